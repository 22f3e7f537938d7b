//! Distances that many cells of a table share.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::core::distance;

/// The distance at a whole offset, computed when it is first asked for.
pub(in crate::catalog) fn remembered(freqs: Vec<f64>) -> impl Fn(usize) -> f64 {
    let known = RefCell::new(BTreeMap::new());
    move |offset| *known.borrow_mut().entry(offset).or_insert_with(|| distance(&freqs, offset as f64))
}
