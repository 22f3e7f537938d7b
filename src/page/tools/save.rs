//! Exporting a figure: a picture, its numbers, or an animation, as a file or to the clipboard.

use js_sys::futures::future_to_promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::Blob;

use super::Page;
use super::export_job::{self, AnimationFormat, Background, ExportJob, Format, NPY};
use super::film::{self, BOARD, Draft, FilmOptions, FilmProgress};
use super::options::Options;
use crate::browser::clipboard;
use crate::browser::download::{self, ExportError};
use crate::browser::video;
use crate::catalog::{self, Figure};
use crate::page::use_page;
use crate::text::number::whole;
use crate::text::{self, fill};

/// The Save tool.
#[component]
pub(super) fn Save(page: Page, figure: Option<&'static Figure>) -> impl IntoView {
    let state = page.state;
    let is_fixed = figure.is_some();
    let initial_figure = figure.or_else(|| state.viewport.centered_figure.get_untracked()).unwrap_or(catalog::ALL[0]);
    let figure = RwSignal::new(initial_figure.id);
    let format = RwSignal::new(Format::Png);
    let (ratio, background, is_dark) = (RwSignal::new(2), RwSignal::new(Background::Opaque), RwSignal::new(false));
    let (announcement, failure) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let is_busy = RwSignal::new(false);
    let film = Draft::new(page, figure);
    let has_encoder = RwSignal::new(true);
    spawn_local(async move { has_encoder.set(video::has_encoder().await) });
    // A matrix is offered only for the figures in `NPY`, and the whole board only for animations.
    Effect::new(move |_| {
        if format.get().is_matrix() && !NPY.contains(&figure.get()) {
            format.set(Format::Png);
        }
        if figure.get() == BOARD && format.get().film().is_none() {
            figure.set(initial_figure.id);
        }
    });
    let job = move || ExportJob {
        figure: catalog::by_id(figure.get_untracked()).unwrap_or(initial_figure),
        params: state.params.now(),
        compared: state.comparison.now(),
        link: page.link_to(figure.get_untracked()),
        format: format.get_untracked(),
        ratio: f64::from(ratio.get_untracked()),
        background: background.get_untracked(),
        is_dark: is_dark.get_untracked(),
    };
    let is_film = move || format.get().film().is_some();
    let begin = move || {
        announcement.set(text::get("save.working").to_owned());
        failure.set(String::new());
        is_busy.set(true);
    };
    let end = move |outcome: Result<String, String>| {
        is_busy.set(false);
        announcement.set(outcome.clone().unwrap_or_default());
        failure.set(outcome.err().map(|reason| fill("save.failed", &[("reason", reason)])).unwrap_or_default());
    };
    let download = move |_| {
        let job = job();
        let film_job = job.format.film().map(|format| film.job(format, job.is_dark));
        begin();
        spawn_local(async move {
            let outcome = match film_job {
                Some(film_job) => film::downloaded(film, film_job).await,
                None => downloaded(&job).await,
            };
            end(outcome.map(saved));
        });
    };
    let copy = move |_| {
        let job = job();
        begin();
        spawn_local(async move { end(copy_to_clipboard(job).await) });
    };
    let sizes = export_job::RATIOS.map(|(ratio, label)| (ratio, text::get(label))).to_vec();
    let backgrounds =
        vec![(Background::Opaque, text::get("save.opaque")), (Background::Transparent, text::get("save.clear"))];
    let themes = vec![(false, text::get("param.theme.light")), (true, text::get("param.theme.dark"))];
    let is_picture = move || matches!(format.get(), Format::Png | Format::Svg);
    view! {
        <div class="save" aria-busy=move || is_busy.get().to_string()>
            {(!is_fixed).then(|| view! { <FigureList chosen=figure has_board=Signal::derive(is_film) /> })}
            <Formats figure format has_encoder />
            <div class="save-look" hidden=move || !is_film()>
                <FilmOptions draft=film announcement />
            </div>
            <div class="save-look" hidden=move || !is_picture() && !is_film()>
                <div hidden=move || format.get() != Format::Png>
                    <Options name="save-size" legend="save.size" options=sizes chosen=ratio />
                </div>
                <div hidden=move || !is_picture()>
                    <Options name="save-paper" legend="save.paper" options=backgrounds chosen=background />
                </div>
                <Options name="save-ink" legend="save.ink" options=themes chosen=is_dark />
            </div>
            <div class="tools-actions">
                <button type="button" class="is-main" disabled=is_busy on:click=download>
                    {text::get("save.download")}
                </button>
                <button
                    type="button"
                    disabled=is_busy
                    hidden=move || format.get().is_matrix() || is_film()
                    on:click=copy
                >
                    {text::get("save.copy")}
                </button>
            </div>
            <FilmProgress draft=film />
            <p class="tools-said" role="status">
                {announcement}
            </p>
            <p class="failure" role="alert" hidden=move || failure.with(String::is_empty)>
                {failure}
            </p>
        </div>
    }
}

