//! Scenes queried for marks and readings with changed parameters, as the page does between a change and the next draw.

use std::panic::{AssertUnwindSafe, catch_unwind};

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::cursor::{Key, at, cursor_point, press, reading};
use phasor_figures::params::{CHOICES, NUMBERS, Params};
use phasor_figures::scene::Scene;
use proptest::prelude::*;

use crate::support::cases::cases;

/// Parameters of all sizes at which a scene takes a few milliseconds, with the cursor anywhere.
fn any_params() -> impl Strategy<Value = Params> {
    let sizes = (1_u32..=256, 0.01..6.0_f64, prop_oneof![1_u32..=8, 1_u32..=2000]);
    let cursor = [0.0..1.0_f64, 0.0..1.0, 0.0..1.0];
    let choices = prop::collection::vec(any::<usize>(), CHOICES.len());
    (sizes, cursor, choices, prop_oneof!["to be", "[a-z ]{0,40}"]).prop_map(
        |((pairs, exponent, n_pos), cursor, choices, sentence)| {
            let sizes = Params { d_model: 2 * pairs, base: 10_f64.powf(exponent), n_pos, ..Params::default() };
            let mut params = Params { sentence: sentence.into(), ..sizes };
            let ends = [n_pos, n_pos, pairs].map(|count| f64::from(count - 1));
            let [pos, k, pair] = [0, 1, 2].map(|index| (cursor[index] * ends[index]).round() as u32);
            (params.pos, params.k, params.pair) = (pos, k, pair);
            for (choice, option) in CHOICES.iter().zip(choices) {
                (choice.set)(&mut params, option % choice.options.len());
            }
            params.clamped()
        },
    )
}

fn scene(figure: &Figure, params: &Params) -> Scene {
    figure.drawing().scene(params, &mut Searches::default())
}

/// Runs all queries on a scene: at the cursor, hovering and dragging at these fractions of each panel, and keys.
fn run_queries(figure: &Figure, scene: &Scene, params: &Params, fractions: [f64; 2]) {
    for panel in &scene.panels {
        let there = [panel.x.invert(fractions[0]), panel.y.invert(fractions[1])];
        cursor_point(panel, params);
        at(panel, params, None, there);
        at(panel, params, Some([panel.x.invert(fractions[1]), panel.y.invert(fractions[0])]), there);
        if let Some(read) = &panel.read {
            read(there);
        }
    }
    for id in NUMBERS.iter().map(|number| Some(number.id)).chain([None]) {
        reading(scene, params, id);
    }
    for key in [Key::Left, Key::Up, Key::PageDown, Key::End] {
        press(figure, scene, params, key);
    }
}

proptest! {
    // Each case queries all figures.
    #![proptest_config(cases(24))]

    #[test]
    fn a_scene_can_be_queried_with_any_other_parameters(
        scene_params in any_params(), current in any_params(), fractions in [-0.1..1.1_f64, -0.1..1.1_f64],
    ) {
        for figure in ALL {
            let scene = scene(figure, &scene_params);
            let outcome = catch_unwind(AssertUnwindSafe(|| run_queries(figure, &scene, &current, fractions)));
            prop_assert!(outcome.is_ok(), "{}: {scene_params:?} → {current:?}", figure.id);
        }
    }

    #[test]
    fn marks_and_readings_use_the_scene_and_the_current_cursor(
        scene_params in any_params(), current in any_params(),
    ) {
        for figure in ALL {
            let Some(query_params) = figure.query_params(&scene_params, &current) else { continue };
            prop_assert!(!figure.reads_differ(&scene_params, &query_params), "{}: {scene_params:?} → {current:?}", figure.id);
            let [old, new] = [&scene_params, &query_params].map(|params| scene(figure, params));
            prop_assert_eq!(reading(&old, &query_params, None), reading(&new, &query_params, None), "{}: {:?} → {:?}", figure.id, scene_params, current);
            for (panel, _) in figure.drawing().cursor(&query_params) {
                prop_assert!(panel < old.panels.len(), "{}: {scene_params:?} → {current:?}", figure.id);
            }
        }
    }
}

#[test]
fn a_scene_is_queried_with_the_d_model_of_its_computation() {
    let (scene_params, current) =
        (Params { d_model: 2, ..Params::default() }, Params { pair: 7, pos: 3, ..Params::default() });
    for figure in ALL.iter().filter(|figure| ["ratios", "wavelengths", "clocks"].contains(&figure.id)) {
        let query_params = figure.query_params(&scene_params, &current).expect("the cursor is clamped");
        assert_eq!((query_params.d_model, query_params.pair, query_params.pos), (2, 0, 3), "{}", figure.id);
    }
}
