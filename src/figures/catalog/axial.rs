//! Axial encoding of a plane: half of the dimensions encode each axis. Shows distances in the plane.

use super::shared::memoized_distances::memoized_distances;
use super::shared::plot::{dots, line, panel};
use super::{Drawing, Figure, Statement, Width};
use crate::core::axial::{Plane, axis_dims, plane_distance};
use crate::core::distance::{distance, mean_squares_into};
use crate::params::{ParamId, Params};
use crate::scene::{
    Arrange, Axis, ColorBar, ColorMap, Grid, Ink, Mark, Measure, Panel, Pen, Raster, Reading, Scene, Side,
};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::{FRAC_1_SQRT_2, SQRT_2, TAU};

pub(super) static FIGURE: Figure = Figure {
    id: "axial",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::K), None],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: |params| has_no_circles(params) && squares_add(params) },
    Statement { text: "short", holds: squares_add },
    Statement { text: "caption.few", holds: |params| reach(params) < 5 && is_root_two(params) },
    Statement { text: "rounded", holds: |params| params.d_model % 4 == 2 && params.d_model > 2 },
    Statement { text: "least", holds: |params| params.d_model == 2 },
];

/// Whether two points equally far from the centre of the plane, on an axis and on the diagonal, have encodings at
/// different distances from that of the centre.
fn has_no_circles(params: &Params) -> bool {
    let (freqs, reach) = (freqs(params), f64::from(reach(params)));
    (1..=8).map(|part| f64::from(part) / 8.0 * reach.min(8.0)).any(|length| {
        let [axis, diagonal] = [[length, 0.0], [length * FRAC_1_SQRT_2; 2]].map(|at| plane_distance(&freqs, at));
        (axis - diagonal).abs() > 1e-4 * axis
    })
}

/// Whether the squared distance of two cells is the sum of the squares along both axes, for encodings that concatenate
/// column and row.
fn squares_add(params: &Params) -> bool {
    let freqs = freqs(params);
    let encoding = |cell: [f64; 2]| -> Vec<f64> {
        cell.into_iter()
            .flat_map(|at| freqs.iter().flat_map(move |freq| [(at * freq).sin(), (at * freq).cos()]))
            .collect()
    };
    let square = |x: &[f64], y: &[f64]| x.iter().zip(y).map(|(x, y)| (x - y).powi(2)).sum::<f64>();
    let ([middle, cell], dims) = ([[0.0, 0.0], [3.0, 4.0]].map(encoding), 2 * freqs.len());
    let [across, down] = [0..dims, dims..2 * dims].map(|half| square(&middle[half.clone()], &cell[half]));
    let squared = plane_distance(&freqs, [3.0, 4.0]).powi(2);
    [across + down, square(&middle, &cell)].into_iter().all(|sum| (sum - squared).abs() <= 1e-12 * squared.max(1e-3))
}

/// Whether the distance of cell (1, 1) is √2 times that of (1, 0), up to rounding.
fn is_root_two(params: &Params) -> bool {
    let [axis, diagonal] = [[1.0, 0.0], [1.0, 1.0]].map(|cell| plane_distance(&freqs(params), cell));
    (diagonal / axis / SQRT_2 - 1.0).abs() < 1e-14
}

/// Maximum number of points of a curve.
const POINTS: u32 = 400;
/// Maximum number of rotations computed for a curve, about a nanosecond each.
const TURNS: u32 = 1_000_000;
/// With more cells than this, a pixel contains several.
const MANY: u32 = 300;
/// Approximate number of colour steps.
const STEPS: f64 = 12.0;

fn freqs(params: &Params) -> Vec<f64> {
    params.freqs_at(axis_dims(params.d_model))
}

/// Cells to each side, for a plane of about n × n; at least one.
fn reach(params: &Params) -> u32 {
    (params.n_pos / 2).max(1)
}

