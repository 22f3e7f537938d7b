//! Determines which text is next to which figure, if the viewport is wide enough for both.
//!
//! In such a viewport, a figure stays visible until the next figure replaces it. Each row has one figure and the text
//! beside it:
//!
//! - text before the first figure of a chapter is beside that figure;
//! - a section with a figure is beside it, including the section's heading;
//! - between two figures of a section, the text after the last block about the first figure is beside the second;
//! - a section without a figure is beside the figure of the previous row.

use super::markdown::{Block, Placed};

/// Text, and the figure next to it.
#[derive(Debug, Default)]
pub(super) struct Row<'a> {
    /// The blocks before the figure.
    pub(super) before: Vec<&'a Block>,
    /// The figure; `None` only in a chapter without figures.
    pub(super) figure: Option<&'a Placed>,
    /// The blocks after it.
    pub(super) after: Vec<&'a Block>,
}

impl<'a> Row<'a> {
    fn words(&mut self) -> &mut Vec<&'a Block> {
        if self.figure.is_some() { &mut self.after } else { &mut self.before }
    }

    /// Whether a block is about this row's figure: its puzzle, or text with links to its marks.
    fn is_about(&self, block: &Block) -> bool {
        let shows = |name: &str| self.figure.is_some_and(|placed| placed.figure == name);
        match block {
            Block::Puzzle(id) => shows(id),
            Block::Prose(prose) => prose.terms().any(|term| term.split_once('/').is_some_and(|(id, _)| shows(id))),
            _ => false,
        }
    }

    /// Removes and returns the blocks that belong to the next figure: those of the last section that come after the
    /// last block about this row's figure.
    fn split_off_next(&mut self) -> Vec<&'a Block> {
        let after_related = self.after.iter().rposition(|block| self.is_about(block)).map_or(0, |last| last + 1);
        let section = self.after.iter().rposition(|block| begins_section(block)).unwrap_or(0);
        self.after.split_off(after_related.max(section))
    }
}

/// The rows of a chapter, in reading order.
pub(super) fn rows(blocks: &[Block]) -> Vec<Row<'_>> {
    let mut rows = vec![Row::default()];
    for block in blocks {
        let Block::Figures(figures) = block else {
            rows.last_mut().expect("there is one from the start").words().push(block);
            continue;
        };
        for figure in figures {
            let row = rows.last_mut().expect("there is one from the start");
            if row.figure.is_none() {
                row.figure = Some(figure);
            } else {
                let before = row.split_off_next();
                rows.push(Row { before, figure: Some(figure), after: Vec::new() });
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
    use super::{Row, rows};
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
            [words(&row.before), row.figure.map(|placed| placed.figure.clone()).unwrap_or_default(), words(&row.after)]
        };
        rows(&chapter.blocks).into_iter().map(row).collect()
    }

    fn assert_rows<const ROWS: usize>(markdown: &str, expected: [[&str; 3]; ROWS]) {
        assert_eq!(summarized(markdown), expected.map(|row| row.map(str::to_owned)));
    }

    #[test]
    fn text_before_and_after_the_first_figure_is_beside_it() {
        assert_rows(
            "Before.\n\n## One\n\nMore.\n\n::figure{#clocks}\n::puzzle{#clocks}\n\nAfter.\n\n\
             ::deeper{#torus}\n::deeper{#binary}\n",
            [["Before. One", "clocks", "?clocks After. +torus +binary"]],
        );
    }

    #[test]
    fn a_section_without_a_figure_is_beside_the_previous_figure() {
        assert_rows(
            "::figure{#clocks}\n\n## Hands\n\nThey turn.\n\n::deeper{#torus}\n\n\
             ## Other\n\nWords.\n\n::figure{#heatmap}\n\nEnd.\n\n## Last\n",
            [["", "clocks", "Hands +torus"], ["Other", "heatmap", "End. Last"]],
        );
    }

    #[test]
    fn text_about_the_last_figure_stays_with_it_in_a_section_with_another() {
        assert_rows(
            "::figure{#clocks}\n\n## Hands\n\n[A hand](->clocks/hand) turns.\n\n::puzzle{#clocks}\n\n\
             Next.\n\n::figure{#heatmap}\n",
            [["", "clocks", "Hands ?clocks"], ["Next.", "heatmap", ""]],
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
}
