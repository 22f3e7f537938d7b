//! The page: reads the link, shows controls and figures, and keeps both in step. All that touches a browser is here.

mod canvas;
mod controls;
mod exports;
mod figure;
mod formula;
mod page;
mod stage;
mod timing;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::figures::{self, Figure};
use crate::fragment::View;
use crate::text;
use controls::{Presets, Rail, ThemeSelect};
use figure::FigureFrame;
use formula::Formula;
use page::Page;

/// Puts the page into the document, in place of the words that say it is loading.
pub(crate) fn open() {
    let document = document();
    let root = document.get_element_by_id("phasor").and_then(|root| root.dyn_into::<web_sys::HtmlElement>().ok());
    let root = root.unwrap_or_else(|| document.body().expect("a script runs in a document with a body"));
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
    alert.set_text_content(Some(&text::fill("failure.panic", &[("message", message)])));
    let _ = alert.remove_attribute("hidden");
}

#[component]
fn App() -> impl IntoView {
    let page = Page::open();
    provide_context(page);
    let groups = Memo::new(move |_| page.settings.with(|settings| groups(&settings.figures, settings.view)));
    view! {
        <header class="masthead">
            <div class="masthead-words">
                <h1>{text::get("page.title")}</h1>
                <p class="lede">{text::get("page.lede")}</p>
            </div>
            <Formula />
        </header>
        <div class="columns">
            <aside class="rail" aria-label=text::get("controls.title")>
                <Presets />
                <Rail />
                <ThemeSelect />
            </aside>
            <main class="chapters">
                <For
                    each=move || groups.get()
                    key=Clone::clone
                    children=|group| view! { <Chapter chapter=group.0 ids=group.1 /> }
                />
            </main>
        </div>
        <footer class="colophon"><p>{text::get("page.source")}</p></footer>
    }
}

/// Figures by chapter; the ones that a link asks for stand in its order, without headings.
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

#[component]
fn Chapter(chapter: usize, ids: Vec<&'static str>) -> impl IntoView {
    let heading = (chapter > 0).then(|| {
        view! {
            <h2>
                <span class="chapter-number">{chapter}</span>
                {text::get(&format!("chapter.{chapter}")).to_owned()}
            </h2>
            <p class="chapter-lede">{text::get(&format!("chapter.{chapter}.lede")).to_owned()}</p>
        }
    });
    let figures: Vec<&'static Figure> = ids.iter().filter_map(|id| figures::by_id(id)).collect();
    view! {
        <section class="chapter" id=format!("chapter-{chapter}")>
            {heading}
            <div class="figures">
                {figures.into_iter().map(|figure| view! { <FigureFrame figure=figure /> }).collect_view()}
            </div>
        </section>
    }
}
