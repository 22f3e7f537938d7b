//! A reader's own encoding, compared with those that are known, and a model's rotary parameters.

use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::Page;
use super::paste::Paste;
use super::rotary::Rotary;
use crate::browser::clock::{When, later};
use crate::check::matrix::MOST_ENTRIES;
use crate::check::words::{self, Said};
use crate::check::{Matrix, ReadError, check};
use crate::text::number::whole;
use crate::text::{self, fill};

/// How far a comparison has come.
enum Outcome {
    Nothing,
    Busy,
    Failed(String),
    Done(Said),
}

/// Both checks. Views are erased where one stands in another: the compiler follows nested types only so far.
#[component]
pub(super) fn Check(page: Page) -> impl IntoView {
    view! {
        <div class="tool-check">
            <p>{text::get("check.lede")}</p>
            {view! { <OwnMatrix page /> }.into_any()}
            {view! { <Rotary /> }.into_any()}
        </div>
    }
}

/// A file or rows of numbers, and what they are.
#[component]
fn OwnMatrix(page: Page) -> impl IntoView {
    let outcome = RwSignal::new_local(Outcome::Nothing);
    let judge = move |read: Result<Matrix, ReadError>| {
        let base = page.state.now().base;
        outcome.set(match read {
            Ok(matrix) => Outcome::Done(words::said(&check(&matrix, base), &matrix)),
            Err(error) => Outcome::Failed(words::error(&error)),
        });
    };
    let d_model = move || page.state.now().d_model;
    let take_file = move |file: File| {
        // Larger than the largest matrix with its head: not even read.
        if file.size() > (8 * MOST_ENTRIES + (1 << 16)) as f64 {
            return judge(Err(ReadError::TooLarge));
        }
        outcome.set(Outcome::Busy);
        spawn_local(async move {
            match JsFuture::from(file.array_buffer()).await {
                Ok(buffer) => judge(Matrix::from_npy(&js_sys::Uint8Array::new(&buffer).to_vec(), d_model())),
                Err(_) => outcome.set(Outcome::Failed(text::get("check.error.file").to_owned())),
            }
        });
    };
    let take_rows = move |text: String| {
        outcome.set(Outcome::Busy);
        // After the browser has shown that something is done.
        later(When::After(20), move || judge(Matrix::from_text(&text, d_model())));
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()?.get(0)) {
            take_file(file);
        }
    };
    let file = view! {
        <label class="drop" on:dragover=|event| event.prevent_default() on:drop=dropped>
            <span>{text::get("check.file")}</span>
            <input
                type="file"
                accept=".npy"
                aria-describedby="check-matrix-help"
                on:change:target=move |event| {
                    if let Some(file) = event.target().files().and_then(|files| files.get(0)) {
                        take_file(file);
                    }
                }
            />
        </label>
    };
    let form = view! { <Paste label=text::get("check.rows") rows="5" go=text::get("check.go") take=take_rows /> };
    view! {
        <section aria-labelledby="check-matrix">
            <h3 id="check-matrix">{text::get("check.matrix")}</h3>
            <p class="help" id="check-matrix-help">
                {fill("check.matrix.help", &[("most", whole(MOST_ENTRIES as f64))])}
            </p>
            {file.into_any()}
            {form.into_any()}
            <div class="verdict" role="status">
                {move || outcome.with(shown)}
            </div>
        </section>
    }
}

fn shown(outcome: &Outcome) -> AnyView {
    match outcome {
        Outcome::Nothing => ().into_any(),
        Outcome::Busy => view! { <p>{text::get("check.busy")}</p> }.into_any(),
        Outcome::Failed(why) => view! { <p class="wrong">{why.clone()}</p> }.into_any(),
        Outcome::Done(said) => {
            let property = |(name, words): &(&'static str, String)| {
                view! {
                    <dt>{*name}</dt>
                    <dd>{words.clone()}</dd>
                }
            };
            view! {
                <p class="verdict-head">{said.head.clone()}</p>
                {said.bug.clone().map(|sentences| sentences.map(|words| view! { <p>{words}</p> }).into_iter().collect_view())}
                <dl>{said.rows.iter().map(property).collect_view()}</dl>
            }
                .into_any()
        }
    }
}
