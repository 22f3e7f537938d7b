//! Facts about the current table: its source, the results of its analysis, and the nearest formula. Part of the lazy
//! chunk that draws tables.

use leptos::prelude::*;

use super::is_models_table;
use crate::catalog::found_in_table;
use crate::page::Page;
use crate::params::{CHOICES, Options, ParamId, Params, Source};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The results of the analysis, and options for the table.
#[component]
pub(super) fn Facts(page: Page, source: Source) -> impl IntoView {
    let state = page.state;
    let effective = state.params.effective;
    let facts = Memo::new(move |_| effective.with(found_in_table));
    let fact = move |which: usize| move || facts.with(|facts| facts[which].clone());
    let has_outliers = Memo::new(move |_| {
        effective.with(|params| params.table.as_ref().is_some_and(|table| !table.outlier_rows.is_empty()))
    });
    let outliers = CHOICES.iter().find(|choice| choice.id == ParamId::Outliers).expect("a choice");
    let fits_all = Memo::new(move |_| effective.with(|params| (outliers.get)(params) == 1));
    let toggle_outliers = move |_| {
        state.params.choose(outliers, usize::from(!fits_all.get_untracked()));
        page.link.commit();
    };
    let likeness = CHOICES.iter().find(|choice| choice.id == ParamId::Likeness).expect("a choice");
    let has_cosines = Memo::new(move |_| effective.with(|params| (likeness.get)(params) == 1));
    let toggle_cosines = move |_| {
        state.params.choose(likeness, usize::from(!has_cosines.get_untracked()));
        page.link.commit();
    };
    let nearest = Memo::new(move |_| {
        effective.with(|params| params.table.as_ref().and_then(|table| table.nearest_formula(params.outliers)))
    });
    let compare = move |_| {
        if let Some((d_model, base)) = nearest.get_untracked() {
            let now = state.params.now();
            let formula = Params { source: Source::Formula, table: None, d_model, base, ..now };
            state.settings.update(|settings| settings.compared = Some(formula));
            page.link.commit();
        }
    };
    let attribution = is_models_table(source).then(|| text::get(&format!("source.{}.whose", source.name())));
    view! {
        <p class="source-facts" role="status">{fact(0)}</p>
        <details class="page-menu source-more" name="menu">
            <summary>{text::get("source.more")}</summary>
            <div class="page-menu-sheet">
                <p class="source-whose">{attribution}</p>
                <p>{fact(1)}</p>
                <button type="button" hidden=move || nearest.with(Option::is_none) on:click=compare>
                    {move || {
                        let (d_model, base) = nearest.get().unwrap_or_default();
                        fill("source.compare", &[("d", whole(d_model)), ("base", significant(base, 3))])
                    }}
                </button>
                <label class="option">
                    <input type="checkbox" name="likeness" prop:checked=has_cosines on:change=toggle_cosines />
                    <span>{text::get("source.cosines")}</span>
                </label>
                <label class="option" hidden=move || !has_outliers.get()>
                    <input type="checkbox" name="outliers" prop:checked=fits_all on:change=toggle_outliers />
                    <span>{text::get("source.outliers")}</span>
                </label>
            </div>
        </details>
    }
}
