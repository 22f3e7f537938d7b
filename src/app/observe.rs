//! Which plots stand in the window or near it, and how large they are: one observer of each kind for all figures.

use wasm_bindgen::prelude::*;
use web_sys::{
    Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit, ResizeObserver,
    ResizeObserverEntry,
};

/// Plots of which a part is in the window.
const SEEN: &str = "0px";

/// Plots that a reader is about to come to.
const NEAR: &str = "360px";

/// What watches the plots.
pub(super) struct Observers {
    sizes: ResizeObserver,
    seen: IntersectionObserver,
    near: IntersectionObserver,
}

impl Observers {
    /// Calls `resized` with width and height of a plot in CSS pixels, `seen` when a plot comes into the window or
    /// leaves it, and `near` when it comes near or goes far.
    pub(super) fn new(
        resized: impl Fn(&Element, f64, f64) + 'static,
        seen: impl Fn(&Element, bool) + 'static,
        near: impl Fn(&Element, bool) + 'static,
    ) -> Result<Self, JsValue> {
        let sizes = Closure::<dyn Fn(Vec<ResizeObserverEntry>)>::new(move |entries: Vec<ResizeObserverEntry>| {
            for entry in entries {
                let content = entry.content_rect();
                resized(&entry.target(), content.width(), content.height());
            }
        });
        let (seen, near) = (crossing(SEEN, seen)?, crossing(NEAR, near)?);
        // The page lives as long as its observers.
        Ok(Self { sizes: ResizeObserver::new(sizes.into_js_value().unchecked_ref())?, seen, near })
    }

    pub(super) fn observe(&self, plot: &Element) {
        self.sizes.observe(plot);
        self.seen.observe(plot);
        self.near.observe(plot);
    }

    pub(super) fn forget(&self, plot: &Element) {
        self.sizes.unobserve(plot);
        self.seen.unobserve(plot);
        self.near.unobserve(plot);
    }
}

/// Observes what crosses the edges of the window with a margin around it.
fn crossing(margin: &str, crossed: impl Fn(&Element, bool) + 'static) -> Result<IntersectionObserver, JsValue> {
    let all = Closure::<dyn Fn(Vec<IntersectionObserverEntry>)>::new(move |entries: Vec<IntersectionObserverEntry>| {
        for entry in entries {
            crossed(&entry.target(), entry.is_intersecting());
        }
    });
    let options = IntersectionObserverInit::new();
    options.set_root_margin(margin);
    IntersectionObserver::new_with_options(all.into_js_value().unchecked_ref(), &options)
}
