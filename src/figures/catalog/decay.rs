//! The limit of the dot product with more and more dimensions, near and far out.

use std::rc::Rc;

use super::shared::plot::{decades, dots, line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::cache::Cache;
use crate::core::decay::{Theta, first_zero, limit, ripple};
use crate::core::distance::{cosine, dots_into};
use crate::core::schedule::Schedule;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "decay",
    reads: &[ParamId::DModel, ParamId::Base],
    keys: [Some(ParamId::K), None],
    plays: Some(ParamId::Base),
    fixed: &[ParamId::Schedule],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values);

pub(super) const SAYS: &[Statement] =
    &[Statement { text: "details", holds: |params| first_is_zero(params.base) && first_is_zero(OTHER_BASE) }];

/// Whether the limit is 0 where it is said to be, and above 0 wherever it is looked at before; and that of t² everywhere.
fn first_is_zero(base: f64) -> bool {
    let theta = Theta::Exponential(base);
    let Some(zero) = first_zero(theta) else { return false };
    let mut places = (0..300).map(|place| f64::from(place) / 300.0 * zero);
    // The limit is off by 10⁻¹⁵ over the logarithm of the base.
    limit(theta, zero).abs() < 1e-8 && places.all(|x| limit(theta, x) > 0.0 && limit(Theta::Square, x) > 0.0)
}

/// The near panel reaches so far to both sides, sampled every half position.
const REACH: f64 = 128.0;
const STEP: f64 = 0.5;
/// Pairs that are summed at every step.
const MOST_PAIRS: usize = 2048;
/// The sum of more pairs than this lies on its limit.
const NEAR_LIMIT: usize = 128;
/// Points of a curve in the far panel, at equal factors.
const POINTS: u32 = 400;
/// The base that stands beside the live one.
const OTHER_BASE: f64 = 1000.0;

/// θ(t), its pen and its name in the legend, the live one first.
fn thetas(base: f64) -> [(Theta, Pen, String); 5] {
    let power = |base| fill("figure.decay.power", &[("base", significant(base, 12))]);
    let own = |key| text::get(key).to_owned();
    [
        (Theta::Exponential(base), Pen::solid(Ink::Strong).width(2.5), power(base)),
        (Theta::Exponential(OTHER_BASE), Pen::solid(Ink::Series(0.0)), power(OTHER_BASE)),
        (Theta::Square, Pen::solid(Ink::Series(0.35)), own("figure.decay.square")),
        (Theta::Linear, Pen::solid(Ink::Series(0.65)), own("figure.decay.linear")),
        (Theta::Root, Pen::solid(Ink::Series(1.0)), own("figure.decay.root")),
    ]
}

/// What is drawn of one θ. Four of five stay the same whatever is changed.
struct Limits {
    near: Vec<[f64; 2]>,
    far: Vec<[f64; 2]>,
    zero: Option<f64>,
}

impl Limits {
    /// Those of θ, and over these decades.
    fn of(theta: Theta, far: [f64; 2]) -> Rc<Self> {
        thread_local!(static CACHE: Cache<(u64, u64), Rc<Limits>> = const { Cache::new(32) });
        let name = match theta {
            Theta::Exponential(base) => base.to_bits(),
            Theta::Linear => 1,
            Theta::Square => 2,
            Theta::Root => 3,
        };
        CACHE.with(|cache| cache.get((name, far[1].to_bits()), || Rc::new(Self::new(theta, far))))
    }

    fn new(theta: Theta, [start, end]: [f64; 2]) -> Self {
        let near = (0..=(REACH / STEP) as usize).map(|sample| limit(theta, sample as f64 * STEP));
        let step = (end / start).ln() / f64::from(POINTS);
        // From where waves of the cosine are finer than eight points, curves that still have visible ones end.
        let fine = 0.8 / step;
        let until = if ripple(theta, fine) > 0.02 { fine } else { end };
        let at = |point: u32| start * (step * f64::from(point)).exp();
        let far = (0..=POINTS).map(at).take_while(|x| *x <= until).map(|x| [x.min(end), limit(theta, x)]);
        Self { near: halves(near.collect(), STEP), far: far.collect(), zero: first_zero(theta) }
    }
}

/// Both halves of a curve: the sum and every integral are even.
fn halves(values: Vec<f64>, step: f64) -> Vec<[f64; 2]> {
    let points = values.into_iter().enumerate().map(|(sample, value)| [sample as f64 * step, value]);
    let right: Vec<_> = points.collect();
    right.iter().skip(1).rev().map(|[x, y]| [-x, *y]).chain(right.iter().copied()).collect()
}

fn scene(params: &Params) -> Scene {
    let theta = Theta::Exponential(params.base);
    let freqs = Schedule::Geometric.freqs(params.d_model, params.base);
    let far_out = decades(1.0, first_zero(theta).unwrap_or(1.0).max(OTHER_BASE));
    let thetas = thetas(params.base).map(|(theta, pen, name)| (Limits::of(theta, far_out), theta, pen, name));
    let [own, other, _, linear, root] = thetas.each_ref().map(|(limits, ..)| {
        let zero = limits.zero;
        zero.map_or_else(String::new, |zero| significant(zero, 4))
    });
    let values = [
        ("reach", whole(REACH)),
        ("limit", significant(limit(theta, REACH), 3)),
        ("sum", significant(cosine(&freqs, REACH), 3)),
        ("pairs", whole(params.pairs())),
        ("base", significant(params.base, 12)),
        ("zero", own),
        ("other", significant(OTHER_BASE, 6)),
        ("other_zero", other),
        ("linear_zero", linear),
        ("root_zero", root),
    ];
    Scene {
        panels: vec![near(params, &freqs, &thetas), far(params, freqs.clone(), &thetas, far_out)],
        arrange: Arrange::Flow(400.0),
        caption: fill("figure.decay.caption", &values),
        details: fill("figure.decay.details", &values),
        alt: fill("figure.decay.alt", &values),
    }
}

