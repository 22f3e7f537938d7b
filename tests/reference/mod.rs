//! Reads the reference values beside this file (see README.md there).

use std::{fs, path::Path};

/// A CSV file of numbers: the header and the rows.
pub(crate) struct Table {
    header: Vec<String>,
    /// The numbers, row by row, in the order of the header.
    pub(crate) rows: Vec<Vec<f64>>,
}

impl Table {
    /// Reads `tests/reference/<name>.csv`.
    pub(crate) fn read(name: &str) -> Self {
        let text = read_file(&format!("{name}.csv"));
        let mut lines = text.lines();
        let header = lines.next().expect("a header").split(',');
        let header = header.map(str::to_owned).collect();
        let number = |cell: &str| cell.parse::<f64>().expect("a number");
        let rows = lines.map(|line| line.split(',').map(number).collect()).collect();
        Self { header, rows }
    }

    /// The rows as arrays holding the named columns.
    pub(crate) fn columns<const N: usize>(&self, names: [&str; N]) -> Vec<[f64; N]> {
        let indices = names.map(|name| {
            let found = self.header.iter().position(|column| column == name);
            found.unwrap_or_else(|| panic!("no column {name}"))
        });
        let pick = |row: &Vec<f64>| indices.map(|index| row[index]);
        self.rows.iter().map(pick).collect()
    }

    /// The dimensions an encoding file holds, from its columns dim0, dim1, ….
    pub(crate) fn dims(&self) -> Vec<usize> {
        let dim = |column: &String| column.strip_prefix("dim")?.parse().ok();
        self.header.iter().filter_map(dim).collect()
    }
}

/// A number from `constants.json`, found by its keys from the outside in. The file is our own and flat enough for
/// this: every key on the way occurs first where it is meant.
pub(crate) fn constant(keys: &[&str]) -> f64 {
    let text = read_file("constants.json");
    let mut rest = text.as_str();
    for key in keys {
        let quoted = format!("\"{key}\":");
        let start = rest.find(&quoted).unwrap_or_else(|| panic!("no {key}"));
        rest = &rest[start + quoted.len()..];
    }
    let end = rest.find([',', '}']).expect("an end");
    let number = rest[..end].trim().trim_matches('"');
    number.parse().expect("a number")
}

fn read_file(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/reference");
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}
