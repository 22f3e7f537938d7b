//! Distances between positions of a learned table against their offset. In a learned table the distance need not depend
//! on the offset alone.

use super::offsets::{self, Words};
use crate::catalog::Drawing;
use crate::core::likeness::Kind;

pub(super) static DRAWING: Drawing = Drawing::new(
    |params| offsets::scene(params, Kind::Distance, &WORDS),
    |params| offsets::cursor(params, Kind::Distance),
);

const WORDS: Words = Words {
    alt: "figure.distance-offset.table.alt",
    caption: "figure.distance-offset.table.caption",
    single: "figure.distance-offset.table.caption.single",
    read: "read.table.distances",
    axis: "axis.distance",
};
