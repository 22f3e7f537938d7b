//! Methods that extend `RoPE` beyond its training length: their effect on wavelengths and scores.

use super::shared::head;
use super::shared::level::level;
use super::shared::plot::{decades, line, lower_end, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::distance::{cosine, mean_squares_into};
use crate::core::rope_scaling::{ALPHA, BETA, ntk_base, ramp, temperature};
use crate::core::rotary::{Rotary, Scaling};
use crate::core::spectrum::turns;
use crate::params::{N_POS_MAX, ParamId, Params, Stretch};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Read, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;
use std::sync::Arc;

pub(super) static FIGURE: Figure = Figure {
    id: "rope-scaling",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule, ParamId::Stretch],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::NPos),
    fixed: &[],
    controls: &[ParamId::Stretch],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: slows_slow_pairs_most },
    Statement { text: "short", holds: speeds_up_no_pair },
    Statement { text: "beyond", holds: |params| exceeds_trained_angles(params) == [false, true, false] },
    Statement { text: "beyond.none", holds: |params| exceeds_trained_angles(params) == [false; 3] },
];

/// Whether no method makes a pair faster than in training.
fn speeds_up_no_pair(params: &Params) -> bool {
    let [trained, methods @ ..] = stretched(params);
    methods.iter().all(|freqs| freqs.iter().zip(&trained).all(|(freq, trained)| *freq <= trained * (1.0 + 1e-12)))
}

/// The trained frequencies, then those of interpolation, the NTK-aware base and `YaRN`; each fastest first.
fn stretched(params: &Params) -> [Vec<f64>; 4] {
    let factor = f64::from(factor(params.stretch));
    // `YaRN` in the paper blends by turns, as Llama 3 does with other ends.
    let yarn = Scaling::Llama3 { factor, ends: [ALPHA, BETA] };
    [Scaling::None, Scaling::Linear(factor), Scaling::Ntk(factor), yarn].map(|scaling| {
        let trained = f64::from(trained(params));
        let rule = Rotary { scaling, trained: Some(trained), ..params.rule().into_owned() };
        rule.freqs(head::dims(params), params.base, trained)
    })
}

/// The length in training: that of the model, if it is known, or else that of the sequence.
fn trained(params: &Params) -> u32 {
    let known = params.model.as_ref().and_then(|model| model.rule.trained.or(model.used));
    known.map_or(params.n_pos, |length| length.clamp(1.0, f64::from(N_POS_MAX)) as u32)
}

/// Whether no method makes a pair faster, and each slows a slower pair at least as much as a faster one.
fn slows_slow_pairs_most(params: &Params) -> bool {
    let [freqs, methods @ ..] = stretched(params);
    methods.iter().all(|method| {
        let ratios: Vec<f64> = method.iter().zip(&freqs).map(|(new, old)| new / old).collect();
        ratios[0] <= 1.0 && ratios.is_sorted_by(|fast, slow| *slow <= fast * (1.0 + 1e-12))
    })
}

/// For each method, whether a pair that completes no turn in training reaches angles beyond those of training.
fn exceeds_trained_angles(params: &Params) -> [bool; 3] {
    let [freqs, methods @ ..] = stretched(params);
    let n = f64::from(trained(params));
    methods.map(|method| {
        let mut pairs = method.iter().zip(&freqs).filter(|(_, old)| **old * n < TAU);
        pairs.any(|(new, old)| new * n * f64::from(factor(params.stretch)) > old * n * (1.0 + 1e-9))
    })
}

/// Number of points of a score, at offsets that grow by equal factors.
const POINTS: u32 = 300;
/// Each point of a score is a mean over offsets up to this share of its own to either side. Without it, the waves of the
/// fast pairs would hide what the methods differ in.
const SHARE: f64 = 0.1;

/// Factor by which an angle must exceed the trained angles to count as beyond them. With the NTK-aware base, the
/// slowest pair reaches the largest trained angle up to rounding.
const PAST: f64 = 1.0 + 1e-9;

