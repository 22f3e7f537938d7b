//! Which plots are near the window, and how large they are: one observer of each kind for all figures.

use wasm_bindgen::prelude::*;
use web_sys::{
    Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit, ResizeObserver,
    ResizeObserverEntry,
};

/// Plots are painted when they come so near to the window.
const NEAR: &str = "120px";

/// What watches the plots.
pub(super) struct Observers {
    sizes: ResizeObserver,
    window: IntersectionObserver,
}

impl Observers {
    /// Calls `resized` with width and height of a plot in CSS pixels, and `near` when a plot comes or goes.
    pub(super) fn new(
        resized: impl Fn(&Element, f64, f64) + 'static,
        near: impl Fn(&Element, bool) + 'static,
    ) -> Result<Self, JsValue> {
        let sizes = Closure::<dyn Fn(Vec<ResizeObserverEntry>)>::new(move |entries: Vec<ResizeObserverEntry>| {
            for entry in entries {
                let content = entry.content_rect();
                resized(&entry.target(), content.width(), content.height());
            }
        });
        let window =
            Closure::<dyn Fn(Vec<IntersectionObserverEntry>)>::new(move |entries: Vec<IntersectionObserverEntry>| {
                for entry in entries {
                    near(&entry.target(), entry.is_intersecting());
                }
            });
        let margin = IntersectionObserverInit::new();
        margin.set_root_margin(NEAR);
        // The page lives as long as its observers.
        Ok(Self {
            sizes: ResizeObserver::new(sizes.into_js_value().unchecked_ref())?,
            window: IntersectionObserver::new_with_options(window.into_js_value().unchecked_ref(), &margin)?,
        })
    }

    pub(super) fn observe(&self, plot: &Element) {
        self.sizes.observe(plot);
        self.window.observe(plot);
    }

    pub(super) fn forget(&self, plot: &Element) {
        self.sizes.unobserve(plot);
        self.window.unobserve(plot);
    }
}
