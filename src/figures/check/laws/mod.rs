//! Finds the law of a matrix that no known encoding fits entry by entry. The frequency of each pair of columns, or of
//! each column, is measured separately; then a rule is fitted to the list of frequencies.
//!
//! - [`clocks`]: the rotations of all pairs, if they turn evenly; [`columns`]: each column measured
//!   separately, by `single`.
//! - [`series`]: how a list of frequencies is computed from a base; `scaled`: context extension of a model.
//! - [`positions`]: positions of rows that are not consecutive.
//! - [`fit`]: compares all entries with a law and classifies the residuals: rounding, noise, wrong rows.
//! - [`octaves`]: octaves of inputs that stand in the table.
//! - [`offsets`]: indices of relative positions.
//! - [`list`]: what a list of numbers contains. [`shapes`]: tables that are no encodings, and
//!   sines and cosines without a law.
//! - [`relatives`]: lists that are near frequencies in a program.
//! - [`rest`]: tables whose last pairs are at rest.
//! - [`sum`]: an encoding to which other numbers were added.
//! - [`slip`]: explanations of an unusual base. [`learned`]: rotations without a law.

mod clocks;
mod columns;
mod fit;
mod learned;
mod list;
mod octaves;
mod offsets;
mod positions;
mod relatives;
mod rest;
mod scaled;
mod series;
mod shapes;
mod single;
mod slip;
mod sum;

pub use fit::Fit;
pub(super) use list::yarn;
pub use list::{List, Narrow, frequencies, slopes_of_heads};
pub use octaves::Octaves;
pub use positions::{Positions, Sequence};
pub use relatives::Arrangement;
pub use series::Series;
pub(super) use series::without_power;
pub use shapes::{Entry, Shape};
pub use slip::{Slip, Why};

pub use learned::Learned;
pub(super) use learned::learned;
pub(super) use octaves::octaves;
pub(super) use offsets::is_of_offsets;
pub(super) use rest::resting;
pub(super) use shapes::{circles, is_attention, is_of_keys, is_of_rows, is_outside, is_truncated};
pub(super) use slip::{base as slip_of_base, step as slip_of_step};
pub(super) use sum::sum;

use fit::fitted;
use positions::read;
use series::{MeasuredFreq, explained};

use super::layout::Layout;
use super::matrix::Matrix;
use super::rotation::PairRotation;
use super::yield_now::yield_now;
use crate::core::encoding::Component;

/// A law that a matrix follows.
#[derive(Clone, Debug, PartialEq)]
pub enum Law {
    /// Columns that are waves, with a rule for their frequencies.
    Waves(Waves),
    /// A list of numbers, such as frequencies.
    List {
        /// What it contains.
        list: List,
        /// How many numbers it has.
        count: usize,
        /// The likely cause of an unusual base.
        slip: Option<Slip>,
    },
    /// Octaves of inputs that are columns of the table.
    Octaves(Octaves),
    /// Not an encoding of positions, such as an attention table.
    Shape(Shape),
}

/// How waves are assigned to columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Each pair has a frequency; the layout assigns its sine and cosine to columns.
    Pairs(Layout),
    /// Each column has its own frequency.
    Columns,
}

/// A wave: its frequency in radians per position, and the component in a column.
pub(super) type Wave = (f64, Component);

/// Waves, with a rule for their frequencies.
#[derive(Clone, Debug, PartialEq)]
pub struct Waves {
    /// How the frequencies are computed.
    pub series: Series,
    /// How waves are assigned to columns.
    pub order: Order,
    /// Positions of the rows.
    pub positions: Positions,
    /// The factor by which entries are multiplied.
    pub amplitude: f64,
    /// The number of pairs at rest, after those that turn.
    pub at_rest: usize,
    /// The residuals.
    pub fit: Fit,
}

impl Waves {
    /// Of `cols` columns, those of pairs that turn.
    pub(super) fn turning(&self, cols: usize) -> usize {
        let Order::Pairs(layout) = self.order else { return cols };
        cols - self.at_rest * cols / layout.pairs(cols)
    }
}

/// A law that has not been compared with all entries yet.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    pub(super) series: Series,
    pub(super) order: Order,
    pub(super) waves: Vec<Wave>,
    pub(super) positions: Positions,
    pub(super) amplitude: f64,
}

/// Layouts that contain both sine and cosine of each pair.
const WITH_BOTH: [Layout; 5] =
    [Layout::CosSinHalves, Layout::Interleaved, Layout::Split, Layout::InterleavedCosFirst, Layout::SplitCosFirst];

