//! The wavelength of every pair on a logarithmic axis, compared with the length of the sequence. The wavelengths lie on
//! a straight line. Beside them, if there is room, are the waves themselves.

mod of_model;
mod waves;

use std::cell::Cell;
use std::f64::consts::TAU;

use self::of_model::Waves;
use super::shared::dragging::slid;
use super::shared::level::level;
use super::shared::plot::decades;
use super::{Book, Drawing, Figure, Statement, Width};
use crate::core::schedule::Schedule;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "wavelengths",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pair), None],
    plays: Some(ParamId::Base),
    fixed: &[],
    controls: &[],
    book: Some(Book { d_model: Some(512), n_pos: None, cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "inclusive",
        holds: |params| (params.freq(params.pairs() - 1) * params.base - 1.0).abs() < 1e-12,
    },
    Statement { text: "notice", holds: is_straight },
    Statement { text: "details", holds: |params| params.freqs().iter().all(|freq| TAU / freq < TAU * params.base) },
    Statement { text: "range.one", holds: |params| params.d_model == 2 },
    Statement { text: "range.same", holds: |params| params.freq(params.pairs() - 1) > 0.999 },
];

/// Whether the logarithms of geometric wavelengths have equal steps.
fn is_straight(params: &Params) -> bool {
    let geometric = Params { schedule: Schedule::Geometric, ..params.of_formula() };
    let logs: Vec<f64> = geometric.freqs().into_iter().map(f64::ln).collect();
    // Logarithms down to −21, each rounded.
    logs.windows(3).all(|three| (three[0] - 2.0 * three[1] + three[2]).abs() < 1e-12)
}

/// Maximum number of pairs that have a marker each. With more pairs, at most about half of this number of markers are
/// drawn, at a constant step.
const MOST_MARKERS: u32 = 64;
/// Maximum number of points of the line.
const MOST_POINTS: u32 = 400;
/// The lower end of the vertical axis. The shortest wavelength is 2π and a sequence has at least one position.
const BOTTOM: f64 = 1.0;
/// Margin to the right of the last pair, relative to the others, where the handles are.
const BEYOND: f64 = 0.05;
/// Place of the handles, as a fraction of the horizontal axis: apart from the last dot.
const HANDLES: f64 = 0.985;
/// Place of the handle of the base beside that of the length: they do not touch on a slide of four figures.
const BESIDE: f64 = 0.925;
/// Handles nearer to each other than this fraction of the panel's height stand side by side.
const CLOSE: f64 = 0.25;
/// Powers of ten on the vertical axis of the paper's base.
const USUAL_DECADES: f64 = 5.0;
/// Minimum width of a panel, in CSS pixels, to show the waves beside the wavelengths.
const NARROWEST: f64 = 320.0;
/// Maximum distance of a drag from the handle of the base, as fractions of the panel's width and height.
const HOLD: [f64; 2] = [0.05, 0.07];
/// Maximum distance of a drag from the band's edge, as a fraction of the panel's height.
const EDGE: f64 = 0.035;
/// Radius of a handle, in CSS pixels.
const HANDLE: f64 = 6.0;
/// Radius of a dot, in CSS pixels.
const DOT: f64 = 2.5;
/// Distance of the words about the pairs in the band from the foot of the last of them, about the others from a dot, and
/// about an empty band from the left end of the limit, in CSS pixels.
const INSIDE: [f64; 2] = [8.0, -8.0];
const ABOVE: [f64; 2] = [-8.0, -9.0];
const BELOW: [f64; 2] = [8.0, 11.0];

