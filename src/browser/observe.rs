//! Intersection and resize observers: the visibility and the size of plots. All figures share one set of [`Observers`].

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::clock::{When, schedule};
use super::dom::all;
use crate::catalog::by_id;
use crate::state::State;
use leptos::html::ElementType;
use leptos::prelude::{Effect, Get, Memo, NodeRef, RwSignal, Set};
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit, ResizeObserver,
    ResizeObserverEntry,
};

/// The visibility of a plot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Visibility {
    /// In the viewport, at least in part.
    Visible,
    /// Outside the viewport, but within the margin `NEAR` around it: the reader may soon scroll to it.
    Near,
    /// Farther away.
    #[default]
    Far,
}

/// An observer's report about a plot.
#[derive(Clone, Copy, Debug)]
pub enum Observation {
    /// Its width and height in CSS pixels.
    Size([f64; 2]),
    /// Whether it is in the viewport, at least in part.
    Visible(bool),
    /// Whether it is in or near the viewport.
    Near(bool),
    /// Whether it crosses the middle of the viewport.
    Centered(bool),
}

/// The margin around the viewport that counts as near.
const NEAR: &str = "360px";

/// The root margin that shrinks the viewport to the middle tenth of its height.
const MIDDLE: &str = "-45% 0px -45% 0px";

/// A root margin (negative to shrink the viewport), and the observation that it reports: whether a plot intersects the
/// viewport with this margin.
type Watched = (&'static str, fn(bool) -> Observation);
const WATCHED: [Watched; 3] =
    [("0px", Observation::Visible), (NEAR, Observation::Near), (MIDDLE, Observation::Centered)];

/// The observers of plots.
pub struct Observers {
    resize_observer: ResizeObserver,
    intersection_observers: Vec<IntersectionObserver>,
}

impl Observers {
    /// Observers that call `notify` with each observation of a plot, when observing begins and at each change.
    ///
    /// # Errors
    /// If the browser does not support these observers.
    pub fn new(notify: impl Fn(&Element, Observation) + 'static) -> Result<Self, JsValue> {
        let notify = Rc::new(notify);
        let notify_size = Rc::clone(&notify);
        let resized = Closure::<dyn Fn(Vec<ResizeObserverEntry>)>::new(move |entries: Vec<ResizeObserverEntry>| {
            for entry in entries {
                let content = entry.content_rect();
                notify_size(&entry.target(), Observation::Size([content.width(), content.height()]));
            }
        });
        let intersection_observers = WATCHED.map(|(margin, observation)| {
            let notify = Rc::clone(&notify);
            intersection_observer(margin, move |plot, is_in| notify(plot, observation(is_in)))
        });
        Ok(Self {
            // JavaScript owns the closure, because the observer may outlive `self`.
            resize_observer: ResizeObserver::new(resized.into_js_value().unchecked_ref())?,
            intersection_observers: intersection_observers.into_iter().collect::<Result<_, _>>()?,
        })
    }

    /// Starts observing a plot.
    pub fn observe(&self, plot: &Element) {
        self.resize_observer.observe(plot);
        self.intersection_observers.iter().for_each(|observer| observer.observe(plot));
    }

    /// Stops observing a plot.
    pub fn forget(&self, plot: &Element) {
        self.resize_observer.unobserve(plot);
        self.intersection_observers.iter().for_each(|observer| observer.unobserve(plot));
    }
}

thread_local! {
    /// The elements passed to [`near`], with the signals that it returned.
    static WATCHED_ELEMENTS: RefCell<Vec<(Element, RwSignal<bool>)>> = const { RefCell::new(Vec::new()) };
    /// The observer of these elements.
    static NEAR_OBSERVER: Option<IntersectionObserver> = intersection_observer(NEAR, |element, is_in| {
        let find = |all: &[(Element, RwSignal<bool>)]| Some(all.iter().find(|(watched, _)| watched == element)?.1);
        if let Some(is_near) = WATCHED_ELEMENTS.with_borrow(|all| find(all)) {
            is_near.set(is_in);
        }
    })
    .ok();
}

/// Whether an element is in or near the viewport. True until the first observation, and always if the browser does not
/// support the observer.
pub fn near(element: &Element) -> RwSignal<bool> {
    let is_near = RwSignal::new(true);
    WATCHED_ELEMENTS.with_borrow_mut(|all| all.push((element.clone(), is_near)));
    NEAR_OBSERVER.with(|observer| observer.iter().for_each(|observer| observer.observe(element)));
    is_near
}

/// Like [`near`], for an element that is not mounted yet.
pub fn near_once_mounted<E>(element: NodeRef<E>) -> RwSignal<bool>
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + AsRef<Element> + 'static,
{
    let is_near = RwSignal::new(true);
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            let near = near(element.as_ref());
            Effect::new(move |_| is_near.set(near.get()));
        }
    });
    is_near
}

