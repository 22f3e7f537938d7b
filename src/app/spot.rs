//! One figure's place on the page: its elements, what stands on its canvas, and from what that was painted.

use std::cell::{Cell, OnceCell, RefCell};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlCanvasElement, HtmlElement};

use super::canvas::Canvas;
use super::timing;
use crate::figures::{self, Figure};
use crate::paint::theme::Theme;
use crate::paint::{Layout, Scratch, Surface, paint, paint_cursor};
use crate::params::{ParamId, Params};
use crate::scene::{Panel, Scene};
use crate::text;

/// From what figures are painted.
#[derive(Clone, PartialEq)]
pub(super) struct Inputs {
    pub(super) params: Params,
    pub(super) dark: bool,
}

pub(super) struct Spot {
    figure: &'static Figure,
    /// The name of its measures in the timeline.
    measured_as: JsValue,
    frame: Element,
    pub(super) plot: Element,
    caption: Element,
    alt: Element,
    reading: Element,
    failure: Element,
    /// The figure's, and above it the cursor's.
    elements: [HtmlCanvasElement; 2],
    /// Made when they are first painted on: sixty contexts would hold up the first figure.
    canvases: OnceCell<Option<[RefCell<Canvas>; 2]>>,
    /// Whether observers look at the plot.
    pub(super) observed: Cell<bool>,
    /// Whether a part of the plot is in the window.
    pub(super) seen: Cell<bool>,
    /// Whether a reader is about to come to it.
    pub(super) near: Cell<bool>,
    pub(super) surface: Cell<Option<Surface>>,
    drawn: RefCell<Option<Drawn>>,
    draws: Cell<u32>,
    /// Whether a search went on since the picture was made.
    outdated: Cell<bool>,
    /// Whether its words are still those of the picture before.
    unsaid: Cell<bool>,
    marked: RefCell<Option<Inputs>>,
}

struct Drawn {
    scene: Scene,
    layout: Layout,
    inputs: Inputs,
    surface: Surface,
}

impl Spot {
    /// The place of the figure that a frame names.
    pub(super) fn of(frame: Element) -> Option<Self> {
        let figure = figures::by_id(&frame.get_attribute("data-figure")?)?;
        let part = |class: &str| frame.query_selector(class).ok().flatten();
        let canvas = |class: &str| part(class)?.dyn_into::<HtmlCanvasElement>().ok();
        let _ = frame.set_attribute("data-drawn", "0");
        Some(Self {
            figure,
            measured_as: format!("draw {}", figure.id).into(),
            plot: part(".plot")?,
            caption: part("figcaption")?,
            alt: part(".alt")?,
            reading: part(".reading")?,
            failure: part(".failure")?,
            elements: [canvas("canvas")?, canvas(".overlay")?],
            canvases: OnceCell::new(),
            observed: Cell::new(false),
            seen: Cell::new(false),
            near: Cell::new(false),
            surface: Cell::new(None),
            drawn: RefCell::new(None),
            draws: Cell::new(0),
            outdated: Cell::new(false),
            unsaid: Cell::new(false),
            marked: RefCell::new(None),
            frame,
        })
    }

    /// The canvases; `None` where the browser gives none to draw on.
    fn canvases(&self) -> Option<&[RefCell<Canvas>; 2]> {
        let made = self.canvases.get_or_init(|| {
            let [base, overlay] = self.elements.clone().map(Canvas::new);
            Some([RefCell::new(base?), RefCell::new(overlay?)])
        });
        made.as_ref()
    }

    /// Whether the canvas shows something else than what `now` gives. What has no size cannot be painted.
    fn is_stale(&self, now: &Inputs) -> bool {
        let Some(surface) = self.surface.get() else { return false };
        self.drawn.borrow().as_ref().is_none_or(|drawn| {
            self.outdated.get()
                || drawn.surface != surface
                || drawn.inputs.dark != now.dark
                || reads_differ(self.figure, &drawn.inputs.params, &now.params)
        })
    }

