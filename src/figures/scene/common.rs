//! Common axes of two states of a figure: the union of both ranges (comparison), frozen ranges (dragging), and ranges
//! interpolated between the two (transitions).

use super::{Axis, ColorBar, Measure, Panel, Raster, Scale, Scene, Ticks};

impl Scene {
    /// Widens axes and colour scales to include those of the other scene. Axes that measure something different are
    /// unchanged.
    pub fn widen_axes(&mut self, other: &Self) {
        for (panel, other) in self.panels.iter_mut().zip(&other.panels) {
            for (own, other) in panel.axes_mut().into_iter().zip(other.axes()) {
                own.widen(other);
            }
            panel.set_ranges(other, union);
        }
    }

    /// Keeps the previous ranges of value axes and colour scales, so that they stay fixed during a drag. Axes of the
    /// dragged quantity itself, such as positions, are not frozen. Does nothing if `before` has a different number of
    /// panels.
    pub fn freeze_axes(&mut self, before: &Self) {
        self.interpolate_ranges(before, 0.0);
    }

    /// Interpolates the ranges of value axes and colour scales from those of `from` (0) to their own (1).
    pub fn interpolate_ranges(&mut self, from: &Self, fraction: f64) {
        // At 1 the interpolation would only add a rounding error.
        if fraction >= 1.0 || self.panels.len() != from.panels.len() {
            return;
        }
        let fraction = fraction.max(0.0);
        for (panel, from) in self.panels.iter_mut().zip(&from.panels) {
            for (own, from) in panel.axes_mut().into_iter().zip(from.axes()) {
                own.interpolate_ranges(from, fraction);
            }
            panel.set_ranges(from, |own, from| interpolated(Scale::Linear, from, own, fraction));
        }
    }
}

impl Panel {
    fn axes(&self) -> [&Axis; 2] {
        [&self.x, &self.y]
    }

    fn axes_mut(&mut self) -> [&mut Axis; 2] {
        [&mut self.x, &mut self.y]
    }

    /// Whether the axes of this panel contain those of the other.
    pub(crate) fn holds(&self, other: &Self) -> bool {
        self.x.holds(&other.x) && self.y.holds(&other.y)
    }

    /// A panel with the axes for the marks of the other scene, where this panel's do not serve: dimensions in two halves,
    /// if their numbers differ, keep the axis of their own scene, so that halves are beside halves, and pairs with the same
    /// part of the exponent beside each other.
    pub(crate) fn axes_for(&self, other: &Self) -> Option<Self> {
        let differs = |own: &Axis, other: &Axis| own.measures.halves_differ(other.measures);
        let [x, y] = [differs(&self.x, &other.x), differs(&self.y, &other.y)];
        (x || y).then(|| Self {
            title: None,
            x: if x { &other.x } else { &self.x }.clone(),
            y: if y { &other.y } else { &self.y }.clone(),
            equal: self.equal,
            marks: Vec::new(),
            color_bar: None,
            read: None,
            cursor_reading: None,
            drag: None,
        })
    }

    /// Whether both panels can use one colour scale.
    pub(crate) fn has_unit_of(&self, other: &Self) -> bool {
        let has_own_unit = |panel: &Self| panel.color_bar.as_ref().is_some_and(|bar| bar.has_own_unit);
        !has_own_unit(self) && !has_own_unit(other)
    }

    /// The colour range of the corresponding image in this panel: the one at the same index, or else the first with the
    /// same colour map.
    pub(crate) fn range_like(&self, index: usize, image: &Raster) -> Option<[f64; 2]> {
        let alike = |other: &&Raster| other.map == image.map;
        let same = self.images().nth(index).filter(alike);
        same.or_else(|| self.images().find(alike)).map(|other| other.range)
    }

