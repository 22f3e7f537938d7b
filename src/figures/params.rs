//! The parameters that a reader can set: one table of numbers and one of choices. Controls, links, help texts and tests
//! follow these tables.
//!
//! [`Params`] contains the requested values; [`Params::clamped`] returns the effective ones. A cursor position beyond a
//! shortened sequence therefore takes effect again once the sequence is long enough.

pub(crate) mod choices;
mod model;
mod number;
mod scaling_settings;

use std::borrow::Cow;
use std::sync::Arc;

pub use choices::{
    Cells, Dims, Likeness, Options, Orientation, Outliers, Partner, Pitfall, Scaling, Share, Source, Stretch, WordOrder,
};
pub use model::Model;
pub use number::Admitted;
pub use scaling_settings::Setting;

use crate::core::encoding::PairLayout;
use crate::core::limits;
use crate::core::norms::Precision;
use crate::core::rotary::Rotary;
use crate::core::schedule::Schedule;
use crate::table::{Formula, TableHandle};
use crate::text;

/// The values from which all figures are computed. `Default` is what a link without parameters opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// Where the encoding comes from.
    pub source: Source,
    /// The table of that source, once it has loaded. Figures that follow tables draw it instead of the formula.
    pub table: Option<TableHandle>,
    /// The model whose rotary embedding is the encoding, if that is the source. `d_model` is then the number of
    /// dimensions of a head that turn.
    pub model: Option<Arc<Model>>,
    /// Whether outlier rows of a table are included when its rotations are fitted.
    pub outliers: Outliers,
    /// The measure by which two rows of a table are compared.
    pub likeness: Likeness,
    /// Dimensions of the encoding, even.
    pub d_model: u32,
    /// Base of the geometric progression of wavelengths, greater than 1.
    pub base: f64,
    /// Length of the sequence in positions.
    pub n_pos: u32,
    /// The cursor's position, 0 to `n_pos` − 1.
    pub pos: u32,
    /// The cursor's offset to a second position, 0 to `n_pos` − 1.
    pub k: u32,
    /// The cursor's pair of dimensions: 0 to `d_model`/2 − 1, or, for a table, the index of a rotation found in it.
    pub pair: u32,
    /// How the two dimensions of a pair are laid out: interleaved or split.
    pub layout: PairLayout,
    /// How the wavelengths between the shortest and the longest are spaced.
    pub schedule: Schedule,
    /// Whether the positions of the matrix run across or down.
    pub orientation: Orientation,
    /// What a cell of the matrix shows.
    pub cells: Cells,
    /// The floating-point precision in which encodings are stored, in figures that show its effect.
    pub precision: Precision,
    /// Offset, in pairs, from the first pair of the torus to the second.
    pub partner: Partner,
    /// Whether token embeddings are multiplied by `√d_model` before the encoding is added.
    pub scaling: Scaling,
    /// How many dimensions of a word are plotted: eight or all.
    pub dims: Dims,
    /// The word order of the sentence.
    pub order: WordOrder,
    /// Ratio of the extended context length to the trained length, for `RoPE`.
    pub stretch: Stretch,
    /// The fraction of the pairs that rotate, for partial rotation.
    pub share: Share,
    /// Which implementation bug is shown.
    pub pitfall: Pitfall,
    /// Seed of the random embeddings.
    pub seed: u32,
    /// The reader's sentence. It stays on the page; a link contains it only if the reader chooses so.
    pub sentence: Arc<str>,
    /// The viewpoint of figures in three dimensions.
    pub viewpoint: Viewpoint,
}

/// The viewpoint of a figure in three dimensions, in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    /// Angle around the vertical axis, −180 to 180.
    pub yaw: i32,
    /// Angle above the horizon, −90 to 90.
    pub pitch: i32,
}

impl Viewpoint {
    /// The largest yaw, in either direction.
    pub const YAW_MOST: i32 = 180;
    /// The largest pitch, above or below the horizon.
    pub const PITCH_MOST: i32 = 90;

    /// Yaw and pitch.
    pub fn degrees(self) -> [i32; 2] {
        [self.yaw, self.pitch]
    }
}

/// Identifies a parameter, for example in the list of those that a figure depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the variants are named as the fields of `Params`")]
pub enum ParamId {
    Source,
    Outliers,
    Likeness,
    DModel,
    Base,
    NPos,
    Pos,
    K,
    Pair,
    Layout,
    Schedule,
    Orientation,
    Cells,
    Precision,
    Partner,
    Scaling,
    Dims,
    Order,
    Stretch,
    Share,
    Pitfall,
    Seed,
    Sentence,
    Viewpoint,
}

