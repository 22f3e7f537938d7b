//! The messages for every kind of verdict.

use std::ops::{Deref, DerefMut};
use std::sync::LazyLock;

use phasor_figures::check::axes::Note;
use phasor_figures::check::convention::Convention;
use phasor_figures::check::hypothesis::{Grid, Rule, Sharing};
use phasor_figures::check::judgement::Judgement;
use phasor_figures::check::laws::{Slip, Why};
use phasor_figures::check::layout::Layout;
use phasor_figures::check::precision::Level;
use phasor_figures::check::verdict::{Difference, Finding, Known, Nothing, RowFault};
use phasor_figures::check::{Form, Matrix, Verdict, check, words};
use phasor_figures::core::encode;
use phasor_figures::core::pitfalls::Bug;

/// What a test changes of the verdict on a known encoding.
#[derive(Clone)]
struct Draft {
    shape: [usize; 2],
    decimals: Option<i32>,
    is_transposed: bool,
    known: Known,
}

impl Deref for Draft {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.known
    }
}

impl DerefMut for Draft {
    fn deref_mut(&mut self) -> &mut Known {
        &mut self.known
    }
}

/// The verdict on a correct encoding of 30 positions and 64 dimensions.
static PLAIN: LazyLock<Draft> = LazyLock::new(|| {
    let values = (0..30).flat_map(|pos| encode(64, 1e4, f64::from(pos))).collect();
    let verdict = check(&Matrix { rows: 30, cols: 64, values, decimals: None, form: Form::Table }, 1e4);
    let known = verdict.known().expect("a known encoding").clone();
    Draft { shape: verdict.shape, decimals: verdict.decimals, is_transposed: verdict.is_transposed, known }
});

fn changed(change: impl Fn(&mut Draft)) -> Verdict {
    let mut draft = PLAIN.clone();
    change(&mut draft);
    let Draft { shape, decimals, is_transposed, known } = draft;
    Verdict { shape, decimals, is_transposed, finding: Finding::Known(Box::new(known)) }
}

/// The headline if this was found.
fn head_of(finding: Finding) -> String {
    words::report(&Verdict { finding, ..changed(|_| ()) }).head
}

fn head(change: impl Fn(&mut Draft)) -> String {
    words::report(&changed(change)).head
}

fn notes(change: impl Fn(&mut Draft)) -> Vec<String> {
    words::report(&changed(change)).notes
}

/// The text of a property.
fn property(name: &str, change: impl Fn(&mut Draft)) -> Option<String> {
    words::report(&changed(change)).rows.into_iter().find(|row| row.0 == name).map(|row| row.1)
}

const AT: Difference = Difference { row: 3, col: 5, expected: 0.5, found: 0.25 };

#[test]
fn the_headline_has_the_most_important_result() {
    assert_eq!(head(|_| ()), "This is the paper’s encoding, entry by entry.");
    let nothing = |why| head_of(Finding::Nothing(why));
    assert!(nothing(Nothing::Zeros).contains("never filled"));
    assert!(nothing(Nothing::Constant).contains("all numbers are the same"));
    assert!(nothing(Nothing::Rows).contains("all rows are the same"));
    let unknown = head_of(Finding::Unknown(Some(AT)));
    assert!(unknown.contains("no encoding that is known") && unknown.contains("row 3, dimension 5"), "{unknown}");
    let off = head(|verdict| (verdict.off, verdict.differs, verdict.bug) = (2, Some(AT), Some(Bug::Odd)));
    assert_eq!(off, "2 entries are off. The first is in row 3, dimension 5 (both from 0): 0.25 instead of 0.5.");
    let dropout = head(|verdict| (verdict.holes, verdict.off, verdict.best.scale) = (7, 2, 1.25));
    assert!(dropout.contains("after a dropout: 7 entries are zero") && dropout.contains("1.25 times"), "{dropout}");
    // A dropout makes the other entries larger.
    let holes = head(|verdict| verdict.holes = 7);
    assert!(holes.contains("7 entries are zero that should not be") && !holes.contains("dropout"), "{holes}");
    let bug = head(|verdict| (verdict.bug, verdict.convention) = (Some(Bug::Odd), Some(Convention::Grid)));
    assert_eq!(bug, "This has a known bug.");
    let scaled = head(|verdict| verdict.convention = Some(Convention::Scaled));
    assert!(scaled.contains("not the paper’s: all entries are multiplied"), "{scaled}");
}

