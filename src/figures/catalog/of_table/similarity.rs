//! Dot products or cosines of positions of a learned table against their offset.

use super::offsets::{self, Words};
use crate::catalog::Drawing;
use crate::core::likeness::Kind;
use crate::params::{Likeness, Params};

pub(super) static DRAWING: Drawing = Drawing::new(
    |params| offsets::scene(params, kind(params), words(params)),
    |params| offsets::cursor(params, kind(params)),
);

fn kind(params: &Params) -> Kind {
    if params.likeness == Likeness::Cosine { Kind::Cosine } else { Kind::Dot }
}

fn words(params: &Params) -> &'static Words {
    const PRODUCTS: Words = Words {
        alt: "figure.similarity.table.alt",
        caption: "figure.similarity.table.caption",
        single: "figure.similarity.table.caption.single",
        read: "read.table.products",
        axis: "axis.dot",
    };
    const COSINES: Words = Words {
        alt: "figure.similarity.table.alt.cosine",
        caption: "figure.similarity.table.caption.cosine",
        single: "figure.similarity.table.caption.single",
        read: "read.table.cosines",
        axis: "axis.cosine",
    };
    if params.likeness == Likeness::Cosine { &COSINES } else { &PRODUCTS }
}
