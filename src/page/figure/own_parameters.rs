//! A part of the page with parameters of its own.

use leptos::prelude::*;

use crate::fragment::State as Fragment;
use crate::page::use_page;

/// What stands in it follows parameters that begin with those of `link`, written as in a link, and not those of the page.
#[island]
pub fn OwnParameters(link: String, children: Children) -> impl IntoView {
    let (Fragment { params, .. }, _) = Fragment::parse(&link);
    provide_context(use_page().with_own(params));
    children()
}
