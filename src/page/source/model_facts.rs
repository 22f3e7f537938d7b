//! Facts about the model whose rotary embedding is shown, and the way back to the model's own numbers.

use leptos::prelude::*;

use crate::browser::link;
use crate::page::erased::Erase;
use crate::page::use_page;
use crate::params::{Model, Params, number};
use crate::state::own_numbers;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// How far it turns, the model's name, its facts in a menu, and a button that restores its own numbers once the reader has
/// changed one.
#[component]
pub(super) fn ModelFacts() -> impl IntoView {
    let page = use_page();
    let effective = page.state.params.effective;
    let model = Memo::new(move |_| effective.with(|params| params.model.clone()));
    let has_model = Memo::new(move |_| model.with(Option::is_some));
    let changed = Memo::new(move |_| effective.with(changed_names));
    let cursor = page.state.reading.cursor;
    let turn = Memo::new(move |_| cursor.with(turn_words));
    let restore = move |_| {
        if let Some(model) = model.get_untracked() {
            page.state.params.set(&own_numbers(&model));
            page.link.commit();
        }
    };
    move || {
        if !has_model.get() {
            return view! {
                <p role="status">{text::get("rotary.missing")}</p>
                <a href=format!("#{}", link::CHECK)>{text::get("tools.check")}</a>
            }
            .client_only();
        }
        view! {
            <p class="entry turn">{turn}</p>
            <p class="source-facts" role="status">{move || model.with(|model| model.as_deref().map(Model::label))}</p>
            <details class="page-menu source-more" name="menu">
                <summary>{text::get("rotary.more")}</summary>
                <div class="page-menu-sheet">
                    {move || {
                        let facts = model.with(|model| model.as_deref().map(facts)).unwrap_or_default();
                        facts.into_iter().map(|fact| view! { <p>{fact}</p> }).collect_view()
                    }}
                </div>
            </details>
            <button
                type="button"
                class="model-back"
                aria-label=move || fill("rotary.back", &[("changed", changed.get())])
                title=move || fill("rotary.back", &[("changed", changed.get())])
                hidden=move || changed.with(String::is_empty)
                on:click=restore
            >
                "↺ "
                {changed}
            </button>
        }
        .client_only()
    }
}

/// By how much the model turns the cursor's pair at the cursor's position. Nothing is added to the input.
fn turn_words(now: &Params) -> String {
    let pair = now.pair.min(now.pairs() - 1);
    let freq = now.freq(pair);
    // With as many digits as the position has, but at least four: otherwise 26214 · 1 would seem to be 26210.
    let digits = now.pos.checked_ilog10().unwrap_or(0).max(3) as usize + 1;
    let values = [
        ("pair", whole(pair)),
        ("pos", whole(now.pos)),
        ("freq", significant(freq, digits)),
        ("angle", significant(f64::from(now.pos) * freq, digits)),
    ];
    fill("rotary.turned", &values)
}

/// The names of the numbers that differ from the model's own, as a list.
fn changed_names(params: &Params) -> String {
    let own = params.model.as_deref().map(own_numbers).unwrap_or_default();
    let differs =
        own.into_iter().map(|(id, value)| (number(id), value)).filter(|(number, value)| (number.get)(params) != *value);
    text::list(differs.map(|(number, _)| match number.name {
        "d_model" => text::get("param.d_model.model").to_owned(),
        name => {
            let short = text::find(&format!("param.{name}.short"));
            short.unwrap_or_else(|| text::get(&format!("param.{name}"))).to_owned()
        }
    }))
}

/// What turns, the base, the scaling, the lengths, and the factor of attention.
fn facts(model: &Model) -> Vec<String> {
    let values = [
        ("name", model.label()),
        ("dims", whole(model.dims)),
        ("head", model.head.map(whole).unwrap_or_default()),
        ("base", significant(model.base, 12)),
    ];
    let head = if model.head.is_some() { "rotary.head" } else { "rotary.head-unknown" };
    let length = |key: &str, length: Option<f64>| length.map(|length| fill(key, &[("value", significant(length, 12))]));
    let lengths = [length("rotary.trained", model.trained_for_less()), length("rotary.used", model.used)];
    let all = [fill(head, &values), fill("rotary.base", &values), scaling_words(model)];
    let attention =
        (model.attention != 1.0).then(|| fill("rotary.attention", &[("value", significant(model.attention, 4))]));
    all.into_iter().chain(lengths.into_iter().flatten()).chain(attention).collect()
}

/// The scaling, with its factor if it has one.
pub(super) fn scaling_words(model: &Model) -> String {
    let scaling = &model.rule.scaling;
    let factor = scaling.factor().map(|factor| significant(factor, 6)).unwrap_or_default();
    fill(&format!("rotary.scaling.{}", scaling.name()), &[("factor", factor)])
}
