//! A value in a sentence, which follows the parameters.

use leptos::html::Span;
use leptos::prelude::*;

use crate::browser::observe;
use crate::lessons;
use crate::page::use_page;

/// The value with this name ([`lessons::VALUES`]), marked when it changes.
#[component]
pub(in crate::page) fn Value(name: String) -> impl IntoView {
    let state = use_page().state;
    let span = NodeRef::<Span>::new();
    let is_near = observe::near_once_mounted(span);
    let value = lessons::value(&name).map(|value| state.params.while_near(is_near, value));
    let changes = RwSignal::new(0_u32);
    Effect::new(move |before: Option<()>| {
        if let Some(value) = value {
            value.track();
        }
        if before.is_some() {
            changes.update(|changes| *changes += 1);
        }
    });
    // A CSS animation restarts only when its name changes, so two otherwise identical attributes alternate.
    let changed = move || match changes.get() {
        0 => None,
        count if count % 2 == 1 => Some("odd"),
        _ => Some("even"),
    };
    view! {
        <span data-value=name data-changed=changed node_ref=span>
            {value}
        </span>
    }
}
