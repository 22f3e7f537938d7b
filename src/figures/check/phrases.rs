//! Phrases common to all verdicts.

use super::judgement::Judgement;
use super::layout::Layout;
use super::precision::Level;
use super::verdict::Verdict;
use crate::text::fill;
use crate::text::number::{plain, significant, whole};

/// The beginning of the reader's input, for quoting.
pub(super) fn short(given: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = given.chars().take(MOST).collect();
    if given.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// A verdict for readers: a headline, notes, and properties as name and text.
#[derive(Default)]
pub struct Report {
    /// The headline.
    pub head: String,
    /// Whether it is right; `None` if the headline says only what it is.
    pub judgement: Option<Judgement>,
    /// Notes, such as a known bug and the first entry that shows it.
    pub notes: Vec<String>,
    /// The line of Python that makes it right, if there is one.
    pub fix: Option<String>,
    /// Properties.
    pub rows: Vec<(&'static str, String)>,
}

/// The numbers of rows and columns.
pub(super) fn shape(verdict: &Verdict) -> String {
    let [rows, cols] = [verdict.rows(), verdict.cols()].map(count);
    let key = if verdict.is_transposed { "check.shape.turned" } else { "check.shape.said" };
    fill(key, &[("rows", rows), ("cols", cols)])
}

pub(super) fn count(number: usize) -> String {
    whole(number as f64)
}

/// The precision of numbers with these decimals, with their largest error.
pub(super) fn precision(level: Level, max_error: f64, decimals: Option<i32>) -> String {
    let most = ("most", significant(max_error, 2));
    match decimals {
        // Numbers with fewer decimals than a precision resolves cannot identify that precision.
        Some(decimals) if decimals < 15 => {
            fill("check.precision.digits", &[most, ("count", plain(f64::from(decimals.max(0))))])
        }
        _ => {
            let key = match level {
                Level::F64 => "check.precision.f64",
                Level::F32 => "check.precision.f32",
                Level::Single => "check.precision.single",
                Level::F16 => "check.precision.f16",
                Level::Bf16 => "check.precision.bf16",
                Level::HalfAngles => "check.precision.half-angles",
                Level::BrainAngles => "check.precision.brain-angles",
            };
            fill(key, &[most])
        }
    }
}

pub(super) fn layout(layout: Layout) -> &'static str {
    match layout {
        Layout::Interleaved => "check.layout.interleaved",
        Layout::Split => "check.layout.split",
        Layout::InterleavedCosFirst => "check.layout.interleaved-cos",
        Layout::SplitCosFirst => "check.layout.split-cos",
        Layout::CosHalves => "check.layout.cos-halves",
        Layout::SinHalves => "check.layout.sin-halves",
        Layout::CosPairs => "check.layout.cos-pairs",
        Layout::SinPairs => "check.layout.sin-pairs",
        Layout::Cosines => "check.layout.cosines",
        Layout::Sines => "check.layout.sines",
        Layout::CosSinHalves => "check.layout.cos-sin-halves",
    }
}
