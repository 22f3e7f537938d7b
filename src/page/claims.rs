//! The panel of numbers that texts print, beside what the core computes: what is said of it. Its table comes with the later
//! part of the program, when a reader opens the panel ([`super::claims_table`]).

use leptos::html::Div;
use leptos::prelude::*;

use super::second_part::open_claims;
use super::use_page;
use crate::claims::{self, Kind};
use crate::state::Arrival;
use crate::text;

/// The panel, closed and without its table at first.
#[component]
pub(super) fn Claims() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let (counts, rules) = served();
    let counts = RwSignal::new(counts);
    let is_open = RwSignal::new(false);
    let place = NodeRef::<Div>::new();
    Effect::new(move |was_opened: Option<bool>| {
        if was_opened == Some(true) {
            return true;
        }
        let can_open = is_open.get() && state.arrival.get() == Arrival::Here;
        match (place.get(), open_claims().filter(|_| can_open)) {
            (Some(place), Some(open)) => {
                open(place.into(), page, counts);
                true
            }
            _ => false,
        }
    });
    let rule = |(kind, rule)| {
        view! {
            <dt>{kind}</dt>
            <dd>{rule}</dd>
        }
    };
    let open = move |_| {
        is_open.set(true);
        state.want_later_part();
    };
    view! {
        <section class="claims" id="claims">
            <details on:toggle=open>
                <summary>
                    <h2 id="claims-title">{text::get("claims.title")}</h2>
                </summary>
                <p class="chapter-lede">{text::get("claims.lede")}</p>
                <p class="claims-counts">{counts}</p>
                <div class="claims-rules">
                    <h3>{text::get("claims.rules")}</h3>
                    <dl>{rules.map(rule).collect_view()}</dl>
                    <p>{text::get("claims.rule.rest")}</p>
                </div>
                <div node_ref=place></div>
                <p class="cites" inner_html=text::get("claims.cites")></p>
            </details>
        </section>
    }
}

/// The counts and the rules, as the page has them that is served. Where it comes alive they stand there already, and what
/// makes them is no part of the program.
fn served() -> (String, [(&'static str, String); Kind::ALL.len()]) {
    if cfg!(target_arch = "wasm32") { Default::default() } else { (claims::counted(), claims::rules()) }
}
