//! Exported tables of figures and the exported matrix: the parsed values equal those of the core.

use std::f64::consts::TAU;
use std::io::Write;
use std::process::{Command, Stdio};

use csv::{ReaderBuilder, StringRecord};
use phasor_figures::catalog;
use phasor_figures::core::encoding::{PairLayout, value};
use phasor_figures::core::limits::ENTRIES_MAX;
use phasor_figures::core::schedule::Schedule;
use phasor_figures::core::{distance, encode, wavelengths};
use phasor_figures::export::csv::csv;
use phasor_figures::export::npy::{Float, TooLarge, npy};
use phasor_figures::params::{Cells, Model, Orientation, Params, Source};
use phasor_figures::scene::Mark;

use crate::support::snapshot::{LINK, compared, each, with};

/// A parsed table, with the lines that start with `#` as notes.
struct Table {
    notes: Vec<String>,
    header: StringRecord,
    rows: Vec<StringRecord>,
}

impl Table {
    fn of(id: &str, params: &Params) -> Self {
        with(catalog::by_id(id).expect("a figure"), &params.clamped(), |snapshot| {
            Self::read(&csv(snapshot).expect("a table"), id)
        })
    }

    fn read(file: &[u8], what: &str) -> Self {
        let text = std::str::from_utf8(file).unwrap_or_else(|error| panic!("{what}: {error}"));
        let notes = text.lines().take_while(|line| line.starts_with("# ")).map(|line| line[2..].to_owned());
        // Without `flexible`, a row of another length is an error.
        let mut reader = ReaderBuilder::new().comment(Some(b'#')).from_reader(file);
        let header = reader.headers().unwrap_or_else(|error| panic!("{what}: {error}")).clone();
        let rows = reader.records().map(|row| row.unwrap_or_else(|error| panic!("{what}: {error}")));
        Self { notes: notes.collect(), header, rows: rows.collect() }
    }

    fn column(&self, name: &str) -> usize {
        self.header.iter().position(|known| known == name).unwrap_or_else(|| panic!("{name} in {:?}", self.header))
    }

    /// The numbers of the marks of one kind in a panel.
    fn numbers<const N: usize>(&self, panel: usize, kind: &str, columns: [&str; N]) -> Vec<[f64; N]> {
        let columns = columns.map(|name| self.column(name));
        let panel = panel.to_string();
        let rows = self.rows.iter().filter(|row| row[0] == *panel && row[2] == *kind);
        rows.map(|row| columns.map(|column| row[column].parse().expect("a number"))).collect()
    }
}

#[test]
fn every_figure_has_a_table_of_numbers() {
    each(|snapshot, what| {
        let table = Table::read(&csv(snapshot).unwrap_or_else(|error| panic!("{what}: {error}")), what);
        assert_eq!(table.header.iter().take(4).collect::<Vec<_>>(), ["panel", "mark", "kind", "name"]);
        let expected =
            [snapshot.title(), &snapshot.scene.caption.replace(char::is_control, " "), &snapshot.parameters(), LINK];
        assert_eq!(table.notes[..4], expected, "{what}");
        let unique: std::collections::BTreeSet<&str> = table.header.iter().collect();
        assert_eq!(unique.len(), table.header.len(), "{what}: duplicate column");
        for panel in &snapshot.scene.panels {
            for label in [&panel.x.label, &panel.y.label].into_iter().filter(|label| !label.is_empty()) {
                assert!(table.header.iter().any(|name| name.starts_with(label.as_str())), "{what}: {label}");
            }
        }
        // Panels with titles are named in a column.
        let has_titles = snapshot.scene.panels.iter().any(|panel| panel.title.is_some());
        let name_columns = if has_titles { 5 } else { 4 };
        for row in &table.rows {
            if has_titles {
                let panel: usize = row[0].parse().expect("a panel number");
                let title = snapshot.scene.panels[panel - 1].title.as_deref().unwrap_or_default();
                assert_eq!(&row[4], title, "{what}: {row:?}");
            }
            let numbers = row.iter().skip(name_columns).filter(|field| !field.is_empty());
            let numbers: Vec<f64> =
                numbers.map(|field| field.parse().unwrap_or_else(|_| panic!("{what}: {row:?}"))).collect();
            assert!(!numbers.is_empty() && numbers.iter().all(|number| number.is_finite()), "{what}: {row:?}");
        }
        // With default parameters, there is more than one row.
        assert!(table.rows.len() > 1 || *snapshot.params != Params::default(), "{what}");
        for (panel, number) in snapshot.scene.panels.iter().zip(1..) {
            let number = number.to_string();
            for mark in &panel.marks {
                let Some(name) = mark.legend().filter(|_| has_numbers(mark.plain())) else { continue };
                let is_there = table.rows.iter().any(|row| row[3] == *name && row[0] == *number);
                assert!(is_there, "{what}: “{name}” of panel {number}");
            }
        }
    });
}

