//! Identifies an encoding or a model's config that the reader provides. One drop zone accepts files, pasted text and
//! typed text.

mod choose;
mod reading;

use std::ops::ControlFlow;
use std::rc::Rc;

use leptos::ev::{ClipboardEvent, DragEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{DataTransfer, File};

use self::choose::{Choose, Held};
use self::reading::{Taken, matrix, read};
use super::Page;
use super::on_board::OnBoard;
use super::paste::Paste;
use super::rotary::rotary;
use crate::browser::clock::{now, pause};
use crate::check::board::Board;
use crate::check::laws::frequencies;
use crate::check::matrix::MOST_ENTRIES;
use crate::check::rope::Config;
use crate::check::words::{self, Said};
use crate::check::{Check as Comparison, Form, Matrix, Verdict, rope_words};
use crate::params::{self, Params};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Milliseconds of a comparison per task. Between tasks, the browser can show the progress or handle a click on Stop.
const SLICE: f64 = 12.0;

/// The state of a check.
enum Outcome {
    Nothing,
    /// The progress, from 0 to 1.
    Busy(f64),
    Stopped,
    Failed(String),
    /// The number of arrays in a file, of which the reader chooses one.
    Several(usize),
    Encoding(Box<Answer>),
    Config(Box<Config>),
}

/// The report, and what the board can show: the reader's table, and the formula that was found, if any.
struct Answer {
    said: Said,
    table: Option<Brought>,
    formula: Option<Board>,
}

/// The reader's table and its name.
#[derive(Clone)]
struct Brought {
    name: String,
    matrix: Rc<Matrix>,
}

/// The source of the input.
enum Source {
    File(File),
    Text(String),
    /// One of the arrays of a file.
    Array(Rc<Held>, usize),
}

impl Source {
    /// The name of the file; empty for a text. `None` for an array, whose file was named before.
    fn name(&self) -> Option<String> {
        match self {
            Self::Array(..) => None,
            Self::File(file) => Some(file.name()),
            Self::Text(_) => Some(String::new()),
        }
    }
}

/// The box and the verdict. Nested views are type-erased, since the compiler limits the depth of nested types.
#[component]
pub(super) fn Check(page: Page) -> impl IntoView {
    let outcome = RwSignal::new_local(Outcome::Nothing);
    // The file name, shown separately because the file input is cleared after a choice.
    let name = RwSignal::new(String::new());
    // The number of the latest input. An earlier check ends when this number has changed.
    let latest = StoredValue::new(0_u32);
    // The arrays of the last file, if there are several. They stay available, so that the reader can check another one.
    let held = RwSignal::new_local(None::<Rc<Held>>);
    let take = move |source: Source| {
        latest.update_value(|latest| *latest += 1);
        let number = latest.get_value();
        let is_latest = move || latest.try_get_value() == Some(number);
        outcome.set(Outcome::Busy(0.0));
        if let Some(given) = source.name() {
            name.set(given);
            held.set(None);
        }
        let given = name.get_untracked();
        spawn_local(async move {
            let set = |new: Outcome| {
                if is_latest() {
                    outcome.set(new);
                }
            };
            // Lets the browser paint the busy state first.
            pause().await;
            if let Some(several) =
                check(source, given, &page.state.params.now(), is_latest, set).await.filter(|_| is_latest())
            {
                outcome.set(Outcome::Several(several.arrays.len()));
                held.set(Some(Rc::new(several)));
            }
        });
    };
    let choose = move |index| {
        if let Some(held) = held.get_untracked() {
            take(Source::Array(held, index));
        }
    };
    let stop = move |_| {
        latest.update_value(|latest| *latest += 1);
        outcome.set(Outcome::Stopped);
    };
    let take_first = move |data: Option<DataTransfer>| {
        data.and_then(|data| data.files()?.get(0)).map(|file| take(Source::File(file))).is_some()
    };
    // Handles drops anywhere in the dialog: otherwise the browser would replace the page by a file that is dropped
    // outside the box.
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        take_first(event.data_transfer());
    };
    let pasted = move |event: ClipboardEvent| {
        if take_first(event.clipboard_data()) {
            event.prevent_default();
        }
    };
    let file = view! {
        <label class="drop">
            <span>{text::get("check.file")}</span>
            <input
                type="file"
                aria-describedby="check-help"
                on:change:target=move |event| {
                    let input = event.target();
                    if let Some(file) = input.files().and_then(|files| files.get(0)) {
                        take(Source::File(file));
                        // Cleared, so that choosing the same file again, perhaps corrected, fires another event.
                        input.set_value("");
                    }
                }
            />
        </label>
    };
    let form = view! {
        <Paste label=text::get("check.text") rows="7" go=text::get("check.go") take=move |text| take(Source::Text(text)) />
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
        <div
            class="tools-panel tool-check"
            on:dragover=|event| event.prevent_default()
            on:drop=dropped
            on:paste=pasted
        >
            <p>{text::get("check.lede")}</p>
            <p class="help" id="check-help">
                {fill("check.help", &[("most", whole(MOST_ENTRIES as f64))])}
            </p>
            {file.into_any()}
            <Choose held choose />
            {form.into_any()}
            <p class="file-name" hidden=move || name.with(String::is_empty)>
                <bdi>{name}</bdi>
            </p>
            {busy.into_any()}
            <div class="verdict" role="status">
                {move || outcome.with(|outcome| shown(outcome, page))}
            </div>
        </div>
    }
}

