//! `cargo xtask dist --single-file`: writes the page as a single HTML file, which a double click opens and which needs
//! neither a server nor a network. It is the documented exception to the rule that pages contain no inline scripts or
//! styles.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compression, write::GzEncoder};
use fs_err as fs;

use crate::generated;
use crate::tools::{list, replaced, root};

/// The language of the page at the root.
const FIRST: &str = "en";

/// The script that unpacks the embedded files; the hosted page does not use it.
pub(crate) const SCRIPT: &str = "single.js";

/// The pages of all languages by file name, each with all files that it needs, from a folder whose files are not yet
/// fingerprinted. The English one is `phasor.html`, the others are `phasor-<language>.html`.
pub(crate) fn all(folder: &Path) -> Result<Vec<(String, String)>> {
    let names = list(&folder.join("texts"));
    let codes = names.iter().filter_map(|name| name.strip_suffix(".txt")).filter(|name| !name.starts_with("later-"));
    let named = |code: &str| if code == FIRST { "phasor.html".to_owned() } else { format!("phasor-{code}.html") };
    codes.map(|code| Ok((named(code), page(folder, code)?))).collect()
}

fn page(folder: &Path, code: &str) -> Result<String> {
    let read = |name: &str| fs::read_to_string(folder.join(name));
    let document = match code {
        FIRST => read("index.html")?,
        code => read(&format!("{code}/index.html"))?.replace("=\"../", "=\"./"),
    };
    let unpacker = element("script", &fs::read_to_string(root().join("static").join(SCRIPT))?)?;
    let icon = STANDARD.encode(read("static/icon.svg")?);
    let mut files = String::new();
    for (name, script) in generated::patched_for_single_file(folder)? {
        files += &embedded(name, script.as_bytes())?;
    }
    let texts = [format!("texts/{code}.txt"), format!("texts/later-{code}.txt")];
    let is_of_program = |name: &str| name.rsplit('.').next() == Some("wasm") || texts.iter().any(|text| text == name);
    for name in list(folder).iter().filter(|name| is_of_program(name)) {
        files += &embedded(name, &fs::read(folder.join(name))?)?;
    }
    // The guard script reads the document, so it comes at the end.
    let end = element("script nomodule", &read("static/guard.js")?)? + &files + "</body>";
    // Leaves out links that preload files, links of an installed page, and links to other languages.
    let links = ["preload", "modulepreload", "manifest", "apple-touch-icon", "alternate"]
        .map(|rel| format!("<link rel=\"{rel}\""));
    let is_needed = |line: &&str| !links.iter().any(|link| line.contains(link));
    let mut page = document.lines().filter(is_needed).flat_map(|line| [line, "\n"]).collect::<String>();
    for (tag, content) in [
        ("<link rel=\"stylesheet\" href=\"./style.css\">", element("style", &read("style.css")?)?),
        ("href=\"./static/icon.svg\"", format!("href=\"data:image/svg+xml;base64,{icon}\"")),
        ("<script src=\"./static/start.js\"></script>", unpacker + &element("script", &read("static/start.js")?)?),
        ("<script nomodule defer src=\"./static/guard.js\"></script>", String::new()),
        ("</body>", end),
    ] {
        page = replaced(&page, &[(tag, &content)])?;
    }
    Ok(without_pictures(&without_neighbours(&page)))
}

/// Removes the links to other pages, which are not in the file.
fn without_neighbours(page: &str) -> String {
    let page = replaced_parts(page, ["<p class=\"exercises-all\">", "</p>"], "");
    let page = replaced_parts(&page, ["<ul class=\"language-links\">", "</ul>"], "");
    replaced_parts(&page, ["<details name=\"menu\" class=\"languages\">", "</details>"], "")
}

/// Removes the server-rendered pictures of figures. They would add half to the size of the file, and are not needed,
/// because the program is in the file and need not be downloaded.
fn without_pictures(page: &str) -> String {
    let picture = ["<picture class=\"still\">", "</picture>"];
    replaced_parts(page, picture, &picture.concat())
}

/// Replaces each section from `begin` to the next `end` by `by`.
fn replaced_parts(page: &str, [begin, end]: [&str; 2], by: &str) -> String {
    let mut parts = page.split(begin);
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |out, part| out + by + part.split_once(end).map_or(part, |(_, after)| after))
}

/// An element with inline content.
///
/// # Errors
///
/// If the content contains text that would end the element early.
fn element(tag: &str, content: &str) -> Result<String> {
    let name = tag.split(' ').next().unwrap_or_default();
    let breaks = [&format!("</{name}"), "<!--", "<script"];
    ensure!(!breaks.iter().any(|text| content.contains(text)), "an inline {name} must not contain any of {breaks:?}");
    Ok(format!("<{tag}>\n{content}</{name}>\n"))
}

/// A file as an element that `static/single.js` unpacks: gzipped, in base64.
fn embedded(name: &str, content: &[u8]) -> Result<String> {
    let text = STANDARD.encode(gzipped(content)?);
    Ok(format!("<script type=\"text/plain\" data-file=\"{name}\">{text}</script>\n"))
}

pub(crate) fn gzipped(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::{without_neighbours, without_pictures};

    #[test]
    fn links_to_other_pages_are_removed() {
        let page = "<p>One.</p><p class=\"exercises-all\"><a href=\"exercises/\">All</a></p>\
            <details name=\"menu\" class=\"languages\"><a href=\"./he/\">He</a></details><p>Two.</p>";
        assert_eq!(without_neighbours(&page.repeat(2)), "<p>One.</p><p>Two.</p>".repeat(2));
    }

    #[test]
    fn picture_elements_are_emptied_but_kept() {
        let page = "<picture class=\"still\"><img src=\"a\"></picture><canvas></canvas>";
        assert_eq!(without_pictures(&page.repeat(2)), "<picture class=\"still\"></picture><canvas></canvas>".repeat(2));
    }
}
