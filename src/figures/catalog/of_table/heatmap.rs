//! The learned table as a heat map: in storage order, with its dimensions ordered by frequency, or as angles in its
//! planes of rotation.

use std::f64::consts::TAU;
use std::rc::Rc;

use super::{named, shown, table};
use crate::catalog::Drawing;
use crate::core::resample::Spans;
use crate::core::rotations::Rotations;
use crate::core::table_raster::TableRaster;
use crate::params::{Cells, Orientation, Params};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Fill, Grid, Mark, Measure, ON_DISC, Panel, Raster, Reading};
use crate::scene::{Read, Scene, Ticks, on_disc};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, |_| Vec::new());

/// Maximum number of positions sampled per pixel of angles.
const MOST_SAMPLES: usize = 16;

/// What the cells of the heat map show.
#[derive(Clone)]
struct Content {
    /// The kind of cells. Stored entries if no rotations were found.
    cells: Cells,
    /// For each row of the heat map, the index of its dimension or of its plane.
    order: Rc<[usize]>,
}

impl Content {
    fn of(params: &Params) -> Self {
        let table = table(params);
        let Some(found) = shown(params).filter(|found| !found.planes.is_empty()) else {
            return Self { cells: Cells::Value, order: (0..table.cols).collect() };
        };
        let freq = |plane: usize| found.planes[plane].freq;
        let order = match params.cells {
            Cells::Value => (0..table.cols).collect(),
            Cells::Apart => {
                let followed = table.followed(params.outliers);
                let mut order: Vec<usize> = (0..table.cols).collect();
                order.sort_by(|a, b| {
                    let (a, b) = (followed[*a], followed[*b]);
                    freq(b.plane).total_cmp(&freq(a.plane)).then(a.phase.total_cmp(&b.phase))
                });
                order.into()
            }
            Cells::Phase => {
                let mut order: Vec<usize> = (0..found.planes.len()).collect();
                order.sort_by(|a, b| freq(*b).total_cmp(&freq(*a)));
                order.into()
            }
        };
        Self { cells: params.cells, order }
    }

    /// Ticks of the axis of dimensions or planes.
    fn ticks(&self, params: &Params) -> Ticks {
        let wavelength = |found: &Rotations, plane: usize| significant(found.planes[plane].wavelength(), 3);
        match (self.cells, shown(params)) {
            (Cells::Phase, Some(found)) => {
                let names = self.order.iter().map(|plane| wavelength(found, *plane)).enumerate();
                Ticks::At(names.map(|(place, name)| (place as f64, name)).collect())
            }
            // Dimensions that follow one rotation are adjacent; a tick in their middle shows its wavelength.
            (Cells::Apart, Some(found)) => {
                let followed = table(params).followed(params.outliers);
                let mut from = 0;
                let ticks =
                    self.order.chunk_by(|dim, next| followed[*dim].plane == followed[*next].plane).map(|dims| {
                        let middle = from as f64 + (dims.len() as f64 - 1.0) / 2.0;
                        from += dims.len();
                        (middle, wavelength(found, followed[dims[0]].plane))
                    });
                Ticks::At(ticks.collect())
            }
            _ => Ticks::Whole,
        }
    }
}

fn scene(params: &Params) -> Scene {
    let table = table(params);
    let content = Content::of(params);
    let [axis, alt, caption, details] = match content.cells {
        Cells::Value => {
            ["axis.dim", "figure.heatmap.table.alt", "figure.heatmap.table.caption", "figure.heatmap.table.details"]
        }
        Cells::Apart => [
            "axis.dim-by-freq",
            "figure.heatmap.table.alt.sorted",
            "figure.heatmap.table.caption.sorted",
            "figure.heatmap.table.details",
        ],
        Cells::Phase => [
            "axis.plane",
            "figure.heatmap.table.alt.angles",
            "figure.heatmap.table.caption.angles",
            "figure.heatmap.table.details.angles",
        ],
    };
    let mut values = named(params);
    values.push(("range", significant(table.range, 3)));
    let none = if content.cells == params.cells { "" } else { text::get("figure.heatmap.table.none") };
    Scene {
        panels: vec![panel(params, &content, text::get(axis))],
        arrange: Arrange::Stack,
        alt: fill(alt, &values),
        caption: fill(caption, &values),
        details: text::sentences([none, &fill(details, &values)]),
    }
}

fn panel(params: &Params, content: &Content, label: &str) -> Panel {
    let (n_pos, count) = (params.n_pos as usize, content.order.len());
    let is_across = params.orientation == Orientation::Across;
    let is_angle = content.cells == Cells::Phase;
    let [pos_edge, end] = [n_pos, count].map(|count| count as f64 - 0.5);
    let pos = |domain| Axis::whole(text::get("axis.pos"), domain, Measure::Pos);
    let order = (content.cells == Cells::Apart).then(|| Rc::clone(&content.order));
    let ticks = content.ticks(params);
    let other =
        |domain| Axis { ticks: ticks.clone(), order: order.clone(), ..Axis::whole(label, domain, Measure::Other) };
    let (x, y) = if is_across {
        (pos([-0.5, pos_edge]), other([end, -0.5]))
    } else {
        (other([-0.5, end]), pos([pos_edge, -0.5]))
    };
    let size = if is_across { [n_pos, count] } else { [count, n_pos] };
    let range = table(params).range;
    let (map, range) = if is_angle { (ColorMap::Phase, ON_DISC) } else { (ColorMap::Diverging, [-range, range]) };
    let raster = Raster {
        x: [-0.5, size[0] as f64 - 0.5],
        y: [-0.5, size[1] as f64 - 0.5],
        map,
        range,
        fill: if is_angle { angles(params, content, is_across) } else { entries(params, content, is_across) },
        grid: Grid { count: size, value: value(params, content, is_across) },
    };
    Panel {
        title: None,
        x,
        y,
        equal: false,
        marks: vec![Mark::Raster(raster)],
        color_bar: (!is_angle).then(|| ColorBar {
            map,
            range,
            label: text::get("axis.value").into(),
            has_own_unit: true,
        }),
        read: Some(read(params, content, is_across, size)),
        cursor_reading: None,
        drag: None,
    }
}

