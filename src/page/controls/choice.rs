//! A choice among named options.

use leptos::prelude::*;

use crate::fragment::{ThemeChoice, name_of, named};
use crate::page::use_page;
use crate::params::{Choice, Params};
use crate::text;

/// Options as a row of radio buttons, in the frame of a figure.
#[component]
pub(in crate::page) fn Radios(choice: &'static Choice, view: String) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let (key, default) = (choice.key, (choice.get)(&Params::default()));
    let chosen = Signal::derive(move || state.params.effective.with(choice.get));
    let name = format!("{key}-{view}");
    let is_table = Memo::new(move |_| state.params.effective.with(|params| params.table.is_some()));
    // While a table is shown, an option may have another meaning, and then has another label.
    let label = move |option: &str| {
        let table_label = is_table.get().then(|| text::find(&format!("param.{key}.{option}.table"))).flatten();
        table_label.unwrap_or_else(|| text::get(&format!("param.{key}.{option}")))
    };
    let option = move |(index, option): (usize, &&'static str)| {
        let option: &'static str = option;
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=name.clone()
                    value=option
                    checked=index == default
                    prop:checked=Signal::derive(move || chosen.get() == index)
                    on:change=move |_| {
                        state.params.choose(choice, index);
                        page.link.commit();
                    }
                />
                <span>{move || label(option)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get(&format!("param.{key}"))}</legend>
            {choice.options.iter().enumerate().map(option).collect_view()}
        </fieldset>
    }
}

/// A choice as a `<select>`.
#[component]
pub(super) fn ChoiceList(choice: &'static Choice) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let chosen = Signal::derive(move || state.params.effective.with(choice.get));
    let choose = move |option: String| {
        state.params.choose(choice, choice.options.iter().position(|known| *known == option).unwrap_or(0));
        page.link.commit();
    };
    view! { <List key=choice.key options=choice.options.to_vec() chosen choose /> }
}

/// The theme as a `<select>`.
#[component]
pub(super) fn ThemeList() -> impl IntoView {
    let page = use_page();
    let theme = move || page.state.settings.with(|settings| name_of(&ThemeChoice::ALL, settings.theme));
    let chosen = Signal::derive(move || {
        let theme = theme();
        ThemeChoice::ALL.iter().position(|(name, _)| *name == theme).unwrap_or(0)
    });
    let choose = move |option: String| {
        let theme = named(&ThemeChoice::ALL, &option).unwrap_or_default();
        page.state.settings.update(|settings| settings.theme = theme);
        page.link.commit();
    };
    view! { <List key="theme" options=ThemeChoice::ALL.map(|(name, _)| name).to_vec() chosen choose /> }
}

/// A labelled `<select>`; its texts are `param.<key>` and `param.<key>.<option>`.
#[component]
fn List(
    key: &'static str,
    options: Vec<&'static str>,
    chosen: Signal<usize>,
    choose: impl Fn(String) + Send + 'static,
) -> impl IntoView {
    let option = move |(index, option): (usize, &'static str)| {
        view! {
            <option value=option selected=index == 0 prop:selected=Signal::derive(move || chosen.get() == index)>
                {text::get(&format!("param.{key}.{option}"))}
            </option>
        }
    };
    view! {
        <label class="choose">
            <span>{text::get(&format!("param.{key}"))}</span>
            <select name=key on:change:target=move |event| choose(event.target().value())>
                {options.into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}
