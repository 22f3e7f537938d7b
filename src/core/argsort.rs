//! The indices of values in ascending order, for sorting things by a number that stands beside them.

/// The indices of `keys`, that of the least key first; equal keys stay as they came, and NaN comes last.
pub fn argsort(keys: &[f64]) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..keys.len()).collect();
    indices.sort_by(|one, other| keys[*one].total_cmp(&keys[*other]));
    indices
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
