//! Text about rotations that several figures share.

use super::{named, shown, table};
use crate::core::rotations::{Plane, Rotations};
use crate::params::{Outliers, Params};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Rotations with a smaller modulus decay noticeably and are drawn hollow.
pub(super) const FADING: f64 = 0.98;

/// The rotations, strongest first; empty if none were found.
pub(super) fn planes(params: &Params) -> &[Plane] {
    shown(params).map_or(&[], |found| &found.planes)
}

/// The indices of the rotations, fastest first.
pub(super) fn fastest_first(planes: &[Plane]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..planes.len()).collect();
    order.sort_by(|a, b| planes[*b].freq.total_cmp(&planes[*a].freq));
    order
}

/// Placeholder values of a rotation: wavelength, modulus and share.
pub(super) fn of_plane(plane: &Plane) -> Vec<(&'static str, String)> {
    vec![
        ("wavelength", significant(plane.wavelength(), 3)),
        ("modulus", significant(plane.modulus, 3)),
        ("share", significant(100.0 * plane.share, 2)),
    ]
}

/// Describes a rotation by wavelength, modulus and share.
pub(super) fn describe_plane(plane: &Plane) -> String {
    fill("read.table.rotation", &of_plane(plane))
}

/// The wavelengths of some rotations, as a list.
pub(super) fn wavelengths<'a>(planes: impl Iterator<Item = &'a Plane>) -> String {
    text::list(planes.map(|plane| significant(plane.wavelength(), 3)))
}

/// Whether the search for rotations included this row.
pub(super) fn is_kept(found: &Rotations, pos: usize) -> bool {
    found.kept.binary_search(&pos).is_ok()
}

/// The caption if no rotations were found.
pub(super) fn none(params: &Params) -> String {
    fill("table.none", &named(params))
}

/// Summary of the rotations found, in one line.
pub(in crate::catalog) fn in_short(params: &Params) -> String {
    let values = named(params);
    match params.formula_of_table() {
        Some(_) => fill("source.facts.computed", &values),
        None if planes(params).is_empty() => none(params),
        None => fill("source.facts", &values),
    }
}

/// Describes the fit of one step, the outlier rows, and what the same search finds in a table that is shuffled or only
/// smooth. States how many rotations decay.
pub(in crate::catalog) fn how_found(params: &Params) -> String {
    let table = table(params);
    if table.formula.is_some() {
        return String::new();
    }
    let Some(found) = shown(params) else { return text::get("table.too-few").into() };
    let fit = fill("table.fit", &named(params));
    let outliers: Vec<String> = table.outlier_rows.iter().map(|pos| whole(*pos as f64)).collect();
    let outlier_note = match params.outliers {
        _ if outliers.is_empty() => String::new(),
        Outliers::Out => fill("table.left-out", &[("list", text::list(outliers))]),
        Outliers::In => fill("table.fitted-too", &[("list", text::list(outliers))]),
    };
    let control = table.control.as_ref().map_or_else(String::new, |control| {
        let has_shortest = control.smooth_shortest.is_finite();
        let values = [
            ("shuffled", significant(found.shuffled_r2, 2)),
            ("smooth", significant(control.smooth_r2, 2)),
            ("shortest", significant(control.smooth_shortest, 3)),
        ];
        fill(if has_shortest { "table.control" } else { "table.control.shuffled" }, &values)
    });
    text::sentences([fit, outlier_note, control, fading(&found.planes)])
}

/// A sentence on how many rotations decay.
fn fading(planes: &[Plane]) -> String {
    let count = planes.iter().filter(|plane| plane.modulus < FADING).count();
    if count == 0 { String::new() } else { fill("table.fading", &[("count", whole(count as f64))]) }
}
