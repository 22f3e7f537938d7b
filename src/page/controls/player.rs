//! Animates a parameter along its slider at a chosen speed, or steps the cursor.
//!
//! It never starts automatically: for readers who prefer reduced motion, nothing moves until they press Play.

use leptos::prelude::*;

use crate::browser::clock::{self, When, schedule};
use crate::browser::link::Link;
use crate::catalog::by_id;
use crate::page::use_page;
use crate::params::{Number, ParamId, number};
use crate::state::State;
use crate::text::{self, fill};

/// The speeds in steps per second. A step is one position of the cursor, or one `Number::stride` of another slider.
const SPEEDS: [u32; 4] = [1, 4, 16, 64];
const DEFAULT_SPEED: u32 = SPEEDS[1];

/// The options for the end of the range, with their names in text keys.
const PLAY_MODES: [(&str, PlayMode); 3] =
    [("around", PlayMode::Around), ("back", PlayMode::Back), ("once", PlayMode::Once)];

/// The behaviour at the end of the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlayMode {
    /// Starts again from the other end.
    Around,
    /// Reverses the direction.
    Back,
    /// Stops.
    Once,
}

/// The parameter that is playing, and how it plays. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(in crate::page) struct Player {
    state: State,
    link: Link,
    /// The parameter that is playing.
    pub(super) plays: RwSignal<Option<ParamId>>,
    /// Steps per second.
    speed: RwSignal<u32>,
    play_mode: RwSignal<PlayMode>,
    /// 1 for forward, −1 for backward.
    direction: StoredValue<f64>,
    /// The time of the last step, in milliseconds.
    moved_at: StoredValue<f64>,
}

impl Player {
    pub(in crate::page) fn new(state: State, link: Link) -> Self {
        Self {
            state,
            link,
            plays: RwSignal::new(None),
            speed: RwSignal::new(DEFAULT_SPEED),
            play_mode: RwSignal::new(PlayMode::Around),
            direction: StoredValue::new(1.0),
            moved_at: StoredValue::new(0.0),
        }
    }

    /// Starts or stops playing a parameter. At the end of its range, it restarts from the beginning, unless it plays back
    /// and forth.
    pub(super) fn toggle(self, id: ParamId) {
        if self.plays.get_untracked() == Some(id) {
            return self.stop();
        }
        let (now, played) = (self.state.params.now(), number(id));
        let value = (played.get)(&now);
        let (start, end, _) = played.slider_range(&now);
        if played.to_slider(value, &now) >= end && self.play_mode.get_untracked() != PlayMode::Back {
            self.state.params.set(&[(id, played.at_slider(start, value, &now))]);
        }
        let was_playing = self.plays.get_untracked().is_some();
        self.plays.set(Some(id));
        self.direction.set_value(1.0);
        self.moved_at.set_value(clock::now());
        if !was_playing {
            schedule(When::NextFrame, move || self.frame());
        }
    }

    /// Starts playing the [`Self::subject`], or stops the parameter that is playing.
    pub(in crate::page) fn toggle_any(self) {
        if let Some(id) = self.plays.get_untracked().or_else(|| self.subject()) {
            self.toggle(id);
        }
    }

    /// The parameter that Play starts. While the board is visible: the `plays` of its only figure, or the position if it
    /// has several. Otherwise: the `plays` of the centered figure, or the position if none is centered. `None` if
    /// nothing in that figure would move.
    pub(super) fn subject(self) -> Option<ParamId> {
        if self.state.viewport.board_is_visible.get() {
            return match &self.state.board()[..] {
                [id] => by_id(id).and_then(|figure| figure.plays),
                _ => Some(ParamId::Pos),
            };
        }
        self.state.viewport.centered_figure.get().map_or(Some(ParamId::Pos), |figure| figure.plays)
    }

    /// Stops playing, if a parameter is playing.
    pub(in crate::page) fn stop_if_playing(self) {
        if self.plays.get_untracked().is_some() {
            self.stop();
        }
    }

    fn stop(self) {
        self.plays.set(None);
        self.link.commit();
    }

    /// Moves the cursor one position forward or back, wrapping around at the ends. Stops what is playing, and commits the
    /// link.
    fn step(self, by: f64) {
        self.advance((number(ParamId::Pos), by), PlayMode::Around);
        self.stop();
    }

    fn frame(self) {
        let Some(id) = self.plays.get_untracked() else { return };
        let step_duration = 1000.0 / f64::from(self.speed.get_untracked());
        let steps = ((clock::now() - self.moved_at.get_value()) / step_duration).floor();
        if steps >= 1.0 {
            self.moved_at.update_value(|moved_at| *moved_at += steps * step_duration);
            let steps = steps * self.direction.get_value();
            if !self.advance((number(id), steps), self.play_mode.get_untracked()) {
                return self.stop();
            }
        }
        schedule(When::NextFrame, move || self.frame());
    }

