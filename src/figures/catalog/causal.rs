//! Attention without any positional encoding: the positional information that comes from a causal mask alone.

use super::shared::cells::cells;
use super::shared::level::level;
use super::shared::plot::{decades, dots, line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::causal::{BF16_DIGITS, F16_DIGITS, fall, first_equal_neighbours, outputs, weight};
use crate::core::tokens::normal;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, ColorBar, ColorMap, Ink, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "causal",
    reads: &[ParamId::NPos],
    keys: [Some(ParamId::Pos), None],
    plays: Some(ParamId::Pos),
    fixed: &[ParamId::DModel, ParamId::Base, ParamId::Schedule, ParamId::Layout],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor).with_values(values);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: mask_tells_positions },
    Statement { text: "short", holds: mask_tells_positions },
    Statement { text: "details", holds: |params| change_by_reordering(token_count(params)) < ROUNDING },
    Statement { text: "caption.one", holds: |params| params.n_pos == 1 },
    Statement { text: "other", holds: marked_tokens_act_alike },
    Statement { text: "alike", holds: are_first_equal_neighbours },
];

/// Whether the output for a marked first token strictly decreases from position to position with the mask, and is
/// constant without it.
fn mask_tells_positions(params: &Params) -> bool {
    let [masked, unmasked] = [true, false].map(|is_masked| outputs(&marked(token_count(params), 0), is_masked));
    masked.windows(2).all(|two| two[0][0] > two[1][0]) && unmasked.windows(2).all(|two| two[0] == two[1])
}

/// Whether marking a later token gives the same outputs, from that token on, as marking the first.
fn marked_tokens_act_alike(params: &Params) -> bool {
    let (count, token) = (token_count(params), other_token(params.n_pos) as usize);
    // For long sequences, only the first tokens are checked.
    let token = token.min(count - 1);
    let [first, other] = [0, token].map(|token| outputs(&marked(count, token), true));
    first[token..] == other[token..] && other[..token].iter().all(|output| output[0] == 0.0)
}

/// Whether the positions in the text are the first with equal stored values. Uses integer arithmetic: 1/count rounded
/// to a number of binary digits is an integer number of units.
fn are_first_equal_neighbours(_: &Params) -> bool {
    let stored = |count: u64, digits: i32| {
        // 2^shift/count has this many binary digits.
        let shift = digits as u64 - 1 + u64::from(count.next_power_of_two().trailing_zeros());
        let (units, rest) = ((1_u64 << shift) / count, (1_u64 << shift) % count);
        let up = 2 * rest > count || (2 * rest == count && units % 2 == 1);
        (units + u64::from(up), shift)
    };
    [BF16_DIGITS, F16_DIGITS].into_iter().all(|digits| {
        // At position n the weight is 1/(n + 1). Beyond 2^(digits + 1), neighbours are surely equal.
        let first = (1..1 << 13).find(|&count| stored(count, digits) == stored(count + 1, digits));
        first == Some(u64::from(first_equal_neighbours(digits)) + 1)
    })
}

/// One-dimensional inputs of `count` tokens: 1 for the marked token, 0 for the others.
fn marked(count: usize, token: usize) -> Vec<Vec<f64>> {
    (0..count).map(|at| vec![f64::from(u8::from(at == token))]).collect()
}

/// Means of at most [`MOST_TOKENS`] numbers of size about 1, added up in another order, differ by less.
const ROUNDING: f64 = 1e-14;
/// Maximum number of positions in the matrix.
const MOST_IN_MATRIX: u32 = 10;
/// Maximum number of tokens with random vectors.
const MOST_TOKENS: u32 = 64;
/// Number of dimensions of the random vectors.
const DIMS: usize = 16;
/// Maximum number of points of a curve.
const POINTS: u32 = 300;
/// Maximum number of dots on a curve.
const DOTS: u32 = 12;

fn token_count(params: &Params) -> usize {
    params.n_pos.min(MOST_TOKENS) as usize
}

