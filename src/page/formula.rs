//! Formulas, which may be wider than a phone.

use leptos::html::Div;
use leptos::prelude::*;

use super::use_page;
use crate::text;

/// Scrolls sideways where its content does not fit, and takes the focus only then, so that keys can scroll it. It looks
/// when a reader comes to it, and once `drawn` is 1.
#[component]
pub(super) fn Scroller<V: IntoView + 'static>(
    class: &'static str,
    #[prop(optional)] drawn: Option<Signal<u32>>,
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
    Effect::new(move |_| {
        if drawn.is_some_and(|drawn| drawn.get() == 1) {
            look();
        }
    });
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

/// A formula from `content/formulas.txt`. Its terms come to life with the later part ([`super::term_word`]).
#[component]
pub(super) fn Formula(figure: &'static str, drawn: Signal<u32>) -> impl IntoView {
    let mathml = text::get(&format!("formula.{figure}"));
    let state = use_page().state;
    view! {
        <Scroller class="formula" drawn>
            <span inner_html=mathml on:pointerenter=move |_| state.want_later_part()></span>
        </Scroller>
    }
}
