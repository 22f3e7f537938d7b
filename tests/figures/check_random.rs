//! Any input gets an answer: no panic, and no slice of work that blocks the page.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use phasor_figures::check::rope::Config;
use phasor_figures::check::{CheckTask, Form, Matrix, rope_words, words};
use proptest::prelude::*;

use crate::support::cases::cases;

/// A slice of a check takes less than a tenth of this even in test builds.
const MAX_DURATION: Duration = Duration::from_secs(1);

/// Test machines are shared and may stall: a check is too slow only if it is so each time.
const TRIES: usize = 3;

/// About ten times the number of slices that a small unknown matrix takes.
const MAX_SLICES: usize = 100_000;

/// Checks a matrix slice by slice; returns the message.
fn check_in_slices(matrix: &Matrix) -> String {
    let mut slowest = Duration::MAX;
    for _ in 0..TRIES {
        let (message, duration) = message_and_slowest_slice(matrix.clone());
        if duration < MAX_DURATION {
            return message;
        }
        slowest = slowest.min(duration);
    }
    panic!("a slice takes {slowest:?}");
}

fn message_and_slowest_slice(matrix: Matrix) -> (String, Duration) {
    let mut check = CheckTask::new(std::rc::Rc::new(matrix), 1e4);
    let mut done = 0.0;
    let mut slowest = Duration::ZERO;
    for _ in 0..MAX_SLICES {
        let begun = Instant::now();
        let next = check.advance();
        slowest = slowest.max(begun.elapsed());
        match next {
            ControlFlow::Continue(progress) => {
                assert!((done..=1.0).contains(&progress), "{done} {progress}");
                done = progress;
            }
            ControlFlow::Break(verdict) => {
                let report = words::report(&verdict);
                assert!(!report.head.is_empty() && !report.head.contains(['{', '⟨']), "{}", report.head);
                return (report.head, slowest);
            }
        }
    }
    panic!("the check does not end");
}

/// A .npy file with this header, followed by these bytes.
fn npy(descr: &str, order: &str, shape: &str, numbers: &[u8]) -> Vec<u8> {
    let head = format!("{{'descr': {descr}, 'fortran_order': {order}, 'shape': {shape}, }}\n");
    [b"\x93NUMPY\x01\x00".as_slice(), &(head.len() as u16).to_le_bytes(), head.as_bytes(), numbers].concat()
}

fn entry() -> impl Strategy<Value = f64> {
    prop_oneof![4 => -1.0..1.0_f64, 1 => Just(0.0), 1 => Just(1.0), 1 => -1e6..1e6_f64, 1 => any::<f64>().prop_filter("finite", |x| x.is_finite())]
}

proptest! {
    // Each case has three files.
    #![proptest_config(cases(60))]

    #[test]
    fn random_files_get_an_answer(
        descr in prop_oneof![Just("'<f8'".to_owned()), Just("\"<f4\"".into()), Just("'>f2'".into()), "[ -~]{0,12}"],
        order in prop_oneof![Just("True"), Just("False")],
        shape in prop_oneof![
            (0_usize..9, 0_usize..9).prop_map(|(rows, cols)| format!("({rows}, {cols})")),
            any::<(u64, u64)>().prop_map(|(rows, cols)| format!("({rows}L, {cols})")),
            "[(), 0-9L]{0,12}",
        ],
        numbers in proptest::collection::vec(any::<u8>(), 0..700),
        cut in 0_usize..900,
    ) {
        let file = npy(&descr, order, &shape, &numbers);
        for file in [&file[..], &file[..cut.min(file.len())], &numbers] {
            match Matrix::from_npy(file, 8) {
                Ok(matrix) => drop(check_in_slices(&matrix)),
                Err(error) => prop_assert!(words::error(&error).chars().count() < 400),
            }
        }
    }

    #[test]
    fn random_text_gets_an_answer(text in "[-+0-9.,;eE \t\n\"'\\[\\]a-f\u{feff}…−]{0,200}", block in "[{}:,\"0-9.e a-z_\\[\\]-]{0,80}") {
        match Matrix::from_text(&text, 8) {
            Ok(matrix) => drop(check_in_slices(&matrix)),
            Err(error) => prop_assert!(words::error(&error).chars().count() < 400),
        }
        drop(Config::read(&block).map(|config| rope_words::report(&config)));
    }

    #[test]
    fn random_matrices_get_an_answer(
        cols in 2_usize..40,
        rows in 2_usize..40,
        values in proptest::collection::vec(entry(), 1..40),
        by_row in any::<bool>(),
    ) {
        // Few distinct numbers give repeated rows or columns, blocks, and gaps.
        let at = |row: usize, col: usize| values[(if by_row { row } else { row * cols + col }) % values.len()];
        let values = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).map(|(row, col)| at(row, col));
        check_in_slices(&Matrix { rows, cols, values: values.collect(), decimals: None, form: Form::Table });
    }
}

/// Shapes that once took half a minute, or did not end.
#[test]
fn long_and_wide_matrices_are_checked_in_short_slices() {
    let noise = |row: usize, col: usize| {
        let number = ((row * 7919 + col * 104_729) as f64).sin() * 43_758.545;
        2.0 * (number - number.floor()) - 1.0
    };
    let check_matrix = |rows: usize, cols: usize, at: &dyn Fn(usize, usize) -> f64| {
        let values = (0..rows).flat_map(|row| (0..cols).map(move |col| at(row, col))).collect();
        check_in_slices(&Matrix { rows, cols, values, decimals: None, form: Form::Table })
    };
    let nothing = "There is no encoding in this";
    assert!(check_matrix(20_000, 4, &|_, col| 0.1 * (col + 1) as f64).starts_with(nothing));
    assert!(check_matrix(20_000, 4, &|_, _| 0.0).starts_with(nothing));
    let unknown = "This is no encoding";
    assert!(check_matrix(20_000, 4, &noise).starts_with(unknown));
    assert!(check_matrix(2, 2_097_152, &noise).starts_with(unknown));
    assert!(check_matrix(4096, 1024, &noise).starts_with(unknown));
    assert!(check_matrix(2048, 2048, &|_, col| noise(0, col) * 1e-300).starts_with(nothing));
}
