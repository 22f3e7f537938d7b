//! Files that a reader can save from a figure: a picture, a table of numbers, the encoding itself. Does not use the
//! browser. The first two chunks of the program do not refer to it, so that it is downloaded on demand.
//!
//! - [`picture`]: a figure with title, caption, parameters and link, painted on any [`paint::Surface`]: on a canvas,
//!   which the browser saves as a PNG, or as [`svg`].
//! - [`svg`]: the same picture as a vector graphic.
//! - [`png`]: adds text chunks to a PNG made by the browser.
//! - [`animation`]: frames of figures in motion: encoded as [`gif`], or by the browser's video encoder and wrapped by
//!   [`webm`].
//! - [`csv`]: the data of the figure, as a table.
//! - [`npy`]: the encoding in the file format of `NumPy`.
//!
//! [`paint::Surface`]: crate::paint::Surface

pub mod animation;
pub mod csv;
pub mod gif;
mod image;
pub mod npy;
pub mod picture;
pub mod png;
pub mod svg;
mod table;
pub mod webm;

use std::borrow::Cow;

use crate::catalog::Figure;
use crate::paint::{ComparedScene, Picture};
use crate::params::{CHOICES, NUMBERS, ParamId, Params, Viewpoint};
use crate::scene::{Measure, Scene};
use crate::text::{self, fill};

/// Name and version of this program.
pub const SOFTWARE: &str = concat!("Phasor ", env!("CARGO_PKG_VERSION"));

/// A snapshot of a figure for export.
#[derive(Clone, Copy)]
pub struct Snapshot<'a> {
    /// The figure.
    pub figure: &'static Figure,
    /// The parameters in effect ([`Params::clamped`]).
    pub params: &'a Params,
    /// The scene for these parameters, as far as background searches have progressed.
    pub scene: &'a Scene,
    /// Link to this state.
    pub link: &'a str,
    /// Side A of a comparison, in which this snapshot is side B.
    pub compared: Option<Compared<'a>>,
}

/// The same figure under other parameters.
#[derive(Clone, Copy)]
pub struct Compared<'a> {
    /// The effective parameters of A.
    pub params: &'a Params,
    /// The scene for these parameters. The axes of the scene of B include its ranges ([`Scene::widen_axes`]).
    pub scene: &'a Scene,
    /// Position of the divider; see [`ComparedScene::split_position`].
    pub split_position: Option<f64>,
}

impl<'a> Snapshot<'a> {
    /// The picture to paint.
    pub fn picture(&self) -> Picture<'a> {
        let compared =
            self.compared.map(|Compared { scene, split_position, .. }| ComparedScene { scene, split_position });
        Picture { scene: self.scene, compared }
    }

    /// The caption; in a comparison, of both sides.
    pub fn caption(&self) -> Cow<'a, str> {
        self.of_both_sides(|scene| &scene.caption)
    }

    /// The alternative text; in a comparison, of both sides.
    pub fn alt(&self) -> Cow<'a, str> {
        self.of_both_sides(|scene| &scene.alt)
    }

    fn of_both_sides(&self, of: fn(&Scene) -> &String) -> Cow<'a, str> {
        let own = of(self.scene);
        match self.compared.map(|other| of(other.scene)).filter(|other| *other != own) {
            Some(other) => fill("compare.words", &[("a", other), ("b", own)]).into(),
            None => own.as_str().into(),
        }
    }

    /// A and B with their names, or the snapshot alone without a name.
    fn sets(&self) -> Vec<(Option<&'static str>, Self)> {
        let Some(Compared { params, scene, .. }) = self.compared else { return vec![(None, *self)] };
        let [a, b] = ["compare.a", "compare.b"].map(|key| Some(text::get(key)));
        vec![(a, Self { params, scene, compared: None, ..*self }), (b, Self { compared: None, ..*self })]
    }

    /// The figure's title.
    pub fn title(&self) -> &'static str {
        let id = self.figure.id;
        text::get(&format!("figure.{id}.title"))
    }

    /// The file name without its extension: `phasor-heatmap`.
    pub fn file_name(&self) -> String {
        format!("phasor-{}", self.figure.id)
    }

    /// The parameters that the figure depends on, and the cursor if it is shown, named as in code:
    /// `d_model = 128, base = 10000`. The reader's sentence is omitted. In a comparison, a parameter that differs has
    /// both values.
    pub fn parameters(&self) -> String {
        joined(self.named())
    }

    /// The parameters that the figure depends on, as pairs of name and value.
    fn named(&self) -> Vec<(&'static str, String)> {
        let own = self.values(self.params);
        let Some(other) = self.compared.map(|other| self.values(other.params)) else { return own };
        let both = own.into_iter().zip(other).map(|((name, own), (_, other))| {
            (name, if own == other { own } else { fill("compare.values", &[("a", other), ("b", own)]) })
        });
        both.collect()
    }

    /// The relevant parameters with their names.
    fn values(&self, params: &Params) -> Vec<(&'static str, String)> {
        let has_cursor_marks = !self.figure.drawing().cursor(self.params).is_empty();
        let measures = |is_on: fn(Measure) -> bool| {
            let axes = self.scene.panels.iter().flat_map(|panel| [&panel.x, &panel.y]);
            axes.into_iter().any(|axis| is_on(axis.measures))
        };
        let affects_figure = |id: ParamId| {
            let is_cursor = match id {
                ParamId::Pos => has_cursor_marks || measures(|on| on == Measure::Pos),
                ParamId::K => has_cursor_marks || measures(|on| matches!(on, Measure::Pos | Measure::Offset)),
                ParamId::Pair => measures(|on| matches!(on, Measure::Pair | Measure::Dim { .. })),
                _ => false,
            };
            is_cursor || self.figure.reads.contains(&id) || self.figure.keys.contains(&Some(id))
        };
        // A table replaces the parameters of the formula.
        let is_table = self.figure.draws_table(params);
        let is_replaced =
            |id: ParamId| matches!(id, ParamId::DModel | ParamId::Base | ParamId::Layout | ParamId::Schedule);
        let is_listed = |id: ParamId| match id {
            ParamId::Source | ParamId::Outliers | ParamId::Likeness => is_table,
            id => affects_figure(id) && !(is_table && is_replaced(id)),
        };
        let numbers = NUMBERS.iter().filter(|number| is_listed(number.id));
        let numbers = numbers.map(|number| (number.name, number.written(params)));
        let choices = CHOICES.iter().filter(|choice| is_listed(choice.id));
        let choices = choices.map(|choice| (choice.key, choice.options[(choice.get)(params)].to_owned()));
        let Viewpoint { yaw, pitch } = params.viewpoint;
        let viewpoint = [("yaw", yaw), ("pitch", pitch)].into_iter().filter(|_| is_listed(ParamId::Viewpoint));
        numbers.chain(choices).chain(viewpoint.map(|(name, degrees)| (name, degrees.to_string()))).collect()
    }
}

/// Parameters on one line: `d_model = 128, base = 10000`.
fn joined(named: Vec<(&'static str, String)>) -> String {
    text::list(named.into_iter().map(|(name, value)| format!("{name} = {value}")))
}
