//! Figures of later encodings, compared with values computed independently in 40 digits (mpmath).

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::core::causal::{F16_DIGITS, rounded, weight};
use phasor_figures::params::Params;
use phasor_figures::scene::{Mark, Panel, Scene};

fn scene(id: &str, params: &Params) -> Scene {
    by_id(id).expect("the figure is listed").drawing().scene(params, &mut Searches::default())
}

fn read_at(panel: &Panel, at: [f64; 2]) -> String {
    let read = panel.read.as_ref().expect("the panel can be read");
    read(at).expect("there is something to read").text
}

fn line<'a>(panel: &'a Panel, name: &str) -> &'a [[f64; 2]] {
    let points = panel.marks.iter().find_map(|mark| match mark.plain() {
        Mark::Line { points, label: Some(label), .. } if label == name => Some(points),
        _ => None,
    });
    points.unwrap_or_else(|| panic!("no line {name}"))
}

/// Caption and details: all texts below the plot.
fn texts_below(scene: &Scene) -> String {
    format!("{} {}", scene.caption, scene.details)
}

fn assert_contains(text: &str, numbers: &[&str]) {
    for number in numbers {
        assert!(text.contains(number), "{number} in: {text}");
    }
}

#[test]
fn diffusion_time_from_0_to_1_is_one_position() {
    let scene = scene("diffusion-time", &Params { d_model: 256, n_pos: 50, ..Params::default() });
    assert_contains(&texts_below(&scene), &["2 %", "0.0546", "9.94", "2.67", "14.4", "√d_model = 16"]);
    let curves = &scene.panels[2];
    assert_eq!(read_at(curves, [0.9, 0.0]), "pos 1: distance 0.0546281 at time 0.02, 9.9445 at time 20");
    assert_eq!(read_at(curves, [50.0, 0.0]), "pos 50: distance 2.6712 at time 1, 14.3776 at time 1000");
    let [slow, fast] = ["time 0 to 1", "time 0 to 1000"].map(|name| line(curves, name));
    assert_eq!([slow.len(), fast.len()], [51, 51]);
    // The expected values have ten digits, and curves are accurate to 10⁻¹² of the square.
    for (points, first, last) in [(slow, 0.054_628_076_49, 2.671_201_608), (fast, 9.944_499_040, 14.377_551_26)] {
        assert!((points[1][1] - first).abs() < 1e-8 && (points[50][1] - last).abs() < 1e-8, "{points:?}");
    }
    // sin(0.98): pair 0 at the second to last step; time runs to 1.
    assert!(read_at(&scene.panels[0], [49.0, 0.0]).ends_with("0.830497"));
    // sin(980)
    assert!(read_at(&scene.panels[1], [49.0, 0.0]).ends_with("−0.175987"));
}

#[test]
fn squared_distances_add_over_the_plane() {
    let scene = scene("axial", &Params::default());
    assert_contains(&scene.caption, &["(25, 0)", "(15, 20)", "4.871", "7.163"]);
    assert_contains(&scene.details, &["4.871", "6.865"]);
    let [plane, cuts] = &scene.panels[..] else { panic!("two panels") };
    assert_contains(&read_at(plane, [3.2, -4.4]), &["offset 3, −4: distance 5.38119"]);
    assert_contains(&read_at(plane, [5.0, 0.0]), &["offset 5, 0: distance 4.12214 = √(4.12214² + 0²)"]);
    assert_eq!(
        read_at(cuts, [25.0, 0.0]),
        "offset 25: distance 4.87141 along an axis, 6.86472 as far along the diagonal"
    );
    let [axis, diagonal] = ["along an axis", "along the diagonal"].map(|name| line(cuts, name));
    let [axis_end, diagonal_end] = [axis, diagonal].map(|points| points[points.len() - 1]);
    // The expected values have ten digits.
    assert!((axis_end[1] - 4.871_410_333_7).abs() < 1e-8 && (diagonal_end[1] - 6.864_722_026_2).abs() < 1e-8);
    assert_eq!([axis_end[0], diagonal_end[0]], [25.0, 25.0]);
}

