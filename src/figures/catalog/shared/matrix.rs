//! The encoding matrix as a panel.

use std::f64::consts::TAU;

use crate::core::encoding::{Component, PairLayout, dim_of, pair_of, value};
use crate::core::encoding_raster::{EncodingMatrix, Positions};
use crate::params::{Options, Orientation, Params};
use crate::scene::{Axis, ColorBar, ColorMap, Grid, Mark, Measure, Panel, Raster, Read, Reading, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The range of the entries.
const RANGE: [f64; 2] = [-1.0, 1.0];
/// With more positions or dimensions than this, a pixel may contain several entries.
pub(super) const MANY: u32 = 300;

/// Notes if pixels may contain several entries, and if neighbouring rows are in phase.
pub(in crate::catalog) fn note(params: &Params, d_model: u32) -> String {
    let means = means(params, d_model);
    let hatched = if means.is_empty() { "" } else { text::get("note.hatched") };
    text::sentences([means, hatched, arcs(params, d_model)])
}

/// Note for [`has_arcs`].
pub(super) fn arcs(params: &Params, d_model: u32) -> &'static str {
    if has_arcs(params, d_model) { text::get("note.arcs") } else { "" }
}

/// Note on what a pixel shows if it may contain several entries.
pub(in crate::catalog) fn means(params: &Params, d_model: u32) -> &'static str {
    match (params.n_pos > MANY, d_model > MANY) {
        (true, true) => text::get("note.mean-of-both"),
        (true, false) => text::get("note.mean-of-positions"),
        (false, true) => text::get("note.mean-of-dimensions"),
        (false, false) => "",
    }
}

/// Whether neighbouring pairs drift apart by a whole turn within the sequence, with waves long enough to be visible and
/// rows too thin to be distinguished. The picture then shows arcs along which neighbouring rows agree.
fn has_arcs(params: &Params, d_model: u32) -> bool {
    /// Minimum length of a visible wave, in positions.
    const VISIBLE: f64 = 16.0;
    let freqs = params.freqs_at(d_model);
    let neighbours = freqs.windows(2).find(|two| two[0] < TAU / VISIBLE);
    d_model > MANY && neighbours.is_some_and(|two| f64::from(params.n_pos) * (two[0] - two[1]) > TAU)
}

/// Details of an encoding matrix: the order of its dimensions, the schedule of wavelengths, and [`note`].
pub(in crate::catalog) fn details(params: &Params, d_model: u32) -> String {
    let values = [("layout", layout_words(params)), ("schedule", schedule_words(params))];
    let key = if params.model.is_some() { "figure.heatmap.details.model" } else { "figure.heatmap.details" };
    text::sentences([&fill(key, &values), &note(params, d_model)])
}

/// The layout of the dimensions, in words.
pub(in crate::catalog) fn layout_words(params: &Params) -> &'static str {
    match params.layout {
        PairLayout::Interleaved => text::get("param.layout.interleaved"),
        PairLayout::Split => text::get("param.layout.split"),
    }
}

/// The schedule of wavelengths, in a word.
pub(in crate::catalog) fn schedule_words(params: &Params) -> &'static str {
    let option = params.schedule.name();
    text::get(&format!("param.schedule.{option}"))
}

/// The encodings of all positions as a coloured matrix with `d_model` dimensions.
pub(in crate::catalog) fn panel(params: &Params, d_model: u32, orientation: Orientation) -> Panel {
    with_freqs(params, params.freqs_at(d_model), orientation)
}

/// Like [`panel`], with the given frequencies.
pub(in crate::catalog) fn with_freqs(params: &Params, freqs: Vec<f64>, orientation: Orientation) -> Panel {
    in_order(params, freqs, orientation, params.layout)
}

/// The values of the matrix lie in this range.
pub(in crate::catalog) fn range(params: &Params) -> [f64; 2] {
    RANGE.map(|end| params.amplitude() * end)
}

/// Multiplies pixels by an amplitude, which is 1 except for some models.
pub(super) fn amplify(pixels: &mut [f32], amplitude: f64) {
    if amplitude != 1.0 {
        for pixel in pixels {
            *pixel *= amplitude as f32;
        }
    }
}

