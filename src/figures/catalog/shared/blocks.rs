//! A block diagonal matrix as a panel.

use super::cells::{bar, cells};
use crate::core::encoding::{Component, PairLayout, dim_of, pair_of};
use crate::core::rotation::block;
use crate::params::Params;
use crate::scene::{Axis, ColorMap, Measure, Panel, Reading, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

const RANGE: [f64; 2] = [-1.0, 1.0];

/// The blocks of the pairs of `freqs`, in the chosen layout of dimensions.
pub(in crate::catalog) fn picture(params: &Params, freqs: &[f64]) -> Panel {
    let (layout, d_model, d_shown) = (params.layout, params.d_model, 2 * freqs.len() as u32);
    let blocks: Vec<_> = freqs.iter().map(|&freq| block(freq, f64::from(params.k))).collect();
    let entry = move |row: u32, column: u32| {
        let [(row_pair, row_component), (column_pair, column_component)] =
            [row, column].map(|dim| pair_of(layout, d_shown, dim));
        let index = |component| usize::from(component == Component::Cos);
        let is_in_block = row_pair == column_pair;
        if is_in_block { blocks[row_pair as usize][index(row_component)][index(column_component)] } else { 0.0 }
    };
    let dim = move |shown: u32| {
        let (pair, component) = pair_of(layout, d_shown, shown);
        dim_of(layout, d_model, pair, component)
    };
    let places = (0..d_shown).flat_map(|row| (0..d_shown).map(move |column| (row, column)));
    let values = places.map(|(row, column)| entry(row, column)).collect();
    let edge = f64::from(d_shown) - 0.5;
    // With only some pairs shown in the split layout, dimension numbers jump in the middle, so the
    // ticks are set explicitly.
    let ticks = if layout == PairLayout::Split && d_shown < d_model {
        let quarters = [0, 1, 2, 3].map(|quarter| quarter * d_shown / 4);
        Ticks::At(quarters.map(|shown| (f64::from(shown), whole(dim(shown)))).into())
    } else {
        Ticks::Whole
    };
    let axis = |key, domain| Axis { ticks: ticks.clone(), ..Axis::whole(text::get(key), domain, Measure::Other) };
    let [x, y] = [axis("axis.dim-from", [-0.5, edge]), axis("axis.dim-to", [edge, -0.5])];
    let read = move |[x, y]: [f64; 2]| {
        let [column, row] = [x, y].map(|at| at.round().clamp(0.0, edge - 0.5));
        let (to, from) = (row as u32, column as u32);
        let value = significant(entry(to, from), 6);
        let values = [("row", whole(dim(to))), ("column", whole(dim(from))), ("value", value)];
        Some(Reading { at: [column, row], text: fill("figure.rotation.read", &values) })
    };
    Panel {
        title: None,
        x,
        y,
        equal: true,
        marks: vec![cells(values, d_shown as usize, ColorMap::Diverging, RANGE).of("block")],
        color_bar: Some(bar(ColorMap::Diverging, RANGE)),
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}
