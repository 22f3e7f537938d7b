//! The texts of claims: the wording of a row, the printed numbers, the source, and the figure that shows it.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::claims::Kind::{About, Range, Same};
use phasor_figures::claims::{self, Claim, HEADINGS, Printed, Source};
use phasor_figures::params::Params;
use phasor_figures::scene::Mark;
use phasor_figures::text;

fn claims() -> impl Iterator<Item = &'static Claim> {
    claims::all().map(|(_, claim)| claim)
}

fn claim(id: &str) -> &'static Claim {
    claims().find(|claim| claim.id == id).unwrap_or_else(|| panic!("no claim {id}"))
}

/// A row shows its kind; similar wordings must have the same kind.
#[test]
fn similar_wordings_have_the_same_kind() {
    for claim in claims() {
        let (id, says, kind) = (claim.id, claim.says(), claim.kind());
        assert!(claim.checks.iter().all(|check| check.printed.kind() == kind), "{id}: several kinds");
        let is_rough = ["about", "almost", "nearly"].iter().any(|word| says.contains(word));
        assert!(!is_rough || matches!(kind, About | Same), "{id}: {says}");
        // Round numbers count as approximate, too.
        assert!(kind != About || is_rough || ["steps-256", "times-400"].contains(&id), "{id}: {says}");
        assert_eq!(kind == Range, says.contains(['–', '[']), "{id}: {says}");
        assert!(kind != Same || ["almost", "identical", "same", " = "].iter().any(|word| says.contains(word)), "{id}");
    }
    for id in ["collide", "six-apart", "two-cycles"] {
        assert_eq!(claim(id).kind(), Same, "{id}");
    }
}

/// Formats a number to this unit of its last digit, like the source.
fn printed(number: f64, unit: f64) -> String {
    let decimals = (-unit.log10()).round().max(0.0) as usize;
    format!("{number:.decimals$}").replace('-', "−")
}

/// The checked numbers are those in the text of the row, digit by digit.
#[test]
fn rows_contain_the_numbers_that_are_checked() {
    let in_words = [
        ("paper-range", "2π to 10000·2π"),
        ("turns-50", "eight turns"),
        ("eighth", "an eighth"),
        ("small-offsets", "√Σfreq²"),
        ("su-limit", "∫₀¹"),
    ];
    for claim in claims() {
        let says = claim.says().replace(',', "");
        let tokens: Vec<&str> = says.split(|c: char| !c.is_ascii_digit() && c != '.' && c != '−').collect();
        let says_number = |number: &str| tokens.iter().any(|word| word.trim_end_matches('.') == number);
        for check in claim.checks {
            let numbers = match check.printed {
                Printed::Digits(number, unit) => vec![printed(number, unit)],
                Printed::Between(low, high) => vec![format!("{low}"), format!("{high}")],
                Printed::About(number) => vec![format!("{number}")],
                _ => vec![],
            };
            if let Some((id, words)) = in_words.iter().find(|(id, _)| *id == claim.id) {
                assert!(says.contains(words), "{id}: {says}");
                continue;
            }
            // The row on this table leaves out the first two dimensions, which are as printed.
            if claim.id == "hy-table" && check.value < 8 {
                continue;
            }
            for number in numbers {
                assert!(says_number(&number), "{}: {number} in {says}", claim.id);
            }
        }
    }
}

#[test]
fn every_claim_has_a_text_with_the_checked_values() {
    for claim in claims() {
        let (says, finds) = (claim.says(), claim.computed_text(&(claim.compute)()));
        for words in [&says, &finds, &claim.place_text()] {
            assert!(!words.contains(['{', '}', '∞']) && !words.contains("NaN") && !words.is_empty(), "{}", claim.id);
        }
        assert!(finds.contains(|c: char| c.is_ascii_digit()), "{}: {finds}", claim.id);
        let named = text::files::values(&format!("claim.{}.finds", claim.id));
        // Except a table that is too long, and two equal values.
        for check in claim.checks.iter().filter(|_| !["hy-table", "scatter"].contains(&claim.id)) {
            assert!(named.contains(&format!("v{}", check.value)), "{}: {named:?}", claim.id);
        }
    }
}

