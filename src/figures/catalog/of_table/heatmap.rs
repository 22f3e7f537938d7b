//! The table itself: as it is stored, with its dimensions in the order of their frequencies, or as the angles in the planes
//! in which it turns.

use std::f64::consts::TAU;

use super::{named, pixels, shown, table};
use crate::catalog::Drawing;
use crate::params::{Cells, Orientation, Params};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Grid, Mark, Measure, ON_DISC, Panel, Raster, Reading, Scene, Ticks};
use crate::scene::on_disc;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, |_| Vec::new());

/// What a cell shows, and in which order what runs across the positions stands.
struct Cell {
    /// The numbers in the table of what stands in each place: of dimensions, or of planes.
    order: Vec<usize>,
    is_angle: bool,
}

fn scene(params: &Params) -> Scene {
    let table = table(params);
    let cell = cell(params);
    let of = text::get;
    let (label, alt, caption) = match params.cells {
        Cells::Value => (of("axis.dim"), "figure.heatmap.table.alt", "figure.heatmap.table.caption"),
        Cells::Apart => (of("axis.dim-by-freq"), "figure.heatmap.table.alt.sorted", "figure.heatmap.table.caption.sorted"),
        Cells::Phase => (of("axis.plane"), "figure.heatmap.table.alt.angles", "figure.heatmap.table.caption.angles"),
    };
    let mut values = named(params);
    values.push(("range", significant(table.range, 3)));
    values.push(("planes", whole(cell.order.len() as f64)));
    Scene {
        panels: vec![panel(params, cell, label)],
        arrange: Arrange::Stack,
        alt: fill(alt, &values),
        caption: fill(caption, &values),
        details: fill("figure.heatmap.table.details", &values),
    }
}

fn cell(params: &Params) -> Cell {
    let (table, found) = (table(params), shown(params));
    let order = match (params.cells, found) {
        (Cells::Apart, Some(found)) => {
            let place = |col: usize| {
                // In which plane the dimension varies most, and where in it.
                let along = |plane: &crate::core::rotations::Plane| {
                    found.kept.iter().fold([0.0; 2], |[re, im], &pos| {
                        let value = table.row(pos)[col];
                        [re + value * plane.z[pos][0], im + value * plane.z[pos][1]]
                    })
                };
                let sizes = found.planes.iter().map(|plane| (plane.freq, along(plane)));
                let (freq, [re, im]) =
                    sizes.max_by(|(_, one), (_, other)| one[0].hypot(one[1]).total_cmp(&other[0].hypot(other[1])))
                        .unwrap_or_default();
                (-freq, im.atan2(re))
            };
            let places: Vec<(f64, f64)> = (0..table.cols).map(place).collect();
            let mut order: Vec<usize> = (0..table.cols).collect();
            order.sort_by(|one, other| {
                let (one, other) = (places[*one], places[*other]);
                one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1))
            });
            order
        }
        (Cells::Phase, Some(found)) => {
            let mut order: Vec<usize> = (0..found.planes.len()).collect();
            order.sort_by(|one, other| found.planes[*other].freq.total_cmp(&found.planes[*one].freq));
            order
        }
        _ => (0..table.cols).collect(),
    };
    let is_angle = params.cells == Cells::Phase && found.is_some_and(|found| !found.planes.is_empty());
    Cell { order, is_angle }
}

