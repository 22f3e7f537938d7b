//! The ratio of each wavelength to the previous one. On a logarithmic axis, geometric wavelengths are equally spaced,
//! more closely with more dimensions.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

use std::f64::consts::TAU;

use super::shared::plot::decades;
use super::shared::sentences::range;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::core::encoding::{freqs, ratio};
use crate::core::schedule::Schedule;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Panel, Pen, Reading, Scene, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "ratios",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule],
    keys: [Some(ParamId::Pair), None],
    plays: Some(ParamId::DModel),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(512), n_pos: None, cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "caption", holds: |params| is_geometric(&params.freqs(), params) },
    Statement { text: "caption.one", holds: |params| params.pairs() == 1 },
    Statement {
        text: "caption.other",
        holds: |params| match params.schedule {
            Schedule::Geometric => false,
            Schedule::Inclusive => params.pairs() > 1,
            _ => params.pairs() > 2,
        },
    },
    Statement { text: "notice", holds: is_finer },
    Statement { text: "equal", holds: |params| ratios(&params.freqs()).windows(2).all(|two| two[0] == two[1]) },
    Statement { text: "rounding", holds: |params| is_geometric(&params.freqs(), params) },
];

/// Whether all ratios equal the exact ratio up to rounding. The tolerance covers powers of a base up to 10⁹. It also
/// covers a sum that starts from 1: its error of 10⁻¹⁶ remains in a last frequency of 3·10⁻⁵.
fn is_geometric(freqs: &[f64], params: &Params) -> bool {
    let exact = ratio(params.d_model, params.base);
    freqs.windows(2).all(|two| (two[0] / two[1] / exact - 1.0).abs() < 1e-11)
}

/// Whether geometric wavelengths are equal steps, and two more dimensions make the steps smaller.
fn is_finer(params: &Params) -> bool {
    let wider = ratio(params.d_model + 2, params.base);
    is_geometric(&freqs(params.d_model, params.base), params)
        && wider < ratio(params.d_model, params.base)
        && wider > 1.0
}

/// Widths of the rows in addition to the reader's own.
const WIDTHS: [u32; 4] = [64, 128, 256, 512];
/// Maximum number of marks in a row.
const MOST_MARKS: usize = 256;
/// Height of a tick mark in units of the row spacing: in other rows, and in the row of the reader's width.
const HEIGHTS: [f64; 2] = [0.3, 0.55];

/// The widths of the rows, from the top.
fn widths(params: &Params) -> Vec<u32> {
    let mut widths = WIDTHS.to_vec();
    widths.push(params.d_model);
    widths.sort_unstable();
    widths.dedup();
    widths
}

/// The ratio of each wavelength to the previous one.
fn ratios(freqs: &[f64]) -> Vec<f64> {
    freqs.windows(2).map(|two| two[0] / two[1]).collect()
}

/// The factor of a row as text: a number or a range; `None` for a single wavelength.
fn factor(freqs: &[f64], digits: usize) -> Option<String> {
    let ratios = ratios(freqs);
    let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = ratios.iter().copied().fold(0.0, f64::max);
    (!ratios.is_empty()).then(|| range([least, greatest], digits))
}

