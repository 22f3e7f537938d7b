//! Exported programs run, and their self-checks pass.
//!
//! Rust programs are compiled and run. Python programs run with the Python named in `PHASOR_PYTHON`, which `cargo
//! xtask test` sets, or else with `python3`, if it has their library (`NumPy`, `PyTorch` or JAX); otherwise the test reports
//! that it was skipped.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use phasor_figures::code::{Language, program};
use phasor_figures::core::encoding::PairLayout;
use phasor_figures::core::norms::Precision;
use phasor_figures::core::schedule::Schedule;
use phasor_figures::params::Params;

/// Every schedule in both layouts, each precision, and the smallest and an odd number of pairs.
fn settings() -> Vec<Params> {
    let mut all = Vec::new();
    for &schedule in Schedule::ALL {
        for layout in [PairLayout::Interleaved, PairLayout::Split] {
            all.push(Params { schedule, layout, d_model: 26, n_pos: 70, ..Params::default() });
        }
        all.push(Params { schedule, d_model: 2, n_pos: 1, ..Params::default() });
    }
    for precision in [Precision::F32, Precision::Bf16] {
        all.push(Params { precision, layout: PairLayout::Split, base: 500_000.5, ..Params::default() });
    }
    all.push(Params { base: 1.5, n_pos: 100_000, d_model: 4, ..Params::default() });
    all
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for programs");
    folder
}

/// Writes the programs and returns their paths.
fn write_programs(folder: &Path, language: Language, ending: &str) -> Vec<PathBuf> {
    let write = |(number, params): (usize, &Params)| {
        let file = folder.join(format!("{}_{number}.{ending}", language.name().to_lowercase()));
        fs::write(&file, program(language, params)).expect("a file");
        file
    };
    settings().iter().enumerate().map(write).collect()
}

fn must_succeed(output: &Output, what: &Path) {
    assert!(output.status.success(), "{}: {}", what.display(), String::from_utf8_lossy(&output.stderr));
}

#[test]
fn rust_programs_run() {
    let folder = folder("code-rust");
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    for file in write_programs(&folder, Language::Rust, "rs") {
        let run = file.with_extension("run");
        // Warnings are errors: exported programs should compile without warnings.
        let args = ["--edition", "2021", "-D", "warnings", "-o"];
        must_succeed(&Command::new(&rustc).args(args).arg(&run).arg(&file).output().expect("rustc"), &file);
        must_succeed(&Command::new(&run).output().expect("a program"), &file);
    }
}

#[test]
fn python_programs_run_if_their_library_is_installed() {
    let folder = folder("code-python");
    for (language, library) in [(Language::NumPy, "numpy"), (Language::PyTorch, "torch"), (Language::Jax, "jax")] {
        let files = write_programs(&folder, language, "py");
        let Some(python) = crate::python::with(library) else { continue };
        let all = "import runpy, sys\nfor name in sys.argv[1:]: runpy.run_path(name)";
        must_succeed(&Command::new(python).args(["-c", all]).args(&files).output().expect("Python"), &folder);
    }
}

/// The self-check works: a program whose formula was changed stops with an error.
#[test]
fn a_changed_program_fails() {
    let folder = folder("code-changed");
    let text = program(Language::Rust, &Params::default()).replace("-2.0 * pair", "-4.0 * pair");
    let (file, run) = (folder.join("changed.rs"), folder.join("changed.run"));
    fs::write(&file, text).expect("a file");
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let compiled = Command::new(rustc).args(["--edition", "2021", "-o"]).arg(&run).arg(&file).output();
    must_succeed(&compiled.expect("rustc"), &file);
    assert!(!Command::new(&run).output().expect("a program").status.success());
}

#[test]
fn python_programs_parse() {
    let folder = folder("code-parse");
    let files =
        [Language::NumPy, Language::PyTorch, Language::Jax].map(|language| write_programs(&folder, language, "py"));
    let parse = "import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name).read())";
    match Command::new("python3").args(["-c", parse]).args(files.concat()).output() {
        Ok(output) => must_succeed(&output, &folder),
        Err(error) => println!("Python programs were not parsed: python3 could not be started ({error})"),
    }
}
