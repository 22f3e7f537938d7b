//! Which words stand beside which figures, where a window has room for both.
//!
//! A section begins at a heading. In it, the words before a figure stand beside it, and those after it up to the next
//! figure or heading. A section that points at marks of the figure before it speaks of that, and stays with it.

use super::markdown::{Block, Placed};

/// Words, and what is seen beside them.
#[derive(Debug, Default)]
pub(super) struct Row<'a> {
    /// Words that are read before the figures.
    pub(super) before: Vec<&'a Block>,
    /// The figures; none where there are only words.
    pub(super) figures: &'a [Placed],
    /// Words that are read after them.
    pub(super) after: Vec<&'a Block>,
    /// Figures that a reader opens, which have no words beside them.
    pub(super) deeper: &'a [Placed],
}

impl<'a> Row<'a> {
    fn is_empty(&self) -> bool {
        self.before.is_empty() && self.figures.is_empty() && self.deeper.is_empty()
    }

    fn words(&mut self) -> &mut Vec<&'a Block> {
        if self.figures.is_empty() { &mut self.before } else { &mut self.after }
    }

    /// Whether a block speaks of its figures: a puzzle, or words that point at their marks.
    fn is_about(&self, block: &Block) -> bool {
        let shows = |name: &str| self.figures.iter().any(|placed| placed.figure == name);
        match block {
            Block::Puzzle(id) => shows(id),
            Block::Prose(prose) => prose.terms().any(|term| term.split_once('/').is_some_and(|(id, _)| shows(id))),
            _ => false,
        }
    }

    /// The words at its end that speak of the figure to come, rather than of its own.
    fn split_off_next(&mut self) -> Vec<&'a Block> {
        let own = self.after.iter().rposition(|block| self.is_about(block)).map_or(0, |last| last + 1);
        self.after.split_off(own)
    }
}

/// The parts of a chapter in rows, in the order of reading.
pub(super) fn rows(blocks: &[Block]) -> Vec<Row<'_>> {
    let mut rows = vec![Row::default()];
    for block in blocks {
        let row = rows.last_mut().expect("there is one from the start");
        match block {
            Block::Figures(figures) => {
                if !row.figures.is_empty() {
                    let before = row.split_off_next();
                    rows.push(Row { before, figures, ..Row::default() });
                } else if row.deeper.is_empty() {
                    row.figures = figures;
                } else {
                    rows.push(Row { figures, ..Row::default() });
                }
            }
            Block::Deeper(deeper) => rows.push(Row { deeper, ..Row::default() }),
            block if begins_section(block) && !row.is_about(block) || !row.deeper.is_empty() => {
                rows.push(Row { before: vec![block], ..Row::default() });
            }
            block => row.words().push(block),
        }
    }
    rows.retain(|row| !row.is_empty());
    rows
}

fn begins_section(block: &Block) -> bool {
    matches!(block, Block::Prose(prose) if prose.begins_section())
}

#[cfg(test)]
mod tests {
    use super::{Row, rows};
    use crate::render::markdown::{Block, chapter};

    /// The rows of a chapter: what is read before, the figures, what is read after, each by its first words or its id.
    fn told(markdown: &str) -> Vec<[String; 3]> {
        let chapter = chapter(&format!("# Title\n\n{markdown}"), "name".into());
        let name = |block: &&Block| match block {
            Block::Prose(prose) => {
                let html = prose.plain();
                let mut words = html.split('<').filter_map(|part| part.rsplit('>').next());
                words.find(|words| !words.trim().is_empty()).unwrap_or_default().to_owned()
            }
            Block::Puzzle(id) => format!("?{id}"),
            other => format!("{other:?}"),
        };
        let row = |row: Row<'_>| {
            let words = |blocks: &[&Block]| blocks.iter().map(name).collect::<Vec<_>>().join(" ");
            let figures: Vec<&str> =
                row.figures.iter().chain(row.deeper).map(|placed| placed.figure.as_str()).collect();
            [words(&row.before), figures.join(" "), words(&row.after)]
        };
        rows(&chapter.blocks).into_iter().map(row).collect()
    }

    #[test]
    fn words_stand_beside_the_figure_of_their_section() {
        let rows =
            told("Before.\n\n::figure{#clocks}\n::puzzle{#clocks}\n\nAfter.\n\n::deeper{#torus}\n::deeper{#binary}\n");
        assert_eq!(
            rows,
            [["Before.", "clocks", "?clocks After."], ["", "torus binary", ""]].map(|row| row.map(str::to_owned))
        );
    }

    #[test]
    fn a_section_stays_with_the_figure_that_it_points_at_and_no_other_does() {
        let markdown = "::figure{#clocks}\n\n## Hands\n\n[A hand](->hand) turns.\n\nNext.\n\n::figure{#heatmap}\n\n## Other\n\nWords.\n";
        let rows = told(markdown);
        let expected = [["", "clocks", "Hands"], ["", "heatmap", ""], ["Other", "", ""]];
        assert_eq!(rows, expected.map(|row| row.map(str::to_owned)));
    }

    #[test]
    fn words_between_two_figures_belong_to_the_next_unless_they_point_at_the_first() {
        let rows = told("::figure{#clocks}\n::puzzle{#clocks}\n\nBetween.\n\n::figure{#heatmap}\n");
        let expected = [["", "clocks", "?clocks"], ["Between.", "heatmap", ""]];
        assert_eq!(rows, expected.map(|row| row.map(str::to_owned)));
    }
}
