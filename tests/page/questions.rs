//! The prediction questions: checks the true answers against values computed independently (mpmath 1.3, 40 digits), and
//! that each typical mistake gets its own feedback.

use std::collections::BTreeSet;
use std::f64::consts::{SQRT_2, TAU};

use phasor::lessons::questions::sketch::{HANDLES, STEPS};
use phasor::lessons::questions::{ALL, Guess, Kind, Question, Sketch, by_id, parse_candidates};
use phasor::lessons::{ASKED, question_of};
use phasor::render::Block;
use phasor_figures::catalog;
use phasor_figures::core::schedule::Schedule;
use phasor_figures::params::Params;
use phasor_figures::scene::Mark;
use phasor_figures::text;

use crate::{ENGLISH, PAGE, blocks};

fn question(id: &str) -> &'static Question {
    by_id(id).unwrap_or_else(|| panic!("no question {id}"))
}

fn sketch(id: &str) -> &'static Sketch {
    match &question(id).kind {
        Kind::Sketch(sketch) => sketch,
        _ => panic!("{id} is not a sketch question"),
    }
}

fn truth(id: &str) -> f64 {
    match &question(id).kind {
        Kind::Number(number) => (number.truth)(),
        _ => panic!("{id} is not a number question"),
    }
}

/// All texts that a question can show.
fn all_texts(question: &Question) -> Vec<String> {
    let mut texts = vec![question.words()];
    let mut guesses = vec![None];
    match &question.kind {
        Kind::Choice(choice) => {
            texts.extend((1..=choice.options).map(|option| question.option(option)));
            guesses.extend((1..=choice.options).map(|option| Some(Guess::Option(option))));
        }
        Kind::Number(number) => {
            let values = number.mistakes.iter().map(|mistake| (mistake.value)());
            let values = values.chain([(number.truth)(), -17.5, 3.3e7]);
            guesses.extend(values.map(|value| Some(Guess::Number(vec![value]))));
        }
        Kind::Sketch(sketch) => {
            for steps in [[0; 5], [100; 5], [0, 25, 50, 75, 100], [100, 75, 50, 25, 0], [0, 100, 0, 100, 0]] {
                let heights = steps.map(|steps| sketch.height(steps));
                guesses.push(Some(Guess::Heights(heights)));
                texts.extend([false, true].map(|shown| sketch.scene(question, Some(&heights), shown).alt));
            }
            texts.extend([false, true].map(|shown| sketch.scene(question, None, shown).alt));
        }
    }
    texts.extend(guesses.iter().flat_map(|guess| {
        let reply = question.reply(guess.as_ref());
        [reply.verdict, reply.why]
    }));
    texts
}

#[test]
fn texts_have_no_placeholders_left_and_numbers_are_finite() {
    for question in ALL {
        for words in all_texts(question) {
            for wrong in ["{", "}", "⟨?⟩", "NaN", "∞", "  ", " ."] {
                assert!(!words.contains(wrong), "{}: {wrong:?} in {words}", question.id);
            }
        }
    }
}

#[test]
fn questions_have_unique_ids_known_figures_and_feedback_on_mistakes() {
    let ids: BTreeSet<&str> = ALL.iter().map(|question| question.id).collect();
    assert_eq!(ids.len(), ALL.len());
    for question in ALL {
        assert!(catalog::by_id(question.figure).is_some(), "{}: no figure {}", question.id, question.figure);
        let mut mistake_keys = question.keys().into_iter().filter(|key| key.contains(".mistake."));
        assert!(
            mistake_keys.any(|key| !text::files::between(&key).is_empty()),
            "{}: no feedback on any mistake",
            question.id
        );
    }
}

#[test]
fn questions_occur_once_in_chapters_and_in_the_prerendered_page() {
    let asked = blocks().filter_map(|block| match block {
        Block::Ask(id) => Some(id.as_str()),
        _ => None,
    });
    let placed: Vec<&str> = asked.collect();
    assert_eq!(placed.iter().collect::<BTreeSet<_>>().len(), placed.len(), "{placed:?}");
    assert!(!placed.is_empty());
    let page = &*PAGE;
    for id in placed {
        let html = page.split_once(&format!("id=\"ask-{id}\"")).expect(id).1.split_once("ask-buttons").expect(id).0;
        assert!(html.contains("class=\"ask-words\""), "{id}: {html}");
        if let Kind::Choice(choice) = &question(id).kind {
            assert_eq!(html.matches("<li").count(), choice.options, "{id}");
        }
        // The prerendered question must be readable without scripts, and have no controls that do nothing.
        assert!(!html.contains("<input") && !html.contains("<button"), "{id}");
    }
}

