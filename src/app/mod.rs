//! The page: reads the link, shows controls and figures, and keeps both in step. All that touches a browser is here.

mod canvas;
mod claims;
mod events;
mod exports;
mod formula;
mod later;
mod markup;
mod observe;
mod page;
mod player;
mod pointer;
mod spot;
mod stage;
mod sync;
mod timing;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::fragment::Settings;
use crate::params::Params;
use crate::text;
use page::Page;
use player::Player;
use timing::{When, later};

/// Puts the page into the document, in place of the words that say it is loading. In another's document, or in a
/// worker, the module gives only its functions.
pub(crate) fn open() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let root = document.get_element_by_id("phasor").and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(root) = root else { return };
    root.set_inner_html("");
    leptos::mount::mount_to(root, App).forget();
    if let Some(element) = document.document_element() {
        // The start script shows a failure unless it finds this.
        let _ = element.set_attribute("data-ready", "");
    }
}

/// Shows on the page that something went wrong that should never do.
pub(crate) fn show_panic(message: &str) {
    let Some(alert) = web_sys::window().and_then(|window| window.document()?.get_element_by_id("failure")) else {
        return;
    };
    // Where, and what; the calls that led there stand in the console.
    let message: Vec<&str> = message.lines().take(2).collect();
    alert.set_text_content(Some(&text::fill("failure.panic", &[("message", &message.join(" "))])));
    let _ = alert.remove_attribute("hidden");
}

/// The whole page. Its markup is written at once; effects write what follows from signals into it.
#[component]
fn App() -> impl IntoView {
    let page = Page::open();
    let player = Player::new(page);
    events::listen(page, player);
    Effect::new(move |written: Option<Settings>| {
        let settings = page.settings.get();
        // Light or dark changes no markup.
        if written.is_none_or(|written| Settings { theme: settings.theme, ..written } != settings) {
            write(".numbers", &markup::rail(&settings));
            write(".chapters", &markup::chapters(&settings));
            page.stage().adopt();
            sync::controls(page, &page.params_now(), None);
            // The frame in which the first figures come to stand, and the one in which they are painted, come first.
            later(When::NextFrame, || later(When::NextFrame, lay_out_rest));
        }
        sync::settings(&settings);
        settings
    });
    Effect::new(move |before: Option<Params>| {
        page.notices.track();
        page.typing.track();
        let params = page.params.get();
        sync::controls(page, &params, before.as_ref());
        definition(&params, before.as_ref());
        params
    });
    view! { <div class="page" inner_html=markup::page()></div> }
}

/// Lays out the chapters that wait, one a task: all at once would hold up the page.
fn lay_out_rest() {
    if let Some(chapter) = sync::all(".chapter[data-waits]").next() {
        let _ = chapter.remove_attribute("data-waits");
        later(When::NextFrame, || later(When::After(0), lay_out_rest));
    }
}

/// Writes the definition, or where only its numbers are others, those.
fn definition(params: &Params, before: Option<&Params>) {
    if before.is_none_or(|before| !formula::is_alike(before, params)) {
        write(".definition", &formula::definition(params));
        return;
    }
    let numbers = formula::numbers(params);
    for element in sync::all(".definition [data-now]") {
        let name = element.get_attribute("data-now");
        if let Some((_, now)) = numbers.iter().find(|(known, _)| Some(*known) == name.as_deref())
            && element.text_content().as_deref() != Some(now)
        {
            element.set_text_content(Some(now));
        }
    }
}

fn write(selector: &str, html: &str) {
    for element in sync::all(selector) {
        element.set_inner_html(html);
    }
}
