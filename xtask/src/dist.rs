//! `cargo xtask dist`: builds the page as a folder of static files. All URLs in it are relative, so that it works from
//! any path of any static host.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, anyhow};
use fs_err as fs;
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::{Module, RawSection};
use wasm_split_cli_support as split;

use crate::package::SERVICE_WORKER;
use crate::single_file::SCRIPT;
use crate::tools::{WASM_TARGET, cargo, ensure_wasm_target, list, root, run, run_parallel};
use crate::{generated, hashes, package, release, single_file};

/// The profile in `Cargo.toml` with which the page is compiled for publication.
pub(crate) const RELEASE: &str = "release";
/// The profile with which the page is compiled for development: that of the native programs, so that both share the
/// procedural macros and build scripts.
pub(crate) const DEVELOPMENT: &str = "dev";

/// The folder the page is served and published from.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the page and, if requested, also the page as a single file.
pub(crate) fn build(profile: &str, with_single_file: bool) -> Result<()> {
    compile_all(profile)?;
    write(&folder(), &content(), profile, with_single_file)
}

/// The folder of the page's texts.
pub(crate) fn content() -> PathBuf {
    root().join("content")
}

/// Compiles the libraries and the program that renders the HTML, in parallel, because linking uses a single core.
pub(crate) fn compile_all(profile: &str) -> Result<()> {
    run_parallel(compile(profile)?.into_iter().chain([cargo(["build", "--bin", "page"])]))
}

/// Writes the page to `folder`; its libraries and program must be compiled already. The page is first written to a
/// temporary folder, which then replaces `folder`. A failed build therefore keeps the last good page, and no files of
/// an older build remain.
pub(crate) fn write(folder: &Path, content: &Path, profile: &str, with_single_file: bool) -> Result<()> {
    let (_, wasm) = page_library(profile)?;
    let next = folder.with_extension("next");
    let _ = fs::remove_dir_all(&next);
    fs::create_dir(&next)?;
    let first = split_off(&wasm, &next)?;
    bind(&first, "phasor", &next)?;
    fs::remove_file(first)?;
    generated::patch_scripts(&next)?;
    pages(content, &next)?;
    fs::write(next.join("style.css"), style()?)?;
    fs::create_dir(next.join("static"))?;
    // Not copied: the service worker (see `package::write`), the script of the single files, and the parts of the
    // loader.
    let is_copied = |name: &&String| ![SERVICE_WORKER, SCRIPT].contains(&name.as_str()) && !name.starts_with("start/");
    for name in list(&root().join("static")).iter().filter(is_copied) {
        fs::copy(root().join("static").join(name), next.join("static").join(name))?;
    }
    fs::write(next.join(hashes::STARTER), starter()?)?;
    let single_files = if with_single_file { single_file::all(&next)? } else { Vec::new() };
    let named = hashes::name_by_content(&next)?;
    // Files written after the renaming keep their names.
    functions(profile, &next)?;
    package::write(&named, &next)?;
    for (name, page) in single_files {
        fs::write(next.join(name), page)?;
    }
    let _ = fs::remove_dir_all(folder);
    Ok(fs::rename(&next, folder)?)
}

/// Writes the functions that `phasor.js` exports as a separate small module without the page.
fn functions(profile: &str, into: &Path) -> Result<()> {
    let (_, wasm) = functions_library(profile)?;
    bind(&wasm, "encode", into)?;
    generated::correct_module(&into.join("encode.js"))
}

/// Prints the size of each file of the page, uncompressed and gzipped.
pub(crate) fn report_sizes() -> Result<()> {
    println!("{:>12} {:>12}", "bytes", "gzipped");
    for name in list(&folder()) {
        let content = fs::read(folder().join(&name))?;
        println!("{:>12} {:>12}  {name}", content.len(), single_file::gzipped(&content)?.len());
    }
    Ok(())
}

/// Writes the HTML documents of all languages and their texts. A native program renders them.
fn pages(content: &Path, into: &Path) -> Result<()> {
    let program = target().join("debug").join("page").with_extension(env::consts::EXE_EXTENSION);
    run(Command::new(program).arg(into).env("PHASOR_CONTENT", content).envs(release::variables()))
}

/// The style sheets that `main.css` imports, concatenated in that order, so that a browser needs only one request.
/// Comments are removed: they are a quarter of the compressed size.
fn style() -> Result<String> {
    let main = fs::read_to_string(root().join("style/main.css"))?;
    let names = main.split("@import \"").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(|name| Ok(compact(&fs::read_to_string(root().join("style").join(name))?))).collect()
}

/// CSS without its comments, indentation and blank lines. No string in the CSS may contain `/*`.
fn compact(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default();
    let rules =
        first.to_owned() + &parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after).collect::<String>();
    let lines = rules.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The modules of the loader in the order in which `static/start/main.js` imports them, then `main.js`, joined to a
/// classic script: it needs only one request, and also runs where modules cannot be loaded. Without lines of comments,
/// which would be a third of it.
fn starter() -> Result<String> {
    let read = |name: &str| fs::read_to_string(root().join("static/start").join(name));
    let main = read("main.js")?;
    let mut script = "(() => {\n".to_owned();
    for module in imports(&main).map(read).chain([Ok(main.clone())]) {
        let module = generated::without_comments(&module?);
        for line in module.lines().filter(|line| !line.starts_with("import ")) {
            script += line.strip_prefix("export ").unwrap_or(line);
            script.push('\n');
        }
    }
    Ok(script + "})();\n")
}

