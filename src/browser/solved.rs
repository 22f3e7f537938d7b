//! Which puzzles the reader has solved, from visit to visit.

use leptos::prelude::*;

use super::kept;
use crate::state::State;

/// What the figures of solved puzzles are kept as, with spaces between them.
const KEPT: &str = "phasor.puzzles";

/// Takes what earlier visits, or other windows, have kept.
pub fn take(state: State) {
    let kept = kept::read(KEPT).unwrap_or_default();
    let missing = |figure: &&str| state.solved.with_untracked(|solved| solved.iter().all(|known| known != figure));
    let found: Vec<String> = kept.split_whitespace().filter(missing).map(str::to_owned).collect();
    if !found.is_empty() {
        state.solved.update(|solved| solved.extend(found));
    }
}

/// The puzzle of this figure is solved, once and for all.
pub fn add(state: State, figure: &str) {
    take(state);
    if state.solved.with_untracked(|solved| solved.iter().any(|known| known == figure)) {
        return;
    }
    state.solved.update(|solved| solved.push(figure.to_owned()));
    kept::write(KEPT, &state.solved.with_untracked(|solved| solved.join(" ")));
}