/// A fault is never called right.
#[test]
fn every_verdict_is_judged() {
    use Judgement::{Doubtful, Right, Wrong};
    type Case = (fn(&mut Draft), Option<Judgement>);
    let slip = |why| Slip { base: 54.6, cols: 64, why };
    let cases: [Case; 15] = [
        (|_| (), Some(Right)),
        (|verdict| verdict.convention = Some(Convention::Halves), Some(Right)),
        (|verdict| verdict.best.layout = Layout::CosSinHalves, Some(Right)),
        (|verdict| verdict.level = Level::Single, Some(Right)),
        (|verdict| verdict.level = Level::HalfAngles, Some(Wrong)),
        (|verdict| verdict.bug = Some(Bug::Odd), Some(Wrong)),
        (|verdict| verdict.off = 1, Some(Wrong)),
        (|verdict| verdict.holes = 1, Some(Wrong)),
        (|verdict| verdict.row = Some((6, RowFault::Zero)), Some(Wrong)),
        (|verdict| verdict.is_transposed = true, Some(Wrong)),
        (|verdict| verdict.best.step = -1.0, Some(Doubtful)),
        (|verdict| verdict.best.layout = Layout::Cosines, None),
        (|verdict| verdict.convention = Some(Convention::Scaled), None),
        (|verdict| verdict.convention = Some(Convention::Wavelengths), None),
        (|verdict| (verdict.bug, verdict.best.step) = (Some(Bug::Odd), -1.0), Some(Wrong)),
    ];
    for (index, (change, judgement)) in cases.into_iter().enumerate() {
        assert_eq!(words::report(&changed(change)).judgement, judgement, "{index}");
    }
    let of_slip = |why| words::report(&changed(|verdict| verdict.slip = Some(slip(why)))).judgement;
    assert_eq!(of_slip(Some((1e4, Why::Log10))), Some(Doubtful));
    assert_eq!(of_slip(Some((1e4, Why::Linear(4.0)))), None);
    let of = |finding| words::report(&Verdict { finding, ..changed(|_| ()) }).judgement;
    assert_eq!(of(Finding::Nothing(Nothing::Zeros)), Some(Wrong));
    assert_eq!(of(Finding::Unknown(None)), None);
    let copies = |is_middle| Note::Copies { shape: "2, 3, 4".into(), count: 3, is_middle };
    assert!(copies(true).may_be_fault() && !copies(false).may_be_fault());
}

#[test]
fn a_wrong_row_is_mended_by_a_line() {
    let fix = |layout, zero_rows: &[usize]| {
        let change = |verdict: &mut Draft| {
            verdict.row = Some((6, RowFault::Zero));
            (verdict.best.layout, verdict.zero_rows) = (layout, zero_rows.to_vec());
        };
        words::report(&changed(change)).fix
    };
    let line =
        "freqs = 10000 ** (-np.arange(0, 64, 2) / 64)\npe[6, 0::2], pe[6, 1::2] = np.sin(6 * freqs), np.cos(6 * freqs)";
    assert_eq!(fix(Layout::Interleaved, &[6]).as_deref(), Some(line));
    // The first two rows are padding, so row 6 is at position 4.
    let line =
        "freqs = 10000 ** (-np.arange(0, 64, 2) / 64)\npe[6] = np.concatenate([np.sin(4 * freqs), np.cos(4 * freqs)])";
    assert_eq!(fix(Layout::Split, &[0, 1, 6]).as_deref(), Some(line));
    assert_eq!(fix(Layout::CosHalves, &[6]), None);
}

#[test]
fn a_single_wrong_row_is_described() {
    let row = |fault, off| {
        head(|verdict| {
            (verdict.row, verdict.off, verdict.differs) = (Some((6, fault)), off, (off > 0).then_some(AT));
        })
    };
    // The wrong entries are those of the row itself, except if rows are delayed: then there are others.
    for (fault, words) in [
        (RowFault::Zero, "Row 6 is zero."),
        (RowFault::Copy, "Row 6 is a copy of row 5"),
        (RowFault::Other, "Row 6 is wrong"),
        (RowFault::Repeat, "Row 6 repeats row 5"),
    ] {
        for off in [0, 2] {
            let message = row(fault, off);
            assert!(message.starts_with(words), "{message}");
            assert_eq!(message.contains("2 entries are off"), fault == RowFault::Repeat && off == 2, "{message}");
        }
    }
}

