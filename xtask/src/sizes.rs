//! `cargo xtask sizes`: which crates and modules the parts of the program are made of. The parts are those that the page
//! downloads: the first, and each lazy chunk.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use anyhow::Result;
use fs_err as fs;
use wasmparser::{KnownCustom, Name, Parser, Payload, TypeRef};

use crate::dist::{self, RELEASE};
use crate::tools::{root, run};

/// The file with the report.
const REPORT: &str = "SIZES.md";

const INTRODUCTION: &str = "\
# Sizes

Bytes of compiled code by crate and, of this project, by module, from the names of the functions; and bytes of data
(texts, tables), before compression. Written by `cargo xtask sizes`.
";

/// Crates and modules with less code are added up.
const SMALL: usize = 2000;

/// The crates of this project, whose modules are listed.
const OWN: &str = "phasor";

/// Compiles the page's library, and prints and writes the sizes of its parts.
pub(crate) fn report() -> Result<()> {
    let (mut command, wasm) = dist::page_library(RELEASE)?;
    run(&mut command)?;
    let folder = dist::target().join("tmp/sizes");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let (first, chunks) = dist::split_named(&wasm, &folder)?;
    let mut text = INTRODUCTION.to_owned();
    let mut parts = Vec::new();
    for path in [first].into_iter().chain(chunks) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        parts.push((name, Part::read(&fs::read(&path)?)?));
    }
    parts.sort_by_key(|(_, part)| std::cmp::Reverse(part.code() + part.data));
    for (name, part) in parts.iter().filter(|(_, part)| part.code() + part.data >= SMALL) {
        part.describe(name, &mut text);
    }
    print!("{text}");
    Ok(fs::write(root().join(REPORT), text)?)
}

/// What a module contains.
#[derive(Default)]
struct Part {
    /// Bytes of code by crate or module.
    places: BTreeMap<String, usize>,
    /// Bytes of data.
    data: usize,
}

impl Part {
    /// Reads a module that still has the names of its functions.
    fn read(module: &[u8]) -> Result<Self> {
        let mut names = BTreeMap::new();
        let mut sizes = Vec::new();
        let mut imported = 0_u32;
        let mut part = Self::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => sizes.push(length(body.range())),
                Payload::DataSection(data) => part.data = length(data.range()),
                Payload::CustomSection(section) => {
                    let KnownCustom::Name(subsections) = section.as_known() else { continue };
                    for subsection in subsections {
                        let Name::Function(map) = subsection? else { continue };
                        for naming in map {
                            let naming = naming?;
                            names.insert(naming.index, naming.name);
                        }
                    }
                }
                _ => {}
            }
        }
        for (index, size) in (imported..).zip(sizes) {
            let name = rustc_demangle::demangle(names.get(&index).unwrap_or(&""));
            // The alternate form is without the hash of the compiler.
            *part.places.entry(place(&format!("{name:#}"))).or_default() += size;
        }
        Ok(part)
    }

    fn code(&self) -> usize {
        self.places.values().sum()
    }

    /// Appends a table.
    fn describe(&self, name: &str, text: &mut String) {
        let _ = writeln!(
            text,
            "\n## {name}: {} of code, {} of data\n\n| bytes | where |\n|---:|---|",
            self.code(),
            self.data
        );
        let (mut large, small): (Vec<_>, Vec<_>) = self.places.iter().partition(|(_, size)| **size >= SMALL);
        large.sort_by_key(|(_, size)| std::cmp::Reverse(**size));
        for (place, size) in large {
            let _ = writeln!(text, "| {size} | `{place}` |");
        }
        let rest: usize = small.iter().map(|(_, size)| **size).sum();
        let _ = writeln!(text, "| {rest} | elsewhere, in {} places |", small.len());
    }
}

fn length(range: Range<u64>) -> usize {
    (range.end - range.start) as usize
}

/// The crate that a function belongs to or, in this project, the module: `phasor::page::board`. An implementation of a trait
/// belongs to its type: `<phasor::Params as core::clone::Clone>::clone` is in `phasor`; one for all types, to its trait.
fn place(name: &str) -> String {
    let is_of_path = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | ':');
    let name = name.trim_start_matches(|letter| !is_of_path(letter));
    let path = name.trim_start_matches("mut ").trim_start_matches("dyn ");
    let (path, rest) = path.split_at(path.find(|letter| !is_of_path(letter)).unwrap_or(path.len()));
    let is_type = |segment: &str| segment.starts_with(|letter: char| letter.is_ascii_uppercase());
    if is_type(path) {
        // A type without a path stands for any type. A function with such a name is exported: an island.
        return rest.strip_prefix(" as ").map_or_else(|| "islands".to_owned(), place);
    }
    // The last segment is the function or the type.
    let mut segments: Vec<&str> = path.split("::").filter(|segment| !segment.is_empty()).collect();
    if segments.len() > 1 {
        segments.pop();
    }
    let depth = if segments.first().is_some_and(|first| first.starts_with(OWN)) { 3 } else { 1 };
    let modules: Vec<&str> = segments.into_iter().take(depth).take_while(|segment| !is_type(segment)).collect();
    if modules.is_empty() { "unnamed".to_owned() } else { modules.join("::") }
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn functions_are_in_the_crate_or_module_that_their_name_begins_with() {
        assert_eq!(place("phasor::page::board::cell::Cell::{{closure}}"), "phasor::page::board");
        assert_eq!(place("<phasor_figures::params::Params as core::clone::Clone>::clone"), "phasor_figures::params");
        assert_eq!(place("<&mut dyn tachys::view::Render>::build"), "tachys");
        assert_eq!(place("<T as core::convert::Into<U>>::into"), "core");
        assert_eq!(place("phasor::state::State::new"), "phasor::state");
        assert_eq!(place("Dock_151325_702e"), "islands");
        assert_eq!(place("core::ptr::drop_in_place<phasor::Page>"), "core");
        assert_eq!(place("__rust_alloc"), "__rust_alloc");
        assert_eq!(place(""), "unnamed");
    }
}
