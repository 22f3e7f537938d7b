//! Pointer, touch and keyboard input on a figure. Hovering only shows a reading; pressing, dragging and keys set
//! parameters.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use super::figure_view::FigureView;
use super::link::Link;
use crate::cursor::{self, Key, Move};
use crate::params::{ParamId, Params};
use crate::state::{Hovered, State};

/// Touch slop in CSS pixels: a touch that has moved less may still become a scroll gesture, so it is not a drag yet.
const TOUCH_SLOP: f64 = 8.0;

/// The angle in degrees by which an arrow key rotates a 3D view.
const TURN: i32 = 5;

/// Pointer and keyboard input on one view of a figure.
pub struct PointerInput {
    view: Rc<FigureView>,
    state: State,
    link: Link,
    drag: RefCell<Option<Drag>>,
}

/// A drag in progress, or a press that may become one.
#[derive(Clone)]
struct Drag {
    panel: usize,
    /// Where it started, in data coordinates.
    from: [f64; 2],
    /// Where it started, in viewport coordinates.
    from_in_viewport: [f64; 2],
    /// Whether it is a drag: with a mouse from the press on, with a finger once it has moved far enough.
    has_begun: bool,
    /// Whether it drags the line between A and B.
    is_split: bool,
    /// The parameters before the drag.
    before: Params,
}

impl PointerInput {
    /// Handles the input on `view`.
    pub fn new(view: Rc<FigureView>, link: Link) -> Self {
        Self { state: view.state, view, link, drag: RefCell::new(None) }
    }

    fn rotates(&self) -> bool {
        self.view.figure.reads.contains(&ParamId::Viewpoint)
    }

    /// A button was pressed, or a touch began.
    pub fn press(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let split = self.view.split_line_at(point(event));
        let Some((panel, from)) = self.view.locate(point(event)) else { return };
        let is_finger = event.pointer_type() == "touch";
        let drag = Drag {
            panel: split.unwrap_or(panel),
            from,
            from_in_viewport: in_viewport(event),
            has_begun: !is_finger,
            is_split: split.is_some(),
            before: self.state.params.requested.get_untracked(),
        };
        if !is_finger {
            self.begin(event, &drag);
        }
        self.drag.replace(Some(drag));
    }

    fn begin(&self, event: &PointerEvent, drag: &Drag) {
        if let Some(plot) = plot(event) {
            // Fails if the pointer is already gone.
            let _ = plot.set_pointer_capture(event.pointer_id());
        }
        self.clear_hover();
        if !self.rotates() && !drag.is_split {
            self.state.is_dragging.set(true);
            if !self.is_handle(drag) {
                self.set(drag, None, drag.from);
            }
        }
    }

    /// Whether the drag started on a handle, such as the end of a line. Dragging it sets other parameters than a
    /// click at the same point, so pressing it sets nothing yet.
    fn is_handle(&self, drag: &Drag) -> bool {
        let moves = |from| self.moves(drag.panel, from, drag.from);
        let (Some(dragged), Some(clicked)) = (moves(Some(drag.from)), moves(None)) else { return false };
        !dragged.is_empty() && dragged.iter().all(|(id, _)| clicked.iter().all(|(other, _)| id != other))
    }

    /// Sets what a pointer at `to` sets, as in [`Self::moves`].
    fn set(&self, drag: &Drag, from: Option<[f64; 2]>, to: [f64; 2]) {
        self.state.params.set(&self.moves(drag.panel, from, to).unwrap_or_default());
    }

    /// The parameters that a pointer at `to` on this panel sets. `from`: where the drag started; `None` for a click.
    fn moves(&self, panel: usize, from: Option<[f64; 2]>, to: [f64; 2]) -> Option<Vec<Move>> {
        let params = self.view.params_in_picture(&self.state.params.now())?;
        self.view.with_panel(panel, |panel, _| cursor::at(panel, &params, from, to))
    }

