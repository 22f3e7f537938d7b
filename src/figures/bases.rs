//! What the base does, for a context of n positions: which pairs turn, how near positions come, how fine the steps are.

use super::shared::plot::{decades, dots, line, panel};
use super::shared::said::range;
use super::shared::search::{Searches, Sought, scanned_least};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::closest::Closest;
use crate::core::encoding::{freqs, freqs_by_products, ratio, wavelength};
use crate::core::spectrum::turning_pairs;
use crate::params::{ParamId, Params};
use crate::scene::{Along, Arrange, Axis, Ink, Mark, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "bases",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos],
    keys: [Some(ParamId::Base), None],
    fixed: &[ParamId::Schedule],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "notice", holds: larger_is_longer },
    Statement { text: "closest", holds: |params| params.n_pos > 1 && is_closest(params) },
    Statement { text: "closest.found", holds: |params| !own_search(params).1 },
    Statement { text: "closest.one", holds: |params| params.n_pos == 1 },
    Statement { text: "neighbours.one", holds: |params| params.d_model == 2 && ratio(2, params.base) == params.base },
];

/// Whether with a larger base no more pairs have a wavelength of at most n, each counted by itself, and neighbours are
/// further apart.
fn larger_is_longer(params: &Params) -> bool {
    let counted =
        |base: f64| freqs(params.d_model, base).into_iter().filter(|freq| TAU / freq <= f64::from(params.n_pos));
    let larger = 1.1 * params.base;
    counted(larger).count() <= counted(params.base).count()
        && ratio(params.d_model, larger) > ratio(params.d_model, params.base)
}

/// What a search at the live base finds, and whether it is complete.
fn own_search(params: &Params) -> (Closest, bool) {
    let last = (params.n_pos - 1).max(1);
    let found = Closest::search(&freqs(params.d_model, params.base), last, SINES);
    let is_complete = found.complete == last;
    (found, is_complete)
}

/// Whether that search is complete, and none of the offsets that are scanned here is nearer than what it found.
fn is_closest(params: &Params) -> bool {
    let (found, is_complete) = own_search(params);
    let least = scanned_least(&freqs(params.d_model, params.base), params.n_pos - 1).distance;
    is_complete && least >= found.nearest().distance - 1e-12
}

/// The bases from end to end, wider where the live one is outside.
const BASES: [f64; 2] = [100.0, 1e6];
/// Bases whose longest wavelength the caption gives.
const NAMED: [f64; 3] = [1000.0, 10_000.0, 500_000.0];
/// Points of a curve; where the closest positions are searched, as many as the powers for all of them allow, but not
/// fewer than the first. Sines spent on each search before it goes on by slices.
const POINTS: [usize; 2] = [9, 41];
const POWERS: usize = 60_000;
const SINES: usize = 3000;

/// A published model: its name, its base, and the dimensions of a position in it (of a head, where they are rotary).
/// Vaswani et al. 2017; Touvron et al. 2023, "`LLaMA`"; Grattafiori et al. 2024, "The Llama 3 Herd of Models".
const MODELS: [(&str, f64, u32, Ink); 3] = [
    ("figure.bases.transformer", 10_000.0, 512, Ink::Sin),
    ("figure.bases.llama", 10_000.0, 128, Ink::Cos),
    ("figure.bases.llama-3", 500_000.0, 128, Ink::Strong),
];

/// What a base gives at `d_model` dimensions and sequence length n.
#[derive(Clone, Copy)]
struct Outcome {
    /// Share of pairs that turn, smallest distance, ratio of neighbouring wavelengths.
    shown: [f64; 3],
    turning: u32,
    offset: u32,
    complete: u32,
}

impl Outcome {
    fn new((d_model, base): (u32, f64), n_pos: u32, found: &Closest) -> Self {
        let nearest = found.nearest();
        let shown = [share(d_model, base, n_pos), nearest.distance, ratio(d_model, base)];
        let turning = turning_pairs(d_model, base, n_pos);
        Self { shown, turning, offset: nearest.offset, complete: found.complete }
    }

