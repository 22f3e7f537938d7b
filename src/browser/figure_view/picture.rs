//! Paints the picture of a view, if it is stale: computes its scenes, and paints them on its canvas.

use super::{Drawn, FigureView};
use crate::browser::canvas::Canvas;
use crate::browser::inputs::Inputs;
use crate::browser::pace::Pace;
use crate::browser::{clock, guard, slides};
use crate::catalog::{Drawing, Searches};
use crate::paint::theme::{PaintStyle, Theme};
use crate::paint::{CanvasSpec, ComparedScene, Picture, Scratch, paint, paint_cursor};
use crate::params::Params;
use crate::scene::Scene;
use crate::text::{self, fill};
use leptos::prelude::*;
use web_sys::HtmlCanvasElement;

impl FigureView {
    /// Paints the picture if it is stale or has a low resolution. If that fails, the frame shows the error.
    pub fn paint(&self, now: &Inputs, scratch: &mut Scratch, pace: Pace) {
        // A low-resolution picture contains the cursor's marks, so it is painted again whenever they may have changed.
        let must_paint = self.is_stale(now) || self.is_coarse();
        let Some(spec) = self.spec.get_untracked().filter(|_| must_paint && !self.has_failed(now)) else {
            return;
        };
        let Some(drawing) = self.drawing() else { return };
        let mut outcome = Ok(());
        let guarded = guard::guarded(|| outcome = self.try_paint(drawing, now, (spec, pace), scratch));
        let guarded = guarded.map_err(|cause| fill("failure.figure", &[("error", cause)]));
        if let Err(words) = guarded.and(outcome) {
            return self.fail(now, words);
        }
        self.failed_for.replace(None);
        if self.text.failure.with_untracked(Option::is_some) {
            self.text.failure.set(None);
        }
    }

    /// Shows an error, and clears the canvases so that the old picture is not mistaken for the current one.
    pub(super) fn fail(&self, now: &Inputs, words: String) {
        self.failed_for.replace(Some(now.clone()));
        self.drawn.replace(None);
        if let (Some((mut picture, mut marks)), Some(spec)) = (self.canvases(), self.spec.get_untracked()) {
            // Even if clearing fails too, the error message is shown.
            let _ = picture.clear(spec).and_then(|()| marks.as_mut().map_or(Ok(()), |marks| marks.clear(spec)));
            self.canvases.set(Some((picture, marks)));
        }
        self.text.failure.set(Some(words));
    }

