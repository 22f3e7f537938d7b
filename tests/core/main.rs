//! Tests of the core: laws and reference values.

#[path = "../reference/mod.rs"]
mod reference;

mod closest;
mod decay;
mod laws;
mod reference_values;
mod rope;
mod sampling;
