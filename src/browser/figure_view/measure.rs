//! The size of a figure's plot, and hit tests on it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::FigureView;
use crate::paint::{CanvasSpec, ComparedScene, Layout, Picture};
use crate::params::Params;
use crate::scene::{Panel, Scene};

impl FigureView {
    /// The size of the plot in CSS pixels; zero if it has no layout.
    pub fn size(&self) -> [f64; 2] {
        let rect = self.plot.get_bounding_client_rect();
        [rect.width(), rect.height()]
    }

    /// Sets the size of the plot, rounded down to whole device pixels so that nothing is blurred.
    pub fn resize(&self, [width, height]: [f64; 2]) {
        /// The number of pixels of a 5120 × 2880 screen. The resolution is lowered so that neither the window nor the
        /// plot has more: otherwise, canvases would take hundreds of megabytes, without a visible difference.
        const MAX_PIXELS: f64 = 5120.0 * 2880.0;
        // A plot that is hidden, or has no layout yet, cannot be painted.
        if width < 1.0 || height < 1.0 {
            return self.spec.set(None);
        }
        let ratio = self.state.display.print_scale.get_untracked().unwrap_or_else(|| {
            let side = |length: Result<JsValue, _>| length.ok().and_then(|length| length.as_f64()).unwrap_or(0.0);
            let [window_width, window_height] = [side(window().inner_width()), side(window().inner_height())];
            window().device_pixel_ratio().min((MAX_PIXELS / (window_width * window_height).max(width * height)).sqrt())
        });
        let [width, height] = [width, height].map(|length| (length * ratio).floor() / ratio);
        let type_scale = self.state.display.type_scale.get_untracked();
        let (is_slide, is_thumb) = (self.is_on_slide(), self.is_thumb);
        let spec = CanvasSpec { ratio, type_scale, is_slide, is_thumb, ..CanvasSpec::of([width, height]) };
        // On a slide, `type_scale` already follows the size of the slide. A thumbnail has no text.
        let growth = if is_slide || is_thumb { 1.0 } else { spec.growth() };
        let spec = CanvasSpec { type_scale: type_scale * growth, ..spec };
        if self.spec.get_untracked() == Some(spec) {
            return;
        }
        for canvas in self.elements.iter().flatten() {
            let style = canvas.unchecked_ref::<web_sys::HtmlElement>().style();
            let _ = style.set_property("width", &format!("{width}px"));
            let _ = style.set_property("height", &format!("{height}px"));
        }
        self.spec.set(Some(spec));
    }

    /// The index of the panel at a point of the plot (CSS pixels), and that point in the panel's data coordinates.
    pub fn locate(&self, point: [f64; 2]) -> Option<(usize, [f64; 2])> {
        /// The tolerance around a panel for touch input, in CSS pixels.
        const SLACK: f64 = 16.0;
        let drawn = self.drawn.borrow();
        let drawn = drawn.as_ref()?;
        let panel = drawn.layout.panel_at(point, SLACK)?;
        Some((panel, drawn.layout.panels[panel].invert(&drawn.scene.panels[panel], point)))
    }

    /// The data coordinates of this panel to which something is dragged, even if the point is outside the panel.
    pub fn locate_on(&self, panel: usize, point: [f64; 2]) -> Option<[f64; 2]> {
        self.with_panel(panel, |panel_scene, layout| layout.panels[panel].invert_drag(panel_scene, point))
    }

    /// The index of the panel whose line between A and B is at this point of the plot.
    pub fn split_line_at(&self, point: [f64; 2]) -> Option<usize> {
        /// The tolerance around the line, in CSS pixels.
        const SLACK: f64 = 10.0;
        let (drawn, compared) = (self.drawn.borrow(), self.compared.borrow());
        let (drawn, (_, scene_of_a)) = (drawn.as_ref()?, compared.as_ref()?);
        let compared = Some(ComparedScene {
            scene: scene_of_a,
            split_position: Some(self.state.comparison.split_position.get_untracked()),
        });
        drawn.layout.split_at(Picture { scene: &drawn.scene, compared }, point, SLACK)
    }

    /// The split position if the line between A and B is dragged to a point of the plot.
    pub fn split_position_at(&self, panel: usize, point: [f64; 2]) -> Option<f64> {
        self.with_panel(panel, |_, layout| layout.panels[panel].split_position_at(point))
    }

    /// Calls `read` with a panel of the current picture and the layout, if there is such a panel.
    pub fn with_panel<T>(&self, panel: usize, read: impl FnOnce(&Panel, &Layout) -> T) -> Option<T> {
        let drawn = self.drawn.borrow();
        let drawn = drawn.as_ref()?;
        Some(read(drawn.scene.panels.get(panel)?, &drawn.layout))
    }

    /// The parameters for marks and readings on the current picture: `now`, but with the values that the picture was
    /// painted from. `None` if the two are inconsistent.
    pub fn params_in_picture(&self, now: &Params) -> Option<Params> {
        self.figure.query_params(&self.drawn.borrow().as_ref()?.inputs.params, now)
    }

    /// Calls `read` with the scene of the current picture, if there is one.
    pub fn with_scene<T>(&self, read: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.drawn.borrow().as_ref().map(|drawn| read(&drawn.scene))
    }
}