#[test]
fn notes_have_further_information() {
    assert_eq!(notes(|_| ()), [""; 0]);
    let only_note = |change: &dyn Fn(&mut Draft)| {
        let [note] = <[String; 1]>::try_from(notes(change)).expect("one note");
        note
    };
    let padding = |rows: &[usize], row| only_note(&|verdict| (verdict.zero_rows, verdict.row) = (rows.to_vec(), row));
    assert!(padding(&[1], None).starts_with("Row 1 is zero"));
    assert!(padding(&[0, 1, 2, 3], None).starts_with("4 rows are zero, first 0, 1, 2 "));
    assert!(padding(&[1], Some((6, RowFault::Copy))).starts_with("Row 1 is zero"));
    // The row in the headline has no additional note.
    let zero = Some((6, RowFault::Zero));
    assert_eq!(padding(&[6, 7], zero), "2 rows are zero in all.");
    assert!(notes(|verdict| (verdict.zero_rows, verdict.row) = (vec![6], zero)).is_empty());
    assert!(only_note(&|verdict| verdict.is_padded = true).contains("last column is zero"));
    assert!(only_note(&|verdict| verdict.best.layout = Layout::Sines).contains("cosines are missing"));
    assert!(only_note(&|verdict| verdict.best.layout = Layout::CosHalves).contains("sines are missing"));
    // 1/4096 is a sixteenth of the rounding error of an entry in bfloat16.
    let single = |max_error, bug| {
        notes(|verdict| (verdict.level, verdict.max_error, verdict.bug) = (Level::Single, max_error, bug)).join(" ")
    };
    assert!(single(0.000_25, None).contains("Angles are computed in float32. This is rounding"));
    assert_eq!(single(0.000_24, None), "");
    assert!(!single(0.01, Some(Bug::Single)).contains("This is rounding"));
    assert!(notes(|verdict| (verdict.level, verdict.max_error) = (Level::F16, 0.01)).is_empty());
    for level in [Level::HalfAngles, Level::BrainAngles] {
        assert!(only_note(&|verdict| (verdict.level, verdict.max_error) = (level, 0.04)).contains("off by up to 0.04"));
    }
}

#[test]
fn a_bug_is_reported_with_its_first_wrong_entry() {
    let bug = |bug, shows: Option<Difference>| notes(|verdict| (verdict.bug, verdict.shows) = (Some(bug), shows));
    let shown = bug(Bug::Denominator, Some(AT));
    assert_eq!(shown.len(), 2);
    assert_eq!(shown[1], "It first shows in row 3, dimension 5 (both from 0): 0.25, where 0.5 is right.");
    assert_eq!(bug(Bug::Denominator, None)[1], "In these positions it changes nothing.");
    assert!(bug(Bug::Single, None)[0].starts_with("Angles are computed in float32, and are off"));
    for any in [Bug::Exponent, Bug::Cosine, Bug::Odd, Bug::Denominator, Bug::Degrees, Bug::Single, Bug::Halves] {
        let words = &bug(any, None)[0];
        assert!(words.ends_with('.') && !words.ends_with(".."), "{words}");
    }
    let degrees = |step| notes(|verdict| (verdict.bug, verdict.best.step) = (Some(Bug::Degrees), step))[0].clone();
    let [taken, turned] = [1.0_f64.to_radians(), 1.0_f64.to_degrees()].map(degrees);
    assert!(turned.contains("turned into degrees") && turned.contains("57.3"), "{turned}");
    assert!(!taken.contains("turned into degrees") && taken.contains("57.3"), "{taken}");
}

