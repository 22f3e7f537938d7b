//! What is said of the table that is shown: whose it is, what was found in it, and the formula that is nearest to it. In the
//! part of the program that draws tables.

use leptos::prelude::*;

use super::is_of_model;
use crate::page::Page;
use crate::params::{CHOICES, Options, ParamId, Params, Source};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// What is found in the table, and what can be done with it.
#[component]
pub(super) fn Facts(page: Page, source: Source) -> impl IntoView {
    let state = page.state;
    let facts = Memo::new(move |_| state.params.with(facts));
    let stands_out = Memo::new(move |_| {
        state.params.with(|params| params.table.as_ref().is_some_and(|table| !table.standing_out.is_empty()))
    });
    let outliers = CHOICES.iter().find(|choice| choice.id == ParamId::Outliers).expect("a choice");
    let fits_all = Memo::new(move |_| state.params.with(|params| (outliers.get)(params) == 1));
    let toggle = move |_| {
        state.choose(outliers, usize::from(!fits_all.get_untracked()));
        page.link.commit();
    };
    let likeness = CHOICES.iter().find(|choice| choice.id == ParamId::Likeness).expect("a choice");
    let has_cosines = Memo::new(move |_| state.params.with(|params| (likeness.get)(params) == 1));
    let liken = move |_| {
        state.choose(likeness, usize::from(!has_cosines.get_untracked()));
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
        <p class="source-facts" role="status">{move || facts.with(|facts| facts.first().cloned())}</p>
        <details class="page-menu source-more" name="menu">
            <summary>{text::get("source.more")}</summary>
            <div class="page-menu-sheet">
                <p class="source-whose">{whose}</p>
                {move || facts.get().into_iter().skip(1).map(|words| view! { <p>{words}</p> }).collect_view()}
                <button type="button" hidden=move || nearest.with(Option::is_none) on:click=compare>
                    {move || {
                        let (d_model, base) = nearest.get().unwrap_or_default();
                        fill("source.compare", &[("d", whole(d_model)), ("base", significant(base, 3))])
                    }}
                </button>
                <label class="option">
                    <input type="checkbox" name="likeness" prop:checked=has_cosines on:change=liken />
                    <span>{text::get("source.cosines")}</span>
                </label>
                <label class="option" hidden=move || !stands_out.get()>
                    <input type="checkbox" name="outliers" prop:checked=fits_all on:change=toggle />
                    <span>{text::get("source.outliers")}</span>
                </label>
            </div>
        </details>
    }
}

/// What is found in a table, in short: its shape, its rotations, and the controls beside them.
fn facts(params: &Params) -> Vec<String> {
    let Some(table) = &params.table else { return Vec::new() };
    let mut facts = vec![table.name.clone()];
    let Some(found) = table.found(params.outliers) else { return facts };
    let (shares, shuffled) = (100.0 * found.share, table.control.as_ref().map_or(0.0, |control| control.shuffled_r2));
    let values = [
        ("name", table.name.clone()),
        ("count", whole(found.planes.len() as f64)),
        ("r2", significant(found.r2, 3)),
        ("share", significant(shares, 2)),
        ("components", whole(found.components as f64)),
        ("shuffled", significant(shuffled, 2)),
        ("smooth", table.control.as_ref().map_or(String::new(), |control| significant(control.smooth_shortest, 2))),
        ("rows", whole(table.rows as f64)),
        ("cols", whole(table.cols as f64)),
        ("outside", table.standing_out.iter().map(|row| whole(*row as f64)).collect::<Vec<_>>().join(", ")),
    ];
    facts[0] = fill("source.facts", &values);
    facts.push(fill("source.rotations", &values));
    if table.control.is_some() {
        facts.push(fill("source.control", &values));
    }
    if !table.standing_out.is_empty() {
        facts.push(fill("source.outside", &values));
    }
    facts
}
