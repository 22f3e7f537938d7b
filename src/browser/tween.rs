//! A picture on its way into another: where a choice only moves things about, a reader sees them go, unless the system
//! asks for less motion.

use std::cell::RefCell;

use super::{clock, motion};
use crate::catalog::{Drawing, Figure};
use crate::easing::on_the_way;
use crate::params::Params;
use crate::scene::Scene;

/// The transition of a figure, if any.
#[derive(Default)]
pub(super) struct Tween(RefCell<Option<Glide>>);

impl Tween {
    /// The picture on the way to what is wanted, which may begin at what is `drawn`; `None` where there is none any more.
    pub(super) fn scene(
        &self,
        figure: &Figure,
        drawing: &Drawing,
        drawn: Option<&Params>,
        wanted: &Params,
    ) -> Option<Scene> {
        let begun = drawn.and_then(|drawn| Glide::begin(figure, drawing, drawn, wanted));
        let glide = begun.or(self.0.take())?;
        let scene = glide.scene(figure, drawing, wanted)?;
        self.0.replace(Some(glide));
        Some(scene)
    }

    /// Whether there is one: the next frame shows the picture further on.
    pub(super) fn goes_on(&self) -> bool {
        self.0.borrow().is_some()
    }

    /// Ends it, and returns whether there was one.
    pub(super) fn end(&self) -> bool {
        self.0.take().is_some()
    }
}

/// A way that has begun.
struct Glide {
    from: Params,
    to: Params,
    began: f64,
}

impl Glide {
    /// The way from what was painted, if there is one.
    fn begin(figure: &Figure, drawing: &Drawing, from: &Params, to: &Params) -> Option<Self> {
        let begins = drawing.glides(figure, from, to) && !motion::wants_less_motion();
        begins.then(|| Self { from: from.clone(), to: to.clone(), began: clock::now() })
    }

    /// The picture now; `None` when it has arrived, or when something else is wanted by now.
    fn scene(&self, figure: &Figure, drawing: &Drawing, wanted: &Params) -> Option<Scene> {
        let part = on_the_way(clock::now() - self.began).filter(|_| !figure.reads_differ(&self.to, wanted))?;
        drawing.between(&self.from, &self.to, part)
    }
}
