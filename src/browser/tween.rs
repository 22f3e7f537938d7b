//! The transition between two pictures: a change of a choice that only moves marks is animated, unless the system
//! prefers reduced motion.

use std::cell::RefCell;

use super::{clock, motion};
use crate::catalog::{Drawing, Figure};
use crate::easing::transition_progress;
use crate::params::Params;
use crate::scene::Scene;

/// The transition of a figure, if any.
#[derive(Default)]
pub(super) struct Tween(RefCell<Option<Glide>>);

impl Tween {
    /// The current frame of the transition to `target`. Starts a transition from the picture with the parameters
    /// `drawn` if the figure has one. `None` if no transition is running.
    pub(super) fn scene(
        &self,
        figure: &Figure,
        drawing: &Drawing,
        drawn: Option<&Params>,
        target: &Params,
    ) -> Option<Scene> {
        let begun = drawn.and_then(|drawn| Glide::begin(figure, drawing, drawn, target));
        let glide = begun.or(self.0.take())?;
        let scene = glide.scene(figure, drawing, target)?;
        self.0.replace(Some(glide));
        Some(scene)
    }

    /// Whether a transition is running, so that the next frame changes the picture.
    pub(super) fn is_running(&self) -> bool {
        self.0.borrow().is_some()
    }

    /// Ends the transition; returns whether one was running.
    pub(super) fn end(&self) -> bool {
        self.0.take().is_some()
    }
}

/// A transition in progress.
struct Glide {
    from: Params,
    to: Params,
    began: f64,
}

impl Glide {
    /// A transition from the drawn picture, if the figure has one between these parameters.
    fn begin(figure: &Figure, drawing: &Drawing, from: &Params, to: &Params) -> Option<Self> {
        let begins = drawing.has_transition(figure, from, to) && !motion::prefers_reduced_motion();
        begins.then(|| Self { from: from.clone(), to: to.clone(), began: clock::now() })
    }

    /// The current frame; `None` at the end, or if the target has changed.
    fn scene(&self, figure: &Figure, drawing: &Drawing, target: &Params) -> Option<Scene> {
        let progress =
            transition_progress(clock::now() - self.began).filter(|_| !figure.reads_differ(&self.to, target))?;
        drawing.between(&self.from, &self.to, progress)
    }
}
