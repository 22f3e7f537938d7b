//! A figure in the frames of an animation: caches its scene as long as none of the parameters it reads change.

use super::super::{Compared, Snapshot};
use super::{Animation, FrameState};
use crate::catalog::{Figure, Searches};
use crate::params::Params;
use crate::scene::Scene;

/// Maximum number of search steps per frame. Results that are not found by then may appear in a later frame.
const SEARCHES: usize = 25;

/// The cached state of a figure.
pub(super) struct AnimatedFigure {
    pub(super) figure: &'static Figure,
    searches: Searches,
    /// The current scene.
    scene: Scene,
    /// The parameters of the scene; `None` during a transition.
    scene_params: Option<Params>,
    /// The scene to compare with.
    other: Option<Scene>,
    /// The ranges of fixed axes.
    axes: Option<Scene>,
}

impl AnimatedFigure {
    /// The state for a first frame.
    pub(super) fn new(figure: &'static Figure, animation: &Animation, frame_state: &FrameState<'_>) -> Self {
        let mut searches = Searches::default();
        let scene = |params: &Params| figure.drawing().scene(params, &mut Searches::default());
        let other = animation.compared.as_ref().map(|(params, _)| scene(params));
        let first = figure.drawing().scene(&frame_state.params, &mut searches);
        let mut animated = Self { figure, searches, scene: first, scene_params: None, other, axes: None };
        animated.follow(animation, frame_state);
        animated
    }

    /// Updates the state for another frame.
    pub(super) fn follow(&mut self, animation: &Animation, frame_state: &FrameState<'_>) {
        let (figure, drawing) = (self.figure, self.figure.drawing());
        let transition = frame_state.from.filter(|(from, _)| drawing.has_transition(figure, from, &frame_state.params));
        let between = transition.and_then(|(from, progress)| drawing.between(from, &frame_state.params, progress));
        if between.is_none()
            && self
                .scene_params
                .as_ref()
                .is_some_and(|scene_params| !figure.reads_differ(scene_params, &frame_state.params))
        {
            return;
        }
        self.scene_params = between.is_none().then(|| frame_state.params.clone());
        self.scene = between.unwrap_or_else(|| self.searched(&frame_state.params));
        if let (Some(_), Some(other)) = (animation.compared(figure, &frame_state.params), &self.other) {
            self.scene.widen_axes(other);
        }
    }

    fn searched(&mut self, params: &Params) -> Scene {
        let drawing = self.figure.drawing();
        let scene = drawing.scene(params, &mut self.searches);
        let has_advanced = (0..SEARCHES).take_while(|_| drawing.advance(&mut self.searches)).count() > 0;
        if has_advanced { drawing.scene(params, &mut self.searches) } else { scene }
    }

    /// Sets the axes to the ranges collected by `collect_ranges`.
    pub(super) fn freeze_axes(&mut self) {
        self.axes.iter().for_each(|axes| self.scene.freeze_axes(axes));
    }

    /// Extends the collected ranges to include the current scene.
    pub(super) fn collect_ranges(&mut self) {
        let Some(params) = &self.scene_params else { return };
        let own = || self.figure.drawing().scene(params, &mut Searches::default());
        self.axes.get_or_insert_with(own).widen_axes(&self.scene);
    }

    /// The snapshot to paint.
    pub(super) fn snapshot<'s>(&'s self, animation: &'s Animation, params: &'s Params) -> Snapshot<'s> {
        let compared = animation.compared(self.figure, params).zip(self.other.as_ref());
        let compared = compared.map(|((params, split_position), scene)| Compared {
            params,
            scene,
            split_position: Some(split_position),
        });
        Snapshot { figure: self.figure, params, scene: &self.scene, link: &animation.link, compared }
    }
}
