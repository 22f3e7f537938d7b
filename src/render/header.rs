//! The header of the page: title, tools, introduction, and presets.

use leptos::prelude::*;

use super::contents::ContentsList;
use super::languages::LanguageMenu;
use crate::page::{ChapterMenu, Presets};
use crate::text;

/// The heading, the chapter menu and, at its end, the tools of the whole page (`children`). Below them, an introduction
/// for new readers, and presets.
#[component]
pub(super) fn Header(children: Children) -> impl IntoView {
    view! {
        <header class="masthead">
            <h1>
                <b>{text::get("page.title")}</b>
                <span>" " {text::get("page.title-of")}</span>
            </h1>
            <div class="masthead-tools">
                <ChapterMenu>
                    <ContentsList />
                </ChapterMenu>
                {children()}
                <LanguageMenu />
            </div>
            <p class="lede">
                <span class="lede-why">{text::get("page.lede")}</span>
                <span class="lede-table">{text::get("page.lede-table")}</span>
                <span class="lede-model">{text::get("page.lede-model")}</span>
                " "
                <span class="lede-do">{text::get("page.lede-do")}</span>
                <span class="lede-press">{text::get("page.lede-press")}</span>
            </p>
            <Presets />
        </header>
    }
}
