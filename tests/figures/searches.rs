//! A scene depends only on its parameters and searches, not on earlier scenes.

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::params::Params;
use phasor_figures::scene::Scene;

fn caption(figure: &Figure, params: &Params) -> [String; 2] {
    report(figure.drawing().scene(params, &mut Searches::default()))
}

fn report(scene: Scene) -> [String; 2] {
    [scene.caption, scene.details]
}

/// Settings whose search continues after the first draw, and ordinary ones.
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
        let forwards = [&first, &second, &third].map(|params| caption(figure, params));
        let mut backwards = [&third, &second, &first].map(|params| caption(figure, params));
        backwards.reverse();
        assert_eq!(forwards, backwards, "{}", figure.id);
    }
}

#[test]
fn clones_of_searches_continue_independently() {
    let mut tried = 0;
    for figure in ALL.iter().filter(|figure| figure.drawing().has_search()) {
        for params in settings() {
            let before = caption(figure, &params);
            let mut own = Searches::default();
            figure.drawing().scene(&params, &mut own);
            for _ in 0..3 {
                figure.drawing().advance(&mut own);
            }
            assert_eq!(before, caption(figure, &params), "{}", figure.id);
            // A clone has the same state, and is independent from then on.
            let further = own.clone();
            let shown = report(figure.drawing().scene(&params, &mut own));
            assert_eq!(shown, report(figure.drawing().scene(&params, &mut further.clone())), "{}", figure.id);
            tried += 1;
        }
    }
    assert_eq!(tried, 4 * 3);
}

#[test]
fn only_figures_with_a_search_continue() {
    for figure in ALL.iter().filter(|figure| !figure.drawing().has_search()) {
        assert!(!figure.drawing().advance(&mut Searches::default()), "{}", figure.id);
    }
}