/// The law of a matrix; `None` if it follows none. `part` contains its first rows; `base` is the page's base.
pub(super) async fn law(matrix: &Matrix, part: &Matrix, base: f64) -> Option<Waves> {
    let mut best = simplest(part, in_pairs(part, base).await).await;
    if best.is_none() {
        best = simplest(part, columns::guesses(part, base).await).await;
    }
    // Rows that do not fit may be at positions that are not consecutive.
    if best.as_ref().is_none_or(|(_, fit)| fit.level.is_none() || !fit.wrong.is_empty())
        && let Some(guess) = positions::guesses(part, base).await
        && let Some(fit) = fitted(part, &guess).await
        && best
            .as_ref()
            .is_none_or(|(_, best_fit)| fit.is_much_better(best_fit) || 2 * fit.wrong.len() < best_fit.wrong.len())
    {
        best = Some((guess, fit));
    }
    let (mut guess, fit) = best?;
    if part.rows == matrix.rows {
        return Some(guess.into_waves(fit));
    }
    // A list contains only the positions of `part`.
    if let Positions::List(_) = guess.positions {
        let Order::Pairs(layout) = guess.order else { return None };
        let freqs = series::freqs_of(&guess.waves, layout, matrix.cols);
        guess.positions = read(matrix, layout, &freqs).await?;
    }
    let mut fit = fitted(matrix, &guess).await;
    // Positions may leave the line only after the first rows, such as rounded ones.
    let wrong = fit.as_ref().map_or(matrix.rows, |fit| fit.wrong.len());
    if let Order::Pairs(layout) = guess.order
        && wrong > 1
    {
        let freqs = series::freqs_of(&guess.waves, layout, matrix.cols);
        let listed = Guess { positions: read(matrix, layout, &freqs).await?, ..guess.clone() };
        if let Some(other) = fitted(matrix, &listed).await.filter(|other| 2 * other.wrong.len() < wrong) {
            (guess, fit) = (listed, Some(other));
        }
    }
    Some(guess.into_waves(fit?))
}

/// Whether the block of cosines and the block of sines each occur twice, up to noise.
fn is_twice(part: &Matrix) -> bool {
    let quarter = part.cols / 4;
    let rows = || (0..part.rows).step_by(part.rows.div_ceil(32));
    let cols = || (0..part.cols).filter(|col| col / quarter % 2 == 1);
    let [mut difference, mut total] = [0.0; 2];
    if !part.cols.is_multiple_of(4) || quarter < 2 {
        return false;
    }
    for (row, col) in rows().flat_map(|row| cols().map(move |col| (row, col))) {
        let [one, other] = [col - quarter, col].map(|col| part.at(row, col));
        (difference, total) = (difference + (one - other).powi(2), total + one * one + other * other);
    }
    difference < 0.1 * total
}

/// The best guess and its fit. Guesses are ordered from simple to complex; a later guess replaces an earlier one only
/// if its residuals are much smaller.
async fn simplest(part: &Matrix, guesses: Vec<Guess>) -> Option<(Guess, Fit)> {
    let mut best: Option<(Guess, Fit)> = None;
    for guess in guesses {
        let Some(fit) = fitted(part, &guess).await else { continue };
        if best.as_ref().is_none_or(|(_, best_fit)| fit.is_much_better(best_fit)) {
            best = Some((guess, fit));
        }
    }
    best
}

/// Guesses in which each pair of columns has a frequency.
async fn in_pairs(part: &Matrix, base: f64) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for layout in WITH_BOTH {
        if layout == Layout::CosSinHalves && !is_twice(part) {
            continue;
        }
        let pairs = layout.pairs(part.cols);
        let Some((amplitude, clocks)) = clocks::read(part, layout).await else { continue };
        let tones: Vec<MeasuredFreq> = clocks.iter().map(PairRotation::tone).collect();
        for series in explained(&tones, pairs, base) {
            let freqs = series.freqs(pairs);
            let Some(first) = clocks::first(&clocks, &freqs) else { continue };
            let positions = Positions::Line { first, step: clocks::direction(&clocks, &series) };
            let waves = (0..part.cols).map(|col| layout.pair_and_component(pairs, col));
            let waves = waves.map(|(pair, component)| (freqs[pair], component)).collect();
            guesses.push(Guess { series, order: Order::Pairs(layout), waves, positions, amplitude });
        }
        yield_now().await;
        // In another layout, such a table would contain each frequency twice.
        if layout == Layout::CosSinHalves && !guesses.is_empty() {
            break;
        }
    }
    guesses
}

impl Guess {
    fn into_waves(self, fit: Fit) -> Waves {
        let Self { series, order, positions, amplitude, .. } = self;
        Waves { series, order, positions, amplitude, at_rest: 0, fit }
    }
}
