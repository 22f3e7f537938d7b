//! The distribution of a learned table's variance over wavelengths, with the rotations found in the table. Beside it,
//! if there is room, are the wavelengths of the rotations in order, and the geometric progression that fits them.

use std::rc::Rc;

use super::rotation_words::{FADING, describe_plane, fastest_first, how_found, none, planes, wavelengths};
use super::{named, shown, table};
use crate::catalog::Drawing;
use crate::catalog::shared::plot::{decades, dots, panel};
use crate::core::rotations::Plane;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, CursorReading, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{plain, significant, whole};
use crate::text::{self, fill};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor);

/// Minimum width of a panel, in CSS pixels, for two side by side.
const NARROWEST: f64 = 320.0;
/// Minimum of the lower end of the axis of shares, as a fraction of the upper end.
const LOWEST: f64 = 1e-5;
/// Maximum distance of the pointer from a rotation's dot, as a factor between wavelengths.
const NEAR: f64 = 1.08;
/// Margin at both ends of the axis of rotations.
const MARGIN: f64 = 0.5;

fn scene(params: &Params) -> Scene {
    let all = planes(params);
    let order = fastest_first(all);
    let mut values = named(params);
    values.push(("list", wavelengths(order.iter().map(|index| &all[*index]))));
    let mut panels = vec![spectrum(params)];
    if !all.is_empty() {
        panels.push(in_order(params, &order));
    }
    let shaded = match smooth(params) {
        Some(from) => fill("figure.wavelengths.table.shaded", &[("shortest", significant(from, 3))]),
        None => String::new(),
    };
    let series = formula(params).map_or_else(String::new, |(d_model, base)| {
        let values = [
            ("ratio", significant(ratio(params).unwrap_or(1.0), 3)),
            ("d", whole(d_model)),
            ("base", significant(base, 3)),
            ("stretch", significant(std::f64::consts::TAU / on_line(params, 0.0), 3)),
        ];
        fill("figure.wavelengths.table.formula", &values)
    });
    let (caption, alt) = if all.is_empty() {
        (none(params), "figure.wavelengths.table.alt.none")
    } else {
        (fill("figure.wavelengths.table.caption", &values), "figure.wavelengths.table.alt")
    };
    let listed = text::groups(order.iter().map(|index| describe_plane(&all[*index])));
    let listed = if all.is_empty() { listed } else { fill("figure.wavelengths.table.rotations", &[("list", listed)]) };
    let row_count = shown(params).map_or(table(params).rows, |found| found.kept.len());
    let band = fill("figure.wavelengths.table.details", &[("kept", whole(row_count as f64))]);
    Scene {
        panels,
        arrange: Arrange::WithRoom(NARROWEST),
        caption,
        details: text::sentences([band, shaded, listed, series, how_found(params)]),
        alt: fill(alt, &values),
    }
}

/// The shortest wavelength at which smoothness alone produces rotations.
fn smooth(params: &Params) -> Option<f64> {
    let control = table(params).control.as_ref()?;
    control.smooth_shortest.is_finite().then_some(control.smooth_shortest)
}

/// The formula that fits the wavelengths: dimensions and base.
fn formula(params: &Params) -> Option<(u32, f64)> {
    table(params).nearest_formula(params.outliers)
}

/// The factor from one wavelength to the next.
fn ratio(params: &Params) -> Option<f64> {
    formula(params).map(|(d_model, base)| base.powf(2.0 / f64::from(d_model)))
}

/// The wavelength at a place on the fitted line, which passes through the mean of the logarithms.
fn on_line(params: &Params, place: f64) -> f64 {
    let all = planes(params);
    let count = all.len() as f64;
    let mean = all.iter().map(|plane| plane.wavelength().ln()).sum::<f64>() / count;
    (mean + (place - (count - 1.0) / 2.0) * ratio(params).unwrap_or(1.0).ln()).exp()
}

fn x_axis(params: &Params) -> Axis {
    let longest = planes(params).iter().map(Plane::wavelength).fold(0.0, f64::max);
    Axis::log(text::get("axis.wavelength"), [2.0, (2.0 * table(params).rows as f64).max(1.2 * longest).max(8.0)])
}

/// Position of a rotation's dot in the panel of shares. Its height is the share of the whole plane.
fn spot(plane: &Plane) -> [f64; 2] {
    [plane.wavelength(), plane.share]
}

