//! Plays the cursor along the sequence: step by step, or by itself at a chosen speed.
//!
//! It never starts by itself, so nothing moves for readers who ask for less motion until they press play.

use leptos::prelude::*;

use super::page::Page;
use super::sync::all;
use super::timing::{self, When, later};
use crate::markup::SPEEDS;
use crate::params::{ParamId, Params, number};
use crate::text;

/// Whether and how the cursor moves by itself.
#[derive(Clone, Copy)]
pub(super) struct Player {
    page: Page,
    state: StoredValue<State>,
}

#[derive(Clone, Copy)]
struct State {
    playing: bool,
    /// Positions a second.
    speed: u32,
    looping: bool,
    /// When the cursor last moved.
    moved_at: f64,
}

impl Player {
    pub(super) fn new(page: Page) -> Self {
        Self { page, state: StoredValue::new(State { playing: false, speed: SPEEDS[0], looping: true, moved_at: 0.0 }) }
    }

    /// Starts or stops.
    pub(super) fn toggle(self) {
        let starts = !self.state.get_value().playing;
        self.set_playing(starts);
        if starts {
            self.state.update_value(|state| state.moved_at = timing::now());
            later(When::NextFrame, move || self.frame());
        }
    }

    /// One position forward or back; at an end, round to the other one.
    pub(super) fn step(self, by: i64) {
        self.set_playing(false);
        self.go(by, true);
    }

    fn frame(self) {
        if !self.state.get_value().playing {
            return;
        }
        let now = timing::now();
        let each = 1000.0 / f64::from(self.state.get_value().speed);
        let steps = ((now - self.state.get_value().moved_at) / each).floor();
        if steps >= 1.0 {
            self.state.update_value(|state| state.moved_at += steps * each);
            if !self.go(steps as i64, self.state.get_value().looping) {
                self.set_playing(false);
                return;
            }
        }
        later(When::NextFrame, move || self.frame());
    }

    /// Whether the cursor could go on.
    fn go(self, by: i64, round: bool) -> bool {
        let Params { pos, n_pos, .. } = self.page.params.get_untracked();
        let (goal, length) = (i64::from(pos) + by, i64::from(n_pos));
        let goes_on = round || (0..length).contains(&goal);
        let goal = if round { goal.rem_euclid(length) } else { goal.clamp(0, length - 1) };
        self.page.set_number(number(ParamId::Pos), goal as f64);
        goes_on
    }

    /// Positions a second, as chosen from [`SPEEDS`].
    pub(super) fn set_speed(self, chosen: &str) {
        let speed = SPEEDS.into_iter().find(|speed| speed.to_string() == chosen).unwrap_or(SPEEDS[0]);
        self.state.update_value(|state| state.speed = speed);
    }

    /// Whether it begins again at the end.
    pub(super) fn set_looping(self, looping: bool) {
        self.state.update_value(|state| state.looping = looping);
    }

    fn set_playing(self, playing: bool) {
        self.state.update_value(|state| state.playing = playing);
        for button in all(".play") {
            button.set_text_content(Some(text::get(if playing { "player.pause" } else { "player.play" })));
        }
    }
}
