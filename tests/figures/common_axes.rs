//! Axes that cover two settings, are frozen during a drag, or are animated after it. Frozen axes clip the marks beyond
//! them.

use phasor_figures::catalog::{ALL, Figure, Searches, by_id};
use phasor_figures::core::encoding::PairLayout;
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{CanvasSpec, Layout, Scratch, paint};
use phasor_figures::params::{Cells, Params};
use phasor_figures::scene::{Axis, Measure, Panel, Scale, Scene, Ticks};

use crate::support::recorder::{Call, Kind, Recorder};

pub(crate) const SPEC: CanvasSpec = CanvasSpec::of([700.0, 420.0]);

pub(crate) fn scene(figure: &Figure, params: &Params) -> Scene {
    figure.drawing().scene(&params.clamped(), &mut Searches::default())
}

/// The settings before and after several drags.
fn moves() -> [[Params; 2]; 4] {
    let plain = Params::default();
    [
        [plain.clone(), Params { base: 30_200.0, ..plain.clone() }],
        [Params { d_model: 512, ..plain.clone() }, Params { d_model: 2, n_pos: 20, ..plain.clone() }],
        [Params { n_pos: 2000, k: 900, ..plain.clone() }, Params { d_model: 32, base: 100.0, ..plain.clone() }],
        [Params { base: 500_000.0, cells: Cells::Phase, ..plain.clone() }, Params { n_pos: 300, ..plain }],
    ]
}

/// Calls `check` with the scenes of every figure before and after every drag.
fn for_each_move(mut check: impl FnMut(&str, [Scene; 2])) {
    for figure in ALL {
        for [from, to] in &moves() {
            check(figure.id, [scene(figure, from), scene(figure, to)]);
        }
    }
}

fn axes(scene: &Scene) -> impl Iterator<Item = &Axis> {
    scene.panels.iter().flat_map(|panel| [&panel.x, &panel.y])
}

fn ends(axis: &Axis) -> [f64; 2] {
    let [a, b] = axis.domain;
    [a.min(b), a.max(b)]
}

fn covers(axis: &Axis, other: &Axis) -> bool {
    ends(axis)[0] <= ends(other)[0] && ends(other)[1] <= ends(axis)[1]
}

/// The number of dimensions, if all sines are before all cosines.
fn in_halves(axis: &Axis) -> Option<u32> {
    match axis.measures {
        Measure::Dim { shown: PairLayout::Split, count, .. } => Some(count),
        _ => None,
    }
}

fn is_up(axis: &Axis) -> bool {
    axis.domain[0] < axis.domain[1]
}

/// The color ranges of a panel.
fn ranges(panel: &Panel) -> Vec<[f64; 2]> {
    let all = panel.images().map(|image| image.range).chain(panel.color_bar.as_ref().map(|bar| bar.range));
    all.map(|[a, b]| [a.min(b), a.max(b)]).collect()
}

#[test]
fn widened_axes_cover_both_and_keep_their_direction() {
    let mut wider = 0;
    for_each_move(|id, [other, own]| {
        let mut both = with_axes_of(&own);
        both.widen_axes(&other);
        for ((axis, own), other) in axes(&both).zip(axes(&own)).zip(axes(&other)) {
            if !own.is_like(other) {
                assert_eq!(axis, own, "{id}: another measure");
                continue;
            }
            if let [Some(one), Some(two)] = [own, other].map(in_halves)
                && one != two
            {
                assert_eq!(axis, own, "{id}: halves begin at different places");
                continue;
            }
            assert!(covers(axis, own) && covers(axis, other), "{id}: {axis:?}");
            let [low, high] = ends(axis);
            let (own_ends, other_ends) = (ends(own), ends(other));
            assert_eq!([low, high], [own_ends[0].min(other_ends[0]), own_ends[1].max(other_ends[1])], "{id}");
            assert_eq!(is_up(axis), is_up(own), "{id}: its direction");
            assert!(axis.scale != Scale::Log || low > 0.0, "{id}: {axis:?}");
            assert!(!axis.is_frozen, "{id}: nothing is outside it");
            if let Ticks::At(ticks) = &axis.ticks {
                let (own_ticks, others) = (tick_positions(own), tick_positions(other));
                assert!(ticks.iter().all(|(at, _)| own_ticks.contains(at) || others.contains(at)), "{id}: {ticks:?}");
                assert!(ticks.is_sorted_by(|one, next| one.0 < next.0) || *ticks == own.ticks_at(), "{id}: {ticks:?}");
            }
            wider += usize::from(axis.domain != own.domain);
        }
        for ((panel, own), other) in both.panels.iter().zip(&own.panels).zip(&other.panels) {
            for (range, own) in ranges(panel).into_iter().zip(ranges(own)) {
                assert!(range[0] <= own[0] && own[1] <= range[1], "{id}: {range:?}");
            }
            let maps = [own, other].map(|panel| panel.color_bar.as_ref().map(|bar| bar.map));
            if let ([Some(map), Some(same)], Some(bar)) = (maps, &panel.color_bar)
                && map == same
                && !bar.has_own_unit
            {
                let theirs = other.color_bar.as_ref().expect("a scale").range;
                assert!(bar.range[0] <= theirs[0] && theirs[1] <= bar.range[1], "{id}: {bar:?}");
                let is_of_bar =
                    own.images().all(|image| Some(image.range) == own.color_bar.as_ref().map(|bar| bar.range));
                assert!(
                    !is_of_bar || panel.images().all(|image| image.range == bar.range),
                    "{id}: range of the colour bar"
                );
            }
        }
    });
    assert!(wider > 100, "{wider} axes were widened");
}

