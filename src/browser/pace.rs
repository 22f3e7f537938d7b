//! The resolution of pictures: lower during animations if frames take too long, and full when idle.
//!
//! A browser without a GPU rasterizes on the CPU, after the program has painted but in the same frame. For the dense
//! curve of a wave at a device pixel ratio of 2, rasterizing takes three times the frame budget. [`Frames`] therefore
//! measures frame times, and if they are too long, animations are painted at a device pixel ratio near 1.

use std::cell::Cell;

use super::slides;
use crate::paint::CanvasSpec;

/// Whether the picture is being animated, and whether the browser keeps up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The picture will soon change again.
    Moving,
    /// The picture will soon change again, and previous frames exceeded the frame budget.
    Overloaded,
    /// No change of the picture is expected.
    Resting,
}

impl Pace {
    /// The canvas spec to paint with, given the spec at full resolution. Moving slides have a limited pixel count
    /// ([`slides::coarse`]). In other overloaded pictures, each pixel covers `⌊ratio⌋` × `⌊ratio⌋` device
    /// pixels, so that scaling needs no smoothing.
    pub fn spec(self, full: CanvasSpec) -> CanvasSpec {
        match self {
            Self::Moving | Self::Overloaded if full.is_slide => slides::coarse(full),
            Self::Overloaded => CanvasSpec { ratio: full.ratio / full.ratio.floor().max(1.0), ..full },
            Self::Moving | Self::Resting => full,
        }
    }
}

/// Counts slow frames of animations.
#[derive(Default)]
pub struct Frames {
    /// The number of consecutive slow frames.
    slow: Cell<u32>,
}

impl Frames {
    /// The frame budget in milliseconds.
    const BUDGET: f64 = 1000.0 / 60.0;
    /// The number of consecutive slow frames that lowers the resolution. A single slow frame may have another cause.
    const SLOW_LIMIT: u32 = 2;

    /// The pace of a moving picture. `has_rested`: whether the page was idle before this frame; the count then
    /// restarts.
    pub fn pace(&self, has_rested: bool) -> Pace {
        if has_rested {
            self.slow.set(0);
        }
        if self.is_overloaded() { Pace::Overloaded } else { Pace::Moving }
    }

    /// Records the time of a frame. While overloaded, frame times are ignored: they are short because the resolution is
    /// low, and do not predict the time at full resolution.
    pub fn record(&self, milliseconds: f64) {
        if !self.is_overloaded() {
            self.slow.set(if milliseconds > Self::BUDGET { self.slow.get() + 1 } else { 0 });
        }
    }

    fn is_overloaded(&self) -> bool {
        self.slow.get() >= Self::SLOW_LIMIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(ratio: f64, is_slide: bool) -> CanvasSpec {
        CanvasSpec { ratio, is_slide, ..CanvasSpec::of([1200.0, 600.0]) }
    }

    /// The pace of each frame. `frames`: whether the page was idle before the frame, and its duration in milliseconds.
    fn paces<const COUNT: usize>(frames: [(bool, f64); COUNT]) -> [Pace; COUNT] {
        let counter = Frames::default();
        frames.map(|(has_rested, milliseconds)| {
            let pace = counter.pace(has_rested);
            counter.record(milliseconds);
            pace
        })
    }

    #[test]
    fn single_slow_frames_do_not_lower_the_resolution() {
        let paces = paces([5.0, 40.0, 5.0, 40.0, 5.0].map(|milliseconds| (false, milliseconds)));
        assert_eq!(paces, [Pace::Moving; 5]);
    }

    #[test]
    fn two_slow_frames_lower_the_resolution_until_the_picture_is_idle() {
        let [.., before, after, quick, rested] =
            paces([(true, 40.0), (false, 40.0), (false, 5.0), (false, 5.0), (true, 5.0)]);
        assert_eq!([before, after, quick, rested], [Pace::Moving, Pace::Overloaded, Pace::Overloaded, Pace::Moving]);
    }

    #[test]
    fn overloaded_pictures_have_a_ratio_near_1_and_pixels_of_whole_device_pixels() {
        for (ratio, reduced) in [(0.5, 0.5), (1.0, 1.0), (1.5, 1.5), (2.0, 1.0), (2.5, 1.25), (3.0, 1.0)] {
            let full = spec(ratio, false);
            assert_eq!(Pace::Overloaded.spec(full), CanvasSpec { ratio: reduced, ..full });
            assert_eq!(Pace::Moving.spec(full), full);
            assert_eq!(Pace::Resting.spec(full), full);
        }
    }

    #[test]
    fn a_slide_has_a_low_resolution_whenever_it_moves() {
        let full = spec(2.0, true);
        assert_eq!(Pace::Moving.spec(full), slides::coarse(full));
        assert_eq!(Pace::Overloaded.spec(full), slides::coarse(full));
        assert_eq!(Pace::Resting.spec(full), full);
    }
}
