//! Everything above a plot, in rows: its title, the name of its vertical axis, the colour bar, the legend, and the
//! labels of vertical rules. The title begins at the left edge of the panel, and the name follows it; the colour bar
//! ends at the right edge. Each is in the first row that has room.

use plotters_backend::text_anchor::{HPos, VPos};

use super::Drawn;
use super::bar::Bar;
use super::brush::{Brush, LabelStyle};
use super::geometry::{PanelLayout, Rect};
use super::marks::opacity;
use super::static_layer::{Entry, Panel, RuleLabel, Sample};
use crate::core::argsort::argsort;
use crate::scene::{Ink, Pen};

/// Height of a row.
pub(super) const ROW: f64 = 17.0;
/// Gap between the last row and the plot, for the upper half of a tick label at the end of the vertical axis.
const APART: f64 = 7.0;
/// Width of the line sample before a name in the legend.
const SAMPLE: f64 = 20.0;
/// Gap between a sample and its name.
const GAP: f64 = 5.0;
/// Gap between neighbours in a row.
const BETWEEN: f64 = 14.0;

/// The parts above a plot, each with its row and its distance from the left edge of the panel in CSS pixels.
pub(super) struct Head<'a> {
    parts: Vec<(Part<'a>, usize, f64)>,
    /// Number of rows, without that of the labels of rules.
    rows: usize,
    has_rules: bool,
}

