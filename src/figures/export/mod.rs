//! What a reader takes away from a figure: a picture, a table of numbers, the encoding itself. No browser is in it, and
//! the first two parts of the program do not name it: it is downloaded when a reader asks for it.
//!
//! - [`picture`]: a figure on a sheet, with title, caption, parameters and link, painted on any [`paint::Backend`]: on a
//!   canvas, from which the browser makes a PNG, or as [`svg`].
//! - [`svg`]: the same sheet as a file of vectors.
//! - [`png`]: words put into a PNG that the browser has made.
//! - [`animation`]: figures while something moves, picture by picture: as [`gif`], or put by [`webm`] around what a browser's
//!   encoder makes of them.
//! - [`csv`]: what the figure shows, as a table.
//! - [`npy`]: the encoding as `NumPy` reads it.
//!
//! [`paint::Backend`]: crate::paint::Backend

pub mod animation;
pub mod csv;
pub mod gif;
mod image;
pub mod npy;
pub mod picture;
pub mod png;
mod shifted;
pub mod svg;
mod table;
pub mod webm;

use std::borrow::Cow;

use crate::catalog::Figure;
use crate::paint::{Beside, Picture};
use crate::params::{CHOICES, NUMBERS, ParamId, Params};
use crate::scene::{Measure, Scene};
use crate::text::{self, fill};

/// The program that made it, with its version.
pub const SOFTWARE: &str = concat!("Phasor ", env!("CARGO_PKG_VERSION"));

/// A figure as it stands.
#[derive(Clone, Copy)]
pub struct Taken<'a> {
    /// Which one.
    pub figure: &'static Figure,
    /// The parameters in effect ([`Params::within`]).
    pub params: &'a Params,
    /// What it shows with them, as far as its searches came.
    pub scene: &'a Scene,
    /// Where it can be seen again.
    pub link: &'a str,
    /// What it is compared with: this is then B, and that is A.
    pub beside: Option<Compared<'a>>,
}

/// The same figure under other parameters.
#[derive(Clone, Copy)]
pub struct Compared<'a> {
    /// These parameters, in effect.
    pub params: &'a Params,
    /// What it shows with them. The axes of the other scene hold it ([`Scene::spanned`]).
    pub scene: &'a Scene,
    /// Which part of the images is its own; see [`Beside::wipe`].
    pub wipe: Option<f64>,
}

impl<'a> Taken<'a> {
    /// What is painted.
    pub fn picture(&self) -> Picture<'a> {
        let beside = self.beside.map(|Compared { scene, wipe, .. }| Beside { scene, wipe });
        Picture { scene: self.scene, beside }
    }

    /// What there is to see: in a comparison, on both sides.
    pub fn caption(&self) -> Cow<'a, str> {
        self.said(|scene| &scene.caption)
    }

    /// The picture in words, likewise.
    pub fn alt(&self) -> Cow<'a, str> {
        self.said(|scene| &scene.alt)
    }

    fn said(&self, of: fn(&Scene) -> &String) -> Cow<'a, str> {
        let own = of(self.scene);
        match self.beside.map(|other| of(other.scene)).filter(|other| *other != own) {
            Some(other) => fill("compare.words", &[("a", other), ("b", own)]).into(),
            None => own.as_str().into(),
        }
    }

    /// A and B, each with its name, or what stands alone.
    fn sets(&self) -> Vec<(Option<&'static str>, Self)> {
        let Some(Compared { params, scene, .. }) = self.beside else { return vec![(None, *self)] };
        let [a, b] = ["compare.a", "compare.b"].map(|key| Some(text::get(key)));
        vec![(a, Self { params, scene, beside: None, ..*self }), (b, Self { beside: None, ..*self })]
    }

    /// The figure's name.
    pub fn title(&self) -> &'static str {
        let id = self.figure.id;
        text::get(&format!("figure.{id}.title"))
    }

    /// The name of a file for it, which still needs its ending: `phasor-heatmap`.
    pub fn file_name(&self) -> String {
        format!("phasor-{}", self.figure.id)
    }

    /// The parameters that the figure follows, and the cursor where it has a place in it, named as in code and in links:
    /// `d_model = 128, base = 10000`. The reader's sentence is not among them. In a comparison, what differs has both its
    /// values.
    pub fn parameters(&self) -> String {
        joined(self.named())
    }

    /// The same, each name with its value.
    fn named(&self) -> Vec<(&'static str, String)> {
        let own = self.values(self.params);
        let Some(other) = self.beside.map(|other| self.values(other.params)) else { return own };
        let both = own.into_iter().zip(other).map(|((name, own), (_, other))| {
            (name, if own == other { own } else { fill("compare.values", &[("a", other), ("b", own)]) })
        });
        both.collect()
    }

    /// What the parameters are, each with its name.
    fn values(&self, params: &Params) -> Vec<(&'static str, String)> {
        let has_own = !self.figure.drawing().cursor(self.params).is_empty();
        let measures = |is_on: fn(Measure) -> bool| {
            let axes = self.scene.panels.iter().flat_map(|panel| [&panel.x, &panel.y]);
            axes.into_iter().any(|axis| is_on(axis.measures))
        };
        let counts = |id: ParamId| {
            let is_cursor = match id {
                ParamId::Pos => has_own || measures(|on| on == Measure::Pos),
                ParamId::K => has_own || measures(|on| matches!(on, Measure::Pos | Measure::Offset)),
                ParamId::Pair => measures(|on| matches!(on, Measure::Pair | Measure::Dim { .. })),
                _ => false,
            };
            is_cursor || self.figure.reads.contains(&id) || self.figure.keys.contains(&Some(id))
        };
        // A table has its own dimensions and frequencies.
        let is_table = params.table.is_some() && self.figure.follows_tables();
        let is_own = |id: ParamId| matches!(id, ParamId::DModel | ParamId::Base | ParamId::Layout | ParamId::Schedule);
        let counts = |id: ParamId| match id {
            ParamId::Source | ParamId::Outliers | ParamId::Likeness => is_table,
            id => counts(id) && !(is_table && is_own(id)),
        };
        let numbers = NUMBERS.iter().filter(|number| counts(number.id));
        let numbers = numbers.map(|number| (number.name, number.written(params)));
        let choices = CHOICES.iter().filter(|choice| counts(choice.id));
        let choices = choices.map(|choice| (choice.key, choice.options[(choice.get)(params)].to_owned()));
        let view = params.viewpoint;
        let view = [("yaw", view.yaw), ("pitch", view.pitch)].into_iter().filter(|_| counts(ParamId::Viewpoint));
        numbers.chain(choices).chain(view.map(|(name, degrees)| (name, degrees.to_string()))).collect()
    }
}

/// Parameters in a line: `d_model = 128, base = 10000`.
fn joined(named: Vec<(&'static str, String)>) -> String {
    named.into_iter().map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
}
