//! The page: reads the link, shows controls and figures, and keeps both in step. All that touches a browser is here.

mod canvas;
mod controls;
mod exports;
mod figure;
mod formula;
mod observe;
mod page;
mod player;
mod pointer;
mod spot;
mod stage;
mod timing;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::figures;
use crate::fragment::View;
use crate::text;
use controls::{presets, rail};
use figure::figure_frame;
use formula::formula;
use page::Page;
use player::Player;

/// Puts the page into the document, in place of the words that say it is loading. In another's document, or in a
/// worker, the module gives only its functions.
pub(crate) fn open() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let root = document.get_element_by_id("phasor").and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(root) = root else { return };
    root.set_inner_html("");
    leptos::mount::mount_to(root, || {
        let page = Page::open();
        app(page)
    })
    .forget();
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

fn app(page: Page) -> AnyView {
    let player = Player::new(page);
    let _ = window_event_listener(leptos::ev::keydown, move |event| {
        if pointer::press(page, player, &event) {
            event.prevent_default();
        }
    });
    let groups = Memo::new(move |_| page.settings.with(|settings| groups(&settings.figures, settings.view)));
    Effect::new(move |_| {
        groups.track();
        // The frames are written in this task; after it they stand in the document.
        request_animation_frame(move || page.stage().adopt());
    });
    let chapters =
        move || groups.get().into_iter().map(|(chapter, ids)| chapter_view(page, chapter, &ids)).collect_view();
    view! {
        <header class="masthead">
            <div class="masthead-words">
                <h1>{text::get("page.title")}</h1>
                <p class="lede">{text::get("page.lede")}</p>
            </div>
            {formula(page)}
        </header>
        <div class="columns">
            <aside class="rail" aria-label=text::get("controls.title")>
                {presets(page)}
                {rail(page)}
                {player.controls()}
            </aside>
            <main
                class="chapters"
                on:pointermove=move |event| pointer::point(page, &event)
                on:pointerdown=move |event| pointer::point(page, &event)
                on:pointerleave=move |event| pointer::leave(page, &event)
            >
                {chapters}
            </main>
        </div>
        <footer class="colophon"><p>{text::get("page.source")}</p></footer>
    }
    .into_any()
}

/// Figures by chapter; the ones that a link asks for stand in its order, without headings (chapter 0).
fn groups(wanted: &[&'static str], view: View) -> Vec<(usize, Vec<&'static str>)> {
    if view == View::Slide {
        let first = wanted.first().copied().or_else(|| figures::ALL.first().map(|figure| figure.id));
        return vec![(0, first.into_iter().collect())];
    }
    if !wanted.is_empty() {
        return vec![(0, wanted.to_vec())];
    }
    let mut groups: Vec<(usize, Vec<&'static str>)> = Vec::new();
    for figure in figures::ALL {
        match groups.last_mut() {
            Some((chapter, ids)) if *chapter == figure.chapter => ids.push(figure.id),
            _ => groups.push((figure.chapter, vec![figure.id])),
        }
    }
    groups
}

fn chapter_view(page: Page, chapter: usize, ids: &[&'static str]) -> AnyView {
    let heading = if chapter == 0 {
        // Those who go from heading to heading miss none, though nobody needs to see it.
        view! { <h2 class="visually-hidden">{text::get("page.figures")}</h2> }.into_any()
    } else {
        view! {
            <h2>
                <span class="chapter-number">{chapter}</span>
                {text::get(&format!("chapter.{chapter}"))}
            </h2>
            <p class="chapter-lede">{text::get(&format!("chapter.{chapter}.lede"))}</p>
        }
        .into_any()
    };
    let figures = ids.iter().filter_map(|id| figures::by_id(id)).map(|figure| figure_frame(page, figure));
    view! {
        <section class="chapter" id=format!("chapter-{chapter}")>
            {heading}
            <div class="figures">{figures.collect_view()}</div>
        </section>
    }
    .into_any()
}
