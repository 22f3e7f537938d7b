//! The panel of numbers that texts print, beside what the core computes. Rows are computed one a task, when a reader
//! opens the panel.

use super::events::go_to;
use super::page::Page;
use super::sync::all;
use super::timing::{When, later};
use crate::claims::Claim;
use crate::text;

/// The reader opens the panel: the table is filled as soon as its rows are here.
pub(super) fn open() {
    for body in all(".claims tbody:not([data-wanted])") {
        let _ = body.set_attribute("data-wanted", "");
    }
    fill();
}

/// Begins to fill the table if it is wanted and was not begun yet.
pub(super) fn fill() {
    let Some(claims) = super::later::claims() else { return };
    for body in all(".claims tbody[data-wanted]:not([data-begun])") {
        let _ = body.set_attribute("data-begun", "");
        fill_from(claims, 0);
    }
}

fn fill_from(claims: &'static [Claim], index: usize) {
    let Some(claim) = claims.get(index) else { return };
    for body in all(".claims tbody") {
        let _ = body.insert_adjacent_html("beforeend", &row(claim, index));
    }
    later(When::After(0), move || fill_from(claims, index + 1));
}

fn row(claim: &Claim, index: usize) -> String {
    let values = (claim.compute)();
    let verdict = claim.verdict(&values);
    let place = format!("{} {}", claim.source.words(), claim.place);
    let show = claim.show.map_or_else(String::new, |_| {
        format!("<button type='button' data-act='claim-{index}'>{}</button>", text::get("claims.show-me"))
    });
    let cells = [place.as_str(), &claim.says(), &claim.finds(&values), verdict.words(), &show];
    format!(
        "<tr id='claim-{}' data-verdict='{verdict:?}'>{}</tr>",
        claim.id,
        cells.map(|text| format!("<td>{text}</td>")).concat()
    )
}

/// Opens the figure in which a claim can be seen, at its parameters.
pub(super) fn show(page: Page, index: &str) {
    let claims = super::later::claims().unwrap_or_default();
    let claim = claims.iter().enumerate().find(|(known, _)| known.to_string() == index);
    if let Some((figure, set)) = claim.and_then(|(_, claim)| claim.show) {
        page.change(set);
        go_to(figure);
    }
}
