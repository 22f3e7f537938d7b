//! `cargo xtask dist`: the page as a folder of plain files.
//!
//! All URLs in it are relative, so that it works from any path of any static host.

use std::convert::Infallible;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::Module;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_split_cli_support as split;
use wasmparser::{CustomSectionReader, Parser};

use crate::tools::{WASM_TARGET, cargo, ensure_wasm_target, output_of, root, run};
use crate::{hashes, offline, package, release, shorten, single_file};

/// The parts of the style; later ones refine earlier ones.
const STYLES: [&str; 12] = [
    "tokens.css",
    "page.css",
    "controls.css",
    "figure.css",
    "claims.css",
    "ending.css",
    "teaching.css",
    "contents.css",
    "questions.css",
    "tools.css",
    "slide.css",
    "views.css",
];

/// Those of what the later parts of the program show, which come with them.
const LATER_STYLES: [&str; 6] =
    ["tour.css", "answers.css", "claims-table.css", "dialog.css", "check.css", "handout.css"];

/// The folder the page is served and published from.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// How others import the module, whatever its build.
pub(crate) const MODULE: &str = "phasor.js";

/// Builds the page, if wanted also as one file. The folder is filled elsewhere and moved into place when complete: a
/// failed build leaves the last good page, and no file of an older build stays behind.
pub(crate) fn build(with_single_file: bool) -> Result<()> {
    // The relocations tell `cut` what refers to what.
    let wasm = compile("phasor", &["-C", "link-arg=--emit-relocs"])?;
    let next = root().join("dist.next");
    remove(&next)?;
    fs::create_dir(&next).with_context(|| format!("cannot make {}", next.display()))?;
    bind(&cut(&wasm, &next)?, "phasor", &next)?;
    import_loader(&next.join(MODULE))?;
    
    write_page(&next.join("index.html"))?;
    write_style(&[&STYLES[..], &LATER_STYLES[..]].concat(), &next.join("style.css"))?;
    copy(&root().join("static"), &next.join("static"))?;
    for script in ["start.js", "guard.js", offline::NAME, single_file::SCRIPT] {
        without_comments(&next.join("static").join(script))?;
    }
    // These two are published elsewhere, or not at all.
    let worker = take(&next.join("static").join(offline::NAME))?;
    let finder = take(&next.join("static").join(single_file::SCRIPT))?;
    let single = with_single_file.then(|| single_file::page(&next, &finder)).transpose()?;
    let named = hashes::name_by_content(&next)?;
    write_module(&named, &next.join(MODULE))?;
    offline::write(&worker, &named, &next)?;
    package::write(&named, &next)?;
    if let Some(page) = single {
        fs::write(next.join(single_file::NAME), page).with_context(|| format!("cannot write {}", single_file::NAME))?;
    }

    let old = root().join("dist.old");
    remove(&old)?;
    if folder().exists() {
        fs::rename(folder(), &old).context("cannot move the old dist aside")?;
    }
    fs::rename(&next, folder()).context("cannot move the new dist into place")?;
    remove(&old)
}

/// Where the page will be published, if that is known: what reads its pictures without opening it needs whole addresses.
const ADDRESS: &str = "PHASOR_ADDRESS";

/// Writes `index.html` with the page, which a native program renders.
fn write_page(into: &Path) -> Result<()> {
    let mut command = cargo(["run", "--bin", "page", "--"]);
    command.arg(into.parent().expect("a folder")).envs(release::variables());
    output_of(command.stderr(Stdio::inherit())).context("the page cannot be rendered")?;
    Ok(())
}

/// HTML without the quotes around values that need none: a hundredth of what is sent of the page.
fn unquoted(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(tag) = rest.find('<') {
        let (text, tagged) = rest.split_at(tag);
        out += text;
        rest = tagged;
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_#.".contains(&byte);
        // A remark, and the end of an element, have no values.
        while let Some((name, value)) = rest.split_once("=\"").filter(|(name, _)| !name.contains('>')) {
            let (value, after) = value.split_once('"').expect("a value ends");
            // Before a slash it would take that for its own.
            let is_bare = !value.is_empty() && value.bytes().all(is_plain) && after.starts_with([' ', '>']);
            let quote = if is_bare { "" } else { "\"" };
            out.extend([name, "=", quote, value, quote]);
            rest = after;
        }
        let end = rest.find('>').map_or(rest.len(), |end| end + 1);
        out += &rest[..end];
        rest = &rest[end..];
    }
    out + rest
}

pub(crate) fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// Reads a file and removes it.
fn take(file: &Path) -> Result<String> {
    let content = read(file)?;
    fs::remove_file(file).with_context(|| format!("cannot remove {}", file.display()))?;
    Ok(content)
}

