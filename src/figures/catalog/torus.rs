//! Two pairs as a path on a torus. The faster pair moves around the tube, the slower one around the ring.

use std::f64::consts::TAU;

use super::shared::fingerprint::{FIRST, SECOND};
use super::shared::winding::{Lines, body, numbers, positions, view, winding};
use super::{Drawing, Figure, Statement, Width};
use crate::core::commensurate;
use crate::core::rotary::Scaling;
use crate::core::schedule::Schedule;
use crate::core::torus::{REACH, View, fraction};
use crate::params::{ParamId, Params, Partner, Viewpoint};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Pen, Reading, Scene, Ticks};
use crate::text::number::{plain, readable, significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "torus",
    reads: &[
        ParamId::DModel,
        ParamId::Base,
        ParamId::NPos,
        ParamId::Pair,
        ParamId::Schedule,
        ParamId::Partner,
        ParamId::Viewpoint,
    ],
    keys: [Some(ParamId::Viewpoint), Some(ParamId::Viewpoint)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[ParamId::Partner, ParamId::Viewpoint],
    book: None,
    width: Width::Square,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "closed",
        // The ratio of the drawn frequencies equals the exact one computed from the digits of the base.
        holds: |params| {
            exact_ratio(params).is_some_and(|[p, q]| (p as f64 / q as f64 - ratio(params)).abs() <= rounding(params))
        },
    },
    Statement {
        text: "open",
        // No fraction with a small denominator equals the ratio up to its rounding error. With larger denominators, a
        // match could be a coincidence. A ratio close to 1 may be indistinguishable from 1.
        holds: |params| {
            let ratio = ratio(params);
            let is_near = |q: f64| (ratio - (ratio * q).round() / q).abs() <= rounding(params);
            let max_q = (0.01 / rounding(params).sqrt()).min(1000.0) as u32;
            ratio - 1.0 < 1e-9 || !(1..=max_q).map(f64::from).any(is_near)
        },
    },
    Statement { text: "alone", holds: |params| params.d_model == 2 },
];

/// Maximum number of points on the path.
const MOST_POINTS: f64 = 1000.0;
/// Number of points per turn around the tube.
const TURN_POINTS: f64 = 40.0;
/// Maximum denominator of the fraction that approximates an irrational ratio.
const MOST_DENOMINATOR: f64 = 1000.0;
/// Range of both axes, slightly larger than the torus.
const DOMAIN: [f64; 2] = [-1.05 * REACH, 1.05 * REACH];

/// The cursor's pair and the pair `partner` later, but at most the last pair. If the cursor's pair is the last, the
/// other pair is `partner` earlier. The faster pair comes first. With two dimensions the only pair is used twice.
fn pairs(params: &Params) -> [u32; 2] {
    let step = [1, 2, 4, 8][Partner::ALL.iter().position(|partner| *partner == params.partner).unwrap_or(0)];
    let last = params.pairs() - 1;
    if params.pair == last { [last.saturating_sub(step), last] } else { [params.pair, last.min(params.pair + step)] }
}

fn scene(params: &Params) -> Scene {
    let pairs = pairs(params);
    let freqs = pairs.map(|pair| params.freq(pair));
    let view = view(params.viewpoint);
    let angles = move |pos: f64| [pos * freqs[1], pos * freqs[0]];
    let last = f64::from(params.n_pos - 1);
    let shown = last.min((MOST_POINTS / TURN_POINTS * TAU / freqs[0]).floor().max(1.0));
    let parts = (shown * freqs[0] / TAU * TURN_POINTS).ceil().clamp(60.0, MOST_POINTS) as u32;
    let along = |part: u32| angles(shown * f64::from(part) / f64::from(parts));
    let path: Vec<_> = (0..=parts).map(along).collect();
    let legend_entry = |pen: Pen, radius, key| {
        let label = Some(text::get(key).into());
        Mark::Dots { points: Vec::new(), radius, ink: pen.ink, hollow: pen.dashed, label }
    };
    let mut marks = vec![legend_entry(FIRST, 5.0, "label.pos"), legend_entry(SECOND, 4.0, "label.pos-k")];
    let body = body(params.viewpoint);
    let shade = body.shade.iter().cloned();
    marks.extend(shade.map(|outline| Mark::Area { outline, ink: Ink::Muted, label: None }));
    let lines = |lines: Lines, pen: Pen| lines.into_iter().map(move |points| Mark::Line { points, pen, label: None });
    marks.extend(lines(body.circles.clone(), Pen::solid(Ink::Background).width(0.8)));
    marks.extend(lines(body.rims.clone(), Pen::solid(Ink::Muted).width(1.0)));
    marks.extend(winding(&view, &path));
    marks.extend(positions(&view, angles, shown));
    marks.extend(numbers(&view, angles, shown));
    let reading_at = move |pos: f64, seen_from: &str| {
        let degrees = |pair: usize| significant((pos * freqs[pair]).rem_euclid(TAU).to_degrees(), 6);
        let values = [
            ("pos", whole(pos)),
            ("one", whole(pairs[0])),
            ("other", whole(pairs[1])),
            ("angle", degrees(0)),
            ("slow", degrees(1)),
        ];
        let text = text::sentences([&fill("figure.torus.read", &values), seen_from]);
        Reading { at: view.project(angles(pos)), text }
    };
    let read = move |near: [f64; 2]| Some(reading_at(pointed_at(near, &view, angles, (shown, parts))?, ""));
    // Keys rotate the torus, so the reading includes the viewpoint.
    let cursor_reading =
        move |params: &Params| Some(reading_at(f64::from(params.pos), &fill("figure.torus.from", &seen_from(params))));
    let [caption, details, alt] = words(params, pairs, freqs, [shown, last]);
    let axis = |key| Axis { ticks: Ticks::None, ..Axis::linear(text::get(key), DOMAIN) };
    let title = if pairs[0] == pairs[1] { "figure.torus.panel.alone" } else { "figure.torus.panel" };
    let title = fill(title, &[("one", whole(pairs[0])), ("other", whole(pairs[1]))]);
    Scene {
        panels: vec![Panel {
            title: Some(title),
            x: axis("axis.across"),
            y: axis("axis.up"),
            equal: true,
            marks,
            color_bar: None,
            read: Some(Box::new(read)),
            cursor_reading: Some(Box::new(cursor_reading)),
            drag: None,
        }],
        arrange: Arrange::Stack,
        caption,
        details,
        alt,
    }
}