fn y_axis(params: &Params) -> Axis {
    let curve = table(params).spectrum(params.outliers).map_or(&[][..], |spectrum| &spectrum.curve);
    let [least, greatest] =
        curve.iter().fold([1.0, 0.0], |[low, high]: [f64; 2], [_, share]| [low.min(*share), high.max(*share)]);
    let greatest = planes(params).iter().map(|plane| plane.share).fold(greatest, f64::max);
    let top = if greatest > 0.0 { 2.0 * greatest } else { 1.0 };
    Axis::log(text::get("axis.variance"), [(0.5 * least).clamp(LOWEST * top, 0.01 * top), top])
}

fn spectrum(params: &Params) -> Panel {
    let (x, y) = (x_axis(params), y_axis(params));
    let all = planes(params);
    let mut marks: Vec<Mark> =
        smooth(params).and_then(|from| area([from, x.domain[1]], y.domain)).into_iter().collect();
    if let Some(spectrum) = table(params).spectrum(params.outliers) {
        let point = |[wavelength, share]: &[f64; 2]| [*wavelength, share.max(y.domain[0])];
        let points = spectrum.curve.iter().map(point).collect();
        marks.push(Mark::Line { points, pen: Pen::solid(Ink::Muted).width(1.0), label: None });
    }
    let n_pos = f64::from(params.n_pos);
    // A rule at the edge is better than a plot without marks.
    if x.reaches(n_pos) || marks.is_empty() {
        let label = Some(fill("figure.wavelengths.n", &[("value", whole(params.n_pos))]));
        let at = n_pos.max(x.domain[0]);
        marks.push(Mark::Rule { along: Direction::X, at, pen: Pen::dashed(Ink::Muted).width(1.0), label });
    }
    let places: Vec<[f64; 2]> = all.iter().map(spot).map(|[x, share]| [x, share.max(y.domain[0])]).collect();
    // A line from a dot down to the axis.
    let stem = |[x, top]: &[f64; 2]| Mark::Line {
        points: vec![[*x, y.domain[0]], [*x, *top]],
        pen: Pen::dashed(Ink::Muted).width(0.75),
        label: None,
    };
    marks.extend(places.iter().map(stem));
    marks.extend(rotation_dots(&all.iter().collect::<Vec<_>>(), &places, true));
    let own_params = params.clone();
    let [low, high] = y.domain;
    let read = move |[x, _]: [f64; 2]| {
        let near = nearest(planes(&own_params), x).filter(|plane| (plane.wavelength() / x).ln().abs() < NEAR.ln());
        if let Some(plane) = near {
            return Some(Reading { at: spot(plane), text: describe_plane(plane) });
        }
        let share = table(&own_params).spectrum(own_params.outliers)?.share(x);
        let values = [("wavelength", significant(x, 3)), ("share", significant(100.0 * share, 3))];
        Some(Reading { at: [x, share.clamp(low, high)], text: fill("read.table.share", &values) })
    };
    let cursor_reading: CursorReading = Box::new(|params| {
        let plane = planes(params).get(params.pair as usize)?;
        Some(Reading { at: spot(plane), text: describe_plane(plane) })
    });
    let drag = |params: &Params, _: Option<[f64; 2]>, [x, _]: [f64; 2]| chosen(params, x);
    Panel { cursor_reading: Some(cursor_reading), drag: Some(Box::new(drag)), ..panel(x, y, marks, Box::new(read)) }
}

/// The rotation with the nearest wavelength, by ratio.
fn nearest(planes: &[Plane], wavelength: f64) -> Option<&Plane> {
    let mismatch = |plane: &&Plane| (plane.wavelength() / wavelength).ln().abs();
    planes.iter().min_by(|a, b| mismatch(a).total_cmp(&mismatch(b)))
}

fn chosen(params: &Params, wavelength: f64) -> Vec<(ParamId, f64)> {
    let all = planes(params);
    let Some(plane) = nearest(all, wavelength) else { return Vec::new() };
    let index = all.iter().position(|other| std::ptr::eq(plane, other)).unwrap_or_default();
    vec![(ParamId::Pair, index as f64)]
}

/// The area explained by smoothness alone; `None` if it is outside the axes.
fn area([left, right]: [f64; 2], [bottom, top]: [f64; 2]) -> Option<Mark> {
    let outline = vec![[left, bottom], [right, bottom], [right, top], [left, top]];
    let label = Some(text::get("figure.wavelengths.table.smooth").into());
    (left < right && bottom < top).then_some(Mark::Area { outline, ink: Ink::Muted, label })
}