/// Whether a mark has data, and is not only a legend sample.
fn has_numbers(mark: &Mark) -> bool {
    match mark {
        Mark::Line { points, .. } | Mark::Dots { points, .. } => !points.is_empty(),
        Mark::Area { outline, .. } => !outline.is_empty(),
        Mark::Bars { bars, .. } => !bars.is_empty(),
        _ => true,
    }
}

#[test]
fn a_comparison_has_both_tables_with_their_set_in_each_row() {
    let [a, b] = [Params { d_model: 8, ..Params::default() }, Params { n_pos: 20, ..Params::default() }];
    let [a, b] = [a, b].map(|params| params.clamped());
    for figure in catalog::ALL {
        let id = figure.id;
        let both = compared(figure, [&a, &b], |snapshot| Table::read(&csv(snapshot).expect("a table"), id));
        assert_eq!(both.header.iter().take(3).collect::<Vec<_>>(), ["set", "panel", "mark"], "{id}");
        let [of_a, of_b] = [&a, &b].map(|params| Table::of(id, params));
        let rows = |set: &str| both.rows.iter().filter(|row| row[0] == *set).collect::<Vec<_>>();
        let [rows_a, rows_b] = ["A", "B"].map(rows);
        assert_eq!(rows_a.len() + rows_b.len(), both.rows.len(), "{id}");
        // The columns of each table alone are among those of both, with the same numbers. Curves are left
        // out: they are listed to the end of their axis, which covers both.
        for (rows, alone) in [(rows_a, &of_a), (rows_b, &of_b)] {
            let columns: Vec<usize> = alone.header.iter().map(|name| both.column(name)).collect();
            let rows: Vec<_> = rows.into_iter().filter(|row| row[3] != *"curve").collect();
            let others: Vec<_> = alone.rows.iter().filter(|row| row[2] != *"curve").collect();
            assert_eq!(rows.len(), others.len(), "{id}");
            for (row, other) in rows.iter().zip(others) {
                assert!(columns.iter().map(|column| &row[*column]).eq(other.iter()), "{id}: {row:?}, {other:?}");
            }
        }
    }
    // On its own axes, each matrix is listed in full.
    let figure = catalog::by_id("heatmap").expect("a figure");
    let both = compared(figure, [&a, &b], |snapshot| Table::read(&csv(snapshot).expect("a table"), "heatmap"));
    let cells = |set: &str| both.rows.iter().filter(|row| row[0] == *set && row[3] == *"cells").count();
    assert_eq!([cells("A"), cells("B")], [(a.d_model * a.n_pos) as usize, (b.d_model * b.n_pos) as usize]);
    assert_eq!(both.notes[2].matches(" in A and ").count(), 2, "d_model and n_pos differ: {}", both.notes[2]);
    assert!(both.notes[1].starts_with("A: ") && both.notes[1].contains(" B: "), "{}", both.notes[1]);
}

/// Sines are computed in two ways: one by one, and eight at a time. Both are accurate to a few units in the last place
/// of an f64, at angles up to a thousand, whose rounding contributes 10⁻¹³.
const ROUNDING: f64 = 2e-13;

#[test]
fn cells_of_the_matrix_are_the_encoding() {
    for (orientation, layout, cells, dim) in [
        (Orientation::Across, PairLayout::Interleaved, Cells::Value, "dimension"),
        (Orientation::Down, PairLayout::Split, Cells::Value, "dimension"),
        // With sines and cosines apart, cells have their dimensions in memory order.
        (Orientation::Across, PairLayout::Interleaved, Cells::Apart, "dimension"),
    ] {
        let d_model = 64;
        let params = Params { d_model, n_pos: 200, base: 1234.5, orientation, layout, cells, ..Params::default() };
        let cells = Table::of("heatmap", &params).numbers(1, "cells", ["position pos", dim, "value"]);
        assert_eq!(cells.len(), 64 * 200);
        for [pos, dim, shown] in cells {
            let encoding = encode(64, 1234.5, pos);
            let dim = dim as usize;
            let dim = match layout {
                PairLayout::Interleaved => dim,
                PairLayout::Split => 2 * (dim % 32) + dim / 32,
            };
            assert!((shown - encoding[dim]).abs() < ROUNDING, "pos {pos}, dimension {dim}: {shown}");
        }
    }
}

#[test]
fn cells_of_angles_are_angles() {
    let params = Params { cells: Cells::Phase, d_model: 32, ..Params::default() };
    let cells = Table::of("heatmap", &params).numbers(1, "cells", ["position pos", "pair", "angle"]);
    assert_eq!(cells.len(), 50 * 16);
    for [pos, pair, angle] in cells {
        assert_eq!(angle, (pos * params.freq(pair as u32)).rem_euclid(TAU));
    }
}

