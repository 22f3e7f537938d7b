//! What a reader takes away from a figure: a picture, a table of numbers, the encoding itself. No browser is in it, and
//! the first two parts of the program do not name it: it is downloaded when a reader asks for it.
//!
//! - [`picture`]: a figure on a sheet, with title, caption, parameters and link, painted on any [`paint::Backend`]: on a
//!   canvas, from which the browser makes a PNG, or as [`svg`].
//! - [`svg`]: the same sheet as a file of vectors.
//! - [`png`]: words put into a PNG that the browser has made.
//! - [`csv`]: what the figure shows, as a table.
//! - [`npy`]: the encoding as `NumPy` reads it.
//!
//! [`paint::Backend`]: crate::paint::Backend

pub mod csv;
mod image;
pub mod npy;
pub mod picture;
pub mod png;
mod shifted;
pub mod svg;
mod table;

use crate::catalog::Figure;
use crate::params::{CHOICES, NUMBERS, ParamId, Params};
use crate::scene::{Measure, Scene};
use crate::text;

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
}

impl Taken<'_> {
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
    /// `d_model = 128, base = 10000`. The reader's sentence is not among them.
    pub fn parameters(&self) -> String {
        let has_own = !self.figure.drawing().cursor(self.params).is_empty();
        let measures = |on: &[Measure]| {
            let axes = self.scene.panels.iter().flat_map(|panel| [&panel.x, &panel.y]);
            axes.into_iter().any(|axis| on.contains(&axis.measures))
        };
        let counts = |id: ParamId| {
            let is_cursor = match id {
                ParamId::Pos => has_own || measures(&[Measure::Pos]),
                ParamId::K => has_own || measures(&[Measure::Pos, Measure::Offset]),
                ParamId::Pair => measures(&[Measure::Pair, Measure::Dim]),
                _ => false,
            };
            is_cursor || self.figure.reads.contains(&id) || self.figure.keys.contains(&Some(id))
        };
        let numbers = NUMBERS.iter().filter(|number| counts(number.id));
        let numbers = numbers.map(|number| (number.name, number.written(self.params)));
        let choices = CHOICES.iter().filter(|choice| counts(choice.id));
        let choices = choices.map(|choice| (choice.key, choice.options[(choice.get)(self.params)].to_owned()));
        let view = self.params.viewpoint;
        let view = [("yaw", view.yaw), ("pitch", view.pitch)].into_iter().filter(|_| counts(ParamId::Viewpoint));
        let all = numbers.chain(choices).chain(view.map(|(name, degrees)| (name, degrees.to_string())));
        all.map(|(name, value)| format!("{name} = {value}")).collect::<Vec<_>>().join(", ")
    }
}
