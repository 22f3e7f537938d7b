//! Rotary embedding of a fraction of the pairs; the others do not rotate.
//!
//! | convention | frequency of a pair below `turning` |
//! |------------|-------------------------------------|
//! | fewer dimensions | base^(−2·pair/rotary), `rotary` = 2·turning |
//! | slow pairs without rotation (p-RoPE) | base^(−2·pair/d) |
//!
//! In the first convention, the rotating dimensions are encoded like a narrower head, so their wavelengths span the
//! whole range from 2π to nearly 2π·base: Black et al. 2022, "GPT-NeoX-20B", section 2.1.1, where a quarter of the
//! dimensions rotate. In the second, the fast pairs keep the frequencies that they have in a fully rotating head:
//! Barbero et al. 2024, "Round and Round We Go! What makes Rotary Positional Encodings useful?", whose p is the
//! fraction that rotates.
//!
//! The rotating pairs come first; the others have frequency 0. A fraction of the pairs is rounded down; in a small head
//! the result may be 0. `d` is the dimension of a head.

use super::rotary::Rotary;

/// Number of rotating pairs: the `fraction` of `pairs`, rounded down.
pub fn turning(pairs: u32, fraction: f64) -> u32 {
    (f64::from(pairs) * fraction).floor() as u32
}

/// Frequencies of a head, without scaling, whose first `turning` pairs are encoded like a head of `turning` pairs.
pub fn fewer_dimensions(rule: &Rotary, (d_head, base): (u32, f64), turning: u32) -> Vec<f64> {
    let mut freqs = rule.plain(2 * turning, base);
    freqs.resize(d_head as usize / 2, 0.0);
    freqs
}

/// Frequencies of a head, without scaling, of which only the first `turning` pairs rotate.
pub fn slow_pairs_unrotated(rule: &Rotary, head: (u32, f64), turning: u32) -> Vec<f64> {
    let over = if turning == 0 { 1.0 } else { f64::from(head.0 / 2) / f64::from(turning) };
    fewer_dimensions(&Rotary { over, ..rule.clone() }, head, turning)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encoding::freqs;

    /// A head of eight dimensions.
    const HEAD: (u32, f64) = (8, 1e4);

    #[test]
    fn the_number_of_rotating_pairs_is_rounded_down() {
        assert_eq!([turning(4, 0.5), turning(4, 0.74), turning(4, 1.0), turning(1, 0.25)], [2, 2, 4, 0]);
    }

    #[test]
    fn fewer_dimensions_rotate_like_those_of_a_narrower_head() {
        let narrow = freqs(6, HEAD.1);
        assert_eq!(fewer_dimensions(&Rotary::default(), HEAD, 3), [narrow[0], narrow[1], narrow[2], 0.0]);
    }

    #[test]
    fn fast_pairs_keep_their_frequency_if_slow_pairs_do_not_rotate() {
        let full_head = freqs(HEAD.0, HEAD.1);
        assert_eq!(slow_pairs_unrotated(&Rotary::default(), HEAD, 2), [full_head[0], full_head[1], 0.0, 0.0]);
    }
}
