//! A puzzle below its figure.

use leptos::html::P;
use leptos::prelude::*;

use super::puzzle_count::solved_count;
use crate::browser::{observe, solved};
use crate::lessons::puzzles::Puzzle;
use crate::page::use_page;
use crate::text;

/// The current value of the puzzle, whether it is solved, and a link to a solution.
#[component]
pub(in crate::page) fn PuzzleState(puzzle: &'static Puzzle) -> impl IntoView {
    let state = use_page().state;
    let element = NodeRef::<P>::new();
    let is_near = observe::near_once_mounted(element);
    let status = state.params.while_near(is_near, puzzle.look);
    let key = move |part: &str| format!("puzzle.{}.{part}", puzzle.figure);
    let value_text = move || text::fill(&key("now"), &[("value", status.with(|(value, _)| value.clone()))]);
    // The status is announced only when the puzzle becomes solved, not at every change.
    Effect::new(move |before: Option<bool>| {
        let is_solved = status.with(|(_, is_solved)| *is_solved);
        if is_solved {
            solved::add(state, puzzle.figure);
        }
        if is_solved && before == Some(false) {
            state.announcement.set(text::get("puzzle.solved").to_owned());
        }
        is_solved
    });
    let is_unsolved = move || !status.with(|(_, is_solved)| *is_solved);
    view! {
        <p class="puzzle-now" node_ref=element>
            {value_text} " "
            <strong hidden=is_unsolved>{text::get("puzzle.solved")}</strong> " "
            <span class="puzzle-count" hidden=is_unsolved>
                {solved_count(state)}
            </span>
        </p>
        <p hidden=is_unsolved>{text::get(&key("why"))}</p>
        <details>
            <summary>{text::get("puzzle.stuck")}</summary>
            <a href=format!("#{}", puzzle.solution)>{text::get("puzzle.solution")}</a>
        </details>
    }
}
