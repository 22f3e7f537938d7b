//! A static picture of a view, painted when the page was built: visible until the program has drawn the figure, and
//! where the program does not run. Its HTML is made in `render/stills.rs`; in the browser, hydration keeps the
//! prerendered HTML.

use leptos::prelude::*;

use crate::catalog::Figure;
use crate::page::use_page;
#[cfg(not(target_arch = "wasm32"))]
use crate::params::Params;

/// Where a view is, which determines the size of its static picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// On the board.
    Board,
    /// In the lesson.
    Lesson,
    /// In a thumbnail.
    Tile,
}

/// The static picture of the view with this id.
#[component]
pub(super) fn Still(figure: &'static Figure, view: String, place: Place) -> impl IntoView {
    view! { <picture class="still" inner_html=served(figure, view, place, use_page())></picture> }
}

#[cfg(target_arch = "wasm32")]
fn served(_: &'static Figure, _: String, _: Place, _: crate::page::Page) -> Option<String> {
    None
}

#[cfg(not(target_arch = "wasm32"))]
fn served(figure: &'static Figure, view: String, place: Place, page: crate::page::Page) -> Option<String> {
    let StillsOf(html) = use_context()?;
    Some(html(Wanted { figure, params: page.state.params.now(), view, place }))
}

/// The static picture that a view requests.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) struct Wanted {
    pub(crate) figure: &'static Figure,
    pub(crate) params: Params,
    pub(crate) view: String,
    pub(crate) place: Place,
}

/// Returns the HTML of a static picture; [`crate::render`] provides it to views by context.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone)]
pub(crate) struct StillsOf(pub(crate) std::sync::Arc<dyn Fn(Wanted) -> String + Send + Sync>);
