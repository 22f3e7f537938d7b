//! The place of the table of published models, which is downloaded when the reader opens it.

use leptos::prelude::*;

use crate::page::use_page;
use crate::text;

/// A collapsible table. Part of the lazy chunk of the lesson.
#[component]
pub(in crate::page) fn ModelsOnDemand() -> impl IntoView {
    let page = use_page();
    let models = page.sources.models;
    let was_opened = RwSignal::new(false);
    let open = move |is_open: bool| {
        if is_open && !was_opened.get_untracked() {
            models.request_again();
            was_opened.set(true);
        }
    };
    view! {
        <details on:toggle:target=move |event| open(event.target().open())>
            <summary>{text::get("published.open")}</summary>
            {move || was_opened.get().then(|| models.get().map(|code| (code.table)(page)))}
        </details>
    }
}
