//! What the page loads: the shell `index.html`, scripts and style sheets, all from its own host.

use std::path::PathBuf;

use crate::sources::{files, read, root, sources};

#[test]
fn the_page_has_no_inline_scripts_or_styles() {
    let page = read("index.html");
    for inline in ["<style", " style=", "javascript:", " onclick=", " onload=", " onerror="] {
        assert!(!page.contains(inline), "{inline}");
    }
    for script in page.split("<script").skip(1) {
        let (opening, rest) = script.split_once('>').expect("no end of the tag");
        assert!(opening.contains(" src=\""), "an inline script: <script{opening}>");
        assert!(rest.starts_with("</script>"), "a script with src and content: {rest:.40}");
    }
}

#[test]
fn the_page_refers_only_to_local_files_that_exist() {
    let page = read("index.html");
    assert!(!page.contains("://") && !page.contains("\"//"), "a URL of another host");
    let built = [
        "./style.css",
        "./static/start.js",
        "./texts/{lang}.txt",
        "./phasor.js",
        "./phasor_later.js",
        "./phasor_bg.wasm",
    ];
    let mut count = 0;
    for attribute in ["href=\"", "src=\""] {
        let references = page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next());
        for reference in references.filter(|reference| !reference.starts_with('#')) {
            let file = reference.strip_prefix("./").unwrap_or_else(|| panic!("{reference} does not begin with ./"));
            assert!(built.contains(&reference) || root().join(file).is_file(), "{reference} does not exist");
            count += 1;
        }
    }
    assert!(count > 5, "{count} references");
}

/// XML namespaces. They have the form of URLs, but are only names.
const NAMESPACES: [&str; 4] = [
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "http://purl.org/dc/elements/1.1/",
];

#[test]
fn nothing_is_loaded_from_another_host() {
    // This file makes the links to sources, which readers may follow.
    for source in sources().filter(|source| source.path != "src/render/references.rs") {
        for literal in source.literals.iter().filter(|literal| !NAMESPACES.contains(&literal.as_str())) {
            let is_remote = literal.starts_with("//") || literal.contains("http://") || literal.contains("https://");
            assert!(!is_remote, "{}: {literal}", source.path);
        }
    }
    for path in files("static", "js").into_iter().chain(files("embed", "js")).chain(style_parts()) {
        let source = read(&path);
        for scheme in ["http://", "https://", "\"//", "url(//", "@import"] {
            assert!(!source.contains(scheme), "{}: {scheme}", path.display());
        }
    }
}

/// The files that `style/main.css` imports. Asserts that it imports every file of the folder.
fn style_parts() -> Vec<PathBuf> {
    let mut parts = files("style", "css");
    parts.retain(|path| !path.ends_with("main.css"));
    let main = read("style/main.css");
    let is_named = |path: &PathBuf| main.contains(&format!("@import \"./{}\";", path.file_name().unwrap().display()));
    assert!(parts.iter().all(is_named), "style/main.css does not import all of {parts:?}");
    parts
}

/// Whether a declaration uses left or right, which must be swapped in right-to-left languages.
fn is_physical(property: &str, value: &str) -> bool {
    let mut parts = property.split('-');
    let is_directed = parts.any(|part| matches!(part, "left" | "right"));
    let has_directed_values = matches!(property, "text-align" | "float" | "clear" | "justify-content" | "justify-self");
    is_directed || (has_directed_values && value.split_whitespace().any(|word| matches!(word, "left" | "right")))
}

#[test]
fn styles_use_logical_properties_only() {
    for path in style_parts() {
        let style = read(&path);
        let mut declarations = 0;
        for line in style.lines().filter(|line| line.trim_end().ends_with(';')) {
            let Some((property, value)) = line.trim().trim_end_matches(';').split_once(':') else { continue };
            assert!(!is_physical(property.trim(), value), "{}: {line}", path.display());
            declarations += 1;
        }
        assert!(declarations > 3, "{}: {declarations} declarations", path.display());
    }
    assert!(is_physical("margin-left", "1px") && is_physical("text-align", " right") && is_physical("left", "0"));
    assert!(!is_physical("margin-inline-start", "1px") && !is_physical("text-align", " start"));
}