    fn try_paint(
        &self,
        drawing: &Drawing,
        now: &Inputs,
        (spec, pace): (CanvasSpec, Pace),
        scratch: &mut Scratch,
    ) -> Result<(), String> {
        let painted_on = pace.spec(spec);
        let (mut picture, marks) = self.canvases().ok_or_else(|| text::get("failure.canvas").to_owned())?;
        let start = clock::now();
        let was_in_transition = self.is_in_transition();
        let previous = self.drawn.take().filter(|_| !self.must_repaint.get());
        // Only a visible view starts a transition.
        let painted_params = previous.as_ref().filter(|_| self.is_visible()).map(|drawn| &drawn.inputs.params);
        let mut scene = match (self.tween.scene(self.figure, drawing, painted_params, &now.params), previous) {
            (Some(scene), _) => scene,
            // A new theme or size does not change the scene.
            (None, Some(drawn)) if !was_in_transition && !drawn.inputs.scene_may_differ(self.figure, now) => {
                drawn.scene
            }
            (None, previous) => {
                let mut searches = self.searches.take();
                let mut scene = drawing.scene(&now.params, &mut searches);
                self.searches.set(searches);
                self.axes.follow(&mut scene, previous.map(|drawn| drawn.scene), now.is_dragging);
                scene
            }
        };
        let comparison = now.visible_comparison(self.figure);
        self.update_compared(drawing, comparison.map(|(params, _)| params));
        let (a, before) = (self.compared.take(), self.axes.take_before());
        if let (Some((_, scene_of_a)), Some(_)) = (&a, comparison) {
            scene.widen_axes(scene_of_a);
        }
        let mut with_a = with_a(&scene, a.as_ref(), comparison);
        // While dragging, the picture before the drag stays faintly visible.
        let before_drag = before.as_ref().map(|scene| ComparedScene { scene, split_position: None });
        with_a.compared = with_a.compared.or(before_drag);
        let highlighted_term = self.state.reading.highlighted_term_in(self.figure.id);
        let style = PaintStyle { theme: Theme::on(now.color_scheme), highlighted_term: highlighted_term.as_deref() };
        let painted = picture
            .clear(painted_on)
            .map_err(|error| error.to_string())
            .and_then(|()| paint(&mut picture, with_a, style, painted_on, scratch).map_err(|error| error.to_string()));
        // The picture of a thumbnail includes the cursor's marks: some figures have no others.
        let painted = painted.and_then(|layout| {
            if self.is_thumb {
                let extra = drawing.cursor(&now.params);
                let described = (&scene, &layout, extra.as_slice());
                paint_cursor(&mut picture, described, &now.params, style, painted_on, scratch)
                    .map_err(|error| error.to_string())?;
            }
            Ok(layout)
        });
        self.compared.replace(a);
        self.axes.put_before(before);
        self.canvases.set(Some((picture, marks)));
        self.must_repaint.set(false);
        self.marks_inputs.replace(None);
        let layout = painted.map_err(|error| fill("failure.figure", &[("error", error)]))?;
        if let Some(element) = &self.elements[0] {
            // At a lower resolution, the style sheet hides the canvas above, whose marks are then on this one. If a
            // pixel is two device pixels wide or more, it also turns smoothing off.
            set_attribute(element, "data-coarse", &(spec.ratio / painted_on.ratio).to_string());
            if spec.is_slide || self.is_on_board() {
                set_attribute(element, "data-plots", &slides::plots(&layout));
            }
        }
        self.drawn.replace(Some(Drawn { scene, layout, inputs: now.clone(), spec, painted_on, highlighted_term }));
        clock::measure(&self.measure_name, start);
        // During a transition, the texts are not updated until the final picture.
        self.must_update_text.set(self.must_update_text.get() || !self.is_in_transition());
        Ok(())
    }

    /// Whether a transition is running, so that the next frame changes the picture.
    pub fn is_in_transition(&self) -> bool {
        self.tween.is_running() || self.axes.is_animating()
    }

    /// Ends the transition: the next paint shows its final picture.
    pub fn end_transition(&self) {
        let [picture, axes] = [self.tween.end(), self.axes.end()];
        self.must_repaint.set(picture || axes || self.must_repaint.get());
    }

    /// Computes the scene of A if the parameters of A have changed; discards it if there are none.
    fn update_compared(&self, drawing: &Drawing, params: Option<&Params>) {
        let is_current = match (&*self.compared.borrow(), params) {
            (Some((known, _)), Some(params)) => !self.figure.reads_differ(known, params),
            (known, params) => known.is_none() && params.is_none(),
        };
        if !is_current {
            let scene = |params: &Params| (params.clone(), drawing.scene(params, &mut Searches::default()));
            self.compared.replace(params.map(scene));
        }
    }

    /// Takes the canvases, which the caller must put back; `None` if the browser provides no context.
    pub(super) fn canvases(&self) -> Option<(Canvas, Option<Canvas>)> {
        self.canvases.take().or_else(|| {
            let [picture, marks] = self.elements.clone().map(|element| element.and_then(Canvas::new));
            // Only a thumbnail has no canvas for marks.
            (self.is_thumb == marks.is_none()).then_some((picture?, marks))
        })
    }
}

/// Sets an attribute of a canvas if its value differs.
fn set_attribute(canvas: &HtmlCanvasElement, name: &str, value: &str) {
    if canvas.get_attribute(name).as_deref() != Some(value) {
        // Fails only for an invalid name.
        let _ = canvas.set_attribute(name, value);
    }
}

/// A picture of B, with the scene of A during a comparison.
pub(super) fn with_a<'a>(
    scene: &'a Scene,
    a: Option<&'a (Params, Scene)>,
    comparison: Option<(&Params, f64)>,
) -> Picture<'a> {
    let compared = a
        .zip(comparison)
        .map(|((_, scene), (_, split_position))| ComparedScene { scene, split_position: Some(split_position) });
    Picture { scene, compared }
}
