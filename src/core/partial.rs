//! Rotary embedding of a share of the pairs: the others keep still.
//!
//! | convention | frequency of a pair below `turning` |
//! |------------|-------------------------------------|
//! | fewer dimensions | base^(−2·pair/rotary), `rotary` = 2·turning |
//! | slow pairs at rest (p-RoPE) | base^(−2·pair/d) |
//!
//! With the first, the dimensions that turn are encoded as a narrower head would be, so their wavelengths run all the way
//! from 2π to nearly 2π·base: Black et al. 2022, "GPT-NeoX-20B", section 2.1.1, where a quarter of the dimensions turn.
//! With the second, the fast pairs keep the frequencies that they have in a whole head: Barbero et al. 2024, "Round and
//! Round We Go! What makes Rotary Positional Encodings useful?", whose p is the share that turns.
//!
//! The pairs that turn come first; those at rest have frequency 0. Of a share that leaves a part of a pair, the whole pairs
//! turn; with few pairs that may be none. `d` is the dimension of a head.

use super::schedule::Schedule;

/// How many of `pairs` turn: the whole pairs in a share of them.
pub fn turning(pairs: u32, share: f64) -> u32 {
    (f64::from(pairs) * share).floor() as u32
}

/// Frequencies of a head of which `turning` pairs are encoded as a head of that many pairs.
pub fn fewer_dimensions(schedule: Schedule, (d_head, base): (u32, f64), turning: u32) -> Vec<f64> {
    let mut freqs = schedule.freqs(2 * turning, base);
    freqs.resize(d_head as usize / 2, 0.0);
    freqs
}

/// Frequencies of a head of which all but the first `turning` pairs are at rest.
pub fn slow_at_rest(schedule: Schedule, (d_head, base): (u32, f64), turning: u32) -> Vec<f64> {
    let mut freqs = schedule.freqs(d_head, base);
    freqs[turning as usize..].fill(0.0);
    freqs
}
