//! The project's own commands: `cargo xtask serve`, `dist`, `test` and `bench`.
//!
//! `args` reads the command line. `dist` makes the page: `generated` corrects the scripts that come with the program,
//! `single_file` puts all into one, `hashes` names files by their content, `package` adds what others import, and
//! `licences` whose work is in it. `serve` shows it, by the server in `site`. `test` checks everything, `browser` the
//! page; `advisories` and `reproducible` what takes a network, or minutes. `bench` measures.

mod advisories;
mod args;
mod bench;
mod browser;
mod dist;
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

use args::Command;

fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args::parse(&args.iter().map(String::as_str).collect::<Vec<_>>())? {
        Command::Help => {
            print!("{}", args::USAGE);
            Ok(())
        }
        Command::Serve { port, build, also_at } => serve::run(port, build, also_at.as_deref()),
        Command::Dist { single_file } => dist::build(dist::RELEASE, single_file).and_then(|()| dist::report_sizes()),
        Command::Test(extent) => test::all(extent),
        Command::TestExamples => test::examples(),
        Command::TestBrowser(args) => test::in_browser(dist::RELEASE, &args),
        Command::TestReproducible => reproducible::check(),
        Command::Advisories => advisories::check(),
        Command::TestSoak => test::soak(),
        Command::Bench { quick } => bench::run_all(quick),
    }
}
