//! The place of the table of published models, which is downloaded when the reader comes near it.

use leptos::html::Div;
use leptos::prelude::*;

use crate::browser::{observe, system};
use crate::lazy::LoadState;
use crate::page::use_page;
use crate::text;

/// The table, in a place of the same height. Part of the lazy chunk of the lesson.
#[component]
pub(in crate::page) fn ModelsOnDemand() -> impl IntoView {
    let page = use_page();
    let models = page.sources.models;
    let place = NodeRef::<Div>::new();
    let was_near = RwSignal::new(false);
    Effect::new(move |_| {
        let Some(place) = place.get() else { return };
        let near = observe::near(&place);
        Effect::new(move |_| {
            if near.get() {
                models.request_again();
                was_near.set(true);
            }
        });
    });
    let has_failed = move || models.load_state() == LoadState::Failed;
    view! {
        <div class="published-place" node_ref=place>
            <p class="failure" role="alert" hidden=move || !has_failed()>
                {move || has_failed().then(|| text::get(&format!("tools.{}", system::chunk_failure())))}
            </p>
            {move || was_near.get().then(|| models.get().map(|code| (code.table)(page)))}
        </div>
    }
}
