//! Axes that two settings of a figure have in common: such as hold both, such as stand still while a hand moves, and such
//! as are on their way from one to the other.

use super::{Axis, ColorBar, Measure, Panel, Raster, Scale, Scene, Ticks};

impl Scene {
    /// Widens axes and scales of colours so that they hold those of the other scene too. Axes that measure something else,
    /// or count otherwise, stay as they are.
    pub fn spanned(&mut self, other: &Self) {
        for (panel, other) in self.panels.iter_mut().zip(&other.panels) {
            for (own, other) in panel.axes_mut().into_iter().zip(other.axes()) {
                own.span(other);
            }
            panel.set_ranges(other, union);
        }
    }

    /// Gives axes of values and scales of colours the ends that they had before: they stand still while a hand moves. Axes
    /// that are themselves what the hand moves, as positions are, follow it. Where `before` has other panels, nothing
    /// is held.
    pub fn hold(&mut self, before: &Self) {
        self.glide(before, 0.0);
    }

    /// The same on the way from the ends that they had in `from` (0) to their own (1).
    pub fn glide(&mut self, from: &Self, part: f64) {
        // At the end, what is computed on the way would be off by a rounding.
        if part >= 1.0 || self.panels.len() != from.panels.len() {
            return;
        }
        let part = part.max(0.0);
        for (panel, from) in self.panels.iter_mut().zip(&from.panels) {
            for (own, from) in panel.axes_mut().into_iter().zip(from.axes()) {
                own.glide(from, part);
            }
            panel.set_ranges(from, |own, from| between(Scale::Linear, from, own, part));
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

    /// Whether nothing on the axes of the other panel is beyond those of this one.
    pub(crate) fn holds(&self, other: &Self) -> bool {
        self.x.holds(&other.x) && self.y.holds(&other.y)
    }

    /// Whether one scale of colours may serve both panels.
    pub(crate) fn has_unit_of(&self, other: &Self) -> bool {
        let is_own = |panel: &Self| panel.color_bar.as_ref().is_some_and(|bar| bar.is_own);
        !is_own(self) && !is_own(other)
    }

    /// The ends of the colours of the other panel's image that is in the place of this one.
    pub(crate) fn range_like(&self, index: usize, image: &Raster) -> Option<[f64; 2]> {
        let alike = |other: &&Raster| other.map == image.map;
        let same = self.images().nth(index).filter(alike);
        same.or_else(|| self.images().find(alike)).map(|other| other.range)
    }

    /// Sets the ends of its scales of colours, each from its own and from those of the other panel.
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
    /// Whether both measure the same and count in one way. Their names say the unit, too. The dimensions of a table are
    /// none of a formula, but stand beside them in the order in which both are stored.
    pub fn is_like(&self, other: &Self) -> bool {
        let measures = [&self.measures, &other.measures];
        let is_of_table = measures.contains(&&Measure::Other);
        self.label == other.label && self.scale == other.scale && (measures[0] == measures[1] || is_of_table)
    }

    fn holds(&self, other: &Self) -> bool {
        within(other.domain, self.domain)
    }

    fn span(&mut self, other: &Self) {
        if !self.is_like(other) || self.holds(other) {
            return;
        }
        self.ticks = if other.holds(self) {
            other.ticks.clone()
        } else {
            match (&self.ticks, &other.ticks) {
                (Ticks::At(own), Ticks::At(other)) => Ticks::At(merged(own, other)),
                (Ticks::Words(own), Ticks::Words(other)) => Ticks::Words(merged(own, other)),
                // Names at given values leave out the rest.
                (Ticks::At(_) | Ticks::Words(_), other) => other.clone(),
                (own, _) => own.clone(),
            }
        };
        self.domain = union(self.domain, other.domain);
    }

    fn glide(&mut self, from: &Self, part: f64) {
        // Whole numbers count what the hand moves, and so do names at places of their own: rows, steps, tokens.
        let is_count = matches!(self.ticks, Ticks::Whole) || self.ticks != from.ticks;
        if self.measures != Measure::Other || is_count || !self.is_like(from) {
            return;
        }
        let own = self.domain;
        self.domain = between(self.scale, from.domain, own, part);
        self.is_held = !within(own, self.domain);
        let [low, high] = sorted(self.domain);
        if let Ticks::At(ticks) | Ticks::Words(ticks) = &mut self.ticks {
            ticks.retain(|(value, _)| (low..=high).contains(value));
        }
    }
}

fn sorted([a, b]: [f64; 2]) -> [f64; 2] {
    [a.min(b), a.max(b)]
}

fn within(inner: [f64; 2], outer: [f64; 2]) -> bool {
    let ([least, most], [low, high]) = (sorted(inner), sorted(outer));
    low <= least && most <= high
}

/// The least that holds both, in the direction of the first.
fn union(own: [f64; 2], other: [f64; 2]) -> [f64; 2] {
    let ([low, high], [least, most]) = (sorted(own), sorted(other));
    let [low, high] = [low.min(least), high.max(most)];
    if own[0] <= own[1] { [low, high] } else { [high, low] }
}

/// The ends a part of the way from some to others: equal factors on a logarithmic scale, otherwise equal steps.
fn between(scale: Scale, from: [f64; 2], to: [f64; 2], part: f64) -> [f64; 2] {
    [0, 1].map(|end| match scale {
        Scale::Linear => from[end] + (to[end] - from[end]) * part,
        Scale::Log => from[end] * (to[end] / from[end]).powf(part),
    })
}

/// The ticks of both, in order; where both have one, the first's.
fn merged(own: &[(f64, String)], other: &[(f64, String)]) -> Vec<(f64, String)> {
    let is_new = |tick: &&(f64, String)| own.iter().all(|(value, _)| *value != tick.0);
    let mut all: Vec<_> = own.iter().chain(other.iter().filter(is_new)).cloned().collect();
    all.sort_by(|one, next| one.0.total_cmp(&next.0));
    all
}
