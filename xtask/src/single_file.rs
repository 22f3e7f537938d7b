//! `cargo xtask dist --single-file`: the page as one file, which opens by a double click, without a server or a network.
//! It is the stated exception to the rule that no script or style stands in the page.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compression, write::GzEncoder};
use fs_err as fs;

use crate::generated;
use crate::tools::{list, replaced, root};

/// The file beside `index.html`.
pub(crate) const NAME: &str = "phasor.html";

/// What finds the other files within it; of no use to the page that is hosted.
pub(crate) const SCRIPT: &str = "single.js";

/// The page with all that it needs, from a folder of files that are not yet named by their content.
pub(crate) fn page(folder: &Path) -> Result<String> {
    let read = |name: &str| fs::read_to_string(folder.join(name));
    let finder = element("script", &fs::read_to_string(root().join("static").join(SCRIPT))?)?;
    let icon = STANDARD.encode(read("static/icon.svg")?);
    let mut files = String::new();
    for (name, script) in generated::within_the_page(folder)? {
        files += &packed(name, script.as_bytes())?;
    }
    let texts = ["texts/en.txt", "texts/later-en.txt"];
    let is_of_program = |name: &str| name.rsplit('.').next() == Some("wasm") || texts.contains(&name);
    for name in list(folder).iter().filter(|name| is_of_program(name)) {
        files += &packed(name, &fs::read(folder.join(name))?)?;
    }
    // This one reads the page, so it comes after it.
    let end = element("script nomodule", &read("static/guard.js")?)? + &files + "</body>";
    // Links by which files are asked for sooner, or which an installed page needs.
    let links = ["preload", "modulepreload", "manifest", "apple-touch-icon"].map(|rel| format!("<link rel=\"{rel}\""));
    let is_needed = |line: &&str| !links.iter().any(|link| line.contains(link));
    let mut page = read("index.html")?.lines().filter(is_needed).flat_map(|line| [line, "\n"]).collect::<String>();
    for (tag, content) in [
        ("<link rel=\"stylesheet\" href=\"./style.css\">", element("style", &read("style.css")?)?),
        ("href=\"./static/icon.svg\"", format!("href=\"data:image/svg+xml;base64,{icon}\"")),
        ("<script src=\"./static/start.js\"></script>", finder + &element("script", &read("static/start.js")?)?),
        ("<script nomodule defer src=\"./static/guard.js\"></script>", String::new()),
        ("</body>", end),
    ] {
        page = replaced(&page, &[(tag, &content)])?;
    }
    Ok(without_stills(&without_neighbours(&page)))
}

/// Without the ways to other pages, which are not in the file.
fn without_neighbours(page: &str) -> String {
    replaced_parts(page, ["<p class=\"exercises-all\">", "</p>"], "")
}

/// Without the pictures of figures, which would make the file half as large again: the program is here at once.
fn without_stills(page: &str) -> String {
    let still = ["<picture class=\"still\">", "</picture>"];
    replaced_parts(page, still, &still.concat())
}

/// With `by` in place of all that goes from a `begin` to the next `end`.
fn replaced_parts(page: &str, [begin, end]: [&str; 2], by: &str) -> String {
    let mut parts = page.split(begin);
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |out, part| out + by + part.split_once(end).map_or(part, |(_, after)| after))
}

/// An element whose content no browser takes for its end.
fn element(tag: &str, content: &str) -> Result<String> {
    let name = tag.split(' ').next().unwrap_or_default();
    let breaks = [&format!("</{name}"), "<!--", "<script"];
    ensure!(!breaks.iter().any(|text| content.contains(text)), "a {name} with {breaks:?} in it cannot stand in a page");
    Ok(format!("<{tag}>\n{content}</{name}>\n"))
}

/// A file that `static/single.js` unpacks.
fn packed(name: &str, content: &[u8]) -> Result<String> {
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
    use super::{without_neighbours, without_stills};

    #[test]
    fn ways_to_other_pages_are_left_out() {
        let page = "<p>One.</p><p class=\"exercises-all\"><a href=\"exercises/\">All</a></p><p>Two.</p>";
        assert_eq!(without_neighbours(&page.repeat(2)), "<p>One.</p><p>Two.</p>".repeat(2));
    }

    #[test]
    fn places_of_pictures_stay_and_are_empty() {
        let page = "<picture class=\"still\"><img src=\"a\"></picture><canvas></canvas>";
        assert_eq!(without_stills(&page.repeat(2)), "<picture class=\"still\"></picture><canvas></canvas>".repeat(2));
    }
}
