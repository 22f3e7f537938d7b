//! The marks of a scene as rows of numbers. The number of rows per mark is limited.

use super::Snapshot;
use crate::scene::{Axis, Curve, Direction, Grid, Ink, Mark, Measure, Panel, Raster, Scale, Scene, Ticks};
use crate::text::number::whole;
use crate::text::{self, fill};

/// Errors of writing a table.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct CsvError(#[from] ::csv::Error);

impl From<std::io::Error> for CsvError {
    fn from(error: std::io::Error) -> Self {
        Self(error.into())
    }
}

/// Maximum number of listed cells of an image. Of a larger image, about this many evenly spaced cells are listed.
const MAX_CELLS: usize = 1 << 18;
/// Maximum number of listed cells along each side of a larger image; [`SIDE`]² = [`MAX_CELLS`]. If one side has fewer
/// cells, the other may have more.
const SIDE: usize = 1 << 9;
/// Maximum number of integer positions at which a curve is listed.
const MAX_POINTS: usize = 1 << 12;
/// Number of samples of a curve on an axis without integer positions.
const SAMPLES: usize = 1001;

/// A row of the table.
pub(super) struct Row<'a> {
    /// Index of the panel, from 1.
    pub(super) panel: usize,
    /// Column and text of the panel's title, if panels have titles.
    pub(super) title: Option<(usize, &'a str)>,
    /// Index of the mark in its panel, from 1, as text.
    pub(super) mark: &'a str,
    /// The kind of mark, such as a line, in the page's language.
    pub(super) kind: &'a str,
    /// The mark's name in the legend, or empty.
    pub(super) name: &'a str,
    /// Pairs of column index and number.
    pub(super) numbers: &'a [(usize, f64)],
}

/// The columns common to all rows.
const FIXED: [&str; 4] = ["export.panel", "export.mark", "export.kind", "export.name"];

/// The columns of a table. Panels whose axes have equal labels share columns, even between the two scenes of a
/// comparison.
pub(super) struct Columns {
    names: Vec<String>,
    /// Column of the panel titles, if any panel has one.
    title: Option<usize>,
    /// Number of leading columns that are not axes or values: [`FIXED`] and the titles.
    fixed: usize,
    /// Columns of each panel of each scene.
    scenes: Vec<Vec<PanelColumns>>,
}

/// The column indices of a panel.
#[derive(Clone, Copy)]
struct PanelColumns {
    x: usize,
    y: usize,
    /// For the right edge of a bar.
    end: Option<usize>,
    /// For the value encoded by colour.
    value: Option<usize>,
}

impl Columns {
    pub(super) fn of<'a>(scenes: impl Iterator<Item = &'a Scene>) -> Self {
        let scenes: Vec<&Scene> = scenes.collect();
        let mut names: Vec<String> = FIXED.map(|key| text::get(key).to_owned()).into();
        let has_titles = scenes.iter().any(|scene| scene.panels.iter().any(|panel| panel.title.is_some()));
        let title = has_titles.then_some(names.len());
        names.extend(title.map(|_| text::get("export.title").to_owned()));
        let mut columns = Self { fixed: names.len(), names, title, scenes: Vec::new() };
        for scene in scenes {
            let panels = columns.panels(scene);
            columns.scenes.push(panels);
        }
        columns
    }

    fn panels(&mut self, scene: &Scene) -> Vec<PanelColumns> {
        let columns_of = |panel: &Panel| {
            let has = |is: fn(&Mark) -> bool| panel.marks.iter().any(|mark| is(mark.plain()));
            let x = self.column_named(&panel.x.label, "export.x", &[]);
            let y = self.column_named(&panel.y.label, "export.y", &[x]);
            let end = fill("export.end", &[("name", &self.names[x])]);
            let end =
                has(|mark| matches!(mark, Mark::Bars { .. })).then(|| self.column_named(&end, "export.x", &[x, y]));
            // Several panels may share the colour bar of the last one.
            let bars = [panel].into_iter().chain(scene.panels.iter().rev());
            let bar = bars.filter_map(|panel| panel.color_bar.as_ref()).map(|bar| bar.label.as_str()).next();
            let value = panel.has_image().then(|| self.column_named(bar.unwrap_or_default(), "export.value", &[x, y]));
            PanelColumns { x, y, end, value }
        };
        scene.panels.iter().map(columns_of).collect()
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The column with this name, which is added if it does not exist. Without a name, the column is named by the text
    /// of `key`. If a column in `besides`, of the same panel, already has the name, it is named `{name}, {text}`.
    fn column_named(&mut self, name: &str, key: &str, besides: &[usize]) -> usize {
        let is_free = |names: &[String], name: &str| !besides.iter().any(|column| names[*column] == name);
        let fallback = if name.is_empty() { text::get(key).to_owned() } else { format!("{name}, {}", text::get(key)) };
        let name = if !name.is_empty() && is_free(&self.names, name) { name } else { &fallback };
        if let Some(index) = self.names.iter().skip(self.fixed).position(|known| known == name) {
            return index + self.fixed;
        }
        self.names.push(name.to_owned());
        self.names.len() - 1
    }
}

