//! The rail: a slider and an exact field for each number, the book's presets, and light or dark.

use leptos::prelude::*;
use web_sys::{HtmlSelectElement, ScrollIntoViewOptions};

use super::page::Page;
use crate::fragment::{ThemeChoice, name_of, named};
use crate::params::{Choice, NUMBERS, Number, Params};
use crate::text;
use crate::text::number::significant;

/// A slider and a field for every number that the link does not hide.
#[component]
pub(super) fn Rail() -> impl IntoView {
    let page = expect_context::<Page>();
    let shown = Memo::new(move |_| {
        page.settings.with(|settings| {
            (0..NUMBERS.len()).filter(|&index| !settings.hidden.contains(&NUMBERS[index].key)).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="numbers">
            <For each=move || shown.get() key=|index| *index children=|index| view! { <NumberControl number=&NUMBERS[index] /> } />
        </div>
    }
}

#[component]
fn NumberControl(number: &'static Number) -> impl IntoView {
    let page = expect_context::<Page>();
    let value = Memo::new(move |_| page.params.with(|params| (number.get)(params)));
    // While the reader types, the field is the reader's: it is not rewritten under the fingers.
    let draft = RwSignal::new(None::<String>);
    let range = Memo::new(move |before: Option<&(f64, f64, f64)>| {
        let (min, max, step) = page.params.with(|params| number.slider_range(params));
        // Once a large value was set, the slider keeps its long range: it must not change under a finger.
        let keeps = before.is_some_and(|before| number.has_usual_range() && before.1 > max);
        (min, if keeps { before.map_or(max, |before| before.1) } else { max }, step)
    });
    let place = move || page.params.with(|params| number.to_slider(value.get(), params));
    let notice = Memo::new(move |_| {
        page.notices.with(|notices| notices.iter().find(|notice| notice.name == number.name).map(|n| n.text.clone()))
    });
    let id = format!("field-{}", number.name);
    let notice_id = format!("notice-{}", number.name);
    let label = text::get(&format!("param.{}", number.name)).to_owned();
    let help = text::get(&format!("param.{}.help", number.name)).to_owned();
    view! {
        <div class="control">
            <label for=id.clone() title=help>{label.clone()}</label>
            <input
                type="number"
                inputmode="decimal"
                autocomplete="off"
                name=number.name
                id=id
                min=number.min
                max=move || page.params.with(|params| (number.max)(params))
                step="any"
                aria-describedby=notice_id.clone()
                aria-invalid=move || notice.with(Option::is_some).then_some("true")
                prop:value=move || {
                    draft.get().unwrap_or_else(|| page.params.with(|params| number.written(params)))
                }
                on:input=move |event| {
                    let typed = event_target_value(&event);
                    page.type_number(number, &typed);
                    draft.set(Some(typed));
                }
                on:change=move |_| draft.set(None)
                on:blur=move |_| draft.set(None)
            />
            <input
                type="range"
                name=number.name
                min=move || range.get().0
                max=move || range.get().1
                step=move || range.get().2
                aria-label=label
                aria-valuetext=move || significant(value.get(), 12)
                prop:value=place
                on:input=move |event| {
                    if let Ok(place) = event_target_value(&event).parse::<f64>() {
                        let now = page.params.get_untracked();
                        draft.set(None);
                        page.set_number(number, number.at_slider(place, (number.get)(&now), &now));
                    }
                }
            />
            <p class="field-notice" id=notice_id role="status">{move || notice.get()}</p>
        </div>
    }
}

/// Options of a choice, as a row of buttons of which one is pressed.
#[component]
pub(super) fn ChoiceControl(choice: &'static Choice) -> impl IntoView {
    let page = expect_context::<Page>();
    let chosen = Memo::new(move |_| page.params.with(|params| (choice.get)(params)));
    let option = move |index: usize| {
        let label = text::get(&format!("param.{}.{}", choice.key, choice.options[index])).to_owned();
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=choice.key
                    value=choice.options[index]
                    prop:checked=move || chosen.get() == index
                    on:change=move |_| page.choose(choice, index)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get(&format!("param.{}", choice.key)).to_owned()}</legend>
            {(0..choice.options.len()).map(option).collect_view()}
        </fieldset>
    }
}

/// A figure of the book: its parameters, and the chapter that shows its panels.
struct Preset {
    key: &'static str,
    chapter: usize,
    set: fn(&mut Params),
}

/// The four figures of the book. A panel with parameters of its own has a button for them in its frame.
static PRESETS: [Preset; 4] = [
    Preset { key: "preset.1", chapter: 1, set: |params| (params.d_model, params.n_pos, params.pair) = (2, 20, 0) },
    Preset { key: "preset.2", chapter: 2, set: |params| (params.d_model, params.n_pos) = (128, 50) },
    Preset {
        key: "preset.3",
        chapter: 3,
        set: |params| (params.d_model, params.n_pos, params.pos, params.k) = (128, 50, 10, 5),
    },
    Preset { key: "preset.4", chapter: 4, set: |params| (params.d_model, params.n_pos) = (512, 200) },
];

/// Buttons that set the book's parameters and go to its panels, and one that goes back to the start.
#[component]
pub(super) fn Presets() -> impl IntoView {
    let page = expect_context::<Page>();
    let buttons = PRESETS.iter().map(|preset| {
        let go = move |_| {
            page.clear_notices();
            page.change(|params| {
                *params = Params { orientation: params.orientation, precision: params.precision, ..Params::default() };
                (preset.set)(params);
            });
            scroll_to(&format!("chapter-{}", preset.chapter));
        };
        view! { <button type="button" on:click=go>{text::get(preset.key)}</button> }
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
}

fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        // Style decides whether the way there is smooth: readers may ask for less motion.
        element.scroll_into_view_with_scroll_into_view_options(&ScrollIntoViewOptions::new());
    }
}

/// Light, dark, or as the system says.
#[component]
pub(super) fn ThemeSelect() -> impl IntoView {
    let page = expect_context::<Page>();
    let now = move || page.settings.with(|settings| name_of(&ThemeChoice::ALL, settings.theme));
    let choose = move |event: leptos::ev::Event| {
        let name = event_target::<HtmlSelectElement>(&event).value();
        page.set_theme(named(&ThemeChoice::ALL, &name).unwrap_or_default());
    };
    let options = ThemeChoice::ALL.iter().map(|(name, _)| {
        view! { <option value=*name>{text::get(&format!("theme.{name}")).to_owned()}</option> }
    });
    view! {
        <label class="theme">
            <span>{text::get("theme.title")}</span>
            <select name="theme" prop:value=now on:change=choose>{options.collect_view()}</select>
        </label>
    }
}
