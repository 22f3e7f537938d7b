//! A number that the reader sets: a field and a slider of one name.

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use super::use_page;
use crate::params::{Number, Params, Step};
use crate::text;
use crate::text::number::{plain, significant};

/// The id of the element of a number's control.
pub(super) fn control_id(number: &Number, figure: &str) -> String {
    format!("control-{}{figure}", number.name)
}

/// The field, its slider, what it is, and what to say of what was typed. `figure` tells apart those that stand in
/// several frames.
#[component]
pub(super) fn NumberField(number: &'static Number, #[prop(default = "")] figure: &'static str) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let name = number.name;
    let value = Memo::new(move |_| state.params.with(number.get));
    let max = Signal::derive(move || plain(state.params.with(number.max)));
    // While somebody types the field is theirs: half a number, such as `2.` or `1e`, would be lost if it were rewritten.
    let types = RwSignal::new(false);
    let written = Memo::new(move |before: Option<&String>| match before {
        Some(before) if types.get() => before.clone(),
        _ => plain(value.get()),
    });
    // Under a finger the slider's range stays.
    let is_held = RwSignal::new(false);
    let range = Memo::new(move |before: Option<&[f64; 3]>| match before {
        Some(before) if is_held.get() => *before,
        _ => state.params.with(|params| number.slider_range(params)).into(),
    });
    let [start, end, step] = [0, 1, 2].map(|part| Signal::derive(move || plain(range.get()[part])));
    let place = Signal::derive(move || {
        // Set anew when the range is another: browsers bring it within the one they know.
        range.track();
        plain(state.params.with(|params| number.to_slider(value.get(), params)))
    });
    let words = Signal::derive(move || {
        state.notices.with(|notices| {
            notices.iter().find(|notice| notice.name == name).map(|notice| notice.text.clone()).unwrap_or_default()
        })
    });
    let is_wrong = Signal::derive(move || words.with(|words| if words.is_empty() { "false" } else { "true" }));
    let spoken = Signal::derive(move || significant(value.get(), 12));
    let end_typing = move |field: &HtmlInputElement| {
        types.set(false);
        // Also where what was typed gave the value that was there before.
        field.set_value(&plain(value.get_untracked()));
    };
    let usual = Params::default();
    let ids = ["field", "help", "notice"].map(|part| format!("{part}-{name}{figure}"));
    let [field_id, help_id, notice_id] = ids.clone();
    let described = format!("{} {}", ids[1], ids[2]);
    view! {
        <div class="control" id=control_id(number, figure)>
            <label for=field_id.clone()>{text::get(&format!("param.{name}"))}</label>
            <input
                type="number"
                inputmode="decimal"
                autocomplete="off"
                name=name
                id=field_id
                min=plain(number.min)
                max=max
                step=if number.step == Step::Even { "2" } else { "any" }
                value=number.written(&usual)
                prop:value=written
                aria-describedby=described
                aria-invalid=is_wrong
                on:input:target=move |event| {
                    types.set(true);
                    state.type_number(number, &event.target().value());
                }
                on:change:target=move |event| {
                    end_typing(&event.target());
                    page.link.commit();
                }
                on:blur:target=move |event| end_typing(&event.target())
            />
            <input
                type="range"
                name=name
                aria-label=text::get(&format!("param.{name}"))
                aria-describedby=help_id.clone()
                min=start
                max=end
                step=step
                value=plain(number.to_slider((number.get)(&usual), &usual))
                prop:value=place
                aria-valuetext=spoken
                on:pointerdown=move |_| is_held.set(true)
                on:input:target=move |event| {
                    let now = state.now();
                    let place = event.target().value_as_number();
                    state.set(&[(number.id, number.at_slider(place, (number.get)(&now), &now))]);
                }
                on:change=move |_| {
                    is_held.set(false);
                    page.link.commit();
                }
                on:pointerup=move |_| is_held.set(false)
            />
            <p class="help" id=help_id>{text::get(&format!("param.{name}.help"))}</p>
            <p class="field-notice" id=notice_id>{words}</p>
        </div>
    }
}
