//! The block matrix that maps the encoding of any position to the encoding k positions later. It is checked against
//! computed encodings, and fitted from examples.

use std::f64::consts::TAU;

use super::shared::blocks::picture;
use super::shared::fingerprint::{entries, lines, named, panel, second};
use super::shared::matrix;
use super::{Drawing, Figure, Statement, Width};
use crate::core::encoding::{Component, dim_of};
use crate::core::extrapolation::rotation_errors;
use crate::core::fit::{fit, miss};
use crate::core::rotation::{block, rotate_into};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Ink, Mark, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "rotation",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::K, ParamId::Layout, ParamId::Schedule],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| {
            let (freqs, k) = (params.freqs(), f64::from(params.k));
            [0, params.pos, params.n_pos - 1].into_iter().all(|pos| {
                let mut turned = vec![0.0; 2 * freqs.len()];
                rotate_into(&freqs, params.layout, k, &entries(params, &freqs, pos), &mut turned);
                // The angles are below 3·10⁶, with errors of at most 10⁻⁹.
                turned
                    .iter()
                    .zip(entries(params, &freqs, pos + params.k))
                    .all(|(found, expected)| (found - expected).abs() < 1e-9)
            })
        },
    },
    Statement {
        text: "fit",
        // Two neighbouring positions determine the block of a pair.
        holds: |params| {
            let (freq, k) = (params.freq(params.pair), f64::from(params.k));
            let error = fit(freq, k, &[0.0, 1.0]).map(|found| miss(freq, k, found, &[f64::from(params.n_pos - 1)]));
            params.n_pos > 3 && error.is_some_and(|error| error < 1e-6)
        },
    },
    Statement { text: "few", holds: |params| params.n_pos < 4 },
];

/// Maximum number of pairs shown. With more, the blocks would be too small to see.
const MOST_PAIRS: u32 = 16;
/// Maximum number of pairs that are fitted.
const MOST_FITTED: usize = 256;
/// Maximum number of positions used for the fit.
const SEEN: u32 = 16;
/// Maximum number of positions used to test the fit.
const UNSEEN: u32 = 8;
/// Maximum number of dimensions for which the rotated encoding has dots.
const MOST_DOTS: usize = 256;
const NARROWEST: f64 = 300.0;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let (pairs, k) = (params.pairs(), f64::from(params.k));
    let shown = pairs.min(MOST_PAIRS);
    // The matrix is checked at the start, at one third, at two thirds and at the end of the sequence.
    let positions = [0, 1, 2, 3].map(|part| f64::from(params.n_pos - 1) * f64::from(part) / 3.0).map(f64::floor);
    let residual = rotation_errors(&freqs, positions, k).into_iter().fold(0.0, f64::max);
    let mut places = positions.to_vec();
    places.dedup();
    let mut named_pairs = vec![0, freqs.len() / 2];
    named_pairs.dedup();
    let blocks = named_pairs.into_iter().map(|pair| {
        let values = [("block", entry_pair(block(freqs[pair], k))), ("pair", whole(pair as u32))];
        fill("figure.rotation.block", &values)
    });
    let blocks = blocks.reduce(|list, item| fill("list.next", &[("list", list), ("item", item)]));
    let first_pairs = [("last", whole(shown - 1)), ("pairs", whole(pairs))];
    let part = if shown < pairs { fill("figure.rotation.first-pairs", &first_pairs) } else { String::new() };
    let values = vec![
        ("k", whole(params.k)),
        ("part", part),
        ("residual", significant(residual, 2)),
        ("places", whole(places.len() as u32)),
        ("blocks", blocks.unwrap_or_default()),
        ("pairs", whole(pairs)),
        ("shown", whole(shown)),
        ("layout", matrix::layout_words(params).into()),
    ];
    let caption = fill("figure.rotation.caption", &values);
    let details = text::sentences([&fill("figure.rotation.details", &values), &fitted(&freqs, k, params.n_pos)]);
    let dots = Mark::Dots {
        points: Vec::new(),
        radius: 3.0,
        ink: Ink::Strong,
        hollow: true,
        label: Some(text::get("figure.rotation.turned").into()),
    };
    let marks = vec![named(second(params), "label.pos-k").of("there"), dots.of("turned")];
    Scene {
        panels: vec![
            picture(params, &freqs[..shown as usize]),
            Panel { cursor_reading: Some(Box::new(|params| Some(cursor_reading(params)))), ..panel(params, marks) },
        ],
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.rotation.alt", &values),
        caption,
        details,
    }
}