#[test]
fn distances_equal_those_of_the_core_to_the_last_digit() {
    let params = Params::default();
    let freqs = params.freqs();
    let cells = Table::of("distance-matrix", &params).numbers(1, "cells", ["position i", "position j", "distance"]);
    assert_eq!(cells.len(), 50 * 50);
    for [i, j, shown] in cells {
        assert_eq!(shown, distance(&freqs, (i - j).abs()), "{i} {j}");
    }
    let curve = Table::of("distance-offset", &params).numbers(1, "line", ["offset k (positions)", "distance"]);
    // The initial slope is a line of two points. The whole curve is computed by the recurrence (see
    // `tests/core/sampling.rs`).
    assert_eq!(curve.len(), 2 + 50);
    for [offset, shown] in &curve[2..] {
        assert!((shown - distance(&freqs, *offset)).abs() < 1e-6, "{offset}: {shown}");
    }
}

#[test]
fn wavelengths_equal_those_of_the_core() {
    let params = Params::default();
    let mut dots = Table::of("wavelengths", &params).numbers(1, "dots", ["pair", "wavelength (positions)"]);
    dots.sort_by(|one, other| one[0].total_cmp(&other[0]));
    // The cursor's dot is on that of its pair.
    dots.dedup();
    let exact = wavelengths(128, 10_000.0);
    assert_eq!(dots.len(), exact.len());
    for ([_, shown], exact) in dots.into_iter().zip(exact) {
        // One is a power of the base, the other the reciprocal of its inverse.
        assert!((shown / exact - 1.0).abs() < 1e-15, "{shown} {exact}");
    }
}

#[test]
fn the_largest_matrix_has_a_sample_of_exact_cells() {
    let params = Params { d_model: 16_384, n_pos: 1_048_576, cells: Cells::Value, ..Params::default() };
    let table = Table::of("heatmap", &params);
    let cells = table.numbers(1, "cells", ["position pos", "dimension", "value"]);
    assert_eq!(cells.len(), 512 * 512);
    assert!(table.notes.iter().any(|note| note.contains("512 and 512 are listed")), "{:?}", table.notes);
    let freqs = params.freqs();
    for [pos, dim, shown] in &cells {
        assert_eq!(*shown, value(&freqs, params.layout, *pos, *dim as usize));
    }
    let last = cells.last().expect("cells");
    assert_eq!([last[0], last[1]], [1_048_575.0, 16_383.0], "from the first to the last");
    let thin = Table::of("heatmap", &Params { d_model: 2, ..params });
    assert_eq!(thin.numbers(1, "cells", ["value"]).len(), 1 << 18, "a short side leaves more samples for the other");
}

#[test]
fn complete_tables_have_no_note_on_sampling() {
    let notes = Table::of("heatmap", &Params::default()).notes;
    assert_eq!(notes.len(), 5, "{notes:?}");
}

/// Parses NPY 1.0 (`numpy.lib.format`): the number type, rows and columns, and the data.
fn parse_npy(file: &[u8]) -> (String, [usize; 2], &[u8]) {
    assert_eq!(&file[..8], b"\x93NUMPY\x01\x00");
    let length = usize::from(u16::from_le_bytes([file[8], file[9]]));
    let (header, data) = file[10..].split_at(length);
    assert!((10 + length).is_multiple_of(64) && header.ends_with(b"\n"));
    let header = std::str::from_utf8(header).expect("letters");
    let after = |key: &str| header.split_once(&format!("'{key}': ")).expect("a key").1;
    assert!(after("fortran_order").starts_with("False,"));
    let float = after("descr").split('\'').nth(1).expect("a name").to_owned();
    let shape = after("shape").trim_start_matches('(').split_once(')').expect("an end").0;
    let shape: Vec<usize> = shape.split(", ").map(|length| length.parse().expect("a length")).collect();
    (float, shape.try_into().expect("two lengths"), data)
}

#[test]
fn the_exported_matrix_is_the_encoding() {
    for layout in [PairLayout::Interleaved, PairLayout::Split] {
        for schedule in [Schedule::Geometric, Schedule::Harmonic] {
            for (n_pos, d_model) in [(1, 2), (50, 128), (333, 10)] {
                let params = Params { n_pos, d_model, layout, schedule, ..Params::default() };
                let [single, double] = [Float::F32, Float::F64].map(|float| npy(&params, float).expect("small"));
                let [(f4, shape, single), (f8, same, double)] = [&single, &double].map(|file| parse_npy(file));
                assert_eq!((f4.as_str(), f8.as_str(), shape), ("<f4", "<f8", same));
                assert_eq!(shape, [n_pos as usize, d_model as usize]);
                let freqs = params.freqs();
                let [singles, doubles] = [single.len() / 4, double.len() / 8];
                assert_eq!([singles, doubles], [shape[0] * shape[1]; 2]);
                for (index, bytes) in double.as_chunks::<8>().0.iter().enumerate() {
                    let (pos, dim) = (index / shape[1], index % shape[1]);
                    let exact = value(&freqs, layout, pos as f64, dim);
                    let stored = f64::from_le_bytes(*bytes);
                    assert!((stored - exact).abs() < ROUNDING, "{pos} {dim}: {stored} {exact}");
                    let rounded = f32::from_le_bytes(single.as_chunks::<4>().0[index]);
                    assert_eq!(rounded, stored as f32, "rounded once");
                }
            }
        }
    }
}

