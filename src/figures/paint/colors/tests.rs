use super::oklab::linear;
use super::vision::{SIGHTS, separation, through};
use super::*;
use crate::scene::{MISSING, ON_DISC, on_disc};

const THEMES: [&Theme; 4] = [&Theme::LIGHT, &Theme::DARK, &Theme::LIGHT_CONTRAST, &Theme::DARK_CONTRAST];

/// The `OKLab` colour of each whole degree, for each theme.
fn circles() -> impl Iterator<Item = [[f64; 3]; 360]> {
    THEMES.into_iter().map(|theme| {
        let circle = Circle::on(theme.background());
        std::array::from_fn(|degrees| circle.at((degrees as f64).to_radians()))
    })
}

/// Perceived difference of two colours. Hue counts twice, following a later observation by Ottosson.
fn difference(one: [f64; 3], other: [f64; 3]) -> f64 {
    let delta = [0, 1, 2].map(|part| one[part] - other[part]);
    (delta[0].powi(2) + 4.0 * (delta[1].powi(2) + delta[2].powi(2))).sqrt()
}

#[test]
fn every_angle_has_a_colour_in_the_srgb_gamut() {
    // Allows for the rounding of `OKLab`'s published matrices, and for a first step from white that is out of gamut in
    // blue by a hundredth.
    let tolerance = 0.035;
    assert!(circles().flatten().flat_map(linear).all(|part| (-tolerance..=1.0 + tolerance).contains(&part)));
}

#[test]
fn angle_0_has_the_background_colour_and_half_a_turn_is_farthest_from_it() {
    for (theme, circle) in THEMES.into_iter().zip(circles()) {
        assert_eq!(encoded(circle[0]), theme.background());
        let distances: Vec<f64> = circle.iter().map(|color| (color[0] - circle[0][0]).abs()).collect();
        // Lightness alone gives the distance from angle 0, in either direction.
        assert!(distances[..=180].is_sorted() && distances[180..].iter().rev().is_sorted());
        assert!((1..180).all(|at| (distances[at] - distances[360 - at]).abs() < 1e-12) && distances[180] > 0.7);
    }
}

#[test]
fn equal_turns_are_about_equal_steps_of_colour() {
    for circle in circles() {
        let steps: Vec<f64> = (0..360).map(|at| difference(circle[at], circle[(at + 1) % 360])).collect();
        let [min, max] = [f64::min, f64::max].map(|of| steps.iter().copied().reduce(of).expect("steps"));
        // A difference of about 0.02 is just visible; only the first degree exceeds it.
        assert!(min > 0.0 && max < 0.03, "{min} to {max}");
        // Beyond ten degrees, steps differ because of the power, and because arms bend most steeply at their ends.
        let max = steps[10..350].iter().copied().reduce(f64::max).expect("steps");
        assert!(max / min < 3.0, "{min} to {max}");
    }
}

/// The least difference of any two angles that are 60° or more apart, for each sight. 0.02 is just visible. Greens and
/// purples are most alike with tritanopia, which is rare.
#[test]
fn the_circle_is_legible_with_any_sight() {
    for ((sight, matrix), least) in SIGHTS.into_iter().zip([0.15, 0.12, 0.12, 0.07]) {
        for circle in circles() {
            let circle = circle.map(|color| through(matrix, color));
            for at in 0..360 {
                for turn in 60..=180 {
                    let differ = difference(circle[at], circle[(at + turn) % 360]);
                    assert!(differ > least, "{sight}, {at}° and {}°: {differ}", at + turn);
                }
            }
        }
    }
}

const HATCH: Hatch = Hatch { background: [1, 1, 1, 255], line: [2, 2, 2, 255], apart: 3, thick: 1 };

