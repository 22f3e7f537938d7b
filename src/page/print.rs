//! The page on paper: every figure drawn, light, at a printer's resolution, with its parameters and its link below.
//!
//! Before a browser prints, the page is given the width that it will have on paper (`style/handout.css`), so that each
//! figure can be painted for the place where it is going to stand. Afterwards everything is as it was.

use std::any::Any;
use std::cell::RefCell;

use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{Page, use_page};
use crate::browser::clock::{When, later};
use crate::browser::dom::all;
use crate::browser::link::framed_by;
use crate::browser::scheduler::Scheduler;
use crate::browser::system::{self, on};
use crate::export::Taken;
use crate::text;

/// Marks a page that is laid out for paper.
const MARK: &str = "data-handout";
/// Marks what is left out while one chapter is printed.
const LEFT_OUT: &str = "data-left-out";

thread_local! {
    /// What was opened and added for the paper.
    static ADDED: RefCell<Added> = RefCell::default();
}

#[derive(Default)]
struct Added {
    opened: Vec<HtmlElement>,
    feet: Vec<Box<dyn Any>>,
}

/// Listens for as long as the page lives.
pub(super) fn follow(page: Page) {
    on("beforeprint", move || lay_out(page));
    on("afterprint", move || put_back(page));
    later(When::After(0), move || system::print_if_wanted(page.state));
}

fn lay_out(page: Page) {
    let Some(root) = document().document_element().filter(|root| !root.has_attribute(MARK)) else { return };
    // What is printed is then the page around it, with the figure as it stands there: perhaps where no window has shown it.
    if framed_by().is_some() {
        return page.scheduler.with_value(|scheduler| scheduler.paint_all());
    }
    let _ = root.set_attribute(MARK, "");
    let opened = all(":is(.deeper, .prose) > details:not([open])");
    for details in &opened {
        let _ = details.set_attribute("open", "");
    }
    page.scheduler.with_value(|scheduler| scheduler.paint_for_paper());
    let feet = page.scheduler.with_value(|scheduler| scheduler.views()).into_iter().filter_map(|view| {
        let frame = view.plot.closest("figure").ok().flatten()?;
        let caption: HtmlElement = frame.query_selector("figcaption").ok().flatten()?.unchecked_into();
        let (params, link) = (page.state.now(), page.link_to(view.figure.id));
        let parameters = view.with_scene(|scene| {
            Taken { figure: view.figure, params: &params, scene, link: &link, beside: None }.parameters()
        })?;
        Some(Box::new(mount_to(caption, move || view! { <Foot parameters link /> })) as Box<dyn Any>)
    });
    ADDED.set(Added { opened, feet: feet.collect() });
}

fn put_back(page: Page) {
    let Some(root) = document().document_element().filter(|root| root.has_attribute(MARK)) else { return };
    let Added { opened, feet } = ADDED.take();
    // Taken off the page.
    drop(feet);
    for details in opened {
        let _ = details.remove_attribute("open");
    }
    for left_out in all(&format!("[{LEFT_OUT}]")) {
        let _ = left_out.remove_attribute(LEFT_OUT);
    }
    let _ = root.remove_attribute(MARK);
    page.scheduler.with_value(Scheduler::paint_for_screen);
}

/// What a figure shows, and where to find it.
#[component]
fn Foot(parameters: String, link: String) -> impl IntoView {
    view! {
        <p class="foot">
            {parameters} <br />
            <a href=link.clone()>{link.clone()}</a>
        </p>
    }
}

/// Prints one chapter or, without a number, all of them.
#[island]
pub fn PrintButton(#[prop(optional)] chapter: Option<usize>) -> impl IntoView {
    let state = use_page().state;
    let label = text::get(if chapter.is_some() { "print.chapter" } else { "print.page" });
    let print = move |_| {
        if let Some(chapter) = chapter {
            let others = format!(".masthead, .claims, .ending, .colophon, .chapter:not(#chapter-{chapter})");
            for other in all(&others) {
                let _ = other.set_attribute(LEFT_OUT, "");
            }
        }
        system::print_soon(state);
    };
    view! {
        <button type="button" class="print" on:click=print>
            {label}
        </button>
    }
}
