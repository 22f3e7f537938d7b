//! Dialogs that are put on the page when somebody asks for them.

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;

use leptos::mount::mount_to;
use leptos::prelude::*;

use crate::browser::clock::{When, later};

/// Takes a dialog off the page, and with it all that it computed.
pub(super) type Close = Box<dyn Fn()>;

/// Puts a dialog on the page until it closes itself; `then` is done once it is gone.
pub(super) fn open<V: IntoView + 'static>(view: impl FnOnce(Close) -> V + 'static, then: fn()) {
    let mounted: Rc<Cell<Option<Box<dyn Any>>>> = Rc::default();
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
