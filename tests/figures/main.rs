//! Tests of figures without a browser: scenes, painting, exports, and texts.

#[path = "../python/mod.rs"]
mod python;
#[allow(dead_code, reason = "the core's tests read the rest")]
#[path = "../reference/mod.rs"]
mod reference;
#[path = "../support/mod.rs"]
mod support;

mod after;
mod animation;
mod axes;
mod check;
mod check_files;
mod check_kinds;
mod check_laws;
mod check_libraries;
mod check_random;
mod check_read;
mod check_rope;
mod check_words;
mod claims;
mod claims_told;
mod code;
mod collisions;
mod common_axes;
mod comparison;
mod cursor;
mod curves;
mod edges;
mod export_numbers;
mod export_pictures;
mod languages;
mod learned;
mod models;
mod moves;
mod overlay;
mod painting;
mod painting_random;
mod pictures;
mod query_params;
mod rotation;
mod said;
mod searches;
mod side_by_side;
mod tables;
mod tables_likeness;
mod terms;
mod texts;
mod thumbs;
mod words;
