//! Wavelengths that double from pair to pair, as for coordinates in `NeRF`. The longest wavelength is a multiple of all
//! others, so the encoding has the longest wavelength as its period.

use super::shared::bands::{Bands, oscillating};
use super::shared::level::level;
use super::shared::plot::{decades, dots, line, lower_end, panel};
use super::shared::sentences::range;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::distance::{cosine, dots_into};
use crate::core::octaves::{PLACE, freqs, period};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "fourier-features",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: repeats_after_one_period },
    Statement {
        text: "caption",
        holds: |params| repeats_after_one_period(params) && f64::from(params.n_pos) <= period(octaves(params)),
    },
    Statement {
        text: "caption.collide",
        holds: |params| repeats_after_one_period(params) && f64::from(params.n_pos) > period(octaves(params)),
    },
    Statement { text: "half", holds: |params| halfway(params) > of_neighbours(params) },
    Statement { text: "half.less", holds: |params| halfway(params) <= of_neighbours(params) },
];

/// Number of octaves: as many as `NeRF` uses per coordinate, but at most the number of pairs.
fn octaves(params: &Params) -> u32 {
    params.pairs().min(PLACE)
}

/// Whether all octaves make a whole number of turns in one period, and in no shorter one.
fn repeats_after_one_period(params: &Params) -> bool {
    let (octaves, freqs) = (octaves(params), freqs(octaves(params)));
    let is_back = |offset: f64| freqs.iter().all(|freq| (offset * freq / TAU).fract() == 0.0);
    is_back(period(octaves)) && (1..period(octaves) as u32).all(|offset| !is_back(f64::from(offset)))
}

/// The mean cosine of positions half a period apart.
fn halfway(params: &Params) -> f64 {
    cosine(&freqs(octaves(params)), period(octaves(params)) / 2.0)
}

/// The mean cosine of neighbours.
fn of_neighbours(params: &Params) -> f64 {
    cosine(&freqs(octaves(params)), 1.0)
}

fn scene(params: &Params) -> Scene {
    let octaves = octaves(params);
    let (own, doubled) = (params.freqs(), freqs(octaves));
    let period = period(octaves);
    let (kernel, note) = kernels(&own, &doubled, period, f64::from(params.n_pos));
    let values = vec![
        ("octaves", whole(octaves)),
        ("period", whole(period)),
        ("range", range([2.0, period], 6)),
        ("half", whole(period / 2.0)),
        ("n", whole(params.n_pos)),
        ("d", whole(params.d_model)),
        ("pairs", whole(params.pairs())),
        ("shortest", significant(TAU / own[0], 5)),
        ("longest", significant(TAU / own[own.len() - 1], 5)),
        ("unit", whole(period / 2.0)),
        ("halfway", significant(halfway(params), 4)),
        ("next", significant(of_neighbours(params), 4)),
        ("own_period", significant(cosine(&own, period), 4)),
        ("own_next", significant(cosine(&own, 1.0), 4)),
    ];
    let caption = if f64::from(params.n_pos) <= period {
        "figure.fourier-features.caption"
    } else {
        "figure.fourier-features.caption.collide"
    };
    let half = if halfway(params) > of_neighbours(params) {
        "figure.fourier-features.half"
    } else {
        "figure.fourier-features.half.less"
    };
    let caption = fill(caption, &values);
    let details = text::sentences([fill("figure.fourier-features.details", &values), fill(half, &values), note]);
    Scene {
        panels: vec![wavelengths(&own, doubled, f64::from(params.n_pos)), kernel],
        arrange: Arrange::Flow(400.0),
        alt: fill("figure.fourier-features.alt", &values),
        caption,
        details,
    }
}

/// The wavelength of the cursor's octave, if it has one.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    freqs(octaves(params)).get(params.pair as usize).map(|freq| ("octave", TAU / freq)).into_iter().collect()
}

/// Maximum number of rotations computed for the curve of the encoding, about a nanosecond each.
const TURNS: f64 = 1_000_000.0;
/// Maximum number of pairs with markers.
const MOST_MARKERS: usize = 64;

