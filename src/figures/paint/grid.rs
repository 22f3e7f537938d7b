//! Panels in rows and columns. Margins are no wider than their contents; plots in a column have the same margins, and
//! plots in a row begin at the same height.

use super::aside::Aside;
use super::brush::Brush;
use super::geometry::{PanelLayout, Rect, Shared};
use super::head::Head;
use super::{axes, cursor, marks, static_layer};
use crate::core::argsort::argsort;
use crate::scene::{Arrange, Axis, Direction, Panel, Scene};
use crate::text;
use crate::text::direction::is_right_to_left;

/// Iterations between margins and plots: the sizes of tick labels and legends depend on the size of the plot.
const ROUNDS: usize = 5;
/// Gap between neighbouring panels, in CSS pixels.
const GAP: f64 = 14.0;
/// The margin around a panel without axes, and the least margin at the right of others.
const BARE: f64 = 6.0;
/// The margin around a plot on a thumbnail, large enough for a dot at its edge.
const THUMB_EDGE: f64 = 4.0;
/// Margins for labels are multiples of this length, so that plots do not move whenever a label gets a digit more.
const STEP: f64 = 8.0;
/// The part of the width that the first of two panels gets in [`Arrange::WithRoom`].
const FIRST_PART: f64 = 9.0 / 14.0;
/// The part of its size to which a plot with an image may be shrunk for whole cells, and in [`Arrange::Even`].
const FITTED: f64 = 0.94;
const FITTED_EVEN: f64 = 0.7;
/// A plot that is this much longer than the square beside it, or less, is shortened to the same bottom edge.
const ALIGNED: f64 = 0.6;

/// Margins before and after a plot, along one axis.
type Margins = [f64; 2];

/// Panels in rows and columns.
pub(super) struct Grid<'a, 'b> {
    brush: &'a Brush<'b>,
    arrange: Arrange,
    panels: &'a [Panel],
    columns: usize,
    shared: Vec<Shared>,
    area: Rect,
    gap: f64,
}

impl<'a, 'b> Grid<'a, 'b> {
    pub(super) fn new(brush: &'a Brush<'b>, scene: &Scene, panels: &'a [Panel], columns: usize, area: Rect) -> Self {
        let arrange = scene.arrange;
        let is_common = arrange == Arrange::Grid;
        // Plots of an incomplete last row are not below those above, so they have no axis in common.
        let has_rows_aligned = panels.len().is_multiple_of(columns);
        // On a low strip of a slide, the line above the plots is that of titles: that of the figure, which says what a plot
        // without a title of its own shows, stands on the same line.
        let has_line_of_titles =
            brush.spec.is_slide && brush.spec.is_low() && panels.iter().any(|panel| panel.title.is_some());
        let shared = (0..panels.len()).map(|index| {
            let panel = &panels[index];
            let is_named_by_figure = has_line_of_titles && panel.title.is_none();
            let is_shared_with = |other: Option<&Panel>, is_like: fn(&Panel, &Panel) -> bool| {
                other.is_some_and(|other| other.equal == panel.equal && is_like(other, panel))
            };
            let below = panels.get(index + columns).filter(|_| has_rows_aligned && (brush.spec.is_slide || is_common));
            let above = (index % columns == 0).then(|| panels.get(index.checked_sub(columns)?)).flatten();
            let above = above.filter(|_| brush.spec.is_slide || is_common);
            let before = (index % columns > 0).then(|| &panels[index - 1]);
            let after = panels.get(index + 1).filter(|_| !(index + 1).is_multiple_of(columns));
            Shared {
                x: is_shared_with(below, |one, other| one.x == other.x),
                y: is_shared_with(before, |one, other| one.y == other.y),
                y_label: is_named_by_figure || is_shared_with(above, |one, other| one.y.label == other.y.label),
                bar: is_common || is_shared_with(after, |one, other| one.color_bar == other.color_bar),
            }
        });
        let gap = if brush.spec.is_thumb { 0.0 } else { GAP * brush.spec.type_scale };
        Self { brush, arrange, panels, columns, shared: shared.collect(), area, gap }
    }

    /// The panels of each row, with the number of columns that they share the width with. In [`Arrange::Flow`], the
    /// panels of an incomplete last row have all of its width, unless they have equal units or images, which would then
    /// be larger than those above.
    fn rows(&self) -> impl Iterator<Item = (usize, &'a [Panel], usize)> {
        let (columns, arrange) = (self.columns, self.arrange);
        self.panels.chunks(columns).enumerate().map(move |(row, panels)| {
            let may_fill =
                matches!(arrange, Arrange::Flow(_)) && panels.iter().all(|one| !one.equal && !one.has_image());
            (row * columns, panels, if may_fill { panels.len() } else { columns })
        })
    }

