//! How many pixels a picture is painted with while something moves, and all of them once it rests.
//!
//! A browser without a graphics card strokes dense curves after the program has painted, in the same frame: of a wave on
//! a display with two pixels for each of CSS, three times what a frame has time for. So frames are watched, and where
//! they take too long, what moves is shown as a display with one pixel for each of CSS would show it.

use std::cell::Cell;

use super::slides;
use crate::paint::Surface;

/// Whether there is time for every pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The picture is about to change again.
    Moves,
    /// The same, and the frames before took too long.
    Hurries,
    /// It stays for a while.
    Rests,
}

impl Pace {
    /// What a picture is painted on. Away from slides, pixels are squares of the display's, which need no smoothing.
    pub fn surface(self, whole: Surface) -> Surface {
        match self {
            Self::Moves | Self::Hurries if whole.is_slide => slides::coarse(whole),
            Self::Hurries => Surface { ratio: whole.ratio / whole.ratio.floor().max(1.0), ..whole },
            Self::Moves | Self::Rests => whole,
        }
    }
}

/// Watches the frames in which something moves.
#[derive(Default)]
pub struct Frames {
    /// How many in a row took too long.
    slow: Cell<u32>,
}

impl Frames {
    /// How many milliseconds a frame may take.
    const MOST: f64 = 1000.0 / 60.0;
    /// A single one may have had to wait for something else.
    const IN_A_ROW: u32 = 2;

    /// How a picture is painted that moves now. After a rest this begins anew.
    pub fn pace(&self, has_rested: bool) -> Pace {
        if has_rested {
            self.slow.set(0);
        }
        if self.hurries() { Pace::Hurries } else { Pace::Moves }
    }

    /// Takes note of how long such a frame took. Those that hurry are quick: they say nothing of all pixels.
    pub fn took(&self, milliseconds: f64) {
        if !self.hurries() {
            self.slow.set(if milliseconds > Self::MOST { self.slow.get() + 1 } else { 0 });
        }
    }

    fn hurries(&self) -> bool {
        self.slow.get() >= Self::IN_A_ROW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn surface(ratio: f64, is_slide: bool) -> Surface {
        Surface { width: 1200.0, height: 600.0, ratio, type_scale: 1.0, is_slide, is_thumb: false }
    }

    /// The paces of frames, each of which may begin after a rest, and takes so many milliseconds.
    fn paces<const COUNT: usize>(frames: [(bool, f64); COUNT]) -> [Pace; COUNT] {
        let watched = Frames::default();
        frames.map(|(has_rested, took)| {
            let pace = watched.pace(has_rested);
            watched.took(took);
            pace
        })
    }

    #[test]
    fn quick_frames_have_all_pixels_and_so_have_those_after_a_single_slow_one() {
        assert_eq!(paces([5.0, 40.0, 5.0, 40.0, 5.0].map(|took| (false, took))), [Pace::Moves; 5]);
    }

    #[test]
    fn after_two_slow_frames_a_picture_hurries_until_it_rests() {
        let [.., before, after, quick, rested] =
            paces([(true, 40.0), (false, 40.0), (false, 5.0), (false, 5.0), (true, 5.0)]);
        assert_eq!([before, after, quick, rested], [Pace::Moves, Pace::Hurries, Pace::Hurries, Pace::Moves]);
    }

    #[test]
    fn a_picture_that_hurries_has_squares_of_pixels_about_as_large_as_those_of_css() {
        for (ratio, hurried) in [(0.5, 0.5), (1.0, 1.0), (1.5, 1.5), (2.0, 1.0), (2.5, 1.25), (3.0, 1.0)] {
            let whole = surface(ratio, false);
            assert_eq!(Pace::Hurries.surface(whole), Surface { ratio: hurried, ..whole });
            assert_eq!(Pace::Moves.surface(whole), whole);
            assert_eq!(Pace::Rests.surface(whole), whole);
        }
    }

    #[test]
    fn a_slide_has_fewer_pixels_whenever_it_moves() {
        let whole = surface(2.0, true);
        assert_eq!(Pace::Moves.surface(whole), slides::coarse(whole));
        assert_eq!(Pace::Hurries.surface(whole), slides::coarse(whole));
        assert_eq!(Pace::Rests.surface(whole), whole);
    }
}
