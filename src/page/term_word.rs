//! Terms of formulas, and words of the prose, that stand for marks of a figure: who points at one, or reaches it with the
//! keyboard, sees these marks lifted out, and all others recede.
//!
//! `build/` leaves a place for each, `<span data-term="figure/term">…</span>`, and it comes to life with the later part
//! of the program.

use std::cell::Cell;
use std::rc::Rc;

use leptos::html::Span;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{DocumentFragment, HtmlElement, KeyboardEvent, PointerEvent};

use super::Page;
use crate::browser::clock::{When, later};
use crate::browser::figure_view::FigureView;
use crate::browser::observe::Place;
use crate::browser::places::{all, all_in};
use crate::browser::pointer;
use crate::figures::Figure;
use crate::state::{State, moved};
use crate::text;
use crate::text::number::significant;

/// Brings all terms on the page to life, those of one figure a task. In tasks of their own they belong to nobody who might
/// take them along when he goes.
pub(super) fn enliven(page: Page) {
    for view in page.scheduler.with_value(|scheduler| scheduler.views()) {
        later(When::After(0), move || enliven_formula(&view, page));
    }
    later(When::After(0), move || all(".prose [data-term]").iter().for_each(|place| mount(place, page, None)));
}

/// Brings the terms of a figure's formula to life, with their values. They are one stop of the tab key, and arrow keys go
/// from one to the next.
fn enliven_formula(view: &Rc<FigureView>, page: Page) {
    let formula =
        view.plot.closest("figure").and_then(|frame| frame.map_or(Ok(None), |it| it.query_selector(".formula")));
    let Ok(Some(formula)) = formula else { return };
    let places: Rc<[HtmlElement]> = all_in(&formula, "[data-term]").into();
    if places.is_empty() {
        return;
    }
    let _ = formula.set_attribute("role", "toolbar");
    let _ = formula.set_attribute("aria-label", text::get("terms.title"));
    let (values, pointed) = (values(view.figure, view.place, page.state), ArcRwSignal::new(None));
    follow_pointer(view, &pointed);
    let current = ArcRwSignal::new(0);
    for (index, place) in places.iter().enumerate() {
        let formula = Formula {
            values: values.clone(),
            pointed: pointed.clone(),
            places: places.clone(),
            current: current.clone(),
        };
        let words = place.text_content().unwrap_or_default();
        mount(place, page, Some(Seat { formula, index, words }));
    }
}

/// Brings a term to life: with a seat in a formula, or a word of the prose.
fn mount(place: &HtmlElement, page: Page, seat: Option<Seat>) {
    let name = place.get_attribute("data-term").unwrap_or_default();
    // The words move into the button as they are: a host may forbid that markup is written.
    let words = document().create_document_fragment();
    while let Some(word) = place.first_child() {
        let _ = words.append_child(&word);
    }
    mount_to(place.clone(), move || view! { <TermWord name words state=page.state seat /> }).forget();
}

