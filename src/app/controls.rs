//! The rail: a slider and an exact field for each number, the book's presets, and light or dark.

use std::sync::Arc;

use leptos::ev::Event;
use leptos::html::Input;
use leptos::prelude::*;
use web_sys::{HtmlInputElement, ScrollIntoViewOptions};

use super::page::Page;
use crate::fragment::{ThemeChoice, name_of, named};
use crate::params::{CHOICES, Choice, GENERAL_CHOICES, NUMBERS, Number, ParamId, Params, Step, Viewpoint, number};
use crate::text;
use crate::text::number::{plain, significant};

/// A slider and a field for every number that the link does not hide.
pub(super) fn rail(page: Page) -> AnyView {
    let controls = move || {
        let hidden = page.settings.with(|settings| settings.hidden.clone());
        NUMBERS
            .iter()
            .filter(|number| number.id != ParamId::Seed && !hidden.contains(&number.key))
            .map(|number| number_control(page, number))
            .collect_view()
            .into_any()
    };
    let choices = CHOICES.iter().filter(|choice| GENERAL_CHOICES.contains(&choice.id));
    let choices = choices.map(|choice| choice_select(page, choice));
    view! {
        <div class="numbers">{controls}</div>
        <div class="general-choices">{choices.collect_view()} {theme_select(page)}</div>
    }
    .into_any()
}

/// The control of a parameter that stands in a figure's frame.
pub(super) fn frame_control(page: Page, id: ParamId) -> Option<AnyView> {
    match id {
        ParamId::Seed => return Some(number_control(page, number(id))),
        ParamId::Sentence => return Some(sentence_control(page)),
        ParamId::Viewpoint => return Some(viewpoint_control(page)),
        _ => {}
    }
    CHOICES.iter().find(|choice| choice.id == id).map(|choice| choice_control(page, choice))
}

/// Derived texts have one type each, so that the code which binds them stands in the program once.
fn shows(derive: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(derive)
}

fn number_control(page: Page, number: &'static Number) -> AnyView {
    // While the reader types, the field is the reader's and is not rewritten under the fingers: half a number, such as
    // `2.` or `1e`, would be lost. What was typed stays for as long as the value is the one it gave.
    let draft = RwSignal::new(None::<f64>);
    let field = NodeRef::<Input>::new();
    Effect::new(move |_| {
        let (value, written) = page.params.with(|params| ((number.get)(params), number.written(params)));
        let kept = draft.get();
        if kept == Some(value) {
            return;
        }
        if kept.is_some() {
            draft.set(None);
        }
        if let Some(field) = field.get() {
            field.set_value(&written);
        }
    });
    let most = shows(move || page.params.with(|params| plain((number.max)(params))));
    let range = Memo::new(move |before: Option<&(f64, f64, f64)>| {
        let (min, max, step) = page.params.with(|params| number.slider_range(params));
        // Once a large value was set, the slider keeps its long range: it must not change under a finger.
        let kept = before.filter(|before| number.has_usual_range() && before.1 > max);
        (min, kept.map_or(max, |before| before.1), step)
    });
    let [range_min, range_max, range_step] =
        [shows(move || plain(range.get().0)), shows(move || plain(range.get().1)), shows(move || plain(range.get().2))];
    let place = shows(move || {
        // The range first: a browser brings a place beyond it back in.
        range.track();
        page.params.with(|params| plain(number.to_slider((number.get)(params), params)))
    });
    let spoken = shows(move || page.params.with(|params| significant((number.get)(params), 12)));
    let notice = shows(move || {
        page.notices.with(|notices| {
            notices
                .iter()
                .find(|notice| notice.name == number.name)
                .map(|notice| notice.text.clone())
                .unwrap_or_default()
        })
    });
    let is_wrong = shows(move || notice.with(|notice| if notice.is_empty() { "false" } else { "true" }.into()));
    let slide = move |event: Event| {
        let place = event_target::<HtmlInputElement>(&event).value_as_number();
        let now = page.params.get_untracked();
        draft.set(None);
        page.set_number(number, number.at_slider(place, (number.get)(&now), &now));
    };
    let type_in = move |event: Event| {
        let typed = event_target_value(&event);
        page.type_number(number, &typed);
        draft.set(Some(page.params.with_untracked(number.get)));
    };
    let id = format!("field-{}", number.name);
    let notice_id = format!("notice-{}", number.name);
    let label = text::get(&format!("param.{}", number.name));
    let help = text::get(&format!("param.{}.help", number.name));
    view! {
        <div class="control">
            <label for=id.clone() title=help>{label.clone()}</label>
            <input
                type="number"
                inputmode="decimal"
                autocomplete="off"
                name=number.name
                id=id
                min=plain(number.min)
                max=most
                step=if number.step == Step::Even { "2" } else { "any" }
                aria-describedby=notice_id.clone()
                aria-invalid=is_wrong
                node_ref=field
                on:input=type_in
                on:change=move |_| draft.set(None)
                on:blur=move |_| draft.set(None)
            />
            <input
                type="range"
                name=number.name
                min=range_min
                max=range_max
                step=range_step
                aria-label=label
                aria-valuetext=spoken
                prop:value=place
                on:input=slide
            />
            <p class="field-notice" id=notice_id role="status">{notice}</p>
        </div>
    }
    .into_any()
}