#[test]
fn questions_that_may_stand_in_the_place_of_a_figure_are_those_that_it_answers() {
    let placed: BTreeSet<&str> = ENGLISH.chapters.iter().flat_map(phasor::render::ChapterContent::views).collect();
    for (view, id) in ASKED {
        // A figure may be placed several times (suffix `-2`).
        assert_eq!(view.trim_end_matches("-2"), question(id).figure, "{id}");
        assert!(placed.contains(view), "{view} is in no chapter");
        assert_eq!(question_of(view), Some(id));
    }
    assert!(!PAGE.contains("data-veiled"), "only the program may hide a figure, not the prerendered page");
    let frames = PAGE.matches("class=\"veil\"").count();
    assert!(
        frames > 0
            && PAGE.matches("<div class=\"veil\" hidden").count() + PAGE.matches("<div hidden class=\"veil\"").count()
                == frames
    );
}

/// Values by mpmath. The tolerance allows a few rounding errors of a power.
#[test]
fn answers_of_number_questions_are_correct() {
    let expected = [
        ("one-turn", TAU),
        ("slowest-turn", 60_611.477_166_261_05),
        ("ten-times-base", 9.646_616_199_111_993),
        ("base-reach", 18_438.0),
    ];
    for (id, expected) in expected {
        let found = truth(id);
        assert!((found / expected - 1.0).abs() < 1e-13, "{id}: {found} {expected}");
    }
}

/// Values by mpmath: chords; wavelengths; √Σ4·sin²; means of cosines over ±7.5 % from exact integrals.
#[test]
fn answers_of_sketch_questions_are_correct_at_the_handles() {
    let expected: [(&str, [f64; HANDLES]); 4] = [
        ("one-pair-distance", [0.0, SQRT_2, 2.0, SQRT_2, 0.0]),
        ("wavelength-ladder", [TAU, 10.0 * TAU, 100.0 * TAU, 1000.0 * TAU, 54_410.143_130_8]),
        ("distance-curve", DISTANCES),
        ("similarity-far", SIMILARITIES),
    ];
    for (id, expected) in expected {
        let sketch = sketch(id);
        for (x, expected) in sketch.at.iter().zip(expected) {
            let found = (sketch.truth)(*x);
            // The expected values have twelve digits. The absolute part is for the sine of a multiple of π, off by
            // 10⁻¹⁶.
            assert!((found - expected).abs() <= 1e-11 * expected.abs().max(1.0), "{id} at {x}: {found} {expected}");
        }
    }
}

const DISTANCES: [f64; HANDLES] =
    [0.0, 6.575_502_064_953_8, 7.254_023_131_028_7, 7.602_294_404_628_3, 8.036_034_586_773_5];
const SIMILARITIES: [f64; HANDLES] =
    [0.670_317_201_423_67, 0.430_684_902_446_21, 0.181_850_707_546_80, -0.038_519_047_693_061, 0.011_309_743_942_608];

/// The numbers in the explanations of choice questions, against values computed independently.
#[test]
fn explanations_of_choice_questions_contain_the_correct_numbers() {
    let why = |id: &str| question(id).reply(None).why;
    let shift = why("rope-shift");
    assert!(shift.contains("at 20 and 12") && shift.contains("at 120 and 112"), "{shift}");
    for number in ["1, 0.5, 0.333", "0.01 at place 100", "0.0099 at place 101"] {
        assert!(why("causal-order").contains(number), "{}", why("causal-order"));
    }
    // √64 = 8 occurs once in the explanation, and three times as computed from the entries.
    assert_eq!(why("longest-encoding").matches('8').count(), 4, "{}", why("longest-encoding"));
    for number in ["by 0.04.", "7.08", "177 times", "1.1°", "3.2 times"] {
        assert!(why("diffusion-step").contains(number), "{number}: {}", why("diffusion-step"));
    }
}

