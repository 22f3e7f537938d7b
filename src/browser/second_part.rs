//! The part of the program that the first figures do not need (`build.rs` says which figures are first): a second file,
//! downloaded once, when the reader first does something on the page or when a figure near the window needs it. How far
//! the download has come is a signal.

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::OnceLock;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::claims::{CLAIMS, Claim};
use crate::figures::{self, Drawings};
use crate::state::{Arrival, State};
use crate::text;

struct Later {
    drawings: Drawings,
    texts: text::Table,
    claims: &'static [Claim],
}

// The second file holds what this function names and what that needs; `cargo xtask dist` splits it off.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(later, fallible)]
fn part() -> Result<Later, SplitLoaderError> {
    Ok(Later { drawings: figures::LATER, texts: text::LATER, claims: CLAIMS })
}

static ARRIVED: OnceLock<&[Claim]> = OnceLock::new();

/// The numbers that texts print; none until they have arrived.
pub fn claims() -> &'static [Claim] {
    ARRIVED.get().copied().unwrap_or_default()
}

/// Fetches the part if nobody asked for it yet. After a failure, [`fetch_again`] tries again.
pub fn fetch(state: State) {
    if state.arrival.get_untracked() == Arrival::Unasked {
        fetch_again(state);
    }
}

/// Likewise, even if it failed before.
pub fn fetch_again(state: State) {
    if matches!(state.arrival.get_untracked(), Arrival::Coming | Arrival::Here) {
        return;
    }
    state.arrival.set(Arrival::Coming);
    spawn_local(async move {
        let arrival = match part().await {
            Ok(later) => {
                text::add_later(later.texts);
                figures::add_later(later.drawings);
                let _ = ARRIVED.set(later.claims);
                Arrival::Here
            }
            Err(_) => Arrival::Failed,
        };
        state.arrival.set(arrival);
    });
}
