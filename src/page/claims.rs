//! The panel of numbers that texts print, beside what the core computes: what is said of it. It is served, closed and
//! without its table, which comes with the later part of the program when a reader opens it ([`super::claims_table`]).

use leptos::prelude::*;

use crate::claims;
use crate::text;

/// The panel.
#[component]
pub(super) fn Claims() -> impl IntoView {
    view! {
        <details>
            <summary>
                <h2 id="claims-title">{text::get("claims.title")}</h2>
            </summary>
            <p class="chapter-lede">{text::get("claims.lede")}</p>
            <p class="claims-counts" id="claims-counts">
                {claims::counted()}
            </p>
            <div class="claims-rules">
                <Rules />
            </div>
            <div id="claims-table"></div>
            <p class="cites" inner_html=text::get("claims.cites")></p>
        </details>
    }
}

/// How rows are judged.
#[component]
fn Rules() -> impl IntoView {
    let rule = |(kind, rule)| {
        view! {
            <dt>{kind}</dt>
            <dd>{rule}</dd>
        }
    };
    view! {
        <h3>{text::get("claims.rules")}</h3>
        <dl>{claims::rules().map(rule).collect_view()}</dl>
        <p>{text::get("claims.rule.rest")}</p>
    }
}