/// Differences that the texts attribute to rounding are as small as rounding errors: of sums of a few numbers near 1,
/// and of 128 products up to 10.
#[test]
fn differences_attributed_to_rounding_are_rounding_errors() {
    for (id, limit) in [("order-answer", 1e-14), ("rope-shift", 1e-12)] {
        let values = (question(id).found)();
        let (_, written) = values.iter().find(|(name, _)| *name == "difference").expect("a difference");
        let plain = written.replace('−', "-").replace("\u{a0}×\u{a0}10", "e");
        let superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";
        let digit = |letter: char| match superscripts.chars().position(|known| known == letter) {
            Some(digit) => char::from_digit(digit as u32, 10).expect("a digit"),
            None if letter == '⁻' => '-',
            None => letter,
        };
        let difference: f64 = plain.chars().map(digit).collect::<String>().parse().expect(written);
        assert!((0.0..limit).contains(&difference), "{id}: {written}");
    }
}

#[test]
fn each_option_of_a_choice_gets_its_own_feedback() {
    for question in ALL {
        let Kind::Choice(choice) = &question.kind else { continue };
        assert!((1..=choice.options).contains(&choice.right));
        let verdicts: BTreeSet<String> = (1..=choice.options)
            .map(|option| {
                let reply = question.reply(Some(&Guess::Option(option)));
                assert_eq!(reply.is_right, Some(option == choice.right));
                assert_eq!(reply.verdict == text::get("ask.right"), option == choice.right);
                reply.verdict
            })
            .collect();
        assert_eq!(verdicts.len(), choice.options, "{}", question.id);
    }
}

/// The key of the mistake with this feedback.
fn key_of(question: &Question, verdict: &str) -> Option<String> {
    question.keys().into_iter().find(|key| {
        let mut rest = verdict;
        let between = text::files::between(key);
        key.contains(".mistake.")
            && between.iter().all(|part| rest.find(part).inspect(|at| rest = &rest[at + part.len()..]).is_some())
    })
}

#[test]
fn each_wrong_number_gets_the_feedback_of_its_mistake_and_the_right_one_none() {
    for question in ALL {
        let Kind::Number(number) = &question.kind else { continue };
        let reply = |guess: f64| question.reply(Some(&Guess::Number(vec![guess])));
        let truth = (number.truth)();
        for part in [-1.0, 0.0, 1.0] {
            // Up to just within the tolerance.
            let guess = truth * (1.0 + 0.999 * part * number.tolerance);
            assert_eq!((reply(guess).is_right, &*reply(guess).verdict), (Some(true), text::get("ask.right")));
        }
        for mistake in number.mistakes {
            let value = (mistake.value)();
            let found = reply(value);
            assert_eq!(found.is_right, Some(false), "{} {}", question.id, mistake.name);
            let key = question.key(&format!("mistake.{}", mistake.name));
            assert_eq!(key_of(question, &found.verdict), Some(key), "{}", found.verdict);
            // The tolerance intervals of the mistake and of the truth do not overlap.
            assert!((value - truth).abs() > number.tolerance * (value.abs() + truth.abs()), "{}", mistake.name);
        }
        for (guess, word) in [(truth * 0.31, "too small"), (truth * 3.7, "too large")] {
            assert!(reply(guess).verdict.contains(word), "{}: {}", question.id, reply(guess).verdict);
        }
    }
}

/// Typed inputs, and the mistake whose feedback each gets.
#[test]
fn typed_numbers_get_the_right_feedback() {
    let reply_to = |id: &str, typed: &str| question(id).reply(Some(&Guess::Number(parse_candidates(typed))));
    let right = [
        ("one-turn", "6.28"),
        ("one-turn", "2π"),
        ("one-turn", "6,283"),
        ("slowest-turn", "60,611"),
        ("slowest-turn", "60 000"),
        ("ten-times-base", "9,65"),
        ("base-reach", "18438"),
        ("base-reach", "20000"),
    ];
    for (id, typed) in right {
        assert_eq!(reply_to(id, typed).is_right, Some(true), "{id} {typed}: {}", reply_to(id, typed).verdict);
    }
    let wrong = [
        ("one-turn", "6", "before"),
        ("one-turn", "7", "after"),
        ("one-turn", "360", "degrees"),
        ("one-turn", "3.14", "half"),
        ("one-turn", "57", "radian"),
        ("one-turn", "10,000", "base"),
        ("slowest-turn", "62,832", "limit"),
        ("slowest-turn", "2π*10000", "limit"),
        ("slowest-turn", "10000", "base"),
        ("slowest-turn", "9646", "radians"),
        ("ten-times-base", "10", "limit"),
        ("base-reach", "500,000", "base"),
        ("base-reach", "2.56e6", "longest"),
    ];
    for (id, typed, mistake) in wrong {
        let (question, verdict) = (question(id), reply_to(id, typed).verdict);
        assert_eq!(key_of(question, &verdict), Some(question.key(&format!("mistake.{mistake}"))), "{typed}: {verdict}");
    }
}

