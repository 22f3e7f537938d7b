//! How large a figure's plot is, and what stands at a place of it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::FigureView;
use crate::paint::{Beside, Layout, Picture, Surface};
use crate::params::Params;
use crate::scene::{Panel, Scene};

impl FigureView {
    /// The size of the plot in CSS pixels, none where it is not laid out.
    pub fn size(&self) -> [f64; 2] {
        let place = self.plot.get_bounding_client_rect();
        [place.width(), place.height()]
    }

    /// Takes the size of the plot, in whole device pixels so that nothing is blurred.
    pub fn resize(&self, [width, height]: [f64; 2]) {
        /// As many as a screen of 5120 × 2880 has. In a window of more, as many figures as fit into it would take hundreds of
        /// megabytes for what no eye tells apart.
        const MOST_PIXELS: f64 = 5120.0 * 2880.0;
        // A frame that is hidden, or not laid out yet, has no size to paint at.
        if width < 1.0 || height < 1.0 {
            return self.surface.set(None);
        }
        let ratio = self.state.on_paper.get_untracked().unwrap_or_else(|| {
            let side = |length: Result<JsValue, _>| length.ok().and_then(|length| length.as_f64()).unwrap_or(0.0);
            let [across, down] = [side(window().inner_width()), side(window().inner_height())];
            window().device_pixel_ratio().min((MOST_PIXELS / (across * down).max(width * height)).sqrt())
        });
        let [width, height] = [width, height].map(|length| (length * ratio).floor() / ratio);
        let type_scale = self.state.type_scale.get_untracked();
        let (is_slide, is_thumb) = (self.is_on_slide(), self.is_thumb);
        let surface = Surface { width, height, ratio, type_scale, is_slide, is_thumb };
        // On a slide type follows the size of the slide alone.
        let growth = if is_slide || is_thumb { 1.0 } else { surface.growth() };
        let surface = Surface { type_scale: type_scale * growth, ..surface };
        if self.surface.get_untracked() == Some(surface) {
            return;
        }
        for canvas in self.elements.iter().flatten() {
            let style = canvas.unchecked_ref::<web_sys::HtmlElement>().style();
            let _ = style.set_property("width", &format!("{width}px"));
            let _ = style.set_property("height", &format!("{height}px"));
        }
        self.surface.set(Some(surface));
    }

    /// The panel at a point of the plot (CSS pixels), and the place there in data coordinates.
    pub fn locate(&self, point: [f64; 2]) -> Option<(usize, [f64; 2])> {
        /// A finger is wider than a pixel: the margin around a plot counts too.
        const SLACK: f64 = 16.0;
        let drawn = self.drawn.borrow();
        let drawn = drawn.as_ref()?;
        let panel = drawn.layout.panel_at(point, SLACK)?;
        Some((panel, drawn.layout.panels[panel].invert(&drawn.scene.panels[panel], point)))
    }

    /// The place on one panel, even if the point is beyond its edges.
    pub fn locate_on(&self, panel: usize, point: [f64; 2]) -> Option<[f64; 2]> {
        self.with_panel(panel, |described, layout| layout.panels[panel].invert(described, point))
    }

    /// The panel whose line between A and B is at a point of the plot, and where a hand there puts it.
    pub fn wipe_at(&self, point: [f64; 2]) -> Option<usize> {
        const SLACK: f64 = 10.0;
        let (drawn, compared) = (self.drawn.borrow(), self.compared.borrow());
        let (drawn, (_, other)) = (drawn.as_ref()?, compared.as_ref()?);
        let beside = Some(Beside { scene: other, wipe: Some(self.state.wipe.get_untracked()) });
        drawn.layout.wipe_at(Picture { scene: &drawn.scene, beside }, point, SLACK)
    }

    /// Where a hand at a point of the plot puts the line between A and B.
    pub fn wipe_to(&self, panel: usize, point: [f64; 2]) -> Option<f64> {
        self.with_panel(panel, |_, layout| layout.panels[panel].wipe_to(point))
    }

    /// Calls `look` with a panel.
    pub fn with_panel<T>(&self, panel: usize, look: impl FnOnce(&Panel, &Layout) -> T) -> Option<T> {
        let drawn = self.drawn.borrow();
        let drawn = drawn.as_ref()?;
        Some(look(drawn.scene.panels.get(panel)?, &drawn.layout))
    }

    /// With which parameters its picture may be asked for marks and readings, if the page has these: it may be of others
    /// still.
    pub fn asked(&self, now: &Params) -> Option<Params> {
        self.figure.asked(&self.drawn.borrow().as_ref()?.inputs.params, now)
    }

    /// Calls `look` with the scene that is on the canvas.
    pub fn with_scene<T>(&self, look: impl FnOnce(&Scene) -> T) -> Option<T> {
        self.drawn.borrow().as_ref().map(|drawn| look(&drawn.scene))
    }
}
