//! A part of the page with separate parameters.

use leptos::prelude::*;

use crate::fragment::State as Fragment;
use crate::page::use_page;

/// A part of the page whose `children` use separate parameters. `link` has the initial values, in the format of links.
#[island]
pub fn OwnParameters(link: String, children: Children) -> impl IntoView {
    let (Fragment { params, .. }, _) = Fragment::parse(&link);
    provide_context(use_page().with_own(params));
    children()
}