#[test]
fn the_true_sketch_is_rated_very_close_and_has_no_mistake() {
    for question in ALL {
        let Kind::Sketch(sketch) = &question.kind else { continue };
        let heights = sketch.true_steps().map(|steps| sketch.height(steps));
        let reply = question.reply(Some(&Guess::Heights(heights)));
        assert_eq!(reply.is_right, Some(true), "{}: {}", question.id, reply.verdict);
        assert!(reply.verdict.starts_with(text::get("ask.close")), "{}", reply.verdict);
        for mistake in sketch.mistakes {
            assert!(!(mistake.is_drawn)(&heights), "{} {}", question.id, mistake.name);
        }
        // The whole true curve is within the axes, so that readers can draw it.
        let [x, y] = (sketch.axes)();
        for sample in 0..=1000 {
            let [first, last] = [0, HANDLES - 1].map(|handle| x.fraction(sketch.at[handle]));
            let at = x.invert(first + (last - first) * f64::from(sample) / 1000.0);
            // Rounding moves the ends of an axis by a few 2⁻⁵².
            assert!((-1e-12..=1.0 + 1e-12).contains(&y.fraction((sketch.truth)(at))), "{} at {at}", question.id);
        }
        let fractions: Vec<f64> = sketch.at.iter().map(|at| x.fraction(*at)).collect();
        // On a phone a plot is 250 pixels wide, and each handle needs 44 of them.
        assert!(fractions.windows(2).all(|two| two[1] - two[0] > 44.0 / 250.0), "{}: {fractions:?}", question.id);
    }
}

#[test]
fn each_wrong_sketch_gets_the_feedback_of_its_mistake() {
    let drawings: [(&str, [f64; HANDLES], &str); 14] = [
        ("one-pair-distance", [0.0, 0.5, 1.0, 1.5, 2.0], "grows"),
        ("one-pair-distance", [0.0, 1.6, 3.1, 1.6, 0.0], "arc"),
        ("one-pair-distance", [0.0, 1.0, 2.0, 1.0, 0.0], "straight"),
        ("wavelength-ladder", [5e4, 6e3, 600.0, 60.0, 6.0], "falls"),
        ("wavelength-ladder", [6.0, 7.0, 8.0, 9.0, 10.0], "level"),
        ("wavelength-ladder", [6.0, 1.4e4, 2.8e4, 4.1e4, 5.4e4], "linear"),
        ("wavelength-ladder", [6.0, 8.0, 12.0, 100.0, 5e4], "late"),
        ("distance-curve", [8.0, 8.0, 8.0, 8.0, 8.0], "start"),
        ("distance-curve", [0.0, 8.0, 0.0, 8.0, 0.0], "wave"),
        ("distance-curve", [0.0, 4.0, 8.0, 12.0, 16.0], "even"),
        ("similarity-far", [0.1, 0.0, 0.0, 0.0, 0.0], "soon"),
        ("similarity-far", [0.9, 0.8, 0.7, 0.6, 0.5], "never"),
        ("similarity-far", [1.0, 0.9, 0.8, 0.2, 0.0], "late"),
        ("similarity-far", [0.7, 0.4, 0.0, -0.4, -0.5], "opposite"),
    ];
    let mut tested = BTreeSet::new();
    for (id, heights, mistake) in drawings {
        let question = question(id);
        let reply = question.reply(Some(&Guess::Heights(heights)));
        let key = question.key(&format!("mistake.{mistake}"));
        assert_eq!(reply.is_right, Some(false), "{key}");
        assert_eq!(key_of(question, &reply.verdict), Some(key.clone()), "{}", reply.verdict);
        tested.insert(key);
    }
    let sketches = ALL.iter().filter(|question| matches!(question.kind, Kind::Sketch(_)));
    let keys: BTreeSet<String> =
        sketches.flat_map(|question| question.keys()).filter(|key| key.contains(".mistake.")).collect();
    assert_eq!(tested, keys);
}

