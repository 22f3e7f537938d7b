//! The claims panel: numbers as published texts print them, next to those that the core computes.

use leptos::prelude::*;

use super::use_language;
use crate::claims;
use crate::page::{ClaimsCounts, ClaimsPanel, ClaimsTable};
use crate::text;

/// The panel.
#[component]
pub(super) fn Claims() -> impl IntoView {
    let cites = use_language().cited("claims.cites");
    let lang = text::fallback_lang("claims.lede");
    view! {
        <section class="claims" id="claims" lang=lang dir=lang.map(|_| "ltr")>
            <ClaimsPanel>
                <p class="chapter-lede">{text::get("claims.lede")}</p>
                <ClaimsCounts />
                <div class="claims-rules">
                    <Rules />
                </div>
                <ClaimsTable />
                <p class="cites" inner_html=cites></p>
            </ClaimsPanel>
        </section>
    }
}

/// The rules for the verdicts.
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