#[test]
fn a_mean_is_shown_in_the_colour_of_its_point_in_the_circle() {
    for theme in THEMES {
        let color = |sin, cos| {
            let mut rgba = Vec::new();
            Table::of(ColorMap::Phase, theme).paint(&[on_disc(sin, cos)], 1, ON_DISC, HATCH, &mut rgba);
            [rgba[0], rgba[1], rgba[2]]
        };
        let circle = Circle::on(theme.background());
        for (sin, cos) in [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0), (0.6, 0.8), (-0.3, 0.1)] {
            // A cell is 1/64 of the radius, and its colour is rounded.
            let exact = circle.of_mean([f64::from(sin), f64::from(cos)]);
            let shown = color(sin, cos);
            assert!(exact.iter().zip(shown).all(|(one, other)| one.abs_diff(other) <= 5), "{exact:?} {shown:?}");
        }
        // Rounding may make a mean slightly longer than 1; the index must not wrap around.
        assert_eq!(color(1.001, 0.0), color(1.0, 0.0));
        assert_eq!(color(-1.001, 0.0), color(-1.0, 0.0));
    }
}

#[test]
fn missing_values_are_hatched_and_never_coloured() {
    for (map, range) in [(ColorMap::Phase, ON_DISC), (ColorMap::Diverging, [-1.0, 1.0])] {
        let values = [[MISSING, MISSING, MISSING, 0.0], [MISSING, MISSING, MISSING, 0.0]].concat();
        let mut rgba = Vec::new();
        Table::of(map, &Theme::LIGHT).paint(&values, 4, range, HATCH, &mut rgba);
        let at = |row: usize, column: usize| rgba[4 * (4 * row + column)];
        // One line every three pixels, shifted left by one pixel per row.
        assert_eq!([at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2)], [2, 1, 1, 1, 1, 2]);
        assert!(at(0, 3) > 2 && at(1, 3) == at(0, 3), "a value beside it has its own colour");
    }
    assert!(on_disc(0.1, -0.1).is_nan() && !on_disc(0.1, -0.12).is_nan(), "a mean of 0.15 is the shortest");
    for theme in THEMES {
        let hatch = Hatch::of(theme, 2.0);
        assert_eq!(hatch.background[..3], theme.background());
        assert!((8..=12).contains(&hatch.apart) && (1..=2).contains(&hatch.thick));
    }
}

fn color_of(map: ColorMap, value: f32) -> Vec<u8> {
    let mut rgba = Vec::new();
    Table::of(map, &Theme::LIGHT).paint(&[value], 1, [-1.0, 1.0], HATCH, &mut rgba);
    assert_eq!(rgba[3], 255);
    rgba
}

/// The `OKLab` colours of a map at 101 places.
fn colors(map: ColorMap, theme: &Theme) -> [[f64; 3]; 101] {
    let table = Table::of(map, theme);
    std::array::from_fn(|at| lab(table.at(at as f64 / 100.0)))
}

/// The lightness of colours as seen with each sight, at every fifth of 101 places: from one to the next it changes by
/// more than the rounding of colours does.
fn lightness(colors: [[f64; 3]; 101]) -> impl Iterator<Item = (&'static str, [f64; 21])> {
    SIGHTS.into_iter().map(move |(sight, matrix)| (sight, std::array::from_fn(|at| through(matrix, colors[5 * at])[0])))
}

#[test]
fn maps_of_magnitudes_have_monotonic_lightness_with_any_sight() {
    for theme in THEMES {
        for (map, least) in [(ColorMap::Distance, 0.5), (ColorMap::Weight, 0.5), (ColorMap::Position, 0.2)] {
            for (sight, mut lightness) in lightness(colors(map, theme)) {
                if map == ColorMap::Weight {
                    lightness.reverse();
                }
                assert!(lightness.windows(2).all(|pair| pair[0] < pair[1]), "{map:?}, {:?}, {sight}", theme.scheme);
                assert!(lightness[20] - lightness[0] > least, "{map:?}, {:?}, {sight}", theme.scheme);
            }
        }
    }
}

