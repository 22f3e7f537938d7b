//! Axes that stand still while a hand moves a slider, and glide to their own place when it lets go: otherwise an axis
//! that follows its values would hide that they change.

use std::cell::{Cell, RefCell};

use super::clock;
use super::motion::wants_less_motion;
use crate::easing::eased;
use crate::scene::{Axis, Panel, Scene};

/// Milliseconds from where axes stood to where they belong.
const LENGTH: f64 = 250.0;

/// How the axes of a view stand.
#[derive(Default)]
pub(super) struct HeldAxes {
    /// What was there when the hand took hold.
    before: RefCell<Option<Scene>>,
    /// What was there when it let go.
    left: RefCell<Option<Scene>>,
    let_go_at: Cell<f64>,
}

impl HeldAxes {
    /// Holds the axes of a new scene, or has them glide. `known` is the scene that was there.
    pub(super) fn follow(&self, scene: &mut Scene, known: Option<Scene>, is_held: bool) {
        if is_held {
            self.left.replace(None);
            let mut before = self.before.borrow_mut();
            if before.is_none() {
                *before = known;
            }
            before.iter().for_each(|before| scene.hold(before));
            return;
        }
        if self.before.take().is_some() && !wants_less_motion() {
            self.left.replace(known.filter(|known| stand_elsewhere(known, scene)));
            self.let_go_at.set(clock::now());
        }
        let part = (clock::now() - self.let_go_at.get()) / LENGTH;
        if part >= 1.0 {
            self.left.replace(None);
        }
        self.left.borrow().iter().for_each(|left| scene.glide(left, eased(part)));
    }

    /// What was there when the hand took hold that still holds on; to be put back.
    pub(super) fn take_before(&self) -> Option<Scene> {
        self.before.take()
    }

    /// Puts back what [`HeldAxes::take_before`] gave.
    pub(super) fn put_before(&self, before: Option<Scene>) {
        self.before.replace(before);
    }

    /// Whether axes are on their way.
    pub(super) fn glide(&self) -> bool {
        self.left.borrow().is_some()
    }

    /// Has them arrive at once, and returns whether they were on their way.
    pub(super) fn end(&self) -> bool {
        self.left.take().is_some()
    }
}

fn stand_elsewhere(one: &Scene, other: &Scene) -> bool {
    let ends = |axis: &Axis| axis.domain;
    let differ = |(one, other): (&Panel, &Panel)| {
        let range = |panel: &Panel| panel.color_bar.as_ref().map(|bar| bar.range);
        ends(&one.x) != ends(&other.x) || ends(&one.y) != ends(&other.y) || range(one) != range(other)
    };
    one.panels.iter().zip(&other.panels).any(differ)
}