    /// The closest two of so many positions, in words.
    fn closest(&self, n_pos: u32, digits: usize) -> String {
        let key = match n_pos {
            // One position has no other.
            1 => "figure.bases.closest.one",
            n if self.complete < n - 1 => "figure.bases.closest.found",
            _ => "figure.bases.closest",
        };
        fill(key, &[("offset", whole(self.offset)), ("distance", significant(self.shown[1], digits))])
    }
}

/// The share of pairs that turn.
fn share(d_model: u32, base: f64, n_pos: u32) -> f64 {
    f64::from(turning_pairs(d_model, base, n_pos)) / f64::from(d_model / 2)
}

/// The axis of bases.
fn axis(params: &Params) -> Axis {
    Axis::log(text::get("axis.base"), [BASES[0].min(params.base), BASES[1].max(params.base)])
}

/// So many bases from end to end of the axis.
fn bases(axis: &Axis, count: usize) -> impl Iterator<Item = f64> {
    let [start, end] = axis.domain;
    (0..count).map(move |point| axis.invert(point as f64 / (count - 1) as f64).clamp(start, end))
}

/// Dimensions and bases of which the closest positions are sought: points of a curve, so many, then the models and the
/// live ones.
fn wanted(params: &Params) -> (Vec<(u32, f64)>, usize) {
    let count = (POWERS / params.pairs() as usize).clamp(POINTS[0], POINTS[1]);
    let mut all: Vec<(u32, f64)> = bases(&axis(params), count).map(|base| (params.d_model, base)).collect();
    all.extend(MODELS.map(|(_, base, d, _)| (d, base)));
    all.push((params.d_model, params.base));
    (all, count)
}

fn begin(params: &Params, searches: &mut Searches) {
    let (all, points) = wanted(params);
    let sought: Vec<_> = all.iter().map(|&of| Sought::new(0, of, params.n_pos)).collect();
    let freqs = |index: usize| (if index < points { freqs_by_products } else { freqs })(all[index].0, all[index].1);
    searches.begin(&sought, SINES, freqs);
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let (d_model, base, n_pos) = (params.d_model, params.base, params.n_pos);
    let (axis, (all, count)) = (axis(params), wanted(params));
    let outcome = |&of: &(u32, f64)| Outcome::new(of, n_pos, &searches.found(Sought::new(0, of, n_pos), SINES));
    let found: Vec<Outcome> = all.iter().map(outcome).collect();
    let (own, rest) = found.split_last().expect("the live base");
    let nearest: Vec<_> = bases(&axis, count).zip(rest).map(|(base, outcome)| [base, outcome.shown[1]]).collect();
    let models: [_; MODELS.len()] = std::array::from_fn(|which| {
        let (key, base, d, ink) = MODELS[which];
        (key, base, d, ink, rest[count + which])
    });
    let complete = found.iter().map(|outcome| outcome.complete).fold(u32::MAX, u32::min);
    let longest = NAMED.map(|base| {
        let longest = significant(wavelength(d_model, base, d_model / 2 - 1), 5);
        fill("figure.bases.longest", &[("base", significant(base, 6)), ("longest", longest)])
    });
    let [first, second, third] = longest;
    let list = fill("list.next", &[("list", first), ("item", second)]);
    let ends = axis.domain;
    let mut values = vec![
        ("list", fill("list.next", &[("list", list), ("item", third)])),
        ("d", whole(d_model)),
        ("n", whole(n_pos)),
        ("base", significant(base, 12)),
        ("longest", significant(wavelength(d_model, base, d_model / 2 - 1), 5)),
        ("turning", whole(own.turning)),
        ("pairs", whole(params.pairs())),
        // Of a factor next to 1 five digits would show nothing but the 1.
        ("ratio", significant(own.shown[2], if own.shown[2] < 1.001 { 12 } else { 5 })),
        ("complete", whole(complete)),
        ("shares", range(ends.map(|base| share(d_model, base, n_pos)), 3)),
        ("ratios", range(ends.map(|base| ratio(d_model, base)), 5)),
        ("wide", whole(MODELS[0].2)),
        ("head", whole(MODELS[1].2)),
    ];
    let neighbours = if params.pairs() > 1 { "figure.bases.neighbours" } else { "figure.bases.neighbours.one" };
    let searched = if complete < n_pos - 1 { "figure.bases.partly" } else { "figure.bases.searched" };
    values.extend([
        ("closest", own.closest(n_pos, 4)),
        ("neighbours", fill(neighbours, &values)),
        ("searched", fill(searched, &values)),
    ]);
    let panels = (0..3).map(|which| {
        let points: Vec<_> = match which {
            0 => bases(&axis, POINTS[1]).map(|base| [base, share(d_model, base, n_pos)]).collect(),
            1 => nearest.clone(),
            _ => bases(&axis, POINTS[1]).map(|base| [base, ratio(d_model, base)]).collect(),
        };
        let marked = models.map(|(key, base, d, ink, outcome)| {
            // Where two models stand at one place, a ring lets the dot through.
            let is_ring = ink == Ink::Cos;
            let name = if which == 0 { fill(key, &[("d", whole(d))]) } else { String::new() };
            dots(vec![[base, outcome.shown[which]]], ink, is_ring, &name)
        });
        let top = points.iter().map(|point| point[1]).chain(models.map(|model| model.4.shown[which]));
        let top = top.fold(0.0, f64::max);
        let pen = Pen::solid(Ink::Accent).width(1.0);
        let mut marks = vec![Mark::Rule { along: Along::X, at: base, pen, label: None }];
        marks.push(line(points, Pen::solid(Ink::Accent), ""));
        marks.extend(marked);
        outcomes(axis.clone(), which, top, marks, (d_model, n_pos))
    });
    Scene {
        panels: panels.collect(),
        arrange: Arrange::Flow(300.0),
        caption: fill("figure.bases.caption", &values),
        details: fill("figure.bases.details", &values),
        alt: fill("figure.bases.alt", &values),
    }
}

