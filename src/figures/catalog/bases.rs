//! The effect of the base. A larger base lengthens wavelengths, so that fewer pairs complete a turn. Also shows how
//! many pairs of published models complete a turn within their training lengths.

#![allow(clippy::disallowed_methods, reason = "it is about the formula itself")]

mod bars;

use self::bars::bars;
use super::shared::dragging::slid;
use super::shared::models::{HEAD, LLAMA, LLAMA_3, Model, QWEN2};
use super::shared::plot::{dots, line, panel};
use super::shared::search::{SearchKey, Searches, scanned_least};
use super::shared::sentences::range;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::closest::Closest;
use crate::core::encoding::{freqs, ratio, wavelength};
use crate::core::spectrum::turning_pairs;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};
use std::f64::consts::TAU;

pub(super) static FIGURE: Figure = Figure {
    id: "bases",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos],
    keys: [Some(ParamId::Base), None],
    plays: Some(ParamId::Base),
    fixed: &[ParamId::Schedule],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: larger_is_longer },
    Statement { text: "details", holds: stays_below_the_limit },
    Statement { text: "closest", holds: |params| params.n_pos > 1 && is_closest(params) },
    Statement { text: "closest.found", holds: |params| !own_search(params).1 },
    Statement { text: "closest.one", holds: |params| params.n_pos == 1 },
    Statement { text: "neighbours.one", holds: |params| params.d_model == 2 && ratio(2, params.base) == params.base },
];

/// Whether a larger base does not increase the number of pairs with a wavelength of at most n (counted directly), and
/// increases the distance between the wavelengths of neighbouring pairs.
fn larger_is_longer(params: &Params) -> bool {
    let turning_pairs_of =
        |base: f64| freqs(params.d_model, base).into_iter().filter(|freq| TAU / freq <= f64::from(params.n_pos));
    let larger = 1.1 * params.base;
    turning_pairs_of(larger).count() <= turning_pairs_of(params.base).count()
        && ratio(params.d_model, larger) > ratio(params.d_model, params.base)
}

/// Whether the longest wavelength is below 2π·base, and closer to it with two more dimensions.
fn stays_below_the_limit(params: &Params) -> bool {
    let longest = |d: u32, base: f64| wavelength(d, base, d / 2 - 1);
    let widths = NAMED_MODELS.map(|(_, base, d)| (d, base)).into_iter().chain([(params.d_model, params.base)]);
    widths.into_iter().all(|(d, base)| longest(d, base) < longest(d + 2, base) && longest(d, base) < TAU * base)
}

/// The result of a search at the current base, and whether it is complete.
fn own_search(params: &Params) -> (Closest, bool) {
    let last = (params.n_pos - 1).max(1);
    let found = Closest::search(&freqs(params.d_model, params.base), last, SINES);
    let is_complete = found.complete == last;
    (found, is_complete)
}

/// Whether the search is complete and a brute-force scan finds nothing closer.
fn is_closest(params: &Params) -> bool {
    let (found, is_complete) = own_search(params);
    let least = scanned_least(&freqs(params.d_model, params.base), params.n_pos - 1).distance;
    is_complete && least >= found.nearest().distance - 1e-12
}

/// The range of bases; extended to include the current base.
const BASES: [f64; 2] = [100.0, 1e7];
/// Bases whose longest wavelength is given in the details.
const NAMED: [f64; 3] = [1000.0, 10_000.0, 500_000.0];
/// Number of points of a curve, large enough for its steps to look vertical.
const POINTS: usize = 400;
/// Maximum number of sine evaluations that the search makes for the first scene.
const SINES: usize = 3000;
/// Minimum width of a panel, in CSS pixels, to fit the names of models.
const NARROWEST: f64 = 270.0;

/// The models shown.
const MODELS: [(&str, Model); 3] =
    [("figure.bases.llama", LLAMA), ("figure.bases.llama-3", LLAMA_3), ("figure.bases.qwen2", QWEN2)];
/// Models whose longest wavelength is given in the details: name, base, and number of encoded dimensions. The first is
/// the model of Vaswani et al. 2017, which is not rotary.
const NAMED_MODELS: [(&str, f64, u32); 4] = [
    ("figure.bases.transformer", 10_000.0, 512),
    (MODELS[0].0, LLAMA.base, HEAD),
    (MODELS[1].0, LLAMA_3.base, HEAD),
    (MODELS[2].0, QWEN2.base, HEAD),
];

/// The quantities that result from a base, for `d_model` dimensions and sequence length n.
#[derive(Clone, Copy)]
struct Outcome {
    d_model: u32,
    base: f64,
    turning: u32,
    longest: f64,
}

impl Outcome {
    fn new(d_model: u32, base: f64, n_pos: u32) -> Self {
        let longest = wavelength(d_model, base, d_model / 2 - 1);
        Self { d_model, base, turning: turning_pairs(d_model, base, n_pos), longest }
    }

    fn share(&self) -> f64 {
        f64::from(self.turning) / f64::from(self.d_model / 2)
    }

