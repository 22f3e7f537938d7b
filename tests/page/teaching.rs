//! The chapters: numbers in their sentences are computed by the core, and every figure is placed.

use std::collections::BTreeSet;
use std::f64::consts::TAU;

use phasor::fragment::{State, TourStep};
use phasor::lessons::interpolate::interpolate;
use phasor::lessons::puzzles::PUZZLES;
use phasor::lessons::tour::{self, Step, is_done, steps};
use phasor::lessons::{VALUES, value};
use phasor::render::{Block, ChapterContent, Markup};
use phasor_figures::catalog::{ALL, BOARD, by_id};
use phasor_figures::core::distance::distance;
use phasor_figures::core::encoding::encode;
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
    let prerendered: Vec<&str> = PAGE.split(" data-number=\"").skip(1).collect();
    assert_eq!(prerendered.len(), numbers.len());
    for (key, prerendered) in numbers.into_iter().zip(prerendered) {
        let number = NUMBERS.iter().find(|number| number.key == key).unwrap_or_else(|| panic!("{key}"));
        assert!(prerendered.starts_with(&format!("{key}\"")), "{key}: {prerendered:.200}");
        let shown = prerendered.split_once('>').and_then(|(_, words)| words.split_once('<')).expect("a span").0;
        assert_eq!(shown, significant((number.get)(&Params::default()), 9), "{key}");
    }
}

#[test]
fn values_in_sentences_and_computed_values_are_the_same() {
    let named: BTreeSet<&str> = prose().flat_map(Markup::values).collect();
    assert_eq!(named, VALUES.iter().map(|(name, _)| *name).collect());
    for prerendered in PAGE.split(" data-value=\"").skip(1) {
        let (name, words) = prerendered.split_once("\">").expect("a span");
        let value = value(name).expect("a value")(&Params::default());
        let words = words.split_once("</span>").expect("no end of the span").0;
        assert!(words.contains(&value) && !words.contains("NaN") && !words.contains("inf<"), "{name}: {words}");
    }
}

#[test]
fn values_are_finite_at_extreme_parameters() {
    for link in ["d=2&n=1", "d=16384&n=1048576&base=1e9&pos=1048575&k=1048575&pair=8191", "d=2&base=1.000001&n=2&pos=1"]
    {
        let params = State::parse(link).0.params.clamped();
        for (name, value) in VALUES {
            let text_shown = value(&params);
            assert!(
                !text_shown.is_empty() && !text_shown.contains("NaN") && !text_shown.contains('∞'),
                "{name} at {link}: {text_shown}"
            );
        }
    }
}

/// The expected values were computed with 50 digits. The number of digits shown is checked, too.
#[test]
fn values_match_those_computed_independently() {
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
        // Sums are first below 0 at 1707 (base 10 000: 2 models), 12 318 (250 000: 1), 18 438 (500 000: only ERNIE of 8),
        // 27 115 (a million: 7) and 82 999 (5 million: only Qwen3 of 2).
        ("models-above", "12"),
        ("models", "21"),
        ("whole-in-bf16", "256"),
        ("uniform-step", "0.0091"),
        ("time-step-long", "7.08"),
        ("time-step-short", "0.04"),
    ];
    for (name, expected) in expected {
        assert_eq!(value(name).expect(name)(&params), expected, "{name}");
    }
}

#[test]
fn thirty_two_views_are_uncollapsed_and_every_figure_is_placed() {
    let all: Vec<&str> = ENGLISH.first_places();
    assert_eq!(all, ALL.iter().map(|figure| figure.id).collect::<Vec<_>>());
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    let uncollapsed = blocks().map(|block| match block {
        Block::Figures(placed) => placed.len(),
        _ => 0,
    });
    // The other views are collapsed.
    assert_eq!(uncollapsed.sum::<usize>(), 32);
}

/// HTML with each section from `start` to `end` replaced.
fn replace_sections(html: &str, [start, end]: [&str; 2], by: &str) -> String {
    let mut parts = html.split(start);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |read, part| read + by + part.split_once(end).map_or("", |(_, rest)| rest))
}

