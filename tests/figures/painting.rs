//! Every figure painted at the sizes of the page, with the recorded positions of all strokes and texts.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use phasor_figures::catalog::{ALL, Figure, Searches, Width, by_id};
use phasor_figures::core::encoding::PairLayout;
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{CanvasSpec, Layout, Scratch, paint, paint_cursor};
use phasor_figures::params::{Cells, Dims, Orientation, Params, WordOrder};
use phasor_figures::scene::{Panel, Scene, Ticks};

use crate::support::recorder::{Call, Extent, Kind, Recorder};

/// A plot in a wide viewport, on a phone, and in a row of its own.
const SIZES: [[f64; 2]; 3] = [[460.0, 350.0], [360.0, 290.0], [960.0, 260.0]];
/// A figure of several panels has a height for each number of columns, in `style/plot.css`.
const WIDE_SIZES: [[f64; 2]; 3] = [[1040.0, 256.0], [960.0, 480.0], [360.0, 896.0]];
/// On a slide, where type is larger: the viewport less two lines, or less a column beside a square.
const SLIDE_SIZES: [[f64; 2]; 2] = [[1040.0, 560.0], [960.0, 485.0]];
const SQUARE_SIZES: [[f64; 2]; 1] = [[672.0, 540.0]];
const RATIOS: [f64; 3] = [1.0, 1.5, 2.0];
/// The type scales of the page and of slides.
const TYPE_SCALES: [f64; 2] = [1.0, 1.2];

/// Estimated boxes are generous. Lines are 1 high, but letters fill only about 0.9 (from the top of a `d` to the bottom
/// of a `p`). Letters are 0.56 wide, but narrow ones take less.
const TEXT_BOX_SLACK: f64 = 0.1;

/// A figure painted once.
pub(super) struct Painting {
    pub(super) what: String,
    pub(super) spec: CanvasSpec,
    svg: String,
    pub(super) calls: Vec<Call>,
    static_part: (u64, Range<usize>),
    cursor: Vec<Call>,
    layout: Layout,
    /// The names of the vertical axes that the panels draw themselves.
    names: Vec<String>,
    /// The number of panels whose axes are drawn.
    with_axes: usize,
}

impl Painting {
    pub(super) fn new(figure: &Figure, (params, scene): (&Params, &Scene), spec: CanvasSpec, theme: &Theme) -> Self {
        let what = format!("{} at {params:?} on {spec:?}", figure.id);
        let (mut svg, mut over, mut scratch) = (String::new(), String::new(), Scratch::default());
        let mut recorder = Recorder::new(&mut svg, spec);
        let painted = paint(&mut recorder, scene, theme, spec, &mut scratch);
        let layout = painted.unwrap_or_else(|error| panic!("{what}: {error}"));
        let calls = std::mem::take(&mut recorder.calls);
        let static_part = recorder.static_part.clone();
        drop(recorder);
        let mut recorder = Recorder::new(&mut over, spec);
        let extra = figure.drawing().cursor(params);
        let overlay = (scene, &layout, extra.as_slice());
        let painted = paint_cursor(&mut recorder, overlay, params, theme, spec, &mut scratch);
        painted.unwrap_or_else(|error| panic!("{what}: {error}"));
        let cursor = std::mem::take(&mut recorder.calls);
        drop(recorder);
        assert_well_formed(&svg, &what);
        assert_well_formed(&over, &what);
        let shared = |index: usize| layout.panels[index].shared;
        let has_axes = |(index, panel): &(usize, &Panel)| !panel.is_bare() && !shared(*index).x && !shared(*index).y;
        // A panel that does not fit has no layout.
        let drawn = || scene.panels.iter().take(layout.panels.len()).enumerate();
        let with_axes = drawn().filter(has_axes).count();
        let has_own_axis =
            |(index, panel): &(usize, &Panel)| !shared(*index).y && !matches!(panel.y.ticks, Ticks::None);
        let names = drawn().filter(has_own_axis).map(|(_, panel)| panel.y.label.clone()).collect();
        Self { what, spec, svg, calls, static_part, cursor, layout, names, with_axes }
    }

