//! Whether the ratio of the wavelengths of two pairs is rational, decided exactly.
//!
//! Let m be the number of pairs and L = base^((m − 1)/m) the ratio of the longest wavelength to the shortest. The ratio
//! of the wavelength of pair j to that of pair i is, for each [`Schedule`],
//!
//! ```text
//! geometric        base^((j − i)/m)
//! random           L^(u_j − u_i)                                u random, but 0 and 1 at the two ends
//! linear, power    (1 + t_j·(L − 1)) / (1 + t_i·(L − 1))        t_i = i/(m − 1), or its cube
//! harmonic         (1 + t_i·(1/L − 1)) / (1 + t_j·(1/L − 1))
//! ```
//!
//! A power base^(a/b) of a rational base, a/b in lowest terms, is rational only if the base is the b-th power of a
//! rational: the exponent of every prime in its numerator and denominator must be a multiple of b. The last two lines
//! are fractional linear functions of L with a nonzero determinant (the difference of the two t), so they are rational
//! if and only if L is. The denominator of a random u is up to 2⁵³; no base except 1 is a power of a rational with so
//! high an exponent.
//!
//! A base is greater than 1 and is taken as its shortest decimal representation, as in a link: 1.00020001 is a square,
//! although the nearest f64 is not. All integers are below 10¹⁷ times the cube of the number of pairs. A root is an
//! integer only if the pairs are few, so all fit in 64 bits; if one did not, the checked operations would return
//! `None`.

use super::schedule::{POWER, Schedule};

/// The ratio of the wavelength of pair `j` to that of pair `i`, with `j ≥ i`, as two integers in lowest terms. `None`
/// if it is irrational.
pub fn ratio(schedule: Schedule, d_model: u32, base: f64, [i, j]: [u32; 2]) -> Option<[u64; 2]> {
    let pairs = d_model / 2;
    if i == j {
        return Some([1, 1]);
    }
    match schedule {
        Schedule::Geometric => power(base, [j - i, pairs]),
        Schedule::Inclusive => power(base, [j - i, pairs - 1]),
        Schedule::Random if i > 0 || j + 1 < pairs => None,
        Schedule::Random => power(base, [pairs - 1, pairs]),
        Schedule::Linear | Schedule::Harmonic | Schedule::Power => {
            // L, the longest wavelength in units of the shortest, as a fraction.
            let [last, first] = power(base, [pairs - 1, pairs])?;
            let exponent = if schedule == Schedule::Power { POWER.unsigned_abs() } else { 1 };
            // t of a pair is `numerator(pair)/denominator`.
            let numerator = |pair: u32| u64::from(pair).checked_pow(exponent);
            let denominator = numerator(pairs - 1)?;
            let is_harmonic = schedule == Schedule::Harmonic;
            // The wavelength of a pair (in the harmonic schedule, its frequency) relative to pair 0, times the common
            // denominator.
            let scaled = |pair: u32| {
                let change = numerator(pair)?.checked_mul(last - first)?;
                if is_harmonic {
                    last.checked_mul(denominator)?.checked_sub(change)
                } else {
                    first.checked_mul(denominator)?.checked_add(change)
                }
            };
            let [at_i, at_j] = [scaled(i)?, scaled(j)?];
            Some(reduced(if is_harmonic { [at_i, at_j] } else { [at_j, at_i] }))
        }
    }
}

/// base^(a/b) as numerator and denominator; `None` if it is irrational.
fn power(base: f64, exponent: [u32; 2]) -> Option<[u64; 2]> {
    let [a, b] = reduced(exponent.map(u64::from)).map(|term| term as u32);
    let [numerator, denominator] = decimal(base)?;
    let [numerator, denominator] = [root(numerator, b)?, root(denominator, b)?];
    Some([numerator.checked_pow(a)?, denominator.checked_pow(a)?])
}

/// The shortest decimal representation of `value` as numerator and denominator, in lowest terms.
fn decimal(value: f64) -> Option<[u64; 2]> {
    let digits = format!("{value}");
    let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
    let denominator = 10_u64.checked_pow(fraction.len() as u32)?;
    let [whole, fraction] = [whole, fraction].map(|digits| {
        digits.bytes().try_fold(0_u64, |sum, digit| sum.checked_mul(10)?.checked_add(u64::from(digit - b'0')))
    });
    Some(reduced([whole?.checked_mul(denominator)?.checked_add(fraction?)?, denominator]))
}

