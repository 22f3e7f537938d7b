//! The one sort of the program: the indices of values in ascending order. Sorting indices instead of things needs its
//! code only once, whatever the things are. Through a heap: the quicksort of the standard library is a fiftieth of what
//! a first visit downloads.

use std::collections::BinaryHeap;

/// The indices of `keys`, that of the least key first. NaN comes last.
pub fn argsort(keys: &[f64]) -> Vec<usize> {
    // The index decides between equal keys, so that things stay as they came.
    let keyed = keys.iter().enumerate().map(|(index, key)| (ordered(*key), index));
    let sorted = keyed.collect::<BinaryHeap<_>>().into_sorted_vec();
    sorted.into_iter().map(|(_, index)| index).collect()
}

/// A whole number in the order of `f64::total_cmp`: the bits of negative numbers run the other way.
fn ordered(key: f64) -> i64 {
    let bits = key.to_bits() as i64;
    bits ^ (((bits >> 63) as u64) >> 1) as i64
}

#[cfg(test)]
mod tests {
    use super::argsort;

    #[test]
    fn the_least_comes_first_and_equals_stay_as_they_came() {
        assert_eq!(argsort(&[2.0, -1.0, 2.0, 0.5]), [1, 3, 0, 2]);
        assert_eq!(argsort(&[f64::NAN, 1.0]), [1, 0]);
        assert_eq!(argsort(&[0.0, -0.0, f64::NEG_INFINITY, f64::INFINITY, 1e-300]), [2, 1, 0, 4, 3]);
        assert!(argsort(&[]).is_empty());
    }
}
