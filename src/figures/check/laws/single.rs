//! Measures the frequency of a single column that is a sine or cosine from position 0 on. The first estimate comes from
//! the row at which the wave first crosses zero or starts to decrease; least squares over more and more rows refine it.

use std::f64::consts::{FRAC_PI_2, PI};

use crate::core::encoding::Component;

/// The measured frequency of a column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Single {
    pub(super) freq: f64,
    pub(super) error: f64,
    /// Root mean square residual, relative to the amplitude.
    pub(super) off: f64,
}

/// Measures a column. `entries` are those at positions 0, 1, 2 …, divided by the amplitude.
pub(super) fn measured(entries: &[f64], component: Component) -> Option<Single> {
    let (mut freq, used_rows) = match component {
        Component::Cos => of_cosine(entries)?,
        Component::Sin => of_sine(entries)?,
    };
    // At least eight rows, if present: a shorter part of a wave cannot be distinguished from a constant.
    let mut window = (2 * used_rows).clamp(8, entries.len().max(8)).min(entries.len());
    loop {
        for _ in 0..8 {
            let correction = freq_correction(&entries[..window], freq, component);
            freq += correction;
            if correction.abs() <= 1e-9 * freq.abs() {
                break;
            }
        }
        if window == entries.len() {
            break;
        }
        window = (2 * window).min(entries.len());
    }
    freq += freq_correction(entries, freq, component);
    let (mut squared_residuals, mut slopes, mut squares): (f64, f64, f64) = (0.0, 0.0, 0.0);
    for (row, entry) in entries.iter().enumerate() {
        let (exact, slope) = exact(row, freq, component);
        squared_residuals += (entry - exact).powi(2);
        (slopes, squares) = (slopes + f64::abs(slope), squares + slope * slope);
    }
    let off = (squared_residuals / entries.len() as f64).sqrt();
    // Accounts for rounding of the stored numbers, which the residuals of a nearly constant column do not show.
    let rounded = if component == Component::Cos { 1e-16 } else { 1e-18 };
    // Adds the errors of rows linearly, because rounding errors are correlated over many rows.
    let error = (off + rounded) * slopes.max(1e-150) / f64::max(squares, 1e-300);
    freq.is_finite().then_some(Single { freq, error, off })
}

/// The exact entry, and its derivative with respect to the frequency.
fn exact(row: usize, freq: f64, component: Component) -> (f64, f64) {
    let row = row as f64;
    let (sin, cos) = (freq * row).sin_cos();
    if component == Component::Sin { (sin, row * cos) } else { (cos, -row * sin) }
}

/// The least-squares correction of a frequency, ignoring wrong entries.
fn freq_correction(entries: &[f64], freq: f64, component: Component) -> f64 {
    let (mut sum, mut squares) = (0.0, 0.0);
    for (row, entry) in entries.iter().enumerate() {
        let (exact, slope) = exact(row, freq, component);
        let residual = entry - exact;
        if residual.abs() < 0.7 {
            (sum, squares) = (sum + residual * slope, squares + slope * slope);
        }
    }
    let limit = FRAC_PI_2 / entries.len() as f64;
    if squares > 0.0 { (sum / squares).clamp(-limit, limit) } else { 0.0 }
}

/// Approximate frequency, and the number of rows it is based on.
fn of_cosine(entries: &[f64]) -> Option<(f64, usize)> {
    let row = (1..entries.len()).find(|row| entries[*row] < 0.0).unwrap_or(entries.len() - 1);
    let freq = entries[row].clamp(-1.0, 1.0).acos() / row as f64;
    (freq > 0.0 || entries[row] >= 1.0).then_some((freq, row))
}

/// Same as [`of_cosine`], for a sine.
fn of_sine(entries: &[f64]) -> Option<(f64, usize)> {
    // The wave turns by more than half a turn per row.
    if entries[1] < -0.2 {
        return None;
    }
    let mut largest = entries[1];
    let falls = (2..entries.len()).find(|row| {
        largest = largest.max(entries[*row]);
        entries[*row] < largest - 0.05
    });
    let Some(row) = falls else {
        let last = entries.len() - 1;
        return Some((entries[last].clamp(-1.0, 1.0).asin() / last as f64, last));
    };
    // Three neighbours determine a fast wave; the angle at this row, beyond π/2, determines a slow one.
    let before = entries[row - 1];
    let fast = ((entries[row] + entries[row - 2]) / (2.0 * before)).clamp(-1.0, 1.0).acos();
    let slow = (PI - entries[row].clamp(-1.0, 1.0).asin()) / row as f64;
    Some((if fast > 0.4 { fast } else { slow }, row))
}
