//! Figures of the similarity of positions in a table, compared with direct sums over its entries.

use csv::ReaderBuilder;
use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::check::Matrix;
use phasor_figures::core::encoding::{PairLayout, encode_into};
use phasor_figures::core::rotations::run_without_pauses;
use phasor_figures::core::{distance, dot};
use phasor_figures::cursor::{Key, press};
use phasor_figures::export::Snapshot;
use phasor_figures::export::csv::csv;
use phasor_figures::params::{Cells, Likeness, Options, Orientation, Outliers, ParamId, Params, Source};
use phasor_figures::scene::{Mark, Raster, Scene};
use phasor_figures::table::Table;
use phasor_figures::text::number::significant;

use crate::tables::minilm;

const IDS: [&str; 5] = ["heatmap", "distance-matrix", "distance-offset", "similarity", "vector"];

fn table_of(rows: usize, cols: usize, value: impl Fn(usize, usize) -> f64) -> Params {
    let value = &value;
    let values: Vec<f64> = (0..rows).flat_map(|row| (0..cols).map(move |col| value(row, col))).collect();
    let matrix = Matrix { rows, cols, values, decimals: None, form: phasor_figures::check::Form::default() };
    let table = run_without_pauses(Table::prepare("A table".into(), matrix, &async || ()));
    Params { source: Source::Yours, n_pos: rows as u32, table: Some(table), ..Params::default() }.clamped()
}

/// The formula itself, as a table.
fn formula(rows: usize, d_model: u32) -> Params {
    let freqs = Params { d_model, ..Params::default() }.freqs();
    let mut values = vec![0.0; rows * d_model as usize];
    for (pos, row) in values.chunks_exact_mut(d_model as usize).enumerate() {
        encode_into(&freqs, PairLayout::Interleaved, pos as f64, row);
    }
    Params { d_model, ..table_of(rows, d_model as usize, |row, col| values[row * d_model as usize + col]) }
}

fn noise(row: usize, col: usize) -> f64 {
    let mixed = (row * 7919 + col * 104_729 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15_usize);
    (mixed >> 40) as f64 / f64::from(1 << 24) - 0.5
}

fn scene(id: &str, params: &Params) -> Scene {
    by_id(id).expect("a figure").drawing().scene(params, &mut Searches::default())
}

fn image(scene: &Scene) -> &Raster {
    scene.panels[0].images().next().expect("an image")
}

fn pixels(scene: &Scene, columns: usize, rows: usize) -> Vec<f32> {
    let mut out = vec![0.5; columns * rows];
    (image(scene).fill)(columns, rows, &mut out);
    out
}

fn read(scene: &Scene, at: [f64; 2]) -> String {
    scene.panels[0].read.as_ref().and_then(|read| read(at)).expect("a reading").text
}

fn rows(params: &Params, positions: [usize; 2]) -> [Vec<f64>; 2] {
    positions.map(|row| params.table.as_ref().expect("a table").row(row).to_vec())
}

fn plain_distance(params: &Params, positions: [usize; 2]) -> f64 {
    let [one, other] = rows(params, positions);
    one.iter().zip(&other).map(|(x, y)| (x - y) * (x - y)).sum::<f64>().sqrt()
}

fn plain_cosine(params: &Params, positions: [usize; 2]) -> f64 {
    let table = params.table.as_ref().expect("a table");
    let mean: Vec<f64> = (0..table.cols)
        .map(|col| (0..table.rows).map(|row| table.row(row)[col]).sum::<f64>() / table.rows as f64)
        .collect();
    let [one, other] =
        rows(params, positions).map(|row| row.iter().zip(&mean).map(|(x, m)| x - m).collect::<Vec<f64>>());
    let sum = |one: &[f64], other: &[f64]| one.iter().zip(other).map(|(x, y)| x * y).sum::<f64>();
    sum(&one, &other) / (sum(&one, &one) * sum(&other, &other)).sqrt()
}

