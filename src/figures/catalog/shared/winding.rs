//! Drawing of a torus, and of lines on it, split into visible and hidden parts.

use std::f64::consts::TAU;
use std::rc::Rc;

use crate::core::cache::Cache;
use crate::core::torus::View;
use crate::params::Viewpoint;
use crate::scene::{Ink, Mark, Pen, Side};
use crate::text::number::whole;

/// Polylines in the picture.
pub(in crate::catalog) type Lines = Vec<Vec<[f64; 2]>>;

/// Maximum number of positions with dots.
const MOST_DOTS: f64 = 100.0;
/// Radius of a dot, in CSS pixels.
const DOT: f64 = 3.2;
/// Number of colours along the path.
const COLOURS: usize = 24;
/// Distance from a dot outwards to its number, in CSS pixels.
const OUTWARD: f64 = 12.0;
/// The pen of the path behind the torus.
pub(in crate::catalog) const HIDDEN: Pen = Pen::solid(Ink::Muted).width(0.7);

/// The projection for a viewpoint.
pub(in crate::catalog) fn view(from: Viewpoint) -> View {
    View::new(f64::from(from.yaw), f64::from(from.pitch))
}

/// The drawing of the torus.
pub(in crate::catalog) struct Body {
    /// Overlapping visible areas that shade the surface: the less it faces the viewer, the more of them overlap.
    pub(in crate::catalog) shade: Lines,
    /// The visible parts of circles around the tube and around the ring.
    pub(in crate::catalog) circles: Lines,
    /// The visible parts of the outer and the inner outline.
    pub(in crate::catalog) rims: Lines,
}

/// The visible parts of the torus; cached for the last viewpoint.
pub(in crate::catalog) fn body(from: Viewpoint) -> Rc<Body> {
    thread_local!(static CACHE: Cache<[i32; 2], Rc<Body>> = const { Cache::new(1) });
    let turn = |parts: u32| (0..=parts).map(move |part| f64::from(part) / f64::from(parts) * TAU);
    let compute = || {
        let view = view(from);
        let around_tube = turn(20).skip(1).map(|ring| turn(32).map(|tube| [ring, tube]).collect());
        let around_ring = turn(8).skip(1).map(|tube| turn(64).map(|ring| [ring, tube]).collect());
        let visible = |circle: Vec<_>| {
            let [_, visible] = split_by_visibility(&projected(&view, &circle));
            visible
        };
        // The line is slightly inside the edge, because visibility is undefined on the edge itself.
        let rim = |side: usize| turn(RIM).map(|ring| [ring, view.turned(ring, EDGE)[side]]).collect::<Vec<_>>();
        Rc::new(Body {
            shade: SHADES.iter().flat_map(|facing| [0, 1].map(|side| shade(&view, *facing, side)).concat()).collect(),
            circles: around_tube.chain(around_ring).flat_map(visible).collect(),
            rims: [0, 1].into_iter().flat_map(|side| visible(rim(side))).collect(),
        })
    };
    CACHE.with(|cache| cache.get([from.yaw, from.pitch], compute))
}

/// Shading steps, as cosines of the angle between the surface normal and the direction to the viewer.
const SHADES: [f64; 4] = [1.0, 0.8, 0.55, 0.3];
/// The cosine used for the edge of the torus.
const EDGE: f64 = 0.02;
/// Number of segments of an outline.
const RIM: u32 = 120;

/// The visible bands along one side of the outline where the surface normal's cosine to the viewer is below `facing`.
fn shade(view: &View, facing: f64, side: usize) -> Lines {
    let turn = |part: u32| f64::from(part) / f64::from(RIM) * TAU;
    let across = |part: u32| [0.0, facing].map(|cosine| [turn(part), view.turned(turn(part), cosine)[side]]);
    let is_visible = |part: u32| {
        let [outer, inner] = across(part);
        !view.hides([outer[0], f64::midpoint(outer[1], inner[1])])
    };
    let visible: Vec<u32> = (0..=RIM).filter(|part| is_visible(*part)).collect();
    let runs = visible.chunk_by(|part, next| next - part == 1).filter(|run| run.len() > 1);
    let band = |run: &[u32]| {
        let outer = run.iter().map(|part| view.project(across(*part)[0]));
        outer.chain(run.iter().rev().map(|part| view.project(across(*part)[1]))).collect()
    };
    runs.map(band).collect()
}

