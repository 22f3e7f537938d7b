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
pub(crate) enum ViewKind {
    /// On the board.
    Board,
    /// In the lesson.
    Lesson,
    /// In a thumbnail.
    Tile,
}

/// The static picture of the view with this id.
#[component]
pub(super) fn Still(figure: &'static Figure, view: String, kind: ViewKind) -> impl IntoView {
    view! { <picture class="still" inner_html=prerendered(figure, view, kind, use_page())></picture> }
}

#[cfg(target_arch = "wasm32")]
fn prerendered(_: &'static Figure, _: String, _: ViewKind, _: crate::page::Page) -> Option<String> {
    None
}

#[cfg(not(target_arch = "wasm32"))]
fn prerendered(figure: &'static Figure, view: String, kind: ViewKind, page: crate::page::Page) -> Option<String> {
    let StillRenderer(html) = use_context()?;
    Some(html(StillRequest { figure, params: page.state.params.now(), view, kind }))
}

/// The static picture that a view requests.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) struct StillRequest {
    pub(crate) figure: &'static Figure,
    pub(crate) params: Params,
    pub(crate) view: String,
    pub(crate) kind: ViewKind,
}

/// Returns the HTML of a static picture; [`crate::render`] provides it to views by context.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone)]
pub(crate) struct StillRenderer(pub(crate) std::sync::Arc<dyn Fn(StillRequest) -> String + Send + Sync>);
