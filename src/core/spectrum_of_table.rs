//! The distribution of a table's variance over wavelengths.
//!
//! With x(pos) the n rows used minus their mean, and X(f) = Σ x(pos)·e^(−2πi·f·pos) for each dimension,
//!
//! ```text
//! share(f) = 2·‖X(f)‖² / (n·Σ‖x(pos)‖²)
//! ```
//!
//! is the share of the variance in a band of width 1/n around the frequency f: over the frequencies 1/n, 2/n … it sums
//! to 1 (Parseval). It is the periodogram (Schuster 1898) and has a resolution of 1/n: two rotations whose frequencies
//! differ by less than 1/n form one peak. Each peak has side lobes; for an integer number of cycles, the first has a
//! twentieth of the peak's height.
//!
//! By Wiener and Khinchin, ‖X(f)‖² = r(0) + 2·Σ r(lag)·cos(2πf·lag), where r(lag) = Σ x(pos)·x(pos + lag). Therefore
//! only the autocovariances are stored, one number per lag regardless of the number of dimensions, and a share at any
//! wavelength is one sum over them (by Clenshaw's recurrence). They are computed by a fast Fourier transform (Cooley
//! and Tukey) of columns padded with zeros to at least twice their length, two columns at a time as real and
//! imaginary part.

use std::f64::consts::TAU;

use super::principal::Centred;

/// Relative step of the frequency between adjacent points of the curve, at low frequencies.
const STEP: f64 = 0.01;
/// Maximum step of the frequency, at high frequencies, in units of the resolution 1/rows. It is larger if
/// [`MAX_STEPS`] would be exceeded.
const MAX_STEP_OF_RESOLUTION: f64 = 0.25;
/// Maximum number of steps of the maximum size.
const MAX_STEPS: f64 = 1500.0;
/// Number of additions between two pauses: a few milliseconds in a browser.
const WORK_PER_PAUSE: usize = 1 << 18;

/// The spectrum of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Spectrum {
    /// Autocovariances by lag, scaled so that a share is a sum over them.
    lags: Vec<f64>,
    /// Points [wavelength in positions, share], from wavelength 2, the shortest that samples can represent, to twice
    /// the number of rows.
    pub curve: Vec<[f64; 2]>,
}

impl Spectrum {
    /// The spectrum of a table with `cols` numbers per row; excluded rows are replaced by the mean. `None` if there are
    /// fewer than two other rows, or if all are equal. Awaits `pause` after every few milliseconds of work.
    pub async fn of(values: &[f64], cols: usize, excluded: &[usize], pause: &impl AsyncFn()) -> Option<Self> {
        let rows = values.len() / cols.max(1);
        let kept: Vec<usize> = (0..rows).filter(|row| !excluded.contains(row)).collect();
        if kept.len() < 2 {
            return None;
        }
        let centred = Centred::new(values, cols, &kept);
        let transform = Transform::new((2 * rows).next_power_of_two());
        let size = transform.size();
        let mut power = vec![0.0; size];
        let mut work = 0;
        for col in (0..cols).step_by(2) {
            let (mut re, mut im) = (vec![0.0; size], vec![0.0; size]);
            for (at, row) in kept.iter().enumerate() {
                re[*row] = centred.rows[(at, col)];
                im[*row] = if col + 1 < cols { centred.rows[(at, col + 1)] } else { 0.0 };
            }
            transform.run(&mut re, &mut im);
            power.iter_mut().zip(re.iter().zip(&im)).for_each(|(power, (re, im))| *power += re * re + im * im);
            work += size * size.ilog2() as usize;
            if work > WORK_PER_PAUSE {
                pause().await;
                work = 0;
            }
        }
        // The pairing of columns adds an antisymmetric part to the power, which is transformed into the imaginary part.
        let mut imaginary = vec![0.0; size];
        transform.run(&mut power, &mut imaginary);
        let total = power[0];
        // Equal rows have no variance except rounding errors.
        let largest = values.iter().fold(0.0_f64, |largest, value| largest.max(value.abs()));
        if total <= 1e-24 * largest * largest * (size * values.len()) as f64 {
            return None;
        }
        let scale = 2.0 / (kept.len() as f64 * total);
        let lags = power[..rows].iter().map(|covariance| covariance * scale).collect();
        let mut spectrum = Self { lags, curve: Vec::new() };
        for wavelength in wavelengths(rows as f64) {
            let share = spectrum.share(wavelength);
            spectrum.curve.push([wavelength, share]);
            work += 2 * rows;
            if work > WORK_PER_PAUSE {
                pause().await;
                work = 0;
            }
        }
        Some(spectrum)
    }

    /// The share of the variance in a band of width 1/n around the frequency of this wavelength, for n rows used.
    pub fn share(&self, wavelength: f64) -> f64 {
        let cos = (TAU / wavelength).cos();
        let [mut next, mut after] = [0.0; 2];
        for lag in self.lags[1..].iter().rev() {
            (next, after) = (lag + 2.0 * cos * next - after, next);
        }
        // If the sum cancels, the remaining rounding error may be negative.
        (self.lags[0] + 2.0 * (cos * next - after)).max(0.0)
    }
}

/// Wavelengths from 2 to twice the number of rows, dense enough not to miss a peak.
fn wavelengths(rows: f64) -> Vec<f64> {
    let (first, last) = (0.5, 0.5 / rows);
    let max_step = (MAX_STEP_OF_RESOLUTION / rows).max(first / MAX_STEPS);
    let next = |freq: &f64| Some((freq - max_step.min(STEP * freq)).max(last)).filter(|next| next < freq);
    std::iter::successors(Some(first), next).map(f64::recip).collect()
}

