//! Determines which text is next to which figure, if the viewport is wide enough for both.
//!
//! A chapter is a sequence of rows. Each has at most one picture, and its text: a section with a picture is in the row of
//! that picture, including the section's heading. Between two figures of a section, the text after the last block about
//! the first figure belongs to the second. A section without a picture is beside the picture of the previous row, or
//! before the first one.

use super::markdown::{Block, Placed};
use crate::catalog;
use crate::params::Params;

/// Text, and its figure.
#[derive(Debug, Default)]
pub(super) struct Row<'a> {
    /// The blocks before the figure.
    pub(super) before: Vec<&'a Block>,
    /// The picture, if any.
    pub(super) picture: Option<Picture<'a>>,
    /// The blocks after it.
    pub(super) after: Vec<&'a Block>,
}

/// What text is about.
#[derive(Clone, Copy, Debug)]
pub(super) enum Picture<'a> {
    /// A figure.
    Figure(&'a Placed),
    /// A drawing that is not a figure of the catalog.
    Drawing(&'a Block),
}

/// How a row is laid out in a viewport that is wide enough for two columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The figure is beside its text, as high as the text, and at most as high as the viewport.
    Beside,
    /// The figure is as wide as both columns. Above it is text in two columns; below it, its words and its puzzle are
    /// beside the text that follows.
    Across,
    /// Text without a picture.
    Text,
}

impl Shape {
    /// Its CSS class.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Beside => "beside",
            Self::Across => "across",
            Self::Text => "text",
        }
    }
}

/// A figure with more panels than this is as wide as both columns.
const MAX_PANELS_BESIDE: usize = 3;

impl<'a> Row<'a> {
    /// Its layout.
    pub(super) fn shape(&self) -> Shape {
        match self.picture {
            None => Shape::Text,
            Some(Picture::Figure(placed)) if panel_count(&placed.figure) > MAX_PANELS_BESIDE => Shape::Across,
            Some(_) => Shape::Beside,
        }
    }

    /// The blocks after the figure: the puzzles of the figure, the rest of its section, and, below the words of a figure
    /// beside its text, what is not about it: further sections, and the closing sentence of the chapter.
    pub(super) fn parts_after(&self) -> [&[&'a Block]; 3] {
        let is_beside = self.shape() == Shape::Beside;
        let begins_further = |block: &&Block| matches!(block, Block::Prose(prose) if is_beside && (prose.begins_section() || prose.is_closing()));
        let puzzles = self.after.iter().take_while(|block| matches!(block, Block::Puzzle(_))).count();
        let (puzzles, rest) = self.after.split_at(puzzles);
        let (after, further) = rest.split_at(rest.iter().position(begins_further).unwrap_or(rest.len()));
        [puzzles, after, further]
    }

    fn words(&mut self) -> &mut Vec<&'a Block> {
        if self.picture.is_some() { &mut self.after } else { &mut self.before }
    }

    /// Whether a block is about this row's figure: its puzzle, or text with links to its marks.
    fn is_about(&self, block: &Block) -> bool {
        let shows = |name: &str| matches!(self.picture, Some(Picture::Figure(placed)) if placed.figure == name);
        match block {
            Block::Puzzle(id) => shows(id),
            Block::Prose(prose) => prose.terms().any(|term| term.split_once('/').is_some_and(|(id, _)| shows(id))),
            _ => false,
        }
    }

    /// Removes and returns the blocks after the last block about this row's figure: they belong to the next figure.
    fn split_off_next(&mut self) -> Vec<&'a Block> {
        let after_related = self.after.iter().rposition(|block| self.is_about(block)).map_or(0, |last| last + 1);
        self.after.split_off(after_related)
    }
}

/// The number of panels of a figure of the catalog.
fn panel_count(figure: &str) -> usize {
    let figure = catalog::by_id(figure).unwrap_or_else(|| panic!("no figure is called {figure}"));
    figure.drawing().scene(&Params::default(), &mut catalog::Searches::default()).panels.len()
}

/// The rows of a chapter, in reading order.
pub(super) fn rows(blocks: &[Block]) -> Vec<Row<'_>> {
    let mut all: Vec<Row<'_>> = Vec::new();
    for section in blocks.chunk_by(|_, next| !begins_section(next)) {
        let mut rows = rows_of_section(section);
        let has_picture = rows[0].picture.is_some();
        match all.last_mut() {
            Some(previous) if !has_picture => previous.words().extend(section),
            // Text before the first picture of the chapter.
            Some(previous) if previous.picture.is_none() => {
                rows[0].before.splice(..0, std::mem::take(&mut previous.before));
                all = rows;
            }
            _ => all.append(&mut rows),
        }
    }
    all
}

