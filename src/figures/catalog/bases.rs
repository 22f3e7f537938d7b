//! What the base does: it opens a fan of wavelengths, and the sequence length says which of them complete a turn.

use super::shared::hand::slid;
use super::shared::level::level;
use super::shared::plot::{decades, dots, line, panel};
use super::shared::said::range;
use super::shared::search::{Searches, Sought, scanned_least};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::closest::Closest;
use crate::core::encoding::{freqs, ratio, wavelength};
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
    plays: Some(ParamId::Base),
    fixed: &[ParamId::Schedule],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "notice", holds: larger_is_longer },
    Statement { text: "details", holds: stays_below_the_limit },
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

/// Whether the longest wavelength is below 2π·base, and nearer to it with two more dimensions.
fn stays_below_the_limit(params: &Params) -> bool {
    let longest = |d: u32, base: f64| wavelength(d, base, d / 2 - 1);
    let widths = MODELS.map(|(_, base, d, _)| (d, base)).into_iter().chain([(params.d_model, params.base)]);
    widths.into_iter().all(|(d, base)| longest(d, base) < longest(d + 2, base) && longest(d, base) < TAU * base)
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
/// Bases whose longest wavelength the details give.
const NAMED: [f64; 3] = [1000.0, 10_000.0, 500_000.0];
/// Sequence lengths beside the reader's own: a paragraph, a chapter, a book.
const LENGTHS: [u32; 3] = [512, 8192, 131_072];
/// Lines of the fan, and points of a curve: its steps are then upright.
const LINES: u32 = 9;
const POINTS: usize = 400;
/// Sines spent on the search before it goes on by slices.
const SINES: usize = 3000;
/// A panel narrower than this would have no room for the names of models.
const NARROWEST: f64 = 270.0;

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

    /// The values that texts name, in so many digits.
    fn values(&self, digits: usize) -> Vec<(&'static str, String)> {
        let ratio = ratio(self.d_model, self.base);
        vec![
            ("longest", significant(self.longest, digits)),
            ("turning", whole(self.turning)),
            ("pairs", whole(self.d_model / 2)),
            // Of a factor next to 1 few digits would show nothing but the 1.
            ("ratio", significant(ratio, if ratio < 1.001 { 12 } else { digits })),
        ]
    }
}