/// The rotations as dots: hollow if they decay.
fn rotation_dots(planes: &[&Plane], places: &[[f64; 2]], is_named: bool) -> Vec<Mark> {
    let of = |is_fading: bool| -> Vec<[f64; 2]> {
        let matching = planes.iter().zip(places).filter(|(plane, _)| (plane.modulus < FADING) == is_fading);
        matching.map(|(_, place)| *place).collect()
    };
    let name = |key| if is_named { text::get(key) } else { "" };
    let [strong, fading] = [of(false), of(true)];
    let mut marks = Vec::new();
    if !strong.is_empty() {
        marks.push(dots(strong, Ink::Strong, false, name("figure.wavelengths.table.found")));
    }
    if !fading.is_empty() {
        marks.push(dots(fading, Ink::Strong, true, name("figure.wavelengths.table.fading")));
    }
    marks
}

/// The panel of the wavelengths, fastest first.
fn in_order(params: &Params, order: &[usize]) -> Panel {
    let all = planes(params);
    let end = order.len() as f64 - 1.0;
    let points: Vec<[f64; 2]> =
        order.iter().enumerate().map(|(place, index)| [place as f64, all[*index].wavelength()]).collect();
    let longest = points.iter().fold(10.0, |longest: f64, [_, wavelength]| longest.max(*wavelength));
    let y = Axis::log(text::get("axis.wavelength"), [1.0, decades(1.0, longest)[1]]);
    let x = Axis::whole(text::get("axis.rotation"), [-MARGIN, end + MARGIN], Measure::Other);
    let mut marks = Vec::new();
    if let Some(Mark::Area { outline, ink, .. }) = smooth(params).and_then(|from| area([from, y.domain[1]], x.domain)) {
        // Wavelengths are on the vertical axis here.
        let outline = outline.into_iter().map(|[wavelength, place]| [place, wavelength]).collect();
        marks.push(Mark::Area { outline, ink, label: None });
    }
    if let Some((d_model, base)) = formula(params) {
        let values = [("d", plain(f64::from(d_model))), ("base", significant(base, 3))];
        let points = [-MARGIN, end + MARGIN].map(|place| [place, on_line(params, place)]);
        // The line extends into the margins if it stays within the plot there.
        let is_inside = points.iter().all(|point| y.reaches(point[1]));
        let points = if is_inside { points } else { [0.0, end].map(|place| [place, on_line(params, place)]) };
        let pen = Pen::dashed(Ink::Parameter);
        let label = Some(fill("figure.wavelengths.table.line", &values));
        if points.iter().all(|point| y.reaches(point[1])) {
            marks.push(Mark::Line { points: points.into(), pen, label });
        }
    }
    let ordered: Vec<&Plane> = order.iter().map(|index| &all[*index]).collect();
    marks.extend(rotation_dots(&ordered, &points, false));
    let (own_params, order, places) = (params.clone(), Rc::<[usize]>::from(order), points);
    let dragged = Rc::clone(&order);
    let at = move |x: f64| (x.round().clamp(0.0, end)) as usize;
    let read = move |[x, _]: [f64; 2]| {
        let plane = planes(&own_params).get(order[at(x)])?;
        Some(Reading { at: places[at(x)], text: describe_plane(plane) })
    };
    let cursor_reading: CursorReading = Box::new(move |params| {
        let all = planes(params);
        let plane = all.get(params.pair as usize)?;
        let place = fastest_first(all).iter().position(|index| *index == params.pair as usize)?;
        Some(Reading { at: [place as f64, plane.wavelength()], text: describe_plane(plane) })
    });
    let drag = move |_: &Params, _: Option<[f64; 2]>, [x, _]: [f64; 2]| vec![(ParamId::Pair, dragged[at(x)] as f64)];
    Panel { cursor_reading: Some(cursor_reading), drag: Some(Box::new(drag)), ..panel(x, y, marks, Box::new(read)) }
}

/// The cursor's rotation in both panels.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let all = planes(params);
    let Some(plane) = all.get(params.pair as usize) else { return Vec::new() };
    let place = fastest_first(all).iter().position(|index| *index == params.pair as usize).unwrap_or_default();
    let places = [spot(plane), [place as f64, plane.wavelength()]];
    let dot = |at| Mark::Dots { points: vec![at], radius: 4.5, ink: Ink::Cursor, hollow: false, label: None };
    places.into_iter().map(dot).enumerate().collect()
}
