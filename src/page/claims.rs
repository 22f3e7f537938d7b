//! The panel of numbers that texts print, beside what the core computes. Rows are computed one a task, when a reader
//! opens the panel.

use leptos::prelude::*;

use super::{Page, go_to, use_page};
use crate::browser::clock::{When, later};
use crate::browser::second_part;
use crate::claims::Claim;
use crate::state::Arrival;
use crate::text;

/// A row, in words.
#[derive(Clone)]
struct Row {
    claim: &'static Claim,
    cells: [String; 4],
    verdict: String,
}

/// The panel, closed and empty at first.
#[component]
pub(super) fn Claims() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let is_open = RwSignal::new(false);
    let rows = RwSignal::new(Vec::<Row>::new());
    Effect::new(move |begun: Option<bool>| {
        let begins = is_open.get() && state.arrival.get() == Arrival::Here;
        if begins && begun != Some(true) {
            fill_from(rows, 0);
        }
        begins || begun == Some(true)
    });
    let open = move |_| {
        is_open.set(true);
        second_part::fetch(state);
    };
    let head = ["where", "printed", "computed", "verdict", "show"]
        .map(|column| view! { <th>{text::get(&format!("claims.{column}"))}</th> });
    view! {
        <section class="claims" id="claims">
            <details on:toggle=open>
                <summary>
                    <h2>{text::get("claims.title")}</h2>
                </summary>
                <p class="chapter-lede">{text::get("claims.lede")}</p>
                <div class="claims-table" tabindex="0" role="group" aria-label=text::get("claims.title")>
                    <table>
                        <thead>
                            <tr>{head.collect_view()}</tr>
                        </thead>
                        <tbody>
                            {move || rows.get().into_iter().map(|row| view! { <ClaimRow row page /> }).collect_view()}
                        </tbody>
                    </table>
                </div>
                <p class="cites" inner_html=text::get("claims.cites")></p>
            </details>
        </section>
    }
}

/// A number as it is printed, as it is computed, and the way to the figure that shows it.
#[component]
fn ClaimRow(row: Row, page: Page) -> impl IntoView {
    let Row { claim, cells, verdict } = row;
    let show = claim.show.map(|(figure, set)| {
        let show = move |_| {
            page.state.change(set);
            page.link.commit();
            go_to(figure);
        };
        view! {
            <button type="button" on:click=show>
                {text::get("claims.show-me")}
            </button>
        }
    });
    view! {
        <tr id=format!("claim-{}", claim.id) data-verdict=verdict>
            {cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}
            <td>{show}</td>
        </tr>
    }
}

/// Computes the rows from this one on, one a task.
fn fill_from(rows: RwSignal<Vec<Row>>, index: usize) {
    let Some(claim) = second_part::claims().get(index) else { return };
    let values = (claim.compute)();
    let verdict = claim.verdict(&values);
    let place = format!("{} {}", claim.source.words(), claim.place);
    let cells = [place, claim.says(), claim.finds(&values), verdict.words().to_string()];
    rows.update(|rows| rows.push(Row { claim, cells, verdict: format!("{verdict:?}") }));
    later(When::After(0), move || fill_from(rows, index + 1));
}
