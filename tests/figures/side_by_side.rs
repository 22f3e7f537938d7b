//! Layout of several panels: alignment of their plots, and colors that must be distinguishable.

use phasor_figures::catalog::{ALL, Searches, by_id};
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{CanvasSpec, Layout, PanelLayout, Scratch, paint};
use phasor_figures::params::Params;
use phasor_figures::scene::{Arrange, Ink, Mark, Panel, Scene};

use crate::support::recorder::Recorder;

/// Canvas sizes of several panels, in a wide viewport and on a phone.
const WIDE: [f64; 2] = [900.0, 480.0];
const PHONE: [f64; 2] = [340.0, 896.0];

fn scene(id: &str, params: &Params) -> Scene {
    by_id(id).expect("the figure is listed").drawing().scene(params, &mut Searches::default())
}

fn layout(scene: &Scene, [width, height]: [f64; 2]) -> Layout {
    let spec = CanvasSpec::of([width, height]);
    let mut svg = String::new();
    let painted = paint(&mut Recorder::new(&mut svg, spec), scene, &Theme::LIGHT, spec, &mut Scratch::default());
    painted.expect("a picture")
}

/// The panels of each row, with their layouts.
fn rows<'a>(scene: &'a Scene, layout: &'a Layout) -> Vec<Vec<(&'a Panel, &'a PanelLayout)>> {
    let mut rows: Vec<Vec<(&Panel, &PanelLayout)>> = Vec::new();
    for one in scene.panels.iter().zip(&layout.panels) {
        match rows.last_mut().filter(|row| row[0].1.outer.y == one.1.outer.y) {
            Some(row) => row.push(one),
            None => rows.push(vec![one]),
        }
    }
    rows
}

#[test]
fn plots_in_a_row_have_the_same_top() {
    let mut compared = 0;
    for figure in ALL {
        let scene = scene(figure.id, &Params::default());
        if !matches!(scene.arrange, Arrange::Flow(_) | Arrange::Even(_)) {
            continue;
        }
        let layout = layout(&scene, WIDE);
        for row in rows(&scene, &layout) {
            let tops: Vec<f64> = row.iter().map(|(_, place)| place.plot.y).collect();
            assert!(tops.iter().all(|top| (top - tops[0]).abs() <= 1.0), "{}: {tops:?}", figure.id);
            compared += usize::from(row.len() > 1);
        }
    }
    assert!(compared > 15, "{compared} rows of several panels");
}

#[test]
fn a_plot_beside_a_square_has_the_same_bottom() {
    for id in ["rope", "causal", "axial", "rotation"] {
        let scene = scene(id, &Params::default());
        let layout = layout(&scene, WIDE);
        let row = &rows(&scene, &layout)[0];
        assert!(row.iter().any(|(panel, _)| panel.equal) && row.iter().any(|(panel, _)| !panel.equal), "{id}");
        let bottoms: Vec<f64> = row.iter().map(|(_, place)| place.plot.bottom()).collect();
        assert!(bottoms.iter().all(|bottom| (bottom - bottoms[0]).abs() <= 1.0), "{id}: {bottoms:?}");
    }
}

/// Between a square and the panel above, there is only its legend and no blank space.
#[test]
fn stacked_squares_leave_no_blank_bands() {
    // Between two plots: tick labels, the label of an axis, and two lines of a legend.
    const MAX_GAP: f64 = 44.0 + 10.0 + 4.0 * 17.0;
    for id in ["rope", "causal", "axial", "rotation", "clocks"] {
        let scene = scene(id, &Params { d_model: 4, ..Params::default() });
        let layout = layout(&scene, PHONE);
        let rows = rows(&scene, &layout);
        let mut end = 0.0;
        for row in &rows {
            let top = row.iter().map(|(_, place)| place.plot.y).fold(f64::INFINITY, f64::min);
            assert!(top - end <= MAX_GAP, "{id}: a plot at {top} below {end}");
            end = row.iter().map(|(_, place)| place.plot.bottom()).fold(0.0, f64::max);
            assert!(end <= PHONE[1], "{id}: {end}");
        }
    }
}

#[test]
fn panels_use_the_full_height_of_a_phone_if_they_can() {
    for id in ["rope", "causal", "axial", "rotation"] {
        let scene = scene(id, &Params::default());
        let layout = layout(&scene, PHONE);
        let last = layout.panels.last().expect("a panel");
        // An image whose cells have whole pixels may be 6 % smaller than there is room for.
        assert!((last.outer.bottom() - PHONE[1]).abs() <= 3.0 + 0.06 * PHONE[0], "{id}: {:?}", last.outer);
    }
}

