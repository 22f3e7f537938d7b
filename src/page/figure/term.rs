//! Terms: parts of a formula, or words in the prose, that stand for marks of a figure. Hovering or focusing a term
//! highlights its marks and dims all others.

use std::cell::Cell;

use leptos::html::Button;
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

use super::formula::Terms;
use super::frame::Frame;
use super::values::shown;
use crate::page::use_page;

/// A term with the name `figure/term`. In a formula, its accessible name is `words` and its value, because browsers
/// derive no name from `MathML`. `children` is its content.
#[island]
pub fn Term(name: String, words: String, children: Children) -> impl IntoView {
    let state = use_page().state;
    let term_button = use_context::<Terms>().map(TermButton::register);
    let term = name.split_once('/').map_or(String::new(), |(_, term)| term.to_owned());
    let attribute = name.clone();
    let name = StoredValue::new(name);
    let is_highlighted =
        move || name.with_value(|name| state.reading.highlighted_term.with(|highlighted| highlighted == name));
    let highlight = move |is_on: bool| {
        if is_on != untrack(is_highlighted) {
            state.reading.highlighted_term.set(if is_on { name.get_value() } else { String::new() });
        }
    };
    // Set on pointer down: whether the pointer can hover, and whether the term was highlighted before (the press
    // focuses it, which highlights it).
    let pressed = StoredValue::new_local(Cell::new(None::<(bool, bool)>));
    // A mouse highlights while hovering; touch and keyboard toggle.
    let click = move |_| match pressed.with_value(Cell::take) {
        Some((true, _)) => highlight(true),
        Some((false, was_highlighted)) => highlight(!was_highlighted),
        None => highlight(!untrack(is_highlighted)),
    };
    // Only terms in a formula have values.
    let frame = use_context::<Frame>().filter(|_| term_button.is_some());
    let formula_value = frame.map(|frame| {
        let value = {
            let term = term.clone();
            Memo::new(move |_| frame.values.with(|values| shown(values, &term)))
        };
        let is_pointed = Signal::derive(move || frame.pointed.get().is_some_and(|pointed| pointed == term));
        (value, is_pointed, frame.veil.is_on)
    });
    let label = formula_value.map(|(value, _, is_veiled)| {
        // The accessible name must not reveal the value of a veiled figure; `style/questions.css` hides it visually.
        Signal::derive(move || if is_veiled.get() { words.clone() } else { format!("{words} {}", value.get()) })
    });
    let tab_index =
        term_button.map(|term_button| Signal::derive(move || if term_button.is_current() { "0" } else { "-1" }));
    let value = formula_value.map(|(value, is_pointed, _)| {
        view! {
            " "
            <span class="value" class:is-pointed=is_pointed>
                {value}
            </span>
        }
    });
    view! {
        <span data-term=attribute>
            <button
                type="button"
                class="term"
                node_ref=term_button.map_or_else(NodeRef::new, |term_button| term_button.button)
                tabindex=tab_index
                aria-label=label
                aria-pressed=move || if is_highlighted() { "true" } else { "false" }
                on:pointerenter=move |event| {
                    if can_hover(&event) {
                        highlight(true);
                    }
                }
                on:pointerleave=move |event| {
                    if can_hover(&event) {
                        highlight(false);
                    }
                }
                on:pointerdown=move |event| {
                    pressed.with_value(|pressed| pressed.set(Some((can_hover(&event), untrack(is_highlighted)))));
                }
                on:click=click
                on:focus=move |_| {
                    if let Some(term_button) = term_button {
                        term_button.terms.current.set(term_button.index);
                    }
                    highlight(true);
                }
                on:blur=move |_| highlight(false)
                on:keydown=move |event| {
                    if event.key() == "Escape" {
                        highlight(false);
                    }
                    if let Some(term_button) = term_button {
                        term_button.go(&event);
                    }
                }
            >
                <span>{children()}</span>
                {value}
            </button>
        </span>
    }
}

/// A term's index and button in its formula.
#[derive(Clone, Copy)]
struct TermButton {
    terms: Terms,
    index: usize,
    button: NodeRef<Button>,
}

impl TermButton {
    /// Registers the next term of the formula.
    fn register(terms: Terms) -> Self {
        let button = NodeRef::new();
        terms.buttons.update_value(|buttons| buttons.push(button));
        Self { terms, index: terms.buttons.with_value(Vec::len) - 1, button }
    }

    fn is_current(self) -> bool {
        self.terms.current.get() == self.index
    }

    /// Moves the focus between terms on arrow keys, Home and End.
    fn go(self, event: &KeyboardEvent) {
        let last = self.terms.buttons.with_value(Vec::len) - 1;
        let to = match event.key().as_str() {
            "ArrowLeft" => self.index.checked_sub(1).unwrap_or(last),
            "ArrowRight" if self.index < last => self.index + 1,
            "ArrowRight" | "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        let button = self.terms.buttons.with_value(|buttons| buttons[to].get_untracked());
        let _ = button.map(|button| button.focus());
    }
}

/// Whether the pointer can hover.
fn can_hover(event: &PointerEvent) -> bool {
    event.pointer_type() != "touch"
}
