//! The dock, which keeps the sliders visible: the three of the encoding, the position with Play and, in an expandable
//! part, the other parameters that figures in the viewport read. On a phone, the dock is below the board; in the lesson, it
//! shrinks to one line with one slider.

use leptos::prelude::*;

use super::choice::ChoiceList;
use super::number_field::NumberField;
use super::player::{PlayButton, PlayerControls};
use crate::catalog::any_depends_on;
use crate::page::board::ResetButton;
use crate::page::erased::Erase;
use crate::page::source::SourceChoice;
use crate::page::use_page;
use crate::params::{CHOICES, GENERAL_CHOICES, Number, ParamId, number};
use crate::text;

/// The numbers that are always shown: those that set the encoding, and the cursor's position.
const FIRST: [ParamId; 4] = [ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Pos];

/// The numbers in the expandable part.
const FURTHER: [ParamId; 2] = [ParamId::K, ParamId::Pair];

/// The dock. In the lesson, `children` are shown before the sliders.
#[island]
pub fn Dock(children: Children) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let current = RwSignal::new(ParamId::DModel);
    let is_docked = Signal::derive(move || (!state.viewport.board_is_visible.get()).then_some(""));
    // The first notice is repeated here, because the field with an invalid value from a link may be out of view.
    let first_notice = move || state.params.notices.with(|notices| notices.first().map(|notice| notice.text.clone()));
    let notice = Signal::derive(move || first_notice().unwrap_or_default());
    let has_no_notice = Signal::derive(move || first_notice().is_none());
    let item = move |id: ParamId| {
        let is_current = Signal::derive(move || (current.get() == id).then_some(""));
        // A slide hides the numbers that none of its figures reads.
        let is_unused = Signal::derive(move || (!any_depends_on(&state.board(), id)).then_some(""));
        view! {
            <div class="dock-item" data-current=is_current data-unread=is_unused>
                <NumberField number=number(id) />
            </div>
        }
    };
    let [d_model, base, n_pos, pos] = FIRST;
    view! {
        <aside class="dock-place" aria-label=text::get("controls.title")>
            <div class="dock" id="controls" data-docked=is_docked>
                {children()}
                <SourceChoice />
                <DockChoice current />
                <div class="numbers">{[d_model, base, n_pos].map(item).collect_view()}</div>
                <PlayButton />
                <div class="numbers of-cursor">{item(pos)}</div>
                <Further />
                <ResetButton />
                <p class="dock-notice" hidden=has_no_notice>
                    {notice}
                </p>
            </div>
        </aside>
    }
}

/// On a phone, in the lesson: selects the number that the single slider sets.
#[component]
fn DockChoice(current: RwSignal<ParamId>) -> impl IntoView {
    let settings = use_page().state.settings;
    let is_hidden = move |number: &Number| settings.with(|settings| settings.hidden.contains(&number.key));
    let option = move |id: ParamId| {
        let number = number(id);
        view! {
            <option value=number.name selected=id == FIRST[0] hidden=Signal::derive(move || is_hidden(number))>
                {text::get(&format!("param.{}.short", number.name))}
            </option>
        }
    };
    let choose = move |name: String| {
        let known = FIRST.into_iter().find(|id| number(*id).name == name);
        current.set(known.unwrap_or(FIRST[0]));
    };
    view! {
        <select
            class="dock-choice"
            name="dock"
            autocomplete="off"
            aria-label=text::get("dock.choice")
            on:change:target=move |event| choose(event.target().value())
        >
            {FIRST.map(option).collect_view()}
        </select>
    }
}

/// The expandable part: offset, pair, layout, schedule, scaling, and the player's settings. A parameter is hidden while there
/// are figures in the viewport, but none reads it.
#[component]
fn Further() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let has_model = Memo::new(move |_| state.params.effective.with(|params| params.model.is_some()));
    // A model has wavelengths of its own.
    let is_read = move |id: ParamId| {
        let is_replaced = id == ParamId::Schedule && has_model.get();
        !is_replaced && state.viewport.figures.with(|ids| ids.is_empty() || any_depends_on(ids, id))
    };
    let part = move |id: ParamId, view: AnyView| {
        view! {
            <div class="dock-part" hidden=Signal::derive(move || !is_read(id))>
                {view}
            </div>
        }
    };
    // The choice of a scaling comes with the models. Whatever else requests those, it is built only here.
    let was_opened = RwSignal::new(false);
    let open = move |_| {
        page.sources.request_models();
        was_opened.set(true);
    };
    let numbers = FURTHER.map(|id| part(id, view! { <NumberField number=number(id) /> }.erased()));
    let choices = CHOICES.iter().filter(|choice| GENERAL_CHOICES.contains(&choice.id));
    let choices = choices.map(|choice| part(choice.id, view! { <ChoiceList choice /> }.erased()));
    view! {
        <details class="dock-further" name="menu" on:toggle=open>
            <summary>{text::get("dock.further")}</summary>
            <div class="dock-sheet">
                {numbers.into_iter().collect_view()} {choices.collect_view()} {move || was_opened.get().then(|| page.sources.scaling(page))} <PlayerControls />
            </div>
        </details>
    }
}
