//! Lines on a torus, parted into what is seen and what the torus hides.

use std::f64::consts::TAU;
use std::rc::Rc;

use crate::core::cache::Cache;
use crate::core::torus::View;
use crate::params::Viewpoint;

/// Lines in the picture.
pub(in crate::figures) type Lines = Vec<Vec<[f64; 2]>>;

/// How the torus is looked at.
pub(in crate::figures) fn view(from: Viewpoint) -> View {
    View::new(f64::from(from.yaw), f64::from(from.pitch))
}

/// What is seen of circles around the tube and around the ring; kept while it is looked at from one place.
pub(in crate::figures) fn grid(from: Viewpoint) -> Rc<Lines> {
    thread_local!(static CACHE: Cache<[i32; 2], Rc<Lines>> = const { Cache::new(1) });
    let turn = |parts: u32| (0..=parts).map(move |part| f64::from(part) / f64::from(parts) * TAU);
    let compute = || {
        let around_tube = turn(16).skip(1).map(|ring| turn(32).map(|tube| [ring, tube]).collect());
        let around_ring = turn(8).skip(1).map(|tube| turn(64).map(|ring| [ring, tube]).collect());
        let seen = |circle: Vec<_>| {
            let [_, seen] = parted(&view(from), &circle);
            seen
        };
        Rc::new(around_tube.chain(around_ring).flat_map(seen).collect())
    };
    CACHE.with(|cache| cache.get([from.yaw, from.pitch], compute))
}

/// The stretches of a path that are hidden, and those that are seen.
pub(in crate::figures) fn parted(view: &View, path: &[[f64; 2]]) -> [Lines; 2] {
    let points: Vec<_> = path.iter().map(|angles| view.see(*angles)).collect();
    let mut parts = [Vec::new(), Vec::new()];
    let mut start = 0;
    while start + 1 < points.len() {
        let is_hidden = points[start].1;
        // A stretch runs on to the first point of the next, so that there is no gap.
        let end = (start + 1..points.len() - 1).find(|&at| points[at].1 != is_hidden).unwrap_or(points.len() - 1);
        parts[usize::from(!is_hidden)].push(points[start..=end].iter().map(|point| point.0).collect());
        start = end;
    }
    parts
}
