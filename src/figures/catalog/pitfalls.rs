//! Silent bugs in positional encodings: the correct matrix, the wrong one, their difference, and the effect on
//! distances.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

mod curves;

use self::curves::Curves;
use super::shared::cells::{bar, cells};
use super::shared::sentences::range as range_words;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::encoding::{PairLayout, encode, encoded, freq, wavelength};
use crate::core::pitfalls::{Bug, Faulty};
use crate::core::schedule::Schedule;
use crate::core::vectors::{euclidean_distance, norm};
use crate::params::{ParamId, Params, Pitfall};
use crate::scene::{
    Arrange, Axis, ColorBar, ColorMap, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Ticks,
};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "pitfalls",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pitfall],
    keys: [Some(ParamId::K), None],
    plays: Some(ParamId::K),
    fixed: &[ParamId::Schedule, ParamId::Layout],
    controls: &[ParamId::Pitfall],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "caption.none", holds: |params| [0, 1, 2, 3].iter().all(|pos| is_right(params, *pos)) },
    Statement { text: "exponent", holds: |params| frequencies(params).skip(1).all(|(right, [sin, _])| sin < right) },
    Statement { text: "cosine", holds: |params| frequencies(params).all(|(_, [sin, cos])| sin != cos) },
    Statement { text: "halves", holds: is_rotated },
    Statement { text: "halves.shown", holds: is_rotated },
    Statement { text: "single", holds: are_off_by_a_radian_at_most },
    Statement { text: "law.rounding", holds: keeps_the_offset_law },
    Statement { text: "law.kept", holds: keeps_the_offset_law },
    Statement { text: "norms.same", holds: has_the_norm },
    Statement { text: "longest.same", holds: |params| (longest_ratio(params) - 1.0).abs() < 1e-3 },
    Statement { text: "longest", holds: |params| longest_ratio(params) != 1.0 },
];

fn faulty(params: &Params) -> Faulty {
    Faulty { bug: bug(params.pitfall).0, d_model: params.d_model, base: params.base }
}

/// For each pair, the correct frequency and those of its sine and cosine.
fn frequencies(params: &Params) -> impl Iterator<Item = (f64, [f64; 2])> {
    let (faulty, d_model, base) = (faulty(params), params.d_model, params.base);
    (0..params.pairs()).map(move |pair| (freq(d_model, base, pair), faulty.freqs(pair)))
}

/// A drawn position: the `pos`-th from the start, or for [`Pitfall::Single`] from the far end.
fn place(params: &Params, pos: u32) -> f64 {
    let pos = pos.min(params.n_pos - 1);
    f64::from(if params.pitfall == Pitfall::Single { FAR - pos } else { pos })
}

fn is_right(params: &Params, pos: u32) -> bool {
    let pos = place(params, pos);
    faulty(params).encode(pos) == encode(params.d_model, params.base, pos)
}

/// Whether the correct encoding equals that of position 0, rotated within neighbouring pairs of dimensions.
fn is_rotated(params: &Params) -> bool {
    let [start, expected] = [0.0, 3.0].map(|pos| encode(params.d_model, params.base, pos));
    let errors = (0..params.pairs()).map(|pair| {
        let (sin, cos) = (3.0 * freq(params.d_model, params.base, pair)).sin_cos();
        let [at, next] = [2 * pair, 2 * pair + 1].map(|dim| dim as usize);
        let rotated = [start[at] * cos + start[next] * sin, start[next] * cos - start[at] * sin];
        (rotated[0] - expected[at]).abs().max((rotated[1] - expected[next]).abs())
    });
    // Sines and cosines of angles up to 3, computed in two ways.
    errors.fold(0.0, f64::max) < 1e-15
}

/// Whether angles at the far end, computed in f32, are off by at most a radian.
fn are_off_by_a_radian_at_most(params: &Params) -> bool {
    let angle = |freq: f64| f64::from(FAR as f32 * freq as f32) - f64::from(FAR) * freq;
    frequencies(params).all(|(right, _)| angle(right).abs() <= 1.0)
}

/// Whether the distance between neighbouring positions is the same at the first position and at the next one.
fn keeps_the_offset_law(params: &Params) -> bool {
    let [first, second, third] = [0, 1, 2].map(|pos| faulty(params).encode(place(params, pos)));
    (euclidean_distance(&first, &second) - euclidean_distance(&second, &third)).abs() < 1e-11 || params.n_pos < 3
}

