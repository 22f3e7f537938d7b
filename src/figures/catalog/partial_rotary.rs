//! Partial rotary encoding, in which only a fraction of the pairs turns. Shows two choices of wavelengths for the pairs
//! that turn, and the constant that the other pairs add to every score.

use super::shared::bands::Bands;
use super::shared::head;
use super::shared::level::level;
use super::shared::plot::{decades, dots, line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::distance::{cosine, dot};
use crate::core::partial::{fewer_dimensions, slow_pairs_unrotated, turning};
use crate::params::{ParamId, Params, Share};
use crate::scene::{Arrange, Axis, Ink, Measure, Panel, Pen, Reading, Scale, Scene, Ticks};
use crate::text::number::{significant, superscript, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;
use std::sync::Arc;

pub(super) static FIGURE: Figure = Figure {
    id: "partial-rotary",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule, ParamId::Share],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::Base),
    fixed: &[],
    controls: &[ParamId::Share],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: unrotated_part_is_constant },
    Statement { text: "caption", holds: |params| turns(params) > 0 },
    Statement { text: "caption.none", holds: |params| turns(params) == 0 },
];

/// Whether the contribution of the pairs that do not turn is the same at offsets across the sequence.
fn unrotated_part_is_constant(params: &Params) -> bool {
    let turning = turns(params) as usize;
    let head = (head::dims(params), params.base);
    let freqs = slow_pairs_unrotated(&params.rule(), head, turning as u32);
    (0..7).map(|part| f64::from(part * (params.n_pos / 7))).all(|offset| {
        let rest = dot(&freqs[turning..], offset);
        rest == freqs[turning..].len() as f64
    })
}

/// Number of pairs that turn.
fn turns(params: &Params) -> u32 {
    let share = match params.share {
        Share::Quarter => 0.25,
        Share::Half => 0.5,
        Share::ThreeQuarters => 0.75,
    };
    turning(head::dims(params) / 2, share)
}

/// The formula terms of the variants. The last variant is the reference and has none.
const TERMS: [Option<&str>; 3] = [Some("fewer"), Some("kept"), None];

