//! The link from an embedded frame to the whole page.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::use_page;
use crate::browser::link;
use crate::fragment::{Settings, State as Fragment, View};
use crate::text::{self, fill};

/// A link to the whole page with all current settings. If the frame may not open a window, the address is shown
/// instead.
#[component]
pub(super) fn WholePage() -> impl IntoView {
    let state = use_page().state;
    let is_framed = Signal::derive(move || state.settings.with(|settings| settings.view == View::Embed));
    let href = move || {
        let settings = Settings { view: View::Page, hidden: Vec::new(), ..state.settings.get() };
        format!("#{}", Fragment { params: state.params.requested.get(), settings }.write())
    };
    let blocked_address = RwSignal::new(None);
    let open = move |event: MouseEvent| {
        let address = link::address() + &href();
        event.prevent_default();
        // If the browser blocks the window, `window.open` reports it, while a plain link would silently do nothing.
        let opened = window().open_with_url_and_target(&address, "_blank").ok().flatten();
        blocked_address.set(opened.is_none().then_some(address));
    };
    view! {
        <nav class="whole-page" aria-label=text::get("tour.whole-page") hidden=move || !is_framed.get()>
            <a href=href target="_blank" rel="noopener" on:click=open>
                {text::get("tour.whole-page")}
            </a>
            <p class="failure" role="alert" hidden=move || blocked_address.with(Option::is_none)>
                {move || blocked_address.get().map(|address| fill("tour.no-window", &[("address", address)]))}
            </p>
        </nav>
    }
}
