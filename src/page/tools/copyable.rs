//! A text with a copy button.

use leptos::html::Textarea;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::clipboard;
use crate::text::{self, fill};

/// A field whose text a button copies. If the browser denies that, the text is selected, so that the reader can copy
/// it by keyboard. `announcement` receives the outcome.
#[component]
pub(super) fn Copyable(
    id: &'static str,
    label: &'static str,
    words: Signal<String>,
    announcement: RwSignal<String>,
    /// Whether copying this text is what the dialog is mainly for.
    #[prop(optional)]
    is_main: bool,
) -> impl IntoView {
    let field = NodeRef::<Textarea>::new();
    let name = text::get(label);
    let copy = move |_| {
        let words = words.get_untracked();
        spawn_local(async move {
            let key = if clipboard::copy_text(&words).await {
                "tools.copied"
            } else {
                // The browser may ask for permission first, and the reader may have closed the dialog since.
                if let Some(field) = field.try_get_untracked().flatten() {
                    let _ = field.focus();
                    field.select();
                }
                "tools.selected"
            };
            announcement.set(fill(key, &[("name", name)]));
        });
    };
    let rows = move || words.with(|words| words.lines().count()).to_string();
    view! {
        <div class="copyable">
            <label for=id>{name}</label>
            <button
                type="button"
                class:is-main=is_main
                aria-label=fill("tools.copy-name", &[("name", name)])
                on:click=copy
            >
                {text::get("tools.copy")}
            </button>
            <textarea
                id=id
                readonly
                wrap="off"
                rows=rows
                spellcheck="false"
                dir="ltr"
                prop:value=words
                node_ref=field
            ></textarea>
        </div>
    }
}
