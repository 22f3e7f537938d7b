//! Compares the core with reference values computed with 50 digits (`tests/reference`).
//!
//! The default tolerance is 10⁻⁹, relative: far below the precision of any figure or read-out (6 digits) and far above
//! the rounding error of a few hundred terms. Tests with a tighter or an absolute tolerance say why.

use crate::reference::{Table, constant};
use phasor_core::closest::Closest;
use phasor_core::decay::{Theta, first_zero, limit};
use phasor_core::encoding::{self, PairLayout};
use phasor_core::{distance, extrapolation, norms, rotation, spectrum};

fn assert_within(computed: f64, expected: f64, tolerance: f64, what: &str) {
    let error = (computed - expected).abs();
    assert!(error <= tolerance, "{what}: {computed} instead of {expected}, off by {error:e}, allowed {tolerance:e}");
}

fn assert_relatively_close(computed: f64, expected: f64, what: &str) {
    assert_within(computed, expected, 1e-9 * expected.abs(), what);
}

#[test]
fn encodings_match_to_12_digits() {
    let files = [
        ("pe_d2_b10000_n20", 2, 1e4),
        ("pe_d4_b10000_n8", 4, 1e4),
        ("pe_d8_b10000_n50", 8, 1e4),
        ("pe_d50_b10000_n4", 50, 1e4),
        ("pe_d128_b10000_n51", 128, 1e4),
        ("pe_d512_b10000_n64_sel64dims", 512, 1e4),
        ("pe_d128_b100_n33", 128, 1e2),
        ("pe_d64_b1e6_n40", 64, 1e6),
        ("pe_d6_b1_n5", 6, 1.0),
    ];
    for (name, d_model, base) in files {
        let table = Table::read(name);
        let dims = table.dims();
        for row in &table.rows {
            let encoding = encoding::encode(d_model, base, row[0]);
            for (&dim, &expected) in dims.iter().zip(&row[1..]) {
                let what = format!("{name}, pos {}, dim {dim}", row[0]);
                // An angle below 64 is rounded to 7·10⁻¹⁵ at most.
                assert_within(encoding[dim], expected, 1e-13, &what);
            }
        }
    }
}

#[test]
fn far_encodings_are_off_only_by_the_rounding_of_the_angle() {
    let rows = Table::read("pe_large_positions").columns(["d_model", "base", "pos", "dim", "value"]);
    for [d_model, base, pos, dim, expected] in rows {
        // At 2²⁴ + 1 the rounding of the angle alone is 2·10⁻⁹, and the rounding of the frequency adds pos·freq·10⁻¹⁶.
        let tolerance = if pos <= 1e6 { 1e-9 } else { 2e-8 };
        let freqs = encoding::freqs(d_model as u32, base);
        let computed = encoding::value(&freqs, PairLayout::Interleaved, pos, dim as usize);
        let what = format!("d_model {d_model}, base {base}, pos {pos}, dim {dim}");
        assert_within(computed, expected, tolerance, &what);
    }
}

#[test]
fn distances_and_dot_products_match() {
    for name in ["offset_dot_distance", "offset_dot_distance_large"] {
        let rows = Table::read(name).columns(["d_model", "base", "delta", "dot", "distance"]);
        for [d_model, base, offset, dot, separation] in rows {
            let freqs = encoding::freqs(d_model as u32, base);
            let what = format!("d_model {d_model}, base {base}, offset {offset}");
            assert_relatively_close(distance::distance(&freqs, offset), separation, &what);
            // The terms of a dot product are of order 1, even if they cancel to almost 0: the rounding error is
            // proportional to their number, not to the sum.
            assert_within(distance::dot(&freqs, offset), dot, 1e-10 * d_model, &what);
            assert_within(distance::cosine(&freqs, offset), 2.0 * dot / d_model, 1e-10 * 2.0, &what);
        }
    }
}

#[test]
fn curves_match() {
    let table = Table::read("offset_dot_distance");
    let rows = table.columns(["d_model", "base", "delta", "dot", "distance"]);
    // One curve for each d_model and base: its offsets increase by 1.
    for curve in rows.chunk_by(|one, next| one[2] < next[2]) {
        let [d_model, base, start, ..] = curve[0];
        let freqs = encoding::freqs(d_model as u32, base);
        let (mut separations, mut dots) = (vec![0.0; curve.len()], vec![0.0; curve.len()]);
        distance::distances_into(&freqs, start, 1.0, &mut separations);
        distance::dots_into(&freqs, start, 1.0, &mut dots);
        for ([.., offset, dot, separation], (computed, computed_dot)) in curve.iter().zip(separations.iter().zip(&dots))
        {
            let what = format!("d_model {d_model}, base {base}, offset {offset}");
            assert_relatively_close(*computed, *separation, &what);
            assert_within(*computed_dot, *dot, 1e-12 * d_model, &what);
        }
    }
}

