//! The one sort of the program: the indices of values in ascending order. Sorting indices instead of things needs its
//! code only once, whatever the things are.

/// The indices of `keys`, that of the least key first. NaN comes last.
pub fn argsort(keys: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    // The index decides between equal keys, so that things stay as they came.
    order.sort_unstable_by(|&a, &b| keys[a].total_cmp(&keys[b]).then(a.cmp(&b)));
    order
}

#[cfg(test)]
mod tests {
    use super::argsort;

    #[test]
    fn the_least_comes_first_and_equals_stay_as_they_came() {
        assert_eq!(argsort(&[2.0, -1.0, 2.0, 0.5]), [1, 3, 0, 2]);
        assert_eq!(argsort(&[f64::NAN, 1.0]), [1, 0]);
        assert!(argsort(&[]).is_empty());
    }
}
