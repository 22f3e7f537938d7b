//! The values that exercises and texts about learned tables insert by name, `{name}`. They depend on no parameter of
//! the page, and are computed when the page is rendered, not in the browser.

use std::f64::consts::{LN_2, PI, TAU};

use super::table_values;
use crate::core::encoding;
use crate::text::number::{fixed, significant, whole};

/// A name, and the function that computes its value.
type Named = (&'static str, fn() -> String);

/// Every value.
static VALUES: &[Named] = &[
    ("table-8192", || whole(8192 * 4096_u32)),
    ("short-355", || significant(2.0 - 2.0 * (355.0_f64 / 2.0).sin().abs(), 2)),
    ("encoding-3", || {
        let entries = encoding::encode(4, 100.0, 3.0);
        entries.into_iter().map(|entry| fixed(entry, 3)).collect::<Vec<_>>().join(", ")
    }),
    ("turning-up-to", || fixed(64.0 * turning_fraction(50.0, 1e4), 1)),
    ("turning", || whole(encoding::freqs(128, 1e4).into_iter().filter(|freq| TAU / freq <= 50.0).count() as u32)),
    ("half-steep", || significant(LN_2 * 2.0, 3)),
    ("half-flat", || significant(LN_2 * 256.0, 3)),
    ("base-for-100000", || significant((1e5 / PI).powf(128.0 / 126.0), 3)),
    ("share-10000", || fixed(100.0 * turning_fraction(4096.0, 1e4), 0)),
    ("share-500000", || fixed(100.0 * turning_fraction(4096.0, 5e5), 0)),
    ("bf16-step", || whole(BF16_STEP)),
    ("bf16-off", || whole(BF16_STEP / 2)),
    ("bf16-turns", || significant(f64::from(BF16_STEP / 2) / TAU, 2)),
];

/// The spacing of bfloat16 numbers from 2¹² to 2¹³: 2¹²⁺¹⁻⁸, because their significand has 8 binary digits.
const BF16_STEP: u32 = 1 << (12 + 1 - 8);

/// The approximate fraction of pairs that complete a turn within `length`, for a large number of pairs.
fn turning_fraction(length: f64, base: f64) -> f64 {
    (length / TAU).ln() / base.ln()
}

/// The value with this name.
pub(super) fn exercise_value(name: &str) -> Option<String> {
    let known = VALUES.iter().find(|(known, _)| *known == name).map(|(_, value)| value());
    known.or_else(|| table_values::value(name))
}

#[cfg(test)]
mod tests {
    use super::VALUES;

    /// The expected values were computed independently.
    #[test]
    fn values_match_independent_computations() {
        let expected = [
            ("table-8192", "33\u{202f}554\u{202f}432"),
            ("short-355", "2.3\u{a0}×\u{a0}10⁻¹⁰"),
            ("encoding-3", "0.141, −0.990, 0.296, 0.955"),
            ("turning-up-to", "14.4"),
            ("turning", "15"),
            ("half-steep", "1.39"),
            ("half-flat", "177"),
            ("base-for-100000", "37\u{202f}500"),
            ("share-10000", "70"),
            ("share-500000", "49"),
            ("bf16-step", "32"),
            ("bf16-off", "16"),
            ("bf16-turns", "2.5"),
        ];
        let found: Vec<(&str, String)> = VALUES.iter().map(|(name, value)| (*name, value())).collect();
        assert_eq!(found, expected.map(|(name, value)| (name, value.to_owned())));
    }
}
