//! Draws functions at any width. If pixels are fine enough to resolve the waves, a function is drawn as a line,
//! otherwise as the band between the minimum and maximum in each column of pixels, which is the area that the line
//! would cover.

use super::Drawn;
use super::brush::Brush;
use super::geometry::PanelLayout;
use crate::scene::{Curve, Panel, Pen};

/// Waves shorter than this are close, in CSS pixels, and have lines of this width, in device pixels: browsers draw lines
/// below one pixel several times as fast as wider ones.
const CLOSE: f64 = 24.0;
const THIN: f64 = 0.9;
/// Opacity of a band. Bands of several curves overlap, and each must stay visible through the others.
const BAND: f64 = 0.45;

pub(super) fn paint(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, curve: &Curve, pen: Pen) -> Drawn {
    let columns = Columns::new(brush, panel, place, curve);
    // The curve may lie entirely outside frozen axes.
    if columns.start > columns.end {
        return Ok(());
    }
    // A wave shorter than five pixels looks like a band, and is slow to stroke.
    if columns.step > curve.feature / 2.5 {
        // The range of a column narrower than a wave depends on the phase, which would cause moiré. Each range is
        // therefore computed over a whole wave.
        let extension = (2.0 * curve.feature - columns.step).max(0.0) / 2.0;
        let (mut upper, mut lower) = (Vec::with_capacity(columns.count), Vec::with_capacity(columns.count));
        for column in 0..columns.count {
            let x = columns.value(column);
            let to = (x + columns.step + extension).min(columns.end);
            let (low, high) = (curve.range)((x - extension).max(columns.start), to);
            let middle = place.place_x(panel, x + columns.step / 2.0);
            upper.push([middle, place.place_y(panel, high)]);
            lower.push([middle, place.place_y(panel, low)]);
        }
        // A band thinner than a hairline would vanish where the curve is flat.
        for (upper, lower) in upper.iter_mut().zip(&mut lower) {
            if lower[1] - upper[1] < 1.0 {
                (upper[1], lower[1]) = (upper[1] - 0.5, lower[1] + 0.5);
            }
        }
        brush.area(upper.iter().chain(lower.iter().rev()).copied(), pen.ink, BAND)
    } else {
        // 24 points per wave for short waves, one per pixel for longer ones, and 100 per wave for very long ones: at a
        // plot height of 300 pixels the polyline is then off by less than a tenth of a pixel.
        let wave = 2.0 * curve.feature / columns.step;
        let count = (columns.count as f64 * (24.0 / wave).max((100.0 / wave).min(1.0))).ceil().max(2.0) as usize;
        let points: Vec<_> = (0..=count)
            .map(|point| {
                let x = (columns.start + (columns.end - columns.start) * point as f64 / count as f64).min(columns.end);
                place.project(panel, [x, (curve.at)(x)])
            })
            .collect();
        // Thin lines keep close waves apart.
        let is_close = wave < CLOSE * brush.spec.ratio;
        brush.line(&points, if is_close { pen.width(pen.width.min(THIN / brush.spec.ratio)) } else { pen })
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
    fn new(brush: &Brush<'_>, panel: &Panel, place: &PanelLayout, curve: &Curve) -> Self {
        let [from, to] = [panel.x.domain[0].min(panel.x.domain[1]), panel.x.domain[0].max(panel.x.domain[1])];
        let (start, end) = (curve.domain[0].max(from), curve.domain[1].min(to));
        let width = (place.place_x(panel, end) - place.place_x(panel, start)).abs() * brush.spec.ratio;
        let count = (width.round() as usize).max(1);
        Self { start, end, step: (end - start) / count as f64, count }
    }

    fn value(&self, column: usize) -> f64 {
        self.start + column as f64 * self.step
    }
}
