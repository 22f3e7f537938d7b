//! The chapters of the page: `content/<language>/<number>-<name>.md`, in the order of their numbers. A chapter is
//! Markdown with formulas, `$LaTeX$`; it may cite a reference, `[name](#ref-id)`. Lines of their own place what is not
//! text:
//!
//! - `::figure{#id}`: a figure in the line of reading; `::deeper{#id}`: one that opens at the chapter's end;
//! - `::ask{#id}`: a question ([`crate::lessons`]); `::puzzle{#id}`: the puzzle of that figure;
//! - `::problem`: the sentence that attention cannot order; `::definition`: the definition in live numbers.
//!
//! And in a sentence:
//!
//! - `[128](=d)` is the control of the number with this key in a link; between the brackets stands its default;
//! - `{name}` is a value that the core computes ([`crate::lessons::VALUES`]);
//! - `[words](->mark)` point at the marks of this name in the figure before them, or in the next; `[words](->figure/mark)` in another.
//!
//! The served page holds the words. The browser takes them from there, so `build/` leaves them out for it.

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
    /// Paragraphs as HTML, with values by their names; empty in the browser.
    Prose(&'static str),
    /// Ids of figures that follow one another.
    Figures(&'static [&'static str]),
    /// Ids of figures that open when a reader asks for them.
    Deeper(&'static [&'static str]),
    /// The id of a question.
    Ask(&'static str),
    /// The id of a figure with a puzzle.
    Puzzle(&'static str),
    /// The sentence that attention cannot order.
    Problem,
    /// The definition in live numbers.
    Definition,
}

impl Chapter {
    /// The ids of its figures, in the order of the page.
    pub fn figures(&self) -> impl Iterator<Item = &'static str> {
        let ids = self.blocks.iter().filter_map(|block| match block {
            Block::Figures(ids) | Block::Deeper(ids) => Some(*ids),
            _ => None,
        });
        ids.flatten().copied()
    }
}

/// Whether a figure stands in the line of reading, and not behind a line of its own.
pub fn is_in_line(id: &str) -> bool {
    let blocks = CHAPTERS.iter().flat_map(|chapter| chapter.blocks);
    blocks.into_iter().any(|block| matches!(block, Block::Figures(ids) if ids.contains(&id)))
}

/// What stands behind the last chapter, as HTML: the references (`references.txt`) and the notation (`notation.md`).
/// Empty in the browser.
pub static ENDING: &str = include!(concat!(env!("OUT_DIR"), "/ending.rs"));

/// Every chapter.
pub static CHAPTERS: &[Chapter] = include!(concat!(env!("OUT_DIR"), "/chapters.rs"));
