//! What was computed and will soon be asked for again, a bounded number of it.

use std::cell::RefCell;
use std::collections::BTreeMap;

/// Values by what they were computed from.
pub(super) struct Kept<K, V> {
    most: usize,
    values: RefCell<BTreeMap<K, V>>,
}

impl<K: Ord, V: Clone> Kept<K, V> {
    /// Room for so many. When it is full all are let go: who still needs some computes them once more.
    pub(super) const fn new(most: usize) -> Self {
        Self { most, values: RefCell::new(BTreeMap::new()) }
    }

    /// The value of `key`, computed if it is not kept.
    pub(super) fn get(&self, key: K, compute: impl FnOnce() -> V) -> V {
        if let Some(value) = self.values.borrow().get(&key) {
            return value.clone();
        }
        let value = compute();
        let mut values = self.values.borrow_mut();
        if values.len() >= self.most {
            values.clear();
        }
        values.insert(key, value.clone());
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_computed_once_and_not_too_many_are_kept() {
        let (kept, computed) = (Kept::new(3), RefCell::new(Vec::new()));
        let double = |key: u32| {
            kept.get(key, || {
                computed.borrow_mut().push(key);
                2 * key
            })
        };
        for key in [1, 2, 1, 3, 1, 2, 3] {
            assert_eq!(double(key), 2 * key);
        }
        assert_eq!(*computed.borrow(), [1, 2, 3]);
        assert_eq!([double(4), double(4), double(1)], [8, 8, 2]);
        assert_eq!(*computed.borrow(), [1, 2, 3, 4, 1]);
        assert!(kept.values.borrow().len() <= 3);
    }
}
