//! Comparison of two settings, A and B, in one picture: the pixels of A and of B, ghosts, and dragging the divider.

use phasor_figures::catalog::{ALL, by_id};
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{
    CanvasSpec, ComparedScene, Layout, PanelLayout, Picture, Scratch, paint, paint_compared_cursor,
};
use phasor_figures::params::{Cells, Params};
use phasor_figures::scene::{Mark, Panel, Scene};

use crate::collisions::specs;
use crate::common_axes::{SPEC, painted, scene};
use crate::painting::{assert_none, overlapping_texts};
use crate::support::pixels::Pixels;
use crate::support::recorder::{Call, Kind, Recorder};

/// The scenes of A and B, on common axes.
fn compared(id: &str, [a, b]: [&Params; 2]) -> [Scene; 2] {
    let figure = by_id(id).expect("a figure");
    let (mut one, mut other) = (scene(figure, a), scene(figure, b));
    one.widen_axes(&scene(figure, b));
    other.widen_axes(&scene(figure, a));
    [one, other]
}

fn side_by_side([a, b]: [&Scene; 2], split_position: Option<f64>) -> Picture<'_> {
    Picture { scene: b, compared: Some(ComparedScene { scene: a, split_position }) }
}

fn images<'a>(picture: impl Into<Picture<'a>>, theme: &Theme, spec: CanvasSpec) -> (Pixels, Layout) {
    let mut pixels = Pixels::new(spec);
    let layout = paint(&mut pixels, picture, theme, spec, &mut Scratch::default()).expect("a picture");
    (pixels, layout)
}

/// Calls `check` for every device pixel of a plot, with column, row, and the position of its center in the plot.
fn each_pixel(place: &PanelLayout, ratio: f64, mut check: impl FnMut([usize; 2], [f64; 2])) {
    let [left, right] = [place.plot.x, place.plot.right()].map(|edge| (edge * ratio).round() as usize);
    let [top, bottom] = [place.plot.y, place.plot.bottom()].map(|edge| (edge * ratio).round() as usize);
    for row in top..bottom {
        for column in left..right {
            check([column, row], [(column - left) as f64 + 0.5, (row - top) as f64 + 0.5]);
        }
    }
}

/// Whether a pixel equals that of its setting alone, or is background or transparent where that setting has no image.
fn is_same(both: [u8; 4], alone: [u8; 4], background: [u8; 4]) -> bool {
    if alone[3] == 0 { both == background || both[3] == 0 } else { both == alone }
}

const BACKGROUND: [u8; 4] = [255; 4];

/// The settings of several comparisons: more and fewer dimensions, longer and shorter sequences.
fn comparisons() -> [[Params; 2]; 3] {
    let plain = Params::default();
    [
        [Params { d_model: 512, n_pos: 100, ..plain.clone() }, plain.clone()],
        [Params { base: 500_000.0, ..plain.clone() }, Params { n_pos: 200, ..plain.clone() }],
        [Params { d_model: 32, n_pos: 20, ..plain.clone() }, Params { d_model: 64, n_pos: 3000, ..plain }],
    ]
}

#[test]
fn pixels_are_those_of_a_left_of_the_divider_and_of_b_right_of_it() {
    for [a, b] in &comparisons() {
        for id in ["heatmap", "causal", "axial"] {
            let [a, b] = compared(id, [a, b]);
            for (split_position, ratio) in [(0.0, 1.0), (0.37, 1.0), (0.37, 2.0), (1.0, 1.0)] {
                let spec = CanvasSpec { ratio, ..SPEC };
                let (both, layout) = images(side_by_side([&a, &b], Some(split_position)), &Theme::LIGHT, spec);
                let [(only_a, of_a), (only_b, of_b)] = [&a, &b].map(|scene| images(scene, &Theme::LIGHT, spec));
                assert_eq!(layout, of_b, "{id}: the layout must be that of B");
                for (index, place) in layout.panels.iter().enumerate().filter(|(at, _)| b.panels[*at].has_image()) {
                    // With another layout, the pixels of A are at other places.
                    if of_a.panels[index] != *place {
                        continue;
                    }
                    let line = ((place.plot.x + split_position * place.plot.width) * ratio).round() as usize;
                    each_pixel(place, ratio, |[column, row], _| {
                        let alone = if column < line { &only_a } else { &only_b };
                        let [found, alone] = [both.at(column, row), alone.at(column, row)];
                        assert!(
                            is_same(found, alone, BACKGROUND),
                            "{id}, {split_position}: {column}, {row}: {found:?}, {alone:?}"
                        );
                    });
                }
            }
        }
    }
}