/// The methods: name, frequencies of a head, pen.
type Methods = [(&'static str, Vec<f64>, Pen); 4];

/// The formula terms.
const TERMS: [&str; 4] = ["interpolated", "ntk", "yarn", "trained"];

/// The frequencies of the cursor's pair, and the larger base.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let [trained, interpolated, _, yarn] = stretched(params);
    let pair = (params.pair as usize).min(trained.len() - 1);
    let base = ntk_base(params.base, head::dims(params), f64::from(factor(params.stretch)));
    vec![("trained", trained[pair]), ("interpolated", interpolated[pair]), ("ntk", base), ("yarn", yarn[pair])]
}

fn scene(params: &Params) -> Scene {
    let d_head = head::dims(params);
    let factor = factor(params.stretch);
    let n_pos = trained(params);
    let trained_length = f64::from(n_pos);
    let base = ntk_base(params.base, d_head, f64::from(factor));
    let [freqs, divided, ntk, yarn] = stretched(params);
    let ramps = freqs.iter().map(|freq| ramp(turns(*freq, trained_length)));
    let kept_count = ramps.clone().filter(|ramp| *ramp == 1.0).count();
    let divided_count = ramps.filter(|ramp| *ramp == 0.0).count();
    let blended_count = freqs.len() - kept_count - divided_count;
    let named = |key, freqs, pen| (text::get(key), freqs, pen);
    let stretch = f64::from(factor);
    let methods: Arc<Methods> = Arc::new([
        named("figure.rope-scaling.interpolated", divided, Pen::series(2)),
        named("figure.rope-scaling.ntk", ntk, Pen::series(3)),
        named("figure.rope-scaling.yarn", yarn, Pen::series(0)),
        named("figure.rope-scaling.trained", freqs, Pen::series(1)),
    ]);
    let last = n_pos * factor;
    let mut values = vec![
        ("factor", whole(factor)),
        ("n", whole(n_pos)),
        ("last", whole(last)),
        ("d", whole(d_head)),
        ("before", significant(params.base, 12)),
        ("base", whole(base.round())),
        ("kept", whole(kept_count as u32)),
        ("blended", whole(blended_count as u32)),
        ("divided", whole(divided_count as u32)),
        ("alpha", whole(ALPHA)),
        ("beta", whole(BETA)),
        ("temperature", significant(temperature(stretch), 4)),
        ("slowest", significant(TAU / methods[3].1[d_head as usize / 2 - 1], 5)),
        ("stretched", significant(TAU / methods[0].1[d_head as usize / 2 - 1], 5)),
        ("width", whole(100.0 * SHARE)),
        ("d_model", whole(params.d_model)),
    ];
    let exponent = if d_head == 2 {
        text::get("figure.rope-scaling.exponent.none").to_owned()
    } else {
        let values = [("factor", whole(factor)), ("d", whole(d_head)), ("less", whole(d_head - 2))];
        fill("figure.rope-scaling.exponent", &values)
    };
    values.push(("exponent", exponent));
    let beyond = beyond(&methods, trained_length, stretch, &values);
    let note = fill("figure.rope-scaling.sampled", &values);
    values.push(("beyond", beyond));
    let capped = if d_head < params.d_model { fill("figure.rope-scaling.capped", &values) } else { String::new() };
    Scene {
        panels: vec![wavelengths(&methods, [trained_length, f64::from(last)]), scores(&methods, n_pos, last)],
        arrange: Arrange::Flow(400.0),
        caption: fill("figure.rope-scaling.caption", &values),
        details: text::sentences([fill("figure.rope-scaling.details", &values), note, capped]),
        alt: fill("figure.rope-scaling.alt", &values),
    }
}

/// A sentence on the pairs that, with the NTK-aware base, reach angles beyond those of training. A pair that completes
/// a turn in training has no angles beyond.
fn beyond(methods: &Methods, trained_length: f64, stretch: f64, values: &[(&'static str, String)]) -> String {
    let [_, (_, ntk, _), _, (_, freqs, _)] = methods;
    let slow = freqs.iter().zip(ntk).filter(|(freq, _)| turns(**freq, trained_length) < 1.0);
    let farther: Vec<f64> =
        slow.clone().map(|(freq, ntk)| stretch * ntk / freq).filter(|ratio| *ratio > PAST).collect();
    let greatest = farther.iter().copied().fold(1.0, f64::max);
    let counted = [
        ("slow", whole(slow.count() as u32)),
        ("past", whole(farther.len() as u32)),
        ("most", significant(100.0 * (greatest - 1.0), 2)),
    ];
    let key = if farther.is_empty() { "figure.rope-scaling.beyond.none" } else { "figure.rope-scaling.beyond" };
    fill(key, &[values, &counted].concat())
}

fn factor(stretch: Stretch) -> u32 {
    match stretch {
        Stretch::Two => 2,
        Stretch::Four => 4,
        Stretch::Eight => 8,
        Stretch::Sixteen => 16,
    }
}

/// Wavelengths by pair, with the lengths of training and of use.
fn wavelengths(methods: &Arc<Methods>, [trained_length, last]: [f64; 2]) -> Panel {
    let end = methods[0].1.len() as f64 - 1.0;
    let slowest = methods.iter().flat_map(|method| &method.1).copied().fold(1.0, f64::min);
    let at = |freqs: &[f64], x: f64| {
        let pair = x.round().clamp(0.0, freqs.len() as f64 - 1.0);
        [pair, TAU / freqs[pair as usize]]
    };
    let mut marks = vec![
        level(trained_length, fill("label.n", &[("value", whole(trained_length))])),
        level(last, fill("figure.rope-scaling.to", &[("value", whole(last))])),
    ];
    marks.extend(methods.iter().zip(TERMS).map(|((name, freqs, pen), term)| {
        line((0..freqs.len()).map(|pair| at(freqs, pair as f64)).collect(), *pen, name).of(term)
    }));
    let x = Axis::whole(text::get("axis.pair"), [0.0, end.max(1.0)], Measure::Pair);
    let y = Axis::log(text::get("axis.wavelength"), decades(trained_length.min(TAU), last.max(TAU / slowest)));
    panel(x, y, marks, read(methods, "figure.rope-scaling.read", at))
}

fn scores(methods: &Arc<Methods>, n_pos: u32, last: u32) -> Panel {
    let pen = Pen::dashed(Ink::Muted).width(1.0);
    let label = Some(fill("label.n", &[("value", whole(n_pos))]));
    let mut marks = vec![Mark::Rule { along: Direction::X, at: f64::from(n_pos), pen, label }];
    let end = f64::from(last);
    let mut low: f64 = 0.0;
    for ((_, freqs, pen), term) in methods.iter().zip(TERMS) {
        let mean = |point: u32| {
            let offset = end.powf(f64::from(point) / f64::from(POINTS - 1));
            let mut square = [0.0];
            mean_squares_into(freqs, (offset, 0.0), 2.0 * SHARE * offset, &mut square);
            // ‖PE(x) − PE(y)‖² = 2·(pairs − Σcos)
            [offset, 1.0 - square[0] / (2.0 * freqs.len() as f64)]
        };
        let points: Vec<[f64; 2]> = (0..POINTS).map(mean).collect();
        low = points.iter().map(|point| point[1]).fold(low, f64::min);
        marks.push(line(points, *pen, "").of(term));
    }
    let x = Axis { measures: Measure::Offset, ..Axis::log(text::get("axis.offset"), [1.0, end]) };
    let y = Axis::linear(text::get("axis.mean-cosine-smoothed"), [lower_end(low), 1.05]);
    let at = move |freqs: &[f64], x: f64| {
        let offset = x.round().clamp(1.0, end);
        [offset, cosine(freqs, offset)]
    };
    panel(x, y, marks, read(methods, "figure.rope-scaling.read.score", at))
}

/// A reading of all methods at once, to compare them.
fn read(methods: &Arc<Methods>, key: &'static str, at: impl Fn(&[f64], f64) -> [f64; 2] + 'static) -> Read {
    let methods = Arc::clone(methods);
    Box::new(move |[x, _]| {
        let [interpolated, ntk, yarn, trained] = [0, 1, 2, 3].map(|method| at(&methods[method].1, x));
        let values = [
            ("x", whole(trained[0])),
            ("trained", significant(trained[1], 6)),
            ("interpolated", significant(interpolated[1], 6)),
            ("ntk", significant(ntk[1], 6)),
            ("yarn", significant(yarn[1], 6)),
        ];
        Some(Reading { at: trained, text: fill(key, &values) })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_states_the_ntk_base() {
        let Scene { caption, details, .. } =
            scene(&Params { stretch: Stretch::Four, n_pos: 2048, ..Params::default() });
        // 10000·4^(128/126)
        assert!(caption.contains("40\u{202f}890"), "{caption}");
        assert!(caption.contains("divides every freq by 4") && details.contains("4^(128/126)"), "{caption} {details}");
    }

    #[test]
    fn the_text_states_when_the_ntk_base_exceeds_trained_angles() {
        let details = scene(&Params::default()).details;
        assert!(
            details.contains("Of the 49 pairs") && details.contains("48 come") && details.contains("70 %"),
            "{details}"
        );
        let long = scene(&Params { n_pos: 1 << 20, ..Params::default() }).details;
        assert!(long.contains("No pair comes to angles beyond"), "{long}");
    }

    #[test]
    fn the_text_states_that_a_head_is_narrower_than_the_model() {
        let wide = scene(&Params { d_model: 514, n_pos: 64, ..Params::default() });
        assert!(wide.caption.contains("a head of 128 dimensions"), "{}", wide.caption);
        assert!(wide.details.contains("not all of d_model = 514"), "{}", wide.details);
        assert!(!scene(&Params::default()).details.contains("not all of"));
    }

    #[test]
    fn the_text_has_the_score_factor_of_yarn_as_a_formula() {
        let details = scene(&Params::default()).details;
        // (0.1·0.693147 + 1)² = 1.14343
        assert!(details.contains("(0.1·ln 2 + 1)² = 1.143"), "{details}");
    }
}