fn scene(params: &Params) -> Scene {
    let (n_pos, last) = (f64::from(params.n_pos), params.pairs() - 1);
    let freqs = params.freqs();
    let slow_count = freqs.iter().filter(|freq| TAU / **freq > n_pos).count();
    let waves = waves::panel(params, &freqs);
    let point = move |pair: u32| [f64::from(pair), TAU / freqs[pair as usize]];
    let [first_end, last_end] = [point(0), point(last)];
    let limit = TAU * params.base;
    let stride = if last < MOST_MARKERS { 1 } else { (last + 1).div_ceil(MOST_MARKERS / 2) };
    let marked: Vec<u32> = (0..=last).filter(|pair| pair % stride == 0 || *pair == last).collect();
    let mut values = vec![
        ("first", significant(first_end[1], 5)),
        ("last", significant(last_end[1], 5)),
        ("limit", significant(limit, 5)),
        ("slow", whole(slow_count as f64)),
        ("fast", whole(f64::from(params.pairs()) - slow_count as f64)),
        ("pairs", whole(params.pairs())),
        ("n", whole(params.n_pos)),
        ("shown", whole(marked.len() as u32)),
    ];
    let range = match last {
        0 => "figure.wavelengths.range.one",
        _ if values[0].1 == values[1].1 => "figure.wavelengths.range.same",
        _ => "figure.wavelengths.range",
    };
    values.push(("range", fill(range, &values)));
    let is_reached = params.schedule == Schedule::Inclusive && last > 0;
    let reach = if is_reached { "figure.wavelengths.inclusive" } else { "figure.wavelengths.details" };
    let mut details = vec![fill(reach, &values)];
    if marked.len() as u32 <= last {
        details.push(fill("figure.wavelengths.sampled", &values));
    }
    let x = x_axis(params);
    let of_model = params.model.as_ref().map(|model| (Waves::of(params, model), model));
    let mut marks = vec![band(&x, n_pos).of("n")];
    // A model has up to four levels: their names alone fit beside their lines.
    let [n_label, limit_label] = if of_model.is_some() {
        ["figure.wavelengths.model.n", "figure.wavelengths.model.limit"].map(|key| text::get(key).to_owned())
    } else {
        let value = |value: String| [("value", value)];
        let [n, limit] = [whole(params.n_pos), significant(limit, 5)].map(value);
        [fill("figure.wavelengths.n", &n), fill("figure.wavelengths.limit", &limit)]
    };
    marks.push(level(n_pos, n_label).of("n"));
    marks.push(level(limit, limit_label).of("limit"));
    if let Some((waves, model)) = &of_model {
        marks.extend(waves.ground(params, model, &y_axis(params)));
    }
    // More points than columns of pixels would be invisible.
    let line = (0..=last).filter(|pair| pair % last.div_ceil(MOST_POINTS).max(1) == 0 || *pair == last).map(&point);
    let pen = Pen::solid(Ink::Muted).width(1.0);
    marks.push(Mark::Line { points: line.collect(), pen, label: None }.of("line"));
    let (slow, turning): (Vec<_>, Vec<_>) =
        marked.into_iter().map(&point).partition(|[_, wavelength]| *wavelength > n_pos);
    // The words stand at the dots: in the band beside its own, where the line has left it, and above the line beside the
    // others.
    let words =
        |key, at, shift, side| Mark::Label { at, shift, side, text: fill(key, &values), ink: Ink::Strong }.of("line");
    let mut labels = Vec::new();
    if let Some([pair, _]) = turning.last() {
        labels.push(words("figure.wavelengths.within", [*pair, BOTTOM], INSIDE, Side::Right));
        labels.extend(slow.get(slow.len() / 2).map(|at| words("figure.wavelengths.beyond", *at, ABOVE, Side::Left)));
    } else {
        labels.push(words("figure.wavelengths.none", [0.0, limit], BELOW, Side::Right));
    }
    marks.extend(of_model.iter().flat_map(|(waves, _)| waves.as_trained()));
    for (points, hollow) in [(turning, false), (slow, true)] {
        if !points.is_empty() {
            marks.push(Mark::Dots { points, radius: DOT, ink: Ink::Strong, hollow, label: None }.of("line"));
        }
    }
    marks.extend(labels);
    let end = f64::from(last);
    let read = move |[x, _]: [f64; 2]| {
        let at = point(x.round().clamp(0.0, end) as u32);
        let values = [("pair", whole(at[0])), ("wavelength", significant(at[1], 6))];
        Some(Reading { at, text: fill("figure.wavelengths.read", &values) })
    };
    let plain = Panel {
        title: None,
        x,
        y: y_axis(params),
        equal: false,
        marks,
        color_bar: None,
        read: Some(Box::new(read)),
        cursor_reading: None,
        drag: Some(Box::new(drag)),
    };
    let [caption, details, alt] = if let Some((waves, model)) = &of_model {
        waves.words(params, model)
    } else {
        let [caption, alt] = ["figure.wavelengths.caption", "figure.wavelengths.alt"].map(|key| fill(key, &values));
        [caption, text::sentences(&details), alt]
    };
    Scene { panels: vec![plain, waves], arrange: Arrange::WithRoom(NARROWEST), caption, details, alt }
}

