//! Plays the cursor along the sequence: step by step, or by itself at a chosen speed.
//!
//! It never starts by itself, so nothing moves for readers who ask for less motion until they press play.

use leptos::prelude::*;

use super::page::Page;
use super::sync::all;
use super::timing;
use crate::params::{ParamId, Params, number};
use crate::text;

/// Positions a second that can be chosen, the usual one first.
pub(super) const SPEEDS: [u32; 4] = [4, 1, 16, 64];

/// Whether and how the cursor moves by itself.
#[derive(Clone, Copy)]
pub(super) struct Player {
    page: Page,
    playing: StoredValue<bool>,
    speed: StoredValue<u32>,
    looping: StoredValue<bool>,
    /// When the cursor last moved, and the part of a position it has moved since.
    moved_at: StoredValue<f64>,
}

impl Player {
    pub(super) fn new(page: Page) -> Self {
        Self {
            page,
            playing: StoredValue::new(false),
            speed: StoredValue::new(SPEEDS[0]),
            looping: StoredValue::new(true),
            moved_at: StoredValue::new(0.0),
        }
    }

    /// Starts or stops.
    pub(super) fn toggle(self) {
        let starts = !self.playing.get_value();
        self.set_playing(starts);
        if starts {
            self.moved_at.set_value(timing::now());
            request_animation_frame(move || self.frame());
        }
    }

    /// One position forward or back; at an end, round to the other one.
    pub(super) fn step(self, by: i64) {
        self.set_playing(false);
        self.go(by, true);
    }

    fn frame(self) {
        if !self.playing.get_value() {
            return;
        }
        let now = timing::now();
        let each = 1000.0 / f64::from(self.speed.get_value());
        let steps = ((now - self.moved_at.get_value()) / each).floor();
        if steps >= 1.0 {
            self.moved_at.update_value(|moved_at| *moved_at += steps * each);
            if !self.go(steps as i64, self.looping.get_value()) {
                self.set_playing(false);
                return;
            }
        }
        request_animation_frame(move || self.frame());
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
        self.speed.set_value(SPEEDS.into_iter().find(|speed| speed.to_string() == chosen).unwrap_or(SPEEDS[0]));
    }

    /// Whether it begins again at the end.
    pub(super) fn set_looping(self, looping: bool) {
        self.looping.set_value(looping);
    }

    fn set_playing(self, playing: bool) {
        self.playing.set_value(playing);
        for button in all(".play") {
            button.set_text_content(Some(text::get(if playing { "player.pause" } else { "player.play" })));
        }
    }
}
