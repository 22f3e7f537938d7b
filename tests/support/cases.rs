//! How many random cases are tried.

use proptest::prelude::ProptestConfig;

/// As many as `PROPTEST_CASES` says, or few, where each takes long.
pub(crate) fn cases(few: u32) -> ProptestConfig {
    if std::env::var_os("PROPTEST_CASES").is_some() {
        ProptestConfig::default()
    } else {
        ProptestConfig::with_cases(few)
    }
}
