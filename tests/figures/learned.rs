//! Rotations in the tables learned by models, compared with those found by a `NumPy` program.

use phasor_figures::check::{Matrix, check, words};
use phasor_figures::core::rotations::{Plane, control, outlier_rows, rotations, run_without_pauses};

use crate::reference::Table;

const TABLES: [&[u8]; 2] = [
    include_bytes!("../../src/figures/tables/minilm-l6-h384.npy"),
    include_bytes!("../../src/figures/tables/whisper-tiny-en-decoder.npy"),
];

fn table(which: usize) -> Matrix {
    Matrix::from_npy(TABLES[which], 384).expect("a table")
}

/// `NumPy` computes singular vectors, this code subspace iterations. They agree to eight digits.
#[test]
fn rotations_match_those_found_with_numpy() {
    let columns = ["whisper", "first", "components", "share", "r2", "wavelength", "modulus"];
    let reference = Table::read("learned_rotations").columns(columns);
    for run in reference.chunk_by(|one, next| one[..3] == next[..3]) {
        let [which, first, components, share, r2, ..] = run[0];
        let matrix = table(which as usize);
        let left_out: Vec<usize> = (0..first as usize).collect();
        let found = run_without_pauses(rotations(
            &matrix.values,
            matrix.cols,
            &left_out,
            Some(components as usize),
            &async || (),
        ));
        let found = found.expect("rotations");
        assert!((found.share - share).abs() < 1e-8 && (found.r2 - r2).abs() < 1e-8, "{} {}", found.share, found.r2);
        let mut planes: Vec<_> = found.planes.iter().map(|plane| [plane.wavelength(), plane.modulus]).collect();
        planes.sort_by(|one, other| one[0].total_cmp(&other[0]));
        assert_eq!(planes.len(), run.len());
        for ([wavelength, modulus], expected) in planes.iter().zip(run) {
            assert!((wavelength / expected[5] - 1.0).abs() < 1e-6, "{wavelength} for {}", expected[5]);
            assert!((modulus - expected[6]).abs() < 1e-6, "{modulus} for {}", expected[6]);
        }
    }
}

/// The page's findings: outlier rows, the number of components, rotations, and control experiments.
#[test]
fn learned_rotations_are_faster_than_smoothness_explains() {
    for (which, outliers, components, fast) in [(0, &[0, 127, 510, 511][..], 10, 2), (1, &[0], 20, 4)] {
        let matrix = table(which);
        let left_out = outlier_rows(&matrix.values, matrix.cols);
        assert_eq!(left_out, outliers);
        let found = run_without_pauses(rotations(&matrix.values, matrix.cols, &left_out, None, &async || ()))
            .expect("rotations");
        assert_eq!(found.components, components);
        let control = run_without_pauses(control(&found, &async || ()));
        assert!(found.r2 > 0.99 && found.shuffled_r2 < 0.1 && control.smooth_r2 > 0.9, "{found:?} {control:?}");
        let faster = found.planes.iter().filter(|plane| plane.wavelength() < control.smooth_shortest / 2.0).count();
        assert!(
            faster >= fast,
            "{faster} of {:?} beside {control:?}",
            found.planes.iter().map(Plane::wavelength).collect::<Vec<_>>()
        );
    }
}

/// The first 64 rows of the table of Whisper's encoder match to the last bit.
#[test]
fn the_table_of_whispers_encoder_is_the_formula_in_binary16() {
    let file = include_bytes!("../reference/whisper-tiny-en-encoder-first-64.npy");
    let stored = Matrix::from_npy(file, 384).expect("a table");
    let computed = phasor_figures::table::whisper_encoder(String::new());
    assert_eq!((stored.rows, stored.cols), (64, computed.cols));
    let differing = stored.values.iter().zip(&computed.values).filter(|(stored, computed)| stored != computed).count();
    assert_eq!(differing, 0, "of {}", stored.values.len());
}

/// Both tables are recognised as learned, with their rotations; the same rows in another order get another headline.
#[test]
fn learned_tables_are_recognised() {
    for which in [0, 1] {
        let matrix = table(which);
        let head = words::report(&check(&matrix, 1e4)).head;
        assert!(head.contains("This was learned") && head.contains("rotations"), "{head}");
        let mut rows: Vec<&[f64]> = matrix.values.chunks_exact(matrix.cols).collect();
        // 5 is coprime to the number of rows, so this is a permutation.
        let count = rows.len();
        rows = (0..count).map(|row| rows[row * 5 % count]).collect();
        let shuffled = Matrix { values: rows.concat(), ..matrix.clone() };
        let every_fifth = words::report(&check(&shuffled, 1e4)).head;
        assert_ne!(every_fifth, head);
    }
}