/// As an implementation keeps them: all cosines, then all sines, each times the attention factor.
#[test]
fn the_exported_matrix_of_a_model_is_cosines_and_sines() {
    let model = Model::read("own,8,10000;trained,4096;attention,1.25;yarn,4,1,32").expect("a model");
    let freqs = model.rule.freqs(8, 1e4, 7.0);
    let params = Params { source: Source::Model, model: Some(model.into()), d_model: 8, n_pos: 7, ..Params::default() };
    let file = npy(&params, Float::F64).expect("small");
    let (_, shape, data) = parse_npy(&file);
    assert_eq!(shape, [7, 8]);
    for (index, bytes) in data.as_chunks::<8>().0.iter().enumerate() {
        let (pos, dim) = ((index / 8) as f64, index % 8);
        let exact = if dim < 4 { (pos * freqs[dim]).cos() } else { (pos * freqs[dim - 4]).sin() };
        assert_eq!(f64::from_le_bytes(*bytes), 1.25 * exact, "{pos} {dim}");
    }
}

#[test]
fn tables_of_a_model_list_its_frequencies() {
    let model = Model::read("own,8,10000;trained,4096;yarn,4,1,32").expect("a model");
    let freqs = model.rule.freqs(8, 1e4, 7.0);
    let params = Params { source: Source::Model, model: Some(model.into()), d_model: 8, n_pos: 7, ..Params::default() };
    let listed = |table: &Table| -> Vec<Vec<f64>> {
        let notes = table.notes.iter().filter_map(|note| note.split_once("in radians per position: "));
        notes.map(|(_, list)| list.split(", ").map(|freq| freq.parse().expect("a number")).collect()).collect()
    };
    assert_eq!(listed(&Table::of("wavelengths", &params)), std::slice::from_ref(&freqs));
    // The gallery draws the formula, whose frequencies follow from the parameters.
    assert!(listed(&Table::of("gallery", &params)).is_empty());
    assert!(listed(&Table::of("wavelengths", &Params::default())).is_empty());
}

#[test]
fn a_matrix_that_is_too_large_gives_an_error_message() {
    let params = Params { d_model: 16_384, n_pos: 1025, ..Params::default() };
    let error = npy(&params, Float::F32).expect_err("too large");
    assert_eq!(error, TooLarge { n_pos: 1025, d_model: 16_384 });
    let words = error.to_string();
    assert!(["1025", "16\u{202f}384", "16\u{202f}777\u{202f}216"].iter().all(|part| words.contains(part)), "{words}");
    assert_eq!(ENTRIES_MAX, 1 << 24);
    assert!(npy(&Params { n_pos: 1024, ..params }, Float::F32).is_ok_and(|file| file.len() > 4 << 24));
}

#[test]
fn numpy_loads_the_matrix() {
    let Some(python) = crate::python::with("numpy") else { return };
    for (float, dtype) in [(Float::F32, "float32"), (Float::F64, "float64")] {
        let file = npy(&Params::default(), float).expect("small");
        let program = format!(
            "import io, sys, numpy\n\
             a = numpy.load(io.BytesIO(sys.stdin.buffer.read()))\n\
             assert a.dtype == numpy.{dtype} and a.shape == (50, 128) and a.flags.c_contiguous\n\
             angles = numpy.arange(50)[:, None] * 10000.0 ** (-numpy.arange(0, 128, 2) / 128)\n\
             error = max(abs(a[:, 0::2] - numpy.sin(angles)).max(), abs(a[:, 1::2] - numpy.cos(angles)).max())\n\
             assert error < {limit}, error\n",
            // Half a unit of an f32 below 1, plus earlier rounding; for f64, the rounding of angles up to 49.
            limit = if float == Float::F32 { 6e-8 } else { 3e-14 },
        );
        let mut child = Command::new(&python).args(["-c", &program]).stdin(Stdio::piped()).spawn().expect("a Python");
        child.stdin.take().expect("a pipe").write_all(&file).expect("bytes are taken");
        assert!(child.wait().expect("an end").success(), "{dtype}");
    }
}
