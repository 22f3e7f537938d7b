use super::*;
use crate::scene::{ON_DISC, on_disc};

/// Red, green and blue light of an angle in whole degrees.
fn light(degrees: u32) -> [f64; 3] {
    let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
    linear([0, 1, 2].map(|part| MIDDLE[part] + cos * COSINE[part] + sin * SINE[part]))
}

/// `OKLab` of light: its inverse (Ottosson 2020).
fn seen([r, g, b]: [f64; 3]) -> [f64; 3] {
    let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
    let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
    let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
    [
        0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
}

/// How different two colours look; hue counts twice, as Ottosson found later that it does.
fn apart(one: [f64; 3], other: [f64; 3]) -> f64 {
    let by = [0, 1, 2].map(|part| one[part] - other[part]);
    (by[0].powi(2) + 4.0 * (by[1].powi(2) + by[2].powi(2))).sqrt()
}

#[test]
fn every_angle_has_a_colour_that_a_screen_can_show() {
    assert!((0..360).flat_map(light).all(|part| (0.0..=1.0).contains(&part)));
}

#[test]
fn equal_turns_are_equal_steps_of_colour() {
    let steps: Vec<f64> = (0..360).map(|at| apart(seen(light(at)), seen(light((at + 1) % 360)))).collect();
    let [least, most] = [f64::min, f64::max].map(|of| steps.iter().copied().reduce(of).expect("steps"));
    // The circle would be even but for hue counting twice, which flattens it by a tenth.
    assert!(least > 0.0 && most / least < 1.15, "{least} to {most}");
}

/// Light as those see it who have no red, or no green, cones (Machado et al. 2009, table 1, severity 1).
const BLIND: [[[f64; 3]; 3]; 2] = [
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
];

#[test]
fn who_cannot_tell_red_from_green_sees_the_whole_circle() {
    for matrix in BLIND {
        let as_seen = |degrees: u32| {
            let light = light(degrees);
            let through = matrix.map(|row| row.iter().zip(light).map(|(share, part)| share * part).sum::<f64>());
            seen(through.map(|part: f64| part.clamp(0.0, 1.0)))
        };
        for at in 0..360 {
            for turn in 60..=180 {
                let differ = apart(as_seen(at), as_seen((at + turn) % 360));
                // A difference of 0.02 can just be seen: here it is nine times that.
                assert!(differ > 0.18, "{at}° and {}°: {differ}", at + turn);
            }
        }
    }
}

#[test]
fn a_mean_has_the_mean_of_the_colours_and_without_a_direction_it_is_grey() {
    let color = |sin, cos| {
        let mut rgba = Vec::new();
        Table::of(ColorMap::Phase).paint(&[on_disc(sin, cos)], 1, ON_DISC, &mut rgba);
        [rgba[0], rgba[1], rgba[2]]
    };
    let [r, g, b] = color(0.0, 0.0);
    assert!(r.abs_diff(g) <= 1 && g.abs_diff(b) <= 1, "{r} {g} {b}");
    for (sin, cos) in [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.6, 0.8), (-0.3, 0.1)] {
        // A cell is a 64th of the radius, and its colour is rounded.
        let exact = of_mean([f64::from(sin), f64::from(cos)]);
        let shown = color(sin, cos);
        assert!(exact.iter().zip(shown).all(|(one, other)| one.abs_diff(other) <= 4), "{exact:?} {shown:?}");
    }
    // Rounding may leave a mean a little longer than 1, and nothing wraps round.
    assert_eq!(color(1.001, 0.0), color(1.0, 0.0));
    assert_eq!(color(-1.001, 0.0), color(-1.0, 0.0));
}

fn one(map: ColorMap, value: f32) -> Vec<u8> {
    let mut rgba = Vec::new();
    Table::of(map).paint(&[value], 1, [-1.0, 1.0], &mut rgba);
    assert_eq!(rgba[3], 255);
    rgba
}

#[test]
fn signed_values_diverge_from_nearly_white() {
    let [low, middle, high] = [-1.0, 0.0, 1.0].map(|value| one(ColorMap::Diverging, value));
    assert!(low[2] > low[0] && high[0] > high[2], "blue below, red above");
    assert!(middle[..3].iter().all(|&channel| channel > 235), "{middle:?}");
}

#[test]
fn greys_have_no_hue_and_two_ends() {
    let [low, middle, high] = [-1.0, 0.0, 1.0].map(|value| one(ColorMap::Grey, value));
    assert!([&low, &middle, &high].iter().all(|color| color[0] == color[1] && color[1] == color[2]));
    assert!(low[0] < 50 && (110..160).contains(&middle[0]) && high[0] > 220, "{low:?} {middle:?} {high:?}");
}

#[test]
fn values_beyond_the_ends_take_the_colour_of_the_end() {
    assert_eq!(one(ColorMap::Sequential, 7.0), one(ColorMap::Sequential, 1.0));
    assert_eq!(one(ColorMap::Sequential, f32::NEG_INFINITY), one(ColorMap::Sequential, -1.0));
    assert_eq!(one(ColorMap::Sequential, f32::MAX), one(ColorMap::Sequential, 1.0));
    assert_eq!(one(ColorMap::Sequential, -3e4), one(ColorMap::Sequential, -1.0));
    assert_eq!(one(ColorMap::Sequential, f32::NAN), one(ColorMap::Sequential, 1.0), "one of the colours, at least");
}

#[test]
fn a_row_like_the_one_before_is_painted_like_it() {
    let (mut whole, mut rows) = (Vec::new(), Vec::new());
    let values = [0.1, 0.7, 0.1, 0.7, 0.9, 0.2, 0.9];
    Table::of(ColorMap::Sequential).paint(&values, 2, [0.0, 1.0], &mut whole);
    for value in values {
        let mut pixel = Vec::new();
        Table::of(ColorMap::Sequential).paint(&[value], 1, [0.0, 1.0], &mut pixel);
        rows.extend(pixel);
    }
    assert_eq!(whole, rows);
}
