//! Describes tables that are no encodings, and sines and cosines without a law.

use super::DIGITS;
use crate::check::laws::{Entry, Shape};
use crate::check::phrases::{count, layout};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) fn of_shape(shape: &Shape) -> String {
    let offset =
        |by_offset: bool| if by_offset { text::get("check.shape.by-offset") } else { text::get("check.shape.by-rows") };
    match *shape {
        Shape::Mask { window: None, hidden } => fill("check.is.mask", &[("hidden", significant(hidden, 4))]),
        Shape::Mask { window: Some(window), hidden } => {
            fill("check.is.mask.window", &[("hidden", significant(hidden, 4)), ("window", count(window))])
        }
        Shape::Alibi { slope, is_causal } => {
            let key = if is_causal { "check.is.alibi" } else { "check.is.alibi.both" };
            fill(key, &[("slope", significant(slope, DIGITS))])
        }
        Shape::Identity => text::get("check.is.identity").to_owned(),
        Shape::AlibiKeys { keys } => {
            let [from, to] = keys.map(whole);
            fill("check.is.alibi.keys", &[("from", from), ("to", to)])
        }
        Shape::Outside { base } => fill("check.is.outside", &[("base", significant(base, DIGITS))]),
        Shape::Sum { base, layout: order, deviation } => {
            let values = [
                ("base", significant(base, DIGITS)),
                ("layout", text::get(layout(order)).to_owned()),
                ("deviation", significant(deviation, 2)),
            ];
            fill("check.is.sum", &values)
        }
        Shape::Offsets => text::get("check.is.offsets").to_owned(),
        Shape::Relative { clip, shift, is_query_first, differs } => {
            let key = if is_query_first { "check.is.relative.query" } else { "check.is.relative" };
            let cut = clip.map(|clip| fill("check.relative.clip", &[("clip", whole(clip as f64))]));
            let shift = (shift != 0).then(|| fill("check.relative.shift", &[("shift", whole(shift as f64))]));
            text::sentences([
                text::get(key).to_owned(),
                cut.unwrap_or_default(),
                shift.unwrap_or_default(),
                entry(differs),
            ])
        }
        Shape::Buckets { buckets, is_query_first, differs } => {
            let values = [("count", whole(buckets.count)), ("distance", whole(buckets.distance))];
            let key = if buckets.tells_directions { "check.is.buckets" } else { "check.is.buckets.one" };
            let flipped = if is_query_first { text::get("check.buckets.query") } else { "" };
            text::sentences([fill(key, &values), flipped.to_owned(), entry(differs)])
        }
        Shape::Window { size, is_key_first, differs } => {
            let [height, width] = size;
            let values = [
                ("height", count(height)),
                ("width", count(width)),
                ("row", count(2 * width - 1)),
                ("up", count(height - 1)),
                ("left", count(width - 1)),
            ];
            let flipped = if is_key_first { text::get("check.window.key") } else { "" };
            text::sentences([fill("check.is.window", &values), flipped.to_owned(), entry(differs)])
        }
        Shape::Circles { layout: order, radius } => {
            let values = [("layout", text::get(layout(order)).to_owned()), ("radius", significant(radius, 4))];
            fill("check.is.circles", &values)
        }
        Shape::Truncated { zeros } => fill("check.is.truncated", &[("zeros", significant(100.0 * zeros, 3))]),
        Shape::Products { are_cosines, by_offset } => {
            let key = if are_cosines { "check.is.cosines" } else { "check.is.products" };
            fill(key, &[("offset", offset(by_offset).to_owned())])
        }
        Shape::Distances { by_offset } => fill("check.is.distances", &[("offset", offset(by_offset).to_owned())]),
    }
}

/// Describes the first entry that is not as expected.
fn entry(differs: Option<Entry>) -> String {
    let Some(Entry { row, col, found, expected }) = differs else { return String::new() };
    let values = [
        ("row", count(row)),
        ("col", count(col)),
        ("found", significant(found, DIGITS)),
        ("expected", significant(expected, DIGITS)),
    ];
    fill("check.entry.differs", &values)
}
