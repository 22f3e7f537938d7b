//! Samples a curve at integer offsets. The axis is divided into bins, because a long axis has more offsets than can be
//! drawn.

use super::plot::line;
use crate::scene::{Axis, Ink, Mark, Pen, Scale};
use crate::text::number::whole;
use crate::text::{self, fill};

/// Maximum and minimum number of bins.
const BINS: (usize, usize) = (300, 100);
/// Maximum number of offsets sampled per bin.
const SAMPLES: usize = 6;
/// Maximum number of sine evaluations per curve, a few nanoseconds each.
const SINES: usize = 110_000;
/// Number of neighbouring bins that share a minimum and a maximum in an outline.
const WINDOW: usize = 3;

/// The integer offsets that represent each bin along an axis.
pub(in crate::catalog) struct Bands {
    bins: Vec<Vec<f64>>,
    /// Whether offsets were left out.
    is_sampled: bool,
}

impl Bands {
    /// The bins of an axis from its first integer to its end, for a curve of `pairs` pairs. If there are no more
    /// offsets than bins, all are included; otherwise each bin has a sample that includes its first offset.
    pub(in crate::catalog) fn new(axis: &Axis, pairs: usize) -> Self {
        let max_bins = (SINES / pairs / SAMPLES).clamp(BINS.1, BINS.0);
        let samples = (SINES / pairs / max_bins).clamp(1, SAMPLES);
        let [start, end] = [axis.domain[0].ceil(), axis.domain[1].floor()];
        if end - start < max_bins as f64 {
            let bins = (0..=(end - start) as u32).map(|offset| vec![start + f64::from(offset)]);
            return Self { bins: bins.collect(), is_sampled: false };
        }
        let (mut bins, mut is_sampled, mut next) = (Vec::new(), false, start);
        for bin in 1..=max_bins {
            let last = if bin == max_bins { end } else { axis.invert(bin as f64 / max_bins as f64).floor().min(end) };
            // A bin on a logarithmic axis may be shorter than one position.
            if last < next {
                continue;
            }
            let width = last - next + 1.0;
            let count = width.min(samples as f64);
            is_sampled |= width > count;
            bins.push((0..count as u32).map(|sample| next + (f64::from(sample) * width / count).floor()).collect());
            next = last + 1.0;
        }
        Self { bins, is_sampled }
    }

    /// A polyline through the offsets. A bin with several offsets is drawn as a vertical line between the minimum and
    /// the maximum of the curve, alternately upwards and downwards.
    pub(in crate::catalog) fn line(&self, scale: Scale, mut at: impl FnMut(f64) -> f64) -> Vec<[f64; 2]> {
        let mut points = Vec::new();
        for (bin, offsets) in self.bins.iter().enumerate() {
            let [first, last] = [offsets[0], offsets[offsets.len() - 1]];
            let values = offsets.iter().map(|offset| at(*offset));
            let [least, greatest] =
                values.fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| [low.min(value), high.max(value)]);
            if offsets.len() == 1 {
                points.push([first, least]);
                continue;
            }
            let x = if scale == Scale::Log { (first * last).sqrt() } else { f64::midpoint(first, last) };
            let ends = if bin % 2 == 0 { [least, greatest] } else { [greatest, least] };
            points.extend(ends.map(|y| [x, y]));
        }
        points
    }

    /// The envelope of the curve, as an outline with one range per [`WINDOW`] bins, for curves that [`Bands::line`]
    /// would draw as a solid block. `None` if each bin has a single offset, so that the line shows the curve exactly.
    pub(in crate::catalog) fn outline(&self, mut at: impl FnMut(f64) -> f64) -> Option<Vec<[f64; 2]>> {
        if self.bins.iter().all(|offsets| offsets.len() == 1) {
            return None;
        }
        let (mut least, mut greatest) = (Vec::new(), Vec::new());
        for window in self.bins.chunks(WINDOW) {
            let mut values = [f64::INFINITY, f64::NEG_INFINITY];
            let offsets = window.iter().flatten();
            for value in offsets.clone().map(|offset| at(*offset)) {
                values = [values[0].min(value), values[1].max(value)];
            }
            let ends = [offsets.clone().next(), offsets.last()].into_iter().flatten();
            for x in ends {
                least.push([*x, values[0]]);
                greatest.push([*x, values[1]]);
            }
        }
        least.extend(greatest.into_iter().rev());
        Some(least)
    }

    /// Note if offsets were left out.
    pub(in crate::catalog) fn note(&self) -> String {
        let largest_bin = self.bins.iter().map(Vec::len).max().unwrap_or_default();
        if self.is_sampled { fill("note.bands", &[("samples", whole(largest_bin as u32))]) } else { String::new() }
    }
}

