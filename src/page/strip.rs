//! On a narrow window, one line of controls that stays in view: those that the figure in the middle of it depends on.

use leptos::prelude::*;

use super::player::PlayButton;
use super::use_page;
use crate::figures::{ALL, Figure};
use crate::params::{NUMBERS, Number, ParamId};
use crate::text;
use crate::text::number::significant;

/// Numbers with minus and plus, Play, and the button that opens all controls.
#[component]
pub(super) fn Strip(is_open: RwSignal<bool>) -> impl IntoView {
    let state = use_page().state;
    let concerned = move || {
        let figure = state.in_view.get().unwrap_or(ALL[0]);
        let hidden = state.settings.with(|settings| settings.hidden.clone());
        NUMBERS.iter().filter(move |number| concerns(figure, number) && !hidden.contains(&number.key)).collect::<Vec<_>>()
    };
    let label = move || text::get(if is_open.get() { "strip.close" } else { "strip.open" });
    view! {
        <div class="strip">
            <PlayButton />
            <div class="steppers" role="group" aria-label=text::get("strip.title")>
                <For each=concerned key=|number| number.name let:number>
                    <Stepper number />
                </For>
            </div>
            <button
                type="button"
                class="more"
                aria-controls="controls"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
            >
                {label}
            </button>
        </div>
    }
}

/// Whether a figure shows something of a number: its picture, or what the cursor marks in it.
fn concerns(figure: &Figure, number: &Number) -> bool {
    number.id == ParamId::Pos || (number.id != ParamId::Seed && figure.reads.contains(&number.id))
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
    let label = |key: &str| text::fill(key, &[("name", text::get(&format!("param.{name}")))]);
    view! {
        <div class="stepper" role="group" aria-label=text::get(&format!("param.{name}"))>
            <button type="button" aria-label=label("strip.less") on:click=move |_| step(-1.0)>
                "−"
            </button>
            <span>
                <span class="stepper-name">{text::get(&format!("param.{name}.short"))}</span>
                " "
                <output>{move || state.params.with(|params| significant((number.get)(params), 9))}</output>
            </span>
            <button type="button" aria-label=label("strip.more") on:click=move |_| step(1.0)>
                "+"
            </button>
        </div>
    }
}