fn tick_positions(axis: &Axis) -> Vec<f64> {
    axis.ticks_at().into_iter().map(|(at, _)| at).collect()
}

trait TicksAt {
    fn ticks_at(&self) -> Vec<(f64, String)>;
}

impl TicksAt for Axis {
    fn ticks_at(&self) -> Vec<(f64, String)> {
        if let Ticks::At(ticks) = &self.ticks { ticks.clone() } else { Vec::new() }
    }
}

#[test]
fn a_matrix_of_two_dimensions_on_a_wider_axis_has_numbers_instead_of_names() {
    let figure = by_id("heatmap").expect("a figure");
    let [two, many] = [2, 512].map(|d_model| Params { d_model, cells: Cells::Value, ..Params::default() });
    let (mut one, other) = (scene(figure, &two), scene(figure, &many));
    assert!(matches!(one.panels[0].y.ticks, Ticks::At(_)));
    one.widen_axes(&other);
    assert_eq!((&one.panels[0].y.ticks, one.panels[0].y.domain), (&Ticks::Whole, [511.5, -0.5]));
}

/// A scene with the same axes and image color ranges. (A scene contains functions, so it cannot be cloned.)
fn with_axes_of(own: &Scene) -> Scene {
    let panels = own.panels.iter().map(|panel| {
        let images = panel.images().map(|image| {
            phasor_figures::scene::Mark::Raster(phasor_figures::scene::Raster {
                x: image.x,
                y: image.y,
                map: image.map,
                range: image.range,
                fill: Box::new(|_, _, _| ()),
                grid: phasor_figures::scene::Grid { count: image.grid.count, value: Box::new(|_| 0.0) },
            })
        });
        Panel {
            title: panel.title.clone(),
            x: panel.x.clone(),
            y: panel.y.clone(),
            equal: panel.equal,
            marks: images.collect(),
            color_bar: panel.color_bar.clone(),
            read: None,
            cursor_reading: None,
            drag: None,
        }
    });
    let words = || String::new();
    Scene { panels: panels.collect(), arrange: own.arrange, caption: words(), details: words(), alt: words() }
}

/// Whether an axis keeps its domain during a drag.
fn keeps_domain(own: &Axis, before: &Axis) -> bool {
    let is_count = own.measures != Measure::Other || own.ticks == Ticks::Whole;
    !is_count && own.is_like(before) && own.ticks == before.ticks
}

#[test]
fn value_axes_are_frozen_during_a_drag_and_others_follow() {
    let (mut kept_count, mut followed_count) = (0, 0);
    for_each_move(|id, [before, own]| {
        let mut frozen = with_axes_of(&own);
        frozen.freeze_axes(&before);
        if own.panels.len() != before.panels.len() {
            assert!(axes(&frozen).zip(axes(&own)).all(|(frozen, own)| frozen == own), "{id}: other panels");
            return;
        }
        for ((frozen, own), before) in axes(&frozen).zip(axes(&own)).zip(axes(&before)) {
            let source = if keeps_domain(own, before) { before } else { own };
            assert_eq!(frozen.domain, source.domain, "{id}: {}", own.label);
            assert_eq!(frozen.is_frozen, !covers(frozen, own), "{id}: marks beyond it are clipped");
            if own.domain != before.domain {
                *(if keeps_domain(own, before) { &mut kept_count } else { &mut followed_count }) += 1;
            }
        }
        for (frozen, before) in frozen.panels.iter().zip(&before.panels) {
            if let (Some(bar), Some(other)) = (&frozen.color_bar, &before.color_bar) {
                assert!(bar.has_own_unit || bar.map != other.map || bar.range == other.range, "{id}: {bar:?}");
            }
        }
    });
    assert!(kept_count > 30 && followed_count > 30, "{kept_count} stood, {followed_count} followed");
}