fn panel(params: &Params, cell: Cell, label: &str) -> Panel {
    let handle = params.table.clone();
    let (n_pos, count) = (params.n_pos as usize, cell.order.len());
    let is_across = params.orientation == Orientation::Across;
    let [pos_edge, end] = [n_pos, count].map(|count| count as f64 - 0.5);
    let pos = |domain| Axis::whole(text::get("axis.pos"), domain, Measure::Pos);
    let found = shown(params);
    let ticks = match found {
        Some(found) if cell.is_angle => {
            let wavelengths = cell.order.iter().map(|plane| significant(found.planes[*plane].wavelength(), 3));
            Ticks::At(wavelengths.enumerate().map(|(place, name)| (place as f64, name)).collect())
        }
        // The numbers in memory are read under the pointer.
        _ if params.cells == Cells::Apart => Ticks::At(Vec::new()),
        _ => Ticks::Whole,
    };
    let other = |domain| Axis { ticks, ..Axis::whole(label, domain, Measure::Other) };
    let (x, y) = if is_across {
        (pos([-0.5, pos_edge]), other([end, -0.5]))
    } else {
        (other([-0.5, end]), pos([pos_edge, -0.5]))
    };
    let (range, map) = (table(params).range, if cell.is_angle { ColorMap::Phase } else { ColorMap::Diverging });
    let range = if cell.is_angle { ON_DISC } else { [-range, range] };
    let size = if is_across { [n_pos, count] } else { [count, n_pos] };
    let outliers = params.outliers;
    // The value in a place, counted along the positions and across them.
    let is_angle = cell.is_angle;
    let order = cell.order;
    let value = move |pos: usize, place: usize| -> f64 {
        let Some(table) = &handle else { return 0.0 };
        if !is_angle {
            return table.row(pos)[order[place]];
        }
        let z = table.found(outliers).map_or([1.0, 0.0], |found| found.planes[order[place]].z[pos]);
        z[1].atan2(z[0]).rem_euclid(TAU)
    };
    let value = std::rc::Rc::new(value);
    let at = move |[x, y]: [usize; 2]| if is_across { [x, y] } else { [y, x] };
    let fill_values = value.clone();
    let paint = move |columns: usize, rows: usize, out: &mut [f32]| {
        if is_angle {
            // Of angles, a pixel shows the one in its middle.
            let middle = |pixel: usize, of: usize, count: usize| (pixel * 2 + 1) * count / (2 * of);
            for (pixel, out) in out.iter_mut().enumerate() {
                let [pos, place] = at([middle(pixel % columns, columns, size[0]), middle(pixel / columns, rows, size[1])]);
                let (sin, cos) = fill_values(pos, place).sin_cos();
                *out = on_disc(sin as f32, cos as f32);
            }
        } else {
            let value = |x, y| {
                let [pos, place] = at([x, y]);
                fill_values(pos, place)
            };
            pixels::fill(size, value, columns, rows, out);
        }
    };
    let grid_values = value.clone();
    let grid = Grid {
        count: size,
        value: Box::new(move |cell| {
            let [pos, place] = at(cell);
            grid_values(pos, place)
        }),
    };
    let raster = Raster {
        x: [-0.5, size[0] as f64 - 0.5],
        y: [-0.5, size[1] as f64 - 0.5],
        map,
        range,
        fill: Box::new(paint),
        grid,
    };
    Panel {
        title: None,
        x,
        y,
        equal: false,
        marks: vec![Mark::Raster(raster)],
        color_bar: (!is_angle).then(|| ColorBar { map, range, label: text::get("axis.value").into() }),
        read: Some(read(params, is_across, size)),
        here: None,
        grab: None,
    }
}

/// The entry, or the angle, under the pointer.
fn read(params: &Params, is_across: bool, size: [usize; 2]) -> crate::scene::Read {
    let (params, cell) = (params.clone(), cell(params));
    Box::new(move |at| {
        let places = [0, 1].map(|axis| at[axis].round().clamp(0.0, size[axis] as f64 - 1.0));
        let [pos, place] = if is_across { places } else { [places[1], places[0]] };
        let number = cell.order[place as usize];
        let mut values = vec![("pos", whole(pos))];
        let key = if cell.is_angle {
            let plane = &shown(&params)?.planes[number];
            let [re, im] = plane.z[pos as usize];
            values.extend([
                ("wavelength", significant(plane.wavelength(), 4)),
                ("angle", significant(im.atan2(re).rem_euclid(TAU), 4)),
                ("radius", significant(re.hypot(im), 3)),
            ]);
            "read.table.angle"
        } else {
            values.extend([
                ("dim", whole(number as f64)),
                ("value", significant(table(&params).row(pos as usize)[number], 6)),
            ]);
            "read.table.entry"
        };
        Some(Reading { at: places, text: fill(key, &values) })
    })
}