    /// Each text, and a box that it certainly covers.
    pub(super) fn texts(&self) -> Vec<(&str, Extent)> {
        texts(&self.calls)
    }
}

fn texts(calls: &[Call]) -> Vec<(&str, Extent)> {
    let texts = calls.iter().filter_map(|call| match &call.kind {
        Kind::Text { text, .. } => Some((text.as_str(), call.extent.shrunk(TEXT_BOX_SLACK))),
        _ => None,
    });
    texts.collect()
}

/// Asserts that an SVG is complete, with matching tags and valid numbers.
fn assert_well_formed(svg: &str, what: &str) {
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{what}: no SVG");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{what}: not a number");
    for tag in ["svg", "text"] {
        let (opened, closed) = (svg.matches(&format!("<{tag} ")).count(), svg.matches(&format!("</{tag}>")).count());
        assert_eq!(opened, closed, "{what}: <{tag}>");
    }
}

/// The defaults, settings with long numbers or few lines, and the book's settings.
fn settings(figure: &Figure) -> Vec<Params> {
    let plain = Params::default();
    let mut all = vec![
        plain.clone(),
        Params { d_model: 2, n_pos: 1, ..plain.clone() },
        Params { d_model: 4, n_pos: 2, pair: 1, k: 1, pos: 1, orientation: Orientation::Down, ..plain.clone() },
        Params { d_model: 512, n_pos: 1000, k: 999, pair: 255, orientation: Orientation::Down, ..plain.clone() },
        Params { d_model: 512, n_pos: 60_000, k: 12_345, pair: 20, ..plain.clone() },
        Params {
            d_model: 16_384,
            n_pos: 1_048_576,
            base: 1e9,
            k: 1_048_575,
            pos: 1_048_575,
            pair: 8191,
            ..plain.clone()
        },
        Params { cells: Cells::Value, dims: Dims::All, order: WordOrder::Shuffled, ..plain.clone() },
        Params {
            d_model: 512,
            n_pos: 60_000,
            cells: Cells::Value,
            orientation: Orientation::Down,
            layout: PairLayout::Split,
            order: WordOrder::Reversed,
            ..plain.clone()
        },
        Params { d_model: 64, n_pos: 200, base: 1.000_001, ..plain.clone() },
        Params { d_model: 64, n_pos: 7, base: 123_456.789, ..plain.clone() },
    ];
    if let Some(book) = figure.book {
        let mut of_book = plain;
        book.set(&mut of_book);
        all.push(of_book);
    }
    all.iter().map(Params::clamped).collect()
}

/// Every size at both type scales, at this device pixel ratio.
fn specs(figure: &Figure, ratio: f64) -> Vec<CanvasSpec> {
    let sizes = |type_scale| match figure.width {
        Width::Square if type_scale > 1.0 => SQUARE_SIZES.as_slice(),
        _ if type_scale > 1.0 => &SLIDE_SIZES,
        Width::Panels => &WIDE_SIZES,
        Width::Column | Width::Square | Width::Row => &SIZES,
    };
    let spec = |type_scale, size| CanvasSpec { ratio, type_scale, is_slide: type_scale > 1.0, ..CanvasSpec::of(size) };
    TYPE_SCALES.into_iter().flat_map(|scale| sizes(scale).iter().map(move |size| spec(scale, *size))).collect()
}

/// Every figure at every size, ratio and type scale with the defaults, and at a ratio of 1 with all settings. Painted
/// once for all tests.
fn paintings() -> &'static [Painting] {
    static PAINTINGS: OnceLock<Vec<Painting>> = OnceLock::new();
    PAINTINGS.get_or_init(|| {
        let mut paintings = Vec::new();
        for figure in ALL {
            for (index, params) in settings(figure).iter().enumerate() {
                let scene = figure.drawing().scene(params, &mut Searches::default());
                let ratios = if index == 0 { RATIOS.as_slice() } else { &RATIOS[..1] };
                for spec in ratios.iter().flat_map(|&ratio| specs(figure, ratio)) {
                    paintings.push(Painting::new(figure, (params, &scene), spec, &Theme::LIGHT));
                }
            }
        }
        paintings
    })
}

