//! Words and pictures say the same: a sentence that names a position, a pair or a case stands beside a view whose
//! parameters show it.

use phasor::fragment::State as Fragment;
use phasor::render::Block;
use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::params::{Params, Stretch};
use phasor_figures::scene::{Mark, Scene};

use crate::ENGLISH;

/// A sentence of a chapter, the view beside it, and what the view must show.
struct Case {
    chapter: usize,
    words: &'static str,
    view: &'static str,
    shows: fn(&Params, &Scene) -> bool,
}

/// Whether the horizontal axis of a panel includes a value.
fn reaches(scene: &Scene, value: f64) -> bool {
    scene.panels.iter().any(|panel| {
        let [from, to] = panel.x.domain;
        (from.min(to)..=from.max(to)).contains(&value)
    })
}

/// Whether the title of a panel contains these words.
fn has_title(scene: &Scene, words: &str) -> bool {
    scene.panels.iter().any(|panel| panel.title.as_ref().is_some_and(|title| title.contains(words)))
}

const CASES: [Case; 25] = [
    Case { chapter: 1, words: "Pair 0, outermost", view: "trajectory", shows: |params, _| params.pair == 0 },
    Case { chapter: 2, words: "At position 710", view: "periodicity", shows: |_, scene| reaches(scene, 710.0) },
    Case {
        chapter: 2,
        words: "at 333 and, deepest, at 710",
        view: "periodicity",
        shows: |_, scene| reaches(scene, 710.0),
    },
    Case {
        chapter: 2,
        words: "every position up to 799",
        view: "periodicity",
        shows: |_, scene| reaches(scene, 799.0),
    },
    Case {
        chapter: 2,
        words: "the hand of pair [0](=pair) has turned",
        view: "components",
        shows: |params, _| params.pair == 0,
    },
    Case {
        chapter: 2,
        words: "At position [10](=pos)",
        view: "components",
        shows: |params, scene| params.pos == 10 && reaches(scene, 10.0),
    },
    Case {
        chapter: 3,
        words: "The fastest hand comes round every {two-pi} positions, the slowest every {longest}",
        view: "clocks",
        shows: |_, scene| has_title(scene, "pair 0:") && has_title(scene, "pair 63:"),
    },
    Case {
        chapter: 3,
        words: "from 7 to 8 four binary digits flip",
        view: "binary",
        shows: |_, scene| reaches(scene, 8.0),
    },
    Case { chapter: 2, words: "away at position 44", view: "periodicity", shows: |_, scene| reaches(scene, 44.0) },
    Case {
        chapter: 4,
        words: "from 5 to 10 it is as far as from 35 to 40",
        view: "distance-matrix",
        shows: |_, scene| reaches(scene, 40.0),
    },
    Case {
        chapter: 4,
        words: "At offset [5](=k) the distance is",
        view: "distance-offset",
        shows: |params, scene| params.k == 5 && reaches(scene, 5.0),
    },
    Case {
        chapter: 4,
        words: "at offset 1 the line is at",
        view: "distance-offset",
        shows: |_, scene| reaches(scene, 1.0),
    },
    Case {
        chapter: 4,
        words: "[Far out](#distance-offset-2)",
        view: "distance-offset-2",
        shows: |_, scene| reaches(scene, 20_000.0 - 1.0),
    },
    Case {
        chapter: 4,
        words: "At offset 0 this is {pairs}",
        view: "similarity",
        shows: |_, scene| reaches(scene, 0.0) && reaches(scene, -5.0),
    },
    Case {
        chapter: 5,
        words: "[the same word in two places]",
        view: "tokens",
        shows: |_, scene| scene.caption.contains("stands at positions 0 and 4"),
    },
    Case {
        chapter: 5,
        words: "to position [10](=pos) the weight falls",
        view: "causal",
        shows: |params, scene| params.pos == 10 && reaches(scene, 10.0),
    },
    Case {
        chapter: 6,
        words: "when $k$ is about as large as the base",
        view: "decay",
        shows: |params, scene| reaches(scene, 5.0 * params.base),
    },
    Case {
        chapter: 6,
        words: "stretched eight times",
        view: "rope-scaling",
        shows: |params, _| params.stretch == Stretch::Eight,
    },
    Case {
        chapter: 4,
        words: "those 622 apart fail",
        view: "uniqueness",
        shows: |params, scene| params.n_pos == 1000 && reaches(scene, 622.0),
    },
    Case { chapter: 6, words: "for base 10\u{202f}000", view: "base-context", shows: |_, scene| reaches(scene, 1e4) },
    Case { chapter: 6, words: "the 500\u{202f}000 of", view: "base-context", shows: |_, scene| reaches(scene, 5e5) },
    Case {
        chapter: 6,
        words: "leaves the fast pairs as they are",
        view: "rope-scaling",
        // The caption counts the pairs that YaRN keeps, blends and divides: none of the groups is empty.
        shows: |params, scene| params.n_pos >= 4096 && !scene.caption.contains(" 0 pairs"),
    },
    Case {
        chapter: 6,
        words: "keys a few positions away score nearly alike; YaRN keeps the differences of training there",
        view: "rope-scaling",
        shows: |_, scene| {
            // At an offset of about 5.
            let scores = &scene.panels[1];
            let at_five = |term| {
                let mut named = scores.marks.iter().filter(|mark| mark.term() == Some(term));
                let value = named.find_map(|mark| match mark.plain() {
                    Mark::Line { points, .. } => points.iter().find(|point| point[0] >= 5.0).map(|point| point[1]),
                    _ => None,
                });
                value.expect("a curve")
            };
            let [interpolated, yarn, trained] = ["interpolated", "yarn", "trained"].map(at_five);
            interpolated > 0.95 && trained < 0.9 && (yarn - trained).abs() < 0.01
        },
    },
    Case {
        chapter: 7,
        words: "{slow-pairs} of {pairs} pairs complete no turn",
        view: "partial-rotary",
        shows: |_, scene| reaches(scene, 63.0),
    },
    Case {
        chapter: 7,
        words: "If [time runs from 0 to 1000]",
        view: "diffusion-time",
        shows: |_, scene| has_title(scene, "1000"),
    },
];