#[test]
fn axes_get_the_wavelengths_that_are_assigned_to_them() {
    let scene = scene("m-rope", &Params::default());
    assert_contains(&scene.caption, &["6.283, 62.83 and 1987 in chunks", "6.283, 7.256 and 8.379 interleaved"]);
    assert_contains(&scene.details, &["16, 24 and 24 in chunks", "24, 20 and 20 interleaved", "54.41, 1721 and 54"]);
    assert_contains(&scene.details, &["0.155, 0.304 and 0.998 in chunks", "0.596, 0.502 and 0.469 interleaved"]);
    let read = |panel: usize, x| read_at(&scene.panels[panel], [x, 1.0]);
    for (pair, in_chunks, interleaved) in
        [(15.0, "time", "time"), (16.0, "height", "height"), (40.0, "width", "height")]
    {
        assert!(
            read(0, pair).ends_with(in_chunks) && read(2, pair).ends_with(interleaved),
            "{} {}",
            read(0, pair),
            read(2, pair)
        );
    }
    assert_contains(&read(2, 63.0), &["pair 63: wavelength 54", "dealt to time"]);
    assert_contains(&read(1, 10.0), &["−0.204604 (time), 0.920653 (height), 0.999917 (width)"]);
    assert_contains(&read(3, 10.0), &["0.686303 (time), 0.634694 (height), 0.682743 (width)"]);
    // The drawn values equal the readings. The expected values have ten digits.
    let heights = [1, 3].map(|panel: usize| match scene.panels[panel].marks[1].plain() {
        Mark::Line { points, .. } => points[49][1],
        _ => panic!("curves"),
    });
    assert!((heights[0] - 0.303_830_758_6).abs() < 1e-9 && (heights[1] - 0.502_216_311_9).abs() < 1e-9, "{heights:?}");
}

#[test]
fn heads_of_other_sizes_are_split_in_the_same_proportions() {
    let details = |d_model| scene("m-rope", &Params { d_model, ..Params::default() }).details;
    assert_contains(&details(64), &["8, 12 and 12 in chunks", "12, 10 and 10 interleaved", "scaled to 32 pairs"]);
    assert_contains(&details(2), &["0, 1 and 0 in chunks", "1, 0 and 0 interleaved", "none"]);
    assert_contains(&details(512), &["at most 128 dimensions", "16, 24 and 24"]);
    assert!(!details(128).contains("scaled") && !details(128).contains("at most"));
}

#[test]
fn the_causal_mask_distinguishes_positions_as_long_as_neighbours_differ() {
    let scene = scene("causal", &Params { n_pos: 2000, ..Params::default() });
    assert_contains(&texts_below(&scene), &["1/2000 = 0.0005", "189 and 190", "1463 and 1464", "2.5\u{a0}×\u{a0}10⁻⁷"]);
    let [matrix, curves] = &scene.panels[..] else { panic!("two panels") };
    assert_eq!(read_at(matrix, [1.0, 3.0]), "pos 3 to 1: weight 1/4 = 0.25");
    assert_eq!(read_at(matrix, [3.0, 1.0]), "pos 1 to 3: masked, weight 0");
    assert_eq!(read_at(curves, [9.0, 1.0]), "pos 9: 1/10 = 0.1 of the first token, without the mask 0.0005");
    let of_first = line(curves, "of token 0");
    assert!(of_first.iter().all(|[pos, part]| *part == 1.0 / (pos + 1.0)));
    // 2²¹/1464 = 1432.48 and 2²¹/1465 = 1431.503 round to the same whole number, 2²¹/1463 = 1433.46 does not.
    let stored = [1463.0, 1464.0, 1465.0].map(|count| rounded(weight(count - 1.0), F16_DIGITS) * f64::exp2(21.0));
    assert_eq!(stored, [1433.0, 1432.0, 1432.0]);
}

/// The distance does not depend on the sign or the axis of an offset.
#[test]
fn the_plane_is_the_same_in_all_four_directions() {
    for n_pos in [2, 30, 5000] {
        let scene = scene("axial", &Params { n_pos, ..Params::default() });
        let Mark::Raster(raster) = scene.panels[0].marks[0].plain() else { panic!("an image") };
        let side = 81;
        let mut pixels = vec![0.0; side * side];
        (raster.fill)(side, side, &mut pixels);
        for row in 0..side {
            for column in 0..side {
                let at = pixels[row * side + column];
                assert_eq!(at, pixels[column * side + row]);
                assert_eq!(at, pixels[(side - 1 - row) * side + column]);
            }
        }
    }
}
