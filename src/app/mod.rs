//! The page: reads the link, shows controls and figures, and keeps both in step. All that touches a browser is here.

mod arrange;
mod canvas;
mod claims;
mod events;
mod exports;
mod later;
mod layout;
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
use web_sys::HtmlTemplateElement;

use crate::fragment::Settings;
use crate::markup::definition;
use crate::params::Params;
use crate::text;
use arrange::Parts;
use page::Page;
use player::Player;
use sync::Controls;
use timing::{When, later};

/// Puts the page into the document, in place of the words that say it is loading. In another's document, or in a
/// worker, the module gives only its functions.
pub(crate) fn open() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let root = document.get_element_by_id("phasor").and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(root) = root else { return };
    for page in sync::all("#page").filter_map(|page| page.dyn_into::<HtmlTemplateElement>().ok()) {
        root.replace_children_with_node_1(&page.content());
    }
    leptos::mount::mount_to(root, App).forget();
}

/// Shows on the page that something went wrong that should never do.
pub(crate) fn show_panic(message: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    if let Some(loading) = document.get_element_by_id("loading") {
        loading.remove();
    }
    let Some(alert) = document.get_element_by_id("failure") else { return };
    // Where, and what; the calls that led there stand in the console.
    let message: Vec<&str> = message.lines().take(2).collect();
    alert.set_text_content(Some(&text::fill("failure.panic", &[("message", &message.join(" "))])));
    let _ = alert.remove_attribute("hidden");
}

/// The whole page. Its markup is in the document; effects write what follows from signals into it.
#[component]
fn App() -> impl IntoView {
    let page = Page::open();
    if page.settings.with_untracked(Settings::is_usual) {
        // All else can wait for the first figure.
        page.stage().paint_first();
    } else {
        // A link may ask for any figure first.
        add_rest();
    }
    page.follow();
    let player = Player::new(page);
    events::listen(page, player);
    let found = StoredValue::new_local(Found::on_page());
    Effect::new(move |before: Option<Settings>| {
        let settings = page.settings.get();
        sync::settings(&settings);
        let is_first = before.is_none();
        if !is_first {
            complete(page, found);
        }
        // Light or dark moves nothing.
        if before.is_none_or(|before| Settings { theme: settings.theme, ..before } != settings) {
            found.with_value(|found| found.parts.arrange(&settings));
            page.stage().adopt();
            if is_first {
                page.stage().paint_first();
                // The frames in which the first figures come to stand and are painted come first.
                later(When::NextFrame, move || {
                    later(When::NextFrame, move || {
                        complete(page, found);
                        layout::lay_out_rest();
                    });
                });
            } else {
                layout::lay_out_again();
            }
        }
        settings
    });
    Effect::new(move |before: Option<Params>| {
        page.notices.track();
        page.typing.track();
        let params = page.params.get();
        found.with_value(|found| found.controls.show(page, &params, before.as_ref()));
        define(&params, before.as_ref());
        params
    });
}

/// What effects write to.
struct Found {
    parts: Parts,
    controls: Controls,
}

impl Found {
    fn on_page() -> Self {
        Self { parts: Parts::of_page(), controls: Controls::of_page() }
    }
}

/// Puts the rest of the markup into the document; whether it was not there yet.
fn add_rest() -> bool {
    let rest = document().get_element_by_id("rest").and_then(|rest| rest.dyn_into::<HtmlTemplateElement>().ok());
    let Some(rest) = rest else { return false };
    rest.remove();
    // It stands in a comment.
    let markup = rest.content().first_child().and_then(|comment| comment.node_value()).unwrap_or_default();
    for main in sync::all("main") {
        let _ = main.insert_adjacent_html("beforeend", &markup);
    }
    true
}

/// Completes the page with what no first figure needs.
fn complete(page: Page, found: StoredValue<Found, LocalStorage>) {
    if add_rest() {
        found.set_value(Found::on_page());
        found.with_value(|found| {
            found.controls.show(page, &page.params_now(), None);
            page.settings.with_untracked(|settings| found.parts.arrange(settings));
        });
        page.stage().adopt();
    }
}

/// Writes the definition, or where only its numbers are others, those.
fn define(params: &Params, before: Option<&Params>) {
    // The page comes with that of the usual parameters.
    if !definition::is_alike(before.unwrap_or(&Params::default()), params) {
        for element in sync::all(".definition") {
            element.set_inner_html(&definition::definition(params));
        }
        return;
    }
    let numbers = definition::numbers(params);
    for element in sync::all(".definition [data-now]") {
        let name = element.get_attribute("data-now");
        if let Some((_, now)) = numbers.iter().find(|(known, _)| Some(*known) == name.as_deref())
            && element.text_content().as_deref() != Some(now)
        {
            element.set_text_content(Some(now));
        }
    }
}
