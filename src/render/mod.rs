//! Prerenders the page of each language to HTML, with the islands of [`crate::page`]. This code runs only natively; the
//! program that a browser downloads does not contain it.

mod chapter;
mod chapters;
mod claims;
mod contents;
mod document;
mod exercise_values;
mod exercises;
mod figure;
mod footer;
mod formulas;
mod header;
mod ideas;
mod language;
mod languages;
mod markdown;
mod markup;
mod published;
mod question;
mod references;
mod rows;
mod stills;
pub(crate) mod table_values;
mod teachers;

use std::path::Path;
use std::sync::Arc;

use hydration_context::SsrSharedContext;
use leptos::prelude::*;

use crate::page::{App, Bars, Board, ChapterBar, ChapterFigures, Dock, PageTools};
use crate::text;
use chapter::Chapter;
use claims::Claims;
use contents::{ChapterLinks, ChapterMarks};
use footer::Footer;
use header::Header;
use languages::LanguageLinks;
use published::Published;
use stills::Stills;

pub use document::write;
pub use exercises::{ChapterExercises, Exercise};
pub use language::{Language, folder};
pub use markdown::{Block, Chapter as ChapterContent, Placed};
pub use markup::Markup;

/// The language that the page is rendered in.
fn use_language() -> Arc<Language> {
    expect_context()
}

/// The page as HTML, for the default parameters.
pub fn html(language: &Arc<Language>) -> String {
    rendered(language).0
}

/// The page as HTML, for the default parameters, and the static pictures that it refers to.
fn rendered(language: &Arc<Language>) -> (String, Stills) {
    let stills = Stills::of(&language.code);
    let html = Owner::new_root(Some(Arc::new(SsrSharedContext::new_islands()))).with(|| {
        provide_context(Arc::clone(language));
        provide_context(stills.provided());
        Page().to_html()
    });
    (html, stills)
}

/// The page in English.
///
/// # Panics
/// If its content is invalid.
pub fn english() -> String {
    html(&Arc::new(Language::read(Path::new(&folder()), "en")))
}

/// The whole page.
#[component]
fn Page() -> impl IntoView {
    let language = use_language();
    let chapter_count = language.chapters.len();
    let chapter_figures = |chapter: &ChapterContent| ChapterFigures {
        id: chapter.name.clone(),
        title: chapter.title.clone(),
        figures: chapter.figures().map(str::to_owned).collect(),
    };
    let board_chapters = language.chapters.iter().map(chapter_figures).collect();
    let titles = language.chapters.iter().map(|chapter| chapter.title.clone()).collect();
    view! {
        <App>
            <a class="skip" href="#main">
                {text::get("page.skip")}
            </a>
            <Header>
                <PageTools>
                    <LanguageLinks />
                </PageTools>
            </Header>
            <Dock>
                <ChapterBar titles>
                    <ChapterLinks />
                </ChapterBar>
            </Dock>
            <Board chapters=board_chapters />
            <main id="main" tabindex="-1">
                {(1..=chapter_count).map(|number| view! { <Chapter number /> }).collect_view()}
                <Published />
                <Claims />
                <div class="ending" inner_html=language.ending.clone()></div>
            </main>
            <ChapterMarks />
            <Footer />
            <Bars />
        </App>
    }
}
