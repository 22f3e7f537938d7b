//! The two layouts of dimensions side by side. Changing the layout permutes the rows of the matrix and keeps all
//! distances.

use std::rc::Rc;

use super::shared::plot::{line, panel};
use super::shared::{matrix, wave};
use super::{Drawing, Figure, Statement, Width};
use crate::core::encoding::{Component, PairLayout, dim_of, encoded, pair_of};
use crate::core::reference::layout_difference;
use crate::core::vectors::euclidean_distance;
use crate::params::{Orientation, ParamId, Params};
use crate::scene::{
    Arrange, Axis, CursorReading, Direction, Ink, Mark, Measure, Panel, Pen, Read, Reading, Scene, Side, Ticks,
};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "layouts",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Pair),
    fixed: &[ParamId::Layout],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| {
            let freqs = params.freqs();
            let [interleaved, split] = LAYOUTS.map(|(layout, _)| {
                let entries = [params.pos, params.pos + params.k].map(|pos| encoded(&freqs, layout, f64::from(pos)));
                entries[0].iter().zip(&entries[1]).map(|(x, y)| x * y).sum::<f64>()
            });
            // Both sums have the same terms, at most 16,384 of magnitude up to 1, in different orders.
            (interleaved - split).abs() < 1e-15 * f64::from(params.d_model).powi(2)
        },
    },
    Statement { text: "caption.single", holds: |params| params.n_pos == 1 },
];

/// The layout of each panel, and its name.
const LAYOUTS: [(PairLayout, &str); 2] =
    [(PairLayout::Interleaved, "param.layout.interleaved"), (PairLayout::Split, "param.layout.split")];
/// Minimum width of a panel, in CSS pixels, to fit its title.
const NARROWEST: f64 = 282.0;
/// Maximum number of entries of all compared encodings.
const MOST_ENTRIES: u32 = 50_000;
/// Maximum number of terms of the distances between all compared positions; a term takes about a nanosecond.
const MOST_TERMS: f64 = 3.3e5;
/// Maximum number of offsets whose distances are drawn.
const MOST_OFFSETS: u32 = 400;
/// Maximum number of entries of the encodings at these offsets.
const CURVE_ENTRIES: u32 = 120_000;

/// A [`Read`] shared by the pointer and the cursor.
type Shared = Rc<dyn Fn([f64; 2]) -> Option<Reading>>;

fn scene(params: &Params) -> Scene {
    let &Params { d_model, n_pos, .. } = params;
    let panels = LAYOUTS.iter().map(|&(layout, name)| {
        let panel = matrix::panel(&Params { layout, ..params.clone() }, d_model, Orientation::Across);
        // The rows of the cursor's pair differ between the layouts, so the axis does not mark them; `cursor` does.
        let y = Axis { measures: Measure::Other, ticks: ticks(layout, d_model), ..panel.y.clone() };
        // The two matrices share one colour bar.
        let color_bar = panel.color_bar.clone().filter(|_| layout == PairLayout::Split);
        let read: Option<Shared> = panel.read.map(Rc::from);
        let cursor_reading = read.clone().map(|read| -> CursorReading {
            Box::new(move |params| {
                let dim = dim_of(layout, d_model, params.pair, Component::Sin);
                read([params.pos, dim].map(f64::from))
            })
        });
        let read = read.map(|read| -> Read { Box::new(move |at| read(at)) });
        let drag = move |_: &Params, _: Option<[f64; 2]>, [pos, dim]: [f64; 2]| {
            let dim = dim.round().clamp(0.0, f64::from(d_model - 1)) as u32;
            vec![(ParamId::Pos, pos.round()), (ParamId::Pair, f64::from(pair_of(layout, d_model, dim).0))]
        };
        Panel {
            title: Some(text::get(name).into()),
            y,
            color_bar,
            read,
            cursor_reading,
            drag: Some(Box::new(drag)),
            ..panel
        }
    });
    let positions = compared(d_model, n_pos);
    let freqs = params.freqs();
    let curves = Curves::new(&freqs, n_pos);
    let ends = |curve: &[[f64; 2]]| [curve[0][1], curve[curve.len() - 1][1]].map(|end| significant(end, 4));
    let ([_, farthest], [mixed, mixed_end]) = (ends(&curves.orders[0]), ends(&curves.mixed));
    let values = vec![
        ("farthest", farthest),
        ("mixed", mixed),
        ("mixed-end", mixed_end),
        ("points", whole(curves.mixed.len() as u32)),
        ("n", whole(n_pos)),
        ("last", whole(n_pos - 1)),
        ("half", whole(d_model / 2)),
        ("count", whole(positions.len() as u32)),
        ("difference", significant(layout_difference(&freqs, &positions), 2)),
        ("waves", wave::ends_and_middle(&freqs)),
    ];
    let caption = fill(if n_pos > 1 { "figure.layouts.caption" } else { "figure.layouts.caption.single" }, &values);
    let details = text::sentences([&fill("figure.layouts.details", &values), &matrix::note(params, d_model)]);
    Scene {
        panels: panels.chain([curves.panel(freqs, n_pos)]).collect(),
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.layouts.alt", &values),
        caption,
        details,
    }
}

