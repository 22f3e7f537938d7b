//! The command line.

use anyhow::{Context, Result, bail};

pub(crate) const USAGE: &str = "\
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

/// What was asked for. Browser tests serve what `dist` has just made; they neither build nor watch. And they have it
/// served also at a second path, there to pages of every origin: hosts differ in this.
#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    Help,
    Serve { port: u16, build: bool, also_at: Option<String> },
    Dist { single_file: bool },
    Test(Extent),
    TestBrowser(Vec<String>),
    TestReproducible,
    Advisories,
    TestSoak,
    TestExamples,
    Bench { quick: bool },
}

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    Quick,
    Usual,
    Long,
}

pub(crate) fn parse(args: &[&str]) -> Result<Command> {
    Ok(match args {
        [] | ["help" | "--help" | "-h"] => Command::Help,
        ["serve", options @ ..] => serve(options)?,
        ["dist"] => Command::Dist { single_file: false },
        ["dist", "--single-file"] => Command::Dist { single_file: true },
        ["test"] => Command::Test(Extent::Usual),
        ["test", "--quick"] => Command::Test(Extent::Quick),
        ["test", "--long"] => Command::Test(Extent::Long),
        ["test", "--soak"] => Command::TestSoak,
        ["test", "--examples"] => Command::TestExamples,
        ["test", "--browser", rest @ ..] => Command::TestBrowser(rest.iter().map(ToString::to_string).collect()),
        ["test", "--reproducible"] => Command::TestReproducible,
        ["advisories"] => Command::Advisories,
        ["bench"] => Command::Bench { quick: false },
        ["bench", "--quick"] => Command::Bench { quick: true },
        _ => bail!("there is no command `{}`; the commands are\n{USAGE}", args.join(" ")),
    })
}

fn serve(args: &[&str]) -> Result<Command> {
    let (mut port, mut build, mut also_at) = (8000, true, None);
    let mut args = args.iter().flat_map(|arg| arg.splitn(2, '='));
    while let Some(name) = args.next() {
        let mut value = || args.next().with_context(|| format!("`{name}` needs a value."));
        match name {
            "--port" => port = value()?.parse().context("a port is a number from 0 to 65535")?,
            "--also-at" => also_at = Some(value()?.trim_end_matches('/').to_owned()),
            "--no-build" => build = false,
            _ => bail!("`serve` does not know `{name}`; only `--port N`."),
        }
    }
    Ok(Command::Serve { port, build, also_at })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_understood_and_all_else_is_refused() {
        let parsed = |line: &str| parse(&line.split_whitespace().collect::<Vec<_>>());
        let serve = |port| Command::Serve { port, build: true, also_at: None };
        for (line, command) in [
            ("", Command::Help),
            ("serve", serve(8000)),
            ("serve --port 9001", serve(9001)),
            ("serve --port=9001", serve(9001)),
            ("dist --single-file", Command::Dist { single_file: true }),
            ("test --quick", Command::Test(Extent::Quick)),
            ("test --long", Command::Test(Extent::Long)),
            ("test --soak", Command::TestSoak),
            ("test --examples", Command::TestExamples),
            ("test --browser smoke -x", Command::TestBrowser(vec!["smoke".into(), "-x".into()])),
        ] {
            assert_eq!(parsed(line).unwrap(), command, "{line}");
        }
        for line in ["serv", "serve --port", "serve --port 70000", "serve 9001", "dist now", "test --fast", "bench 1"] {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