fn scene(params: &Params) -> Scene {
    let own = params.freqs();
    let wavelength = |pair: usize| significant(TAU / own[pair], 5);
    let (widths, exact) = (widths(params), ratio(params.d_model, params.base));
    // A ratio close to 1 needs more than six digits to differ from 1.
    let digits = if exact - 1.0 < 1e-3 { 12 } else { 6 };
    let rows: Vec<(u32, Vec<f64>)> = widths.into_iter().map(|d| (d, params.freqs_at(d))).collect();
    let factors = rows.iter().filter_map(|(d, freqs)| {
        let values = [("factor", factor(freqs, if digits > 6 { digits } else { 4 })?), ("d", whole(*d))];
        Some(fill("figure.ratios.row", &values))
    });
    let list = fill("figure.ratios.list", &[("rows", text::list(factors))]);
    let mut values = vec![
        ("d", whole(params.d_model)),
        ("exact", significant(exact, digits)),
        ("first", wavelength(0)),
        ("last", wavelength(own.len() - 1)),
        ("list", list.clone()),
    ];
    let ratios = ratios(&own);
    let is_sampled = rows.iter().any(|(_, freqs)| freqs.len() > MOST_MARKS);
    let sampled = if is_sampled { text::get("figure.ratios.sampled") } else { "" };
    let (caption, details) = if ratios.is_empty() {
        values.push(("differ", String::new()));
        ("figure.ratios.caption.one", list)
    } else {
        // A single ratio is the same in every schedule with the same ends.
        let has_same_ends = params.schedule != Schedule::Inclusive;
        let is_geometric = params.schedule == Schedule::Geometric || (ratios.len() == 1 && has_same_ends);
        let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        let greatest = ratios.iter().copied().fold(0.0, f64::max);
        let differ = match (greatest > least, is_geometric) {
            (false, _) => "figure.ratios.equal",
            (true, true) => "figure.ratios.rounding",
            (true, false) => "figure.ratios.differ",
        };
        let spread = significant(greatest - least, if is_geometric { 1 } else { 4 });
        values.extend([
            ("differ", fill(differ, &[("spread", spread)])),
            ("mean", significant(ratios.iter().sum::<f64>() / ratios.len() as f64, digits)),
            ("range", range([least, greatest], digits)),
            ("count", whole(ratios.len() as u32)),
        ]);
        let caption = if is_geometric { "figure.ratios.caption" } else { "figure.ratios.caption.other" };
        (caption, fill("figure.ratios.details", &values))
    };
    let alt = fill("figure.ratios.alt", &values);
    Scene {
        panels: vec![panel(params, &rows, digits)],
        arrange: Arrange::Stack,
        caption: fill(caption, &values),
        details: text::sentences([&details, sampled]),
        alt,
    }
}

/// The wavelengths of a row as tick marks on a line, drawn as one polyline.
fn ruler(freqs: &[f64], row: f64, height: f64) -> Vec<[f64; 2]> {
    let last = freqs.len() - 1;
    let stride = freqs.len().div_ceil(MOST_MARKS);
    let marked = (0..=last).filter(|pair| pair % stride == 0 || *pair == last);
    marked.map(|pair| TAU / freqs[pair]).flat_map(|x| [0.0, height, 0.0].map(|up| [x, row - up])).collect()
}

fn panel(params: &Params, rows: &[(u32, Vec<f64>)], digits: usize) -> Panel {
    let waves = rows.iter().flat_map(|(_, freqs)| freqs).map(|freq| TAU / freq);
    let [start, end] = waves.fold([f64::INFINITY, 0.0], |[low, high]: [f64; 2], wave| [low.min(wave), high.max(wave)]);
    let mut marks = Vec::new();
    for (row, (d, freqs)) in rows.iter().enumerate() {
        let is_own = *d == params.d_model;
        let (ink, height) = if is_own { (Ink::Strong, HEIGHTS[1]) } else { (Ink::Muted, HEIGHTS[0]) };
        let label = match factor(freqs, 4) {
            Some(factor) => fill("figure.ratios.times", &[("factor", factor)]),
            None => text::get("figure.ratios.none").into(),
        };
        let pen = Pen::solid(ink).width(1.0);
        marks.push(Mark::Rule { along: Direction::Y, at: row as f64, pen: pen.width(0.5), label: Some(label) });
        marks.push(Mark::Line { points: ruler(freqs, row as f64, height), pen, label: None });
    }
    let ticks = rows.iter().enumerate().map(|(row, (d, _))| (row as f64, whole(*d))).collect();
    let y =
        Axis { ticks: Ticks::At(ticks), ..Axis::linear(text::get("axis.d-model"), [rows.len() as f64 - 0.5, -0.8]) };
    let (own, row) = (params.freqs(), own_row(params));
    let (candidates, last) = (own.clone(), own.len() - 1);
    let reading_at = move |pair: usize| {
        let wavelength = TAU / own.get(pair)?;
        let mut values = vec![("pair", whole(pair as u32)), ("wavelength", significant(wavelength, 6))];
        let key = if pair == last { "figure.ratios.read.last" } else { "figure.ratios.read" };
        if pair < last {
            values
                .extend([("next", whole(pair as u32 + 1)), ("ratio", significant(own[pair] / own[pair + 1], digits))]);
        }
        Some(Reading { at: [wavelength, row], text: fill(key, &values) })
    };
    let reading_at = std::rc::Rc::new(reading_at);
    let cursor_reading = std::rc::Rc::clone(&reading_at);
    let nearest = move |x: f64| {
        let away = |freq: &f64| (x * freq / TAU).ln().abs();
        (0..candidates.len()).min_by(|a, b| away(&candidates[*a]).total_cmp(&away(&candidates[*b]))).unwrap_or(0)
    };
    let nearest = std::rc::Rc::new(nearest);
    let dragged = std::rc::Rc::clone(&nearest);
    Panel {
        title: None,
        x: Axis::log(text::get("axis.wavelength"), decades(start, end)),
        y,
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(move |[x, _]| reading_at(nearest(x)))),
        cursor_reading: Some(Box::new(move |params| cursor_reading(params.pair as usize))),
        drag: Some(Box::new(move |_, _, [x, _]| vec![(ParamId::Pair, dragged(x) as f64)])),
    }
}

