//! Attention between the words of a sentence, in the order that a reader has chosen and in another one for comparison.

use std::rc::Rc;
use std::sync::Arc;

use crate::catalog::shared::words;
use crate::core::attention::{Weights, largest_difference_after_permutation};
use crate::core::cache::Cache;
use crate::core::encoding::encode_into;
use crate::core::schedule::split_mix;
use crate::core::tokens::Embedding;
use crate::params::{Options, Params, WordOrder};

/// Maximum number of dimensions of the embeddings, large enough for them to be nearly orthogonal.
pub(super) const MOST_DIMS: u32 = 64;

/// The words in the chosen order, and their attention weights.
pub(super) struct Attended {
    /// The words in the order typed.
    pub(super) typed: Vec<String>,
    /// A note if words were cut off.
    pub(super) cut: String,
    /// Dimensions of the embeddings.
    pub(super) d: u32,
    /// The typed word at each position.
    pub(super) order: Vec<usize>,
    /// Attention without (0) and with (1) positions, at `query * count + key`. The indices are those of the typed
    /// words, whatever their positions.
    pub(super) now: [Vec<f64>; 2],
    /// The attention in the other order: the typed order, or the reversed one if the reader has chosen the typed order.
    pub(super) other: [Vec<f64>; 2],
    /// The largest change of a weight between the two orders, apart from the permutation of words; without (0) and with
    /// (1) positions.
    pub(super) beyond: [f64; 2],
    /// For each typed word, the largest weight that it gives in any order, without or with positions: one axis for both
    /// panels and all orders.
    pub(super) greatest: Vec<f64>,
}

/// Cache key: everything that the result depends on, which excludes the cursor.
type Key = (Arc<str>, u32, u32, u64, usize, usize);

impl Attended {
    /// The result for these parameters, cached so that moving the cursor does not recompute it.
    pub(super) fn of(params: &Params) -> Rc<Self> {
        thread_local!(static CACHE: Cache<Key, Rc<Attended>> = const { Cache::new(4) });
        let Params { sentence, seed, d_model, base, schedule, order, .. } = params;
        let key = (sentence.clone(), *seed, *d_model, base.to_bits(), schedule.index(), order.index());
        CACHE.with(|cache| cache.get(key, || Rc::new(Self::new(params))))
    }

    fn new(params: &Params) -> Self {
        let (typed, cut) = words::tokens(params);
        let d = params.d_model.min(MOST_DIMS);
        let orders = WordOrder::ALL.iter().map(|kind| order(*kind, typed.len(), params.seed));
        let orders: Vec<Vec<usize>> = orders.collect();
        let weights = Weights::new(d as usize, params.seed);
        let attend = |order: &Vec<usize>, positions| weights.attention(&inputs(params, d, &typed, order, positions));
        let with: Vec<Vec<f64>> = orders.iter().map(|order| attend(order, true)).collect();
        let chosen = params.order.index();
        // The typed order permutes nothing, so equivariance is then checked on the reversed order.
        let compared = if chosen == 0 { WordOrder::Reversed.index() } else { chosen };
        let [plain, permuted] = [0, compared].map(|kind| attend(&orders[kind], false));
        let beyond = [(&plain, &permuted), (&with[0], &with[compared])]
            .map(|(plain, permuted)| largest_difference_after_permutation(plain, permuted, &orders[compared]));
        // Without positions, all orders have the same weights, permuted.
        let all = with.iter().zip(&orders).map(|(weights, order)| by_word(weights, order)).chain([plain.clone()]);
        let mut greatest = vec![0.0_f64; typed.len()];
        for weights in all {
            for (most, row) in greatest.iter_mut().zip(weights.chunks(typed.len().max(1))) {
                *most = row.iter().copied().fold(*most, f64::max);
            }
        }
        let as_typed = [plain, with[0].clone()];
        let as_compared = [permuted, with[compared].clone()].map(|weights| by_word(&weights, &orders[compared]));
        let [now, other] = if chosen == 0 { [as_typed, as_compared] } else { [as_compared, as_typed] };
        Self { cut, d, order: orders[chosen].clone(), now, other, beyond, greatest, typed }
    }

    /// The words by position.
    pub(super) fn tokens(&self) -> Vec<String> {
        self.order.iter().map(|&from| self.typed[from].clone()).collect()
    }

    /// Whether any word is not at the position where it was typed.
    pub(super) fn has_moved(&self) -> bool {
        !self.order.is_sorted()
    }

    /// The position of each typed word.
    pub(super) fn places(&self) -> Vec<usize> {
        let mut places = vec![0; self.order.len()];
        self.order.iter().enumerate().for_each(|(place, &word)| places[word] = place);
        places
    }
}

/// Converts weights between positions to weights between typed words.
fn by_word(weights: &[f64], order: &[usize]) -> Vec<f64> {
    let count = order.len();
    let mut by_word = vec![0.0; weights.len()];
    for (query, &query_word) in order.iter().enumerate() {
        for (key, &key_word) in order.iter().enumerate() {
            by_word[query_word * count + key_word] = weights[query * count + key];
        }
    }
    by_word
}

/// The typed word at each position.
pub(in crate::catalog) fn order(order: WordOrder, count: usize, seed: u32) -> Vec<usize> {
    let mut permutation: Vec<usize> = (0..count).collect();
    match order {
        WordOrder::Typed => {}
        WordOrder::Reversed => permutation.reverse(),
        WordOrder::Shuffled => {
            // Fisher & Yates: all permutations are equally likely.
            let mut state = u64::from(seed);
            for last in (1..count).rev() {
                permutation.swap(last, (split_mix(&mut state) * (last + 1) as f64) as usize);
            }
        }
    }
    permutation
}

/// Embeddings of variance 1 in the given order, with or without positional encodings.
pub(super) fn inputs(
    params: &Params,
    d: u32,
    typed: &[String],
    order: &[usize],
    with_positions: bool,
) -> Vec<Vec<f64>> {
    let freqs = params.freqs_at(d);
    let input = |(pos, &from): (usize, &usize)| {
        let mut input = vec![0.0; d as usize];
        if with_positions {
            // Products with random weights do not depend on the order of dimensions, so any layout would do.
            encode_into(&freqs, crate::core::PairLayout::Interleaved, pos as f64, &mut input);
        }
        let embedding = Embedding::new(&typed[from], params.seed);
        (0..).zip(&mut input).for_each(|(dim, entry)| *entry += embedding.standard_normal(dim));
        input
    };
    order.iter().enumerate().map(input).collect()
}
