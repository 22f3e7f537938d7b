//! A field to paste text into, with a submit button and examples to try.

use std::rc::Rc;

use leptos::html::Textarea;
use leptos::prelude::*;

use crate::text;

/// A text to try.
pub(super) struct Example {
    /// The text key of its name.
    pub(super) name: &'static str,
    /// Writes the text.
    pub(super) text: fn() -> String,
}

/// Passes the content of the field to `take` when the form is submitted, or when an example is chosen. In a dialog, the
/// field has the focus first. It is emptied while `is_stale`, when something else was given.
#[component]
pub(super) fn Paste<F: Fn(String) + 'static>(
    label: &'static str,
    rows: &'static str,
    go: &'static str,
    examples: &'static [Example],
    is_stale: Signal<bool>,
    take: F,
) -> impl IntoView {
    let field = NodeRef::<Textarea>::new();
    Effect::new(move |_| {
        if let Some(field) = field.get().filter(|_| is_stale.get()) {
            field.set_value("");
        }
    });
    let take = Rc::new(take);
    let submit = {
        let take = Rc::clone(&take);
        move || take(field.get_untracked().map(|field| field.value()).unwrap_or_default())
    };
    let example = move |example: &'static Example| {
        let take = Rc::clone(&take);
        let try_it = move |_| {
            let text = (example.text)();
            if let Some(field) = field.get_untracked() {
                field.set_value(&text);
            }
            take(text);
        };
        view! {
            <button type="button" on:click=try_it>
                {text::get(example.name)}
            </button>
        }
    };
    view! {
        <form on:submit=move |event| {
            event.prevent_default();
            submit();
        }>
            <label class="paste">
                <span>{label}</span>
                <textarea node_ref=field rows=rows dir="ltr" spellcheck="false" autocomplete="off" autofocus></textarea>
            </label>
            <div class="paste-go">
                <button type="submit" class="is-main">{go}</button>
                <span>{text::get("check.examples")}</span>
                {examples.iter().map(example).collect_view()}
            </div>
        </form>
    }
}
