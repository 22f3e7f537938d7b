//! What comes alive in the text of chapters, once the later part of the program is here: numbers that can be set,
//! values that follow them, puzzles, and the tour. Each stands in an element that the served page has words in (`build/chapters.rs`), which
//! its component takes over.

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Page;
use super::ask_view::AskView;
use super::definition::Definition;
use super::prose_number::ProseNumber;
use super::puzzle::PuzzleState;
use super::tour::TourBar;
use crate::lessons::{self, puzzles, questions};
use crate::params::NUMBERS;

/// Brings the text of all chapters to life.
pub(super) fn bring_to_life(page: Page) {
    for puzzle in puzzles::PUZZLES {
        if let Some(place) = element(&format!("puzzle-{}", puzzle.figure)) {
            mount_to(place, move || view! { <PuzzleState puzzle page /> }).forget();
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
    each("number", |place, key| {
        if let Some(number) = NUMBERS.iter().find(|number| number.key == key) {
            take_over(place, move || view! { <ProseNumber number page /> });
        }
    });
    each("value", |place, name| {
        if let Some(value) = lessons::value(&name) {
            let now = Memo::new(move |_| page.state.params.with(value));
            take_over(place, move || view! { {now} });
        }
    });
}

/// The element of this id.
fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Puts the tour in its place.
pub(super) fn offer_tour(page: Page) {
    if let Some(place) = element("tour") {
        mount_to(place, move || view! { <TourBar page /> }).forget();
    }
}

/// Goes through the places of a kind, with what each is for.
fn each(kind: &str, act: impl Fn(HtmlElement, String)) {
    let Ok(places) = document().query_selector_all(&format!(".prose [data-{kind}]")) else { return };
    for place in (0..places.length()).filter_map(|index| places.get(index)?.dyn_into::<HtmlElement>().ok()) {
        let what = place.dataset().get(kind).unwrap_or_default();
        act(place, what);
    }
}

/// Puts a view in the place of the words there.
fn take_over<V: IntoView + 'static>(place: HtmlElement, view: impl FnOnce() -> V + 'static) {
    place.set_text_content(None);
    mount_to(place, view).forget();
}