/// Fits blocks to the first half of the sequence by least squares, and tests them on the second half. Returns the
/// result as a sentence.
fn fitted(freqs: &[f64], k: f64, n_pos: u32) -> String {
    if n_pos < 4 {
        return fill("figure.rotation.few", &[("n", whole(n_pos))]);
    }
    let half = n_pos / 2;
    let spaced = |from: u32, to: u32, max: u32| (from..to).step_by((to - from).div_ceil(max).max(1) as usize);
    // Neighbouring positions make sure that no pair has the same angle at all positions. Other positions are far apart.
    let near = half.min(SEEN / 2);
    let seen: Vec<f64> = (0..near).chain(spaced(near, half, SEEN - near)).map(f64::from).collect();
    let unseen: Vec<f64> = spaced(half, n_pos, UNSEEN).map(f64::from).collect();
    let fitted_freqs = freqs.iter().step_by(freqs.len().div_ceil(MOST_FITTED));
    let misses: Vec<f64> =
        fitted_freqs.filter_map(|&freq| Some(miss(freq, k, fit(freq, k, &seen)?, &unseen))).collect();
    let values = [
        ("count", whole(misses.len() as u32)),
        ("pairs", whole(freqs.len() as u32)),
        ("seen", whole(seen.len() as u32)),
        ("unseen", whole(unseen.len() as u32)),
        ("miss", significant(misses.iter().copied().fold(0.0, f64::max), 2)),
    ];
    fill("figure.rotation.fit", &values)
}

/// A block as text.
fn entry_pair(block: [[f64; 2]; 2]) -> String {
    let rows = block.map(|row| row.map(|entry| significant(entry, 4)).join(", "));
    format!("[[{}], [{}]]", rows[0], rows[1])
}

/// For the cursor's pair: the first row of its block, the sine after the rotation, and the expected sine.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (freq, [pos, k]) = (params.freq(params.pair), [params.pos, params.k].map(f64::from));
    let [[cos, sin], _] = block(freq, k);
    let (from_sin, from_cos) = (pos * freq).sin_cos();
    let turned = cos * from_sin + sin * from_cos;
    vec![("there", ((pos + k) * freq).sin()), ("turned", turned), ("block", cos), ("block", sin)]
}

/// The rotation angle of the cursor's pair.
fn cursor_reading(params: &Params) -> Reading {
    let (freq, k) = (params.freq(params.pair), f64::from(params.k));
    let dim = dim_of(params.layout, params.d_model, params.pair, Component::Sin);
    let [[cos, sin], _] = block(freq, k);
    let values = [
        ("k", whole(params.k)),
        ("pair", whole(params.pair)),
        ("angle", significant((k * freq).rem_euclid(TAU).to_degrees(), 6)),
        ("cos", significant(cos, 4)),
        ("sin", significant(sin, 4)),
    ];
    let at = [f64::from(dim), (f64::from(params.pos + params.k) * freq).sin()];
    Reading { at, text: fill("figure.rotation.read.pair", &values) }
}

