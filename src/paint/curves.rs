//! Functions drawn at any width: a line where a pixel is narrow enough to follow it, and otherwise the band between
//! the least and the largest value in each column, which is what a line too dense to see would cover.

use super::brush::Brush;
use super::layout::PanelLayout;
use super::{Backend, PaintError};
use crate::scene::{Curve, Panel, Pen};

/// Bands of several curves lie over each other; each lets the others through.
const BAND: f64 = 0.45;

pub(super) fn paint<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    panel: &Panel,
    place: &PanelLayout,
    curve: &Curve,
    pen: Pen,
) -> Result<(), PaintError<DB>> {
    let columns = Columns::new(brush, panel, place, curve);
    if columns.step > curve.feature / 2.0 {
        // A column holds less than a wave, and the part it holds would beat with the pixels: the band covers a wave.
        let more = (2.0 * curve.feature - columns.step).max(0.0) / 2.0;
        let (mut upper, mut lower) = (Vec::with_capacity(columns.count), Vec::with_capacity(columns.count));
        for column in 0..columns.count {
            let x = columns.value(column);
            let until = (x + columns.step + more).min(columns.end);
            let (low, high) = (curve.range)((x - more).max(columns.start), until);
            let middle = place.place_x(panel, x + columns.step / 2.0);
            upper.push([middle, place.place_y(panel, high)]);
            lower.push([middle, place.place_y(panel, low)]);
        }
        // A band thinner than a hair line would vanish where the curve is flat.
        for (upper, lower) in upper.iter_mut().zip(&mut lower) {
            if lower[1] - upper[1] < 1.0 {
                (upper[1], lower[1]) = (upper[1] - 0.5, lower[1] + 0.5);
            }
        }
        brush.area(upper.iter().chain(lower.iter().rev()).copied(), pen.ink, BAND)
    } else {
        // Sixteen points a wave, however few pixels it has.
        let parts = (8.0 * columns.step / curve.feature).ceil().max(1.0) as usize;
        let points: Vec<_> = (0..=columns.count * parts)
            .map(|part| {
                let x = (columns.start + part as f64 * columns.step / parts as f64).min(columns.end);
                place.place(panel, [x, (curve.at)(x)])
            })
            .collect();
        brush.line(&points, pen)
    }
}

/// The pixel columns that a curve covers.
struct Columns {
    start: f64,
    end: f64,
    step: f64,
    count: usize,
}

impl Columns {
    fn new<DB: Backend>(brush: &Brush<'_, DB>, panel: &Panel, place: &PanelLayout, curve: &Curve) -> Self {
        let [from, to] = [panel.x.domain[0].min(panel.x.domain[1]), panel.x.domain[0].max(panel.x.domain[1])];
        let (start, end) = (curve.domain[0].max(from), curve.domain[1].min(to));
        let width = (place.place_x(panel, end) - place.place_x(panel, start)).abs() * brush.surface.ratio;
        let count = (width.round() as usize).max(1);
        Self { start, end, step: (end - start) / count as f64, count }
    }

    fn value(&self, column: usize) -> f64 {
        self.start + column as f64 * self.step
    }
}
