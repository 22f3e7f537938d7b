//! The views of figures that are on the page, and where each stands.

use std::cell::{OnceCell, Ref, RefCell};
use std::rc::Rc;

use leptos::prelude::*;
use web_sys::Element;

use crate::browser::clock::{When, later};
use crate::browser::figure_view::FigureView;
use crate::browser::observe::{Observers, Sign};
use crate::state::State;

/// All views on the page.
pub(super) struct Views {
    state: State,
    all: RefCell<Vec<Rc<FigureView>>>,
    observers: OnceCell<Observers>,
    /// Whether the observers have said where plots stand: before that, none seems to be in the window.
    pub are_placed: RwSignal<bool>,
}

impl Views {
    pub fn new(state: State) -> Rc<Self> {
        Rc::new(Self { state, all: RefCell::default(), observers: OnceCell::new(), are_placed: RwSignal::new(false) })
    }

    /// Those on the page now. None may come or go while this is held.
    pub fn all(&self) -> Ref<'_, [Rc<FigureView>]> {
        Ref::map(self.all.borrow(), Vec::as_slice)
    }

    /// Adds one, and observes where it stands.
    pub fn add(self: &Rc<Self>, view: Rc<FigureView>) {
        self.observers().observe(&view.plot);
        self.all.borrow_mut().push(view);
    }

    /// Removes one that leaves the page.
    pub fn remove(self: &Rc<Self>, view: &Rc<FigureView>) {
        self.observers().forget(&view.plot);
        self.all.borrow_mut().retain(|known| !Rc::ptr_eq(known, view));
    }

    fn observers(self: &Rc<Self>) -> &Observers {
        self.observers.get_or_init(|| {
            let views = self.clone();
            let told = move |plot: &Element, sign: Sign| {
                views.take_note(plot, sign);
                if matches!(sign, Sign::Near(_)) && !views.are_placed.get_untracked() {
                    // Places come one by one, in this same task: after it all of them are known.
                    let are_placed = views.are_placed;
                    later(When::Soon, move || are_placed.set(true));
                }
            };
            Observers::new(told).expect("every browser with WebAssembly SIMD has these observers")
        })
    }

    fn take_note(&self, plot: &Element, sign: Sign) {
        let view = self.all().iter().find(|view| view.plot == *plot).cloned();
        let Some(view) = view else { return };
        match sign {
            Sign::Size(size) => view.resize(size),
            Sign::Seen(is_seen) => {
                view.take_place(Some(is_seen), None);
                self.tell_seen();
            }
            Sign::Near(is_near) => view.take_place(None, Some(is_near)),
            Sign::Middle(true) if !view.is_thumb => self.state.in_view.set(Some(view.figure)),
            Sign::Middle(_) => {}
        }
    }

    /// Says which figures are in the window.
    fn tell_seen(&self) {
        let views = self.all();
        let mut seen: Vec<_> =
            views.iter().filter(|view| view.is_seen() && !view.is_thumb).map(|view| view.figure.id).collect();
        seen.sort_unstable();
        seen.dedup();
        if self.state.seen.with_untracked(|before| *before != seen) {
            self.state.seen.set(seen);
        }
    }

    /// The size of type or the pixel ratio of the display has changed.
    pub fn measure_again(&self) {
        let views = self.all().to_vec();
        for view in views.iter().filter(|view| view.surface.get_untracked().is_some()) {
            view.resize(view.size());
        }
    }
}
