//! A table of positions, one row each: what a model learned, or what a reader brought, and what is found in it. Figures that
//! follow tables draw it in place of the formula.

mod compared;

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use self::compared::Compared;
pub(crate) use self::compared::Followed;
use crate::catalog::Drawing;
use crate::check::{Form, Matrix};
use crate::core::encoding::{PairLayout, encoded};
use crate::core::rotations::{Control, Rotations, control, rotations, standing_out};
use crate::core::spectrum_of_table::Spectrum;
use crate::params::Outliers;

/// A table, and what is found in it.
pub struct Table {
    /// Positions.
    pub rows: usize,
    /// Dimensions.
    pub cols: usize,
    /// Row by row.
    pub values: Vec<f64>,
    /// What 99 of 100 entries do not exceed: colours end there, so that a few large ones do not hide the others.
    pub range: f64,
    /// Its name: of the model, or of the file.
    pub name: String,
    /// The rows that stand out.
    pub standing_out: Vec<usize>,
    /// Rotations without these rows, and with them; `None` where there are none to be found.
    rotations: [Option<Rotations>; 2],
    /// Spectra without these rows, and with them; `None` where nothing varies.
    spectra: [Option<Spectrum>; 2],
    /// What the same search finds in a table that is merely smooth.
    pub control: Option<Control>,
    /// What figures ask for again and again.
    compared: Compared,
    /// How figures draw it. Held here, so that the part of the program that is downloaded first does not name it.
    drawing: fn(&Drawing) -> Option<&'static Drawing>,
}

impl Table {
    /// Looks for rotations. Awaits `pause` after each piece of work of some milliseconds.
    pub async fn prepare(name: String, matrix: Matrix, pause: &impl AsyncFn()) -> TableHandle {
        let Matrix { rows, cols, values, .. } = matrix;
        let range = range(&values);
        let standing_out = standing_out(&values, cols);
        let without = rotations(&values, cols, &standing_out, None, pause).await;
        let with =
            if standing_out.is_empty() { without.clone() } else { rotations(&values, cols, &[], None, pause).await };
        let control = match &without {
            Some(found) => Some(control(found, pause).await),
            None => None,
        };
        let rotations = [without, with];
        let without = Spectrum::of(&values, cols, &standing_out, pause).await;
        let with =
            if standing_out.is_empty() { without.clone() } else { Spectrum::of(&values, cols, &[], pause).await };
        let spectra = [without, with];
        let drawing = crate::catalog::of_table;
        let compared = Compared::default();
        TableHandle(Arc::new(Self {
            rows,
            cols,
            values,
            range,
            name,
            standing_out,
            rotations,
            spectra,
            control,
            compared,
            drawing,
        }))
    }

    /// The rotations, with or without the rows that stand out.
    pub fn found(&self, outliers: Outliers) -> Option<&Rotations> {
        self.rotations[usize::from(outliers == Outliers::In)].as_ref()
    }

    /// How its variance is spread over wavelengths, with or without the rows that stand out.
    pub fn spectrum(&self, outliers: Outliers) -> Option<&Spectrum> {
        self.spectra[usize::from(outliers == Outliers::In)].as_ref()
    }

    /// Dimensions and base of the formula that is nearest: as many pairs as rotations, and wavelengths in a geometric
    /// progression with their mean ratio. `None` of fewer than two rotations.
    pub fn nearest_formula(&self, outliers: Outliers) -> Option<(u32, f64)> {
        let mut logs: Vec<f64> = self.found(outliers)?.planes.iter().map(|plane| plane.wavelength().ln()).collect();
        logs.sort_by(f64::total_cmp);
        let count = logs.len() as f64;
        let middle = (count - 1.0) / 2.0;
        let spread: f64 = (0..logs.len()).map(|at| (at as f64 - middle).powi(2)).sum();
        let slope = logs.iter().enumerate().map(|(at, log)| (at as f64 - middle) * log).sum::<f64>() / spread;
        let base = (slope * count).exp();
        (logs.len() > 1 && base > 1.0 && base.is_finite()).then_some((2 * logs.len() as u32, base))
    }

    /// A row.
    pub fn row(&self, pos: usize) -> &[f64] {
        &self.values[pos * self.cols..][..self.cols]
    }

    /// How a figure draws it, by how that draws the formula; `None` where the figure follows the formula alone.
    pub fn drawing(&self, of: &Drawing) -> Option<&'static Drawing> {
        (self.drawing)(of)
    }
}

/// The positions of Whisper's encoder, 1500 rows of 384: sines and then cosines, with frequencies from 1 to 1/10 000 both
/// included, rounded to binary32, as the program computes, and to binary16, as the file stores them (Radford et al. 2022,
/// and its program; Vaswani et al. 2018, tensor2tensor).
pub fn whisper_encoder() -> Matrix {
    const ROWS: usize = 1500;
    const PAIRS: usize = 192;
    let freqs: Vec<f64> = (0..PAIRS).map(|pair| 1e4_f64.powf(-(pair as f64) / (PAIRS - 1) as f64)).collect();
    let values = (0..ROWS)
        .flat_map(|pos| encoded(&freqs, PairLayout::Split, pos as f64))
        .map(|value| to_binary16(f64::from(value as f32)))
        .collect();
    Matrix { rows: ROWS, cols: 2 * PAIRS, values, decimals: None, form: Form::Table }
}

/// The nearest number of binary16, ties to the even one. Only for numbers of at most 1.
fn to_binary16(value: f64) -> f64 {
    // 11 significant bits, of which the last is worth 2⁻²⁴ at least.
    let exponent = value.abs().log2().floor().max(-14.0);
    let unit = (exponent - 10.0).exp2();
    (value / unit).round_ties_even() * unit
}

/// What 99 of 100 of the values do not exceed.
fn range(values: &[f64]) -> f64 {
    let mut sizes: Vec<f64> = values.iter().map(|value| value.abs()).collect();
    if sizes.is_empty() {
        return 1.0;
    }
    let at = (sizes.len() - 1) * 99 / 100;
    let (_, size, _) = sizes.select_nth_unstable_by(at, f64::total_cmp);
    if *size > 0.0 { *size } else { 1.0 }
}

impl fmt::Debug for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({} × {})", self.name, self.rows, self.cols)
    }
}

/// A table that many hold. Two are equal only if they are one.
#[derive(Clone, Debug)]
pub struct TableHandle(Arc<Table>);

impl Deref for TableHandle {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl PartialEq for TableHandle {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
