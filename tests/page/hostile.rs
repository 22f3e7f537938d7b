//! Untrusted input causes no panic: tests the properties of `fuzz` on the seed corpus and on a few random inputs.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use proptest::prelude::*;

#[path = "../../fuzz/properties.rs"]
mod properties;

use properties::{ALL_PROPERTIES, Property};

/// The seeds of a property: typical inputs, and all inputs that ever violated it.
fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| fs::read(file.expect("a file").path()).expect("a seed")).collect()
}

fn all() -> impl Strategy<Value = (&'static str, Property)> {
    prop::sample::select(&ALL_PROPERTIES[..])
}

/// Random bytes, or seeds with up to four bytes changed, half of them truncated.
fn inputs(name: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let changed =
        (prop::sample::select(seeds(name)), any::<Vec<(prop::sample::Index, u8)>>(), any::<prop::sample::Index>());
    let changed = changed.prop_map(|(mut seed, changes, end)| {
        // An empty seed has no bytes to change.
        let max_changes = if seed.is_empty() { 0 } else { 4 };
        for (place, byte) in changes.into_iter().take(max_changes) {
            let place = place.index(seed.len());
            seed[place] = byte;
        }
        // Beyond the end in half of the cases: then nothing is truncated.
        let end = end.index(2 * seed.len() + 1);
        seed.truncate(end);
        seed
    });
    prop_oneof![1 => prop::collection::vec(any::<u8>(), 0..80), 4 => changed]
}

#[test]
fn properties_hold_on_all_seeds() {
    for (name, property) in ALL_PROPERTIES {
        for seed in seeds(name) {
            let outcome = catch_unwind(AssertUnwindSafe(|| property(&seed)));
            assert!(outcome.is_ok(), "{name}: {}", String::from_utf8_lossy(&seed));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn properties_hold_on_random_inputs(
        (property, input) in all().prop_flat_map(|(name, property)| (Just(property), inputs(name)))
    ) {
        property(&input);
    }
}