/// A table of the formula has the results of the formula.
#[test]
fn a_table_of_the_formula_has_its_distances_at_every_pixel() {
    for (n, d_model) in [(1, 8), (2, 2), (60, 64), (50, 128)] {
        let params = Params { n_pos: n, ..formula(60, d_model) }.clamped();
        let plain = Params { table: None, source: Source::Formula, ..params.clone() };
        for (columns, rows) in [(60, 60), (100, 100), (131, 97)] {
            let [own, expected] =
                [&params, &plain].map(|params| pixels(&scene("distance-matrix", params), columns, rows));
            for (own, expected) in own.iter().zip(&expected) {
                // The tolerance is for single precision and distances up to 16.
                assert!((own - expected).abs() < 1e-5, "{n} × {d_model}: {own} {expected}");
            }
        }
    }
}

#[test]
fn a_table_of_the_formula_depends_on_the_offset_alone() {
    let params = formula(200, 64);
    let freqs = params.freqs();
    for (id, exact) in [("distance-offset", distance as fn(&[f64], f64) -> f64), ("similarity", dot)] {
        let scene = scene(id, &params);
        assert!(scene.caption.contains("accounts for 100 %"), "{}", scene.caption);
        for offset in [1.0, 7.0, 199.0] {
            let text = read(&scene, [offset, 0.0]);
            // The matrix is in single precision, and the reading has six digits, so the last digit may be off by one.
            let mean = exact(&freqs, offset);
            let candidates = (-20..=20).map(|step| significant(mean * (1.0 + 1e-7 * f64::from(step)), 6));
            assert!(candidates.into_iter().any(|mean| text.contains(&format!(" {mean},"))), "{mean}: {text}");
        }
    }
}

#[test]
fn readings_are_exact_everywhere() {
    let params = minilm();
    for (i, j) in [(0, 0), (0, 1), (12, 340), (511, 0), (127, 128), (300, 301)] {
        let at = [j as f64 + 0.2, i as f64 - 0.3];
        let text = read(&scene("distance-matrix", &params), at);
        let expected = significant(plain_distance(&params, [i, j]), 6);
        assert!(text.ends_with(&format!("distance {expected}")), "{expected}: {text}");
        let cosines = Params { likeness: Likeness::Cosine, ..params.clone() };
        let text = read(&scene("distance-matrix", &cosines), at);
        let expected = plain_cosine(&params, [i, j]);
        assert!(text.ends_with(&significant(expected, 6)), "{expected}: {text}");
    }
}

#[test]
fn means_leave_out_outlier_rows_unless_they_are_included() {
    let params = minilm();
    let table = params.table.clone().expect("a table");
    for outliers in [Outliers::Out, Outliers::In] {
        let params = Params { outliers, ..params.clone() };
        let is_out = |row: usize| outliers == Outliers::Out && table.outlier_rows.contains(&row);
        for offset in [1, 6, 200] {
            let pairs = (0..512 - offset).filter(|pos| !is_out(*pos) && !is_out(pos + offset));
            let all: Vec<f64> = pairs.map(|pos| plain_distance(&params, [pos, pos + offset])).collect();
            let mean = all.iter().sum::<f64>() / all.len() as f64;
            let spread = (all.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / all.len() as f64).sqrt();
            let text = read(&scene("distance-offset", &params), [offset as f64, 0.0]);
            for number in [significant(mean, 6), significant(spread, 3), format!("of {} pairs", all.len())] {
                assert!(text.contains(&number), "{number}: {text}");
            }
        }
        let details = scene("distance-offset", &params).details;
        assert_eq!(
            details.contains("0, 127, 510, 511 stand out and are left out"),
            outliers == Outliers::Out,
            "{details}"
        );
    }
}

/// An outlier row, such as that of `[CLS]`, does not extend the color scale.
#[test]
fn the_colour_scale_ends_at_a_high_quantile() {
    let params = minilm();
    let scene = scene("distance-matrix", &params);
    let [low, end] = image(&scene).range;
    let all: Vec<f64> =
        (1..511).flat_map(|i| (i + 1..511).map(move |j| [i, j])).map(|pair| plain_distance(&params, pair)).collect();
    let beyond = |end: f64| all.iter().filter(|distance| **distance > end).count() as f64 / all.len() as f64;
    // The end is a round number above the quantile, by at most a half.
    assert!(low == 0.0 && beyond(end) < 0.02 && beyond(end / 1.5) > 0.005, "{end}: {}", beyond(end));
    assert!(plain_distance(&params, [0, 100]) > 2.0 * end);
    // The scale does not change with the length.
    assert_eq!(image(&self::scene("distance-matrix", &Params { n_pos: 60, ..params }.clamped())).range, [0.0, end]);
}

