//! Freezes value axes while the reader drags, and animates them to their new range on release. If they rescaled during
//! a drag, they would hide the changes of the values.

use std::cell::{Cell, RefCell};

use super::clock;
use super::motion::prefers_reduced_motion;
use crate::easing::eased;
use crate::scene::{Axis, Panel, Scene};

/// The duration of the animation in milliseconds.
const DURATION: f64 = 250.0;

/// The frozen or animated axes of a view.
#[derive(Default)]
pub(super) struct FrozenAxes {
    /// While dragging: the scene before the drag.
    before: RefCell<Option<Scene>>,
    /// During the animation: the scene on release.
    released: RefCell<Option<Scene>>,
    released_at: Cell<f64>,
}

impl FrozenAxes {
    /// Adjusts the axes of a new scene: freezes them while dragging, and animates them after release. `previous`: the
    /// scene before it, if there is one.
    pub(super) fn follow(&self, scene: &mut Scene, previous: Option<Scene>, is_dragging: bool) {
        if is_dragging {
            self.released.replace(None);
            let mut before = self.before.borrow_mut();
            if before.is_none() {
                *before = previous;
            }
            if let Some(before) = &*before {
                scene.freeze_axes(before);
            }
            return;
        }
        if self.before.take().is_some() && !prefers_reduced_motion() {
            self.released.replace(previous.filter(|previous| have_different_axes(previous, scene)));
            self.released_at.set(clock::now());
        }
        let progress = (clock::now() - self.released_at.get()) / DURATION;
        if progress >= 1.0 {
            self.released.replace(None);
        }
        if let Some(released) = &*self.released.borrow() {
            scene.interpolate_ranges(released, eased(progress));
        }
    }

    /// Takes the scene before the drag, if a drag is in progress. The caller puts it back with
    /// [`FrozenAxes::put_before`].
    pub(super) fn take_before(&self) -> Option<Scene> {
        self.before.take()
    }

    /// Puts back the scene from [`FrozenAxes::take_before`].
    pub(super) fn put_before(&self, before: Option<Scene>) {
        self.before.replace(before);
    }

    /// Whether the animation is running.
    pub(super) fn is_animating(&self) -> bool {
        self.released.borrow().is_some()
    }

    /// Ends the animation; returns whether it was running.
    pub(super) fn end(&self) -> bool {
        self.released.take().is_some()
    }
}

fn have_different_axes(one: &Scene, other: &Scene) -> bool {
    let ends = |axis: &Axis| axis.domain;
    let differ = |(one, other): (&Panel, &Panel)| {
        let range = |panel: &Panel| panel.color_bar.as_ref().map(|bar| bar.range);
        ends(&one.x) != ends(&other.x) || ends(&one.y) != ends(&other.y) || range(one) != range(other)
    };
    one.panels.iter().zip(&other.panels).any(differ)
}
