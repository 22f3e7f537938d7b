//! Memoized distances, which many cells of a matrix share.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::core::distance;

/// Returns a function for the distance at an integer offset, computed on first use.
pub(in crate::catalog) fn memoized_distances(freqs: Vec<f64>) -> impl Fn(usize) -> f64 {
    let known = RefCell::new(BTreeMap::new());
    move |offset| *known.borrow_mut().entry(offset).or_insert_with(|| distance(&freqs, offset as f64))
}
