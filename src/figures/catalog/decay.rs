//! The limit of the dot product for growing numbers of dimensions, near and far.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

use std::rc::Rc;

use super::shared::plot::{decades, dots, line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::cache::Cache;
use crate::core::decay::{Theta, first_zero, limit, ripple};
use crate::core::distance::{cosine, dots_into};
use crate::core::schedule::Schedule;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side};
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

pub(super) const CHECKED_STATEMENTS: &[Statement] =
    &[Statement { text: "details", holds: |params| first_is_zero(params.base) && first_is_zero(OTHER_BASE) }];

/// Whether the limit is 0 at its stated first zero. Also whether, at all points checked before it, this limit and that
/// of t² are positive.
fn first_is_zero(base: f64) -> bool {
    let theta = Theta::Exponential(base);
    let Some(zero) = first_zero(theta) else { return false };
    let mut places = (0..300).map(|place| f64::from(place) / 300.0 * zero);
    // The error of the limit is 10⁻¹⁵ over the logarithm of the base.
    limit(theta, zero).abs() < 1e-8 && places.all(|x| limit(theta, x) > 0.0 && limit(Theta::Square, x) > 0.0)
}

/// Largest offset in the near panel, which shows both signs.
const REACH: f64 = 128.0;
/// Sampling step in the near panel, in positions.
const STEP: f64 = 0.5;
/// Maximum number of pairs for which the sum is computed at every step.
const MOST_PAIRS: usize = 2048;
/// Points of a curve in the far panel, geometrically spaced.
const POINTS: u32 = 400;
/// Below this offset, the limits of powers of t have high waves.
const NEAR: f64 = 100.0;
/// The paper's base.
const PAPER_BASE: f64 = 10_000.0;
/// The base that Su suggests.
const OTHER_BASE: f64 = 1000.0;
/// Pen of the current curve.
const OWN: Pen = Pen::series(0);
/// Pen of the paper's curve. It is drawn under the current curve and its casing; where the two are one curve, it has the
/// pen of the current one.
const PAPER: Pen = Pen::solid(Ink::Muted).width(7.0);
/// Casing of the current curve.
const CASING: Pen = Pen::solid(Ink::Background).width(4.5);
/// Pen of the other curves, which can be pointed at for comparison.
const GHOST: Pen = Pen::solid(Ink::Muted).width(0.75);
/// Pen of the mean over the pairs, which approaches its limit as the number of pairs grows.
const SUM: Pen = Pen::series(1);

/// A function θ(t), and how its curve is drawn.
struct Kind {
    theta: Theta,
    pen: Pen,
    name: String,
    term: &'static str,
}

/// The curves in drawing order: the thin ones, the paper's, and the current one.
fn kinds(base: f64) -> [Kind; 6] {
    let power = |key, base| fill(key, &[("base", significant(base, 12))]);
    let word = |key| text::get(key).to_owned();
    let own = if base == PAPER_BASE { "figure.decay.both" } else { "figure.decay.own" };
    let ghost = |theta, name, term| Kind { theta, pen: GHOST, name, term };
    [
        ghost(Theta::Exponential(OTHER_BASE), power("figure.decay.power", OTHER_BASE), "other"),
        ghost(Theta::Square, word("figure.decay.square"), "square"),
        ghost(Theta::Linear, word("figure.decay.linear"), "linear"),
        ghost(Theta::Root, word("figure.decay.root"), "root"),
        Kind {
            theta: Theta::Exponential(PAPER_BASE),
            pen: if base == PAPER_BASE { OWN } else { PAPER },
            name: power("figure.decay.paper", PAPER_BASE),
            term: "paper",
        },
        Kind { theta: Theta::Exponential(base), pen: OWN, name: power(own, base), term: "limit" },
    ]
}

/// The curves of one θ. Only one θ depends on the parameters.
struct Limits {
    near: Vec<[f64; 2]>,
    far: Vec<[f64; 2]>,
    zero: Option<f64>,
}

impl Limits {
    /// The curves of θ. `far` is the range of the far curve.
    fn of(theta: Theta, far: [f64; 2]) -> Rc<Self> {
        thread_local!(static CACHE: Cache<(u64, u64), Rc<Limits>> = const { Cache::new(32) });
        let theta_key = match theta {
            Theta::Exponential(base) => base.to_bits(),
            Theta::Linear => 1,
            Theta::Square => 2,
            Theta::Root => 3,
        };
        CACHE.with(|cache| cache.get((theta_key, far[1].to_bits()), || Rc::new(Self::new(theta, far))))
    }

