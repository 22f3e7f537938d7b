//! The controls in the frames of figures, for parameters that only one or a few figures read.

use leptos::prelude::*;

use super::frame::use_frame;
use crate::catalog::Figure;
use crate::page::controls::{NumberField, Radios};
use crate::page::erased::Erase;
use crate::page::use_page;
use crate::params::{CHOICES, Choice, ParamId, Source, Viewpoint, number};
use crate::text;

/// The numbers of the encoding, whose sliders a figure with separate parameters has in its frame.
const OWN: [ParamId; 3] = [ParamId::DModel, ParamId::Base, ParamId::NPos];

/// The controls of a figure. If it has separate parameters, these include the numbers of the encoding that it reads.
#[component]
pub fn FrameControls(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    // A table has fixed numbers.
    let is_formula = state.params.requested.with_untracked(|params| params.source == Source::Formula);
    let view = use_frame().id;
    let own = OWN.into_iter().filter(|id| state.is_own && is_formula && figure.depends_on(*id));
    let own: Vec<_> = own.map(|id| view! { <FrameControl control=id view=view.to_string() /> }).collect();
    view! {
        {own}
        <Controls controls=figure.controls />
    }
}

/// The choice that is shown next to the title of a figure on the board, already in the server-rendered HTML.
pub(in crate::page) fn first_choice(figure: &'static Figure) -> Option<&'static Choice> {
    let first = figure.controls.first()?;
    CHOICES.iter().find(|choice| choice.id == *first)
}

/// The controls of a figure except its [`first_choice`].
#[component]
pub(in crate::page) fn FurtherControls(figure: &'static Figure) -> impl IntoView {
    let controls = if first_choice(figure).is_some() { &figure.controls[1..] } else { figure.controls };
    view! { <Controls controls /> }
}

#[component]
fn Controls(controls: &'static [ParamId]) -> impl IntoView {
    let view = use_frame().id;
    let control = |control: &ParamId| view! { <FrameControl control=*control view=view.to_string() /> };
    controls.iter().map(control).collect_view()
}

/// The control of a parameter that only one or a few figures read.
#[component]
fn FrameControl(control: ParamId, view: String) -> impl IntoView {
    match control {
        ParamId::Sentence => view! { <Sentence /> }.erased(),
        ParamId::Viewpoint => view! { <ViewpointSliders /> }.erased(),
        _ => match CHOICES.iter().find(|choice| choice.id == control) {
            Some(choice) => view! { <Radios choice view /> }.erased(),
            None => view! { <NumberField number=number(control) place=view /> }.erased(),
        },
    }
}

/// The sentence whose words the figure shows.
#[component]
fn Sentence() -> impl IntoView {
    let state = use_page().state;
    let sentence = Signal::derive(move || state.params.effective.with(|params| params.sentence.to_string()));
    let set = move |words: String| state.params.change(|params| params.sentence = words.into());
    view! {
        <label class="sentence">
            <span>{text::get("sentence.title")}</span>
            <input
                type="text"
                name="sentence"
                dir="auto"
                autocomplete="off"
                value=sentence.get_untracked()
                prop:value=sentence
                on:input:target=move |event| set(event.target().value())
            />
        </label>
    }
}

/// The viewpoint of a figure in three dimensions.
#[component]
fn ViewpointSliders() -> impl IntoView {
    let page = use_page();
    let slider = move |name: &'static str, max: i32, is_yaw: bool| {
        let value = Signal::derive(move || {
            let viewpoint = page.state.params.effective.with(|params| params.viewpoint);
            (if is_yaw { viewpoint.yaw } else { viewpoint.pitch }).to_string()
        });
        let set = move |degrees: i32| {
            page.state.params.change(|params| {
                let angle = if is_yaw { &mut params.viewpoint.yaw } else { &mut params.viewpoint.pitch };
                *angle = degrees;
            });
        };
        view! {
            <label class="option">
                <span>{text::get(&format!("viewpoint.{name}"))}</span>
                <input
                    type="range"
                    name=name
                    min=(-max).to_string()
                    max=max.to_string()
                    step="1"
                    value=value.get_untracked()
                    prop:value=value
                    on:input:target=move |event| set(event.target().value_as_number() as i32)
                />
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get("viewpoint.title")}</legend>
            {slider("yaw", Viewpoint::YAW_MOST, true)}
            {slider("pitch", Viewpoint::PITCH_MOST, false)}
        </fieldset>
    }
}
