//! What comes from outside breaks nothing: the properties of `fuzz` at kept inputs, and at a few random ones.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use proptest::prelude::*;

#[path = "../../fuzz/properties.rs"]
mod properties;

use properties::{ALL_PROPERTIES, Property};

/// The inputs that are kept for a property: usual ones, and all that ever broke it.
fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    files.map(|file| fs::read(file.expect("a file").path()).expect("a seed")).collect()
}

fn all() -> impl Strategy<Value = (&'static str, Property)> {
    prop::sample::select(&ALL_PROPERTIES[..])
}

/// Bytes, or pieces of a seed in which some are others.
fn inputs(name: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let changed =
        (prop::sample::select(seeds(name)), any::<Vec<(prop::sample::Index, u8)>>(), any::<prop::sample::Index>());
    let changed = changed.prop_map(|(mut seed, changes, end)| {
        // Where there are no bytes, none can be others.
        let most = if seed.is_empty() { 0 } else { 4 };
        for (place, byte) in changes.into_iter().take(most) {
            let place = place.index(seed.len());
            seed[place] = byte;
        }
        let end = end.index(2 * seed.len() + 1);
        seed.truncate(end);
        seed
    });
    prop_oneof![1 => prop::collection::vec(any::<u8>(), 0..80), 4 => changed]
}

#[test]
fn inputs_that_are_kept_break_nothing() {
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
    fn inputs_nobody_thought_of_break_nothing(
        (property, input) in all().prop_flat_map(|(name, property)| (Just(property), inputs(name)))
    ) {
        property(&input);
    }
}