/// A number the reader sets: a slider and a field with the same name.
pub struct Number {
    /// The parameter.
    pub id: ParamId,
    /// Its key in a link.
    pub key: &'static str,
    /// The `name` attribute of its two inputs, and the key of its texts.
    pub name: &'static str,
    /// The smallest value.
    pub min: f64,
    /// The largest value, which may depend on other parameters.
    pub max: fn(&Params) -> f64,
    /// Which values within the range are allowed.
    pub step: Step,
    /// How slider positions map to values.
    pub slider: Slider,
    /// Getter.
    pub get: fn(&Params) -> f64,
    /// Setter. Accepts only values returned by [`Number::admit`].
    pub set: fn(&mut Params, f64),
}

/// Which values a number may take within its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Even numbers.
    Even,
    /// Whole numbers.
    Whole,
    /// Any number greater than 1.
    AboveOne,
}

/// How slider positions map to values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slider {
    /// Equal steps. The slider's values are the numbers themselves.
    Linear,
    /// Logarithmic from 2 to the power of two with this exponent; the slider does not reach larger values. A drag
    /// snaps to a nearby power of two; single steps do not snap.
    Octaves(u32),
    /// Logarithmic, in this many steps, each value rounded to three significant digits.
    Log(u32),
}

/// One of several named options.
pub struct Choice {
    /// The parameter.
    pub id: ParamId,
    /// Its key in a link, and the name of its control and texts.
    pub key: &'static str,
    /// The options' names in a link; the first is the default.
    pub options: &'static [&'static str],
    /// Index of the selected option.
    pub get: fn(&Params) -> usize,
    /// Selects an option by its index; an index out of range selects the last.
    pub set: fn(&mut Params, usize),
}

/// Every number, in the order of the controls.
pub static NUMBERS: [Number; 7] = [
    Number {
        id: ParamId::DModel,
        key: "d",
        name: "d_model",
        min: limits::D_MODEL_MIN as f64,
        max: |_| f64::from(limits::D_MODEL_MAX),
        step: Step::Even,
        slider: Slider::Octaves(12),
        get: |params| f64::from(params.d_model),
        set: |params, value| params.d_model = value as u32,
    },
    Number {
        id: ParamId::Base,
        key: "base",
        name: "base",
        min: SMALLEST_BASE,
        max: |_| limits::BASE_MAX,
        step: Step::AboveOne,
        slider: Slider::Log(900),
        get: |params| params.base,
        set: |params, value| params.base = value,
    },
    Number {
        id: ParamId::NPos,
        key: "n",
        name: "n_pos",
        min: 1.0,
        max: |params| params.table.as_ref().map_or(f64::from(N_POS_MAX), |table| table.rows as f64),
        step: Step::Whole,
        slider: Slider::Log(600),
        get: |params| f64::from(params.n_pos),
        set: |params, value| params.n_pos = value as u32,
    },
    Number {
        id: ParamId::Pos,
        key: "pos",
        name: "pos",
        min: 0.0,
        max: |params| f64::from(params.n_pos - 1),
        step: Step::Whole,
        slider: Slider::Linear,
        get: |params| f64::from(params.pos),
        set: |params, value| params.pos = value as u32,
    },
    Number {
        id: ParamId::K,
        key: "k",
        name: "k",
        min: 0.0,
        max: |params| f64::from(params.n_pos - 1),
        step: Step::Whole,
        slider: Slider::Linear,
        get: |params| f64::from(params.k),
        set: |params, value| params.k = value as u32,
    },
    Number {
        id: ParamId::Pair,
        key: "pair",
        name: "pair",
        min: 0.0,
        max: |params| f64::from(params.planes() - 1),
        step: Step::Whole,
        slider: Slider::Linear,
        get: |params| f64::from(params.pair),
        set: |params, value| params.pair = value as u32,
    },
    Number {
        id: ParamId::Seed,
        key: "seed",
        name: "seed",
        min: 0.0,
        max: |_| 999.0,
        step: Step::Whole,
        slider: Slider::Linear,
        get: |params| f64::from(params.seed),
        set: |params, value| params.seed = value as u32,
    },
];

macro_rules! choice_row {
    ($id:ident, $key:literal, $field:ident: $kind:ident) => {
        Choice {
            id: ParamId::$id,
            key: $key,
            options: $kind::NAMES,
            get: |params| params.$field.index(),
            set: |params, option| params.$field = $kind::NAMED[option.min($kind::NAMED.len() - 1)].1,
        }
    };
}

