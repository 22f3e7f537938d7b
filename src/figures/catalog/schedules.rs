//! Alternative schedules of wavelengths, with a small plot for each schedule, and their effect on distances.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

use super::shared::matrix::schedule_words;
use super::shared::plot::{decades, line, panel};
use super::shared::search::{SearchKey, Searches, scanned_least};
use super::shared::sentences::range;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::closest::Closest;
use crate::core::distance::{bound, distance, distances_into};
use crate::core::schedule::{Schedule, half_exponent_freqs};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, CursorReading, Ink, Mark, Measure, Panel, Pen, Read, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;
use std::sync::Arc;

pub(super) static FIGURE: Figure = Figure {
    id: "schedules",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pair), Some(ParamId::K)],
    plays: Some(ParamId::Base),
    fixed: &[],
    controls: &[ParamId::Schedule],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor).with_values(values);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "short", holds: |params| variants(params).len() == 7 },
    Statement { text: "caption", holds: |params| params.n_pos > 1 && params.pairs() > 1 && is_closest(params) },
    Statement { text: "caption.same", holds: |params| params.pairs() == 1 && params.n_pos > 1 },
    Statement { text: "caption.next", holds: |params| params.n_pos == 1 },
    Statement { text: "order", holds: |params| params.pairs() > 2 && lie_in_order(params) },
    Statement { text: "order.none", holds: |params| params.pairs() < 3 },
];

/// Whether a brute-force scan finds nothing closer than the search, for the chosen schedule.
fn is_closest(params: &Params) -> bool {
    let (freqs, last) = (params.freqs(), params.n_pos - 1);
    let nearest = Closest::search(&freqs, last, SINES).nearest().distance;
    scanned_least(&freqs, last).distance >= nearest - 1e-12
}

/// Whether linear wavelengths lie above the geometric ones, and harmonic ones below.
fn lie_in_order(params: &Params) -> bool {
    let [geometric, linear, harmonic] = [Schedule::Geometric, Schedule::Linear, Schedule::Harmonic]
        .map(|schedule| schedule.wavelengths(params.d_model, params.base));
    // The ends are equal, up to rounding.
    let above = |upper: &[f64], lower: &[f64]| {
        let inner = 1..upper.len() - 1;
        upper[inner.clone()].iter().zip(&lower[inner]).all(|(upper, lower)| upper / lower > 1.0 - 1e-12)
    };
    above(&linear, &geometric) && above(&geometric, &harmonic)
}

/// Maximum number of points on a line of wavelengths.
const MOST_PAIRS: u32 = 64;
/// Maximum number of points on a line of distances.
const MOST_OFFSETS: usize = 300;
/// Maximum number of rotations computed for all distances.
const TURNS: usize = 1_500_000;
/// Maximum number of sine evaluations that each search makes for the first scene.
const SINES: usize = 4000;

/// The chosen schedule in its own plot and in the plot of distances.
const CHOSEN: Pen = Pen::series(0);
/// The chosen schedule in the plots of other schedules.
const BESIDE: Pen = Pen::solid(Ink::Strong).width(1.0);
/// Another schedule in its own plot.
const OTHER: Pen = Pen::solid(Ink::Muted).width(1.75);

/// A schedule with its name.
struct Variant {
    name: &'static str,
    freqs: Vec<f64>,
    is_chosen: bool,
    /// Whether its slowest pair differs from that of the others.
    has_other_end: bool,
}

/// All schedules: those with the same ends, and two with another exponent.
fn variants(params: &Params) -> Vec<Variant> {
    let (d_model, base) = (params.d_model, params.base);
    let named = [
        ("param.schedule.geometric", Schedule::Geometric),
        ("param.schedule.linear", Schedule::Linear),
        ("param.schedule.harmonic", Schedule::Harmonic),
        ("param.schedule.random", Schedule::Random),
        ("param.schedule.power", Schedule::Power),
    ];
    let between = named.into_iter().map(|(key, schedule)| Variant {
        name: text::get(key),
        freqs: schedule.freqs(d_model, base),
        is_chosen: schedule == params.schedule,
        has_other_end: false,
    });
    let is_inclusive = params.schedule == Schedule::Inclusive;
    let other = |key, freqs, is_chosen| Variant { name: text::get(key), freqs, is_chosen, has_other_end: true };
    let others = [
        other("param.schedule.inclusive", Schedule::Inclusive.freqs(d_model, base), is_inclusive),
        other("figure.schedules.half", half_exponent_freqs(d_model, base), false),
    ];
    between.chain(others).collect()
}

