//! The dialogs of the tools: one for the page or a figure, with a tab per tool, and one for checks.

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::html::Dialog;
use leptos::prelude::*;

use super::check::Check;
use super::code::Code;
use super::save::Save;
use super::share::Share;
use super::{Page, Tool};
use crate::browser::dom::focus;
use crate::browser::link::CHECK;
use crate::catalog::Figure;
use crate::page::erased::Erase;
use crate::page::modal::{self, Close};
use crate::text;
use crate::text::direction::key_in_reading_order;

/// Opens the tools for a figure, or for the whole page.
pub(super) fn open(page: Page, figure: Option<&'static Figure>) {
    let title = figure.map_or("tools.page".to_owned(), |Figure { id, .. }| format!("figure.{id}.title"));
    let tools = move |close: Close| {
        view! {
            <Sheet title=text::get(&title) close>
                <Tools page figure />
            </Sheet>
        }
    };
    modal::open(tools, || ());
}

/// Opens the dialog of checks. When it closes, the settings replace its anchor in the address.
pub(super) fn open_check(page: Page) {
    let check = move |close: Close| {
        let close = Box::new(move || {
            page.link.leave(CHECK);
            close();
        });
        view! {
            <Sheet title=text::get("check.title") close>
                <Check page />
            </Sheet>
        }
    };
    modal::open(check, || ());
}

/// The element id of a tab.
fn tab_id(name: &str) -> String {
    format!("tools-tab-{name}")
}

/// The element id of the panel of the selected tab.
const PANEL: &str = "tools-panel";

/// A dialog with a title. It closes by its button, on Escape, and on a click outside it.
#[component]
fn Sheet<C: IntoView + 'static>(title: &'static str, close: Close, children: TypedChildren<C>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // Fails only for a dialog that is not on the page.
            let _ = dialog.show_modal();
        }
    });
    // A click closes the dialog only if it begins and ends on the backdrop, unlike a text selection that ends there.
    let was_pressed_outside = StoredValue::new(false);
    let is_outside = move |target: Option<web_sys::EventTarget>| {
        let dialog = dialog.get_untracked();
        dialog.is_some_and(|dialog| target.is_some_and(|target| target == ****dialog))
    };
    let press = move |event: PointerEvent| was_pressed_outside.set_value(is_outside(event.target()));
    let click = move |event: MouseEvent| {
        if was_pressed_outside.get_value()
            && is_outside(event.target())
            && let Some(dialog) = dialog.get_untracked()
        {
            dialog.close();
        }
    };
    view! {
        <dialog
            class="tools"
            aria-labelledby="tools-title"
            node_ref=dialog
            on:close=move |_| close()
            on:pointerdown=press
            on:click=click
            // Keys pressed in the dialog must not act on the page behind it.
            on:keydown=move |event| event.stop_propagation()
        >
            <div class="tools-sheet">
                <form method="dialog" class="tools-head">
                    <h2 id="tools-title">{title}</h2>
                    <button aria-label=text::get("tools.close")>"×"</button>
                </form>
                {children.into_inner()()}
            </div>
        </dialog>
    }
}

#[component]
fn Tools(page: Page, figure: Option<&'static Figure>) -> impl IntoView {
    let tool = RwSignal::new(Tool::Share);
    view! {
        <Tabs tool />
        <div
            class="tools-panel"
            id=PANEL
            role="tabpanel"
            tabindex="-1"
            aria-labelledby=move || tab_id(tool.get().name())
        >
            {move || match tool.get() {
                Tool::Share => view! { <Share page figure /> }.client_only(),
                Tool::Save => view! { <Save page figure /> }.client_only(),
                Tool::Code => view! { <Code page /> }.client_only(),
            }}
        </div>
    }
}

/// The tabs, which share one tab stop; arrow keys move between them.
#[component]
fn Tabs(tool: RwSignal<Tool>) -> impl IntoView {
    let select_by_key = move |event: KeyboardEvent| {
        let count = Tool::ALL.len();
        let now = tool.with_untracked(|tool| Tool::ALL.iter().position(|(_, known)| known == tool).unwrap_or(0));
        let next = match key_in_reading_order(&event.key()) {
            "ArrowRight" => now + 1,
            "ArrowLeft" => now + count - 1,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        let (name, next) = Tool::ALL[next % count];
        tool.set(next);
        focus(&tab_id(name));
    };
    let tab = move |(name, shown): (&'static str, Tool)| {
        let is_chosen = move || tool.get() == shown;
        view! {
            <button
                type="button"
                role="tab"
                id=tab_id(name)
                aria-controls=PANEL
                aria-selected=move || is_chosen().to_string()
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                autofocus=tool.get_untracked() == shown
                on:click=move |_| tool.set(shown)
            >
                {text::get(&format!("tools.{name}"))}
            </button>
        }
    };
    view! {
        <div class="tools-tabs" role="tablist" aria-labelledby="tools-title" on:keydown=select_by_key>
            {Tool::ALL.into_iter().map(tab).collect_view()}
        </div>
    }
}
