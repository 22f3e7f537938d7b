//! A puzzle below its figure.

use leptos::html::P;
use leptos::prelude::*;

use super::Page;
use crate::browser::observe;
use crate::lessons::puzzles::Puzzle;
use crate::text;

/// What the puzzle stands at, whether it is solved, and the way to a solution.
#[component]
pub(super) fn PuzzleState(puzzle: &'static Puzzle, page: Page) -> impl IntoView {
    let state = page.state;
    let now = NodeRef::<P>::new();
    let is_seen = RwSignal::new(true);
    Effect::new(move |_| {
        if let Some(now) = now.get() {
            observe::seen(&now, move |seen| is_seen.set(seen));
        }
    });
    // While a reader is elsewhere, nobody looks.
    let look = Memo::new(move |before: Option<&(String, bool)>| match before {
        Some(before) if !is_seen.get() => before.clone(),
        _ => state.params.with(puzzle.look),
    });
    let key = move |part: &str| format!("puzzle.{}.{part}", puzzle.figure);
    let words = move || text::fill(&key("now"), &[("value", look.with(|(value, _)| value.clone()))]);
    // Told once it is solved, not at each step on the way.
    Effect::new(move |before: Option<bool>| {
        let is_solved = look.with(|(_, is_solved)| *is_solved);
        if is_solved && before == Some(false) {
            state.said.set(text::get("puzzle.solved").to_owned());
        }
        is_solved
    });
    let is_open = move || !look.with(|(_, is_solved)| *is_solved);
    view! {
        <p class="puzzle-now" node_ref=now>
            {words} " "
            <strong hidden=is_open>{text::get("puzzle.solved")}</strong>
        </p>
        <p hidden=is_open>{text::get(&key("why"))}</p>
        <details>
            <summary>{text::get("puzzle.stuck")}</summary>
            <a href=format!("#{}", puzzle.solution)>{text::get("puzzle.solution")}</a>
        </details>
    }
}
