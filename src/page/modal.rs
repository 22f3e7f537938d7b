//! Dialogs that are mounted on demand.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use leptos::mount::mount_to;
use leptos::prelude::*;

use crate::browser::clock::{When, schedule};

/// Unmounts a dialog and disposes of its signals.
pub(super) type Close = Box<dyn Fn()>;

/// The handle of a mounted dialog; emptied to unmount it.
type Mounted = Rc<Cell<Option<Box<dyn Any>>>>;

thread_local! {
    /// The dialog that was opened last.
    static LAST: RefCell<Mounted> = RefCell::default();
}

/// Mounts a dialog until it calls [`Close`] or another dialog is opened; `then` runs after [`Close`]. Only one is open
/// at a time: otherwise, two buttons pressed while the lazy chunk is loading would open one dialog above the other.
pub(super) fn open<V: IntoView + 'static>(view: impl FnOnce(Close) -> V + 'static, then: fn()) {
    let mounted = Mounted::default();
    LAST.replace(Rc::clone(&mounted)).set(None);
    let handle = Rc::clone(&mounted);
    // In a separate task: signals must not be disposed of while a handler uses them.
    let close = move || {
        let handle = Rc::clone(&handle);
        schedule(When::After(0), move || {
            handle.set(None);
            then();
        });
    };
    if let Some(body) = document().body() {
        mounted.set(Some(Box::new(mount_to(body, move || view(Box::new(close))))));
    }
}
