//! Snapshot tests: compares every figure with its picture in the repository, to detect a wrong color, a swapped axis or
//! a misplaced line. After an intended change, `PHASOR_PICTURES=write cargo test --package phasor-figures pictures`
//! updates them; review the changes before you commit them.
//!
//! A picture is the exported SVG, rendered by `resvg` with one fixed font on every machine.

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::{env, fs};

use phasor_figures::catalog::{ALL, Figure, Searches, by_id};
use phasor_figures::export::Snapshot;
use phasor_figures::export::picture::PictureOptions;
use phasor_figures::export::svg::svg;
use phasor_figures::params::Params;
use phasor_figures::scene::{ColorMap, Ink, Mark, Panel, Scene};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The width of pictures, in pixels.
const WIDTH: u32 = 480;

/// The tolerance for a channel of a pixel, of 255. Coordinates are rounded to eighths of a pixel of the sheet
/// (`PIXEL`), and the sine of another machine may round to the neighbouring one: that changes a pixel at an edge by an
/// eighth.
const CHANNEL_TOLERANCE: u8 = 32;

/// The fraction of pixels that may exceed this tolerance. Marks snapped to whole pixels, such as ticks, move by a whole
/// pixel if their coordinate rounds the other way: that is a dozen of some 150 000 pixels. A missing or moved curve is
/// hundreds.
const MAX_FRACTION: f64 = 2e-4;

/// The folder of the pictures.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/pictures");

fn picture_path(id: &str) -> PathBuf {
    Path::new(FOLDER).join(id).with_extension("png")
}

/// The path to which a differing picture is written.
fn output_path(id: &str, what: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{id}-{what}.png"))
}

static OPTIONS: LazyLock<Options> = LazyLock::new(|| {
    let mut options = Options::default();
    let fonts = Arc::make_mut(&mut options.fontdb);
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    options
});

/// Renders a figure with the defaults, after a change to its scene.
fn render(figure: &'static Figure, change: impl FnOnce(&mut Scene)) -> Pixmap {
    let params = Params::default();
    let mut scene = figure.drawing().scene(&params, &mut Searches::default());
    change(&mut scene);
    let snapshot = Snapshot { figure, params: &params, scene: &scene, link: "#", compared: None };
    let svg = svg(&snapshot, &PictureOptions::of(&snapshot)).expect("an SVG");
    let tree = Tree::from_str(&svg, &OPTIONS).expect("a valid SVG");
    let size = tree.size().to_int_size().scale_to_width(WIDTH).expect("a size");
    let scale = WIDTH as f32 / tree.size().width();
    let mut picture = Pixmap::new(size.width(), size.height()).expect("a size");
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut picture.as_mut());
    picture
}

/// The maximum difference of the channels of each pixel.
fn differences(one: &Pixmap, other: &Pixmap) -> Vec<u8> {
    let furthest = |(one, other): (&[u8; 4], &[u8; 4])| one.iter().zip(other).map(|(a, b)| a.abs_diff(*b)).max();
    one.data().as_chunks::<4>().0.iter().zip(other.data().as_chunks::<4>().0).filter_map(furthest).collect()
}

/// The fraction of differing pixels; 1 for pictures of different sizes.
fn differing_fraction(one: &Pixmap, other: &Pixmap) -> f64 {
    if (one.width(), one.height()) != (other.width(), other.height()) {
        return 1.0;
    }
    let differences = differences(one, other);
    differences.iter().filter(|difference| **difference > CHANNEL_TOLERANCE).count() as f64 / differences.len() as f64
}

/// The stored picture in pale colors, with differences in red.
fn highlight_differences(stored: &Pixmap, now: &Pixmap) -> Pixmap {
    let mut marked = stored.clone();
    for (pixel, difference) in marked.data_mut().as_chunks_mut::<4>().0.iter_mut().zip(differences(stored, now)) {
        let [red, green, blue, _] = *pixel;
        let pale = |channel: u8| 192 + channel / 4;
        *pixel =
            if difference > CHANNEL_TOLERANCE { [255, 0, 0, 255] } else { [pale(red), pale(green), pale(blue), 255] };
    }
    marked
}