/// Like [`with_freqs`], with dimensions shown in an order that may differ from memory; they are numbered as in memory.
pub(in crate::catalog) fn in_order(
    params: &Params,
    freqs: Vec<f64>,
    orientation: Orientation,
    order: PairLayout,
) -> Panel {
    let (n_pos, d_model) = (params.n_pos, 2 * freqs.len() as u32);
    let memory = params.layout;
    let positions = match orientation {
        Orientation::Across => Positions::Across,
        Orientation::Down => Positions::Down,
    };
    let [pos_edge, dim_edge] = [n_pos, d_model].map(|count| f64::from(count) - 0.5);
    let pos = |domain| Axis::whole(text::get("axis.pos"), domain, Measure::Pos);
    let dim = |domain| {
        let ticks = match d_model {
            2 => Ticks::At(vec![(0.0, text::get("label.sin").into()), (1.0, text::get("label.cos").into())]),
            _ if order != memory => ticks_apart(memory, d_model),
            _ => Ticks::Whole,
        };
        Axis {
            ticks,
            ..Axis::whole(text::get("axis.dim"), domain, Measure::Dim { shown: order, memory, count: d_model })
        }
    };
    // An axis that runs down starts at the top, as in a printed matrix.
    let (x, y, right, bottom) = match positions {
        Positions::Across => (pos([-0.5, pos_edge]), dim([dim_edge, -0.5]), pos_edge, dim_edge),
        Positions::Down => (dim([-0.5, dim_edge]), pos([pos_edge, -0.5]), dim_edge, pos_edge),
    };
    let matrix = EncodingMatrix { freqs, layout: order, n_pos, positions };
    let (amplitude, range) = (params.amplitude(), range(params));
    let (read, grid) = (read(matrix.clone(), memory, amplitude), grid(matrix.clone(), amplitude));
    let fill = move |columns: usize, rows: usize, out: &mut [f32]| {
        matrix.fill_legible(columns, rows, out);
        amplify(out, amplitude);
    };
    let raster =
        Raster { x: [-0.5, right], y: [-0.5, bottom], map: ColorMap::Diverging, range, fill: Box::new(fill), grid };
    Panel {
        title: None,
        x,
        y,
        equal: false,
        marks: vec![Mark::Raster(raster)],
        color_bar: Some(ColorBar {
            map: ColorMap::Diverging,
            range,
            label: text::get("axis.value").into(),
            has_own_unit: false,
        }),
        read: Some(read),
        cursor_reading: None,
        drag: None,
    }
}

/// Ticks for all sines before all cosines: up to four in each half, numbered as in memory.
fn ticks_apart(memory: PairLayout, d_model: u32) -> Ticks {
    let step = (d_model / 8).next_power_of_two().max(1);
    let half = |component: Component| {
        let pairs = (0..d_model / 2).step_by(step as usize);
        pairs.map(move |pair| {
            let dim = dim_of(memory, d_model, pair, component);
            (f64::from(dim_of(PairLayout::Split, d_model, pair, component)), whole(dim))
        })
    };
    Ticks::At(half(Component::Sin).chain(half(Component::Cos)).collect())
}

fn grid(matrix: EncodingMatrix, amplitude: f64) -> Grid {
    let (n_pos, d_model) = (matrix.n_pos as usize, 2 * matrix.freqs.len());
    let across = matrix.positions == Positions::Across;
    let value = move |[column, row]: [usize; 2]| {
        let [pos, dim] = if across { [column, row] } else { [row, column] };
        amplitude * value(&matrix.freqs, matrix.layout, pos as f64, dim)
    };
    Grid { count: if across { [n_pos, d_model] } else { [d_model, n_pos] }, value: Box::new(value) }
}

fn read(matrix: EncodingMatrix, memory: PairLayout, amplitude: f64) -> Read {
    let d_model = 2 * matrix.freqs.len() as u32;
    let last = [f64::from(matrix.n_pos - 1), f64::from(d_model - 1)];
    Box::new(move |[x, y]| {
        let across = matrix.positions == Positions::Across;
        let [pos, dim] = if across { [x, y] } else { [y, x] };
        let [pos, dim] = [pos.round().clamp(0.0, last[0]), dim.round().clamp(0.0, last[1])];
        let (pair, component) = pair_of(matrix.layout, d_model, dim as u32);
        let name = if component == Component::Sin { "label.sin" } else { "label.cos" };
        let values = [
            ("pos", whole(pos)),
            ("dim", whole(dim_of(memory, d_model, pair, component))),
            ("component", text::get(name).into()),
            ("pair", whole(pair)),
            ("value", significant(amplitude * value(&matrix.freqs, matrix.layout, pos, dim as usize), 6)),
        ];
        Some(Reading { at: if across { [pos, dim] } else { [dim, pos] }, text: fill("read.entry", &values) })
    })
}