/// The number of words in running text. A formula counts as one word; program code and collapsed text do not count.
fn word_count(prose: &Markup) -> usize {
    let shown = replace_sections(&prose.plain(), ["<details", "</details>"], " ");
    let shown = replace_sections(&shown, ["<pre", "</pre>"], " ");
    let shown = replace_sections(&shown, ["<math", "</math>"], "formula");
    let shown = replace_sections(&shown, ["<", ">"], "");
    shown.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count()
}

/// The number of words in the lesson before the first block for which `is_there` is true.
fn words_before(is_there: impl Fn(&Block) -> bool) -> usize {
    let before = blocks().take_while(|block| !is_there(block));
    before.map(|block| if let Block::Prose(prose) = block { word_count(prose) } else { 0 }).sum()
}

#[test]
fn chapters_have_text_and_the_first_figure_comes_early() {
    let in_chapter = |chapter: &ChapterContent| -> usize {
        let counts =
            chapter.blocks.iter().map(|block| if let Block::Prose(prose) = block { word_count(prose) } else { 0 });
        counts.sum()
    };
    let lengths: Vec<usize> = ENGLISH.chapters.iter().map(in_chapter).collect();
    assert!(lengths.iter().all(|length| *length >= 400), "{lengths:?}");
    let is_figure = |id: &'static str| move |block: &Block| matches!(block, Block::Figures(all) if all.iter().any(|placed| placed.figure == id));
    // Two drawings that are no figures of the catalog come before it: the sentence, and the ideas that fail.
    let before_first_figure = words_before(is_figure("trajectory"));
    assert!(before_first_figure <= 600 + 100, "{before_first_figure}");
}

