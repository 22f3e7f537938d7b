//! The figure of the rotation matrix, compared with reference values of its blocks.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::params::Params;
use phasor_figures::scene::{Mark, Scene};

use crate::reference::Table;

/// The entry of the picture at a row and a column.
fn entry(scene: &Scene, row: usize, column: usize) -> f64 {
    let Mark::Raster(raster) = scene.panels[0].marks[0].plain() else { panic!("a picture") };
    let side = (raster.x[1] - raster.x[0]) as usize;
    let mut cells = vec![0.0; side * side];
    (raster.fill)(side, side, &mut cells);
    f64::from(cells[row * side + column])
}

#[test]
fn blocks_match_the_reference() {
    let figure = by_id("rotation").expect("the figure is listed");
    let mut compared = 0;
    for [d_model, base, k, pair, cos, sin] in
        Table::read("rotation_blocks").columns(["d_model", "base", "k", "pair", "cos", "sin"])
    {
        // The figure has at most 16 pairs, and k cannot be negative on the page.
        if k < 0.0 || pair > 15.0 {
            continue;
        }
        let params = Params { d_model: d_model as u32, base, k: k as u32, n_pos: 2000, ..Params::default() };
        let (scene, dim) = (figure.drawing().scene(&params, &mut Searches::default()), 2 * pair as usize);
        for (row, column, expected) in [(0, 0, cos), (0, 1, sin), (1, 0, -sin), (1, 1, cos)] {
            let value = entry(&scene, dim + row, dim + column);
            // An f32 of at most 1 is accurate to 6·10⁻⁸.
            assert!((value - expected).abs() < 1e-7, "d {d_model}, k {k}, pair {pair}: {value} {expected}");
        }
        compared += 1;
    }
    assert!(compared > 20, "{compared} blocks");
}
