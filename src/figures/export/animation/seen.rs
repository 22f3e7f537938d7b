//! A figure in the frames of an animation: caches its scene as long as none of the parameters it reads change.

use super::super::{Compared, Taken};
use super::{Animation, Shot};
use crate::catalog::{Figure, Searches};
use crate::params::Params;
use crate::scene::Scene;

/// Number of search steps per frame. Results that are not found by then may appear in a later frame.
const SEARCHES: usize = 25;

/// The cached state of a figure.
pub(super) struct Seen {
    pub(super) figure: &'static Figure,
    searches: Searches,
    /// The current scene.
    scene: Scene,
    /// The parameters of the scene; `None` during a transition.
    shows: Option<Params>,
    /// The scene to compare with.
    other: Option<Scene>,
    /// The ranges of fixed axes.
    axes: Option<Scene>,
}

impl Seen {
    /// The state for a first frame.
    pub(super) fn new(figure: &'static Figure, animation: &Animation, shot: &Shot<'_>) -> Self {
        let mut searches = Searches::default();
        let scene = |params: &Params| figure.drawing().scene(params, &mut Searches::default());
        let other = animation.compared.as_ref().map(|(params, _)| scene(params));
        let first = figure.drawing().scene(&shot.params, &mut searches);
        let mut seen = Self { figure, searches, scene: first, shows: None, other, axes: None };
        seen.follow(animation, shot);
        seen
    }

    /// Updates the state for another frame.
    pub(super) fn follow(&mut self, animation: &Animation, shot: &Shot<'_>) {
        let (figure, drawing) = (self.figure, self.figure.drawing());
        let between = shot.from.filter(|(from, _)| drawing.glides(figure, from, &shot.params));
        let between = between.and_then(|(from, part)| drawing.between(from, &shot.params, part));
        if between.is_none() && self.shows.as_ref().is_some_and(|shows| !figure.reads_differ(shows, &shot.params)) {
            return;
        }
        self.shows = between.is_none().then(|| shot.params.clone());
        self.scene = between.unwrap_or_else(|| self.searched(&shot.params));
        if let (Some(_), Some(other)) = (animation.beside(figure, &shot.params), &self.other) {
            self.scene.spanned(other);
        }
    }

    fn searched(&mut self, params: &Params) -> Scene {
        let drawing = self.figure.drawing();
        let scene = drawing.scene(params, &mut self.searches);
        let has_found = (0..SEARCHES).take_while(|_| drawing.go_on(&mut self.searches)).count() > 0;
        if has_found { drawing.scene(params, &mut self.searches) } else { scene }
    }

    /// Sets the axes to the ranges collected by `survey`.
    pub(super) fn hold(&mut self) {
        self.axes.iter().for_each(|axes| self.scene.hold(axes));
    }

    /// Extends the collected ranges to include the current scene.
    pub(super) fn survey(&mut self) {
        let Some(params) = &self.shows else { return };
        let own = || self.figure.drawing().scene(params, &mut Searches::default());
        self.axes.get_or_insert_with(own).spanned(&self.scene);
    }

    /// The snapshot to paint.
    pub(super) fn taken<'s>(&'s self, animation: &'s Animation, params: &'s Params) -> Taken<'s> {
        let beside = animation.beside(self.figure, params).zip(self.other.as_ref());
        let beside = beside.map(|((params, wipe), scene)| Compared { params, scene, wipe: Some(wipe) });
        Taken { figure: self.figure, params, scene: &self.scene, link: &animation.link, beside }
    }
}
