//! Who attends to whom, without and with positions: without them, the order of the words is lost.

use super::shared::cells::cells;
use super::shared::said::joined;
use super::shared::words;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::attention::{D_KEY, Weights, beyond_permutation};
use crate::core::encoding::encode_into;
use crate::core::schedule::split_mix;
use crate::core::tokens::Embedding;
use crate::params::{ParamId, Params, WordOrder};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Measure, Panel, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "attention",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::Schedule, ParamId::Order, ParamId::Seed, ParamId::Sentence],
    keys: [Some(ParamId::K), Some(ParamId::Pos)],
    fixed: &[ParamId::Layout],
    controls: &[ParamId::Sentence, ParamId::Order, ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
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

/// The sentence's embeddings have no more dimensions than this: enough to be strangers to one another.
const MOST_DIMS: u32 = 64;
const NARROWEST: f64 = 240.0;

fn scene(params: &Params) -> Scene {
    let (typed, cut) = words::tokens(params);
    let d = params.d_model.min(MOST_DIMS);
    // As typed, nothing is permuted; the law is then tried on the reverse.
    let order = order(params.order, typed.len(), params.seed);
    let tried =
        if params.order == WordOrder::Typed { self::order(WordOrder::Reversed, typed.len(), 0) } else { order.clone() };
    let tokens: Vec<String> = order.iter().map(|&from| typed[from].clone()).collect();
    let weights = Weights::new(d as usize, params.seed);
    let inputs = |order: &[usize], with_positions| inputs(params, d, &typed, order, with_positions);
    let identity: Vec<usize> = (0..typed.len()).collect();
    let attend = |order: &[usize]| [false, true].map(|positions| weights.attention(&inputs(order, positions)));
    let (plain, permuted) = (attend(&identity), attend(&tried));
    let beyond = [0, 1].map(|kind| beyond_permutation(&plain[kind], &permuted[kind], &tried));
    let shown = if params.order == WordOrder::Typed { plain } else { permuted };
    let most = shown.iter().flatten().copied().fold(0.0, f64::max);
    let top = if most > 0.0 { most } else { 1.0 };
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
        _ if order == identity => "figure.attention.caption.same",
        _ => "figure.attention.caption.did",
    };
    let caption = fill(law, &values);
    values.push(("law", caption.clone()));
    let alt = if typed.is_empty() { caption.clone() } else { fill("figure.attention.alt", &values).trim_end().into() };
    let capped = if d < params.d_model { fill("figure.attention.capped", &values) } else { String::new() };
    let largest = if typed.is_empty() { String::new() } else { fill("figure.attention.largest", &values) };
    let details = joined(&[fill("figure.attention.details", &values), capped, largest, cut]);
    let [without, with] = shown;
    let panels = vec![
        panel("figure.attention.without", &tokens, without, top, false),
        panel("figure.attention.with", &tokens, with, top, true),
    ];
    Scene { panels, arrange: Arrange::Flow(NARROWEST), caption, details, alt }
}

/// Which typed word stands at each position.
pub(super) fn order(order: WordOrder, count: usize, seed: u32) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    match order {
        WordOrder::Typed => {}
        WordOrder::Reversed => places.reverse(),
        WordOrder::Shuffled => {
            // Fisher & Yates: every order is as likely as any other.
            let mut state = u64::from(seed);
            for last in (1..count).rev() {
                places.swap(last, (split_mix(&mut state) * (last + 1) as f64) as usize);
            }
        }
    }
    places
}

fn order_words(order: WordOrder) -> &'static str {
    match order {
        WordOrder::Typed => "param.order.typed",
        WordOrder::Reversed => "param.order.reversed",
        WordOrder::Shuffled => "param.order.shuffled",
    }
}

/// Embeddings of variance 1 in the given order, with or without the encodings of their positions.
fn inputs(params: &Params, d: u32, typed: &[String], order: &[usize], with_positions: bool) -> Vec<Vec<f64>> {
    let freqs = params.schedule.freqs(d, params.base);
    let input = |(pos, &from): (usize, &usize)| {
        let mut input = vec![0.0; d as usize];
        if with_positions {
            // Which dimension holds what is lost in a product with drawn weights; any layout would do.
            encode_into(&freqs, crate::core::PairLayout::Interleaved, pos as f64, &mut input);
        }
        let embedding = Embedding::new(&typed[from], params.seed);
        (0..).zip(&mut input).for_each(|(dim, entry)| *entry += embedding.unit(dim));
        input
    };
    order.iter().enumerate().map(input).collect()
}

fn panel(key: &str, tokens: &[String], weights: Vec<f64>, top: f64, is_last: bool) -> Panel {
    let count = tokens.len();
    let edge = count.max(1) as f64 - 0.5;
    let range = [0.0, top];
    let entries = weights.iter().map(|&weight| weight as f32).collect();
    let named = tokens.to_vec();
    let read = move |[x, y]: [f64; 2]| {
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
    };
    let label = text::get("axis.attention").into();
    Panel {
        title: Some(text::get(key).into()),
        x: Axis::whole(text::get("axis.pos-key"), [-0.5, edge], Measure::Pos),
        y: words::down(text::get("axis.pos-query"), tokens),
        equal: true,
        marks: if tokens.is_empty() { Vec::new() } else { vec![cells(entries, count, ColorMap::Sequential, range)] },
        color_bar: is_last.then_some(ColorBar { map: ColorMap::Sequential, range, label }),
        read: Some(Box::new(read)),
        here: None,
        grab: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
