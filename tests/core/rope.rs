//! Rotary embedding, its context-extension methods, and linear biases.

use std::f64::consts::TAU;

use phasor_core::schedule::Schedule;
use phasor_core::{alibi, freqs, rope, rope_scaling};

#[test]
fn the_score_depends_on_the_offset_alone() {
    let freqs = freqs(128, 1e4);
    let [query, key] = [1, 2].map(|seed| rope::random_vector(seed, 128));
    for offset in [-300.0, -1.0, 0.0, 1.0, 17.0, 4000.0] {
        let expected = rope::score_at(&freqs, [&query, &key], offset);
        for pos in [0.0, 3.0, 500.0, 100_000.0] {
            let score = rope::score(&freqs, [&query, &key], [pos, pos + offset]);
            // 128 products of numbers below 3, whose angles have a relative error of 10⁻¹⁶.
            assert!((score - expected).abs() < 1e-12 + 1e-14 * pos, "offset {offset} at {pos}: {score} {expected}");
        }
    }
}

#[test]
fn rotation_keeps_the_norm_and_the_score_is_not_even() {
    let freqs = freqs(64, 1e4);
    let [query, key] = [1, 2].map(|seed| rope::random_vector(seed, 64));
    let square = |vector: &[f64]| vector.iter().map(|number| number * number).sum::<f64>();
    assert!((square(&rope::rotated(&freqs, &query, 77.0)) - square(&query)).abs() < 1e-12);
    let [forth, back] = [5.0, -5.0].map(|offset| rope::score_at(&freqs, [&query, &key], offset));
    assert!((forth - back).abs() > 0.1);
}

#[test]
fn random_vectors_have_variance_one() {
    let vector = rope::random_vector(7, 100_000);
    let variance = vector.iter().map(|number| number * number).sum::<f64>() / 100_000.0;
    // The standard error of the variance of this many samples is 0.0045.
    assert!((variance - 1.0).abs() < 0.01, "{variance}");
}

#[test]
fn interpolation_divides_every_frequency() {
    let before = freqs(128, 1e4);
    let after = rope_scaling::interpolated(&before, 4.0);
    assert_eq!(after, before.iter().map(|freq| freq / 4.0).collect::<Vec<_>>());
}

#[test]
fn ntk_keeps_the_fastest_frequency_and_divides_the_slowest_by_the_factor() {
    // NTK's base is made for the slowest frequency of the paper, which the inclusive schedule does not have.
    for schedule in Schedule::ALL.iter().filter(|schedule| **schedule != Schedule::Inclusive) {
        for (d_head, factor) in [(4, 2.0), (64, 4.0), (128, 16.0)] {
            let before = schedule.freqs(d_head, 1e4);
            let after = schedule.freqs(d_head, rope_scaling::ntk_base(1e4, d_head, factor));
            let ratio = |pair: usize| before[pair] / after[pair];
            let last = before.len() - 1;
            // Powers round to a few 10⁻¹⁶; the harmonic schedule takes its slow end, 10⁻⁵, as a difference from 1.
            assert!((ratio(0) - 1.0).abs() < 1e-13, "{schedule:?} {}", ratio(0));
            assert!((ratio(last) / factor - 1.0).abs() < 1e-10, "{schedule:?} {}", ratio(last));
        }
    }
    assert_eq!(rope_scaling::ntk_base(1e4, 2, 4.0), 1e4);
}

#[test]
fn yarn_is_between_original_and_interpolated_frequencies_and_reaches_both() {
    let before = freqs(128, 1e4);
    let after = rope_scaling::blended(&before, 4096.0, 8.0, [rope_scaling::ALPHA, rope_scaling::BETA]);
    for (before, after) in before.iter().zip(&after) {
        let turns = 4096.0 * before / TAU;
        assert!(*after <= *before && *after >= before / 8.0);
        if turns >= rope_scaling::BETA {
            assert_eq!(after, before);
        }
        if turns <= rope_scaling::ALPHA {
            assert_eq!(*after, before / 8.0);
        }
    }
    assert!(after[0] == before[0] && after[63] == before[63] / 8.0);
    // Halfway between 1 and 32 turns, the weight is a half.
    assert_eq!(rope_scaling::ramp(16.5), 0.5);
    assert!((rope_scaling::temperature(16.0).sqrt() - 1.277_259).abs() < 1e-6);
}

