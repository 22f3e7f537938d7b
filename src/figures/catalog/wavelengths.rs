//! The wavelength of every pair on a logarithmic axis: a straight line.

use std::f64::consts::TAU;

use super::shared::level::level;
use super::shared::said::joined;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::encoding::freqs;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "wavelengths",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pair), None],
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(512), n_pos: None, cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "notice", holds: is_straight },
    Statement { text: "details", holds: |params| params.freqs().iter().all(|freq| TAU / freq < TAU * params.base) },
    Statement { text: "range.one", holds: |params| params.d_model == 2 },
    Statement {
        text: "range.same",
        holds: |params| params.schedule.freq(params.d_model, params.base, params.pairs() - 1) > 0.999,
    },
];

/// Whether the logarithms of geometric wavelengths differ by equal steps.
fn is_straight(params: &Params) -> bool {
    let logs: Vec<f64> = freqs(params.d_model, params.base).into_iter().map(f64::ln).collect();
    // Logarithms down to −21, each rounded.
    logs.windows(3).all(|three| (three[0] - 2.0 * three[1] + three[2]).abs() < 1e-12)
}

/// Up to so many pairs each has its marker; beyond, about half as many stand at equal distances.
const MOST_MARKERS: u32 = 64;
/// Points of the line.
const MOST_POINTS: u32 = 400;

fn scene(params: &Params) -> Scene {
    let (n_pos, last) = (f64::from(params.n_pos), params.pairs() - 1);
    let freqs = params.freqs();
    let slow_pairs = freqs.iter().filter(|freq| TAU / **freq > n_pos).count();
    let point = move |pair: u32| [f64::from(pair), TAU / freqs[pair as usize]];
    let [first_end, last_end] = [point(0), point(last)];
    let limit = TAU * params.base;
    // The shortest wavelength is 2π and a sequence has a position, so 1 is below everything shown.
    let top = 10_f64.powi(limit.max(n_pos).log10().ceil() as i32);
    let stride = if last < MOST_MARKERS { 1 } else { (last + 1).div_ceil(MOST_MARKERS / 2) };
    let marked = (0..=last).filter(|pair| pair % stride == 0 || *pair == last);
    let marked: Vec<u32> = marked.collect();
    let shown = marked.len() as u32;
    let (slow, turning): (Vec<_>, Vec<_>) =
        marked.into_iter().map(&point).partition(|[_, wavelength]| *wavelength > n_pos);
    let n_label = fill("figure.wavelengths.n", &[("value", whole(params.n_pos))]);
    let limit_label = fill("figure.wavelengths.limit", &[("value", significant(limit, 5))]);
    let mut marks = vec![level(n_pos, n_label).of("n"), level(limit, limit_label).of("limit")];
    // More points than columns would not be seen.
    let line = (0..=last).filter(|pair| pair % last.div_ceil(MOST_POINTS).max(1) == 0 || *pair == last).map(&point);
    marks.push(Mark::Line { points: line.collect(), pen: Pen::solid(Ink::Strong), label: None }.of("line"));
    for (points, hollow, key) in
        [(turning, false, "figure.wavelengths.turning"), (slow, true, "figure.wavelengths.slow")]
    {
        if !points.is_empty() {
            let label = Some(text::get(key).into());
            marks.push(Mark::Dots { points, radius: 3.0, ink: Ink::Strong, hollow, label }.of("line"));
        }
    }
    let mut values = vec![
        ("first", significant(first_end[1], 5)),
        ("last", significant(last_end[1], 5)),
        ("limit", significant(limit, 5)),
        ("slow", whole(slow_pairs as f64)),
        ("pairs", whole(params.pairs())),
        ("n", whole(params.n_pos)),
        ("shown", whole(shown)),
    ];
    let range = match last {
        0 => "figure.wavelengths.range.one",
        _ if values[0].1 == values[1].1 => "figure.wavelengths.range.same",
        _ => "figure.wavelengths.range",
    };
    values.push(("range", fill(range, &values)));
    let mut details = vec![fill("figure.wavelengths.details", &values)];
    if shown <= last {
        details.push(fill("figure.wavelengths.sampled", &values));
    }
    let end = f64::from(last);
    let read = move |[x, _]: [f64; 2]| {
        let at = point(x.round().clamp(0.0, end) as u32);
        let values = [("pair", whole(at[0])), ("wavelength", significant(at[1], 6))];
        Some(Reading { at, text: fill("figure.wavelengths.read", &values) })
    };
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.pair"), [0.0, end.max(1.0)], Measure::Pair),
            y: Axis::log(text::get("axis.wavelength"), [1.0, top]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(read)),
            here: None,
            grab: None,
        }],
        arrange: Arrange::Stack,
        caption: fill("figure.wavelengths.caption", &values),
        details: joined(&details),
        alt: fill("figure.wavelengths.alt", &values),
    }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let wavelength = TAU / params.freq(params.pair);
    vec![("line", wavelength), ("limit", TAU * params.base), ("n", f64::from(params.n_pos))]
}
