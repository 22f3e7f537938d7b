//! Radio buttons of a tool.

use leptos::prelude::*;

use crate::text;

/// One of several options, each with its label. `name` tells the buttons from those of other choices.
#[component]
pub(super) fn Options<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    legend: &'static str,
    options: Vec<(T, &'static str)>,
    chosen: RwSignal<T>,
) -> impl IntoView {
    let option = move |(value, label): (T, &'static str)| {
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| chosen.set(value)
                />
                <span>{label}</span>
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
