//! Sampling per pixel, compared with direct formulas: recurrences, means over boxes, envelopes, the encoding matrix.

use phasor_core::encoding::{Component, PairLayout};
use phasor_core::encoding_raster::{EncodingMatrix, Positions};
use phasor_core::schedule::Schedule;
use phasor_core::{distance, encoding, sampling};
use proptest::prelude::*;
use std::f64::consts::{FRAC_PI_2, TAU};

/// The recurrence and the direct formula round the angle (a relative error of 2·10⁻¹⁶), and the recurrence also rounds
/// the step. The rotations of a run add less than 10⁻¹².
fn tolerance(largest_angle: f64) -> f64 {
    1e-12 + 1e-15 * largest_angle.abs()
}

fn box_gain(freq: f64, width: f64) -> f64 {
    sampling::box_gains(&[freq], width)[0]
}

proptest! {
    #[test]
    fn recurrence_equals_the_sines(
        freq in 1e-9..1.0_f64, phase0 in -1e4..1e6_f64, step in 1e-3..2e3_f64, gain in -1.0..1.0_f64, count in 0_usize..1500,
    ) {
        let (mut sines, mut cosines) = (vec![f64::NAN; count], vec![f64::NAN; count]);
        sampling::sine_into(freq, phase0, step, gain, &mut sines, &mut cosines);
        for (m, (sin, cos)) in sines.iter().zip(&cosines).enumerate() {
            let angle = freq * (phase0 + m as f64 * step);
            let allowed = tolerance(freq * (phase0.abs() + m as f64 * step));
            prop_assert!((sin - gain * angle.sin()).abs() < allowed);
            prop_assert!((cos - gain * angle.cos()).abs() < allowed);
        }
    }

    #[test]
    fn curves_by_recurrence_equal_the_direct_ones(
        pairs in 1_u32..=64, exponent in 0.0..9.0_f64, start in -1e4..1e6_f64, step in 1e-2..1e3_f64, count in 0_usize..700,
    ) {
        let freqs = encoding::freqs(2 * pairs, 10_f64.powf(exponent));
        let (mut distances, mut dots) = (vec![f64::NAN; count], vec![f64::NAN; count]);
        distance::distances_into(&freqs, start, step, &mut distances);
        distance::dots_into(&freqs, start, step, &mut dots);
        for (m, (computed, dot)) in distances.iter().zip(&dots).enumerate() {
            let offset = start + m as f64 * step;
            // Squares are compared, since near 0 the root would magnify rounding errors.
            let allowed = 4.0 * f64::from(pairs) * tolerance(start.abs() + m as f64 * step);
            let direct = distance::distance(&freqs, offset);
            prop_assert!((computed * computed - direct * direct).abs() < allowed);
            prop_assert!((dot - distance::dot(&freqs, offset)).abs() < allowed);
        }
    }

    #[test]
    fn box_gain_is_the_mean_over_the_box(freq in 1e-9..1.0_f64, middle in 0.0..1e3_f64, turns in 0.0..5.0_f64, phase in 0.0..TAU) {
        let width = (turns * TAU / freq).min(1e4);
        let curve = |pos: f64| (freq * pos + phase).sin();
        let expected = simpson(middle - width / 2.0, middle + width / 2.0, curve) / width.max(f64::MIN_POSITIVE);
        prop_assume!(width > 1e-6);
        // Simpson's rule with 1000 intervals over at most 5 turns (0.03 radians each) is accurate to 0.03⁴/180.
        prop_assert!((box_gain(freq, width) * curve(middle) - expected).abs() < 1e-8);
    }

    #[test]
    fn box_gain_is_the_quotient_of_the_antiderivative(freq in 0.1..1.0_f64, a in 0.0..100.0_f64, width in 1.0..100.0_f64) {
        let b = a + width;
        let expected = ((freq * a).cos() - (freq * b).cos()) / (freq * width);
        let mean = box_gain(freq, width) * (freq * f64::midpoint(a, b)).sin();
        // Angles up to 200 and a division by at least 0.1.
        prop_assert!((mean - expected).abs() < 1e-12);
    }

    #[test]
    fn rms_distance_is_the_mean_square_over_two_boxes(
        pairs in 1_u32..=16, exponent in 0.0..5.0_f64, step in 1e-3..20.0_f64,
    ) {
        let freqs = encoding::freqs(2 * pairs, 10_f64.powf(exponent));
        let mut computed = [f64::NAN; 12];
        distance::rms_distances_into(&freqs, step, &mut computed);
        for (m, rms) in computed.iter().enumerate() {
            // The difference of two uniform numbers has a triangular density, 1 − |t|, on −1…1.
            let square = |t: f64| (1.0 - t.abs()) * distance::distance(&freqs, step * (m as f64 + t)).powi(2);
            let mean = simpson(-1.0, 0.0, square) + simpson(0.0, 1.0, square);
            // At most 20 radians per side in 1000 intervals: 0.02⁴/180 per interval, relative to terms of up to 4 per
            // pair.
            prop_assert!((rms * rms - mean).abs() < 1e-8 * f64::from(pairs));
        }
    }

    #[test]
    fn rms_distance_over_tiny_boxes_is_the_distance(pairs in 1_u32..=64, exponent in -6.0..-3.0_f64) {
        let freqs = encoding::freqs(2 * pairs, 1e4);
        let step = 10_f64.powf(exponent);
        let (mut rms, mut direct) = ([f64::NAN; 300], [f64::NAN; 300]);
        distance::rms_distances_into(&freqs, step, &mut rms);
        distance::distances_into(&freqs, 0.0, step, &mut direct);
        for (m, (rms, direct)) in rms.iter().zip(&direct).enumerate() {
            // Where the curve is straight, distance² = slope²·(offset² + step²/6). The curvature is of the order of the
            // largest angle squared; the rest is rounding, which the root would magnify.
            let straight = (distance::slope(&freqs) * step).powi(2) * ((m * m) as f64 + 1.0 / 6.0);
            let rounding = 4.0 * f64::from(pairs) * tolerance(m as f64 * step);
            prop_assert!((rms * rms - straight).abs() < rounding + (300.0 * step).powi(2) * straight);
            prop_assert!(rms * rms >= direct * direct - rounding);
        }
    }

    #[test]
    fn sine_range_contains_all_values_and_is_attained(
        freq in -2.0..2.0_f64, phase in -10.0..10.0_f64, a in -50.0..50.0_f64, width in -20.0..20.0_f64,
    ) {
        let (min, max) = sampling::sine_range(freq, phase, a, a + width);
        let values = (0..=4000).map(|m| (freq * (a + width * f64::from(m) / 4000.0) + phase).sin());
        let (least, greatest) = values.fold((2.0_f64, -2.0_f64), |(low, high), v| (low.min(v), high.max(v)));
        // The sample closest to a crest is at most half a step of 0.01 radians away, so it is too low by at most
        // 0.005²/2.
        let missed = (freq * width / 8000.0).powi(2) / 2.0 + 1e-13;
        prop_assert!(min <= least + 1e-13 && least <= min + missed);
        prop_assert!(max >= greatest - 1e-13 && greatest >= max - missed);
    }

    #[test]
    fn a_pixel_of_several_dimensions_is_near_each_of_them(
        pairs in 1_u32..=600, exponent in 0.0..6.0_f64, schedule in 0..Schedule::ALL.len(),
        is_interleaved in any::<bool>(), is_down in any::<bool>(), lines in 1_usize..=90, pos_pixels in 1_u32..=40,
        positions in 1_u32..=60,
    ) {
        // There are at least as many pixels as positions, or an even number of positions per pixel. In both cases the
        // weights of the tent over positions have a closed form.
        let n_pos = if positions <= pos_pixels { positions } else { 2 * (positions % 5 + 1) * pos_pixels };
        let matrix = EncodingMatrix {
            freqs: Schedule::ALL[schedule].freqs(2 * pairs, 10_f64.powf(exponent)),
            layout: if is_interleaved { PairLayout::Interleaved } else { PairLayout::Split },
            n_pos,
            positions: if is_down { Positions::Down } else { Positions::Across },
        };
        let lines = lines.min(2 * pairs as usize);
        let pixels = lines_of(&matrix, pos_pixels as usize, lines);
        for pos_pixel in [0, pos_pixels / 3, pos_pixels / 2, pos_pixels - 1] {
            let under = positions_under(pos_pixel, pos_pixels, n_pos);
            let farthest = under.iter().fold(0.0, |farthest: f64, (pos, _)| farthest.max(pos.abs()));
            let mean = |freq: f64, component| -> f64 {
                under.iter().map(|(pos, weight)| weight * entry(freq * pos, component)).sum()
            };
            for (line, pixels) in pixels.iter().enumerate() {
                let (component, [first, after]) = component_and_pairs(line, lines, matrix.layout, pairs as usize);
                let freqs = &matrix.freqs[first..after];
                let bound = (farthest * (freqs[0] - freqs[freqs.len() - 1])).min(2.0);
                let means: Vec<f64> = freqs.iter().map(|&freq| mean(freq, component)).collect();
                let pixel = f64::from(pixels[pos_pixel as usize]);
                let [least, greatest] = [f64::min, f64::max].map(|of| means.iter().copied().reduce(of).expect("a pair"));
                // The error bound documented at `fill`.
                prop_assert!(least - 5e-4 < pixel && pixel < greatest + 5e-4, "{line}: {least} {pixel} {greatest}");
                prop_assert!(means.iter().all(|mean| (pixel - mean).abs() < bound + 5e-4), "{line}: {pixel} {bound} {means:?}");
            }
        }
    }
}

