//! Attention of a word, without and with positional encoding, as a row for each word of the sentence. Without positional
//! encoding, reordering the words only moves the rows with them (permutation equivariance).

mod attended;
mod rows;

pub(super) use self::attended::order;
use self::attended::{Attended, MOST_DIMS};
use super::shared::plot::dots;
use super::shared::words;
use super::{Drawing, Figure, Statement, Width};
use crate::core::attention::{D_KEY, Weights};
use crate::core::tokens::Embedding;
use crate::params::{ParamId, Params, WordOrder};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Reading, Scene};
use crate::text::number::{fixed, significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "attention",
    reads: &[
        ParamId::DModel,
        ParamId::Base,
        ParamId::Pos,
        ParamId::Schedule,
        ParamId::Order,
        ParamId::Seed,
        ParamId::Sentence,
    ],
    keys: [Some(ParamId::K), Some(ParamId::Pos)],
    plays: Some(ParamId::Pos),
    fixed: &[ParamId::Layout],
    controls: &[ParamId::Sentence, ParamId::Order, ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_transition(ParamId::Order, between);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    // A single word cannot be reordered.
    Statement { text: "short", holds: |params| words::tokens(params).0.len() < 2 || is_equivariant(params) },
    Statement { text: "rounding", holds: is_equivariant },
    Statement { text: "caption", holds: |params| params.order == WordOrder::Typed && is_equivariant(params) },
    Statement { text: "caption.did", holds: |params| params.order != WordOrder::Typed && is_equivariant(params) },
    Statement { text: "caption.one", holds: |params| params.sentence.split_whitespace().count() == 1 },
];

/// Whether reversing the words leaves attention without positions unchanged. Only the attention of the first typed word
/// to the second is compared.
fn is_equivariant(params: &Params) -> bool {
    let (typed, _) = words::tokens(params);
    let d = params.d_model.min(MOST_DIMS) as usize;
    let embedded =
        |word: &String| (0..d as u32).map(|dim| Embedding::new(word, params.seed).standard_normal(dim)).collect();
    let mut inputs: Vec<Vec<f64>> = typed.iter().map(embedded).collect();
    let weights = Weights::new(d, params.seed);
    let (count, before) = (typed.len(), weights.attention(&inputs));
    inputs.reverse();
    let after = weights.attention(&inputs);
    // Both are sums of a few dozen weights below 1, in different orders.
    count > 1 && (before[1] - after[count * count - 2]).abs() < 1e-13
}

const NARROWEST: f64 = 240.0;
/// The formula term of each panel.
const TERMS: [&str; 2] = ["without", "with"];

fn scene(params: &Params) -> Scene {
    let attended = Attended::of(params);
    let places: Vec<f64> = attended.places().into_iter().map(|place| place as f64).collect();
    described(params, &attended, &places, |kind, query, key| {
        let entry = query * places.len() + key;
        [attended.now[kind][entry], attended.other[kind][entry]]
    })
}

/// Builds the scene with its words at `places`. `weights(kind, query, key)` returns the attention of one typed word to
/// another, in the chosen order and in the other one; `kind` is 0 without positions and 1 with positions.
fn described(
    params: &Params,
    attended: &Attended,
    places: &[f64],
    weights: impl Fn(usize, usize, usize) -> [f64; 2],
) -> Scene {
    let Attended { typed, cut, d, beyond, .. } = attended;
    let (tokens, d) = (attended.tokens(), *d);
    let query = words::nearest(params, tokens.len()).map(|[query, _]| query);
    let max_weight = attended.now.iter().flatten().copied().fold(0.0, f64::max);
    let [now, other] = order_names(params, attended);
    // With positions, the largest change of a weight that the word at the cursor gives.
    let here = query.map_or(0.0, |query| {
        let row = attended.order[query] * tokens.len();
        let [now, other] = [&attended.now, &attended.other].map(|weights| &weights[1][row..row + tokens.len()]);
        now.iter().zip(other).map(|(now, other)| (now - other).abs()).fold(0.0, f64::max)
    });
    let mut values = vec![
        ("count", whole(tokens.len() as u32)),
        ("d", whole(d)),
        ("dk", whole(D_KEY as u32)),
        ("order", text::get(order_words(params.order)).into()),
        ("without", significant(beyond[0], 1)),
        ("with", significant(beyond[1], 3)),
        ("here", significant(here, 3)),
        ("most", significant(max_weight, 3)),
        ("d_model", whole(params.d_model)),
        ("cut", cut.clone()),
        ("asking", query.map(|query| words::short(&tokens[query])).unwrap_or_default()),
        ("pos", query.map(|query| whole(query as u32)).unwrap_or_default()),
        ("now", now.into()),
        ("other", other.into()),
    ];
    let rounding = if beyond[0] > 0.0 { fill("figure.attention.rounding", &values) } else { String::new() };
    values.push(("rounding", rounding));
    let caption_key = match (params.order, typed.len()) {
        (_, 0) => "note.no-words",
        (_, 1) => "figure.attention.caption.one",
        (WordOrder::Typed, _) => "figure.attention.caption",
        _ if !attended.has_moved() => "figure.attention.caption.same",
        _ => "figure.attention.caption.did",
    };
    let caption = fill(caption_key, &values);
    let alt = if typed.is_empty() { caption.clone() } else { fill("figure.attention.alt", &values) };
    let capped = if d < params.d_model { fill("figure.attention.capped", &values) } else { String::new() };
    let largest = if typed.is_empty() { String::new() } else { fill("figure.attention.largest", &values) };
    let details = text::sentences([fill("figure.attention.details", &values), capped, largest, cut.clone()]);
    let panels = KINDS.into_iter().enumerate().map(|(kind, key)| {
        let title = if attended.has_moved() {
            let values = [("title", text::get(key).to_owned()), ("change", fixed(beyond[kind], 3))];
            fill("figure.attention.changed", &values)
        } else if query.is_some() {
            let values = [&values[..], &[("title", text::get(key).to_owned())]].concat();
            fill("figure.attention.asking", &values)
        } else {
            text::get(key).into()
        };
        let marks = query.map_or_else(Vec::new, |query| {
            let query = attended.order[query];
            let [now_weights, other_weights] = [0, 1]
                .map(|which| -> Vec<f64> { (0..places.len()).map(|key| weights(kind, query, key)[which]).collect() });
            rows::marks(places, [&now_weights, &other_weights], [now, other], TERMS[kind])
        });
        Panel { title: Some(title), ..panel(params, attended, places, marks, kind) }
    });
    Scene { panels: panels.collect(), arrange: Arrange::Flow(NARROWEST), caption, details, alt }
}

/// Descriptions of the chosen order and of the other one.
fn order_names(params: &Params, attended: &Attended) -> [&'static str; 2] {
    let now = text::get(order_words(params.order));
    [
        now,
        text::get(if params.order == WordOrder::Typed {
            "figure.attention.if-reversed"
        } else {
            order_words(WordOrder::Typed)
        }),
    ]
    .map(|words| if attended.typed.is_empty() { "" } else { words })
}

/// A transition between two orders, with the rows of the word that ends at the cursor. Without positions a row keeps its
/// length.
fn between(from: &Params, to: &Params, progress: f64) -> Scene {
    let [before, after] = [from, to].map(Attended::of);
    // The last step is the final scene itself. Between different sentences there is no transition.
    if progress >= 1.0 || before.typed != after.typed || after.typed.is_empty() {
        return scene(to);
    }
    let interpolated = |start: f64, end: f64| start + (end - start) * progress;
    let places = before.places().into_iter().zip(after.places());
    let places: Vec<f64> = places.map(|(start, end)| interpolated(start as f64, end as f64)).collect();
    described(to, &after, &places, |kind, query, key| {
        let entry = query * places.len() + key;
        [[&before.now, &after.now], [&before.other, &after.other]]
            .map(|[start, end]| interpolated(start[kind][entry], end[kind][entry]))
    })
}

/// The dot of the word k further on, or of the last word.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let attended = Attended::of(params);
    let count = attended.order.len();
    let Some(ends) = words::nearest(params, count) else { return Vec::new() };
    let [query, key] = ends.map(|place| attended.order[place]);
    let place = ends[1] as f64;
    let dot = |kind: usize| {
        let weight = attended.now[kind][query * count + key];
        (kind, dots(vec![[weight, place]], Ink::Cursor, false, "").of(TERMS[kind]))
    };
    [0, 1].map(dot).into()
}

