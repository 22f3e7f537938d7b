//! Products and distances of vectors, eight terms at a time: in a plain sum each term waits for the one before.

use wide::f64x8;

use super::trig::{eights, padded};

/// The dot product of two vectors of one length.
pub fn dot(one: &[f64], other: &[f64]) -> f64 {
    reduced(one, other, |one, other| one * other)
}

/// The Euclidean distance of two vectors of one length.
pub fn euclidean_distance(one: &[f64], other: &[f64]) -> f64 {
    reduced(one, other, |one, other| (one - other) * (one - other)).sqrt()
}

/// The norm of a vector.
pub fn norm(vector: &[f64]) -> f64 {
    dot(vector, vector).sqrt()
}

fn reduced(one: &[f64], other: &[f64], term: impl Fn(f64x8, f64x8) -> f64x8) -> f64 {
    let terms = eights(one).zip(eights(other)).map(|(one, other)| term(padded(one), padded(other)));
    terms.fold(f64x8::ZERO, |sum, term| sum + term).reduce_add()
}
