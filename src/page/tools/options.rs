//! Radio buttons in the tools.

use std::fmt::Display;

use leptos::prelude::*;

use crate::text;

/// Radio buttons for `options`, each with its label. `name` is the group name of the buttons.
#[component]
pub(super) fn Options<T: Copy + PartialEq + Send + Sync + 'static, L: Display>(
    name: &'static str,
    legend: &'static str,
    options: Vec<(T, L)>,
    chosen: RwSignal<T>,
) -> impl IntoView {
    let option = move |(value, label): (T, L)| {
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| chosen.set(value)
                />
                <span>{label.to_string()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get(legend)}</legend>
            {options.into_iter().map(option).collect_view()}
        </fieldset>
    }
}