    pub(super) fn lay_out(&self, aside: Option<Aside>) -> Vec<PanelLayout> {
        let (count, ratio) = (self.panels.len(), self.brush.spec.ratio);
        let rows: Vec<_> = self.rows().collect();
        let [wide, high] = [self.area.width / self.columns as f64, self.area.height / rows.len().max(1) as f64];
        let mut plots = vec![[wide, high]; count];
        let mut margins = vec![[[0.0; 2]; 2]; count];
        for _ in 0..ROUNDS {
            for index in 0..count {
                let [across, [above, below]] = self.margins(index, plots[index], aside);
                // The rows above and below a plot depend on its width, which depends on other rows: they only ever
                // become more.
                let before = margins[index][1];
                margins[index] = [across, [above.max(before[0]), below.max(before[1])]];
            }
            self.align(&rows, &mut margins);
            let down: Vec<Margins> = rows.iter().map(|(first, ..)| margins[*first][1]).collect();
            let free = self.area.height - down.iter().flatten().sum::<f64>() - self.gap * (rows.len() - 1) as f64;
            let even = (free / rows.len() as f64).max(16.0);
            for &(first, panels, slots) in &rows {
                let across: f64 = (first..first + slots).map(|slot| self.slot_margins(&margins, slot)).sum();
                let free = self.area.width - across - self.gap * (slots - 1) as f64;
                let max: Vec<f64> = (0..slots).map(|column| max_width(&rows, slots, column, even)).collect();
                // In whole device pixels, so that the margins are computed for the widths that are painted.
                let widths = in_whole_pixels(self.widths(free.max(16.0 * slots as f64), &max), ratio);
                for (column, plot) in plots[first..first + panels.len()].iter_mut().enumerate() {
                    plot[0] = widths[column];
                }
            }
            let max: Vec<f64> = rows
                .iter()
                .map(|&(first, panels, _)| {
                    let heights = panels
                        .iter()
                        .zip(&plots[first..])
                        .map(|(panel, [width, _])| if panel.equal { width / aspect(panel) } else { f64::INFINITY });
                    heights.fold(0.0, f64::max)
                })
                .collect();
            let heights = in_whole_pixels(share(free.max(16.0 * rows.len() as f64), &max), ratio);
            for (&(first, panels, _), height) in rows.iter().zip(heights) {
                for (panel, plot) in panels.iter().zip(&mut plots[first..]) {
                    *plot = fitted(panel, [plot[0], height]).map(|length| (length * ratio).round() / ratio);
                }
                align_bottoms(panels, &mut plots[first..first + panels.len()]);
            }
        }
        let cells = plots.clone();
        self.fit_cells(&mut plots);
        for &(first, panels, _) in &rows {
            align_bottoms(panels, &mut plots[first..first + panels.len()]);
        }
        self.place(&rows, [&cells, &plots], &margins)
    }

    /// Gives plots in a column the same horizontal margins, and plots in a row the same vertical ones.
    fn align(&self, rows: &[(usize, &[Panel], usize)], margins: &mut [[Margins; 2]]) {
        for &(first, panels, _) in rows {
            equalize(margins, 1, first..first + panels.len());
        }
        // Titles widen the margins of panels without axes: those of other panels need no such room.
        for (column, is_bare) in (0..self.columns).flat_map(|column| [(column, false), (column, true)]) {
            let in_column = rows.iter().filter(|(_, panels, slots)| {
                *slots == self.columns && panels.get(column).is_some_and(|panel| panel.is_bare() == is_bare)
            });
            equalize(margins, 0, in_column.map(|(first, ..)| first + column));
        }
    }

    /// The horizontal margins of a slot; of an empty slot, those of the plot above.
    fn slot_margins(&self, margins: &[[Margins; 2]], slot: usize) -> f64 {
        let known = margins.get(slot).or_else(|| margins.get(slot.checked_sub(self.columns)?));
        known.map_or(0.0, |[across, _]| across.iter().sum())
    }

    /// Distributes a width over the columns.
    fn widths(&self, whole: f64, max: &[f64]) -> Vec<f64> {
        match (self.arrange, max) {
            (Arrange::WithRoom(_), [_, _]) if !self.brush.spec.is_slide => {
                vec![whole * FIRST_PART, whole * (1.0 - FIRST_PART)]
            }
            _ => share(whole, max),
        }
    }

