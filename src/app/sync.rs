//! Keeps every control in step with the parameters. Controls are found once, and a change of one number touches one.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::page::Page;
use crate::figures::{self, Book};
use crate::fragment::{Settings, ThemeChoice, name_of};
use crate::params::{CHOICES, Choice, NUMBERS, Number, ParamId, Params};
use crate::text::number::{plain, significant};

/// Everything on the page that shows parameters and is no figure.
pub(super) struct Controls {
    numbers: Vec<NumberControl>,
    choices: Vec<(&'static Choice, Element)>,
    books: Vec<(Book, Element)>,
    sentences: Vec<HtmlInputElement>,
    yaws: Vec<HtmlInputElement>,
    pitches: Vec<HtmlInputElement>,
}

/// A field, its slider, and the words below.
struct NumberControl {
    number: &'static Number,
    field: HtmlInputElement,
    slider: HtmlInputElement,
    notice: Element,
    shown: RefCell<Option<Shown>>,
}

/// What a number's control shows.
#[derive(PartialEq)]
struct Shown {
    value: f64,
    max: f64,
    /// Least and greatest place of the slider, and its step.
    range: (f64, f64, f64),
    words: String,
    is_typed: bool,
}

impl Controls {
    /// Those of the page.
    pub(super) fn of_page() -> Self {
        let choice = |element: Element| {
            let key = element.get_attribute("data-choice")?;
            Some((CHOICES.iter().find(|choice| choice.key == key)?, element))
        };
        let book = |element: Element| {
            let id = element.closest("figure").ok()??.id();
            Some((figures::by_id(&id)?.book?, element))
        };
        let inputs = |selector| all(selector).filter_map(|input| input.dyn_into().ok()).collect();
        Self {
            numbers: all("[data-number]").filter_map(|control| NumberControl::new(&control)).collect(),
            choices: all("[data-choice]").filter_map(choice).collect(),
            books: all(".book").filter_map(book).collect(),
            sentences: inputs("[name=sentence]"),
            yaws: inputs("[name=yaw]"),
            pitches: inputs("[name=pitch]"),
        }
    }

    /// Shows the parameters. What shows one that is as it was `before` is left alone.
    pub(super) fn show(&self, page: Page, params: &Params, before: Option<&Params>) {
        let changed = |id: ParamId| before.is_none_or(|before| before.differs(params, id));
        for control in &self.numbers {
            control.show(page, params);
        }
        for (choice, element) in self.choices.iter().filter(|(choice, _)| changed(choice.id)) {
            let chosen = choice.options[(choice.get)(params)];
            match element.dyn_ref::<HtmlInputElement>() {
                Some(radio) => radio.set_checked(radio.value() == chosen),
                None => select_option(element, chosen),
            }
        }
        if changed(ParamId::DModel) || changed(ParamId::NPos) {
            for (book, element) in &self.books {
                show(element, book.differs(params));
            }
        }
        for (id, inputs, value) in [
            (ParamId::Sentence, &self.sentences, params.sentence.to_string()),
            (ParamId::Viewpoint, &self.yaws, params.viewpoint.yaw.to_string()),
            (ParamId::Viewpoint, &self.pitches, params.viewpoint.pitch.to_string()),
        ] {
            if changed(id) {
                for input in inputs {
                    set_value(input, &value);
                }
            }
        }
    }
}

impl NumberControl {
    fn new(control: &Element) -> Option<Self> {
        let name = control.get_attribute("data-number")?;
        let part = |selector: &str| control.query_selector(selector).ok().flatten();
        Some(Self {
            number: NUMBERS.iter().find(|number| number.name == name)?,
            field: part("[type=number]")?.dyn_into().ok()?,
            slider: part("[type=range]")?.dyn_into().ok()?,
            notice: part(".field-notice")?,
            shown: RefCell::new(None),
        })
    }

    fn show(&self, page: Page, params: &Params) {
        let Self { number, field, slider, .. } = self;
        let value = (number.get)(params);
        let wanted = Shown {
            value,
            max: (number.max)(params),
            range: number.slider_range(params),
            words: page.notice(number.name),
            is_typed: page.is_typed(number.name, value),
        };
        if self.shown.borrow().as_ref() == Some(&wanted) {
            return;
        }
        let Shown { max, range: (start, end, step), words, is_typed, .. } = &wanted;
        set_attribute(field, "max", &plain(*max));
        set_attribute(field, "aria-invalid", if words.is_empty() { "false" } else { "true" });
        // While the reader types, the field is the reader's and is not rewritten under the fingers: half a number,
        // such as `2.` or `1e`, would be lost. What was typed stays for as long as the value is the one it gave.
        if !is_typed {
            set_value(field, &number.written(params));
        }
        // Once a large value was set, the slider keeps its long range: it must not change under a finger.
        let (now, end) = (slider.max(), plain(*end));
        let keeps = number.has_usual_range() && now.len() > end.len();
        set_attribute(slider, "min", &plain(*start));
        set_attribute(slider, "max", if keeps { &now } else { &end });
        set_attribute(slider, "step", &plain(*step));
        set_attribute(slider, "aria-valuetext", &significant(value, 12));
        set_value(slider, &plain(number.to_slider(value, params)));
        if self.notice.text_content().as_ref() != Some(words) {
            self.notice.set_text_content(Some(words));
        }
        self.shown.replace(Some(wanted));
    }
}

/// What follows from how the page shows itself.
pub(super) fn settings(settings: &Settings) {
    for select in all("[name=theme]") {
        select_option(&select, name_of(&ThemeChoice::ALL, settings.theme));
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
