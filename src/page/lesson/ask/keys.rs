//! The key R, which shows the answer to the question nearest to the middle of the viewport.

use std::cell::RefCell;

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::state::QuestionForm;
use crate::browser::keys::is_free;

thread_local! {
    /// The questions hydrated so far.
    static FORMS: RefCell<Vec<QuestionForm>> = const { RefCell::new(Vec::new()) };
}

/// Registers a question, for the lifetime of the page.
pub(super) fn follow(form: QuestionForm) {
    let is_first = FORMS.with_borrow_mut(|all| {
        all.push(form);
        all.len() == 1
    });
    if is_first {
        let _ = window_event_listener(leptos::ev::keydown, |event| press(&event));
    }
}

fn press(event: &KeyboardEvent) {
    if event.key().eq_ignore_ascii_case("r") && !event.repeat() && is_free(event, TAKES_LETTERS) {
        let all = FORMS.with_borrow(Vec::clone);
        if let Some(form) = nearest_to_middle(&all) {
            form.show();
        }
    }
}

/// Elements that use letter keys.
const TAKES_LETTERS: &str = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

/// The question nearest to the middle of the viewport, if one is in it. Questions that are already answered are
/// included, so that a second key press does not show the answer to the next question.
fn nearest_to_middle(all: &[QuestionForm]) -> Option<QuestionForm> {
    let height = window().inner_height().ok()?.as_f64()?;
    let middle = height / 2.0;
    let distance = |form: &&QuestionForm| {
        let rect = form.section()?.get_bounding_client_rect();
        let (top, bottom) = (rect.top(), rect.bottom());
        let is_visible = rect.height() > 0.0 && bottom > 0.0 && top < height;
        is_visible.then(|| (top - middle).max(middle - bottom).max(0.0))
    };
    let visible = all.iter().filter_map(|form| Some((distance(&form)?, *form)));
    visible.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, form)| form)
}