#[test]
fn pixels_are_those_of_a_above_the_diagonal_and_of_b_below_it() {
    for [a, b] in &comparisons() {
        for ratio in [1.0, 1.5] {
            let spec = CanvasSpec { ratio, ..SPEC };
            let [a, b] = compared("distance-matrix", [a, b]);
            let (both, layout) = images(side_by_side([&a, &b], Some(0.5)), &Theme::LIGHT, spec);
            let [(only_a, of_a), (only_b, _)] = [&a, &b].map(|scene| images(scene, &Theme::LIGHT, spec));
            assert_eq!(layout, of_a, "both have the same axes");
            let place = &layout.panels[0];
            let mut counts = [0, 0];
            each_pixel(place, ratio, |[column, row], [right, down]| {
                // Both axes have the same length, and positions run to the right and down.
                let is_above = right / place.plot.width > down / place.plot.height + 1e-9;
                let alone = if is_above { &only_a } else { &only_b };
                let [found, alone] = [both.at(column, row), alone.at(column, row)];
                assert!(is_same(found, alone, BACKGROUND), "{column}, {row}: {found:?}, not {alone:?}");
                counts[usize::from(is_above)] += 1;
            });
            assert!(counts.iter().all(|count| *count > 10_000), "{counts:?}");
            // The matrix is one image, regardless of its number of rows; the color bar is the other.
            assert_eq!(both.images, 2);
        }
    }
}

#[test]
fn without_a_background_pixels_outside_the_image_of_their_side_are_transparent() {
    // In memory order, both are on an axis of 512 dimensions.
    let plain = Params { cells: Cells::Value, ..Params::default() };
    let [a, b] = [Params { d_model: 512, ..plain.clone() }, plain];
    let [a, b] = compared("heatmap", [&a, &b]);
    let (both, layout) = images(side_by_side([&a, &b], Some(0.5)), &Theme::LIGHT.on_transparent(), SPEC);
    let plot = layout.panels[0].plot;
    let at = |part: f64| both.at((plot.x + part * plot.width) as usize, plot.bottom() as usize - 2)[3];
    assert_eq!([at(0.25), at(0.75)], [255, 0]);
}

/// The drawing calls of a picture.
fn calls(picture: Picture<'_>, spec: CanvasSpec) -> Vec<Call> {
    let mut svg = String::new();
    let mut recorder = Recorder::new(&mut svg, spec);
    paint(&mut recorder, picture, &Theme::LIGHT, spec, &mut Scratch::default()).expect("a picture");
    std::mem::take(&mut recorder.calls)
}

fn words(calls: &[Call]) -> Vec<String> {
    let words = calls.iter().filter_map(|call| match &call.kind {
        Kind::Text { text, .. } => Some(text.clone()),
        _ => None,
    });
    words.collect()
}

/// The text of a label.
fn label(mark: &Mark) -> Option<&str> {
    match mark.plain() {
        Mark::Label { text, .. } => Some(text),
        _ => None,
    }
}

/// The places of the dots of a panel, in CSS pixels.
fn dots<'a>(panel: &'a Panel, place: &'a PanelLayout) -> impl Iterator<Item = [f64; 2]> + 'a {
    let points = panel.marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Dots { points, .. } => Some(points),
        _ => None,
    });
    points.flatten().map(|&point| place.project(panel, point))
}

#[test]
fn ghosts_have_no_text_and_do_not_change_the_layout() {
    let mut with_ghosts = 0;
    for figure in ALL {
        for [a, b] in &comparisons() {
            let [a, b] = compared(figure.id, [a, b]);
            let (mut alone, layout) = painted(&b, SPEC);
            let mut both = calls(side_by_side([&a, &b], None), SPEC);
            // A label has another place, or none, only where it would cover a dot of the other scene, or a label that is
            // drawn.
            let labels: Vec<_> = b.panels.iter().flat_map(|panel| &panel.marks).filter_map(label).collect();
            let is_label = |call: &Call| words(std::slice::from_ref(call)).iter().any(|word| labels.contains(&&**word));
            let dots: Vec<[f64; 2]> =
                a.panels.iter().zip(&layout.panels).flat_map(|(panel, place)| dots(panel, place)).collect();
            for lost in alone.iter().filter(|call| is_label(call) && !both.contains(call)) {
                let covers_label = both.iter().any(|call| is_label(call) && call.extent.overlaps(&lost.extent));
                let covers_dot = dots.iter().any(|dot| lost.extent.contains(*dot));
                assert!(covers_dot || covers_label, "{}: {lost:?}", figure.id);
            }
            for calls in [&mut alone, &mut both] {
                // A label with the patch under it.
                let is_patch = |at: usize| calls[at].kind == Kind::Rect && calls.get(at + 1).is_some_and(is_label);
                let kept = (0..calls.len()).filter(|at| !is_label(&calls[*at]) && !is_patch(*at));
                *calls = kept.map(|at| calls[at].clone()).collect();
            }
            // Ghosts are drawn consecutively, after the axes and before the marks.
            let start = alone.iter().zip(&both).take_while(|(one, other)| one == other).count();
            let end = alone.iter().rev().zip(both.iter().rev()).take_while(|(one, other)| one == other).count();
            assert!(start + end >= alone.len(), "{}: {start} and {end} of {}", figure.id, alone.len());
            assert_eq!(words(&alone), words(&both), "{}", figure.id);
            for call in &both {
                let slack = match call.kind {
                    Kind::Path { width, .. } => width,
                    _ => 0.0,
                };
                let is_text = matches!(call.kind, Kind::Text { .. });
                assert!(is_text || call.clip.is_some() || call.extent.within(SPEC, slack), "{}: {call:?}", figure.id);
            }
            with_ghosts += usize::from(both.len() > alone.len());
        }
    }
    assert!(with_ghosts > ALL.len(), "{with_ghosts} pictures have ghosts");
}

