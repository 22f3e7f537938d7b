//! The context length that a base supports: the first offset at which the sum of all pairs' cosines is below 0.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

mod published;

use self::published::{ALL as MODELS, DIMS as MODEL_HEAD, Row};
use super::shared::bands::Bands;
use super::shared::dragging::slid;
use super::shared::head;
use super::shared::level::level;
use super::shared::plot::{decades, dots, line, panel};
use super::shared::search::Searches;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::decay::{Theta, first_zero, limit};
use crate::core::distance::{dot, dots_into};
use crate::core::encoding::freqs;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scale, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "base-context",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos],
    keys: [Some(ParamId::Base), Some(ParamId::NPos)],
    plays: Some(ParamId::Base),
    fixed: &[ParamId::Schedule],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "caption", holds: |params| first_by_scan(params).is_some_and(|first| params.n_pos <= first) },
    Statement {
        text: "caption.beyond",
        holds: |params| first_by_scan(params).is_some_and(|first| params.n_pos > first),
    },
    // The search may stop a little before its limit, so this bound is slightly lower than the limit.
    Statement { text: "caption.searching", holds: |params| first_by_scan(params).is_none_or(|first| first > 100_000) },
];

/// The first offset with a sum below 0, by brute force. `None` if there is none among about two million offsets.
fn first_by_scan(params: &Params) -> Option<u32> {
    const BLOCK: u32 = 4096;
    let freqs = freqs(head::dims(params), params.base);
    let mut sums = vec![0.0; BLOCK as usize];
    (0..500).find_map(|block| {
        dots_into(&freqs, f64::from(block * BLOCK), 1.0, &mut sums);
        // The error of the recurrence is smaller than this, so near 0 the direct sum decides.
        let near = (block * BLOCK..).zip(&sums).filter(|(_, sum)| **sum < 1e-6);
        near.map(|(offset, _)| offset).find(|offset| dot(&freqs, f64::from(*offset)) < 0.0)
    })
}

/// The range of bases, extended to the next powers of ten if the current base is outside.
const BASES: [f64; 2] = [1e3, 1e7];
/// Number of bases searched per decade.
const PER_DECADE: i32 = 50;
/// Maximum number of sine evaluations that all searches make for the first scene.
const SINES: usize = 250_000;
/// Points of the limit curve.
const POINTS: u32 = 150;

/// Base and trained length of each published model.
pub fn trained_lengths() -> impl Iterator<Item = [f64; 2]> {
    MODELS.iter().flat_map(|row| row.names.iter().map(|_| [row.base, row.length]))
}

/// The range of bases, between powers of ten, that includes the current base.
fn ends(base: f64) -> [f64; 2] {
    let [start, end] = [base.log10().floor(), base.log10().ceil()].map(|exponent| 10_f64.powi(exponent as i32));
    [BASES[0].min(start), BASES[1].max(end)]
}

/// The bases to search: first the current one, then those of the models, then geometrically spaced ones, a coarse grid
/// before the fine one.
fn bases(base: f64) -> Vec<f64> {
    let [first, last] = ends(base).map(|end| end.log10().round() as i32 * PER_DECADE);
    let at = |place: i32| 10_f64.powf(f64::from(place) / f64::from(PER_DECADE));
    let all = [10, 1]
        .into_iter()
        .flat_map(|step| (first..=last).filter(move |place| (place % 10 == 0) == (step == 10)).map(at));
    let mut bases = vec![base];
    for next in MODELS.iter().map(|model| model.base).chain(all) {
        // Powers have rounding errors, so a base of the grid that nearly equals a known one is a duplicate.
        if bases.iter().all(|known| (next / known - 1.0).abs() > 1e-9) {
            bases.push(next);
        }
    }
    bases
}

fn begin(params: &Params, searches: &mut Searches) {
    let d_head = head::dims(params);
    let heads: Vec<_> = bases(params.base).into_iter().map(|base| (d_head, base)).collect();
    searches.begin_below(&heads, SINES, |(d_head, base)| freqs(d_head, base));
}

/// The search results.
struct Found {
    /// The first offset of the current base, or as `Err` the last offset searched.
    own: Result<u32, u32>,
    /// Bases with known first offsets, in ascending order.
    known: Vec<[f64; 2]>,
    /// Number of bases to search.
    sought: usize,
}

