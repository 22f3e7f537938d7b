//! Measures the rotation of a pair of columns: its frequency, and its angle at the first row. The angle at each row is
//! computed from sine and cosine together, so that slow pairs are measured as well as fast ones. Medians come before least
//! squares, so that a few wrong entries do not affect the result.

use std::f64::consts::{PI, TAU};

use super::layout::Layout;
use super::matrix::Matrix;

/// The rotation of a pair.
#[derive(Clone, Copy, Debug)]
pub(super) struct PairRotation {
    pub(super) pair: usize,
    /// The frequency in radians per row, between −π and π.
    pub(super) freq: f64,
    /// The uncertainty of the frequency.
    pub(super) error: f64,
    /// The angle at row 0.
    pub(super) phase: f64,
    /// The typical error of the angles.
    pub(super) off: f64,
    /// The radius, and its median deviation.
    pub(super) radius: [f64; 2],
}

impl PairRotation {
    /// Measures the rotation of a pair; `None` if it has too few angles.
    pub(super) fn measured(matrix: &Matrix, layout: Layout, pair: usize) -> Option<Self> {
        let (angles, radii) = angles_and_radii(matrix, layout, pair);
        Self::of(pair, &angles, &radii)
    }

    /// Fits a rotation to angles and radii at rows 0, 1, 2 …; `None` if there are too few.
    fn of(pair: usize, angles: &[f64], radii: &[f64]) -> Option<Self> {
        let radius = median(radii.to_vec())?;
        let deviation = median(radii.iter().map(|other| (other - radius).abs()).collect())?;
        let freq = frequency(angles)?;
        let phases: Vec<f64> = angles.iter().enumerate().map(|(row, angle)| angle - freq * row as f64).collect();
        let phase = circular_median(&phases)?;
        // Apart from outliers, the residual phases lie on a line. The lower quartile is small even if half of the rows
        // are one position late.
        let residuals: Vec<f64> = phases.iter().map(|other| wrapped(other - phase)).collect();
        let mut sizes: Vec<f64> = finite(&residuals).map(f64::abs).collect();
        sizes.sort_by(f64::total_cmp);
        let [quartile, median_residual] = [sizes.len() / 4, sizes.len() / 2].map(|index| sizes[index]);
        let inliers =
            || residuals.iter().enumerate().filter(|(_, residual)| residual.abs() <= 10.0 * quartile + 1e-300);
        let count = inliers().count() as f64;
        let [sum_row, sum] = inliers().fold([0.0; 2], |[a, b], (row, residual)| [a + row as f64, b + residual]);
        let [mean_row, mean] = [sum_row / count, sum / count];
        let [covariance, squares] = inliers().fold([0.0; 2], |[a, b], (row, residual)| {
            let from = row as f64 - mean_row;
            [a + from * (residual - mean), b + from * from]
        });
        let freq_correction = if squares > 0.0 { covariance / squares } else { 0.0 };
        let squared_rest = inliers()
            .map(|(row, residual)| (residual - mean - freq_correction * (row as f64 - mean_row)).powi(2))
            .sum::<f64>();
        let off = (squared_rest / count).sqrt();
        let clock = Self {
            pair,
            freq: freq + freq_correction,
            error: off / squares.max(1e-300).sqrt() + 1e-15,
            phase: wrapped(phase + mean - freq_correction * mean_row),
            off: off.max(median_residual),
            radius: [radius, deviation],
        };
        (squares > 0.0).then_some(clock)
    }
}

/// The angle of a pair at each row, and its nonzero radii.
pub(super) fn angles_and_radii(matrix: &Matrix, layout: Layout, pair: usize) -> (Vec<f64>, Vec<f64>) {
    let pairs = layout.pairs(matrix.cols);
    let [sin, cos] =
        if layout == Layout::CosSinHalves { [2 * pairs + pair, pair] } else { layout.columns(pairs, pair) };
    let at = |row: usize| [matrix.at(row, sin), matrix.at(row, cos)];
    let angle = |[sin, cos]: [f64; 2]| if sin == 0.0 && cos == 0.0 { f64::NAN } else { sin.atan2(cos) };
    let angles = (0..matrix.rows).map(|row| angle(at(row))).collect();
    let radii = (0..matrix.rows).map(at).map(|[sin, cos]| sin.hypot(cos)).filter(|size| *size > 0.0);
    (angles, radii.collect())
}