/// The pixels of a matrix: one list for each line of pixels at the same dimensions.
fn lines_of(matrix: &EncodingMatrix, pos_pixels: usize, lines: usize) -> Vec<Vec<f32>> {
    let mut out = vec![f32::NAN; pos_pixels * lines];
    if matrix.positions == Positions::Across {
        matrix.fill(pos_pixels, lines, &mut out);
        out.chunks(pos_pixels).map(<[f32]>::to_vec).collect()
    } else {
        matrix.fill(lines, pos_pixels, &mut out);
        (0..lines).map(|line| out.iter().skip(line).step_by(lines).copied().collect()).collect()
    }
}

/// The component (sine or cosine) that a line of pixels shows, and its range of pairs, end exclusive.
fn component_and_pairs(line: usize, lines: usize, layout: PairLayout, pairs: usize) -> (Component, [usize; 2]) {
    if lines == 2 * pairs {
        let (pair, component) = encoding::pair_of(layout, 2 * pairs as u32, line as u32);
        return (component, [pair as usize, pair as usize + 1]);
    }
    let (width, half) = (2.0 * pairs as f64 / lines as f64, pairs as f64);
    let (is_cosine, [start, end], reach) = match layout {
        // Two lines cover `width` pairs.
        PairLayout::Interleaved => {
            let block = (line / 2) as f64;
            (line % 2 == 1, [block * width, ((block + 1.0) * width).min(half)], width)
        }
        PairLayout::Split => {
            let [start, end] = [line, line + 1].map(|edge| edge as f64 * width);
            let reach = if width < 6.0 { 2.0 * (width / 2.0).ceil() } else { width };
            let is_cosine = 2 * line + 1 > lines;
            let range = if is_cosine { [start.max(half) - half, end - half] } else { [start, end.min(half)] };
            (is_cosine, range, reach)
        }
    };
    let middle = f64::midpoint(start, end);
    // A pair at the edge of the tent has weight 0 up to rounding.
    let [first, after] = [(middle - reach + 1e-9).max(0.0).floor(), (middle + reach - 1e-9).min(half).ceil()];
    (if is_cosine { Component::Cos } else { Component::Sin }, [first as usize, after as usize])
}