    /// The pointer moved.
    pub fn drag(&self, event: &PointerEvent) {
        let Some(mut drag) = self.drag.borrow().clone() else {
            if event.pointer_type() != "touch" {
                self.hover(event);
            }
            return;
        };
        if !drag.has_begun {
            let [x, y] = in_viewport(event);
            let [from_x, from_y] = drag.from_in_viewport;
            if (x - from_x).hypot(y - from_y) < TOUCH_SLOP {
                return;
            }
            drag.has_begun = true;
            self.drag.replace(Some(drag.clone()));
            self.begin(event, &drag);
        }
        if drag.is_split {
            if let Some(fraction) = self.view.split_position_at(drag.panel, point(event)) {
                self.state.comparison.split_position.set(fraction);
            }
        } else if self.rotates() {
            self.state.params.turn(event.movement_x(), event.movement_y());
        } else if let Some(to) = self.view.locate_on(drag.panel, point(event)) {
            self.set(&drag, Some(drag.from), to);
        }
    }

    /// The pointer was released.
    pub fn release(&self, event: &PointerEvent) {
        let Some(drag) = self.drag.take() else { return };
        if !drag.has_begun {
            self.begin(event, &drag);
        }
        self.end_drag();
        self.link.commit();
    }

    fn end_drag(&self) {
        if self.state.is_dragging.get_untracked() {
            self.state.is_dragging.set(false);
        }
    }

    /// Handles `pointercancel`: the browser uses the gesture for scrolling. Restores the parameters before the drag.
    pub fn cancel(&self) {
        self.end_drag();
        if let Some(drag) = self.drag.take().filter(|drag| drag.has_begun) {
            self.state.params.change(|params| *params = drag.before);
        }
    }

    /// Handles hovering: all figures show their readings at this point, and no parameter is set.
    fn hover(&self, event: &PointerEvent) {
        let located = self.view.locate(point(event)).filter(|_| !self.rotates());
        let Some((panel, data_point)) = located else { return self.clear_hover() };
        let moves = self.moves(panel, None, data_point).unwrap_or_default();
        let hovered = self.view.with_panel(panel, |panel, _| Hovered {
            view: self.view.id.clone(),
            reading: panel
                .read
                .as_ref()
                .and_then(|read| read(data_point))
                .map(|reading| reading.text)
                .unwrap_or_default(),
            moves,
        });
        if self.state.reading.hovered.with_untracked(|before| *before != hovered) {
            self.state.reading.hovered.set(hovered);
        }
    }

    /// The pointer left the figure.
    pub fn clear_hover(&self) {
        clear_hover(self.state);
    }

    /// A key was pressed; returns whether it was handled.
    pub fn key(&self, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        let Some(key) = key_named(&event.key()) else { return false };
        if self.rotates() {
            match key {
                Key::Left => self.state.params.turn(-TURN, 0),
                Key::Right => self.state.params.turn(TURN, 0),
                Key::Up => self.state.params.turn(0, -TURN),
                Key::Down => self.state.params.turn(0, TURN),
                _ => return false,
            }
            self.view.announce_reading(None);
        } else {
            let now = self.state.params.now();
            let moves = self.view.with_scene(|scene| cursor::press(self.view.figure, scene, &now, key));
            let Some(moves) = moves.filter(|moves| !moves.is_empty()) else { return false };
            self.state.params.set(&moves);
            self.view.announce_reading(moves.first().map(|(id, _)| *id));
        }
        true
    }

    /// A key was released. All changes during one key press become one history entry.
    pub fn key_up(&self, event: &KeyboardEvent) {
        if key_named(&event.key()).is_some() {
            self.link.commit();
        }
    }
}

/// Clears the hovered point.
pub fn clear_hover(state: State) {
    if state.reading.hovered.with_untracked(Option::is_some) {
        state.reading.hovered.set(None);
    }
}

fn key_named(name: &str) -> Option<Key> {
    Some(match name {
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "Home" => Key::Home,
        "End" => Key::End,
        _ => return None,
    })
}

fn plot(event: &PointerEvent) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

fn in_viewport(event: &PointerEvent) -> [f64; 2] {
    [event.client_x(), event.client_y()].map(f64::from)
}

/// The pointer position relative to the plot, in CSS pixels.
pub fn point(event: &PointerEvent) -> [f64; 2] {
    let [x, y] = in_viewport(event);
    plot(event)
        .map(|plot| plot.get_bounding_client_rect())
        .map_or([x, y], |corner| [x - corner.left(), y - corner.top()])
}
