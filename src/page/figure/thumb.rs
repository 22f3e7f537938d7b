//! A small picture of a figure, where there is no room for all of it.

use leptos::prelude::*;

/// A canvas for the figure with this id. What it shows stands beside it in words.
#[island]
pub fn Thumb(figure: String) -> impl IntoView {
    view! { <canvas class="thumb" data-thumb=figure aria-hidden="true"></canvas> }
}
