//! The control of a number: a field and a slider with the same name.

use leptos::either::Either;
use leptos::html::Input;
use leptos::prelude::*;

use super::player::SweepButton;
use crate::catalog::{self, Figure, any_depends_on};
use crate::page::erased::Erase;
use crate::page::mounted::while_mounted;
use crate::page::use_page;
use crate::params::{Number, ParamId, Params, Step};
use crate::state::{State, own_numbers};
use crate::text::number::{plain, significant, whole};
use crate::text::{self, fill};

/// The control of a number, unless the link hides it. `place` is a suffix that keeps element ids unique if the same
/// control is in several frames.
#[component]
pub(in crate::page) fn NumberField(
    number: &'static Number,
    #[prop(default = String::new())] place: String,
) -> impl IntoView {
    let settings = use_page().state.settings;
    let is_shown = Memo::new(move |_| settings.with(|settings| !settings.hidden.contains(&number.key)));
    move || is_shown.get().then(|| view! { <Control number place=place.clone() /> })
}

/// The field, its slider, its help, and the notice about the input.
#[component]
fn Control(number: &'static Number, place: String) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let name = number.name;
    let value = Memo::new(move |_| state.params.effective.with(number.get));
    let max = Signal::derive(move || plain(state.params.effective.with(number.max)));
    // The value that the reader is typing. While the number has this value, the text of the field is kept, because
    // rewriting it would remove an incomplete number such as `2.` or `1e`.
    let typed = RwSignal::new(None::<f64>);
    let field = NodeRef::<Input>::new();
    let field_text = Memo::new(move |before: Option<&String>| match before {
        Some(before) if typed.get() == Some(value.get()) => before.clone(),
        _ => plain(value.get()),
    });
    let end_typing = move || {
        typed.set(None);
        // Set explicitly, because the text of the field may differ even if the signal has not changed.
        if let Some(field) = field.get_untracked() {
            field.set_value(&plain(value.get_untracked()));
        }
    };
    Effect::new(move |_| {
        let value = value.get();
        if typed.get_untracked().is_some_and(|typed| typed != value) {
            end_typing();
        }
    });
    let notice = Signal::derive(move || {
        state.params.notices.with(|notices| {
            notices.iter().find(|notice| notice.name == name).map(|notice| notice.text.clone()).unwrap_or_default()
        })
    });
    let is_invalid = Signal::derive(move || notice.with(|notice| if notice.is_empty() { "false" } else { "true" }));
    let has_no_notice = Signal::derive(move || notice.with(String::is_empty));
    let is_idle = Signal::derive(move || is_idle(state, number.id));
    // The link to a figure is shown only in the dock, because a control in a frame is next to the figure that it
    // changes.
    let shown_by = catalog::ALL.iter().find(|figure| place.is_empty() && figure.depends_on(number.id));
    let idle = shown_by.map(|figure| {
        let title = text::get(&format!("figure.{}.title", figure.id));
        view! {
            <p class="idle" hidden=move || !is_idle.get()>
                <a href=format!("#{}", figure.id)>{fill("controls.idle", &[("title", title)])}</a>
            </p>
        }
    });
    let fixed = Memo::new(move |_| fixed_text(state, number.id));
    let is_fixed = Signal::derive(move || fixed.with(Option::is_some));
    let initial = state.params.now();
    let ids = ["field", "help", "notice"].map(|part| format!("{part}-{name}{place}"));
    let [field_id, help_id, notice_id] = ids.clone();
    let described_by = format!("{} {}", ids[1], ids[2]);
    view! {
        <div
            class="control"
            id=format!("control-{name}{place}")
            data-fixed=move || is_fixed.get().then_some("")
        >
            <label id=format!("label-{name}{place}") for=field_id.clone()>
                <Name name />
            </label>
            <input
                type="number"
                inputmode="decimal"
                autocomplete="off"
                name=input_name(state, number)
                node_ref=field
                id=field_id
                min=plain(number.min)
                max=max
                step=if number.step == Step::Even { "2" } else { "any" }
                value=number.written(&initial)
                prop:value=field_text
                aria-describedby=described_by
                aria-invalid=is_invalid
                disabled=is_fixed
                on:input:target=move |event| {
                    state.params.type_number(number, &event.target().value());
                    typed.set(Some(value.get_untracked()));
                }
                on:change=while_mounted(move |_| {
                    end_typing();
                    page.link.commit();
                })
                on:blur=while_mounted(move |_| end_typing())
            />
            <SweepButton number />
            <NumberSlider number value is_fixed help_id=help_id.clone() />
            <p class="fixed-by" title=move || fixed.get() hidden=move || !is_fixed.get()>
                <span aria-hidden="true">{move || fixed_value(state, number.id)}</span>
                <span class="visually-hidden">{move || fixed.get()}</span>
            </p>
            <p class="help" id=help_id>{text::get(&format!("param.{name}.help"))}</p>
            {idle}
            <p class="field-notice" id=notice_id hidden=has_no_notice>
                {notice}
            </p>
        </div>
    }
}

/// The name of the inputs: that of the number on the whole page, another one for a view with separate parameters.
fn input_name(state: State, number: &Number) -> String {
    if state.is_own { format!("own-{}", number.name) } else { number.name.to_owned() }
}

