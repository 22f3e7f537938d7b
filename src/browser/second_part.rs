//! The part of the program that the first figures do not need (`build.rs` says which figures are first): a second file,
//! downloaded once, when the reader first does something on the page or when a figure near the window needs it. How far
//! the download has come is a signal.

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::OnceLock;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::claims::{self, Row, Verdict};
use crate::figures::{self, Drawings};
use crate::state::{Arrival, State};
use crate::text;

struct Later {
    drawings: Drawings,
    texts: text::Table,
    claims: Claims,
}

/// What the page does with the numbers that texts print. It is called through these, so that none of it is in the first
/// file.
#[derive(Clone, Copy)]
pub struct Claims {
    /// [`claims::row`].
    pub row: fn(usize) -> Option<Row>,
    /// [`claims::counts`].
    pub counts: fn(&[Verdict]) -> String,
    /// [`claims::shown`].
    pub shown: fn(usize, usize) -> String,
}

// The second file holds what this function names and what that needs; `cargo xtask dist` splits it off.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(later, fallible)]
fn part() -> Result<Later, SplitLoaderError> {
    let claims = Claims { row: claims::row, counts: claims::counts, shown: claims::shown };
    Ok(Later { drawings: figures::LATER, texts: text::LATER, claims })
}

static ARRIVED: OnceLock<Claims> = OnceLock::new();

/// The numbers that texts print; none until they have arrived.
pub fn claims() -> Option<Claims> {
    ARRIVED.get().copied()
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
