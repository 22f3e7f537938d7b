//! The wavelengths of a model: as trained, and as its scaling changes them, with the lengths of both.

use std::f64::consts::TAU;

use super::{BELOW, level};
use crate::core::rotary::Scaling;
use crate::params::{Model, Params};
use crate::scene::{Axis, Ink, Mark, Pen, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Relative differences up to this are rounding: a pair's frequency is then unchanged, or divided by the whole factor.
const ROUNDING: f64 = 1e-9;
/// Distance of the words about blended pairs from the top of the axis, in CSS pixels.
const BELOW_TOP: [f64; 2] = [4.0, 10.0];

/// The wavelengths as trained and as used, one per pair, in positions.
pub(super) struct Waves {
    plain: Vec<f64>,
    used: Vec<f64>,
}

impl Waves {
    /// Of the parameters' model.
    pub(super) fn of(params: &Params, model: &Model) -> Self {
        let lengths = |freqs: Vec<f64>| freqs.into_iter().map(|freq| TAU / freq).collect();
        Self { plain: lengths(model.rule.plain(params.d_model, params.base)), used: lengths(params.freqs()) }
    }

    /// Whether the scaling changes any pair.
    fn is_scaled(&self) -> bool {
        self.ratios().any(|ratio| (ratio - 1.0).abs() > ROUNDING)
    }

    /// By how much each pair's wavelength grows.
    fn ratios(&self) -> impl Iterator<Item = f64> {
        self.plain.iter().zip(&self.used).map(|(plain, used)| used / plain)
    }

    /// The first and the last pair of those that are neither unchanged nor stretched the most; `None` if there are none,
    /// or if the scaling blends none.
    fn blended(&self, model: &Model) -> Option<[usize; 2]> {
        if !matches!(model.rule.scaling, Scaling::Yarn { .. } | Scaling::Llama3 { .. }) {
            return None;
        }
        let most = self.ratios().fold(1.0, f64::max);
        let is_between = |ratio: f64| ratio > 1.0 + ROUNDING && ratio < most * (1.0 - ROUNDING);
        let ratios: Vec<f64> = self.ratios().collect();
        let first = ratios.iter().position(|ratio| is_between(*ratio))?;
        let last = ratios.iter().rposition(|ratio| is_between(*ratio))?;
        Some([first, last])
    }

    /// Caption, details and alternative text.
    pub(super) fn words(&self, params: &Params, model: &Model) -> [String; 3] {
        let n_pos = f64::from(params.n_pos);
        let is_scaled = self.is_scaled();
        let length = model.rule.trained.filter(|_| is_scaled).unwrap_or(n_pos);
        let slow = |waves: &[f64], length: f64| whole(waves.iter().filter(|wave| **wave > length).count() as u32);
        let mut values = vec![
            ("name", model.label()),
            ("pairs", whole(params.pairs())),
            ("length", significant(length, 12)),
            ("plain", slow(&self.plain, length)),
            ("slow", slow(&self.used, length)),
            ("n", whole(params.n_pos)),
            ("now", slow(&self.used, n_pos)),
            ("first", significant(self.used.iter().copied().fold(f64::INFINITY, f64::min), 4)),
            ("last", significant(longest(&self.used), 4)),
            ("longest", significant(longest(&self.plain), 4)),
        ];
        let [caption, ranges] = if is_scaled {
            ["figure.wavelengths.model.caption.scaled", "figure.wavelengths.model.details.scaled"]
        } else {
            ["figure.wavelengths.model.caption", "figure.wavelengths.model.details"]
        };
        let mut details = vec![fill(ranges, &values)];
        if let Some([first, last]) = self.blended(model) {
            values.extend([("from", whole(first as u32)), ("to", whole(last as u32))]);
            details.push(fill("figure.wavelengths.model.blended-pairs", &values));
        }
        let trained = model.rule.trained.filter(|trained| *trained >= n_pos);
        if let (Scaling::Long { .. }, Some(trained)) = (&model.rule.scaling, trained) {
            values.push(("trained", significant(trained, 12)));
            details.push(fill("figure.wavelengths.model.short", &values));
        }
        let at_rest = model.at_rest();
        if at_rest > 0 {
            values.push(("rest", whole(at_rest)));
            details.push(fill("figure.wavelengths.model.at-rest", &values));
        }
        [fill(caption, &values), text::sentences(&details), fill("figure.wavelengths.model.alt", &values)]
    }

    /// The marks below the dots: the blended pairs, and the lengths.
    pub(super) fn ground(&self, params: &Params, model: &Model, y: &Axis) -> Vec<Mark> {
        let mut marks = Vec::new();
        let [bottom, top] = y.domain;
        if let Some([first, last]) = self.blended(model) {
            let [left, right] = [first as f64 - 0.5, last as f64 + 0.5];
            let outline = vec![[left, bottom], [right, bottom], [right, top], [left, top]];
            marks.push(Mark::Area { outline, ink: Ink::Band, label: None });
            let at = [left, top];
            let text = text::get("figure.wavelengths.model.blended").into();
            marks.push(Mark::Label { at, shift: BELOW_TOP, side: Side::Right, text, ink: Ink::Muted });
        }
        let n_pos = f64::from(params.n_pos);
        let lengths =
            [("figure.wavelengths.model.used", model.used), ("figure.wavelengths.model.trained", model.rule.trained)];
        let mut drawn = vec![n_pos];
        for (key, length) in lengths {
            let Some(length) = length.filter(|length| !drawn.contains(length)) else { continue };
            drawn.push(length);
            marks.push(level(length, text::get(key).to_owned()));
        }
        marks
    }

    /// The line of the wavelengths as trained, with its name below it, if a scaling changes any. The figure's own line and
    /// dots are as used.
    pub(super) fn as_trained(&self) -> Vec<Mark> {
        if !self.is_scaled() {
            return Vec::new();
        }
        let points: Vec<_> = self.plain.iter().enumerate().map(|(pair, wave)| [pair as f64, *wave]).collect();
        let at = points[points.len() * 4 / 5];
        let text = text::get("figure.wavelengths.model.as-trained").into();
        let name = Mark::Label { at, shift: BELOW, side: Side::Right, text, ink: Ink::Muted };
        [Mark::Line { points, pen: Pen::dashed(Ink::Muted), label: None }, name].map(|mark| mark.of("line")).into()
    }
}

/// The longest of these wavelengths.
fn longest(waves: &[f64]) -> f64 {
    waves.iter().copied().fold(0.0, f64::max)
}

/// The greatest number on the axis of wavelengths.
pub(super) fn greatest(params: &Params, model: &Model) -> f64 {
    let waves = Waves::of(params, model);
    let lengths = model.rule.trained.into_iter().chain(model.used);
    lengths.fold(longest(&waves.plain).max(longest(&waves.used)), f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rotary::Rotary;

    fn llama() -> (Params, Model) {
        let model = Model {
            name: "Llama 3.1".into(),
            rule: Rotary {
                scaling: Scaling::Llama3 { factor: 8.0, ends: [1.0, 4.0] },
                trained: Some(8192.0),
                ..Rotary::default()
            },
            dims: 128,
            base: 5e5,
            head: Some(128),
            used: Some(131_072.0),
            attention: 1.0,
        };
        let params = Params { base: 5e5, n_pos: 131_072, model: Some(model.clone().into()), ..Params::default() };
        (params, model)
    }

    #[test]
    fn blended_pairs_are_neither_unchanged_nor_divided_by_the_whole_factor() {
        let (params, model) = llama();
        let waves = Waves::of(&params, &model);
        // Between 8192/4 and 8192 positions as trained: 2π·500000^(p/64) for pairs 29 to 34.
        assert_eq!(waves.blended(&model), Some([29, 34]));
        let slowest = 8.0 * TAU * 5e5_f64.powf(63.0 / 64.0);
        assert!((longest(&waves.used) / slowest - 1.0).abs() < 1e-12);
    }

    #[test]
    fn lines_stand_at_the_trained_and_at_the_used_length_but_not_twice() {
        let (params, model) = llama();
        let rules =
            |params: &Params| Waves::of(params, &model).ground(params, &model, &super::super::y_axis(params)).len();
        // The blended band with its label, and the trained length; the used length is that of the sequence.
        assert_eq!(rules(&params), 3);
        assert_eq!(rules(&Params { n_pos: 1000, ..params.clone() }), 4);
    }
}