/// Numbers, each with its term.
type Values = Vec<(&'static str, f64)>;

/// What the terms of a figure are worth at the place under the pointer, and otherwise at the cursor; nobody sees those of a
/// figure that is far away.
fn values(figure: &'static Figure, place: RwSignal<Place>, state: State) -> ArcMemo<Values> {
    ArcMemo::new(move |before: Option<&Values>| {
        if place.get() == Place::Far {
            return before.cloned().unwrap_or_default();
        }
        let params = state.params.get();
        let params = state.pointed.with(|pointed| match pointed {
            // As in the picture, which does not follow a pointer that only passes over.
            Some(pointed) => moved(&params, &pointed.moves, figure.reads),
            None => params,
        });
        figure.drawing().map(|drawing| drawing.values(&params)).unwrap_or_default()
    })
}

/// Has `pointed` say which term stands for the mark under the pointer.
fn follow_pointer(view: &Rc<FigureView>, pointed: &ArcRwSignal<Option<&'static str>>) {
    for name in ["pointermove", "pointerleave"] {
        let (view, pointed) = (view.clone(), pointed.clone());
        let plot = view.plot.clone();
        let act = Closure::<dyn Fn(PointerEvent)>::new(move |event: PointerEvent| {
            let point = pointer::point(&event);
            let term = view.locate(point).filter(|_| name == "pointermove").and_then(|(panel, _)| {
                view.with_panel(panel, |shown, layout| layout.panels[panel].term_at(shown, point)).flatten()
            });
            if pointed.get_untracked() != term {
                pointed.set(term);
            }
        });
        let _ = plot.add_event_listener_with_callback(name, act.into_js_value().unchecked_ref());
    }
}

/// What the terms of a formula share.
#[derive(Clone)]
struct Formula {
    values: ArcMemo<Values>,
    /// The term of the mark under the pointer.
    pointed: ArcRwSignal<Option<&'static str>>,
    places: Rc<[HtmlElement]>,
    /// The term that the tab key stops at.
    current: ArcRwSignal<usize>,
}

/// A term's place in its formula.
#[derive(Clone)]
struct Seat {
    formula: Formula,
    index: usize,
    /// Its letters: a browser takes no name from a formula.
    words: String,
}

impl Seat {
    /// Moves the focus if the key asks for that.
    fn go(&self, event: &KeyboardEvent) {
        let places = &self.formula.places;
        let last = places.len() - 1;
        let to = match event.key().as_str() {
            "ArrowLeft" => self.index.checked_sub(1).unwrap_or(last),
            "ArrowRight" if self.index < last => self.index + 1,
            "ArrowRight" | "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        let button = places[to].first_element_child().and_then(|button| button.dyn_into::<HtmlElement>().ok());
        let _ = button.map(|button| button.focus());
    }

    /// The term's numbers, as the formula shows them.
    fn value(&self, term: &str) -> String {
        let own = |values: &Values| {
            let own = values.iter().filter(|(name, _)| *name == term).map(|(_, value)| shown(*value));
            own.collect::<Vec<_>>().join(", ")
        };
        let own = self.formula.values.with(own);
        if own.is_empty() { own } else { format!("=\u{a0}{own}") }
    }
}

/// Four digits, or all before the point: the number may stand beside the same one in the figure.
fn shown(value: f64) -> String {
    let digits = value.abs().log10().floor() as i32 + 1;
    significant(value, digits.clamp(4, 9) as usize)
}

/// A word, or a term with its value, that lifts marks out. Its name is `figure/term`.
#[component]
fn TermWord(name: String, words: DocumentFragment, state: State, seat: Option<Seat>) -> impl IntoView {
    let name = StoredValue::new(name);
    let (holder, words) = (NodeRef::<Span>::new(), StoredValue::new_local(words));
    Effect::new(move |_| {
        if let Some(holder) = holder.get() {
            let _ = words.with_value(|words| holder.append_child(words));
        }
    });
    let seat = StoredValue::new_local(seat);
    let term = move || name.with_value(|name| name.split_once('/').map_or(String::new(), |(_, term)| term.to_owned()));
    let is_lifted = move || name.with_value(|name| state.lifted.with(|lifted| lifted == name));
    let lift = move |lifts: bool| {
        if lifts != untrack(is_lifted) {
            state.lifted.set(if lifts { name.get_value() } else { String::new() });
        }
    };
    // Of a pointer that has come down: whether it hovers, and whether the marks were lifted out before it gave the focus.
    let pressed = StoredValue::new_local(Cell::new(None::<(bool, bool)>));
    // A mouse lifts while it is there; a finger and the keyboard lift, and put down again.
    let click = move |_| match pressed.with_value(Cell::take) {
        Some((true, _)) => lift(true),
        Some((false, was_lifted)) => lift(!was_lifted),
        None => lift(!untrack(is_lifted)),
    };
    let with_seat = move |act: &dyn Fn(&Seat)| seat.with_value(|seat| seat.iter().for_each(act));
    let label = seat
        .with_value(Clone::clone)
        .map(|seat| Signal::derive_local(move || format!("{} {}", seat.words, seat.value(&term()))));
    let stop = seat.with_value(Clone::clone).map(|Seat { formula, index, .. }| {
        Signal::derive_local(move || if formula.current.get() == index { "0" } else { "-1" })
    });
    let value = seat.with_value(Clone::clone).map(|seat| {
        let pointed = seat.formula.pointed.clone();
        let is_pointed = Signal::derive(move || pointed.get().is_some_and(|pointed| pointed == term()));
        let value = Signal::derive_local(move || seat.value(&term()));
        view! {
            <span class="value" class:is-pointed=is_pointed>
                {value}
            </span>
        }
    });
    view! {
        <button
            type="button"
            class="term"
            tabindex=stop
            aria-label=label
            aria-pressed=move || if is_lifted() { "true" } else { "false" }
            on:pointerenter=move |event| {
                if hovers(&event) {
                    lift(true);
                }
            }
            on:pointerleave=move |event| {
                if hovers(&event) {
                    lift(false);
                }
            }
            on:pointerdown=move |event| {
                pressed.with_value(|pressed| pressed.set(Some((hovers(&event), untrack(is_lifted)))));
            }
            on:click=click
            on:focus=move |_| {
                with_seat(&|seat| seat.formula.current.set(seat.index));
                lift(true);
            }
            on:blur=move |_| lift(false)
            on:keydown=move |event| {
                if event.key() == "Escape" {
                    lift(false);
                }
                with_seat(&|seat| seat.go(&event));
            }
        >
            <span node_ref=holder></span>
            {value}
        </button>
    }
}

/// Whether a pointer can be over something without touching it.
fn hovers(event: &PointerEvent) -> bool {
    event.pointer_type() != "touch"
}