/// The wavelength of the second pair divided by that of the first.
fn ratio(params: &Params) -> f64 {
    let [first, second] = pairs(params).map(|pair| params.freq(pair));
    first / second
}

/// Whether the frequencies are not those of a schedule: whether a model divides its exponents or frequencies by factors.
fn is_scaled(params: &Params) -> bool {
    let rule = params.rule();
    rule.over != 1.0 || rule.scaling != Scaling::None
}

/// As [`ratio`], as two integers in lowest terms. `None` if it is irrational, and for scaled frequencies of two pairs.
fn exact_ratio(params: &Params) -> Option<[u64; 2]> {
    let pairs = pairs(params);
    let is_known = pairs[0] == pairs[1] || !is_scaled(params);
    is_known.then(|| commensurate::ratio(params.rule().schedule, params.d_model, params.base, pairs))?
}

/// Tolerance of [`ratio`], at least a hundred times its rounding error. The harmonic schedule needs more, because it
/// computes a small frequency as the difference of two numbers near 1.
fn rounding(params: &Params) -> f64 {
    let cancellation =
        if params.schedule == Schedule::Harmonic { f64::EPSILON / params.freq(pairs(params)[1]) } else { 0.0 };
    ratio(params) * (1e-12 + 100.0 * cancellation)
}

fn seen_from(params: &Params) -> [(&'static str, String); 2] {
    let Viewpoint { yaw, pitch } = params.viewpoint;
    [("yaw", yaw), ("pitch", pitch)].map(|(name, angle)| (name, whole(angle)))
}

/// The position nearest to a point, among those up to `shown`. First finds the nearest of `parts` segments of the path,
/// and then the nearest position in it. In a segment of more than `parts` positions, only evenly spaced ones are tried.
fn pointed_at(
    near: [f64; 2],
    view: &View,
    angles: impl Fn(f64) -> [f64; 2],
    (shown, parts): (f64, u32),
) -> Option<f64> {
    // Distance to the straight segment between two positions.
    let away = |pos: f64, later: f64| {
        let [at, end] = [pos, later].map(|pos| view.project(angles(pos)));
        let ([x, y], [dx, dy]) = ([near[0] - at[0], near[1] - at[1]], [end[0] - at[0], end[1] - at[1]]);
        let fraction = ((x * dx + y * dy) / (dx * dx + dy * dy).max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
        // Hidden points are read only if nothing else is near.
        let is_hidden = view.hides(angles(pos)) && (later == pos || view.hides(angles(later)));
        (x - fraction * dx).hypot(y - fraction * dy) + if is_hidden { REACH } else { 0.0 }
    };
    let nearest = |from: f64, to: f64, stride: f64, length: f64| {
        let tried = (0..=parts).map(|step| from + f64::from(step) * stride).take_while(|pos| *pos <= to);
        let distances = tried.map(|pos| (away(pos, (pos + length).min(shown)), pos));
        distances.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, pos)| pos)
    };
    let stride = |length: f64| (length / f64::from(parts)).ceil().max(1.0);
    let segment = stride(shown);
    let from = nearest(0.0, shown, segment, segment)?;
    nearest(from, (from + segment).min(shown), stride(segment.min(shown - from)), 0.0)
}

