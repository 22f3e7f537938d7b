//! The matrix that maps each row of a learned table to the row k positions later, in the planes of rotation. It is
//! shown as fitted to the rows, and as computed from powers of the eigenvalues. A curve shows R² of the powers against
//! k.

use super::rotation_words::{how_found, none, of_plane, planes};
use super::{named, shown};
use crate::catalog::shared::cells::{bar, cells};
use crate::catalog::shared::plot::panel;
use crate::catalog::{Drawing, no_cursor};
use crate::core::encoding::PairLayout;
use crate::core::steps::{Fitted, Steps, prediction_r2};
use crate::params::Params;
use crate::scene::{Arrange, Axis, ColorMap, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

const RANGE: [f64; 2] = [-1.0, 1.0];
/// Minimum width of a panel, in CSS pixels.
const NARROWEST: f64 = 210.0;
/// Maximum number of planes labelled below a matrix.
const MOST_TICKS: usize = 4;
/// Maximum number of offsets at which R² is computed.
const MOST_OFFSETS: usize = 100;
/// Maximum and minimum of the lower end of the axis of R².
const BOTTOMS: [f64; 2] = [0.0, -1.0];

fn scene(params: &Params) -> Scene {
    let mut values = named(params);
    values.push(("k", whole(params.k)));
    let Some(found) = shown(params).filter(|found| !found.planes.is_empty()) else {
        return Scene {
            panels: vec![nothing()],
            arrange: Arrange::Stack,
            caption: none(params),
            details: how_found(params),
            alt: fill("figure.rotation.table.alt.none", &values),
        };
    };
    let steps = Steps::new(found, params.k as usize);
    let mut panels = Vec::new();
    let size = whole(steps.size as f64);
    values.push(("size", size));
    let (caption, difference) = match &steps.fitted {
        Some(fitted) => {
            values.extend(fit_values(fitted, params));
            let title = fill("figure.rotation.table.fitted", &values);
            panels.push(matrix(params, title, (&fitted.matrix, &steps.theory)));
            ("figure.rotation.table.caption", fill("figure.rotation.table.off", &values))
        }
        None => ("figure.rotation.table.caption.few", fill("figure.rotation.table.few", &values)),
    };
    panels.push(matrix(params, fill("figure.rotation.table.theory", &values), (&steps.theory, &steps.theory)));
    panels.push(prediction(params));
    Scene {
        panels,
        arrange: Arrange::Flow(NARROWEST),
        caption: fill(caption, &values),
        details: text::sentences([fill("figure.rotation.table.details", &values), difference, how_found(params)]),
        alt: fill("figure.rotation.table.alt", &values),
    }
}

/// Placeholder values about the fit.
fn fit_values(fitted: &Fitted, params: &Params) -> Vec<(&'static str, String)> {
    let (to, from, difference) = fitted.furthest;
    vec![
        ("fit", significant(fitted.r2, 4)),
        ("pairs", whole(fitted.rows as f64)),
        ("off", significant(difference, 2)),
        ("to", component_name(params, to)),
        ("from", component_name(params, from)),
    ]
}

/// A row or column in words: a component of a plane, identified by its wavelength.
fn component_name(params: &Params, at: usize) -> String {
    let component = text::get(if at.is_multiple_of(2) { "table.imaginary" } else { "table.real" });
    let mut values = planes(params).get(at / 2).map(of_plane).unwrap_or_default();
    values.push(("part", component.into()));
    fill("table.part", &values)
}

/// Shown if no rotation was found.
fn nothing() -> Panel {
    let axis = |key| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), [-1.0, 1.0]) };
    let text = text::get("figure.trajectory.table.none").to_owned();
    let words = Mark::Label { at: [0.0; 2], shift: [0.0; 2], side: Side::Middle, text, ink: Ink::Strong };
    panel(axis("axis.plane"), axis("axis.plane"), vec![words], Box::new(|_| None))
}

