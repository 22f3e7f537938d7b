//! The command line.

use anyhow::{Context, Result, bail, ensure};

pub(crate) const USAGE: &str = "\
cargo xtask serve [--port N]           build the page, show it on 127.0.0.1 (port 8000), rebuild on change
cargo xtask dist [--single-file]       write the page into dist/, ready for any static host, if wanted also as one file
cargo xtask test                       format, lints, tests, dist, browser tests
cargo xtask test --browser [ARGS...]   dist and browser tests alone; ARGS go to Playwright
cargo xtask bench [--quick]            how fast it is, beside others; writes BENCHMARKS.md (--quick: a try, no file)
";

/// What was asked for.
#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    Help,
    Serve(ServeOptions),
    Dist { single_file: bool },
    Test(Scope),
    Bench { quick: bool },
}

#[derive(Debug, PartialEq)]
pub(crate) struct ServeOptions {
    pub(crate) port: u16,
    /// Browser tests serve what `dist` has just made; they neither build nor watch.
    pub(crate) build: bool,
    /// A second path at which the page is also served, there to pages of every origin: where on a host it stands must
    /// not matter, and hosts differ in whom they give their files to.
    pub(crate) also_at: Option<String>,
}

impl Default for ServeOptions {
    fn default() -> Self {
        Self { port: 8000, build: true, also_at: None }
    }
}

#[derive(Debug, PartialEq)]
pub(crate) enum Scope {
    Everything,
    Browser(Vec<String>),
}

pub(crate) fn parse(args: impl IntoIterator<Item = String>) -> Result<Command> {
    let mut args = args.into_iter();
    let command = args.next();
    let rest: Vec<String> = args.collect();
    match command.as_deref() {
        None | Some("help" | "--help" | "-h") => Ok(Command::Help),
        Some("serve") => parse_serve(rest).map(Command::Serve),
        Some("dist") => match rest.as_slice() {
            [] => Ok(Command::Dist { single_file: false }),
            [flag] if flag == "--single-file" => Ok(Command::Dist { single_file: true }),
            _ => bail!("`dist` knows `--single-file` alone."),
        },
        Some("test") => match rest.split_first() {
            None => Ok(Command::Test(Scope::Everything)),
            Some((flag, passed_on)) if flag == "--browser" => Ok(Command::Test(Scope::Browser(passed_on.to_vec()))),
            Some((other, _)) => bail!("`test` does not know `{other}`; only `--browser`."),
        },
        Some("bench") => match rest.as_slice() {
            [] => Ok(Command::Bench { quick: false }),
            [flag] if flag == "--quick" => Ok(Command::Bench { quick: true }),
            _ => bail!("`bench` knows `--quick` alone."),
        },
        Some(other) => bail!("there is no command `{other}`; the commands are serve, dist, test and bench."),
    }
}

fn parse_serve(args: Vec<String>) -> Result<ServeOptions> {
    let mut options = ServeOptions::default();
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let (name, mut value) = match arg.split_once('=') {
            Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
            None => (arg, None),
        };
        let mut value = || value.take().or_else(|| args.next()).with_context(|| format!("`{name}` needs a value."));
        match name.as_str() {
            "--port" => {
                let text = value()?;
                options.port = text.parse().with_context(|| format!("`{text}` is not a port (0 to 65535)"))?;
            }
            "--also-at" => {
                let path = value()?;
                ensure!(path.starts_with('/') && path.len() > 1, "`--also-at` needs a path such as /week-3.");
                options.also_at = Some(path.trim_end_matches('/').to_owned());
            }
            "--no-build" => options.build = false,
            _ => bail!("`serve` does not know `{name}`; only `--port N`."),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn serve_uses_port_8000_unless_told_otherwise() {
        assert_eq!(parsed("serve").unwrap(), Command::Serve(ServeOptions::default()));
        for line in ["serve --port 9001", "serve --port=9001"] {
            let expected = ServeOptions { port: 9001, ..ServeOptions::default() };
            assert_eq!(parsed(line).unwrap(), Command::Serve(expected), "{line}");
        }
    }

    #[test]
    fn browser_arguments_are_passed_on() {
        let expected = Scope::Browser(vec!["smoke".into(), "--headed".into()]);
        assert_eq!(parsed("test --browser smoke --headed").unwrap(), Command::Test(expected));
        assert_eq!(parsed("test").unwrap(), Command::Test(Scope::Everything));
    }

    #[test]
    fn the_page_is_one_file_if_that_is_wanted() {
        assert_eq!(parsed("dist").unwrap(), Command::Dist { single_file: false });
        assert_eq!(parsed("dist --single-file").unwrap(), Command::Dist { single_file: true });
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for line in
            ["serv", "serve --port", "serve --port 70000", "serve 9001", "dist now", "test --fast", "bench fast"]
        {
            assert!(parsed(line).is_err(), "{line}");
        }
    }
}
