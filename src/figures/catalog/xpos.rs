//! xPos: `RoPE` in which the score of each pair also decays with distance, at a rate that depends on the pair.

use super::shared::bands::{Bands, oscillating};
use super::shared::head;
use super::shared::plot::{decades, dots, line, lower_end, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::alibi::{bias, slope};
use crate::core::distance::cosine;
use crate::core::xpos::{SCALE_BASE, half_distance, mean_cosine, rates, zeta};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scale, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "xpos",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[Statement { text: "notice", holds: fast_pairs_decay_first }];

/// Whether slower pairs have a larger half-decay distance, compared one by one.
fn fast_pairs_decay_first(params: &Params) -> bool {
    let pairs = head::dims(params) / 2;
    (1..pairs).all(|pair| half_distance(pairs, pair) > half_distance(pairs, pair - 1)) && zeta(pairs, pairs - 1) < 1.0
}

/// The range of the plot, as a multiple of the training length or of the unit of decay, whichever is larger.
const BEYOND: u32 = 4;
/// Segments of the curve of `ALiBi`.
const POINTS: u32 = 200;
/// Number of heads; the last one has the flattest slope of `ALiBi`.
const HEADS: u32 = 8;

fn scene(params: &Params) -> Scene {
    let d_head = head::dims(params);
    let pairs = d_head / 2;
    let (freqs, rates) = (params.freqs_at(d_head), rates(pairs));
    let last = params.n_pos.max(SCALE_BASE as u32) * BEYOND;
    let [trained, end] = [params.n_pos, last].map(f64::from);
    let slope = slope(HEADS, HEADS);
    let factor = move |distance: f64| bias(slope, distance).exp();
    let of = |distance: f64| {
        [cosine(&freqs, distance), mean_cosine(&freqs, &rates, distance), factor(distance)]
            .map(|value| significant(value, 4))
    };
    let ([rope_n, xpos_n, alibi_n], [rope_end, xpos_end, alibi_end]) = (of(trained), of(end));
    let mut values = vec![
        ("d", whole(d_head)),
        ("d_model", whole(params.d_model)),
        ("n", whole(params.n_pos)),
        ("last", whole(last)),
        ("slowest", whole(pairs - 1)),
        ("half_first", significant(half_distance(pairs, 0), 4)),
        ("half_last", significant(half_distance(pairs, pairs - 1), 4)),
        ("zeta_first", significant(zeta(pairs, 0), 4)),
        ("zeta_last", significant(zeta(pairs, pairs - 1), 4)),
        ("scale", whole(SCALE_BASE)),
        ("slope", fill("figure.alibi.fraction", &[("below", whole(1.0 / slope))])),
        ("heads", whole(HEADS)),
        ("half_alibi", significant(2_f64.ln() / slope, 4)),
        ("rope_n", rope_n),
        ("xpos_n", xpos_n),
        ("alibi_n", alibi_n),
        ("rope_end", rope_end),
        ("xpos_end", xpos_end),
        ("alibi_end", alibi_end),
    ];
    let (score, note) = scores(&freqs, &rates, (trained, end), factor, &fill("figure.xpos.alibi", &values));
    let capped = if d_head < params.d_model { fill("figure.xpos.capped", &values) } else { String::new() };
    let half = if pairs > 1 { "figure.xpos.halves" } else { "figure.xpos.halves.one" };
    values.push(("halves", fill(half, &values)));
    let caption = fill("figure.xpos.caption", &values);
    let details = text::sentences([fill("figure.xpos.details", &values), note, capped]);
    Scene {
        panels: vec![score, halves(&freqs)],
        arrange: Arrange::Flow(400.0),
        alt: fill("figure.xpos.alt", &values),
        caption,
        details,
    }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let d_head = head::dims(params);
    let (freqs, rates) = (params.freqs_at(d_head), rates(d_head / 2));
    let pair_zeta = zeta(d_head / 2, params.pair.min(d_head / 2 - 1));
    vec![("score", mean_cosine(&freqs, &rates, f64::from(params.k))), ("half", pair_zeta)]
}

/// Mean cosine with and without decay, and the factor that `ALiBi` applies to a weight.
fn scores(
    freqs: &[f64],
    rates: &[f64],
    (trained, end): (f64, f64),
    factor: impl Fn(f64) -> f64 + 'static,
    alibi: &str,
) -> (Panel, String) {
    let x = Axis::whole(text::get("axis.key-distance"), [0.0, end], Measure::Offset);
    let bands = Bands::new(&x, freqs.len());
    let rope = oscillating(&bands, Ink::Muted, text::get("figure.xpos.rope"), |distance| cosine(freqs, distance));
    let xpos = bands.line(Scale::Linear, |distance| mean_cosine(freqs, rates, distance));
    let alibi_curve = (0..=POINTS).map(|point| f64::from(point) / f64::from(POINTS) * end);
    let alibi_curve = alibi_curve.map(|distance| [distance, factor(distance)]);
    let low = xpos.iter().map(|point| point[1]).fold(rope.least, f64::min);
    let named = fill("label.n", &[("value", whole(trained))]);
    let marks = vec![
        Mark::Rule { along: Direction::X, at: trained, pen: Pen::dashed(Ink::Muted).width(1.0), label: Some(named) },
        rope.mark,
        line(xpos, Pen::solid(Ink::Strong), text::get("figure.xpos.xpos")).of("score"),
        line(alibi_curve.collect(), Pen::series(2), alibi),
    ];
    let (freqs, rates) = (freqs.to_vec(), rates.to_vec());
    let read = move |[x, _]: [f64; 2]| {
        let distance = x.round().clamp(0.0, end);
        let at = [distance, mean_cosine(&freqs, &rates, distance)];
        let values = [
            ("offset", whole(distance)),
            ("xpos", significant(at[1], 6)),
            ("rope", significant(cosine(&freqs, distance), 6)),
            ("alibi", significant(factor(distance), 6)),
        ];
        Some(Reading { at, text: fill("figure.xpos.read", &values) })
    };
    let y = Axis::linear(text::get("axis.mean-cosine"), [lower_end(low), 1.05]);
    (panel(x, y, marks, Box::new(read)), text::sentences([rope.note, bands.note()]))
}

/// For each pair, the distance at which its factor is one half, and its wavelength.
fn halves(freqs: &[f64]) -> Panel {
    let pairs = freqs.len() as u32;
    let end = f64::from(pairs - 1);
    let half = move |pair: u32| [f64::from(pair), half_distance(pairs, pair)];
    let wavelengths = freqs.iter().zip(0..pairs).map(|(freq, pair)| [f64::from(pair), TAU / freq]);
    let (halves, wavelengths): (Vec<_>, Vec<_>) = ((0..pairs).map(half).collect(), wavelengths.collect());
    let greatest = halves.iter().chain(&wavelengths).map(|point| point[1]).fold(1.0, f64::max);
    let mut marks = Vec::new();
    let waves = (wavelengths.clone(), Pen::series(1), text::get("figure.xpos.wavelength"));
    for (points, pen, name) in [waves, (halves, Pen::series(0), text::get("figure.xpos.half"))] {
        // A line needs two points, so a single point is drawn as a dot.
        let drawn = if pairs == 1 { dots(points, pen.ink, pen.dashed, name) } else { line(points, pen, name) };
        marks.push(drawn.of((!pen.dashed).then_some("half")));
    }
    let read = move |[x, _]: [f64; 2]| {
        let at = half(x.round().clamp(0.0, end) as u32);
        let pair = at[0] as u32;
        let values = [
            ("pair", whole(pair)),
            ("half", significant(at[1], 6)),
            ("zeta", significant(zeta(pairs, pair), 6)),
            ("wavelength", significant(wavelengths[pair as usize][1], 6)),
        ];
        Some(Reading { at, text: fill("figure.xpos.read.pair", &values) })
    };
    let x = Axis::whole(text::get("axis.pair"), [0.0, end.max(1.0)], Measure::Pair);
    panel(x, Axis::log(text::get("axis.positions"), decades(TAU, greatest)), marks, Box::new(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_states_half_decay_distances() {
        // mpmath: −512·ln 2/ln zeta is 283.2869… for the first of 64 pairs and 31620.48… for the last; the mean cosine
        // at offset 512 is 0.2206917….
        let scene = scene(&Params { n_pos: 512, ..Params::default() });
        for number in ["283.3", "31\u{202f}620"] {
            assert!(scene.caption.contains(number), "{number}: {}", scene.caption);
        }
        assert!(scene.details.contains("0.2207"), "{}", scene.details);
    }
}