#[test]
fn a_long_table_is_compared_in_blocks_with_exact_readings() {
    let params = table_of(3000, 256, |row, col| noise(row, col) + (row as f64 / 50.0 + col as f64).sin());
    let scene = scene("distance-matrix", &params);
    assert!(scene.details.contains("in blocks of 3"), "{}", scene.details);
    let text = read(&scene, [2999.0, 17.0]);
    assert!(text.ends_with(&significant(plain_distance(&params, [17, 2999]), 6)), "{text}");
    // 100 pixels of 30 positions.
    let pixels = pixels(&scene, 100, 100);
    for (row, column) in [(0, 0), (3, 97), (50, 51), (99, 0)] {
        let pairs = (0..30).flat_map(|i| (0..30).map(move |j| [30 * row + i, 30 * column + j]));
        let rms = (pairs.map(|pair| plain_distance(&params, pair).powi(2)).sum::<f64>() / 900.0).sqrt();
        // The tolerance is for single precision.
        let pixel = f64::from(pixels[100 * row + column]);
        assert!((pixel / rms - 1.0).abs() < 1e-5, "{row} {column}: {pixel} {rms}");
    }
    let offsets = self::scene("distance-offset", &params);
    assert!(offsets.details.contains("at most"), "{}", offsets.details);
    // An offset that was not computed for the picture is computed for the reading.
    assert!(read(&offsets, [1234.0, 0.0]).starts_with("offset 1234:"), "{}", read(&offsets, [1234.0, 0.0]));
    let few = Params { n_pos: 300, ..params }.clamped();
    assert!(!self::scene("distance-matrix", &few).details.contains("in blocks"));
}

#[test]
fn a_row_equal_to_the_mean_has_no_cosine_and_a_note() {
    // Rows 2 and 3 equal the mean of all rows.
    let table = table_of(4, 2, |row, col| [[1.0, 2.0], [-1.0, 0.0], [0.0, 1.0], [0.0, 1.0]][row][col]);
    let params = Params { likeness: Likeness::Cosine, ..table };
    let scene = scene("distance-matrix", &params);
    assert!(scene.details.contains("2 rows are no different from the mean"), "{}", scene.details);
    assert!(read(&scene, [2.0, 0.0]).contains("no cosine") && read(&scene, [1.0, 0.0]).ends_with("cosine −1"));
    let pixels = pixels(&scene, 4, 4);
    assert!(pixels[2].is_nan() && pixels[15].is_nan() && (pixels[1] + 1.0).abs() < 1e-6);
}

#[test]
fn the_vector_is_the_row_with_its_norm() {
    let params = Params { pos: 5, k: 3, ..minilm() };
    let [row, other] = rows(&params, [5, 8]);
    let marks: Vec<Mark> =
        by_id("vector").expect("a figure").drawing().cursor(&params).into_iter().map(|(_, mark)| mark).collect();
    let mut bars: Vec<[f64; 2]> = Vec::new();
    for mark in &marks {
        if let Mark::Bars { bars: group, .. } = mark {
            bars.extend(group.iter().map(|[left, right, height]| [f64::midpoint(*left, *right), *height]));
        }
    }
    bars.sort_by(|one, next| one[0].total_cmp(&next[0]));
    let expected: Vec<[f64; 2]> =
        row.iter().enumerate().map(|(dim, value)| [dim as f64, *value]).filter(|at| at[1] != 0.0).collect();
    assert_eq!(bars, expected);
    assert!(marks.iter().any(|mark| matches!(mark, Mark::Dots { points, .. }
        if points.len() == 384 && points.iter().zip(&other).all(|(at, value)| at[1] == *value))));
    let norm = row.iter().map(|value| value * value).sum::<f64>().sqrt();
    let cursor_reading = scene("vector", &params).panels[0]
        .cursor_reading
        .as_ref()
        .and_then(|cursor_reading| cursor_reading(&params))
        .expect("a row")
        .text;
    assert!(cursor_reading.contains(&significant(norm, 4)), "{cursor_reading}");
    // More dimensions than bars.
    let wide = table_of(12, 4096, noise);
    let marks = by_id("vector").expect("a figure").drawing().cursor(&wide);
    let count: usize =
        marks.iter().map(|(_, mark)| if let Mark::Bars { bars, .. } = mark { bars.len() } else { 0 }).sum();
    assert!((500..=1200).contains(&count), "{count}");
}

