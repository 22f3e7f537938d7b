//! The controls of the whole page: beside the figures or, in a narrow window, above them behind one line.

use leptos::prelude::*;

use super::choice::{ChoiceList, ThemeList};
use super::number_field::{NumberField, control_id};
use super::player::PlayerControls;
use super::strip::Strip;
use super::{go_to, use_page};
use crate::browser::arrange::Arrangement;
use crate::content::CHAPTERS;
use crate::params::{CHOICES, GENERAL_CHOICES, NUMBERS, ParamId, Params};
use crate::text;

/// Presets, numbers, the player, and the choices that concern every figure.
#[component]
pub(super) fn ControlRail() -> impl IntoView {
    let settings = use_page().state.settings;
    let is_open = RwSignal::new(false);
    let numbers = NUMBERS.iter().filter(|number| number.id != ParamId::Seed);
    let arrangement = StoredValue::new_local(None::<Arrangement>);
    Effect::new(move |_| {
        let hidden = settings.with(|settings| settings.hidden.clone());
        let of_page = || Arrangement::of(NUMBERS.iter().map(|number| control_id(number, "")));
        let is_hidden =
            |id: &str| NUMBERS.iter().any(|number| hidden.contains(&number.key) && control_id(number, "") == id);
        arrangement.update_value(|arrangement| {
            if arrangement.is_some() || !hidden.is_empty() {
                arrangement.get_or_insert_with(of_page).hide(is_hidden);
            }
        });
    });
    let is_open_mark = Signal::derive(move || is_open.get().then_some(""));
    let choices = CHOICES.iter().filter(|choice| GENERAL_CHOICES.contains(&choice.id));
    view! {
        <aside class="rail" aria-label=text::get("controls.title")>
            <Strip is_open />
            <div class="rail-controls" id="controls" data-open=is_open_mark>
                <Presets />
                <div class="numbers">{numbers.map(|number| view! { <NumberField number /> }).collect_view()}</div>
                <PlayerControls />
                <div class="general-choices">
                    {choices.map(|choice| view! { <ChoiceList choice /> }).collect_view()} <ThemeList />
                </div>
            </div>
        </aside>
    }
}

/// A figure of the book: its parameters, and the chapter that shows its panels. A panel with parameters of its own has
/// a button for them in its frame.
struct Preset {
    label: &'static str,
    chapter: usize,
    d_model: u32,
    n_pos: u32,
}

static PRESETS: [Preset; 4] = [
    Preset { label: "preset.1", chapter: 0, d_model: 2, n_pos: 20 },
    Preset { label: "preset.2", chapter: 1, d_model: 128, n_pos: 50 },
    Preset { label: "preset.3", chapter: 2, d_model: 128, n_pos: 50 },
    Preset { label: "preset.4", chapter: 3, d_model: 512, n_pos: 200 },
];

#[component]
fn Presets() -> impl IntoView {
    let page = use_page();
    let open = move |preset: &Preset| {
        page.state.open(Params { d_model: preset.d_model, n_pos: preset.n_pos, ..Params::default() });
        page.link.commit();
        if let Some(chapter) = CHAPTERS.get(preset.chapter) {
            go_to(chapter.name);
        }
    };
    let reset = move |_| {
        page.state.open(Params::default());
        page.link.commit();
    };
    let preset = move |preset: &'static Preset| {
        view! {
            <button type="button" on:click=move |_| open(preset)>
                {text::get(preset.label)}
            </button>
        }
    };
    view! {
        <div class="presets" role="group" aria-label=text::get("preset.title")>
            {PRESETS.iter().map(preset).collect_view()}
            <button type="button" class="reset" on:click=reset>
                {text::get("preset.reset")}
            </button>
        </div>
    }
}
