//! The project's own commands: `cargo xtask serve`, `dist`, `test` and `bench`.
//!
//! `dist` makes the page: `generated` corrects the scripts that come with the program, `single_file` puts all into one,
//! `hashes` names files by their content, `package` adds what others import, and `licences` whose work is in it. `serve`
//! shows it, by the server in `site`. `test` checks everything, `browser` the page; `advisories` and `reproducible` what
//! takes a network, or minutes. `bench` measures.

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
mod test;
mod tools;

use anyhow::{Result, bail, ensure};
use test::Extent;

const USAGE: &str = "\
cargo xtask serve [--port N]           build the page, show it on 127.0.0.1 (port 8000), rebuild on change
cargo xtask dist [--single-file]       write the page into dist/, ready for any static host, if wanted also as one file
cargo xtask test                       format, lints, tests, dist, browser tests
cargo xtask test --quick               the same in minutes: a quick build, and browser tests tagged @smoke
cargo xtask test --long                the same with all browser tests, those too that are one more of a kind (@long)
cargo xtask test --browser [ARGS...]   dist and browser tests alone; ARGS go to Playwright
cargo xtask test --reproducible        dist is the same, byte for byte, when it is built in another folder
cargo xtask advisories                 what is known against packages it is made of (asks GitHub and the registry of npm)
cargo xtask test --soak                100 000 random events in the page, and 10 000 random files: hours
cargo xtask test --examples            the examples in the programs that they are for, which are installed (JupyterLab, Pandoc)
cargo xtask bench [--quick]            how fast it is, beside others; writes BENCHMARKS.md (--quick: a try, no file)
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
        ["test"] => test::all(Extent::Usual)?,
        ["test", "--quick"] => test::all(Extent::Quick)?,
        ["test", "--long"] => test::all(Extent::Long)?,
        ["test", "--soak"] => test::soak()?,
        ["test", "--examples"] => test::examples()?,
        ["test", "--browser", ..] => test::in_browser(dist::RELEASE, &args[2..])?,
        ["test", "--reproducible"] => reproducible::check()?,
        ["advisories"] => advisories::check()?,
        ["bench"] => bench::run_all(false)?,
        ["bench", "--quick"] => bench::run_all(true)?,
        _ => bail!("there is no command `{}`; the commands are\n{USAGE}", args.join(" ")),
    }
    Ok(())
}

/// The lines of the usage for a command, such as `test --quick --help`.
///
/// # Errors
/// If there is no such command.
fn help(args: &[String]) -> Result<String> {
    let command = format!("cargo xtask {}", args.join(" ").replace("--help", ""));
    let is_of = |line: &&str| line.replace(['[', ']'], "").starts_with(command.trim_end());
    let lines: String = USAGE.lines().filter(is_of).flat_map(|line| [line, "\n"]).collect();
    ensure!(!lines.is_empty(), "there is no command `{}`; the commands are\n{USAGE}", args.join(" "));
    Ok(lines)
}
