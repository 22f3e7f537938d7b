//! Why positions must be encoded: two orders of the same words, with the output of attention below each word.

use leptos::prelude::*;

use super::problem::{D, Order, WORDS, answers, color, word};

/// The original order, and reversed.
const ORDERS: [Order; 2] = [[0, 1, 2], [2, 1, 0]];

/// The words in both orders; each word has the same output in both.
#[component]
pub(super) fn WordOrders() -> impl IntoView {
    let sentence = |order: Order| {
        let outputs = answers(order, false);
        let place = |place: usize| {
            let output = &outputs[order[place]];
            let cell = |dim: usize| {
                view! { <rect x=(dim * 10).to_string() width="10" height="10" fill=color(output[dim]) /> }
            };
            view! {
                <span>
                    {word(order[place])}
                    <svg viewBox="0 0 80 10" preserveAspectRatio="none" shape-rendering="crispEdges">
                        {(0..D).map(cell).collect_view()}
                    </svg>
                </span>
            }
        };
        view! { <span class="word-order">{(0..WORDS).map(place).collect_view()}</span> }
    };
    // The text next to it says the same.
    view! { <span class="word-orders" aria-hidden="true">{ORDERS.map(sentence).collect_view()}</span> }
}