    /// The horizontal and vertical margins of a plot of this size.
    fn margins(&self, index: usize, [width, height]: [f64; 2], aside: Option<Aside>) -> [Margins; 2] {
        let (brush, panel) = (self.brush, &self.panels[index]);
        if brush.spec.is_thumb {
            return [[THUMB_EDGE; 2]; 2];
        }
        let least = BARE * brush.spec.type_scale;
        let fixed = static_layer::Panel::of(self.arrange, index, panel, self.shared[index], brush);
        let (beside, below) = aside.map_or((0.0, 0.0), |aside| match aside.along {
            Direction::Y => (aside.room(brush), 0.0),
            Direction::X => (0.0, aside.room(brush)),
        });
        if panel.is_bare() {
            // A title that is wider than its plot gets the room between plots.
            let cell = self.area.width / self.columns as f64 - self.gap;
            let text = Head::text_width(brush, &fixed).min(cell);
            let side = least.max((text - width) / 2.0);
            let head = Head::of(brush, &fixed, width + 2.0 * side);
            let above = if head.is_empty() { least } else { head.height(brush) };
            return [[side, marks::side(brush, panel, side) + beside], [above, least + below]];
        }
        let [over_left, over_right] = axes::overhang(brush, &fixed, width);
        let step = STEP * brush.spec.type_scale;
        let own = aside.map_or(0.0, |aside| aside.side);
        let left = (axes::side(brush, &fixed, height).max(over_left).max(own) / step).ceil() * step;
        // The labels of rules and of the horizontal axis may extend into the gap before a plot beside this one.
        let least = if cursor::has_handles_beside(panel) { cursor::BESIDE * brush.spec.type_scale } else { least };
        let right = if beside > 0.0 { beside } else { marks::side(brush, panel, over_right.max(least)) };
        let head_right = if beside > 0.0 { Aside::gap_before(brush) / 2.0 } else { right };
        let above = Head::of(brush, &fixed, left + width + head_right).height(brush);
        // Images may be shrunk to whole cells afterwards; the labels below them must fit then, too.
        let least_width = if panel.has_image() { FITTED * width } else { width };
        [[left, right], [above, axes::below(brush, &fixed, least_width) + below]]
    }

    /// Shrinks plots slightly where that gives image cells a whole number of device pixels: with cells 1.25 pixels high,
    /// some would appear twice as high as others. All plots of small multiples keep the same size.
    fn fit_cells(&self, plots: &mut [[f64; 2]]) {
        /// Minimum width of a plot after shrinking, in CSS pixels.
        const ROOM: f64 = 120.0;
        let spec = self.brush.spec;
        if spec.is_thumb {
            return;
        }
        let least = if matches!(self.arrange, Arrange::Even(_)) { FITTED_EVEN } else { FITTED };
        let with_image = self.panels.iter().zip(plots.iter()).filter(|(panel, _)| panel.has_image());
        let [across, down] = with_image.fold([1.0_f64; 2], |[across, down], (panel, plot)| {
            let part = |axis, length: f64| whole_cells(axis, length * spec.ratio, least);
            [across.min(part(&panel.x, plot[0])), down.min(part(&panel.y, plot[1]))]
        });
        let keeps_sizes = matches!(self.arrange, Arrange::Even(_) | Arrange::Grid);
        let narrowest = plots.iter().map(|plot| plot[0] * across).fold(f64::INFINITY, f64::min);
        let [across, down] = match self.panels.iter().any(|panel| panel.equal) {
            // Square plots stay square.
            true => [across.min(down); 2],
            false if narrowest < ROOM * spec.type_scale => [1.0, down],
            false => [across, down],
        };
        for (panel, [width, height]) in self.panels.iter().zip(plots) {
            if keeps_sizes || panel.has_image() {
                (*width, *height) = (*width * across, *height * down);
            }
        }
    }