impl Found {
    fn new(base: f64, searches: &Searches) -> Self {
        let bases = bases(base);
        let found: Vec<_> = searches.below().collect();
        let known =
            bases.iter().zip(&found).filter_map(|(base, found)| found.ok().map(|first| [*base, f64::from(first)]));
        let mut known: Vec<_> = known.collect();
        known.sort_by(|a, b| a[0].total_cmp(&b[0]));
        Self { own: found.first().copied().unwrap_or(Err(0)), known, sought: bases.len() }
    }

    /// The first offset of the current base, or the last one searched.
    fn reached(&self) -> f64 {
        f64::from(self.own.unwrap_or_else(|complete| complete))
    }
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let d_head = head::dims(params);
    let found = Found::new(params.base, searches);
    let freqs = freqs(d_head, params.base);
    let falls = found.known.windows(2).filter(|two| two[1][1] < two[0][1]).count();
    let steps = found.known.len().saturating_sub(1);
    let [start, end] = ends(params.base);
    let zero = first_zero(Theta::Exponential(params.base));
    let values = vec![
        ("base", significant(params.base, 12)),
        ("d", whole(d_head)),
        ("d_model", whole(params.d_model)),
        ("n", whole(params.n_pos)),
        ("first", whole(found.reached())),
        ("limit", zero.map_or_else(String::new, |zero| significant(zero, 4))),
        ("known", whole(found.known.len() as u32)),
        ("sought", whole(found.sought as u32)),
        ("start", significant(start, 4)),
        ("end", significant(end, 4)),
        ("falls", whole(falls as u32)),
        ("steps", whole(steps as u32)),
        ("head", whole(MODEL_HEAD)),
        ("count", whole(trained_lengths().count() as u32)),
    ];
    let caption = match found.own {
        Ok(first) if params.n_pos <= first => "figure.base-context.caption",
        Ok(_) => "figure.base-context.caption.beyond",
        Err(_) => "figure.base-context.caption.searching",
    };
    let caption = fill(caption, &values);
    let text_if = |key, is_shown: bool| if is_shown { fill(key, &values) } else { String::new() };
    let (curve, note) = sums(params, &freqs, &found);
    let details = text::sentences([
        text_if("figure.base-context.steps", found.known.len() == found.sought),
        text_if("figure.base-context.so-far", found.known.len() < found.sought),
        text_if("figure.base-context.limit", zero.is_some()),
        text_if("figure.base-context.models", d_head == MODEL_HEAD),
        note,
        text_if("figure.base-context.capped", d_head < params.d_model),
    ]);
    Scene {
        panels: vec![skyline(params, found), curve],
        arrange: Arrange::Flow(400.0),
        alt: fill("figure.base-context.alt", &values),
        caption,
        details,
    }
}