/// The row of the reader's own width.
fn own_row(params: &Params) -> f64 {
    widths(params).iter().position(|d| *d == params.d_model).unwrap_or(0) as f64
}

/// The step from the cursor's pair to the next one.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (freqs, row, pair) = (params.freqs(), own_row(params), params.pair as usize);
    let next = (pair + 1).min(freqs.len() - 1);
    let [from, to] = [pair, next].map(|pair| TAU / freqs[pair]);
    let top = row - HEIGHTS[1] - 0.15;
    let points = vec![[from, row], [from, top], [to, top], [to, row]];
    vec![(0, Mark::Line { points, pen: Pen::solid(Ink::Strong).width(2.0), label: None }.of("step"))]
}

/// The ratio of the wavelengths of the next pair and the cursor's pair. Empty for the last pair.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    ratios(&params.freqs()).get(params.pair as usize).map(|ratio| ("step", *ratio)).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_shrink_towards_one_as_dimensions_are_added() {
        let labels = |params: &Params| -> Vec<String> {
            let scene = scene(params);
            let rules = scene.panels[0].marks.iter().filter_map(|mark| match mark {
                Mark::Rule { label, .. } => label.clone(),
                _ => None,
            });
            rules.collect()
        };
        // 10000^(2/d), by mpmath: 1.33352, 1.15478, 1.07461, 1.03663.
        assert_eq!(labels(&Params::default()), ["×1.334", "×1.155", "×1.075", "×1.037"]);
        let two = Params { d_model: 2, ..Params::default() };
        assert_eq!(labels(&two)[0], "no step");
        assert_eq!(labels(&two).len(), 5);
    }

    #[test]
    fn marks_are_equally_spaced_on_the_axis() {
        let params = Params { d_model: 48, ..Params::default() };
        let panel = &scene(&params).panels[0];
        let rulers = panel.marks.iter().filter_map(|mark| match mark {
            Mark::Line { points, .. } => Some(points),
            _ => None,
        });
        for (ruler, d) in rulers.zip([48, 64, 128, 256, 512]) {
            let places: Vec<f64> = ruler.chunks(3).map(|mark| panel.x.fraction(mark[0][0])).collect();
            assert_eq!(places.len(), d / 2);
            let step = places[1] - places[0];
            // Fractions below 1, each a quotient of two logarithms.
            assert!(places.windows(2).all(|two| (two[1] - two[0] - step).abs() < 1e-13), "d {d}");
        }
    }

    #[test]
    fn wide_rows_are_sampled_from_end_to_end_and_say_so() {
        let params = Params { d_model: 16_384, ..Params::default() };
        let freqs = params.freqs();
        let ruler = ruler(&freqs, 0.0, 0.5);
        assert!(ruler.len() <= 3 * (MOST_MARKS + 1), "{}", ruler.len());
        assert_eq!([ruler[0][0], ruler[ruler.len() - 1][0]], [TAU, TAU / freqs[8191]]);
        assert!(
            scene(&params).details.contains("only some") && !scene(&Params::default()).details.contains("only some")
        );
    }
}
