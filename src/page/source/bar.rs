//! A line about the model or the table that is shown, or about why the table is not loaded yet.

use leptos::prelude::*;

use super::is_models_table;
use super::model_facts::ModelFacts;
use crate::browser::link;
use crate::page::erased::Erase;
use crate::page::use_page;
use crate::params::Source;
use crate::text;

/// A line under the sliders, while the source is not the formula.
#[component]
pub(in crate::page) fn SourceBar() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let source = Memo::new(move |_| state.params.requested.with(|requested| requested.source));
    let is_loaded = Memo::new(move |_| state.params.effective.with(|params| params.table.is_some()));
    move || {
        let source = source.get();
        (source != Source::Formula).then(|| {
            view! {
                <div class="source-bar" role="group" aria-label=text::get("param.source")>
                    {match page.sources.table_code.get().filter(|_| is_loaded.get()) {
                        _ if source == Source::Model => view! { <ModelFacts /> }.client_only(),
                        Some(table_code) => (table_code.facts)(page, source),
                        None => view! { <MissingTable source /> }.client_only(),
                    }}
                </div>
            }
        })
    }
}

/// Explains why the table is not loaded, and offers to provide it in Check or to request it again.
#[component]
fn MissingTable(source: Source) -> impl IntoView {
    let page = use_page();
    let key = move || match source {
        _ if !is_models_table(source) => "source.drop",
        _ if page.sources.has_failed(source) => "source.failed",
        _ => "source.coming",
    };
    let can_retry = move || is_models_table(source) && page.sources.has_failed(source);
    view! {
        <p role="status">{move || text::get(key())}</p>
        {(!is_models_table(source))
            .then(|| view! { <a href=format!("#{}", link::CHECK)>{text::get("tools.check")}</a> })}
        <button type="button" hidden=move || !can_retry() on:click=move |_| page.sources.request_again(source)>
            {text::get("source.again")}
        </button>
    }
}
