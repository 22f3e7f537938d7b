//! The panel of numbers that texts print, beside what the core computes: what is said of it. Its table comes with the later
//! part of the program, when a reader opens the panel ([`super::claims_table`]).

use leptos::html::Div;
use leptos::prelude::*;

use super::chapter::served;
use super::second_part::open_claims;
use super::use_page;
use crate::browser::clock::{When, later};
use crate::claims;
use crate::state::Arrival;
use crate::text;

/// The panel, closed and without its table at first.
#[component]
pub(super) fn Claims() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let counts = RwSignal::new(served(claims::counted));
    let is_open = RwSignal::new(false);
    let place = NodeRef::<Div>::new();
    Effect::new(move |was_opened: Option<bool>| {
        if was_opened == Some(true) {
            return true;
        }
        let can_open = is_open.get() && state.arrival.get() == Arrival::Here;
        match (place.get(), open_claims().filter(|_| can_open)) {
            (Some(place), Some(open)) => {
                // In a task of its own: what belongs to an effect goes when that runs again.
                later(When::After(0), move || open(place.into(), page, counts));
                true
            }
            _ => false,
        }
    });
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
                <div class="claims-rules" inner_html=served(|| rules().to_html())></div>
                <div node_ref=place></div>
                <p class="cites" inner_html=text::get("claims.cites")></p>
            </details>
        </section>
    }
}

/// How rows are judged.
fn rules() -> impl IntoView {
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