/// Difficult tables: every figure has complete texts, finite marks, and an exported table.
#[test]
fn every_table_works_in_every_figure() {
    let tables = [
        table_of(2, 2, |row, col| (row + col) as f64),
        table_of(8, 2, |row, col| if col == 0 { (row as f64).sin() } else { (row as f64).cos() }),
        table_of(8, 2, |_, _| 0.0),
        table_of(9, 3, |_, _| 0.1),
        table_of(30, 5, |row, col| if row % 3 == 0 { 0.0 } else { noise(row, col) }),
        table_of(40, 6, |row, col| if row == 7 { 1e6 } else { noise(row, col) }),
        table_of(700, 700, noise),
        formula(100, 16),
    ];
    for table in tables {
        for n_pos in [1, 2, 7, u32::MAX] {
            for (likeness, outliers) in [(Likeness::Distance, Outliers::Out), (Likeness::Cosine, Outliers::In)] {
                let n_pos = n_pos.min(table.table.as_ref().expect("a table").rows as u32);
                for (cells, orientation) in Cells::NAMED.iter().map(|(_, cells)| *cells).zip([
                    Orientation::Across,
                    Orientation::Down,
                    Orientation::Down,
                ]) {
                    let params =
                        Params { n_pos, likeness, outliers, cells, orientation, k: 3, ..table.clone() }.clamped();
                    for id in IDS {
                        assert_complete(id, &params);
                    }
                }
            }
        }
    }
}

fn assert_complete(id: &str, params: &Params) {
    let figure = by_id(id).expect("a figure");
    let scene = scene(id, params);
    let what = format!("{id} {:?} n {} {:?}", params.table, params.n_pos, params.likeness);
    for text in [&scene.alt, &scene.caption, &scene.details] {
        assert!(!text.contains(['{', '$', '–']) && !text.contains("NaN") && !text.contains("∞"), "{what}: {text}");
    }
    assert!(scene.alt.contains("A table") && scene.alt.split_whitespace().count() <= 40, "{what}: {}", scene.alt);
    assert!(scene.alt.contains(|c: char| c.is_ascii_digit()), "{what}: {}", scene.alt);
    for panel in &scene.panels {
        for axis in [&panel.x, &panel.y] {
            assert!(
                axis.domain.iter().all(|end| end.is_finite()) && axis.domain[0] != axis.domain[1],
                "{what}: {axis:?}"
            );
        }
        for image in panel.images() {
            assert!(image.range[0] < image.range[1], "{what}");
            for (columns, rows) in [(1, 1), (9, 5), (200, 300)] {
                let mut out = vec![f32::INFINITY; columns * rows];
                (image.fill)(columns, rows, &mut out);
                assert!(out.iter().all(|value| !value.is_infinite()), "{what}");
            }
        }
        if let Some(read) = &panel.read {
            for at in [[0.0, 0.0], [1e9, 1e9], [-4.0, 0.5]] {
                let text = read(at).map(|reading| reading.text).unwrap_or_default();
                assert!(!text.contains(['{', '$', '–']), "{what}: {text}");
            }
        }
    }
    for (panel, mark) in figure.drawing().cursor(params) {
        assert!(panel < scene.panels.len(), "{what}");
        if let Mark::Line { points, .. } | Mark::Dots { points, .. } = mark.plain() {
            assert!(points.iter().flatten().all(|number| number.is_finite()), "{what}");
        }
    }
    let snapshot = Snapshot { figure, params, scene: &scene, link: "#", compared: None };
    let table = csv(&snapshot).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert!(table.len() > 100, "{what}");
}

