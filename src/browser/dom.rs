//! Queries, scrolling and focus.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::content_visibility;

/// Scrolls an element into view, after opening the closed `details` around it. It jumps: a smooth scroll would draw
/// every figure on the way, and changes of layout could stop it halfway.
pub fn go_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        open_around(&element);
        content_visibility::settle_now();
        element.scroll_into_view();
    }
}

/// All elements of the page that match a selector.
pub fn all(selector: &str) -> Vec<HtmlElement> {
    document().document_element().map(|root| all_in(&root, selector)).unwrap_or_default()
}

/// All descendants of an element that match a selector.
pub fn all_in(element: &Element, selector: &str) -> Vec<HtmlElement> {
    let Ok(found) = element.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.item(index)?.dyn_into().ok()).collect()
}

/// Opens all closed `details` around an element.
fn open_around(element: &Element) {
    let mut around = element.closest("details").ok().flatten();
    while let Some(details) = around {
        let _ = details.set_attribute("open", "");
        around = details.parent_element().and_then(|parent| parent.closest("details").ok().flatten());
    }
}

/// Focuses an element without scrolling the page.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Focuses an element if nothing is focused, as after the focused element was removed.
pub fn focus_if_lost(id: &str) {
    if document().active_element().is_none_or(|focused| focused.tag_name() == "BODY") {
        focus(id);
    }
}

/// Centers an element horizontally by scrolling. Scrolls vertically only if the element is outside the viewport.
pub fn slide_to(id: &str) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_inline(ScrollLogicalPosition::Center);
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Clicks the first element that matches a selector.
pub fn press_first(selector: &str) {
    if let Some(first) = all(selector).first() {
        first.click();
    }
}