#[test]
fn sentences_stand_beside_views_that_show_their_case() {
    for Case { chapter, words, view, shows } in CASES {
        let (content, name) = (&ENGLISH.chapters[chapter - 1], &ENGLISH.chapters[chapter - 1].name);
        let source = std::fs::read_to_string(format!("{}/content/en/{chapter}-{name}.md", env!("CARGO_MANIFEST_DIR")));
        assert!(source.expect("a chapter").contains(words), "chapter {chapter} does not say “{words}”");
        let placed = content.blocks.iter().find_map(|block| match block {
            Block::Figures(placed) => placed.iter().find(|placed| placed.view == view),
            _ => None,
        });
        let placed = placed.unwrap_or_else(|| panic!("{view} is not in the text of chapter {chapter}"));
        let params = placed.own.as_ref().map(|link| Fragment::parse(link).0.params).unwrap_or_default().clamped();
        let figure = by_id(&placed.figure).expect("a figure of the catalog");
        let scene = figure.drawing().scene(&params, &mut Searches::default());
        assert!(shows(&params, &scene), "“{words}”: {view} does not show it: {}", scene.caption);
    }
}

/// At the default length, the views of these two sentences would not show their case; this is why they have parameters
/// of their own. (Both views have the id of their figure.)
#[test]
fn at_the_default_length_the_cases_of_two_sentences_are_not_shown() {
    let params = Params::default();
    for words in ["At position 710", "leaves the fast pairs as they are"] {
        let Case { view, shows, .. } = CASES.iter().find(|case| case.words == words).expect("a case");
        let scene = by_id(view).expect("a figure").drawing().scene(&params, &mut Searches::default());
        assert!(!shows(&params, &scene), "{words}");
    }
}
