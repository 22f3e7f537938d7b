//! A figure in the frames of an animation: its scene is kept for as long as nothing that it reads moves.

use super::super::{Compared, Taken};
use super::{Animation, Shot};
use crate::catalog::{Figure, Searches};
use crate::params::Params;
use crate::scene::Scene;

/// So often a figure's searches are gone on with for one frame; what they have not found by then, the next may show.
const SEARCHES: usize = 25;

/// What is known of a figure.
pub(super) struct Seen {
    pub(super) figure: &'static Figure,
    searches: Searches,
    /// What it shows.
    scene: Scene,
    /// The parameters of that; none while it is on its way into another.
    shows: Option<Params>,
    /// What it is compared with.
    other: Option<Scene>,
    /// The ends of the axes that stand still.
    axes: Option<Scene>,
}

impl Seen {
    /// As one frame shows it.
    pub(super) fn new(figure: &'static Figure, animation: &Animation, shot: &Shot<'_>) -> Self {
        let mut searches = Searches::default();
        let scene = |params: &Params| figure.drawing().scene(params, &mut Searches::default());
        let other = animation.compared.as_ref().map(|(params, _)| scene(params));
        let first = figure.drawing().scene(&shot.params, &mut searches);
        let mut seen = Self { figure, searches, scene: first, shows: None, other, axes: None };
        seen.follow(animation, shot);
        seen
    }

    /// Has it show what another frame shows.
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

    /// Gives its axes the ends that hold all that was surveyed.
    pub(super) fn hold(&mut self) {
        self.axes.iter().for_each(|axes| self.scene.hold(axes));
    }

    /// Has the axes to come hold all that it shows now.
    pub(super) fn survey(&mut self) {
        let Some(params) = &self.shows else { return };
        let own = || self.figure.drawing().scene(params, &mut Searches::default());
        self.axes.get_or_insert_with(own).spanned(&self.scene);
    }

    /// What is painted of it.
    pub(super) fn taken<'s>(&'s self, animation: &'s Animation, params: &'s Params) -> Taken<'s> {
        let beside = animation.beside(self.figure, params).zip(self.other.as_ref());
        let beside = beside.map(|((params, wipe), scene)| Compared { params, scene, wipe: Some(wipe) });
        Taken { figure: self.figure, params, scene: &self.scene, link: &animation.link, beside }
    }
}
