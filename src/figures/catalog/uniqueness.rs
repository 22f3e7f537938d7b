//! The distance of the closest two positions as the sequence grows. It is drawn as decreasing step curves. Clock faces
//! show the closest positions.

mod names;

use names::free_place;

use super::shared::clock_faces;
use super::shared::level::level;
use super::shared::plot::{decades, dots, line, panel};
use super::shared::search::{SearchKey, Searches, scanned_least};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::closest::{Closest, Record, Stored};
use crate::core::encoding::{PairLayout, encode_into};
use crate::core::norms::{Precision, bf16};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Direction, Ink, Mark, Panel, Pen, Reading, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "uniqueness",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule, ParamId::Precision],
    keys: [Some(ParamId::NPos), None],
    plays: Some(ParamId::NPos),
    fixed: &[],
    controls: &[ParamId::Precision],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::searching(begin, scene, no_cursor).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    // The first pair turns by 1 rad per position, or with a model's scaling, by a fraction of it. 2π is irrational, so no
    // offset returns it to its start.
    Statement { text: "notice", holds: |params| params.plain_freqs()[0] == 1.0 && params.freqs()[0] > 0.0 },
    Statement { text: "caption", holds: |params| params.n_pos > 1 && is_closest(params, params.n_pos) },
    Statement { text: "caption.found", holds: |params| searched(params).complete < params.n_pos - 1 },
    Statement { text: "caption.single", holds: |params| params.n_pos == 1 },
    Statement { text: "searched", holds: |params| is_closest(params, end(params)) },
    Statement { text: "partly", holds: |params| searched(params).complete < end(params) - 1 },
    Statement { text: "equal", holds: has_equal },
    Statement {
        text: "alt.level",
        holds: |params| {
            !is_closest(params, params.n_pos) || scanned_least(&params.freqs(), params.n_pos - 1).offset == 1
        },
    },
];

fn searched(params: &Params) -> Closest {
    Closest::search(&params.freqs(), end(params) - 1, SINES)
}

/// Whether the search is complete for `n_pos` positions, and a brute-force scan of their offsets finds nothing closer.
fn is_closest(params: &Params, n_pos: u32) -> bool {
    let (found, last) = (searched(params), (n_pos - 1).max(1));
    // The scan adds in a different order than the search.
    let least = scanned_least(&params.freqs(), last).distance;
    found.complete >= last && least >= within(&found.records, n_pos).distance - 1e-12
}

/// Whether any two of the encodings checked are equal in every entry after rounding.
fn has_equal(params: &Params) -> bool {
    let freqs = params.freqs();
    let stored = |pos: u32| -> Vec<f32> {
        let mut encoding = vec![0.0; 2 * freqs.len()];
        encode_into(&freqs, PairLayout::Interleaved, f64::from(pos), &mut encoding);
        let single = encoding.iter().map(|entry| *entry as f32);
        single.map(|entry| if params.precision == Precision::Bf16 { bf16(entry) } else { entry }).collect()
    };
    let (first_positions, last) = (0..64_u32, params.n_pos - 1);
    let mut pairs = searched(params).records.into_iter().rev().flat_map(|record| {
        let starts = first_positions.clone().take_while(move |pos| pos + record.offset <= last);
        starts.map(move |pos| [pos, pos + record.offset])
    });
    params.precision != Precision::F64 && pairs.any(|pair| stored(pair[0]) == stored(pair[1]))
}

/// Maximum number of sine evaluations per search, about ten nanoseconds each.
const SINES: usize = 30_000;
/// Maximum number of sine evaluations for distances of stored encodings.
const STORED_SINES: usize = 60_000;
/// Widths in addition to the reader's: small enough for positions to come close.
const SMALL: [u32; 4] = [2, 4, 6, 8];
/// Possible ends of the axis. The second is used if the reader's sequence is longer than the first.
const ENDS: [u32; 2] = [10_000, 1 << 20];

fn end(params: &Params) -> u32 {
    ENDS[usize::from(params.n_pos > ENDS[0])]
}

/// The small widths, followed by the reader's.
fn widths(params: &Params) -> Vec<u32> {
    SMALL.into_iter().filter(|small| *small != params.d_model).chain([params.d_model]).collect()
}

/// The largest width whose clock faces are shown: its two clocks nearly return at position 622.
const FACED: u32 = 4;

