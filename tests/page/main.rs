//! What the page promises without a browser: its files and texts, its link, what it teaches, how it is published.

mod architecture;
mod exercises;
mod formulas;
mod fragment;
mod hostile;
mod made_up;
mod publishing;
mod questions;
mod references;
mod supply;
mod teaching;
#[path = "../support/terms.rs"]
mod terms;

use std::sync::{Arc, LazyLock};

use phasor::render::{Block, Language, folder, html};

/// The English content.
static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::read(&folder(), "en")));

/// The page as it is served, rendered once for all tests.
static PAGE: LazyLock<String> = LazyLock::new(|| html(&ENGLISH));

/// All parts of all chapters.
fn blocks() -> impl Iterator<Item = &'static Block> {
    ENGLISH.chapters.iter().flat_map(|chapter| &chapter.blocks)
}

/// The page below its first screen, where every figure stands once.
fn lesson(page: &str) -> &str {
    page.split_once("<main").expect("the lesson").1
}
