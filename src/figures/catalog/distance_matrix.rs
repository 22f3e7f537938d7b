//! The matrix of distances between every two positions, and beside it the curve of the cursor's row.

pub(super) mod profile;

use super::shared::memoized_distances::memoized_distances;
use super::shared::plot::scale_end;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::core::distance::{Extremes, bound, distance, distances_into, extremes};
use crate::core::distance_raster::DistanceMatrix;
use crate::params::{ParamId, Params};
use crate::scene::{
    Arrange, Axis, ColorBar, ColorMap, Direction, Grid, Ink, Mark, Measure, Panel, Pen, Raster, Reading, Scene,
};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "distance-matrix",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::K), Some(ParamId::Pos)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(128), n_pos: Some(50), cells: None }),
    width: Width::Square,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        // Computed from the entries, at the cursor's two positions and at position 0 with the same offset.
        holds: |params| {
            let (freqs, k) = (params.freqs(), f64::from(params.k));
            let pos = f64::from(params.pos);
            let away = |from: f64| distance_of_entries(&freqs, from, from + k);
            // The angles are below 2·10⁶, with errors of at most 10⁻⁹.
            (away(pos) - away(0.0)).abs() < 1e-9 * f64::from(params.d_model).sqrt()
        },
    },
    Statement { text: "caption.single", holds: |params| params.n_pos == 1 },
    Statement { text: "caption.sampled", holds: |params| params.n_pos > 2 },
];

fn distance_of_entries(freqs: &[f64], p: f64, q: f64) -> f64 {
    let square = |freq: &f64| {
        let [(sin, cos), (other_sin, other_cos)] = [p, q].map(|pos| (pos * freq).sin_cos());
        (sin - other_sin).powi(2) + (cos - other_cos).powi(2)
    };
    freqs.iter().map(square).sum::<f64>().sqrt()
}

/// Maximum number of rotations in the search for the largest distance, about a nanosecond each.
const SEARCH_TURNS: usize = 2_000_000;
/// Maximum number of offsets in that search.
const MOST_OFFSETS: usize = 100_000;
/// Maximum number of offsets with nearly extreme distances that are compared exactly. Usually there is one.
const MOST_ALIKE: usize = 100;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let last = params.n_pos - 1;
    let max_offsets = (SEARCH_TURNS / freqs.len()).min(MOST_OFFSETS) as u32;
    let stride = last.div_ceil(max_offsets).max(1);
    let found = search(&freqs, last, stride);
    let max = found.map_or(0.0, |found| found.max);
    // The range ends above the largest distance there is, so that its colours are used. While a slider is dragged, the
    // page keeps the range, so that smaller distances are seen to be smaller.
    let range = [0.0, scale_end(max)];
    let mut values = vec![
        ("bound", significant(bound(params.d_model), 4)),
        ("end", significant(range[1], 3)),
        ("n", whole(params.n_pos)),
        ("last", whole(last)),
        ("corner", significant(distance(&freqs, f64::from(last)), 4)),
        ("max", significant(max, 5)),
        ("stride", whole(stride)),
    ];
    if let Some(found) = found {
        values.push(("max_offset", whole(found.max_offset)));
        values.push(("min", significant(found.min, 5)));
        values.push(("min_offset", whole(found.min_offset)));
    }
    let caption = fill(
        match found {
            None => "figure.distance-matrix.caption.single",
            Some(_) if stride > 1 => "figure.distance-matrix.caption.sampled",
            Some(_) => "figure.distance-matrix.caption",
        },
        &values,
    );
    let corner = if last > 0 { fill("figure.distance-matrix.corner", &values) } else { String::new() };
    let details = text::sentences([corner, fill("figure.distance-matrix.details", &values)]);
    let alt = fill("figure.distance-matrix.alt", &values);
    let matrix = panel(freqs, params.n_pos, range);
    let profile = profile::panel(&matrix, range);
    Scene {
        panels: vec![matrix, profile],
        arrange: Arrange::Aside(Direction::Y, profile::THICK),
        caption,
        details,
        alt,
    }
}

