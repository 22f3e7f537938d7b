//! The sine and cosine waves of a pair, as curves.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use crate::core::sampling::sine_range;
use crate::core::spectrum;
use crate::params::Params;
use crate::scene::{Curve, Ink, Mark, Pen};
use crate::text::number::{readable, significant, whole};
use crate::text::{self, fill};

/// With more turns than this, a column of pixels may contain more than one wave, and a note explains what the column
/// shows.
const MANY_TURNS: f64 = 60.0;

/// The sine (solid) and the cosine (dashed) of a pair over `domain`, tagged with their terms.
pub(in crate::catalog) fn sin_and_cos(freq: f64, domain: [f64; 2]) -> Vec<Mark> {
    vec![
        wave(freq, 0.0, domain, Pen::solid(Ink::Sin), text::get("label.sin")).of("sin"),
        wave(freq, FRAC_PI_2, domain, Pen::dashed(Ink::Cos), text::get("label.cos")).of("cos"),
    ]
}

/// The sine and cosine of the cursor's pair at the cursor, by term.
pub(in crate::catalog) fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (sin, cos) = (f64::from(params.pos) * params.freq(params.pair)).sin_cos();
    vec![("sin", sin), ("cos", cos)]
}

/// The wavelength of a frequency for a label in a picture: three digits, or four above 1000.
pub(in crate::catalog) fn brief_wavelength(freq: f64) -> String {
    let wavelength = TAU / freq;
    significant(wavelength, if wavelength < 1000.0 { 3 } else { 4 })
}

/// The squares of [`values`], by term.
pub(in crate::catalog) fn squares(params: &Params) -> Vec<(&'static str, f64)> {
    values(params).into_iter().map(|(term, value)| (term, value * value)).collect()
}

/// Number of turns that the cursor's pair makes from position 0 to the last.
pub(in crate::catalog) fn turns(params: &Params) -> f64 {
    spectrum::turns(params.freq(params.pair), f64::from(params.n_pos - 1))
}

/// [`turns`] in words, without a full stop.
pub(in crate::catalog) fn turning(params: &Params) -> String {
    fill("wave.turns", &text_values(params))
}

/// Values for texts about the cursor's pair.
pub(in crate::catalog) fn text_values(params: &Params) -> [(&'static str, String); 4] {
    [
        ("pair", whole(params.pair)),
        ("wavelength", readable(TAU / params.freq(params.pair))),
        ("turns", readable(turns(params))),
        ("last", whole(params.n_pos - 1)),
    ]
}

/// Note if the waves are too dense to be distinguished.
pub(in crate::catalog) fn note(turns: f64) -> &'static str {
    if turns > MANY_TURNS { text::get("note.envelope") } else { "" }
}

/// The number of positions as text: “50 positions”.
pub(in crate::catalog) fn positions(n_pos: u32) -> String {
    fill(if n_pos == 1 { "count.position" } else { "count.positions" }, &[("n", whole(n_pos))])
}

/// Whether texts may name the first pair the fastest and the last the slowest: no pair of the formula is faster than the
/// one before. Always true for a model, whose factors can be in any order: tests compare its texts with all its pairs.
pub(in crate::catalog) fn never_speeds_up(params: &Params) -> bool {
    params.model.is_some() || params.freqs().is_sorted_by(|freq, next| freq >= next)
}

/// The first, the middle and the last pair, without duplicates, each with its wavelength, as text.
pub(in crate::catalog) fn ends_and_middle(freqs: &[f64]) -> String {
    let named = |pair: usize| {
        let values = [("pair", whole(pair as u32)), ("wavelength", significant(TAU / freqs[pair], 5))];
        fill("wave.named", &values)
    };
    let mut pairs = vec![0, freqs.len() / 2, freqs.len() - 1];
    pairs.dedup();
    text::list(pairs.into_iter().map(named))
}

/// sin(freq·x + phase) as a curve; a phase of π/2 makes it the cosine.
fn wave(freq: f64, phase: f64, domain: [f64; 2], pen: Pen, label: &str) -> Mark {
    let curve = Curve {
        at: Box::new(move |x| (freq * x + phase).sin()),
        range: Box::new(move |a, b| sine_range(freq, phase, a, b)),
        feature: PI / freq,
        domain,
    };
    Mark::Curve { curve, pen, label: Some(label.into()) }
}
