//! A table of positions, one row each, learned by a model or opened by a reader, and its analysis. Figures that follow
//! tables draw it instead of the formula.

mod cache;

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use self::cache::Cache;
pub(crate) use self::cache::Followed;
use crate::check::{Form, Matrix};
use crate::core::encoding::{PairLayout, encoded};
use crate::core::rotations::{Control, Rotations, control, outlier_rows, rotations};
use crate::core::schedule::Schedule;
use crate::core::spectrum_of_table::Spectrum;
use crate::params::choices::Outliers;

/// A table and its analysis.
pub struct Table {
    /// Number of positions.
    pub rows: usize,
    /// Number of dimensions.
    pub cols: usize,
    /// Entries in row-major order.
    pub values: Vec<f64>,
    /// The 99th percentile of the absolute values. Colour scales end there, so that a few large entries do not hide the
    /// others.
    pub range: f64,
    /// Name of the model or of the file.
    pub name: String,
    /// The formula that the table is computed by; `None` for a table that may be learned.
    pub formula: Option<Formula>,
    /// Indices of the outlier rows, which are far longer than the others.
    pub outlier_rows: Vec<usize>,
    /// Rotations without the outlier rows, and with them; `None` where the search found nothing.
    rotations: [Option<Rotations>; 2],
    /// Spectra without the outlier rows, and with them; `None` where nothing varies.
    spectra: [Option<Spectrum>; 2],
    /// A control: what the search finds in random numbers that are smooth over positions, and nothing else.
    pub control: Option<Control>,
    /// Results that figures need repeatedly.
    cache: Cache,
}

/// The formula of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Formula {
    /// The base.
    pub base: f64,
    /// How wavelengths are spaced.
    pub schedule: Schedule,
    /// The order of dimensions.
    pub layout: PairLayout,
}

impl Table {
    /// A table that is computed by a formula. Nothing of it is estimated.
    pub fn computed(name: String, matrix: Matrix, formula: Formula) -> TableHandle {
        let Matrix { rows, cols, values, .. } = matrix;
        TableHandle(Arc::new(Self {
            rows,
            cols,
            range: range(&values),
            values,
            name,
            formula: Some(formula),
            outlier_rows: Vec::new(),
            rotations: [None, None],
            spectra: [None, None],
            control: None,
            cache: Cache::default(),
        }))
    }

    /// Analyses a table: outlier rows, rotations, spectra, control. Awaits `pause` after every few milliseconds of
    /// work.
    pub async fn prepare(name: String, matrix: Matrix, pause: &impl AsyncFn()) -> TableHandle {
        let Matrix { rows, cols, values, .. } = matrix;
        let range = range(&values);
        let outlier_rows = outlier_rows(&values, cols);
        let without = rotations(&values, cols, &outlier_rows, None, pause).await;
        let with =
            if outlier_rows.is_empty() { without.clone() } else { rotations(&values, cols, &[], None, pause).await };
        let control = match &without {
            Some(found) => Some(control(found, pause).await),
            None => None,
        };
        let rotations = [without, with];
        let without = Spectrum::of(&values, cols, &outlier_rows, pause).await;
        let with =
            if outlier_rows.is_empty() { without.clone() } else { Spectrum::of(&values, cols, &[], pause).await };
        let spectra = [without, with];
        TableHandle(Arc::new(Self {
            rows,
            cols,
            values,
            range,
            name,
            formula: None,
            outlier_rows,
            rotations,
            spectra,
            control,
            cache: Cache::default(),
        }))
    }

    /// The rotations, with or without the outlier rows.
    pub fn rotations(&self, outliers: Outliers) -> Option<&Rotations> {
        self.rotations[usize::from(outliers == Outliers::In)].as_ref()
    }

    /// The distribution of variance over wavelengths, with or without the outlier rows.
    pub fn spectrum(&self, outliers: Outliers) -> Option<&Spectrum> {
        self.spectra[usize::from(outliers == Outliers::In)].as_ref()
    }

    /// `d_model` and base of the nearest formula: as many pairs as rotations, and the geometric progression of
    /// wavelengths fitted to theirs by least squares. `None` for fewer than two different wavelengths.
    pub fn nearest_formula(&self, outliers: Outliers) -> Option<(u32, f64)> {
        let mut logs: Vec<f64> = self.rotations(outliers)?.planes.iter().map(|plane| plane.wavelength().ln()).collect();
        logs.sort_by(f64::total_cmp);
        let count = logs.len() as f64;
        let middle = (count - 1.0) / 2.0;
        let squares: f64 = (0..logs.len()).map(|at| (at as f64 - middle).powi(2)).sum();
        let slope = logs.iter().enumerate().map(|(at, log)| (at as f64 - middle) * log).sum::<f64>() / squares;
        // The wavelength of pair i is proportional to base^(i/count).
        let base = (slope * count).exp();
        (logs.len() > 1 && base > 1.0 && base.is_finite()).then_some((2 * logs.len() as u32, base))
    }

    /// The row of a position.
    pub fn row(&self, pos: usize) -> &[f64] {
        &self.values[pos * self.cols..][..self.cols]
    }
}

/// The positions of Whisper's encoder, 1500 × 384: sines, then cosines, with frequencies from 1 to 1/10 000 inclusive.
/// Entries are rounded to binary32, as Whisper's code computes them, and to binary16, as its weights are stored (Radford et al.
/// 2022, with its code; Vaswani et al. 2018, tensor2tensor).
pub fn whisper_encoder(name: String) -> TableHandle {
    const COLS: u32 = 384;
    let formula = Formula { base: 1e4, schedule: Schedule::Inclusive, layout: PairLayout::Split };
    let freqs = formula.schedule.freqs(COLS, formula.base);
    let values = (0..WHISPER_ENCODER_ROWS)
        .flat_map(|pos| encoded(&freqs, formula.layout, f64::from(pos)))
        .map(|value| to_binary16(f64::from(value as f32)))
        .collect();
    let rows = WHISPER_ENCODER_ROWS as usize;
    let matrix = Matrix { rows, cols: COLS as usize, values, decimals: None, form: Form::Table };
    Table::computed(name, matrix, formula)
}

/// Number of positions of [`whisper_encoder`].
pub const WHISPER_ENCODER_ROWS: u32 = 1500;

/// Rounds to the nearest binary16 number, ties to even. Only for absolute values of at most 1.
fn to_binary16(value: f64) -> f64 {
    // 11 significant bits; the last is worth at least 2⁻²⁴.
    let exponent = value.abs().log2().floor().max(-14.0);
    let unit = (exponent - 10.0).exp2();
    (value / unit).round_ties_even() * unit
}

/// The 99th percentile of the absolute values; 1 if that is 0 or there are none.
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

/// A shared table. Equality is identity.
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
