use super::*;
use crate::encoding::{dim_of, freqs, value};

/// Half a step of 256 colours over −1…1, which is invisible.
const HALF_COLOR: f64 = 1.0 / 256.0;

fn matrix(d_model: u32, n_pos: u32, layout: PairLayout, positions: Positions) -> EncodingMatrix {
    EncodingMatrix { freqs: freqs(d_model, 10_000.0), layout, n_pos, positions }
}

fn filled(matrix: &EncodingMatrix, columns: usize, rows: usize) -> Vec<f32> {
    let mut out = vec![f32::NAN; columns * rows];
    matrix.fill(columns, rows, &mut out);
    out
}

/// The cell under the centre of a pixel.
fn cell(pixel: usize, pixels: usize, cells: usize) -> usize {
    ((pixel as f64 + 0.5) * cells as f64 / pixels as f64) as usize
}

/// The dimensions of a line of pixels with their weights: the dimension under its centre, or the dimensions under
/// its tent, which is integrated numerically here. All contain sines, or all contain cosines.
fn dims(line: usize, lines: usize, layout: PairLayout, dims: usize) -> Vec<(usize, f64)> {
    const POINTS: usize = 200;
    if lines >= dims {
        return vec![(cell(line, lines, dims), 1.0)];
    }
    let width = dims as f64 / lines as f64;
    let pairs = dims / 2;
    let (is_cosine, reach, [start, end]) = match layout {
        // The pairs under two lines; the last line may have no partner.
        PairLayout::Interleaved => {
            (line % 2 == 1, width, [line / 2 * 2, (line / 2 * 2 + 2).min(lines)].map(|edge| edge as f64 * width / 2.0))
        }
        // If a line has fewer than six dimensions, the reach is rounded up to an even number.
        PairLayout::Split => {
            let reach = [2.0, 4.0, 6.0].into_iter().find(|even| width <= *even).unwrap_or(width);
            let edges = [line, line + 1].map(|edge| edge as f64 * width);
            let half = pairs as f64;
            if 2 * line < lines {
                (false, reach, [edges[0], edges[1].min(half)])
            } else {
                (true, reach, [edges[0].max(half) - half, edges[1] - half])
            }
        }
    };
    let middle = f64::midpoint(start, end);
    let height = |x: f64| (1.0 - (x - middle).abs() / reach).max(0.0);
    let under = |pair: usize| (0..POINTS).map(|point| height(pair as f64 + (point as f64 + 0.5) / POINTS as f64)).sum();
    let weights: Vec<f64> = (0..pairs).map(under).collect();
    let total: f64 = weights.iter().sum();
    let component = if is_cosine { Component::Cos } else { Component::Sin };
    let dim = |pair: usize| dim_of(layout, dims as u32, pair as u32, component) as usize;
    (0..pairs)
        .zip(weights)
        .filter(|(_, weight)| *weight > 0.0)
        .map(|(pair, weight)| (dim(pair), weight / total))
        .collect()
}

/// The positions of a pixel that covers an even number of positions, with weights that decrease to both sides.
fn positions(pixel: usize, pixels: usize, n_pos: usize) -> Vec<(f64, f64)> {
    if pixels >= n_pos {
        return vec![(cell(pixel, pixels, n_pos) as f64, 1.0)];
    }
    let width = (n_pos / pixels) as i64;
    assert!(width % 2 == 0 && n_pos.is_multiple_of(pixels), "a tent of one and a half pixels ends at a position");
    let (reach, middle) = (1.5 * width as f64, (pixel as i64 * width) as f64 + (width as f64 - 1.0) / 2.0);
    let weight = |away: f64| (reach - away.abs()) / (reach * reach);
    // Distances from the centre, which is between two positions.
    let away = (0..3 * width).map(|step| step as f64 + 0.5 - reach);
    away.map(|away| (middle + away, weight(away))).collect()
}

#[test]
fn a_cell_of_one_pixel_or_more_shows_its_entry() {
    for (d_model, n_pos) in [(2, 1), (2, 15), (4, 7), (32, 50), (4, 1300)] {
        for layout in [PairLayout::Interleaved, PairLayout::Split] {
            for (columns, rows) in [(50, 32), (64, 48), (150, 90), (1300, 4)] {
                // If there are more cells than pixels, they are averaged, which another test checks.
                if n_pos as usize > columns || d_model as usize > rows {
                    continue;
                }
                let across = matrix(d_model, n_pos, layout, Positions::Across);
                let down = matrix(d_model, n_pos, layout, Positions::Down);
                let across_pixels = filled(&across, columns, rows);
                let down_pixels = filled(&down, rows, columns);
                for row in 0..rows {
                    for column in 0..columns {
                        let pos = cell(column, columns, n_pos as usize);
                        let dim = cell(row, rows, d_model as usize);
                        let exact = value(&across.freqs, layout, pos as f64, dim);
                        let pixel = across_pixels[row * columns + column];
                        // Rounding of f32 over a few turns, see `wave::add`.
                        assert!((f64::from(pixel) - exact).abs() < 2e-4, "{pos} {dim}: {pixel} {exact}");
                        assert_eq!(pixel, down_pixels[column * rows + row]);
                    }
                }
            }
        }
    }
}

