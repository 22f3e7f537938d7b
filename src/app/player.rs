//! Plays the cursor along the sequence: step by step, or by itself at a chosen speed.
//!
//! It never starts by itself, so nothing moves for readers who ask for less motion until they press play.

use leptos::ev::Event;
use leptos::prelude::*;

use super::page::Page;
use super::timing;
use crate::params::{ParamId, Params, number};
use crate::text;

/// Positions a second that can be chosen; the second is the usual one.
const SPEEDS: [u32; 4] = [1, 4, 16, 64];

/// Whether and how the cursor moves by itself.
#[derive(Clone, Copy)]
pub(super) struct Player {
    page: Page,
    playing: RwSignal<bool>,
    speed: RwSignal<u32>,
    looping: RwSignal<bool>,
    /// When the cursor last moved, and the part of a position it has moved since.
    moved_at: StoredValue<f64>,
}

impl Player {
    pub(super) fn new(page: Page) -> Self {
        Self {
            page,
            playing: RwSignal::new(false),
            speed: RwSignal::new(SPEEDS[1]),
            looping: RwSignal::new(true),
            moved_at: StoredValue::new(0.0),
        }
    }

    /// Starts or stops.
    pub(super) fn toggle(self) {
        let starts = !self.playing.get_untracked();
        self.playing.set(starts);
        if starts {
            self.moved_at.set_value(timing::now());
            request_animation_frame(move || self.frame());
        }
    }

    /// One position forward or back; at an end, round to the other one.
    fn step(self, by: i64) {
        self.playing.set(false);
        self.go(by, true);
    }

    fn frame(self) {
        if !self.playing.try_get_untracked().unwrap_or(false) {
            return;
        }
        let now = timing::now();
        let each = 1000.0 / f64::from(self.speed.get_untracked());
        let steps = ((now - self.moved_at.get_value()) / each).floor();
        if steps >= 1.0 {
            self.moved_at.update_value(|moved_at| *moved_at += steps * each);
            if !self.go(steps as i64, self.looping.get_untracked()) {
                self.playing.set(false);
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

    /// Its buttons.
    pub(super) fn controls(self) -> AnyView {
        let label = Signal::derive(move || {
            text::get(if self.playing.get() { "player.pause" } else { "player.play" }).to_owned()
        });
        let speeds = SPEEDS.iter().map(|speed| {
            let label = text::fill("player.speed.value", &[("speed", speed.to_string())]);
            view! { <option value=speed.to_string()>{label}</option> }.into_any()
        });
        let speed = Signal::derive(move || self.speed.get().to_string());
        let choose = move |event: Event| {
            let chosen = event_target_value(&event);
            self.speed.set(SPEEDS.into_iter().find(|speed| speed.to_string() == chosen).unwrap_or(SPEEDS[1]));
        };
        let set_looping = move |event: Event| self.looping.set(event_target_checked(&event));
        view! {
            <div class="player" role="group" aria-label=text::get("player.title")>
                <button type="button" aria-label=text::get("player.back") on:click=move |_| self.step(-1)>"−1"</button>
                <button type="button" class="play" on:click=move |_| self.toggle()>{label}</button>
                <button type="button" aria-label=text::get("player.on") on:click=move |_| self.step(1)>"+1"</button>
                <select name="speed" aria-label=text::get("player.speed") prop:value=speed on:change=choose>
                    {speeds.collect_view()}
                </select>
                <label class="option">
                    <input type="checkbox" name="loop" prop:checked=self.looping on:change=set_looping />
                    <span>{text::get("player.loop")}</span>
                </label>
            </div>
        }
        .into_any()
    }
}
