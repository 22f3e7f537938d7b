//! The chapters: what stands in their sentences is known to the core, and everything has its place once.

use std::collections::BTreeSet;

use phasor::fragment::State;
use phasor::lessons::between::between;
use phasor::lessons::puzzles::PUZZLES;
use phasor::lessons::tour::steps;
use phasor::lessons::{VALUES, value};
use phasor::render::{Block, ChapterContent, Markup};
use phasor_figures::catalog::{ALL, by_id};
use phasor_figures::params::{NUMBERS, Params};
use phasor_figures::text;
use phasor_figures::text::number::significant;

use crate::{ENGLISH, PAGE, blocks};

fn prose() -> impl Iterator<Item = &'static Markup> {
    blocks().filter_map(|block| match block {
        Block::Prose(prose) => Some(prose),
        _ => None,
    })
}

#[test]
fn a_number_in_a_sentence_is_a_parameter_and_shows_its_default() {
    let numbers: Vec<&str> = prose().flat_map(Markup::numbers).collect();
    assert!(numbers.len() >= 3 * ENGLISH.chapters.len(), "{}", numbers.len());
    let served: Vec<&str> = PAGE.split(" data-number=\"").skip(1).collect();
    assert_eq!(served.len(), numbers.len());
    for (key, served) in numbers.into_iter().zip(served) {
        let number = NUMBERS.iter().find(|number| number.key == key).unwrap_or_else(|| panic!("{key}"));
        assert!(served.starts_with(&format!("{key}\"")), "{key}: {served:.200}");
        let shown = served.split_once('>').and_then(|(_, words)| words.split_once('<')).expect("a span").0;
        assert_eq!(shown, significant((number.get)(&Params::default()), 9), "{key}");
    }
}

#[test]
fn every_value_in_a_sentence_is_computed_and_every_computed_value_stands_in_one() {
    let named: BTreeSet<&str> = prose().flat_map(Markup::values).collect();
    assert_eq!(named, VALUES.iter().map(|(name, _)| *name).collect());
    for served in PAGE.split(" data-value=\"").skip(1) {
        let (name, words) = served.split_once("\">").expect("a span");
        let value = value(name).expect("a value")(&Params::default());
        let words = words.split_once("</span>").expect("it ends").0;
        assert!(words.contains(&value) && !words.contains("NaN") && !words.contains("inf<"), "{name}: {words}");
    }
}

#[test]
fn values_are_finite_at_every_edge() {
    for link in ["d=2&n=1", "d=16384&n=1048576&base=1e9&pos=1048575&k=1048575&pair=8191", "d=2&base=1.000001&n=2&pos=1"]
    {
        let params = State::parse(link).0.params.within();
        for (name, value) in VALUES {
            let said = value(&params);
            assert!(!said.is_empty() && !said.contains("NaN") && !said.contains('∞'), "{name} at {link}: {said}");
        }
    }
}

/// Worked out with 50 digits; the number of digits shown is part of what is checked.
#[test]
fn values_are_those_worked_out_apart() {
    let params = Params::default();
    let expected = [
        ("orders", "120"),
        ("degrees", "57.3"),
        ("two-pi", "6.283"),
        ("turned", "573.0"),
        ("sin", "−0.544"),
        ("cos", "−0.8391"),
        ("neighbour-chord", "0.959"),
        ("chord-k", "1.197"),
        ("return-44", "0.0177"),
        ("longest", "54\u{202f}410"),
        ("limit", "62\u{202f}832"),
        ("slow-pairs", "49"),
        ("ratio", "1.155"),
        ("distance-k", "5.799"),
        ("distance-1", "1.953"),
        ("slope", "2"),
        ("level", "11.31"),
        ("dot-k", "47.19"),
        ("mean-cosine-k", "0.737"),
        ("bits", "6"),
        ("dims-per-octave", "9.63"),
        ("tenfold", "9.65"),
        ("reach-10000", "1707"),
        ("reach-500000", "18\u{202f}438"),
        ("reach-630000", "33\u{202f}259"),
        ("reach-640000", "27\u{202f}685"),
        // LLaMA (2048 tokens, 1707 at base 10 000) and Qwen2 (32 768, 27 115 at a million), not Llama 3 (8192, 18 438).
        ("models-above", "2"),
        ("models", "3"),
        ("whole-in-bf16", "256"),
        ("uniform-step", "0.0076"),
        ("time-step-long", "7.08"),
        ("time-step-short", "0.04"),
    ];
    for (name, expected) in expected {
        assert_eq!(value(name).expect(name)(&params), expected, "{name}");
    }
}