/// The width whose clock faces are shown.
fn faced(params: &Params) -> u32 {
    params.d_model.min(FACED)
}

fn search_key(params: &Params, width: u32) -> SearchKey {
    SearchKey::new(&params.freqs_at(width), end(params))
}

fn begin(params: &Params, searches: &mut Searches) {
    searches.begin(widths(params).into_iter().map(|width| search_key(params, width)).collect(), SINES);
}

/// The closest of `n_pos` positions; neighbours if there is only one.
fn within(records: &[Record], n_pos: u32) -> Record {
    records.iter().rfind(|record| record.offset < n_pos).copied().unwrap_or(records[0])
}

fn scene(params: &Params, searches: &Searches) -> Scene {
    let end = end(params);
    let found_for = |width: u32| (width, searches.found(&search_key(params, width), SINES));
    let all: Vec<(u32, Closest)> = widths(params).into_iter().map(found_for).collect();
    let of = |wanted: u32| &all.iter().find(|(width, _)| *width == wanted).unwrap_or(&all[0]).1;
    let (own, shown) = (of(params.d_model), of(faced(params)));
    let records: Vec<Record> =
        own.records.iter().copied().filter(|record| record.offset < params.n_pos.max(2)).collect();
    let is_rounded = params.precision != Precision::F64;
    let last = (params.n_pos - 1).max(1);
    let stored = is_rounded
        .then(|| Stored::search(&params.freqs(), &records, last, (params.precision, STORED_SINES)))
        // A single position has no closest other position.
        .filter(|_| params.n_pos > 1);
    let [caption, details, alt] = words(params, &all, (&records, stored));
    let freqs = params.freqs_at(faced(params));
    // At position 0 all hands point up.
    let Record { offset, distance } = within(&shown.records, params.n_pos);
    let values = [("faced", whole(faced(params))), ("pos", whole(offset)), ("distance", significant(distance, 4))];
    let faces = clock_faces::panel(fill("figure.uniqueness.faces", &values), &freqs, offset);
    Scene {
        panels: vec![stairs(params, all, stored, f64::from(end)), faces],
        arrange: Arrange::Flow(NARROWEST),
        caption,
        details,
        alt,
    }
}

/// Minimum width, in CSS pixels, of a panel beside another one.
const NARROWEST: f64 = 420.0;

/// Positions at a larger distance can be told apart, as Yoram 2025, section 3.2.3, suggests.
const APART: f64 = 0.1;

