//! The two orders of dimensions side by side: columns of the encoding move, distances do not.

use std::rc::Rc;

use super::shared::said::joined;
use super::shared::{matrix, wave};
use super::{Drawing, Figure, Statement, Width};
use crate::core::encoding::{Component, PairLayout, dim_of, encode_into, pair_of};
use crate::core::reference::layout_difference;
use crate::params::{Orientation, ParamId, Params};
use crate::scene::{Along, Arrange, Axis, Here, Ink, Mark, Measure, Panel, Pen, Read, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "layouts",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    fixed: &[ParamId::Layout],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| {
            let freqs = params.freqs();
            let [one, other] = LAYOUTS.map(|(layout, _)| {
                let mut entries = [vec![0.0; 2 * freqs.len()], vec![0.0; 2 * freqs.len()]];
                encode_into(&freqs, layout, f64::from(params.pos), &mut entries[0]);
                encode_into(&freqs, layout, f64::from(params.pos + params.k), &mut entries[1]);
                entries[0].iter().zip(&entries[1]).map(|(one, other)| one * other).sum::<f64>()
            });
            // 16 384 terms of at most 1, summed in two orders.
            (one - other).abs() < 1e-15 * f64::from(params.d_model).powi(2)
        },
    },
    Statement { text: "caption.single", holds: |params| params.n_pos == 1 },
];

/// The order of each panel, and its name.
const LAYOUTS: [(PairLayout, &str); 2] =
    [(PairLayout::Interleaved, "param.layout.interleaved"), (PairLayout::Split, "param.layout.split")];
/// A panel narrower than this would be narrower than its title.
const NARROWEST: f64 = 300.0;
/// Entries that the positions compared may have in all, and terms in all their distances; about a nanosecond a term.
const MOST_ENTRIES: u32 = 50_000;
const MOST_TERMS: f64 = 3.3e5;

/// A [`Read`] for the pointer and for the cursor.
type Shared = Rc<dyn Fn([f64; 2]) -> Option<Reading>>;

fn scene(params: &Params) -> Scene {
    let &Params { d_model, n_pos, .. } = params;
    let panels = LAYOUTS.iter().map(|&(layout, name)| {
        let panel = matrix::panel(&Params { layout, ..params.clone() }, d_model, Orientation::Across);
        // Where the cursor's pair stands is not the same in the two: `cursor` says it.
        let y = Axis { measures: Measure::Other, ..panel.y.clone() };
        let color_bar = panel.color_bar.clone().filter(|_| layout == PairLayout::Split);
        let read: Option<Shared> = panel.read.map(Rc::from);
        let here = read.clone().map(|read| -> Here {
            Box::new(move |params| {
                let dim = dim_of(layout, d_model, params.pair, Component::Sin);
                read([params.pos, dim].map(f64::from))
            })
        });
        let read = read.map(|read| -> Read { Box::new(move |at| read(at)) });
        let grab = move |_: &Params, _: Option<[f64; 2]>, [pos, dim]: [f64; 2]| {
            let dim = dim.round().clamp(0.0, f64::from(d_model - 1)) as u32;
            vec![(ParamId::Pos, pos.round()), (ParamId::Pair, f64::from(pair_of(layout, d_model, dim).0))]
        };
        Panel { title: Some(text::get(name).into()), y, color_bar, read, here, grab: Some(Box::new(grab)), ..panel }
    });
    let positions = compared(d_model, n_pos);
    let freqs = params.freqs();
    let mut values = vec![
        ("n", whole(n_pos)),
        ("last", whole(n_pos - 1)),
        ("half", whole(d_model / 2)),
        ("count", whole(positions.len() as u32)),
        ("difference", significant(layout_difference(&freqs, &positions), 2)),
        ("waves", wave::some(&freqs)),
    ];
    let caption = fill(if n_pos > 1 { "figure.layouts.caption" } else { "figure.layouts.caption.single" }, &values);
    let details = joined(&[&fill("figure.layouts.details", &values), &matrix::note(params, d_model)]);
    values.extend([("caption", caption.clone()), ("details", details.clone())]);
    Scene {
        panels: panels.collect(),
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.layouts.alt", &values),
        caption,
        details,
    }
}

/// All positions, or as many at equal steps as can be compared with one another at once.
fn compared(d_model: u32, n_pos: u32) -> Vec<f64> {
    let most = f64::from(MOST_ENTRIES / d_model).min((MOST_TERMS / f64::from(d_model)).sqrt()).max(2.0) as u32;
    (0..n_pos).step_by(n_pos.div_ceil(most) as usize).map(f64::from).collect()
}

/// Lines around the dimensions of the cursor's pair.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let mut marks = Vec::new();
    for (panel, (layout, _)) in LAYOUTS.iter().enumerate() {
        let dim = |component| f64::from(dim_of(*layout, params.d_model, params.pair, component));
        let [sin, cos] = [Component::Sin, Component::Cos].map(dim);
        let mut edges = vec![sin - 0.5, cos + 0.5];
        if cos > sin + 1.0 {
            edges.extend([sin + 0.5, cos - 0.5]);
        }
        let pen = Pen::solid(Ink::Accent).width(1.0);
        marks.extend(edges.into_iter().map(|at| (panel, Mark::Rule { along: Along::Y, at, pen, label: None })));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_entries_stand_at_other_dimensions() {
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

    #[test]
    fn all_positions_are_compared_while_that_is_quick() {
        assert_eq!(compared(128, 50).len(), 50);
        for d_model in [2, 128, 16_384] {
            let many = compared(d_model, 1 << 20);
            assert!(many.len() > 1 && (many.len().pow(2) as f64) * f64::from(d_model) <= 2.0 * MOST_TERMS);
        }
        assert_eq!(compared(2, 1), [0.0]);
    }
}
