//! The sinusoidal encoding of the time of a diffusion model. It hardly changes on a time scale from 0 to 1, and clearly
//! changes on a scale from 0 to 1000.

use super::shared::level::level;
use super::shared::matrix;
use super::shared::plot::{dots, line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::diffusion::{END, freqs_per_step};
use crate::core::distance::{bound, distance, distances_into, orthogonal};
use crate::core::encoding::PairLayout;
use crate::params::{Orientation, ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "diffusion-time",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: turns_by_a_radian },
    Statement { text: "details", holds: moves_alike },
    Statement { text: "sampled", holds: |params| params.n_pos > 1 },
];

/// Whether no pair turns by more than a radian from time 0 to 1, up to rounding.
fn turns_by_a_radian(params: &Params) -> bool {
    params.freqs().iter().all(|freq| *freq <= 1.0 + 1e-15)
}

/// Whether the encoding moves as far in the cursor's step as in the first step.
fn moves_alike(params: &Params) -> bool {
    let is_alike = |end| {
        let freqs = freqs_per_step(&params.freqs(), end, f64::from(params.n_pos));
        let square = |from: f64| {
            let step = |freq: &f64| {
                let [(sin, cos), (next_sin, next_cos)] = [from, from + 1.0].map(|pos| (pos * freq).sin_cos());
                (next_sin - sin).powi(2) + (next_cos - cos).powi(2)
            };
            freqs.iter().map(step).sum::<f64>()
        };
        // Angles are below 1000, so angles and their differences have rounding errors of 10⁻¹³.
        (square(f64::from(params.pos)).sqrt() - square(0.0).sqrt()).abs() < 1e-12 * f64::from(params.d_model).sqrt()
    };
    is_alike(1.0) && is_alike(END)
}

/// Maximum number of rotations computed for a curve, about a nanosecond each.
const TURNS: u32 = 600_000;
/// Minimum and maximum number of points of a curve.
const POINTS: (u32, u32) = (100, 1000);
/// Minimum width of a panel, in CSS pixels, to fit the numbers at its axes.
const NARROWEST: f64 = 300.0;

/// The two time scales, with their names and pens.
const VARIANTS: [(f64, &str, Pen); 2] =
    [(1.0, "figure.diffusion-time.to-one", Pen::series(1)), (END, "figure.diffusion-time.to-end", Pen::series(0))];

/// The formula terms of the two scales.
const TERMS: [&str; 2] = ["small", "large"];

/// With all sines before all cosines, as in the code of Ho et al. (2020): rows that alternate would be stripes.
fn ordered(params: &Params) -> Params {
    Params { layout: PairLayout::Split, ..params.clone() }
}

fn scene(params: &Params) -> Scene {
    let params = &ordered(params);
    let (freqs, steps) = (params.freqs(), f64::from(params.n_pos));
    let variants = VARIANTS.map(|(end, ..)| freqs_per_step(&freqs, end, steps));
    let [small, large] = variants.each_ref().map(|freqs| distance(freqs, 1.0));
    let [small_total, large_total] = variants.each_ref().map(|freqs| distance(freqs, steps));
    let stride = params.n_pos.div_ceil((TURNS / params.pairs()).clamp(POINTS.0, POINTS.1));
    let values = vec![
        ("n", whole(params.n_pos)),
        ("d", whole(params.d_model)),
        ("share", significant(100.0 / steps, 3)),
        ("end", whole(END)),
        ("small", significant(small, 3)),
        ("large", significant(large, 3)),
        ("small_way", significant(small_total, 3)),
        ("large_way", significant(large_total, 3)),
        ("level", significant(orthogonal(params.d_model), 4)),
        ("stride", whole(stride)),
        ("layout", matrix::layout_words(params).to_owned()),
        ("schedule", matrix::schedule_words(params).to_owned()),
    ];
    let sampled = if stride > 1 { fill("figure.diffusion-time.sampled", &values) } else { String::new() };
    let caption = fill("figure.diffusion-time.caption", &values);
    let means = matrix::means(params, params.d_model);
    let heat_maps = variants
        .iter()
        .zip(VARIANTS)
        .zip(TERMS)
        .map(|((freqs, (_, name, _)), term)| heat_map(params, freqs.clone(), (name, term)));
    let mut heat_maps: Vec<Panel> = heat_maps.collect();
    // The two heat maps share one colour bar.
    heat_maps[0].color_bar = None;
    let panels = heat_maps.into_iter().chain([curves(params, variants.clone(), stride)]).collect();
    Scene {
        panels,
        arrange: Arrange::Flow(NARROWEST),
        caption,
        details: text::sentences([
            &fill("figure.diffusion-time.details", &values),
            &fill("figure.heatmap.details", &values),
            &sampled,
            means,
        ]),
        alt: fill("figure.diffusion-time.alt", &values),
    }
}

