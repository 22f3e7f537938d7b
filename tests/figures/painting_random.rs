//! Pictures of any two settings, with frozen or animated axes or as a comparison, on a canvas of any size: as the page
//! paints them during drags and while the viewport is resized.

use std::panic::{AssertUnwindSafe, catch_unwind};

use phasor_figures::catalog::{ALL, Figure};
use phasor_figures::paint::theme::Theme;
use phasor_figures::paint::{CanvasSpec, ComparedScene, Picture, Scratch, paint, paint_cursor};
use phasor_figures::params::{CHOICES, NUMBERS, Params, Viewpoint};
use proptest::prelude::*;

use crate::common_axes::scene;
use crate::support::cases::cases;
use crate::support::recorder::Recorder;

/// The relation of the previous scene to the painted one.
#[derive(Clone, Copy, Debug)]
enum Relation {
    /// During a drag: its axes are frozen.
    Frozen,
    /// After the drag: this fraction of the animation to the new axes.
    Animating(f64),
    /// In a comparison: it is A, with the divider at this fraction of the plot.
    Comparison(f64),
}

/// Any values of numbers and choices.
fn any_params() -> impl Strategy<Value = Params> {
    let numbers = prop::collection::vec(prop_oneof![Just(0.0), Just(1.0), 0.0..1.0_f64], NUMBERS.len());
    let choices = prop::collection::vec(any::<usize>(), CHOICES.len());
    let sentence = prop_oneof!["", "to be", "[a-z ]{0,400}"];
    (numbers, choices, sentence, any::<(i16, i16)>()).prop_map(|(numbers, choices, sentence, (yaw, pitch))| {
        let mut params = Params { sentence: sentence.into(), ..Params::default() };
        for (number, part) in NUMBERS.iter().zip(numbers) {
            let (start, end, _) = number.slider_range(&params);
            let value = number.at_slider(start + part * (end - start), (number.get)(&params), &params);
            (number.set)(&mut params, value);
        }
        for (choice, option) in CHOICES.iter().zip(choices) {
            (choice.set)(&mut params, option % choice.options.len());
        }
        params.viewpoint = Viewpoint { yaw: yaw.into(), pitch: pitch.into() };
        params.clamped()
    })
}

fn any_canvas() -> impl Strategy<Value = CanvasSpec> {
    let length = || prop_oneof![1.0..60.0_f64, 60.0..600.0_f64, 600.0..5200.0_f64];
    let kind = prop_oneof![Just([false, false]), Just([true, false]), Just([false, true])];
    ([length(), length()], 0.25..4.0_f64, 0.5..3.0_f64, kind).prop_map(
        |([width, height], ratio, type_scale, [is_slide, is_thumb])| {
            // At most the resolution that the page would use.
            let ratio = ratio.min((5120.0 * 2880.0 / (width * height)).sqrt());
            let [width, height] = [width, height].map(|length| (length * ratio).floor().max(1.0) / ratio);
            CanvasSpec { ratio, type_scale, is_slide, is_thumb, ..CanvasSpec::of([width, height]) }
        },
    )
}

fn any_relation() -> impl Strategy<Value = Relation> {
    prop_oneof![
        Just(Relation::Frozen),
        (0.0..1.0_f64).prop_map(Relation::Animating),
        (0.0..=1.0_f64).prop_map(Relation::Comparison)
    ]
}

fn paint_figure(figure: &Figure, [from, to]: [&Params; 2], relation: Relation, spec: CanvasSpec) {
    let (before, mut own) = (scene(figure, from), scene(figure, to));
    let split_position = match relation {
        Relation::Frozen => {
            own.freeze_axes(&before);
            None
        }
        Relation::Animating(part) => {
            own.interpolate_ranges(&before, part);
            None
        }
        Relation::Comparison(fraction) => {
            own.widen_axes(&before);
            Some(fraction)
        }
    };
    let compared =
        (!matches!(relation, Relation::Animating(_))).then_some(ComparedScene { scene: &before, split_position });
    let picture = Picture { scene: &own, compared };
    let mut svg = String::new();
    let (mut recorder, mut scratch) = (Recorder::new(&mut svg, spec), Scratch::default());
    let layout = paint(&mut recorder, picture, &Theme::LIGHT, spec, &mut scratch).expect("a picture");
    if let Some(query_params) = figure.query_params(to, from) {
        let extra = figure.drawing().cursor(&query_params);
        let described = (&own, &layout, extra.as_slice());
        paint_cursor(&mut recorder, described, &query_params, &Theme::LIGHT, spec, &mut scratch).expect("its marks");
    }
    // Coordinates that are not finite would be invalid on a canvas.
    assert!(recorder.calls.iter().all(|call| call.extent.0.iter().all(|edge| edge.is_finite())));
}

proptest! {
    // Each case paints all figures.
    #![proptest_config(cases(12))]

    #[test]
    fn any_picture_can_be_painted_on_any_canvas(
        from in any_params(), to in any_params(), relation in any_relation(), spec in any_canvas(),
    ) {
        for figure in ALL {
            let outcome = catch_unwind(AssertUnwindSafe(|| paint_figure(figure, [&from, &to], relation, spec)));
            prop_assert!(outcome.is_ok(), "{}: {from:?} → {to:?}, {relation:?} on {spec:?}", figure.id);
        }
    }
}
