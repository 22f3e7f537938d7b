//! `cargo xtask dist --single-file`: the page as one file, which opens by a double click, without a server or a network.
//! It is the stated exception to the rule that no script or style stands in the page.

use std::fs;
use std::path::Path;
use std::thread;

use anyhow::{Context, Result, anyhow, ensure};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use zopfli::{Format, Options};

use crate::dist::{MODULE, read};
use crate::septets;

/// The file beside `index.html`.
pub(crate) const NAME: &str = "phasor.html";

/// What finds the other files within it; of no use to the page that is hosted.
pub(crate) const SCRIPT: &str = "single.js";

/// How the page, and the scripts in it, ask for other files.
const LOADER: &str = "phasor_later.js";
const IMPORT: [&str; 2] = ["import * as ", " from \"./phasor_later.js\""];
const FETCH: [&str; 2] = ["fetch(new URL(\"./", "\", import.meta.url))"];

/// The page with all that it needs, from a folder of files that are still named as they were compiled, and the script
/// that finds them in it.
pub(crate) fn page(folder: &Path, script: &str) -> Result<String> {
    let (mut page, mut end) = (Vec::new(), Vec::new());
    for line in read(&folder.join("index.html"))?.lines() {
        let Some(name) = reference(line) else {
            page.push(format!("{line}\n"));
            continue;
        };
        let content = || read(&folder.join(name));
        let tag = line.trim();
        match tag {
            _ if ["stylesheet", "later"].iter().any(|rel| tag.starts_with(&format!("<link rel=\"{rel}\""))) => {
                page.push(element("style", "", &content()?)?);
            }
            _ if tag.starts_with("<link rel=\"icon\"") => {
                let icon = STANDARD.encode(content()?);
                page.push(format!(
                    "<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">
"
                ));
            }
            // It reads the page, so it comes after it.
            _ if tag.starts_with("<script nomodule") => end.push(element("script", " nomodule", &content()?)?),
            _ if tag.starts_with("<script") => {
                page.push(element("script", "", script)?);
                page.push(element("script", "", &content()?)?);
            }
            // What is only asked for sooner, or for a page that is installed.
            _ => ensure!(tag.starts_with("<link rel="), "index.html names {name} in a way that one file cannot: {tag}"),
        }
    }
    let mut files = vec![(MODULE.to_owned(), program(folder)?.into_bytes())];
    for name in parts(folder)? {
        let content = fs::read(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        files.push((name, content));
    }
    // Each takes long, so all at once.
    let all: Result<Vec<String>> = thread::scope(|scope| {
        let packing: Vec<_> = files.iter().map(|(name, content)| scope.spawn(|| packed(name, content))).collect();
        packing.into_iter().map(|one| one.join().map_err(|_| anyhow!("a file cannot be packed"))?).collect()
    });
    end.extend(all?);
    let page = page.concat();
    ensure!(page.matches("</body>").count() == 1, "index.html has no one end");
    Ok(page.replace("</body>", &(end.concat() + "</body>")))
}

/// The file that a tag of the shell names, each on a line of its own.
fn reference(line: &str) -> Option<&str> {
    let is_tag = ["<link ", "<script "].iter().any(|tag| line.trim_start().starts_with(tag));
    let rest = ["href=\"./", "src=\"./"].iter().find_map(|place| line.split_once(place)).filter(|_| is_tag)?.1;
    rest.split('"').next()
}

/// An element whose content no browser takes for its end.
fn element(name: &str, attributes: &str, content: &str) -> Result<String> {
    let breaks = [format!("</{name}"), "<!--".into(), "<script".into()];
    ensure!(!breaks.iter().any(|text| content.contains(text)), "a {name} with {breaks:?} in it cannot stand in a page");
    Ok(format!("<{name}{attributes}>\n{}\n</{name}>\n", content.trim()))
}

/// A file that a script unpacks: compressed, and as text. This takes seconds, but a twentieth less than what is quick.
fn packed(name: &str, content: &[u8]) -> Result<String> {
    // By default a file is compressed in at most fifteen ways, one after the other; large ones change more often.
    let options = Options { maximum_block_splits: 60, ..Options::default() };
    let mut gzipped = Vec::new();
    zopfli::compress(options, Format::Gzip, content, &mut gzipped)
        .with_context(|| format!("cannot compress {name}"))?;
    let (size, text) = (gzipped.len(), septets::text(&gzipped));
    Ok(format!("<script type=\"text/plain\" data-file=\"{name}\" data-size=\"{size}\">{text}</script>\n"))
}

/// The compiled parts, in the order of their names.
fn parts(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let parts = paths.iter().filter(|path| path.extension().is_some_and(|kind| kind == "wasm"));
    let mut names: Vec<String> = parts.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    names.sort();
    Ok(names)
}

/// The program's script and the loader of its later parts as one: two that import each other need addresses, which
/// scripts within a page do not have.
fn program(folder: &Path) -> Result<String> {
    let (script, loader) = (read(&folder.join(MODULE))?, read(&folder.join(LOADER))?);
    let (first, loader) = loader.split_once('\n').context("the loader is empty")?;
    ensure!(first.starts_with("import { initSync }"), "the loader imports something else: {first}");
    let exported = exports(loader).join(", ");
    let loader = between(loader, FETCH, |name| format!("phasorFiles.response(\"{name}\")"))?;
    let loader = loader.replace("export const", "const");
    let script = between(&script, IMPORT, |name| format!("const {name} = later;"))?;
    Ok(format!("const later = (() => {{\n{loader}\nreturn {{ {exported} }};\n}})();\n{script}"))
}

fn exports(loader: &str) -> Vec<&str> {
    loader.split("export const ").skip(1).filter_map(|rest| rest.split_whitespace().next()).collect()
}

/// A script with other words for each name that stands between these two.
fn between(script: &str, [before, after]: [&str; 2], words: impl Fn(&str) -> String) -> Result<String> {
    let mut parts = script.split(before);
    let mut out = parts.next().unwrap_or_default().to_owned();
    let is_any = out.len() < script.len();
    for part in parts {
        let (name, rest) =
            part.split_once(after).filter(|(name, _)| !name.contains(['\n', '"'])).with_context(|| {
                format!("a generated script has another form than it had: {}", part.lines().next().unwrap_or_default())
            })?;
        out += &words(name);
        out += rest;
    }
    ensure!(is_any, "a generated script has no `{before}`");
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_ask_the_page_for_their_parts() {
        let loader = "export const a = () => fetch(new URL(\"./x.wasm\", import.meta.url));\nconst b = fetch(new URL(\"./y.wasm\", import.meta.url));";
        let asked =
            "export const a = () => phasorFiles.response(\"x.wasm\");\nconst b = phasorFiles.response(\"y.wasm\");";
        let ask = |name: &str| format!("phasorFiles.response(\"{name}\")");
        assert_eq!(between(loader, FETCH, ask).unwrap(), asked);
        assert_eq!(exports(loader), ["a"]);
        for other in ["nothing", "fetch(new URL(\"./x.wasm\", base))"] {
            assert!(between(other, FETCH, ask).is_err(), "{other}");
        }
    }

    #[test]
    fn what_would_end_an_element_is_refused() {
        assert!(element("script", "", "if (a < b) {}").is_ok());
        for content in ["a</script>", "<!-- a", "\"<script\""] {
            assert!(element("script", "", content).is_err(), "{content}");
        }
        assert!(element("style", "", "</style>").is_err());
    }

    #[test]
    fn references_of_the_shell_are_found() {
        assert_eq!(reference(r#"  <link rel="icon" href="./static/icon.svg">"#), Some("static/icon.svg"));
        assert_eq!(reference(r#"  <script src="./static/start.js"></script>"#), Some("static/start.js"));
        for line in [r##"<link rel="expect" href="#failure-texts">"##, r#"<a href="./x">"#, "<p>"] {
            assert_eq!(reference(line), None, "{line}");
        }
    }
}