/// The closest two of so many positions, in words.
fn closest(found: &Closest, n_pos: u32) -> String {
    let key = match n_pos {
        // One position has no other.
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

/// The search for the closest positions at the live base.
fn sought(params: &Params) -> Sought {
    Sought::new(0, (params.d_model, params.base), params.n_pos)
}

fn begin(params: &Params, searches: &mut Searches) {
    searches.begin(&[sought(params)], SINES, |_| freqs(params.d_model, params.base));
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let (d_model, base, n_pos) = (params.d_model, params.base, params.n_pos);
    let own = Outcome::new(d_model, base, n_pos);
    let found = searches.found(sought(params), SINES);
    let longest = NAMED.map(|base| {
        let longest = significant(wavelength(d_model, base, d_model / 2 - 1), 5);
        fill("figure.bases.longest", &[("base", significant(base, 6)), ("longest", longest)])
    });
    let [first, second, third] = longest;
    let list = fill("list.next", &[("list", first), ("item", second)]);
    let ends = axis(params).domain.map(|base| Outcome::new(d_model, base, n_pos));
    let models = MODELS.map(|(key, base, d, _)| {
        let longest = significant(wavelength(d, base, d / 2 - 1), 5);
        fill("figure.bases.model", &[("name", text::get(key).to_owned()), ("d", whole(d)), ("longest", longest)])
    });
    let mut values = own.values(5);
    values.extend([
        ("list", fill("list.next", &[("list", list), ("item", third)])),
        ("models", models.join(", ")),
        ("d", whole(d_model)),
        ("n", whole(n_pos)),
        ("base", significant(base, 12)),
        ("complete", whole(found.complete)),
        ("shares", range(ends.map(|end| end.share()), 3)),
        ("longests", range(ends.map(|end| end.longest), 5)),
        ("lengths", LENGTHS.map(whole).join(", ")),
        ("closest", closest(&found, n_pos)),
    ]);
    let neighbours = if params.pairs() > 1 { "figure.bases.neighbours" } else { "figure.bases.neighbours.one" };
    let searched = if found.complete < n_pos - 1 { "figure.bases.partly" } else { "figure.bases.searched" };
    values.extend([("neighbours", fill(neighbours, &values)), ("searched", fill(searched, &values))]);
    Scene {
        panels: vec![fan(params), shares(params)],
        arrange: Arrange::Flow(NARROWEST),
        caption: fill("figure.bases.caption", &values),
        details: fill("figure.bases.details", &values),
        alt: fill("figure.bases.alt", &values),
    }
}

/// Wavelengths against the base: straight lines from 2π on, strong where a turn is completed within n.
fn fan(params: &Params) -> Panel {
    let (x, n_pos, last) = (axis(params), f64::from(params.n_pos), params.pairs() - 1);
    let [start, end] = x.domain;
    // Above every wavelength, whatever the number of dimensions.
    let [_, top] = decades(1.0, (TAU * end).max(n_pos));
    let count = params.pairs().min(LINES);
    let pair = |line: u32| if count > 1 { line * last / (count - 1) } else { 0 };
    let at = |pair: u32, base: f64| wavelength(params.d_model, base, pair);
    let n_label = fill("figure.wavelengths.n", &[("value", whole(params.n_pos))]);
    let live = Pen::solid(Ink::Accent).width(1.0);
    let mut marks =
        vec![level(n_pos, n_label), Mark::Rule { along: Along::X, at: params.base, pen: live, label: None }];
    let (mut turning, mut slow) = (Vec::new(), Vec::new());
    for pair in (0..count).map(pair) {
        let exponent = 2.0 * f64::from(pair) / f64::from(params.d_model);
        // The base at which the pair's wavelength is n.
        let crossing = if pair == 0 {
            if n_pos < TAU { start } else { end }
        } else {
            (n_pos / TAU).max(1e-9).powf(1.0 / exponent).clamp(start, end)
        };
        let width = if pair == last { 2.5 } else { 1.2 };
        for (from, to, ink) in [(start, crossing, Ink::Strong), (crossing, end, Ink::Muted)] {
            if from < to {
                let points = [from, to].map(|base| [base, at(pair, base)]);
                let line = line(points.into(), Pen::solid(ink).width(width), "");
                marks.push(line.of((pair == last).then_some("longest")));
            }
        }
        let place = [params.base, at(pair, params.base)];
        (if place[1] <= n_pos { &mut turning } else { &mut slow }).push(place);
    }
    for (points, hollow, key) in
        [(turning, false, "figure.wavelengths.turning"), (slow, true, "figure.wavelengths.slow")]
    {
        if !points.is_empty() {
            marks.push(dots(points, Ink::Strong, hollow, text::get(key)));
        }
    }
    let limit = [start, end].map(|base| [base, TAU * base]);
    marks.push(line(limit.into(), Pen::dashed(Ink::Muted).width(1.0), text::get("figure.bases.limit")).of("limit"));
    for (key, base, d, ink) in MODELS {
        let name = fill("figure.bases.dot", &[("name", text::get(key).to_owned()), ("d", whole(d))]);
        // Where two models stand at one place, a ring lets the dot through.
        marks.push(dots(vec![[base, wavelength(d, base, d / 2 - 1)]], ink, ink == Ink::Cos, &name));
    }
    let y = Axis::log(text::get("axis.wavelength"), [1.0, top]);
    read_at(params, x, y, marks, |outcome| outcome.longest)
}

/// The share of pairs that complete a turn, against the base: for the reader's n, and thinner for other lengths.
fn shares(params: &Params) -> Panel {
    let x = axis(params);
    let curve = |n_pos: u32| -> Vec<[f64; 2]> {
        let bases =
            (0..POINTS).map(|point| x.invert(point as f64 / (POINTS - 1) as f64).clamp(x.domain[0], x.domain[1]));
        bases.map(|base| [base, Outcome::new(params.d_model, base, n_pos).share()]).collect()
    };
    let named = |n_pos: u32| fill("figure.wavelengths.n", &[("value", whole(n_pos))]);
    let live = Pen::solid(Ink::Accent).width(1.0);
    let mut marks = vec![Mark::Rule { along: Along::X, at: params.base, pen: live, label: None }];
    for (index, n_pos) in LENGTHS.into_iter().enumerate().filter(|(_, n_pos)| *n_pos != params.n_pos) {
        let ink = Ink::Series(index as f64 / (LENGTHS.len() - 1) as f64);
        marks.push(line(curve(n_pos), Pen::solid(ink).width(1.0), &named(n_pos)));
    }
    marks.push(line(curve(params.n_pos), Pen::solid(Ink::Strong).width(2.5), &named(params.n_pos)));
    let own = Outcome::new(params.d_model, params.base, params.n_pos);
    marks.push(dots(vec![[params.base, own.share()]], Ink::Strong, false, ""));
    let y = Axis::linear(text::get("axis.share"), [0.0, 1.05]);
    read_at(params, x, y, marks, Outcome::share)
}

/// A panel over bases; `height` is where what a base gives stands in it.
fn read_at(params: &Params, x: Axis, y: Axis, marks: Vec<Mark>, height: fn(&Outcome) -> f64) -> Panel {
    let ([start, end], d_model, n_pos) = (x.domain, params.d_model, params.n_pos);
    let told = move |base: f64, digits: usize| {
        let outcome = Outcome::new(d_model, base, n_pos);
        let mut values = outcome.values(6);
        values.extend([("base", significant(base, digits)), ("n", whole(n_pos))]);
        Some(Reading { at: [base, height(&outcome)], text: fill("figure.bases.read", &values) })
    };
    // Between pixels a base has no more than four digits; the live one is known.
    let read = move |[x, _]: [f64; 2]| told(x.clamp(start, end), 4);
    let here = move |params: &Params| told(params.base, 12);
    // The rule at the live base is taken to another one.
    let grab = |params: &Params, from: Option<[f64; 2]>, [x, _]: [f64; 2]| {
        from.map(|_| slid(ParamId::Base, x, params)).into_iter().collect()
    };
    Panel { here: Some(Box::new(here)), grab: Some(Box::new(grab)), ..panel(x, y, marks, Box::new(read)) }
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
    fn lines_change_colour_where_they_pass_the_sequence_length() {
        let params = Params { n_pos: 2000, ..Params::default() };
        let panel = &of(&params).panels[0];
        let mut tried = 0;
        for mark in &panel.marks {
            let Mark::Line { points, pen, label: None } = mark.plain() else { continue };
            let [from, to] = [points[0][1], points[1][1]];
            // At the crossing a wavelength is n but for the rounding of two powers.
            let is_within =
                if pen.ink == Ink::Strong { to <= 2000.0 * (1.0 + 1e-12) } else { from >= 2000.0 * (1.0 - 1e-12) };
            assert!(is_within, "{points:?}");
            tried += 1;
        }
        assert!(tried > 10, "{tried}");
    }

    #[test]
    fn models_stand_at_their_own_width_just_under_the_limit() {
        for d_model in [2, 128, 4096] {
            let panel = &of(&Params { d_model, ..Params::default() }).panels[0];
            let dots = panel.marks.iter().filter_map(|mark| match mark {
                Mark::Dots { points, label: Some(label), .. } if label.contains(", d ") => Some(points[0]),
                _ => None,
            });
            let dots: Vec<_> = dots.collect();
            // 2π·base^((d − 2)/d), by mpmath to 20 digits.
            let expected = [[1e4, 60_611.477_166], [1e4, 54_410.143_131], [5e5, 2_559_195.517_4]];
            assert_eq!(dots.len(), 3);
            for ([base, longest], [at, value]) in dots.into_iter().zip(expected) {
                // Eleven digits stand here.
                assert!(
                    base == at && (longest / value - 1.0).abs() < 1e-10 && longest < TAU * base,
                    "{longest} {value}"
                );
            }
        }
    }
}
