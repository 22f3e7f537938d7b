//! Each wavelength over the one before: the same factor all along.

use super::shared::level::level;
use super::shared::said::{joined, range};
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::encoding::{freqs, ratio};
use crate::core::schedule::Schedule;
use crate::params::{ParamId, Params};
use crate::scene::{Along, Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "ratios",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule],
    keys: [Some(ParamId::Pair), None],
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(512), n_pos: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "caption", holds: |params| is_geometric(&params.freqs(), params) },
    Statement { text: "caption.other", holds: |params| params.schedule != Schedule::Geometric && params.pairs() > 2 },
    Statement { text: "notice", holds: |params| is_geometric(&freqs(params.d_model, params.base), params) },
    Statement { text: "equal", holds: |params| is_geometric(&params.freqs(), params) },
    Statement { text: "rounding", holds: |params| is_geometric(&params.freqs(), params) },
];

/// Whether all ratios are the exact one, up to rounding: that of powers of a base up to 10⁹, and, where an end is reached by
/// a sum from 1, of 10⁻¹⁶ in a frequency of 3·10⁻⁵.
fn is_geometric(freqs: &[f64], params: &Params) -> bool {
    let exact = ratio(params.d_model, params.base);
    freqs.windows(2).all(|pair| (pair[0] / pair[1] / exact - 1.0).abs() < 1e-11)
}

/// Beyond so many ratios only some have their dot.
const MOST_DOTS: usize = 300;
/// The least height of the axis below 1 and above the mean: a constant is not to be shown as noise.
const LEAST_MARGIN: f64 = 0.01;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let ratios: Vec<f64> = freqs.windows(2).map(|pair| pair[0] / pair[1]).collect();
    if ratios.is_empty() {
        return empty();
    }
    let (count, last) = (ratios.len(), ratios.len() as f64 - 1.0);
    let mean = ratios.iter().sum::<f64>() / count as f64;
    let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = ratios.iter().copied().fold(0.0, f64::max);
    let margin = (0.25 * (greatest - 1.0)).max(LEAST_MARGIN);
    let stride = count.div_ceil(MOST_DOTS);
    let points: Vec<_> = ratios.iter().enumerate().step_by(stride).map(|(pair, &ratio)| [pair as f64, ratio]).collect();
    let label = fill("figure.ratios.mean", &[("value", significant(mean, 6))]);
    // One ratio has no other to differ from: the ends are the same in every schedule.
    let is_geometric = params.schedule == Schedule::Geometric || count == 1;
    let differ = match (greatest > least, is_geometric) {
        (false, _) => "figure.ratios.equal",
        (true, true) => "figure.ratios.rounding",
        (true, false) => "figure.ratios.differ",
    };
    let differ = fill(differ, &[("spread", significant(greatest - least, if is_geometric { 1 } else { 4 }))]);
    let exact = ratio(params.d_model, params.base);
    // Of a factor next to 1 six digits would show nothing but the 1.
    let digits = if exact - 1.0 < 1e-3 { 12 } else { 6 };
    let values = [
        ("differ", differ),
        ("mean", significant(mean, digits)),
        ("exact", significant(exact, digits)),
        ("range", range([least, greatest], digits)),
        ("count", whole(count as f64)),
        ("shown", whole(points.len() as f64)),
        ("last", whole(last)),
    ];
    let sampled = if stride > 1 { fill("figure.ratios.sampled", &values) } else { String::new() };
    let marks = vec![
        Mark::Rule { along: Along::Y, at: 1.0, pen: Pen::solid(Ink::Faint).width(1.0), label: None },
        level(mean, label),
        Mark::Dots { points, radius: 2.0, ink: Ink::Accent, hollow: false, label: None },
    ];
    let read = move |[x, _]: [f64; 2]| {
        let pair = x.round().clamp(0.0, last) as u32;
        let value = ratios[pair as usize];
        let values = [("pair", whole(pair)), ("next", whole(pair + 1)), ("ratio", significant(value, 6))];
        Some(Reading { at: [f64::from(pair), value], text: fill("figure.ratios.read", &values) })
    };
    let y = [1.0 - margin.min(1.0), greatest + margin];
    let caption = if is_geometric { "figure.ratios.caption" } else { "figure.ratios.caption.other" };
    Scene {
        panels: vec![Panel { read: Some(Box::new(read)), ..panel(last.max(1.0), y, marks) }],
        arrange: Arrange::Stack,
        caption: fill(caption, &values),
        details: joined(&[fill("figure.ratios.details", &values), sampled]),
        alt: fill("figure.ratios.alt", &values),
    }
}

/// Two dimensions are one pair, and one pair has no neighbour.
fn empty() -> Scene {
    let text = text::get("figure.ratios.none");
    let words = text::get("figure.ratios.none.label").into();
    let label = Mark::Label { at: [0.5, 1.0], shift: [0.0, -12.0], text: words, ink: Ink::Muted };
    Scene {
        panels: vec![panel(1.0, [0.0, 2.0], vec![label])],
        arrange: Arrange::Stack,
        caption: text.into(),
        details: text::get("figure.ratios.none.details").into(),
        alt: text::get("figure.ratios.alt.none").into(),
    }
}

fn panel(last: f64, y: [f64; 2], marks: Vec<Mark>) -> Panel {
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pair"), [0.0, last], Measure::Pair),
        y: Axis::linear(text::get("axis.ratio"), y),
        equal: false,
        marks,
        color_bar: None,
        read: None,
        here: None,
        grab: None,
    }
}
