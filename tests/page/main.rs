//! Tests of the page that need no browser: files and texts, the link, the lessons, publishing.

mod architecture;
mod exercises;
mod formulas;
mod fragment;
mod hosted_files;
mod hostile;
mod made_up;
mod prerendered;
mod publishing;
mod questions;
mod references;
mod shown;
mod sources;
mod supply;
mod teaching;
#[path = "../support/terms.rs"]
mod terms;
mod text_keys;

use std::sync::{Arc, LazyLock};

use phasor::render::{Block, Language, folder, html};

/// The English content.
static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::read(&folder(), "en")));

/// The prerendered page, rendered once for all tests.
static PAGE: LazyLock<String> = LazyLock::new(|| html(&ENGLISH));

/// All blocks of all chapters.
fn blocks() -> impl Iterator<Item = &'static Block> {
    ENGLISH.chapters.iter().flat_map(|chapter| &chapter.blocks)
}

/// The page from `<main>` on, without the board and its figures.
fn lesson(page: &str) -> &str {
    page.split_once("<main").expect("the lesson").1
}