#[test]
fn headlines_are_few_and_every_figure_has_its_place_once() {
    let all: Vec<&str> = ENGLISH.chapters.iter().flat_map(ChapterContent::figures).collect();
    assert_eq!(all, ALL.iter().map(|figure| figure.id).collect::<Vec<_>>());
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    let in_line = blocks().map(|block| match block {
        Block::Figures(ids) => ids.len(),
        _ => 0,
    });
    // The others are for fewer readers, who open them.
    assert_eq!(in_line.sum::<usize>(), 28);
}

/// HTML without what stands between these two, which is replaced.
fn without(html: &str, [start, end]: [&str; 2], by: &str) -> String {
    let mut parts = html.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| read + by + part.split_once(end).map_or("", |(_, rest)| rest))
}

/// How many words are read in running text: a formula is one; programs, and what is folded, are none.
fn words(prose: &Markup) -> usize {
    let shown = without(&prose.plain(), ["<details", "</details>"], " ");
    let shown = without(&shown, ["<pre", "</pre>"], " ");
    let shown = without(&shown, ["<math", "</math>"], "formula");
    let shown = without(&shown, ["<", ">"], "");
    shown.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// How many words stand before a place in the lesson.
fn words_before(is_there: impl Fn(&Block) -> bool) -> usize {
    let before = blocks().take_while(|block| !is_there(block));
    before.map(|block| if let Block::Prose(prose) = block { words(prose) } else { 0 }).sum()
}

#[test]
fn chapters_are_short_and_the_formula_comes_early() {
    let in_chapter = |chapter: &ChapterContent| -> usize {
        let words = chapter.blocks.iter().map(|block| if let Block::Prose(prose) = block { words(prose) } else { 0 });
        words.sum()
    };
    let lengths: Vec<usize> = ENGLISH.chapters.iter().map(in_chapter).collect();
    assert!(lengths.iter().all(|length| (400..=900).contains(length)), "{lengths:?}");
    let is_figure = |id: &'static str| move |block: &Block| matches!(block, Block::Figures(all) if all.iter().any(|placed| placed.figure == id));
    // The first figure follows the formula.
    // The first figure follows the formula and two sentences about it.
    let [first_figure, formula] = [words_before(is_figure("trajectory")), 50];
    assert!(first_figure <= 600 + formula, "{first_figure}");
}

#[test]
fn every_puzzle_stands_below_its_figure() {
    let mut placed = Vec::new();
    for chapter in &ENGLISH.chapters {
        for pair in chapter.blocks.windows(2) {
            if let Block::Puzzle(id) = &pair[1] {
                let is_below = |placed: &phasor::render::Placed| placed.figure == *id;
                assert!(matches!(&pair[0], Block::Figures(all) if all.last().is_some_and(is_below)), "{id}");
                placed.push(id.as_str());
            }
        }
    }
    assert_eq!(placed, PUZZLES.iter().map(|puzzle| puzzle.figure).collect::<Vec<_>>());
    for id in placed {
        assert!(!text::get(&format!("puzzle.{id}")).is_empty() && !text::get(&format!("puzzle.{id}.why")).is_empty());
        assert!(text::files::values(&format!("puzzle.{id}.now")).contains("value"), "{id}");
    }
}

#[test]
fn every_step_of_the_tour_can_be_taken() {
    assert!((12..=20).contains(&steps().len()), "{}", steps().len());
    for step in steps() {
        let (state, notices) = State::parse(step.link);
        assert_eq!(notices, [], "{}", step.link);
        assert!(by_id(step.figure).is_some(), "{}", step.figure);
        assert!(step.words.ends_with(['.', '?']), "{}", step.words);
        let there = between(&Params::default(), &state.params, 0.5);
        assert_eq!(there, there.within(), "{}", step.link);
    }
}
