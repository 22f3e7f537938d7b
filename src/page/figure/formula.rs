//! Formulas, which may be wider than a phone.

use leptos::html::{Button, Div};
use leptos::prelude::*;

use super::frame::use_frame;
use crate::browser::clock::{When, later};
use crate::text;

/// The terms of a formula are one stop of the tab key, and arrow keys go from one to the next.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    /// The term that the tab key stops at.
    pub(super) current: RwSignal<usize>,
    /// The buttons, in their order.
    pub(super) buttons: StoredValue<Vec<NodeRef<Button>>>,
}

/// Scrolls sideways where its content does not fit, and takes the focus only then, so that keys can scroll it. It looks
/// when a reader comes to it, and once `drawn` is 1, or at first where there is none.
#[component]
pub(in crate::page) fn Scroller<V: IntoView + 'static>(
    class: &'static str,
    #[prop(optional)] drawn: Option<Signal<u32>>,
    /// What those who do not see the page are told it is.
    #[prop(optional_no_strip)]
    toolbar: Option<&'static str>,
    children: TypedChildren<V>,
) -> impl IntoView {
    let element = NodeRef::<Div>::new();
    let overflows = RwSignal::new(false);
    let look = move || {
        if let Some(element) = element.get_untracked() {
            let is_wider = element.scroll_width() > element.client_width();
            if overflows.get_untracked() != is_wider {
                overflows.set(is_wider);
            }
        }
    };
    Effect::new(move |_| match drawn {
        Some(drawn) if drawn.get() == 1 => look(),
        Some(_) => {}
        // Once it is laid out.
        None => later(When::After(0), look),
    });
    view! {
        <div
            class=class
            role=toolbar.map(|_| "toolbar")
            aria-label=toolbar
            node_ref=element
            tabindex=Signal::derive(move || overflows.get().then_some("0"))
            on:pointerenter=move |_| look()
            on:focusin=move |_| look()
        >
            {children.into_inner()()}
        </div>
    }
}

/// The formula of a figure, `children`, in which there may be [terms](super::Term).
#[island]
pub fn Formula(has_terms: bool, children: Children) -> impl IntoView {
    provide_context(Terms { current: RwSignal::new(0), buttons: StoredValue::new(Vec::new()) });
    let toolbar = has_terms.then(|| text::get("terms.title"));
    view! {
        <Scroller class="formula" drawn=use_frame().told.drawn.into() toolbar>
            {children()}
        </Scroller>
    }
}