#[test]
fn every_figure_matches_its_picture() {
    let mut failures = Vec::new();
    for figure in ALL {
        let (id, now) = (figure.id, render(figure, |_| {}));
        if env::var_os("PHASOR_PICTURES").is_some_and(|word| word == "write") {
            fs::write(picture_path(id), png(&now)).expect("room");
            continue;
        }
        let stored = Pixmap::load_png(picture_path(id))
            .unwrap_or_else(|error| panic!("{}: {error}", picture_path(id).display()));
        let part = differing_fraction(&stored, &now);
        if part > MAX_FRACTION {
            let files = [("now", &now), ("off", &highlight_differences(&stored, &now))].map(|(what, picture)| {
                fs::write(output_path(id, what), png(picture)).expect("room");
                output_path(id, what).display().to_string()
            });
            failures.push(format!("{id}: {:.2} % of the pixels: {}", 100.0 * part, files.join(" ")));
        }
    }
    let files = fs::read_dir(FOLDER).expect("pictures").count();
    assert_eq!(files, ALL.len(), "there must be one picture per figure");
    assert!(failures.is_empty(), "figures differ from tests/pictures:\n{}", failures.join("\n"));
}

/// Encodes a small opaque PNG: the repository stores every version of the pictures.
fn png(picture: &Pixmap) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let rgb: Vec<u8> = picture.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    encoder.write_header().and_then(|mut writer| writer.write_image_data(&rgb)).expect("a PNG");
    file
}

/// Two pixels as a fraction of the length of a plot, which is about 400 pixels.
const TWO_PIXELS: f64 = 2.0 / 400.0;

/// The faults that the snapshots must detect. Tested with five figures, since rendering takes a tenth of a second.
#[test]
fn wrong_colors_swapped_axes_and_a_shift_by_two_pixels_are_detected() {
    type Fault = fn(&mut Panel);
    let faults: [(&str, Fault); 4] = [
        ("x is shifted", |panel| panel.x.domain = [0.0, 1.0].map(|end| panel.x.invert(end + TWO_PIXELS))),
        ("y is shifted", |panel| panel.y.domain = [0.0, 1.0].map(|end| panel.y.invert(end + TWO_PIXELS))),
        ("axes are swapped", |panel| std::mem::swap(&mut panel.x, &mut panel.y)),
        ("colours are others", |panel| panel.marks.iter_mut().for_each(recolor)),
    ];
    for id in ["heatmap", "sinusoids", "distance-matrix", "wavelengths", "compare"] {
        let figure = by_id(id).expect("a figure");
        let correct = render(figure, |_| {});
        for (what, fault) in faults {
            let part = differing_fraction(&correct, &render(figure, |scene| fault(&mut scene.panels[0])));
            println!("{id}: {what}: {:.2} %", 100.0 * part);
            assert!(part > 2.0 * MAX_FRACTION, "{id}: {what}");
        }
    }
}

/// Changes the color map of an image, or the color of lines or dots.
fn recolor(mark: &mut Mark) {
    match mark {
        Mark::Raster(image) if image.map == ColorMap::Diverging => image.map = ColorMap::Grey,
        Mark::Raster(image) => image.map = ColorMap::Diverging,
        Mark::Line { pen, .. } | Mark::Curve { pen, .. } | Mark::Rule { pen, .. } => pen.ink = Ink::Strong,
        Mark::Dots { ink, .. } | Mark::Area { ink, .. } | Mark::Bars { ink, .. } | Mark::Label { ink, .. } => {
            *ink = Ink::Strong;
        }
        Mark::Of { mark, .. } => recolor(mark),
    }
}
