//! The solved puzzles, stored across visits.

use leptos::prelude::*;

use super::storage;
use crate::state::State;

/// Storage key: the figure ids of solved puzzles, space-separated.
const STORAGE_KEY: &str = "phasor.puzzles";

/// Loads solved puzzles from `localStorage`, including those from other tabs.
pub fn load(state: State) {
    let stored = storage::read(STORAGE_KEY).unwrap_or_default();
    let missing =
        |figure: &&str| state.progress.solved.with_untracked(|solved| solved.iter().all(|known| known != figure));
    let found: Vec<String> = stored.split_whitespace().filter(missing).map(str::to_owned).collect();
    if !found.is_empty() {
        state.progress.solved.update(|solved| solved.extend(found));
    }
}

/// Adds the puzzle of this figure to the solved ones, and stores them.
pub fn add(state: State, figure: &str) {
    load(state);
    if state.progress.solved.with_untracked(|solved| solved.iter().any(|known| known == figure)) {
        return;
    }
    state.progress.solved.update(|solved| solved.push(figure.to_owned()));
    storage::write(STORAGE_KEY, &state.progress.solved.with_untracked(|solved| solved.join(" ")));
}
