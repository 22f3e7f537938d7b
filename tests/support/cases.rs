//! How many random cases, and with how many settings figures are exported.

use proptest::prelude::ProptestConfig;

/// The usual number times `PHASOR_CASES`, if that is set: 0.1 for a quick run, 10 for a thorough one.
pub(crate) fn count(usual: u32) -> u32 {
    let factor = std::env::var("PHASOR_CASES").map_or(1.0, |factor| factor.parse().expect("a number"));
    (f64::from(usual) * factor).ceil() as u32
}

/// The configuration for [`count`] cases.
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    ProptestConfig::with_cases(count(usual))
}
