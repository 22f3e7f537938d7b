//! What comes alive in the served page once the later part of the program is here: in the text, numbers that can be
//! set, values that follow them, questions and puzzles; and the definition, the claims, the controls in frames and the
//! tour. Each has an element with words in the served page, which its component takes over.

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::HtmlElement;

use super::Page;
use super::ask_view::AskView;
use super::claims_table::ClaimsTable;
use super::definition::Definition;
use super::frame_controls::LiveFrameControls;
use super::handout::{self, PageTools, PrintButton};
use super::prose_number::ProseNumber;
use super::puzzle::PuzzleState;
use super::term_word;
use super::tour::TourBar;
use super::whole_page::WholePage;
use crate::browser::places::{all, all_in};
use crate::browser::{host, observe};
use crate::lessons::{self, puzzles, questions};
use crate::params::NUMBERS;

/// Brings the text of all chapters to life.
pub(super) fn bring_text_to_life(page: Page) {
    for puzzle in puzzles::PUZZLES {
        let frame = element(&format!("puzzle-{}", puzzle.figure));
        if let Some(place) = frame.and_then(|frame| frame.query_selector(".puzzle-state").ok().flatten()) {
            let is_near = observe::near(&place);
            take_over(place.unchecked_into(), move || view! { <PuzzleState puzzle page is_near /> });
        }
    }
    if let Some(place) = element("definition") {
        take_over(place, move || {
            provide_context(page);
            view! { <Definition /> }
        });
    }
    for question in questions::ALL {
        if let Some(place) = element(&format!("ask-{}", question.id)) {
            take_over(place, move || view! { <AskView question page /> });
        }
    }
    open_claims_when_asked(page);
    for (place, chapter) in all(".chapter-print").into_iter().zip(1..) {
        take_over(place, move || view! { <PrintButton chapter /> });
    }
    for prose in all(".prose") {
        let is_near = observe::near(&prose);
        for place in all_in(&prose, "[data-number]") {
            let key = place.dataset().get("number");
            if let Some(number) = NUMBERS.iter().find(|number| key.as_deref() == Some(number.key)) {
                take_over(place, move || view! { <ProseNumber number page /> });
            }
        }
        for place in all_in(&prose, "[data-value]") {
            if let Some(value) = place.dataset().get("value").and_then(|name| lessons::value(&name)) {
                let now = page.state.while_near(is_near, value);
                take_over(place, move || view! { {now} });
            }
        }
    }
}

/// Has the table of claims computed when a reader opens its panel, which may be open already.
fn open_claims_when_asked(page: Page) {
    let details = element("claims").and_then(|panel| panel.query_selector("details").ok().flatten());
    let (Some(details), Some(table), Some(told)) = (details, element("claims-table"), element("claims-counts")) else {
        return;
    };
    let open = move || {
        let counts = RwSignal::new(told.text_content().unwrap_or_default());
        take_over(told.clone(), move || view! { {counts} });
        take_over(table.clone(), move || view! { <ClaimsTable page counts /> });
    };
    if details.has_attribute("open") {
        return open();
    }
    // Once: a table that is there stays.
    let mut open = Some(open);
    let opened = Closure::<dyn FnMut()>::new(move || open.take().into_iter().for_each(|open| open()));
    let _ = details.add_event_listener_with_callback("toggle", opened.into_js_value().unchecked_ref());
}

/// The element of this id.
fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Brings to life what is there without the text, too: the tour, the terms of formulas, and the controls in frames.
pub(super) fn bring_figures_to_life(page: Page) {
    if let Some(place) = element("tour") {
        mount_to(place, move || view! { <TourBar page /><WholePage page /> }).forget();
    }
    if let Some(place) = element("page-tools") {
        take_over(place, move || view! { <PageTools page /> });
    }
    // Frames that a link leaves out are not in the document.
    for view in page.scheduler.with_value(|scheduler| scheduler.views()) {
        let figure = view.figure;
        let frame = view.plot.closest("figure").ok().flatten();
        let place = frame.and_then(|frame| frame.query_selector(".frame-controls").ok().flatten());
        if let Some(place) = place {
            // Room that was kept for them (`static/start.js`).
            let _ = place.remove_attribute("style");
            take_over(place.unchecked_into(), move || {
                provide_context(page);
                view! { <LiveFrameControls figure /> }
            });
        }
    }
    term_word::enliven(page);
    handout::follow(page);
    host::follow(page.state, page.link);
}

/// Puts a view in the place of the words there.
fn take_over<V: IntoView + 'static>(place: HtmlElement, view: impl FnOnce() -> V + 'static) {
    place.set_text_content(None);
    mount_to(place, view).forget();
}