fn scene(params: &Params) -> Scene {
    let (freqs, reach) = (freqs(params), reach(params));
    let [axis, diagonal] = curves(&freqs, reach);
    // The distance is largest where both axes have their largest distance.
    let top = SQRT_2 * axis.iter().map(|point| point[1]).fold(0.0, f64::max);
    let step = round_below(top / STEPS);
    // Cells (3, 4) and (5, 0), scaled by this factor, are equally far from the centre: 3² + 4² = 5².
    let scale = f64::from(reach / 5);
    let cells = if scale > 0.0 { [[5.0 * scale, 0.0], [3.0 * scale, 4.0 * scale]] } else { [[1.0, 0.0], [1.0, 1.0]] };
    let distances = cells.map(|cell| significant(plane_distance(&freqs, cell), 4));
    let marked = std::array::from_fn(|index| (cells[index], distances[index].clone()));
    let [one, other] = distances;
    let dims = axis_dims(params.d_model);
    let last = f64::from(reach);
    let values = vec![
        ("n", whole(params.n_pos)),
        ("d", whole(params.d_model)),
        ("dims", whole(dims)),
        ("rest", whole(params.d_model.saturating_sub(2 * dims))),
        ("least", whole(2 * dims)),
        ("reach", whole(reach)),
        ("step", significant(step, 1)),
        ("length", whole(cells[0][0])),
        ("across", whole(cells[1][0])),
        ("down", whole(cells[1][1])),
        ("one", one),
        ("other", other),
        ("far", significant(distance(&freqs, last), 4)),
        ("far_diagonal", significant(plane_distance(&freqs, [last * FRAC_1_SQRT_2; 2]), 4)),
    ];
    let caption = fill(if scale > 0.0 { "figure.axial.caption" } else { "figure.axial.caption.few" }, &values);
    let text_if = |is_shown: bool, key| if is_shown { fill(key, &values) } else { String::new() };
    let dims_note = text::sentences([
        text_if(params.d_model.is_multiple_of(4), "figure.axial.half"),
        text_if(params.d_model % 4 == 2 && params.d_model > 2, "figure.axial.rounded"),
        text_if(params.d_model == 2, "figure.axial.least"),
    ]);
    let many_note = text::sentences([
        text_if(reach > MANY / 2, "figure.axial.many"),
        text_if(reach > max_points(&freqs), "figure.axial.averaged"),
    ]);
    Scene {
        panels: vec![plane(&freqs, reach, [top, step], &marked), cuts(freqs, last, axis, diagonal)],
        arrange: Arrange::Flow(400.0),
        details: text::sentences([&fill("figure.axial.details", &values), &dims_note, &many_note]),
        alt: fill("figure.axial.alt", &values),
        caption,
    }
}

/// The largest number of the form 1, 2 or 5 times a power of ten that is not above `value`.
fn round_below(value: f64) -> f64 {
    let power = 10_f64.powf(value.log10().floor());
    [5.0, 2.0].into_iter().map(|times| times * power).find(|step| *step <= value).unwrap_or(power)
}

fn max_points(freqs: &[f64]) -> u32 {
    (TURNS / freqs.len() as u32).clamp(1, POINTS)
}

/// The distance against the length of the offset: along an axis, and along the diagonal, where the offset along each
/// axis is 1/√2 of the length. A point that covers several cells shows their root mean square.
fn curves(freqs: &[f64], reach: u32) -> [Vec<[f64; 2]>; 2] {
    let max_points = max_points(freqs);
    // If the number of points permits, they include all integer lengths.
    let count = if reach <= max_points { reach * (max_points / reach) } else { max_points };
    let step = f64::from(reach) / f64::from(count);
    let width = if step > 1.0 { step } else { 0.0 };
    [(1.0, 1.0), (FRAC_1_SQRT_2, 2.0)].map(|(part, axes)| {
        let mut squares = vec![0.0; count as usize + 1];
        mean_squares_into(freqs, (0.0, part * step), part * width, &mut squares);
        // The distance at offset 0 is exactly 0, not a mean over an interval.
        squares[0] = 0.0;
        let point = |(index, square): (usize, f64)| [index as f64 * step, (axes * square).sqrt()];
        squares.into_iter().enumerate().map(point).collect()
    })
}

/// The distance of every cell from the centre; that of the `marked` cells is written beside them.
fn plane(freqs: &[f64], reach: u32, [top, step]: [f64; 2], marked: &[([f64; 2], String); 2]) -> Panel {
    let (plane, edge, last) = (Plane { freqs: freqs.to_vec(), reach }, f64::from(reach) + 0.5, f64::from(reach));
    let range = [0.0, top];
    // With discrete steps, borders between colours are contours of equal distance.
    let fill_steps = move |columns: usize, rows: usize, out: &mut [f32]| {
        plane.fill(columns, rows, out);
        for value in out {
            *value = ((f64::from(*value) / step).floor() * step) as f32;
        }
    };
    let (middle, axis_distance) = (reach as usize, memoized_distances(freqs.to_vec()));
    let value = move |away: [usize; 2]| {
        let [across, up] = away.map(|cell| axis_distance(cell.abs_diff(middle)));
        across.hypot(up)
    };
    let raster = Raster {
        x: [-edge, edge],
        y: [edge, -edge],
        map: ColorMap::Distance,
        range,
        fill: Box::new(fill_steps),
        grid: Grid { count: [2 * middle + 1; 2], value: Box::new(value) },
    };
    let freqs = freqs.to_vec();
    let read = move |at: [f64; 2]| {
        let [across, up] = at.map(|offset| offset.round().clamp(-last, last));
        let values = [
            ("across", whole(across)),
            ("up", whole(up)),
            ("distance", significant(plane_distance(&freqs, [across, up]), 6)),
            ("of_x", significant(distance(&freqs, across), 6)),
            ("of_y", significant(distance(&freqs, up), 6)),
        ];
        Some(Reading { at: [across, up], text: fill("figure.axial.read", &values) })
    };
    let x = Axis::whole(text::get("axis.columns-away"), [-edge, edge], Measure::Offset);
    let y = Axis::whole(text::get("axis.rows-away"), [-edge, edge], Measure::Other);
    let color_bar = Some(ColorBar {
        map: ColorMap::Distance,
        range,
        label: text::get("axis.distance").into(),
        has_own_unit: false,
    });
    let mut marks = vec![Mark::Raster(raster).of("cell")];
    for (at, text) in marked {
        marks.push(dots(vec![*at], Ink::Strong, true, ""));
        marks.push(Mark::Label { at: *at, shift: [-8.0, 0.0], side: Side::Left, text: text.clone(), ink: Ink::Strong });
    }
    Panel { equal: true, color_bar, ..panel(x, y, marks, Box::new(read)) }
}

