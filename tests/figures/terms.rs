//! Formula terms: each belongs to marks of its figure, and its value at the cursor equals that of the core.

use std::f64::consts::TAU;

use phasor_figures::catalog::{ALL, Figure, Searches, by_id};
use phasor_figures::core::decay::{Theta, limit};
use phasor_figures::core::{distance, reference};
use phasor_figures::paint::theme::{PaintStyle, Theme};
use phasor_figures::paint::{CanvasSpec, Scratch, paint, paint_cursor};
use phasor_figures::params::Params;
use phasor_figures::scene::{Mark, Scene};

use crate::support::recorder::{Kind, Recorder};
use crate::support::terms::{settings, terms};

fn scene(figure: &Figure, params: &Params) -> Scene {
    figure.drawing().scene(params, &mut Searches::default())
}

#[test]
fn marks_of_terms_are_not_nested() {
    for figure in ALL {
        let scene = scene(figure, &Params::default());
        let marks = scene.panels.iter().flat_map(|panel| &panel.marks);
        assert!(marks.map(Mark::plain).all(|mark| mark.term().is_none()), "{}", figure.id);
    }
}

/// The values of a term.
fn values(id: &str, params: &Params, term: &str) -> Vec<f64> {
    let figure = by_id(id).expect(id);
    let all = figure.drawing().values(params).into_iter();
    all.filter(|(name, _)| *name == term).map(|(_, value)| value).collect()
}

#[test]
fn values_equal_those_of_the_core() {
    for params in settings() {
        let (freqs, [pos, k]) = (params.freqs(), [params.pos, params.k].map(f64::from));
        let freq = freqs[params.pair as usize];
        let distance = reference_distance(&freqs, pos, pos + k);
        let dot = reference::dot(&freqs, pos, pos + k);
        let pair_count = freqs.len() as f64;
        let slope = freqs.iter().map(|freq| freq * freq).sum::<f64>().sqrt();
        let (sin, cos) = (pos * freq).sin_cos();
        let next = freqs.get(params.pair as usize + 1).map(|next| freq / next);
        let octave = (params.pair < params.pairs().min(10)).then(|| 2_f64.powi(params.pair as i32 + 1));
        let ([trained, interpolated, yarn, ntk], [score, fading]) = (scaled_frequencies(&params), xpos_values(&params));
        let expected: [(&str, &str, &[f64]); 43] = [
            ("components", "sin", &[sin]),
            ("components", "cos", &[cos]),
            ("trajectory", "point", &[sin, cos]),
            ("sinusoids", "wave", &[sin]),
            ("gallery", "angle", &[(pos * freq) % TAU]),
            ("layouts", "plain", &[distance]),
            ("layouts", "reordered", &[distance]),
            ("periodicity", "sin", &[sin]),
            ("periodicity", "cos", &[cos]),
            ("vector", "sin", &[sin * sin]),
            ("vector", "cos", &[cos * cos]),
            ("norms", "sin", &[sin * sin]),
            ("norms", "cos", &[cos * cos]),
            ("norms", "norm", &[pair_count.sqrt()]),
            ("ratios", "step", next.as_slice()),
            ("schedules", "wavelength", &[TAU / freq]),
            ("schedules", "distance", &[reference_distance(&freqs, 0.0, k)]),
            ("causal", "weight", &[1.0 / (pos + 1.0)]),
            ("fourier-features", "octave", octave.as_slice()),
            ("rope-scaling", "trained", &[trained]),
            ("rope-scaling", "interpolated", &[interpolated]),
            ("rope-scaling", "yarn", &[yarn]),
            ("rope-scaling", "ntk", &[ntk]),
            ("xpos", "score", &[score]),
            ("xpos", "half", &[fading]),
            ("clocks", "hand", &[(pos * freq) % TAU]),
            ("heatmap", "row", &[(pos * freq).sin(), (pos * freq).cos()]),
            ("distance-matrix", "distance", &[distance]),
            ("distance-matrix", "diagonal", &[k]),
            ("distance-offset", "curve", &[distance]),
            ("distance-offset", "start", &[k * slope]),
            ("distance-offset", "level", &[(2.0 * pair_count).sqrt()]),
            ("distance-offset", "ceiling", &[2.0 * pair_count.sqrt()]),
            ("similarity", "entries", &[dot]),
            ("similarity", "sum", &[dot]),
            ("rotation", "block", &[(k * freq).cos(), (k * freq).sin()]),
            ("rotation", "there", &[((pos + k) * freq).sin()]),
            ("rotation", "turned", &[((pos + k) * freq).sin()]),
            ("wavelengths", "line", &[TAU / freq]),
            ("wavelengths", "limit", &[TAU * params.base]),
            ("wavelengths", "n", &[f64::from(params.n_pos)]),
            ("decay", "sum", &[distance::cosine(&freqs, k)]),
            ("decay", "limit", &[limit(Theta::Exponential(params.base), k)]),
        ];
        for (figure, term, expected) in expected {
            let found = values(figure, &params, term);
            assert_eq!(found.len(), expected.len(), "{figure}: {term}");
            for (found, expected) in found.iter().zip(expected) {
                // Angles are below 1000, with errors of at most 10⁻¹³, in sums over 256 pairs.
                assert!((found - expected).abs() < 1e-9, "{figure}: {term} is {expected}, not {found}");
            }
        }
        let [score] = values("rope", &params, "score")[..] else { panic!("one score") };
        let read =
            scene(by_id("rope").expect("rope"), &params).panels[2].read.as_ref().and_then(|read| read([pos, 0.0]));
        let read = read.expect("a score at every position");
        // Both vectors are rotated by angles below 1000, with errors of at most 10⁻¹³.
        assert!(read.at[0] == pos && (read.at[1] - score).abs() < 1e-9, "{read:?}: {score}");
    }
}

