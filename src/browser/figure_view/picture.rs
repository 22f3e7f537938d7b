//! The picture of a view: when it is made anew, from which scenes, and on which canvas.

use super::{Drawn, FigureView};
use crate::browser::canvas::Canvas;
use crate::browser::inputs::Inputs;
use crate::browser::pace::Pace;
use crate::browser::{clock, guard, slides};
use crate::catalog::{Drawing, Searches};
use crate::paint::theme::{Look, Theme};
use crate::paint::{Beside, Picture, Scratch, Surface, paint, paint_cursor};
use crate::params::Params;
use crate::text::{self, fill};
use leptos::prelude::*;
use web_sys::HtmlCanvasElement;

impl FigureView {
    /// Paints the picture if it is stale. If that fails, its frame says why.
    pub fn paint(&self, now: &Inputs, scratch: &mut Scratch, pace: Pace) {
        // A coarse picture has the marks in it.
        let must_paint = self.is_stale(now) || self.is_coarse();
        let Some(surface) = self.surface.get_untracked().filter(|_| must_paint && !self.has_failed(now)) else {
            return;
        };
        let Some(drawing) = self.drawing() else { return };
        let mut outcome = Ok(());
        let guarded = guard::guarded(|| outcome = self.try_paint(drawing, now, (surface, pace), scratch));
        let error = match guarded.map_err(|cause| fill("failure.figure", &[("error", cause)])).and(outcome) {
            Ok(()) => None,
            Err(words) => return self.fail(now, words),
        };
        if self.told.failure.with_untracked(|before| *before != error) {
            self.told.failure.set(error);
        }
    }

    /// Says that it cannot be drawn, and takes away what was drawn before, which would pass for its picture.
    pub(super) fn fail(&self, now: &Inputs, words: String) {
        self.failed_for.replace(Some(now.clone()));
        self.drawn.replace(None);
        if let (Some((mut picture, mut marks)), Some(surface)) = (self.canvases(), self.surface.get_untracked()) {
            // Where not even that works, there are still the words.
            let _ = picture.clear(surface).and_then(|()| marks.as_mut().map_or(Ok(()), |marks| marks.clear(surface)));
            self.canvases.set(Some((picture, marks)));
        }
        self.told.failure.set(Some(words));
    }

    fn try_paint(
        &self,
        drawing: &Drawing,
        now: &Inputs,
        (surface, pace): (Surface, Pace),
        scratch: &mut Scratch,
    ) -> Result<(), String> {
        let painted_on = pace.surface(surface);
        let (mut picture, marks) = self.canvases().ok_or_else(|| text::get("failure.canvas").to_owned())?;
        let from = clock::now();
        let was_gliding = self.is_in_transition();
        let known = self.drawn.take().filter(|_| !self.outdated.get());
        let start = known.as_ref().filter(|_| self.is_seen()).map(|drawn| &drawn.inputs.params);
        let mut scene = match (self.tween.scene(self.figure, drawing, start, &now.params), known) {
            (Some(scene), _) => scene,
            // A new theme or size does not change the scene.
            (None, Some(drawn)) if !was_gliding && !drawn.inputs.differ(self.figure, now) => drawn.scene,
            (None, known) => {
                let mut searches = self.searches.take();
                let mut scene = drawing.scene(&now.params, &mut searches);
                self.searches.set(searches);
                self.axes.follow(&mut scene, known.map(|drawn| drawn.scene), now.held);
                scene
            }
        };
        let compared = now.beside(self.figure);
        self.compare(drawing, compared.map(|(params, _)| params));
        let (frozen, before) = (self.compared.take(), self.axes.take_before());
        let beside = match (&frozen, compared) {
            (Some((_, other)), Some((_, line))) => {
                scene.spanned(other);
                Some(Beside { scene: other, wipe: Some(line) })
            }
            // What was there before a hand moved it stays, faintly.
            _ => before.as_ref().map(|scene| Beside { scene, wipe: None }),
        };
        let lifted = self.state.lifted_in(self.figure.id);
        let look = Look { theme: Theme::on(now.paper), lifted: lifted.as_deref() };
        let painted = picture.clear(painted_on).map_err(|error| error.to_string()).and_then(|()| {
            paint(&mut picture, Picture { scene: &scene, beside }, look, painted_on, scratch)
                .map_err(|error| error.to_string())
        });
        let painted = painted.inspect(|layout| {
            if now.veiled {
                layout.panels.iter().for_each(|panel| picture.wipe(panel.plot, painted_on.ratio));
            }
        });
        // A small picture has its cursor with it: of some figures that is all there is.
        let painted = painted.and_then(|layout| {
            if self.is_thumb {
                let extra = drawing.cursor(&now.params);
                let described = (&scene, &layout, extra.as_slice());
                paint_cursor(&mut picture, described, &now.params, look, painted_on, scratch)
                    .map_err(|error| error.to_string())?;
            }
            Ok(layout)
        });
        self.compared.replace(frozen);
        self.axes.put_before(before);
        self.canvases.set(Some((picture, marks)));
        self.outdated.set(false);
        self.marked.replace(None);
        let layout = painted.map_err(|error| fill("failure.figure", &[("error", error)]))?;
        if let Some(element) = &self.elements[0] {
            tell(element, "data-coarse", &(surface.ratio / painted_on.ratio).to_string());
            if surface.is_slide {
                tell(element, "data-plots", &slides::plots(&layout));
            }
        }
        self.drawn.replace(Some(Drawn { scene, layout, inputs: now.clone(), surface, painted_on, lifted }));
        clock::measure(&self.measured_as, from);
        // What is said is that of the picture to come: once it is there.
        self.unsaid.set(self.unsaid.get() || !self.is_in_transition());
        Ok(())
    }

    /// Whether its picture is on its way into another: the next frame shows it further on.
    pub fn is_in_transition(&self) -> bool {
        self.tween.goes_on() || self.axes.glide()
    }

    /// Has the picture painted to which that way leads.
    pub fn arrive(&self) {
        self.outdated.set(self.tween.end() || self.axes.end() || self.outdated.get());
    }

    /// Keeps the scene of A, for as long as it is the same.
    fn compare(&self, drawing: &Drawing, params: Option<&Params>) {
        let is_known = match (&*self.compared.borrow(), params) {
            (Some((known, _)), Some(params)) => !self.figure.reads_differ(known, params),
            (known, params) => known.is_none() && params.is_none(),
        };
        if !is_known {
            let scene = |params: &Params| (params.clone(), drawing.scene(params, &mut Searches::default()));
            self.compared.replace(params.map(scene));
        }
    }

    /// The canvases; `None` where the browser gives none to draw on.
    pub(super) fn canvases(&self) -> Option<(Canvas, Option<Canvas>)> {
        self.canvases.take().or_else(|| {
            let [picture, marks] = self.elements.clone().map(|element| element.and_then(Canvas::new));
            (self.is_thumb == marks.is_none()).then_some((picture?, marks))
        })
    }
}

/// Says of what is on a canvas what it is: the style shows coarse pixels as squares, and leaves out the canvas above, whose
/// marks are then on this one.
fn tell(canvas: &HtmlCanvasElement, name: &str, value: &str) {
    if canvas.get_attribute(name).as_deref() != Some(value) {
        // Fails only for a name that is none.
        let _ = canvas.set_attribute(name, value);
    }
}
