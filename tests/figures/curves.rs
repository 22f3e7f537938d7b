//! Figures of curves and bars: expected readings, and extreme values of `d_model`, base, n and k.

use phasor_figures::catalog::{Figure, Searches, by_id};
use phasor_figures::core::norms::Precision;
use phasor_figures::params::Params;
use phasor_figures::scene::{Axis, Direction, Mark, Panel, Scale, Scene};

const IDS: [&str; 6] = ["distance-offset", "extrapolation", "norms", "wavelengths", "ratios", "sinusoids"];

fn figure(id: &str) -> &'static Figure {
    by_id(id).expect("the figure is listed")
}

fn scene(id: &str, d_model: u32, n_pos: u32) -> Scene {
    figure(id).drawing().scene(&Params { d_model, n_pos, ..Params::default() }, &mut Searches::default())
}

/// Removes the narrow spaces between groups of thousands.
fn plain(text: &str) -> String {
    text.replace('\u{202f}', "")
}

/// Caption and details: all texts below the plot.
fn texts_below(scene: &Scene) -> String {
    format!("{} {}", scene.caption, scene.details)
}

fn assert_contains(text: &str, numbers: &[&str]) {
    for number in numbers {
        assert!(plain(text).contains(number), "{number} in: {text}");
    }
}

fn read_at(panel: &Panel, at: [f64; 2]) -> String {
    let read = panel.read.as_ref().expect("the panel can be read");
    plain(&read(at).expect("there is something to read").text)
}

#[test]
fn distance_offset_has_the_correct_values_for_the_book() {
    let scene = scene("distance-offset", 128, 50);
    assert_contains(&scene.caption, &["1.9526", "16", "from offset 11 to 12"]);
    assert_contains(&scene.details, &["1.9996", "11.314", "8.1744, at offset 47"]);
    assert_contains(&scene.alt, &["11.314", "16"]);
    assert_eq!(read_at(&scene.panels[0], [30.2, 0.0]), "offset 30: distance 7.45066");
    let first_fall = scene.panels[0].marks.iter().find_map(|mark| match mark.plain() {
        Mark::Dots { points, .. } => Some(points[0]),
        _ => None,
    });
    assert_eq!(first_fall.expect("each offset at which the distance decreases has a dot")[0], 12.0);
}

#[test]
fn every_offset_is_drawn_while_each_has_its_own_pixel() {
    for (n_pos, expected_points) in [(50, 50), (1001, 1001)] {
        let scene = scene("distance-offset", 128, n_pos);
        let longest = scene.panels[0].marks.iter().map(|mark| match mark.plain() {
            Mark::Line { points, .. } => points.len(),
            _ => 0,
        });
        assert_eq!(longest.max(), Some(expected_points), "{n_pos} positions");
    }
    assert_contains(&scene("distance-offset", 128, 1_048_576).details, &["columns"]);
}

#[test]
fn envelope_columns_contain_the_exact_distances() {
    let scene = scene("distance-offset", 128, 5000);
    let panel = &scene.panels[0];
    let line = |key: &str| {
        panel.marks.iter().find_map(|mark| match mark.plain() {
            Mark::Line { points, label: Some(label), .. } if label.contains(key) => Some(points),
            _ => None,
        })
    };
    let (envelope, rms) = (line("least").expect("an envelope"), line("root").expect("a mean"));
    // All 5000 offsets are sampled, 7 per column, so the exact distances are inside.
    let read = panel.read.as_ref().expect("read");
    for column in envelope.chunks(2).skip(1) {
        let [least, greatest] = [column[0][1].min(column[1][1]), column[0][1].max(column[1][1])];
        // The envelope and the reading add the terms in different orders; a sum of 64 squares has a rounding error of about 10⁻¹⁵.
        let [least, greatest] = [least - 1e-12, greatest + 1e-12];
        let middle = read([column[0][0].floor(), 0.0]).expect("a distance").at[1];
        assert!((least..=greatest).contains(&middle), "{least} ≤ {middle} ≤ {greatest}");
    }
    // At large offsets the mean square is d_model, less the contribution of the slow pairs.
    let far = rms.last().expect("points")[1];
    assert!((9.0..12.0).contains(&far), "{far}");
}