    /// Sets the range of each colour scale, computed from the ranges of this panel and the other.
    fn set_ranges(&mut self, other: &Self, range: impl Fn([f64; 2], [f64; 2]) -> [f64; 2]) {
        if !self.has_unit_of(other) {
            return;
        }
        let images = self.marks.iter_mut().filter_map(super::Mark::image_mut);
        for (index, image) in images.enumerate() {
            if let Some(other) = other.range_like(index, image) {
                image.range = range(image.range, other);
            }
        }
        if let (Some(own), Some(ColorBar { map, range: ends, .. })) = (&mut self.color_bar, &other.color_bar)
            && own.map == *map
        {
            own.range = range(own.range, *ends);
        }
    }
}

impl Axis {
    /// Whether both axes measure the same quantity in the same way. Their labels include the unit. With equal labels,
    /// [`Measure::Other`] matches any measure: the dimensions of a learned table are comparable with the formula's.
    pub fn is_like(&self, other: &Self) -> bool {
        let measures = [&self.measures, &other.measures];
        let has_other = measures.contains(&&Measure::Other);
        self.label == other.label && self.scale == other.scale && (measures[0].is_like(*measures[1]) || has_other)
    }

    fn holds(&self, other: &Self) -> bool {
        within(other.domain, self.domain)
    }

    fn widen(&mut self, other: &Self) {
        if !self.is_like(other) || self.holds(other) || self.measures.halves_differ(other.measures) {
            return;
        }
        self.ticks = if other.holds(self) {
            other.ticks.clone()
        } else {
            match (&self.ticks, &other.ticks) {
                (Ticks::At(own), Ticks::At(other)) => Ticks::At(merged(own, other)),
                // Labels at given values would leave the rest of the range without ticks.
                (Ticks::At(_), other) => other.clone(),
                (own, _) => own.clone(),
            }
        };
        self.domain = union(self.domain, other.domain);
    }

    fn interpolate_ranges(&mut self, from: &Self, fraction: f64) {
        // Integer axes count what is being dragged, and so do axes whose labels change: rows, steps, tokens.
        let is_count = matches!(self.ticks, Ticks::Whole) || self.ticks != from.ticks;
        if self.measures != Measure::Other || is_count || !self.is_like(from) {
            return;
        }
        let own = self.domain;
        self.domain = interpolated(self.scale, from.domain, own, fraction);
        self.is_frozen = !within(own, self.domain);
        let [low, high] = sorted(self.domain);
        if let Ticks::At(ticks) = &mut self.ticks {
            ticks.retain(|(value, _)| (low..=high).contains(value));
        }
    }
}

fn sorted([a, b]: [f64; 2]) -> [f64; 2] {
    [a.min(b), a.max(b)]
}

fn within(inner: [f64; 2], outer: [f64; 2]) -> bool {
    let ([min, max], [low, high]) = (sorted(inner), sorted(outer));
    low <= min && max <= high
}

/// The smallest interval that contains both, in the direction of the first.
fn union(own: [f64; 2], other: [f64; 2]) -> [f64; 2] {
    let ([low, high], [other_low, other_high]) = (sorted(own), sorted(other));
    let [low, high] = [low.min(other_low), high.max(other_high)];
    if own[0] <= own[1] { [low, high] } else { [high, low] }
}

/// Interpolates two ranges: geometrically on a logarithmic scale, otherwise linearly.
fn interpolated(scale: Scale, from: [f64; 2], to: [f64; 2], fraction: f64) -> [f64; 2] {
    [0, 1].map(|end| match scale {
        Scale::Linear => from[end] + (to[end] - from[end]) * fraction,
        Scale::Log => from[end] * (to[end] / from[end]).powf(fraction),
    })
}

/// The ticks of both, which ascend; for equal values the first's label is used.
fn merged(own: &[(f64, String)], other: &[(f64, String)]) -> Vec<(f64, String)> {
    let mut all = own.to_vec();
    for tick in other {
        let place = all.partition_point(|(value, _)| *value < tick.0);
        if all.get(place).is_none_or(|(value, _)| *value != tick.0) {
            all.insert(place, tick.clone());
        }
    }
    all
}