/// The extremes over the offsets `stride`, `2·stride` … up to `last`; `None` if there are none.
fn search(freqs: &[f64], last: u32, stride: u32) -> Option<Extremes> {
    let mut distances = vec![0.0; (last / stride) as usize];
    distances_into(freqs, f64::from(stride), f64::from(stride), &mut distances);
    let rough = extremes(1, &distances)?;
    // The squares are accurate to 10⁻¹² per dimension. Values whose difference is smaller are compared with the exact
    // formula.
    let tolerance = 4e-12 * freqs.len() as f64;
    let near = |value: f64| {
        let nearly_equal =
            distances.iter().zip(1..).filter(move |(other, _)| (**other * **other - value * value).abs() <= tolerance);
        nearly_equal
            .take(MOST_ALIKE)
            .map(|(_, index)| index * stride)
            .map(|offset| (offset, distance(freqs, f64::from(offset))))
    };
    let (min_offset, min) = near(rough.min).reduce(|a, b| if b.1 < a.1 { b } else { a })?;
    let (max_offset, max) = near(rough.max).reduce(|a, b| if b.1 > a.1 { b } else { a })?;
    Some(Extremes { min, min_offset, max, max_offset })
}

fn panel(freqs: Vec<f64>, n_pos: u32, range: [f64; 2]) -> Panel {
    let edge = f64::from(n_pos) - 0.5;
    let matrix = DistanceMatrix { freqs: freqs.clone(), n_pos };
    let raster = Raster {
        x: [-0.5, edge],
        y: [-0.5, edge],
        map: ColorMap::Distance,
        range,
        fill: Box::new(move |columns, rows, out| matrix.fill(columns, rows, out)),
        grid: grid(freqs.clone(), n_pos as usize),
    };
    let read = move |at: [f64; 2]| {
        let [key, query] = at.map(|pos| pos.round().clamp(0.0, f64::from(n_pos - 1)));
        let values = [
            ("i", whole(query)),
            ("j", whole(key)),
            ("offset", whole((key - query).abs())),
            ("distance", significant(distance(&freqs, key - query), 6)),
        ];
        Some(Reading { at: [key, query], text: fill("figure.distance-matrix.read", &values) })
    };
    Panel {
        title: None,
        x: Axis::whole(text::get("axis.pos-j"), [-0.5, edge], Measure::Pos),
        y: Axis::whole(text::get("axis.pos-i"), [edge, -0.5], Measure::Pos),
        equal: true,
        marks: vec![Mark::Raster(raster).of("distance")],
        color_bar: Some(ColorBar {
            map: ColorMap::Distance,
            range,
            label: text::get("axis.distance").into(),
            has_own_unit: false,
        }),
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: None,
    }
}

fn grid(freqs: Vec<f64>, n_pos: usize) -> Grid {
    let distance = memoized_distances(freqs);
    Grid { count: [n_pos; 2], value: Box::new(move |[key, query]| distance(key.abs_diff(query))) }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let k = f64::from(params.k);
    vec![("distance", distance(&params.freqs(), k)), ("diagonal", k)]
}

/// The diagonals at the cursor's offset, and the curve of the cursor's row.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let diagonals = diagonals(params).into_iter().map(|mark| (0, mark.of("diagonal")));
    diagonals.chain(profile::marks(params).into_iter().map(|mark| (1, mark.of("distance")))).collect()
}

