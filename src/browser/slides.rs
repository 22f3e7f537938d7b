//! What slides need of a browser: how a large one moves, and where its plots stand.

use crate::paint::{Layout, PanelLayout, Surface};

/// What a slide of this size moves on: no more pixels than can be computed and shown for each frame, a slider on a screen
/// of 3840 × 2160 would otherwise stutter. Those of a large slide are each so many of the display's in either direction:
/// shown as squares, they cost a third of what they cost smoothed.
pub(super) fn coarse(surface: Surface) -> Surface {
    const MOST_PIXELS: f64 = 1e6;
    let pixels = surface.width * surface.height * surface.ratio * surface.ratio;
    let part = (pixels / MOST_PIXELS).sqrt().max(1.0);
    Surface { ratio: surface.ratio / if part > 2.0 { part.ceil() } else { part }, ..surface }
}

/// Where its plots stand, in CSS pixels: on a slide they must be large enough.
pub(super) fn plots(layout: &Layout) -> String {
    let plots = layout.panels.iter().map(|PanelLayout { plot, .. }| {
        [plot.x, plot.y, plot.width, plot.height].map(|length| length.to_string()).join(" ")
    });
    plots.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIDE: Surface =
        Surface { width: 1.0, height: 1.0, ratio: 1.0, type_scale: 1.0, is_slide: true, is_thumb: false };

    /// How many pixels of the display in a row are one.
    fn part(width: f64, height: f64, ratio: f64) -> f64 {
        let surface = Surface { width, height, ratio, ..SLIDE };
        let coarse = coarse(surface);
        assert!(coarse.width * coarse.height * coarse.ratio * coarse.ratio <= 1e6 + 1.0);
        assert_eq!(Surface { ratio, ..coarse }, surface, "only the pixels differ");
        ratio / coarse.ratio
    }

    #[test]
    fn the_pixels_of_a_large_slide_are_whole_squares() {
        for (width, height, ratio) in [(3840.0, 1940.0, 1.0), (2611.0, 2160.0, 1.0), (1920.0, 970.0, 2.0)] {
            assert!((part(width, height, ratio) - 3.0).abs() < 1e-9);
        }
        assert!((part(3840.0, 2160.0, 2.0) - 6.0).abs() < 1e-9);
    }

    #[test]
    fn a_small_slide_moves_with_all_of_its_pixels_and_a_larger_one_with_most() {
        assert_eq!(part(1280.0, 640.0, 1.0), 1.0);
        assert!((1.0..2.0).contains(&part(1920.0, 970.0, 1.0)));
    }
}