#[test]
fn signed_values_diverge_from_the_background_to_equally_light_ends() {
    for theme in THEMES {
        let colors = colors(ColorMap::Diverging, theme);
        let [low, zero, high] = [colors[0], colors[50], colors[100]];
        assert!(low[2] < -0.08 && high[1] > 0.08, "blue below, red above: {low:?} {high:?}");
        assert!(separation(zero, lab(theme.background())) < if theme.scheme.has_high_contrast { 26.0 } else { 6.0 });
        assert!((low[0] - high[0]).abs() < 0.01, "{low:?} {high:?}");
        // Rows that alternate between 0 and 1 do not flicker: neither end is near black or white.
        assert!((0.45..0.8).contains(&low[0]), "{low:?}");
        for (sight, lightness) in lightness(colors) {
            let outward = |one: f64, next: f64| if theme.scheme.is_dark { next > one } else { next < one };
            assert!(lightness[10..].windows(2).all(|pair| outward(pair[0], pair[1])), "{:?}, {sight}", theme.scheme);
            assert!(lightness[..=10].windows(2).all(|pair| outward(pair[1], pair[0])), "{:?}, {sight}", theme.scheme);
        }
    }
}

/// Separations of the two ends, for each sight: on a light and on a dark background.
#[test]
fn values_of_opposite_sign_are_told_apart_with_any_sight() {
    let expected = [[28.0, 22.0, 23.0, 28.0], [24.0, 18.0, 20.0, 27.5]];
    for (theme, expected) in [&Theme::LIGHT, &Theme::DARK].into_iter().zip(expected) {
        let colors = colors(ColorMap::Diverging, theme);
        for ((sight, matrix), least) in SIGHTS.into_iter().zip(expected) {
            let ends = separation(through(matrix, colors[0]), through(matrix, colors[100]));
            assert!(ends > least - 0.6, "{sight}, {:?}: {ends:.1}", theme.scheme);
            for at in 10..=40 {
                let pair = separation(through(matrix, colors[at]), through(matrix, colors[100 - at]));
                assert!(pair > 5.0, "{sight}, {:?}, {at}: {pair:.1}", theme.scheme);
            }
        }
    }
}

#[test]
fn greys_have_no_hue_and_two_ends() {
    let [low, middle, high] = [-1.0, 0.0, 1.0].map(|value| color_of(ColorMap::Grey, value));
    assert!([&low, &middle, &high].iter().all(|color| color[0] == color[1] && color[1] == color[2]));
    assert!(low[0] < 50 && (110..160).contains(&middle[0]) && high[0] > 220, "{low:?} {middle:?} {high:?}");
}

#[test]
fn values_beyond_the_ends_take_the_colour_of_the_end() {
    assert_eq!(color_of(ColorMap::Distance, 7.0), color_of(ColorMap::Distance, 1.0));
    assert_eq!(color_of(ColorMap::Distance, f32::NEG_INFINITY), color_of(ColorMap::Distance, -1.0));
    assert_eq!(color_of(ColorMap::Distance, f32::MAX), color_of(ColorMap::Distance, 1.0));
    assert_eq!(color_of(ColorMap::Distance, -3e4), color_of(ColorMap::Distance, -1.0));
}

#[test]
fn a_repeated_row_is_painted_like_the_previous_one() {
    let (mut whole, mut rows) = (Vec::new(), Vec::new());
    let values = [0.1, 0.7, 0.1, 0.7, 0.9, 0.2, 0.9];
    Table::of(ColorMap::Distance, &Theme::LIGHT).paint(&values, 2, [0.0, 1.0], HATCH, &mut whole);
    for value in values {
        let mut pixel = Vec::new();
        Table::of(ColorMap::Distance, &Theme::LIGHT).paint(&[value], 1, [0.0, 1.0], HATCH, &mut pixel);
        rows.extend(pixel);
    }
    assert_eq!(whole, rows);
}
