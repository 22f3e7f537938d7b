//! Printing: every figure is painted in the light theme at a printer's resolution, above its parameters and its link.
//!
//! Before a browser prints, the page gets the width that it will have on paper (`style/handout.css`), so that each
//! figure can be painted at its final size. Afterwards the layout is restored.

use std::any::Any;
use std::cell::RefCell;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{Page, use_page};
use crate::browser::dom::all;
use crate::browser::link::embedding_window;
use crate::browser::scheduler::Scheduler;
use crate::browser::system::{self, on};
use crate::export::Snapshot;
use crate::text;

/// The attribute of a page that is laid out for printing.
const HANDOUT: &str = "data-handout";
/// The attribute of elements that are left out while one chapter is printed.
const LEFT_OUT: &str = "data-left-out";
/// The attribute of references and notation that the printed part does not use.
const UNCITED: &str = "data-uncited";

thread_local! {
    /// The elements opened and added for printing.
    static ADDED: RefCell<Added> = RefCell::default();
}

#[derive(Default)]
struct Added {
    opened: Vec<HtmlElement>,
    footers: Vec<Box<dyn Any>>,
}

/// Listens to print events for the lifetime of the page.
pub(super) fn follow(page: Page) {
    on("beforeprint", move || prepare(page));
    on("afterprint", move || restore(page));
}

fn prepare(page: Page) {
    let Some(root) = document().document_element().filter(|root| !root.has_attribute(HANDOUT)) else { return };
    // In a frame, the embedding page is printed. Figures here may be unpainted, because they were never in the
    // viewport.
    if embedding_window().is_some() {
        return page.scheduler.with_value(|scheduler| scheduler.paint_all());
    }
    let _ = root.set_attribute(HANDOUT, "");
    let opened = all(":is(.deeper, .prose) > details:not([open]), .ending > details:not([open])");
    for details in &opened {
        let _ = details.set_attribute("open", "");
    }
    page.scheduler.with_value(|scheduler| scheduler.paint_for_print());
    let footers = page.scheduler.with_value(|scheduler| scheduler.views()).into_iter().filter_map(|view| {
        let frame = view.plot.closest("figure").ok().flatten()?;
        let caption: HtmlElement = frame.query_selector("figcaption").ok().flatten()?.unchecked_into();
        // A view may have separate parameters. A view that is not laid out keeps its earlier picture.
        let params = view.params_in_picture(&view.state.params.now())?;
        let link = Page { state: view.state, ..page }.link_to(view.figure.id);
        let parameters = view.with_scene(|scene| {
            Snapshot { figure: view.figure, params: &params, scene, link: &link, compared: None }.parameters()
        })?;
        Some(Box::new(mount_to(caption, move || view! { <PrintFooter parameters link /> })) as Box<dyn Any>)
    });
    ADDED.set(Added { opened, footers: footers.collect() });
    let is_partial = root.has_attribute("data-chosen") || !all(&format!("[{LEFT_OUT}]")).is_empty();
    if is_partial {
        leave_out_uncited();
    }
}

/// If only a part of the page is printed, hides the notation, and the references that this part does not cite.
fn leave_out_uncited() {
    let is_printed = |link: &HtmlElement| link.get_bounding_client_rect().height() > 0.0;
    let links = all("main a[href^='#ref-']:not(.ending *)").into_iter().filter(is_printed);
    let cited: Vec<String> = links.filter_map(|link| link.get_attribute("href")).collect();
    let is_uncited = |element: &HtmlElement| cited.iter().all(|link| link[1..] != element.id());
    let candidates = if cited.is_empty() { all(".ending") } else { all("#notation, #references li") };
    for element in candidates.into_iter().filter(is_uncited) {
        let _ = element.set_attribute(UNCITED, "");
    }
}

fn restore(page: Page) {
    let Some(root) = document().document_element().filter(|root| root.has_attribute(HANDOUT)) else { return };
    let Added { opened, footers } = ADDED.take();
    // Unmounts the footers.
    drop(footers);
    for details in opened {
        let _ = details.remove_attribute("open");
    }
    for attribute in [LEFT_OUT, UNCITED] {
        for element in all(&format!("[{attribute}]")) {
            let _ = element.remove_attribute(attribute);
        }
    }
    let _ = root.remove_attribute(HANDOUT);
    page.scheduler.with_value(Scheduler::paint_for_screen);
}

/// The parameters of a figure, and its link.
#[component]
fn PrintFooter(parameters: String, link: String) -> impl IntoView {
    view! {
        <p class="foot">
            {parameters} <br />
            <a href=link_with_query(&link)>{link.clone()}</a>
        </p>
    }
}

/// The link with a query, for a PDF. Browsers turn a link within the printed page into a link to a position in the PDF.
/// A link with a query, even an empty one, refers to another document and therefore opens the page.
fn link_with_query(link: &str) -> String {
    let (address, fragment) = link.split_once('#').unwrap_or((link, ""));
    let query = if address.contains('?') { "&" } else { "?" };
    format!("{address}{query}#{fragment}")
}

/// Prints one chapter or, without a number, the whole page.
#[island]
pub fn PrintButton(#[prop(optional)] chapter: Option<usize>) -> impl IntoView {
    let state = use_page().state;
    let label = text::get(if chapter.is_some() { "print.chapter" } else { "print.page" });
    let print = move |_| {
        if let Some(chapter) = chapter {
            let others = format!(".masthead, .claims, .colophon, .chapter:not(#chapter-{chapter})");
            for other in all(&others) {
                let _ = other.set_attribute(LEFT_OUT, "");
            }
        }
        system::print_when_loaded(state);
    };
    view! {
        <button type="button" class="print" on:click=print>
            {label}
        </button>
    }
}
