//! Prints how large the page is: as it is, and as a host sends it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};

use crate::dist::{folder, list};
use crate::{hashes, offline};

/// What a first visit loads: the page and the files that it names by their content, except parts that were split off,
/// which come when a reader does something or asks for them, and pictures and words for an installed page, and for links to it.
const FIRST: [&str; 2] = ["index.html", offline::NAME];
const LATER: [&str; 6] = ["split_", "chunk_", "later-", "static/icon-", "static/guard-", "static/preview-"];

fn is_of_first_visit(name: &str) -> bool {
    FIRST.contains(&name) || hashes::is_by_content(name) && !LATER.iter().any(|later| name.starts_with(later))
}

/// Prints the size of each file, and the sum of what every first visit loads.
pub(crate) fn report() -> Result<()> {
    let mut files: Vec<PathBuf> = Vec::new();
    list(&folder(), &mut files)?;
    files.sort();
    let mut first_visit = Size::default();
    println!("{:>12} {:>12}", "bytes", "gzipped");
    for file in files {
        let name = file.strip_prefix(folder()).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let size = Size::of(&file)?;
        let is_first = is_of_first_visit(&name);
        size.print(&format!("{}{name}", if is_first { "* " } else { "" }));
        if is_first {
            first_visit.raw += size.raw;
            first_visit.gzipped += size.gzipped;
        }
    }
    first_visit.print("a first visit (those with *)");
    Ok(())
}

#[derive(Default)]
struct Size {
    raw: usize,
    gzipped: usize,
}

impl Size {
    fn of(file: &Path) -> Result<Self> {
        let content = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(&content)?;
        Ok(Self { raw: content.len(), gzipped: encoder.finish()?.len() })
    }

    fn print(&self, name: &str) {
        println!("{:>12} {:>12}  {name}", self.raw, self.gzipped);
    }
}

#[cfg(test)]
mod tests {
    use super::is_of_first_visit;

    #[test]
    fn a_first_visit_loads_the_page_and_its_program_but_no_later_part() {
        for name in ["index.html", "style-0123456789abcdef.css", "phasor_bg-0123456789abcdef.wasm", "service-worker.js"]
        {
            assert!(is_of_first_visit(name), "{name}");
        }
        for name in ["split_later-0123456789abcdef.wasm", "chunk_3-0123456789abcdef.wasm", "phasor.js", "phasor.html"] {
            assert!(!is_of_first_visit(name), "{name}");
        }
    }
}