/// The step curves, with the reader's in front.
fn stairs(params: &Params, all: Vec<(u32, Closest)>, stored: Option<Stored>, end: f64) -> Panel {
    let mut marks = Vec::new();
    let [mut least, mut greatest] = [f64::INFINITY, 0.0_f64];
    let own = all.len() - 1;
    for (index, (width, Closest { records, complete })) in all.iter().enumerate() {
        let ink = if index == own { Ink::Strong } else { Ink::Series(index as f64 / own as f64) };
        let pen = Pen::solid(ink).width(if index == own { 2.5 } else { 1.5 });
        let steps = steps(records, end);
        // Where the search is incomplete, the curve is only an upper bound.
        let edge = f64::from(complete + 1);
        let mut exact: Vec<_> = steps.iter().copied().filter(|[n, _]| *n <= edge).collect();
        if edge < end {
            let at = [edge, exact.last().map_or(records[0].distance, |at| at[1])];
            exact.push(at);
            let rest = [at].into_iter().chain(steps.iter().copied().filter(|[n, _]| *n > edge)).collect();
            let name = if index == own { text::get("figure.uniqueness.tried") } else { "" };
            marks.push(line(rest, Pen { dashed: true, ..pen }, name).of("least"));
        }
        let text = fill("figure.uniqueness.width", &[("d", whole(*width))]);
        marks.push(line(exact, pen, &text).of("least"));
        let (at, shift) = free_place(&all, index, [f64::from(params.n_pos), end]);
        marks.push(Mark::Label { at, shift, side: Side::Middle, text, ink }.of("least"));
        let name = if index == own { text::get("figure.uniqueness.new") } else { "" };
        let points: Vec<_> = records.iter().map(first_point).collect();
        marks.push(dots(points, ink, false, name).of("least"));
        least = least.min(records[records.len() - 1].distance);
        greatest = greatest.max(records[0].distance);
    }
    // A distance of 0 cannot be drawn on a logarithmic axis; the caption states it.
    if let Some(Stored { distance, offset, .. }) = stored
        && distance > 0.0
    {
        least = least.min(distance);
        let name = fill("figure.uniqueness.stored", &[("precision", precision(params))]);
        marks.push(dots(vec![[f64::from(offset + 1), distance]], Ink::Strong, true, &name));
    }
    let n_pos = f64::from(params.n_pos);
    let label = fill("label.n", &[("value", whole(params.n_pos))]);
    let pen = Pen::dashed(Ink::Muted).width(1.0);
    // A single position has no distances.
    marks.extend((n_pos > 1.0).then_some(Mark::Rule { along: Direction::X, at: n_pos, pen, label: Some(label) }));
    if (least..greatest).contains(&APART) {
        marks.push(level(APART, significant(APART, 2)));
    }
    let reading_at = move |n: f64, near: Option<f64>| {
        let record_at = |records: &[Record]| records.iter().rfind(|record| f64::from(record.offset) < n).copied();
        let mut found =
            all.iter().filter_map(|(width, found)| Some((*width, record_at(&found.records)?, found.complete)));
        // The nearest of the curves, or the reader's.
        let (width, record, complete) = match near {
            Some(near) => found.min_by(|a, b| {
                let mismatch = |record: &Record| (record.distance / near).ln().abs();
                mismatch(&a.1).total_cmp(&mismatch(&b.1))
            }),
            None => found.next_back(),
        }?;
        let values = [
            ("n", whole(n)),
            ("d", whole(width)),
            ("offset", whole(record.offset)),
            ("distance", significant(record.distance, 6)),
        ];
        let is_exact = n <= f64::from(complete + 1);
        let key = if is_exact { "figure.uniqueness.read" } else { "figure.uniqueness.read.found" };
        Some(Reading { at: [n, record.distance], text: fill(key, &values) })
    };
    let y = Axis::log(text::get("axis.closest"), decades(least, greatest));
    let lowest = y.domain[0];
    let read = {
        let reading_at = reading_at.clone();
        move |[x, y]: [f64; 2]| reading_at(x.round().clamp(2.0, end), Some(y.max(lowest)))
    };
    let cursor_reading = move |params: &Params| {
        let alone = || Reading { at: [1.0, greatest], text: text::get("figure.uniqueness.read.one").into() };
        reading_at(f64::from(params.n_pos), None).or_else(|| Some(alone()))
    };
    let x = Axis::log(text::get("axis.n"), [1.0, end]);
    Panel { cursor_reading: Some(Box::new(cursor_reading)), ..panel(x, y, marks, Box::new(read)) }
}

/// Caption, details and alternative text.
fn words(params: &Params, all: &[(u32, Closest)], (records, stored): (&[Record], Option<Stored>)) -> [String; 3] {
    let complete = all[all.len() - 1].1.complete;
    let (nearest, end) = (records[records.len() - 1], end(params));
    let small = all[..all.len() - 1].iter().map(|(width, found)| {
        let nearest = found.nearest();
        let values =
            [("d", whole(*width)), ("offset", whole(nearest.offset)), ("distance", significant(nearest.distance, 4))];
        fill("figure.uniqueness.small.one", &values)
    });
    let values = vec![
        ("n", whole(params.n_pos)),
        ("d", whole(params.d_model)),
        ("offset", whole(nearest.offset)),
        ("distance", significant(nearest.distance, 5)),
        ("first", significant(records[0].distance, 5)),
        ("steps", whole(records.len() as u32 - 1)),
        ("complete", whole(complete)),
        ("small", text::groups(small)),
        ("end", whole(end)),
        ("faced", whole(faced(params))),
    ];
    let searched = if complete < end - 1 { "figure.uniqueness.partly" } else { "figure.uniqueness.searched" };
    let searched = fill(searched, &values);
    let rounded = stored.map(|stored| rounded(stored, params)).unwrap_or_default();
    let [details_text, small, faces] =
        ["figure.uniqueness.details", "figure.uniqueness.small", "figure.uniqueness.faces.details"]
            .map(|key| fill(key, &values));
    let details = text::sentences([&details_text, &small, &searched, &rounded, &faces]);
    let caption = match params.n_pos {
        1 => "figure.uniqueness.caption.single",
        _ if complete < params.n_pos - 1 => "figure.uniqueness.caption.found",
        _ => "figure.uniqueness.caption",
    };
    let alt = match (params.n_pos, records.len()) {
        (1, _) => "figure.uniqueness.alt.single",
        (_, 1) => "figure.uniqueness.alt.level",
        _ => "figure.uniqueness.alt",
    };
    [fill(caption, &values), details, fill(alt, &values)]
}