#[test]
fn the_curves_of_both_are_beside_a_matrix_and_those_of_a_are_pale() {
    for (id, lines) in [("heatmap", 2), ("distance-matrix", 1)] {
        let params = comparisons()[0].each_ref().map(|params| params.at_cursor_of(&Params::default()));
        let [a, b] = compared(id, params.each_ref());
        let layout = painted(&b, SPEC).1;
        let extra = by_id(id).expect("a figure").drawing().cursor(&params[0]);
        let mut svg = String::new();
        let mut recorder = Recorder::new(&mut svg, SPEC);
        let moving = (side_by_side([&a, &b], Some(0.5)), &layout, &*extra);
        paint_compared_cursor(&mut recorder, moving, &Theme::LIGHT, SPEC, &mut Scratch::default()).expect("marks");
        let plot = layout.panels[1].plot;
        let is_beside = |call: &Call| call.clip.is_some_and(|clip| (clip.0[0] - plot.x).abs() < 1.0);
        assert!(!recorder.calls.is_empty() && recorder.calls.iter().all(is_beside), "{id}");
        assert!(words(&recorder.calls).is_empty(), "{id}");
        let paths = recorder.calls.iter().filter(|call| matches!(call.kind, Kind::Path { .. })).count();
        assert!(paths >= lines, "{id}: {paths}");
    }
}

#[test]
fn circles_have_the_hands_of_a_too_and_those_are_pale() {
    let [a, b] = [10_000.0, 100.0].map(|base| Params { base, pair: 20, ..Params::default() });
    let [scene_of_a, scene_of_b] = compared("trajectory", [&a, &b]);
    let layout = painted(&scene_of_b, SPEC).1;
    let extra = by_id("trajectory").expect("a figure").drawing().cursor(&a);
    let mut svg = String::new();
    let mut recorder = Recorder::new(&mut svg, SPEC);
    let moving = (side_by_side([&scene_of_a, &scene_of_b], Some(0.5)), &layout, &*extra);
    paint_compared_cursor(&mut recorder, moving, &Theme::LIGHT, SPEC, &mut Scratch::default()).expect("marks");
    let count = |is_kind: fn(&Kind) -> bool| recorder.calls.iter().filter(|call| is_kind(&call.kind)).count();
    // The hand of pair 20, and the tips of six rings without their casings. The other hands are hairlines.
    assert_eq!(count(|kind| matches!(kind, Kind::Path { .. })), 1);
    assert_eq!(count(|kind| matches!(kind, Kind::Circle)), 6);
    assert!(words(&recorder.calls).is_empty(), "labels are those of the picture");
    drop(recorder);
    // The colour of the cursor in the light theme, and the same at half of its strength.
    let uses = |color: &str| svg.to_lowercase().contains(color);
    assert_eq!([uses("#bb0b86"), uses("#dd85c2")], [false, true], "{svg}");
}

/// Widened axes contain the marks of both settings, and clip no dot at their ends.
#[test]
fn ghosts_are_clipped_only_where_the_axes_do_not_contain_them() {
    let figure = by_id("wavelengths").expect("a figure");
    let [a, mut b] = [512, 32].map(|d_model| scene(figure, &Params { d_model, ..Params::default() }));
    let is_clipped = |b: &Scene| calls(side_by_side([&a, b], None), SPEC).iter().any(|call| call.clip.is_some());
    assert!(is_clipped(&b), "256 pairs on an axis of 16");
    b.widen_axes(&a);
    assert!(!is_clipped(&b));
}

