//! Slider moves are visible: the fraction of pixels that change.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::paint::colors::{Hatch, Table};
use phasor_figures::paint::theme::Theme;
use phasor_figures::params::Params;
use phasor_figures::scene::Mark;

/// About the size of a plot on a small board, at half its resolution.
const SIZE: (usize, usize) = (280, 120);

/// The image of a figure, as opaque RGBA.
fn image(id: &str, params: &Params, theme: &Theme) -> Vec<u8> {
    let figure = by_id(id).expect("it is in the catalog");
    let scene = figure.drawing().scene(params, &mut Searches::default());
    let raster = scene.panels[0].marks.iter().find_map(|mark| match mark.plain() {
        Mark::Raster(raster) => Some(raster),
        _ => None,
    });
    let raster = raster.expect("an image");
    let (columns, rows) = SIZE;
    let (mut values, mut rgba) = (vec![0.0; columns * rows], Vec::new());
    (raster.fill)(columns, rows, &mut values);
    Table::of(raster.map, theme).paint(&values, columns, raster.range, Hatch::of(theme, 1.0), &mut rgba);
    rgba
}

/// The fraction of pixels with a channel that differs by more than `most`, of 255.
fn changed_fraction(one: &[u8], other: &[u8], most: u8) -> f64 {
    let differ = |(one, other): (&[u8], &[u8])| one.iter().zip(other).any(|(one, other)| one.abs_diff(*other) > most);
    let pixels = one.chunks_exact(4).zip(other.chunks_exact(4));
    pixels.filter(|pair| differ(*pair)).count() as f64 / (SIZE.0 * SIZE.1) as f64
}

#[test]
fn each_slider_changes_a_tenth_of_the_pixels_of_both_matrices() {
    // From about a third to two thirds of each slider, on logarithmic scales.
    let plain = Params::default();
    let moves = [
        [Params { d_model: 20, ..plain.clone() }, Params { d_model: 306, ..plain.clone() }],
        [Params { base: 500.0, ..plain.clone() }, Params { base: 870_000.0, ..plain.clone() }],
        [Params { n_pos: 64, ..plain.clone() }, Params { n_pos: 9400, ..plain }],
    ];
    for id in ["heatmap", "distance-matrix"] {
        for theme in [Theme::LIGHT, Theme::DARK] {
            for [from, to] in &moves {
                // A difference of three in a channel is visible side by side.
                let moved = changed_fraction(&image(id, from, &theme), &image(id, to, &theme), 3);
                assert!(moved > 0.1, "{id}: {moved} from {from:?} to {to:?}");
            }
        }
    }
}

#[test]
fn slow_pairs_do_not_leave_two_fifths_of_the_map_blank() {
    for theme in [Theme::LIGHT, Theme::DARK] {
        let drawn = image("heatmap", &Params::default(), &theme);
        // The last row, the cosine of pair 63, has a single color: the pair turns by only a third of a degree.
        let last_row = &drawn[drawn.len() - 4 * SIZE.0..];
        let background = last_row[..4].repeat(SIZE.0 * SIZE.1);
        let blank = 1.0 - changed_fraction(&drawn, &background, 3);
        assert!(blank < 0.4, "{blank} of the picture is blank");
    }
}
