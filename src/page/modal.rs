//! Dialogs that are put on the page when somebody asks for them.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::mount::mount_to;
use leptos::prelude::*;

use crate::browser::clock::{When, later};

/// Takes a dialog off the page, and with it all that it computed.
pub(super) type Close = Box<dyn Fn()>;

/// What was put on the page, until it is taken off.
type Mounted = Rc<Cell<Option<Box<dyn Any>>>>;

thread_local! {
    /// The dialog that was opened last.
    static LAST: RefCell<Mounted> = RefCell::default();
}

/// Puts a dialog on the page until it closes itself, or until the next one is opened; `then` is done once it has closed
/// itself. Two buttons that are pressed while the part of the program with their dialogs is still on its way would
/// otherwise open one above the other.
pub(super) fn open<V: IntoView + 'static>(view: impl FnOnce(Close) -> V + 'static, then: fn()) {
    let mounted = Mounted::default();
    LAST.replace(Rc::clone(&mounted)).set(None);
    let held = Rc::clone(&mounted);
    // In a task of its own: what is disposed of must not be at work.
    let close = move || {
        let held = Rc::clone(&held);
        later(When::After(0), move || {
            held.set(None);
            then();
        });
    };
    if let Some(body) = document().body() {
        mounted.set(Some(Box::new(mount_to(body, move || view(Box::new(close))))));
    }
}
