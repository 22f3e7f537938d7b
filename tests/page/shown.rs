//! Words and pictures say the same: a sentence that names a position, a pair or a case stands beside a view whose
//! parameters show it.

use phasor::fragment::State as Fragment;
use phasor::render::Block;
use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::params::Params;
use phasor_figures::scene::Scene;

use crate::ENGLISH;

/// A sentence of a chapter, the view beside it, and what the view must show.
struct Case {
    chapter: usize,
    words: &'static str,
    view: &'static str,
    shows: fn(&Params, &Scene) -> bool,
}

/// Whether the last panel's horizontal axis includes a value.
fn reaches(scene: &Scene, value: f64) -> bool {
    scene.panels.iter().any(|panel| {
        let [from, to] = panel.x.domain;
        (from.min(to)..=from.max(to)).contains(&value)
    })
}

const CASES: [Case; 9] = [
    Case { chapter: 1, words: "Pair 0, outermost", view: "trajectory", shows: |params, _| params.pair == 0 },
    Case { chapter: 2, words: "At position 710", view: "periodicity", shows: |_, scene| reaches(scene, 710.0) },
    Case { chapter: 2, words: "away at position 44", view: "periodicity", shows: |_, scene| reaches(scene, 44.0) },
    Case {
        chapter: 4,
        words: "from 5 to 10 it is as far as from 35 to 40",
        view: "distance-matrix",
        shows: |_, scene| reaches(scene, 40.0),
    },
    Case { chapter: 4, words: "those 622 apart fail", view: "uniqueness", shows: |_, scene| reaches(scene, 622.0) },
    Case { chapter: 6, words: "for base 10 000", view: "base-context", shows: |_, scene| reaches(scene, 1e4) },
    Case { chapter: 6, words: "the 500 000 of", view: "base-context", shows: |_, scene| reaches(scene, 5e5) },
    Case {
        chapter: 6,
        words: "leaves the fast pairs as they are",
        view: "rope-scaling",
        // The caption counts the pairs that YaRN keeps, blends and divides: none of the groups is empty.
        shows: |params, scene| params.n_pos >= 4096 && !scene.caption.contains(" 0 pairs"),
    },
    Case {
        chapter: 7,
        words: "If [time runs from 0 to 1000]",
        view: "diffusion-time",
        shows: |_, scene| {
            scene.panels.iter().any(|panel| panel.title.as_ref().is_some_and(|title| title.contains("1000")))
        },
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

/// The cases are not shown at the default length, so the views need parameters of their own.
#[test]
fn at_the_default_length_the_cases_of_two_sentences_are_not_shown() {
    let params = Params::default();
    let cases =
        CASES.iter().filter(|case| ["At position 710", "leaves the fast pairs as they are"].contains(&case.words));
    let hidden = cases.filter(|Case { view, shows, .. }| {
        !shows(&params, &by_id(view).expect("a figure").drawing().scene(&params, &mut Searches::default()))
    });
    assert_eq!(hidden.count(), 2);
}
