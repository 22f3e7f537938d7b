//! The key R, which shows the answer to the question in view: the one nearest to the middle of the viewport.

use std::cell::RefCell;

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::state::Asked;
use crate::browser::keys::is_free;

thread_local! {
    /// The questions that are interactive so far.
    static ASKED: RefCell<Vec<Asked>> = const { RefCell::new(Vec::new()) };
}

/// Registers a question, for the lifetime of the page.
pub(super) fn follow(asked: Asked) {
    let is_first = ASKED.with_borrow_mut(|all| {
        all.push(asked);
        all.len() == 1
    });
    if is_first {
        let _ = window_event_listener(leptos::ev::keydown, |event| press(&event));
    }
}

fn press(event: &KeyboardEvent) {
    if event.key().eq_ignore_ascii_case("r") && !event.repeat() && is_free(event, TAKES_LETTERS) {
        let all = ASKED.with_borrow(Vec::clone);
        if let Some(asked) = in_view(&all) {
            asked.show();
        }
    }
}

/// Elements in which a letter key types, or selects from a list.
const TAKES_LETTERS: &str = "textarea, select, input:not([type=radio], [type=checkbox], [type=range])";

/// The question in the viewport that is nearest to its middle. Questions already answered count too: a second press
/// must not show the answer to the next one.
fn in_view(all: &[Asked]) -> Option<Asked> {
    let height = window().inner_height().ok()?.as_f64()?;
    let middle = height / 2.0;
    let away = |asked: &&Asked| {
        let place = asked.section()?.get_bounding_client_rect();
        let (top, bottom) = (place.top(), place.bottom());
        let is_seen = place.height() > 0.0 && bottom > 0.0 && top < height;
        is_seen.then(|| (top - middle).max(middle - bottom).max(0.0))
    };
    let seen = all.iter().filter_map(|asked| Some((away(&asked)?, *asked)));
    seen.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, asked)| asked)
}