/// Options of a choice, as a row of radio buttons.
pub(super) fn choice_control(page: Page, choice: &'static Choice) -> AnyView {
    let option = move |index: usize| {
        let label = text::get(&format!("param.{}.{}", choice.key, choice.options[index]));
        let chosen = Signal::derive(move || page.params.with(|params| (choice.get)(params)) == index);
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=choice.key
                    value=choice.options[index]
                    prop:checked=chosen
                    on:change=move |_| page.choose(choice, index)
                />
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get(&format!("param.{}", choice.key))}</legend>
            {(0..choice.options.len()).map(option).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// The reader's own words.
fn sentence_control(page: Page) -> AnyView {
    let written = shows(move || page.params.with(|params| params.sentence.to_string()));
    let type_in = move |event: Event| page.change(|params| params.sentence = event_target_value(&event).into());
    view! {
        <label class="sentence">
            <span>{text::get("sentence.title")}</span>
            <input type="text" name="sentence" dir="auto" autocomplete="off" prop:value=written on:input=type_in />
        </label>
    }
    .into_any()
}

/// From where a figure in three dimensions is seen; dragging the figure moves the same two sliders.
fn viewpoint_control(page: Page) -> AnyView {
    let slider = move |name: &'static str, most: i32, field: fn(&mut Viewpoint) -> &mut i32| {
        let value = shows(move || page.params.with(|params| field(&mut params.viewpoint.clone()).to_string()));
        let slide = move |event: Event| {
            let degrees = event_target::<HtmlInputElement>(&event).value_as_number() as i32;
            page.change(|params| *field(&mut params.viewpoint) = degrees);
        };
        view! {
            <label class="option">
                <span>{text::get(&format!("viewpoint.{name}"))}</span>
                <input type="range" name=name min=-most max=most step="1" prop:value=value on:input=slide />
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get("viewpoint.title")}</legend>
            {slider("yaw", 180, |viewpoint| &mut viewpoint.yaw)}
            {slider("pitch", 90, |viewpoint| &mut viewpoint.pitch)}
        </fieldset>
    }
    .into_any()
}

/// A figure of the book: its parameters, and the chapter that shows its panels.
struct Preset {
    key: &'static str,
    chapter: usize,
    d_model: u32,
    n_pos: u32,
}

/// The four figures of the book. A panel with parameters of its own has a button for them in its frame.
static PRESETS: [Preset; 4] = [
    Preset { key: "preset.1", chapter: 1, d_model: 2, n_pos: 20 },
    Preset { key: "preset.2", chapter: 2, d_model: 128, n_pos: 50 },
    Preset { key: "preset.3", chapter: 3, d_model: 128, n_pos: 50 },
    Preset { key: "preset.4", chapter: 4, d_model: 512, n_pos: 200 },
];

/// Buttons that set the book's parameters and go to its panels, and one that goes back to the start.
pub(super) fn presets(page: Page) -> AnyView {
    let buttons = PRESETS.iter().map(|preset| {
        let go = move |_| {
            page.clear_notices();
            page.change(|params| {
                let book = Params { d_model: preset.d_model, n_pos: preset.n_pos, ..Params::default() };
                *params = Params { sentence: params.sentence.clone(), ..book };
            });
            scroll_to(&format!("chapter-{}", preset.chapter));
        };
        view! { <button type="button" on:click=go>{text::get(preset.key)}</button> }.into_any()
    });
    let reset = move |_| {
        page.clear_notices();
        page.change(|params| *params = Params::default());
    };
    view! {
        <div class="presets" role="group" aria-label=text::get("preset.title")>
            {buttons.collect_view()}
            <button type="button" class="reset" on:click=reset>{text::get("preset.reset")}</button>
        </div>
    }
    .into_any()
}

fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        // Style decides whether the way there is smooth: readers may ask for less motion.
        element.scroll_into_view_with_scroll_into_view_options(&ScrollIntoViewOptions::new());
    }
}

/// Light, dark, or as the system says.
fn theme_select(page: Page) -> AnyView {
    let now = shows(move || page.settings.with(|settings| name_of(&ThemeChoice::ALL, settings.theme).to_owned()));
    let names = ThemeChoice::ALL.iter().map(|(name, _)| *name).collect();
    let choose = move |name: String| page.set_theme(named(&ThemeChoice::ALL, &name).unwrap_or_default());
    select("theme", names, now, Arc::new(choose))
}

/// A choice that concerns every figure, as a list to select from.
fn choice_select(page: Page, choice: &'static Choice) -> AnyView {
    let now = shows(move || choice.options[page.params.with(choice.get)].to_owned());
    let choose = move |name: String| {
        page.choose(choice, choice.options.iter().position(|option| *option == name).unwrap_or(0));
    };
    select(choice.key, choice.options.to_vec(), now, Arc::new(choose))
}

/// A list of named options; texts are `param.<key>` and `param.<key>.<option>`.
fn select(
    key: &'static str,
    options: Vec<&'static str>,
    now: Signal<String>,
    choose: Arc<dyn Fn(String) + Send + Sync>,
) -> AnyView {
    let options = options.into_iter().map(|option| {
        let label = text::get(&format!("param.{key}.{option}"));
        view! { <option value=option>{label}</option> }.into_any()
    });
    view! {
        <label class="choose">
            <span>{text::get(&format!("param.{key}"))}</span>
            <select name=key prop:value=now on:change=move |event: Event| choose(event_target_value(&event))>
                {options.collect_view()}
            </select>
        </label>
    }
    .into_any()
}
