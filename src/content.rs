//! The chapters of the page: `content/<language>/<number>-<name>.md`, in the order of their numbers. In a chapter, a
//! line `::figure{#id}` places a figure. A chapter may hold formulas, `$LaTeX$`, and cite a reference, `[name](#ref-id)`.
//!
//! The served page holds their words. The browser takes them from there, so `build.rs` leaves them out for it.

/// A chapter.
pub struct Chapter {
    /// The name of its file, which a link can scroll to.
    pub name: &'static str,
    /// Its heading; empty in the browser.
    pub title: &'static str,
    /// What follows, in order.
    pub blocks: &'static [Block],
}

/// A part of a chapter.
pub enum Block {
    /// Paragraphs as HTML; empty in the browser.
    Prose(&'static str),
    /// Ids of figures that follow one another.
    Figures(&'static [&'static str]),
}

/// What stands behind the last chapter, as HTML: the references (`references.txt`) and the notation (`notation.md`).
/// Empty in the browser.
pub static ENDING: &str = include!(concat!(env!("OUT_DIR"), "/ending.rs"));

/// Every chapter.
pub static CHAPTERS: &[Chapter] = include!(concat!(env!("OUT_DIR"), "/chapters.rs"));
