//! Mathematical properties of the encoding, tested on random dimensions, bases and positions.
//!
//! Angles are below 10⁵, where each has a rounding error of 7·10⁻¹². Unless a test says otherwise, the tolerance per
//! entry is a small multiple of that.

use phasor_core::encoding::{self, Component, PairLayout};
use phasor_core::{Args, Precision, distance, extrapolation, norms, rotation, spectrum};
use proptest::prelude::*;
use std::f64::consts::{PI, TAU};

const LAYOUTS: [PairLayout; 2] = [PairLayout::Interleaved, PairLayout::Split];

fn d_models() -> impl Strategy<Value = u32> {
    (1_u32..=128).prop_map(|pairs| 2 * pairs)
}

/// Bases from the degenerate 1 to 10⁹, evenly by magnitude.
fn bases() -> impl Strategy<Value = f64> {
    prop_oneof![Just(1.0), (0.0..9.0_f64).prop_map(|exponent| 10_f64.powf(exponent))]
}

fn frequencies() -> impl Strategy<Value = Vec<f64>> {
    (d_models(), bases()).prop_map(|(d_model, base)| encoding::freqs(d_model, base))
}

fn layouts() -> impl Strategy<Value = PairLayout> {
    prop::sample::select(&LAYOUTS[..])
}

fn encode(freqs: &[f64], layout: PairLayout, pos: f64) -> Vec<f64> {
    let mut out = vec![f64::NAN; 2 * freqs.len()];
    encoding::encode_into(freqs, layout, pos, &mut out);
    out
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(x, y)| x * y).sum()
}

fn separation(one: &[f64], other: &[f64]) -> f64 {
    let square = |(x, y): (&f64, &f64)| (x - y).powi(2);
    one.iter().zip(other).map(square).sum::<f64>().sqrt()
}