/// Minimum `d_model` for labels of the sines and the cosines. With fewer rows they would touch the row numbers.
const LEAST_NAMED: u32 = 8;

/// Row labels. In the split layout they name the half of the sines and the half of the cosines.
fn ticks(layout: PairLayout, d_model: u32) -> Ticks {
    if layout == PairLayout::Interleaved || d_model < LEAST_NAMED {
        return if d_model == 2 {
            Ticks::At(vec![(0.0, text::get("label.sin").into()), (1.0, text::get("label.cos").into())])
        } else {
            Ticks::Whole
        };
    }
    let [last, half] = [d_model - 1, d_model / 2].map(f64::from);
    let number = |dim: f64| (dim, whole(dim));
    let middle = |from: f64, key| (from + (half - 1.0) / 2.0, text::get(key).to_owned());
    Ticks::At(vec![
        number(0.0),
        middle(0.0, "figure.layouts.sines"),
        number(half),
        middle(half, "figure.layouts.cosines"),
        number(last),
    ])
}

/// Distances between the encodings of position 0 and of each offset: both in the same layout (`orders`, one curve per
/// layout), or position 0 in the first layout and the offset in the second (`mixed`).
struct Curves {
    orders: [Vec<[f64; 2]>; 2],
    mixed: Vec<[f64; 2]>,
}

impl Curves {
    fn new(freqs: &[f64], n_pos: u32) -> Self {
        let d_model = 2 * freqs.len();
        let max_offsets = (CURVE_ENTRIES / d_model as u32).min(MOST_OFFSETS);
        let mut offsets: Vec<f64> = (0..n_pos).step_by(n_pos.div_ceil(max_offsets) as usize).map(f64::from).collect();
        let last = f64::from(n_pos - 1);
        if offsets.last() != Some(&last) {
            offsets.push(last);
        }
        let [first, second] =
            LAYOUTS.map(|(layout, _)| offsets.iter().map(|pos| encoded(freqs, layout, *pos)).collect::<Vec<_>>());
        let curve = |from: &[f64], to: &[Vec<f64>]| -> Vec<[f64; 2]> {
            offsets.iter().zip(to).map(|(offset, to)| [*offset, euclidean_distance(from, to)]).collect()
        };
        Self { orders: [curve(&first[0], &first), curve(&second[0], &second)], mixed: curve(&first[0], &second) }
    }

    fn panel(self, freqs: Vec<f64>, n_pos: u32) -> Panel {
        let Self { orders: [first, second], mixed } = self;
        let last = f64::from(n_pos - 1);
        let top = first.iter().chain(&mixed).map(|[_, distance]| *distance).fold(0.0, f64::max);
        let marks = vec![
            // The two coincide: the second is drawn inside the first, apart from it by a casing.
            line(first, Pen::solid(Ink::Muted).width(7.0), text::get(LAYOUTS[0].1)).of("plain"),
            line(second.clone(), Pen::solid(Ink::Background).width(4.5), "").of("reordered"),
            line(second, Pen::series(0), text::get(LAYOUTS[1].1)).of("reordered"),
            line(mixed, Pen::series(1), text::get("figure.layouts.mixed")),
        ];
        let read = move |[x, _]: [f64; 2]| {
            let offset = x.round().clamp(0.0, last);
            let [[from, to], [split_from, split_to]] =
                LAYOUTS.map(|(layout, _)| [0.0, offset].map(|pos| encoded(&freqs, layout, pos)));
            let distances =
                [(&from, &to), (&split_from, &split_to), (&from, &split_to)].map(|(a, b)| euclidean_distance(a, b));
            let [first, second, mixed] = distances.map(|distance| significant(distance, 6));
            let values = [("offset", whole(offset)), ("first", first), ("second", second), ("mixed", mixed)];
            Some(Reading { at: [offset, distances[0]], text: fill("figure.layouts.read", &values) })
        };
        Panel {
            title: Some(text::get("figure.layouts.distances").into()),
            ..panel(
                Axis::whole(text::get("axis.offset"), [0.0, last.max(1.0)], Measure::Offset),
                Axis::linear(text::get("axis.distance"), [0.0, if top > 0.0 { 1.1 * top } else { 1.0 }]),
                marks,
                Box::new(read),
            )
        }
    }
}

