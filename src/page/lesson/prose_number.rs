//! A number in a sentence that the reader can set: a spin button that looks like a word.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use crate::page::use_page;
use crate::params::{NUMBERS, Params};
use crate::text::number::{plain, significant};

/// The drag distance per step, in CSS pixels.
const PIXELS_PER_STEP: f64 = 5.0;

/// The start of a drag: pointer id, horizontal position, and value.
#[derive(Clone, Copy)]
struct Hold {
    pointer: i32,
    x: f64,
    value: f64,
}

/// The number with this link key, in a sentence. Dragging it horizontally sets it; dragging vertically scrolls the
/// page.
#[component]
pub fn ProseNumber(key: String) -> impl IntoView {
    let number = NUMBERS.iter().find(|number| number.key == key).expect("chapters name keys of the table");
    let page = use_page();
    let state = page.state;
    let value = Memo::new(move |_| state.params.effective.with(number.get));
    let hold = RwSignal::new(None::<Hold>);
    // The steps are those of the slider, so that a number with a logarithmic slider changes by constant factors.
    let step_from = move |from: f64, steps: f64| {
        let now = state.params.now();
        let position = number.to_slider(from, &now) + steps * number.stride();
        state.params.set(&[(number.id, number.at_slider(position, from, &now))]);
    };
    let press = move |event: PointerEvent| {
        if let Some(word) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // Fails only for a pointer that is gone.
            let _ = word.set_pointer_capture(event.pointer_id());
        }
        let value = value.get_untracked();
        hold.set(Some(Hold { pointer: event.pointer_id(), x: f64::from(event.client_x()), value }));
    };
    let drag = move |event: PointerEvent| {
        if let Some(hold) = hold.get_untracked().filter(|hold| hold.pointer == event.pointer_id()) {
            step_from(hold.value, ((f64::from(event.client_x()) - hold.x) / PIXELS_PER_STEP).trunc());
        }
    };
    let release = move |_| {
        if hold.get_untracked().is_some() {
            hold.set(None);
            page.link.commit();
        }
    };
    let press_key = move |event: KeyboardEvent| {
        let by = if event.shift_key() { 10.0 } else { 1.0 };
        let now = state.params.now();
        match event.key().as_str() {
            "ArrowUp" | "ArrowRight" => step_from(value.get_untracked(), by),
            "ArrowDown" | "ArrowLeft" => step_from(value.get_untracked(), -by),
            "PageUp" => step_from(value.get_untracked(), 10.0),
            "PageDown" => step_from(value.get_untracked(), -10.0),
            "Home" => state.params.set(&[(number.id, number.min)]),
            "End" => state.params.set(&[(number.id, (number.max)(&now))]),
            _ => return,
        }
        event.prevent_default();
    };
    let reset = move |_| {
        state.params.set(&[(number.id, (number.get)(&Params::default()))]);
        page.link.commit();
    };
    view! {
        <span
            class="prose-number"
            data-number=key
            role="spinbutton"
            tabindex="0"
            aria-labelledby=format!("label-{}", number.name)
            aria-valuemin=plain(number.min)
            aria-valuemax=Signal::derive(move || plain(state.params.effective.with(number.max)))
            aria-valuenow=Signal::derive(move || plain(value.get()))
            data-held=Signal::derive(move || hold.get().map(|_| ""))
            on:pointerdown=press
            on:pointermove=drag
            on:pointerup=release
            on:pointercancel=release
            on:keydown=press_key
            on:keyup=move |_| page.link.commit()
            on:dblclick=reset
        >
            {Signal::derive(move || significant(value.get(), 9))}
        </span>
    }
}
