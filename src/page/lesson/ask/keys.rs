//! Keys for the question nearest to the middle of the viewport: R shows its answer, A to D choose an option.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::state::QuestionForm;
use crate::browser::keys::is_free;
use crate::lessons::questions::Kind;

thread_local! {
    /// The forms shown now.
    static FORMS: RefCell<Vec<QuestionForm>> = const { RefCell::new(Vec::new()) };
    /// Whether keys are listened to.
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Registers a form until its reactive owner is disposed of.
pub(super) fn follow(form: QuestionForm) {
    FORMS.with_borrow_mut(|all| all.push(form));
    let place = form.place;
    on_cleanup(move || FORMS.with_borrow_mut(|all| all.retain(|known| known.place != place)));
    if !LISTENS.replace(true) {
        let _ = window_event_listener(leptos::ev::keydown, |event| press(&event));
    }
}

fn press(event: &KeyboardEvent) {
    let key = event.key().to_ascii_lowercase();
    let option = match key.as_bytes() {
        [letter @ b'a'..=b'd'] => Some(usize::from(letter - b'a') + 1),
        b"r" => None,
        _ => return,
    };
    if event.repeat() || !is_free(event, TAKES_LETTERS) {
        return;
    }
    let all = FORMS.with_borrow(Vec::clone);
    match (nearest_to_middle(&all), option) {
        (Some(form), None) => form.show(),
        (Some(form), Some(option)) if has_option(form, option) => form.choose(option),
        _ => {}
    }
}

fn has_option(form: QuestionForm, option: usize) -> bool {
    matches!(&form.question.kind, Kind::Choice(choice) if option <= choice.options)
}

/// Elements that use letter keys.
const TAKES_LETTERS: &str = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

/// The form nearest to the middle of the viewport, if one is in it. Questions that are already answered are included,
/// so that a second key press does not show the answer to the next question.
fn nearest_to_middle(all: &[QuestionForm]) -> Option<QuestionForm> {
    let height = window().inner_height().ok()?.as_f64()?;
    let middle = height / 2.0;
    let distance = |form: &&QuestionForm| {
        let rect = form.element()?.get_bounding_client_rect();
        let (top, bottom) = (rect.top(), rect.bottom());
        let is_visible = rect.height() > 0.0 && bottom > 0.0 && top < height;
        is_visible.then(|| (top - middle).max(middle - bottom).max(0.0))
    };
    let visible = all.iter().filter_map(|form| Some((distance(&form)?, *form)));
    visible.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, form)| form)
}