fn x_axis(params: &Params) -> Axis {
    let end = f64::from(params.pairs() - 1);
    Axis::whole(text::get("axis.pair"), [0.0, (end * (1.0 + BEYOND)).max(1.0)], Measure::Pair)
}

/// To the next power of ten. While a handle is dragged, the page keeps the range: otherwise the line would fall while
/// every wavelength grows.
fn y_axis(params: &Params) -> Axis {
    let longest = params.model.as_ref().map_or(0.0, |model| of_model::greatest(params, model));
    let greatest = (TAU * params.base).max(f64::from(params.n_pos)).max(longest);
    Axis::log(text::get("axis.wavelength"), [BOTTOM, decades(BOTTOM, greatest)[1]])
}

/// The band of wavelengths that complete a turn within the sequence.
fn band(x: &Axis, n_pos: f64) -> Mark {
    let ([left, right], bottom) = (x.domain, BOTTOM);
    let outline = vec![[left, bottom], [right, bottom], [right, n_pos], [left, n_pos]];
    Mark::Area { outline, ink: Ink::Band, label: None }
}

/// The handle of the base, on the line of its limit, beside the handle of the length where the two would overlap. A single
/// pair does not depend on the base, and the base of a table is fixed.
fn handle(params: &Params) -> Option<[f64; 2]> {
    let (limit, y) = (TAU * params.base, y_axis(params));
    // Beside another encoding, the axis may be longer than this one needs.
    let decades = (y.domain[1] / y.domain[0]).log10().max(USUAL_DECADES);
    let is_close = (limit / f64::from(params.n_pos)).log10().abs() < CLOSE * decades;
    let place = if is_close { BESIDE } else { HANDLES };
    (params.pairs() > 1 && params.table.is_none()).then(|| [x_axis(params).invert(place), limit])
}

/// The handle of the length, on the band's edge.
fn edge_handle(params: &Params) -> [f64; 2] {
    [x_axis(params).invert(HANDLES), f64::from(params.n_pos)]
}

/// What is being dragged.
#[derive(Clone, Copy)]
enum Handle {
    Base,
    Length,
    Pair,
}

thread_local! {
    /// The start point of the current drag and the dragged object, which is no longer at the start point once it has
    /// moved. A hover or a click resets it.
    static DRAGGED: Cell<Option<([f64; 2], Handle)>> = const { Cell::new(None) };
}

/// What can be dragged at a point.
fn handle_at(params: &Params, [from_x, from_y]: [f64; 2]) -> Handle {
    let (x, y) = (x_axis(params), y_axis(params));
    let distances =
        |at: [f64; 2]| [(x.fraction(from_x) - x.fraction(at[0])).abs(), (y.fraction(from_y) - y.fraction(at[1])).abs()];
    let is_at_base = handle(params).map(distances).is_some_and(|[dx, dy]| dx < HOLD[0] && dy < HOLD[1]);
    match distances(edge_handle(params)) {
        _ if is_at_base => Handle::Base,
        [_, dy] if dy < EDGE => Handle::Length,
        _ => Handle::Pair,
    }
}

/// Dragging the handle of the limit changes the base, dragging the band's edge changes the length, and dragging
/// elsewhere changes the pair.
fn drag(params: &Params, from: Option<[f64; 2]>, to: [f64; 2]) -> Vec<(ParamId, f64)> {
    let dragged_handle = from.map(|from| {
        let known = DRAGGED.get().filter(|(at, _)| *at == from).map(|(_, dragged_handle)| dragged_handle);
        (from, known.unwrap_or_else(|| handle_at(params, from)))
    });
    DRAGGED.set(dragged_handle);
    let last = f64::from(params.pairs() - 1);
    vec![match dragged_handle {
        Some((_, Handle::Base)) => slid(ParamId::Base, to[1] / TAU, params),
        Some((_, Handle::Length)) => slid(ParamId::NPos, to[1], params),
        _ => (ParamId::Pair, to[0].round().clamp(0.0, last)),
    }]
}

