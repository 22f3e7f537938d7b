//! Positions of the panels of a painted scene on its canvas, in CSS pixels, and the conversion between data coordinates
//! and pixels. [`layout`](super::layout) computes the positions.

use crate::scene::{Axis, Panel, Scale};

/// A rectangle in CSS pixels from the top left of the canvas.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Rect {
    /// The right edge.
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// The bottom edge.
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    /// Whether two rectangles overlap.
    pub(super) fn overlaps(&self, other: &Self) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// Whether the point lies inside or at most `slack` outside.
    pub fn holds(&self, [x, y]: [f64; 2], slack: f64) -> bool {
        x >= self.x - slack && x <= self.right() + slack && y >= self.y - slack && y <= self.bottom() + slack
    }
}

/// Positions of all panels of a painted scene.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// One per panel that is shown, in the scene's order.
    pub panels: Vec<PanelLayout>,
    /// The left end and the vertical middle of the colour bar of all panels, if they have one in common.
    pub bar: Option<[f64; 2]>,
}

/// Position of a panel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanelLayout {
    /// The whole panel with its margins.
    pub outer: Rect,
    /// The area between the axes, on whole device pixels.
    pub plot: Rect,
    /// Which labels a neighbouring panel draws for this one too.
    pub shared: Shared,
}

/// Labels that are drawn once for several neighbouring panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is shared or not, whatever the others are")]
pub struct Shared {
    /// The tick labels and the label of the horizontal axis, drawn by the panel below.
    pub x: bool,
    /// The tick labels and the label of the vertical axis, drawn by the previous panel.
    pub y: bool,
    /// Only the label of the vertical axis, drawn by the panel above; each has tick labels of its own.
    pub y_label: bool,
    /// The colour bar, drawn by the next panel or above all panels.
    pub bar: bool,
}

impl PanelLayout {
    /// Data coordinates to CSS pixels.
    pub fn project(&self, panel: &Panel, [x, y]: [f64; 2]) -> [f64; 2] {
        [self.place_x(panel, x), self.place_y(panel, y)]
    }

    pub(super) fn place_x(&self, panel: &impl Axes, x: f64) -> f64 {
        self.plot.x + panel.axes()[0].fraction(x) * self.plot.width
    }

    pub(super) fn place_y(&self, panel: &impl Axes, y: f64) -> f64 {
        self.plot.bottom() - panel.axes()[1].fraction(y) * self.plot.height
    }

    /// CSS pixels to data coordinates, clamped to the axes.
    pub fn invert(&self, panel: &Panel, point: [f64; 2]) -> [f64; 2] {
        let [x, y] = self.fractions(point).map(|fraction| fraction.clamp(0.0, 1.0));
        [panel.x.invert(x), panel.y.invert(y)]
    }

    /// CSS pixels to the data coordinates to which something is dragged: like [`Self::invert`], but a point may be above a
    /// logarithmic vertical axis, by up to its height. Such an axis ends near the largest value shown and is frozen during
    /// a drag, so that no larger value could be reached otherwise.
    pub fn invert_drag(&self, panel: &Panel, point: [f64; 2]) -> [f64; 2] {
        let [x, y] = self.fractions(point);
        let highest = if panel.y.scale == Scale::Log { 2.0 } else { 1.0 };
        [panel.x.invert(x.clamp(0.0, 1.0)), panel.y.invert(y.clamp(0.0, highest))]
    }

    fn fractions(&self, [x, y]: [f64; 2]) -> [f64; 2] {
        [(x - self.plot.x) / self.plot.width, (self.plot.bottom() - y) / self.plot.height]
    }
}

impl Layout {
    /// The panel whose plot contains a point of the canvas, or is at most `slack` CSS pixels away.
    pub fn panel_at(&self, point: [f64; 2], slack: f64) -> Option<usize> {
        self.panels.iter().position(|place| place.plot.holds(point, slack))
    }
}

/// A panel of a scene, or that of the static layer, which refers to one: both have a horizontal and a vertical axis.
pub(super) trait Axes {
    fn axes(&self) -> [&Axis; 2];
}

impl Axes for Panel {
    fn axes(&self) -> [&Axis; 2] {
        [&self.x, &self.y]
    }
}