/// The projected points of a path, and whether each is hidden.
fn projected(view: &View, path: &[[f64; 2]]) -> Vec<([f64; 2], bool)> {
    path.iter().map(|angles| view.see(*angles)).collect()
}

/// Splits a projected path into hidden and visible pieces.
fn split_by_visibility(points: &[([f64; 2], bool)]) -> [Lines; 2] {
    let mut pieces = [Vec::new(), Vec::new()];
    let mut start = 0;
    while start + 1 < points.len() {
        let is_hidden = points[start].1;
        // A piece includes the first point of the next one, so that there is no gap.
        let end = (start + 1..points.len() - 1).find(|&at| points[at].1 != is_hidden).unwrap_or(points.len() - 1);
        pieces[usize::from(!is_hidden)].push(points[start..=end].iter().map(|point| point.0).collect());
        start = end;
    }
    pieces
}

/// The path: faint where hidden by the torus, otherwise coloured by order.
pub(in crate::catalog) fn winding(view: &View, path: &[[f64; 2]]) -> Vec<Mark> {
    let path = projected(view, path);
    let [hidden, _] = split_by_visibility(&path);
    let line = |points, pen| Mark::Line { points, pen, label: None };
    let mut marks: Vec<Mark> = hidden.into_iter().map(|points| line(points, HIDDEN)).collect();
    let count = path.len() - 1;
    for colour in 0..COLOURS {
        let [from, to] = [colour, colour + 1].map(|colour| colour * count / COLOURS);
        let [_, visible] = split_by_visibility(&path[from..=to]);
        let pen = Pen::solid(Ink::Series(colour as f64 / (COLOURS - 1) as f64)).width(2.0);
        marks.extend(visible.into_iter().map(|points| line(points, pen)));
    }
    marks
}

/// A position: a dot with a halo in the background colour, or a faint dot behind the torus.
fn dots(view: &View, angles: [f64; 2], order: f64) -> Vec<Mark> {
    let (at, is_hidden) = view.see(angles);
    let dot = |radius, ink| Mark::Dots { points: vec![at], radius, ink, hollow: false, label: None };
    if is_hidden {
        vec![dot(1.5, Ink::Muted)]
    } else {
        vec![dot(DOT + 1.2, Ink::Background), dot(DOT, Ink::Series(order))]
    }
}

/// Numbers beside the first and the last position, and beside some in between if there are dots. Hidden positions have
/// no number.
pub(in crate::catalog) fn numbers(view: &View, angles: impl Fn(f64) -> [f64; 2], shown: f64) -> Vec<Mark> {
    let step = match shown {
        ..=20.0 => 1,
        ..=MOST_DOTS => 5,
        _ => shown as usize,
    };
    let step = step.max(1);
    let between = (step..shown as usize).step_by(step).map(|pos| pos as f64);
    // The ends come first, because a label that would overlap an earlier one is moved or omitted.
    let visible = [0.0, shown].into_iter().chain(between).filter(|pos| !view.hides(angles(*pos)));
    let label = |pos: f64| {
        let at = view.project(angles(pos));
        let away = OUTWARD / at[0].hypot(at[1]).max(f64::MIN_POSITIVE);
        Mark::Label { at, shift: [away * at[0], -away * at[1]], side: Side::Middle, text: whole(pos), ink: Ink::Strong }
    };
    visible.map(label).collect()
}

/// A dot for each position up to `shown`, unless there are so many that they would merge with the path.
pub(in crate::catalog) fn positions(view: &View, angles: impl Fn(f64) -> [f64; 2], shown: f64) -> Vec<Mark> {
    let all = (0..=shown as u32).map(f64::from).take_while(|_| shown <= MOST_DOTS);
    all.flat_map(|pos| dots(view, angles(pos), pos / shown.max(1.0))).collect()
}
