//! What is said of the table that is shown: whose it is, what was found in it, and the formula that is nearest to it.

use leptos::prelude::*;

use super::is_of_model;
use crate::browser::link;
use crate::page::use_page;
use crate::params::{CHOICES, Options, ParamId, Params, Source};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// A line under the sliders, while the source is not the formula.
#[component]
pub(in crate::page) fn SourceBar() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let source = Memo::new(move |_| state.wanted.with(|wanted| wanted.source));
    let is_here = Memo::new(move |_| state.params.with(|params| params.table.is_some()));
    move || {
        let source = source.get();
        (source != Source::Formula).then(|| {
            view! {
                <div class="source-bar" role="group" aria-label=text::get("param.source")>
                    {if is_here.get() { view! { <Facts source /> }.into_any() } else { view! { <Away source /> }.into_any() }}
                </div>
            }
        })
    }
}

/// Why there is no table yet.
#[component]
fn Away(source: Source) -> impl IntoView {
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
            .then(|| view! { <a href=format!("#{}", link::CHECK)>{text::get("check.open")}</a> })}
        <button type="button" hidden=move || !again() on:click=move |_| page.sources.want_again(source)>
            {text::get("source.again")}
        </button>
    }
}

/// What is found in the table, and what can be done with it.
#[component]
fn Facts(source: Source) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let facts = Memo::new(move |_| {
        let drawn = page.sources.drawn.get();
        state.params.with(|params| drawn.map(|drawn| (drawn.facts)(params)).unwrap_or_default())
    });
    let stands_out = Memo::new(move |_| {
        state.params.with(|params| params.table.as_ref().is_some_and(|table| !table.standing_out.is_empty()))
    });
    let outliers = CHOICES.iter().find(|choice| choice.id == ParamId::Outliers).expect("a choice");
    let fits_all = Memo::new(move |_| state.params.with(|params| (outliers.get)(params) == 1));
    let toggle = move |_| {
        state.choose(outliers, usize::from(!fits_all.get_untracked()));
        page.link.commit();
    };
    let nearest = Memo::new(move |_| {
        state.params.with(|params| params.table.as_ref().and_then(|table| table.nearest_formula(params.outliers)))
    });
    let compare = move |_| {
        if let Some((d_model, base)) = nearest.get_untracked() {
            let now = state.now();
            let formula = Params { source: Source::Formula, table: None, d_model, base, ..now };
            state.settings.update(|settings| settings.compared = Some(formula));
            page.link.commit();
        }
    };
    let whose = is_of_model(source).then(|| text::get(&format!("source.{}.whose", source.name())));
    view! {
        <p class="source-whose">{whose}</p>
        <p class="source-facts" role="status">{move || facts.get().join(" · ")}</p>
        <button
            type="button"
            hidden=move || !stands_out.get()
            aria-pressed=move || if fits_all.get() { "true" } else { "false" }
            on:click=toggle
        >
            {text::get("source.outliers")}
        </button>
        <button type="button" hidden=move || nearest.with(Option::is_none) on:click=compare>
            {move || {
                let (d_model, base) = nearest.get().unwrap_or_default();
                fill("source.compare", &[("d", whole(d_model)), ("base", significant(base, 3))])
            }}
        </button>
    }
}

/// What is found in a table, in short: its shape, its rotations, and the controls beside them.
pub(super) fn facts(params: &Params) -> Vec<String> {
    let Some(table) = &params.table else { return Vec::new() };
    let mut facts = vec![fill(
        "source.shape",
        &[("name", table.name.clone()), ("rows", whole(table.rows as f64)), ("cols", whole(table.cols as f64))],
    )];
    let Some(found) = table.found(params.outliers) else { return facts };
    facts.push(fill(
        "source.rotations",
        &[
            ("count", whole(found.planes.len() as f64)),
            ("r2", significant(found.r2, 3)),
            ("share", significant(100.0 * found.share, 2)),
        ],
    ));
    if let Some(control) = &table.control {
        facts.push(fill("source.control", &[("r2", significant(control.shuffled_r2, 2))]));
    }
    facts
}
