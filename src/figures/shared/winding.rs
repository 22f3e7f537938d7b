//! Lines on a torus, parted into what is seen and what the torus hides.

use std::f64::consts::TAU;

use crate::core::torus::View;
use crate::scene::{Mark, Pen};

/// Circles around the tube and around the ring, as angles.
pub(in crate::figures) fn grid() -> Vec<Vec<[f64; 2]>> {
    let turn = |parts: u32| (0..=parts).map(move |part| f64::from(part) / f64::from(parts) * TAU);
    let around_tube = turn(16).skip(1).map(|ring| turn(32).map(|tube| [ring, tube]).collect());
    let around_ring = turn(8).skip(1).map(|tube| turn(64).map(|ring| [ring, tube]).collect());
    around_tube.chain(around_ring).collect()
}

/// The stretches of a path that are hidden and that are seen, each with its pen; `None` leaves them out.
pub(in crate::figures) fn lines(view: &View, path: &[[f64; 2]], pens: [Option<Pen>; 2], marks: &mut Vec<Mark>) {
    let hidden: Vec<bool> = path.iter().map(|at| view.hides(*at)).collect();
    let mut start = 0;
    while start + 1 < path.len() {
        // A stretch runs on to the first point of the next, so that there is no gap.
        let end = (start + 1..path.len() - 1).find(|&at| hidden[at] != hidden[start]).unwrap_or(path.len() - 1);
        if let Some(pen) = pens[usize::from(!hidden[start])] {
            let points = path[start..=end].iter().map(|at| view.project(*at)).collect();
            marks.push(Mark::Line { points, pen, label: None });
        }
        start = end;
    }
}
