//! The part of the program that no first figure needs: how the other figures are drawn, their texts, and the numbers
//! that texts print. It is a file of its own beside the first, downloaded once: when the reader first does something
//! on the page, or when a figure near the window asks for it.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::OnceLock;

use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::claims;
use super::stage::Stage;
use crate::claims::{CLAIMS, Claim};
use crate::figures::{self, Drawing};
use crate::text;

struct Later {
    drawings: &'static [&'static Drawing],
    texts: text::Table,
    claims: &'static [Claim],
}

// What this function names, and what that needs, makes up the second file; `cargo xtask dist` cuts it off.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(later, fallible)]
fn part() -> Result<Later, SplitLoaderError> {
    Ok(Later { drawings: figures::LATER, texts: text::LATER, claims: CLAIMS })
}

static ARRIVED: OnceLock<&[Claim]> = OnceLock::new();

/// The numbers that texts print; `None` while they have not arrived.
pub(super) fn claims() -> Option<&'static [Claim]> {
    ARRIVED.get().copied()
}

/// Fetches what has not arrived yet, and tells the stage. What failed is tried again at the next call.
pub(super) fn fetch(stage: &Rc<Stage>) {
    thread_local! {
        static BEGUN: Cell<bool> = const { Cell::new(false) };
    }
    if BEGUN.replace(true) {
        return;
    }
    let stage = stage.clone();
    spawn_local(async move {
        if let Ok(later) = part().await {
            text::add_later(later.texts);
            figures::add_later(later.drawings);
            let _ = ARRIVED.set(later.claims);
            stage.all_is_here();
            claims::fill();
        } else {
            BEGUN.set(false);
            stage.tell_missing();
        }
    });
}
