//! The list of sources, next to the sliders.

use leptos::prelude::*;

use super::rows;
use crate::page::use_page;
use crate::params::{Options, Source};
use crate::text;

/// The list of sources. If a table fixes the value of a control, the control itself says so.
#[component]
pub(in crate::page) fn SourceChoice() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_shown = Memo::new(move |_| state.settings.with(|settings| !settings.hidden.contains(&"source")));
    let chosen = Memo::new(move |_| state.params.requested.with(|requested| requested.source));
    let choose = move |name: String| {
        let source =
            Source::NAMED.iter().find(|(known, _)| *known == name).map_or(Source::Formula, |(_, source)| *source);
        state.params.choose_source(source, rows(source));
        page.sources.request_again(source);
        page.link.commit();
    };
    let option = move |source: &'static Source| {
        view! {
            <option
                value=source.name()
                selected=*source == Source::Formula
                prop:selected=Signal::derive(move || chosen.get() == *source)
            >
                {text::get(&format!("param.source.{}", source.name()))}
            </option>
        }
    };
    view! {
        <label class="choose source-choice" hidden=move || !is_shown.get()>
            <span>{text::get("param.source")}</span>
            <select
                name="source"
                autocomplete="off"
                title=text::get("source.help")
                on:change:target=move |event| choose(event.target().value())
            >
                {Source::ALL.iter().map(option).collect_view()}
            </select>
        </label>
    }
}
