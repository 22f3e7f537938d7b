//! Handlers that end with their component.

use leptos::prelude::*;

/// A handler that does nothing once its component is gone. An element that has the focus loses it when it is taken off the
/// page, and browsers tell it so, by `blur` and `change`, when its signals are disposed of already.
pub(super) fn while_mounted<E>(act: impl Fn(E) + 'static) -> impl Fn(E) + 'static {
    let mounted = StoredValue::new(());
    move |event| {
        if mounted.try_get_value().is_some() {
            act(event);
        }
    }
}
