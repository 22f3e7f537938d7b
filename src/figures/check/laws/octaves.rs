//! Octaves of inputs that stand in the table themselves, as `NeRF` encodes coordinates: `x`, then the sines and cosines
//! of `2^k·x`. Since the inputs are known exactly, each column is recognised by itself, whatever the rows' positions.

use std::f64::consts::{PI, TAU};
use std::ops::RangeInclusive;

use crate::check::matrix::Matrix;
use crate::core::encoding::Component;

/// Least number of rows: fewer fit by chance.
const LEAST_ROWS: usize = 6;
/// Maximum number of columns that are inputs: coordinates, or coordinates and directions.
const MOST_INPUTS: usize = 6;
/// The exponents that are tried.
const EXPONENTS: RangeInclusive<i32> = -4..=24;
/// Tolerance of an entry. Inputs and entries may be printed with few digits.
const NEAR: f64 = 0.02;

/// Octaves of the inputs in a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Octaves {
    /// Number of first columns that are inputs.
    pub inputs: usize,
    /// The smallest and the largest input.
    pub range: [f64; 2],
    /// What inputs are multiplied by before they are doubled: 1, π or 2π.
    pub factor: f64,
    /// The first and the last exponent of 2.
    pub exponents: [i32; 2],
    /// Whether all sines come before all cosines.
    pub are_in_halves: bool,
    /// The first exponent at which neighbouring rows are more than half a turn apart.
    pub aliased: Option<i32>,
}

/// The octaves of a table; `None` if it has a column that is no octave of its first columns.
pub(in crate::check) fn octaves(matrix: &Matrix) -> Option<Octaves> {
    if matrix.rows < LEAST_ROWS || matrix.cols < 3 {
        return None;
    }
    (1..=MOST_INPUTS.min(matrix.cols / 3)).find_map(|inputs| with_inputs(matrix, inputs))
}

/// A column: its exponent, and its component.
type Wave = (i32, Component);

fn with_inputs(matrix: &Matrix, inputs: usize) -> Option<Octaves> {
    // Each input has a sine and a cosine in each octave.
    let per_octave = 2 * inputs;
    if !(matrix.cols - inputs).is_multiple_of(per_octave) {
        return None;
    }
    let column = |col: usize| (0..matrix.rows).map(move |row| matrix.at(row, col));
    let varies = |input: usize| column(input).any(|value| value != matrix.at(0, input));
    if !(0..inputs).any(varies) {
        return None;
    }
    let [low, high] = (0..inputs)
        .flat_map(column)
        .fold([f64::INFINITY, f64::NEG_INFINITY], |[low, high], value| [low.min(value), high.max(value)]);
    let octaves = (matrix.cols - inputs) / per_octave;
    [1.0, PI, TAU].into_iter().find_map(|factor| {
        let waves: Option<Vec<Wave>> = (inputs..matrix.cols)
            .map(|col| wave(matrix, (0..inputs).filter(|input| varies(*input)), col, factor))
            .collect();
        let waves = waves?;
        let exponents = [waves.iter().map(|wave| wave.0).min()?, waves.iter().map(|wave| wave.0).max()?];
        // Every octave is there, with as many sines as cosines.
        let counted = |exponent: i32, component| waves.iter().filter(|wave| **wave == (exponent, component)).count();
        let is_whole = (exponents[0]..=exponents[1]).all(|exponent| {
            [Component::Sin, Component::Cos].into_iter().all(|component| counted(exponent, component) == inputs)
        });
        if !is_whole || exponents[1] - exponents[0] + 1 != octaves as i32 {
            return None;
        }
        let step = (1..matrix.rows).map(|row| (matrix.at(row, 0) - matrix.at(row - 1, 0)).abs()).fold(0.0, f64::max);
        let half = waves.len() / 2;
        Some(Octaves {
            inputs,
            range: [low, high],
            factor,
            exponents,
            are_in_halves: waves[..half].iter().all(|wave| wave.1 == waves[0].1) && octaves > 1,
            aliased: (exponents[0]..=exponents[1]).find(|exponent| factor * 2_f64.powi(*exponent) * step > PI),
        })
    })
}

/// The octave of one of the inputs that a column is.
fn wave(matrix: &Matrix, mut inputs: impl Iterator<Item = usize>, col: usize, factor: f64) -> Option<Wave> {
    inputs.find_map(|input| {
        let is_wave = |(exponent, component): &Wave| {
            let freq = factor * 2_f64.powi(*exponent);
            // The angle has the rounding of a printed or narrow input, doubled with it.
            let rounding = matrix.decimals.map_or(1e-6, |decimals| 0.5 * 10_f64.powi(-decimals));
            (0..matrix.rows).all(|row| {
                let angle = freq * matrix.at(row, input);
                let expected = if *component == Component::Sin { angle.sin() } else { angle.cos() };
                (matrix.at(row, col) - expected).abs() <= NEAR.max((freq * rounding).min(0.5))
            })
        };
        EXPONENTS.flat_map(|exponent| [Component::Sin, Component::Cos].map(|part| (exponent, part))).find(is_wave)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::matrix::Form;

    /// `NeRF`'s encoding of these points, `octaves` for each coordinate.
    fn encoded(points: &[Vec<f64>], octaves: i32, factor: f64) -> Matrix {
        let row = |point: &Vec<f64>| {
            let parts = (0..octaves).flat_map(|exponent| {
                let angles = point.iter().map(move |x| factor * 2_f64.powi(exponent) * x).collect::<Vec<_>>();
                let sines: Vec<f64> = angles.iter().map(|angle| angle.sin()).collect();
                sines.into_iter().chain(angles.into_iter().map(f64::cos))
            });
            point.iter().copied().chain(parts).collect::<Vec<_>>()
        };
        let values = points.iter().flat_map(row).collect::<Vec<_>>();
        Matrix { rows: points.len(), cols: values.len() / points.len(), values, decimals: None, form: Form::Table }
    }

    #[test]
    fn inputs_and_their_octaves_are_read() {
        let line: Vec<Vec<f64>> = (-32..=32).map(|row| vec![f64::from(row) / 32.0]).collect();
        let found = octaves(&encoded(&line, 10, 1.0)).expect("octaves");
        let expected = Octaves {
            inputs: 1,
            range: [-1.0, 1.0],
            factor: 1.0,
            exponents: [0, 9],
            are_in_halves: false,
            aliased: Some(7),
        };
        assert_eq!(found, expected);
        // Three coordinates, at points in no order.
        let points: Vec<Vec<f64>> =
            (0..40).map(|row| [7, 11, 13].map(|factor| f64::from(row * factor % 40) / 40.0).to_vec()).collect();
        let found = octaves(&encoded(&points, 4, PI)).expect("octaves");
        assert_eq!((found.inputs, found.factor, found.exponents), (3, PI, [0, 3]));
    }

    #[test]
    fn a_column_that_is_no_octave_is_no_table_of_octaves() {
        let line: Vec<Vec<f64>> = (0..30).map(|row| vec![f64::from(row) / 30.0]).collect();
        let mut table = encoded(&line, 4, 1.0);
        assert!(octaves(&table).is_some());
        table.values[9 * 3 + 2] += 0.1;
        assert_eq!(octaves(&table), None);
    }
}