fn begin(params: &Params, searches: &mut Searches) {
    let keys = variants(params).iter().map(|variant| SearchKey::new(&variant.freqs, params.n_pos)).collect();
    searches.begin(keys, SINES);
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let variants = Arc::new(variants(params));
    let last = (params.n_pos - 1).max(1);
    let far = last.min((TURNS / (variants.len() * variants[0].freqs.len())).min(MOST_OFFSETS) as u32);
    let found = |variant: &Variant| searches.found(&SearchKey::new(&variant.freqs, params.n_pos), SINES);
    let closest: Vec<_> = variants.iter().map(found).collect();
    let list = variants.iter().zip(&closest).fold(String::new(), |list, (variant, found)| {
        let (nearest, name) = (found.nearest(), variant.name.to_owned());
        let values =
            [("name", name), ("offset", whole(nearest.offset)), ("distance", significant(nearest.distance, 4))];
        let item = fill("figure.schedules.closest", &values);
        if list.is_empty() { item } else { fill("list.next", &[("list", list), ("item", item)]) }
    });
    let complete = closest.iter().map(|found| found.complete).min().unwrap_or(0);
    let chosen = variants.iter().position(|variant| variant.is_chosen).unwrap_or(0);
    let nearest = closest[chosen].nearest();
    let others =
        closest.iter().enumerate().filter(|(variant, _)| *variant != chosen).map(|(_, found)| found.nearest().distance);
    let others = others.fold([f64::INFINITY, 0.0_f64], |[low, high], next| [low.min(next), high.max(next)]);
    let (above, inner) = above_geometric(&variants);
    let values = vec![
        ("list", list),
        ("complete", whole(complete)),
        ("far", whole(far)),
        ("n", whole(params.n_pos)),
        ("d", whole(params.d_model)),
        ("chosen", schedule_words(params).to_owned()),
        ("offset", whole(nearest.offset)),
        ("distance", significant(nearest.distance, 4)),
        ("range", range(others, 4)),
        ("above", whole(above)),
        ("inner", whole(inner)),
        ("pairs", whole(params.pairs())),
        ("shown", whole(shown(params.pairs() - 1).count() as u32)),
    ];
    let is_complete = complete >= params.n_pos - 1;
    let caption = match params.n_pos {
        1 => "figure.schedules.caption.next",
        _ if params.pairs() == 1 => "figure.schedules.caption.same",
        _ if !is_complete => "figure.schedules.caption.found",
        _ => "figure.schedules.caption",
    };
    let caption = fill(caption, &values);
    let searched = if is_complete { "figure.schedules.searched" } else { "figure.schedules.partly" };
    let reach = if far < last { fill("figure.schedules.reach", &values) } else { String::new() };
    let sampled = if params.pairs() > MOST_PAIRS { fill("figure.schedules.sampled", &values) } else { String::new() };
    let order = fill(if inner > 0 { "figure.schedules.order" } else { "figure.schedules.order.none" }, &values);
    let details = text::sentences([
        &fill("figure.schedules.details", &values),
        &order,
        &fill(searched, &values),
        &sampled,
        &reach,
    ]);
    Scene {
        panels: (0..variants.len())
            .map(|variant| wavelengths(&variants, variant))
            .chain([distances(&variants, params.d_model, far)])
            .collect(),
        arrange: Arrange::Grid,
        caption,
        details,
        alt: fill("figure.schedules.alt", &values),
    }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    vec![("wavelength", TAU / params.freq(params.pair)), ("distance", distance(&params.freqs(), f64::from(params.k)))]
}

/// Counts the pairs between the first and the last: how many have a longer wavelength with the power schedule than with
/// the geometric one, and how many there are in total.
fn above_geometric(variants: &[Variant]) -> (u32, u32) {
    let freqs = |schedule: Schedule| {
        let place = Schedule::ALL.iter().position(|other| *other == schedule).unwrap_or(0);
        &variants[place].freqs
    };
    let (geometric, power) = (freqs(Schedule::Geometric), freqs(Schedule::Power));
    let inner = geometric.iter().zip(power).take(geometric.len() - 1).skip(1);
    let above = inner.clone().filter(|(geometric, power)| power < geometric).count();
    (above as u32, inner.count() as u32)
}

/// The pairs shown on a line of wavelengths, from 0 to `last`.
fn shown(last: u32) -> impl Iterator<Item = u32> {
    let stride = (last + 1).div_ceil(MOST_PAIRS);
    (0..=last).filter(move |pair| pair % stride == 0 || *pair == last)
}