fn wavelengths(own: &[f64], doubled: Vec<f64>, n: f64) -> Panel {
    let end = own.len() as f64 - 1.0;
    let points =
        |freqs: &[f64]| freqs.iter().enumerate().map(|(pair, freq)| [pair as f64, TAU / freq]).collect::<Vec<_>>();
    let (plain, octave_points) = (points(own), points(&doubled));
    let greatest = plain.iter().chain(&octave_points).map(|point| point[1]).fold(n, f64::max);
    let stride = plain.len().div_ceil(MOST_MARKERS);
    let drawn = plain.iter().copied().enumerate().filter(|(pair, _)| pair % stride == 0 || *pair == own.len() - 1);
    let drawn: Vec<_> = drawn.map(|(_, point)| point).collect();
    let marks = vec![
        level(n, fill("label.n", &[("value", whole(n))])),
        line(drawn.clone(), Pen::solid(Ink::Strong).width(1.0), ""),
        dots(drawn, Ink::Strong, true, text::get("figure.fourier-features.own")),
        line(octave_points.clone(), Pen::series(1), "").of("octave"),
        dots(octave_points, Ink::Muted, false, text::get("figure.fourier-features.octaves")).of("octave"),
    ];
    let read = move |[x, _]: [f64; 2]| {
        let at = plain[x.round().clamp(0.0, end) as usize];
        let mut values = vec![("pair", whole(at[0])), ("own", significant(at[1], 6))];
        let octave = doubled.get(at[0] as usize).map(|freq| whole(TAU / freq));
        let key = if octave.is_some() { "figure.fourier-features.read" } else { "figure.fourier-features.read.own" };
        values.extend(octave.map(|octave| ("octave", octave)));
        Some(Reading { at, text: fill(key, &values) })
    };
    let x = Axis::whole(text::get("axis.pair"), [0.0, end.max(1.0)], Measure::Pair);
    panel(x, Axis::log(text::get("axis.wavelength"), decades(1.0, greatest)), marks, Box::new(read))
}

/// The mean cosines (kernels) of both encodings, up to a quarter of a period past the repetition.
fn kernels(own: &[f64], doubled: &[f64], period: f64, n: f64) -> (Panel, String) {
    let end = (1.25 * period).ceil();
    let x = Axis::whole(text::get("axis.offset"), [0.0, end], Measure::Offset);
    // With very many pairs there are no visible fast waves, and fewer points are enough.
    let step = (end * own.len() as f64 / TURNS).ceil();
    let mut sums = vec![0.0; (end / step) as usize + 1];
    dots_into(own, 0.0, step, &mut sums);
    let means = sums.iter().enumerate().map(|(point, sum)| [point as f64 * step, sum / own.len() as f64]);
    let means: Vec<_> = means.collect();
    let name = text::get("figure.fourier-features.octaves");
    let octaves = oscillating(&Bands::new(&x, doubled.len()), Ink::Muted, name, |offset| cosine(doubled, offset));
    let low = means.iter().map(|point| point[1]).fold(octaves.least, f64::min);
    let note = match step {
        ..=1.0 => String::new(),
        _ => fill("figure.fourier-features.sampled", &[("step", whole(step))]),
    };
    let note = text::sentences([octaves.note, note]);
    let repetition = [period, cosine(doubled, period)];
    let mut marks = vec![
        octaves.mark.of("octave"),
        line(means, Pen::solid(Ink::Strong), text::get("figure.fourier-features.own")),
        dots(vec![repetition], Ink::Muted, false, "").of("octave"),
        Mark::Label { at: repetition, shift: [-24.0, 0.0], side: Side::Middle, text: whole(period), ink: Ink::Strong },
    ];
    if n <= end {
        let (pen, label) = (Pen::dashed(Ink::Muted).width(1.0), Some(fill("label.n", &[("value", whole(n))])));
        marks.push(Mark::Rule { along: Direction::X, at: n, pen, label });
    }
    let (own, doubled) = (own.to_vec(), doubled.to_vec());
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(0.0, end);
        let at = [offset, cosine(&doubled, offset)];
        let values = [
            ("offset", whole(offset)),
            ("octave", significant(at[1], 6)),
            ("own", significant(cosine(&own, offset), 6)),
        ];
        Some(Reading { at, text: fill("figure.fourier-features.read.kernel", &values) })
    };
    let y = Axis::linear(text::get("axis.mean-cosine"), [lower_end(low), 1.1]);
    (panel(x, y, marks, Box::new(read)), note)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_states_the_period_and_which_positions_collide() {
        let words_at = |n_pos| scene(&Params { n_pos, ..Params::default() });
        assert!(words_at(1024).caption.contains("no two"), "{}", words_at(1024).caption);
        assert!(words_at(1025).caption.contains("1024 apart"), "{}", words_at(1025).caption);
        // mpmath: the mean of ten cosines is 0.8 at offset 512 and 0.66053564… at offset 1.
        let details = words_at(50).details;
        assert!(details.contains("0.8") && details.contains("0.6605"), "{details}");
    }
}
