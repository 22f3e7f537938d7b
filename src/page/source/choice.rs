//! The list of sources, next to the sliders.

use leptos::prelude::*;

use super::{ModelCode, rows};
use crate::page::use_page;
use crate::params::{Options, Source};
use crate::text;

/// What the value of an option for a published model begins with; its id follows.
pub(super) const OF_MODEL: &str = "model:";

/// The list of sources, and of the published models once their chunk has loaded. If a table fixes the value of a control,
/// the control itself says so.
#[component]
pub(in crate::page) fn SourceChoice() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_shown = Memo::new(move |_| state.settings.with(|settings| !settings.hidden.contains(&"source")));
    let chosen = Memo::new(move |_| state.params.requested.with(|requested| requested.source));
    let models = page.sources.models;
    let effective = state.params.effective;
    // Whether the list has the model that is shown. A reader's own is under the name of its source.
    let is_listed = Memo::new(move |_| {
        let is_in = |code: &ModelCode| effective.with(|params| params.model.as_deref().is_some_and(code.is_listed));
        models.get().is_some_and(is_in)
    });
    let choose = move |name: String| {
        if let (Some(id), Some(code)) = (name.strip_prefix(OF_MODEL), models.get_untracked()) {
            (code.choose)(id, state, page.link);
            return;
        }
        let source =
            Source::NAMED.iter().find(|(known, _)| *known == name).map_or(Source::Formula, |(_, source)| *source);
        state.params.choose_source(source, rows(source));
        page.sources.request_again(source);
        page.link.commit();
    };
    let label = move |source: Source| {
        let name = text::get(&format!("param.source.{}", source.name()));
        if source != Source::Model || is_listed.get() {
            return name.to_owned();
        }
        let own = effective.with(|params| params.model.as_ref().map(|model| model.name.clone()));
        own.filter(|own| !own.is_empty()).unwrap_or_else(|| name.to_owned())
    };
    let option = move |source: &'static Source| {
        view! {
            <option
                value=source.name()
                selected=*source == Source::Formula
                prop:selected=Signal::derive(move || {
                    chosen.get() == *source && (*source != Source::Model || !is_listed.get())
                })
            >
                {move || label(*source)}
            </option>
        }
    };
    let families = move || models.get().map(|code| (code.options)(effective));
    // Before the list is opened, so that it has the models by then.
    let request = move || models.request();
    view! {
        <label class="choose source-choice" hidden=move || !is_shown.get()>
            <span>{text::get("param.source")}</span>
            <select
                name="source"
                autocomplete="off"
                title=text::get("source.help")
                on:pointerenter=move |_| request()
                on:focus=move |_| request()
                on:change:target=move |event| choose(event.target().value())
            >
                {Source::ALL.iter().map(option).collect_view()}
                {families}
            </select>
        </label>
    }
}