fn order_words(order: WordOrder) -> &'static str {
    match order {
        WordOrder::Typed => "param.order.typed",
        WordOrder::Reversed => "param.order.reversed",
        WordOrder::Shuffled => "param.order.shuffled",
    }
}

/// The names of the two panels: attention without and with positions.
const KINDS: [&str; 2] = ["figure.attention.without", "figure.attention.with"];

/// The axis of weights ends at least this much above the largest one, so that its ring is not cut.
const ROOM: f64 = 1.06;

/// The end of the axis of weights: 1, or a half, a quarter and so on of it, so that it seldom changes from word to word.
fn axis_end(greatest: f64) -> f64 {
    let mut end = 1.0;
    while greatest > 0.0 && ROOM * greatest <= end / 2.0 {
        end /= 2.0;
    }
    end.max(ROOM * greatest)
}

/// A panel with words down the vertical axis, and their weights along the horizontal one.
fn panel(params: &Params, attended: &Attended, places: &[f64], marks: Vec<Mark>, kind: usize) -> Panel {
    let tokens = attended.tokens();
    // The coordinates of the words, by current or final position.
    let coordinates: Vec<f64> = attended.order.iter().map(|&word| places[word]).collect();
    let y = words::axis(text::get("axis.pos-word"), &tokens, &coordinates);
    let query = words::nearest(params, tokens.len()).map(|[query, _]| query);
    let greatest = query.map_or(0.0, |query| attended.greatest[attended.order[query]]);
    let x = Axis::linear(text::get("axis.attention"), [0.0, axis_end(greatest)]);
    let (order, weights, count) = (attended.order.clone(), attended.now[kind].clone(), places.len());
    // The weight from one word to another, read at the row of a word.
    let reading_at = move |[query, key]: [usize; 2], row: usize| {
        let weight = |key: usize| weights[order[query] * count + order[key]];
        let values = [
            ("query", whole(query as u32)),
            ("key", whole(key as u32)),
            ("offset", whole(key as f64 - query as f64)),
            ("asking", words::short(&tokens[query])),
            ("asked", words::short(&tokens[key])),
            ("weight", significant(weight(key), 6)),
            ("kind", text::get(KINDS[kind]).into()),
        ];
        Reading { at: [weight(row), row as f64], text: fill("figure.attention.read", &values) }
    };
    let reading_at = std::rc::Rc::new(reading_at);
    let at_cursor = reading_at.clone();
    let cursor_reading = move |params: &Params| {
        let ends = words::nearest(params, count)?;
        Some(at_cursor(ends, ends[0]))
    };
    let read = move |[_, y]: [f64; 2]| {
        let key = y.round().clamp(0.0, count.checked_sub(1)? as f64) as usize;
        Some(reading_at([query?, key], key))
    };
    Panel {
        title: None,
        x,
        y,
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(read)),
        cursor_reading: Some(Box::new(cursor_reading)),
        drag: None,
    }
}