/// The fast Fourier transform of a number of values that is a power of two.
struct Transform {
    /// cos and −sin of the angles of the first half turn.
    turns: Vec<[f64; 2]>,
}

impl Transform {
    fn new(size: usize) -> Self {
        let turn = |at: usize| {
            let (sin, cos) = (TAU * at as f64 / size as f64).sin_cos();
            [cos, -sin]
        };
        Self { turns: (0..size / 2).map(turn).collect() }
    }

    fn size(&self) -> usize {
        2 * self.turns.len()
    }

    /// Transforms `re` + i·`im` in place: bit-reversal permutation, then butterflies.
    fn run(&self, re: &mut [f64], im: &mut [f64]) {
        let size = self.size();
        let bits = size.ilog2();
        for at in 0..size {
            let other = at.reverse_bits() >> (usize::BITS - bits);
            if at < other {
                re.swap(at, other);
                im.swap(at, other);
            }
        }
        let mut half = 1;
        while half < size {
            let stride = size / (2 * half);
            for start in (0..size).step_by(2 * half) {
                for at in 0..half {
                    let [cos, minus_sin] = self.turns[at * stride];
                    let (low, high) = (start + at, start + at + half);
                    let turned = [re[high] * cos - im[high] * minus_sin, re[high] * minus_sin + im[high] * cos];
                    (re[high], im[high]) = (re[low] - turned[0], im[low] - turned[1]);
                    (re[low], im[low]) = (re[low] + turned[0], im[low] + turned[1]);
                }
            }
            half *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rotations::run_without_pauses;
    use crate::tokens::normal;

    fn of(values: &[f64], cols: usize, excluded: &[usize]) -> Option<Spectrum> {
        run_without_pauses(Spectrum::of(values, cols, excluded, &async || ()))
    }

    fn noise(count: usize) -> Vec<f64> {
        let mut state = 5;
        (0..count).map(|_| normal(&mut state)).collect()
    }

    /// Compared with the defining sum, for odd numbers of rows and columns, and with excluded rows.
    #[test]
    fn shares_are_those_of_the_definition() {
        let (rows, cols, excluded) = (23, 5, [0, 7]);
        let values = noise(rows * cols);
        let spectrum = of(&values, cols, &excluded).expect("a spectrum");
        let kept: Vec<usize> = (0..rows).filter(|row| !excluded.contains(row)).collect();
        let mean = |col: usize| kept.iter().map(|row| values[row * cols + col]).sum::<f64>() / kept.len() as f64;
        for wavelength in [2.0, 2.7, 9.0, 46.0] {
            let (mut power, mut total) = (0.0, 0.0);
            for col in 0..cols {
                let [mut re, mut im] = [0.0; 2];
                for row in &kept {
                    let value = values[row * cols + col] - mean(col);
                    let (sin, cos) = (TAU * *row as f64 / wavelength).sin_cos();
                    (re, im, total) = (re + value * cos, im + value * sin, total + value * value);
                }
                power += re * re + im * im;
            }
            let expected = 2.0 * power / (kept.len() as f64 * total);
            let share = spectrum.share(wavelength);
            assert!((share - expected).abs() < 1e-12, "{wavelength}: {share} for {expected}");
        }
    }

    /// By Parseval's theorem, since the bands are adjacent. At a wavelength of 2 both signs of the frequency coincide,
    /// so half of the share is counted.
    #[test]
    fn shares_of_all_bands_sum_to_one() {
        let rows = 64;
        let spectrum = of(&noise(rows * 6), 6, &[]).expect("a spectrum");
        let band = |at: usize| spectrum.share(rows as f64 / at as f64);
        let sum: f64 = (1..rows / 2).map(band).sum::<f64>() + band(rows / 2) / 2.0;
        assert!((sum - 1.0).abs() < 1e-12, "{sum}");
    }

    #[test]
    fn a_rotation_is_a_peak_at_its_wavelength_with_its_share() {
        let freqs = [TAU / 8.0, TAU / 32.0];
        let row = |pos: u32| freqs.map(|freq| (freq * f64::from(pos)).sin_cos()).map(|(sin, cos)| [sin, cos]);
        let values: Vec<f64> = (0..128).flat_map(|pos| row(pos).concat()).collect();
        let spectrum = of(&values, 4, &[]).expect("a spectrum");
        assert!([8.0, 32.0].iter().all(|wavelength| (spectrum.share(*wavelength) - 0.5).abs() < 1e-9));
        let [peak, ..] = spectrum
            .curve
            .iter()
            .filter(|[wavelength, _]| *wavelength < 16.0)
            .fold([0.0; 2], |peak, point| if point[1] > peak[1] { *point } else { peak });
        assert!((peak / 8.0 - 1.0).abs() < 0.02, "{peak}");
    }

    #[test]
    fn curves_run_from_two_positions_to_twice_the_rows() {
        for rows in [2, 8, 511, 4096] {
            let curve = of(&noise(rows), 1, &[]).expect("a spectrum").curve;
            assert_eq!((curve[0][0], curve[curve.len() - 1][0]), (2.0, 2.0 * rows as f64));
            assert!(curve.is_sorted_by(|a, b| a[0] < b[0]) && curve.len() < 2200, "{}", curve.len());
        }
    }

    #[test]
    fn one_row_and_equal_rows_have_no_spectrum() {
        assert!(of(&[1.0, 2.0], 2, &[]).is_none() && of(&[0.3; 40], 4, &[]).is_none() && of(&[], 4, &[]).is_none());
        assert!(of(&[1.0, 2.0, 3.0], 1, &[0, 1]).is_none());
    }
}
