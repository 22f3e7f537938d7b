//! What readers do, wherever on the page they do it: one listener of each kind serves all controls and figures.

use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement, ScrollIntoViewOptions};

use super::claims;
use super::later;
use super::page::Page;
use super::player::Player;
use super::pointer;
use crate::figures;
use crate::fragment::{ThemeChoice, named};
use crate::params::{CHOICES, NUMBERS, Params};

/// Begins to listen.
#[inline(never)]
pub(super) fn listen(page: Page, player: Player) {
    on("input", move |event| input(page, event));
    on("change", move |event| changed(page, player, event));
    on("focusout", move |_| page.typed_no_more());
    on("click", move |event| {
        let Some(target) = target(event) else { return };
        let closest = |selector: &str| target.closest(selector).ok().flatten();
        if closest(".claims summary").is_some() {
            claims::open();
        }
        if let Some(act) = closest("[data-act]") {
            click(page, player, &act.get_attribute("data-act").unwrap_or_default());
        }
    });
    // Whoever does something is about to see more than the first figures.
    for sign in ["scroll", "pointerdown", "keydown"] {
        on(sign, move |_| later::fetch(&page.stage()));
    }
    on("keydown", move |event| {
        if pointer::press(page, player, event.unchecked_ref()) {
            event.prevent_default();
        }
    });
    on("pointermove", move |event| pointer::point(page, event.unchecked_ref()));
    on("pointerdown", move |event| pointer::point(page, event.unchecked_ref()));
    on("pointerout", move |event| pointer::leave(page, event.unchecked_ref()));
}

/// Calls `act` at every event of this name, for as long as the page lives.
pub(super) fn on(name: &str, act: impl Fn(&Event) + 'static) {
    let act = Closure::wrap(Box::new(move |event: Event| act(&event)) as Box<dyn Fn(Event)>);
    // Only a listener that is no function would be refused.
    let _ = window().add_event_listener_with_callback(name, act.into_js_value().unchecked_ref());
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// A slider moves, or somebody types.
fn input(page: Page, event: &Event) {
    let Some(input) = target(event).and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else { return };
    let name = input.name();
    match name.as_str() {
        "sentence" => page.change(|params| params.sentence = input.value().into()),
        "yaw" => page.change(|params| params.viewpoint.yaw = input.value_as_number() as i32),
        "pitch" => page.change(|params| params.viewpoint.pitch = input.value_as_number() as i32),
        _ => {}
    }
    let Some(number) = NUMBERS.iter().find(|number| number.name == name) else { return };
    if input.type_() == "range" {
        let now = page.params_now();
        page.typed_no_more();
        page.set_number(number, number.at_slider(input.value_as_number(), (number.get)(&now), &now));
    } else {
        page.type_number(number, &input.value());
    }
}

/// Something was chosen, or typing is done.
fn changed(page: Page, player: Player, event: &Event) {
    let Some(target) = target(event) else { return };
    let value = match target.dyn_ref::<HtmlInputElement>() {
        Some(input) if input.type_() == "number" => return page.typed_no_more(),
        Some(input) if input.name() == "loop" => return player.set_looping(input.checked()),
        Some(input) => input.value(),
        None => target.dyn_ref::<HtmlSelectElement>().map(HtmlSelectElement::value).unwrap_or_default(),
    };
    if let Some(key) = target.get_attribute("data-choice") {
        if let Some(choice) = CHOICES.iter().find(|choice| choice.key == key) {
            page.choose(choice, choice.options.iter().position(|option| *option == value).unwrap_or(0));
        }
        return;
    }
    match target.get_attribute("name").as_deref() {
        Some("theme") => page.set_theme(named(&ThemeChoice::ALL, &value).unwrap_or_default()),
        Some("speed") => player.set_speed(&value),
        _ => {}
    }
}

fn click(page: Page, player: Player, act: &str) {
    match act {
        "play" => player.toggle(),
        "back" => player.step(-1),
        "on" => player.step(1),
        "reset" => {
            page.clear_notices();
            page.change(|params| *params = Params::default());
        }
        _ => {
            if let Some(index) = act.strip_prefix("claim-") {
                claims::show(page, index);
            } else if let Some(id) = act.strip_prefix("book-") {
                let book = figures::by_id(id).and_then(|figure| figure.book);
                page.change(|params| {
                    if let Some(book) = book {
                        book.set(params);
                    }
                });
            } else if let Some(preset) = PRESETS.iter().find(|preset| preset.act == act) {
                preset.open(page);
            }
        }
    }
}

/// A figure of the book: its parameters, and the chapter that shows its panels. A panel with parameters of its own has
/// a button for them in its frame.
struct Preset {
    act: &'static str,
    chapter: &'static str,
    d_model: u32,
    n_pos: u32,
}

static PRESETS: [Preset; 4] = [
    Preset { act: "preset-1", chapter: "chapter-1", d_model: 2, n_pos: 20 },
    Preset { act: "preset-2", chapter: "chapter-2", d_model: 128, n_pos: 50 },
    Preset { act: "preset-3", chapter: "chapter-3", d_model: 128, n_pos: 50 },
    Preset { act: "preset-4", chapter: "chapter-4", d_model: 512, n_pos: 200 },
];

impl Preset {
    fn open(&self, page: Page) {
        page.clear_notices();
        page.change(|params| {
            let book = Params { d_model: self.d_model, n_pos: self.n_pos, ..Params::default() };
            *params = Params { sentence: params.sentence.clone(), ..book };
        });
        go_to(self.chapter);
    }
}

/// Brings an element into view. Style decides whether the way there is smooth: readers may ask for less motion.
pub(super) fn go_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view_with_scroll_into_view_options(&ScrollIntoViewOptions::new());
    }
}
