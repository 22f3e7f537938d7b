//! The part of the program that the first figures do not need (`build/` says which figures are first): a second file,
//! downloaded once, when the reader first does something on the page or when a figure near the window needs it. How far
//! the download has come is a signal, and whoever needs the part sets it ([`crate::state::State::want_later_part`]).

use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::OnceLock;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{Page, live};
use crate::browser::clock::{self, When};
use crate::browser::link::framed_by;
use crate::browser::slides::{self, Slides, slides};
use crate::browser::system;
use crate::figures::{self, Drawings};
use crate::fragment::View;
use crate::params::Params;
use crate::state::Arrival;
use crate::text;

struct Later {
    drawings: Drawings,
    texts: text::Table,
    slides: fn() -> Slides,
    bring_text_to_life: fn(Page),
    bring_figures_to_life: fn(Page),
}

// The second file holds what this function names and what that needs; `cargo xtask dist` splits it off.
#[allow(clippy::unnecessary_wraps, reason = "the error is that of a file that does not arrive")]
#[wasm_split(later, fallible)]
fn part() -> Result<Later, SplitLoaderError> {
    Ok(Later {
        drawings: figures::LATER,
        texts: text::LATER,
        slides,
        bring_text_to_life: live::bring_text_to_life,
        bring_figures_to_life: live::bring_figures_to_life,
    })
}

static LIVE: OnceLock<fn(Page)> = OnceLock::new();

/// Downloads the part when somebody wants it. What failed stays so until it arrives: words that came and went at each
/// attempt would move the page, which is a scroll, which is an attempt.
pub(super) fn follow(page: Page) {
    let state = page.state;
    // Sentences are served with the values of an empty link.
    Effect::new(move |_| {
        if state.arrival.get() != Arrival::Unasked {
            // There is nothing more to look out for.
            return;
        }
        let has_prose = state.chosen().is_none();
        let is_served = state.params.with(|params| *params == Params::default());
        // A tour must go on, in a lecture the key that reveals must work, and in slides and frames what stands there, at
        // once.
        let is_taught = state.settings.with(|settings| {
            settings.tour.is_some() || !settings.reveal || !settings.states.is_empty() || settings.view != View::Page
        });
        // The page around it may be waiting to talk to this one.
        if has_prose && !is_served || is_taught || framed_by().is_some() {
            state.want_later_part();
        }
    });
    Effect::new(move |was_done: Option<bool>| {
        let can_live = state.arrival.get() == Arrival::Here && state.chosen().is_none();
        match LIVE.get().filter(|_| can_live && was_done != Some(true)) {
            Some(bring_text_to_life) => {
                // In a task of its own: what belongs to an effect goes when that runs again.
                clock::later(When::After(0), move || bring_text_to_life(page));
                true
            }
            None => was_done == Some(true),
        }
    });
    let is_trying = StoredValue::new(false);
    Effect::new(move |_| {
        if state.asked.get() == 0 || is_trying.get_value() {
            return;
        }
        is_trying.set_value(true);
        if state.arrival.get_untracked() == Arrival::Unasked {
            state.arrival.set(Arrival::Coming);
        }
        spawn_local(async move {
            let arrival = match part().await {
                Ok(later) => {
                    text::add(later.texts);
                    slides::add((later.slides)());
                    figures::add_later(later.drawings);
                    let _ = LIVE.set(later.bring_text_to_life);
                    clock::later(When::After(0), move || (later.bring_figures_to_life)(page));
                    Arrival::Here
                }
                Err(_) => Arrival::Failed,
            };
            is_trying.set_value(false);
            if state.arrival.get_untracked() != arrival {
                state.arrival.set(arrival);
            }
            if arrival == Arrival::Failed {
                system::print_if_wanted(state);
            }
        });
    });
}