#[test]
fn every_puzzle_is_placed_below_its_figure() {
    let mut placed = Vec::new();
    for chapter in &ENGLISH.chapters {
        for neighbours in chapter.blocks.windows(2) {
            if let Block::Puzzle(id) = &neighbours[1] {
                let is_below = |placed: &phasor::render::Placed| placed.figure == *id;
                assert!(matches!(&neighbours[0], Block::Figures(all) if all.last().is_some_and(is_below)), "{id}");
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

/// The steps of the tour on the board.
fn board_steps() -> Vec<Step> {
    steps(TourStep::FIRST).collect()
}

/// The steps of the chapters' tours, with the number of the chapter.
fn chapter_steps() -> impl Iterator<Item = (usize, Step)> {
    (1..=ENGLISH.chapters.len())
        .flat_map(|chapter| steps(TourStep::of_chapter(chapter)).map(move |step| (chapter, step)))
}

/// The parameters at the end of a step.
fn end(step: &Step) -> Params {
    State::parse(step.links.last().expect("a link")).0.params
}

#[test]
fn every_step_of_the_tour_is_valid() {
    let written = text::files::ENGLISH
        .lines()
        .filter(|line| line.strip_prefix("tour-").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit())));
    let all: Vec<Step> = board_steps().into_iter().chain(chapter_steps().map(|(_, step)| step)).collect();
    assert_eq!(all.len(), written.count(), "steps must be numbered without gaps");
    for step in all {
        for link in &step.links {
            let (state, notices) = State::parse(link);
            assert_eq!(notices, [], "{link}");
            let halfway = interpolate(&Params::default(), &state.params, 0.5);
            assert_eq!(halfway, halfway.clamped(), "{link}");
        }
        let figure = by_id(step.figure).unwrap_or_else(|| panic!("{}", step.figure));
        let terms = crate::terms::terms(figure, &end(&step));
        assert!(step.term.is_empty() || terms.contains(&step.term), "{}/{}: {terms:?}", step.figure, step.term);
        assert!(step.words.ends_with(['.', '?']), "{}", step.words);
    }
}

#[test]
fn the_tour_stays_on_the_board_moves_at_each_step_and_takes_two_minutes() {
    let steps = board_steps();
    assert!((4..=8).contains(&steps.len()));
    let mut milliseconds = 0.0;
    for step in &steps {
        let word_count = step.words.split_whitespace().count();
        assert!(word_count <= 20, "{word_count}: {}", step.words);
        assert!(BOARD.iter().any(|figure| figure.id == step.figure), "{}", step.figure);
        let ends: Vec<Params> = step.links.iter().map(|link| State::parse(link).0.params).collect();
        assert!(ends.len() > 1 && ends.windows(2).all(|two| two[0] != two[1]), "{}", step.words);
        let duration = tour::length(ends.len());
        assert!((3000.0..=6000.0).contains(&duration), "{duration}");
        // Slow readers read two words per second, and not during the animation.
        milliseconds += duration + word_count as f64 * 500.0;
    }
    assert!(milliseconds <= 120_000.0, "{milliseconds}");
}

#[test]
fn the_steps_of_a_chapter_are_about_its_figures() {
    assert_eq!(chapter_steps().count(), 16);
    for (chapter, step) in chapter_steps() {
        let mut figures = ENGLISH.chapters[chapter - 1].figures();
        assert!(figures.any(|id| id == step.figure), "{chapter}: {}", step.figure);
    }
}

#[test]
fn the_texts_of_the_tour_are_true_of_the_parameters_that_it_shows() {
    let steps = board_steps();
    let parameters_after = |index: usize, words: &str| {
        let step = &steps[index - 1];
        assert!(step.words.contains(words), "{words}: {}", step.words);
        end(step)
    };
    // No two columns are equal.
    let now = parameters_after(2, "a vector of its own");
    assert!((1..now.n_pos).all(|offset| distance(&now.freqs(), f64::from(offset)) > 1.0));
    let now = parameters_after(3, "a point that moves around a circle");
    assert!(f64::from(now.pos) * now.freq(0) > 0.9 * TAU);
    let now = parameters_after(4, "high in pair 0, low in pair 40");
    assert_eq!((now.freq(0), now.pair), (1.0, 40));
    assert!(now.freq(40) * f64::from(now.n_pos) < TAU / 30.0);
    let now = parameters_after(5, "one colour per diagonal");
    let distance_at = |i: u32| {
        let [one, other] = [i, i + now.k].map(|pos| encode(now.d_model, now.base, f64::from(pos)));
        one.iter().zip(&other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    };
    assert!((0..now.n_pos - now.k).all(|i| (distance_at(i) - distance_at(0)).abs() < 1e-12) && distance_at(0) > 1.0);
    let now = parameters_after(6, "almost 2π·base; with a smaller base, all pairs but the first turn faster");
    let (defaults, last) = (Params::default(), now.pairs() - 1);
    assert!(now.base < defaults.base && now.freq(0) == defaults.freq(0));
    assert!((1..=last).all(|pair| now.freq(pair) > defaults.freq(pair)));
    for params in [&now, &defaults] {
        assert_eq!(TAU / params.freq(0), TAU);
        assert!((0.8..1.0).contains(&(1.0 / params.freq(last) / params.base)));
    }
    let now = parameters_after(7, "4 at d_model 8, 256 at 512, with wavelengths closer together");
    let few = Params { d_model: 8, ..Params::default() };
    assert_eq!((few.pairs(), now.pairs()), (4, 256));
    assert!(now.freq(0) / now.freq(1) < few.freq(0) / few.freq(1));
}

#[test]
fn the_final_task_of_the_tour_starts_unsolved_and_can_be_solved_with_the_base_slider_both_ways() {
    let steps = board_steps();
    let step = steps.last().expect("a step");
    assert!(step.words.contains("positions 0 and 44 are less than 0.1 apart"), "{}", step.words);
    let given = end(step);
    assert_eq!((given.pos, given.k), (0, 44));
    assert!(!is_done(&given));
    let base = NUMBERS.iter().find(|number| number.key == "base").expect("base");
    let (start, end, stride) = base.slider_range(&given);
    let places = ((end - start) / stride).round() as u32;
    let done = (0..=places).filter(|place| {
        let value = base.at_slider(start + f64::from(*place) * stride, given.base, &given);
        is_done(&Params { base: value, ..given.clone() })
    });
    let bases: Vec<f64> =
        done.map(|place| base.at_slider(start + f64::from(place) * stride, given.base, &given)).collect();
    // The slow hand has made a full turn (small base), or hardly moved (large base).
    assert!(bases.iter().any(|base| (45.0..55.0).contains(base)), "{bases:?}");
    assert!(bases.iter().any(|base| *base > 1e5), "{bases:?}");
}
