//! Where plots stand and how large they are: one observer of each kind for all figures.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::clock::{When, later};
use super::dom::all;
use crate::catalog::by_id;
use crate::state::State;
use leptos::prelude::{Effect, Get, Memo, RwSignal, Set};
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit, ResizeObserver,
    ResizeObserverEntry,
};

/// Where a plot stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In the window, or a part of it.
    Seen,
    /// A reader is about to reach it.
    Near,
    /// Elsewhere.
    #[default]
    Far,
}

/// What an observer says about a plot.
#[derive(Clone, Copy, Debug)]
pub enum Sign {
    /// Its width and height in CSS pixels.
    Size([f64; 2]),
    /// Whether a part of it is in the window.
    Seen(bool),
    /// Whether a reader is about to reach it.
    Near(bool),
    /// Whether it crosses the middle of the window.
    Middle(bool),
}

/// The window, and what a reader is about to reach.
const NEAR: &str = "360px";

/// The middle of the window.
const MIDDLE: &str = "-45% 0px -45% 0px";

/// A margin around the window, negative for a part of it, and what to say about plots that cross its edges.
type Watched = (&'static str, fn(bool) -> Sign);
const WATCHED: [Watched; 3] = [("0px", Sign::Seen), (NEAR, Sign::Near), (MIDDLE, Sign::Middle)];

/// What watches the plots.
pub struct Observers {
    sizes: ResizeObserver,
    crossings: Vec<IntersectionObserver>,
}

impl Observers {
    /// Calls `told` with what there is to say about a plot, for the first time when observing begins.
    ///
    /// # Errors
    /// If the browser has no such observers.
    pub fn new(told: impl Fn(&Element, Sign) + 'static) -> Result<Self, JsValue> {
        let told = Rc::new(told);
        let size_told = Rc::clone(&told);
        let sizes = Closure::<dyn Fn(Vec<ResizeObserverEntry>)>::new(move |entries: Vec<ResizeObserverEntry>| {
            for entry in entries {
                let content = entry.content_rect();
                size_told(&entry.target(), Sign::Size([content.width(), content.height()]));
            }
        });
        let crossings = WATCHED.map(|(margin, sign)| {
            let told = Rc::clone(&told);
            crossing(margin, move |plot, is_in| told(plot, sign(is_in)))
        });
        Ok(Self {
            // The page lives as long as its observers.
            sizes: ResizeObserver::new(sizes.into_js_value().unchecked_ref())?,
            crossings: crossings.into_iter().collect::<Result<_, _>>()?,
        })
    }

    /// Begins to watch a plot.
    pub fn observe(&self, plot: &Element) {
        self.sizes.observe(plot);
        self.crossings.iter().for_each(|crossing| crossing.observe(plot));
    }

    /// Stops watching it.
    pub fn forget(&self, plot: &Element) {
        self.sizes.unobserve(plot);
        self.crossings.iter().for_each(|crossing| crossing.unobserve(plot));
    }
}

thread_local! {
    /// The elements that somebody asked about, and one observer for all of them.
    static WATCHED_WORDS: RefCell<Vec<(Element, RwSignal<bool>)>> = const { RefCell::new(Vec::new()) };
    static WORDS: Option<IntersectionObserver> = crossing(NEAR, |element, is_in| {
        let known = WATCHED_WORDS.with_borrow(|all| all.iter().find(|(known, _)| known == element).map(|(_, it)| *it));
        if let Some(is_near) = known {
            is_near.set(is_in);
        }
    })
    .ok();
}

/// Whether a reader is about to reach an element, or sees it. Where a browser cannot say, always.
pub fn near(element: &Element) -> RwSignal<bool> {
    let is_near = RwSignal::new(true);
    WATCHED_WORDS.with_borrow_mut(|all| all.push((element.clone(), is_near)));
    WORDS.with(|observer| observer.iter().for_each(|observer| observer.observe(element)));
    is_near
}

/// Calls `told` with the chapter in the middle of the window, and with nothing where there is none.
pub fn chapters(told: impl Fn(Option<usize>) + 'static) {
    let index = |chapter: &Element| chapter.id().strip_prefix("chapter-")?.parse::<usize>().ok()?.checked_sub(1);
    let here = Cell::new(None);
    let crossed = move |chapter: &Element, is_in: bool| {
        let of = index(chapter);
        if is_in || here.get() == of {
            here.set(of.filter(|_| is_in));
            told(here.get());
        }
    };
    // A browser without such observers shows the contents without a mark.
    let Ok(observer) = crossing(MIDDLE, crossed) else { return };
    for chapter in all("[id^=chapter-]") {
        observer.observe(&chapter);
    }
}

/// Says in `state` whether the board is in the window, and which of its figures stands in the middle: on a phone there is
/// one at a time.
pub fn board(section: &Element, state: State, board: Memo<Vec<&'static str>>) {
    const ACROSS: &str = "0px -45% 0px -45%";
    let seen = crossing("0px", move |_, is_in| state.board_seen.set(is_in));
    let front = crossing(ACROSS, move |cell, is_in| {
        let figure = cell.get_attribute("data-figure").and_then(|id| by_id(&id));
        if let Some(figure) = figure.filter(|_| is_in) {
            state.front.set(Some(figure.id));
        }
    });
    // Without such observers the board counts as seen.
    let (Ok(seen), Ok(front)) = (seen, front) else { return };
    seen.observe(section);
    let section = section.clone();
    Effect::new(move |_| {
        front.disconnect();
        let chosen = board.get();
        // Cells come and go in effects of their own, which run before a task of this one.
        let (front, section) = (front.clone(), section.clone());
        later(When::After(0), move || {
            for id in chosen {
                if let Ok(Some(cell)) = section.query_selector(&format!("[data-figure={id}]")) {
                    front.observe(&cell);
                }
            }
        });
    });
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