/// Calls `notify` at each change with the index of the chapter in the middle of the viewport, or `None`.
pub fn chapters(notify: impl Fn(Option<usize>) + 'static) {
    let index_of = |chapter: &Element| chapter.id().strip_prefix("chapter-")?.parse::<usize>().ok()?.checked_sub(1);
    let current = Cell::new(None);
    let crossed = move |chapter: &Element, is_in: bool| {
        let index = index_of(chapter);
        if is_in || current.get() == index {
            current.set(index.filter(|_| is_in));
            notify(current.get());
        }
    };
    // Without this observer, the table of contents highlights no chapter.
    let Ok(observer) = intersection_observer(MIDDLE, crossed) else { return };
    for chapter in all("[id^=chapter-]") {
        observer.observe(&chapter);
    }
}

/// Keeps `board_is_visible` and `active_tab` of `state` up to date: whether the board is in the viewport, and which of
/// the board's figures was last in the middle tenth of the viewport's width. On a phone, the board shows one figure at
/// a time.
pub fn board(section: &Element, state: State, board: Memo<Vec<&'static str>>) {
    const MIDDLE_COLUMN: &str = "0px -45% 0px -45%";
    let visible = intersection_observer("0px", move |_, is_in| state.viewport.board_is_visible.set(is_in));
    let active = intersection_observer(MIDDLE_COLUMN, move |cell, is_in| {
        let figure = cell.get_attribute("data-figure").and_then(|id| by_id(&id));
        if let Some(figure) = figure.filter(|_| is_in) {
            state.viewport.active_tab.set(Some(figure.id));
        }
    });
    // Without these observers, the board counts as visible.
    let (Ok(visible), Ok(active)) = (visible, active) else { return };
    visible.observe(section);
    let section = section.clone();
    Effect::new(move |_| {
        active.disconnect();
        let chosen = board.get();
        // Other effects add and remove the cells; they have run by the next task.
        let (active, section) = (active.clone(), section.clone());
        schedule(When::After(0), move || {
            for id in chosen {
                if let Ok(Some(cell)) = section.query_selector(&format!("[data-figure={id}]")) {
                    active.observe(&cell);
                }
            }
        });
    });
}

/// An observer with this root margin. Calls `crossed` with an element and whether it intersects the viewport, when
/// observing begins and at each change.
fn intersection_observer(
    margin: &str,
    crossed: impl Fn(&Element, bool) + 'static,
) -> Result<IntersectionObserver, JsValue> {
    let notify =
        Closure::<dyn Fn(Vec<IntersectionObserverEntry>)>::new(move |entries: Vec<IntersectionObserverEntry>| {
            for entry in entries {
                crossed(&entry.target(), entry.is_intersecting());
            }
        });
    let options = IntersectionObserverInit::new();
    options.set_root_margin(margin);
    IntersectionObserver::new_with_options(notify.into_js_value().unchecked_ref(), &options)
}
