//! Taking a figure away: a picture or its numbers, as a file or on the clipboard.

use js_sys::futures::future_to_promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::Page;
use super::export_job::{self, Format, NPY, Order, Paper};
use super::options::Options;
use crate::browser::clipboard;
use crate::browser::download::{self, TakeError};
use crate::catalog::{self, Figure};
use crate::text::number::whole;
use crate::text::{self, fill};

/// The tool.
#[component]
pub(super) fn Save(page: Page, figure: Option<&'static Figure>) -> impl IntoView {
    let state = page.state;
    let is_fixed = figure.is_some();
    let first = figure.or_else(|| state.in_view.get_untracked()).unwrap_or(catalog::ALL[0]);
    let figure = RwSignal::new(first.id);
    let format = RwSignal::new(Format::Png);
    let (ratio, paper, is_dark) = (RwSignal::new(2), RwSignal::new(Paper::Opaque), RwSignal::new(false));
    let (said, failure) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let is_busy = RwSignal::new(false);
    // A matrix of numbers is offered where one is shown.
    Effect::new(move |_| {
        if format.get().is_matrix() && !NPY.contains(&figure.get()) {
            format.set(Format::Png);
        }
    });
    let order = move || Order {
        figure: catalog::by_id(figure.get_untracked()).unwrap_or(first),
        params: state.now(),
        compared: state.compared.get_untracked().map(|compared| (compared, state.wipe.get_untracked())),
        link: page.link_to(figure.get_untracked()),
        format: format.get_untracked(),
        ratio: f64::from(ratio.get_untracked()),
        paper: paper.get_untracked(),
        is_dark: is_dark.get_untracked(),
    };
    let begin = move || {
        said.set(text::get("save.working").to_owned());
        failure.set(String::new());
        is_busy.set(true);
    };
    let end = move |outcome: Result<String, String>| {
        is_busy.set(false);
        said.set(outcome.clone().unwrap_or_default());
        failure.set(outcome.err().map(|reason| fill("save.failed", &[("reason", reason)])).unwrap_or_default());
    };
    let download = move |_| {
        let order = order();
        begin();
        spawn_local(async move { end(downloaded(&order).await) });
    };
    let copy = move |_| {
        let order = order();
        begin();
        spawn_local(async move { end(copied(order).await) });
    };
    let formats = move || {
        let matrix = NPY.contains(&figure.get());
        let formats = Format::ALL.into_iter().filter(|(format, _)| matrix || !format.is_matrix());
        let options = formats.map(|(format, label)| (format, text::get(label))).collect();
        view! { <Options name="save-format" legend="save.format" options chosen=format /> }
    };
    let sizes = export_job::RATIOS.map(|(ratio, label)| (ratio, text::get(label))).to_vec();
    let papers = vec![(Paper::Opaque, text::get("save.opaque")), (Paper::Clear, text::get("save.clear"))];
    let inks = vec![(false, text::get("param.theme.light")), (true, text::get("param.theme.dark"))];
    let is_picture = move || matches!(format.get(), Format::Png | Format::Svg);
    view! {
        <div class="save" aria-busy=move || is_busy.get().to_string()>
            {(!is_fixed).then(|| view! { <FigureList chosen=figure /> })} {formats}
            <div class="save-look" hidden=move || !is_picture()>
                <div hidden=move || format.get() != Format::Png>
                    <Options name="save-size" legend="save.size" options=sizes chosen=ratio />
                </div>
                <Options name="save-paper" legend="save.paper" options=papers chosen=paper />
                <Options name="save-ink" legend="save.ink" options=inks chosen=is_dark />
            </div>
            <p class="tools-note">{move || text::get(format.get().help())}</p>
            <div class="tools-actions">
                <button type="button" class="is-main" disabled=is_busy on:click=download>
                    {text::get("save.download")}
                </button>
                <button type="button" disabled=is_busy hidden=move || format.get().is_matrix() on:click=copy>
                    {text::get("save.copy")}
                </button>
            </div>
            <p class="tools-said" role="status">
                {said}
            </p>
            <p class="failure" role="alert" hidden=move || failure.with(String::is_empty)>
                {failure}
            </p>
        </div>
    }
}

/// What a reader is told when the file is on its way.
async fn downloaded(order: &Order) -> Result<String, String> {
    let bytes = export_job::made(order).await?;
    let name = order.file_name();
    let said = |error: TakeError| error.to_string();
    let file = download::blob(&bytes, order.format.kind()).map_err(said)?;
    download::download(&file, &name).map_err(said)?;
    let key = if download::can_download().is_some() { "save.done" } else { "save.perhaps" };
    Ok(fill(key, &[("name", name), ("size", whole(bytes.len().div_ceil(1000) as f64))]))
}

async fn copied(order: Order) -> Result<String, String> {
    let format = order.format;
    let has_copied = if format == Format::Png {
        let file = future_to_promise(async move {
            let bytes = export_job::made(&order).await.map_err(|reason| js_sys::Error::new(&reason))?;
            let file = download::blob(&bytes, download::PNG).map_err(|error| js_sys::Error::new(&error.to_string()))?;
            Ok::<JsValue, JsValue>(file.into())
        });
        clipboard::copy_png(file).await.map_err(|error| error.to_string())
    } else {
        let bytes = export_job::made(&order).await?;
        let is_copied = clipboard::copy_text(&String::from_utf8_lossy(&bytes)).await;
        is_copied.then_some(()).ok_or_else(|| TakeError::NoClipboard.to_string())
    };
    has_copied.map(|()| text::get("save.copied").to_owned())
}

/// Which figure, where the page as a whole was asked for.
#[component]
fn FigureList(chosen: RwSignal<&'static str>) -> impl IntoView {
    let option = move |figure: &&'static Figure| {
        let id = figure.id;
        view! {
            <option value=id prop:selected=move || chosen.get() == id>
                {text::get(&format!("figure.{id}.title"))}
            </option>
        }
    };
    let choose = move |id: String| {
        if let Some(figure) = catalog::by_id(&id) {
            chosen.set(figure.id);
        }
    };
    view! {
        <label class="choose">
            <span>{text::get("save.figure")}</span>
            <select name="save-figure" on:change:target=move |event| choose(event.target().value())>
                {catalog::ALL.iter().map(option).collect_view()}
            </select>
        </label>
    }
}