/// Reads the input and reports what it is, or the progress, for as long as it is the latest input. Returns the arrays
/// if there are several to choose from.
async fn check(
    source: Source,
    name: String,
    now: &Params,
    is_latest: impl Fn() -> bool,
    set: impl Fn(Outcome),
) -> Option<Held> {
    let read = match read(source, &is_latest).await {
        Ok(Taken::Several(held)) => return Some(held),
        Ok(Taken::Config(text)) => Err(match Config::read(&text) {
            Ok(config) => Outcome::Config(Box::new(config)),
            Err(error) => Outcome::Failed(rope_words::error(&error)),
        }),
        Ok(Taken::Rows(text)) => matrix(text, &is_latest).await.map_err(Outcome::Failed),
        Ok(Taken::Numbers(read, said)) => Ok((*read, said)),
        Err(why) => Err(Outcome::Failed(why)),
    };
    let listed = read.as_ref().ok().filter(|(read, _)| read.matrix.form == Form::List);
    if let Some(answer) = listed.and_then(|(read, _)| of_list(&read.matrix, now.base)) {
        set(Outcome::Encoding(Box::new(answer)));
        return None;
    }
    let cut = read.and_then(|(read, mut said)| {
        said.extend(read.notes.iter().map(words::note));
        match read.matrix.cut(now.d_model) {
            Ok(matrix) => Ok((matrix, said)),
            Err(error) => Err(Outcome::Failed([&said[..], &[words::error(&error)]].concat().join(" "))),
        }
    });
    let (matrix, notes) = match cut {
        Ok(read) => read,
        Err(outcome) => {
            set(outcome);
            return None;
        }
    };
    let name = if name.is_empty() { text::get("check.yours").to_owned() } else { name };
    let brought = Brought { name, matrix: Rc::new(matrix.clone()) };
    let mut comparison = Comparison::new(matrix, now.base);
    while is_latest() {
        match slice(&mut comparison) {
            ControlFlow::Continue(share) => set(Outcome::Busy(share)),
            ControlFlow::Break(mut answer) => {
                answer.said.notes.splice(0..0, notes);
                set(Outcome::Encoding(Box::new(Answer { table: Some(brought), ..answer })));
                break;
            }
        }
        pause().await;
    }
    None
}

/// The answer for a one-dimensional array, if it is a list of frequencies. Otherwise the array may be a flattened
/// table.
fn of_list(list: &Matrix, base: f64) -> Option<Answer> {
    let verdict = frequencies(&list.values, base);
    verdict.law.is_some().then(|| answer(&verdict))
}

fn answer(verdict: &Verdict) -> Answer {
    Answer { said: words::said(verdict), table: None, formula: verdict.on_board() }
}

/// Advances a comparison for one time slice.
fn slice(comparison: &mut Comparison) -> ControlFlow<Answer, f64> {
    let begun = now();
    loop {
        match comparison.advance() {
            ControlFlow::Break(verdict) => return ControlFlow::Break(answer(&verdict)),
            ControlFlow::Continue(share) if now() - begun > SLICE => return ControlFlow::Continue(share),
            ControlFlow::Continue(_) => {}
        }
    }
}

fn shown(outcome: &Outcome, page: Page) -> AnyView {
    match outcome {
        Outcome::Nothing | Outcome::Busy(_) => ().into_any(),
        Outcome::Several(count) => {
            view! { <p>{fill("check.choose.said", &[("count", whole(*count as f64))])}</p> }.into_any()
        }
        Outcome::Stopped => view! { <p>{text::get("check.stopped")}</p> }.into_any(),
        Outcome::Failed(why) => view! { <p class="wrong">{why.clone()}</p> }.into_any(),
        Outcome::Config(config) => rotary(config, page),
        Outcome::Encoding(answer) => {
            let Answer { said, table, formula } = &**answer;
            let property = |(name, words): &(&'static str, String)| {
                view! {
                    <dt>{*name}</dt>
                    <dd>{words.clone()}</dd>
                }
            };
            view! {
                <p class="verdict-head">{said.head.clone()}</p>
                {said.notes.iter().map(|words| view! { <p>{words.clone()}</p> }).collect_view()}
                {table.clone().map(|table| table_on_board(table, page))}
                {formula.map(|formula| formula_on_board(formula, page))}
                <dl>{said.rows.iter().map(property).collect_view()}</dl>
            }
            .into_any()
        }
    }
}

/// Shows a table on the board.
fn table_on_board(Brought { name, matrix }: Brought, page: Page) -> impl IntoView {
    let show = move || page.sources.show(name.clone(), (*matrix).clone());
    view! { <OnBoard label=text::get("check.on-board").to_owned() show=Rc::new(show) /> }
}

/// Sets the formula to the parameters that were found. A list of frequencies does not determine a length.
fn formula_on_board(formula: Board, page: Page) -> impl IntoView {
    let Board { d_model, base, n_pos, layout, schedule, .. } = formula;
    let show = move || {
        page.state.params.change(|params| {
            let n_pos = if n_pos == 0 { params.n_pos } else { n_pos };
            *params =
                Params { source: params::Source::Formula, d_model, base, n_pos, layout, schedule, ..params.clone() };
        });
        page.link.commit();
    };
    let values = [("d", whole(d_model)), ("base", significant(base, 6))];
    view! { <OnBoard label=fill("check.on-board.formula", &values) show=Rc::new(show) /> }
}
