//! The static part of a picture, which stays the same while only values change: axes, titles, legends and colour bars.
//!
//! [`axes`](super::axes) and [`head`](super::head) receive only a [`Panel`] of this module, so they cannot draw
//! anything that the cache key omits. The key destructures every struct field by field, so a new field does not compile
//! until the key handles it.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::brush::{Brush, CanvasSpec};
use super::geometry::{Axes, Layout, PanelLayout, Rect, Shared};
use super::theme::Theme;
use crate::scene::{self, Axis, ColorBar, Direction, Ink, Mark, Pen, Ticks};

/// The static part of a [`scene::Panel`].
pub(super) struct Panel<'a> {
    pub(super) x: &'a Axis,
    pub(super) y: &'a Axis,
    /// The name above the plot: that of the vertical axis or, beside another plot, that of its own axis.
    pub(super) name_above: Option<&'a str>,
    /// The name of the horizontal axis, below the plot.
    pub(super) name_below: Option<&'a str>,
    /// For x and for y: whether a neighbouring panel draws the tick labels and the label of the axis.
    pub(super) shared: [bool; 2],
    pub(super) color_bar: Option<&'a ColorBar>,
    /// Whether the panel has an image, over which no grid is drawn.
    pub(super) has_image: bool,
    /// Whether the panel has no axes.
    pub(super) is_bare: bool,
    /// Whether it is set beside another plot, with a small gap: its words keep away from those of the other.
    pub(super) is_aside: bool,
    pub(super) legend: Legend<'a>,
}

/// Everything above a plot.
pub(super) struct Legend<'a> {
    pub(super) title: Option<&'a str>,
    pub(super) entries: Vec<Entry<'a>>,
    pub(super) rules: Vec<RuleLabel<'a>>,
}

/// A legend entry: a sample of the mark and its name.
pub(super) struct Entry<'a> {
    pub(super) name: &'a str,
    pub(super) sample: Sample,
    /// Whether it is faded, like its mark.
    pub(super) is_dimmed: bool,
}

/// The sample of a mark in the legend.
#[derive(Clone, Copy)]
pub(super) enum Sample {
    Line(Pen),
    Dot { radius: f64, ink: Ink, hollow: bool },
    Bar(Ink),
    Area(Ink),
}

/// The label of a vertical rule.
#[derive(Clone, Copy)]
pub(super) struct RuleLabel<'a> {
    /// The value of x at the rule.
    pub(super) at: f64,
    pub(super) label: &'a str,
    pub(super) ink: Ink,
    pub(super) is_dimmed: bool,
}

impl<'a> Panel<'a> {
    pub(super) fn of(
        arrange: scene::Arrange,
        index: usize,
        panel: &'a scene::Panel,
        Shared { x, y, y_label, bar }: Shared,
        brush: &Brush<'_>,
    ) -> Self {
        let name = |axis: &'a Axis, is_shared: bool| {
            (!is_shared && !matches!(axis.ticks, Ticks::None)).then_some(axis.label.as_str())
        };
        let names = [name(&panel.y, y || y_label), name(&panel.x, x)];
        // A plot beside another one is narrow: its own axis is named above it.
        let is_aside = matches!(arrange, scene::Arrange::Aside(Direction::Y, _)) && index > 0;
        let [name_above, name_below] = if is_aside { [names[1], None] } else { names };
        Self {
            x: &panel.x,
            y: &panel.y,
            name_above,
            name_below,
            shared: [x, y],
            color_bar: panel.color_bar.as_ref().filter(|_| !bar),
            has_image: panel.has_image(),
            is_bare: panel.is_bare(),
            is_aside,
            legend: Legend::of(panel, brush),
        }
    }
}

impl Axes for Panel<'_> {
    fn axes(&self) -> [&Axis; 2] {
        [self.x, self.y]
    }
}

impl<'a> Legend<'a> {
    pub(super) fn of(panel: &'a scene::Panel, brush: &Brush<'_>) -> Self {
        let rule = |mark: &'a Mark| match mark.plain() {
            Mark::Rule { along: Direction::X, at, pen, label: Some(label) } => {
                Some(RuleLabel { at: *at, label, ink: pen.ink, is_dimmed: brush.must_dim(mark) })
            }
            _ => None,
        };
        let title = panel.title.as_deref();
        // A legend would leave hardly any plot; the words below a figure explain its marks, too.
        if brush.spec.is_low() {
            return Self { title, entries: Vec::new(), rules: Vec::new() };
        }
        // What has its name beside it is not named again.
        let is_beside = |name: &str| {
            panel.marks.iter().any(|mark| matches!(mark.plain(), Mark::Label { text, .. } if text == name))
        };
        let entries = panel.marks.iter().filter_map(|mark| Entry::of(mark, brush.must_dim(mark)));
        let entries = entries.filter(|entry| !is_beside(entry.name)).collect();
        Self { title, entries, rules: panel.marks.iter().filter_map(rule).collect() }
    }
}

