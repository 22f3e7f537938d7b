//! A scene depends only on its parameters and searches, not on earlier scenes.

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::params::Params;
use phasor_figures::scene::Scene;

fn texts(figure: &Figure, params: &Params) -> [String; 2] {
    report(figure.drawing().scene(params, &mut Searches::default()))
}

fn report(scene: Scene) -> [String; 2] {
    [scene.caption, scene.details]
}

/// Ordinary settings, and some whose search continues after the first draw.
fn settings() -> [Params; 3] {
    let plain = Params::default();
    [
        plain.clone(),
        Params { d_model: 2048, n_pos: 3000, ..plain.clone() },
        Params { d_model: 64, n_pos: 1 << 20, base: 9999.0, ..plain },
    ]
}

#[test]
fn a_scene_does_not_depend_on_the_scenes_before_it() {
    for figure in ALL {
        let [first, second, third] = settings();
        let forwards = [&first, &second, &third].map(|params| texts(figure, params));
        let mut backwards = [&third, &second, &first].map(|params| texts(figure, params));
        backwards.reverse();
        assert_eq!(forwards, backwards, "{}", figure.id);
    }
}

#[test]
fn clones_of_searches_continue_independently() {
    let mut compared = 0;
    for figure in ALL.iter().filter(|figure| figure.drawing().has_search()) {
        for params in settings() {
            let before = texts(figure, &params);
            let mut original = Searches::default();
            figure.drawing().scene(&params, &mut original);
            for _ in 0..3 {
                figure.drawing().advance(&mut original);
            }
            assert_eq!(before, texts(figure, &params), "{}", figure.id);
            // A clone has the same state, and is independent from then on.
            let copy = original.clone();
            let shown = report(figure.drawing().scene(&params, &mut original));
            assert_eq!(shown, report(figure.drawing().scene(&params, &mut copy.clone())), "{}", figure.id);
            compared += 1;
        }
    }
    // Four figures have a search.
    assert_eq!(compared, 4 * settings().len());
}

#[test]
fn only_figures_with_a_search_continue() {
    for figure in ALL.iter().filter(|figure| !figure.drawing().has_search()) {
        assert!(!figure.drawing().advance(&mut Searches::default()), "{}", figure.id);
    }
}
