//! The list of all views on the page, and the observers of their visibility and size.

use std::cell::{OnceCell, Ref, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use web_sys::Element;

use crate::browser::clock::{When, schedule};
use crate::browser::figure_view::FigureView;
use crate::browser::observe::{Observation, Observers};
use crate::catalog::ALL;
use crate::state::State;

/// All views on the page.
pub(super) struct Views {
    state: State,
    all: RefCell<Vec<Rc<FigureView>>>,
    observers: OnceCell<Observers>,
    /// Whether the observers have reported. Before that, no view counts as visible.
    pub are_observed: RwSignal<bool>,
}

impl Views {
    pub fn new(state: State) -> Rc<Self> {
        Rc::new(Self { state, all: RefCell::default(), observers: OnceCell::new(), are_observed: RwSignal::new(false) })
    }

    /// All views. While the returned borrow exists, views cannot be added or removed.
    pub fn all(&self) -> Ref<'_, [Rc<FigureView>]> {
        Ref::map(self.all.borrow(), Vec::as_slice)
    }

    /// Adds a view, and observes its plot.
    pub fn add(self: &Rc<Self>, view: Rc<FigureView>) {
        self.observers().observe(&view.plot);
        self.all.borrow_mut().push(view);
    }

    /// Removes a view, and stops observing its plot.
    pub fn remove(self: &Rc<Self>, view: &Rc<FigureView>) {
        self.observers().forget(&view.plot);
        self.all.borrow_mut().retain(|known| !Rc::ptr_eq(known, view));
    }

    fn observers(self: &Rc<Self>) -> &Observers {
        self.observers.get_or_init(|| {
            let views = self.clone();
            let notify = move |plot: &Element, observation: Observation| {
                views.handle(plot, observation);
                if matches!(observation, Observation::Near(_)) && !views.are_observed.get_untracked() {
                    // The browser reports all plots in one callback, which calls this closure for each. The microtask runs
                    // after that callback, when the visibility of all is known.
                    let are_observed = views.are_observed;
                    schedule(When::Microtask, move || are_observed.set(true));
                }
            };
            Observers::new(notify).expect("every browser with WebAssembly SIMD has these observers")
        })
    }

    fn handle(&self, plot: &Element, observation: Observation) {
        let view = self.all().iter().find(|view| view.plot == *plot).cloned();
        let Some(view) = view else { return };
        match observation {
            Observation::Size(size) => view.resize(size),
            Observation::Visible(is_visible) => {
                view.set_visibility(Some(is_visible), None);
                self.update_visible_figures();
            }
            Observation::Near(is_near) => view.set_visibility(None, Some(is_near)),
            Observation::Centered(true) if !view.is_thumb => self.state.viewport.centered_figure.set(Some(view.figure)),
            Observation::Centered(_) => {}
        }
    }

    /// Updates the list of figures in the viewport.
    fn update_visible_figures(&self) {
        let views = self.all();
        let is_visible =
            |id: &&str| views.iter().any(|view| view.figure.id == *id && view.is_visible() && !view.is_thumb);
        let visible: Vec<_> = ALL.iter().map(|figure| figure.id).filter(is_visible).collect();
        if self.state.viewport.figures.with_untracked(|before| *before != visible) {
            self.state.viewport.figures.set(visible);
        }
    }

    /// Remeasures all views, because the font size or the device pixel ratio may have changed.
    pub fn remeasure(&self) {
        let views = self.all().to_vec();
        for view in views.iter().filter(|view| view.spec.get_untracked().is_some()) {
            view.resize(view.size());
        }
    }
}
