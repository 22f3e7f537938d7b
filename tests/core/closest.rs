//! The search for the closest positions, compared with a scan of all offsets.

use phasor_core::closest::{Closest, Search, Stored, stored_distance};
use phasor_core::distance::{distance, distances_into};
use phasor_core::norms::bf16;
use phasor_core::schedule::Schedule;
use phasor_core::{Precision, encode, freqs};

/// A budget that no search here exhausts.
const PLENTY: usize = 1 << 40;

#[test]
fn records_are_those_of_a_full_scan() {
    for schedule in Schedule::ALL {
        for (d_model, base) in [(2, 1e4), (4, 1e4), (6, 3.5), (8, 1e4), (32, 50.0), (128, 1e4), (64, 1.000_001)] {
            let freqs = schedule.freqs(d_model, base);
            let found = Closest::search(&freqs, 3000, PLENTY);
            let mut scanned = vec![0.0; 3000];
            distances_into(&freqs, 1.0, 1.0, &mut scanned);
            let mut least = f64::INFINITY;
            let mut expected = Vec::new();
            for (offset, &distance) in (1..).zip(&scanned) {
                // The rounding error of the scan is far below 10⁻⁹, and every record here is smaller than the previous
                // one by more.
                if distance < least - 1e-9 {
                    least = distance;
                    expected.push(offset);
                }
            }
            let offsets: Vec<u32> = found.records.iter().map(|record| record.offset).collect();
            assert_eq!(offsets, expected, "{schedule:?} d_model {d_model} base {base}");
            assert_eq!(found.complete, 3000);
        }
    }
}

#[test]
fn a_search_reports_how_far_it_is_complete_and_beyond_that_only_guesses() {
    for d_model in [4, 8, 128, 4096] {
        let freqs = freqs(d_model, 1e4);
        let found = Closest::search(&freqs, 1_000_000, 200);
        assert!(found.complete < 1_000_000 && found.complete >= 1, "d_model {d_model}: {}", found.complete);
        assert!(found.records.windows(2).all(|two| two[0].offset < two[1].offset && two[0].distance > two[1].distance));
        assert!(found.records.iter().all(|one| one.distance == distance(&freqs, f64::from(one.offset))));
        let full = Closest::search(&freqs, found.complete, PLENTY);
        let within = found.records.iter().filter(|record| record.offset <= found.complete).copied();
        assert_eq!(within.collect::<Vec<_>>(), full.records, "d_model {d_model}");
    }
}

/// Branch and bound computes few sines. Their number is the same on every machine, except that rounding may affect one
/// or two intervals.
#[test]
fn a_million_positions_take_few_sines() {
    // A scan computes two, four and sixty-four million sines.
    for (d_model, budget) in [(4, 145_000), (8, 23_000), (128, 3400)] {
        let complete = |budget| Closest::search(&freqs(d_model, 1e4), 1_000_000, budget).complete;
        assert_eq!(complete(budget), 1_000_000, "d_model {d_model}");
        assert!(complete(budget * 9 / 10) < 1_000_000, "d_model {d_model}: the budget above is not tight");
    }
    let found = Closest::search(&freqs(128, 1e4), 1_000_000, 3400);
    assert_eq!(found.nearest().offset, 1);
    assert!((found.nearest().distance - 1.952_596).abs() < 1e-6);
}

#[test]
fn guesses_are_at_larger_offsets_and_smaller_distances() {
    for (d_model, offset) in [(4, 735_761), (8, 169_646)] {
        let freqs = freqs(d_model, 1e4);
        let found = Closest::search(&freqs, 1_000_000, 200);
        // The best of the near returns of single pairs, which nearly complete whole turns; a full search may find a smaller
        // distance.
        assert_eq!(found.nearest().offset, offset);
        assert!(found.complete < offset && found.nearest().distance < found.records[0].distance / 10.0);
        // With 200 sines, 100 or 50 offsets are tried.
        assert!(found.records.iter().filter(|record| record.offset > found.complete).count() > 2);
    }
}