#[test]
fn the_divider_is_labelled_with_its_sides() {
    let [a, b] = [Params { base: 500_000.0, ..Params::default() }, Params::default()];
    for (id, panels, curves) in [("heatmap", 1, 0), ("distance-matrix", 1, 0), ("gallery", 4, 0), ("wavelengths", 0, 1)]
    {
        let [a, b] = compared(id, [&a, &b]);
        // The picture before a drag is not A.
        for (split_position, letters) in [(Some(0.5), panels + curves), (None, 0)] {
            let words = words(&calls(side_by_side([&a, &b], split_position), SPEC));
            for letter in ["A", "B"] {
                assert_eq!(words.iter().filter(|word| *word == letter).count(), letters, "{id}: {letter}");
            }
        }
    }
    let [a, b] = compared("heatmap", [&a, &b]);
    let ends = [0.0, 1.0].map(|split_position| words(&calls(side_by_side([&a, &b], Some(split_position)), SPEC)));
    let has = |words: &[String], letter: &str| words.iter().any(|word| word == letter);
    assert_eq!([has(&ends[0], "A"), has(&ends[0], "B")], [false, true], "there is no space for A");
    assert_eq!([has(&ends[1], "A"), has(&ends[1], "B")], [true, false]);
    let thumb = CanvasSpec { width: 160.0, height: 104.0, is_thumb: true, ..SPEC };
    assert_eq!(words(&calls(side_by_side([&a, &b], Some(0.5)), thumb)), [""; 0]);
}

#[test]
fn labels_that_only_b_has_begin_with_its_letter() {
    let [a, b] = [Params { base: 500_000.0, ..Params::default() }, Params::default()];
    for (id, own, alone, shared) in [
        ("trajectory", "A λ 1058 | B λ 229", "λ 229", "λ 6.28"),
        ("wavelengths", "B: 15 pairs complete a cycle", "15 pairs complete a cycle", ""),
        ("heatmap", "", "B", "↓ no full cycle"),
    ] {
        let [a, b] = compared(id, [&a, &b]);
        let written = words(&calls(side_by_side([&a, &b], Some(0.5)), SPEC));
        let has = |text: &str| text.is_empty() || written.iter().any(|word| word == text);
        assert!(has(own) && has(shared), "{id}: {written:?}");
        assert!(own.is_empty() || !has(alone), "{id}: {written:?}");
        let while_dragging = words(&calls(side_by_side([&a, &b], None), SPEC));
        assert!(while_dragging.iter().all(|word| !word.starts_with("B: ")), "{id}: {while_dragging:?}");
    }
}

#[test]
fn no_text_of_a_comparison_covers_another() {
    let to_small_base = [Params::default(), Params { base: 100.0, ..Params::default() }];
    let mut found = Vec::new();
    for figure in ALL {
        for [a, b] in comparisons().iter().chain([&to_small_base]) {
            let [a, b] = compared(figure.id, [a, b]);
            for spec in specs(figure) {
                let calls = calls(side_by_side([&a, &b], Some(0.5)), spec);
                found.extend(overlapping_texts(&calls).map(|pair| format!("{} {spec:?}: {pair:?}", figure.id)));
            }
        }
    }
    assert_none(&found);
}

#[test]
fn the_divider_can_be_hit_and_dragged() {
    let [a, b] = [Params { base: 500_000.0, ..Params::default() }, Params::default()];
    let scenes = compared("heatmap", [&a, &b]);
    let [a, b] = scenes.each_ref();
    let picture = side_by_side([a, b], Some(0.25));
    let (_, layout) = images(picture, &Theme::LIGHT, SPEC);
    let place = &layout.panels[0];
    let (plot, middle) = (place.plot, place.plot.y + place.plot.height / 2.0);
    let at = |part: f64, right: f64| [plot.x + part * plot.width + right, middle];
    assert_eq!(layout.split_at(picture, at(0.25, 6.0), 8.0), Some(0));
    assert_eq!(layout.split_at(picture, at(0.25, 9.0), 8.0), None);
    assert_eq!(layout.split_at(picture, [at(0.25, 0.0)[0], plot.y - 20.0], 8.0), None, "above the plot");
    assert_eq!(layout.split_at(b, at(0.25, 0.0), 8.0), None, "nothing is compared");
    assert_eq!(layout.split_at(side_by_side([a, b], None), at(0.25, 0.0), 8.0), None);
    for part in [0.0, 0.3, 1.0] {
        assert!((place.split_position_at(at(part, 0.0)) - part).abs() < 1e-12);
    }
    assert_eq!([place.split_position_at(at(-1.0, 0.0)), place.split_position_at(at(2.0, 0.0))], [0.0, 1.0]);
    let matrices = compared("distance-matrix", [&Params { base: 100.0, ..Params::default() }, &Params::default()]);
    let picture = side_by_side(matrices.each_ref(), Some(0.5));
    let (_, layout) = images(picture, &Theme::LIGHT, SPEC);
    let plot = layout.panels[0].plot;
    let middle = [plot.x + plot.width / 2.0, plot.y + plot.height / 2.0];
    assert_eq!(layout.split_at(picture, middle, 8.0), None, "the diagonal cannot be dragged");
}
