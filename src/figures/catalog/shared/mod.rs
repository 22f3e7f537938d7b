//! Code used by several figures, or moved out of a long figure.

pub(super) mod bands;
pub(super) mod blocks;
pub(super) mod cells;
pub(super) mod clock_faces;
pub(super) mod column_profile;
pub(super) mod columns;
pub(super) mod dials;
pub(super) mod dragging;
pub(super) mod fingerprint;
pub(super) mod head;
pub(super) mod level;
pub(super) mod matrix;
pub(super) mod memoized_distances;
pub(super) mod models;
pub(super) mod pair_ranges;
pub(super) mod phase;
pub(super) mod plot;
pub(super) mod products;
pub(super) mod search;
pub(super) mod sentences;
pub(super) mod wave;
pub(super) mod winding;
pub(super) mod words;
