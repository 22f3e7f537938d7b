//! `cargo xtask dist`: the page as a folder of plain files.
//!
//! All URLs in it are relative, so that it works from any path of any static host.

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, anyhow, ensure};
use flate2::{Compression, write::GzEncoder};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::RawSection;
use wasm_split_cli_support as split;
use wasmparser::Payload;

use crate::shorten;
use crate::tools::{WASM_TARGET, cargo, ensure_wasm_target, output_of, root, run};

/// The parts of the style; later ones refine earlier ones.
const STYLES: [&str; 8] = [
    "tokens.css",
    "page.css",
    "controls.css",
    "figure.css",
    "claims.css",
    "ending.css",
    "teaching.css",
    "questions.css",
];

/// The folder the page is served and published from.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the page. The folder is filled elsewhere and moved into place when complete: a failed build leaves the last
/// good page, and no file of an older build stays behind.
pub(crate) fn build() -> Result<()> {
    // The relocations tell `cut` what refers to what.
    let wasm = compile("phasor", &["-C", "link-arg=--emit-relocs"])?;
    let next = root().join("dist.next");
    remove(&next)?;
    fs::create_dir(&next).with_context(|| format!("cannot make {}", next.display()))?;
    bind(&cut(&wasm, &next)?, "phasor", &next)?;
    shorten::names(&next.join("phasor_bg.wasm"), &next.join("phasor.js"))?;
    write_page(&next.join("index.html"))?;
    write_style(&next.join("style.css"))?;
    copy(&root().join("static"), &next.join("static"))?;
    without_comments(&next.join("static").join("start.js"))?;

    let old = root().join("dist.old");
    remove(&old)?;
    if folder().exists() {
        fs::rename(folder(), &old).context("cannot move the old dist aside")?;
    }
    fs::rename(&next, folder()).context("cannot move the new dist into place")?;
    remove(&old)
}

/// Writes `index.html` with the page, which a native program renders.
fn write_page(into: &Path) -> Result<()> {
    const PLACE: &str = "<!-- What src/page writes. -->";
    let shell = read(&root().join("index.html"))?;
    let mut command = cargo(["run", "--bin", "page"]);
    let page = output_of(command.stderr(Stdio::inherit())).context("the page cannot be rendered")?;
    ensure!(shell.contains(PLACE), "index.html has no place `{PLACE}`");
    fs::write(into, shell.replace(PLACE, &page)).with_context(|| format!("cannot write {}", into.display()))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// Writes all of `style` as one file, which a browser asks for once.
fn write_style(into: &Path) -> Result<()> {
    let parts: Vec<String> =
        STYLES.map(|name| read(&root().join("style").join(name))).into_iter().collect::<Result<_>>()?;
    fs::write(into, without_remarks(&parts.concat())).with_context(|| format!("cannot write {}", into.display()))
}

/// A style sheet without its comments and blank lines. None of its strings contains the start of a comment.
fn without_remarks(style: &str) -> String {
    let mut parts = style.split("/*");
    let before = parts.next().unwrap_or_default().to_owned();
    let kept = parts.fold(before, |kept, part| kept + part.split_once("*/").map_or("", |(_, rest)| rest));
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Compiles a library for the browser, with further arguments for `rustc`.
pub(crate) fn compile(package: &str, rustc: &[&str]) -> Result<PathBuf> {
    ensure_wasm_target()?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder));
    // `--crate-type` leaves the rlib out: cargo does no link-time optimisation for a library that is also an rlib.
    let mut command = cargo(["rustc", "--lib", "--release", "--package", package, "--crate-type", "cdylib"]);
    // Panic messages name files; where this machine keeps them is of no use to a reader.
    if let Some(home) = cargo_home() {
        let prefix = home.join("registry").join("src");
        let flag = format!("target.{WASM_TARGET}.rustflags=['--remap-path-prefix={}=']", prefix.display());
        command.args(["--config", &flag]);
    }
    command.args(["--target", WASM_TARGET, "--target-dir"]).arg(&target);
    run(command.arg("--").args(rustc))?;
    Ok(target.join(WASM_TARGET).join("release").join(format!("{}.wasm", package.replace('-', "_"))))
}

