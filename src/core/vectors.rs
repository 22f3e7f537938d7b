//! Products and distances of vectors, with eight partial sums, since in a single sum each addition waits for the
//! previous one.

use wide::f64x8;

use super::trig::{eights, padded};

/// The dot product of two vectors of equal length.
pub fn dot(a: &[f64], b: &[f64]) -> f64 {
    sum_of_terms(a, b, |a, b| a * b)
}

/// The Euclidean distance between two vectors of equal length.
pub fn euclidean_distance(a: &[f64], b: &[f64]) -> f64 {
    sum_of_terms(a, b, |a, b| (a - b) * (a - b)).sqrt()
}

/// The norm of a vector.
pub fn norm(vector: &[f64]) -> f64 {
    dot(vector, vector).sqrt()
}

fn sum_of_terms(a: &[f64], b: &[f64], term: impl Fn(f64x8, f64x8) -> f64x8) -> f64 {
    let terms = eights(a).zip(eights(b)).map(|(a, b)| term(padded(a), padded(b)));
    terms.fold(f64x8::ZERO, |sum, term| sum + term).reduce_add()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More than eight, so that the last group is padded. All sums are exact.
    const VECTOR: [f64; 11] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0];

    #[test]
    fn sums_run_over_all_terms() {
        let other = VECTOR.map(|term| 12.0 - term);
        assert_eq!(dot(&VECTOR, &other), 286.0);
        assert_eq!(norm(&VECTOR), 506_f64.sqrt());
        // The differences are −10, −8 … 10.
        assert_eq!(euclidean_distance(&VECTOR, &other), 440_f64.sqrt());
    }
}
