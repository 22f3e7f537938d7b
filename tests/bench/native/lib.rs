//! Nothing: the benches stand in `core.rs`.