    /// The rows one below the other, each centred. On a slide, on a thumbnail and without axes, the room that they leave
    /// is spread between them. Plots may be smaller than their cells.
    fn place(
        &self,
        rows: &[(usize, &[Panel], usize)],
        [cells, plots]: [&[[f64; 2]]; 2],
        margins: &[[Margins; 2]],
    ) -> Vec<PanelLayout> {
        let spec = self.brush.spec;
        let height_of = |&(first, panels, _): &(usize, &[Panel], usize)| {
            plots[first..first + panels.len()].iter().map(|plot| plot[1]).fold(0.0, f64::max)
        };
        let down = rows.iter().map(|row| height_of(row) + margins[row.0][1].iter().sum::<f64>()).sum::<f64>();
        let used = down + self.gap * (rows.len().max(1) - 1) as f64;
        let is_centred = spec.is_slide || spec.is_thumb || self.panels.iter().all(Panel::is_bare);
        let room = if is_centred { (self.area.height - used).max(0.0) / (rows.len() + 1) as f64 } else { 0.0 };
        let mut y = self.area.y + room;
        let mut placed = Vec::with_capacity(plots.len());
        for row in rows {
            let (all, height) = (row.0..row.0 + row.1.len(), height_of(row));
            let outer_width = |index: usize| cells[index][0] + margins[index][0].iter().sum::<f64>();
            let used = all.clone().map(outer_width).sum::<f64>() + self.gap * (all.len() - 1) as f64;
            let mut x = self.area.x + ((self.area.width - used) / 2.0).max(0.0);
            // The first of two plots is under the title, at the start of the line.
            let is_mirrored = matches!(self.arrange, Arrange::WithRoom(_)) && is_right_to_left(text::lang());
            let mut in_order: Vec<usize> = all.collect();
            if is_mirrored {
                in_order.reverse();
            }
            for &index in &in_order {
                let [[left, _], [top, bottom]] = margins[index];
                let [width, plot_height] = plots[index];
                // On a slide, the smaller plots of a row are half-way up.
                let lower = if is_centred { (height - plot_height) / 2.0 } else { 0.0 };
                let from = [x + left + (cells[index][0] - width) / 2.0, y + top + lower];
                let to = [from[0] + width, from[1] + plot_height];
                let [[x0, y0], [x1, y1]] = [from, to].map(|point| point.map(|edge| spec.snapped(edge)));
                placed.push(PanelLayout {
                    outer: Rect { x, y, width: outer_width(index), height: top + height + bottom },
                    plot: Rect { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
                    shared: self.shared[index],
                });
                x += outer_width(index) + self.gap;
            }
            if is_mirrored {
                placed[row.0..].reverse();
            }
            y += margins[row.0][1].iter().sum::<f64>() + height + self.gap + room;
        }
        placed
    }
}

/// Widens the margins of these plots, horizontal (0) or vertical (1), to the widest.
fn equalize(margins: &mut [[Margins; 2]], direction: usize, plots: impl Iterator<Item = usize> + Clone) {
    let widest = plots.clone().fold([0.0_f64; 2], |[before, after], plot| {
        [before.max(margins[plot][direction][0]), after.max(margins[plot][direction][1])]
    });
    plots.for_each(|plot| margins[plot][direction] = widest);
}

/// The maximum width of the plots in a column at this height: infinite unless all have equal units on both axes.
fn max_width(rows: &[(usize, &[Panel], usize)], slots: usize, column: usize, height: f64) -> f64 {
    let panels = rows.iter().filter(|row| row.2 == slots).filter_map(|row| row.1.get(column));
    panels.map(|panel| if panel.equal { height * aspect(panel) } else { f64::INFINITY }).fold(0.0, f64::max)
}

/// Distributes a length equally, up to the maximum of each part.
fn share(whole: f64, max: &[f64]) -> Vec<f64> {
    let mut parts = vec![0.0; max.len()];
    let mut remaining = whole;
    for (rank, part) in argsort(max).into_iter().enumerate() {
        parts[part] = max[part].min(remaining / (max.len() - rank) as f64);
        remaining -= parts[part];
    }
    parts
}

/// Shortens plots beside square ones to the same bottom edge, if they keep most of their height.
fn align_bottoms(panels: &[Panel], plots: &mut [[f64; 2]]) {
    let squares = panels.iter().zip(plots.iter()).filter(|(panel, _)| panel.equal);
    let height = squares.map(|(_, plot)| plot[1]).fold(0.0, f64::max);
    for (_, plot) in panels.iter().zip(plots).filter(|(panel, _)| !panel.equal) {
        if (ALIGNED * plot[1]..plot[1]).contains(&height) {
            plot[1] = height;
        }
    }
}

/// The fraction of `pixels` that an axis fills with cells of whole pixels; 1 if less than `least`.
fn whole_cells(axis: &Axis, pixels: f64, least: f64) -> f64 {
    let cells = span(axis.domain);
    let each = (pixels / cells).floor();
    let fraction = each * cells / pixels;
    // Cells are centred on whole numbers, so the first begins at −0.5.
    let has_cells = axis.domain.contains(&-0.5) && each >= 1.0;
    if has_cells && fraction >= least { fraction } else { 1.0 }
}

/// Lengths in whole device pixels that together are as long as before, or less than a pixel shorter.
fn in_whole_pixels(lengths: Vec<f64>, ratio: f64) -> Vec<f64> {
    // Rounds down, except for errors of rounding.
    let whole = |length: f64| (length * ratio + 1e-6).floor() / ratio;
    let mut end = 0.0;
    let part = |length| {
        let start = end;
        end += length;
        whole(end) - whole(start)
    };
    lengths.into_iter().map(part).collect()
}

/// The aspect ratio (width to height) of a plot with equal units on both axes.
fn aspect(panel: &Panel) -> f64 {
    span(panel.x.domain) / span(panel.y.domain)
}

fn span([a, b]: [f64; 2]) -> f64 {
    (b - a).abs()
}

fn fitted(panel: &Panel, [width, height]: [f64; 2]) -> [f64; 2] {
    if !panel.equal {
        return [width, height];
    }
    let width = width.min(height * aspect(panel));
    [width, width / aspect(panel)]
}
