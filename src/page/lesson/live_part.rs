//! A part of the lesson that becomes interactive once its code is loaded. One island for all such parts, since each
//! island adds to the code before the first picture.

use leptos::prelude::*;

use crate::page::lazy_views::when_loaded_in_page;

/// The part of this kind (see `LazyViews::part`) with this id; `children` is its prerendered HTML.
#[island]
pub fn LivePart(kind: String, id: String, children: Children) -> impl IntoView {
    when_loaded_in_page(children, move |views| (views.part)(&kind, &id))
}
