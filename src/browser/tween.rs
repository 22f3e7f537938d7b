//! A picture on its way into another: where a choice only moves things about, a reader sees them go, unless the system
//! asks for less motion.

use std::cell::RefCell;

use super::{clock, motion};
use crate::catalog::{Drawing, Figure};
use crate::params::Params;
use crate::scene::Scene;

/// How long the way takes, in milliseconds.
const LENGTH: f64 = 600.0;

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
        let part = part(clock::now() - self.began).filter(|_| !figure.reads_differ(&self.to, wanted))?;
        drawing.between(&self.from, &self.to, part)
    }
}

/// The part of the way after so many milliseconds, slow at both ends; `None` at the end.
fn part(since: f64) -> Option<f64> {
    let part = (since / LENGTH).max(0.0);
    (part < 1.0).then_some(part * part * (3.0 - 2.0 * part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_goes_forward_from_its_start_to_its_end() {
        assert_eq!([part(-1.0), part(0.0), part(300.0), part(600.0)], [Some(0.0), Some(0.0), Some(0.5), None]);
        let parts: Vec<f64> = (0..600).filter_map(|since| part(f64::from(since))).collect();
        assert!(parts.len() == 600 && parts.is_sorted() && parts[599] > 0.99);
    }
}
