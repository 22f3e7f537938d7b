//! Determines which text is next to which figure, where the viewport has room for both.
//!
//! In such a viewport, a figure stays visible until the next one replaces it: a row has one figure, and all text up to
//! that of the next. A section with a figure is next to it from its heading on, and text before the first figure of a
//! chapter is next to that one; a section without a figure keeps the one before it.

use super::markdown::{Block, Placed};

/// Text, and the figure next to it.
#[derive(Debug, Default)]
pub(super) struct Row<'a> {
    /// The blocks before the figure.
    pub(super) before: Vec<&'a Block>,
    /// The figure; none in a chapter without figures.
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

    /// Removes and returns the blocks at the end that are about the next figure: those of its section, except up to the
    /// last one about this row's figure.
    fn split_off_next(&mut self) -> Vec<&'a Block> {
        let own = self.after.iter().rposition(|block| self.is_about(block)).map_or(0, |last| last + 1);
        let section = self.after.iter().rposition(|block| begins_section(block)).unwrap_or(0);
        self.after.split_off(own.max(section))
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
    fn told(markdown: &str) -> Vec<[String; 3]> {
        let chapter = chapter(&format!("# Title\n\n{markdown}"), "name".into());
        let name = |block: &&Block| match block {
            Block::Prose(prose) => {
                let html = prose.plain();
                let mut words = html.split('<').filter_map(|part| part.rsplit('>').next());
                words.find(|words| !words.trim().is_empty()).unwrap_or_default().to_owned()
            }
            Block::Puzzle(id) => format!("?{id}"),
            Block::Deeper(placed) => {
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

    fn is_told<const ROWS: usize>(markdown: &str, expected: [[&str; 3]; ROWS]) {
        assert_eq!(told(markdown), expected.map(|row| row.map(str::to_owned)));
    }

    #[test]
    fn words_before_the_first_figure_and_after_it_stand_beside_it() {
        is_told(
            "Before.\n\n## One\n\nMore.\n\n::figure{#clocks}\n::puzzle{#clocks}\n\nAfter.\n\n::deeper{#torus}\n::deeper{#binary}\n",
            [["Before. One", "clocks", "?clocks After. +torus +binary"]],
        );
    }

    #[test]
    fn a_section_without_a_figure_keeps_the_one_before_it() {
        is_told(
            "::figure{#clocks}\n\n## Hands\n\nThey turn.\n\n::deeper{#torus}\n\n## Other\n\nWords.\n\n::figure{#heatmap}\n\nEnd.\n\n## Last\n",
            [["", "clocks", "Hands +torus"], ["Other", "heatmap", "End. Last"]],
        );
    }

    #[test]
    fn text_about_the_last_figure_stays_with_it_in_a_section_with_another() {
        is_told(
            "::figure{#clocks}\n\n## Hands\n\n[A hand](->clocks/hand) turns.\n\n::puzzle{#clocks}\n\nNext.\n\n::figure{#heatmap}\n",
            [["", "clocks", "Hands ?clocks"], ["Next.", "heatmap", ""]],
        );
    }

    #[test]
    fn words_between_two_figures_belong_to_the_next_unless_they_point_at_the_first() {
        is_told(
            "::figure{#clocks}\n::puzzle{#clocks}\n\nBetween.\n\n::figure{#heatmap}\n",
            [["", "clocks", "?clocks"], ["Between.", "heatmap", ""]],
        );
    }

    #[test]
    fn figures_that_follow_one_another_have_a_row_each() {
        is_told(
            "Before.\n\n::figure{#clocks}\n::figure{#heatmap}\n\nAfter.\n",
            [["Before.", "clocks", ""], ["", "heatmap", "After."]],
        );
    }
}
