//! The project's own commands: `cargo xtask serve`, `dist`, `test` and `bench`.
//!
//! `args` reads the command line, `dist` makes the page (`hashes` names its files, `offline` lists them, `single_file`
//! puts them into one, as text by `septets`, `package` adds what others import, `sizes` weighs them), `serve` shows it
//! and follows changes, `test` checks everything, `bench` measures, `tools` finds (or installs) the programs those need.
//! Nothing here is part of the page.

mod args;
mod bench;
mod browser;
mod dist;
mod hashes;
mod offline;
mod package;
mod release;
mod septets;
mod serve;
mod shorten;
mod single_file;
mod site;
mod sizes;
mod test;
mod tools;

use std::process::ExitCode;

use args::Command;

fn main() -> ExitCode {
    let outcome = match args::parse(std::env::args().skip(1)) {
        Ok(Command::Help) => {
            print!("{}", args::USAGE);
            Ok(())
        }
        Ok(Command::Serve(options)) => serve::run(&options),
        Ok(Command::Dist { single_file }) => dist::build(single_file).and_then(|()| sizes::report()),
        Ok(Command::Test(scope)) => test::run(&scope),
        Ok(Command::Bench { quick }) => bench::run_all(quick),
        Err(error) => Err(error),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
