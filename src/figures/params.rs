//! What a reader can set: one table of numbers and one of choices. Controls, links, help and tests follow the tables.
//!
//! [`Params`] holds what was asked for. A cursor beyond a sequence that was just made shorter is not forgotten:
//! [`Params::within`] gives the values in effect, and the wish comes back when there is room for it again.

mod choices;
mod number;

use std::sync::Arc;

pub use choices::{
    Cells, Dims, Likeness, Options, Orientation, Outliers, Partner, Pitfall, Scaling, Share, Source, Stretch, WordOrder,
};
pub use number::Admitted;

use crate::core::encoding::PairLayout;
use crate::core::limits;
use crate::core::norms::Precision;
use crate::core::schedule::Schedule;
use crate::table::TableHandle;
use crate::text;

/// The values all figures are computed from. `Default` is what an empty link opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Params {
    /// Where the encoding comes from.
    pub source: Source,
    /// The table of that source, once it is here. Figures that follow tables draw it instead of the formula.
    pub table: Option<TableHandle>,
    /// Whether rotations of a table are sought in the rows that stand out, too.
    pub outliers: Outliers,
    /// What two rows of a table are compared by.
    pub likeness: Likeness,
    /// Dimensions of the encoding, even.
    pub d_model: u32,
    /// Base of the geometric progression of frequencies, greater than 1.
    pub base: f64,
    /// Length of the sequence in positions.
    pub n_pos: u32,
    /// The cursor's position, 0 to `n_pos` − 1.
    pub pos: u32,
    /// The cursor's offset to a second position, 0 to `n_pos` − 1.
    pub k: u32,
    /// The cursor's pair of dimensions, 0 to `d_model`/2 − 1.
    pub pair: u32,
    /// The order of the dimensions of pairs.
    pub layout: PairLayout,
    /// How the wavelengths between the two ends are chosen.
    pub schedule: Schedule,
    /// Which way the matrix is drawn.
    pub orientation: Orientation,
    /// What a cell of the matrix shows.
    pub cells: Cells,
    /// The precision in which encodings are stored, where a figure shows what that does.
    pub precision: Precision,
    /// How many places after the first pair the second pair of the torus stands.
    pub partner: Partner,
    /// Whether token embeddings are multiplied by `√d_model` before the encoding is added.
    pub scaling: Scaling,
    /// How many dimensions of a word are drawn.
    pub dims: Dims,
    /// The order in which the words of the sentence are taken.
    pub order: WordOrder,
    /// How many times its trained length `RoPE` is stretched to.
    pub stretch: Stretch,
    /// Which share of the pairs turns where not all of them do.
    pub share: Share,
    /// Which bug is shown.
    pub pitfall: Pitfall,
    /// Seed of the made-up embeddings.
    pub seed: u32,
    /// The reader's sentence. What is typed stays on the page, and goes into a link only if the reader says so.
    pub sentence: Arc<str>,
    /// Where figures in three dimensions are seen from.
    pub viewpoint: Viewpoint,
}

/// Where a figure in three dimensions is seen from, in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewpoint {
    /// Around the vertical axis, −180 to 180.
    pub yaw: i32,
    /// Above the horizon, −90 to 90.
    pub pitch: i32,
}

impl Viewpoint {
    /// The farthest around, either way.
    pub const YAW_MOST: i32 = 180;
    /// The farthest above or below the horizon.
    pub const PITCH_MOST: i32 = 90;

    /// Around, and above the horizon.
    pub fn degrees(self) -> [i32; 2] {
        [self.yaw, self.pitch]
    }
}

/// Names a parameter where its value does not matter: what a figure reads, what a link hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named as the fields of `Params`")]
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
    /// Which one.
    pub id: ParamId,
    /// Its key in a link.
    pub key: &'static str,
    /// The `name` of its two inputs, and of its texts.
    pub name: &'static str,
    /// The least value.
    pub min: f64,
    /// The greatest value, which may depend on the others.
    pub max: fn(&Params) -> f64,
    /// Which values in between are allowed.
    pub step: Step,
    /// How the slider runs.
    pub slider: Slider,
    /// Reads it.
    pub get: fn(&Params) -> f64,
    /// Sets it; takes only what [`Number::admit`] returned.
    pub set: fn(&mut Params, f64),
}

/// Which values a number may take within its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Every second whole number.
    Even,
    /// Whole numbers.
    Whole,
    /// Any number greater than 1.
    AboveOne,
}

/// How a slider runs from its least to its greatest value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slider {
    /// Equal steps. The slider's values are the numbers themselves.
    Linear,
    /// From 2 up to this power of two, which is less than the greatest value: equal lengths for equal factors. A hand that
    /// comes near a power of two falls into it; single steps do not.
    Octaves(u32),
    /// Equal factors, in this many steps, each value rounded to three significant digits.
    Log(u32),
}