proptest! {
    #[test]
    fn norm_squared_is_half_d_model(freqs in frequencies(), pos in 0_u32..100_000) {
        let encoding = encode(&freqs, PairLayout::Interleaved, f64::from(pos));
        let half = freqs.len() as f64;
        // sin² + cos² of the same angle: only the last digits of each pair can differ.
        prop_assert!((product(&encoding, &encoding) - half).abs() < 1e-15 * half * half.max(4.0));
        prop_assert!((norms::norm(2 * freqs.len() as u32).powi(2) - half).abs() < 1e-14 * half);
    }

    #[test]
    fn dot_depends_on_offset_alone(
        freqs in frequencies(), layout in layouts(), pos in 0_u32..100_000, offset in -1000_i32..1000,
    ) {
        let (pos, offset) = (f64::from(pos), f64::from(offset));
        let dot = product(&encode(&freqs, layout, pos), &encode(&freqs, layout, pos + offset));
        let tolerance = 1e-10 * freqs.len() as f64;
        prop_assert!((dot - distance::dot(&freqs, offset)).abs() < tolerance);
        prop_assert!((dot / freqs.len() as f64 - distance::cosine(&freqs, offset)).abs() < 1e-10);
    }

    #[test]
    fn dot_and_distance_are_even(freqs in frequencies(), offset in -1e5..1e5_f64) {
        prop_assert_eq!(distance::dot(&freqs, offset), distance::dot(&freqs, -offset));
        prop_assert_eq!(distance::distance(&freqs, offset), distance::distance(&freqs, -offset));
    }

    #[test]
    fn distance_squared_is_d_model_minus_twice_the_dot(freqs in frequencies(), offset in -1e5..1e5_f64) {
        let d_model = 2.0 * freqs.len() as f64;
        let square = distance::distance(&freqs, offset).powi(2);
        prop_assert!((square - (d_model - 2.0 * distance::dot(&freqs, offset))).abs() < 1e-10 * d_model);
        prop_assert!(square.sqrt() <= distance::bound(2 * freqs.len() as u32) + 1e-12);
    }

    #[test]
    fn distance_matrix_is_toeplitz(
        freqs in frequencies(), layout in layouts(),
        pos in 0_u32..1000, shift in 0_u32..90_000, offset in 1_u32..1000,
    ) {
        let distance_at = |pos: u32| separation(
            &encode(&freqs, layout, f64::from(pos)),
            &encode(&freqs, layout, f64::from(pos + offset)),
        );
        // Differences of entries have an absolute error, 10⁻¹¹ per entry.
        let tolerance = 5e-11 * (freqs.len() as f64).sqrt();
        prop_assert!((distance_at(pos) - distance_at(pos + shift)).abs() < tolerance);
        prop_assert!((distance_at(pos) - distance::distance(&freqs, f64::from(offset))).abs() < tolerance);
    }

    #[test]
    fn small_distances_keep_their_digits(freqs in frequencies(), exponent in -12.0..-4.0_f64) {
        // distance/slope = offset·(1 − O(offset²·freq²/24)); no digits are lost however small the offset is.
        let offset = 10_f64.powf(exponent);
        let expected = distance::slope(&freqs) * offset;
        let relative = (distance::distance(&freqs, offset) - expected).abs() / expected;
        prop_assert!(relative < offset * offset + 1e-14);
    }

    #[test]
    fn shift_is_rotation(
        freqs in frequencies(), layout in layouts(), pos in 0_u32..90_000, k in -1000_i32..1000,
    ) {
        let (pos, k) = (f64::from(pos), f64::from(k));
        let mut rotated = vec![f64::NAN; 2 * freqs.len()];
        rotation::rotate_into(&freqs, layout, k, &encode(&freqs, layout, pos), &mut rotated);
        let residual = separation(&rotated, &encode(&freqs, layout, pos + k));
        prop_assert!(residual < 5e-11 * (freqs.len() as f64).sqrt());
        prop_assert!((residual - extrapolation::rotation_error(&freqs, pos, k)).abs() < 1e-12);
    }

    #[test]
    fn rotation_keeps_the_norm_of_any_vector(
        freqs in frequencies(), layout in layouts(), k in -1e5..1e5_f64, seed in 0.0..1.0_f64,
    ) {
        let entry = |dim: usize| (seed + 0.618 * dim as f64).fract() - 0.5;
        let vector: Vec<f64> = (0..2 * freqs.len()).map(entry).collect();
        let mut rotated = vec![f64::NAN; vector.len()];
        rotation::rotate_into(&freqs, layout, k, &vector, &mut rotated);
        // cos² + sin² = 1 to the last digit for every angle.
        prop_assert!((product(&vector, &vector) - product(&rotated, &rotated)).abs() < 1e-14 * freqs.len() as f64);
    }

    #[test]
    fn layouts_are_permutations_of_one_another(
        freqs in frequencies(), pos in 0_u32..100_000, other in 0_u32..100_000,
    ) {
        let d_model = 2 * freqs.len() as u32;
        let [interleaved, split] = LAYOUTS.map(|layout| encode(&freqs, layout, f64::from(pos)));
        for pair in 0..d_model / 2 {
            for component in [Component::Sin, Component::Cos] {
                let [here, there] = LAYOUTS.map(|layout| encoding::dim_of(layout, d_model, pair, component));
                prop_assert_eq!(interleaved[here as usize], split[there as usize]);
            }
        }
        let [in_one, in_other] = LAYOUTS.map(|layout| separation(
            &encode(&freqs, layout, f64::from(pos)),
            &encode(&freqs, layout, f64::from(other)),
        ));
        // Both sum the same squares, in different orders.
        prop_assert!((in_one - in_other).abs() < 1e-13 * freqs.len() as f64);
    }

    #[test]
    fn pair_and_dim_are_inverse(d_model in d_models(), layout in layouts()) {
        for dim in 0..d_model {
            let (pair, component) = encoding::pair_of(layout, d_model, dim);
            prop_assert!(pair < d_model / 2);
            prop_assert_eq!(encoding::dim_of(layout, d_model, pair, component), dim);
        }
    }

    #[test]
    fn a_single_value_equals_the_entry_of_the_encoding(freqs in frequencies(), layout in layouts(), pos in 0.0..1e5_f64) {
        let entries = encode(&freqs, layout, pos);
        for (dim, entry) in entries.iter().enumerate() {
            // Two computations of the same sine, each rounded in its last place.
            prop_assert!((encoding::value(&freqs, layout, pos, dim) - entry).abs() <= 3e-16);
        }
    }

    #[test]
    fn wavelengths_are_geometric_and_turn_once(d_model in d_models(), base in bases()) {
        let freqs = encoding::freqs(d_model, base);
        let wavelengths = encoding::wavelengths(d_model, base);
        let ratio = encoding::ratio(d_model, base);
        prop_assert_eq!(wavelengths.len(), freqs.len());
        for (freq, wavelength) in freqs.iter().zip(&wavelengths) {
            // The two powers are accurate to a few units in the last place.
            prop_assert!((freq * wavelength / TAU - 1.0).abs() < 1e-14);
            prop_assert!((spectrum::turns(*freq, *wavelength) - 1.0).abs() < 1e-14);
        }
        for step in wavelengths.windows(2) {
            prop_assert!((step[1] / step[0] / ratio - 1.0).abs() < 1e-14);
        }
    }

    #[test]
    fn slow_pairs_are_those_past_the_crossing(d_model in d_models(), base in 1.5..1e9_f64, n_pos in 1_u32..1_000_000) {
        let crossing = spectrum::pair_at(d_model, base, f64::from(n_pos)).unwrap();
        // A pair exactly at the crossing may count on either side.
        prop_assume!((crossing - crossing.round()).abs() > 1e-9);
        let past = f64::from(d_model / 2) - crossing.ceil().max(0.0);
        prop_assert_eq!(f64::from(spectrum::slow_pairs(d_model, base, n_pos)), past.max(0.0));
    }

    #[test]
    fn linear_error_is_that_of_the_vectors(
        freqs in frequencies(), pos1 in 0_u32..500, k in 0_u32..500, pos in 500_u32..2000,
    ) {
        let at = |pos: u32| encode(&freqs, PairLayout::Interleaved, f64::from(pos));
        let (pos2, from) = (pos1 + k, pos - k);
        let guess: Vec<f64> = at(from).iter().zip(at(pos2)).zip(at(pos1)).map(|((p, q), r)| p + q - r).collect();
        let error = separation(&guess, &at(pos));
        let closed_form = extrapolation::linear_error(&freqs, f64::from(k), f64::from(pos) - f64::from(pos2));
        // Angles up to 2000, known to 2·10⁻¹³.
        prop_assert!((error - closed_form).abs() < 2e-12 * (freqs.len() as f64).sqrt());
        let unmoved = separation(&at(from), &at(pos));
        prop_assert!((unmoved - extrapolation::unmoved_error(&freqs, f64::from(k))).abs() < 2e-12 * (freqs.len() as f64).sqrt());
    }

    #[test]
    fn near_returns_are_the_records_of_a_scan(freq in prop_oneof![1e-3..6.0_f64, Just(1.0), -3.0..-0.1_f64]) {
        let max_offset = 5000;
        let mut records: Vec<(u32, f64)> = Vec::new();
        for offset in 1..=max_offset {
            let distance = 2.0 * (f64::from(offset) * freq / 2.0).sin().abs();
            if records.last().is_none_or(|last| distance < last.1) {
                records.push((offset, distance));
            }
        }
        let found = spectrum::near_returns(freq, max_offset);
        let found: Vec<(u32, f64)> = found.iter().map(|record| (record.offset, record.distance)).collect();
        prop_assert_eq!(found, records);
    }
}