#[test]
fn norms_orthogonality_and_bound_match() {
    let columns = ["d_model", "norm", "sqrt_d_orthogonal_distance", "max_possible_distance_2norm"];
    for [d_model, norm, orthogonal, bound] in Table::read("norms").columns(columns) {
        let what = format!("d_model {d_model}");
        assert_relatively_close(norms::norm(d_model as u32), norm, &what);
        assert_relatively_close(distance::orthogonal(d_model as u32), orthogonal, &what);
        assert_relatively_close(distance::bound(d_model as u32), bound, &what);
    }
}

#[test]
fn slopes_match() {
    let columns = ["d_model", "base", "sqrt_sum_f2", "d1", "d2", "d3", "d5", "d10"];
    for [d_model, base, slope, near @ ..] in Table::read("small_offset_slope").columns(columns) {
        let freqs = encoding::freqs(d_model as u32, base);
        let what = format!("d_model {d_model}, base {base}");
        assert_relatively_close(distance::slope(&freqs), slope, &what);
        for (offset, expected) in [1.0, 2.0, 3.0, 5.0, 10.0].into_iter().zip(near) {
            assert_relatively_close(distance::distance(&freqs, offset), expected, &what);
        }
    }
}

#[test]
fn wavelengths_match() {
    let columns = ["d_model", "base", "pair", "angular_freq", "wavelength"];
    for [d_model, base, pair, freq, wavelength] in Table::read("wavelengths").columns(columns) {
        let (d_model, pair) = (d_model as u32, pair as u32);
        let what = format!("d_model {d_model}, pair {pair}");
        // A power is accurate to a few units in the last place; larger errors would be visible at far positions.
        let computed = encoding::freq(d_model, base, pair);
        assert_within(computed, freq, 2e-15 * freq, &what);
        assert_relatively_close(encoding::wavelength(d_model, base, pair), wavelength, &what);
        assert_eq!(computed, encoding::freqs(d_model, base)[pair as usize]);
        let all = encoding::wavelengths(d_model, base);
        assert_relatively_close(all[pair as usize], wavelength, &what);
    }
}

#[test]
fn ratios_and_crossings_match() {
    let columns = ["d_model", "base", "ratio", "lambda_max", "i_at_1e1", "i_at_1e2", "i_at_1e3", "i_at_1e4"];
    let rows = Table::read("wavelength_summary").columns(columns);
    for [d_model, base, ratio, longest, crossings @ ..] in rows {
        let d_model = d_model as u32;
        let what = format!("d_model {d_model}, base {base}");
        assert_relatively_close(encoding::ratio(d_model, base), ratio, &what);
        let last = encoding::wavelength(d_model, base, d_model / 2 - 1);
        assert_relatively_close(last, longest, &what);
        for (wavelength, expected) in [1e1, 1e2, 1e3, 1e4].into_iter().zip(crossings) {
            let pair = spectrum::pair_at(d_model, base, wavelength).expect("base above 1");
            assert_relatively_close(pair, expected, &what);
        }
    }
}

#[test]
fn extrapolation_errors_match() {
    let columns = ["d_model", "base", "pos1", "pos2", "test", "error", "error_over_norm", "no_move_error"];
    let rows = Table::read("extrapolation_errors").columns(columns);
    for [d_model, base, pos1, pos2, pos, error, over_norm, unmoved] in rows {
        let freqs = encoding::freqs(d_model as u32, base);
        let k = pos2 - pos1;
        let what = format!("d_model {d_model}, base {base}, {pos1} → {pos2}, at {pos}");
        let computed = extrapolation::linear_error(&freqs, k, pos - pos2);
        assert_relatively_close(computed, error, &what);
        assert_relatively_close(computed / norms::norm(d_model as u32), over_norm, &what);
        assert_relatively_close(extrapolation::unmoved_error(&freqs, k), unmoved, &what);
        // Rotating is exact up to rounding: each of d_model entries is off by about 10⁻¹⁶·(1 + angle), angle ≤ 200.
        let rotated = extrapolation::rotation_error(&freqs, pos - k, k);
        assert_within(rotated, 0.0, 5e-14 * d_model.sqrt(), &what);
    }
}

#[test]
fn rotation_blocks_match() {
    let columns = ["d_model", "base", "k", "pair", "cos", "sin"];
    for [d_model, base, k, pair, cos, sin] in Table::read("rotation_blocks").columns(columns) {
        let freq = encoding::freq(d_model as u32, base, pair as u32);
        let computed = rotation::block(freq, k);
        let expected = [[cos, sin], [-sin, cos]];
        for (computed, expected) in computed.iter().flatten().zip(expected.iter().flatten()) {
            let what = format!("d_model {d_model}, k {k}, pair {pair}");
            // Angles up to 1000 radians, with a relative error of 2·10⁻¹⁶.
            assert_within(*computed, *expected, 1e-12, &what);
        }
    }
}

