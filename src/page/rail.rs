//! The controls of the whole page: beside the figures or, in a narrow window, above them behind one line.

use leptos::prelude::*;

use super::chapter::served;
use super::choice::{ChoiceList, ThemeList};
use super::contents::Contents;
use super::handout::PageTools;
use super::number_field::{NumberField, control_id};
use super::player::PlayerControls;
use super::strip::Strip;
use super::use_page;
use crate::browser::arrange::Arrangement;
use crate::browser::places::go_to;
use crate::params::{CHOICES, GENERAL_CHOICES, NUMBERS, ParamId, Params};
use crate::text;

/// Scenes, numbers, the player, and the choices that concern every figure.
#[component]
pub(super) fn ControlRail() -> impl IntoView {
    let page = use_page();
    let settings = page.state.settings;
    let (is_open, contents_open) = (RwSignal::new(false), RwSignal::new(false));
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
            <Strip is_open contents_open />
            <Contents is_open=contents_open />
            <div class="rail-controls" id="controls" data-open=is_open_mark>
                <div class="numbers">{numbers.map(|number| view! { <NumberField number /> }).collect_view()}</div>
                <PlayerControls />
                <Scenes />
                <div class="general-choices">
                    {choices.map(|choice| view! { <ChoiceList choice /> }).collect_view()} <ThemeList />
                </div>
                <div id="page-tools" inner_html=served(|| view! { <PageTools page /> }.to_html())></div>
            </div>
        </aside>
    }
}

/// Parameters under which a figure shows its idea.
struct Scene {
    label: &'static str,
    figure: &'static str,
    set: fn(&mut Params),
}

static SCENES: [Scene; 4] = [
    Scene { label: "scene.clock", figure: "trajectory", set: |params| (params.d_model, params.n_pos) = (2, 20) },
    Scene { label: "scene.matrix", figure: "heatmap", set: |_| {} },
    Scene {
        label: "scene.far",
        figure: "distance-offset",
        set: |params| (params.n_pos, params.pos, params.k) = (1000, 0, 500),
    },
    Scene {
        label: "scene.wavelengths",
        figure: "wavelengths",
        set: |params| (params.d_model, params.n_pos) = (512, 512),
    },
];

#[component]
fn Scenes() -> impl IntoView {
    let page = use_page();
    let open = move |set: fn(&mut Params)| {
        let mut params = Params::default();
        set(&mut params);
        page.state.open(params);
        page.link.commit();
    };
    let scene = move |scene: &'static Scene| {
        let show = move |_| {
            open(scene.set);
            go_to(scene.figure);
        };
        view! {
            <button type="button" on:click=show>
                {text::get(scene.label)}
            </button>
        }
    };
    view! {
        <div class="scenes" role="group" aria-label=text::get("scene.title")>
            {SCENES.iter().map(scene).collect_view()}
            <button type="button" class="reset" on:click=move |_| open(|_| {})>
                {text::get("scene.reset")}
            </button>
        </div>
    }
}
