//! The panel with the table of published models.

use leptos::prelude::*;

use crate::page::LivePart;
use crate::text;

/// The panel.
#[component]
pub(super) fn Published() -> impl IntoView {
    let lang = text::fallback_lang("published.lede");
    view! {
        <section class="published" id="models" lang=lang dir=lang.map(|_| "ltr")>
            <h2 id="published-title">{text::get("published.title")}</h2>
            <div class="published-words">
                <p>{text::get("published.lede")}</p>
                <p>{text::get("published.seen")}</p>
            </div>
            <LivePart kind="models".to_owned() id=String::new()>{None::<()>}</LivePart>
        </section>
    }
}
