//! Formulas, which scroll horizontally if they are wider than the screen.

use leptos::html::{Button, Div};
use leptos::prelude::*;

use super::frame::use_frame;
use crate::browser::clock::{When, schedule};
use crate::text;

/// The terms of a formula share one tab stop (roving tabindex); arrow keys move between them.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    /// The index of the term that is the tab stop.
    pub(super) current: RwSignal<usize>,
    /// The buttons, in their order.
    pub(super) buttons: StoredValue<Vec<NodeRef<Button>>>,
}

/// Scrolls horizontally if its content overflows. Only then is it focusable, so that keys can scroll it. The
/// overflow is measured on pointer enter and on focus, and once when `drawn` becomes 1 or, without `drawn`, after
/// mounting.
#[component]
pub(in crate::page) fn Scroller<V: IntoView + 'static>(
    class: &'static str,
    #[prop(optional)] drawn: Option<Signal<u32>>,
    /// The accessible name. If given, the element has the role `toolbar`.
    #[prop(optional_no_strip)]
    toolbar: Option<&'static str>,
    children: TypedChildren<V>,
) -> impl IntoView {
    let element = NodeRef::<Div>::new();
    let overflows = RwSignal::new(false);
    let measure = move || {
        if let Some(element) = element.get_untracked() {
            let is_wider = element.scroll_width() > element.client_width();
            if overflows.get_untracked() != is_wider {
                overflows.set(is_wider);
            }
        }
    };
    Effect::new(move |_| match drawn {
        Some(drawn) if drawn.get() == 1 => measure(),
        Some(_) => {}
        // After layout.
        None => schedule(When::After(0), measure),
    });
    view! {
        <div
            class=class
            role=toolbar.map(|_| "toolbar")
            aria-label=toolbar
            node_ref=element
            tabindex=Signal::derive(move || overflows.get().then_some("0"))
            on:pointerenter=move |_| measure()
            on:focusin=move |_| measure()
        >
            {children.into_inner()()}
        </div>
    }
}

/// The formula of a figure. `children` is its content, which may include [terms](super::Term).
#[island]
pub fn Formula(has_terms: bool, children: Children) -> impl IntoView {
    provide_context(Terms { current: RwSignal::new(0), buttons: StoredValue::new(Vec::new()) });
    let toolbar = has_terms.then(|| text::get("terms.title"));
    view! {
        <Scroller class="formula" drawn=use_frame().text.update_count.into() toolbar>
            {children()}
        </Scroller>
    }
}
