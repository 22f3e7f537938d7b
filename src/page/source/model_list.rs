//! The published models in the list of encodings. Part of the lazy chunk with their configs.

use std::sync::{Arc, LazyLock};

use leptos::prelude::*;

use super::choice::OF_MODEL;
use super::models_table::ModelsTable;
use super::scaling_form::ScalingForm;
use super::{Comparison, ModelCode};
use crate::models::{Published, published};
use crate::params::{Model, Params};

/// All published models; none if a config cannot be read, which a test rules out.
pub(super) static ALL: LazyLock<Vec<Published>> = LazyLock::new(|| published().unwrap_or_default());

pub(super) fn code() -> ModelCode {
    ModelCode {
        options: |params| view! { <Families params /> }.into_any(),
        find,
        is_listed: |model| ALL.iter().any(|published| published.model == *model),
        table: |page| view! { <ModelsTable page /> }.into_any(),
        scaling: |page| view! { <ScalingForm page /> }.into_any(),
        compare: |Comparison { ids, n_pos }, state, link| {
            if let [Some(a), Some(b)] = ids.map(find) {
                state.comparison.show_models([a, b], Some(*n_pos));
                link.commit();
            }
        },
    }
}

fn find(id: &str) -> Option<Arc<Model>> {
    ALL.iter().find(|published| published.id == id).map(|published| Arc::new(published.model.clone()))
}

/// One group of options per family.
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
    ALL.chunk_by(|one, other| one.family == other.family)
        .map(|group| {
            view! { <optgroup label=group[0].family.clone()>{group.iter().map(option).collect_view()}</optgroup> }
        })
        .collect_view()
}
