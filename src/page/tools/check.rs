//! Identifies an encoding or a model's config that the reader provides. One drop zone accepts files, pasted text and
//! typed text.

mod array_picker;
mod examples;
mod read_input;

use std::ops::ControlFlow;
use std::rc::Rc;
use std::sync::Arc;

use leptos::ev::{ClipboardEvent, DragEvent, MouseEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{DataTransfer, File};

use self::array_picker::{ArrayFile, ArrayPicker};
use self::examples::EXAMPLES;
use self::read_input::{ReadInput, matrix, read};
use super::Page;
use super::on_board::{OnBoard, OnBoardLink};
use super::paste::Paste;
use super::rotary::rotary;
use crate::browser::clipboard;
use crate::browser::clock::{SLICE, now, pause};
use crate::check::axes::{LoadedMatrix, Note};
use crate::check::board_settings::BoardSettings;
use crate::check::judgement::Judgement;
use crate::check::matrix::MOST_ENTRIES;
use crate::check::rope::Config;
use crate::check::words::{self, Report};
use crate::check::{CheckTask, Form, Matrix, Verdict, frequencies, rope_words, slopes_of_heads};
use crate::fragment::State as Fragment;
use crate::page::erased::Erase;
use crate::params::{self, Params};
use crate::state::State;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The state of a check.
enum Outcome {
    Nothing,
    /// The progress, from 0 to 1.
    Busy(f64),
    Stopped,
    Failed(String),
    /// The number of arrays in a file, of which the reader chooses one.
    Several(usize),
    Encoding(Box<Finding>),
    Config(Box<Config>),
}

/// The report, and what the board can show: the reader's table, and the formula that was found, if any.
struct Finding {
    report: Report,
    table: Option<ReaderTable>,
    formula: Option<BoardSettings>,
}

/// The reader's table and its name.
#[derive(Clone)]
struct ReaderTable {
    name: String,
    matrix: Rc<Matrix>,
}

/// The source of the input.
enum Source {
    File(File),
    Text(String),
    /// One of the arrays of a file.
    Array(Rc<ArrayFile>, usize),
}

impl Source {
    /// The name of the file; empty for a text. `None` for an array, because the name of its file is already shown.
    fn name(&self) -> Option<String> {
        match self {
            Self::Array(..) => None,
            Self::File(file) => Some(file.name()),
            Self::Text(_) => Some(String::new()),
        }
    }
}

/// The drop zone and the result. Nested views are type-erased, since the compiler limits the depth of nested types.
#[component]
pub(super) fn Check(page: Page) -> impl IntoView {
    let outcome = RwSignal::new_local(Outcome::Nothing);
    // The file name, shown separately because the file input is cleared after a choice.
    let name = RwSignal::new(String::new());
    // The number of the latest input. An earlier check ends when this number has changed.
    let latest = StoredValue::new(0_u32);
    // The arrays of the last file, if there are several. They stay available, so that the reader can check another
    // array.
    let array_file = RwSignal::new_local(None::<Rc<ArrayFile>>);
    let start_check = move |source: Source| {
        latest.update_value(|latest| *latest += 1);
        let number = latest.get_value();
        let is_latest = move || latest.try_get_value() == Some(number);
        outcome.set(Outcome::Busy(0.0));
        if let Some(given) = source.name() {
            name.set(given);
            array_file.set(None);
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
                array_file.set(Some(Rc::new(several)));
            }
        });
    };
    let choose = move |index| {
        if let Some(array_file) = array_file.get_untracked() {
            start_check(Source::Array(array_file, index));
        }
    };
    let stop = move |_| {
        latest.update_value(|latest| *latest += 1);
        outcome.set(Outcome::Stopped);
    };
    // Returns whether there is a file.
    let check_first_file = move |data: Option<DataTransfer>| {
        data.and_then(|data| data.files()?.get(0)).map(|file| start_check(Source::File(file))).is_some()
    };
    // Handles drops anywhere in the dialog: otherwise the browser would replace the page by a file that is dropped
    // outside the box.
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        check_first_file(event.data_transfer());
    };
    let pasted = move |event: ClipboardEvent| {
        if check_first_file(event.clipboard_data()) {
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
                        start_check(Source::File(file));
                        // Cleared, so that choosing the same file again, perhaps corrected, fires another event.
                        input.set_value("");
                    }
                }
            />
        </label>
    };
    let form = view! {
        <Paste
            label=text::get("check.text")
            rows="5"
            go=text::get("check.go")
            examples=&EXAMPLES
            is_stale=Signal::derive(move || !name.with(String::is_empty))
            take=move |text| start_check(Source::Text(text))
        />
    };
    view! {
        <div
            class="tools-panel tool-check"
            on:dragover=|event| event.prevent_default()
            on:drop=dropped
            on:paste=pasted
        >
            <p hidden=move || outcome.with(|outcome| !matches!(outcome, Outcome::Nothing))>{text::get("check.lede")}</p>
            {form.client_only()}
            {file.client_only()}
            <ArrayPicker array_file choose />
            <p class="file-name" hidden=move || name.with(String::is_empty)>
                <bdi>{name}</bdi>
            </p>
            <Busy outcome stop />
            <div class="verdict" role="status">
                {move || outcome.with(|outcome| outcome_view(outcome, page))}
            </div>
            <details class="help">
                <summary>{text::get("check.what")}</summary>
                <p id="check-help">{fill("check.help", &[("most", whole(MOST_ENTRIES as f64))])}</p>
            </details>
        </div>
    }
}

