//! A view of a figure as it was painted when the page was built: seen until the program has drawn it, and where no program
//! comes. The HTML of it is made in `render/stills.rs`; the program has none, and takes what was served as it is.

use leptos::prelude::*;

use crate::catalog::Figure;
use crate::page::use_page;
#[cfg(not(target_arch = "wasm32"))]
use crate::params::Params;

/// Where a view stands, which says how large its still is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// On the board.
    Board,
    /// In the lesson.
    Lesson,
    /// Small, in a tile.
    Tile,
}

/// The still of the view with this id.
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
    Some(html(Wanted { figure, params: page.state.now(), view, place }))
}

/// A still that a view asks for.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) struct Wanted {
    pub(crate) figure: &'static Figure,
    pub(crate) params: Params,
    pub(crate) view: String,
    pub(crate) place: Place,
}

/// Gives stills: what [`crate::render`] provides to the views of a page.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone)]
pub(crate) struct StillsOf(pub(crate) std::sync::Arc<dyn Fn(Wanted) -> String + Send + Sync>);