#[test]
fn near_returns_of_freq_one_are_known_and_far_ones_are_found_at_once() {
    let offsets = |freq, max_offset| -> Vec<u32> {
        let records = spectrum::near_returns(freq, max_offset);
        records.iter().map(|record| record.offset).collect()
    };
    // The numerators of the convergents of 2π.
    let known = [1, 6, 19, 25, 44, 333, 710, 103_993, 312_689];
    assert_eq!(offsets(1.0, 1_000_000), known);
    let records = spectrum::near_returns(1.0, 1000);
    let at = |offset| records.iter().find(|record| record.offset == offset).unwrap();
    assert!((at(44).distance - 0.017_702_6).abs() < 5e-8);
    assert!((at(710).distance - 6.028_87e-5).abs() < 5e-10);
    // A pair that does not complete a turn is never closer than after one step.
    assert_eq!(offsets(1e-9, 1_000_000), [1]);
    assert_eq!(offsets(0.0, 1_000_000), [1]);
    assert!(offsets(1.0, 0).is_empty());
    // Half a turn per step: returns after two; rounding errors do not count as closer returns.
    assert_eq!(offsets(PI, 1_000_000), [1, 2]);
}

#[test]
fn near_returns_end_where_rounding_begins() {
    for freq in [1.0, 0.930_572, 0.1] {
        let records = spectrum::near_returns(freq, u32::MAX);
        let (last, reliable) = records.split_last().unwrap();
        assert!(last.offset > 1_000_000);
        for record in reliable {
            assert!(record.distance > f64::EPSILON * freq * f64::from(record.offset));
        }
    }
}

#[test]
fn falls_mark_where_a_curve_falls() {
    let falls: Vec<usize> = distance::falls(&[0.0, 2.0, 1.0, 1.0, 3.0, 2.0]).collect();
    assert_eq!(falls, [2, 5]);
    assert_eq!(distance::falls(&[]).count(), 0);
}

#[test]
fn extremes_are_reported_at_their_first_offset() {
    let found = distance::extremes(7, &[2.0, 1.0, 3.0, 1.0, 3.0, 2.0]).unwrap();
    assert_eq!((found.min, found.min_offset), (1.0, 8));
    assert_eq!((found.max, found.max_offset), (3.0, 9));
}