#[test]
fn extrapolation_matches_the_formula() {
    let scene = scene("extrapolation", 128, 50);
    assert_contains(&scene.caption, &["by 9.6,", "×\u{a0}10⁻¹⁵"]);
    assert_contains(
        &scene.details,
        &["9.6, 8.445 and 8.297", "5.799", "pos₂ + 5, pos₂ + 10 and pos₂ + 15", "×\u{a0}10⁻¹⁵"],
    );
    assert!(read_at(&scene.panels[1], [1.1, 0.0]).contains("displacement 9.6"), "the first group");
    let at_offset_zero =
        figure("extrapolation").drawing().scene(&Params { k: 0, ..Params::default() }, &mut Searches::default());
    assert_contains(&at_offset_zero.caption, &["the displacement misses by 0, and the rotation by 0."]);
}

#[test]
fn norms_deviate_by_the_rounding_of_their_precision() {
    for (precision, name, order) in [
        (Precision::F64, "float64", "8.9\u{a0}×\u{a0}10⁻¹⁶"),
        (Precision::F32, "float32", "×\u{a0}10⁻⁷"),
        (Precision::Bf16, "bfloat16", "0.0029"),
    ] {
        let scene = figure("norms")
            .drawing()
            .scene(&Params { d_model: 128, n_pos: 200, precision, ..Params::default() }, &mut Searches::default());
        assert_contains(&texts_below(&scene), &["= 8 at", name, order, "mean of their norms"]);
        // The upper panel's bars sum to 1, and its axis leaves room for labels. Bars and labels are cursor marks, so only
        // the axis is checked.
        assert_eq!(scene.panels[0].y.domain, [0.0, 1.4]);
        assert!(scene.panels[1].y.domain[1] < 12.0, "short numbers on the enlarged axis");
    }
    assert!(scene("norms", 128, 200).panels[1].y.label.contains("10⁻¹⁶"));
}

/// Storage in bfloat16 costs little; a sum of squares in bfloat16 stops at 256, so no norm exceeds 16.
#[test]
fn norms_summed_in_bfloat16_differ_from_those_only_stored_in_it() {
    for (d_model, stored, summed) in
        [(128, "0.0029", "7.96875 instead of 8"), (4096, "0.0054", "16 instead of 45.2548")]
    {
        let params = Params { d_model, n_pos: 200, precision: Precision::Bf16, ..Params::default() };
        let scene = figure("norms").drawing().scene(&params, &mut Searches::default());
        assert_contains(&scene.caption, &["in bfloat16", stored]);
        assert_contains(&scene.details, &[summed]);
    }
}

#[test]
fn wavelengths_match_the_formula() {
    let scene = scene("wavelengths", 512, 512);
    assert_contains(&texts_below(&scene), &["6.2832", "60611", "Of 256 pairs, 133 have", "62832"]);
    assert_contains(&scene.alt, &["6.2832", "60611", "of 256 pairs, 133 lie above"]);
    assert_eq!(scene.panels[0].y.domain, [1.0, 1e5], "to the power of ten above 2π·base");
    assert_eq!(read_at(&scene.panels[0], [10.0, 0.0]), "pair 10: wavelength 9.00388 positions");
}

#[test]
fn ratios_match_the_formula() {
    assert_contains(&texts_below(&scene("ratios", 512, 50)), &["1.03663 times", "255 ratios", "rounding"]);
    let one_pair = scene("ratios", 2, 50);
    assert!(one_pair.caption.contains("single wavelength, 6.2832,"), "{}", one_pair.caption);
    // The values for other d_model are listed, too.
    assert_contains(&one_pair.details, &["1.334 for d_model 64", "1.037 for d_model 512"]);
    assert_eq!(read_at(&one_pair.panels[0], [1000.0, 0.0]), "pair 0: wavelength 6.28319, the last");
}

