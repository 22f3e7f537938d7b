//! A reader's own encoding, compared with those that are known, and a model's rotary parameters.

use std::ops::ControlFlow;

use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::Page;
use super::paste::Paste;
use super::rotary::Rotary;
use crate::browser::clock::{now, pause};
use crate::check::matrix::MOST_ENTRIES;
use crate::check::words::{self, Said};
use crate::check::{Check as Comparison, Matrix, ReadError};
use crate::text::number::whole;
use crate::text::{self, fill};

/// How many milliseconds of a comparison are done at a time, before the browser may do something else: show how far it
/// is, or take a click on Stop.
const SLICE: f64 = 12.0;

/// How far a comparison has come.
enum Outcome {
    Nothing,
    /// Which share of it is done.
    Busy(f64),
    Stopped,
    Failed(String),
    Done(Said),
}

/// What is given.
enum Given {
    File(File),
    Rows(String),
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
    // The field is emptied once a file is taken, and names none.
    let name = RwSignal::new(String::new());
    // Of two that are given in a moment, the last one counts: what was given before gives up when it sees another number.
    let latest = StoredValue::new(0_u32);
    let take = move |given: Given| {
        latest.update_value(|latest| *latest += 1);
        let number = latest.get_value();
        let is_latest = move || latest.try_get_value() == Some(number);
        outcome.set(Outcome::Busy(0.0));
        name.set(if let Given::File(file) = &given { file.name() } else { String::new() });
        spawn_local(async move {
            let set = |told: Outcome| {
                if is_latest() {
                    outcome.set(told);
                }
            };
            // The browser shows first that something is done.
            pause().await;
            let now = page.state.now();
            match read(given, now.d_model).await {
                Ok(matrix) => {
                    let mut comparison = Comparison::new(matrix, now.base);
                    while is_latest() {
                        match slice(&mut comparison) {
                            ControlFlow::Continue(share) => set(Outcome::Busy(share)),
                            ControlFlow::Break(said) => return set(Outcome::Done(said)),
                        }
                        pause().await;
                    }
                }
                Err(why) => set(Outcome::Failed(why)),
            }
        });
    };
    let stop = move |_| {
        latest.update_value(|latest| *latest += 1);
        outcome.set(Outcome::Stopped);
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()?.get(0)) {
            take(Given::File(file));
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
                    let input = event.target();
                    if let Some(file) = input.files().and_then(|files| files.get(0)) {
                        take(Given::File(file));
                        // Chosen again, the same file is another event: it may have been mended.
                        input.set_value("");
                    }
                }
            />
        </label>
    };
    let form = view! {
        <Paste label=text::get("check.rows") rows="5" go=text::get("check.go") take=move |text| take(Given::Rows(text)) />
    };
    let is_busy = move || outcome.with(|outcome| matches!(outcome, Outcome::Busy(_)));
    let share = move || outcome.with(|outcome| if let Outcome::Busy(share) = outcome { *share } else { 0.0 });
    let busy = view! {
        <p class="busy" hidden=move || !is_busy()>
            <label>{text::get("check.busy")} " " <progress prop:value=share></progress></label>
            <button type="button" on:click=stop>{text::get("check.stop")}</button>
        </p>
    };
    view! {
        <section aria-labelledby="check-matrix">
            <h3 id="check-matrix">{text::get("check.matrix")}</h3>
            <p class="help" id="check-matrix-help">
                {fill("check.matrix.help", &[("most", whole(MOST_ENTRIES as f64))])}
            </p>
            {file.into_any()}
            {form.into_any()}
            <p class="file-name" hidden=move || name.with(String::is_empty)>
                <bdi>{name}</bdi>
            </p>
            {busy.into_any()}
            <div class="verdict" role="status">
                {move || outcome.with(shown)}
            </div>
        </section>
    }
}

/// The matrix of what was given, or why there is none.
async fn read(given: Given, d_model: u32) -> Result<Matrix, String> {
    let read = match given {
        Given::Rows(text) => Matrix::from_text(&text, d_model),
        // Larger than the largest matrix with its head: not even read.
        Given::File(file) if file.size() > (8 * MOST_ENTRIES + (1 << 16)) as f64 => Err(ReadError::TooLarge),
        Given::File(file) => {
            let buffer = JsFuture::from(file.array_buffer()).await;
            let buffer = buffer.map_err(|_| text::get("check.error.file").to_owned())?;
            Matrix::from_npy(&js_sys::Uint8Array::new(&buffer).to_vec(), d_model)
        }
    };
    read.map_err(|error| words::error(&error))
}

/// Goes on with a comparison for a moment.
fn slice(comparison: &mut Comparison) -> ControlFlow<Said, f64> {
    let begun = now();
    loop {
        match comparison.advance() {
            ControlFlow::Break(verdict) => return ControlFlow::Break(words::said(&verdict)),
            ControlFlow::Continue(share) if now() - begun > SLICE => return ControlFlow::Continue(share),
            ControlFlow::Continue(_) => {}
        }
    }
}

fn shown(outcome: &Outcome) -> AnyView {
    match outcome {
        Outcome::Nothing | Outcome::Busy(_) => ().into_any(),
        Outcome::Stopped => view! { <p>{text::get("check.stopped")}</p> }.into_any(),
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
                {said.notes.iter().map(|words| view! { <p>{words.clone()}</p> }).collect_view()}
                <dl>{said.rows.iter().map(property).collect_view()}</dl>
            }
            .into_any()
        }
    }
}