#[cfg(test)]
mod tests {
    use super::attended::{inputs, order};
    use super::*;
    use crate::core::attention::largest_difference_after_permutation;

    fn words_at(order: WordOrder, sentence: &str) -> [String; 2] {
        let scene = scene(&Params { order, sentence: sentence.into(), ..Params::default() });
        [scene.caption, scene.details]
    }

    #[test]
    fn an_order_is_a_permutation() {
        for kind in [WordOrder::Typed, WordOrder::Reversed, WordOrder::Shuffled] {
            let mut places = order(kind, 40, 3);
            places.sort_unstable();
            assert!(places.into_iter().eq(0..40), "{kind:?}");
        }
        assert_ne!(order(WordOrder::Shuffled, 40, 3), order(WordOrder::Shuffled, 40, 4));
    }

    #[test]
    fn permutation_equivariance_holds_only_without_positions() {
        let params = Params::default();
        let typed: Vec<String> = words::tokens(&params).0;
        for kind in [WordOrder::Reversed, WordOrder::Shuffled] {
            let order = order(kind, typed.len(), 1);
            let identity: Vec<usize> = (0..typed.len()).collect();
            let beyond = [false, true].map(|positions| {
                let of =
                    |order: &[usize]| Weights::new(64, 1).attention(&inputs(&params, 64, &typed, order, positions));
                largest_difference_after_permutation(&of(&identity), &of(&order), &order)
            });
            // Without positions only the order of summation changes; 0.01 is a visible change.
            assert!(beyond[0] < 1e-15 && beyond[1] > 0.01, "{beyond:?}");
        }
    }

    #[test]
    fn short_and_empty_sentences_do_not_panic() {
        assert_eq!(words_at(WordOrder::Shuffled, "")[0], text::get("note.no-words"));
        assert_eq!(words_at(WordOrder::Reversed, "alone")[0], fill("figure.attention.caption.one", &[("most", "1")]));
        assert!(words_at(WordOrder::Reversed, &"many ".repeat(70))[1].contains("64 of 70"));
    }

    /// For each word, as typed: its place, and its weights in the chosen order and in the other one.
    fn rows(panel: &Panel) -> Vec<[f64; 3]> {
        let dots: Vec<&Vec<[f64; 2]>> = (panel.marks.iter())
            .filter_map(|mark| match mark.plain() {
                Mark::Dots { points, .. } => Some(points),
                _ => None,
            })
            .collect();
        let rows = dots[0].iter().zip(dots[1]).map(|(dot, ring)| {
            assert_eq!(dot[1], ring[1], "one row");
            [dot[1], dot[0], ring[0]]
        });
        rows.collect()
    }