/// The plot of one schedule, with the chosen one for comparison.
fn wavelengths(variants: &Arc<Vec<Variant>>, index: usize) -> Panel {
    let own = &variants[index];
    let last = own.freqs.len() as u32 - 1;
    let slowest = variants.iter().filter_map(|variant| variant.freqs.last()).copied().fold(1.0, f64::min);
    let drawn = |variant: &Variant, pen| {
        let points = shown(last).map(|pair| [f64::from(pair), TAU / variant.freqs[pair as usize]]);
        line(points.collect(), pen, "").of("wavelength")
    };
    let pen = Pen { dashed: own.has_other_end, ..if own.is_chosen { CHOSEN } else { OTHER } };
    let beside =
        variants.iter().filter(|variant| variant.is_chosen && !own.is_chosen).map(|variant| drawn(variant, BESIDE));
    let marks = beside.chain([drawn(own, pen)]).collect();
    let end = f64::from(last);
    let x = Axis::whole(text::get("axis.pair"), [0.0, end.max(1.0)], Measure::Pair);
    let y = Axis::log(text::get("axis.wavelength"), decades(TAU, TAU / slowest));
    let at = move |variant: &Variant, x: f64| {
        let pair = x.round().clamp(0.0, end);
        [pair, TAU / variant.freqs[pair as usize]]
    };
    let key = "figure.schedules.read";
    let (own_variants, is_chosen) = (Arc::clone(variants), own.is_chosen);
    let read = move |[x, _]: [f64; 2]| {
        let variant = &own_variants[index];
        Some(reading_of(variant, key, at(variant, x)))
    };
    // Only the plot of the chosen schedule has a reading at the cursor.
    let of_chosen = cursor_reading(variants, key, at, |params| f64::from(params.pair));
    let cursor_reading = move |params: &Params| if is_chosen { of_chosen(params) } else { None };
    let name = [("name", own.name.to_owned())];
    let title = if own.is_chosen { fill("figure.schedules.chosen", &name) } else { own.name.into() };
    Panel { title: Some(title), cursor_reading: Some(Box::new(cursor_reading)), ..panel(x, y, marks, Box::new(read)) }
}

/// Where the name of the chosen line is: as a fraction of the offsets, and of the distance there.
const NAME_AT: [f64; 2] = [0.6, 0.75];

fn distances(variants: &Arc<Vec<Variant>>, d_model: u32, last: u32) -> Panel {
    let distances_of = |variant: &Variant| {
        let mut distances = vec![0.0; last as usize + 1];
        distances_into(&variant.freqs, 0.0, 1.0, &mut distances);
        distances
    };
    let points = |distances: &[f64]| -> Vec<[f64; 2]> {
        distances.iter().enumerate().map(|(offset, &distance)| [offset as f64, distance]).collect()
    };
    // Six more lines could not be told apart: an area between the least and the greatest of them.
    let (chosen, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.is_chosen);
    let mut range = [f64::INFINITY, f64::NEG_INFINITY].map(|start| vec![start; last as usize + 1]);
    for variant in others {
        for (offset, distance) in distances_of(variant).into_iter().enumerate() {
            range[0][offset] = range[0][offset].min(distance);
            range[1][offset] = range[1][offset].max(distance);
        }
    }
    let [low, high] = range.each_ref().map(|edge| points(edge));
    let outline = high.into_iter().chain(low.into_iter().rev()).collect();
    let label = Some(text::get("figure.schedules.others").into());
    let area = Mark::Area { outline, ink: Ink::Strong, label }.of("distance");
    let lines = chosen.into_iter().map(|variant| line(points(&distances_of(variant)), CHOSEN, "").of("distance"));
    let end = f64::from(last);
    // The name of the chosen line, below it: a second entry of the legend would take a row from all plots.
    let name = variants.iter().find(|variant| variant.is_chosen).map(|variant| {
        let at = [NAME_AT[0] * end, NAME_AT[1] * distance(&variant.freqs, (NAME_AT[0] * end).round())];
        Mark::Label { at, shift: [0.0; 2], side: Side::Middle, text: variant.name.into(), ink: Ink::Strong }
    });
    let marks: Vec<Mark> = std::iter::once(area).chain(lines).chain(name).collect();
    let x = Axis::whole(text::get("axis.k"), [0.0, end], Measure::Offset);
    let y = Axis::linear(text::get("axis.distance"), [0.0, 1.05 * bound(d_model)]);
    let at = move |variant: &Variant, x: f64| {
        let offset = x.round().clamp(0.0, end);
        [offset, distance(&variant.freqs, offset)]
    };
    let key = "figure.schedules.read.distance";
    let cursor_reading = cursor_reading(variants, key, at, |params| f64::from(params.k));
    Panel { cursor_reading: Some(cursor_reading), ..panel(x, y, marks, read(variants, key, at)) }
}

/// A reading of the line nearest to the pointer by ratio. The small constant allows for a distance of 0.
fn read(variants: &Arc<Vec<Variant>>, key: &'static str, at: impl Fn(&Variant, f64) -> [f64; 2] + 'static) -> Read {
    let variants = Arc::clone(variants);
    Box::new(move |[x, y]| {
        let away = |variant: &&Variant| ((at(variant, x)[1] + 1e-3) / (y + 1e-3)).ln().abs();
        let variant = variants.iter().min_by(|a, b| away(a).total_cmp(&away(b)))?;
        Some(reading_of(variant, key, at(variant, x)))
    })
}

