//! Who attends to whom, without and with positions: without them, the order of the words is lost.

mod attended;

use std::rc::Rc;

pub(super) use self::attended::order;
use self::attended::{Attended, MOST_DIMS};
use super::shared::cells::{cells, on_their_way};
use super::shared::said::joined;
use super::shared::words;
use super::{Drawing, Figure, Statement, Width};
use crate::core::attention::{D_KEY, Weights};
use crate::core::tokens::Embedding;
use crate::params::{ParamId, Params, WordOrder};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Ink, Mark, Panel, Pen, Reading, Scene};
use crate::text::number::{fixed, significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "attention",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule, ParamId::Order, ParamId::Seed, ParamId::Sentence],
    keys: [Some(ParamId::K), Some(ParamId::Pos)],
    plays: Some(ParamId::Pos),
    fixed: &[ParamId::Layout],
    controls: &[ParamId::Sentence, ParamId::Order, ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).gliding(ParamId::Order, between);

pub(super) const SAYS: &[Statement] = &[
    // One word has no other place to stand.
    Statement { text: "short", holds: |params| words::tokens(params).0.len() < 2 || is_equivariant(params) },
    Statement { text: "rounding", holds: is_equivariant },
    Statement { text: "caption", holds: |params| params.order == WordOrder::Typed && is_equivariant(params) },
    Statement { text: "caption.did", holds: |params| params.order != WordOrder::Typed && is_equivariant(params) },
    Statement { text: "caption.one", holds: |params| params.sentence.split_whitespace().count() == 1 },
];

/// Whether a word's attention to another, without positions, is the same after the words were turned round: looked at
/// for the first two words, of which a reader sees one matrix and then the other.
fn is_equivariant(params: &Params) -> bool {
    let (typed, _) = words::tokens(params);
    let d = params.d_model.min(MOST_DIMS) as usize;
    let embedded = |word: &String| (0..d as u32).map(|dim| Embedding::new(word, params.seed).unit(dim)).collect();
    let mut inputs: Vec<Vec<f64>> = typed.iter().map(embedded).collect();
    let weights = Weights::new(d, params.seed);
    let (count, before) = (typed.len(), weights.attention(&inputs));
    inputs.reverse();
    let after = weights.attention(&inputs);
    // Sums of a few dozen weights below 1, in another order.
    count > 1 && (before[1] - after[count * count - 2]).abs() < 1e-13
}

const NARROWEST: f64 = 240.0;
/// Which term of the formula stands for each matrix.
const TERMS: [&str; 2] = ["without", "with"];

fn scene(params: &Params) -> Scene {
    described(params, &Attended::new(params))
}

fn described(params: &Params, attended: &Attended) -> Scene {
    let Attended { typed, cut, d, beyond, .. } = attended;
    let (tokens, d) = (attended.tokens(), *d);
    let most = attended.shown.iter().flatten().copied().fold(0.0, f64::max);
    let mut values = vec![
        ("count", whole(tokens.len() as u32)),
        ("d", whole(d)),
        ("dk", whole(D_KEY as u32)),
        ("order", text::get(order_words(params.order)).into()),
        ("without", significant(beyond[0], 1)),
        ("with", significant(beyond[1], 3)),
        ("most", significant(most, 3)),
        ("d_model", whole(params.d_model)),
        ("cut", cut.clone()),
    ];
    let rounding = if beyond[0] > 0.0 { fill("figure.attention.rounding", &values) } else { String::new() };
    values.push(("rounding", rounding));
    let law = match (params.order, typed.len()) {
        (_, 0) => "note.no-words",
        (_, 1) => "figure.attention.caption.one",
        (WordOrder::Typed, _) => "figure.attention.caption",
        _ if !attended.has_moved() => "figure.attention.caption.same",
        _ => "figure.attention.caption.did",
    };
    let caption = fill(law, &values);
    values.push(("law", caption.clone()));
    let alt = if typed.is_empty() { caption.clone() } else { fill("figure.attention.alt", &values).trim_end().into() };
    let capped = if d < params.d_model { fill("figure.attention.capped", &values) } else { String::new() };
    let largest = if typed.is_empty() { String::new() } else { fill("figure.attention.largest", &values) };
    let details = joined(&[fill("figure.attention.details", &values), capped, largest, cut.clone()]);
    let panels = ["figure.attention.without", "figure.attention.with"].into_iter().enumerate().map(|(kind, key)| {
        let title = if attended.has_moved() {
            let values = [("title", text::get(key).to_owned()), ("change", fixed(beyond[kind], 3))];
            fill("figure.attention.changed", &values)
        } else {
            text::get(key).into()
        };
        let panel = panel(title, &tokens, attended.shown[kind].clone(), attended.greatest, TERMS[kind]);
        // One scale serves both.
        Panel { color_bar: panel.color_bar.filter(|_| kind == 1), ..panel }
    });
    Scene { panels: panels.collect(), arrange: Arrange::Flow(NARROWEST), caption, details, alt }
}

