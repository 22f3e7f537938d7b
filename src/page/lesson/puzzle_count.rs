//! The number of solved puzzles.

use leptos::prelude::*;

use crate::browser::solved;
use crate::page::use_page;
use crate::text::fill;
use crate::text::number::whole;

/// How many of the puzzles of these figures are solved. Hidden until hydrated: without JavaScript nothing is counted.
#[island]
pub fn PuzzleCount(figures: Vec<String>) -> impl IntoView {
    let state = use_page().state;
    let is_hidden = RwSignal::new(true);
    Effect::new(move |_| {
        solved::load(state);
        is_hidden.set(false);
    });
    let all = figures.len();
    let count = Signal::derive(move || {
        let solved =
            state.progress.solved.with(|solved| figures.iter().filter(|figure| solved.contains(figure)).count());
        counted(solved, all)
    });
    view! {
        <p class="puzzle-count" hidden=is_hidden>
            {count}
        </p>
    }
}

/// The count as text.
pub(super) fn counted(solved: usize, all: usize) -> String {
    fill("contents.puzzles", &[("solved", whole(solved as u32)), ("all", whole(all as u32))])
}
