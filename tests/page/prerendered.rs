//! The prerendered page: chapters, figures and claims.

use std::collections::BTreeSet;

use phasor::render::Block;
use phasor_figures::catalog::ALL;
use phasor_figures::claims;

use crate::{ENGLISH, PAGE, lesson};

#[test]
fn every_figure_is_first_placed_in_catalog_order() {
    let placed: Vec<&str> = ENGLISH.first_places();
    assert_eq!(placed, ALL.iter().map(|figure| figure.id).collect::<Vec<_>>());
}

#[test]
fn chapters_have_names_headings_and_prose() {
    let chapters = &ENGLISH.chapters;
    let names: BTreeSet<&str> = chapters.iter().map(|chapter| chapter.name.as_str()).collect();
    assert_eq!(names.len(), chapters.len());
    for chapter in chapters {
        assert!(!ALL.iter().any(|figure| figure.id == chapter.name), "{} is also the id of a figure", chapter.name);
        assert!(!chapter.title.is_empty() && chapter.title.trim() == chapter.title, "{}", chapter.name);
        let is_paragraph = |block: &Block| matches!(block, Block::Prose(prose) if prose.plain().starts_with("<p>"));
        assert!(chapter.blocks.iter().any(is_paragraph), "{}", chapter.name);
    }
}

/// The page needs no script to show them.
#[test]
fn the_prerendered_page_contains_titles_captions_and_formulas() {
    let page = &*PAGE;
    for chapter in &ENGLISH.chapters {
        assert!(page.contains(&chapter.title), "{}", chapter.name);
    }
    for figure in ALL {
        let frame = lesson(page).split_once(&format!("data-figure=\"{}\"", figure.id)).expect(figure.id).1;
        let frame = frame.split_once("</figure>").expect("no end of the figure").0;
        let caption = frame.split_once("class=\"caption\">").expect("no caption").1.split("</p>").next();
        assert!(caption.is_some_and(|caption| caption.len() > 20), "{}: {caption:?}", figure.id);
        for part in ["<math", "<canvas", "class=\"alt", "<h3", "class=\"cites\""] {
            assert!(frame.contains(part), "{}: {part}", figure.id);
        }
    }
    assert!(!page.contains("⟨?⟩") && !page.contains("NaN"), "a text is missing");
    for inline in ["<script", "<style", " style=", "javascript:", " onclick="] {
        assert!(!page.contains(inline), "{inline}");
    }
}

#[test]
fn the_prerendered_claims_show_their_count_and_their_rules() {
    assert!(PAGE.contains(&claims::counted()));
    for (kind, rule) in claims::rules() {
        assert!(PAGE.contains(&format!("<dt>{kind}</dt><dd>{rule}</dd>")), "{kind}: {rule}");
    }
}