/// The reader's sketch is overlaid on the figure of the lesson that has the same axes and the true curve.
#[test]
fn a_sketch_is_overlaid_on_the_true_curve_of_its_figure() {
    for question in ALL {
        let Kind::Sketch(sketch) = &question.kind else { continue };
        let seen = &sketch.seen;
        let figure = catalog::by_id(seen.figure).unwrap_or_else(|| panic!("{}", question.id));
        let defaults = Params::default();
        let params = Params { d_model: seen.d_model, base: seen.base.unwrap_or(defaults.base), n_pos: 120, ..defaults };
        let overlay = sketch.locked(&sketch.true_steps().map(|steps| sketch.height(steps)));
        assert!(overlay.applies_to(seen.figure, &params), "{}", question.id);
        for other in [
            Params { d_model: 64, ..params.clone() },
            Params { schedule: Schedule::Linear, ..params.clone() },
            Params { base: 500.0, d_model: 128, ..params.clone() },
        ] {
            assert!(!overlay.applies_to(seen.figure, &other), "{} at {other:?}", question.id);
        }
        assert!(!overlay.applies_to("heatmap", &params));
        let scene = figure.drawing().scene(&params, &mut catalog::Searches::default());
        let panel = &scene.panels[seen.panel];
        let [_, y] = (sketch.axes)();
        assert_eq!(panel.y.label, y.label, "{}", question.id);
        // A reading of the figure is at the nearest whole number of the axis. The tolerance is the width of a line.
        let read = panel.read.as_ref().expect("the figure can be read");
        for (point, at) in overlay.points.iter().zip(sketch.at) {
            assert_eq!(point[0], at);
            let read_point = read([at, point[1]]).expect("a reading").at;
            let truth = (sketch.truth)(read_point[0]);
            let gap = (panel.y.fraction(read_point[1]) - panel.y.fraction(truth)).abs();
            assert!(gap < 0.05, "{} at {at}: {read_point:?} {truth}", question.id);
        }
        let marks = overlay.marks(panel);
        assert!(matches!(&marks[0], Mark::Line { points, pen, .. } if pen.dashed && points.len() == HANDLES));
        assert!(matches!(&marks[2], Mark::Label { text: words, .. } if words == text::get("ask.plot.guess")));
    }
}

/// If the figure has fewer positions than the sketch, the sketch's label is at a visible handle.
#[test]
fn the_label_of_a_sketch_is_never_clipped() {
    let sketch = sketch("distance-curve");
    let overlay = sketch.locked(&[0.0, 6.0, 16.0, 8.0, 8.0]);
    for (n_pos, expected) in [(50, Some(24.0)), (20, Some(12.0)), (5, Some(0.0))] {
        let params = Params { n_pos, ..Params::default() };
        let figure = catalog::by_id("distance-offset").expect("a figure").drawing();
        let scene = figure.scene(&params, &mut catalog::Searches::default());
        let label_x = overlay.marks(&scene.panels[0]).into_iter().find_map(|mark| match mark {
            Mark::Label { at, .. } => Some(at[0]),
            _ => None,
        });
        assert_eq!(label_x, expected, "{n_pos} positions");
    }
}

/// A level line at 0 below the chord 2·sin(x/2): the mean gap is the mean of the chord, 4/π, and the widest gap is 2,
/// in the middle.
#[test]
fn the_gap_is_the_mean_distance_of_two_curves() {
    let sketch = sketch("one-pair-distance");
    let gap = sketch.gap(&[0.0; HANDLES]);
    // A plain mean of 241 samples: unlike the trapezoidal rule, it weights both ends (0 here) fully; off by 1 part in
    // 241.
    assert!((gap.mean - 4.0 / std::f64::consts::PI).abs() < 0.006, "{gap:?}");
    assert!((gap.widest[0] - std::f64::consts::PI).abs() < 1e-9 && (gap.widest[2] - 2.0).abs() < 1e-12, "{gap:?}");
    // In floating point, the sine of π is not exactly 0, but the text shows 0.
    let words = question("one-pair-distance").reply(Some(&Guess::Heights([0.0, 0.0, 0.0, 0.0, 3.5]))).verdict;
    assert!(words.contains("at position 6.28: you drew 3.5, and it is 0."), "{words}");
    // Twice every wavelength is a factor of two everywhere; exactly, because the curve is a straight line.
    let ladder = self::sketch("wavelength-ladder");
    let gap = ladder.gap(&ladder.at.map(|pair| 2.0 * (ladder.truth)(pair)));
    assert!((gap.mean - 2.0).abs() < 1e-9, "{gap:?}");
    // Rounding to steps of a handle makes a gap of at most half a step.
    assert!(ladder.gap(&ladder.true_steps().map(|steps| ladder.height(steps))).part <= 0.5 / f64::from(STEPS) + 1e-12);
}
