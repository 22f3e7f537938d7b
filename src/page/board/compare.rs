//! The A | B comparison: freezes the current parameters as A, while the sliders change B.

use leptos::prelude::*;

use crate::page::use_page;
use crate::params::{NUMBERS, Params};
use crate::text;
use crate::text::number::significant;

/// Starts or ends a comparison.
#[component]
pub(in crate::page) fn CompareButton() -> impl IntoView {
    let page = use_page();
    let is_on = Memo::new(move |_| page.state.comparison.a.with(Option::is_some));
    view! {
        <button
            type="button"
            class="compare"
            title=text::get("compare.help")
            aria-pressed=move || if is_on.get() { "true" } else { "false" }
            on:click=move |_| {
                page.state.comparison.switch(!is_on.get_untracked());
                page.link.commit();
            }
        >
            {text::get("compare.begin")}
        </button>
    }
}

/// Summaries of A and B, a slider for the line between their pictures, and buttons that swap A and B, copy B to A, and
/// end the comparison.
#[component]
pub(super) fn CompareBar() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_on = Memo::new(move |_| state.comparison.a.with(Option::is_some));
    let swap = move |_| {
        if let Some(compared) = state.comparison.a.get_untracked() {
            let now = state.params.now();
            state.settings.update(|settings| settings.compared = Some(now));
            state.params.change(|params| *params = compared);
            page.link.commit();
        }
    };
    let copy_b_to_a = move |_| {
        state.comparison.switch(true);
        page.link.commit();
    };
    let end = move |_| {
        state.comparison.switch(false);
        page.link.commit();
    };
    let set_split = move |percent: f64| state.comparison.split_position.set((percent / 100.0).clamp(0.0, 1.0));
    move || {
        is_on.get().then(|| {
            let a = move || state.comparison.a.with(|compared| compared.as_ref().map(summary).unwrap_or_default());
            let b = move || state.params.effective.with(summary);
            view! {
                <div class="compare-bar" role="group" aria-label=text::get("compare.title")>
                    <span class="compare-set" data-set="a">
                        <b>"A"</b>
                        " "
                        {a}
                    </span>
                    <input
                        type="range"
                        name="wipe"
                        min="0"
                        max="100"
                        step="1"
                        aria-label=text::get("compare.wipe")
                        prop:value=move || (state.comparison.split_position.get() * 100.0).round().to_string()
                        on:input:target=move |event| set_split(event.target().value_as_number())
                    />
                    <span class="compare-set" data-set="b">
                        <b>"B"</b>
                        " "
                        {b}
                    </span>
                    <button type="button" on:click=swap>{text::get("compare.swap")}</button>
                    <button type="button" on:click=copy_b_to_a>{text::get("compare.copy")}</button>
                    <button type="button" on:click=end>{text::get("compare.clear")}</button>
                </div>
            }
        })
    }
}

/// `d`, `base` and `n`, named as in a link; for a table, its name and `n`.
fn summary(params: &Params) -> String {
    if let Some(table) = &params.table {
        return format!("{} · n {}", table.name, params.n_pos);
    }
    let number = |key: &str| NUMBERS.iter().find(|number| number.key == key).map(|number| (number.get)(params));
    let numbers =
        ["d", "base", "n"].into_iter().filter_map(|key| Some(format!("{key} {}", significant(number(key)?, 9))));
    let name = params.model.as_ref().map(|model| model.name.clone()).filter(|name| !name.is_empty());
    name.into_iter().chain(numbers).collect::<Vec<_>>().join(" · ")
}
