//! The resolution of pictures: lower during animations if frames take too long, and full when idle.
//!
//! A browser without a GPU rasterizes dense curves on the CPU after the program has painted, in the same frame: for a
//! wave at a device pixel ratio of 2, that takes three times the frame budget. So frame times are measured, and if they
//! are too long, animations are painted at a device pixel ratio near 1.

use std::cell::Cell;

use super::slides;
use crate::paint::Surface;

/// Whether there is time for the full resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The picture is about to change again.
    Moving,
    /// The same, and the previous frames took too long.
    Overloaded,
    /// The picture does not change for a while.
    Resting,
}

impl Pace {
    /// The surface to paint on. Except on slides, a pixel covers a whole number of device pixels, which needs no
    /// smoothing.
    pub fn surface(self, whole: Surface) -> Surface {
        match self {
            Self::Moving | Self::Overloaded if whole.is_slide => slides::coarse(whole),
            Self::Overloaded => Surface { ratio: whole.ratio / whole.ratio.floor().max(1.0), ..whole },
            Self::Moving | Self::Resting => whole,
        }
    }
}

/// Measures the frames of animations.
#[derive(Default)]
pub struct Frames {
    /// The number of consecutive slow frames.
    slow: Cell<u32>,
}

impl Frames {
    /// The frame budget in milliseconds.
    const BUDGET: f64 = 1000.0 / 60.0;
    /// Consecutive slow frames that lower the resolution; a single one may have waited for something else.
    const MOST_SLOW: u32 = 2;

    /// The pace of a picture that is moving now. Counting restarts after an idle time.
    pub fn pace(&self, has_rested: bool) -> Pace {
        if has_rested {
            self.slow.set(0);
        }
        if self.is_overloaded() { Pace::Overloaded } else { Pace::Moving }
    }

    /// Records the time of a frame. Frames with a low resolution are fast and say nothing about the full one, so they
    /// are ignored.
    pub fn record(&self, milliseconds: f64) {
        if !self.is_overloaded() {
            self.slow.set(if milliseconds > Self::BUDGET { self.slow.get() + 1 } else { 0 });
        }
    }

    fn is_overloaded(&self) -> bool {
        self.slow.get() >= Self::MOST_SLOW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn surface(ratio: f64, is_slide: bool) -> Surface {
        Surface { width: 1200.0, height: 600.0, ratio, type_scale: 1.0, is_slide, is_thumb: false }
    }

    /// The paces of frames, given whether each comes after an idle time, and its milliseconds.
    fn paces<const COUNT: usize>(frames: [(bool, f64); COUNT]) -> [Pace; COUNT] {
        let frames_seen = Frames::default();
        frames.map(|(has_rested, took)| {
            let pace = frames_seen.pace(has_rested);
            frames_seen.record(took);
            pace
        })
    }

    #[test]
    fn fast_frames_keep_the_full_resolution_also_after_a_single_slow_one() {
        assert_eq!(paces([5.0, 40.0, 5.0, 40.0, 5.0].map(|took| (false, took))), [Pace::Moving; 5]);
    }

    #[test]
    fn two_slow_frames_lower_the_resolution_until_the_picture_is_idle() {
        let [.., before, after, quick, rested] =
            paces([(true, 40.0), (false, 40.0), (false, 5.0), (false, 5.0), (true, 5.0)]);
        assert_eq!([before, after, quick, rested], [Pace::Moving, Pace::Overloaded, Pace::Overloaded, Pace::Moving]);
    }

    #[test]
    fn a_low_resolution_has_a_pixel_ratio_near_1_and_whole_device_pixels() {
        for (ratio, reduced) in [(0.5, 0.5), (1.0, 1.0), (1.5, 1.5), (2.0, 1.0), (2.5, 1.25), (3.0, 1.0)] {
            let whole = surface(ratio, false);
            assert_eq!(Pace::Overloaded.surface(whole), Surface { ratio: reduced, ..whole });
            assert_eq!(Pace::Moving.surface(whole), whole);
            assert_eq!(Pace::Resting.surface(whole), whole);
        }
    }

    #[test]
    fn a_slide_has_a_low_resolution_whenever_it_moves() {
        let whole = surface(2.0, true);
        assert_eq!(Pace::Moving.surface(whole), slides::coarse(whole));
        assert_eq!(Pace::Overloaded.surface(whole), slides::coarse(whole));
        assert_eq!(Pace::Resting.surface(whole), whole);
    }
}
