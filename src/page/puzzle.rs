//! A puzzle below its figure.

use leptos::prelude::*;

use super::Page;
use crate::lessons::puzzles::Puzzle;
use crate::text;

/// What the puzzle stands at, whether it is solved, and the way to a solution.
#[component]
pub(super) fn PuzzleState(puzzle: &'static Puzzle, page: Page, is_near: RwSignal<bool>) -> impl IntoView {
    let state = page.state;
    let look = state.while_near(is_near, puzzle.look);
    let key = move |part: &str| format!("puzzle.{}.{part}", puzzle.figure);
    let now = move || text::fill(&key("now"), &[("value", look.with(|(value, _)| value.clone()))]);
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
        <p class="puzzle-now">
            {now} " "
            <strong hidden=is_open>{text::get("puzzle.solved")}</strong>
        </p>
        <p hidden=is_open>{text::get(&key("why"))}</p>
        <details>
            <summary>{text::get("puzzle.stuck")}</summary>
            <a href=format!("#{}", puzzle.solution)>{text::get("puzzle.solution")}</a>
        </details>
    }
}
