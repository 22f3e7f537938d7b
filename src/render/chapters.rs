//! The chapters of a language, read from its folder, with the English ones in place of those that it lacks.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::language::{files, read};
use super::markdown::{Block, Chapter, chapter};
use crate::text;

/// The chapters of a language, in the order of the numbers of their files. A chapter that the language lacks, or that
/// has only a heading, has the English blocks.
///
/// # Panics
/// If a file cannot be parsed, or a translation lacks a part of the English chapter or has other values.
pub(super) fn chapters(folder: &Path, english_folder: &Path) -> Vec<Chapter> {
    let numbered = |file: String| {
        let (number, name) = file.strip_suffix(".md")?.split_once('-')?;
        let number: u32 = number.parse().unwrap_or_else(|_| panic!("the name of {file} must begin with its number"));
        Some((number, name.to_owned()))
    };
    let mut files: Vec<(u32, String)> = files(english_folder, ".md").into_iter().filter_map(numbered).collect();
    files.sort_unstable();
    let read_chapter = |(number, name): (u32, String)| {
        let file = format!("{number}-{name}.md");
        let english = chapter(&read(&english_folder.join(&file)), name.clone());
        if folder == english_folder {
            english
        } else if folder.join(&file).is_file() {
            translated(chapter(&read(&folder.join(file)), name), english)
        } else {
            Chapter { fallback_lang: Some(text::SOURCE_LANG), ..english }
        }
    };
    let mut chapters: Vec<Chapter> = files.into_iter().map(read_chapter).collect();
    name_views(&mut chapters);
    chapters
}

/// A translated chapter, with the English blocks if it has only a heading.
fn translated(own: Chapter, english: Chapter) -> Chapter {
    if own.blocks.is_empty() {
        return Chapter { title: own.title, fallback_lang: Some(text::SOURCE_LANG), ..english };
    }
    let is_prose = |block: &&Block| matches!(block, Block::Prose(_));
    for block in english.blocks.iter().filter(|block| !is_prose(block)) {
        assert!(own.blocks.contains(block), "{}: the translation lacks {block:?}", own.name);
    }
    let values = |chapter: &Chapter| -> BTreeSet<String> {
        let prose = chapter.blocks.iter().filter_map(|block| match block {
            Block::Prose(prose) => Some(prose),
            _ => None,
        });
        prose.flat_map(|prose| prose.values().chain(prose.numbers()).chain(prose.terms())).map(str::to_owned).collect()
    };
    let (own_values, english_values) = (values(&own), values(&english));
    assert_eq!(own_values, english_values, "{}: the values and terms of the translation", own.name);
    own
}

/// Gives each view an id: the first view of a figure gets the id of the figure; later ones get `<id>-2`, `<id>-3` ….
fn name_views(chapters: &mut [Chapter]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let blocks = chapters.iter_mut().flat_map(|chapter| &mut chapter.blocks);
    let placed = blocks.filter_map(|block| match block {
        Block::Figures(placed) | Block::Collapsible(placed) => Some(placed),
        _ => None,
    });
    for placed in placed.flatten() {
        let count = counts.entry(placed.figure.clone()).or_default();
        *count += 1;
        if *count > 1 {
            placed.view = format!("{}-{count}", placed.figure);
        }
    }
}
