//! Slides: the resolution of large ones while they move, and the positions of their plots.

use crate::paint::{Layout, PanelLayout, Surface};

/// The surface on which a slide is painted while it moves: its pixel count is limited to what can be computed and shown
/// per frame, because a slider on a 3840 × 2160 screen would otherwise stutter. On a large slide each pixel covers a
/// whole number of device pixels in either direction: shown as squares, they cost a third of what they cost smoothed.
pub(super) fn coarse(surface: Surface) -> Surface {
    const MOST_PIXELS: f64 = 1e6;
    let pixels = surface.width * surface.height * surface.ratio * surface.ratio;
    let part = (pixels / MOST_PIXELS).sqrt().max(1.0);
    Surface { ratio: surface.ratio / if part > 2.0 { part.ceil() } else { part }, ..surface }
}

/// The plot rectangles in CSS pixels, as an attribute value (tests check that plots are large enough on a slide).
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

    /// The number of device pixels in a row that one pixel covers.
    fn part(width: f64, height: f64, ratio: f64) -> f64 {
        let surface = Surface { width, height, ratio, ..SLIDE };
        let coarse = coarse(surface);
        assert!(coarse.width * coarse.height * coarse.ratio * coarse.ratio <= 1e6 + 1.0);
        assert_eq!(Surface { ratio, ..coarse }, surface, "only the pixel ratio differs");
        ratio / coarse.ratio
    }

    #[test]
    fn on_a_large_slide_a_pixel_covers_whole_device_pixels() {
        for (width, height, ratio) in [(3840.0, 1940.0, 1.0), (2611.0, 2160.0, 1.0), (1920.0, 970.0, 2.0)] {
            assert!((part(width, height, ratio) - 3.0).abs() < 1e-9);
        }
        assert!((part(3840.0, 2160.0, 2.0) - 6.0).abs() < 1e-9);
    }

    #[test]
    fn a_small_slide_keeps_its_resolution_while_moving_and_a_larger_one_most_of_it() {
        assert_eq!(part(1280.0, 640.0, 1.0), 1.0);
        assert!((1.0..2.0).contains(&part(1920.0, 970.0, 1.0)));
    }
}
