#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::npz(bytes));

#[path = "../properties.rs"]
mod properties;