/// No data has the cursor's color. A legend entry for marks of the overlay is an empty line or empty dots.
#[test]
fn the_cursor_has_a_colour_of_its_own() {
    let params = Params { pos: 4, k: 3, pair: 5, ..Params::default() };
    for figure in ALL {
        let scene = figure.drawing().scene(&params, &mut Searches::default());
        for mark in scene.panels.iter().flat_map(|panel| &panel.marks) {
            let is_legend_entry =
                matches!(mark.plain(), Mark::Line { points, .. } | Mark::Dots { points, .. } if points.is_empty());
            assert!(
                is_legend_entry || ink(mark.plain()) != Some(Ink::Cursor),
                "{}: data in the cursor's colour",
                figure.id
            );
        }
    }
}

/// Marks in the colour of parameters promise that a drag sets one.
#[test]
fn only_what_can_be_dragged_has_the_colour_of_parameters() {
    let params = Params { pos: 4, k: 3, pair: 5, ..Params::default() };
    for figure in ALL {
        let drawing = figure.drawing();
        let scene = drawing.scene(&params, &mut Searches::default());
        let moving = drawing.cursor(&params);
        for (index, panel) in scene.panels.iter().enumerate() {
            let over = moving.iter().filter(|(of, _)| *of == index).map(|(_, mark)| mark);
            let has_handle = panel.marks.iter().chain(over).any(|mark| ink(mark.plain()) == Some(Ink::Parameter));
            assert!(!has_handle || panel.drag.is_some(), "{}: panel {index}", figure.id);
        }
    }
}

fn ink(mark: &Mark) -> Option<Ink> {
    match mark {
        Mark::Line { pen, .. } | Mark::Curve { pen, .. } | Mark::Rule { pen, .. } => Some(pen.ink),
        Mark::Dots { ink, .. } | Mark::Bars { ink, .. } | Mark::Area { ink, .. } => Some(*ink),
        _ => None,
    }
}

/// The number beside an invisibly low bar is closer to it than to the next group, even on a phone.
#[test]
fn the_number_of_a_low_bar_is_nearer_to_it_than_to_the_next_group() {
    let scene = scene("extrapolation", &Params::default());
    let layout = layout(&scene, [340.0, 300.0]);
    let (panel, place) = (&scene.panels[1], &layout.panels[1]);
    let bars = |nth: usize| match panel.marks[nth].plain() {
        Mark::Bars { bars, .. } => bars.clone(),
        _ => panic!("bars"),
    };
    let labels = panel.marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Label { at, shift, text, .. } => Some((place.project(panel, *at)[0] + shift[0], text.chars().count())),
        _ => None,
    });
    let at = |x: f64| place.project(panel, [x, 0.0])[0];
    for (group, (middle, letters)) in labels.enumerate() {
        // Characters of a tick label are about 6 CSS pixels wide, those of an exponent narrower.
        let half = letters as f64 * 3.2;
        let before = middle - half - at(bars(1)[group][1]);
        assert!((0.0..8.0).contains(&before), "group {group}: {before} after its bars");
        if let Some(next) = bars(0).get(group + 1) {
            let after = at(next[0]) - middle - half;
            assert!(after > before + 3.0, "group {group}: {before} after its bars, {after} before the next");
        }
    }
}

#[test]
fn row_names_are_distinguishable_from_tick_labels() {
    let params = Params::default();
    let cursor = by_id("layouts").expect("the figure is listed").drawing().cursor(&params);
    let shifts: Vec<f64> = cursor
        .iter()
        .filter_map(|(_, mark)| match mark.plain() {
            Mark::Label { shift, .. } => Some(shift[0]),
            _ => None,
        })
        .collect();
    assert_eq!(shifts.len(), 4);
    assert!(shifts.iter().all(|shift| shift.abs() > 20.0), "{shifts:?}");
    let scene = scene("layouts", &params);
    let widths: Vec<f64> = scene.panels[2]
        .marks
        .iter()
        .filter_map(|mark| match mark.plain() {
            Mark::Line { pen, .. } => Some(pen.width),
            _ => None,
        })
        .collect();
    // A wide line, a casing inside it and a line inside that: all three are seen where the two lines coincide.
    assert!(widths[0] >= widths[1] + 2.0 && widths[1] >= widths[2] + 2.0 && widths[2] >= 2.5, "{widths:?}");
}
