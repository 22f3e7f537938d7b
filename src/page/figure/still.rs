//! A static picture of a view, painted when the page is built: visible until the program has painted the figure, or
//! always if the program does not run. `render/stills.rs` renders its HTML; in the browser, hydration keeps the
//! prerendered HTML.

use leptos::prelude::*;

use crate::catalog::Figure;
use crate::page::use_page;
#[cfg(not(target_arch = "wasm32"))]
use crate::params::Params;

/// The place of a view, which determines the size of its static picture.
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
    let StillRenderer(render) = use_context()?;
    Some(render(StillRequest { figure, params: page.state.params.now(), view, kind }))
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