/// The encoding of pos + k, and drawn over it the encoding of pos multiplied by the matrix.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let freqs = params.freqs();
    let mut turned = vec![0.0; 2 * freqs.len()];
    let from = entries(params, &freqs, params.pos);
    rotate_into(&freqs, params.layout, f64::from(params.k), &from, &mut turned);
    let target = lines(params, &entries(params, &freqs, params.pos + params.k), [second(params); 2]);
    let mut marks: Vec<Mark> = target.map(|line| line.of("there")).into();
    if turned.len() <= MOST_DOTS {
        let points = turned.iter().enumerate().map(|(dim, &value)| [dim as f64, value]).collect();
        let radius = if turned.len() <= MOST_DOTS / 4 { 3.0 } else { 2.0 };
        marks.push(Mark::Dots { points, radius, ink: Ink::Strong, hollow: true, label: None }.of("turned"));
    } else {
        marks.extend(lines(params, &turned, [Pen::solid(Ink::Strong).width(1.0); 2]).map(|line| line.of("turned")));
    }
    marks.into_iter().map(|mark| (1, mark)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::PairLayout;
    use crate::scene::Ticks;

    fn value(params: &Params, at: [f64; 2]) -> f64 {
        let scene = scene(params);
        let Mark::Raster(raster) = scene.panels[0].marks[0].plain() else { panic!("a picture") };
        let side = (raster.x[1] - raster.x[0]) as usize;
        let mut cells = vec![0.0; side * side];
        (raster.fill)(side, side, &mut cells);
        f64::from(cells[at[0] as usize * side + at[1] as usize])
    }

    #[test]
    fn blocks_are_placed_by_the_layout() {
        let (sin, cos) = (5.0 * 0.1_f64).sin_cos();
        for (layout, [s, c]) in [(PairLayout::Interleaved, [2.0, 3.0]), (PairLayout::Split, [1.0, 5.0])] {
            let params = Params { d_model: 8, k: 5, layout, ..Params::default() };
            for (at, expected) in [([s, s], cos), ([s, c], sin), ([c, s], -sin), ([c, c], cos), ([s, 0.0], 0.0)] {
                // A cell is an f32, accurate to 6·10⁻⁸.
                assert!((value(&params, at) - expected).abs() < 1e-7, "{layout:?} {at:?}");
            }
        }
    }

    #[test]
    fn dimensions_keep_their_numbers_where_pairs_are_left_out() {
        let scene = scene(&Params { layout: PairLayout::Split, ..Params::default() });
        let Ticks::At(ticks) = &scene.panels[0].x.ticks else { panic!("ticks at dimensions") };
        let labels: Vec<_> = ticks.iter().map(|(_, label)| label.as_str()).collect();
        assert_eq!(labels, ["0", "8", "64", "72"]);
        let read = scene.panels[0].read.as_ref().expect("a reading");
        let text = read([16.0, 0.0]).expect("an entry").text;
        assert!(text.contains("row 0, column 64: −0.958924"), "sin 5: {text}");
        assert!(scene.caption.contains("(pairs 0 to 15 of 64 are drawn)"), "{}", scene.caption);
    }

    #[test]
    fn the_fit_generalises_to_unseen_positions() {
        let freqs = Params::default().freqs();
        let worst = |n_pos: u32| {
            let half = n_pos / 2;
            let seen: Vec<f64> = (0..half).map(f64::from).collect();
            let unseen: Vec<f64> = (half..n_pos).map(f64::from).collect();
            let misses = freqs.iter().map(|&freq| miss(freq, 5.0, fit(freq, 5.0, &seen).expect("enough"), &unseen));
            misses.fold(0.0, f64::max)
        };
        // Rounding errors of 10⁻¹⁶ in a few dozen examples with angles below 50.
        assert!(worst(4) < 1e-13 && worst(50) < 1e-13, "{} {}", worst(4), worst(50));
    }

    #[test]
    fn few_positions_are_not_fitted() {
        let details = |n_pos| scene(&Params { n_pos, ..Params::default() }).details;
        assert!(details(3).contains("too few") && !details(4).contains("too few"));
    }
}
