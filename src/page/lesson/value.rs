//! A value in a sentence, which follows the parameters.

use leptos::html::Span;
use leptos::prelude::*;

use crate::browser::observe;
use crate::page::erased::Erase;
use crate::page::lazy_views::when_loaded_in_page;
use crate::page::use_page;

/// The value with this name ([`crate::lessons::VALUES`]); `children` is its prerendered text.
#[island]
pub fn Value(name: String, children: Children) -> impl IntoView {
    let state = use_page().state;
    let span = NodeRef::<Span>::new();
    let is_near = RwSignal::new(None);
    let attribute = name.clone();
    let changes = RwSignal::new(0_u32);
    let live = when_loaded_in_page(children, move |views| {
        // Without its element, a value is always updated.
        let is_near = *is_near.write_untracked().get_or_insert_with(|| {
            span.get_untracked().map_or_else(|| RwSignal::new(true), |span| observe::near(&span))
        });
        let value = (views.value)(&name).map(|value| state.params.while_near(is_near, value));
        Effect::new(move |before: Option<()>| {
            if let Some(value) = value {
                value.track();
            }
            if before.is_some() {
                changes.update(|changes| *changes += 1);
            }
        });
        value.client_only()
    });
    let changed = move || match changes.get() {
        0 => None,
        count if count % 2 == 1 => Some("odd"),
        _ => Some("even"),
    };
    view! {
        <span data-value=attribute data-changed=changed node_ref=span>
            {live}
        </span>
    }
}
