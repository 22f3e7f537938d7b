#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| properties::field(bytes));

#[path = "../properties.rs"]
mod properties;