/// The two diagonals. Because they would hide the colours of the map, they are drawn only while the reader points at
/// their term.
fn diagonals(params: &Params) -> Vec<Mark> {
    let [k, last] = [params.k, params.n_pos - 1].map(f64::from);
    let line = |[x, y]: [f64; 2]| Mark::Line {
        points: vec![[x, y], [last - y, last - x]],
        pen: Pen::dashed(Ink::Cursor).width(0.0),
        label: None,
    };
    [[k, 0.0], [0.0, k]].into_iter().filter(|_| k <= last).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_distance_of_the_book_is_not_in_the_corner() {
        let scene = scene(&Params { d_model: 128, n_pos: 50, ..Params::default() });
        let text = format!("{} {}", scene.caption, scene.details);
        for number in ["8.174", "offset 47", "7.781", "1.9526"] {
            assert!(text.contains(number), "{number}: {text}");
        }
        assert!(scene.alt.contains("8.174"), "{}", scene.alt);
        let read = scene.panels[0].read.as_ref().expect("a matrix is read");
        assert!(read([47.2, -0.4]).is_some_and(|reading| reading.text.contains("8.17")));
        assert_eq!(read([9.6, 4.9]).map(|reading| reading.at), Some([10.0, 5.0]));
    }

    /// Two near-collisions so close that the error bound of the rotation recurrence would not guarantee five digits.
    #[test]
    fn the_least_distance_is_exact_to_its_last_digit() {
        let caption = |n_pos| scene(&Params { d_model: 2, n_pos, ..Params::default() }).caption;
        // 2·sin(355) and 2·sin(51 996.5)
        assert!(caption(1000).contains("6.0289\u{a0}×\u{a0}10⁻⁵, at offset 710"), "{}", caption(1000));
        let far = significant(2.0 * (51_996.5_f64).sin().abs(), 5);
        let found = search(&[1.0], 104_000, 1).expect("offsets");
        assert_eq!((found.min_offset, significant(found.min, 5)), (103_993, far));
    }

    /// If pixels are averages, the diagonal is not 0, and the text must not say so.
    #[test]
    fn the_text_does_not_claim_a_zero_diagonal_if_pixels_average() {
        let scene = scene(&Params { d_model: 2, n_pos: 1000, ..Params::default() });
        let Mark::Raster(raster) = scene.panels[0].marks[0].plain() else { panic!("a matrix is a raster") };
        let mut pixels = vec![0.0; 100 * 100];
        (raster.fill)(100, 100, &mut pixels);
        assert!(pixels[0] > 1.0, "{}", pixels[0]);
        assert!(!scene.alt.contains("0 on the diagonal") && scene.details.contains("also on the diagonal"));
    }

    #[test]
    fn the_colour_scale_is_never_empty() {
        for (d_model, n_pos) in [(2, 1), (16_384, 1), (2, 2), (16_384, 1 << 20), (2, 1 << 20)] {
            let scene = scene(&Params { d_model, n_pos, ..Params::default() });
            let range = scene.panels[0].color_bar.as_ref().map(|bar| bar.range).expect("colours carry values");
            assert!(range[1] > 0.0 && range[1].is_finite());
        }
    }

    #[test]
    fn the_colour_scale_contains_every_distance_and_most_of_it_is_used() {
        for d_model in [2, 8, 128, 512] {
            for (base, n_pos) in [(100.0, 2000), (10_000.0, 50), (500_000.0, 50), (1e9, 3)] {
                let scene = scene(&Params { d_model, base, n_pos, ..Params::default() });
                let [matrix, profile] = &scene.panels[..] else { panic!("a matrix and a curve") };
                let [least, end] = matrix.color_bar.as_ref().expect("a scale").range;
                let Mark::Raster(raster) = matrix.marks[0].plain() else { panic!("a matrix is a raster") };
                assert_eq!((least, raster.range, profile.x.domain), (0.0, [least, end], [least, end]));
                // One pixel for each pair of positions, of some rows if there are many.
                let value = |offset: u32| (raster.grid.value)([offset as usize, 0]);
                let greatest = (0..n_pos).map(value).fold(0.0, f64::max);
                assert!(greatest <= end && greatest > 0.83 * end, "{d_model}, {base}, {n_pos}: {greatest} of {end}");
            }
        }
        let scene = scene(&Params::default());
        assert_eq!(scene.panels[0].color_bar.as_ref().map(|bar| bar.range), Some([0.0, 8.5]), "8.17 is the largest");
    }
}
