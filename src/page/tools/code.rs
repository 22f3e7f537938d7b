//! The settings as a program, in a programming language that the reader chooses.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Page;
use crate::browser::clipboard;
use crate::code::{Language, program};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The choice of a language, the program, and a button that copies it.
#[component]
pub(super) fn Code(page: Page) -> impl IntoView {
    let params = page.state.params.effective;
    let language = RwSignal::new(Language::NumPy);
    let written = Memo::new(move |_| params.with(|params| program(language.get(), params)));
    let lede = move || {
        params.with(|params| {
            let values =
                [("d", whole(params.d_model)), ("base", significant(params.base, 12)), ("n", whole(params.n_pos))];
            fill("code.lede", &values)
        })
    };
    let announcement = RwSignal::new("");
    let copy = move |_| {
        let written = written.get_untracked();
        spawn_local(async move {
            let is_copied = clipboard::copy_text(&written).await;
            announcement.set(text::get(if is_copied { "code.copied" } else { "code.failed" }));
        });
    };
    let option = move |its: Language| {
        view! {
            <label class="option">
                <input
                    type="radio"
                    name="language"
                    value=its.name()
                    prop:checked=Signal::derive(move || language.get() == its)
                    on:change=move |_| {
                        language.set(its);
                        announcement.set("");
                    }
                />
                <span>{its.name()}</span>
            </label>
        }
    };
    view! {
        <div class="tool-code">
            <p>{lede}</p>
            <fieldset class="choice">
                <legend>{text::get("code.language")}</legend>
                {Language::ALL.map(option).into_iter().collect_view()}
            </fieldset>
            // It scrolls, so it must be focusable by keyboard.
            <pre class="program" tabindex="0" role="region" aria-label=text::get("code.program")>
                <code>{written}</code>
            </pre>
            <button type="button" on:click=copy>
                {text::get("code.copy")}
            </button>
            <p role="status">{announcement}</p>
        </div>
    }
}