/// The frequency of a sequence of angles, from angles at distances of 1, 2, 4 … rows. The previous estimate determines
/// the number of full turns within the next distance. At a distance of a third of the rows or less, most compared rows lie
/// on one side of a missing or repeated row.
fn frequency(angles: &[f64]) -> Option<f64> {
    let mut freq = 0.0;
    let mut distance = 1;
    while distance < angles.len() && (distance == 1 || 3 * distance < angles.len()) {
        let compared = angles.iter().zip(&angles[distance..]);
        let differences = compared.map(|(from, to)| to - from - freq * distance as f64).collect::<Vec<f64>>();
        let correction = if distance == 1 {
            circular_median(&differences)?
        } else {
            median(finite(&differences).map(wrapped).collect())?
        };
        freq += correction / distance as f64;
        distance *= 2;
    }
    Some(wrapped(freq))
}

fn finite(values: &[f64]) -> impl Iterator<Item = f64> + '_ {
    values.iter().copied().filter(|value| value.is_finite())
}

/// The circular median of angles, approximately.
fn circular_median(angles: &[f64]) -> Option<f64> {
    let [sin, cos] = finite(angles).fold([0.0; 2], |[sin, cos], angle| [sin + angle.sin(), cos + angle.cos()]);
    let about = sin.atan2(cos);
    Some(about + median(finite(angles).map(|angle| wrapped(angle - about)).collect())?)
}

/// Wraps an angle to −π to π.
pub(super) fn wrapped(angle: f64) -> f64 {
    angle - TAU * ((angle + PI) / TAU).floor()
}

pub(super) fn median(mut values: Vec<f64>) -> Option<f64> {
    if values.is_empty() {
        return None;
    }
    let middle = values.len() / 2;
    Some(*values.select_nth_unstable_by(middle, f64::total_cmp).1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_are_wrapped_to_half_a_turn() {
        for (angle, expected) in
            [(0.5, 0.5), (TAU + 0.5, 0.5), (-TAU - 0.5, -0.5), (PI + 0.1, 0.1 - PI), (20.0, 20.0 - 3.0 * TAU)]
        {
            assert!((wrapped(angle) - expected).abs() < 1e-14, "{angle}");
        }
    }

    #[test]
    fn a_median_is_the_middle_value() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(vec![4.0, 1.0, 3.0, 2.0]), Some(3.0), "the upper of two");
    }

    fn measured(angles: &[f64]) -> [f64; 2] {
        let rotation = PairRotation::of(0, angles, &[1.0]).expect("angles");
        [rotation.freq, rotation.phase]
    }

    /// Angles wrap around, and some are missing or wrong.
    #[test]
    fn a_rotation_is_measured_from_its_angles() {
        for freq in [1.0, -2.9, 0.3, 1e-4] {
            for phase in [0.0, 3.0, -3.1] {
                for rows in [2, 3, 50, 257] {
                    let mut angles: Vec<f64> = (0..rows).map(|row| wrapped(phase + freq * f64::from(row))).collect();
                    if rows > 20 {
                        (angles[3], angles[7]) = (f64::NAN, wrapped(angles[7] + 2.0));
                    }
                    let [found, at_first] = measured(&angles);
                    assert!((found - freq).abs() < 1e-14, "{freq} {phase} {rows}: {found}");
                    assert!(wrapped(at_first - phase).abs() < 1e-12, "{freq} {phase} {rows}: {at_first}");
                }
            }
        }
        assert!(PairRotation::of(0, &[f64::NAN; 4], &[1.0]).is_none());
    }

    /// Angles are rounded; distant rows determine a frequency best, as long as there are enough of them.
    #[test]
    fn distant_rows_determine_a_rotation_more_precisely() {
        let rounded = |angle: f64| (angle * 100.0).round() / 100.0;
        let angles: Vec<f64> = (0..200).map(|row| rounded(wrapped(1.0 + 0.123_456 * f64::from(row)))).collect();
        // The error is less than the last decimal divided by 128 rows.
        assert!((measured(&angles)[0] - 0.123_456).abs() < 5e-5, "{:?}", measured(&angles));
        // At a distance of 16, twenty rows form only four pairs of rows, each with one of the four wrong rows.
        let mut angles: Vec<f64> = (0..20).map(|row| 0.1 * f64::from(row)).collect();
        angles[16..].iter_mut().for_each(|angle| *angle += 0.5);
        assert!((measured(&angles)[0] - 0.1).abs() < 1e-14, "{:?}", measured(&angles));
        // The middle row, from which phases are measured, may itself be wrong.
        let mut angles: Vec<f64> = (0..20).map(|row| 0.5 + 0.1 * f64::from(row)).collect();
        angles[10] += 1.0;
        assert!((measured(&angles)[1] - 0.5).abs() < 1e-14, "{:?}", measured(&angles));
    }
}
