//! Python with its libraries: named by `PHASOR_PYTHON`, as `cargo xtask test` does where `NumPy` can be had, or `python3`.

use std::env;
use std::path::PathBuf;
use std::process::Command;

/// A Python that has this library. Where there is none, a test says that it did not run; but one that was promised must be
/// there.
pub fn with(library: &str) -> Option<PathBuf> {
    let named = env::var_os("PHASOR_PYTHON");
    let is_promised = named.is_some() && library == "numpy";
    let python = named.map_or_else(|| "python3".into(), PathBuf::from);
    let imports = Command::new(&python).args(["-c", &format!("import {library}")]).output();
    let found = imports.is_ok_and(|output| output.status.success()).then_some(python);
    assert!(found.is_some() || !is_promised, "PHASOR_PYTHON names a Python without NumPy");
    if found.is_none() {
        println!("not run: no Python here has {library}");
    }
    found
}
