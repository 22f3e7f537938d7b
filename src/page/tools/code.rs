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
    let program_text = Memo::new(move |_| params.with(|params| program(language.get(), params)));
    let lede = move || {
        params.with(|params| {
            let values =
                [("d", whole(params.d_model)), ("base", significant(params.base, 12)), ("n", whole(params.n_pos))];
            fill("code.lede", &values)
        })
    };
    let announcement = RwSignal::new("");
    let copy = move |_| {
        let program_text = program_text.get_untracked();
        spawn_local(async move {
            let is_copied = clipboard::copy_text(&program_text).await;
            announcement.set(text::get(if is_copied { "code.copied" } else { "code.failed" }));
        });
    };
    let option = move |offered: Language| {
        view! {
            <label class="option">
                <input
                    type="radio"
                    name="language"
                    value=offered.name()
                    prop:checked=Signal::derive(move || language.get() == offered)
                    on:change=move |_| {
                        language.set(offered);
                        announcement.set("");
                    }
                />
                <span>{offered.name()}</span>
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
            <pre class="program" dir="ltr" tabindex="0" role="region" aria-label=text::get("code.program")>
                <code>{program_text}</code>
            </pre>
            <button type="button" on:click=copy>
                {text::get("code.copy")}
            </button>
            <p role="status">{announcement}</p>
        </div>
    }
}