/// Every choice.
pub static CHOICES: [Choice; 15] = [
    choice_row!(Source, "source", source: Source),
    choice_row!(Outliers, "outliers", outliers: Outliers),
    choice_row!(Likeness, "likeness", likeness: Likeness),
    choice_row!(Layout, "layout", layout: PairLayout),
    choice_row!(Schedule, "schedule", schedule: Schedule),
    choice_row!(Orientation, "orientation", orientation: Orientation),
    choice_row!(Cells, "cells", cells: Cells),
    choice_row!(Precision, "precision", precision: Precision),
    choice_row!(Partner, "partner", partner: Partner),
    choice_row!(Scaling, "scaling", scaling: Scaling),
    choice_row!(Dims, "dims", dims: Dims),
    choice_row!(Order, "order", order: WordOrder),
    choice_row!(Stretch, "stretch", stretch: Stretch),
    choice_row!(Share, "share", share: Share),
    choice_row!(Pitfall, "pitfall", pitfall: Pitfall),
];

/// Choices of the encoding itself, shown in the dock; the others are shown with the figures that depend on them.
pub const GENERAL_CHOICES: [ParamId; 2] = [ParamId::Layout, ParamId::Schedule];

/// The longest sequence.
pub const N_POS_MAX: u32 = 1 << 20;

/// Replaces any base of 1 or less. A smaller base than this is accepted if it is greater than 1.
const SMALLEST_BASE: f64 = 1.000_001;

impl Default for Params {
    fn default() -> Self {
        Self {
            source: Source::default(),
            table: None,
            model: None,
            outliers: Outliers::default(),
            likeness: Likeness::default(),
            d_model: 128,
            base: 10_000.0,
            n_pos: 50,
            // The step from 10 to 15, which the book “Positional Encoding in Transformer Architectures” measures.
            pos: 10,
            k: 5,
            pair: 0,
            layout: PairLayout::Interleaved,
            schedule: Schedule::Geometric,
            orientation: Orientation::default(),
            cells: Cells::default(),
            precision: Precision::F64,
            partner: Partner::default(),
            scaling: Scaling::default(),
            dims: Dims::default(),
            order: WordOrder::default(),
            stretch: Stretch::default(),
            share: Share::default(),
            pitfall: Pitfall::default(),
            seed: 1,
            sentence: text::get("sentence.default").into(),
            viewpoint: Viewpoint { yaw: 35, pitch: 50 },
        }
    }
}

impl Params {
    /// The effective values: every number is clamped to its maximum, such as the cursor's position to the sequence, there
    /// is a model only if it is the source, and a table that is computed by a formula has that formula's parameters.
    #[must_use]
    pub fn clamped(&self) -> Self {
        let mut effective = self.clone();
        if let Some((d_model, formula)) = effective.formula_of_table() {
            (effective.d_model, effective.base) = (d_model, formula.base);
            (effective.schedule, effective.layout) = (formula.schedule, formula.layout);
        }
        for number in &NUMBERS {
            let value = (number.get)(&effective).min((number.max)(&effective));
            (number.set)(&mut effective, value);
        }
        // The last model stays requested, so that it can be chosen again.
        if effective.source != Source::Model {
            effective.model = None;
        }
        effective
    }

    /// The formula of the table, with its number of dimensions, if the table is computed by one.
    pub fn formula_of_table(&self) -> Option<(u32, Formula)> {
        let table = self.table.as_ref()?;
        table.formula.map(|formula| (table.cols as u32, formula))
    }