/// The handles, and the cursor's pair on the line.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let dot = |at, radius, ink| Mark::Dots { points: vec![at], radius, ink, hollow: false, label: None };
    let handles = [(edge_handle(params), "n")].into_iter().chain(handle(params).map(|at| (at, "limit")));
    let mut marks: Vec<Mark> = handles
        .flat_map(|(at, term)| {
            [(HANDLE + 1.5, Ink::Background), (HANDLE, Ink::Parameter)].map(|(radius, ink)| (at, term, radius, ink))
        })
        .map(|(at, term, radius, ink)| dot(at, radius, ink).of(term))
        .collect();
    let cursor_at = [f64::from(params.pair), TAU / params.freq(params.pair)];
    marks.extend(
        [(6.0, Ink::Background), (4.5, Ink::Cursor)].map(|(radius, ink)| dot(cursor_at, radius, ink).of("line")),
    );
    marks.into_iter().map(|mark| (0, mark)).collect()
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let wavelength = TAU / params.freq(params.pair);
    vec![("line", wavelength), ("limit", TAU * params.base), ("n", f64::from(params.n_pos))]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Drags in small steps, as a pointer does.
    fn dragged(params: Params, from: [f64; 2], to: [f64; 2]) -> Params {
        let mut params = params;
        for step in 1..=20 {
            let part = f64::from(step) / 20.0;
            let at = [from[0] + part * (to[0] - from[0]), from[1] * (to[1] / from[1]).powf(part)];
            for (id, value) in drag(&params, Some(from), at) {
                let number = crate::params::number(id);
                let value = number.admit(value, &params).value;
                (number.set)(&mut params, value);
            }
        }
        drag(&params, None, to);
        params
    }

    #[test]
    fn dragging_the_handle_of_the_limit_changes_the_base() {
        let start = Params::default();
        let from = handle(&start).expect("a line");
        for limit in [1e3, 1e6, 1e8] {
            let moved = dragged(start.clone(), from, [from[0], limit]);
            // Bases on the slider have three digits.
            assert!((TAU * moved.base / limit).ln().abs() < 0.02, "{} for {limit}", moved.base);
            assert_eq!(Params { base: start.base, ..moved }, start);
        }
        assert!(handle(&Params { d_model: 2, ..start }).is_none(), "a single pair does not depend on the base");
    }

    #[test]
    fn dragging_the_bands_edge_changes_the_length_and_anything_else_the_pair() {
        let start = Params { pair: 5, ..Params::default() };
        let moved = dragged(start.clone(), [20.0, 50.0], [22.0, 4000.0]);
        assert!((f64::from(moved.n_pos) / 4000.0).ln().abs() < 0.02 && moved.pair == 5, "{}", moved.n_pos);
        assert_eq!(dragged(start.clone(), [20.0, 1e4], [30.2, 50.0]), Params { pair: 30, ..start.clone() });
        assert_eq!(drag(&start, None, [63.9, 50.0]), [(ParamId::Pair, 63.0)]);
    }

    #[test]
    fn the_axis_ends_at_the_next_power_of_ten() {
        let base = (crate::params::number(ParamId::Base).max)(&Params::default());
        let end = |params: &Params| scene(params).panels[0].y.domain[1];
        assert_eq!(end(&Params::default()), 1e5, "2π·10 000 is 62 832");
        assert_eq!(end(&Params { n_pos: 1 << 20, ..Params::default() }), 1e7);
        for params in [Params::default(), Params { d_model: 4096, base, n_pos: 1 << 20, ..Params::default() }] {
            let greatest = (TAU * params.base).max(f64::from(params.n_pos));
            assert!(greatest < end(&params) && end(&params) <= 10.0 * greatest);
            assert_eq!(scene(&params).panels[0].y.domain[0], BOTTOM);
        }
    }

    #[test]
    fn a_handle_covers_no_dot() {
        for d_model in [4, 128, 4096] {
            let params = Params { d_model, ..Params::default() };
            let x = x_axis(&params);
            let last = x.fraction(f64::from(params.pairs() - 1));
            // On a plot of 300 pixels: the radii of a handle with its casing and of a dot.
            assert!((HANDLES - last) * 300.0 > HANDLE + DOT, "{last}");
        }
    }
}
