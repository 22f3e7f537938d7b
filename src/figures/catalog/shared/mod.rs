//! Code shared by several figures, or split off from one that is too long. All other files in `catalog` are figures.

pub(super) mod bands;
pub(super) mod blocks;
pub(super) mod cells;
pub(super) mod columns;
pub(super) mod dials;
pub(super) mod faces;
pub(super) mod fingerprint;
pub(super) mod hand;
pub(super) mod head;
pub(super) mod level;
pub(super) mod lifted;
pub(super) mod matrix;
pub(super) mod models;
pub(super) mod phase;
pub(super) mod plot;
pub(super) mod products;
pub(super) mod remembered;
pub(super) mod said;
pub(super) mod search;
pub(super) mod still;
pub(super) mod wave;
pub(super) mod winding;
pub(super) mod words;
