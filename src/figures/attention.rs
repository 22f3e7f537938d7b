//! Who attends to whom, without and with positions: without them, the order of the words is lost.

use super::shared::cells::cells;
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
    fixed: &[],
    controls: &[ParamId::Sentence, ParamId::Order, ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[];

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
        ("cut", cut),
    ];
    values.push(("law", fill(law(params.order), &values)));
    let keys =
        if tokens.is_empty() { ["note.no-words"; 2] } else { ["figure.attention.caption", "figure.attention.alt"] };
    let [caption, alt] = keys.map(|key| fill(key, &values).trim_end().into());
    let [without, with] = shown;
    let panels = vec![
        panel("figure.attention.without", &tokens, without, top, false),
        panel("figure.attention.with", &tokens, with, top, true),
    ];
    Scene { panels, arrange: Arrange::Flow(NARROWEST), caption, details: String::new(), alt }
}

/// Which typed word stands at each position.
fn order(order: WordOrder, count: usize, seed: u32) -> Vec<usize> {
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

fn law(order: WordOrder) -> &'static str {
    if order == WordOrder::Typed { "figure.attention.would" } else { "figure.attention.did" }
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

    fn captions(order: WordOrder, sentence: &str) -> String {
        scene(&Params { order, sentence: sentence.into(), ..Params::default() }).caption
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
        assert_eq!(captions(WordOrder::Shuffled, ""), text::get("note.no-words"));
        assert!(captions(WordOrder::Reversed, "alone").contains('0'));
        assert!(captions(WordOrder::Reversed, &"many ".repeat(70)).contains("64 of 70"));
    }
}