    /// Placeholder values for texts, with this many digits.
    fn values(&self, digits: usize) -> Vec<(&'static str, String)> {
        let ratio = ratio(self.d_model, self.base);
        vec![
            ("longest", significant(self.longest, digits)),
            ("turning", whole(self.turning)),
            ("pairs", whole(self.d_model / 2)),
            // A ratio close to 1 needs more digits to differ from 1.
            ("ratio", significant(ratio, if ratio < 1.001 { 12 } else { digits })),
        ]
    }
}

/// A description of the closest two of `n_pos` positions.
fn closest(found: &Closest, n_pos: u32) -> String {
    let key = match n_pos {
        // A single position has no closest other position.
        1 => "figure.bases.closest.one",
        n if found.complete < n - 1 => "figure.bases.closest.found",
        _ => "figure.bases.closest",
    };
    let nearest = found.nearest();
    fill(key, &[("offset", whole(nearest.offset)), ("distance", significant(nearest.distance, 4))])
}

/// The axis of bases.
fn axis(params: &Params) -> Axis {
    Axis::log(text::get("axis.base"), [BASES[0].min(params.base), BASES[1].max(params.base)])
}

/// The key of the search for the closest positions at the current base.
fn search_key(params: &Params) -> SearchKey {
    SearchKey::new(&freqs(params.d_model, params.base), params.n_pos)
}

fn begin(params: &Params, searches: &mut Searches) {
    searches.begin(vec![search_key(params)], SINES);
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let (d_model, base, n_pos) = (params.d_model, params.base, params.n_pos);
    let own = Outcome::new(d_model, base, n_pos);
    let found = searches.found(&search_key(params), SINES);
    let longest = NAMED.map(|base| {
        let longest = significant(wavelength(d_model, base, d_model / 2 - 1), 5);
        fill("figure.bases.longest", &[("base", significant(base, 6)), ("longest", longest)])
    });
    let [first, second, third] = longest;
    let list = fill("list.next", &[("list", first), ("item", second)]);
    let ends = axis(params).domain.map(|base| Outcome::new(d_model, base, n_pos));
    let models = NAMED_MODELS.map(|(key, base, d)| {
        let longest = significant(wavelength(d, base, d / 2 - 1), 5);
        fill("figure.bases.model", &[("name", text::get(key).to_owned()), ("d", whole(d)), ("longest", longest)])
    });
    let mut values = own.values(5);
    values.extend([
        ("list", fill("list.next", &[("list", list), ("item", third)])),
        ("models", text::list(models)),
        ("d", whole(d_model)),
        ("n", whole(n_pos)),
        ("base", significant(base, 12)),
        ("complete", whole(found.complete)),
        ("shares", range(ends.map(|end| end.share()), 3)),
        ("longests", range(ends.map(|end| end.longest), 5)),
        ("trained", text::list(MODELS.map(|(key, model)| trained(key, model)))),
        ("closest", closest(&found, n_pos)),
    ]);
    let neighbours = if params.pairs() > 1 { "figure.bases.neighbours" } else { "figure.bases.neighbours.one" };
    let searched = if found.complete < n_pos - 1 { "figure.bases.partly" } else { "figure.bases.searched" };
    values.extend([("neighbours", fill(neighbours, &values)), ("searched", fill(searched, &values))]);
    Scene {
        panels: vec![bars(params), shares(params)],
        arrange: Arrange::Flow(NARROWEST),
        caption: fill("figure.bases.caption", &values),
        details: fill("figure.bases.details", &values),
        alt: fill("figure.bases.alt", &values),
    }
}

/// A sentence on how many of a model's pairs complete a turn within its context.
fn trained(key: &str, Model { base, trained }: Model) -> String {
    let turning = turning_pairs(HEAD, base, trained);
    let values = [
        ("name", text::get(key).to_owned()),
        ("turning", whole(turning)),
        ("pairs", whole(HEAD / 2)),
        ("trained", whole(trained)),
    ];
    fill("figure.bases.trained", &values)
}