    /// Whether the figure was painted, and not all of it from `now`.
    pub(super) fn is_behind(&self, now: &Inputs) -> bool {
        self.drawn.borrow().is_some() && (self.marked.borrow().as_ref() != Some(now) || self.is_stale(now))
    }

    /// Whether the figure could be painted and never was.
    pub(super) fn is_blank(&self) -> bool {
        self.surface.get().is_some() && self.draws.get() == 0 && self.failure.has_attribute("hidden")
    }

    /// Whether the figure was painted, and not the cursor's marks.
    pub(super) fn is_unmarked(&self) -> bool {
        self.drawn.borrow().is_some() && self.marked.borrow().is_none()
    }

    /// What failed is to be tried again.
    pub(super) fn forget_failure(&self) {
        let _ = self.failure.set_attribute("hidden", "");
    }

    /// Whether the part of the program that draws this figure is here.
    pub(super) fn can_draw(&self) -> bool {
        self.figure.drawing().is_some()
    }

    /// Says that the part of the program that draws this figure could not be loaded.
    pub(super) fn tell_missing(&self) {
        if !self.can_draw() {
            tell(&self.failure, text::get("failure.later"));
        }
    }

    /// Paints the figure if it is stale.
    pub(super) fn paint(&self, now: &Inputs, scratch: &mut Scratch) {
        let Some(surface) = self.surface.get().filter(|_| self.is_stale(now)) else { return };
        let Some(drawing) = self.figure.drawing() else { return };
        let Some([canvas, _]) = self.canvases() else { return tell(&self.failure, text::get("failure.canvas")) };
        let from = timing::now();
        // A new theme or size needs no new computing.
        let scene = match self.drawn.take() {
            Some(drawn) if !self.outdated.get() && !reads_differ(self.figure, &drawn.inputs.params, &now.params) => {
                drawn.scene
            }
            _ => (drawing.scene)(&now.params),
        };
        let mut canvas = canvas.borrow_mut();
        let painted = canvas.clear(surface).map_err(|error| error.to_string()).and_then(|()| {
            paint(&mut *canvas, &scene, theme(now.dark), surface, scratch).map_err(|error| error.to_string())
        });
        self.outdated.set(false);
        self.marked.replace(None);
        match painted {
            Ok(layout) => {
                self.drawn.replace(Some(Drawn { scene, layout, inputs: now.clone(), surface }));
                timing::measure(&self.measured_as, from);
                self.draws.set(self.draws.get() + 1);
                self.unsaid.set(true);
            }
            Err(error) => tell(&self.failure, &text::fill("failure.figure", &[("error", error)])),
        }
    }

    /// Whether the figure has a search that its picture does not wait for.
    pub(super) fn may_go_on(&self) -> bool {
        self.figure.drawing().is_some_and(|drawing| drawing.more.is_some())
    }

    /// Goes on with that search; whether there was more to search.
    pub(super) fn go_on(&self) -> bool {
        let more = self.figure.drawing().and_then(|drawing| drawing.more);
        let went_on = more.is_some_and(|more| !self.is_blank() && more());
        self.outdated.set(self.outdated.get() || went_on);
        went_on
    }

    /// Says in words what was painted. That is done when all figures are painted: a canvas that is asked to write
    /// letters has the browser first look through all of the page that was changed.
    pub(super) fn tell_painted(&self) {
        let drawn = self.drawn.borrow();
        let Some(Drawn { scene, .. }) = drawn.as_ref().filter(|_| self.unsaid.replace(false)) else { return };
        self.caption.set_text_content(Some(&scene.caption));
        self.alt.set_text_content(Some(&scene.alt));
        self.forget_failure();
        let _ = self.frame.set_attribute("data-drawn", &self.draws.get().to_string());
    }

    /// Paints the cursor's marks if they changed; whether they did.
    pub(super) fn paint_marks(&self, now: &Inputs, scratch: &mut Scratch) -> bool {
        let drawn = self.drawn.borrow();
        let Some(drawn) = drawn.as_ref().filter(|_| self.marked.borrow().as_ref() != Some(now)) else { return false };
        let extra = self.figure.drawing().map_or_else(Vec::new, |drawing| (drawing.cursor)(&now.params));
        let Some([_, overlay]) = self.canvases() else { return false };
        let mut overlay = overlay.borrow_mut();
        let marks = (&drawn.scene, &drawn.layout, extra.as_slice());
        let painted = overlay.clear(drawn.surface).is_ok()
            && paint_cursor(&mut *overlay, marks, &now.params, theme(now.dark), drawn.surface, scratch).is_ok();
        self.marked.replace(Some(now.clone()));
        painted
    }

