//! The tools of the whole page, at the end of its header: comparison, checks, sharing, and a menu.

use leptos::prelude::*;

use super::choice::ThemeList;
use super::tour_button::TourButton;
use crate::browser::keys;
use crate::page::board::{CompareButton, PresetButtons};
use crate::page::print::PrintButton;
use crate::page::tools::{CheckLink, ToolsButton};
use crate::text;

/// The buttons, and the menu with the presets and the links to other languages (`children`) for phones, on which all of
/// these are in the menu. The tour is in both places: the style sheet shows the first, if there is room.
#[island]
pub fn PageTools(children: Children) -> impl IntoView {
    view! {
        <div class="page-tools" id="page-tools">
            <TourButton />
            <CompareButton />
            <CheckLink />
            <ToolsButton figure=None />
            <details class="page-menu" name="menu">
                <summary>{text::get("tools.menu")}</summary>
                <div class="page-menu-sheet">
                    <TourButton />
                    <PresetButtons />
                    <ThemeList />
                    <PrintButton />
                    <label class="option">
                        <input
                            type="checkbox"
                            name="keys"
                            checked=true
                            prop:checked=keys::are_on
                            on:change:target=|event| keys::switch(event.target().checked())
                        />
                        <span>{text::get("tools.keys")}</span>
                    </label>
                    <nav class="more-languages" aria-label=text::get("page.languages")>
                        {children()}
                    </nav>
                </div>
            </details>
        </div>
    }
}