/// The change of the last of `count` outputs when all earlier tokens are reversed.
fn change_by_reordering(count: usize) -> f64 {
    let mut state = 1;
    let mut inputs: Vec<Vec<f64>> = (0..count).map(|_| (0..DIMS).map(|_| normal(&mut state)).collect()).collect();
    let before = outputs(&inputs, true);
    inputs[..count - 1].reverse();
    let after = outputs(&inputs, true);
    let differences = before[count - 1].iter().zip(&after[count - 1]).map(|(before, after)| (before - after).abs());
    differences.fold(0.0, f64::max)
}

/// The index of the later token that is marked.
fn other_token(n_pos: u32) -> u32 {
    n_pos / 4
}

fn scene(params: &Params) -> Scene {
    let n_pos = params.n_pos;
    let last = n_pos - 1;
    let alike = [BF16_DIGITS, F16_DIGITS].map(first_equal_neighbours);
    let tokens = token_count(params);
    let values = [
        ("n", whole(n_pos)),
        ("last", whole(last)),
        ("level", significant(weight(f64::from(last)), 4)),
        ("fall", significant(fall(f64::from(last.max(1))), 3)),
        ("bf16", whole(alike[0])),
        ("bf16_next", whole(alike[0] + 1)),
        ("f16", whole(alike[1])),
        ("f16_next", whole(alike[1] + 1)),
        ("token", whole(other_token(n_pos))),
        ("tokens", whole(tokens as u32)),
        ("off", significant(change_by_reordering(tokens), 1)),
        ("shown", whole(n_pos.min(MOST_IN_MATRIX))),
    ];
    let text_if = |is_shown: bool, key| if is_shown { fill(key, &values) } else { String::new() };
    let caption = fill(if n_pos == 1 { "figure.causal.caption.one" } else { "figure.causal.caption" }, &values);
    let other = text_if(other_token(n_pos) > 0, "figure.causal.other");
    let details = text::sentences([
        text_if(true, "figure.causal.details"),
        other,
        text_if(tokens > 2, "figure.causal.reversed"),
        text_if(n_pos > 1, "figure.causal.fall"),
        text_if(true, "figure.causal.alike"),
        text_if(n_pos > MOST_IN_MATRIX, "figure.causal.part"),
    ]);
    let alt = fill("figure.causal.alt", &values);
    Scene {
        panels: vec![matrix(n_pos.min(MOST_IN_MATRIX)), curves(n_pos, alike)],
        arrange: Arrange::Flow(400.0),
        caption,
        details,
        alt,
    }
}

fn values(params: &Params) -> Vec<(&'static str, f64)> {
    vec![("weight", weight(f64::from(params.pos)))]
}

/// The attention weights among the first positions, with the mask.
fn matrix(count: u32) -> Panel {
    let edge = f64::from(count) - 0.5;
    let entry = |query: u32, key: u32| if key <= query { weight(f64::from(query)) } else { 0.0 };
    let entries = (0..count).flat_map(|query| (0..count).map(move |key| entry(query, key))).collect();
    let read = move |at: [f64; 2]| {
        let [key, query] = at.map(|pos| pos.round().clamp(0.0, edge - 0.5));
        let is_masked = key > query;
        let key_text = if is_masked { "figure.causal.read.masked" } else { "figure.causal.read.weight" };
        let values = [
            ("query", whole(query)),
            ("key", whole(key)),
            ("count", whole(query + 1.0)),
            ("weight", significant(weight(query), 6)),
        ];
        Some(Reading { at: [key, query], text: fill(key_text, &values) })
    };
    let range = [0.0, 1.0];
    let x = Axis::whole(text::get("axis.pos-key"), [-0.5, edge], Measure::Other);
    let y = Axis::whole(text::get("axis.pos-query"), [edge, -0.5], Measure::Pos);
    let image = cells(entries, count as usize, ColorMap::Weight, range);
    let color_bar =
        Some(ColorBar { map: ColorMap::Weight, range, label: text::get("axis.attention").into(), has_own_unit: false });
    Panel { equal: true, color_bar, ..panel(x, y, vec![image.of("weight")], Box::new(read)) }
}

