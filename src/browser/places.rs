//! Goes to places of the page.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

/// Scrolls an element into view, and opens what it is hidden in. The style sheet decides whether smoothly: readers may
/// ask for less motion.
pub fn go_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        open_around(&element);
        element.scroll_into_view();
    }
}

/// Likewise where the browser itself goes there, but not into what is closed.
pub fn went_to(id: &str) {
    if document().get_element_by_id(id).is_some_and(|element| open_around(&element)) {
        go_to(id);
    }
}

/// Opens all that this selector names.
pub fn open_all(selector: &str) {
    let Ok(closed) = document().query_selector_all(selector) else { return };
    for details in (0..closed.length()).filter_map(|index| closed.get(index)) {
        let _ = details.unchecked_into::<Element>().set_attribute("open", "");
    }
}

/// Opens everything closed around an element, and says whether there was any.
fn open_around(element: &Element) -> bool {
    let mut opened = false;
    let mut around = element.closest("details").ok().flatten();
    while let Some(details) = around {
        opened |= !details.has_attribute("open");
        let _ = details.set_attribute("open", "");
        around = details.parent_element().and_then(|parent| parent.closest("details").ok().flatten());
    }
    opened
}

/// Gives the focus to an element without scrolling the page.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}