enum Part<'a> {
    Text(&'a str, LabelStyle),
    Bar(Bar<'a>),
    Entry(&'a Entry<'a>),
}

impl<'a> Head<'a> {
    /// The head of a panel of this width, in CSS pixels.
    pub(super) fn of(brush: &Brush<'_>, panel: &'a Panel<'a>, width: f64) -> Self {
        let scale = brush.spec.type_scale;
        let [gap, between] = [GAP, BETWEEN].map(|length| length * scale);
        // The used width of each row, at its start and at its end.
        let mut used: Vec<[f64; 2]> = Vec::new();
        let mut parts = Vec::new();
        let texts = [(panel.legend.title, LabelStyle::TITLE), (panel.name_above, LabelStyle::LABEL)];
        for (text, style) in texts.into_iter().filter_map(|(text, style)| Some((text?, style))) {
            let style = brush.fitted(text, style.at(HPos::Left, VPos::Center), width);
            let text_width = brush.text_width(text, style);
            // The title of a circle is above its middle, and that of a plot beside another one keeps away from the other.
            let indent = match () {
                () if panel.is_aside => width - text_width,
                () if panel.is_bare && panel.color_bar.is_none() => (width - text_width) / 2.0,
                () => 0.0,
            };
            // The name follows the title if there is room. On a low slide there is no second row.
            let row = used.iter().position(|[start, _]| start + text_width <= width).unwrap_or(used.len());
            if row > 0 && brush.spec.is_slide && brush.spec.is_low() {
                continue;
            }
            used.resize(used.len().max(row + 1), [indent, 0.0]);
            parts.push((Part::Text(text, style), row, used[row][0]));
            used[row][0] += text_width + between;
        }
        if let Some(bar) = panel.color_bar {
            // Shortened, and without its name if necessary, it needs no row of its own.
            let row = used.iter().position(|[start, _]| start + Bar::least_width(brush, bar) <= width);
            let row = row.unwrap_or(used.len());
            used.resize(used.len().max(row + 1), [0.0; 2]);
            let bar = Bar::of(brush, bar, width - used[row][0]);
            used[row][1] = bar.width + between;
            let left = (width - bar.width).max(0.0);
            parts.push((Part::Bar(bar), row, left));
        }
        let entries: Vec<(&Entry, f64)> = (panel.legend.entries.iter())
            .map(|entry| (entry, SAMPLE * scale + gap + brush.text_width(entry.name, LabelStyle::LABEL)))
            .collect();
        if !entries.is_empty() {
            // All in the last row, if there is room beside what stands there.
            let all: f64 = entries.iter().map(|(_, width)| width + between).sum::<f64>() - between;
            let mut row = match used.last() {
                Some([start, end]) if start + all + end <= width => used.len() - 1,
                _ => used.len(),
            };
            let mut left = used.get(row).map_or(0.0, |[start, _]| *start);
            for (entry, entry_width) in entries {
                if left > 0.0 && left + entry_width > width && row >= used.len() {
                    (row, left) = (row + 1, 0.0);
                }
                parts.push((Part::Entry(entry), row, left));
                left += entry_width + between;
            }
            used.resize(used.len().max(row + 1), [0.0; 2]);
        }
        Self { parts, rows: used.len(), has_rules: !panel.legend.rules.is_empty() }
    }

    /// The width of the widest of title and name, in CSS pixels.
    pub(super) fn text_width(brush: &Brush<'_>, panel: &Panel) -> f64 {
        let texts = [(panel.legend.title, LabelStyle::TITLE), (panel.name_above, LabelStyle::LABEL)];
        let widths = texts.into_iter().filter_map(|(text, style)| Some(brush.text_width(text?, style)));
        widths.fold(0.0, f64::max)
    }

    /// Its height in CSS pixels, including the gap to the plot.
    pub(super) fn height(&self, brush: &Brush<'_>) -> f64 {
        (ROW * (self.rows + usize::from(self.has_rules)) as f64 + APART) * brush.spec.type_scale
    }

    /// Whether there is nothing above the plot.
    pub(super) fn is_empty(&self) -> bool {
        self.rows == 0 && !self.has_rules
    }
}

#[inline(never)]
pub(super) fn paint(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout) -> Drawn {
    let scale = brush.spec.type_scale;
    let head = Head::of(brush, panel, place.outer.width);
    let top = place.plot.y - head.height(brush);
    for (part, row, left) in &head.parts {
        let at = [place.outer.x + left, top + (*row as f64 + 0.5) * ROW * scale];
        match part {
            Part::Text(text, style) => brush.text(text, at, *style)?,
            Part::Bar(bar) => bar.paint(brush, at)?,
            Part::Entry(entry) => self::entry(brush, entry, at, place)?,
        }
    }
    if head.has_rules {
        vertical_rules(brush, panel, place, place.plot.y - (APART + ROW / 2.0) * scale)?;
    }
    Ok(())
}

/// A sample of a mark and its name.
fn entry(brush: &mut Brush<'_>, entry: &Entry, [x, y]: [f64; 2], place: &PanelLayout) -> Drawn {
    let scale = brush.spec.type_scale;
    brush.is_dimmed = entry.is_dimmed;
    sample(brush, entry.sample, [x, y], SAMPLE * scale)?;
    let left = x + (SAMPLE + GAP) * scale;
    let style = brush.fitted(entry.name, LabelStyle::LABEL.at(HPos::Left, VPos::Center), place.outer.right() - left);
    let drawn = brush.text(entry.name, [left, y], style);
    brush.is_dimmed = false;
    drawn
}

#[inline(never)]
fn sample(brush: &mut Brush<'_>, sample: Sample, [x, y]: [f64; 2], width: f64) -> Drawn {
    match sample {
        Sample::Line(pen) => brush.line(&[[x, y], [x + width, y]], pen),
        Sample::Dot { radius, ink, hollow } => brush.dot([x + width / 2.0, y], radius.max(3.0), ink, hollow),
        Sample::Bar(ink) => {
            let side = width / 2.0;
            brush.rect(Rect { x: x + side / 2.0, y: y - side / 2.0, width: side, height: side }, ink)
        }
        Sample::Area(ink) => {
            let (side, [top, bottom]) = (width / 2.0, [y - width / 4.0, y + width / 4.0]);
            let corners =
                [[x + side / 2.0, top], [x + side * 1.5, top], [x + side * 1.5, bottom], [x + side / 2.0, bottom]];
            brush.area(corners.into_iter(), ink, opacity(ink))
        }
    }
}

/// Draws the labels of vertical rules, left to right, but omits a label that would overlap the previous one.
#[inline(never)]
fn vertical_rules(brush: &mut Brush<'_>, panel: &Panel, place: &PanelLayout, y: f64) -> Drawn {
    let rules = &panel.legend.rules;
    let places: Vec<f64> = rules.iter().map(|rule| rule.at).collect();
    let mut free_from = f64::NEG_INFINITY;
    for RuleLabel { at, label, ink, is_dimmed } in argsort(&places).into_iter().map(|index| rules[index]) {
        // The rule is outside the plot.
        if panel.x.is_frozen && !panel.x.reaches(at) {
            continue;
        }
        let half = brush.text_width(label, LabelStyle::TICK) / 2.0;
        // A label at the edge of the canvas is moved inwards.
        let x = place.place_x(panel, at).min(brush.spec.width - half).max(half);
        if x - half > free_from {
            // Faint text would be illegible.
            let ink = if ink == Ink::Grid { Ink::Muted } else { ink };
            brush.is_dimmed = is_dimmed;
            brush.text(label, [x, y], LabelStyle::TICK.ink(ink))?;
            // A tick ties the label to its rule, so that it is not taken for a line of the legend above.
            let from = y + LabelStyle::TICK.size / 2.0 * brush.spec.type_scale;
            brush.vertical(place.place_x(panel, at), [from, place.plot.y], Pen::solid(ink).width(1.0))?;
            free_from = x + half + GAP;
        }
    }
    brush.is_dimmed = false;
    Ok(())
}
