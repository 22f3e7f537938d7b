//! Tables of heads that turn in part: the last pairs are at rest, with sine 0 and cosine 1 in all rows. The pairs that turn
//! are a table of their own.

use std::ops::Range;

use super::{Order, Series, Waves, law};
use crate::check::equivalents::USUAL;
use crate::check::frame::Frame;
use crate::check::layout::Layout;
use crate::check::matrix::Matrix;
use crate::core::encoding::Component;

/// Minimum number of pairs that turn.
const LEAST_TURNING: usize = 3;
/// The next pair of a ladder would change by more than this many times the least change that is seen. Otherwise it may be so
/// slow that its numbers are rounded to 0 and 1.
const VISIBLE: f64 = 4.0;
/// Greatest relative deviation of a base from a usual one. It is measured in the rotation of a few pairs.
const SAME_BASE: f64 = 1e-4;
/// The least base of a model.
const LEAST_BASE: f64 = 1e4;

/// The waves of a matrix with pairs at rest; `None` if there are none, or those that turn follow no law.
pub(in crate::check) async fn resting(matrix: &Matrix, base: f64) -> Option<Waves> {
    let constants = constants(matrix)?;
    let cols = Layout::BOTH.into_iter().chain(Layout::TABLES).find_map(|layout| turning(matrix, &constants, layout))?;
    let part = matrix.part(0..matrix.rows, &cols);
    let mut waves = law(&part, &Frame::upright(&part).part(&part), base).await?;
    let Order::Pairs(layout) = waves.order else { return None };
    // In the layout of these waves, too, the other columns are those of pairs at rest.
    turning(matrix, &constants, layout).filter(|turning| *turning == cols)?;
    let [pairs, turning] = [matrix.cols, cols.len()].map(|cols| layout.pairs(cols));
    waves.at_rest = pairs - turning;
    // Exponents over the whole head are those of proportional RoPE, and over the pairs that turn those of partial RoPE.
    if let Series::Geometric { base, count, .. } = &mut waves.series {
        let usual =
            |base: f64| USUAL.into_iter().find(|usual| *usual >= LEAST_BASE && (base / usual - 1.0).abs() < SAME_BASE);
        let whole = usual(base.powf(pairs as f64 / *count)).filter(|_| usual(*base).is_none());
        (*base, *count) = whole.map_or((*base, *count), |whole| (whole, pairs as f64));
    }
    let follows = waves.fit.level.is_some() && 2 * waves.fit.wrong.len() < matrix.rows;
    follows.then_some(waves)
}

/// The number in all rows of each column, if it is the same; `None` if all columns change.
fn constants(matrix: &Matrix) -> Option<Vec<Option<f64>>> {
    let constant = |col: usize| {
        let first = matrix.at(0, col);
        (1..matrix.rows).all(|row| matrix.at(row, col) == first).then_some(first)
    };
    let constants: Vec<Option<f64>> = (0..matrix.cols).map(constant).collect();
    constants.iter().any(Option::is_some).then_some(constants)
}

/// The columns of pairs that turn in a layout, if all pairs after them are at rest.
fn turning(matrix: &Matrix, constants: &[Option<f64>], layout: Layout) -> Option<Vec<usize>> {
    let pairs = layout.pairs(matrix.cols);
    // Each pair has as many columns as the others.
    if pairs == layout.pairs(matrix.cols + 1) {
        return None;
    }
    // All cosines at rest are the same number: 1, or the factor of attention. Columns of zeros alone are padding.
    let one = constants.iter().flatten().copied().fold(0.0, f64::max);
    if one == 0.0 && !layout.is_of_sines() {
        return None;
    }
    let [mut rests, mut turns] = [true; 2].map(|all| vec![all; pairs]);
    for (col, constant) in constants.iter().enumerate() {
        let (pair, component) = layout.pair_and_component(pairs, col);
        let expected = if component == Component::Sin { 0.0 } else { one };
        rests[pair] &= *constant == Some(expected);
        // The cosine of a slow pair may be rounded to 1, beside its sine.
        turns[pair] &= constant.is_none() || component == Component::Cos && !layout.is_of_cosines();
    }
    let turning = pairs - rests.iter().rev().take_while(|rests| **rests).count();
    let is_split = turning < pairs && turning >= LEAST_TURNING && !turns[..turning].contains(&false);
    let cols =
        |of: Range<usize>| (0..matrix.cols).filter(move |col| of.contains(&layout.pair_and_component(pairs, *col).0));
    // The least and the greatest change of a pair from the first row.
    let change = |pair: usize| {
        let all = cols(pair..pair + 1)
            .flat_map(|col| (1..matrix.rows).map(move |row| matrix.at(row, col) - matrix.at(0, col)));
        let sizes = all.map(f64::abs).filter(|change| *change > 0.0);
        sizes.fold([f64::INFINITY, 0.0], |[least, most], change| [f64::min(least, change), f64::max(most, change)])
    };
    let is_clear = is_split && {
        let [[_, before], [least, last]] = [turning - 2, turning - 1].map(change);
        last * (last / before).min(1.0) >= VISIBLE * least
    };
    is_clear.then(|| cols(0..turning).collect())
}