/// The encodings of all steps.
fn heat_map(params: &Params, freqs: Vec<f64>, (name, term): (&str, &'static str)) -> Panel {
    let panel = matrix::with_freqs(params, freqs, Orientation::Across);
    let x = Axis { label: text::get("axis.step").into(), ..panel.x };
    // The names of the two halves, at their ends.
    let half = f64::from(params.pairs());
    let half_name = |key, row| {
        let (at, text) = ([panel.x.domain[1], row], text::get(key).into());
        Mark::Label { at, shift: [-6.0, 0.0], side: Side::Left, text, ink: Ink::Strong }
    };
    let names = [half_name("label.sin", half / 2.0), half_name("label.cos", 1.5 * half)];
    let marks = panel.marks.into_iter().chain(names).map(|mark| mark.of(term)).collect();
    // At the cursor, the curves are read: they say which of the two is meant.
    Panel { title: Some(title(name)), x, marks, cursor_reading: None, ..panel }
}

fn title(name: &str) -> String {
    fill(name, &[("end", whole(END))])
}

/// The distance from the first encoding, after each step.
fn curves(params: &Params, variants: [Vec<f64>; 2], stride: u32) -> Panel {
    let (n_pos, steps) = (params.n_pos, f64::from(params.n_pos));
    let mut marks = Vec::new();
    let mut first = Vec::new();
    for ((freqs, (_, name, pen)), term) in variants.iter().zip(VARIANTS).zip(TERMS) {
        let mut distances = vec![0.0; (n_pos / stride) as usize + 1];
        distances_into(freqs, 0.0, f64::from(stride), &mut distances);
        let point = |(index, distance): (usize, f64)| [index as f64 * f64::from(stride), distance];
        let mut points: Vec<_> = distances.into_iter().enumerate().map(point).collect();
        if !n_pos.is_multiple_of(stride) {
            points.push([steps, distance(freqs, steps)]);
        }
        marks.push(line(points, pen, &title(name)).of(term));
        first.push([1.0, distance(freqs, 1.0)]);
    }
    marks.push(dots(first, Ink::Strong, false, text::get("figure.diffusion-time.first")));
    let name = text::get("figure.distance-offset.level").to_owned();
    marks.insert(0, level(orthogonal(params.d_model), name));
    let reading_at = move |pos: f64| {
        let [small, large] = variants.each_ref().map(|freqs| distance(freqs, pos));
        let values = [
            ("pos", whole(pos)),
            ("small_time", significant(pos / steps, 6)),
            ("small", significant(small, 6)),
            ("large_time", significant(END * pos / steps, 6)),
            ("large", significant(large, 6)),
        ];
        Reading { at: [pos, large], text: fill("figure.diffusion-time.read", &values) }
    };
    let reading_at = std::rc::Rc::new(reading_at);
    let read = std::rc::Rc::clone(&reading_at);
    let x = Axis::whole(text::get("axis.step"), [0.0, steps], Measure::Pos);
    let y = Axis::linear(text::get("axis.distance-from-start"), [0.0, 1.05 * bound(params.d_model)]);
    let plain = panel(x, y, marks, Box::new(move |[x, _]| Some(read(x.round().clamp(0.0, steps)))));
    Panel { cursor_reading: Some(Box::new(move |params| Some(reading_at(f64::from(params.pos))))), ..plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_states_a_two_per_cent_step() {
        let Scene { caption, details, .. } = scene(&Params { d_model: 256, ..Params::default() });
        for words in ["2 %", "0.0546", "9.94"] {
            assert!(caption.contains(words), "{words}: {caption}");
        }
        assert!(details.contains("2.67") && details.contains("14.4"), "{details}");
    }

    #[test]
    fn curves_end_with_the_last_step() {
        for n_pos in [1, 2, 50, 1001, 1 << 20] {
            let scene = scene(&Params { n_pos, ..Params::default() });
            for mark in &scene.panels[2].marks {
                if let crate::scene::Mark::Line { points, .. } = mark {
                    assert_eq!((points[0], points[points.len() - 1][0]), ([0.0, 0.0], f64::from(n_pos)));
                    assert!(points.len() < 1003, "{} points", points.len());
                }
            }
        }
    }
}
