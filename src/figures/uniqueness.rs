//! The closest two positions, as the sequence grows: a falling staircase.

use super::shared::plot::{decades, dots, line, panel};
use super::shared::said::joined;
use super::shared::search::{Searches, Sought, scanned_least};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::closest::{Closest, Record, Stored};
use crate::core::encoding::{PairLayout, encode_into};
use crate::core::norms::{Precision, bf16};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "uniqueness",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule, ParamId::Precision],
    keys: [Some(ParamId::NPos), None],
    fixed: &[],
    controls: &[ParamId::Precision],
    book: None,
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    // Offsets are whole and a turn of the first pair is not: no offset takes it back to where it was.
    Statement { text: "notice", holds: |params| params.freqs()[0] == 1.0 },
    Statement { text: "caption", holds: |params| params.n_pos > 1 && is_closest(params) },
    Statement { text: "caption.found", holds: |params| searched(params).complete < params.n_pos - 1 },
    Statement { text: "caption.single", holds: |params| params.n_pos == 1 },
    Statement { text: "searched", holds: is_closest },
    Statement { text: "partly", holds: |params| searched(params).complete < params.n_pos - 1 },
    Statement { text: "equal", holds: has_equal },
    Statement { text: "alt.level", holds: |params| !is_closest(params) || is_level(params) },
];

fn searched(params: &Params) -> Closest {
    Closest::search(&params.freqs(), (params.n_pos - 1).max(1), SINES)
}

/// Whether the search came to its end, and none of the offsets that are scanned here is nearer than what it found.
fn is_closest(params: &Params) -> bool {
    let (found, last) = (searched(params), (params.n_pos - 1).max(1));
    // The scan sums in another order than the search.
    let least = scanned_least(&params.freqs(), last).distance;
    found.complete == last && least >= found.nearest().distance - 1e-12
}

/// Whether none of the offsets that are scanned here is nearer than neighbours.
fn is_level(params: &Params) -> bool {
    scanned_least(&params.freqs(), params.n_pos - 1).offset == 1
}

/// Whether some two of the encodings that were tried are the same in every entry, rounded one by one.
fn has_equal(params: &Params) -> bool {
    let freqs = params.freqs();
    let stored = |pos: u32| -> Vec<f32> {
        let mut encoding = vec![0.0; 2 * freqs.len()];
        encode_into(&freqs, PairLayout::Interleaved, f64::from(pos), &mut encoding);
        let single = encoding.iter().map(|entry| *entry as f32);
        single.map(|entry| if params.precision == Precision::Bf16 { bf16(entry) } else { entry }).collect()
    };
    let (first, last) = (0..64_u32, params.n_pos - 1);
    let mut pairs = searched(params).records.into_iter().rev().flat_map(|record| {
        let starts = first.clone().take_while(move |pos| pos + record.offset <= last);
        starts.map(move |pos| [pos, pos + record.offset])
    });
    params.precision != Precision::F64 && pairs.any(|pair| stored(pair[0]) == stored(pair[1]))
}

/// Sines spent on the search, some ten nanoseconds each, and on distances as stored.
const SINES: usize = 100_000;
const STORED_SINES: usize = 60_000;

fn sought(params: &Params) -> Sought {
    Sought::new(params.schedule as usize, (params.d_model, params.base), params.n_pos)
}

