//! Verdicts on tables written by libraries (`tests/reference/make_libraries.py`) match the expected ones.

use std::path::Path;

use phasor_figures::check::convention::Convention;
use phasor_figures::check::hypothesis::Hypothesis;
use phasor_figures::check::layout::Layout;
use phasor_figures::check::verdict::{Finding, Known};
use phasor_figures::check::{Matrix, Verdict, check, words};
use serde_json::Value;

/// The kind of a verdict, with the same priorities as its headline.
fn kind(verdict: &Verdict) -> &'static str {
    let Finding::Known(known) = &verdict.finding else {
        return if let Finding::Nothing(_) = verdict.finding { "nothing" } else { "unknown" };
    };
    match &**known {
        Known { row: Some(_), .. } => "row",
        Known { holes: 1.., .. } => "dropout",
        Known { off: 1.., .. } => "off",
        Known { bug: Some(_), .. } => "bug",
        Known { convention: Some(_), .. } => "convention",
        _ => "known",
    }
}

fn convention(known: &Known) -> &'static str {
    match known.convention {
        None => "",
        Some(Convention::Tensor2Tensor) => "tensor2tensor",
        Some(Convention::Halves) => "halves",
        Some(Convention::CosinesFirst) => "cosines-first",
        Some(Convention::Rotary) => "rotary",
        Some(Convention::Grid) => "grid",
        Some(Convention::RotaryGrid) => "rotary grid",
        Some(Convention::Octaves) => "octaves",
        Some(Convention::Wavelengths) => "wavelengths",
        Some(Convention::Scaled) => "scaled",
    }
}

/// The value of a verdict for a key of `wanted.json`, as text.
fn actual(verdict: &Verdict, key: &str) -> String {
    match (key, &verdict.finding) {
        ("says", _) => kind(verdict).into(),
        ("turned", _) => verdict.is_transposed.to_string(),
        ("why", Finding::Nothing(why)) => format!("{why:?}"),
        (_, Finding::Known(known)) => of_known(known, verdict.shape[0], key),
        _ => String::new(),
    }
}

fn of_known(known: &Known, rows: usize, key: &str) -> String {
    let best = &known.best;
    match key {
        "layout" => format!("{:?}", best.layout),
        "rule" => format!("{:?}", best.rule).trim_start_matches("Wrong(").trim_end_matches(')').into(),
        "convention" => convention(known).into(),
        "level" => format!("{:?}", known.level),
        "zero" => format!("{:?}", known.zero_rows),
        "row" => known.row.map(|(row, _)| row.to_string()).unwrap_or_default(),
        "why" => known.row.map(|(_, why)| format!("{why:?}")).unwrap_or_default(),
        "bug" => known.bug.map(|bug| format!("{bug:?}")).unwrap_or_default(),
        "off" => known.off.to_string(),
        "padded" => known.is_padded.to_string(),
        "grid" => {
            let rows = rows - known.zero_rows.len();
            best.grid.map(|grid| format!("[{}, {}]", rows / grid.width, grid.width)).unwrap_or_default()
        }
        "lacks" => if best.layout.is_of_sines() { "cosines" } else { "" }.into(),
        other => panic!("no {other}"),
    }
}

/// The differences from the expected values.
fn differences(verdict: &Verdict, wanted: &Value) -> Vec<String> {
    let best = verdict.known().map(|known| &known.best);
    let wrong = |(key, wanted): (&String, &Value)| {
        let number = match key.as_str() {
            "file" | "by" => return None,
            "base" => best.map(|best| best.base),
            "first" => best.map(Hypothesis::position),
            "step" => best.map(|best| best.step),
            "scale" => best.map(|best| best.scale),
            _ => None,
        };
        let (is_right, actual) = if let Some(number) = number {
            // Measured values have seven digits in float32.
            let wanted = wanted.as_f64().expect("a number");
            ((number - wanted).abs() <= 1e-5 * wanted.abs().max(1.0), number.to_string())
        } else {
            let actual = actual(verdict, key);
            let wanted = wanted.as_str().map_or_else(|| wanted.to_string().replace(',', ", "), str::to_owned);
            (actual == wanted, actual)
        };
        (!is_right).then(|| format!("{key}: {actual} instead of {wanted}"))
    };
    wanted.as_object().expect("an object").iter().filter_map(wrong).collect()
}

#[test]
fn tables_of_libraries_get_the_expected_verdicts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reference/libraries");
    let text = std::fs::read_to_string(folder.join("wanted.json")).expect("wanted.json");
    let all: Vec<Value> = serde_json::from_str(&text).expect("JSON");
    assert!(all.len() >= 40, "{}", all.len());
    let mut wrong = Vec::new();
    for wanted in &all {
        let name = wanted["file"].as_str().expect("a name");
        let file = std::fs::read(folder.join(format!("{name}.npy"))).expect(name);
        let verdict = check(&Matrix::from_npy(&file, 128).expect(name), 1e4);
        let differences = differences(&verdict, wanted);
        if !differences.is_empty() {
            wrong.push(format!("{name}: {}", differences.join("; ")));
        }
        let report = words::report(&verdict);
        let words = report.rows.iter().map(|(_, words)| words).chain(&report.notes).chain([&report.head]);
        for words in words {
            assert!(!words.is_empty() && !words.contains(['{', '}', '⟨']) && !words.contains(".."), "{name}: {words}");
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// The table of tensor2tensor is named as a known convention, and a table with sines twice gets a note on missing
/// cosines.
#[test]
fn conventions_are_named_in_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reference/libraries");
    let report = |name: &str| {
        let file = std::fs::read(folder.join(name)).expect(name);
        words::report(&check(&Matrix::from_npy(&file, 128).expect(name), 1e4))
    };
    let timing = report("tensor2tensor.npy");
    assert!(timing.head.contains("known") && timing.head.contains("tensor2tensor") && !timing.head.contains("bug"));
    assert!(report("sine-twice.npy").notes.iter().any(|note| note.contains("cosines are missing")));
    assert!(report("row-repeated.npy").head.contains("Row 5 repeats row 4"));
    assert_eq!(Layout::TABLES.len(), 7);
}