#[test]
fn the_animation_runs_from_the_frozen_axes_to_the_new_ones() {
    for_each_move(|id, [from, own]| {
        let at = |part: f64| {
            let mut scene = with_axes_of(&own);
            scene.interpolate_ranges(&from, part);
            scene
        };
        let (start, middle, end) = (at(0.0), at(0.5), at(1.0));
        let mut frozen = with_axes_of(&own);
        frozen.freeze_axes(&from);
        assert!(axes(&start).zip(axes(&frozen)).all(|(one, other)| one == other), "{id}");
        assert!(axes(&end).zip(axes(&own)).all(|(one, other)| one == other), "{id}");
        for (one, other) in end.panels.iter().zip(&own.panels) {
            assert_eq!(ranges(one), ranges(other), "{id}");
        }
        if own.panels.len() != from.panels.len() {
            return;
        }
        for ((middle, own), from) in
            axes(&middle).zip(axes(&own)).zip(axes(&from)).filter(|((_, own), from)| keeps_domain(own, from))
        {
            for end in [0, 1] {
                let half = match own.scale {
                    Scale::Linear => from.domain[end].midpoint(own.domain[end]),
                    Scale::Log => (from.domain[end] * own.domain[end]).sqrt(),
                };
                // A few rounding errors.
                assert!((middle.domain[end] - half).abs() <= 1e-12 * half.abs().max(1e-3), "{id}: {middle:?}");
            }
        }
    });
}

pub(crate) fn painted(scene: &Scene, spec: CanvasSpec) -> (Vec<Call>, Layout) {
    let mut svg = String::new();
    let mut recorder = Recorder::new(&mut svg, spec);
    let layout = paint(&mut recorder, scene, &Theme::LIGHT, spec, &mut Scratch::default()).expect("a picture");
    (std::mem::take(&mut recorder.calls), layout)
}

#[test]
fn only_marks_beyond_frozen_axes_are_clipped() {
    let mut clipped = 0;
    for_each_move(|id, [before, mut own]| {
        let (calls, _) = painted(&own, SPEC);
        assert!(calls.iter().all(|call| call.clip.is_none()), "{id}: normal drawing is not clipped");
        own.freeze_axes(&before);
        let (calls, layout) = painted(&own, SPEC);
        let is_frozen = own.panels.iter().any(Panel::is_frozen);
        assert_eq!(calls.iter().any(|call| call.clip.is_some()), is_frozen && has_shapes(&own), "{id}");
        for call in &calls {
            let slack = match call.kind {
                Kind::Path { width, .. } => width,
                _ => 0.0,
            };
            let Some(clip) = call.clip else {
                let is_text = matches!(call.kind, Kind::Text { .. });
                assert!(is_text || call.extent.within(SPEC, slack), "{id}: {call:?}");
                continue;
            };
            assert!(!matches!(call.kind, Kind::Text { .. } | Kind::Image { .. }), "{id}: {call:?}");
            let is_plot = |place: &phasor_figures::paint::PanelLayout| {
                let plot = place.plot;
                clip.0 == [plot.x, plot.y, plot.right(), plot.bottom()]
            };
            assert!(layout.panels.iter().any(is_plot), "{id}: {clip:?}");
            let beyond = clip.beyond(&call.extent);
            // Lines are cut off just outside the plot, so that a backend does not dash long invisible parts.
            assert!(slack == 0.0 || beyond <= 2.0 * slack, "{id}: {call:?}");
            clipped += usize::from(beyond > 0.0);
        }
    });
    assert!(clipped > 50, "{clipped} marks extend beyond their plot");
}

/// Whether a frozen panel has marks other than images and text.
fn has_shapes(scene: &Scene) -> bool {
    use phasor_figures::scene::Mark;
    let frozen = scene.panels.iter().filter(|panel| panel.is_frozen());
    frozen.flat_map(|panel| &panel.marks).any(|mark| match mark.plain() {
        Mark::Line { points, .. } | Mark::Dots { points, .. } => !points.is_empty(),
        Mark::Area { .. } | Mark::Bars { .. } | Mark::Curve { .. } | Mark::Rule { .. } => true,
        Mark::Raster(_) | Mark::Label { .. } | Mark::Of { .. } => false,
    })
}

#[test]
fn overlapping_axes_have_the_ticks_of_both() {
    let words = |ticks: &[(f64, &str)]| Ticks::At(ticks.iter().map(|(at, word)| (*at, (*word).into())).collect());
    let (mut own, mut other) = (
        scene(by_id("heatmap").expect("a figure"), &Params::default()),
        scene(by_id("heatmap").expect("a figure"), &Params::default()),
    );
    let axis = |scene: &mut Scene, domain, ticks| {
        let axis = &mut scene.panels[0].x;
        (axis.domain, axis.ticks) = (domain, ticks);
    };
    axis(&mut own, [0.0, 4.0], words(&[(1.0, "a"), (3.0, "c")]));
    axis(&mut other, [2.0, 6.0], words(&[(3.0, "C"), (5.0, "e")]));
    own.widen_axes(&other);
    let both = &own.panels[0].x;
    assert_eq!((both.domain, &both.ticks), ([0.0, 6.0], &words(&[(1.0, "a"), (3.0, "c"), (5.0, "e")])));
}

#[test]
fn panels_match_if_both_axes_do() {
    let own = scene(by_id("heatmap").expect("a figure"), &Params::default());
    let own = &own.panels[0];
    assert!(own.is_like(own));
    for is_across in [true, false] {
        let mut other = scene(by_id("heatmap").expect("a figure"), &Params::default());
        let other = &mut other.panels[0];
        let axis = if is_across { &mut other.x } else { &mut other.y };
        axis.label += ", otherwise";
        assert!(!own.is_like(other), "{is_across}");
    }
}