/// The shortest sequence that contains two positions at this offset, and their distance.
fn first_point(record: &Record) -> [f64; 2] {
    [f64::from(record.offset + 1), record.distance]
}

/// The step curve from the first record to sequence length `end`.
fn steps(records: &[Record], end: f64) -> Vec<[f64; 2]> {
    let ends = records.iter().skip(1).map(|next| first_point(next)[0]).chain([end]);
    records.iter().zip(ends).flat_map(|(record, end)| [first_point(record), [end, record.distance]]).collect()
}

/// A sentence on the effect of rounding.
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

    fn scene(d_model: u32, n_pos: u32, precision: Precision) -> Scene {
        let params = Params { d_model, n_pos, precision, ..Params::default() };
        DRAWING.scene(&params, &mut Searches::default())
    }

    fn words_at(d_model: u32, n_pos: u32, precision: Precision) -> String {
        let Scene { caption, details, alt, .. } = scene(d_model, n_pos, precision);
        text::sentences([caption, details, alt])
    }

    #[test]
    fn the_closest_positions_are_named() {
        let eight = words_at(8, 10_000, Precision::F64);
        assert!(eight.contains("are 6283 apart, at distance 0.18598."), "{eight}");
    }

    #[test]
    fn a_longer_sequence_need_not_have_closer_positions() {
        let many = words_at(128, 1_000_001, Precision::F64);
        assert!(many.contains("are 1 apart") && many.contains("1.9526") && many.contains("horizontal line"), "{many}");
        assert!(many.contains("offset up to 1\u{202f}048\u{202f}575 was searched"), "{many}");
    }

    #[test]
    fn small_widths_have_steps_where_the_readers_has_none() {
        let scene = scene(128, 50, Precision::F64);
        let marks = || scene.panels[0].marks.iter().map(Mark::plain);
        let found: Vec<_> = marks()
            .filter_map(|mark| match mark {
                Mark::Line { points, label, .. } => Some((label.clone()?, points.len() / 2)),
                _ => None,
            })
            .collect();
        let names = marks().filter_map(|mark| match mark {
            Mark::Label { text, .. } => Some(text.clone()),
            _ => None,
        });
        assert!(names.eq(found.iter().map(|(name, _)| name.clone())), "each line's name stands beside it");
        // A step has two points. The steps of d 2 are offset 1 and the near returns 6, 19, 25, 44, 333 and 710.
        let expected = [("d 2", 7), ("d 4", 5), ("d 6", 4), ("d 8", 6), ("d 128", 1)];
        assert_eq!(found, expected.map(|(label, steps)| (label.to_owned(), steps)));
        assert!(scene.details.contains("d 8: 0.186 at offset 6283"), "{}", scene.details);
    }

    #[test]
    fn each_line_is_read_near_it() {
        let panel = &scene(128, 50, Precision::F64).panels[0];
        let says = |at| (panel.read.as_ref().expect("a reading"))(at).expect("a line").text;
        assert_eq!(says([6284.0, 0.18]), "n 6284, d 8: closest at offset 6283, distance 0.185977");
        assert_eq!(says([6284.0, 3.0]), "n 6284, d 128: closest at offset 1, distance 1.9526");
        assert!(says([45.0, 0.001]).starts_with("n 45, d 2: closest at offset 44"), "{}", says([45.0, 0.001]));
    }

    #[test]
    fn the_faces_are_those_of_the_closest_position() {
        let title = |d_model, n_pos| scene(d_model, n_pos, Precision::F64).panels.remove(1).title.expect("a title");
        assert_eq!(title(128, 1000), "d 4, position 622: distance 0.07239");
        assert!(title(128, 10_000).contains("position 1885:"), "{}", title(128, 10_000));
        assert!(title(2, 1).contains("d 2, position 1:"), "a single position has no other: {}", title(2, 1));
    }

    #[test]
    fn stored_encodings_may_be_equal() {
        assert!(
            words_at(2, 1000, Precision::Bf16).contains("have equal encodings"),
            "{}",
            words_at(2, 1000, Precision::Bf16)
        );
        assert!(!words_at(2, 1000, Precision::F32).contains("equal"));
    }
}