#[test]
fn claims_link_to_existing_figures_with_valid_parameters() {
    for claim in claims() {
        let Some((figure, set)) = claim.show else { continue };
        assert!(by_id(figure).is_some(), "{} shows the unknown figure {figure}", claim.id);
        let mut params = Params::default();
        set(&mut params);
        // A requested cursor beyond a short sequence is allowed.
        let within = Params { pos: params.pos, k: params.k, ..params.clamped() };
        assert_eq!(within, params, "{}", claim.id);
    }
}

#[test]
fn every_source_can_be_located() {
    for (heading, source) in HEADINGS {
        let words = text::get(&format!("claims.group.{heading}"));
        let named: &[&str] = match source {
            Source::Paper => &["Vaswani", "href=\"https://arxiv.org/abs/1706.03762\"", "rel=\"noreferrer\""],
            Source::Book => &["Dr. Yoram", "2025"],
            Source::Chinese => &["href=\"http://www.15wanjia.com/news/175940.html\"", "rel=\"noreferrer\""],
            Source::Armenian => &["Hayk Karapetyan", "Դիրքային կոդավորում"],
            Source::Japanese => &["位置エンコーディング", "2023-03-10"],
            Source::Su => &["Su Jianlin", "href=\"https://spaces.ac.cn/archives/8231\"", "rel=\"noreferrer\""],
        };
        assert!(named.iter().all(|name| words.contains(name)), "{heading}: {words}");
    }
    // A reader's comment is distinguished from the post.
    let place = claim("su-orders").place_text();
    assert!(place.contains("comment of 31 August 2021") && place.contains("had not read it"), "{place}");
}

#[test]
fn the_notes_in_japanese_print_four_truncated_decimals() {
    let claim = claim("ja-values");
    let values = (claim.compute)();
    let says = claim.says();
    for (check, value) in claim.checks.iter().zip(&values) {
        let Printed::Digits(number, unit) = check.printed else { panic!("not printed digits") };
        assert_eq!(unit, 1e-4);
        assert!(says.contains(&printed(number, unit)), "{number}: {says}");
        // Truncated to four decimals, towards 0.
        assert_eq!(printed((value * 1e4).trunc() / 1e4, unit), printed(number, unit));
    }
    let missed = claim.checks.iter().filter(|check| {
        let Printed::Digits(number, unit) = check.printed else { return false };
        (values[check.value] - number).abs() > unit / 2.0
    });
    assert_eq!(missed.count(), 4, "four of the eight differ from the rounded value");
}

/// The curves behind the verdict on Su's θ are visible in a figure.
#[test]
fn every_checked_theta_has_a_mark_and_a_curve() {
    let su = claim("su-theta");
    let (id, set) = su.show.expect("a figure");
    let mut params = Params::default();
    set(&mut params);
    let drawing = by_id(id).expect("drawn").drawing();
    let scene = drawing.scene(&params, &mut Searches::default());
    let values = (su.compute)();
    for zero in &values[..4] {
        let is_zero = |point: &[f64; 2]| point[1] == 0.0 && (point[0] / zero - 1.0).abs() < 1e-9;
        let is_marked = |mark: &Mark| matches!(mark.plain(), Mark::Dots { points, .. } if points.iter().any(is_zero));
        assert!(scene.panels[1].marks.iter().any(is_marked), "no mark at {zero}");
    }
    // One curve for each θ, including the fifth, which has no zero; plus the paper's curve, the sum and the casing of the current curve.
    let is_curve = |mark: &&Mark| matches!(mark.plain(), Mark::Line { .. });
    assert_eq!(scene.panels[0].marks.iter().filter(is_curve).count(), su.checks.len() + 3);
}
