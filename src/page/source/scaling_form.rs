//! The choice of a scaling for the formula or for the model that is shown, with its numbers. Part of the lazy chunk with
//! the published models.

use std::sync::Arc;

use leptos::prelude::*;

use super::model_list::ALL;
use crate::catalog;
use crate::models::Published;
use crate::page::Page;
use crate::params::{Model, ParamId, Setting, Source};
use crate::text::number::{plain, read, significant};
use crate::text::{self, fill};

/// The options: names of scalings.
const NAMES: [&str; 7] = ["none", "linear", "ntk", "dynamic", "yarn", "llama3", "long"];

/// The option for a published model's own scaling, while another one is shown.
const OWN: &str = "own";

/// The published model whose factors the option `long` uses. A search found them; no formula gives them.
const LONG: &str = "phi-4-mini";

/// The list of scalings and the numbers of the chosen one. Hidden for a table, and if no figure in the viewport draws a
/// scaling. Visible if the viewport has no figure.
#[component]
pub(super) fn ScalingForm(page: Page) -> impl IntoView {
    let state = page.state;
    let effective = state.params.effective;
    let model = Memo::new(move |_| effective.with(|params| params.model.clone()));
    let is_hidden = Memo::new(move |_| {
        let draws = |id: &str| catalog::ALL.iter().any(|figure| *figure.id == *id && figure.follows_models());
        let may_be_drawn = state.viewport.figures.with(|ids| ids.is_empty() || ids.iter().any(|id| draws(id)));
        !may_be_drawn || effective.with(|params| params.table.is_some())
    });
    let chosen =
        Memo::new(move |_| model.with(|model| model.as_ref().map_or("none", |model| model.rule.scaling.name())));
    let own = Memo::new(move |_| {
        model.with(|model| model.as_deref().and_then(original).map(|published| published.model.name.clone()))
    });
    let option = move |name: &'static str| {
        // Only the text of `long` uses the name.
        let label = fill(&format!("scaling.{name}"), &[("name", long().model.name.clone())]);
        view! {
            <option value=name prop:selected=Signal::derive(move || chosen.get() == name)>
                {label}
            </option>
        }
    };
    let keys = Memo::new(move |_| {
        let settings = model.with(|model| model.as_deref().map(Model::scaling_settings)).unwrap_or_default();
        settings.into_iter().map(|setting| setting.key).collect::<Vec<_>>()
    });
    view! {
        <div class="scaling" hidden=Signal::derive(move || is_hidden.get())>
            <label class="choose">
                <span>{text::get("scaling.title")}</span>
                <select
                    name="rope-scaling"
                    autocomplete="off"
                    on:change:target=move |event| choose(page, &event.target().value())
                >
                    {NAMES.map(option).collect_view()}
                    {move || {
                        own.get()
                            .map(|name| view! { <option value=OWN>{fill("scaling.own", &[("name", name)])}</option> })
                    }}
                </select>
            </label>
            {move || keys.get().into_iter().map(|key| view! { <SettingField page model key /> }).collect_view()}
            <Rounding page model />
        </div>
    }
}

/// A number of the scaling. What is not allowed changes nothing, and is answered with the range.
#[component]
fn SettingField(page: Page, model: Memo<Option<Arc<Model>>>, key: &'static str) -> impl IntoView {
    let setting = Memo::new(move |_| model.with(|model| find(model.as_deref(), key)));
    let value = move || setting.get().map(|setting| plain(setting.value)).unwrap_or_default();
    let notice = RwSignal::new(String::new());
    let change = move |typed: String| {
        let next = model.with_untracked(|model| model.as_deref()?.with_setting(key, read(typed.trim())?));
        if let Some(next) = next {
            notice.set(String::new());
            show(page, next);
        } else if let Some(Setting { range: [least, most], .. }) = setting.get_untracked() {
            let values = [("min", significant(least, 4)), ("max", significant(most, 4))];
            notice.set(fill("scaling.range", &values));
        }
    };
    let is_invalid = move || if notice.with(String::is_empty) { "false" } else { "true" };
    let [label, notice_id] = [format!("scaling.{key}"), format!("scaling-notice-{key}")];
    view! {
        <div class="scaling-number">
            <label>
                <span>{text::get(&label)}</span>
                <input
                    type="number"
                    inputmode="decimal"
                    autocomplete="off"
                    step="any"
                    name=format!("scaling-{key}")
                    prop:value=value
                    aria-invalid=is_invalid
                    aria-describedby=notice_id.clone()
                    on:change:target=move |event| change(event.target().value())
                />
            </label>
            <p class="field-notice" id=notice_id role="status" hidden=move || notice.with(String::is_empty)>
                {notice}
            </p>
        </div>
    }
}

fn find(model: Option<&Model>, key: &str) -> Option<Setting> {
    model?.scaling_settings().into_iter().find(|setting| setting.key == key)
}

/// Whether the ends of `YaRN`'s blend are whole pairs.
#[component]
fn Rounding(page: Page, model: Memo<Option<Arc<Model>>>) -> impl IntoView {
    let rounded = Memo::new(move |_| model.with(|model| model.as_deref()?.rounding().map(|(rounded, _)| rounded)));
    let switch = move |_| {
        if let Some((_, other)) = model.with_untracked(|model| model.as_deref().and_then(Model::rounding)) {
            show(page, other);
        }
    };
    view! {
        <label class="option" hidden=move || rounded.get().is_none()>
            <input
                type="checkbox"
                name="scaling-truncate"
                prop:checked=move || rounded.get() == Some(true)
                on:change=switch
            />
            <span>{text::get("scaling.truncate")}</span>
        </label>
    }
}

/// Shows the scaling with this name.
fn choose(page: Page, name: &str) {
    let params = page.state.params;
    let now = params.now();
    let shown = now.model.as_deref();
    if name == OWN {
        if let Some(published) = shown.and_then(original) {
            show(page, published.model.clone());
        }
        return;
    }
    // A scaled formula is a model without a name.
    let is_formula = shown.is_none_or(|model| model.own_name().is_empty());
    if is_formula && name == "none" {
        params.choose_source(Source::Formula, None);
        page.link.commit();
        return;
    }
    let model = shown.cloned().unwrap_or_else(|| Model::of_formula(&now));
    if let Some(scaling) = model.usual_scaling(name, &long().model.rule.scaling) {
        show(page, model.rescaled(scaling));
    }
}

/// Shows this model at the current numbers. If the sequence had the usual length of the previous model, or the formula was
/// shown, it gets the usual length of this model.
fn show(page: Page, model: Model) {
    let params = page.state.params;
    let now = params.now();
    let follows = now.model.as_deref().is_none_or(|before| before.used == Some(f64::from(now.n_pos)));
    let length = model.used.filter(|_| follows);
    params.change(|params| (params.source, params.model) = (Source::Model, Some(Arc::new(model))));
    if let Some(length) = length {
        params.set(&[(ParamId::NPos, length)]);
    }
    page.link.commit();
}

/// The published model from which `model` was made, if their rules differ.
fn original(model: &Model) -> Option<&'static Published> {
    let is_original = |published: &&Published| published.model.name == model.own_name();
    ALL.rotary.iter().find(is_original).filter(|published| published.model.rule != model.rule)
}

/// The published model with the factors of `LongRoPE`.
fn long() -> &'static Published {
    ALL.rotary.iter().find(|published| published.id == LONG).expect("a published model")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rotary::Scaling;

    #[test]
    fn the_model_with_factors_is_published() {
        assert!(matches!(long().model.rule.scaling, Scaling::Long { .. }));
    }
}
