//! Keys on a slide for controls that are not visible there: S opens the settings, V selects the next option of the first choice on
//! the board.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDetailsElement, HtmlInputElement};

use crate::browser::dom;

/// Acts on a key; returns whether it has a function.
pub(super) fn act(key: &str) -> bool {
    match key {
        "s" | "S" => toggle_settings(),
        "v" | "V" => next_option(),
        _ => false,
    }
}

fn toggle_settings() -> bool {
    let settings = document().query_selector(".dock-further").ok().flatten();
    let Some(settings) = settings.and_then(|settings| settings.dyn_into::<HtmlDetailsElement>().ok()) else {
        return false;
    };
    settings.set_open(!settings.open());
    true
}

/// Selects the next option of the first radio group on the board; after the last option, the first.
fn next_option() -> bool {
    let all = dom::all("#board .choice");
    let Some(choice) = all.first() else { return false };
    let options = dom::all_in(choice, "input[type=radio]");
    let is_checked =
        |option: &&web_sys::HtmlElement| option.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked);
    let next = options.iter().skip_while(|option| !is_checked(option)).nth(1).or(options.first());
    next.inspect(|option| option.click()).is_some()
}
