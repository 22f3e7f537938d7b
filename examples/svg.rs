//! Writes a figure as SVG: `cargo run --package phasor-figures --example svg > distances.svg`.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::export::{Snapshot, picture::PictureOptions, svg::svg};
use phasor_figures::params::Params;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let params = Params { d_model: 64, n_pos: 200, ..Params::default() };
    let figure = by_id("distance-matrix").ok_or("no such figure")?;
    let scene = figure.drawing().scene(&params, &mut Searches::default());
    let snapshot = Snapshot { figure, params: &params, scene: &scene, link: "#distance-matrix", compared: None };
    println!("{}", svg(&snapshot, &PictureOptions::of(&snapshot))?);
    Ok(())
}