#[test]
fn first_fall_is_the_first_of_the_falls() {
    for d_model in [2, 4, 32, 128, 512, 2048] {
        let freqs = encoding::freqs(d_model, 1e4);
        let mut curve = [0.0; 1000];
        distance::distances_into(&freqs, 0.0, 1.0, &mut curve);
        let first = distance::falls(&curve).next().map(|offset| offset as u32 - 1);
        assert_eq!(distance::first_fall(&freqs, 999), first, "{d_model}");
        // The fall is between an offset and the next one, and both must be within the limit.
        let fall = first.unwrap();
        assert_eq!(distance::first_fall(&freqs, fall), None);
        assert_eq!(distance::first_fall(&freqs, fall + 1), first);
    }
    // The search runs in blocks that meet at the offsets 32, 94, 218 and 466: no fall may be missed there.
    for summit in 20..=500 {
        let freq = PI / (f64::from(summit) + 0.3);
        assert_eq!(distance::first_fall(&[freq], 1000), Some(summit));
    }
    // This pair is so slow that the distance grows over several blocks of the search.
    assert_eq!(distance::first_fall(&[PI / 1000.3], 10_000), Some(1000));
    assert_eq!(distance::first_fall(&[1e-6], 100_000), None);
}

#[test]
fn norm_deviates_by_the_rounding_of_its_precision() {
    let freqs = encoding::freqs(128, 1e4);
    let deviation = |precision| {
        let deviation_at = |pos| (norms::computed_norm(&freqs, f64::from(pos), precision) - 8.0).abs();
        (0..200).map(deviation_at).fold(0.0, f64::max)
    };
    // Half a unit in the last place of a number near 8 is 9·10⁻¹⁶, 5·10⁻⁷ and 0.03. The deviation is up to a few of
    // these in f64 and f32. In bf16 it is about a tenth, since 128 independent roundings of stored entries average out.
    assert!(deviation(Precision::F64) < 1e-14);
    let single = deviation(Precision::F32);
    assert!((1e-7..3e-6).contains(&single), "{single:e}");
    let in_bf16 = deviation(Precision::Bf16);
    assert!((1e-3..1e-2).contains(&in_bf16), "{in_bf16:e}");
}

#[test]
fn bf16_is_the_nearest_with_ties_to_even() {
    let unit = 1.0 / 128.0;
    assert_eq!(norms::bf16(1.0), 1.0);
    assert_eq!(norms::bf16(1.0 + 0.5 * unit), 1.0);
    assert_eq!(norms::bf16(1.0 + 0.501 * unit), 1.0 + unit);
    assert_eq!(norms::bf16(1.0 + 1.5 * unit), 1.0 + 2.0 * unit);
    assert_eq!(norms::bf16(-1.0 - 1.499 * unit), -1.0 - unit);
    assert_eq!(norms::bf16(1.999), 2.0);
    assert_eq!(norms::bf16(0.0), 0.0);
}

#[test]
fn base_one_turns_all_pairs_at_the_same_rate() {
    let freqs = encoding::freqs(6, 1.0);
    assert_eq!(freqs, [1.0; 3]);
    assert_eq!(encoding::ratio(6, 1.0), 1.0);
    assert_eq!(spectrum::pair_at(6, 1.0, 10.0), None);
    assert_eq!(spectrum::slow_pairs(6, 1.0, 6), 3);
    assert_eq!(spectrum::slow_pairs(6, 1.0, 7), 0);
}

#[test]
fn errors_name_arguments_out_of_range() {
    let message = |error: phasor_core::ArgError| error.to_string();
    assert_eq!(Args::check_d_model(512.0), Ok(512));
    assert_eq!(Args::check_base(1.5), Ok(1.5));
    assert_eq!(Args::check_pos(1e9), Ok(1e9));
    assert_eq!(Args::check_offset(-7.0), Ok(-7.0));
    assert_eq!(
        Args::check_d_model(7.0).map_err(message),
        Err("d_model must be an even whole number from 2 to 16384, got 7".to_owned())
    );
    assert_eq!(
        Args::check_base(1.0).map_err(message),
        Err("base must be a number greater than 1 and at most 1000000000, got 1".to_owned())
    );
    assert_eq!(
        Args::check_pos(0.5).map_err(message),
        Err("pos must be a whole number from 0 to 1000000000, got 0.5".to_owned())
    );
    for invalid in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e300] {
        assert!(Args::check_d_model(invalid).is_err());
        assert!(Args::check_base(invalid).is_err());
        assert!(Args::check_pos(invalid).is_err());
        assert!(Args::check_offset(invalid).is_err());
    }
}