/// Where cargo keeps what it downloads.
fn cargo_home() -> Option<PathBuf> {
    let own = env::var_os("CARGO_HOME").map(PathBuf::from);
    own.or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Splits off what comes later (`src/page/second_part.rs`) into a file of its own, beside the script that fetches
/// it, and returns the path of the rest.
fn cut(wasm: &Path, into: &Path) -> Result<PathBuf> {
    let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let first = wasm.with_file_name("phasor_first.wasm");
    let mut options = split::Options::new(&whole);
    options.output_dir = into;
    options.main_out_path = &first;
    options.link_name = "./phasor_later.js";
    options.main_module = "./phasor.js";
    let parts = split::transform(options).map_err(|error| anyhow!("cannot split the compiled library: {error}"))?;
    for part in parts.split_modules {
        without_names(&part)?;
    }
    load_plainly(&into.join("phasor_later.js"))?;
    Ok(first)
}

/// The generated loader compiles only what is served as WebAssembly, but a static host may call it anything.
fn load_plainly(loader: &Path) -> Result<()> {
    const STREAMED: &str = "WebAssembly.instantiateStreaming(src, imports)";
    const PLAIN: &str = "src.then(async (response) => {
        if (!response.ok) throw new TypeError(`${response.url}: ${response.status}`);
        return WebAssembly.instantiate(await response.arrayBuffer(), imports);
    })";
    let written = read(loader)?;
    ensure!(written.contains(STREAMED), "the generated loader of the later part has another form than it had");
    fs::write(loader, written.replace(STREAMED, PLAIN))
        .with_context(|| format!("cannot write {}", loader.display()))?;
    without_comments(loader)
}

/// Strips names and producers, which are of no use to a reader and a fair part of the download.
fn without_names(wasm: &Path) -> Result<()> {
    let explain = || format!("cannot shorten {}", wasm.display());
    let whole = fs::read(wasm).with_context(explain)?;
    let mut kept = wasm_encoder::Module::new();
    for payload in wasmparser::Parser::new(0).parse_all(&whole) {
        let payload = payload.with_context(explain)?;
        let section = payload.as_section().filter(|_| !matches!(payload, Payload::CustomSection(_)));
        if let Some((id, content)) = section {
            kept.section(&RawSection { id, data: &whole[content.start as usize..content.end as usize] });
        }
    }
    fs::write(wasm, kept.finish()).with_context(explain)
}

/// Writes `<name>.js` and `<name>_bg.wasm`. (`wasm-opt -O3` would take 20 s more to save 2% of the gzipped size.)
pub(crate) fn bind(wasm: &Path, name: &str, into: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false);
    // `init()` finds the wasm file by itself, beside the script, wherever the page stands.
    bindgen.omit_default_module_path(false);
    // What comes later is linked by these names.
    bindgen.keep_lld_exports(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.web(true).context("wasm-bindgen refuses its target")?;
    bindgen.generate(into).context("wasm-bindgen cannot process the compiled library")?;
    without_comments(&into.join(format!("{name}.js")))
}

/// Strips indentation and whole-line comments, a fifth of what is sent of a script. None of these scripts has a string
/// of several lines in which they would matter: a line in it that begins with `*` or `//` would be lost.
fn without_comments(script: &Path) -> Result<()> {
    let explain = || format!("cannot shorten {}", script.display());
    let source = fs::read_to_string(script).with_context(explain)?;
    let is_code = |line: &&str| !["*", "/*", "//"].iter().any(|mark| line.starts_with(mark)) && !line.is_empty();
    let lines: Vec<&str> = source.lines().map(str::trim).filter(is_code).collect();
    fs::write(script, lines.join("\n")).with_context(explain)
}

/// Copies a file, or a folder with all that is in it except hidden files.
fn copy(from: &Path, to: &Path) -> Result<()> {
    let explain = || format!("cannot copy {}", from.display());
    if !from.is_dir() {
        fs::copy(from, to).with_context(explain)?;
        return Ok(());
    }
    fs::create_dir(to).with_context(explain)?;
    for entry in fs::read_dir(from).with_context(explain)? {
        let name = entry.with_context(explain)?.file_name();
        if !name.to_string_lossy().starts_with('.') {
            copy(&from.join(&name), &to.join(&name))?;
        }
    }
    Ok(())
}

fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", folder.display()))
        }
        _ => Ok(()),
    }
}

/// What a first visit does not load: the part that was split off comes when a reader does something.
const LATER: [&str; 1] = ["split_later.wasm"];

/// Prints the size of each file, as it is and as a host sends it, and the sum of what every first visit loads.
pub(crate) fn report() -> Result<()> {
    let mut files = Vec::new();
    list(&folder(), &mut files)?;
    files.sort();
    let mut first_visit = Size::default();
    println!("{:>12} {:>12}", "bytes", "gzipped");
    for file in files {
        let name = file.strip_prefix(folder()).unwrap_or(&file);
        let size = Size::of(&file)?;
        size.print(&name.display().to_string());
        if !LATER.iter().any(|later| name.starts_with(later)) {
            first_visit.raw += size.raw;
            first_visit.gzipped += size.gzipped;
        }
    }
    first_visit.print(&format!("first visit (all but {})", LATER.join(", ")));
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

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::without_remarks;

    #[test]
    fn style_sheets_lose_their_comments_and_nothing_else() {
        let style = "/* One. */\n.a {\n  color: red; /* two */\n}\n\n/* three\n * lines */\n.b { margin: 0 }\n";
        assert_eq!(without_remarks(style), ".a {\ncolor: red;\n}\n.b { margin: 0 }");
    }
}
