//! A row for each word: the length of its stem is the attention weight that the word at the cursor gives to it. A ring
//! shows the same weight in another order of the words. A ring around its dot means that the weight is the same.

use crate::catalog::shared::plot::line;
use crate::scene::{Ink, Mark, Pen};

const STEM: Pen = Pen::solid(Ink::Muted).width(1.5);
const INKS: [Ink; 2] = [Ink::Strong, Ink::Muted];
/// Radii of dots and rings in CSS pixels: of few words, and of so many that their rows are close together.
const RADII: [[f64; 2]; 2] = [[3.5, 6.0], [2.0, 3.5]];
const MANY: usize = 24;

/// The rows of one panel, at the `places` of the words. `weights` and `names` are those of the chosen order and of the
/// other one.
pub(super) fn marks(places: &[f64], weights: [&[f64]; 2], names: [&str; 2], term: &'static str) -> Vec<Mark> {
    let points = weights.map(|weights| -> Vec<[f64; 2]> {
        weights.iter().zip(places).map(|(weight, place)| [*weight, *place]).collect()
    });
    let stems = points[0].iter().map(|&[weight, place]| line(vec![[0.0, place], [weight, place]], STEM, "").of(term));
    let mut marks: Vec<Mark> = stems.collect();
    let radii = RADII[usize::from(places.len() > MANY)];
    for (index, points) in points.into_iter().enumerate() {
        let label = (!names[index].is_empty()).then(|| names[index].to_owned());
        let (radius, ink, hollow) = (radii[index], INKS[index], index == 1);
        marks.push(Mark::Dots { points, radius, ink, hollow, label }.of(term));
    }
    marks
}
