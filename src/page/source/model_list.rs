//! The published models in the list of encodings. Part of the lazy chunk with their configs.

use std::sync::{Arc, LazyLock};

use leptos::prelude::*;

use super::choice::OF_MODEL;
use super::models_table::ModelsTable;
use super::scaling_form::ScalingForm;
use super::{Comparison, ModelCode};
use crate::browser::link::Link;
use crate::cursor::Move;
use crate::fragment::{NamedModel, Notice, State as Fragment};
use crate::models::{Models, Published, Unrotated, published};
use crate::page::erased::Erase;
use crate::params::{Model, Params, number};
use crate::state::State;
use crate::text::{self, fill};

/// All published models; none if a config cannot be read, which a test rules out.
pub(super) static ALL: LazyLock<Models> = LazyLock::new(|| published().unwrap_or_default());

pub(super) fn code() -> ModelCode {
    ModelCode {
        options: |params| view! { <Families params /> }.client_only(),
        choose,
        open,
        is_listed: |model| ALL.rotary.iter().any(|published| published.model == *model),
        table: |page| view! { <ModelsTable page /> }.client_only(),
        scaling: |page| view! { <ScalingForm page /> }.client_only(),
        compare: |Comparison { ids, n_pos }, state, link| {
            if let [Some(a), Some(b)] = ids.map(find) {
                state.comparison.show_models([a, b], Some(*n_pos));
                link.commit();
            }
        },
    }
}

fn find(id: &str) -> Option<Arc<Model>> {
    ALL.rotary.iter().find(|published| published.id == id).map(|published| Arc::new(published.model.clone()))
}

/// Shows the model of an option.
fn choose(id: &str, state: State, link: Link) {
    if show(id, &[], state, link) {
        link.commit();
    }
}

/// Shows the model that a link names. If there is none, says so.
fn open(named: &NamedModel, state: State, link: Link) {
    let params = state.params.requested.get_untracked();
    let given: Vec<Move> = named.given.iter().map(|id| (*id, (number(*id).get)(&params))).collect();
    if !show(&named.id, &given, state, link) {
        let text = fill("published.unknown", &[("name", named.id.clone())]);
        state.params.notices.set(vec![Notice { name: "source", text }]);
    }
}

/// Shows a model, at its own numbers except for the given ones, or what it has instead of rotary embedding. Returns whether
/// there is such a model.
fn show(id: &str, given: &[Move], state: State, link: Link) -> bool {
    if let Some(model) = find(id) {
        state.params.show_model(model);
        state.params.set(given);
        return true;
    }
    let unrotated = ALL.unrotated.iter().find(|unrotated| unrotated.id == id);
    if let Some(unrotated) = unrotated {
        link.apply(Fragment::parse(&unrotated.link));
    }
    unrotated.is_some()
}

/// One group of options per family, and one of the models that do not rotate.
#[component]
fn Families(params: Memo<Params>) -> impl IntoView {
    let option = move |published: &'static Published| {
        let is_chosen = Signal::derive(move || params.with(|params| params.model.as_deref() == Some(&published.model)));
        view! {
            <option
                value=format!("{OF_MODEL}{}", published.id)
                title=published.source.clone()
                prop:selected=is_chosen
            >
                {published.model.name.clone()}
            </option>
        }
    };
    let unrotated = |unrotated: &'static Unrotated| {
        view! {
            <option value=format!("{OF_MODEL}{}", unrotated.id) title=unrotated.source.clone()>
                {unrotated.name.clone()}
            </option>
        }
    };
    let families = ALL
        .rotary
        .chunk_by(|one, other| one.family == other.family)
        .map(|group| {
            view! { <optgroup label=group[0].family.clone()>{group.iter().map(option).collect_view()}</optgroup> }
        })
        .collect_view();
    view! {
        {families}
        <optgroup label=text::get("published.unrotated")>{ALL.unrotated.iter().map(unrotated).collect_view()}</optgroup>
    }
}
