//! In a narrow window, one line of controls that stays in view: those that the figure in its middle depends on.

use leptos::prelude::*;

use super::player::PlayButton;
use crate::catalog::{ALL, Figure};
use crate::page::use_page;
use crate::params::{NUMBERS, Number, ParamId};
use crate::text;
use crate::text::number::significant;

/// Numbers with minus and plus, Play, and the button that opens all controls.
#[component]
pub(super) fn MobileToolbar(is_open: RwSignal<bool>) -> impl IntoView {
    let label = Signal::derive(move || text::get(if is_open.get() { "strip.close" } else { "strip.open" }));
    // What a link got wrong is also said while the fields are out of sight.
    let notices = use_page().state.notices;
    let first = move || notices.with(|notices| notices.first().map(|notice| notice.text.clone()));
    let notice = Signal::derive(move || first().unwrap_or_default());
    let is_well = Signal::derive(move || is_open.get() || first().is_none());
    let expanded = Signal::derive(move || if is_open.get() { "true" } else { "false" });
    let numbers = NUMBERS.iter().filter(|number| number.id != ParamId::Seed);
    view! {
        <div class="strip">
            <PlayButton />
            <div class="steppers" role="group" aria-label=text::get("strip.title")>
                {numbers.map(|number| view! { <Stepper number /> }).collect_view()}
            </div>
            <button
                type="button"
                class="more"
                aria-controls="controls"
                aria-expanded=expanded
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {label}
            </button>
            <p class="strip-notice" hidden=is_well>{notice}</p>
        </div>
    }
}

/// Whether a figure shows a number, in its picture or in what the cursor marks there.
fn concerns(figure: &Figure, number: &Number) -> bool {
    figure.reads.contains(&number.id) || figure.keys.contains(&Some(number.id))
}

/// A number between minus and plus.
#[component]
fn Stepper(number: &'static Number) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let name = number.name;
    let step = move |by: f64| {
        let now = state.now();
        let value = (number.get)(&now);
        let place = number.to_slider(value, &now) + by * number.slider_range(&now).2;
        state.set(&[(number.id, number.at_slider(place, value, &now))]);
        page.link.commit();
    };
    let is_hidden = Signal::derive(move || {
        let is_left_out = state.settings.with(|settings| settings.hidden.contains(&number.key));
        is_left_out || !concerns(state.in_view.get().unwrap_or(ALL[0]), number)
    });
    let now = Signal::derive(move || state.params.with(|params| significant((number.get)(params), 9)));
    let label = |key: &str| text::fill(key, &[("name", text::get(&format!("param.{name}")))]);
    view! {
        <div class="stepper" hidden=is_hidden role="group" aria-label=text::get(&format!("param.{name}"))>
            <button type="button" aria-label=label("strip.less") on:click=move |_| step(-1.0)>
                "−"
            </button>
            <span>
                <span class="stepper-name">{text::get(&format!("param.{name}.short"))}</span>
                " "
                <span class="stepper-value">{now}</span>
            </span>
            <button type="button" aria-label=label("strip.more") on:click=move |_| step(1.0)>
                "+"
            </button>
        </div>
    }
}