/// Cuts from the centre along an axis and along a diagonal.
fn cuts(freqs: Vec<f64>, last: f64, axis: Vec<[f64; 2]>, diagonal: Vec<[f64; 2]>) -> Panel {
    let highest = axis.iter().chain(&diagonal).map(|point| point[1]).fold(0.0, f64::max);
    let marks = vec![
        line(diagonal, Pen::series(0), text::get("figure.axial.diagonal")).of("cell"),
        line(axis, Pen::series(1), text::get("figure.axial.axis")).of("axis"),
    ];
    let top = 1.08 * highest;
    let read = move |[x, _]: [f64; 2]| {
        let length = x.round().clamp(0.0, last);
        let axis = distance(&freqs, length);
        let values = [
            ("length", whole(length)),
            ("axis", significant(axis, 6)),
            ("diagonal", significant(plane_distance(&freqs, [length * FRAC_1_SQRT_2; 2]), 6)),
        ];
        // If points are means, a single distance may exceed the range of the plot.
        Some(Reading { at: [length, axis.min(top)], text: fill("figure.axial.read.cut", &values) })
    };
    let x = Axis::whole(text::get("axis.cells-away"), [0.0, last], Measure::Offset);
    panel(x, Axis::linear(text::get("axis.distance"), [0.0, top]), marks, Box::new(read))
}

/// The circle of points at the cursor's offset from the centre, if it is within the picture.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let radius = f64::from(params.k);
    if params.k == 0 || params.k > reach(params) {
        return Vec::new();
    }
    let circle = || {
        let angles = (0..=120).map(|part| (f64::from(part) / 120.0 * TAU).sin_cos());
        angles.map(|(sin, cos)| [radius * sin, radius * cos]).collect()
    };
    let pens = [Pen::solid(Ink::Background).width(3.0), Pen::dashed(Ink::Cursor)];
    pens.map(|pen| (0, line(circle(), pen, ""))).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caption_has_the_distances_of_cells_of_equal_length() {
        let Scene { caption, .. } = scene(&Params::default());
        for words in ["(25, 0)", "(15, 20)", "4.871", "7.163"] {
            assert!(caption.contains(words), "{words}: {caption}");
        }
        let few = scene(&Params { n_pos: 3, ..Params::default() });
        assert!(few.caption.contains("1.472") && few.caption.contains("2.082"), "{}", few.caption);
    }

    #[test]
    fn the_details_state_the_dimensions_per_axis() {
        let details = |d_model| scene(&Params { d_model, ..Params::default() }).details;
        assert!(details(128).contains("64 dimensions, half of 128"), "{}", details(128));
        assert!(details(6).contains("2 dimensions") && details(6).contains("2 are left"), "{}", details(6));
        assert!(details(2).contains("that of 4"), "{}", details(2));
    }

    #[test]
    fn steps_of_colour_are_round() {
        for (value, step) in [(0.83, 0.5), (1.0, 1.0), (2.3, 2.0), (0.019, 0.01), (7.0, 5.0)] {
            // Powers of ten have rounding errors.
            assert!((round_below(value) / step - 1.0).abs() < 1e-12, "{value}: {}", round_below(value));
        }
    }

    #[test]
    fn pixels_are_distances_rounded_down_to_whole_steps() {
        let drawn = scene(&Params::default());
        let Mark::Raster(raster) = drawn.panels[0].marks[0].plain() else { panic!("an image") };
        let mut pixels = vec![0.0; 51 * 51];
        (raster.fill)(51, 51, &mut pixels);
        let step = round_below(raster.range[1] / STEPS);
        for (column, row) in [(25, 25), (0, 0), (50, 25), (40, 45)] {
            let offset = [f64::from(column) - 25.0, f64::from(row) - 25.0];
            let exact = plane_distance(&freqs(&Params::default()), offset);
            let pixel = f64::from(pixels[row as usize * 51 + column as usize]);
            // f32 has seven significant digits.
            assert!(pixel - 1e-6 <= exact && exact < pixel + step + 1e-6, "{offset:?}: {pixel} {exact}");
        }
    }
}