fn begin(params: &Params, searches: &mut Searches) {
    searches.begin(&[sought(params)], SINES, |_| params.freqs());
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let freqs = params.freqs();
    let last = (params.n_pos - 1).max(1);
    let Closest { records, complete } = searches.found(sought(params), SINES);
    let nearest = records[records.len() - 1];
    let rounds = params.precision != Precision::F64;
    let stored = rounds.then(|| Stored::search(&freqs, &records, last, (params.precision, STORED_SINES)));
    let end = f64::from(last + 1);
    let steps = steps(&records, end);
    // Where the search was not complete, the staircase may be too high.
    let sure = steps.iter().copied().filter(|[n, _]| *n <= f64::from(complete + 1));
    let mut sure: Vec<_> = sure.collect();
    let mut marks = Vec::new();
    if complete < last {
        let edge = [f64::from(complete + 1), sure.last().map_or(nearest.distance, |at| at[1])];
        sure.push(edge);
        let rest = steps.iter().copied().filter(|[n, _]| *n > edge[0]);
        let pen = Pen::dashed(Ink::Accent);
        marks.push(line([edge].into_iter().chain(rest).collect(), pen, text::get("figure.uniqueness.tried")));
    }
    marks.push(line(sure, Pen::solid(Ink::Accent).width(2.0), ""));
    marks.push(dots(records.iter().map(first_held).collect(), Ink::Accent, false, text::get("figure.uniqueness.new")));
    let mut least = nearest.distance;
    // A distance of 0 has no place on a logarithmic axis; the caption has it.
    if let Some(Stored { distance, offset, .. }) = stored
        && distance > 0.0
    {
        least = least.min(distance);
        let name = fill("figure.uniqueness.stored", &[("precision", precision(params))]);
        marks.push(dots(vec![[f64::from(offset + 1), distance]], Ink::Cos, true, &name));
    }
    let mut values = vec![
        ("n", whole(params.n_pos)),
        ("offset", whole(nearest.offset)),
        ("distance", significant(nearest.distance, 5)),
        ("first", significant(records[0].distance, 5)),
        ("steps", whole(records.len() as u32 - 1)),
        ("last", whole(last)),
        ("complete", whole(complete)),
    ];
    let searched = if complete < last { "figure.uniqueness.partly" } else { "figure.uniqueness.searched" };
    let searched = fill(searched, &values);
    // A single position, rounded, has nothing to be close to either.
    let rounded = stored.filter(|_| params.n_pos > 1).map(|stored| rounded(stored, params)).unwrap_or_default();
    let details = joined(&[&fill("figure.uniqueness.details", &values), &searched, &rounded]);
    values.extend([("searched", searched), ("rounded", rounded)]);
    let caption = match params.n_pos {
        1 => "figure.uniqueness.caption.single",
        _ if complete < last => "figure.uniqueness.caption.found",
        _ => "figure.uniqueness.caption",
    };
    let alt = match (params.n_pos, records.len()) {
        (1, _) => "figure.uniqueness.alt.single",
        (_, 1) => "figure.uniqueness.alt.level",
        _ => "figure.uniqueness.alt",
    };
    let told = move |n: f64| {
        let held = records.iter().rfind(|record| f64::from(record.offset) < n)?;
        let offset = whole(held.offset);
        let values = [("n", whole(n)), ("offset", offset), ("distance", significant(held.distance, 6))];
        let is_sure = n <= f64::from(complete + 1);
        let key = if is_sure { "figure.uniqueness.read" } else { "figure.uniqueness.read.found" };
        Some(Reading { at: [n, held.distance], text: fill(key, &values) })
    };
    let read = {
        let told = told.clone();
        move |[x, _]: [f64; 2]| told(x.round().clamp(2.0, end))
    };
    let here = move |params: &Params| {
        let alone = || Reading { at: [1.0, nearest.distance], text: text::get("figure.uniqueness.read.one").into() };
        told(f64::from(params.n_pos)).or_else(|| Some(alone()))
    };
    let x = Axis::log(text::get("axis.n"), [1.0, end.max(10.0)]);
    let y = Axis::log(text::get("axis.closest"), decades(least, steps[0][1]));
    Scene {
        panels: vec![Panel { here: Some(Box::new(here)), ..panel(x, y, marks, Box::new(read)) }],
        arrange: Arrange::Stack,
        caption: fill(caption, &values),
        details,
        alt: fill(alt, &values).trim_end().into(),
    }
}

/// The shortest sequence that holds two positions so far apart, and their distance.
fn first_held(record: &Record) -> [f64; 2] {
    [f64::from(record.offset + 1), record.distance]
}

/// The staircase from the first record to sequence length `end`.
fn steps(records: &[Record], end: f64) -> Vec<[f64; 2]> {
    let ends = records.iter().skip(1).map(|next| first_held(next)[0]).chain([end]);
    records.iter().zip(ends).flat_map(|(record, end)| [first_held(record), [end, record.distance]]).collect()
}

/// What rounding leaves, in words.
fn rounded(stored: Stored, params: &Params) -> String {
    let values = [
        ("precision", precision(params).to_owned()),
        ("pos", whole(stored.pos)),
        ("other", whole(stored.pos + stored.offset)),
        ("distance", significant(stored.distance, 5)),
        ("tried", whole(stored.tried)),
        ("offsets", whole(stored.offsets)),
    ];
    let equal = stored.distance == 0.0;
    fill(if equal { "figure.uniqueness.equal" } else { "figure.uniqueness.rounded" }, &values)
}

fn precision(params: &Params) -> &'static str {
    match params.precision {
        Precision::F64 => text::get("param.precision.f64"),
        Precision::F32 => text::get("param.precision.f32"),
        Precision::Bf16 => text::get("param.precision.bf16"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(d_model: u32, n_pos: u32, precision: Precision) -> String {
        let params = Params { d_model, n_pos, precision, ..Params::default() };
        let Scene { caption, details, alt, .. } = DRAWING.scene(&params, &mut Searches::default());
        joined(&[caption, details, alt])
    }

    #[test]
    fn the_closest_positions_are_named() {
        let eight = said(8, 10_000, Precision::F64);
        assert!(eight.contains("are 6283 apart, at distance 0.18598."), "{eight}");
    }

    #[test]
    fn a_longer_sequence_need_not_hold_nearer_positions() {
        let many = said(128, 1_000_001, Precision::F64);
        assert!(many.contains("are 1 apart") && many.contains("1.9526") && many.contains("level line"), "{many}");
        assert!(many.contains("offset up to 1\u{202f}000\u{202f}000 was searched"), "{many}");
    }

    #[test]
    fn stored_encodings_may_be_equal() {
        assert!(said(2, 1000, Precision::Bf16).contains("have equal encodings"), "{}", said(2, 1000, Precision::Bf16));
        assert!(!said(2, 1000, Precision::F32).contains("equal"));
    }
}