/// Caption, details and alternative text.
fn words(params: &Params, pairs: [u32; 2], freqs: [f64; 2], [shown, last]: [f64; 2]) -> [String; 3] {
    let ratio = ratio(params);
    let (p, q, error) = fraction(ratio, MOST_DENOMINATOR);
    let mut values = vec![
        ("one", whole(pairs[0])),
        ("other", whole(pairs[1])),
        ("first", significant(TAU / freqs[0], 5)),
        ("second", significant(TAU / freqs[1], 5)),
        ("ratio", readable(ratio)),
        ("p", whole(p)),
        ("q", whole(q)),
        ("off", significant(error, 2)),
        ("base", plain(params.base)),
        ("shown", whole(shown)),
    ];
    values.extend(seen_from(params));
    let (is_alone, is_scaled) = (pairs[0] == pairs[1], is_scaled(params));
    let (closing, near) = match exact_ratio(params) {
        None if is_scaled => ("figure.torus.scaled", ""),
        Some(exact) => {
            let [p, q] = exact.map(|number| number as f64);
            values.extend([("over", significant(p, 15)), ("under", significant(q, 15))]);
            values.push(("length", significant(p * TAU / freqs[0], 5)));
            ("figure.torus.closed", "")
        }
        None if error > rounding(params) => ("figure.torus.open", "figure.torus.near"),
        None => ("figure.torus.open", "figure.torus.hidden"),
    };
    let text_if = |key: &str, is_shown: bool| if is_shown { fill(key, &values) } else { String::new() };
    let details = text::sentences([
        &text_if(if is_alone { "figure.torus.details.alone" } else { "figure.torus.details" }, true),
        &text_if(near, !near.is_empty()),
        &text_if("figure.torus.exact", !is_alone && !is_scaled),
        &text_if("figure.torus.colours", shown > 0.0),
        &text_if("figure.torus.part", shown < last),
    ]);
    values.push(("closing", fill(closing, &values)));
    let caption = fill(if is_alone { "figure.torus.alone" } else { "figure.torus.caption" }, &values);
    let alt = fill("figure.torus.alt", &values);
    [caption, details, alt]
}

fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (freqs, view) = (pairs(params).map(|pair| params.freq(pair)), view(params.viewpoint));
    let dot = |pos: u32, pen: Pen, radius: f64| {
        let at = [1, 0].map(|pair: usize| f64::from(pos) * freqs[pair]);
        // Behind the torus it is smaller, and has no casing.
        let (points, is_hidden) = (vec![view.project(at)], view.hides(at));
        let radius = if is_hidden { 0.6 * radius } else { radius };
        let casing = Mark::Dots {
            points: points.clone(),
            radius: radius + 1.5,
            ink: Ink::Background,
            hollow: false,
            label: None,
        };
        let dot = Mark::Dots { points, radius, ink: pen.ink, hollow: pen.dashed, label: None };
        (!is_hidden).then_some(casing).into_iter().chain([dot]).map(|mark| (0, mark))
    };
    let second = (params.k > 0).then(|| dot(params.pos + params.k, SECOND, 4.0));
    second.into_iter().flatten().chain(dot(params.pos, FIRST, 5.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::shared::winding::HIDDEN;

    #[test]
    fn commensurate_wavelengths_close_and_others_do_not() {
        let caption = |d_model, base| scene(&Params { d_model, base, ..Params::default() }).caption;
        // At d 8 and base 10000 neighbours differ by a factor of 10, at d 128 by 10^(1/16).
        assert!(caption(8, 1e4).contains("1 to 10,") && caption(8, 1e4).contains("62.832"), "{}", caption(8, 1e4));
        assert!(caption(128, 1e4).contains("never closes") && caption(128, 1e4).contains("1.155"));
        assert!(caption(2, 1e4).contains("no other pair"), "the only pair is used twice");
    }

    #[test]
    fn large_denominators_close_too_and_near_fractions_do_not() {
        let words_at = |params: &Params| {
            let Scene { caption, details, .. } = scene(params);
            format!("{caption} {details}")
        };
        let square = words_at(&Params { d_model: 4, base: 1.000_200_01, ..Params::default() });
        assert!(square.contains("10\u{202f}000 to 10\u{202f}001"), "{square}");
        let linear = Params { d_model: 6, base: 1e9, schedule: Schedule::Linear, pair: 1, ..Params::default() };
        assert!(
            words_at(&linear).contains("1\u{202f}000\u{202f}001 to 2\u{202f}000\u{202f}000"),
            "{}",
            words_at(&linear)
        );
        // Closer to 1 than f64 can distinguish.
        let near = words_at(&Params { d_model: 4, base: 1.0 + f64::EPSILON, ..Params::default() });
        assert!(near.contains("never closes") && !near.contains("off by 0"), "{near}");
    }

    #[test]
    fn the_reading_at_the_cursor_includes_the_viewpoint() {
        let turned = Params { viewpoint: Viewpoint { yaw: 40, pitch: -5 }, ..Params::default() };
        let cursor_reading = |params: &Params| {
            let scene = scene(params);
            let cursor_reading = scene.panels[0].cursor_reading.as_ref().expect("the cursor is on the torus");
            cursor_reading(params).expect("a reading").text
        };
        assert!(
            cursor_reading(&turned).contains("40°") && cursor_reading(&turned).contains("−5°"),
            "{}",
            cursor_reading(&turned)
        );
        assert_ne!(cursor_reading(&turned), cursor_reading(&Params::default()));
    }

    #[test]
    fn the_second_pair_differs_if_there_is_more_than_one() {
        for partner in Partner::ALL {
            for (d_model, pair) in [(128, 0), (128, 63), (128, 60), (4, 0), (4, 1)] {
                let [first, second] = pairs(&Params { d_model, pair, partner: *partner, ..Params::default() });
                assert!(first < second && (first == pair || second == pair) && second < d_model / 2);
            }
        }
    }

    #[test]
    fn the_position_nearest_to_the_pointer_is_read() {
        // If there are few positions, all are compared. Otherwise straight segments of the path are compared, which
        // deviate by less than a pixel in a plot of about 300 pixels.
        for (d_model, pair, n_pos, tolerance) in [(128, 0, 50, 1e-12), (128, 63, 1 << 20, 0.01)] {
            let params = Params { d_model, n_pos, pair, ..Params::default() };
            let (freqs, view) = (pairs(&params).map(|pair| params.freq(pair)), view(params.viewpoint));
            let scene = scene(&params);
            let read = scene.panels[0].read.as_ref().expect("the torus can be pointed at");
            for part in 0..50 {
                let pos = f64::from(part * (n_pos - 1) / 49);
                let angles = [pos * freqs[1], pos * freqs[0]];
                if !view.hides(angles) {
                    let at = view.project(angles);
                    let found = read(at).expect("a position").at;
                    assert!((found[0] - at[0]).hypot(found[1] - at[1]) <= tolerance, "{pos}: {found:?} {at:?}");
                }
            }
        }
    }

    #[test]
    fn positions_in_front_have_their_colour_and_those_behind_are_faint() {
        let params = Params::default();
        let (freqs, view) = (pairs(&params).map(|pair| params.freq(pair)), view(params.viewpoint));
        let marks = &scene(&params).panels[0].marks;
        let dotted = |at: [f64; 2], wanted: Ink| {
            marks.iter().any(|mark| matches!(mark, Mark::Dots { points, ink, .. } if *ink == wanted && *points == [at]))
        };
        let hidden = (0..params.n_pos).filter(|pos| {
            let angles = [1, 0].map(|pair| f64::from(*pos) * freqs[pair]);
            let ink = if view.hides(angles) { Ink::Muted } else { Ink::Series(f64::from(*pos) / 49.0) };
            assert!(dotted(view.project(angles), ink), "{pos} in {ink:?}");
            view.hides(angles)
        });
        assert!((10..40).contains(&hidden.count()), "some are in front and some behind");
    }

    /// Seen from above, the hole has the radius 1, and nothing is drawn in it.
    #[test]
    fn the_hole_is_left_open() {
        for pitch in [90, 60] {
            let params = Params { viewpoint: Viewpoint { yaw: 20, pitch }, ..Params::default() };
            let is_open = scene(&params).panels.remove(0).marks.into_iter().all(|mark| match mark {
                Mark::Line { points, .. } | Mark::Dots { points, .. } => points.iter().all(|[x, y]| x.hypot(*y) > 0.5),
                Mark::Area { outline, .. } => outline.iter().all(|[x, y]| x.hypot(*y) > 0.5),
                _ => true,
            });
            assert!(is_open, "tilted by {pitch}°");
        }
    }

    #[test]
    fn a_long_path_is_cut_and_the_details_say_where() {
        let scene = scene(&Params { n_pos: 1 << 20, ..Params::default() });
        assert!(scene.details.contains("position 157"), "25 turns of 2π: {}", scene.details);
        let points = scene.panels[0].marks.iter().map(|mark| match mark {
            Mark::Line { points, pen, .. } if *pen == HIDDEN || matches!(pen.ink, Ink::Series(_)) => points.len(),
            _ => 0,
        });
        // A point at which visibility or colour changes is counted twice.
        assert!(points.sum::<usize>() < 1500);
    }
}
