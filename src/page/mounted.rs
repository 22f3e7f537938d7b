//! Event handlers that do nothing after their component is unmounted.

use leptos::prelude::*;

/// A handler that does nothing after its component is unmounted. Removing a focused element from the page makes
/// browsers fire `blur` and `change` on it, after its signals are disposed of.
pub(super) fn while_mounted<E>(act: impl Fn(E) + 'static) -> impl Fn(E) + 'static {
    let mounted = StoredValue::new(());
    move |event| {
        if mounted.try_get_value().is_some() {
            act(event);
        }
    }
}