    /// The rule by which frequencies follow from the base: that of the model, or else the formula's with the chosen
    /// schedule.
    pub fn rule(&self) -> Cow<'_, Rotary> {
        match &self.model {
            Some(model) => Cow::Borrowed(&model.rule),
            None => Cow::Owned(Rotary { schedule: self.schedule, ..Rotary::default() }),
        }
    }

    /// Angular frequency of every pair: of the model, or else of the chosen schedule.
    pub fn freqs(&self) -> Vec<f64> {
        self.freqs_at(self.d_model)
    }

    /// Angular frequency of every pair without a model's scaling. Pairs to show are chosen by these, so that they are the
    /// same pairs with a scaling and without.
    pub fn plain_freqs(&self) -> Vec<f64> {
        self.rule().plain(self.d_model, self.base)
    }

    /// As [`Params::freqs`], for another number of dimensions.
    pub fn freqs_at(&self, d_model: u32) -> Vec<f64> {
        self.rule().freqs(d_model, self.base, f64::from(self.n_pos))
    }

    /// Angular frequency of one pair: of the model, or else of the chosen schedule.
    pub fn freq(&self, pair: u32) -> f64 {
        match &self.model {
            Some(_) => self.freqs()[pair as usize],
            None => self.schedule.freq(self.d_model, self.base, pair),
        }
    }

    /// By what sines and cosines are multiplied: the model's factor of attention; 1 for the formula.
    pub fn amplitude(&self) -> f64 {
        self.model.as_ref().map_or(1.0, |model| model.attention)
    }

    /// The same parameters at the cursor of others.
    #[must_use]
    pub fn at_cursor_of(&self, other: &Self) -> Self {
        Self { pos: other.pos, k: other.k, pair: other.pair, ..self.clone() }.clamped()
    }

    /// The same parameters with the formula as the encoding.
    #[must_use]
    pub fn of_formula(&self) -> Self {
        Self { source: Source::Formula, table: None, model: None, ..self.clone() }
    }

    /// Whether this parameter differs in `other`.
    pub fn differs(&self, other: &Self, id: ParamId) -> bool {
        match id {
            ParamId::Source => self.source != other.source || self.table != other.table || self.model != other.model,
            ParamId::Sentence => self.sentence != other.sentence,
            ParamId::Viewpoint => self.viewpoint != other.viewpoint,
            _ => {
                NUMBERS.iter().any(|number| number.id == id && (number.get)(self) != (number.get)(other))
                    || CHOICES.iter().any(|choice| choice.id == id && (choice.get)(self) != (choice.get)(other))
            }
        }
    }

    /// Copies this parameter's value from `other`.
    pub fn take(&mut self, other: &Self, id: ParamId) {
        match id {
            ParamId::Source => {
                (self.source, self.table, self.model) = (other.source, other.table.clone(), other.model.clone());
            }
            ParamId::Sentence => self.sentence.clone_from(&other.sentence),
            ParamId::Viewpoint => self.viewpoint = other.viewpoint,
            _ => {
                NUMBERS.iter().filter(|row| row.id == id).for_each(|row| (row.set)(self, (row.get)(other)));
                CHOICES.iter().filter(|row| row.id == id).for_each(|row| (row.set)(self, (row.get)(other)));
            }
        }
    }

    /// The number of planes the cursor's pair can select: pairs of dimensions of the formula, or rotations found in a
    /// learned table.
    pub fn planes(&self) -> u32 {
        match &self.table {
            Some(table) if table.formula.is_none() => {
                table.rotations(self.outliers).map_or(1, |found| found.planes.len().max(1) as u32)
            }
            _ => self.pairs(),
        }
    }

    /// Number of pairs of dimensions.
    pub fn pairs(&self) -> u32 {
        self.d_model / 2
    }
}

/// The number with this id.
///
/// # Panics
/// If the id is not in [`NUMBERS`].
pub fn number(id: ParamId) -> &'static Number {
    NUMBERS.iter().find(|number| number.id == id).expect("every number is in `NUMBERS`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clamped_cursor_position_returns_with_a_longer_sequence() {
        let requested = Params { n_pos: 5, pos: 30, ..Params::default() };
        assert_eq!(requested.clamped().pos, 4);
        assert_eq!(Params { n_pos: 50, ..requested.clone() }.clamped().pos, 30);
    }

    /// Every parameter differs in `other`, and each is compared and copied independently of all others.
    #[test]
    fn a_parameter_is_compared_and_taken_alone() {
        use ParamId::{Sentence, Viewpoint as View};
        let default = Params::default();
        let mut other =
            Params { sentence: "to be".into(), viewpoint: Viewpoint { yaw: 12, pitch: -7 }, ..Params::default() };
        for number in &NUMBERS {
            (number.set)(&mut other, (number.get)(&default) + 2.0);
        }
        for choice in &CHOICES {
            (choice.set)(&mut other, ((choice.get)(&default) + 1) % choice.options.len());
        }
        let ids = || {
            NUMBERS.iter().map(|number| number.id).chain(CHOICES.iter().map(|choice| choice.id)).chain([Sentence, View])
        };
        for id in ids() {
            assert!(default.differs(&other, id) && !default.differs(&default, id), "{id:?}");
            let mut taken = default.clone();
            taken.take(&other, id);
            assert!(ids().all(|one| taken.differs(&default, one) == (one == id)), "{id:?}: {taken:?}");
        }
        assert_eq!(other.viewpoint.degrees(), [12, -7]);
    }
}
