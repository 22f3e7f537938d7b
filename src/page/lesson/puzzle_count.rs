//! The number of solved puzzles.

use leptos::prelude::*;

use crate::browser::solved;
use crate::lessons::puzzles::{PUZZLES, Puzzle};
use crate::page::use_page;
use crate::state::State;
use crate::text::fill;
use crate::text::number::whole;

/// How many of all puzzles are solved, in the menu of chapters.
#[component]
pub(in crate::page) fn PuzzleCount() -> impl IntoView {
    let state = use_page().state;
    Effect::new(move |_| solved::load(state));
    view! { <p class="puzzle-count">{solved_count(state)}</p> }
}

/// How many of all puzzles are solved, as text.
pub(super) fn solved_count(state: State) -> Signal<String> {
    Signal::derive(move || {
        let is_solved = |puzzle: &&Puzzle| state.progress.solved.with(|all| all.iter().any(|id| id == puzzle.figure));
        let [solved, all] = [PUZZLES.iter().filter(is_solved).count(), PUZZLES.len()].map(|count| whole(count as u32));
        fill("contents.puzzles", &[("solved", solved), ("all", all)])
    })
}