fn has_the_norm(params: &Params) -> bool {
    let [norm, right] = [norm(&faulty(params).encode(place(params, 1))), (f64::from(params.d_model) / 2.0).sqrt()];
    (norm / right - 1.0).abs() < 1e-3
}

/// The ratio of the longest wavelength to the correct one.
fn longest_ratio(params: &Params) -> f64 {
    faulty(params).longest() / wavelength(params.d_model, params.base, params.pairs() - 1)
}

/// Maximum number of pairs drawn. Statistics use all pairs.
const MOST_PAIRS: u32 = 32;
/// Maximum number of positions, in the drawing and in the statistics.
const MOST_POSITIONS: u32 = 64;
/// Minimum number of positions, even if they exceed the budget [`TURNS`].
const LEAST_POSITIONS: u32 = 8;
/// Maximum number of rotations computed for the statistics.
const TURNS: u32 = 60_000;
/// The position from which f32 cannot represent neighbouring integers.
const FAR: u32 = 1 << 24;
const NARROWEST: f64 = 280.0;

fn scene(params: &Params) -> Scene {
    let (faulty, bug_key) = (faulty(params), bug(params.pitfall).1);
    let bug = faulty.bug;
    let freqs = Schedule::Geometric.freqs(params.d_model, params.base);
    let max_positions = (TURNS / params.pairs()).clamp(LEAST_POSITIONS, MOST_POSITIONS);
    let count = params.n_pos.min(max_positions);
    let first = if bug == Bug::Single { FAR + 1 - count } else { 0 };
    let positions: Vec<f64> = (first..first + count).map(f64::from).collect();
    let stride = params.pairs().div_ceil(MOST_PAIRS);
    let mut drawn: Vec<u32> = (0..params.pairs()).step_by(stride as usize).collect();
    // The last pair is always drawn: some bugs affect only that one.
    if let Some(last) = drawn.last_mut() {
        *last = params.pairs() - 1;
    }
    let wrong = faulty.encodings(&positions);
    let right: Vec<Vec<f64>> = positions.iter().map(|&pos| encoded(&freqs, PairLayout::Interleaved, pos)).collect();
    let differences: Vec<Vec<f64>> = wrong.iter().zip(&right).map(|(wrong, right)| difference(wrong, right)).collect();
    // PERF: compared by hand, because `max` is a function call and there are a hundred thousand comparisons.
    let greater = |largest: f64, entry: &f64| if entry.abs() > largest { entry.abs() } else { largest };
    let largest = differences.iter().flatten().fold(0.0, greater);
    let norms = range(wrong.iter().map(|encoding| norm(encoding)));
    let curves = Curves::new(&freqs, &wrong);
    let longest = [wavelength(params.d_model, params.base, params.pairs() - 1), faulty.longest()];
    let [right_longest, wrong_longest] = longest.map(|longest| significant(longest, 5));
    let [right_norm, norms] = [significant((f64::from(params.d_model) / 2.0).sqrt(), 4), range_words(norms, 4)];
    let is_different = largest > 0.0;
    // If two numbers have the same printed form, the text says that they are the same.
    let sentences = [
        (
            is_different,
            ["figure.pitfalls.longest", "figure.pitfalls.longest.same"][usize::from(right_longest == wrong_longest)],
        ),
        (is_different, ["figure.pitfalls.norms", "figure.pitfalls.norms.same"][usize::from(right_norm == norms)]),
        (is_different && curves.wrong.len() > 1, curves.law(bug)),
        (true, "figure.pitfalls.positions"),
        (true, "figure.pitfalls.order"),
        (bug == Bug::Odd, "figure.pitfalls.odd.crash"),
        (bug == Bug::Halves, "figure.pitfalls.halves.shown"),
        (stride > 1, "figure.pitfalls.drawn"),
    ];
    let mut values = vec![
        ("bug", fill(bug_key, &[("slower", significant(1_f64.to_degrees(), 3))])),
        ("right", right_longest),
        ("wrong", wrong_longest),
        ("difference", significant(largest, 3)),
        ("norm", right_norm),
        ("range", norms),
        ("spread", significant(curves.spread, 2)),
        ("starts", whole(curves.wrong.len() as u32)),
        ("positions", range_words([positions[0], positions[positions.len() - 1]], 12)),
        ("pairs", whole(params.pairs())),
        ("drawn", whole(drawn.len() as u32)),
    ];
    let caption = fill(if is_different { "figure.pitfalls.caption" } else { "figure.pitfalls.caption.none" }, &values);
    let sentences = sentences.into_iter().filter(|(is_included, _)| *is_included).map(|(_, key)| fill(key, &values));
    let details = text::sentences(sentences);
    values.extend([("caption", caption.clone()), ("details", details.clone())]);
    let alt = fill("figure.pitfalls.alt", &values);
    let rows = DrawnRows { first, drawn };
    // The colour range must have a positive length, even without any difference.
    let end = if largest > 0.0 { largest } else { 1.0 };
    Scene {
        panels: vec![
            rows.panel("figure.pitfalls.right", &right, 1.0, false),
            rows.panel("figure.pitfalls.wrong", &wrong, 1.0, true),
            rows.panel("figure.pitfalls.difference", &differences, end, true),
            curves.panel(),
        ],
        arrange: Arrange::Flow(NARROWEST),
        caption,
        details,
        alt,
    }
}