/// Words on their way from one order to another, with their rows and columns. Without positions a cell keeps its colour.
fn between(from: &Params, to: &Params, part: f64) -> Scene {
    let [before, after] = [from, to].map(Attended::new);
    let mut scene = described(to, &after);
    if before.typed != after.typed || after.typed.is_empty() {
        return scene;
    }
    let [starts, ends] = [before.places(), after.places()];
    let count = starts.len();
    let on_way = |start: f64, end: f64| start + (end - start) * part;
    // In the order in which they end, as in the scene.
    let places: Vec<f64> =
        after.order.iter().enumerate().map(|(end, &word)| on_way(starts[word] as f64, end as f64)).collect();
    for (kind, panel) in scene.panels.iter_mut().enumerate() {
        let Some(Mark::Raster(raster)) = panel.marks.first().map(Mark::plain) else { continue };
        let weight = |query: usize, key: usize| {
            let [first, last] = [(&before, &starts), (&after, &ends)].map(|(attended, places)| {
                let [query, key] = [query, key].map(|end| places[after.order[end]]);
                attended.shown[kind][query * count + key]
            });
            if part < 1.0 { on_way(first, last) } else { last }
        };
        let weights = (0..count).flat_map(|query| (0..count).map(move |key| (query, key)));
        let weights = weights.map(|(query, key)| weight(query, key)).collect();
        panel.marks = vec![on_their_way(weights, places.clone(), raster.map, raster.range).of(TERMS[kind])];
        [panel.x, panel.y] = axes(&after.tokens(), &places);
    }
    scene
}

fn axes(tokens: &[String], places: &[f64]) -> [Axis; 2] {
    words::axes([text::get("axis.pos-key"), text::get("axis.pos-query")], tokens, places)
}

/// The words nearest to the cursor, where that is beyond them.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let count = words::tokens(params).0.len();
    let Some([query, key]) = words::nearest(params, count) else { return Vec::new() };
    if (params.pos + params.k) as usize == key {
        return Vec::new();
    }
    let [left, right, top, bottom] =
        [(key, -0.5), (key, 0.5), (query, -0.5), (query, 0.5)].map(|(at, by)| at as f64 + by);
    let frame = vec![[left, top], [right, top], [right, bottom], [left, bottom], [left, top]];
    let line = |pen| Mark::Line { points: frame.clone(), pen, label: None };
    let pens = [Pen::solid(Ink::Paper).width(4.0), Pen::solid(Ink::Cursor).width(2.0)];
    (0..2).flat_map(|panel| pens.map(|pen| (panel, line(pen).of(TERMS[panel])))).collect()
}

fn order_words(order: WordOrder) -> &'static str {
    match order {
        WordOrder::Typed => "param.order.typed",
        WordOrder::Reversed => "param.order.reversed",
        WordOrder::Shuffled => "param.order.shuffled",
    }
}

fn panel(title: String, tokens: &[String], weights: Vec<f64>, greatest: f64, term: &'static str) -> Panel {
    let count = tokens.len();
    let range = [0.0, if greatest > 0.0 { greatest } else { 1.0 }];
    let entries = weights.clone();
    let named = tokens.to_vec();
    let read = Rc::new(move |[x, y]: [f64; 2]| {
        let (query, key) = (words::at(&named, y)?, words::at(&named, x)?);
        let values = [
            ("query", whole(query as u32)),
            ("key", whole(key as u32)),
            ("offset", whole(key as f64 - query as f64)),
            ("asking", words::short(&named[query])),
            ("asked", words::short(&named[key])),
            ("weight", significant(weights[query * named.len() + key], 6)),
        ];
        Some(Reading { at: [key as f64, query as f64], text: fill("figure.attention.read", &values) })
    });
    let at_cursor = read.clone();
    let here = move |params: &Params| {
        let [query, key] = words::nearest(params, count)?;
        at_cursor([key, query].map(|at| at as f64))
    };
    let places: Vec<f64> = (0..count).map(|place| place as f64).collect();
    let [x, y] = axes(tokens, &places);
    let label = text::get("axis.attention").into();
    Panel {
        title: Some(title),
        x,
        y,
        equal: true,
        marks: if tokens.is_empty() {
            Vec::new()
        } else {
            vec![cells(entries, count, ColorMap::Sequential, range).of(term)]
        },
        color_bar: Some(ColorBar { map: ColorMap::Sequential, range, label }),
        read: Some(Box::new(move |at| read(at))),
        here: Some(Box::new(here)),
        grab: None,
    }
}

#[cfg(test)]
mod tests {
    use super::attended::{inputs, order};
    use super::*;
    use crate::core::attention::beyond_permutation;