fn outcomes(x: Axis, which: usize, top: f64, marks: Vec<Mark>, (d_model, n_pos): (u32, u32)) -> Panel {
    let label = text::get(["axis.share", "axis.closest", "axis.ratio"][which]);
    let y = match which {
        0 => Axis::linear(label, [0.0, 1.05]),
        1 => Axis::linear(label, [0.0, 1.1 * top]),
        // Two dimensions have the base itself for a ratio, where the widths in use have little more than 1.
        _ if top > 20.0 => Axis::log(label, decades(1.0, top)),
        _ => Axis::linear(label, [1.0, 1.0 + 1.1 * (top - 1.0)]),
    };
    let [start, end] = x.domain;
    let told = move |base: f64, digits: usize| {
        let found = Closest::search(&freqs(d_model, base), (n_pos - 1).max(1), SINES);
        let outcome = Outcome::new((d_model, base), n_pos, &found);
        let values = [
            ("base", significant(base, digits)),
            ("longest", significant(wavelength(d_model, base, d_model / 2 - 1), 6)),
            ("turning", whole(outcome.turning)),
            ("pairs", whole(d_model / 2)),
            ("closest", outcome.closest(n_pos, 6)),
            ("ratio", significant(outcome.shown[2], 6)),
        ];
        Some(Reading { at: [base, outcome.shown[which]], text: fill("figure.bases.read", &values) })
    };
    // Between pixels a base has no more than four digits; the live one is known.
    let read = move |[x, _]: [f64; 2]| told(x.clamp(start, end), 4);
    let here = move |params: &Params| told(params.base, 12);
    Panel { here: Some(Box::new(here)), ..panel(x, y, marks, Box::new(read)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_wavelength_is_not_a_hundredth_of_the_base() {
        let details = DRAWING.scene(&Params { d_model: 512, ..Params::default() }, &mut Searches::default()).details;
        assert!(
            details.contains("6115.9") && details.contains("60\u{202f}611") && !details.contains("623"),
            "{details}"
        );
        assert!(details.contains("128 of a head in LLaMA"), "{details}");
    }
}