/// The formats: a matrix only for the figures in [`NPY`], and a video only if there is an encoder for it.
#[component]
fn Formats(figure: RwSignal<&'static str>, format: RwSignal<Format>, has_encoder: RwSignal<bool>) -> impl IntoView {
    let page = use_page();
    let is_model = Memo::new(move |_| page.state.params.effective.with(|params| params.model.is_some()));
    let help = move || match format.get() {
        Format::Npy(_) if is_model.get() => text::get("save.npy-help.model"),
        Format::Film(AnimationFormat::Gif) if !has_encoder.get() => text::get("save.no-encoder-help"),
        format => text::get(format.help()),
    };
    let formats = move || {
        let is_offered = |format: Format| match format {
            Format::Film(AnimationFormat::Webm) => has_encoder.get(),
            Format::Npy(_) => NPY.contains(&figure.get()),
            _ => true,
        };
        let offered = Format::ALL.into_iter().filter(|(format, _)| is_offered(*format));
        let options = offered.map(|(format, label)| (format, text::get(label))).collect();
        view! { <Options name="save-format" legend="save.format" options chosen=format /> }
    };
    view! {
        {formats}
        <p class="tools-note">{help}</p>
    }
}

/// Saves the file, and returns its name and its size in bytes.
async fn downloaded(job: &ExportJob) -> Result<(String, usize), String> {
    let bytes = export_job::run(job).await?;
    let name = job.file_name();
    let message = |error: ExportError| error.to_string();
    let file = download::blob(&bytes, job.format.media_type()).map_err(message)?;
    download::download(&file, &name).map_err(message)?;
    Ok((name, bytes.len()))
}

/// Saves a finished file, and returns the message for the reader.
pub(super) fn downloaded_file(file: Result<Blob, ExportError>, name: &str) -> String {
    let outcome = file.and_then(|file| download::download(&file, name).map(|()| file.size() as usize));
    outcome.map_or_else(
        |error| fill("save.failed", &[("reason", error.to_string())]),
        |bytes| saved((name.to_owned(), bytes)),
    )
}

/// The message for the reader when the download has started.
fn saved((name, bytes): (String, usize)) -> String {
    let key = if download::can_download().is_some() { "save.done" } else { "save.perhaps" };
    fill(key, &[("name", name), ("size", whole(bytes.div_ceil(1000) as f64))])
}

async fn copy_to_clipboard(job: ExportJob) -> Result<String, String> {
    let format = job.format;
    let outcome = if format == Format::Png {
        let file = future_to_promise(async move {
            let bytes = export_job::run(&job).await.map_err(|reason| js_sys::Error::new(&reason))?;
            let file = download::blob(&bytes, download::PNG).map_err(|error| js_sys::Error::new(&error.to_string()))?;
            Ok::<JsValue, JsValue>(file.into())
        });
        clipboard::copy_png(file).await.map_err(|error| error.to_string())
    } else {
        let bytes = export_job::run(&job).await?;
        let is_copied = clipboard::copy_text(&String::from_utf8_lossy(&bytes)).await;
        is_copied.then_some(()).ok_or_else(|| ExportError::NoClipboard.to_string())
    };
    outcome.map(|()| text::get("save.copied").to_owned())
}

/// The list of figures, and the board if `has_board`; used when the tools were opened for the whole page.
#[component]
fn FigureList(chosen: RwSignal<&'static str>, has_board: Signal<bool>) -> impl IntoView {
    let option = move |(id, label): (&'static str, &'static str)| {
        view! {
            <option value=id prop:selected=move || chosen.get() == id>
                {label}
            </option>
        }
    };
    let choose = move |id: String| {
        let figure = catalog::by_id(&id).map_or(BOARD, |figure| figure.id);
        chosen.set(figure);
    };
    let figures = catalog::ALL.iter().map(|figure| (figure.id, text::get(&format!("figure.{}.title", figure.id))));
    view! {
        <label class="choose">
            <span>{text::get("save.figure")}</span>
            <select name="save-figure" on:change:target=move |event| choose(event.target().value())>
                {move || has_board.get().then(|| option((BOARD, text::get("save.board"))))}
                {figures.map(option).collect_view()}
            </select>
        </label>
    }
}