/// The dimensions of a head, and its selected pair.
fn head(params: &Params) -> (f64, f64) {
    let dims = f64::from(params.d_model.min(128));
    (dims, f64::from(params.pair).min(dims / 2.0 - 1.0))
}

/// The frequency of the selected pair as trained, with position interpolation and with `YaRN` (α 1, β 32); and the
/// NTK-scaled base.
fn scaled_frequencies(params: &Params) -> [f64; 4] {
    // The stretch factor is the default.
    let (s, (dims, pair)) = (2.0, head(params));
    let freq = params.base.powf(-2.0 * pair / dims);
    let gamma = ((f64::from(params.n_pos) * freq / TAU - 1.0) / 31.0).clamp(0.0, 1.0);
    [freq, freq / s, (1.0 - gamma) * freq / s + gamma * freq, params.base * s.powf(dims / (dims - 2.0))]
}

/// The score of xPos at offset k, and the decay of the selected pair.
fn xpos_values(params: &Params) -> [f64; 2] {
    let ((dims, pair), k) = (head(params), f64::from(params.k));
    let zeta = |pair: f64| (pair / (dims / 2.0) + 0.4) / 1.4;
    let wave = |pair: f64| (k * params.base.powf(-2.0 * pair / dims)).cos() * zeta(pair).powf(k / 512.0);
    let sum: f64 = (0..params.d_model.min(128) / 2).map(|pair| wave(f64::from(pair))).sum();
    [sum / (dims / 2.0), zeta(pair)]
}