    /// Moves a number by this many strides of its slider; returns whether playing continues.
    fn advance(self, (played, steps): (&Number, f64), play_mode: PlayMode) -> bool {
        let now = self.state.params.now();
        let value = (played.get)(&now);
        let (start, end, _) = played.slider_range(&now);
        let stride = played.stride();
        let goal = played.to_slider(value, &now) + steps * stride;
        let is_within = (start..=end).contains(&goal);
        let position = match play_mode {
            _ if is_within => goal,
            PlayMode::Around => start + (goal - start).rem_euclid(end - start + stride),
            PlayMode::Back => {
                self.direction.set_value(-steps.signum());
                let mirror = if goal > end { end } else { start };
                (2.0 * mirror - goal).clamp(start, end)
            }
            PlayMode::Once => goal.clamp(start, end),
        };
        self.state.params.set(&[(played.id, played.at_slider(position.min(end), value, &now))]);
        is_within || play_mode != PlayMode::Once
    }
}

/// The Play and Pause button, hidden if nothing would move.
#[component]
pub(super) fn PlayButton() -> impl IntoView {
    let player = use_page().player;
    let plays = Signal::derive(move || player.plays.get().is_some());
    let subject = Memo::new(move |_| player.plays.get().or_else(|| player.subject()));
    let label = Signal::derive(move || text::get(if plays.get() { "player.pause" } else { "player.play" }));
    // Names the parameter, for the tooltip and for screen readers.
    let help = Signal::derive(move || {
        let name = subject.get().map_or("", |id| text::get(&format!("param.{}", number(id).name)));
        fill(if plays.get() { "player.rest" } else { "player.sweep" }, &[("name", name)])
    });
    view! {
        <button
            type="button"
            class="play"
            title=help
            aria-label=help
            aria-pressed=move || if plays.get() { "true" } else { "false" }
            hidden=Signal::derive(move || subject.get().is_none())
            on:click=move |_| player.toggle_any()
        >
            <span>{label}</span>
        </button>
    }
}

/// The play button in the control of a number.
#[component]
pub(super) fn SweepButton(number: &'static Number) -> impl IntoView {
    let player = use_page().player;
    let plays = Signal::derive(move || player.plays.get() == Some(number.id));
    let help = fill("player.sweep", &[("name", text::get(&format!("param.{}", number.name)))]);
    view! {
        <button
            type="button"
            class="sweep"
            title=help.clone()
            aria-label=help
            aria-pressed=Signal::derive(move || if plays.get() { "true" } else { "false" })
            on:click=move |_| player.toggle(number.id)
        ></button>
    }
}

/// The step buttons, the speed, and what happens at the end of the range.
#[component]
pub(super) fn PlayerControls() -> impl IntoView {
    let player = use_page().player;
    let speed = move |speed: u32| {
        let label = fill("player.speed.value", &[("speed", speed.to_string())]);
        view! {
            <option
                value=speed
                selected=speed == DEFAULT_SPEED
                prop:selected=Signal::derive(move || player.speed.get() == speed)
            >
                {label}
            </option>
        }
    };
    let set_speed = move |chosen: String| {
        let known = SPEEDS.into_iter().find(|speed| speed.to_string() == chosen);
        player.speed.set(known.unwrap_or(DEFAULT_SPEED));
    };
    let play_mode = |(name, _): (&'static str, PlayMode)| {
        view! { <option value=name>{text::get(&format!("player.way.{name}"))}</option> }
    };
    let set_play_mode = move |chosen: String| {
        let known = PLAY_MODES.iter().find(|(name, _)| *name == chosen);
        player.play_mode.set(known.map_or(PlayMode::Around, |(_, play_mode)| *play_mode));
    };
    view! {
        <div class="player" role="group" aria-label=text::get("player.title")>
            <button type="button" aria-label=text::get("player.step-back") on:click=move |_| player.step(-1.0)>
                "−1"
            </button>
            <button type="button" aria-label=text::get("player.step-forward") on:click=move |_| player.step(1.0)>
                "+1"
            </button>
            <select
                name="speed"
                aria-label=text::get("player.speed")
                on:change:target=move |event| set_speed(event.target().value())
            >
                {SPEEDS.map(speed).collect_view()}
            </select>
            <select
                name="way"
                autocomplete="off"
                aria-label=text::get("player.way")
                on:change:target=move |event| set_play_mode(event.target().value())
            >
                {PLAY_MODES.map(play_mode).collect_view()}
            </select>
        </div>
    }
}