/// The progress of a running check, and a button that stops it.
#[component]
fn Busy(outcome: RwSignal<Outcome, LocalStorage>, stop: impl Fn(MouseEvent) + 'static) -> impl IntoView {
    let is_busy = move || outcome.with(|outcome| matches!(outcome, Outcome::Busy(_)));
    let progress = move || outcome.with(|outcome| if let Outcome::Busy(progress) = outcome { *progress } else { 0.0 });
    view! {
        <p class="busy" hidden=move || !is_busy()>
            <label>{text::get("check.busy")} " " <progress prop:value=progress></progress></label>
            <button type="button" on:click=stop>
                {text::get("check.stop")}
            </button>
        </p>
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
) -> Option<ArrayFile> {
    // An error is the outcome if there is no table to compare.
    let loaded_or_outcome = match read(source, &is_latest).await {
        Ok(ReadInput::Several(array_file)) => return Some(array_file),
        Ok(ReadInput::Config(text)) => Err(match Config::read(&text) {
            Ok(config) => Outcome::Config(Box::new(config)),
            Err(error) => Outcome::Failed(rope_words::error(&error)),
        }),
        Ok(ReadInput::Rows(text)) => matrix(text, &is_latest).await.map_err(Outcome::Failed),
        Ok(ReadInput::Numbers(loaded, notes)) => Ok((*loaded, notes)),
        Err(why) => Err(Outcome::Failed(why)),
    };
    if let Some(finding) = loaded_or_outcome.as_ref().ok().and_then(|(loaded, _)| finding_for_list(loaded, now.base)) {
        set(Outcome::Encoding(Box::new(finding)));
        return None;
    }
    let validated_or_outcome = loaded_or_outcome.and_then(|(loaded, mut notes)| {
        let may_be_fault = loaded.notes.iter().any(Note::may_be_fault);
        notes.extend(loaded.notes.iter().map(words::note));
        match loaded.matrix.validated(now.d_model) {
            Ok(matrix) => Ok((matrix, notes, may_be_fault)),
            Err(error) => Err(Outcome::Failed(text::sentences([&notes[..], &[words::error(&error)]].concat()))),
        }
    });
    let (matrix, notes, may_be_fault) = match validated_or_outcome {
        Ok(validated) => validated,
        Err(outcome) => {
            set(outcome);
            return None;
        }
    };
    let name = if name.is_empty() { text::get("check.yours").to_owned() } else { name };
    let reader_table = ReaderTable { name, matrix: Rc::new(matrix) };
    let mut task = CheckTask::new(Rc::clone(&reader_table.matrix), now.base);
    while is_latest() {
        // Before the first slice, too: decoding a large file was a frame's work.
        pause().await;
        match slice(&mut task) {
            ControlFlow::Continue(progress) => set(Outcome::Busy(progress)),
            ControlFlow::Break(mut finding) => {
                finding.report.notes.splice(0..0, notes);
                if may_be_fault && finding.report.judgement == Some(Judgement::Right) {
                    finding.report.judgement = Some(Judgement::Doubtful);
                }
                set(Outcome::Encoding(Box::new(Finding { table: Some(reader_table), ..finding })));
                break;
            }
        }
    }
    None
}

/// The finding for a one-dimensional array, if it is a list of frequencies, and for the slopes of biases. Otherwise the
/// array may be a flattened table.
fn finding_for_list(loaded: &LoadedMatrix, base: f64) -> Option<Finding> {
    let list = &loaded.matrix;
    let verdict = match list.form {
        Form::Slopes => slopes_of_heads(&list.values),
        Form::List => frequencies(&list.values, base),
        Form::Table | Form::Complex => return None,
    };
    verdict.law()?;
    let mut finding = finding(&verdict);
    finding.report.notes.splice(0..0, loaded.notes.iter().map(words::note));
    Some(finding)
}

fn finding(verdict: &Verdict) -> Finding {
    Finding { report: words::report(verdict), table: None, formula: verdict.board_settings() }
}

/// Advances a comparison for one time slice.
fn slice(task: &mut CheckTask) -> ControlFlow<Finding, f64> {
    let started_at = now();
    loop {
        match task.advance() {
            ControlFlow::Break(verdict) => return ControlFlow::Break(finding(&verdict)),
            ControlFlow::Continue(progress) if now() - started_at > SLICE => return ControlFlow::Continue(progress),
            ControlFlow::Continue(_) => {}
        }
    }
}

fn outcome_view(outcome: &Outcome, page: Page) -> AnyView {
    match outcome {
        Outcome::Nothing | Outcome::Busy(_) => ().client_only(),
        Outcome::Several(count) => {
            view! { <p>{fill("check.choose.said", &[("count", whole(*count as f64))])}</p> }.client_only()
        }
        Outcome::Stopped => view! { <p>{text::get("check.stopped")}</p> }.client_only(),
        Outcome::Failed(why) => view! { <p class="wrong">{why.clone()}</p> }.client_only(),
        Outcome::Config(config) => rotary(config, page.state),
        Outcome::Encoding(finding) => {
            let Finding { report, table, formula } = &**finding;
            let (judged, judgement) = match report.judgement {
                None => (None, None),
                Some(Judgement::Right) => (Some("right"), Some("check.judged.right")),
                Some(Judgement::Doubtful) => (Some("doubtful"), Some("check.judged.doubtful")),
                Some(Judgement::Wrong) => (Some("wrong"), Some("check.judged.wrong")),
            };
            view! {
                <p class="verdict-head" data-judged=judged>
                    {judgement.map(|key| view! { <span>{text::get(key)}</span> " " })}
                    {report.head.clone()}
                </p>
                {report.notes.iter().map(|words| view! { <p>{words.clone()}</p> }).collect_view()}
                {report.fix.clone().map(fix)}
                {table.clone().map(|table| table_button(table, page))}
                {formula.clone().map(|formula| formula_link(formula, report.judgement, page.state))}
                {property_list(report.rows.clone())}
            }
            .client_only()
        }
    }
}

/// Names and values in two columns.
pub(super) fn property_list(rows: Vec<(&'static str, String)>) -> AnyView {
    let property = |(name, words): (&'static str, String)| {
        view! {
            <dt>{name}</dt>
            <dd>{words}</dd>
        }
    };
    view! { <dl>{rows.into_iter().map(property).collect_view()}</dl> }.client_only()
}

/// The lines of code that make a faulty encoding right, and a button that copies them.
fn fix(lines: String) -> impl IntoView {
    let label = RwSignal::new("tools.copy");
    let copied = lines.clone();
    let copy = move |_| {
        let lines = copied.clone();
        spawn_local(async move {
            let is_copied = clipboard::copy_text(&lines).await;
            // The verdict may have changed since.
            let _ = label.try_set(if is_copied { "code.copied" } else { "code.failed" });
        });
    };
    view! {
        <p class="fix">
            {text::get("check.fix")} " "
            <button type="button" on:click=copy>
                {move || text::get(label.get())}
            </button> <code dir="ltr">{lines}</code>
        </p>
    }
}

/// The button that shows a table on the board.
fn table_button(ReaderTable { name, matrix }: ReaderTable, page: Page) -> impl IntoView {
    let show = move || page.sources.show(name.clone(), (*matrix).clone());
    view! { <OnBoard label=text::get("check.on-board").to_owned() show=Rc::new(show) /> }
}

/// The link that shows the encoding that was found, by the formula or by a rule of its own. A list of frequencies has no
/// length (`n_pos` is 0).
fn formula_link(formula: BoardSettings, judgement: Option<Judgement>, state: State) -> impl IntoView {
    let BoardSettings { d_model, base, n_pos, layout, schedule, model, is_exact } = formula;
    let values = [("d", whole(d_model)), ("base", significant(base, 6))];
    let label = match &model {
        // Of a faulty list, the board shows what was meant.
        Some(_) if n_pos == 0 && !is_exact => text::get("check.on-board").to_owned(),
        Some(_) => text::get("check.on-board.law").to_owned(),
        None if judgement == Some(Judgement::Wrong) => fill("check.on-board.formula.wrong", &values),
        None => fill("check.on-board.formula", &values),
    };
    let model = model.map(Arc::new);
    let Fragment { params, settings } = state.linked();
    let n_pos = if n_pos == 0 { params.n_pos } else { n_pos };
    let source = if model.is_some() { params::Source::Model } else { params::Source::Formula };
    let params = Params { source, model, d_model, base, n_pos, layout, schedule, ..params };
    view! { <OnBoardLink label to=Fragment { params, settings } /> }
}
