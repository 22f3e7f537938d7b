//! Presets, and a button that resets the parameters.

use leptos::prelude::*;

use crate::page::source::Comparison;
use crate::page::{Page, use_page};
use crate::params::{Params, Source};
use crate::text;

/// A preset.
struct Preset {
    label: &'static str,
    shows: Shows,
}

/// What a preset shows.
enum Shows {
    /// The default parameters, changed.
    Params(fn(&mut Params)),
    /// Two published models as A and B.
    Models(Comparison),
}

static PRESETS: [Preset; 6] = [
    // Table 3 of Vaswani et al. 2017: the base model has 512 dimensions.
    Preset {
        label: "preset.paper",
        shows: Shows::Params(|params| (params.d_model, params.n_pos, params.pos, params.k) = (512, 512, 100, 50)),
    },
    Preset { label: "preset.clock", shows: Shows::Params(|params| (params.d_model, params.n_pos) = (2, 20)) },
    // What the scaling of 3.1 changed, at the length on which 3 was trained.
    Preset {
        label: "preset.llama",
        shows: Shows::Models(Comparison { ids: ["llama-3-8b", "llama-3.1-8b"], n_pos: 8192 }),
    },
    // Layers with a window of 1024 positions, and layers that reach all positions.
    Preset {
        label: "preset.gemma",
        shows: Shows::Models(Comparison { ids: ["gemma-3-12b-sliding", "gemma-3-12b-full"], n_pos: 1024 }),
    },
    // The longest wavelength is 2π·4^(6/8), about 18 positions: far positions look like near ones.
    Preset {
        label: "preset.small",
        shows: Shows::Params(|params| (params.d_model, params.base, params.n_pos) = (8, 4.0, 100)),
    },
    // All positions of the model's table.
    Preset {
        label: "preset.minilm",
        shows: Shows::Params(|params| {
            (params.source, params.n_pos, params.pos, params.k) = (Source::MiniLm, 512, 100, 50);
        }),
    },
];

/// The preset with the longest name, which is left out where there is little room.
const LONGEST: &str = "preset.gemma";

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
            <button type="button" class:is-long=preset.label == LONGEST on:click=move |_| show(page, &preset.shows)>
                {text::get(preset.label)}
            </button>
        }
    };
    view! {
        <div class="presets" role="group" aria-label=text::get("preset.title")>
            <span aria-hidden="true">{text::get("preset.try")}</span>
            {PRESETS.iter().map(preset).collect_view()}
        </div>
    }
}

fn show(page: Page, shows: &'static Shows) {
    match shows {
        Shows::Params(set) => open(page, *set),
        Shows::Models(comparison) => page.sources.compare(comparison),
    }
}

/// Resets the parameters; visible only if some are not the defaults.
#[component]
pub(in crate::page) fn ResetButton() -> impl IntoView {
    let page = use_page();
    let requested = page.state.params.requested;
    // A reset keeps the sentence.
    let is_default = Memo::new(move |_| {
        requested.with(|now| *now == Params { sentence: now.sentence.clone(), ..Params::default() })
    });
    let label = text::get("preset.reset");
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
