//! Encodings published after the Transformer's: their formulas, compared with values that mpmath computed to 40 digits,
//! and the readings of their figures.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::core::below_zero::{Search, first_below_zero};
use phasor_figures::core::distance::{cosine, dot};
use phasor_figures::core::rotary::Rotary;
use phasor_figures::core::{freqs, octaves, partial, xpos};
use phasor_figures::params::{ParamId, Params};
use phasor_figures::scene::Scene;

/// The scene after all searches have completed.
fn scene(id: &str, params: &Params) -> Scene {
    let drawing = by_id(id).expect("the figure is listed").drawing();
    let mut searches = Searches::default();
    drawing.scene(params, &mut searches);
    while drawing.advance(&mut searches) {}
    drawing.scene(params, &mut searches)
}

fn assert_near(value: f64, expected: f64, tolerance: f64) {
    assert!((value - expected).abs() < tolerance, "{value} is not {expected}");
}

#[test]
fn the_first_sums_below_zero_match_mpmath() {
    for (base, first, sum, before) in [
        (1e4, 1707, -0.498_931_529_895, 0.068_603_396_706_9),
        (5e5, 18_438, -0.256_256_105_328, 1.671_918_288_974),
        (1e6, 27_115, -0.486_763_798_918, 0.734_350_373_57),
        (5e6, 82_999, -0.037_102_729_583_5, 0.277_018_592_718),
    ] {
        let freqs = freqs(128, base);
        assert_eq!(first_below_zero(&freqs), Some(first), "base {base}");
        // 64 cosines of angles up to 83,000, each rounded by 10⁻¹⁶ of itself.
        assert_near(dot(&freqs, f64::from(first)), sum, 1e-9);
        assert_near(dot(&freqs, f64::from(first - 1)), before, 1e-9);
    }
}

/// The search by intervals finds the same offset as a full scan, whatever the budget of its slices.
#[test]
fn a_search_in_slices_skips_no_offset() {
    for base in [50.0, 1e4, 70_000.0] {
        let freqs = freqs(96, base);
        let by_full_scan = (1..100_000).find(|offset| dot(&freqs, f64::from(*offset)) < 0.0);
        for budget in [1, 777, usize::MAX] {
            let mut search = Search::new(freqs.clone());
            while !search.is_complete() {
                search.advance(budget);
            }
            assert_eq!(search.found(), by_full_scan, "base {base}, budget {budget}");
        }
    }
}

/// A narrow head: cos 1 > 0 > cos 2 at one pair, whatever the base.
#[test]
fn one_pair_is_below_zero_at_two() {
    for base in [1.000_001, 1e4, 1e9] {
        assert_eq!(first_below_zero(&freqs(2, base)), Some(2));
        assert!(
            scene("base-context", &Params { d_model: 2, base, ..Params::default() }).caption.contains("at offset 2;")
        );
    }
}

#[test]
fn the_plot_reads_the_found_offsets_and_its_point_can_be_dragged() {
    let params = Params { base: 30_000.0, n_pos: 4000, ..Params::default() };
    let panel = &scene("base-context", &params).panels[0];
    let read = panel.read.as_ref().expect("a reading");
    for base in [1e3, 5e5, 1e6, 1.234e6] {
        let at = read([base, 1.0]).expect("a base").at;
        // Fifty bases per decade: the closest is at most half a step away.
        assert!((at[0] / base).log10().abs() <= 0.0101, "{base}: {at:?}");
        assert_eq!(first_below_zero(&freqs(128, at[0])).map(f64::from), Some(at[1]));
    }
    let drag = panel.drag.as_ref().expect("a hand");
    assert_eq!(drag(&params, None, [1e5, 100.0]), []);
    let moves = drag(&params, Some([3e4, 4e3]), [1e5, 100.0]);
    assert_eq!(moves.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [ParamId::Base, ParamId::NPos]);
    // One slider step is 2.4 % of either.
    assert!((moves[0].1 / 1e5 - 1.0).abs() < 0.02 && (moves[1].1 / 100.0 - 1.0).abs() < 0.02, "{moves:?}");
}

#[test]
fn pairs_that_do_not_rotate_raise_the_mean_cosine() {
    for (fraction, turning, fewer, at_rest, slowest) in [
        (0.25, 16, 0.895_842_236_320_11, 0.808_175_529_495_25, [35_332.947_520_6, 54.410_143_130_8]),
        (0.5, 32, 0.779_291_699_766_65, 0.507_024_546_894_74, [47_117.242_780_2, 544.101_431_308]),
        (0.75, 48, 0.633_016_592_131_55, 0.477_550_575_147_04, [51_861.674_493_6, 5_441.014_313_08]),
    ] {
        assert_eq!(partial::turning(64, fraction), turning);
        let head = (128, 1e4);
        let variants = [
            partial::fewer_dimensions(&Rotary::default(), head, turning),
            partial::slow_pairs_unrotated(&Rotary::default(), head, turning),
        ];
        for ((variant, mean), slowest) in variants.iter().zip([fewer, at_rest]).zip(slowest) {
            assert_eq!(variant.len(), 64);
            // Angles up to 100, and a sum of 64 terms.
            assert_near(cosine(variant, 100.0), mean, 1e-12);
            assert_near(std::f64::consts::TAU / variant[turning as usize - 1] / slowest, 1.0, 1e-11);
            assert!(variant[turning as usize..].iter().all(|freq| *freq == 0.0));
            assert!(variant[..turning as usize].iter().all(|freq| *freq > 0.0));
        }
    }
    assert_eq!([1, 2, 3, 7].map(|pairs| partial::turning(pairs, 0.5)), [0, 1, 1, 3]);
}

#[test]
fn octaves_double_and_are_periodic() {
    let ten = octaves::freqs(10);
    for (offset, mean) in [(1.0, 0.660_535_647_279_64), (7.0, 0.367_354_007_156_15), (300.0, -0.129_840_507_722_04)] {
        assert_near(cosine(&ten, offset), mean, 1e-12);
    }
    // Rounding of π: 10⁻¹⁶ of angles up to 3217.
    assert_near(cosine(&ten, 512.0), 0.8, 1e-12);
    assert_near(cosine(&ten, octaves::period(10)), 1.0, 1e-12);
    assert_near(cosine(&octaves::freqs(3), 5.0), -0.569_035_593_728_85, 1e-12);
    assert_eq!((octaves::period(10), octaves::period(1)), (1024.0, 2.0));
}

#[test]
fn xpos_decay_matches_mpmath() {
    assert_near(xpos::zeta(64, 0), 0.285_714_285_714, 1e-12);
    assert_near(xpos::zeta(64, 63), 0.988_839_285_714, 1e-12);
    for (pair, half) in [(0, 283.286_914_901), (32, 803.225_552_239), (63, 31_620.487_934_3)] {
        assert_near(xpos::half_distance(64, pair) / half, 1.0, 1e-11);
    }
    let (freqs, rates) = (freqs(128, 1e4), xpos::rates(64));
    for (distance, mean) in [
        (1.0, 0.969_287_526_290_85),
        (100.0, 0.454_023_085_435_9),
        (512.0, 0.220_691_712_057_31),
        (5000.0, 0.030_995_509_127_831),
    ] {
        // Angles up to 5000, with rounding errors of at most 10⁻¹².
        assert_near(xpos::mean_cosine(&freqs, &rates, distance), mean, 1e-11);
    }
    assert_eq!(xpos::mean_cosine(&freqs, &rates, 0.0), 1.0);
}
