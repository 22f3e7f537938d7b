//! Which plots are near the window, and how large they are: one observer of each kind for all figures.

use wasm_bindgen::prelude::*;
use web_sys::{
    Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit, ResizeObserver,
    ResizeObserverEntry,
};

/// Plots so near to the window follow every change.
const NEAR: &str = "120px";

/// A plot that comes so near for the first time is painted, so that nobody comes to an empty one.
const AHEAD: &str = "360px";

/// What watches the plots.
pub(super) struct Observers {
    sizes: ResizeObserver,
    window: IntersectionObserver,
    ahead: IntersectionObserver,
}

impl Observers {
    /// Calls `resized` with width and height of a plot in CSS pixels, `near` when a plot comes or goes, and `ahead`
    /// the first time that one is about to.
    pub(super) fn new(
        resized: impl Fn(&Element, f64, f64) + 'static,
        near: impl Fn(&Element, bool) + 'static,
        ahead: impl Fn(&Element) + 'static,
    ) -> Result<Self, JsValue> {
        let sizes = Closure::<dyn Fn(Vec<ResizeObserverEntry>)>::new(move |entries: Vec<ResizeObserverEntry>| {
            for entry in entries {
                let content = entry.content_rect();
                resized(&entry.target(), content.width(), content.height());
            }
        });
        let window = crossing(NEAR, move |entry, _| near(&entry.target(), entry.is_intersecting()))?;
        let ahead = crossing(AHEAD, move |entry, observer| {
            if entry.is_intersecting() {
                observer.unobserve(&entry.target());
                ahead(&entry.target());
            }
        })?;
        // The page lives as long as its observers.
        Ok(Self { sizes: ResizeObserver::new(sizes.into_js_value().unchecked_ref())?, window, ahead })
    }

    pub(super) fn observe(&self, plot: &Element) {
        self.sizes.observe(plot);
        self.window.observe(plot);
        self.ahead.observe(plot);
    }

    pub(super) fn forget(&self, plot: &Element) {
        self.sizes.unobserve(plot);
        self.window.unobserve(plot);
        self.ahead.unobserve(plot);
    }
}

/// Observes what crosses the edges of the window with a margin around it.
fn crossing(
    margin: &str,
    crossed: impl Fn(&IntersectionObserverEntry, &IntersectionObserver) + 'static,
) -> Result<IntersectionObserver, JsValue> {
    let all = move |entries: Vec<IntersectionObserverEntry>, observer| {
        for entry in entries {
            crossed(&entry, &observer);
        }
    };
    let all = Closure::<dyn Fn(Vec<IntersectionObserverEntry>, IntersectionObserver)>::new(all);
    let options = IntersectionObserverInit::new();
    options.set_root_margin(margin);
    IntersectionObserver::new_with_options(all.into_js_value().unchecked_ref(), &options)
}