/// A curve that may oscillate too fast to follow, its minimum, and a note on how it is drawn.
pub(in crate::catalog) struct Oscillating {
    pub(in crate::catalog) mark: Mark,
    pub(in crate::catalog) least: f64,
    pub(in crate::catalog) note: String,
}

/// Draws a curve in the background of another curve: as a thin line if all offsets can be drawn, or else as a filled
/// envelope.
pub(in crate::catalog) fn oscillating(bands: &Bands, ink: Ink, name: &str, at: impl Fn(f64) -> f64) -> Oscillating {
    let least = |points: &[[f64; 2]]| points.iter().map(|point| point[1]).fold(f64::INFINITY, f64::min);
    if let Some(outline) = bands.outline(&at) {
        let label = (!name.is_empty()).then(|| fill("label.outline", &[("name", name)]));
        let note = text::get("note.outline").to_owned();
        return Oscillating { least: least(&outline), mark: Mark::Area { outline, ink, label }, note };
    }
    let points = bands.line(Scale::Linear, at);
    Oscillating { least: least(&points), mark: line(points, Pen::solid(ink).width(1.0), name), note: String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Measure;

    fn axis(domain: [f64; 2], scale: Scale) -> Axis {
        Axis { scale, ..Axis::whole("offset", domain, Measure::Offset) }
    }

    #[test]
    fn short_axes_show_every_offset() {
        let bands = Bands::new(&axis([0.0, 120.0], Scale::Linear), 64);
        let points = bands.line(Scale::Linear, |offset| 2.0 * offset);
        assert_eq!(points, (0..=120).map(|offset| [f64::from(offset), f64::from(2 * offset)]).collect::<Vec<_>>());
        assert!(bands.note().is_empty());
    }

    #[test]
    fn an_outline_encloses_the_curve_up_to_its_maximum() {
        let wave = |offset: f64| (offset * 2.5).cos() / (1.0 + offset / 400.0);
        let bands = Bands::new(&axis([0.0, 1280.0], Scale::Linear), 10);
        let outline = bands.outline(wave).expect("more offsets than bins");
        let (least, greatest) = outline.split_at(outline.len() / 2);
        assert!(least.windows(2).all(|two| two[0][0] <= two[1][0]));
        for (low, high) in least.iter().zip(greatest.iter().rev()) {
            assert_eq!(low[0], high[0]);
            assert!(low[1] <= wave(low[0]) && wave(low[0]) <= high[1]);
        }
        let all: Vec<f64> = (0..=1280).map(|offset| wave(f64::from(offset))).collect();
        let max = |values: &mut dyn Iterator<Item = f64>| values.fold(f64::NEG_INFINITY, f64::max);
        assert_eq!(max(&mut greatest.iter().map(|point| point[1])), max(&mut all.iter().copied()));
        assert!(Bands::new(&axis([0.0, 120.0], Scale::Linear), 10).outline(wave).is_none());
    }

    #[test]
    fn offsets_are_whole_ascending_and_within_the_axis() {
        for (domain, scale) in [([0.0, 5000.0], Scale::Linear), ([1.0, 1e6], Scale::Log), ([1.0, 900.0], Scale::Log)] {
            for pairs in [1, 64, 8192] {
                let axis = axis(domain, scale);
                let bands = Bands::new(&axis, pairs);
                let offsets: Vec<f64> = bands.bins.iter().flatten().copied().collect();
                assert!(offsets.windows(2).all(|two| two[0] < two[1]), "{domain:?} {pairs}");
                assert!(offsets.iter().all(|offset| offset.fract() == 0.0 && *offset <= domain[1]));
                assert_eq!(offsets[0], domain[0]);
                assert!(offsets.len() <= BINS.0 * SAMPLES, "{}", offsets.len());
                assert_eq!(bands.is_sampled, offsets.len() < (domain[1] - domain[0]) as usize + 1);
            }
        }
    }
}