/// About geometrically spaced positions from `from` to `last`, without duplicates.
fn geometric_positions(from: u32, last: u32, count: u32) -> Vec<f64> {
    let [start, end] = [from, last].map(|pos| f64::from(pos) + 1.0);
    let at = |point: u32| (start * (end / start).powf(f64::from(point) / f64::from(count))).round() - 1.0;
    let mut places: Vec<f64> = (0..=count).map(at).collect();
    places.dedup();
    places
}

/// The output for a marked token, and its difference between neighbouring positions.
fn curves(n_pos: u32, alike: [u32; 2]) -> Panel {
    let (last, end) = (n_pos - 1, f64::from(n_pos - 1));
    let level_at = weight(end);
    let places = geometric_positions(0, last, POINTS);
    let least = fall(end.max(1.0));
    let domain = [decades(least, 1.0)[0], 1.5];
    let mut marks = vec![level(level_at, fill("figure.causal.level", &[("value", significant(level_at, 3))]))];
    let formats = [("figure.causal.bf16", Ink::Muted), ("figure.causal.f16", Ink::Strong)];
    for (pos, (name, ink)) in alike.into_iter().zip(formats) {
        if pos < last {
            let at = f64::from(pos);
            marks.push(line(vec![[at, domain[0]], [at, domain[1]]], Pen::dashed(ink).width(1.0), text::get(name)));
        }
    }
    let falls = places.iter().filter(|pos| **pos > 0.0).map(|&pos| [pos, fall(pos)]);
    let falls: Vec<_> = falls.collect();
    if !falls.is_empty() {
        marks.push(line(falls, Pen::series(1), text::get("figure.causal.falls")));
    }
    let of_first = places.iter().map(|&pos| [pos, weight(pos)]).collect();
    marks.push(line(of_first, Pen::series(0), text::get("figure.causal.first")).of("weight"));
    let token = other_token(n_pos);
    if token > 0 {
        let name = fill("figure.causal.token", &[("token", whole(token))]);
        let count = DOTS.min(last - token);
        let at = |dot: u32| (f64::from(token) + f64::from(dot * (last - token)) / f64::from(count.max(1))).round();
        // None is at the last position, where the name of the level begins.
        let points = (0..count.max(1)).map(at).map(|pos| [pos, weight(pos)]).collect();
        marks.push(dots(points, Ink::Strong, true, &name));
    }
    let reading_at = move |pos: f64| {
        let values = [
            ("pos", whole(pos)),
            ("count", whole(pos + 1.0)),
            ("weight", significant(weight(pos), 6)),
            ("level", significant(level_at, 6)),
        ];
        Reading { at: [pos, weight(pos)], text: fill("figure.causal.read", &values) }
    };
    let x = Axis::whole(text::get("axis.pos"), [0.0, end.max(1.0)], Measure::Pos);
    let y = Axis::log(text::get("axis.part"), domain);
    let plain = panel(x, y, marks, Box::new(move |[x, _]| Some(reading_at(x.round().clamp(0.0, end)))));
    Panel { cursor_reading: Some(Box::new(move |params| Some(reading_at(f64::from(params.pos))))), ..plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_states_weights_and_where_they_become_equal() {
        let Scene { caption, details, .. } = scene(&Params::default());
        assert!(caption.contains("1/50 = 0.02"), "{caption}");
        for words in ["189 and 190", "1463 and 1464", "0.000408", "token 12"] {
            assert!(details.contains(words), "{words}: {details}");
        }
    }

    #[test]
    fn curves_run_from_the_first_position_to_the_last() {
        for n_pos in [1, 2, 3, 50, 1 << 20] {
            let places = geometric_positions(0, n_pos - 1, POINTS);
            assert_eq!([places[0], places[places.len() - 1]], [0.0, f64::from(n_pos - 1)]);
            assert!(places.is_sorted_by(|a, b| a < b) && places.len() <= 301);
        }
    }
}