    #[test]
    fn rings_are_around_their_dots_only_without_positions() {
        for kind in [WordOrder::Typed, WordOrder::Reversed, WordOrder::Shuffled] {
            for pos in [0, 4, 10] {
                let scene = scene(&Params { order: kind, pos, ..Params::default() });
                let difference = [0, 1].map(|panel: usize| {
                    let rows = rows(&scene.panels[panel]);
                    assert_eq!(rows.len(), 11, "a word each");
                    rows.into_iter().map(|[_, now, other]| (now - other).abs()).fold(0.0, f64::max)
                });
                // Without positions the weights differ by 10⁻¹⁶; with positions the change is visible.
                assert!(difference[0] < 1e-15 && difference[1] > 0.023, "{kind:?}, pos {pos}: {difference:?}");
            }
        }
    }

    #[test]
    fn a_transition_starts_at_the_old_places_and_ends_at_the_new_scene() {
        let of = |order| Params { order, ..Params::default() };
        for (from, to) in [
            (WordOrder::Typed, WordOrder::Shuffled),
            (WordOrder::Shuffled, WordOrder::Reversed),
            (WordOrder::Reversed, WordOrder::Typed),
        ] {
            let (from, to) = (of(from), of(to));
            let [first, last] = [0.0, 1.0].map(|part| between(&from, &to, part));
            // The previous place of the word that ends at the cursor.
            let old_place = Attended::of(&from).places()[Attended::of(&to).order[to.pos as usize]] as u32;
            let start = scene(&Params { pos: old_place, ..from.clone() });
            for (panel, start) in first.panels.iter().zip(start.panels) {
                let [found, expected] = [rows(panel), rows(&start)];
                // Interpolated places and weights have rounding errors.
                let near = |(a, b): (&[f64; 3], &[f64; 3])| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12);
                assert!(found.len() == expected.len() && found.iter().zip(&expected).all(near), "{from:?}");
            }
            for (panel, end) in last.panels.iter().zip(scene(&to).panels) {
                assert_eq!(rows(panel), rows(&end), "the rows of the final scene");
                assert_eq!(format!("{:?} {:?}", panel.x, panel.y), format!("{:?} {:?}", end.x, end.y));
            }
        }
    }

    #[test]
    fn rows_without_positions_keep_their_length_during_a_transition() {
        let [from, to] = [WordOrder::Typed, WordOrder::Reversed].map(|order| Params { order, ..Params::default() });
        let lengths =
            |part| rows(&between(&from, &to, part).panels[0]).into_iter().map(|row| row[1]).collect::<Vec<_>>();
        for (start, later) in lengths(0.0).into_iter().zip(lengths(0.3)) {
            assert!((start - later).abs() < 1e-12, "{start} and {later}");
        }
    }

    #[test]
    fn a_cursor_beyond_the_last_word_reads_the_nearest_words() {
        let read = |pos, k| {
            let params = Params { pos, k, ..Params::default() };
            crate::cursor::reading(&scene(&params), &params, None).expect("a weight").text
        };
        assert!(read(10, 5).starts_with("pos 10 ‘warm’ to 10 ‘warm’"), "{}", read(10, 5));
        assert!(read(3, 9).starts_with("pos 3 ‘on’ to 10 ‘warm’"), "{}", read(3, 9));
        let place = |pos, k| match cursor(&Params { pos, k, ..Params::default() })[0].1.plain() {
            Mark::Dots { points, .. } => points[0][1],
            _ => panic!("a dot"),
        };
        assert_eq!([place(3, 4), place(3, 9), place(10, 5)], [7.0, 10.0, 10.0]);
    }

    #[test]
    fn the_text_does_not_claim_moved_words_for_an_identity_shuffle() {
        let shuffled =
            |seed| scene(&Params { order: WordOrder::Shuffled, seed, sentence: "one two".into(), ..Params::default() });
        let captions: Vec<String> = (0..8).map(|seed| shuffled(seed).caption).collect();
        let same = fill("figure.attention.caption.same", &[("count", "2")]);
        for (seed, caption) in (0..).zip(&captions) {
            assert_eq!(*caption == same, order(WordOrder::Shuffled, 2, seed) == [0, 1], "{caption}");
        }
        assert!(captions.contains(&same) && captions.iter().any(|caption| *caption != same));
    }
}