/// Fails if there are findings, and lists them.
pub(super) fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} in all:\n{}", found.len(), found.join("\n"));
}

/// A canvas caches axes and legends between redraws while their cache key is the same.
#[test]
fn the_static_layer_is_the_same_for_the_same_cache_key() {
    let mut by_key: BTreeMap<u64, &Painting> = BTreeMap::new();
    let mut repeats = 0;
    for painting in paintings() {
        let (key, calls) = &painting.static_part;
        assert!(!calls.is_empty() || painting.with_axes == 0, "{}: axes", painting.what);
        if let Some(first) = by_key.get(key) {
            assert!(
                first.calls[first.static_part.1.clone()] == painting.calls[calls.clone()],
                "{} and {} have the same key",
                first.what,
                painting.what
            );
            repeats += 1;
        }
        by_key.insert(*key, painting);
    }
    assert!(repeats > 20 && by_key.len() > 100, "{repeats} of {} again", by_key.len());
}

#[test]
fn the_dark_theme_changes_only_colors() {
    for figure in ALL {
        let params = Params::default();
        let scene = figure.drawing().scene(&params, &mut Searches::default());
        for spec in specs(figure, 2.0) {
            let painted = |theme| Painting::new(figure, (&params, &scene), spec, theme);
            let [light, dark] = [&Theme::LIGHT, &Theme::DARK].map(painted);
            assert_eq!(light.layout, dark.layout, "{}", light.what);
            assert_eq!((&light.calls, &light.cursor), (&dark.calls, &dark.cursor), "{}", light.what);
            assert_ne!(light.svg, dark.svg, "{}: both themes have the same colors", light.what);
        }
    }
}

#[test]
fn the_row_of_the_cursor_and_the_cell_of_both_positions_are_marked() {
    let figure = by_id("distance-matrix").expect("a figure");
    for (pos, k) in [(2, 5), (10, 0), (48, 30)] {
        let params = Params { pos, k, ..Params::default() };
        let scene = figure.drawing().scene(&params, &mut Searches::default());
        let painting = Painting::new(figure, (&params, &scene), specs(figure, 1.0)[0], &Theme::LIGHT);
        let (panel, place) = (&scene.panels[0], &painting.layout.panels[0]);
        let [x, y] = place.project(panel, [f64::from(pos + k), f64::from(pos)]);
        let within = |call: &&Call| call.extent.0[0] >= place.outer.x && call.extent.0[2] <= place.plot.right() + 12.0;
        let extents: Vec<[f64; 4]> = painting.cursor.iter().filter(within).map(|call| call.extent.0).collect();
        // The line and its casing. They are snapped to whole pixels, by at most half a pixel.
        let (rows, ring): (Vec<[f64; 4]>, Vec<_>) = extents.into_iter().partition(|[x0, _, x1, _]| x1 - x0 > 100.0);
        assert_eq!(rows.len(), 2, "{rows:?}");
        assert!(rows.iter().all(|[_, y0, _, y1]| (y0.midpoint(*y1) - y).abs() <= 1.0), "{rows:?}");
        if pos + k > 49 {
            assert!(ring.is_empty(), "{ring:?}");
            continue;
        }
        // Four sides, each with a casing; together they are a square around the cell.
        assert_eq!(ring.len(), 8, "{ring:?}");
        let end =
            |index: usize, end: fn(f64, f64) -> f64| ring.iter().map(|side| side[index]).reduce(end).unwrap_or(0.0);
        let [left, top, right, bottom] = [end(0, f64::min), end(1, f64::min), end(2, f64::max), end(3, f64::max)];
        assert!((left.midpoint(right) - x).abs() <= 1.0 && (top.midpoint(bottom) - y).abs() <= 1.0, "{ring:?}");
        assert!((right - left - (bottom - top)).abs() <= 1.0 && right - left < 20.0, "{ring:?}");
    }
}

#[test]
fn everything_drawn_stays_on_the_canvas() {
    let mut found = Vec::new();
    for painting in paintings() {
        for call in painting.calls.iter().chain(&painting.cursor) {
            // Half of the stroke width is outside the path.
            let slack = match call.kind {
                Kind::Path { width, .. } => width,
                _ => 0.0,
            };
            let is_text = matches!(call.kind, Kind::Text { .. });
            if !is_text && !call.extent.within(painting.spec, slack) {
                found.push(format!("{}: {call:?}", painting.what));
            }
        }
    }
    assert_none(&found);
}