#[test]
fn exported_columns_have_names() {
    let params = Params { n_pos: 20, ..minilm() }.clamped();
    for (id, likeness, names) in [
        ("distance-matrix", Likeness::Distance, &["position j", "position i", "distance", "d(pos, i)"][..]),
        ("distance-matrix", Likeness::Cosine, &["position j", "position i", "cosine"]),
        ("distance-offset", Likeness::Distance, &["offset k (positions)", "distance"]),
        ("similarity", Likeness::Distance, &["offset k (positions)", "dot product"]),
        ("similarity", Likeness::Cosine, &["offset k (positions)", "cosine"]),
        ("vector", Likeness::Distance, &["dimension", "value"]),
        ("heatmap", Likeness::Distance, &["position pos", "dimension, by wavelength", "value"]),
    ] {
        let params = Params { likeness, ..params.clone() };
        let (figure, scene) = (by_id(id).expect("a figure"), scene(id, &params));
        let file =
            csv(&Snapshot { figure, params: &params, scene: &scene, link: "#", compared: None }).expect("a table");
        let mut reader = ReaderBuilder::new().comment(Some(b'#')).from_reader(&*file);
        let header = reader.headers().expect("names").clone();
        assert!(names.iter().all(|name| header.iter().any(|known| known == *name)), "{id}: {header:?}");
        assert!(reader.records().filter_map(Result::ok).count() >= 20, "{id}");
    }
}

#[test]
fn arrows_move_the_cursor_over_a_table() {
    let params = minilm();
    for (id, key, moved) in [
        ("distance-matrix", Key::Down, ParamId::Pos),
        ("distance-matrix", Key::Right, ParamId::K),
        ("distance-offset", Key::Right, ParamId::K),
        ("similarity", Key::Right, ParamId::K),
        ("vector", Key::Up, ParamId::Pos),
        ("vector", Key::Right, ParamId::Pair),
        ("heatmap", Key::Right, ParamId::Pos),
    ] {
        let figure = by_id(id).expect("a figure");
        let moves = press(figure, &scene(id, &params), &params, key);
        assert_eq!(moves.first().map(|(id, _)| *id), Some(moved), "{id}");
    }
}

/// Dimensions of the same rotation are grouped, and each group is labelled with its wavelength.
#[test]
fn the_heat_map_by_wavelength_names_the_rotations() {
    let params = Params { cells: Cells::Apart, ..formula(200, 8) };
    let scene = scene("heatmap", &params);
    let phasor_figures::scene::Ticks::At(ticks) = &scene.panels[0].y.ticks else { panic!("wavelengths") };
    let names: Vec<&str> = ticks.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names[..2], ["6.28", "62.8"], "{names:?}");
    assert_eq!(ticks[0].0, 0.5);
    assert!(read(&scene, [3.0, 0.0]).contains("wavelength 6.283"), "{}", read(&scene, [3.0, 0.0]));
    // Noise has no rotation.
    let none = self::scene("heatmap", &Params { cells: Cells::Phase, ..table_of(6, 3, noise) });
    assert!(none.details.contains("No rotation") && none.alt.contains("3 dimensions"), "{}", none.details);
}

/// Dimensions that are sorted for the picture have their own numbers in the file.
#[test]
fn exported_dimensions_are_those_of_the_table() {
    let params = Params { n_pos: 20, ..minilm() }.clamped();
    let (figure, scene) = (by_id("heatmap").expect("a figure"), scene("heatmap", &params));
    let file = csv(&Snapshot { figure, params: &params, scene: &scene, link: "#", compared: None }).expect("a table");
    let table = params.table.as_deref().expect("a table");
    let mut reader = ReaderBuilder::new().comment(Some(b'#')).from_reader(&*file);
    let mut seen = std::collections::BTreeSet::new();
    for record in reader.records().filter_map(Result::ok) {
        let [pos, dim, value] = [4, 5, 6].map(|column| record[column].parse::<f64>().expect("a number"));
        assert!((value - table.row(pos as usize)[dim as usize]).abs() <= 1e-6 * table.range, "{record:?}");
        seen.insert((pos as usize, dim as usize));
    }
    assert_eq!(seen.len(), 20 * table.cols);
}