#[test]
fn slopes_halve_from_head_to_head() {
    let slopes: Vec<f64> = (1..=8).map(|head| alibi::slope(8, head)).collect();
    assert_eq!(slopes, [0.5, 0.25, 0.125, 0.0625, 0.031_25, 0.015_625, 0.007_812_5, 0.003_906_25]);
    // Doubling the number of heads inserts a slope between every two.
    assert_eq!((1..=8).map(|head| alibi::slope(16, 2 * head)).collect::<Vec<_>>(), slopes);
    assert_eq!(alibi::bias(slopes[2], 37.0), -4.625);
}

#[test]
fn a_pair_rotates_counter_clockwise() {
    let [x, y] = rope::turned([3.0, 4.0], TAU / 4.0);
    assert!((x + 4.0).abs() < 1e-15 && (y - 3.0).abs() < 1e-15, "{x} {y}");
    // cos 60° = ½, sin 60° = ½√3.
    let [x, y] = rope::turned([3.0, 4.0], TAU / 6.0);
    assert!((x - (1.5 - 12_f64.sqrt())).abs() < 2e-15 && (y - (2.0 + 6.75_f64.sqrt())).abs() < 2e-15, "{x} {y}");
}

#[test]
fn the_added_score_is_the_dot_product_of_the_sums() {
    // One pair: the encoding of pos is (sin pos, cos pos).
    let (sum, other) = ([0.5 + 2_f64.sin(), 0.25 + 2_f64.cos()], [3.0 + 7_f64.sin(), -1.0 + 7_f64.cos()]);
    let expected = sum[0] * other[0] + sum[1] * other[1];
    let score = rope::score_added(&[1.0], [&[0.5, 0.25], &[3.0, -1.0]], [2.0, 7.0]);
    assert!((score - expected).abs() < 1e-14, "{score} {expected}");
}

#[test]
fn the_dynamic_base_grows_with_the_input() {
    // Like `transformers`: base·(factor·stretch − (factor − 1))^(d/(d − 2)).
    assert_eq!(rope_scaling::dynamic_base(1e4, 128, 4.0, 1.0), 1e4);
    let expected = 1e4 * 9_f64.powf(128.0 / 126.0);
    assert!((rope_scaling::dynamic_base(1e4, 128, 4.0, 3.0) / expected - 1.0).abs() < 1e-15);
}

#[test]
fn yarn_by_index_falls_linearly_along_the_pairs() {
    let (before, trained, factor) = (freqs(128, 1e4), 4096.0, 8.0);
    let weight = |ends: [f64; 2], is_rounded: bool| -> Vec<f64> {
        let after = rope_scaling::yarn_by_index(&before, 1e4, trained, factor, ends, is_rounded);
        assert_eq!(after.len(), before.len());
        // freq·(weight + (1 − weight)/factor), solved for `weight`.
        after
            .iter()
            .zip(&before)
            .map(|(after, before)| (after / before - 1.0 / factor) / (1.0 - 1.0 / factor))
            .collect()
    };
    // A pair makes this many turns at the index 64·ln(4096/(turns·2π))/ln 10⁴: 32 at 20.95, and 1 at 45.03.
    let [fast, slow] = [32.0, 1.0].map(|turns| 64.0 * (trained / (turns * TAU)).ln() / 1e4_f64.ln());
    for (is_rounded, [first, last]) in [(false, [fast, slow]), (true, [20.0, 46.0])] {
        for (pair, weight) in weight([1.0, 32.0], is_rounded).into_iter().enumerate() {
            let expected = (1.0 - (pair as f64 - first) / (last - first)).clamp(0.0, 1.0);
            // Quotients near 1, and twice a difference of them.
            assert!((weight - expected).abs() < 4e-15, "{is_rounded} {pair}: {weight} {expected}");
        }
    }
    // If both ends have the same index, pairs up to it keep their frequencies, and all others are interpolated.
    let step = weight([500.0, 500.0], false);
    let index = 64.0 * (trained / (500.0 * TAU)).ln() / 1e4_f64.ln();
    assert!(
        step.iter().enumerate().all(|(pair, weight)| (weight - f64::from(pair as f64 <= index)).abs() < 4e-15),
        "{step:?}"
    );
    // Both ends are clamped to the dimensions of the head: no pair makes as few as 10⁻⁹ or as many as 10⁹ turns.
    let all = weight([1e-9, 1e9], false);
    let expected = |pair: usize| 1.0 - pair as f64 / 127.0;
    assert!(all.iter().enumerate().all(|(pair, weight)| (weight - expected(pair)).abs() < 4e-15), "{all:?}");
}
