//! The controls of the whole page: beside the figures or, in a narrow window, above them behind one line.

use leptos::prelude::*;

use super::choice::{ChoiceList, ThemeList};
use super::number_field::NumberField;
use super::player::PlayerControls;
use super::toolbar::MobileToolbar;
use crate::browser::dom::go_to;
use crate::page::print::PageTools;
use crate::page::use_page;
use crate::params::{CHOICES, GENERAL_CHOICES, NUMBERS, ParamId, Params};
use crate::text;

/// Scenes, numbers, the player, and the choices that concern every figure.
#[island]
pub fn Sidebar() -> impl IntoView {
    let is_open = RwSignal::new(false);
    let numbers = NUMBERS.iter().filter(|number| number.id != ParamId::Seed);
    let is_open_mark = Signal::derive(move || is_open.get().then_some(""));
    let choices = CHOICES.iter().filter(|choice| GENERAL_CHOICES.contains(&choice.id));
    view! {
        <aside class="rail" aria-label=text::get("controls.title")>
            <MobileToolbar is_open />
            <div class="rail-controls" id="controls" data-open=is_open_mark>
                <div class="numbers">{numbers.map(|number| view! { <NumberField number /> }).collect_view()}</div>
                <PlayerControls />
                <Scenes />
                <div class="general-choices">
                    {choices.map(|choice| view! { <ChoiceList choice /> }).collect_view()} <ThemeList />
                </div>
                <div id="page-tools">
                    <PageTools />
                </div>
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
