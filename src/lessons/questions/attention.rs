//! Questions about what attention can know of the order of words.

use super::{Choice, Kind, Question};
use crate::core::attention::{Weights, softmax};
use crate::core::rope::{random_vector, score};
use crate::core::schedule::Schedule;
use crate::core::tokens::Embedding;
use crate::core::vectors::{euclidean_distance, norm};
use crate::text;
use crate::text::number::{significant, whole};

/// The number of dimensions of the made-up embeddings.
const D: u32 = 64;
/// The seed of the made-up embeddings and attention weights.
const SEED: u32 = 1;

/// The output of attention for each word, without positions and without a mask: the weighted sums of the embeddings.
fn outputs(words: &[&str]) -> Vec<Vec<f64>> {
    let embedded =
        |word: &&str| -> Vec<f64> { (0..D).map(|dim| Embedding::new(word, SEED).standard_normal(dim)).collect() };
    let inputs: Vec<Vec<f64>> = words.iter().map(embedded).collect();
    let weights = Weights::new(D as usize, SEED).attention(&inputs);
    let sum = |row: &[f64]| {
        let entry = |dim: usize| row.iter().zip(&inputs).map(|(weight, input)| weight * input[dim]).sum();
        (0..D as usize).map(entry).collect()
    };
    weights.chunks_exact(words.len()).map(sum).collect()
}

/// The output of attention for one of these words.
fn output_for(word: &str, words: &[&str]) -> Vec<f64> {
    let index = words.iter().position(|known| *known == word).unwrap_or_default();
    outputs(words).swap_remove(index)
}

pub(super) static ORDER_ANSWER: Question = Question {
    id: "order-answer",
    figure: "attention",
    kind: Kind::Choice(Choice { options: 3, right: 3 }),
    given: Vec::new,
    found: || {
        // The sentence of the chapter, in the language of the page.
        let words: Vec<&str> = text::get("problem.sentence").split(' ').collect();
        let reversed_words: Vec<&str> = words.iter().rev().copied().collect();
        let [original, reversed] = [&words, &reversed_words].map(|order| output_for(words[0], order));
        vec![
            ("length", significant(norm(&original), 4)),
            ("reversed", significant(norm(&reversed), 4)),
            ("difference", significant(euclidean_distance(&original, &reversed), 2)),
        ]
    },
};

/// The head dimension of [`ROPE_SHIFT`].
const HEAD: u32 = 128;
/// The base of [`ROPE_SHIFT`].
const BASE: f64 = 10_000.0;
/// The positions of query and key.
const POSITIONS: [f64; 2] = [20.0, 12.0];
/// The shift of both positions.
const SHIFT: f64 = 100.0;

/// The score of a made-up query and key, whose positions are [`POSITIONS`] shifted by `shift`.
fn shifted_score(shift: f64) -> f64 {
    let freqs = Schedule::Geometric.freqs(HEAD, BASE);
    let [query, key] = [1, 2].map(|seed| random_vector(seed, HEAD as usize));
    score(&freqs, [&query, &key], POSITIONS.map(|position| position + shift))
}

pub(super) static ROPE_SHIFT: Question = Question {
    id: "rope-shift",
    figure: "rope",
    kind: Kind::Choice(Choice { options: 3, right: 2 }),
    given: || vec![("query", whole(POSITIONS[0])), ("key", whole(POSITIONS[1])), ("shift", whole(SHIFT))],
    found: || {
        let [before, after] = [0.0, SHIFT].map(shifted_score);
        vec![
            ("before", significant(before, 6)),
            ("after", significant(after, 6)),
            ("offset", whole(POSITIONS[0] - POSITIONS[1])),
            ("new_query", whole(POSITIONS[0] + SHIFT)),
            ("new_key", whole(POSITIONS[1] + SHIFT)),
            ("difference", significant((after - before).abs(), 2)),
        ]
    },
};

pub(super) static LEARNED_TABLE: Question = Question {
    id: "learned-table",
    figure: "trajectory",
    kind: Kind::Choice(Choice { options: 3, right: 3 }),
    given: Vec::new,
    found: Vec::new,
};

/// The weight that the word at `position` (from 1) gives to itself and to each word before it, if all scores are equal
/// and attention is causal.
fn equal_weight(position: usize) -> f64 {
    let mut scores = vec![0.0; position];
    softmax(&mut scores);
    scores[0]
}

pub(super) static CAUSAL_ORDER: Question = Question {
    id: "causal-order",
    figure: "causal",
    kind: Kind::Choice(Choice { options: 3, right: 2 }),
    given: Vec::new,
    found: || {
        const FAR: usize = 100;
        let weight = |position| significant(equal_weight(position), 3);
        vec![
            ("first", weight(1)),
            ("second", weight(2)),
            ("third", weight(3)),
            ("far", whole(FAR as f64)),
            ("next", whole(FAR as f64 + 1.0)),
            ("at_far", weight(FAR)),
            ("at_next", weight(FAR + 1)),
        ]
    },
};
