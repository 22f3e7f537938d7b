//! Animates the transition between two pictures if they differ only in the positions of marks, unless the system
//! prefers reduced motion.

use std::cell::RefCell;

use super::{clock, motion};
use crate::catalog::{Drawing, Figure};
use crate::easing::transition_progress;
use crate::params::Params;
use crate::scene::Scene;

/// The transition of a figure, if any.
#[derive(Default)]
pub(super) struct Tween(RefCell<Option<Transition>>);

impl Tween {
    /// The current frame of the transition to `target`, or `None` if no transition is running. First starts a transition if
    /// the figure has one from the parameters of the picture on screen (`painted`) to `target`.
    pub(super) fn scene(
        &self,
        figure: &Figure,
        drawing: &Drawing,
        painted: Option<&Params>,
        target: &Params,
    ) -> Option<Scene> {
        let started = painted.and_then(|painted| Transition::begin(figure, drawing, painted, target));
        let transition = started.or(self.0.take())?;
        let scene = transition.scene(figure, drawing, target)?;
        self.0.replace(Some(transition));
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
struct Transition {
    from: Params,
    to: Params,
    started_at: f64,
}

impl Transition {
    /// A new transition, if the figure has one between these parameters.
    fn begin(figure: &Figure, drawing: &Drawing, from: &Params, to: &Params) -> Option<Self> {
        let begins = drawing.has_transition(figure, from, to) && !motion::prefers_reduced_motion();
        begins.then(|| Self { from: from.clone(), to: to.clone(), started_at: clock::now() })
    }

    /// The current frame; `None` at the end, or if the target has changed.
    fn scene(&self, figure: &Figure, drawing: &Drawing, target: &Params) -> Option<Scene> {
        let progress =
            transition_progress(clock::now() - self.started_at).filter(|_| !figure.reads_differ(&self.to, target))?;
        drawing.between(&self.from, &self.to, progress)
    }
}
