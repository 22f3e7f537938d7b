//! A scene as numbers and words that can be compared: two scenes with equal digests show the same
//! picture, as far as their samples tell.

use phasor_figures::scene::{Axis, Mark, Panel, Scale, Scene, Ticks};

/// What a scene says and shows. Numbers are kept as their bits, so that equal means equal to the last bit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Digest {
    words: Vec<String>,
    bits: Vec<u64>,
}

/// Curves are asked for this many values, and rasters for this many columns and rows.
const CURVE: u32 = 50;
const RASTER: (usize, usize) = (24, 16);

impl Digest {
    pub(crate) fn of(scene: &Scene) -> Self {
        let mut digest = Self::default();
        digest.words.extend([&scene.caption, &scene.details, &scene.alt].map(Clone::clone));
        digest.words.push(format!("{:?}", scene.arrange));
        for panel in &scene.panels {
            digest.panel(panel);
        }
        digest
    }

    /// The numbers of the digest.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = f64> {
        self.bits.iter().copied().map(f64::from_bits)
    }

    fn panel(&mut self, panel: &Panel) {
        self.words.push(format!("{:?} {} {:?}", panel.title, panel.equal, panel.color_bar));
        for axis in [&panel.x, &panel.y] {
            self.axis(axis);
        }
        for mark in &panel.marks {
            self.mark(mark);
        }
        let Some(read) = &panel.read else { return };
        for (x, y) in [(0.0, 0.0), (0.25, 0.75), (0.5, 0.5), (1.0, 1.0)] {
            if let Some(reading) = read([panel.x.invert(x), panel.y.invert(y)]) {
                self.add(reading.at);
                self.words.push(reading.text);
            }
        }
    }

    fn axis(&mut self, axis: &Axis) {
        self.add(axis.domain);
        let ticks = match &axis.ticks {
            Ticks::At(ticks) => format!("{ticks:?}"),
            Ticks::Round => "round".into(),
            Ticks::Whole => "whole".into(),
            Ticks::Ends => "ends".into(),
            Ticks::None => "none".into(),
        };
        let scale = if axis.scale == Scale::Log { "log" } else { "linear" };
        self.words.push(format!("{} {:?} {scale} {ticks}", axis.label, axis.measures));
    }

    fn mark(&mut self, mark: &Mark) {
        match mark.plain() {
            Mark::Line { points, pen, label } => {
                self.words.push(format!("line {pen:?} {label:?}"));
                self.add(points.iter().flatten().copied());
            }
            Mark::Curve { curve, pen, label } => {
                self.words.push(format!("curve {pen:?} {label:?}"));
                let [start, end] = curve.domain;
                self.add([start, end, curve.feature]);
                let step = (end - start) / f64::from(CURVE - 1);
                for x in (0..CURVE).map(|sample| start + f64::from(sample) * step) {
                    let (low, high) = (curve.range)(x, x + step);
                    self.add([(curve.at)(x), low, high]);
                }
            }
            Mark::Dots { points, radius, ink, hollow, label } => {
                self.words.push(format!("dots {radius} {ink:?} {hollow} {label:?}"));
                self.add(points.iter().flatten().copied());
            }
            Mark::Area { outline, ink, label } => {
                self.words.push(format!("area {ink:?} {label:?}"));
                self.add(outline.iter().flatten().copied());
            }
            Mark::Bars { bars, ink, label } => {
                self.words.push(format!("bars {ink:?} {label:?}"));
                self.add(bars.iter().flatten().copied());
            }
            Mark::Rule { along, at, pen, label } => {
                self.words.push(format!("rule {along:?} {pen:?} {label:?}"));
                self.add([*at]);
            }
            Mark::Label { at, shift, side, text, ink } => {
                self.words.push(format!("label {text} {side:?} {ink:?}"));
                self.add(at.iter().chain(shift).copied());
            }
            Mark::Raster(raster) => {
                self.words.push(format!("raster {:?}", raster.map));
                self.add([raster.x, raster.y, raster.range].into_iter().flatten());
                let (columns, rows) = RASTER;
                // Infinity, so that a pixel that `fill` leaves out fails the test for finite numbers. `MISSING` (NaN) is
                // allowed, and becomes the finite `f64::MIN`.
                let mut values = vec![f32::INFINITY; columns * rows];
                (raster.fill)(columns, rows, &mut values);
                self.add(values.into_iter().map(|value| if value.is_nan() { f64::MIN } else { f64::from(value) }));
            }
            Mark::Of { .. } => unreachable!("`plain` has removed the formula term"),
        }
    }

    fn add(&mut self, numbers: impl IntoIterator<Item = f64>) {
        self.bits.extend(numbers.into_iter().map(f64::to_bits));
    }
}
