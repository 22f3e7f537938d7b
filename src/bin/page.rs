//! Writes the page's documents and texts into a folder, for `cargo xtask dist`: `page <folder> [<language>]`.

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = env::args_os().skip(1);
    let Some(into) = args.next().map(PathBuf::from) else {
        eprintln!("usage: page <folder> [<language>]");
        return ExitCode::FAILURE;
    };
    let code = args.next().and_then(|code| code.into_string().ok());
    match phasor::render::write(&into, code.as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("page: {error}");
            ExitCode::FAILURE
        }
    }
}
