//! Terms of figures, and settings at which they are looked at: for tests of figures and of the page.

use std::collections::BTreeSet;

use phasor_figures::catalog::{Figure, Searches};
use phasor_figures::params::Params;
use phasor_figures::scene::Mark;

/// The terms that marks of a figure have, those of its cursor too.
pub(crate) fn terms(figure: &Figure, params: &Params) -> BTreeSet<&'static str> {
    let scene = figure.drawing().scene(params, &mut Searches::default());
    let of_scene: Vec<_> = scene.panels.iter().flat_map(|panel| &panel.marks).map(Mark::term).collect();
    let of_cursor = figure.drawing().cursor(params).into_iter().map(|(_, mark)| mark.term());
    of_scene.into_iter().chain(of_cursor).flatten().collect()
}

/// The defaults but for the pair, a large encoding, and a small one.
pub(crate) fn settings() -> [Params; 3] {
    let plain = Params::default();
    [
        Params { pair: 3, ..plain.clone() },
        Params { d_model: 512, n_pos: 100_000, pos: 7, k: 900, pair: 20, ..plain.clone() },
        Params { d_model: 4, n_pos: 30, base: 50.0, pos: 2, k: 3, pair: 1, ..plain },
    ]
}