/// The name of a number, and its short form, of which the style sheet shows one. A model's dimensions have another name.
#[component]
fn Name(name: &'static str) -> impl IntoView {
    let long = text::get(&format!("param.{name}"));
    let short = text::find(&format!("param.{name}.short")).filter(|short| *short != long);
    let Some(of_model) = text::find(&format!("param.{name}.model")) else {
        return match short {
            Some(short) => Either::Left(view! {
                <span class="long">{long}</span>
                <span class="short">{short}</span>
            }),
            None => Either::Right(long),
        }
        .erased();
    };
    let params = use_page().state.params.effective;
    let has_model = Memo::new(move |_| params.with(|params| params.model.is_some()));
    (move || if has_model.get() { of_model } else { long }).erased()
}

/// The place of the model's own value on the slider, 0 to 1.
fn own_place(number: &Number, params: &Params) -> Option<f64> {
    let own = own_numbers(params.model.as_deref()?);
    let (_, value) = own.into_iter().find(|(id, _)| *id == number.id)?;
    let (start, end, _) = number.slider_range(params);
    let place = (number.to_slider(value, params) - start) / (end - start);
    (0.0..=1.0).contains(&place).then_some(place)
}

/// Whether there are figures in the viewport, but this parameter changes none of them.
fn is_idle(state: State, id: ParamId) -> bool {
    state.viewport.figures.with(|ids| !ids.is_empty() && !any_depends_on(ids, id))
}

/// The text that replaces a slider if the table fixes its value: a table that is computed by a formula for all figures, a
/// learned one if all figures in the viewport draw it.
fn fixed_text(state: State, id: ParamId) -> Option<String> {
    if !matches!(id, ParamId::DModel | ParamId::Base) {
        return None;
    }
    let fixed = |value| fill("source.fixed", &[("value", whole(value))]);
    state.params.effective.with(|params| {
        let table = params.table.as_ref()?;
        if let Some(formula) = table.formula {
            return Some(fixed(if id == ParamId::Base { formula.base } else { table.cols as f64 }));
        }
        let draws_tables = |id: &&'static str| catalog::by_id(id).is_none_or(Figure::can_draw_tables);
        let is_fixed = state.viewport.figures.with(|ids| ids.iter().all(draws_tables));
        is_fixed.then(|| {
            if id == ParamId::Base { text::get("source.fixed-base").to_owned() } else { fixed(table.cols as f64) }
        })
    })
}

/// The value that the table fixes. A learned table has no base.
fn fixed_value(state: State, id: ParamId) -> String {
    let value = state.params.effective.with(|params| {
        let table = params.table.as_ref()?;
        if id == ParamId::DModel { Some(table.cols as f64) } else { table.formula.map(|formula| formula.base) }
    });
    value.map_or_else(|| "–".to_owned(), whole)
}

/// The slider of a number. On a logarithmic slider, slider positions differ from values.
#[component]
fn NumberSlider(number: &'static Number, value: Memo<f64>, is_fixed: Signal<bool>, help_id: String) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    // During a drag, the range of the slider and the axes of figures stay fixed.
    let is_dragged = RwSignal::new(false);
    let set_dragged = move |dragged: bool| {
        if is_dragged.get_untracked() != dragged {
            is_dragged.set(dragged);
            state.is_dragging.set(dragged);
        }
    };
    // A link may remove the slider during a drag.
    on_cleanup(move || set_dragged(false));
    let [start, end, step] = [0, 1, 2].map(|part| {
        Memo::new(move |before: Option<&String>| match before {
            Some(before) if is_dragged.get() => before.clone(),
            _ => {
                let (start, end, step) = state.params.effective.with(|params| number.slider_range(params));
                plain([start, end, step][part])
            }
        })
    });
    let position = Signal::derive(move || {
        // Set again when the range changes, because browsers clamp the value to the range at the time of setting.
        end.track();
        plain(state.params.effective.with(|params| number.to_slider(value.get(), params)))
    });
    let spoken = Signal::derive(move || significant(value.get(), 12));
    // The style sheet draws a tick at the model's own value. A custom property, set as one, needs no inline style, which
    // the page's content security policy forbids.
    let slider = NodeRef::<Input>::new();
    Effect::new(move |_| {
        let place = state.params.effective.with(|params| own_place(number, params));
        if let Some(slider) = slider.get() {
            let place = place.map(|place| format!("{place:.4}")).unwrap_or_default();
            // An empty value removes the property.
            let _ = web_sys::HtmlElement::style(&slider).set_property("--own", &place);
        }
    });
    let initial = state.params.now();
    view! {
        <input
            type="range"
            name=input_name(state, number)
            aria-label=text::get(&format!("param.{}", number.name))
            aria-describedby=help_id
            min=start
            max=end
            step=step
            value=plain(number.to_slider((number.get)(&initial), &initial))
            prop:value=position
            aria-valuetext=spoken
            disabled=is_fixed
            node_ref=slider
            on:pointerdown=move |_| set_dragged(true)
            on:input:target=move |event| {
                let now = state.params.now();
                let position = event.target().value_as_number();
                state.params.set(&[(number.id, number.at_slider(position, (number.get)(&now), &now))]);
            }
            on:change=while_mounted(move |_| {
                set_dragged(false);
                page.link.commit();
            })
            on:pointerup=move |_| set_dragged(false)
            on:pointercancel=move |_| set_dragged(false)
        />
    }
}
