//! The way from a frame of another page to the whole page.

use leptos::prelude::*;

use super::use_page;
use crate::fragment::{Settings, State as Fragment, View};
use crate::text;

/// A link to the whole page, with everything that is set here.
#[component]
pub(super) fn WholePage() -> impl IntoView {
    let state = use_page().state;
    let is_framed = Signal::derive(move || state.settings.with(|settings| settings.view == View::Embed));
    let href = move || {
        let settings = Settings { view: View::Page, hidden: Vec::new(), ..state.settings.get() };
        format!("#{}", Fragment { params: state.wanted.get(), settings }.write())
    };
    view! {
        <nav class="whole-page" aria-label=text::get("tour.whole-page") hidden=move || !is_framed.get()>
            <a href=href target="_blank" rel="noopener">
                {text::get("tour.whole-page")}
            </a>
        </nav>
    }
}
