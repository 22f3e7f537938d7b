//! Questions about what attention can know of the order of words.

use std::sync::LazyLock;

use super::{Choice, Kind, Mistake, Number, Question, Values};
use crate::core::attention::{Weights, softmax};
use crate::core::rope::{made_up, score};
use crate::core::schedule::Schedule;
use crate::core::tokens::Embedding;
use crate::core::vectors::{euclidean_distance, norm};
use crate::text::number::{significant, whole};

/// Dimensions of the made-up embeddings, and the seed of everything that is made up.
const D: u32 = 64;
const SEED: u32 = 1;

/// What attention without positions and without a mask answers for each word: the embeddings, weighted and summed.
fn answers(words: &[&str]) -> Vec<Vec<f64>> {
    let embedded = |word: &&str| -> Vec<f64> { (0..D).map(|dim| Embedding::new(word, SEED).unit(dim)).collect() };
    let inputs: Vec<Vec<f64>> = words.iter().map(embedded).collect();
    let weights = Weights::new(D as usize, SEED).attention(&inputs);
    let sum = |row: &[f64]| {
        let entry = |dim: usize| row.iter().zip(&inputs).map(|(weight, input)| weight * input[dim]).sum();
        (0..D as usize).map(entry).collect()
    };
    weights.chunks_exact(words.len()).map(sum).collect()
}

/// The answer for one of these words.
fn answer_for(word: &str, words: &[&str]) -> Vec<f64> {
    let place = words.iter().position(|known| *known == word).unwrap_or_default();
    answers(words).swap_remove(place)
}

pub(super) static ORDER_ANSWER: Question = Question {
    id: "order-answer",
    figure: "attention",
    kind: Kind::Choice(Choice { options: 3, right: 3 }),
    given: Vec::new,
    found: || {
        let [plain, turned] = [["dog", "bites", "man"], ["man", "bites", "dog"]].map(|words| answer_for("dog", &words));
        vec![
            ("length", significant(norm(&plain), 4)),
            ("turned", significant(norm(&turned), 4)),
            ("difference", significant(euclidean_distance(&plain, &turned), 2)),
        ]
    },
};

/// The words of [`ORDERS_TOLD`]. Which words they are does not matter.
const FIVE: [&str; 5] = ["the", "dog", "bites", "a", "man"];

/// All orders of the places of five words.
fn orders() -> Vec<Vec<usize>> {
    (0..FIVE.len()).fold(vec![Vec::new()], |shorter, place| {
        let inserted = |order: Vec<usize>| {
            (0..=order.len()).map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, place);
                longer
            })
        };
        shorter.into_iter().flat_map(inserted).collect()
    })
}

/// How many orders give answers that differ by more than rounding, and how far others differ at most.
fn told() -> (usize, f64) {
    static TOLD: LazyLock<(usize, f64)> = LazyLock::new(|| {
        /// A thousand times what adding five numbers in another order changes.
        const ROUNDING: f64 = 1e-12;
        let (mut kinds, mut largest) = (Vec::<Vec<Vec<f64>>>::new(), 0.0_f64);
        for order in orders() {
            let words: Vec<&str> = order.iter().map(|place| FIVE[*place]).collect();
            let all = answers(&words);
            // By word, not by place.
            let found: Vec<Vec<f64>> = (0..FIVE.len())
                .filter_map(|word| Some(all[order.iter().position(|of| *of == word)?].clone()))
                .collect();
            let apart = |kind: &Vec<Vec<f64>>| {
                kind.iter().zip(&found).map(|(one, other)| euclidean_distance(one, other)).fold(0.0, f64::max)
            };
            match kinds.iter().map(apart).find(|apart| *apart < ROUNDING) {
                Some(apart) => largest = largest.max(apart),
                None => kinds.push(found),
            }
        }
        (kinds.len(), largest)
    });
    *TOLD
}

pub(super) static ORDERS_TOLD: Question = Question {
    id: "orders-told",
    figure: "attention",
    kind: Kind::Number(Number {
        truth: || told().0 as f64,
        // It is counted, so there is nothing between right and wrong.
        tolerance: 0.0,
        mistakes: &[
            Mistake { name: "all", value: || orders().len() as f64 },
            Mistake { name: "half", value: || orders().len() as f64 / 2.0 },
            Mistake { name: "words", value: || FIVE.len() as f64 },
            Mistake { name: "none", value: || 0.0 },
        ],
    }),
    given: counted,
    found: || {
        let (told, largest) = told();
        vec![
            ("told", whole(told as f64)),
            ("difference", significant(largest, 2)),
            ("half", whole(orders().len() as f64 / 2.0)),
        ]
    },
};

fn counted() -> Values {
    vec![("words", whole(FIVE.len() as f64)), ("orders", whole(orders().len() as f64))]
}

/// Dimensions of a head, and base, of [`ROPE_SHIFT`].
const HEAD: u32 = 128;
const BASE: f64 = 10_000.0;
/// Where query and key stand, and how far both move on.
const PLACES: [f64; 2] = [20.0, 12.0];
const SHIFT: f64 = 100.0;

/// The score of a made-up query and key at their places, moved on by `shift`.
fn shifted(shift: f64) -> f64 {
    let freqs = Schedule::Geometric.freqs(HEAD, BASE);
    let [query, key] = [1, 2].map(|seed| made_up(seed, HEAD as usize));
    score(&freqs, [&query, &key], PLACES.map(|place| place + shift))
}

pub(super) static ROPE_SHIFT: Question = Question {
    id: "rope-shift",
    figure: "rope",
    kind: Kind::Choice(Choice { options: 3, right: 2 }),
    given: || vec![("query", whole(PLACES[0])), ("key", whole(PLACES[1])), ("shift", whole(SHIFT))],
    found: || {
        let [before, after] = [0.0, SHIFT].map(shifted);
        vec![
            ("before", significant(before, 6)),
            ("after", significant(after, 6)),
            ("offset", whole(PLACES[0] - PLACES[1])),
            ("new_query", whole(PLACES[0] + SHIFT)),
            ("new_key", whole(PLACES[1] + SHIFT)),
            ("difference", significant((after - before).abs(), 2)),
        ]
    },
};

/// What the word at a place, from 1, gives to each of the words that it sees, if all its scores are equal.
fn share(place: usize) -> f64 {
    let mut scores = vec![0.0; place];
    softmax(&mut scores);
    scores[0]
}

pub(super) static CAUSAL_ORDER: Question = Question {
    id: "causal-order",
    figure: "attention",
    kind: Kind::Choice(Choice { options: 3, right: 2 }),
    given: Vec::new,
    found: || {
        const FAR: usize = 100;
        let share = |place| significant(share(place), 3);
        vec![
            ("first", share(1)),
            ("second", share(2)),
            ("third", share(3)),
            ("far", whole(FAR as f64)),
            ("next", whole(FAR as f64 + 1.0)),
            ("at_far", share(FAR)),
            ("at_next", share(FAR + 1)),
        ]
    },
};
