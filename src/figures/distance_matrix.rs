//! The distance of every position to every other.

use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::distance::{Extremes, distance, distances_into, extremes};
use crate::core::distance_raster::DistanceMatrix;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Mark, Measure, Panel, Raster, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "distance-matrix",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::K), Some(ParamId::Pos)],
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(128), n_pos: Some(50) }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[];

/// Turns spent on the search for the largest distance, about a nanosecond each, and the most offsets searched.
const SEARCH_TURNS: usize = 2_000_000;
const MOST_OFFSETS: usize = 100_000;
/// With so many positions, a pixel may hold several.
const MANY: u32 = 300;

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let last = params.n_pos - 1;
    let most = (SEARCH_TURNS / freqs.len()).min(MOST_OFFSETS) as u32;
    let stride = last.div_ceil(most).max(1);
    let found = search(&freqs, last, stride);
    let max = found.map_or(0.0, |found| found.max);
    let mut values = vec![
        ("n", whole(params.n_pos)),
        ("d", whole(params.d_model)),
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
    let mut caption = fill(
        match found {
            None => "figure.distance-matrix.single",
            Some(_) if stride > 1 => "figure.distance-matrix.sampled",
            Some(_) => "figure.distance-matrix.caption",
        },
        &values,
    );
    values.push(("caption", caption.clone()));
    let alt = fill("figure.distance-matrix.alt", &values);
    if params.n_pos > MANY {
        caption = format!("{caption} {}", text::get("figure.distance-matrix.averaged"));
    }
    // A scale needs a length, even where the only distance is 0.
    let range = [0.0, if max > 0.0 { max } else { 1.0 }];
    Scene {
        panels: vec![panel(freqs, params.n_pos, range)],
        arrange: Arrange::Stack,
        caption,
        details: String::new(),
        alt,
    }
}

/// The extremes over the offsets `stride`, `2·stride` … up to `last`; `None` if there are none.
fn search(freqs: &[f64], last: u32, stride: u32) -> Option<Extremes> {
    let mut distances = vec![0.0; (last / stride) as usize];
    distances_into(freqs, f64::from(stride), f64::from(stride), &mut distances);
    let found = extremes(1, &distances)?;
    Some(Extremes { min_offset: found.min_offset * stride, max_offset: found.max_offset * stride, ..found })
}

fn panel(freqs: Vec<f64>, n_pos: u32, range: [f64; 2]) -> Panel {
    let edge = f64::from(n_pos) - 0.5;
    let matrix = DistanceMatrix { freqs: freqs.clone(), n_pos };
    let raster = Raster {
        x: [-0.5, edge],
        y: [-0.5, edge],
        map: ColorMap::Sequential,
        range,
        fill: Box::new(move |columns, rows, out| matrix.fill(columns, rows, out)),
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
        marks: vec![Mark::Raster(raster)],
        color_bar: Some(ColorBar { map: ColorMap::Sequential, range, label: text::get("axis.distance").into() }),
        read: Some(Box::new(read)),
        here: None,
        grab: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_distance_of_the_book_is_not_in_the_corner() {
        let scene = scene(&Params { d_model: 128, n_pos: 50, ..Params::default() });
        for text in [&scene.caption, &scene.alt] {
            for number in ["8.174", "offset 47", "7.781", "1.9526"] {
                assert!(text.contains(number), "{number}: {text}");
            }
        }
        let read = scene.panels[0].read.as_ref().expect("a matrix is read");
        assert!(read([47.2, -0.4]).is_some_and(|reading| reading.text.contains("8.17")));
        assert_eq!(read([9.6, 4.9]).map(|reading| reading.at), Some([10.0, 5.0]));
    }

    #[test]
    fn every_length_has_a_scale_of_colors() {
        for (d_model, n_pos) in [(2, 1), (16_384, 1), (2, 2), (16_384, 1 << 20), (2, 1 << 20)] {
            let scene = scene(&Params { d_model, n_pos, ..Params::default() });
            let range = scene.panels[0].color_bar.as_ref().map(|bar| bar.range).expect("colours carry values");
            assert!(range[1] > 0.0 && range[1].is_finite());
        }
    }
}