fn entries(params: &Params, content: &Content, is_across: bool) -> Fill {
    let (params, content) = (params.clone(), content.clone());
    Box::new(move |columns, rows, out| {
        let table = table(&params);
        let order = &*content.order;
        let (values, sums) = (&*table.values, table.sums());
        TableRaster { values, sums, n_pos: params.n_pos as usize, order, is_across }.fill(columns, rows, out);
    })
}

/// Fill function for angles. A pixel shows the mean of its points on the circle; the less they agree, the paler it is.
fn angles(params: &Params, content: &Content, is_across: bool) -> Fill {
    let (params, content) = (params.clone(), content.clone());
    Box::new(move |columns, rows, out| {
        let Some(found) = shown(&params) else { return };
        let n_pos = params.n_pos as usize;
        let [pos_pixels, plane_pixels] = if is_across { [columns, rows] } else { [rows, columns] };
        let planes = Spans::new(plane_pixels, content.order.len() as f64);
        // Each plane covers many lines of pixels, so its values are computed once.
        let line = |plane: usize| -> Vec<f32> {
            let z = &found.planes[plane].z[..n_pos];
            let mean = |pixel: usize| {
                let [from, to] = if pos_pixels >= n_pos {
                    let pos = (2 * pixel + 1) * n_pos / (2 * pos_pixels);
                    [pos, pos + 1]
                } else {
                    [pixel, pixel + 1].map(|edge| edge * n_pos / pos_pixels)
                };
                let step = (to - from).div_ceil(MOST_SAMPLES);
                let points = z[from..to].iter().step_by(step).map(|[re, im]| {
                    let radius = re.hypot(*im);
                    if radius > 0.0 { [im / radius, re / radius] } else { [0.0; 2] }
                });
                let [sin, cos] = points.fold([0.0; 2], |sum, point| [sum[0] + point[0], sum[1] + point[1]]);
                let count = (to - from).div_ceil(step) as f64;
                on_disc((sin / count) as f32, (cos / count) as f32)
            };
            (0..pos_pixels).map(mean).collect()
        };
        let lines: Vec<Vec<f32>> = content.order.iter().map(|plane| line(*plane)).collect();
        for (pixel, out) in out.iter_mut().enumerate() {
            let place = [pixel % columns, pixel / columns];
            let [pos_pixel, plane_pixel] = if is_across { place } else { [place[1], place[0]] };
            *out = lines[planes.at(plane_pixel).0][pos_pixel];
        }
    })
}

/// The exact entry, or angle, of a cell.
fn value(params: &Params, content: &Content, is_across: bool) -> Box<dyn Fn([usize; 2]) -> f64> {
    let (params, content) = (params.clone(), content.clone());
    Box::new(move |at| {
        let [pos, place] = if is_across { at } else { [at[1], at[0]] };
        let index = content.order[place];
        match shown(&params) {
            Some(found) if content.cells == Cells::Phase => angle(found.planes[index].z[pos]),
            _ => table(&params).row(pos)[index],
        }
    })
}

fn angle([re, im]: [f64; 2]) -> f64 {
    im.atan2(re).rem_euclid(TAU)
}

/// The entry, or the angle, under the pointer.
fn read(params: &Params, content: &Content, is_across: bool, size: [usize; 2]) -> Read {
    let (params, content) = (params.clone(), content.clone());
    Box::new(move |at| {
        let places = [0, 1].map(|axis| at[axis].round().clamp(0.0, size[axis] as f64 - 1.0));
        let [pos, place] = if is_across { places } else { [places[1], places[0]] };
        let index = content.order[place as usize];
        let mut values = vec![("pos", whole(pos)), ("dim", whole(index as f64))];
        let of = |plane: usize| shown(&params).map(|found| &found.planes[plane]);
        let key = match content.cells {
            Cells::Phase => {
                let plane = of(index)?;
                let z = plane.z[pos as usize];
                values.extend([
                    ("wavelength", significant(plane.wavelength(), 4)),
                    ("angle", significant(angle(z), 4)),
                    ("radius", significant(z[0].hypot(z[1]), 3)),
                ]);
                "read.table.angle"
            }
            Cells::Value | Cells::Apart => {
                values.push(("value", significant(table(&params).row(pos as usize)[index], 6)));
                if content.cells == Cells::Apart {
                    let followed = table(&params).followed(params.outliers)[index];
                    values.push(("wavelength", significant(of(followed.plane)?.wavelength(), 4)));
                    "read.table.entry-of"
                } else {
                    "read.table.entry"
                }
            }
        };
        Some(Reading { at: places, text: fill(key, &values) })
    })
}