/// A matrix on the axes of the planes. The reading states each entry together with that of `theory`.
fn matrix(params: &Params, title: String, (entries, theory): (&[f64], &[f64])) -> Panel {
    let size = 2 * planes(params).len();
    let edge = size as f64 - 0.5;
    let measures = Measure::Dim { shown: PairLayout::Interleaved, memory: PairLayout::Interleaved, count: size as u32 };
    // A tick is in the middle of the two components of a plane.
    let ticks: Vec<(f64, String)> = planes(params)
        .iter()
        .enumerate()
        .map(|(index, plane)| (2.0 * index as f64 + 0.5, significant(plane.wavelength(), 3)))
        .collect();
    // Below the matrix, only some planes are labelled, because more labels side by side would become too small to read.
    // Along the vertical axis each label has its own line.
    let labelled = ticks.iter().step_by(ticks.len().div_ceil(MOST_TICKS)).cloned().collect();
    let axis = |key, domain, ticks| Axis { ticks: Ticks::At(ticks), ..Axis::whole(text::get(key), domain, measures) };
    let (own_params, entry_list, theory) = (params.clone(), entries.to_vec(), theory.to_vec());
    let read = move |[x, y]: [f64; 2]| {
        let [from, to] = [x, y].map(|at| at.round().clamp(0.0, edge - 0.5));
        let at = to as usize * size + from as usize;
        let values = [
            ("to", component_name(&own_params, to as usize)),
            ("from", component_name(&own_params, from as usize)),
            ("value", significant(entry_list[at], 4)),
            ("theory", significant(theory[at], 4)),
        ];
        Some(Reading { at: [from, to], text: fill("read.table.step", &values) })
    };
    let marks = vec![cells(entries.to_vec(), size, ColorMap::Diverging, RANGE)];
    let (x, y) = (axis("axis.plane-from", [-0.5, edge], labelled), axis("axis.plane-to", [edge, -0.5], ticks));
    Panel {
        title: Some(title),
        equal: true,
        color_bar: Some(bar(ColorMap::Diverging, RANGE)),
        ..panel(x, y, marks, Box::new(read))
    }
}

/// R² of the powers as a prediction of the rows k positions on, against k.
fn prediction(params: &Params) -> Panel {
    let last = params.n_pos.max(2) as usize - 1;
    let r2_at = |k: usize| shown(params).and_then(|found| prediction_r2(found, k)).map(|r2| [k as f64, r2]);
    let points: Vec<[f64; 2]> = (0..=last).step_by(last.div_ceil(MOST_OFFSETS)).filter_map(r2_at).collect();
    let least = points.iter().map(|point| point[1]).fold(0.0, f64::min);
    let bottom = if least < BOTTOMS[0] { BOTTOMS[1].max(1.1 * least) } else { BOTTOMS[0] };
    let points = points.into_iter().map(|[k, r2]| [k, r2.max(bottom)]).collect();
    let x = Axis::whole(text::get("axis.offset"), [0.0, last as f64], Measure::Offset);
    let y = Axis::linear(text::get("axis.r2"), [bottom, 1.05]);
    let own_params = params.clone();
    let reading_at = move |k: f64| {
        let r2 = shown(&own_params).and_then(|found| prediction_r2(found, k as usize))?;
        let values = [("k", whole(k)), ("r2", significant(r2, 4))];
        Some(Reading { at: [k, r2.max(bottom)], text: fill("read.table.ahead", &values) })
    };
    let cursor_reading = reading_at.clone();
    let read = move |[x, _]: [f64; 2]| reading_at(x.round().clamp(0.0, last as f64));
    let line = Mark::Line { points, pen: Pen::solid(Ink::Strong), label: None };
    Panel {
        title: Some(text::get("figure.rotation.table.reach").into()),
        // Only this panel has a cursor reading, so the arrow keys follow its axis, along which k grows.
        cursor_reading: Some(Box::new(move |params| cursor_reading(f64::from(params.k)))),
        ..panel(x, y, vec![line], Box::new(read))
    }
}