/// A reading of the chosen line at the cursor, if it is drawn there.
fn cursor_reading(
    variants: &Arc<Vec<Variant>>,
    key: &'static str,
    at: impl Fn(&Variant, f64) -> [f64; 2] + 'static,
    cursor: fn(&Params) -> f64,
) -> CursorReading {
    let variants = Arc::clone(variants);
    Box::new(move |params| {
        let (variant, x) = (variants.iter().find(|variant| variant.is_chosen)?, cursor(params));
        Some(at(variant, x)).filter(|at| at[0] == x).map(|at| reading_of(variant, key, at))
    })
}

fn reading_of(variant: &Variant, key: &str, at: [f64; 2]) -> Reading {
    let values = [("x", whole(at[0])), ("name", variant.name.to_owned()), ("value", significant(at[1], 6))];
    Reading { at, text: fill(key, &values) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_crowds_the_long_end_and_harmonic_the_short_end() {
        let variants = variants(&Params::default());
        // The wavelength in the middle of the list, relative to that of the geometric schedule.
        let middle = |place: usize| TAU / variants[place].freqs[32];
        assert!(middle(1) > 20.0 * middle(0) && middle(2) < middle(0) / 20.0);
    }

    #[test]
    fn each_schedule_has_a_plot_and_the_chosen_one_is_in_all() {
        for schedule in Schedule::ALL {
            let params = Params { schedule: *schedule, ..Params::default() };
            let scene = scene_of(&params);
            let [plots @ .., distances] = &scene.panels[..] else { panic!("plots") };
            // The area of the others, the chosen line and its name.
            assert_eq!((plots.len(), distances.marks.len()), (7, 3));
            let pens = |panel: &Panel| -> Vec<Pen> {
                let pens = panel.marks.iter().filter_map(|mark| match mark.plain() {
                    Mark::Line { pen, .. } => Some(*pen),
                    _ => None,
                });
                pens.collect()
            };
            for (plot, variant) in plots.iter().zip(variants(&params)) {
                let expected = match (variant.is_chosen, variant.has_other_end) {
                    (true, dashed) => vec![Pen { dashed, ..CHOSEN }],
                    (_, dashed) => vec![BESIDE, Pen { dashed, ..OTHER }],
                };
                assert_eq!(pens(plot), expected, "{schedule:?}: {}", variant.name);
                // All plots have equal axes, so that they can be compared.
                assert_eq!((&plot.x, &plot.y), (&plots[0].x, &plots[0].y));
            }
            assert_eq!(pens(distances), [CHOSEN], "the chosen schedule is on top of the range of the others");
        }
    }

    #[test]
    fn searches_continue_after_the_scene_is_drawn() {
        let params = Params { n_pos: 2000, d_model: 4096, ..Params::default() };
        let mut searches = Searches::default();
        let is_short = |params: &Params, searches: &mut Searches| {
            DRAWING.scene(params, searches).caption.contains("that were found")
        };
        assert!(is_short(&params, &mut searches), "some searches do not finish in the first scene");
        let slices = (0..1000).take_while(|_| DRAWING.advance(&mut searches)).count();
        assert!((1..1000).contains(&slices), "{slices} slices");
        assert!(!is_short(&params, &mut searches) && !DRAWING.advance(&mut searches));
        // Other parameters restart the searches.
        assert!(is_short(&Params { base: 9999.0, ..params }, &mut searches) && DRAWING.advance(&mut searches));
    }

    #[test]
    fn every_schedule_has_its_closest_positions() {
        let params = Params { n_pos: 10_000, d_model: 8, ..Params::default() };
        let scene = DRAWING.scene(&params, &mut Searches::default());
        assert!(scene.caption.contains("are 6283 apart, at distance 0.186"), "{}", scene.caption);
        assert!(scene.details.contains("geometric: 6283 (0.186)"), "{}", scene.details);
        assert_eq!(scene.details.matches("); ").count(), 6, "{}", scene.details);
    }

    #[test]
    fn the_text_counts_where_the_power_schedule_is_above() {
        let words_at = |base| scene_of(&Params { base, ..Params::default() }).details;
        assert!(words_at(10.0).contains("power lies above at 0 of the 62 pairs between"), "{}", words_at(10.0));
        assert!(!words_at(10_000.0).contains("power lies above at 0 of"), "{}", words_at(10_000.0));
    }

    fn scene_of(params: &Params) -> Scene {
        DRAWING.scene(params, &mut Searches::default())
    }
}
