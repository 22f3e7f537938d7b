//! What a pointer, a finger or keys do to a figure. A pointer that passes over only reads; one that takes hold sets.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};

use super::figure_view::FigureView;
use super::link::Link;
use crate::cursor::{self, Key, Move};
use crate::params::{ParamId, Params};
use crate::state::{Pointed, State};

/// How many CSS pixels a finger moves before it drags: until then it may be about to scroll.
const DRAG: f64 = 8.0;

/// Degrees by which an arrow key turns what is seen in three dimensions.
const TURN: i32 = 5;

/// A pointer that drags on one figure.
pub struct PointerDrag {
    view: Rc<FigureView>,
    state: State,
    link: Link,
    held: RefCell<Option<Held>>,
}

/// What is held.
#[derive(Clone)]
struct Held {
    panel: usize,
    from: [f64; 2],
    /// Where in the window it was taken.
    point: [f64; 2],
    /// Whether it drags yet.
    drags: bool,
    /// Whether it is the line between A and B.
    is_wipe: bool,
    /// The parameters before.
    before: Params,
}

impl PointerDrag {
    /// For the views of a figure.
    pub fn new(view: Rc<FigureView>, link: Link) -> Self {
        Self { state: view.state, view, link, held: RefCell::new(None) }
    }

    fn turns(&self) -> bool {
        self.view.figure.reads.contains(&ParamId::Viewpoint)
    }

    /// A button was pressed or a finger put down.
    pub fn press(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let wipe = self.view.wipe_at(point(event));
        let Some((panel, from)) = self.view.locate(point(event)) else { return };
        let is_finger = event.pointer_type() == "touch";
        let held = Held {
            panel: wipe.unwrap_or(panel),
            from,
            point: on_window(event),
            drags: !is_finger,
            is_wipe: wipe.is_some(),
            before: self.state.wanted.get_untracked(),
        };
        if !is_finger {
            self.begin(event, &held);
        }
        self.held.replace(Some(held));
    }

    fn begin(&self, event: &PointerEvent, held: &Held) {
        if let Some(plot) = plot(event) {
            // Fails if the pointer is already gone.
            let _ = plot.set_pointer_capture(event.pointer_id());
        }
        self.pass_nothing();
        if !self.turns() && !held.is_wipe {
            self.state.held.set(true);
            if !self.is_handle(held) {
                self.set(held, held.from);
            }
        }
    }

    /// Whether what is held sets something else when it is dragged than a click there does, such as the end of a line: then
    /// taking hold sets nothing yet.
    fn is_handle(&self, held: &Held) -> bool {
        let moves = |from| self.moves(held.panel, from, held.from);
        let (Some(dragged), Some(clicked)) = (moves(Some(held.from)), moves(None)) else { return false };
        !dragged.is_empty() && dragged.iter().all(|(id, _)| clicked.iter().all(|(other, _)| id != other))
    }

    fn set(&self, held: &Held, to: [f64; 2]) {
        let from = self.held.borrow().is_some().then_some(held.from);
        self.state.set(&self.moves(held.panel, from, to).unwrap_or_default());
    }

    /// What a hand sets that took hold of a panel at `from`, if it did, and is now at `to`.
    fn moves(&self, panel: usize, from: Option<[f64; 2]>, to: [f64; 2]) -> Option<Vec<Move>> {
        let asked = self.view.asked(&self.state.now())?;
        self.view.with_panel(panel, |panel, _| cursor::at(panel, &asked, from, to))
    }

    /// The pointer moves.
    pub fn drag(&self, event: &PointerEvent) {
        let Some(mut held) = self.held.borrow().clone() else {
            if event.pointer_type() != "touch" {
                self.pass(event);
            }
            return;
        };
        if !held.drags {
            let [x, y] = on_window(event);
            if (x - held.point[0]).hypot(y - held.point[1]) < DRAG {
                return;
            }
            held.drags = true;
            self.held.replace(Some(held.clone()));
            self.begin(event, &held);
        }
        self.state.drags();
        if held.is_wipe {
            if let Some(part) = self.view.wipe_to(held.panel, point(event)) {
                self.state.wipe.set(part);
            }
        } else if self.turns() {
            self.state.turn(event.movement_x(), event.movement_y());
        } else if let Some(to) = self.view.locate_on(held.panel, point(event)) {
            self.set(&held, to);
        }
    }

    /// The pointer was released.
    pub fn release(&self, event: &PointerEvent) {
        let Some(held) = self.held.take() else { return };
        if !held.drags {
            self.begin(event, &held);
        }
        self.let_go();
        self.link.commit();
    }

    fn let_go(&self) {
        if self.state.held.get_untracked() {
            self.state.held.set(false);
        }
    }

    /// The browser took it for scrolling: nothing was meant to be set.
    pub fn cancel(&self) {
        self.let_go();
        if let Some(held) = self.held.take().filter(|held| held.drags) {
            self.state.change(|params| *params = held.before);
        }
    }

    /// The pointer passes over: the value there is read in all figures, and nothing is set.
    fn pass(&self, event: &PointerEvent) {
        let place = self.view.locate(point(event)).filter(|_| !self.turns());
        let Some((panel, at)) = place else { return self.pass_nothing() };
        let moves = self.moves(panel, None, at).unwrap_or_default();
        let pointed = self.view.with_panel(panel, |panel, _| Pointed {
            view: self.view.id.clone(),
            reading: panel.read.as_ref().and_then(|read| read(at)).map(|reading| reading.text).unwrap_or_default(),
            moves,
        });
        if self.state.pointed.with_untracked(|before| *before != pointed) {
            self.state.pointed.set(pointed);
        }
    }

    /// The pointer is elsewhere.
    pub fn pass_nothing(&self) {
        pass_nothing(self.state);
    }

    /// A key was pressed; returns whether it means something here.
    pub fn key(&self, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        let Some(key) = key_named(&event.key()) else { return false };
        if self.turns() {
            match key {
                Key::Left => self.state.turn(-TURN, 0),
                Key::Right => self.state.turn(TURN, 0),
                Key::Up => self.state.turn(0, -TURN),
                Key::Down => self.state.turn(0, TURN),
                _ => return false,
            }
            self.view.announce(None);
        } else {
            let now = self.state.now();
            let moves = self.view.with_scene(|scene| cursor::press(self.view.figure, scene, &now, key));
            let Some(moves) = moves.filter(|moves| !moves.is_empty()) else { return false };
            self.state.set(&moves);
            self.view.announce(moves.first().map(|(id, _)| *id));
        }
        true
    }

    /// A key was released: what it moved is one entry of the history, however long it was held.
    pub fn key_up(&self, event: &KeyboardEvent) {
        if key_named(&event.key()).is_some() {
            self.link.commit();
        }
    }
}

/// The pointer is over no figure.
pub fn pass_nothing(state: State) {
    if state.pointed.with_untracked(Option::is_some) {
        state.pointed.set(None);
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

fn on_window(event: &PointerEvent) -> [f64; 2] {
    [event.client_x(), event.client_y()].map(f64::from)
}

/// Where on the plot the pointer is.
pub fn point(event: &PointerEvent) -> [f64; 2] {
    let [x, y] = on_window(event);
    plot(event)
        .map(|plot| plot.get_bounding_client_rect())
        .map_or([x, y], |corner| [x - corner.left(), y - corner.top()])
}