/// Passes every row of a figure to `write`, and adds a note for data that is not listed in full. `scene` is the index
/// of the figure's scene in `columns`.
pub(super) fn rows(
    snapshot: &Snapshot<'_>,
    (columns, scene): (&Columns, usize),
    notes: &mut Vec<String>,
    write: &mut dyn FnMut(&Row<'_>) -> Result<(), CsvError>,
) -> Result<(), CsvError> {
    let moving = snapshot.figure.drawing().cursor(snapshot.params);
    for (index, (panel, panel_columns)) in snapshot.scene.panels.iter().zip(&columns.scenes[scene]).enumerate() {
        // The cursor's images repeat parts of the panel's images, and marks in the colour of parameters are drag handles;
        // neither is exported.
        let shows = |mark: &Mark| !matches!(mark, Mark::Raster(_)) && ink(mark) != Some(Ink::Parameter);
        let cursor_marks = moving.iter().filter(|(of, mark)| *of == index && shows(mark.plain()));
        let marks = panel.marks.iter().chain(cursor_marks.map(|(_, mark)| mark)).map(Mark::plain);
        // Marks in the background colour are halos without data.
        for (mark, number) in marks.filter(|mark| ink(mark) != Some(Ink::Background)).zip(1_u32..) {
            let (kind, name) = kind_and_name(mark);
            let number = number.to_string();
            let title = columns.title.zip(panel.title.as_deref());
            let row = |numbers: &[(usize, f64)]| {
                write(&Row { panel: index + 1, title, mark: &number, kind: text::get(kind), name, numbers })
            };
            numbers(panel, mark, *panel_columns, notes, row)?;
        }
    }
    Ok(())
}

fn ink(mark: &Mark) -> Option<Ink> {
    match mark {
        Mark::Line { pen, .. } | Mark::Curve { pen, .. } | Mark::Rule { pen, .. } => Some(pen.ink),
        Mark::Dots { ink, .. } | Mark::Area { ink, .. } | Mark::Bars { ink, .. } | Mark::Label { ink, .. } => {
            Some(*ink)
        }
        Mark::Raster(_) | Mark::Of { .. } => None,
    }
}

/// The text key of a mark's kind, and the mark's name.
fn kind_and_name(mark: &Mark) -> (&'static str, &str) {
    let (kind, name) = match mark {
        Mark::Line { label, .. } => ("export.line", label),
        Mark::Curve { label, .. } => ("export.curve", label),
        Mark::Dots { label, .. } => ("export.dots", label),
        Mark::Area { label, .. } => ("export.area", label),
        Mark::Bars { label, .. } => ("export.bars", label),
        Mark::Rule { label, .. } => ("export.rule", label),
        Mark::Label { text, .. } => return ("export.words", text),
        Mark::Raster(_) | Mark::Of { .. } => return ("export.cells", ""),
    };
    (kind, name.as_deref().unwrap_or_default())
}

/// Passes the rows of numbers of a mark to `row`.
fn numbers(
    panel: &Panel,
    mark: &Mark,
    PanelColumns { x, y, end, value }: PanelColumns,
    notes: &mut Vec<String>,
    mut row: impl FnMut(&[(usize, f64)]) -> Result<(), CsvError>,
) -> Result<(), CsvError> {
    let mut row = |numbers: &[(usize, f64)]| {
        let number = |&(column, at): &(usize, f64)| match column {
            _ if column == x => (column, panel.x.number(at)),
            _ if column == y => (column, panel.y.number(at)),
            _ => (column, at),
        };
        row(&numbers.iter().map(number).collect::<Vec<_>>())
    };
    match mark {
        Mark::Line { points, .. } | Mark::Dots { points, .. } | Mark::Area { outline: points, .. } => {
            points.iter().try_for_each(|point| row(&[(x, point[0]), (y, point[1])]))
        }
        Mark::Curve { curve, .. } => {
            sample_places(&panel.x, curve, notes).into_iter().try_for_each(|at| row(&[(x, at), (y, (curve.at)(at))]))
        }
        Mark::Bars { bars, .. } => bars.iter().try_for_each(|[left, right, height]| {
            let edge = end.map(|end| (end, *right));
            row(&[(x, *left), (y, *height)].into_iter().chain(edge).collect::<Vec<_>>())
        }),
        Mark::Rule { along: Direction::X, at, .. } => row(&[(x, *at)]),
        Mark::Rule { along: Direction::Y, at, .. } => row(&[(y, *at)]),
        Mark::Label { at, .. } => row(&[(x, at[0]), (y, at[1])]),
        Mark::Raster(Raster { x: across, y: down, grid, .. }) => {
            let [columns, rows] = listed(grid, notes);
            let middle = |[from, to]: [f64; 2], cell: usize, count: usize| {
                from + (to - from) * (cell as f64 + 0.5) / count as f64
            };
            for down_at in rows {
                for &across_at in &columns {
                    let at = [middle(*across, across_at, grid.count[0]), middle(*down, down_at, grid.count[1])];
                    let shown = value.map(|column| (column, (grid.value)([across_at, down_at])));
                    row(&[(x, at[0]), (y, at[1])].into_iter().chain(shown).collect::<Vec<_>>())?;
                }
            }
            Ok(())
        }
        Mark::Of { .. } => Ok(()),
    }
}

/// The values of x at which a curve is listed.
fn sample_places(axis: &Axis, curve: &Curve, notes: &mut Vec<String>) -> Vec<f64> {
    let [low, high] = [axis.domain[0].min(axis.domain[1]), axis.domain[0].max(axis.domain[1])];
    let [start, end] = [curve.domain[0].max(low), curve.domain[1].min(high)];
    let [first, last] = [start.ceil(), end.floor()];
    let has_integers = axis.measures != Measure::Other || matches!(axis.ticks, Ticks::Whole);
    if has_integers && first <= last {
        let count = (last - first) as usize + 1;
        if count > MAX_POINTS {
            let values = [("count", whole(count as f64)), ("shown", whole(MAX_POINTS as f64))];
            note(notes, fill("export.some-points", &values));
        }
        return evenly_spaced(count, MAX_POINTS).map(|index| first + index as f64).collect();
    }
    let between = |fraction: f64| match axis.scale {
        Scale::Linear => start + (end - start) * fraction,
        Scale::Log => start * (end / start).powf(fraction),
    };
    note(notes, fill("export.places", &[("shown", whole(SAMPLES as f64))]));
    // Clamped because rounding could exceed the end.
    (0..SAMPLES).map(|index| between(index as f64 / (SAMPLES - 1) as f64).clamp(start, end)).collect()
}

/// Indices of the columns and of the rows of an image that are listed.
fn listed(grid: &Grid, notes: &mut Vec<String>) -> [Vec<usize>; 2] {
    let [columns, rows] = grid.count;
    if columns.saturating_mul(rows) <= MAX_CELLS {
        return grid.count.map(|count| (0..count).collect());
    }
    let max = [SIDE.max(MAX_CELLS / rows), SIDE.max(MAX_CELLS / columns)];
    let listed = [evenly_spaced(columns, max[0]).collect::<Vec<_>>(), evenly_spaced(rows, max[1]).collect()];
    let count = |count: usize| whole(count as f64);
    let values = [
        ("columns", count(columns)),
        ("rows", count(rows)),
        ("shown_columns", count(listed[0].len())),
        ("shown_rows", count(listed[1].len())),
    ];
    note(notes, fill("export.some-cells", &values));
    listed
}

/// The indices from 0 to `count − 1`: all of them, or `max` evenly spaced ones that include the first and the last.
fn evenly_spaced(count: usize, max: usize) -> impl Iterator<Item = usize> {
    let shown = count.min(max);
    // Avoids dividing by zero for a single index.
    let gaps = shown.saturating_sub(1).max(1) as u64;
    (0..shown as u64).map(move |index| (index * (count as u64 - 1) / gaps) as usize)
}

/// Adds a note unless it is already there.
fn note(notes: &mut Vec<String>, text: String) {
    if !notes.contains(&text) {
        notes.push(text);
    }
}
