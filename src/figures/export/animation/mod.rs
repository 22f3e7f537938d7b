//! Animations of figures. The parameters of each frame are computed from its number alone, so that an animation is the
//! same on every machine, however long a frame takes to paint.
//!
//! There are two kinds. A number runs once through its range in slider steps, as with the Play button; or a list of
//! states is shown, each for the same time, with the same transitions as on slides.

mod animated_figure;
mod frame;

use std::ops::RangeInclusive;

pub use frame::Painter;

use super::picture::{PictureOptions, default_size};
use crate::catalog::{Figure, Searches, Width};
use crate::easing::transition_progress;
use crate::paint::theme::Theme;
use crate::params::{ParamId, Params, number};

/// Allowed durations, in seconds.
pub const SECONDS: RangeInclusive<u32> = 1..=60;

/// Allowed frame rates, per second.
pub const RATES: [u32; 3] = [10, 20, 30];

/// The figures, the motion and the duration.
#[derive(Clone)]
pub struct Animation {
    /// The figures, at least one. States have their own figures; then these determine only [`Size::Default`].
    pub figures: Vec<&'static Figure>,
    /// The effective parameters ([`Params::clamped`]), except what is animated.
    pub params: Params,
    /// The effective parameters of A in a comparison “A | B”, and the position of the divider; not animated.
    pub compared: Option<(Params, f64)>,
    /// What is animated.
    pub motion: Motion,
    /// Duration in seconds, within [`SECONDS`].
    pub seconds: u32,
    /// Frames per second, one of [`RATES`].
    pub rate: u32,
    /// Link to this state.
    pub link: String,
}

/// What is animated.
#[derive(Clone)]
pub enum Motion {
    /// This number, from the minimum to the maximum of its slider.
    Number(ParamId),
    /// Transitions from one state to the next; at least one state.
    States(Vec<State>),
}

/// A state of the animation.
#[derive(Clone)]
pub struct State {
    /// The effective parameters.
    pub params: Params,
    /// The figures, at least one.
    pub figures: Vec<&'static Figure>,
}

/// The content of a frame.
pub struct FrameState<'a> {
    /// The figures.
    pub figures: &'a [&'static Figure],
    /// The effective parameters.
    pub params: Params,
    /// During a transition, the parameters it starts from, and its progress from 0 to 1.
    pub from: Option<(&'a Params, f64)>,
}

/// The size of the frames.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1280 × 720.
    Hd,
    /// The same picture in 1920 × 1080 pixels.
    FullHd,
    /// The default size of an exported picture of the figure.
    Default,
}

impl Animation {
    /// Number of frames.
    pub fn frames(&self) -> u32 {
        self.seconds * self.rate
    }

    /// The time at which a frame starts, in milliseconds.
    pub fn starts(&self, frame: u32) -> f64 {
        1000.0 * f64::from(frame) / f64::from(self.rate)
    }

    /// The content of a frame, counted from 0.
    pub fn frame_state(&self, frame: u32) -> FrameState<'_> {
        match &self.motion {
            Motion::Number(id) => {
                let number = number(*id);
                let mut params = self.params.clone();
                let (start, end, step) = number.slider_range(&params);
                // At most as many values as frames, each shown equally long, including both ends.
                let values = ((end - start) / step + 1.0).min(f64::from(self.frames()));
                let place = (f64::from(frame) * values / f64::from(self.frames())).floor();
                let position = start + (end - start) * place / (values - 1.0).max(1.0);
                (number.set)(&mut params, number.at_slider(position, (number.get)(&self.params), &self.params));
                FrameState { figures: &self.figures, params: params.clamped(), from: None }
            }
            Motion::States(states) => {
                let count = states.len() as u32;
                let index = (frame * count / self.frames()).min(count - 1) as usize;
                let figures = |index: usize| &states[index].figures[..];
                let began = self.starts((index as u32 * self.frames()).div_ceil(count));
                let ids = |index: usize| figures(index).iter().map(|figure| figure.id);
                // A transition needs the same figures in both states.
                let previous = index.checked_sub(1).filter(|previous| ids(*previous).eq(ids(index)));
                let progress = transition_progress(self.starts(frame) - began);
                let from = previous.zip(progress).map(|(previous, progress)| (&states[previous].params, progress));
                FrameState { figures: figures(index), params: states[index].params.clone(), from }
            }
        }
    }

    /// The parameters to compare a figure with, if they make a difference to it.
    fn compared(&self, figure: &Figure, params: &Params) -> Option<(&Params, f64)> {
        let (other, split_position) = self.compared.as_ref()?;
        figure.reads_differ(other, params).then_some((other, *split_position))
    }

    /// The picture options for all frames.
    pub fn picture_options(&self, size: Size, theme: Theme) -> PictureOptions {
        let default = match &self.figures[..] {
            [figure] => {
                let scene = figure.drawing().scene(&self.params, &mut Searches::default());
                default_size(figure.width, scene.panels.len())
            }
            figures => default_size(Width::Panels, figures.len()),
        };
        let ([width, height], ratio) = match size {
            Size::Hd => ([1280.0, 720.0], 1.0),
            Size::FullHd => ([1280.0, 720.0], 1.5),
            Size::Default => (default, 1.0),
        };
        PictureOptions { width, height, ratio, type_scale: 1.0, theme, cursor: true }
    }
}