/// Writes parts of `style` as one file, which a browser asks for once.
fn write_style(parts: &[&str], into: &Path) -> Result<()> {
    let parts: Vec<String> = parts.iter().map(|name| read(&root().join("style").join(name))).collect::<Result<_>>()?;
    fs::write(into, without_remarks(&parts.concat())).with_context(|| format!("cannot write {}", into.display()))
}

/// A style sheet without its comments and blank lines. None of its strings contains the start of a comment.
fn without_remarks(style: &str) -> String {
    let mut parts = style.split("/*");
    let before = parts.next().unwrap_or_default().to_owned();
    let kept = parts.fold(before, |kept, part| kept + part.split_once("*/").map_or("", |(_, rest)| rest));
    // Lines end where a rule or a property does, or a list goes on.
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().concat()
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
    options.link_name = LOADER;
    options.main_module = "./phasor.js";
    let parts = split::transform(options).map_err(|error| anyhow!("cannot split the compiled library: {error}"))?;
    for part in parts.split_modules {
        as_short(&part)?;
    }
    let loader = into.join("phasor_later.js");
    fs::rename(into.join(LOADER), &loader).context("cannot rename the loader of the later parts")?;
    load_plainly(&loader)?;
    Ok(first)
}

/// What the compiled program calls the script that fetches its later parts. The name of its file is in scripts alone,
/// where it can be replaced by another.
const LOADER: &str = "later";

/// Has the script of the program import the loader from its file.
fn import_loader(script: &Path) -> Result<()> {
    let imported = format!("from \"{LOADER}\"");
    let source = read(script)?;
    ensure!(source.contains(&imported), "the generated script imports the loader of the later parts in another way");
    fs::write(script, source.replace(&imported, "from \"./phasor_later.js\""))
        .with_context(|| format!("cannot write {}", script.display()))
}

/// Writes the entry for other pages, which import the same module as this page does.
fn write_module(named: &hashes::Named, into: &Path) -> Result<()> {
    let module = named.paths.get(MODULE).context("the page does not name its own module")?;
    fs::write(into, format!("export * from \"./{module}\";\nexport {{ default }} from \"./{module}\";\n"))
        .with_context(|| format!("cannot write {}", into.display()))
}

/// The generated loader compiles only what is served as WebAssembly, but a static host may call it anything. And before
/// a part that did not arrive is given up, the page looks (`static/start.js`) whether it was published anew.
fn load_plainly(loader: &Path) -> Result<()> {
    const GIVEN_UP: &str = "success = false;";
    const LOOKED: &str = "success = false;
        await globalThis.phasorMissing?.();";
    const STREAMED: &str = "WebAssembly.instantiateStreaming(src, imports)";
    const PLAIN: &str = "src.then(async (response) => {
        if (!response.ok) throw new TypeError(`${response.url}: ${response.status}`);
        return WebAssembly.instantiate(await response.arrayBuffer(), imports);
    })";
    let written = read(loader)?;
    for form in [STREAMED, GIVEN_UP] {
        ensure!(written.contains(form), "the generated loader of the later parts has another form than it had: {form}");
    }
    fs::write(loader, written.replace(STREAMED, PLAIN).replace(GIVEN_UP, LOOKED))
        .with_context(|| format!("cannot write {}", loader.display()))?;
    without_comments(loader)
}

/// Writes a part anew without what is of no use to a reader: names and producers, a fair part of the download, and the
/// zeros that fill up numbers in it (the linker leaves room for any), a fiftieth of it.
fn as_short(part: &Path) -> Result<()> {
    struct Short;

    impl Reencode for Short {
        type Error = Infallible;

        fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader) -> Result<(), Error<Infallible>> {
            Ok(())
        }
    }

    let explain = || format!("cannot shorten {}", part.display());
    let whole = fs::read(part).with_context(explain)?;
    let mut short = Module::new();
    Short.parse_core_module(&mut short, Parser::new(0), &whole).with_context(explain)?;
    fs::write(part, short.finish()).with_context(explain)
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

/// All files in a folder and its folders.
pub(crate) fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
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
    use super::{unquoted, without_remarks};

    #[test]
    fn html_loses_quotes_where_none_are_needed() {
        let page =
            r##"<!><p class="a" id="" title="x > y"><i b="1" /><i b="1"/><a href="#c">d="e"</a> <p k="1=">&lt;"</p>"##;
        let bare = r#"<!><p class=a id="" title="x > y"><i b=1 /><i b="1"/><a href=#c>d="e"</a> <p k="1=">&lt;"</p>"#;
        assert_eq!(unquoted(page), bare);
    }

    #[test]
    fn style_sheets_lose_their_comments_and_nothing_else() {
        let style = "/* One. */\n.a {\n  color: red; /* two */\n}\n\n/* three\n * lines */\n.b { margin: 0 }\n";
        assert_eq!(without_remarks(style), ".a {color: red;}.b { margin: 0 }");
    }
}
