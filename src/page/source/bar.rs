//! A line about the table that is shown, or about why it is not loaded yet.

use leptos::prelude::*;

use super::is_of_model;
use crate::browser::link;
use crate::page::use_page;
use crate::params::Source;
use crate::text;

/// A line under the sliders, while the source is not the formula.
#[component]
pub(in crate::page) fn SourceBar() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let source = Memo::new(move |_| state.params.requested.with(|requested| requested.source));
    let is_here = Memo::new(move |_| state.params.effective.with(|params| params.table.is_some()));
    move || {
        let source = source.get();
        (source != Source::Formula).then(|| {
            view! {
                <div class="source-bar" role="group" aria-label=text::get("param.source")>
                    {match page.sources.table_code.get().filter(|_| is_here.get()) {
                        Some(table_code) => (table_code.facts)(page, source),
                        None => view! { <BackToFormula source /> }.into_any(),
                    }}
                </div>
            }
        })
    }
}

/// Explains why there is no table yet.
#[component]
fn BackToFormula(source: Source) -> impl IntoView {
    let page = use_page();
    let words = move || match source {
        _ if !is_of_model(source) => "source.drop",
        _ if page.sources.has_failed(source) => "source.failed",
        _ => "source.coming",
    };
    let again = move || is_of_model(source) && page.sources.has_failed(source);
    view! {
        <p role="status">{move || text::get(words())}</p>
        {(!is_of_model(source))
            .then(|| view! { <a href=format!("#{}", link::CHECK)>{text::get("tools.check")}</a> })}
        <button type="button" hidden=move || !again() on:click=move |_| page.sources.request_again(source)>
            {text::get("source.again")}
        </button>
    }
}