/// The context length of each base.
fn skyline(params: &Params, found: Found) -> Panel {
    let (base, n) = (params.base, f64::from(params.n_pos));
    let models = if head::dims(params) == MODEL_HEAD { MODELS.as_slice() } else { &[] };
    let heights = found.known.iter().map(|known| known[1]).chain([n, found.reached().max(1.0)]);
    let heights = heights.chain(models.iter().flat_map(|row| [row.length, row.end()[1]]));
    let [least, greatest] =
        heights.fold([f64::INFINITY, 1.0_f64], |[low, high], height| [low.min(height), high.max(height)]);
    let [bottom, top] = decades(least, greatest);
    // Each base has a vertical line from the bottom to its value.
    let columns = found.known.iter().flat_map(|&[base, first]| [[base, bottom], [base, first], [base, bottom]]);
    let outline = found.known.windows(2).flat_map(|two| {
        let middle = (two[0][0] * two[1][0]).sqrt();
        [two[0], [middle, two[0][1]], [middle, two[1][1]], two[1]]
    });
    let pen = Pen::solid(Ink::Parameter).width(1.0);
    let mut marks = vec![
        line(columns.collect(), Pen::solid(Ink::Grid).width(2.5), "").of("curve"),
        line(outline.collect(), Pen::solid(Ink::Muted).width(1.0), text::get("figure.base-context.skyline"))
            .of("curve"),
        Mark::Rule { along: Direction::X, at: base, pen, label: None }.of("you"),
        level(n, fill("label.n", &[("value", whole(params.n_pos))])).of("you"),
    ];
    marks.extend(models.iter().flat_map(marks_of));
    let [start, end] = ends(base);
    if models.is_empty() {
        let text = fill("figure.base-context.no-models", &[("head", whole(MODEL_HEAD))]);
        let at = [(start * end).sqrt(), top];
        marks.push(Mark::Label { at, shift: [0.0, 12.0], side: Side::Middle, text, ink: Ink::Muted }.of("models"));
    }
    let x = Axis::log(text::get("axis.base"), [start, end]);
    let y = Axis::log(text::get("axis.positions"), [bottom, top]);
    marks.push(dots(vec![[base, n]], Ink::Parameter, true, "").of("you"));
    if let Ok(first) = found.own {
        let at = [base, f64::from(first)];
        marks.push(dots(vec![at], Ink::Strong, false, "").of("you"));
        // The label goes to the right of the dot, near the right edge to the left of it, and never over an axis.
        let [across, up] = [x.fraction(base), y.fraction(at[1])];
        let shift = match (across < 0.8, up) {
            (true, 0.25..) => [30.0, 14.0],
            (true, _) => [30.0, -14.0],
            (false, ..0.93) => [-34.0, -14.0],
            (false, _) => [-34.0, 52.0],
        };
        marks.push(Mark::Label { at, shift, side: Side::Middle, text: whole(first), ink: Ink::Strong }.of("you"));
    }
    let (own, known) = (found.own, found.known);
    let cursor_reading = move |params: &Params| {
        let first = own.unwrap_or_else(|complete| complete);
        let values = [("base", significant(params.base, 12)), ("n", whole(params.n_pos)), ("first", whole(first))];
        let key = match own {
            Ok(first) if params.n_pos <= first => "figure.base-context.read.own",
            Ok(_) => "figure.base-context.read.beyond",
            Err(_) => "figure.base-context.read.searching",
        };
        Some(Reading { at: [params.base, f64::from(first.max(1))], text: fill(key, &values) })
    };
    let (across, up) = (x.clone(), y.clone());
    let read = move |[x, y]: [f64; 2]| {
        let away =
            |at: [f64; 2]| (across.fraction(x) - across.fraction(at[0])).hypot(up.fraction(y) - up.fraction(at[1]));
        let model = models.iter().min_by(|a, b| away(a.end()).total_cmp(&away(b.end())));
        if let Some(row) = model.filter(|row| away(row.end()) < NEAR) {
            return Some(reading_of(row));
        }
        let away = |point: &&[f64; 2]| (point[0] / x).ln().abs();
        let at = *known.iter().min_by(|a, b| away(a).total_cmp(&away(b)))?;
        let values = [("base", significant(at[0], if at[0] == base { 12 } else { 4 })), ("first", whole(at[1]))];
        Some(Reading { at, text: fill("figure.base-context.read", &values) })
    };
    // The point of the current settings can be dragged to another base and length.
    let drag = |params: &Params, from: Option<[f64; 2]>, to: [f64; 2]| {
        let places = [(ParamId::Base, to[0]), (ParamId::NPos, to[1])].map(|(id, value)| slid(id, value, params));
        if from.is_some() { places.into() } else { Vec::new() }
    };
    Panel {
        cursor_reading: Some(Box::new(cursor_reading)),
        drag: Some(Box::new(drag)),
        ..panel(x, y, marks, Box::new(read))
    }
}

/// A dot at the length of a config; if that of use differs, a line to a hollow dot at it. Names are at the end.
fn marks_of(row: &Row) -> Vec<Mark> {
    let start = [row.base, row.length];
    let mut marks = Vec::new();
    if row.used.is_some() {
        marks.push(line(vec![start, row.end()], Pen::solid(Ink::Muted).width(1.0), "").of("models"));
        marks.push(dots(vec![row.end()], Ink::Muted, true, "").of("models"));
    }
    marks.push(dots(vec![start], Ink::Muted, false, "").of("models"));
    let (name, side, shift) = row.label;
    if !name.is_empty() {
        let label = Mark::Label { at: row.end(), shift, side, text: name.into(), ink: Ink::Muted };
        marks.push(label.of("models"));
    }
    marks
}

/// Distance to a model within which the pointer reads it, as a fraction of the panel.
const NEAR: f64 = 0.03;

/// All models with these lengths, by name.
fn reading_of(row: &Row) -> Reading {
    let values = [
        ("names", text::list(row.names)),
        ("base", significant(row.base, 12)),
        ("length", whole(row.length)),
        ("used", row.used.map(whole).unwrap_or_default()),
    ];
    let key = if row.used.is_some() { "figure.base-context.read.model-used" } else { "figure.base-context.read.model" };
    Reading { at: row.end(), text: fill(key, &values) }
}

