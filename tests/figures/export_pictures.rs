//! Exported figures: SVG that other programs can read, and PNG made by a browser, with text chunks.

use phasor_figures::catalog::{self, ALL, Width};
use phasor_figures::export::Snapshot;
use phasor_figures::export::picture::{PictureOptions, picture};
use phasor_figures::export::png::{PngError, with_text_metadata};
use phasor_figures::export::svg::svg;
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{PIXEL, Scratch};
use phasor_figures::params::Params;
use phasor_figures::scene::{Mark, Scene};
use roxmltree::{Document, Node};

use crate::support::recorder::{Kind, Recorder};
use crate::support::snapshot::{LINK, compared, each, with};

fn themes() -> [Theme; 3] {
    [Theme::LIGHT, Theme::DARK, Theme::DARK.on_transparent()]
}

fn elements<'a>(document: &'a Document, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", name))).collect()
}

fn text<'a>(document: &'a Document, name: &str) -> &'a str {
    let node = document.descendants().find(|node| node.tag_name().name() == name);
    node.unwrap_or_else(|| panic!("no {name}")).text().unwrap_or_default()
}

/// Removes control characters, which XML does not allow.
fn without_controls(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

/// The number of images of a scene, including color bars.
fn images(scene: &Scene) -> usize {
    let is_image = |mark: &&Mark| matches!(mark.plain(), Mark::Raster(_));
    let own = scene.panels.iter().flat_map(|panel| &panel.marks).filter(is_image).count();
    own + scene.panels.iter().filter(|panel| panel.color_bar.is_some()).count()
}

/// The decoded size and pixels (RGB or RGBA) of a PNG.
fn decode(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("pixels");
    (info.width, info.height, pixels)
}

#[test]
fn every_figure_has_an_svg_with_title_and_parameters() {
    each(|snapshot, what| {
        for theme in themes() {
            let picture_options = PictureOptions { theme, cursor: false, ..PictureOptions::of(snapshot) };
            let svg = svg(snapshot, &picture_options).unwrap_or_else(|error| panic!("{what}: {error}"));
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(text(&document, "title"), snapshot.title(), "{what}");
            assert_eq!(text(&document, "desc"), without_controls(&snapshot.scene.alt), "{what}");
            assert_eq!(text(&document, "source"), LINK, "{what}");
            assert_eq!(text(&document, "subject"), snapshot.parameters(), "{what}");
            let root = document.root_element();
            assert_eq!(root.attribute("width"), Some(&*picture_options.width.to_string()), "{what}");
            let has_background =
                elements(&document, "rect").iter().any(|rect| rect.attribute("width") == Some(&view_box(&root)[2]));
            assert_eq!(has_background, !picture_options.theme.is_transparent(), "{what}: paper");
            assert_eq!(elements(&document, "image").len(), images(snapshot.scene), "{what}");
            let shapes = ["path", "line", "rect", "polyline", "polygon", "circle", "image"];
            let shapes: usize = shapes.iter().map(|name| elements(&document, name).len()).sum();
            // The smallest encoding has few marks.
            let is_usual = *snapshot.params == Params::default();
            assert!(!is_usual || shapes > 3 && elements(&document, "text").len() > 5, "{what}: {shapes} shapes");
            assert_numbers(&document, what);
            assert_written(&document, snapshot, what);
        }
    });
}

#[test]
fn a_sheet_shows_both_sets_and_names_them() {
    let [a, b] = [Params { base: 500_000.0, ..Params::default() }, Params { d_model: 32, ..Params::default() }];
    let [a, b] = [a, b].map(|params| params.clamped());
    for figure in ALL {
        compared(figure, [&a, &b], |snapshot| {
            let what = figure.id;
            let svg = svg(snapshot, &PictureOptions::of(snapshot)).unwrap_or_else(|error| panic!("{what}: {error}"));
            let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(text(&document, "subject"), snapshot.parameters(), "{what}");
            assert_eq!(text(&document, "desc"), without_controls(&snapshot.alt()), "{what}");
            assert_numbers(&document, what);
            // Every clip rectangle has one id, and is used.
            let names: Vec<_> =
                elements(&document, "clipPath").iter().filter_map(|clip| clip.attribute("id")).collect();
            let groups = elements(&document, "g");
            let used: Vec<_> = groups.iter().filter_map(|group| group.attribute("clip-path")).collect();
            assert_eq!(names.iter().map(|name| format!("url(#{name})")).collect::<Vec<_>>(), used, "{what}");
        });
    }
    let figure = catalog::by_id("wavelengths").expect("a figure");
    compared(figure, [&a, &b], |snapshot| {
        let parameters = snapshot.parameters();
        assert!(parameters.contains("d_model = 128 in A and 32 in B"), "{parameters}");
        assert!(parameters.contains("base = 500000 in A and 10000 in B"), "{parameters}");
        assert!(parameters.contains("n_pos = 50,") || parameters.ends_with("n_pos = 50"), "{parameters}");
    });
}

#[test]
fn marks_beyond_a_frozen_axis_are_clipped_in_exports_too() {
    let figure = catalog::by_id("similarity").expect("a figure");
    // Dot products go up to d_model/2.
    let [before, now] = [128, 512].map(|d_model| Params { d_model, ..Params::default() });
    let scene = |params: &Params| figure.drawing().scene(params, &mut catalog::Searches::default());
    let mut frozen = scene(&now);
    frozen.freeze_axes(&scene(&before));
    let snapshot = Snapshot { figure, params: &now, scene: &frozen, link: LINK, compared: None };
    let svg = svg(&snapshot, &PictureOptions::of(&snapshot)).expect("an SVG");
    let document = Document::parse(&svg).expect("XML");
    let groups = elements(&document, "g");
    assert!(groups.iter().any(|group| group.has_attribute("clip-path") && group.descendants().count() > 5), "{svg}");
}

fn view_box(root: &Node) -> [String; 4] {
    let words: Vec<String> = root.attribute("viewBox").expect("a view box").split(' ').map(String::from).collect();
    words.try_into().expect("four numbers")
}

/// Asserts that every length is a number and every path has points.
fn assert_numbers(document: &Document, what: &str) {
    for node in document.descendants().filter(Node::is_element) {
        for name in ["x", "y", "width", "height", "cx", "cy", "r", "stroke-width", "font-size", "fill-opacity"] {
            let Some(value) = node.attribute(name) else { continue };
            assert!(value.parse().is_ok_and(f64::is_finite), "{what}: {name}=\"{value}\"");
        }
        let Some(points) = node.attribute("points") else { continue };
        for point in points.split(' ') {
            let is_point = point.split(',').all(|part| part.parse::<i32>().is_ok()) && point.matches(',').count() == 1;
            assert!(is_point, "{what}: the point “{point}”");
        }
    }
}

/// Asserts that title, parameters and link are on the sheet, with a font family.
fn assert_written(document: &Document, snapshot: &Snapshot<'_>, what: &str) {
    let texts = elements(document, "text");
    assert!(texts.iter().all(|text| text.attribute("font-family").is_some_and(|font| font.contains("sans-serif"))));
    let all: String =
        texts.iter().filter_map(Node::text).flat_map(str::chars).filter(|letter| *letter != ' ').collect();
    for words in [snapshot.title(), &snapshot.parameters(), snapshot.link] {
        // Texts may be wrapped.
        let words: String = words.chars().filter(|letter| *letter != ' ').collect();
        assert!(all.contains(&words), "{what}: “{words}” in “{all}”");
    }
}

/// An image has at most the resolution of the sheet's ratio, and is opaque even without a background.
#[test]
fn images_are_valid_pngs() {
    for id in ["heatmap", "gallery", "distance-matrix", "binary"] {
        let figure = catalog::by_id(id).expect("a figure");
        for ratio in [1.0, 2.0, 4.0] {
            with(figure, &Params::default(), |snapshot| {
                let theme = Theme::LIGHT.on_transparent();
                let svg =
                    svg(snapshot, &PictureOptions { ratio, theme, ..PictureOptions::of(snapshot) }).expect("an SVG");
                let document = Document::parse(&svg).expect("XML");
                for image in elements(&document, "image") {
                    let data = image.attribute(("http://www.w3.org/1999/xlink", "href")).expect("data");
                    let data = data.strip_prefix("data:image/png;base64,").expect("a PNG");
                    let (width, height, pixels) = decode(&decode_base64(data));
                    let size = ["width", "height"].map(|name| image.attribute(name).and_then(|size| size.parse().ok()));
                    let [across, down] = size.map(|length: Option<u32>| length.expect("a length") / PIXEL as u32);
                    // Columns of a cell are written once.
                    assert!(width <= across && height == down, "{id}: {width} × {height} for {across} × {down}");
                    assert_eq!(pixels.len(), 3 * (width * height) as usize, "{id}: no alpha");
                }
            });
        }
    }
}

/// Decodes base64 (RFC 4648, section 4).
fn decode_base64(data: &str) -> Vec<u8> {
    use base64::Engine;
    base64::engine::general_purpose::STANDARD.decode(data).expect("base 64")
}

#[test]
fn dashes_are_exported_and_coordinates_scale_with_the_ratio() {
    let figure = catalog::by_id("distance-offset").expect("a figure");
    with(figure, &Params::default(), |snapshot| {
        let drawn = |ratio| svg(snapshot, &PictureOptions { ratio, ..PictureOptions::of(snapshot) }).expect("an SVG");
        let [one, four] = [1.0, 4.0].map(drawn);
        let [one, four] = [&one, &four].map(|svg| Document::parse(svg).expect("XML"));
        let dashed = |document: &Document| {
            let lines = elements(document, "polyline");
            lines.iter().filter(|line| line.has_attribute("stroke-dasharray")).count()
        };
        assert!(dashed(&one) >= 3, "the slope, the bound and the level");
        assert_eq!(dashed(&one), dashed(&four));
        let widths =
            [&one, &four].map(|document| view_box(&document.root_element())[2].parse::<u32>().expect("a number"));
        assert_eq!(4 * widths[0], widths[1]);
        let first = |document: &Document| elements(document, "text")[0].attribute("x").map(str::to_owned);
        let first = [&one, &four].map(|document| first(document).and_then(|x| x.parse::<u32>().ok()).expect("a place"));
        assert_eq!(4 * first[0], first[1]);
    });
}

/// Sheet sizes, each with its type scale.
const SIZES: [([f64; 2], f64); 2] = [([640.0, 480.0], 1.0), ([1600.0, 900.0], 1.7)];
/// A narrow sheet. Several panels are stacked there, as on a phone, and need more height.
const NARROW: [f64; 2] = [400.0, 400.0];
const NARROW_PANELS: [f64; 2] = [400.0, 1100.0];

/// The allowance for the generous estimates of text boxes, as in `painting.rs`.
const TEXT_BOX_SLACK: f64 = 0.1;

#[test]
fn texts_do_not_overlap_and_are_within_every_sheet() {
    let mut found = Vec::new();
    for figure in ALL {
        with(figure, &Params::default(), |snapshot| {
            let usual = PictureOptions::of(snapshot);
            let narrow = if figure.width == Width::Panels { NARROW_PANELS } else { NARROW };
            let sizes = SIZES.into_iter().chain([narrow, [usual.width, usual.height]].map(|size| (size, 1.0)));
            for ([width, height], type_scale) in sizes {
                let picture_options = PictureOptions { width, height, type_scale, cursor: false, ..usual.clone() };
                let mut out = String::new();
                let mut recorder = Recorder::new(&mut out, picture_options.canvas_spec());
                picture(&mut recorder, snapshot, &picture_options, &mut Scratch::default()).expect("a picture");
                let texts = recorder.calls.iter().filter_map(|call| match &call.kind {
                    Kind::Text { text, .. } => Some((text.clone(), call.extent.shrunk(TEXT_BOX_SLACK))),
                    _ => None,
                });
                let texts: Vec<_> = texts.collect();
                for (index, (text, extent)) in texts.iter().enumerate() {
                    if !extent.within(picture_options.canvas_spec(), 0.0) {
                        found.push(format!("{} at {width}: “{text}” is beyond the edge", figure.id));
                    }
                    for (other, _) in texts[index + 1..].iter().filter(|(_, over)| extent.overlaps(over)) {
                        found.push(format!("{} at {width}: “{text}” and “{other}”", figure.id));
                    }
                }
            }
        });
    }
    assert!(found.is_empty(), "{} in all:\n{}", found.len(), found.join("\n"));
}

/// A PNG like one made by a browser: RGBA, in several data chunks.
fn browser_png() -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 37, 21);
    encoder.set_color(png::ColorType::Rgba);
    let pixels: Vec<u8> = (0..37 * 21 * 4_u32).map(|byte| (byte.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    encoder.write_header().expect("a header").write_image_data(&pixels).expect("pixels");
    file
}

#[test]
fn a_png_keeps_every_byte_and_gets_text_chunks_with_its_source() {
    let file = browser_png();
    for figure in ALL {
        with(figure, &Params::default(), |snapshot| {
            let with_text = with_text_metadata(&file, snapshot).expect("a PNG");
            assert_eq!(decode(&with_text), decode(&file));
            // The added chunks are consecutive.
            let same = file.iter().zip(&with_text).take_while(|(one, other)| one == other).count();
            assert!(
                with_text.ends_with(&file[33..]) && same >= 33,
                "the header chunk, with 13 bytes of data, ends at 33"
            );
            let reader = png::Decoder::new(std::io::Cursor::new(&with_text)).read_info().expect("a PNG");
            let words: Vec<(String, String)> = reader
                .info()
                .utf8_text
                .iter()
                .map(|chunk| (chunk.keyword.clone(), chunk.get_text().expect("words")))
                .collect();
            let parameters = snapshot.parameters();
            let expected = [
                ("Title", snapshot.title()),
                ("Description", &snapshot.scene.caption),
                ("Parameters", &parameters),
                ("URL", LINK),
                ("Software", phasor_figures::export::SOFTWARE),
            ];
            let expected = expected.map(|(keyword, words)| (keyword.to_owned(), words.to_owned()));
            assert_eq!(words, expected, "{}", figure.id);
            // The decoder verifies checksums: it rejects a modified chunk.
            let mut damaged = with_text.clone();
            damaged[33 + 8 + 2] ^= 1;
            let reader = png::Decoder::new(std::io::Cursor::new(&damaged)).read_info();
            assert!(reader.map_or(true, |reader| reader.info().utf8_text.len() < expected.len()));
        });
    }
}

#[test]
fn files_other_than_png_are_rejected() {
    let figure = catalog::by_id("heatmap").expect("a figure");
    with(figure, &Params::default(), |snapshot| {
        for bytes in [&b""[..], b"\x89PNG\r\n\x1a\n", b"GIF89a but long enough to hold a header of PNG"] {
            let error = with_text_metadata(bytes, snapshot).expect_err("no PNG");
            assert!(matches!(error, PngError::NotAPng) && error.to_string().contains("PNG"), "{error}");
        }
    });
}