/// The distance computed entry by entry.
fn reference_distance(freqs: &[f64], p: f64, q: f64) -> f64 {
    let entries = |pos: f64| freqs.iter().flat_map(move |freq| [(pos * freq).sin(), (pos * freq).cos()]);
    entries(p).zip(entries(q)).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

const SPEC: CanvasSpec = CanvasSpec::of([460.0, 350.0]);

/// A figure with its cursor as SVG, and the cache key of its static layer.
fn painted(figure: &Figure, theme: &Theme, highlighted_term: Option<&str>) -> (String, u64) {
    let params = Params { k: 5, ..Params::default() };
    let scene = scene(figure, &params);
    let (mut svg, mut over, mut scratch) = (String::new(), String::new(), Scratch::default());
    let style = PaintStyle { theme, highlighted_term };
    let mut recorder = Recorder::new(&mut svg, SPEC);
    let layout = paint(&mut recorder, &scene, style, SPEC, &mut scratch).expect("a picture");
    let (key, _) = recorder.static_part;
    drop(recorder);
    let extra = figure.drawing().cursor(&params);
    let mut recorder = Recorder::new(&mut over, SPEC);
    paint_cursor(&mut recorder, (&scene, &layout, &extra), &params, style, SPEC, &mut scratch).expect("marks");
    drop(recorder);
    (svg + &over, key)
}

/// Without a highlighted term, the rows of the pair are those of the picture: drawn again, they would cover its labels, and
/// in a comparison the other scene's rows.
#[test]
fn the_rows_of_the_pair_are_drawn_again_only_where_the_matrix_is_faded() {
    let images = |highlighted_term| {
        let (figure, params) = (by_id("heatmap").expect("a figure"), Params::default());
        let (scene, mut scratch) = (scene(figure, &params), Scratch::default());
        let style = PaintStyle { theme: &Theme::LIGHT, highlighted_term };
        let layout = paint(&mut Recorder::new(&mut String::new(), SPEC), &scene, style, SPEC, &mut scratch);
        let described = (&scene, &layout.expect("a picture"), &*figure.drawing().cursor(&params));
        let mut svg = String::new();
        let mut recorder = Recorder::new(&mut svg, SPEC);
        paint_cursor(&mut recorder, described, &params, style, SPEC, &mut scratch).expect("marks");
        recorder.calls.iter().filter(|call| matches!(call.kind, Kind::Image { .. })).count()
    };
    assert_eq!([images(None), images(Some("row"))], [0, 2]);
}

/// The number of uses of a color.
fn uses(svg: &str, color: [u8; 3]) -> usize {
    let [r, g, b] = color;
    svg.to_lowercase().matches(&format!("#{r:02x}{g:02x}{b:02x}")).count()
}

/// The colors of sines and cosines in the light theme (`paint/theme.rs`), and the same at a quarter of their strength.
const SIN: [[u8; 3]; 2] = [[0x00, 0x5c, 0x5a], [0xbf, 0xd6, 0xd5]];
const COS: [[u8; 3]; 2] = [[0x7c, 0x58, 0xd2], [0xde, 0xd5, 0xf3]];

#[test]
fn marks_and_legend_entries_of_other_terms_are_dimmed() {
    let figure = by_id("components").expect("components");
    let (plain, key) = painted(figure, &Theme::LIGHT, None);
    let (highlighted, highlighted_key) = painted(figure, &Theme::LIGHT, Some("sin"));
    let [sin, cos] = [SIN, COS].map(|[ink, _]| uses(&plain, ink));
    assert!(sin > 50 && cos > 50, "curves, dots and legend: {sin}, {cos}");
    assert_eq!([SIN, COS].map(|[_, pale]| uses(&plain, pale)), [0, 0]);
    assert_eq!([SIN[0], COS[0]].map(|ink| uses(&highlighted, ink)), [sin, 0], "{highlighted}");
    assert_eq!([SIN[1], COS[1]].map(|ink| uses(&highlighted, ink)), [0, cos]);
    assert_ne!(key, highlighted_key, "otherwise a canvas would show the cached legend");
    // The highlighted curve is drawn over the dimmed one.
    let last = |[r, g, b]: [u8; 3]| highlighted.to_lowercase().rfind(&format!("#{r:02x}{g:02x}{b:02x}"));
    assert!(last(SIN[0]) > last(COS[1]));
}

/// Highlighting a term removes nothing, and may show marks that are hidden otherwise. It changes the picture, unless all marks belong to the term.
#[test]
fn a_highlighted_picture_has_all_marks_of_the_plain_one() {
    for figure in ALL {
        for term in terms(figure, &Params::default()) {
            for theme in [&Theme::LIGHT, &Theme::DARK] {
                let ((plain, _), (highlighted, _)) = (painted(figure, theme, None), painted(figure, theme, Some(term)));
                let parts = |svg: &str| ["<text", "<polyline", "<circle", "<rect"].map(|tag| svg.matches(tag).count());
                let [before, after] = [parts(&plain), parts(&highlighted)];
                assert!(before.iter().zip(after).all(|(before, after)| *before <= after), "{}: {term}", figure.id);
                let is_only = scene(figure, &Params::default())
                    .panels
                    .iter()
                    .all(|panel| panel.marks.iter().all(|mark| mark.term() == Some(term)));
                assert!(plain != highlighted || is_only, "{}: {term} highlights nothing", figure.id);
            }
        }
    }
}

#[test]
fn the_pointer_finds_the_term_of_the_mark_under_it() {
    let (mut svg, mut scratch) = (String::new(), Scratch::default());
    let params = Params::default();
    let figure = by_id("components").expect("components");
    let scene = scene(figure, &params);
    let mut recorder = Recorder::new(&mut svg, SPEC);
    let layout = paint(&mut recorder, &scene, &Theme::LIGHT, SPEC, &mut scratch).expect("a picture");
    let (panel, place) = (&scene.panels[0], &layout.panels[0]);
    let at = |x: f64, y: f64| place.term_at(panel, place.project(panel, [x, y]));
    // At 0 the sine is 0 and the cosine is 1; at 1.5 they are about 1 and 0.07.
    assert_eq!([at(0.0, 0.0), at(0.0, 1.0), at(0.0, -0.5)], [Some("sin"), Some("cos"), None]);
    assert_eq!([at(1.5, 1.0), at(1.5, 0.07)], [Some("sin"), Some("cos")]);
}
