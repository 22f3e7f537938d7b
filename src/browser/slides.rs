//! Slides: their resolution during animations, and the positions of plots on slides and on the board.

use crate::paint::{CanvasSpec, Layout, PanelLayout};

/// The canvas spec of a slide during animations. Limits the pixel count to what can be painted between two frames of an
/// animation; otherwise, dragging a slider on a 3840 × 2160 screen would stutter. A pixel wider than two device pixels
/// is rounded up to whole device pixels, because scaling without smoothing takes a third of the time of smooth scaling.
pub(super) fn coarse(spec: CanvasSpec) -> CanvasSpec {
    const MAX_PIXELS: f64 = 1e6;
    let device_pixels = spec.width * spec.height * spec.ratio * spec.ratio;
    // In device pixels.
    let pixel_width = (device_pixels / MAX_PIXELS).sqrt().max(1.0);
    CanvasSpec { ratio: spec.ratio / if pixel_width > 2.0 { pixel_width.ceil() } else { pixel_width }, ..spec }
}

/// The plot rectangles in CSS pixels as an attribute value: `x y width height`, comma-separated. Browser tests use it
/// to check that plots are large enough.
pub(super) fn plots(layout: &Layout) -> String {
    let plots = layout.panels.iter().map(|PanelLayout { plot, .. }| {
        [plot.x, plot.y, plot.width, plot.height].map(|length| length.to_string()).join(" ")
    });
    plots.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIDE: CanvasSpec = CanvasSpec { is_slide: true, ..CanvasSpec::of([1.0, 1.0]) };

    /// The width of a pixel of the coarse canvas, in device pixels.
    fn pixel_width(width: f64, height: f64, ratio: f64) -> f64 {
        let spec = CanvasSpec { width, height, ratio, ..SLIDE };
        let coarse = coarse(spec);
        assert!(coarse.width * coarse.height * coarse.ratio * coarse.ratio <= 1e6 + 1.0);
        assert_eq!(CanvasSpec { ratio, ..coarse }, spec, "only the pixel ratio differs");
        ratio / coarse.ratio
    }

    #[test]
    fn on_a_large_slide_a_pixel_is_a_whole_number_of_device_pixels_wide() {
        for (width, height, ratio) in [(3840.0, 1940.0, 1.0), (2611.0, 2160.0, 1.0), (1920.0, 970.0, 2.0)] {
            assert!((pixel_width(width, height, ratio) - 3.0).abs() < 1e-9);
        }
        assert!((pixel_width(3840.0, 2160.0, 2.0) - 6.0).abs() < 1e-9);
    }

    #[test]
    fn a_moving_slide_keeps_full_resolution_if_small_and_more_than_half_if_medium_sized() {
        assert_eq!(pixel_width(1280.0, 640.0, 1.0), 1.0);
        assert!((1.0..2.0).contains(&pixel_width(1920.0, 970.0, 1.0)));
    }
}