    fn said(order: WordOrder, sentence: &str) -> [String; 2] {
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
    fn without_positions_only_the_order_changes_and_with_them_more() {
        let params = Params::default();
        let typed: Vec<String> = words::tokens(&params).0;
        for kind in [WordOrder::Reversed, WordOrder::Shuffled] {
            let order = order(kind, typed.len(), 1);
            let identity: Vec<usize> = (0..typed.len()).collect();
            let beyond = [false, true].map(|positions| {
                let of =
                    |order: &[usize]| Weights::new(64, 1).attention(&inputs(&params, 64, &typed, order, positions));
                beyond_permutation(&of(&identity), &of(&order), &order)
            });
            // Without positions only sums are taken in another order; a hundredth is a visible change.
            assert!(beyond[0] < 1e-15 && beyond[1] > 0.01, "{beyond:?}");
        }
    }

    #[test]
    fn few_words_and_none_are_no_trouble() {
        assert_eq!(said(WordOrder::Shuffled, "")[0], text::get("note.no-words"));
        assert_eq!(said(WordOrder::Reversed, "alone")[0], fill("figure.attention.caption.one", &[("most", "1")]));
        assert!(said(WordOrder::Reversed, &"many ".repeat(70))[1].contains("64 of 70"));
    }

    fn filled(panel: &Panel, size: usize) -> Vec<f32> {
        let Some(Mark::Raster(raster)) = panel.marks.first().map(Mark::plain) else { panic!("a matrix") };
        let mut out = vec![f32::NAN; size * size];
        (raster.fill)(size, size, &mut out);
        out
    }

    #[test]
    fn words_on_their_way_begin_where_they_were_and_end_as_the_scene() {
        let of = |order| Params { order, ..Params::default() };
        for (from, to) in [
            (WordOrder::Typed, WordOrder::Shuffled),
            (WordOrder::Shuffled, WordOrder::Reversed),
            (WordOrder::Reversed, WordOrder::Typed),
        ] {
            let (from, to) = (of(from), of(to));
            for size in [11, 40, 173] {
                let [first, last] = [0.0, 1.0].map(|part| between(&from, &to, part));
                for (panel, start) in first.panels.iter().zip(scene(&from).panels) {
                    // Both have the colours of the scene to come, and so the same values.
                    assert_eq!(filled(panel, size), filled(&start, size), "as it was");
                }
                for (panel, end) in last.panels.iter().zip(scene(&to).panels) {
                    assert_eq!(filled(panel, size), filled(&end, size), "as it will be");
                    assert_eq!(format!("{:?} {:?}", panel.x, panel.y), format!("{:?} {:?}", end.x, end.y));
                }
            }
        }
    }

    #[test]
    fn on_the_way_a_weight_without_positions_keeps_its_colour() {
        let [from, to] = [WordOrder::Typed, WordOrder::Reversed].map(|order| Params { order, ..Params::default() });
        let sorted = |scene: &Scene| {
            let mut values = filled(&scene.panels[0], 11 * 8);
            values.sort_by(f32::total_cmp);
            values.dedup();
            values
        };
        // Half of the way between two orders, cells cover one another, but no new colour appears save that of the gaps.
        let known = sorted(&scene(&from));
        let is_known = |value: &f32| *value == 0.0 || known.iter().any(|known| (known - value).abs() < 1e-6);
        assert!(sorted(&between(&from, &to, 0.3)).iter().all(is_known));
    }

    #[test]
    fn beyond_the_last_word_the_nearest_words_are_read() {
        let read = |pos, k| {
            let params = Params { pos, k, ..Params::default() };
            crate::cursor::reading(&scene(&params), &params, None).expect("a weight").text
        };
        assert!(read(10, 5).starts_with("pos 10 ‘warm’ to 10 ‘warm’"), "{}", read(10, 5));
        assert!(read(3, 9).starts_with("pos 3 ‘on’ to 10 ‘warm’"), "{}", read(3, 9));
        assert!(cursor(&Params { pos: 3, k: 4, ..Params::default() }).is_empty());
        assert_eq!(cursor(&Params::default()).len(), 4);
    }

    #[test]
    fn a_shuffle_that_moves_nothing_is_not_said_to_have_moved_rows() {
        let moves =
            |seed| scene(&Params { order: WordOrder::Shuffled, seed, sentence: "one two".into(), ..Params::default() });
        let captions: Vec<String> = (0..8).map(|seed| moves(seed).caption).collect();
        let same = fill("figure.attention.caption.same", &[("count", "2")]);
        for (seed, caption) in (0..).zip(&captions) {
            assert_eq!(*caption == same, order(WordOrder::Shuffled, 2, seed) == [0, 1], "{caption}");
        }
        assert!(captions.contains(&same) && captions.iter().any(|caption| *caption != same));
    }
}
