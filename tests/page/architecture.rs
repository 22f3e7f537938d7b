//! The structure of the code, where Cargo and the compiler do not enforce it.

use phasor_figures::catalog::ALL;

use crate::sources::{read, root, sources};

/// The modules of the page, in layers: each uses only its own layer and those above it. Cargo enforces the same for the
/// crates. `page` uses `render` natively only, which the compiler enforces.
const LAYERS: [&[&str]; 5] =
    [&["fragment", "lazy"], &["messages", "lessons"], &["state"], &["browser"], &["page", "render"]];

/// The libraries that a module must not use: those of the browser and, where there are no signals, Leptos.
fn forbidden_libraries(module: &str) -> &'static [&'static str] {
    match module {
        "fragment" | "messages" | "lessons" => &["web_sys", "js_sys", "wasm_bindgen", "leptos"],
        "lazy" | "state" => &["web_sys", "js_sys", "wasm_bindgen"],
        _ => &[],
    }
}

#[test]
fn modules_depend_only_on_layers_above_them() {
    let mut found = 0;
    for source in sources() {
        let Some(module) = source.modules().first().copied() else { continue };
        let Some(layer) = LAYERS.iter().position(|layer| layer.contains(&module)) else { continue };
        found += 1;
        for other in LAYERS[layer + 1..].iter().copied().flatten() {
            assert!(!source.names(other), "{}: {other}", source.path);
        }
        for library in forbidden_libraries(module) {
            assert!(!source.code.contains(&format!(" {library} ")), "{}: {library}", source.path);
        }
        // A `use` of several modules would hide them from this test.
        assert!(!source.code.contains(" crate : : { "), "{}: write one `use` per module", source.path);
    }
    assert!(found > 100, "{found} files");
}

#[test]
fn every_figure_has_one_file_in_the_catalog_folder_with_its_id() {
    let entries = root().join("src/figures/catalog").read_dir().expect("src/figures/catalog");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.is_file() && !path.ends_with("mod.rs"));
    for path in &paths {
        let source = read(path);
        let id = path.file_stem().expect("a name").to_string_lossy().replace('_', "-");
        assert!(source.starts_with("//! "), "{id}: the file must start with a doc comment");
        assert!(source.contains(&format!("id: \"{id}\"")), "{id}: the figure must have the name of its file as its id");
    }
    assert_eq!(paths.len(), ALL.len(), "a file is missing in `catalog!`");
}