#[test]
fn the_closest_stored_positions_match_brute_force() {
    let freqs = freqs(4, 100.0);
    let found = Closest::search(&freqs, 999, PLENTY);
    let offsets: Vec<u32> = found.records.iter().map(|record| record.offset).collect();
    assert_eq!(offsets, [1, 6, 63, 314, 377]);
    // Only the last four records are tried. 96 sines allow three starting positions per offset: 4 offsets · 2 pairs ·
    // 4 sines · 3 positions. In bfloat16, the two closest positions are 45 and 422, which is possible with 423 positions, but not with 422.
    let of_smaller_offsets = 3 * 64;
    for (sines, last, tried, total) in [
        (96, 999, 3, 12),
        (1 << 20, 999, 64, 256),
        (1 << 20, 422, 64, of_smaller_offsets + 46),
        (1 << 20, 421, 64, of_smaller_offsets + 45),
    ] {
        for precision in [Precision::F32, Precision::Bf16, Precision::F64] {
            let tries: Vec<(f64, u32, u32)> = offsets[1..]
                .iter()
                .flat_map(|&offset| (0..tried.min(last + 1 - offset)).map(move |pos| (pos, offset)))
                .map(|(pos, offset)| (stored_distance(&freqs, pos.into(), offset.into(), precision), pos, offset))
                .collect();
            assert_eq!(tries.len(), total);
            let (distance, pos, offset) =
                tries.into_iter().min_by(|one, other| one.0.total_cmp(&other.0)).expect("two positions");
            let stored = Stored::search(&freqs, &found.records, last, (precision, sines));
            assert_eq!(stored, Stored { pos, offset, distance, tried, offsets: 4 }, "{precision:?}");
        }
    }
}

#[test]
fn rounding_makes_near_positions_equal() {
    let freqs = freqs(2, 1e4);
    // 710 is 6·10⁻⁵ from a whole number of turns, far below the spacing of bfloat16 near 1.
    assert_eq!(stored_distance(&freqs, 1.0, 710.0, Precision::Bf16), 0.0);
    assert!(stored_distance(&freqs, 1.0, 710.0, Precision::F32) > 0.0);
    let exact = stored_distance(&freqs, 1.0, 710.0, Precision::F64);
    assert!((exact - distance(&freqs, 710.0)).abs() < 1e-12);
}

/// The page continues the search between frames; what it finds must not depend on where it was interrupted.
#[test]
fn a_search_in_slices_has_the_same_result_as_one_without_interruption() {
    for (d_model, max_offset) in [(4, 20_000), (6, 50_000), (8, 10_000), (128, 3000)] {
        let freqs = freqs(d_model, 10_000.0);
        let uninterrupted = Closest::search(&freqs, max_offset, usize::MAX);
        let mut search = Search::new(freqs.clone(), max_offset);
        let mut slices = 0;
        while !search.is_complete() {
            let before = search.complete();
            search.advance(700);
            assert!(search.complete() >= before, "completeness must not decrease");
            slices += 1;
        }
        assert!(slices > 1 || d_model == 128, "d_model {d_model} took {slices}");
        assert_eq!(search.found(0), uninterrupted, "d_model {d_model}");
    }
}

#[test]
fn a_stored_distance_is_the_distance_of_rounded_entries() {
    let freqs = freqs(20, 100.0);
    for (pos, offset) in [(0.0, 1.0), (7.0, 30.0), (45.0, 377.0)] {
        let [one, other] = [pos, pos + offset].map(|pos| encode(20, 100.0, pos));
        let expected = one.iter().zip(&other).map(|(a, b)| (f64::from(*a as f32) - f64::from(*b as f32)).powi(2));
        let found = stored_distance(&freqs, pos, offset, Precision::F32);
        // Sines that differ in the last place may be rounded to different f32 values.
        assert!((found - expected.sum::<f64>().sqrt()).abs() < 2e-7, "{pos} {offset}");
        let to_bf16 = |entry: f64| f64::from(bf16(entry as f32));
        let expected = one.iter().zip(&other).map(|(a, b)| (to_bf16(*a) - to_bf16(*b)).powi(2)).sum::<f64>().sqrt();
        let found = stored_distance(&freqs, pos, offset, Precision::Bf16);
        // None of these sines is so close to the midpoint of two bfloat16 values that the last digit decides.
        assert!((found - expected).abs() < 1e-12, "{pos} {offset}: {found} {expected}");
    }
}