/// The `degree`-th root of `value`; `None` if it is not an integer.
fn root(value: u64, degree: u32) -> Option<u64> {
    if degree == 1 {
        return Some(value);
    }
    // A root of 10¹⁷ is below 4·10⁸, so the f64 root is off by less than ½.
    let rounded = (value as f64).powf(1.0 / f64::from(degree)).round() as u64;
    (rounded.checked_pow(degree) == Some(value)).then_some(rounded)
}

/// A fraction in lowest terms.
fn reduced([numerator, denominator]: [u64; 2]) -> [u64; 2] {
    let (mut common, mut rest) = (numerator, denominator);
    while rest > 0 {
        (common, rest) = (rest, common % rest);
    }
    [numerator / common, denominator / common]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_of_the_base_decide() {
        let geometric = |d_model, base, pairs| ratio(Schedule::Geometric, d_model, base, pairs);
        assert_eq!(geometric(8, 1e4, [0, 1]), Some([10, 1]));
        assert_eq!(geometric(8, 1e4, [1, 3]), Some([100, 1]));
        assert_eq!(geometric(128, 1e4, [0, 1]), None, "a root of 10");
        assert_eq!(geometric(128, 1e4, [3, 19]), Some([10, 1]));
        assert_eq!(geometric(4, 1.000_200_01, [0, 1]), Some([10_001, 10_000]));
        assert_eq!(geometric(4, 1.000_200_02, [0, 1]), None);
        assert_eq!(geometric(4, 2.25, [0, 1]), Some([3, 2]));
        assert_eq!(geometric(2, 3.0, [0, 0]), Some([1, 1]));
        // The base nearest to 1, and a base with the maximum number of digits.
        assert_eq!(geometric(4, 1.0 + f64::EPSILON, [0, 1]), None);
        assert_eq!(geometric(4, 123_456_789.123_456_79, [0, 1]), None);
    }

    #[test]
    fn other_schedules_are_rational_if_their_last_wavelength_is() {
        let of = |schedule, base, pairs| ratio(schedule, 6, base, pairs);
        assert_eq!(of(Schedule::Linear, 1e9, [1, 2]), Some([2_000_000, 1_000_001]));
        assert_eq!(of(Schedule::Linear, 1e9, [0, 1]), Some([1_000_001, 2]));
        // The frequency of pair 1 is 1 − ½·(1 − 10⁻⁶) times the first.
        assert_eq!(of(Schedule::Harmonic, 1e9, [0, 1]), Some([2_000_000, 1_000_001]));
        // The wavelength of pair 1 is 1 + (10⁶ − 1)/8 times the first.
        assert_eq!(of(Schedule::Power, 1e9, [0, 1]), Some([1_000_007, 8]));
        assert_eq!(of(Schedule::Random, 1e9, [0, 2]), Some([1_000_000, 1]));
        for pairs in [[0, 1], [1, 2]] {
            assert_eq!(of(Schedule::Random, 1e9, pairs), None);
        }
        for schedule in [Schedule::Linear, Schedule::Harmonic, Schedule::Power, Schedule::Random] {
            assert_eq!(of(schedule, 1e4, [0, 2]), None, "{schedule:?}: a cube root of 10⁸");
        }
    }

    #[test]
    fn decisions_match_the_frequencies() {
        let mut found = 0;
        for schedule in Schedule::ALL {
            for (d_model, base) in [(4, 4.0), (4, 6.25), (6, 27.0), (8, 1e4), (8, 5.0625), (16, 256.0), (128, 1e4)] {
                let freqs = schedule.freqs(d_model, base);
                for j in 1..d_model / 2 {
                    let Some([p, q]) = ratio(*schedule, d_model, base, [0, j]) else { continue };
                    let error = p as f64 / q as f64 * freqs[j as usize] / freqs[0] - 1.0;
                    // A few rounding errors of numbers above 10⁻⁴.
                    assert!(error.abs() < 1e-11, "{schedule:?} {d_model} {base} {j}: {error}");
                    found += 1;
                }
            }
        }
        assert!(found > 60, "{found}");
    }
}