/// The rows of a section: one for each picture, or one without.
fn rows_of_section(blocks: &[Block]) -> Vec<Row<'_>> {
    let mut rows = vec![Row::default()];
    for block in blocks {
        let pictures: Vec<Picture<'_>> = match block {
            Block::Figures(figures) => figures.iter().map(Picture::Figure).collect(),
            Block::Problem | Block::Ideas => vec![Picture::Drawing(block)],
            _ => {
                rows.last_mut().expect("there is one from the start").words().push(block);
                continue;
            }
        };
        for picture in pictures {
            let row = rows.last_mut().expect("there is one from the start");
            if row.picture.is_none() {
                row.picture = Some(picture);
            } else {
                let before = row.split_off_next();
                rows.push(Row { before, picture: Some(picture), after: Vec::new() });
            }
        }
    }
    rows
}

fn begins_section(block: &Block) -> bool {
    matches!(block, Block::Prose(prose) if prose.begins_section())
}

#[cfg(test)]
mod tests {
    use super::{Picture, Row, Shape, rows};
    use crate::render::markdown::{Block, chapter};

    /// The rows of a chapter: the text before the figure, the figure, the text after it, each by its first words or its
    /// id.
    fn summarized(markdown: &str) -> Vec<[String; 3]> {
        let chapter = chapter(&format!("# Title\n\n{markdown}"), "name".into());
        let name = |block: &&Block| match block {
            Block::Prose(prose) => {
                let html = prose.plain();
                let mut words = html.split('<').filter_map(|part| part.rsplit('>').next());
                words.find(|words| !words.trim().is_empty()).unwrap_or_default().to_owned()
            }
            Block::Puzzle(id) => format!("?{id}"),
            Block::Collapsible(placed) => {
                placed.iter().map(|placed| format!("+{}", placed.figure)).collect::<Vec<_>>().join(" ")
            }
            other => format!("{other:?}"),
        };
        let row = |row: Row<'_>| {
            let words = |blocks: &[&Block]| blocks.iter().map(name).collect::<Vec<_>>().join(" ");
            let picture = match row.picture {
                Some(Picture::Figure(placed)) => placed.figure.clone(),
                Some(Picture::Drawing(block)) => format!("{block:?}"),
                None => String::new(),
            };
            [words(&row.before), picture, words(&row.after)]
        };
        rows(&chapter.blocks).into_iter().map(row).collect()
    }

    fn assert_rows<const ROWS: usize>(markdown: &str, expected: [[&str; 3]; ROWS]) {
        assert_eq!(summarized(markdown), expected.map(|row| row.map(str::to_owned)));
    }

    #[test]
    fn text_and_the_figure_of_a_section_are_one_row() {
        assert_rows(
            "Before.\n\n## One\n\nMore.\n\n::figure{#clocks}\n::puzzle{#clocks}\n\nAfter.\n\n\
             ::deeper{#torus}\n::deeper{#binary}\n",
            [["Before. One", "clocks", "?clocks After. +torus +binary"]],
        );
    }

    #[test]
    fn a_section_without_a_figure_is_beside_the_previous_one() {
        assert_rows(
            "::figure{#clocks}\n\n## Hands\n\n[A hand](->clocks/hand) turns.\n\n::deeper{#torus}\n\n\
             ## Other\n\nWords.\n\n::figure{#heatmap}\n\nEnd.\n\n## Last\n",
            [["", "clocks", "Hands +torus"], ["Other", "heatmap", "End. Last"]],
        );
    }

    #[test]
    fn text_between_two_figures_belongs_to_the_next_unless_it_is_about_the_first() {
        assert_rows(
            "::figure{#clocks}\n::puzzle{#clocks}\n\nBetween.\n\n::figure{#heatmap}\n",
            [["", "clocks", "?clocks"], ["Between.", "heatmap", ""]],
        );
    }

    #[test]
    fn consecutive_figures_have_separate_rows() {
        assert_rows(
            "Before.\n\n::figure{#clocks}\n::figure{#heatmap}\n\nAfter.\n",
            [["Before.", "clocks", ""], ["", "heatmap", "After."]],
        );
    }

    #[test]
    fn further_sections_and_the_closing_sentence_follow_the_words_of_the_figure() {
        let markdown = "# Title\n\n::figure{#torus}\n::puzzle{#torus}\n\nAfter.\n\n> In short.\n\n## Last\n\nEnd.\n";
        let chapter = chapter(markdown, "name".into());
        let rows = rows(&chapter.blocks);
        assert_eq!(rows[0].parts_after().map(<[_]>::len), [1, 1, 2]);
    }

    #[test]
    fn figures_with_many_panels_are_as_wide_as_both_columns() {
        let chapter = chapter("# Title\n\n::figure{#schedules}\n::figure{#heatmap}\n", "name".into());
        let shapes: Vec<Shape> = rows(&chapter.blocks).iter().map(Row::shape).collect();
        assert_eq!(shapes, [Shape::Across, Shape::Beside]);
    }
}
