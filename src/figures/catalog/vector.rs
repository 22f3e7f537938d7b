//! The encoding of one position, value against dimension, with the encoding of a second position drawn over it.

use super::shared::fingerprint::{MOST_PAIRS, entries, lines, named, panel, second};
use super::shared::{matrix, wave};
use super::{Drawing, Figure, Statement, Width};
use crate::core::encoding::{Component, dim_of, pair_of};
use crate::core::norms::norm;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "vector",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Layout, ParamId::Schedule],
    keys: [Some(ParamId::Pair), Some(ParamId::Pos)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(wave::squares).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[Statement {
    text: "caption",
    holds: |params| {
        let freqs = params.freqs();
        [0, params.pos, params.k, params.n_pos - 1].into_iter().all(|pos| {
            let square: f64 = entries(params, &freqs, pos).iter().map(|entry| entry * entry).sum();
            // Rounding in a sum of at most 16,384 squares.
            (square / f64::from(params.pairs()) - 1.0).abs() < 1e-11
        })
    },
}];

/// Maximum number of dimensions with dots, filled for sines and hollow for cosines.
const MOST_DOTS: u32 = 256;
/// Maximum number of dimensions with stems.
const MOST_STEMS: u32 = 64;
/// Pens of sines and cosines.
const PENS: [Pen; 2] = [Pen::solid(Ink::Sin), Pen::dashed(Ink::Cos)];
const TERMS: [&str; 2] = ["sin", "cos"];

fn scene(params: &Params) -> Scene {
    let d_model = params.d_model;
    let note = if params.pairs() as usize > MOST_PAIRS { text::get("figure.vector.columns") } else { "" };
    let values = vec![
        ("d", whole(d_model)),
        ("norm", significant(norm(d_model), 5)),
        ("waves", wave::ends_and_middle(&params.freqs())),
        ("layout", matrix::layout_words(params).into()),
    ];
    let caption = fill("figure.vector.caption", &values);
    let details = text::sentences([&fill("figure.vector.details", &values), note]);
    let [sin, cos] =
        [(0, "label.sin"), (1, "label.cos")].map(|(which, name)| named(PENS[which], name).of(TERMS[which]));
    let marks = vec![sin, cos, named(second(params), "label.pos-k")];
    Scene {
        panels: vec![Panel {
            cursor_reading: Some(Box::new(|params| Some(cursor_reading(params)))),
            // Nothing stands above the curves.
            y: Axis::linear(text::get("axis.value"), [-1.1, 1.1]),
            ..panel(params, marks)
        }],
        arrange: Arrange::Stack,
        alt: fill("figure.vector.alt", &values),
        caption,
        details,
    }
}

/// The two entries of the cursor's pair.
fn cursor_reading(params: &Params) -> Reading {
    let dim = dim_of(params.layout, params.d_model, params.pair, Component::Sin);
    let (sin, cos) = (f64::from(params.pos) * params.freq(params.pair)).sin_cos();
    let values = [
        ("pos", whole(params.pos)),
        ("pair", whole(params.pair)),
        ("sin", significant(sin, 6)),
        ("cos", significant(cos, 6)),
    ];
    Reading { at: [f64::from(dim), sin], text: fill("figure.vector.now", &values) }
}

fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let freqs = params.freqs();
    let first = entries(params, &freqs, params.pos);
    let mut marks = Vec::new();
    if params.d_model <= MOST_STEMS {
        // Draws all stems as one polyline: up, down again, and along 0 to the next stem.
        let stems = first.iter().enumerate().flat_map(|(dim, &value)| [0.0, value, 0.0].map(|y| [dim as f64, y]));
        marks.push(Mark::Line { points: stems.collect(), pen: Pen::solid(Ink::Muted).width(1.0), label: None });
    } else {
        marks.extend(lines(params, &first, PENS).into_iter().zip(TERMS).map(|(line, term)| line.of(term)));
    }
    if params.k > 0 {
        marks.extend(lines(params, &entries(params, &freqs, params.pos + params.k), [second(params); 2]));
    }
    if params.d_model <= MOST_DOTS {
        let radius = if params.d_model <= MOST_STEMS { 3.5 } else { 2.0 };
        for ((component, pen), term) in [Component::Sin, Component::Cos].into_iter().zip(PENS).zip(TERMS) {
            let has_component = |dim: &usize| pair_of(params.layout, params.d_model, *dim as u32).1 == component;
            let points = (0..first.len()).filter(has_component).map(|dim| [dim as f64, first[dim]]).collect();
            marks.push(Mark::Dots { points, radius, ink: pen.ink, hollow: pen.dashed, label: None }.of(term));
        }
    }
    marks.into_iter().map(|mark| (0, mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::encoding::{PairLayout, encode};

    fn dots(params: &Params) -> Vec<[f64; 2]> {
        let marks = cursor(params).into_iter().flat_map(|(_, mark)| match mark.plain() {
            Mark::Dots { points, .. } => points.clone(),
            _ => Vec::new(),
        });
        marks.collect()
    }

    #[test]
    fn the_curve_is_a_column_of_the_matrix_with_the_stated_norm() {
        let params = Params { pos: 10, ..Params::default() };
        assert!(scene(&params).caption.contains("√(d_model/2) = 8."), "{}", scene(&params).caption);
        let column = encode(128, 10_000.0, 10.0);
        let shown = dots(&params);
        assert!(shown.len() == 128 && shown.iter().all(|[dim, value]| column[*dim as usize] == *value));
        let norm = shown.iter().map(|[_, value]| value * value).sum::<f64>().sqrt();
        // 128 squares of at most 1, each rounded at 10⁻¹⁶.
        assert!((norm - 8.0).abs() < 1e-13);
    }

    #[test]
    fn split_order_puts_the_sines_first() {
        let shown = dots(&Params { layout: PairLayout::Split, ..Params::default() });
        assert!(shown[..64].iter().all(|[dim, _]| *dim < 64.0));
    }

    #[test]
    fn many_dimensions_share_columns_and_the_details_say_so() {
        let params = Params { d_model: 16_384, ..Params::default() };
        assert!(scene(&params).details.contains("least"));
        let marks = cursor(&params);
        let Mark::Line { points, .. } = marks[0].1.plain() else { panic!("a line") };
        assert!(points.len() <= 2 * MOST_PAIRS);
    }
}