/// The names of the modules that a module of the loader imports, one import per line.
fn imports(module: &str) -> impl Iterator<Item = &str> {
    let lines = module.lines().filter(|line| line.starts_with("import "));
    lines.filter_map(|line| line.split_once("\"./")?.1.strip_suffix("\";"))
}

/// Cargo's target directory.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The commands that compile the libraries for the browser.
pub(crate) fn compile(profile: &str) -> Result<[Command; 2]> {
    Ok([page_library(profile)?.0, functions_library(profile)?.0])
}

pub(crate) fn page_library(profile: &str) -> Result<(Command, PathBuf)> {
    // `split_off` needs the relocations: they show which functions and data each function refers to.
    library("phasor", profile, &["-C", "link-arg=--emit-relocs"])
}

fn functions_library(profile: &str) -> Result<(Command, PathBuf)> {
    library("phasor-encode", profile, &[])
}

/// The command that compiles a library for the browser, with further arguments for `rustc`, and the path of its output.
fn library(package: &str, profile: &str, rustc: &[&str]) -> Result<(Command, PathBuf)> {
    ensure_wasm_target()?;
    // Only a `cdylib`: cargo does no link-time optimisation for a library that is also built as an rlib.
    let mut command = cargo(["rustc", "--lib", "--profile", profile, "--package", package, "--crate-type", "cdylib"]);
    // Panic messages contain paths of source files: this removes the local path of the cargo registry from them.
    let home =
        env::var_os("CARGO_HOME").map_or_else(|| env::home_dir().unwrap_or_default().join(".cargo"), PathBuf::from);
    let sources = home.join("registry").join("src").display().to_string();
    let remap = format!("target.{WASM_TARGET}.rustflags=['--remap-path-prefix={sources}=']");
    command.args(["--config", &remap, "--target", WASM_TARGET, "--target-dir"]).arg(target()).arg("--").args(rustc);
    let file = format!("{}.wasm", package.replace('-', "_"));
    // Cargo's name for the folder of this profile.
    let folder = if profile == DEVELOPMENT { "debug" } else { profile };
    Ok((command, target().join(WASM_TARGET).join(folder).join(file)))
}

/// Splits the lazy chunks (`src/page/later_chunk.rs`) off into separate files and writes the script that fetches them.
/// Returns the path of the remaining module.
fn split_off(wasm: &Path, into: &Path) -> Result<PathBuf> {
    let (first, chunks) = split_named(wasm, into)?;
    for chunk in chunks {
        fs::write(&chunk, without_custom_sections(&fs::read(&chunk)?)?)?;
    }
    Ok(first)
}

/// Like [`split_off`], with the names of all functions. Returns the paths of the remaining module and of the lazy chunks.
pub(crate) fn split_named(wasm: &Path, into: &Path) -> Result<(PathBuf, Vec<PathBuf>)> {
    let bytes = fs::read(wasm)?;
    let first = into.join("first.wasm");
    let mut options = split::Options::new(&bytes);
    options.output_dir = into;
    options.main_out_path = &first;
    options.link_name = generated::LINK_NAME;
    options.main_module = "./phasor.js";
    let parts = split::transform(options).map_err(|error| anyhow!("cannot split the compiled library: {error}"))?;
    Ok((first, parts.split_modules))
}

/// Removes the custom sections of a lazy chunk: the function names in them make up a fifth of the download.
/// (wasm-bindgen removes those of the main module, but does not process the lazy chunks.)
fn without_custom_sections(module: &[u8]) -> Result<Vec<u8>> {
    const CUSTOM: u8 = 0;
    let mut stripped = Module::new();
    for payload in wasmparser::Parser::new(0).parse_all(module) {
        if let Some((id, range)) = payload?.as_section().filter(|(id, _)| *id != CUSTOM) {
            stripped.section(&RawSection { id, data: &module[range.start as usize..range.end as usize] });
        }
    }
    Ok(stripped.finish())
}

/// Writes `<name>.js` and `<name>_bg.wasm`. (`wasm-opt -O3` would take 20 s more to save 2% of the gzipped size.)
fn bind(wasm: &Path, name: &str, into: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false);
    // Without a path, `init()` loads the wasm file next to the script, whatever the URL of the page.
    bindgen.omit_default_module_path(false);
    // The lazy chunks are linked by these exports.
    bindgen.keep_lld_exports(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.web(true).context("wasm-bindgen rejected the target `web`")?;
    bindgen.generate(into).context("wasm-bindgen cannot process the compiled library")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_of_the_loader_are_joined_after_those_that_they_import() {
        let read = |name: &str| fs::read_to_string(root().join("static/start").join(name)).expect(name);
        let main = read("main.js");
        let names: Vec<&str> = imports(&main).chain(["main.js"]).collect();
        assert_eq!(list(&root().join("static/start")).len(), names.len(), "{names:?}");
        for (index, name) in names.iter().enumerate() {
            assert!(imports(&read(name)).all(|import| names[..index].contains(&import)), "{name}");
        }
        let script = starter().expect("the loader");
        let is_module_syntax = |line: &str| line.starts_with("import ") || line.starts_with("export ");
        assert!(!script.lines().any(is_module_syntax) && script.contains("const HASHES = {};"));
    }

    #[test]
    fn css_comments_are_removed() {
        assert_eq!(compact("/* a */b {\n\n  c: d; /* e\n * f */ }\n"), "b {\nc: d;  }\n");
        assert!(!style().expect("the style").contains("*/"));
    }
}
