//! A field to paste text into, with a submit button.

use leptos::html::Textarea;
use leptos::prelude::*;

/// Passes the content of the field to `take` when the form is submitted.
#[component]
pub(super) fn Paste<F: Fn(String) + 'static>(
    label: &'static str,
    rows: &'static str,
    go: &'static str,
    take: F,
) -> impl IntoView {
    let field = NodeRef::<Textarea>::new();
    view! {
        <form on:submit=move |event| {
            event.prevent_default();
            take(field.get_untracked().map(|field| field.value()).unwrap_or_default());
        }>
            <label class="paste">
                <span>{label}</span>
                <textarea node_ref=field rows=rows dir="ltr" spellcheck="false" autocomplete="off"></textarea>
            </label>
            <button type="submit" class="is-main">{go}</button>
        </form>
    }
}
