//! The indices of values in ascending order, for sorting items by a separate list of keys.

/// The indices of `keys` in ascending order by [`f64::total_cmp`]: −0 precedes 0, a NaN comes last (first if its sign
/// bit is set), and identical keys keep their order.
pub fn argsort(keys: &[f64]) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..keys.len()).collect();
    indices.sort_by(|a, b| keys[*a].total_cmp(&keys[*b]));
    indices
}

#[cfg(test)]
mod tests {
    use super::argsort;

    #[test]
    fn keys_are_sorted_and_equal_keys_keep_their_order() {
        assert_eq!(argsort(&[2.0, -1.0, 2.0, 0.5]), [1, 3, 0, 2]);
        assert_eq!(argsort(&[f64::NAN, 1.0]), [1, 0]);
        assert_eq!(argsort(&[0.0, -0.0, f64::NEG_INFINITY, f64::INFINITY, 1e-300]), [2, 1, 0, 4, 3]);
        assert!(argsort(&[]).is_empty());
    }
}
