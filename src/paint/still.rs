//! What stands still in a picture while only its values change: axes, names, legend and colour bars.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::brush::Surface;
use super::layout::Layout;
use super::theme::Theme;
use crate::scene::{Axis, Ink, Mark, Panel, Pen, Scene, Ticks};

/// A number for all that [`axes`](super::axes) and [`legend`](super::legend) draw from; the same for the same picture.
#[inline(never)]
pub(super) fn key(scene: &Scene, layout: &Layout, surface: Surface, theme: &Theme) -> u64 {
    let mut key = Key(DefaultHasher::new());
    (*theme == Theme::DARK).hash(&mut key.0);
    key.numbers([surface.width, surface.height, surface.ratio, surface.type_scale]);
    for (panel, place) in scene.panels.iter().zip(&layout.panels) {
        for rect in [place.outer, place.plot] {
            key.numbers([rect.x, rect.y, rect.width, rect.height]);
        }
        key.panel(panel);
    }
    key.0.finish()
}

struct Key(DefaultHasher);

impl Key {
    fn numbers<const N: usize>(&mut self, numbers: [f64; N]) {
        numbers.map(f64::to_bits).hash(&mut self.0);
    }

    fn panel(&mut self, panel: &Panel) {
        panel.title.hash(&mut self.0);
        self.axis(&panel.x);
        self.axis(&panel.y);
        if let Some(bar) = &panel.color_bar {
            (bar.map as u8, &bar.label).hash(&mut self.0);
            self.numbers(bar.range);
        }
        for mark in &panel.marks {
            self.mark(mark);
        }
    }

    fn axis(&mut self, axis: &Axis) {
        (&axis.label, axis.scale as u8, std::mem::discriminant(&axis.ticks)).hash(&mut self.0);
        self.numbers(axis.domain);
        if let Ticks::At(ticks) = &axis.ticks {
            for (value, label) in ticks {
                label.hash(&mut self.0);
                self.numbers([*value]);
            }
        }
    }

    /// Of a mark, what the legend shows.
    fn mark(&mut self, mark: &Mark) {
        std::mem::discriminant(mark).hash(&mut self.0);
        match mark {
            Mark::Line { pen, label: Some(label), .. } | Mark::Curve { pen, label: Some(label), .. } => {
                self.named(label, *pen);
            }
            Mark::Dots { radius, ink, hollow, label: Some(label), .. } => {
                self.named(label, Pen { ink: *ink, width: *radius, dashed: *hollow });
            }
            Mark::Bars { ink, label: Some(label), .. } => self.named(label, Pen::solid(*ink)),
            Mark::Rule { along, at, pen, label: Some(label) } => {
                (*along as u8).hash(&mut self.0);
                self.numbers([*at]);
                self.named(label, *pen);
            }
            _ => {}
        }
    }

    fn named(&mut self, label: &str, pen: Pen) {
        (label, pen.dashed, std::mem::discriminant(&pen.ink)).hash(&mut self.0);
        let of_series = if let Ink::Series(part) = pen.ink { part } else { 0.0 };
        self.numbers([pen.width, of_series]);
    }
}
