//! Plays the cursor along the sequence: step by step, or by itself at a chosen speed.
//!
//! It never starts by itself, so nothing moves for readers who ask for less motion until they press play.

use leptos::prelude::*;

use super::use_page;
use crate::browser::clock::{self, When, later};
use crate::browser::link::Link;
use crate::params::{ParamId, Params};
use crate::state::State;
use crate::text::{self, fill};

/// The speeds of the cursor, in positions per second.
const SPEEDS: [u32; 4] = [1, 4, 16, 64];
const USUAL_SPEED: u32 = SPEEDS[1];

/// Whether and how the cursor moves by itself. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub(super) struct Player {
    state: State,
    link: Link,
    pub(super) plays: RwSignal<bool>,
    /// Positions per second.
    speed: RwSignal<u32>,
    loops: RwSignal<bool>,
    /// When the cursor last moved.
    moved_at: StoredValue<f64>,
}

impl Player {
    pub(super) fn new(state: State, link: Link) -> Self {
        Self {
            state,
            link,
            plays: RwSignal::new(false),
            speed: RwSignal::new(USUAL_SPEED),
            loops: RwSignal::new(true),
            moved_at: StoredValue::new(0.0),
        }
    }

    /// Starts or stops. At the end, it starts again from the beginning.
    pub(super) fn toggle(self) {
        if self.plays.get_untracked() {
            return self.stop();
        }
        let Params { pos, n_pos, .. } = self.state.now();
        if pos + 1 == n_pos {
            self.state.set(&[(ParamId::Pos, 0.0)]);
        }
        self.plays.set(true);
        self.moved_at.set_value(clock::now());
        later(When::NextFrame, move || self.frame());
    }

    fn stop(self) {
        self.plays.set(false);
        self.link.commit();
    }

    /// One position forward or back; past one end, it goes on at the other.
    fn step(self, by: i64) {
        self.go(by, true);
        self.stop();
    }

    fn frame(self) {
        if !self.plays.get_untracked() {
            return;
        }
        let each = 1000.0 / f64::from(self.speed.get_untracked());
        let steps = ((clock::now() - self.moved_at.get_value()) / each).floor();
        if steps >= 1.0 {
            self.moved_at.update_value(|at| *at += steps * each);
            if !self.go(steps as i64, self.loops.get_untracked()) {
                return self.stop();
            }
        }
        later(When::NextFrame, move || self.frame());
    }

    /// Moves the cursor; returns whether it could go on.
    fn go(self, by: i64, round: bool) -> bool {
        let Params { pos, n_pos, .. } = self.state.now();
        let (goal, length) = (i64::from(pos) + by, i64::from(n_pos));
        let goes_on = round || (0..length).contains(&goal);
        let goal = if round { goal.rem_euclid(length) } else { goal.clamp(0, length - 1) };
        self.state.set(&[(ParamId::Pos, goal as f64)]);
        goes_on
    }
}

/// The one button that starts and stops.
#[component]
pub(super) fn PlayButton() -> impl IntoView {
    let player = use_page().player;
    let label = Signal::derive(move || text::get(if player.plays.get() { "player.pause" } else { "player.play" }));
    view! {
        <button type="button" class="play" on:click=move |_| player.toggle()>
            {label}
        </button>
    }
}

/// The buttons, the speed, and whether to loop.
#[component]
pub(super) fn PlayerControls() -> impl IntoView {
    let player = use_page().player;
    let speed = move |speed: u32| {
        view! {
            <option
                value=speed
                selected=speed == USUAL_SPEED
                prop:selected=Signal::derive(move || player.speed.get() == speed)
            >
                {fill("player.speed.value", &[("speed", speed.to_string())])}
            </option>
        }
    };
    let set_speed = move |chosen: String| {
        let known = SPEEDS.into_iter().find(|speed| speed.to_string() == chosen);
        player.speed.set(known.unwrap_or(USUAL_SPEED));
    };
    view! {
        <div class="player" role="group" aria-label=text::get("player.title")>
            <button type="button" aria-label=text::get("player.back") on:click=move |_| player.step(-1)>
                "−1"
            </button>
            <PlayButton />
            <button type="button" aria-label=text::get("player.on") on:click=move |_| player.step(1)>
                "+1"
            </button>
            <select
                name="speed"
                aria-label=text::get("player.speed")
                on:change:target=move |event| set_speed(event.target().value())
            >
                {SPEEDS.map(speed).collect_view()}
            </select>
            <label class="option">
                <input
                    type="checkbox"
                    name="loop"
                    checked
                    prop:checked=player.loops
                    on:change:target=move |event| player.loops.set(event.target().checked())
                />
                <span>{text::get("player.loop")}</span>
            </label>
        </div>
    }
}