#[test]
fn sinusoids_name_the_pairs_of_the_book() {
    let book = scene("sinusoids", 512, 200);
    let label = |mark: &Mark| match mark.plain() {
        Mark::Rule { label, .. } => label.as_deref().map(plain),
        _ => None,
    };
    let labels: Vec<_> = book.panels[0].marks.iter().filter_map(label).collect();
    let names = ["0: 6.2832", "10: 9.0039", "50: 37.969", "100: 229.45", "200: 8378.8", "255: 60611"];
    assert_eq!(labels, names.map(|name| format!("pair {}", name.replace(": ", ": λ\u{a0}"))));
    // 199 positions after the first, at 2π per turn.
    assert_contains(&book.caption, &["From position 0 to 199", "31.67"]);
    assert_contains(&book.details, &["pair 255: λ\u{a0}60611"]);
    assert_eq!(scene("sinusoids", 2, 200).panels[0].marks.len(), 2, "a curve and its name");
    assert_eq!(scene("sinusoids", 4, 200).panels[0].marks.len(), 4, "two curves and their names");
}

#[test]
fn every_scene_is_valid_at_extreme_parameters() {
    for id in IDS {
        for d_model in [2, 4, 6, 130, 16_384] {
            for base in [1.000_001, 1.5, 10_000.0, 1e9] {
                for n_pos in [1, 2, 3, 200, 201, 1001, 1002, 1_048_576] {
                    for k in [0, 1, n_pos - 1] {
                        let params = Params { d_model, base, n_pos, k, ..Params::default() }.clamped();
                        if k == 0 || id == "extrapolation" {
                            assert_valid(
                                &figure(id).drawing().scene(&params, &mut Searches::default()),
                                &format!("{id} {params:?}"),
                            );
                        }
                    }
                }
            }
        }
    }
}

fn assert_valid(scene: &Scene, what: &str) {
    assert!(!scene.caption.contains(['{', '∞']) && !scene.alt.contains('{'), "{what}: {}", scene.caption);
    assert!(!scene.panels.is_empty(), "{what}");
    for panel in &scene.panels {
        for axis in [&panel.x, &panel.y] {
            let [start, end] = axis.domain;
            assert!(start.is_finite() && end.is_finite() && start != end, "{what}: {axis:?}");
            assert!(axis.scale == Scale::Linear || start > 0.0, "{what}: {axis:?}");
        }
        for mark in &panel.marks {
            for point in points(mark, panel) {
                assert!(inside(&panel.x, point[0]) && inside(&panel.y, point[1]), "{what}: {point:?}");
            }
        }
        let middle = [&panel.x, &panel.y].map(|axis| axis.invert(0.5));
        for x in [panel.x.domain[0], middle[0], panel.x.domain[1], -1e9, 1e9] {
            if let Some(reading) = panel.read.as_ref().and_then(|read| read([x, middle[1]])) {
                assert!(reading.at.iter().all(|value| value.is_finite()), "{what}: {reading:?}");
                assert!(inside(&panel.x, reading.at[0]), "{what}: {reading:?}");
            }
        }
    }
}

fn points(mark: &Mark, panel: &Panel) -> Vec<[f64; 2]> {
    let [x, y] = [panel.x.domain[0], panel.y.domain[0]];
    match mark.plain() {
        Mark::Line { points, .. } | Mark::Dots { points, .. } | Mark::Area { outline: points, .. } => points.clone(),
        Mark::Bars { bars, .. } => bars.iter().flat_map(|&[left, right, top]| [[left, top], [right, top]]).collect(),
        Mark::Rule { along: Direction::X, at, .. } => vec![[*at, y]],
        Mark::Rule { along: Direction::Y, at, .. } => vec![[x, *at]],
        Mark::Label { at, .. } => vec![*at],
        Mark::Curve { curve, .. } => curve.domain.map(|x| [x, (curve.at)(x)]).to_vec(),
        Mark::Raster(_) | Mark::Of { .. } => Vec::new(),
    }
}

fn inside(axis: &Axis, value: f64) -> bool {
    // The ends of the domain may have a rounding error from a logarithm.
    (-1e-12..=1.0 + 1e-12).contains(&axis.fraction(value))
}
