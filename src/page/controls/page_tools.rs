//! The tools of the whole page, at the end of its header: tour, comparison, checks, sharing, theme, and a menu.

use leptos::prelude::*;

use super::choice::ThemeList;
use super::tour_button::TourButton;
use crate::browser::keys;
use crate::fragment::ThemeChoice;
use crate::page::board::CompareButton;
use crate::page::print::PrintButton;
use crate::page::tools::{CheckLink, ToolsButton};
use crate::page::use_page;
use crate::text;

/// The buttons. `children`: the links to other languages, which a phone shows in the menu.
#[island]
pub fn PageTools(children: Children) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let toggle = move |_| {
        let theme =
            if state.display.color_scheme.get_untracked().is_dark { ThemeChoice::Light } else { ThemeChoice::Dark };
        state.settings.update(|settings| settings.theme = theme);
        page.link.commit();
    };
    view! {
        <div class="page-tools" id="page-tools">
            <TourButton />
            <CompareButton />
            <CheckLink />
            <ToolsButton figure=None />
            <button type="button" class="theme" title=text::get("theme.toggle-help") on:click=toggle>
                {text::get("theme.toggle")}
            </button>
            <details class="page-menu" name="menu">
                <summary>{text::get("tools.menu")}</summary>
                <div class="page-menu-sheet">
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