impl<'a> Entry<'a> {
    fn of(mark: &'a Mark, is_dimmed: bool) -> Option<Self> {
        let name = mark.legend()?;
        let sample = match mark.plain() {
            Mark::Line { pen, .. } | Mark::Curve { pen, .. } => Sample::Line(*pen),
            Mark::Dots { radius, ink, hollow, .. } => Sample::Dot { radius: *radius, ink: *ink, hollow: *hollow },
            Mark::Bars { ink, .. } => Sample::Bar(*ink),
            Mark::Area { ink, .. } => Sample::Area(*ink),
            Mark::Rule { .. } | Mark::Label { .. } | Mark::Raster(_) | Mark::Of { .. } => return None,
        };
        Some(Self { name, sample, is_dimmed })
    }
}

/// Cache key: a hash of everything that axes and legends are drawn from.
#[inline(never)]
pub(super) fn key(
    (panels, common_bar): (&[Panel], Option<&ColorBar>),
    layout: &Layout,
    spec: CanvasSpec,
    theme: &Theme,
) -> u64 {
    let mut key = Key(DefaultHasher::new());
    theme.hash(&mut key.0);
    let CanvasSpec { origin, width, height, ratio, type_scale, is_slide, is_thumb } = spec;
    key.numbers([width, height, ratio, type_scale]);
    key.plain((origin, is_slide, is_thumb));
    let Layout { panels: places, bar } = layout;
    key.plain(bar.is_some());
    key.numbers(bar.unwrap_or_default());
    if let Some(bar) = common_bar {
        key.color_bar(bar);
    }
    // `shared` is also in `panel`.
    for (panel, PanelLayout { outer, plot, shared: _ }) in panels.iter().zip(places) {
        for Rect { x, y, width, height } in [outer, plot] {
            key.numbers([*x, *y, *width, *height]);
        }
        key.panel(panel);
    }
    key.0.finish()
}

struct Key(DefaultHasher);

impl Key {
    fn plain(&mut self, value: impl Hash) {
        value.hash(&mut self.0);
    }

    fn numbers<const N: usize>(&mut self, numbers: [f64; N]) {
        self.plain(numbers.map(f64::to_bits));
    }

    fn panel(&mut self, panel: &Panel) {
        let Panel { x, y, name_above, name_below, shared, color_bar, has_image, is_bare, is_aside, legend } = panel;
        self.axis(x);
        self.axis(y);
        self.plain((color_bar.is_some(), has_image, is_bare, is_aside, name_above, name_below, shared));
        if let Some(bar) = color_bar {
            self.color_bar(bar);
        }
        let Legend { title, entries, rules } = legend;
        self.plain((title, entries.len(), rules.len()));
        for Entry { name, sample, is_dimmed } in entries {
            self.plain((name, is_dimmed));
            self.sample(*sample);
        }
        for RuleLabel { at, label, ink, is_dimmed } in rules {
            self.plain((label, is_dimmed));
            self.numbers([*at]);
            self.ink(*ink);
        }
    }

    fn color_bar(&mut self, ColorBar { map, range, label, has_own_unit: _ }: &ColorBar) {
        self.plain((*map as u8, label));
        self.numbers(*range);
    }

    fn axis(&mut self, Axis { label, domain, scale, ticks, measures, is_frozen, order: _ }: &Axis) {
        self.plain((label, *scale as u8, measures, std::mem::discriminant(ticks), is_frozen));
        self.numbers(*domain);
        match ticks {
            Ticks::Round | Ticks::Whole | Ticks::Ends | Ticks::None => {}
            Ticks::At(ticks) => {
                self.plain(ticks.len());
                for (value, label) in ticks {
                    self.plain(label);
                    self.numbers([*value]);
                }
            }
        }
    }

    fn sample(&mut self, sample: Sample) {
        self.plain(std::mem::discriminant(&sample));
        match sample {
            Sample::Line(Pen { ink, width, dashed }) => {
                self.plain(dashed);
                self.numbers([width]);
                self.ink(ink);
            }
            Sample::Dot { radius, ink, hollow } => {
                self.plain(hollow);
                self.numbers([radius]);
                self.ink(ink);
            }
            Sample::Bar(ink) | Sample::Area(ink) => self.ink(ink),
        }
    }

    fn ink(&mut self, ink: Ink) {
        self.plain(std::mem::discriminant(&ink));
        match ink {
            Ink::Sin
            | Ink::Cos
            | Ink::Parameter
            | Ink::Cursor
            | Ink::Strong
            | Ink::Muted
            | Ink::Grid
            | Ink::Positive
            | Ink::Negative
            | Ink::Band
            | Ink::Background => {}
            Ink::Series(part) => self.numbers([part]),
        }
    }
}