#[test]
fn no_text_is_cut_off_by_the_edge() {
    let mut found = Vec::new();
    for painting in paintings() {
        for (text, extent) in painting.texts() {
            if !extent.within(painting.spec, 0.0) {
                found.push(format!("{}: “{text}” {extent:?}", painting.what));
            }
        }
    }
    assert_none(&found);
}

/// Text that does not fit is scaled down; on the page never below this size, in CSS pixels.
const MIN_TEXT_SIZE: f64 = 9.0;

#[test]
fn no_text_is_too_small_to_read() {
    let mut found = Vec::new();
    for painting in paintings() {
        for call in &painting.calls {
            if let Kind::Text { text, size, .. } = &call.kind
                && *size < MIN_TEXT_SIZE
            {
                found.push(format!("{}: “{text}” is {size} high", painting.what));
            }
        }
    }
    assert_none(&found);
}

/// Pairs of texts that overlap.
pub(super) fn overlapping(painting: &Painting) -> Vec<String> {
    let pairs = overlapping_texts(&painting.calls);
    pairs.map(|[text, other]| format!("{}: “{text}” and “{other}”", painting.what)).collect()
}

/// As [`overlapping`], among the calls of a picture.
pub(super) fn overlapping_texts(calls: &[Call]) -> impl Iterator<Item = [&str; 2]> {
    let texts = texts(calls);
    let pairs = (0..texts.len()).flat_map(move |later| (0..later).map(move |earlier| [earlier, later]));
    pairs.filter_map(move |pair| {
        let [(text, extent), (other, over)] = pair.map(|index| texts[index]);
        extent.overlaps(&over).then_some([text, other])
    })
}

#[test]
fn texts_do_not_overlap() {
    assert_none(&paintings().iter().flat_map(overlapping).collect::<Vec<_>>());
}

/// Other languages have longer words than English: the distance is “հեռավորություն” in Armenian.
#[test]
fn a_long_label_of_a_colour_bar_stays_within_its_panel() {
    let figure = by_id("distance-matrix").expect("a figure");
    let params = Params::default();
    let mut scene = figure.drawing().scene(&params, &mut Searches::default());
    scene.panels[0].color_bar.as_mut().expect("a colour bar").label = "distances of rows".into();
    let spec = CanvasSpec { width: 352.0, height: 266.0, ..specs(figure, 1.0)[0] };
    assert_none(&overlapping(&Painting::new(figure, (&params, &scene), spec, &Theme::LIGHT)));
}

#[test]
fn every_panel_has_a_plot_and_is_on_the_canvas() {
    for Painting { what, spec, layout, .. } in paintings() {
        for place in &layout.panels {
            for rect in [place.plot, place.outer] {
                let extent = Extent([rect.x, rect.y, rect.right(), rect.bottom()]);
                // Plots are snapped to whole device pixels, by at most half a pixel.
                assert!(extent.within(*spec, 0.5 / spec.ratio), "{what}: {rect:?}");
            }
            assert!(place.plot.width >= 16.0 && place.plot.height >= 16.0, "{what}: {:?}", place.plot);
        }
    }
}

#[test]
fn an_image_has_four_bytes_per_pixel() {
    for painting in paintings() {
        for call in &painting.calls {
            if let Kind::Image { columns, rows, bytes } = call.kind {
                assert_eq!(bytes, 4 * columns as usize * rows as usize, "{}", painting.what);
            }
        }
    }
}

#[test]
fn every_axis_has_a_label_and_tick_labels() {
    for painting in paintings() {
        let texts = painting.texts();
        for name in &painting.names {
            let is_there = texts.iter().any(|(text, _)| text == name);
            assert!(is_there, "{}: missing name “{name}” of a vertical axis", painting.what);
        }
        assert!(texts.len() >= 4 * painting.with_axes, "{}: {texts:?}", painting.what);
    }
}
