//! Figures while something moves: what each frame shows, computed from its number alone, so that a film comes out the same
//! on every machine, however long a frame takes to be painted.
//!
//! A number goes through its whole range once, by the places of its slider, as Play has it; or states follow one another,
//! each held for as long as the others, and reached as on a slide.

mod frame;
mod seen;

use std::ops::RangeInclusive;

pub use frame::Painter;

use super::picture::{Sheet, usual_size};
use crate::catalog::{Figure, Searches, Width};
use crate::easing::on_the_way;
use crate::paint::theme::Theme;
use crate::params::{ParamId, Params, number};

/// How many seconds it may take.
pub const SECONDS: RangeInclusive<u32> = 1..=60;

/// How many frames a second it may have.
pub const RATES: [u32; 3] = [10, 20, 30];

/// What is seen, what moves, and for how long.
#[derive(Clone)]
pub struct Animation {
    /// The figures, at least one; states have their own.
    pub figures: Vec<&'static Figure>,
    /// The parameters in effect ([`Params::within`]), but what moves.
    pub params: Params,
    /// A of “A | B”, in effect, and the part of images that is its own; it stands still.
    pub compared: Option<(Params, f64)>,
    /// What moves.
    pub motion: Motion,
    /// How long it takes, in [`SECONDS`].
    pub seconds: u32,
    /// Frames a second, one of [`RATES`].
    pub rate: u32,
    /// Where this can be seen again.
    pub link: String,
}

/// What moves.
#[derive(Clone)]
pub enum Motion {
    /// This number, from the least to the greatest place of its slider.
    Number(ParamId),
    /// What is set, from one state to the next; at least one.
    States(Vec<State>),
}

/// One of several states.
#[derive(Clone)]
pub struct State {
    /// The parameters in effect.
    pub params: Params,
    /// The figures, at least one.
    pub figures: Vec<&'static Figure>,
}

/// What one frame shows.
pub struct Shot<'a> {
    /// The figures.
    pub figures: &'a [&'static Figure],
    /// The parameters in effect.
    pub params: Params,
    /// The parameters from which these are being reached, and how far, from 0 to 1.
    pub from: Option<(&'a Params, f64)>,
}

/// How large its frames are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 1280 × 720.
    Hd,
    /// The same picture in 1920 × 1080 pixels.
    FullHd,
    /// That of a picture of the figure.
    Own,
}

impl Animation {
    /// How many frames it has.
    pub fn frames(&self) -> u32 {
        self.seconds * self.rate
    }

    /// When a frame begins, in milliseconds.
    pub fn starts(&self, frame: u32) -> f64 {
        1000.0 * f64::from(frame) / f64::from(self.rate)
    }

    /// What a frame shows, from 0.
    pub fn shot(&self, frame: u32) -> Shot<'_> {
        match &self.motion {
            Motion::Number(id) => {
                let number = number(*id);
                let mut params = self.params.clone();
                let (start, end, step) = number.slider_range(&params);
                // No more places than frames, each as long as the others, with both ends among them.
                let places = ((end - start) / step + 1.0).min(f64::from(self.frames()));
                let place = (f64::from(frame) * places / f64::from(self.frames())).floor();
                let place = start + (end - start) * place / (places - 1.0).max(1.0);
                (number.set)(&mut params, number.at_slider(place, (number.get)(&self.params), &self.params));
                Shot { figures: &self.figures, params: params.within(), from: None }
            }
            Motion::States(states) => {
                let count = states.len() as u32;
                let index = (frame * count / self.frames()).min(count - 1) as usize;
                let figures = |index: usize| &states[index].figures[..];
                let began = self.starts((index as u32 * self.frames()).div_ceil(count));
                let ids = |index: usize| figures(index).iter().map(|figure| figure.id);
                let before = index.checked_sub(1).filter(|before| ids(*before).eq(ids(index)));
                let part = on_the_way(self.starts(frame) - began);
                let from = before.zip(part).map(|(before, part)| (&states[before].params, part));
                Shot { figures: figures(index), params: states[index].params.clone(), from }
            }
        }
    }

    /// What a figure is compared with, if that looks any different from what a frame shows.
    fn beside(&self, figure: &Figure, params: &Params) -> Option<(&Params, f64)> {
        let (other, wipe) = self.compared.as_ref()?;
        figure.reads_differ(other, params).then_some((other, *wipe))
    }

    /// The sheet on which all of its frames are painted.
    pub fn sheet(&self, size: Size, theme: Theme) -> Sheet {
        let own = match &self.figures[..] {
            [figure] => {
                let scene = figure.drawing().scene(&self.params, &mut Searches::default());
                usual_size(figure.width, scene.panels.len())
            }
            figures => usual_size(Width::Panels, figures.len()),
        };
        let ([width, height], ratio) = match size {
            Size::Hd => ([1280.0, 720.0], 1.0),
            Size::FullHd => ([1280.0, 720.0], 1.5),
            Size::Own => (own, 1.0),
        };
        Sheet { width, height, ratio, type_scale: 1.0, theme, cursor: true }
    }
}