fn bug(pitfall: Pitfall) -> (Bug, &'static str) {
    match pitfall {
        Pitfall::Exponent => (Bug::Exponent, "figure.pitfalls.exponent"),
        Pitfall::Cosine => (Bug::Cosine, "figure.pitfalls.cosine"),
        Pitfall::Odd => (Bug::Odd, "figure.pitfalls.odd"),
        Pitfall::Denominator => (Bug::Denominator, "figure.pitfalls.denominator"),
        Pitfall::Degrees => (Bug::Degrees, "figure.pitfalls.degrees"),
        Pitfall::Single => (Bug::Single, "figure.pitfalls.single"),
        Pitfall::Halves => (Bug::Halves, "figure.pitfalls.halves"),
    }
}

fn difference(wrong: &[f64], right: &[f64]) -> Vec<f64> {
    wrong.iter().zip(right).map(|(wrong, right)| wrong - right).collect()
}

fn range(values: impl Iterator<Item = f64>) -> [f64; 2] {
    values.fold([f64::INFINITY, 0.0], |[low, high], value| [value.min(low), value.max(high)])
}

/// The position in the first column, and the pairs in the rows.
struct DrawnRows {
    first: u32,
    drawn: Vec<u32>,
}

impl DrawnRows {
    fn panel(&self, key: &str, encodings: &[Vec<f64>], range: f64, has_bar: bool) -> Panel {
        let (rows, columns) = (2 * self.drawn.len(), encodings.len());
        let mut entries: Vec<f64> = Vec::with_capacity(rows * columns);
        // Sines and cosines are in separate halves, because alternating rows would look like stripes, whatever the
        // values.
        let dims: Vec<u32> =
            [0, 1].into_iter().flat_map(|component| self.drawn.iter().map(move |pair| 2 * pair + component)).collect();
        for dim in &dims {
            entries.extend(encodings.iter().map(|encoding| encoding[*dim as usize]));
        }
        let first = self.first;
        let values = entries.clone();
        let read = move |[x, y]: [f64; 2]| {
            let [column, row] = [x.round().clamp(0.0, columns as f64 - 1.0), y.round().clamp(0.0, rows as f64 - 1.0)];
            let values = [
                ("pos", whole(f64::from(first) + column)),
                ("dim", whole(dims[row as usize])),
                ("pair", whole(dims[row as usize] / 2)),
                ("component", text::get(["label.sin", "label.cos"][dims[row as usize] as usize % 2]).into()),
                ("value", significant(values[row as usize * columns + column as usize], 6)),
            ];
            Some(Reading { at: [column, row], text: fill("figure.pitfalls.read", &values) })
        };
        let [x_end, y_end] = [columns, rows].map(|count| count as f64 - 1.0);
        let axis = |key, domain, ticks| Axis {
            ticks: Ticks::At(ticks),
            ..Axis::whole(text::get(key), domain, Measure::Other)
        };
        let mut across = vec![(0.0, whole(first)), (x_end, whole(f64::from(first) + x_end))];
        across.truncate(columns.min(2));
        let half = self.drawn.len() as f64;
        let named = |key, pair: u32| fill(key, &[("pair", whole(pair))]);
        let last = self.drawn[self.drawn.len() - 1];
        let mut down = vec![(0.0, named("figure.pitfalls.sin", 0)), (half, named("figure.pitfalls.cos", 0))];
        if last > 0 {
            down.push((y_end, named("figure.pitfalls.cos", last)));
        }
        let bounds = [-range, range];
        let color_bar: Option<ColorBar> = has_bar.then(|| bar(ColorMap::Diverging, bounds));
        Panel {
            title: Some(text::get(key).into()),
            x: axis("axis.pos", [-0.5, x_end + 0.5], across),
            y: axis("axis.dim", [y_end + 0.5, -0.5], down),
            equal: false,
            marks: vec![
                cells(entries, columns, ColorMap::Diverging, bounds),
                Mark::Rule {
                    along: Direction::Y,
                    at: half - 0.5,
                    pen: Pen::solid(Ink::Background).width(4.0),
                    label: None,
                },
            ],
            color_bar,
            read: Some(Box::new(read)),
            cursor_reading: None,
            drag: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::freqs;

    fn of(pitfall: Pitfall) -> Scene {
        scene(&Params { pitfall, ..Params::default() })
    }

    #[test]
    fn a_doubled_exponent_squares_the_powers_of_the_base() {
        let details = of(Pitfall::Exponent).details;
        let squared = significant(std::f64::consts::TAU * 10_000_f64.powf(4.0 * 63.0 / 128.0), 5);
        assert!(details.contains(&squared) && details.contains("54\u{202f}410"), "{details}");
    }

    #[test]
    fn the_text_does_not_claim_a_difference_where_there_is_none() {
        let details = of(Pitfall::Odd).details;
        assert!(details.contains("is 54\u{202f}410 in both"), "{details}");
        let details = of(Pitfall::Exponent).details;
        assert!(details.contains("Norms are 8 in both") && details.contains("up to rounding ("), "{details}");
    }

    /// “8 to 8” would suggest a variation.
    #[test]
    fn a_range_is_printed_only_if_its_ends_differ_as_printed() {
        for pitfall in Pitfall::ALL.iter().copied() {
            for (d_model, n_pos) in [(2, 1), (4, 2), (128, 50), (128, 3000), (512, 50)] {
                let details = scene(&Params { d_model, n_pos, pitfall, ..Params::default() }).details;
                let words: Vec<&str> = details.split(' ').collect();
                let same = words.windows(3).find(|three| three[1] == "to" && three[0] == three[2]);
                assert!(same.is_none(), "{pitfall:?} at d {d_model}, n {n_pos}: {same:?} in {details}");
            }
        }
    }

    #[test]
    fn rows_of_sines_are_above_rows_of_cosines() {
        let scene = of(Pitfall::Odd);
        let says = |panel: usize, row| {
            (scene.panels[panel].read.as_ref().expect("a reading"))([3.0, row]).expect("a value").text
        };
        // Of 64 pairs, every second and the last are drawn.
        assert!(
            says(0, 0.0).contains("dimension 0 (sin of pair 0)")
                && says(0, 32.0).contains("dimension 1 (cos of pair 0)")
        );
        assert!(says(1, 63.0).ends_with("dimension 127 (cos of pair 63): 0"), "{}", says(1, 63.0));
        let wrong = |panel: usize, row: f64| !says(panel, row).ends_with(": 0");
        assert!(wrong(2, 63.0) && (0..63).all(|row| !wrong(2, f64::from(row))), "only the last row differs");
    }

    #[test]
    fn the_text_says_that_usual_programs_fail_for_an_odd_width() {
        assert!(of(Pitfall::Odd).details.contains("stop with an error"));
    }

    #[test]
    fn only_bugs_that_separate_sine_and_cosine_frequencies_break_the_offset_law() {
        let spread = |bug| {
            let faulty = Faulty { bug, d_model: 128, base: 1e4 };
            let encodings: Vec<_> = (0..50).map(|pos| faulty.encode(f64::from(pos))).collect();
            Curves::new(&freqs(128, 1e4), &encodings).spread
        };
        // The law holds up to the rounding of a sum of 128 squares.
        assert!(
            [Bug::Exponent, Bug::Denominator, Bug::Degrees, Bug::Halves].into_iter().all(|bug| spread(bug) < 1e-12)
        );
        assert!(spread(Bug::Cosine) > 0.1 && spread(Bug::Odd) > 0.0);
    }

    #[test]
    fn f32_angles_are_shown_where_they_fail() {
        let scene = of(Pitfall::Single);
        assert!(scene.details.contains("16\u{202f}777\u{202f}216"), "{}", scene.details);
    }
}
