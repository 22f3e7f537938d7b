//! Bounded caches of recent results.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A cache of values, keyed by their arguments.
pub struct Cache<K, V> {
    capacity: usize,
    values: RefCell<BTreeMap<K, V>>,
}

impl<K: Ord, V: Clone> Cache<K, V> {
    /// A cache of at most `capacity` values, which is cleared when it is full.
    pub const fn new(capacity: usize) -> Self {
        Self { capacity, values: RefCell::new(BTreeMap::new()) }
    }

    /// The value of `key`, computed if it is not in the cache.
    pub fn get(&self, key: K, compute: impl FnOnce() -> V) -> V {
        if let Some(value) = self.values.borrow().get(&key) {
            return value.clone();
        }
        let value = compute();
        let mut values = self.values.borrow_mut();
        if values.len() >= self.capacity {
            values.clear();
        }
        values.insert(key, value.clone());
        value
    }
}

/// Number of parameter sets that a page shows at once: the current one, and another for comparison.
const SETS: usize = 2;

/// A cache of the most recent results for a list of frequencies and one more argument, such as the last offset. Several figures in one frame often request
/// the same result.
pub struct Latest<A, T>(RefCell<Vec<Computed<A, T>>>);

/// The frequencies, the other argument, and the result.
type Computed<A, T> = (Vec<f64>, A, Rc<T>);

impl<A: PartialEq, T> Latest<A, T> {
    /// An empty cache.
    #[allow(clippy::new_without_default, reason = "a default is not const")]
    pub const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// The cached result, or a new one. The least recently used entry is evicted before `compute` runs, so that its
    /// memory can be reused.
    pub fn get(&self, freqs: &[f64], bound: A, compute: impl FnOnce() -> T) -> Rc<T> {
        let mut latest = self.0.borrow_mut();
        if let Some(index) =
            latest.iter().position(|(known_freqs, known_bound, _)| known_freqs == freqs && *known_bound == bound)
        {
            latest[index..].rotate_left(1);
        } else {
            if latest.len() == SETS {
                latest.remove(0);
            }
            latest.push((freqs.to_vec(), bound, Rc::new(compute())));
        }
        Rc::clone(&latest[latest.len() - 1].2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_computed_once_and_the_capacity_is_never_exceeded() {
        let (cache, computed) = (Cache::new(3), RefCell::new(Vec::new()));
        let double = |key: u32| {
            cache.get(key, || {
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
        assert!(cache.values.borrow().len() <= 3);
    }

    #[test]
    fn two_sets_of_parameters_are_cached_at_once() {
        let (latest, computed) = (Latest::new(), RefCell::new(Vec::new()));
        let get = |freq: f64| {
            *latest.get(&[freq], (), || {
                computed.borrow_mut().push(freq);
                freq
            })
        };
        for freq in [1.0, 2.0, 1.0, 2.0, 1.0, 3.0, 1.0, 3.0, 2.0] {
            assert_eq!(get(freq), freq);
        }
        assert_eq!(*computed.borrow(), [1.0, 2.0, 3.0, 2.0]);
    }
}