#[test]
fn a_wave_is_lost_only_above_0_46_turns_per_pixel() {
    let columns = 100;
    for turns in [0.1, 0.4, 0.44, 0.48, 0.6, 1.0, 1.5, 3.3] {
        // Enough positions that a pixel is practically a box of real positions.
        let n_pos = 100_000;
        let freqs = vec![turns * std::f64::consts::TAU * columns as f64 / f64::from(n_pos)];
        for layout in [PairLayout::Interleaved, PairLayout::Split] {
            let matrix = EncodingMatrix { freqs: freqs.clone(), layout, n_pos, positions: Positions::Across };
            let mut out = vec![0.0; columns * 4];
            matrix.fill_legible(columns, 4, &mut out);
            assert!(out.iter().all(|value| value.is_nan() == (turns > 0.46)), "{turns}");
            assert!(filled(&matrix, columns, 4).iter().all(|value| value.is_finite()), "`fill` never writes NaN");
        }
    }
}

#[test]
fn pixels_that_are_not_lost_show_the_mean_and_entries_are_never_lost() {
    for layout in [PairLayout::Interleaved, PairLayout::Split] {
        // Too many positions or dimensions for the pixels, so that waves are lost; then one entry per pixel.
        for (is_lost, [d_model, n_pos, columns, rows]) in [
            (true, [128, 20_000, 90, 60]),
            (true, [512, 2000, 100, 70]),
            (true, [512, 50, 60, 20]),
            (true, [128, 50, 60, 70]),
            (false, [128, 50, 60, 130]),
            (false, [128, 60, 60, 128]),
        ] {
            let (columns, rows) = (columns as usize, rows as usize);
            let matrix = matrix(d_model, n_pos, layout, Positions::Across);
            let mut legible = vec![0.0; columns * rows];
            matrix.fill_legible(columns, rows, &mut legible);
            let means = filled(&matrix, columns, rows);
            assert!(legible.iter().zip(&means).all(|(value, mean)| value.is_nan() || value == mean));
            assert_eq!(legible.iter().any(|value| value.is_nan()), is_lost, "{d_model} {n_pos} {rows}");
        }
    }
}

#[test]
fn a_pixel_of_many_cells_shows_their_mean() {
    // Each pixel covers an integer number of positions, so the mean is a sum over integer positions.
    for (d_model, n_pos) in [(2, 6750), (32, 6750), (256, 6750)] {
        for layout in [PairLayout::Interleaved, PairLayout::Split] {
            for (columns, rows) in [(1, 1), (45, 7), (75, 48)] {
                let matrix = matrix(d_model, n_pos, layout, Positions::Across);
                let pixels = filled(&matrix, columns, rows);
                for row in 0..rows {
                    let dims = dims(row, rows, layout, d_model as usize);
                    for column in 0..columns {
                        let positions = positions(column, columns, n_pos as usize);
                        let mut mean = 0.0;
                        for &(dim, dim_weight) in &dims {
                            for &(pos, weight) in &positions {
                                mean += dim_weight * weight * value(&matrix.freqs, layout, pos, dim);
                            }
                        }
                        let pixel = f64::from(pixels[row * columns + column]);
                        // Rounding of f32 over a few turns, and omitted pairs.
                        assert!((pixel - mean).abs() < 3e-4, "d {d_model} n {n_pos}: {pixel} {mean}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_line_mixes_sines_with_cosines() {
    // At position 0 every sine is 0 and every cosine 1. Interleaved, the lines alternate; split, there are two
    // halves.
    for (d_model, lines) in [(512, 511), (512, 297), (512, 256), (512, 3), (512, 1), (1024, 297), (4096, 297)] {
        for positions in [Positions::Across, Positions::Down] {
            let [columns, rows] = if positions == Positions::Across { [1, lines] } else { [lines, 1] };
            let pixels = |layout| filled(&matrix(d_model, 1, layout, positions), columns, rows);
            let shown = pixels(PairLayout::Interleaved).into_iter().zip(pixels(PairLayout::Split));
            for (line, (interleaved, split)) in shown.enumerate() {
                let expected = [line % 2 == 1, 2 * line + 1 > lines].map(|cosine| f32::from(u8::from(cosine)));
                // The rounding of weights to f32, and the rounding of their sum.
                let error = (interleaved - expected[0]).abs().max((split - expected[1]).abs());
                assert!(error < 1e-5, "d {d_model}, line {line} of {lines}: {interleaved} {split}");
            }
        }
    }
}

#[test]
fn the_largest_matrix_is_exact_to_color_resolution() {
    // An even number of positions per pixel.
    let (columns, rows) = (75, 30);
    let n_pos = 75 * 13_980;
    let matrix = matrix(16_384, n_pos as u32, PairLayout::Interleaved, Positions::Across);
    let pixels = filled(&matrix, columns, rows);
    for (row, column) in [(0, 0), (11, 40), (15, 74), (29, 1)] {
        let mut mean = 0.0;
        let positions = positions(column, columns, n_pos);
        for (dim, dim_weight) in dims(row, rows, matrix.layout, 16_384) {
            for &(pos, weight) in &positions {
                mean += dim_weight * weight * value(&matrix.freqs, matrix.layout, pos, dim);
            }
        }
        let pixel = f64::from(pixels[row * columns + column]);
        assert!((pixel - mean).abs() < HALF_COLOR / 10.0, "{row} {column}: {pixel} {mean}");
    }
}

#[test]
fn every_size_gives_finite_values_within_bounds() {
    for (d_model, n_pos) in [(2, 1), (2, 1 << 20), (6, 33), (1024, 3), (512, 100_000)] {
        for (columns, rows) in [(1, 1), (7, 5), (64, 48), (150, 90)] {
            for positions in [Positions::Across, Positions::Down] {
                let pixels = filled(&matrix(d_model, n_pos, PairLayout::Interleaved, positions), columns, rows);
                assert!(pixels.iter().all(|value| value.abs() < 1.001), "d {d_model} n {n_pos} {columns}×{rows}");
            }
        }
    }
}