/// The positions of a pixel with their weights: the position at its centre or, for an even number of positions, a tent
/// in steps of 1 around its centre. The centre and the steps are then halfway between positions: the closed form that
/// `fill` uses is exactly this sum, for any centre.
fn positions_under(pixel: u32, pixels: u32, n_pos: u32) -> Vec<(f64, f64)> {
    if n_pos <= pixels {
        return vec![(f64::from((2 * pixel + 1) * n_pos / (2 * pixels)), 1.0)];
    }
    let width = n_pos / pixels;
    // One and a half pixels to each side, a whole number of steps.
    let [reach, middle] = [1.5 * f64::from(width), f64::from(width) * (f64::from(pixel) + 0.5) - 0.5];
    let offset = (0..3 * width).map(|step| f64::from(step) - reach);
    offset.map(|offset| (middle + offset, (reach - offset.abs()) / (reach * reach))).collect()
}

fn entry(angle: f64, component: Component) -> f64 {
    if component == Component::Sin { angle.sin() } else { angle.cos() }
}

#[test]
fn slow_pairs_are_near_0_or_near_1_never_between() {
    // Two dimensions per line of pixels. The mean of a sine and a cosine would be about ½ wherever an angle is small.
    let (d_model, n_pos, lines) = (512, 50, 256);
    let freqs = encoding::freqs(d_model, 1e4);
    for positions in [Positions::Across, Positions::Down] {
        for layout in [PairLayout::Interleaved, PairLayout::Split] {
            let matrix = EncodingMatrix { freqs: freqs.clone(), layout, n_pos, positions };
            let mut slow = 0;
            for (line, pixels) in lines_of(&matrix, 50, lines).iter().enumerate() {
                let (component, [first, _]) = component_and_pairs(line, lines, layout, freqs.len());
                let angle = freqs[first] * f64::from(n_pos - 1);
                if angle > 0.1 {
                    continue;
                }
                slow += 1;
                let near = if component == Component::Sin { [0.0, angle] } else { [1.0 - angle * angle / 2.0, 1.0] };
                // The tolerance covers the rounding of f32 over few turns.
                let is_near = |pixel: &f32| near[0] - 1e-5 < f64::from(*pixel) && f64::from(*pixel) < near[1] + 1e-5;
                assert!(pixels.iter().all(is_near), "{positions:?} {layout:?} {line}: {pixels:?}");
            }
            // A third of the frequencies is below 0.1/49; slightly fewer tents contain only such frequencies.
            assert!((70..90).contains(&slow), "{slow} lines");
        }
    }
}

