//! Formulas, which may be wider than a phone.

use leptos::html::Div;
use leptos::prelude::*;

use crate::text;

/// Scrolls sideways where it does not fit, and takes the focus only then, so that keys can scroll it.
#[component]
pub(super) fn Scroller<V: IntoView + 'static>(class: &'static str, children: TypedChildren<V>) -> impl IntoView {
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
    view! {
        <div
            class=class
            node_ref=element
            tabindex=Signal::derive(move || overflows.get().then_some("0"))
            on:pointerenter=move |_| look()
            on:focusin=move |_| look()
        >
            {children.into_inner()()}
        </div>
    }
}

/// A formula from `content/formulas.txt`.
#[component]
pub(super) fn Formula(figure: &'static str) -> impl IntoView {
    let mathml = text::get(&format!("formula.{figure}"));
    view! {
        <Scroller class="formula">
            <span inner_html=mathml></span>
        </Scroller>
    }
}