/// One of several named options.
pub struct Choice {
    /// Which one.
    pub id: ParamId,
    /// Its key in a link, and the name of its control and texts.
    pub key: &'static str,
    /// The options' names in a link; the first is the default.
    pub options: &'static [&'static str],
    /// The index of the option chosen.
    pub get: fn(&Params) -> usize,
    /// Chooses an option by its index.
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

/// Choices that concern every figure and stand in the dock; the others stand in the frames of figures.
pub const GENERAL_CHOICES: [ParamId; 2] = [ParamId::Layout, ParamId::Schedule];

/// The longest sequence.
pub const N_POS_MAX: u32 = 1 << 20;

/// What a base of 1 or less becomes. Any base greater than 1 is taken as it is.
const SMALLEST_BASE: f64 = 1.000_001;

impl Default for Params {
    fn default() -> Self {
        Self {
            source: Source::default(),
            table: None,
            outliers: Outliers::default(),
            likeness: Likeness::default(),
            d_model: 128,
            base: 10_000.0,
            n_pos: 50,
            // The book measures the step from 10 to 15, and so does an empty link.
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
    /// The values in effect: the cursor brought within the sequence and the dimensions.
    #[must_use]
    pub fn within(&self) -> Self {
        let mut now = self.clone();
        for number in &NUMBERS {
            let value = (number.get)(&now).min((number.max)(&now));
            (number.set)(&mut now, value);
        }
        now
    }

    /// Angular frequency of every pair, by the schedule chosen.
    pub fn freqs(&self) -> Vec<f64> {
        self.schedule.freqs(self.d_model, self.base)
    }

    /// Angular frequency of one pair, by the schedule chosen.
    pub fn freq(&self, pair: u32) -> f64 {
        self.schedule.freq(self.d_model, self.base, pair)
    }

    /// Whether this parameter has another value in `other`.
    pub fn differs(&self, other: &Self, id: ParamId) -> bool {
        match id {
            ParamId::Source => self.source != other.source || self.table != other.table,
            ParamId::Sentence => self.sentence != other.sentence,
            ParamId::Viewpoint => self.viewpoint != other.viewpoint,
            _ => {
                NUMBERS.iter().any(|number| number.id == id && (number.get)(self) != (number.get)(other))
                    || CHOICES.iter().any(|choice| choice.id == id && (choice.get)(self) != (choice.get)(other))
            }
        }
    }

    /// Takes the value that this parameter has in `other`.
    pub fn take(&mut self, other: &Self, id: ParamId) {
        match id {
            ParamId::Source => (self.source, self.table) = (other.source, other.table.clone()),
            ParamId::Sentence => self.sentence.clone_from(&other.sentence),
            ParamId::Viewpoint => self.viewpoint = other.viewpoint,
            _ => {
                NUMBERS.iter().filter(|row| row.id == id).for_each(|row| (row.set)(self, (row.get)(other)));
                CHOICES.iter().filter(|row| row.id == id).for_each(|row| (row.set)(self, (row.get)(other)));
            }
        }
    }

    /// The planes that the cursor's pair is one of: pairs of dimensions of the formula, or the rotations found in a table.
    pub fn planes(&self) -> u32 {
        match &self.table {
            Some(table) => table.found(self.outliers).map_or(1, |found| found.planes.len().max(1) as u32),
            None => self.pairs(),
        }
    }

    /// Pairs of dimensions.
    pub fn pairs(&self) -> u32 {
        self.d_model / 2
    }
}

/// The number with this id.
///
/// # Panics
/// If the id is not in [`NUMBERS`].
pub fn number(id: ParamId) -> &'static Number {
    NUMBERS.iter().find(|number| number.id == id).expect("every number stands in the table")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_cut_off_by_a_short_sequence_comes_back() {
        let wished = Params { n_pos: 5, pos: 30, ..Params::default() };
        assert_eq!(wished.within().pos, 4);
        assert_eq!(Params { n_pos: 50, ..wished.clone() }.within().pos, 30);
    }

    /// Every parameter has another value in these, and is told, and taken, apart from all others.
    #[test]
    fn a_parameter_is_compared_and_taken_alone() {
        use ParamId::{Sentence, Viewpoint as View};
        let usual = Params::default();
        let mut other =
            Params { sentence: "to be".into(), viewpoint: Viewpoint { yaw: 12, pitch: -7 }, ..Params::default() };
        for number in &NUMBERS {
            (number.set)(&mut other, (number.get)(&usual) + 2.0);
        }
        for choice in &CHOICES {
            (choice.set)(&mut other, ((choice.get)(&usual) + 1) % choice.options.len());
        }
        let ids = || {
            NUMBERS.iter().map(|number| number.id).chain(CHOICES.iter().map(|choice| choice.id)).chain([Sentence, View])
        };
        for id in ids() {
            assert!(usual.differs(&other, id) && !usual.differs(&usual, id), "{id:?}");
            let mut taken = usual.clone();
            taken.take(&other, id);
            assert!(ids().all(|one| taken.differs(&usual, one) == (one == id)), "{id:?}: {taken:?}");
        }
        assert_eq!(other.viewpoint.degrees(), [12, -7]);
    }
}