#[test]
fn a_grid_is_described_by_its_lines_and_places() {
    let grid_words = |is_line_first: bool, sharing: Sharing, change: fn(&mut Draft)| {
        property("Grid", |verdict| {
            verdict.best.grid = Some(Grid { width: 7, is_line_first, sharing, step: 1.0 });
            change(verdict);
        })
        .expect("a grid")
    };
    // 30 rows are 5 lines of 7, the last one incomplete; without two rows of zeros they are 4; transposed, there are 64
    // rows.
    let line = grid_words(true, Sharing::Halves, |_| ());
    assert!(line.starts_with("5 lines of 7 places; the line in the first half"), "{line}");
    assert!(grid_words(true, Sharing::Halves, |verdict| verdict.zero_rows = vec![0, 1]).starts_with("4 lines of 7"));
    assert!(grid_words(true, Sharing::Halves, |verdict| verdict.is_transposed = true).starts_with("10 lines of 7"));
    assert!(grid_words(false, Sharing::Halves, |_| ()).contains("the place in a line in the first half"));
    assert!(grid_words(true, Sharing::Quarters, |_| ()).contains("sines of the line and of the place in it"));
    assert!(grid_words(false, Sharing::Quarters, |_| ()).contains("sines of the place in a line and of the line"));
    let alternating = [true, false].map(|is_line_first| grid_words(is_line_first, Sharing::Alternating, |_| ()));
    assert!(alternating[0].contains("even pairs turn by the line, odd pairs by the place"), "{}", alternating[0]);
    assert!(alternating[1].contains("even pairs turn by the place in a line, odd pairs by the line"));
    let step = |is_line_first, step, of_grid| {
        property("Step", |verdict| {
            verdict.best.step = step;
            verdict.best.grid = Some(Grid { width: 7, is_line_first, sharing: Sharing::Halves, step: of_grid });
        })
    };
    assert_eq!(step(true, 2.0, 3.0).as_deref(), Some("2 for each line, 3 for each place in it"));
    assert_eq!(step(false, 2.0, 3.0).as_deref(), Some("3 for each line, 2 for each place in it"));
    assert_eq!(step(true, 2.0, 2.0).as_deref(), Some("2 for each row"));
    assert_eq!(step(true, 1.0, 1.0), None);
}

#[test]
fn a_scale_is_described_as_a_root_if_it_is_one() {
    let scale = |scale, is_transposed| {
        property("Scale", |verdict| (verdict.best.scale, verdict.is_transposed) = (scale, is_transposed))
    };
    assert_eq!(scale(1.0, false), None);
    assert_eq!(scale(8.0, false).as_deref(), Some("multiplied by 8, the root of 64"));
    assert_eq!(scale(8.001, false).as_deref(), Some("multiplied by 8.001"));
    assert_eq!(scale(8.0, true).as_deref(), Some("multiplied by 8"));
    assert_eq!(scale(30_f64.sqrt(), true).as_deref(), Some("multiplied by 5.47723, the root of 30"));
}

#[test]
fn precision_is_given_by_the_digits_if_they_are_few() {
    let precision = |decimals, level| {
        property("Precision", |verdict| {
            (verdict.decimals, verdict.level, verdict.max_error) = (decimals, level, 0.001);
        })
        .expect("a precision")
    };
    let off = ", to within 0.001";
    assert_eq!(precision(Some(14), Level::F64), format!("as far as 14 decimals show{off}"));
    assert_eq!(precision(Some(1), Level::F64), format!("as far as 1 decimal shows{off}"));
    assert_eq!(precision(Some(-2), Level::F64), format!("as far as 0 decimals show{off}"));
    assert_eq!(precision(Some(15), Level::F64), format!("float64{off}"));
    for (level, words) in [
        (Level::F64, "float64"),
        (Level::F32, "float32, from angles in float64"),
        (Level::Single, "float32, angles too"),
        (Level::F16, "float16"),
        (Level::Bf16, "bfloat16"),
        (Level::HalfAngles, "float16, angles too"),
        (Level::BrainAngles, "bfloat16, angles too"),
    ] {
        assert_eq!(precision(None, level), format!("{words}{off}"));
    }
}

#[test]
fn equivalent_bases_are_listed() {
    let base = |change: fn(&mut Draft)| property("Base", change);
    assert_eq!(base(|verdict| verdict.same.clear()).as_deref(), Some("10\u{202f}000"));
    let same = |slip| property("The same as", |verdict| (verdict.same, verdict.slip) = (vec![(Rule::Half, 1e8)], slip));
    assert_eq!(same(None), None, "a usual base needs no other description");
    let same = same(Some(Slip { base: 1e4, cols: 64, why: None })).expect("another rule");
    assert_eq!(same, "exponent pair/d, base 100\u{202f}000\u{202f}000");
    assert_eq!(base(|verdict| verdict.best.rule = Rule::Octaves), None, "octaves have no base");
    let shape = |change: fn(&mut Draft)| property("Shape", change).expect("a shape");
    assert_eq!(shape(|_| ()), "30 positions, 64 dimensions");
    assert!(shape(|verdict| verdict.is_transposed = true).contains("your columns are positions"));
    let unknown = Verdict { finding: Finding::Unknown(None), ..changed(|_| ()) };
    assert_eq!(words::report(&unknown).rows.len(), 1, "only the shape is known");
}