#[test]
fn spread_within_a_small_box_is_that_of_the_formula() {
    for m in 1..400 {
        let x = f64::from(m) * 5e-4;
        let mut within = [f64::NAN];
        distance::rms_distances_into(&[1.0], 2.0 * x, &mut within);
        let direct = 2.0 * (1.0 - (x.sin() / x).powi(2));
        // Both subtract from 1, with a rounding error of 10⁻¹⁶.
        assert!((within[0].powi(2) - direct).abs() < 1e-15, "{x}");
    }
}

#[test]
fn sine_range_is_right_in_simple_cases() {
    assert_eq!(sampling::sine_range(1.0, 0.0, 0.0, TAU), (-1.0, 1.0));
    assert_eq!(sampling::sine_range(1.0, 0.0, 0.0, 1.0), (0.0, 1_f64.sin()));
    assert_eq!(sampling::sine_range(1.0, 0.0, 1.0, 0.0), (0.0, 1_f64.sin()));
    assert_eq!(sampling::sine_range(1.0, FRAC_PI_2, -1.0, 1.0).1, 1.0);
    assert_eq!(sampling::sine_range(0.0, 0.5, -1e9, 1e9), (0.5_f64.sin(), 0.5_f64.sin()));
    assert_eq!(sampling::sine_range(1.0, 0.0, 0.0, 1e6), (-1.0, 1.0));
}

#[test]
fn box_gain_of_a_point_and_of_a_wavelength() {
    assert_eq!(box_gain(1.0, 0.0), 1.0);
    assert_eq!(box_gain(0.0, 100.0), 1.0);
    assert!(box_gain(1.0, TAU).abs() < 1e-16);
}

#[test]
fn curves_without_samples_or_pairs_are_valid() {
    distance::distances_into(&[1.0], 0.0, 1.0, &mut []);
    distance::rms_distances_into(&[1.0], 1.0, &mut []);
    sampling::sine_into(1.0, 0.0, 1.0, 1.0, &mut [], &mut []);
    let mut out = [f64::NAN; 3];
    distance::distances_into(&[], 0.0, 1.0, &mut out);
    assert_eq!(out, [0.0; 3]);
    assert_eq!(distance::extremes(1, &[]), None);
    assert_eq!(distance::extremes_up_to(&[1.0], 0), None);
}

/// Simpson's rule with 1000 intervals.
fn simpson(a: f64, b: f64, curve: impl Fn(f64) -> f64) -> f64 {
    let width = (b - a) / 1000.0;
    let weighted = |m: u32| {
        let weight = match m {
            0 | 1000 => 1.0,
            _ if m % 2 == 1 => 4.0,
            _ => 2.0,
        };
        weight * curve(a + width * f64::from(m))
    };
    (0..=1000).map(weighted).sum::<f64>() * width / 3.0
}