    /// Takes the size of the plot, in whole device pixels so that nothing is blurred.
    pub(super) fn resize(&self, [width, height]: [f64; 2], ratio: f64, type_scale: f64) {
        // A frame that is hidden, or not laid out yet, has no size to paint at.
        if width < 1.0 || height < 1.0 {
            self.surface.set(None);
            return;
        }
        let [width, height] = [width, height].map(|length| (length * ratio).floor() / ratio);
        self.surface.set(Some(Surface { width, height, ratio, type_scale }));
        for canvas in &self.elements {
            let style = canvas.unchecked_ref::<HtmlElement>().style();
            let _ = style.set_property("width", &format!("{width}px"));
            let _ = style.set_property("height", &format!("{height}px"));
        }
    }

    /// Says what stands at a point of the plot (CSS pixels), and gives what `look` makes of it.
    pub(super) fn read<T: Default>(&self, point: [f64; 2], look: impl FnOnce(&Panel, [f64; 2]) -> T) -> T {
        /// A finger is wider than a pixel: the margin around a plot counts too.
        const SLACK: f64 = 16.0;
        let drawn = self.drawn.borrow();
        let found = drawn.as_ref().and_then(|drawn| Some((drawn, drawn.layout.panel_at(point, SLACK)?)));
        let Some((drawn, index)) = found else {
            self.read_nothing();
            return T::default();
        };
        let panel = &drawn.scene.panels[index];
        let at = drawn.layout.panels[index].invert(panel, point);
        self.say(panel, at);
        look(panel, at)
    }

    /// Says what stands at a place of the first panel that `place` gives, in data coordinates.
    pub(super) fn read_cursor(&self, place: impl FnOnce(&Panel) -> [f64; 2]) {
        if let Some(panel) = self.drawn.borrow().as_ref().and_then(|drawn| drawn.scene.panels.first()) {
            self.say(panel, place(panel));
        }
    }

    /// What `look` makes of the first panel.
    pub(super) fn first_panel<T>(&self, look: impl FnOnce(&Panel) -> T) -> Option<T> {
        self.drawn.borrow().as_ref().and_then(|drawn| drawn.scene.panels.first()).map(look)
    }

    /// Whether the figure reads this parameter.
    pub(super) fn reads(&self, id: ParamId) -> bool {
        self.figure.reads.contains(&id)
    }

    fn say(&self, panel: &Panel, at: [f64; 2]) {
        match panel.read.as_ref().and_then(|read| read(at)) {
            Some(reading) => {
                self.reading.set_text_content(Some(&reading.text));
                let _ = self.reading.set_attribute("data-read", "");
            }
            None => self.read_nothing(),
        }
    }

    /// The pointer is elsewhere.
    pub(super) fn read_nothing(&self) {
        if self.reading.has_attribute("data-read") {
            let _ = self.reading.remove_attribute("data-read");
            self.reading.set_text_content(Some(text::get("figure.point-at")));
        }
    }

    /// Whether the frame still stands on the page.
    pub(super) fn is_on_page(&self) -> bool {
        self.frame.is_connected()
    }

    /// Whether `frame` is this figure's.
    pub(super) fn has_frame(&self, frame: &Element) -> bool {
        *frame == self.frame
    }
}

fn tell(failure: &Element, words: &str) {
    failure.set_text_content(Some(words));
    let _ = failure.remove_attribute("hidden");
}

fn theme(dark: bool) -> &'static Theme {
    if dark { &Theme::DARK } else { &Theme::LIGHT }
}

fn reads_differ(figure: &Figure, one: &Params, other: &Params) -> bool {
    figure.reads.iter().any(|id| one.differs(other, *id))
}