/// The share of pairs that complete a turn, against the base: one curve for the reader's n, and one for the training
/// length of each model, with the model as a dot on it.
fn shares(params: &Params) -> Panel {
    let x = axis(params);
    let curve = |d: u32, n_pos: u32| -> Vec<[f64; 2]> {
        let bases =
            (0..POINTS).map(|point| x.invert(point as f64 / (POINTS - 1) as f64).clamp(x.domain[0], x.domain[1]));
        bases.map(|base| [base, Outcome::new(d, base, n_pos).share()]).collect()
    };
    let end = |points: &[[f64; 2]]| points.last().map_or(0.0, |end| end[1]);
    let named = |n_pos: u32| fill("figure.wavelengths.n", &[("value", whole(n_pos))]);
    let label =
        |at, ink, name| Mark::Rule { along: Direction::Y, at, pen: Pen::solid(ink).width(0.0), label: Some(name) };
    let mut marks = vec![Mark::Rule {
        along: Direction::X,
        at: params.base,
        pen: Pen::solid(Ink::Parameter).width(1.0),
        label: None,
    }];
    for (key, Model { base, trained }) in MODELS {
        let points = curve(HEAD, trained);
        let at = [base, Outcome::new(HEAD, base, trained).share()];
        // Labelled in the margin, where no rule can cross the text.
        let name = [("name", text::get(key).to_owned()), ("trained", whole(trained))];
        marks.push(label(end(&points), Ink::Muted, fill("figure.bases.dot", &name)));
        marks.push(line(points, Pen::solid(Ink::Muted).width(1.0), "").of("share"));
        marks.push(dots(vec![at], Ink::Muted, false, "").of("share"));
    }
    let own = curve(params.d_model, params.n_pos);
    marks.push(label(end(&own), Ink::Strong, named(params.n_pos)));
    marks.push(line(own, Pen::solid(Ink::Strong).width(2.5), "").of("share"));
    let current = Outcome::new(params.d_model, params.base, params.n_pos);
    marks.push(dots(vec![[params.base, current.share()]], Ink::Parameter, false, "").of("share"));
    let y = Axis::linear(text::get("axis.share"), [0.0, 1.05]);
    let plain = panel_over_bases(params, x, y, marks, Outcome::share);
    Panel { title: Some(text::get("figure.bases.shares").into()), ..plain }
}

/// A panel over bases; `height` returns the vertical coordinate of an outcome.
fn panel_over_bases(params: &Params, x: Axis, y: Axis, marks: Vec<Mark>, height: fn(&Outcome) -> f64) -> Panel {
    let ([start, end], d_model, n_pos) = (x.domain, params.d_model, params.n_pos);
    let reading_at = move |base: f64, digits: usize| {
        let outcome = Outcome::new(d_model, base, n_pos);
        let mut values = outcome.values(6);
        values.extend([("base", significant(base, digits)), ("n", whole(n_pos))]);
        Some(Reading { at: [base, height(&outcome)], text: fill("figure.bases.read", &values) })
    };
    // A pointer position has no more than four significant digits; the current base is exact.
    let read = move |[x, _]: [f64; 2]| reading_at(x.clamp(start, end), 4);
    let cursor_reading = move |params: &Params| reading_at(params.base, 12);
    // Dragging moves the rule at the current base.
    let drag = |params: &Params, from: Option<[f64; 2]>, [x, _]: [f64; 2]| {
        from.map(|_| slid(ParamId::Base, x, params)).into_iter().collect()
    };
    Panel {
        cursor_reading: Some(Box::new(cursor_reading)),
        drag: Some(Box::new(drag)),
        ..panel(x, y, marks, Box::new(read))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(params: &Params) -> Scene {
        DRAWING.scene(params, &mut Searches::default())
    }

    #[test]
    fn the_longest_wavelength_is_not_a_hundredth_of_the_base() {
        let details = of(&Params { d_model: 512, ..Params::default() }).details;
        assert!(
            details.contains("6115.9") && details.contains("60\u{202f}611") && !details.contains("623"),
            "{details}"
        );
        assert!(details.contains("LLaMA (d 128) 54\u{202f}410"), "{details}");
    }

    #[test]
    fn models_are_dots_on_their_own_curves_labelled_in_the_margin() {
        for base in [150.0, 10_000.0, 12_000.0, 3e6] {
            let panel = &of(&Params { base, ..Params::default() }).panels[1];
            let dots: Vec<[f64; 2]> = panel
                .marks
                .iter()
                .filter_map(|mark| match mark.plain() {
                    Mark::Dots { points, ink: Ink::Muted, .. } => Some(points[0]),
                    _ => None,
                })
                .collect();
            // 41, 35 and 40 of 64.
            assert_eq!(dots, [[10_000.0, 41.0 / 64.0], [500_000.0, 35.0 / 64.0], [1_000_000.0, 0.625]]);
            let is_named = |name: &str| {
                panel.marks.iter().any(|mark| match mark.plain() {
                    Mark::Rule { along: Direction::Y, label: Some(label), .. } => label.starts_with(name),
                    _ => false,
                })
            };
            assert!(MODELS.iter().all(|(key, _)| is_named(text::get(key))));
            assert!(!panel.marks.iter().any(|mark| matches!(mark.plain(), Mark::Label { .. })), "no word in the plot");
        }
    }

    #[test]
    fn longest_wavelengths_are_just_under_the_limit() {
        // 2π·base^((d − 2)/d), by mpmath to 20 digits.
        let expected = [60_611.477_166, 54_410.143_131, 2_559_195.517_4];
        for ((_, base, d), value) in NAMED_MODELS.into_iter().zip(expected) {
            let longest = wavelength(d, base, d / 2 - 1);
            // Eleven digits are given above.
            assert!((longest / value - 1.0).abs() < 1e-10 && longest < TAU * base, "{longest} {value}");
        }
    }
}