    fn new(theta: Theta, [start, end]: [f64; 2]) -> Self {
        let near = (0..=(REACH / STEP) as usize).map(|sample| limit(theta, sample as f64 * STEP));
        let step = (end / start).ln() / f64::from(POINTS);
        // Curves with visible waves end where a wave has fewer than eight points.
        let fine_end = 0.8 / step;
        let last_x = if ripple(theta, fine_end) > 0.02 { fine_end } else { end };
        let at = |point: u32| start * (step * f64::from(point)).exp();
        let far = (0..=POINTS).map(at).take_while(|x| *x <= last_x).map(|x| [x.min(end), limit(theta, x)]);
        Self { near: mirrored(near.collect(), STEP), far: far.collect(), zero: first_zero(theta) }
    }
}

/// Mirrors a curve to negative offsets: the sum and every integral are even functions.
fn mirrored(values: Vec<f64>, step: f64) -> Vec<[f64; 2]> {
    let points = values.into_iter().enumerate().map(|(sample, value)| [sample as f64 * step, value]);
    let right: Vec<_> = points.collect();
    right.iter().skip(1).rev().map(|[x, y]| [-x, *y]).chain(right.iter().copied()).collect()
}

fn scene(params: &Params) -> Scene {
    let theta = Theta::Exponential(params.base);
    let freqs = Schedule::Geometric.freqs(params.d_model, params.base);
    // Beyond the last zero, the curves are seen to stay near 0.
    let zeros = [theta, Theta::Exponential(PAPER_BASE)].map(|theta| first_zero(theta).unwrap_or(1.0));
    let far_domain = decades(1.0, 10.0 * zeros[0].max(zeros[1]));
    let drawn = kinds(params.base).map(|kind| (Limits::of(kind.theta, far_domain), kind));
    let [other, _, linear, root, _, own] = drawn.each_ref().map(|(limits, _)| {
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
        ("paper", significant(PAPER_BASE, 6)),
        ("paper_limit", significant(limit(Theta::Exponential(PAPER_BASE), REACH), 3)),
        ("linear_zero", linear),
        ("root_zero", root),
    ];
    Scene {
        panels: vec![near(params, &freqs, &drawn), far(params, freqs.clone(), &drawn, far_domain)],
        arrange: Arrange::Flow(400.0),
        caption: fill("figure.decay.caption", &values),
        details: fill("figure.decay.details", &values),
        alt: fill("figure.decay.alt", &values),
    }
}

/// A kind and its curves.
type Drawn = (Rc<Limits>, Kind);

fn near(params: &Params, freqs: &[f64], drawn: &[Drawn]) -> Panel {
    // With very many pairs the sum has no visible fast waves, and fewer points are enough.
    let sum_step = STEP * freqs.len().div_ceil(MOST_PAIRS) as f64;
    let mut sums = vec![0.0; (REACH / sum_step) as usize + 1];
    dots_into(freqs, 0.0, sum_step, &mut sums);
    let sum = mirrored(sums.iter().map(|sum| sum / freqs.len() as f64).collect(), sum_step);
    let sum_name = fill("figure.decay.sum", &[("d", whole(params.d_model))]);
    let mut marks = Vec::new();
    for (limits, Kind { pen, name, term, .. }) in drawn {
        let is_ghost = pen.width == GHOST.width;
        // At the paper's base, the legend of the current curve names both.
        let is_own = *term == "paper" && params.base == PAPER_BASE;
        marks.extend((*term == "limit").then(|| line(limits.near.clone(), CASING, "").of(*term)));
        marks.push(line(limits.near.clone(), *pen, if is_ghost || is_own { "" } else { name }).of(*term));
        if is_ghost {
            // Thin curves are labelled at their end.
            let end = limits.near.last().map_or(0.0, |end| end[1]);
            let label = Some(name.clone());
            marks.push(Mark::Rule { along: Direction::Y, at: end, pen: GHOST.width(0.0), label }.of(*term));
        }
    }
    marks.push(line(sum, SUM, &sum_name).of("sum"));
    let x = Axis::whole(text::get("axis.offset"), [-REACH, REACH], Measure::Offset);
    curve_panel(x, marks, (params.base, freqs.to_vec()))
}

fn far(params: &Params, freqs: Vec<f64>, drawn: &[Drawn], domain: [f64; 2]) -> Panel {
    let mut marks = Vec::new();
    for (limits, Kind { pen, term, .. }) in drawn {
        let casing = (*term == "limit").then_some(CASING);
        marks.extend(casing.into_iter().chain([*pen]).map(|pen| line(limits.far.clone(), pen, "").of(*term)));
    }
    for (limits, Kind { pen, term, .. }) in drawn {
        marks.extend(limits.zero.map(|zero| dots(vec![[zero, 0.0]], pen.ink, true, "").of(*term)));
    }
    // The current curve is labelled first, because labels that would overlap an earlier one are omitted.
    for (limits, kind) in drawn.iter().rev() {
        marks.extend(words(limits, kind, params.base).map(|mark| mark.of(kind.term)));
    }
    curve_panel(Axis::log(text::get("axis.offset"), domain), marks, (params.base, freqs))
}

/// The label of a curve: its name or its first zero, where there is room. Curves descend to their zero from the upper
/// left, and continue in waves below it.
fn words(limits: &Limits, Kind { theta, name, term, .. }: &Kind, own_base: f64) -> Option<Mark> {
    let zero = limits.zero.unwrap_or_default();
    let number = significant(zero, 4);
    let at_zero = fill("figure.decay.own.zero", &[("zero", number.clone())]);
    let (at, shift, text) = match (*term, *theta) {
        // Near the start, place the label above the waves of powers of t.
        ("limit", _) => ([zero, 0.0], if zero < NEAR { [26.0, -48.0] } else { [14.0, -20.0] }, at_zero),
        // The current curve coincides with this curve and already has a label.
        (_, Theta::Exponential(base)) if base == own_base => return None,
        ("paper", _) => ([zero, 0.0], [-10.0, 26.0], at_zero),
        (_, Theta::Exponential(_)) => {
            let values = [("name", name.clone()), ("zero", number)];
            ([zero, 0.0], [-8.0, 28.0], fill("figure.decay.zero", &values))
        }
        // Beside its trough, the deepest.
        (_, Theta::Root) => {
            // Their waves soon become too narrow to be drawn.
            let end = limits.far.last().map_or(0.0, |end| end[0]);
            let text = fill("figure.decay.root.end", &[("end", significant(end, 2))]);
            ([4.0, limit(Theta::Root, 4.0)], [20.0, 0.0], text)
        }
        // Below its trough, which is narrower.
        (_, Theta::Linear) => ([4.5, limit(Theta::Linear, 4.5)], [0.0, 9.0], name.clone()),
        (_, Theta::Square) => ([8.0, limit(Theta::Square, 8.0)], [2.0, -11.0], name.clone()),
    };
    let ink = if *term == "limit" { Ink::Strong } else { Ink::Muted };
    // Beside the trough; the others are above or below their points.
    let side = if *theta == Theta::Root { Side::Right } else { Side::Middle };
    Some(Mark::Label { at, shift, side, text, ink })
}

/// A panel of the curves, whose reading has the current limit and sum.
fn curve_panel(x: Axis, marks: Vec<Mark>, (base, freqs): (f64, Vec<f64>)) -> Panel {
    let lows = marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Line { points, .. } => Some(points.iter().map(|point| point[1]).fold(0.0, f64::min)),
        _ => None,
    });
    let low = lows.fold(-0.25, f64::min);
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
    fn the_text_states_the_limit_and_its_zeros() {
        let Scene { caption, details, .. } = scene(&Params { d_model: 512, ..Params::default() });
        for number in ["0.411", "0.406"] {
            assert!(caption.contains(number), "{number}: {caption}");
        }
        for number in ["6166", "617.7", "3.142", "2.331"] {
            assert!(details.contains(number), "{number}: {details}");
        }
    }

    #[test]
    fn the_current_limit_is_on_top_and_only_the_papers_is_wide_below() {
        for base in [50.0, 1000.0, PAPER_BASE, 1e6] {
            for panel in scene(&Params { base, ..Params::default() }).panels {
                let pens = panel.marks.iter().filter_map(|mark| match mark.plain() {
                    Mark::Line { pen, .. } => Some((mark.term().expect("a term"), *pen)),
                    _ => None,
                });
                let limits: Vec<_> = pens.filter(|(term, _)| *term != "sum").collect();
                let [others @ .., paper, casing, own] = &limits[..] else { panic!("two limits at least") };
                assert_eq!([paper.0, own.0], ["paper", "limit"]);
                assert_eq!(*casing, (own.0, CASING));
                // The paper's curve shows on both sides of the current one and its casing, except where the two are one.
                let is_one = base == PAPER_BASE && paper.1 == own.1;
                let is_wider = paper.1.width >= own.1.width + 4.0 && paper.1.width >= CASING.width + 2.0;
                assert!(is_one || is_wider);
                assert!(others.iter().all(|(_, pen)| pen.width < 1.0));
            }
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
