//! Presets, and a button that resets the parameters.

use leptos::prelude::*;

use crate::page::{Page, use_page};
use crate::params::{Params, Source};
use crate::text;

/// A preset.
struct Preset {
    label: &'static str,
    set: fn(&mut Params),
}

static PRESETS: [Preset; 5] = [
    // Table 3 of Vaswani et al. 2017: the base model has 512 dimensions.
    Preset {
        label: "scene.paper",
        set: |params| (params.d_model, params.n_pos, params.pos, params.k) = (512, 512, 100, 50),
    },
    Preset { label: "scene.clock", set: |params| (params.d_model, params.n_pos) = (2, 20) },
    // A head of 128 dimensions (the default `d_model`), base 500 000, trained on 8192 positions (Grattafiori et al. 2024, table 3).
    Preset {
        label: "scene.llama",
        set: |params| (params.base, params.n_pos, params.pos, params.k) = (500_000.0, 8192, 1600, 800),
    },
    // The longest wavelength is 2π·4^(6/8), about 18 positions: far positions look like near ones.
    Preset { label: "scene.small", set: |params| (params.d_model, params.base, params.n_pos) = (8, 4.0, 100) },
    // All positions of the model's table.
    Preset {
        label: "scene.minilm",
        set: |params| (params.source, params.n_pos, params.pos, params.k) = (Source::MiniLm, 512, 100, 50),
    },
];

/// The presets, at the end of the header.
#[island]
pub fn Presets() -> impl IntoView {
    view! { <PresetButtons /> }
}

/// A row of buttons.
#[component]
pub(in crate::page) fn PresetButtons() -> impl IntoView {
    let page = use_page();
    let preset = move |preset: &'static Preset| {
        view! {
            <button type="button" on:click=move |_| open(page, preset.set)>
                {text::get(preset.label)}
            </button>
        }
    };
    view! {
        <div class="presets" role="group" aria-label=text::get("scene.title")>
            <span aria-hidden="true">{text::get("scene.try")}</span>
            {PRESETS.iter().map(preset).collect_view()}
        </div>
    }
}

/// Resets the parameters; visible only if some are not the defaults.
#[component]
pub(in crate::page) fn ResetButton() -> impl IntoView {
    let page = use_page();
    let requested = page.state.params.requested;
    let is_default = Memo::new(move |_| {
        requested.with(|now| *now == Params { sentence: now.sentence.clone(), ..Params::default() })
    });
    let label = text::get("scene.reset");
    view! {
        <button
            type="button"
            class="reset"
            class:is-default=is_default
            title=label
            aria-label=label
            on:click=move |_| open(page, |_| {})
        >
            "↺"
        </button>
    }
}

/// Sets the parameters to the defaults, changed by `set`.
fn open(page: Page, set: fn(&mut Params)) {
    let mut params = Params::default();
    set(&mut params);
    page.state.params.open(params);
    page.link.commit();
}