/// The distance at the cursor's offset, in each layout.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let freqs = params.freqs();
    let [plain, reordered] = LAYOUTS.map(|(layout, _)| {
        let [from, to] = [0.0, f64::from(params.k)].map(|pos| encoded(&freqs, layout, pos));
        euclidean_distance(&from, &to)
    });
    vec![("plain", plain), ("reordered", reordered)]
}

/// The positions that are compared: all of them, or evenly spaced ones if there are too many for [`MOST_ENTRIES`] and
/// [`MOST_TERMS`].
fn compared(d_model: u32, n_pos: u32) -> Vec<f64> {
    let max_count = f64::from(MOST_ENTRIES / d_model).min((MOST_TERMS / f64::from(d_model)).sqrt()).max(2.0) as u32;
    (0..n_pos).step_by(n_pos.div_ceil(max_count) as usize).map(f64::from).collect()
}

/// Distance from the end of a row to the centre of a label, in CSS pixels. At the edge the label would touch the axis
/// numbers.
const INWARDS: f64 = 25.0;

/// Lines around the dimensions of the cursor's pair, with labels.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let mut marks = Vec::new();
    for (panel, (layout, _)) in LAYOUTS.iter().enumerate() {
        let dim = |component| f64::from(dim_of(*layout, params.d_model, params.pair, component));
        let [sin, cos] = [Component::Sin, Component::Cos].map(dim);
        let mut edges = vec![sin - 0.5, cos + 0.5];
        if cos > sin + 1.0 {
            edges.extend([sin + 0.5, cos - 0.5]);
        }
        let pen = Pen::solid(Ink::Cursor).width(1.0);
        marks.extend(edges.into_iter().map(|at| (panel, Mark::Rule { along: Direction::Y, at, pen, label: None })));
        // At opposite ends of the rows, so that the labels of neighbouring rows do not overlap.
        let last = f64::from(params.n_pos - 1);
        let names = [(0.0, INWARDS, sin, "figure.layouts.sin"), (last, -INWARDS, cos, "figure.layouts.cos")];
        marks.extend(names.map(|(x, inwards, dim, key)| {
            let text = fill(key, &[("pair", whole(params.pair))]);
            (panel, Mark::Label { at: [x, dim], shift: [inwards, 0.0], side: Side::Middle, text, ink: Ink::Cursor })
        }));
    }
    marks
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "a test has numbers of its own")]
mod tests {
    use super::*;

    #[test]
    fn layouts_permute_the_same_entries() {
        let scene = scene(&Params::default());
        let says = |panel: usize, dim| {
            let read = scene.panels[panel].read.as_ref().expect("a reading");
            read([7.0, dim]).expect("an entry").text
        };
        let value = |text: String| text.rsplit(' ').next().map(str::to_owned);
        for pair in [0.0, 1.0, 17.0, 63.0] {
            assert_eq!(value(says(0, 2.0 * pair)), value(says(1, pair)), "sin of pair {pair}");
            assert_eq!(value(says(0, 2.0 * pair + 1.0)), value(says(1, pair + 64.0)), "cos of pair {pair}");
        }
    }

    /// The curves of the two layouts coincide because they add the same terms in different orders.
    #[test]
    fn distances_within_each_layout_agree_and_mixed_ones_differ() {
        for (d_model, n_pos) in [(2, 1), (6, 40), (128, 50), (512, 100_000)] {
            let freqs = crate::core::freqs(d_model, 1e4);
            let Curves { orders: [first, second], mixed } = Curves::new(&freqs, n_pos);
            assert_eq!(first[first.len() - 1][0], f64::from(n_pos - 1));
            for ([offset, interleaved], [_, split]) in first.iter().zip(&second) {
                let closed = crate::core::distance(&freqs, *offset);
                // Each distance sums up to 512 squares below 4. Angles up to 10⁵ have rounding errors of 10⁻¹¹.
                assert!(
                    (interleaved - split).abs() < 1e-11 && (interleaved - closed).abs() < 1e-9,
                    "d {d_model}, {offset}: {interleaved} {split}"
                );
            }
            // At position 0 every sine is 0 and every cosine is 1, so the layouts differ by 1 in half of the rows.
            let is_different = d_model > 2;
            assert_eq!(mixed[0][1] > 0.5, is_different, "d {d_model}: {:?}", mixed[0]);
        }
    }

    #[test]
    fn all_positions_are_compared_within_the_budget() {
        assert_eq!(compared(128, 50).len(), 50);
        for d_model in [2, 128, 16_384] {
            let many = compared(d_model, 1 << 20);
            assert!(many.len() > 1 && (many.len().pow(2) as f64) * f64::from(d_model) <= 2.0 * MOST_TERMS);
        }
        assert_eq!(compared(2, 1), [0.0]);
    }
}
