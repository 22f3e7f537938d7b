//! Keeps every control in step with the parameters. A property is written only where it differs, so that a change of
//! one number touches one control.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::page::Page;
use crate::figures;
use crate::fragment::{Settings, ThemeChoice, name_of};
use crate::params::{CHOICES, NUMBERS, Number, ParamId, Params};
use crate::text::number::{plain, significant};

/// Everything that shows parameters and is no figure. What shows a parameter that is as it was `before` is left alone.
pub(super) fn controls(page: Page, params: &Params, before: Option<&Params>) {
    let changed = |id: ParamId| before.is_none_or(|before| before.differs(params, id));
    for control in all("[data-number]") {
        let name = control.get_attribute("data-number");
        if let Some(number) = NUMBERS.iter().find(|number| Some(number.name) == name.as_deref()) {
            number_control(page, params, number, &control);
        }
    }
    for choice in CHOICES.iter().filter(|choice| changed(choice.id)) {
        let chosen = choice.options[(choice.get)(params)];
        for element in all(&format!("[data-choice={}]", choice.key)) {
            match element.dyn_into::<HtmlInputElement>() {
                Ok(radio) => radio.set_checked(radio.value() == chosen),
                Err(select) => select_option(&select, chosen),
            }
        }
    }
    if changed(ParamId::DModel) || changed(ParamId::NPos) {
        for book in all(".book") {
            let id = book.closest("figure").ok().flatten().map(|figure| figure.id());
            let book_of = id.and_then(|id| figures::by_id(&id)).and_then(|figure| figure.book);
            show(&book, book_of.is_some_and(|book| book.differs(params)));
        }
    }
    for (id, selector, value) in [
        (ParamId::Sentence, "[name=sentence]", params.sentence.to_string()),
        (ParamId::Viewpoint, "[name=yaw]", params.viewpoint.yaw.to_string()),
        (ParamId::Viewpoint, "[name=pitch]", params.viewpoint.pitch.to_string()),
    ] {
        if !changed(id) {
            continue;
        }
        for input in all(selector).filter_map(|input| input.dyn_into::<HtmlInputElement>().ok()) {
            set_value(&input, &value);
        }
    }
}

/// What follows from how the page shows itself.
pub(super) fn settings(settings: &Settings) {
    for select in all("[name=theme]") {
        select_option(&select, name_of(&ThemeChoice::ALL, settings.theme));
    }
}

fn number_control(page: Page, params: &Params, number: &'static Number, control: &Element) {
    let part = |selector: &str| control.query_selector(selector).ok().flatten();
    let input = |selector: &str| part(selector).and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
    let value = (number.get)(params);
    let words = page.notice(number.name);
    if let Some(field) = input("[type=number]") {
        set_attribute(&field, "max", &plain((number.max)(params)));
        set_attribute(&field, "aria-invalid", if words.is_empty() { "false" } else { "true" });
        // While the reader types, the field is the reader's and is not rewritten under the fingers: half a number,
        // such as `2.` or `1e`, would be lost. What was typed stays for as long as the value is the one it gave.
        if !page.is_typed(number.name, value) {
            set_value(&field, &number.written(params));
        }
    }
    if let Some(slider) = input("[type=range]") {
        let (min, max, step) = number.slider_range(params);
        // Once a large value was set, the slider keeps its long range: it must not change under a finger.
        let (now, max) = (slider.max(), plain(max));
        let keeps = number.has_usual_range() && now.len() > max.len();
        set_attribute(&slider, "min", &plain(min));
        set_attribute(&slider, "max", if keeps { &now } else { &max });
        set_attribute(&slider, "step", &plain(step));
        set_attribute(&slider, "aria-valuetext", &significant(value, 12));
        set_value(&slider, &plain(number.to_slider(value, params)));
    }
    if let Some(notice) = part(".field-notice").filter(|notice| notice.text_content().as_ref() != Some(&words)) {
        notice.set_text_content(Some(&words));
    }
}

/// The elements of the document that a selector finds.
pub(super) fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = leptos::prelude::document().query_selector_all(selector).expect("selectors here are well-formed");
    (0..found.length()).filter_map(move |index| found.get(index)?.dyn_into().ok())
}

/// Shows an element or hides it.
pub(super) fn show(element: &Element, shown: bool) {
    let _ = if shown { element.remove_attribute("hidden") } else { element.set_attribute("hidden", "") };
}

fn set_value(input: &HtmlInputElement, value: &str) {
    if input.value() != value {
        input.set_value(value);
    }
}

fn set_attribute(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

fn select_option(element: &Element, option: &str) {
    let select: &HtmlSelectElement = element.unchecked_ref();
    if select.value() != option {
        select.set_value(option);
    }
}
