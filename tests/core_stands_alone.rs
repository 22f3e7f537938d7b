//! `src/core` knows no figure, no painter and no browser.

use std::{fs, path::Path};

#[test]
fn core_names_nothing_outside_itself() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/core");
    let forbidden = [
        "plotters",
        "leptos",
        "web_sys",
        "wasm_bindgen",
        "js_sys",
        "crate::scene",
        "crate::figures",
        "crate::paint",
        "crate::app",
        "crate::params",
        "crate::text",
        "crate::{",
    ];
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("src/core") {
        let path = entry.expect("an entry").path();
        let source = fs::read_to_string(&path).expect("a source file");
        for word in forbidden {
            assert!(!source.contains(word), "{} names {word}", path.display());
        }
        files += 1;
    }
    assert!(files > 5, "found {files} files");
}