/// The variants: name, frequencies, pen.
type Variants = [(&'static str, Vec<f64>, Pen); 3];

fn scene(params: &Params) -> Scene {
    let (d_head, turning) = (head::dims(params), turns(params));
    let head = (d_head, params.base);
    let named = |key, freqs, pen| (text::get(key), freqs, pen);
    let variants: Arc<Variants> = Arc::new([
        named("figure.partial-rotary.fewer", fewer_dimensions(&params.rule(), head, turning), Pen::series(2)),
        named("figure.partial-rotary.rest", slow_pairs_unrotated(&params.rule(), head, turning), Pen::series(0)),
        named("figure.partial-rotary.all", params.freqs_at(d_head), Pen::series(1)),
    ]);
    let pairs = d_head / 2;
    let constant = f64::from(pairs - turning) / f64::from(pairs);
    let last = f64::from((params.n_pos - 1).max(1));
    let slowest = |variant: usize| match turning {
        0 => String::new(),
        _ => significant(TAU / variants[variant].1[turning as usize - 1], 5),
    };
    let (score, note) = scores(&variants, last, constant);
    let values = vec![
        ("pairs", whole(pairs)),
        ("turning", whole(turning)),
        ("rest", whole(pairs - turning)),
        ("constant", significant(constant, 4)),
        ("rotary", whole(2 * turning)),
        ("fewer", slowest(0)),
        ("kept", slowest(1)),
        ("all", significant(TAU / variants[2].1[pairs as usize - 1], 5)),
        ("last", whole(last)),
        ("fewer_last", significant(cosine(&variants[0].1, last), 4)),
        ("kept_last", significant(cosine(&variants[1].1, last), 4)),
        ("all_last", significant(cosine(&variants[2].1, last), 4)),
        ("d", whole(d_head)),
        ("d_model", whole(params.d_model)),
    ];
    let [caption, details] = if turning > 0 {
        ["figure.partial-rotary.caption", "figure.partial-rotary.details"]
    } else {
        ["figure.partial-rotary.caption.none", "figure.partial-rotary.details.none"]
    };
    let capped = if d_head < params.d_model { fill("figure.partial-rotary.capped", &values) } else { String::new() };
    let caption = fill(caption, &values);
    let details = text::sentences([fill(details, &values), note, capped]);
    Scene {
        panels: vec![wavelengths(&variants, turning), score],
        arrange: Arrange::Flow(400.0),
        alt: fill("figure.partial-rotary.alt", &values),
        caption,
        details,
    }
}

/// The wavelength of every pair. Pairs that do not turn are drawn in an additional decade at the top.
fn wavelengths(variants: &Arc<Variants>, turning: u32) -> Panel {
    let pairs = variants[2].1.len();
    let slowest =
        variants.iter().flat_map(|variant| &variant.1).copied().filter(|freq| *freq > 0.0).fold(1.0, f64::min);
    let [bottom, top] = decades(TAU, TAU / slowest);
    let [bottom, top] = [bottom, 10.0 * top];
    let at = move |freqs: &[f64], x: f64| {
        let pair = x.round().clamp(0.0, freqs.len() as f64 - 1.0);
        let freq = freqs[pair as usize];
        [pair, if freq > 0.0 { TAU / freq } else { top / 10_f64.sqrt() }]
    };
    let mut marks = Vec::new();
    for ((name, freqs, pen), term) in variants.iter().zip(TERMS).rev() {
        let points = (0..freqs.len()).filter(|pair| freqs[*pair] > 0.0).map(|pair| at(freqs, pair as f64));
        marks.push(line(points.clone().collect(), *pen, name).of(term));
        // A line needs two points, so a single point is drawn as a dot.
        if points.clone().count() == 1 {
            marks.push(dots(points.collect(), pen.ink, pen.dashed, "").of(term));
        }
    }
    let rest = (turning as usize..pairs).map(|pair| at(&variants[1].1, pair as f64));
    marks.push(dots(rest.collect(), Ink::Muted, true, text::get("figure.partial-rotary.still")).of("rest"));
    let reading_of = |[_, wavelength]: [f64; 2], freq: f64| {
        if freq > 0.0 { significant(wavelength, 6) } else { text::get("figure.partial-rotary.at-rest").to_owned() }
    };
    let own_variants = Arc::clone(variants);
    let read = move |[x, _]: [f64; 2]| {
        let place = at(&own_variants[2].1, x);
        let of =
            |variant: usize| reading_of(at(&own_variants[variant].1, x), own_variants[variant].1[place[0] as usize]);
        let values = [("x", whole(place[0])), ("all", of(2)), ("fewer", of(0)), ("kept", of(1))];
        Some(Reading { at: place, text: fill("figure.partial-rotary.read", &values) })
    };
    let x = Axis::whole(text::get("axis.pair"), [0.0, (pairs as f64 - 1.0).max(1.0)], Measure::Pair);
    // A pair at rest has no wavelength: above the last power of ten there is room for these pairs, labelled ∞ in its middle.
    let powers = (bottom.log10().round() as i32..top.log10().round() as i32)
        .map(|exponent| (10_f64.powi(exponent), format!("10{}", superscript(exponent))));
    let rest = (top / 10_f64.sqrt(), "∞".to_owned());
    let y = Axis {
        ticks: Ticks::At(powers.chain([rest]).collect()),
        ..Axis::log(text::get("axis.wavelength"), [bottom, top])
    };
    panel(x, y, marks, Box::new(read))
}

fn scores(variants: &Arc<Variants>, last: f64, constant: f64) -> (Panel, String) {
    let x = Axis::whole(text::get("axis.offset"), [0.0, last], Measure::Offset);
    let bands = Bands::new(&x, variants[2].1.len());
    let label = fill("figure.partial-rotary.constant", &[("value", significant(constant, 3))]);
    let mut marks = vec![level(constant, label).of("rest")];
    let mut low: f64 = 0.0;
    for ((_, freqs, pen), term) in variants.iter().zip(TERMS).rev() {
        let points = bands.line(Scale::Linear, |offset| cosine(freqs, offset));
        low = points.iter().map(|point| point[1]).fold(low, f64::min);
        marks.push(line(points, *pen, "").of(term));
    }
    let variants = Arc::clone(variants);
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(0.0, last);
        let [fewer, kept, all] = [0, 1, 2].map(|variant| cosine(&variants[variant].1, offset));
        let values = [
            ("x", whole(offset)),
            ("all", significant(all, 6)),
            ("fewer", significant(fewer, 6)),
            ("kept", significant(kept, 6)),
        ];
        Some(Reading { at: [offset, all], text: fill("figure.partial-rotary.read.score", &values) })
    };
    let y = Axis::linear(text::get("axis.mean-cosine"), [1.1 * low - 0.05, 1.05]);
    (panel(x, y, marks, Box::new(read)), bands.note())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_states_what_the_fixed_pairs_add() {
        let Scene { caption, details, .. } = scene(&Params { share: Share::Half, n_pos: 101, ..Params::default() });
        assert!(caption.contains("32 of 64 pairs") && caption.contains("0.5 to"), "{caption}");
        // mpmath: means at offset 100 are 0.77929… and 0.50702…, slowest wavelengths 47117.2… and 544.101….
        for number in ["0.7793", "0.507", "47\u{202f}117", "544.1"] {
            assert!(details.contains(number), "{number}: {details}");
        }
    }

    #[test]
    fn a_share_too_small_for_a_pair_turns_none() {
        let scene = scene(&Params { d_model: 6, ..Params::default() });
        assert!(scene.caption.contains("Of the 3 pairs in a head none turns"), "{}", scene.caption);
    }
}
