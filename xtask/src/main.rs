//! The project's own commands: `cargo xtask serve`, `dist`, `test`, `advisories` and `bench`.
//!
//! `dist` builds the page: `generated` patches the generated scripts, `single_file` writes the single-file page,
//! `hashes` fingerprints file names, `package` adds the service worker and the npm package, and `licences` the licences
//! of all dependencies. `serve` builds and serves the page with the HTTP server in `site`. `test` runs all tests and
//! `browser` those in a browser; `advisories` (needs a network) and `reproducible` (takes minutes) are separate.
//! `bench` runs the benchmarks, and `sizes` says what the program's parts are made of.

mod advisories;
mod bench;
mod browser;
mod dist;
#[cfg(test)]
mod docs;
mod generated;
mod hashes;
mod licences;
mod package;
mod release;
mod reproducible;
mod serve;
mod single_file;
mod site;
mod sizes;
mod test;
mod tools;

use anyhow::{Result, bail, ensure};
use test::Extent;

const USAGE: &str = "\
cargo xtask serve [--port N]           build the page, serve it on 127.0.0.1 (port 8000), rebuild on change
cargo xtask dist [--single-file]       build the page into dist/ for any static host, optionally also as a single file
cargo xtask test                       format, lints, tests, dist, browser tests
cargo xtask test --quick               in minutes: development build, few random cases, only browser tests tagged @smoke
cargo xtask test --long                also the lints of code for browsers and the redundant browser tests tagged @long
cargo xtask test --browser [ARGS...]   only dist and the browser tests; ARGS are passed to Playwright
cargo xtask test --reproducible        check that a build in another folder gives the same dist, byte for byte
cargo xtask advisories                 check dependencies for security advisories (GitHub, npm registry)
cargo xtask test --soak                100 000 random events in the page, and 10 000 random files; takes hours
cargo xtask test --examples            run the examples in JupyterLab and Pandoc (installs both)
cargo xtask sizes                      what the parts of the program are made of, by crate; write SIZES.md
cargo xtask bench [--quick]            benchmark against other libraries, write BENCHMARKS.md (--quick: short, no file)
";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.iter().any(|arg| arg == "--help") {
        print!("{}", help(&args)?);
        return Ok(());
    }
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] | ["help" | "-h"] => print!("{USAGE}"),
        ["serve", options @ ..] => serve::run(&serve::Options::parse(options)?)?,
        ["dist"] => dist::build(dist::RELEASE, false).and_then(|()| dist::report_sizes())?,
        ["dist", "--single-file"] => dist::build(dist::RELEASE, true).and_then(|()| dist::report_sizes())?,
        ["test"] => test::all(Extent::Default)?,
        ["test", "--quick"] => test::all(Extent::Quick)?,
        ["test", "--long"] => test::all(Extent::Long)?,
        ["test", "--soak"] => test::soak()?,
        ["test", "--examples"] => test::examples()?,
        ["test", "--browser", ..] => test::in_browser(dist::RELEASE, &args[2..])?,
        ["test", "--reproducible"] => reproducible::check()?,
        ["sizes"] => sizes::report()?,
        ["advisories"] => advisories::check()?,
        ["bench"] => bench::run_all(false)?,
        ["bench", "--quick"] => bench::run_all(true)?,
        _ => bail!("unknown command `{}`; the commands are\n{USAGE}", args.join(" ")),
    }
    Ok(())
}

/// The lines of the usage for a command, such as `test --quick --help`.
///
/// # Errors
/// If there is no such command.
fn help(args: &[String]) -> Result<String> {
    let words = args.iter().map(String::as_str).filter(|arg| *arg != "--help");
    let command: Vec<&str> = ["cargo", "xtask"].into_iter().chain(words).collect();
    let is_usage_of =
        |line: &&str| line.replace(['[', ']'], "").split_whitespace().zip(&command).all(|(one, other)| one == *other);
    let lines: String = USAGE.lines().filter(is_usage_of).flat_map(|line| [line, "\n"]).collect();
    ensure!(!lines.is_empty(), "there is no command `{}`; the commands are\n{USAGE}", args.join(" "));
    Ok(lines)
}