/// What is drawn of a θ, itself, its pen and its name.
type Curve = (Rc<Limits>, Theta, Pen, String);

fn near(params: &Params, freqs: &[f64], thetas: &[Curve]) -> Panel {
    // With very many pairs the sum has no fast waves to be seen, and needs fewer points.
    let sum_step = STEP * freqs.len().div_ceil(MOST_PAIRS) as f64;
    let mut sums = vec![0.0; (REACH / sum_step) as usize + 1];
    dots_into(freqs, 0.0, sum_step, &mut sums);
    let sum = halves(sums.iter().map(|sum| sum / freqs.len() as f64).collect(), sum_step);
    let sum_name = fill("figure.decay.sum", &[("d", whole(params.d_model))]);
    // With many pairs the sum lies under its limit, and is seen on both sides of it.
    let width = if freqs.len() > NEAR_LIMIT { 5.0 } else { 1.0 };
    let mut lines = vec![("sum", sum, Pen::solid(Ink::Strong).width(width), sum_name)];
    lines.extend(thetas.iter().map(|(limits, _, pen, name)| ("limit", limits.near.clone(), *pen, name.clone())));
    let x = Axis::whole(text::get("axis.offset"), [-REACH, REACH], Measure::Offset);
    framed(x, lines, Vec::new(), (params.base, freqs.to_vec()))
}

fn far(params: &Params, freqs: Vec<f64>, thetas: &[Curve], domain: [f64; 2]) -> Panel {
    let mut lines = Vec::new();
    let mut zeros = Vec::new();
    for &(ref limits, theta, pen, _) in thetas {
        lines.push(("limit", limits.far.clone(), pen, String::new()));
        // Curves come down to their zero from the upper left, and run on below it. Beside the steep ones there is no room;
        // their zeros are in the caption.
        let shift = match theta {
            Theta::Exponential(base) if base == params.base => Some([12.0, -20.0]),
            Theta::Exponential(_) => Some([-20.0, 13.0]),
            _ => None,
        };
        zeros.extend(limits.zero.map(|zero| (zero, pen.ink, shift)));
    }
    let mut marks = Vec::new();
    for (zero, ink, shift) in zeros {
        let at = [zero, 0.0];
        marks.push(dots(vec![at], ink, true, "").of("limit"));
        marks.extend(
            shift.map(|shift| Mark::Label { at, shift, text: significant(zero, 4), ink: Ink::Strong }.of("limit")),
        );
    }
    let x = Axis::log(text::get("axis.offset"), domain);
    framed(x, lines, marks, (params.base, freqs))
}

/// A line with its term, pen and name.
type Named = (&'static str, Vec<[f64; 2]>, Pen, String);

fn framed(x: Axis, lines: Vec<Named>, more: Vec<Mark>, (base, freqs): (f64, Vec<f64>)) -> Panel {
    let low = lines.iter().flat_map(|line| &line.1).map(|point| point[1]).fold(-0.25, f64::min);
    let marks =
        lines.into_iter().map(|(term, points, pen, name)| line(points, pen, &name).of(term)).chain(more).collect();
    let [start, end] = x.domain;
    let read = move |[x, _]: [f64; 2]| {
        let offset = x.round().clamp(start, end);
        let at = [offset, limit(Theta::Exponential(base), offset)];
        let values = [
            ("offset", whole(offset)),
            ("limit", significant(at[1], 6)),
            ("sum", significant(cosine(&freqs, offset), 6)),
        ];
        Some(Reading { at, text: fill("figure.decay.read", &values) })
    };
    panel(x, Axis::linear(text::get("axis.mean-cosine"), [1.1 * low, 1.05]), marks, Box::new(read))
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (freqs, k) = (Schedule::Geometric.freqs(params.d_model, params.base), f64::from(params.k));
    vec![("sum", cosine(&freqs, k)), ("limit", limit(Theta::Exponential(params.base), k))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_and_its_zeros_are_said() {
        let Scene { caption, details, .. } = scene(&Params { d_model: 512, ..Params::default() });
        for number in ["0.411", "0.406"] {
            assert!(caption.contains(number), "{number}: {caption}");
        }
        for number in ["6166", "617.7", "3.142", "2.331"] {
            assert!(details.contains(number), "{number}: {details}");
        }
    }

    #[test]
    fn the_far_panel_reaches_beyond_the_first_zero() {
        for base in [1.000_001, 10.0, 1e4, 1e9] {
            let scene = scene(&Params { base, ..Params::default() });
            let zero = first_zero(Theta::Exponential(base)).expect("a zero");
            assert!(scene.panels[1].x.domain[1] > zero, "base {base}");
        }
    }
}