#[test]
fn nearest_and_farthest_offsets_match() {
    let scans = "float64_scans_distance_over_offsets_1_to_n_minus_1";
    for (d_model, n_pos) in [
        (2, 50),
        (2, 5_000),
        (4, 50),
        (4, 5_000),
        (8, 50),
        (8, 10_000),
        (8, 100_000),
        (32, 50),
        (32, 10_000),
        (128, 50),
        (128, 200),
        (128, 512),
        (128, 10_000),
        (128, 100_000),
        (512, 50),
        (512, 200),
        (512, 10_000),
        (512, 100_000),
    ] {
        let name = format!("d{d_model}_n{n_pos}");
        let expected = |key| constant(&[scans, &name, key]);
        let freqs = encoding::freqs(d_model, 1e4);
        let found = distance::extremes_up_to(&freqs, n_pos - 1).expect("offsets");
        // Offsets up to 10⁵ add an error of 10⁻¹¹ to an angle, and the reference scan was in f64.
        assert_within(found.min, expected("min"), 1e-9, &name);
        assert_within(found.max, expected("max"), 1e-9, &name);
        assert_eq!(f64::from(found.min_offset), expected("argmin"), "{name}");
        assert_eq!(f64::from(found.max_offset), expected("argmax"), "{name}");
    }
}

#[test]
fn mean_distance_of_fifty_positions_matches() {
    let name = "fig3_upper_triangle_float64";
    let mut distances = [0.0; 49];
    distance::distances_into(&encoding::freqs(128, 1e4), 1.0, 1.0, &mut distances);
    // Offset o occurs 50 − o times above the diagonal.
    let weighted = distances.iter().zip((1..50).rev());
    let sum: f64 = weighted.map(|(distance, count)| distance * f64::from(count)).sum();
    assert_eq!(constant(&[name, "pairs"]), 1225.0);
    assert_relatively_close(sum / 1225.0, constant(&[name, "mean"]), "mean");
    let found = distance::extremes(1, &distances).expect("offsets");
    assert_relatively_close(found.min, constant(&[name, "min"]), "min");
    assert_relatively_close(found.max, constant(&[name, "max"]), "max");
    assert_eq!((found.min_offset, found.max_offset), (1, 47));
}

#[test]
fn well_known_numbers_match() {
    let freqs_128 = encoding::freqs(128, 1e4);
    let freqs_512 = encoding::freqs(512, 1e4);
    assert_eq!(distance::first_fall(&freqs_128, 1000), Some(11));
    assert_eq!(distance::first_fall(&freqs_512, 1000), Some(43));
    assert_eq!(spectrum::slow_pairs(512, 1e4, 512), 133);
    assert_relatively_close(spectrum::turns(1.0, 100.0), constant(&["book", "cycles_100"]), "turns");
    assert_relatively_close(encoding::ratio(512, 1e4), constant(&["book", "ratio_512"]), "ratio");
    let longest = encoding::wavelength(512, 1e4, 255);
    assert_relatively_close(longest, constant(&["book", "lambda_max_512"]), "longest");
    assert_relatively_close(
        distance::distance(&encoding::freqs(2, 1e4), 6.0),
        constant(&["book", "d2_0_6"]),
        "six positions apart",
    );
}

#[test]
fn the_nearest_offsets_match_the_reference() {
    for (d_model, n_pos) in [(2, 50), (2, 5000), (4, 5000), (8, 10_000), (8, 100_000), (128, 100_000), (512, 100_000)] {
        let nearest = Closest::search(&encoding::freqs(d_model, 1e4), n_pos - 1, usize::MAX).nearest();
        let key = format!("d{d_model}_n{n_pos}");
        let reference_value =
            |part| constant(&["float64_scans_distance_over_offsets_1_to_n_minus_1", key.as_str(), part]);
        assert_eq!(f64::from(nearest.offset), reference_value("argmin"), "{key}");
        // Angles of 10⁵ radians are rounded by 10⁻¹¹.
        assert!((nearest.distance - reference_value("min")).abs() < 1e-9, "{key}: {}", nearest.distance);
    }
}

/// The columns of the table of integrals, with their integrands.
const INTEGRALS: [(&str, Theta); 6] = [
    ("exp10000", Theta::Exponential(1e4)),
    ("exp1000", Theta::Exponential(1e3)),
    ("exp100", Theta::Exponential(1e2)),
    ("t", Theta::Linear),
    ("t2", Theta::Square),
    ("sqrt_t", Theta::Root),
];

#[test]
fn integrals_match_the_reference() {
    for (name, theta) in INTEGRALS {
        for [x, expected] in Table::read("oscillatory_integrals").columns(["x", name]) {
            let error = (limit(theta, x) - expected).abs();
            // Series and fractions are accurate to 10⁻¹⁵, their cancelling terms and divisions to ten times that.
            assert!(error < 2e-14, "{name} at {x}: off by {error:e}");
            assert_eq!(limit(theta, x), limit(theta, -x), "even");
        }
    }
}

#[test]
fn first_zeros_match_the_reference() {
    for (name, theta) in INTEGRALS {
        if theta == Theta::Square {
            assert_eq!(first_zero(theta), None);
            continue;
        }
        let (found, expected) = (first_zero(theta).expect("a zero"), constant(&["first_zero_of_f", name]));
        // A value accurate to 10⁻¹⁵ with a slope of 10⁻⁵ or more gives a zero to a relative 10⁻⁹.
        assert!((found - expected).abs() < 1e-9 * expected, "{name}: {found} instead of {expected}");
    }
}
