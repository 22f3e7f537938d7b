//! In every language, for the formula and a learned table, at the sizes of the page: no text collides with another one,
//! is cut off, or lies on a dot.
//!
//! A process loads the texts of one language, so the other languages are tested in processes of their own.

use std::env;
use std::path::Path;
use std::process::Command;

use phasor_figures::catalog::{self, ALL, Figure, Searches, Width};
use phasor_figures::paint::CanvasSpec;
use phasor_figures::paint::theme::Theme;
use phasor_figures::params::Params;
use phasor_figures::text;

use super::painting::{Painting, assert_none, overlapping};
use super::tables::minilm;
use crate::support::recorder::Kind;

/// The variable with the language of a process.
const LANGUAGE: &str = "PHASOR_TEXTS";

/// Plots of squares: on the board at 1280 × 720, 1280 × 800, 1920 × 1080, 768 × 1024 and 390 × 664, and in the lesson.
const SQUARES: [[f64; 2]; 6] =
    [[288.0, 314.0], [346.0, 372.0], [535.0, 563.0], [348.0, 348.0], [358.0, 356.0], [616.0, 408.0]];
/// The matrix at the same places.
const MATRICES: [[f64; 2]; 6] =
    [[506.0, 314.0], [390.0, 372.0], [589.0, 563.0], [348.0, 348.0], [358.0, 356.0], [616.0, 408.0]];
/// The map of distances at the same places.
const MAPS: [[f64; 2]; 6] =
    [[372.0, 314.0], [430.0, 372.0], [644.0, 563.0], [348.0, 348.0], [358.0, 356.0], [616.0, 408.0]];
/// Plots of wide figures at the same places: in strips, in two columns, on a phone, and in the lesson.
const STRIPS: [[f64; 2]; 6] =
    [[1232.0, 145.0], [1232.0, 167.0], [1852.0, 240.0], [348.0, 348.0], [358.0, 356.0], [616.0, 408.0]];
/// Plots of several panels in the lesson: in the text's column, across the page, and on a phone.
const PANELS: [[f64; 2]; 3] = [[616.0, 384.0], [1232.0, 480.0], [358.0, 900.0]];
/// On a slide of 960 × 540: alone, and as one of four.
const SQUARES_ON_SLIDE: [[f64; 2]; 2] = [[616.0, 492.0], [219.0, 250.0]];
const MATRIX_ON_SLIDE: [[f64; 2]; 2] = [[912.0, 374.0], [357.0, 250.0]];
const MAP_ON_SLIDE: [[f64; 2]; 2] = [[616.0, 492.0], [286.0, 250.0]];
const WIDE_ON_SLIDE: [[f64; 2]; 2] = [[912.0, 374.0], [912.0, 121.0]];
/// The type scale of a slide of this size.
const SLIDE_SCALE: f64 = 1.2;

pub(super) fn specs(figure: &Figure) -> Vec<CanvasSpec> {
    let (on_page, on_slide) = match figure.width {
        _ if figure.id == "heatmap" => (&MATRICES[..], MATRIX_ON_SLIDE),
        _ if figure.id == "distance-matrix" => (&MAPS[..], MAP_ON_SLIDE),
        Width::Square => (&SQUARES[..], SQUARES_ON_SLIDE),
        Width::Column | Width::Row => (&STRIPS[..], WIDE_ON_SLIDE),
        // The board shows panels in strips, too, but seven of them are not meant to be legible there.
        Width::Panels => (&PANELS[..], [WIDE_ON_SLIDE[0]; 2]),
    };
    let spec = |&[width, height]: &[f64; 2], is_slide| {
        let spec = CanvasSpec { is_slide, ..CanvasSpec::of([width, height]) };
        CanvasSpec { type_scale: if is_slide { SLIDE_SCALE } else { spec.growth() }, ..spec }
    };
    on_page.iter().map(|size| spec(size, false)).chain(on_slide.iter().map(|size| spec(size, true))).collect()
}

/// What is wrong with the texts of a painting.
fn faults(painting: &Painting) -> Vec<String> {
    let mut found = overlapping(painting);
    let dots = painting.calls.iter().filter(|call| matches!(call.kind, Kind::Circle)).map(|call| call.extent.centre());
    let dots: Vec<_> = dots.collect();
    for (text, extent) in painting.texts() {
        if !extent.within(painting.spec, 0.0) {
            found.push(format!("{}: “{text}” is cut off: {extent:?}", painting.what));
        }
        if let Some(dot) = dots.iter().find(|dot| extent.contains(**dot)) {
            found.push(format!("{}: “{text}” lies on the dot at {dot:?}", painting.what));
        }
    }
    found
}

/// Paints every figure in the loaded language.
fn assert_no_faults() {
    let tables = minilm();
    let mut found = Vec::new();
    for figure in ALL {
        let sources = [Some(Params::default().clamped()), figure.can_draw_tables().then(|| tables.clone())];
        for params in sources.into_iter().flatten() {
            let scene = figure.drawing().scene(&params, &mut Searches::default());
            for spec in specs(figure) {
                let painting = Painting::new(figure, (&params, &scene), spec, &Theme::LIGHT);
                found.extend(faults(&painting).iter().map(|fault| short(fault)));
            }
        }
    }
    assert_none(&found);
}

/// Without the list of all parameters.
fn short(fault: &str) -> String {
    let (figure, rest) = fault.split_once(" at Params").unwrap_or((fault, ""));
    let table = if rest.contains("table: Some") { ", table" } else { "" };
    format!("{figure}{table} on {}", rest.rsplit_once("} on CanvasSpec").map_or("", |(_, spec)| spec))
}

#[test]
fn in_english() {
    assert_no_faults();
}

#[test]
fn a_name_beside_its_line_is_not_in_the_legend_too() {
    let (figure, params) = (catalog::by_id("uniqueness").expect("a figure"), Params::default().clamped());
    let scene = figure.drawing().scene(&params, &mut Searches::default());
    let painting = Painting::new(figure, (&params, &scene), CanvasSpec::of(PANELS[1]), &Theme::LIGHT);
    for name in ["d 2", "d 4", "d 6", "d 8", "d 128"] {
        assert_eq!(painting.texts().iter().filter(|(text, _)| *text == name).count(), 1, "{name}");
    }
}

/// Run by [`in_other_languages`], once per language.
#[test]
#[ignore = "needs the variable with the language"]
fn in_the_language_of_the_process() {
    let code = env::var(LANGUAGE).expect("the code of a language");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(&code);
    let mut files: Vec<_> = folder.read_dir().expect("a language").map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    let source: String =
        files.iter().map(|path| std::fs::read_to_string(path).expect("readable texts") + "\n").collect();
    // An empty line ends the texts of each of the two languages.
    let compiled = |source: &str| text::compile::compile(source).expect("valid texts").trim_end().to_owned() + "\n\n";
    text::load(&code, compiled(&source) + &compiled(text::files::ENGLISH)).expect("texts");
    assert_eq!(text::lang(), code);
    assert_no_faults();
}

#[test]
fn in_other_languages() {
    let program = env::current_exe().expect("the path of this program");
    let tests = ["he", "hy", "ja", "zh"].map(|code| {
        let mut command = Command::new(&program);
        command.args(["--exact", "collisions::in_the_language_of_the_process", "--ignored"]).env(LANGUAGE, code);
        (code, command.output().expect("the tests of a language"))
    });
    let failed = tests.iter().filter(|(_, output)| !output.status.success());
    let reports: Vec<_> =
        failed.map(|(code, output)| format!("{code}: {}", String::from_utf8_lossy(&output.stdout))).collect();
    assert_none(&reports);
}