/// The sum for the current base, and a note on what is left out.
fn sums(params: &Params, freqs: &[f64], found: &Found) -> (Panel, String) {
    let pairs = freqs.len() as f64;
    let last = f64::from(params.n_pos - 1);
    let [start, end] = decades(1.0, last.max(2.0 * found.reached()));
    let x = Axis { measures: Measure::Offset, ..Axis::log(text::get("axis.offset"), [start, end]) };
    let bands = Bands::new(&x, freqs.len());
    let mut curve = bands.line(Scale::Log, |offset| dot(freqs, offset));
    let theta = Theta::Exponential(params.base);
    let places = (0..=POINTS).map(|point| x.invert(f64::from(point) / f64::from(POINTS)));
    let limit: Vec<_> = places.map(|offset| [offset, pairs * limit(theta, offset)]).collect();
    let first_point = found.own.ok().map(f64::from).map(|first| [first, dot(freqs, first)]);
    // The first offset below 0 is included even if the curve is sampled there.
    if let Some(at) = first_point {
        curve.insert(curve.partition_point(|point| point[0] < at[0]), at);
    }
    let low = curve.iter().chain(&limit).map(|point| point[1]).fold(0.0, f64::min);
    let mut marks =
        vec![Mark::Rule { along: Direction::Y, at: 0.0, pen: Pen::solid(Ink::Muted).width(1.0), label: None }];
    if last >= 1.0 {
        let label = Some(fill("label.n", &[("value", whole(params.n_pos))]));
        marks.push(Mark::Rule { along: Direction::X, at: last, pen: Pen::dashed(Ink::Muted).width(1.0), label });
    }
    marks.push(line(curve, Pen::solid(Ink::Strong).width(1.0), text::get("figure.base-context.sum")).of("you"));
    // A casing keeps the dashes visible where the sum oscillates too fast to be followed.
    marks.push(line(limit.clone(), Pen::solid(Ink::Background).width(4.0), ""));
    marks.push(line(limit, Pen::dashed(Ink::Muted), text::get("figure.base-context.many")));
    if let Some(at) = first_point {
        marks.push(dots(vec![at], Ink::Strong, false, "").of("you"));
        marks.push(
            Mark::Label { at, shift: [-24.0, 14.0], side: Side::Middle, text: whole(at[0]), ink: Ink::Strong }
                .of("you"),
        );
    }
    let freqs = freqs.to_vec();
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(start, end);
        let at = [offset, dot(&freqs, offset)];
        let values =
            [("offset", whole(offset)), ("sum", significant(at[1], 6)), ("mean", significant(at[1] / pairs, 6))];
        Some(Reading { at, text: fill("figure.base-context.read.sum", &values) })
    };
    let y = Axis::linear(text::get("axis.sum-cosine"), [1.25 * low - 0.08 * pairs, 1.05 * pairs]);
    (panel(x, y, marks, Box::new(read)), bands.note())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn searched(params: &Params) -> Scene {
        let mut searches = Searches::default();
        DRAWING.scene(params, &mut searches);
        while DRAWING.advance(&mut searches) {}
        DRAWING.scene(params, &mut searches)
    }

    #[test]
    fn the_caption_states_the_first_offset_below_zero() {
        // Computed to 40 digits with mpmath, checking every earlier offset.
        for (base, first) in [(1e4, "1707"), (5e5, "18\u{202f}438"), (1e6, "27\u{202f}115"), (5e6, "82\u{202f}999")] {
            let caption = searched(&Params { base, ..Params::default() }).caption;
            assert!(caption.contains(&format!("offset {first};")), "{base}: {caption}");
        }
    }

    #[test]
    fn a_sequence_fits_if_it_ends_before_the_first_offset_below_zero() {
        let words_at = |n_pos| searched(&Params { n_pos, ..Params::default() }).caption;
        // The offsets of 1707 positions end at 1706.
        assert!(
            words_at(1707).contains("ends before that") && words_at(1708).contains("reaches that"),
            "{}",
            words_at(1708)
        );
    }

    #[test]
    fn searches_complete_in_slices_after_the_first_scene() {
        let mut searches = Searches::default();
        let params = Params { d_model: 512, ..Params::default() };
        assert!(DRAWING.scene(&params, &mut searches).details.contains("of 204 bases"));
        let slices = (0..1000).take_while(|_| DRAWING.advance(&mut searches)).count();
        assert!((5..100).contains(&slices), "{slices} slices");
        assert!(DRAWING.scene(&params, &mut searches).details.contains("at 204 bases"));
        // Another length needs no new search; another base on the axis needs one, which completes in the first scene.
        let near = Params { base: 20_000.0, n_pos: 99, ..params };
        assert!(DRAWING.scene(&near, &mut searches).details.contains("at 205 bases"));
    }
}
