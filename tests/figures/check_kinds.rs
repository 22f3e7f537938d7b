//! Tables of kinds that no rule of frequencies explains by itself: octaves of inputs, aliases, grids with alternating
//! pairs, positions in another order, offsets and their buckets. The report says what they are, and no table of sines is
//! called learned.

use std::f64::consts::PI;

use phasor_figures::check::input::CheckInput;
use phasor_figures::check::judgement::Judgement;
use phasor_figures::check::layout::Layout;
use phasor_figures::check::verdict::Finding;
use phasor_figures::check::{Form, Matrix, check, frequencies, slopes_of_heads, words};
use phasor_figures::core::causal::{BF16_DIGITS, F16_DIGITS, rounded};
use phasor_figures::core::compare::Buckets;
use phasor_figures::core::encoding::{Component, freqs};
use phasor_figures::core::norms::bf16;
use phasor_figures::core::pitfalls::{Bug, Faulty};
use phasor_figures::core::schedule::split_mix;

use crate::check_files::{first, npy};
use crate::support::cases::count;

fn table(rows: usize, cols: usize, entry: impl Fn(usize, usize) -> f64) -> Matrix {
    let values = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).map(|(row, col)| entry(row, col));
    Matrix { rows, cols, values: values.collect(), decimals: None, form: Form::Table }
}

/// Sines and cosines of these angles, by row and pair.
fn waves(layout: Layout, [rows, pairs]: [usize; 2], angle: impl Fn(usize, usize) -> f64) -> Matrix {
    table(rows, 2 * pairs, |row, col| {
        let (pair, component) = layout.pair_and_component(pairs, col);
        let angle = angle(row, pair);
        if component == Component::Sin { angle.sin() } else { angle.cos() }
    })
}

fn told(report: words::Report) -> String {
    let rows = report.rows.into_iter().map(|(name, words)| format!("{name}: {words}"));
    let all: Vec<String> = std::iter::once(report.head).chain(report.notes).chain(rows).collect();
    all.join(" | ").replace('\u{202f}', "")
}

fn report(matrix: &Matrix) -> String {
    told(words::report(&check(matrix, 1e4)))
}

fn of_list(list: &[f64]) -> String {
    told(words::report(&frequencies(list, 1e4)))
}

fn assert_says(report: &str, all: &[&str]) {
    for words in all {
        assert!(report.contains(words), "“{words}”: {report}");
    }
}

#[test]
fn octaves_of_an_input_are_named_with_their_aliases() {
    // x from −1 to 1 in steps of 1/32, then sin, cos of 2^k·x.
    let x = |row: usize| row as f64 / 32.0 - 1.0;
    let nerf = table(65, 21, |row, col| match col.checked_sub(1) {
        None => x(row),
        Some(place) => {
            let angle = f64::exp2((place / 2) as f64) * x(row);
            if place % 2 == 0 { angle.sin() } else { angle.cos() }
        }
    });
    let expected =
        ["2ᵏ·x (without the factor π)", "k from 0 to 9", "frequencies 1 to 512", "from −1 to 1", "From k = 7 on"];
    assert_says(&report(&nerf), &expected);
    // The same without its first column, with and without π: frequencies per row.
    for (factor, step) in [(1.0, "Step: 0.03125"), (PI, "Step: 0.0981748")] {
        let plain = waves(Layout::Interleaved, [65, 10], |row, pair| factor * f64::exp2(pair as f64) * x(row));
        let report = report(&plain);
        let aliased = if factor == 1.0 { "From pair 7 on, 3 pairs" } else { "From pair 6 on, 4 pairs" };
        assert_says(&report, &["double from pair to pair", step, aliased]);
    }
    // From another frequency on, with noise.
    let mut state = 5;
    let mut noise = || 0.01 * (split_mix(&mut state) - 0.5);
    let mut other = waves(Layout::Split, [80, 12], |row, pair| 0.0123 * f64::exp2(pair as f64) * row as f64);
    other.values.iter_mut().for_each(|value| *value += noise());
    assert_says(
        &report(&other),
        &["Frequencies double from pair to pair, as in octaves, from 0.0123", "From pair 8 on"],
    );
}

#[test]
fn pairs_of_two_axes_may_alternate() {
    let ladder = freqs(64, 1e4);
    let grid = waves(Layout::SplitCosFirst, [30, 32], |row, pair| {
        let place = [row / 5, row % 5][pair % 2];
        place as f64 * ladder[pair]
    });
    let expected = [
        "as in rotary embedding of pictures",
        "6 lines of 5 places",
        "even pairs turn by the line, odd pairs by the place in it",
        "Base: 10000",
        "Row 1 is place 1 of line 0",
    ];
    assert_says(&report(&grid), &expected);
    let by_place = waves(Layout::Interleaved, [30, 16], |row, pair| {
        let place = [row % 5, row / 5][pair % 2];
        place as f64 * freqs(32, 500.0)[pair]
    });
    assert_says(&report(&by_place), &["even pairs turn by the place in a line", "Base: 500"]);
}

/// Any frequencies, at any step, in any layout and type: sines, not a learned table.
#[test]
fn no_table_of_sines_is_called_learned() {
    let mut state = 11;
    for case in 0..count(60) {
        let mut random = || split_mix(&mut state);
        let layout = Layout::BOTH[case as usize % 4];
        let pairs = 8 + (24.0 * random()) as usize;
        let fastest = [0.5, 3.0, 40.0][case as usize / 4 % 3];
        let ladder: Vec<f64> = (0..pairs).map(|_| fastest * random().powi(3) + 1e-4).collect();
        let step = [1.0, 0.01, 7.3][(3.0 * random()) as usize];
        let in_order = random() < 0.7;
        let positions: Vec<f64> =
            (0..96).map(|row| if in_order { step * f64::from(row) } else { (500.0 * random()).floor() }).collect();
        let mut matrix = waves(layout, [96, pairs], |row, pair| positions[row] * ladder[pair]);
        if random() < 0.3 {
            matrix.values.iter_mut().for_each(|value| *value = f64::from(bf16(*value as f32)));
        }
        let verdict = check(&matrix, 1e4);
        let report = told(words::report(&verdict));
        let is_learned = matches!(verdict.finding, Finding::Learned(_)) || report.contains("learned");
        assert!(!is_learned, "{case} {layout:?}: {report}");
    }
}

#[test]
fn angles_without_a_rule_are_still_sines_and_cosines() {
    let mut state = 3;
    let angles: Vec<f64> = (0..40 * 12).map(|_| 6.0 * split_mix(&mut state)).collect();
    let matrix = waves(Layout::Split, [40, 12], |row, pair| angles[row * 12 + pair]);
    assert_says(&report(&matrix), &["Sines and cosines", "square of 1"]);
    // Numbers without pairs are not.
    let numbers = table(40, 24, |row, col| angles[(row * 24 + col) % angles.len()] - 3.0);
    assert!(!report(&numbers).contains("Sines and cosines"));
}

#[test]
fn pairs_that_turn_too_fast_are_said_to_be_aliased() {
    let ladder = [0.31, 5.1, 0.07, 3.9, 1.3, 0.9, 4.4, 0.02];
    let matrix = waves(Layout::Interleaved, [60, 8], |row, pair| row as f64 * ladder[pair]);
    assert_says(&report(&matrix), &["3 pairs seem to turn backwards"]);
}

#[test]
fn positions_in_another_order_are_judged() {
    use Judgement::{Doubtful, Wrong};
    let ladder = freqs(64, 1e4);
    let at = |positions: &[f64]| {
        let angles = waves(Layout::Interleaved, [positions.len(), 32], |row, pair| positions[row] * ladder[pair]);
        words::report(&check(&angles, 1e4))
    };
    let rows = |count: usize| 0..count;
    let of = |position: &dyn Fn(usize) -> f64| rows(60).map(position).collect::<Vec<f64>>();
    let cases: [(Vec<f64>, &str, Option<Judgement>); 10] = [
        (of(&|row| 59.0 - row as f64), "Positions fall from row to row", Some(Doubtful)),
        (of(&|row| -(row as f64)), "sines have the opposite sign", Some(Doubtful)),
        (of(&|row| row as f64 - 29.5), "Positions are centred, from −29.5 to 29.5", Some(Doubtful)),
        (of(&|row| row as f64 / 59.0), "Positions run from 0 to 1", Some(Doubtful)),
        (of(&|row| (row as f64 - 30.0).abs()), "Positions fall to 0 and rise again", Some(Wrong)),
        (of(&|row| (row / 3) as f64), "Each position stands in 3 neighbouring rows", Some(Doubtful)),
        (of(&|row| (row % 25) as f64), "Positions start again at row 25", Some(Doubtful)),
        (of(&|row| row.saturating_sub(7) as f64), "The first 8 rows have one position", None),
        (of(&|row| row.min(40) as f64), "From row 40 on, all rows have position 40", Some(Wrong)),
        (of(&|row| (row * 7 % 60) as f64), "Rows are those of positions 0 to 59", Some(Doubtful)),
    ];
    for (positions, expected, judgement) in cases {
        let report = at(&positions);
        assert_eq!(report.judgement, judgement, "{expected}");
        assert_says(&told(report), &[expected]);
    }
    let narrow: Vec<f64> = rows(400).map(|row| if row == 0 { 0.0 } else { rounded(row as f64, BF16_DIGITS) }).collect();
    let narrow = at(&narrow);
    assert_eq!(narrow.judgement, Some(Wrong));
    assert_says(&told(narrow), &["rounded to bfloat16: from row 257 on"]);
    // The same as lists of whole numbers.
    let packed: Vec<f64> = rows(40).map(|row| (row % 16) as f64).collect();
    assert_says(&of_list(&packed), &["Positions, not frequencies", "start again at row 16"]);
    // Position 1 of padding, as in transformers.
    let padded: Vec<f64> = [1.0; 3].into_iter().chain((0..9).map(f64::from)).collect();
    assert_says(&of_list(&padded), &["The first 3 rows have one position"]);
}

#[test]
fn offsets_and_their_buckets_are_recognised() {
    let offset = |row: usize, col: usize| col as i64 - row as i64;
    let of = |entry: &dyn Fn(i64) -> i64| report(&table(90, 90, |row, col| entry(offset(row, col)) as f64));
    assert_says(&of(&|offset| offset), &["Offsets from query to key, key − query"]);
    assert_says(&of(&|offset| 16 - offset.clamp(-16, 16)), &["query − key", "cut off at ±16", "16 is added to each"]);
    let decoder = Buckets { tells_directions: false, ..Buckets::T5 };
    let long = Buckets { count: 64, distance: 256, tells_directions: true };
    assert_says(&of(&|offset| i64::from(Buckets::T5.of(offset))), &["both directions: 32 buckets, up to distance 128"]);
    assert_says(&of(&|offset| i64::from(decoder.of(offset))), &["one direction: 32 buckets, up to distance 128"]);
    assert_says(
        &of(&|offset| i64::from(long.of(-offset))),
        &["64 buckets, up to distance 256", "Directions are exchanged"],
    );
    // Swin's index of a window of 3 rows and 4 columns.
    let window = |sign: i64| {
        table(12, 12, |query, key| {
            let [rows, columns] =
                [[query / 4, key / 4], [query % 4, key % 4]].map(|[one, other]| one as i64 - other as i64);
            ((sign * rows + 2) * 7 + sign * columns + 3) as f64
        })
    };
    assert_says(&report(&window(1)), &["a window of 3 × 4 places, as in Swin: 7·(Δrow + 2) + (Δcolumn + 3)"]);
    assert_says(&report(&window(-1)), &["a window of 3 × 4", "Directions are exchanged: Swin"]);
    // One wrong entry.
    let mut wrong = table(90, 90, |row, col| f64::from(Buckets::T5.of(offset(row, col))));
    wrong.values[7 * 90 + 20] = 3.0;
    assert_says(&report(&wrong), &["row 7, column 20: 3, where"]);
}

#[test]
fn frequencies_in_a_narrow_type_are_told_with_their_error() {
    let exact = freqs(128, 1e4);
    let bfloat16: Vec<f64> = exact.iter().map(|freq| f64::from(bf16(*freq as f32))).collect();
    let off = |pair: usize| (bfloat16[pair] - exact[pair]).abs();
    let most = (0..64).max_by(|one, other| off(*one).total_cmp(&off(*other))).expect("a pair");
    let said = format!("pair {most} is off by {:.2}", 1000.0 * off(most));
    let report = of_list(&bfloat16);
    assert_says(&report, &["base 10000", "rounded as in bfloat16: at position 1000", &said]);
    assert!(!of_list(&exact).contains("rounded"));
    // Powers of two are exact.
    assert!(!of_list(&freqs(16, 256.0)).contains("rounded"));
    // The last of these are multiples of 2⁻²⁴ in float16.
    let float16: Vec<f64> = freqs(128, 1e6).into_iter().map(as_f16).collect();
    assert_says(&of_list(&float16), &["base 1000000", "rounded as in float16"]);
}

/// The nearest float16 of a number below 1.
fn as_f16(number: f64) -> f64 {
    let step = 2_f64.powi((number.log2().floor() as i32).max(-14) - 10);
    (number / step).round_ties_even() * step
}

#[test]
fn a_base_with_missing_brackets_is_no_unfilled_memory() {
    for factor in [2_i32, 8] {
        let base = 1e4 * f64::from(factor).powi(128) / 126.0;
        let head = of_list(&freqs(128, base));
        assert_says(&head, &["Was the base 10000 meant", "brackets are missing", &format!("{factor} was raised to d")]);
    }
    // Brackets where they belong.
    assert_says(&of_list(&freqs(128, 1e4 * 8_f64.powf(128.0 / 126.0))), &["NTK-aware for factor 8? Then it is"]);
}

/// Keys hidden by minus infinity.
#[test]
fn infinite_masks_and_biases_are_told_apart() {
    let of = |entry: &dyn Fn(i64) -> String| {
        let row = |row: i64| (0..12).map(|col| entry(row - col)).collect::<Vec<_>>().join(" ");
        let text = (0..12).map(row).collect::<Vec<_>>().join("\n");
        report(&Matrix::from_text(&text, 128).expect("a matrix"))
    };
    let window = of(&|offset| if (0..5).contains(&offset) { "0".into() } else { "-inf".into() });
    assert_says(&window, &["causal mask with a window", "5 positions are seen"]);
    assert_says(&of(&|offset| if offset < 0 { "-inf".into() } else { "0".into() }), &["causal mask, not"]);
    let alibi = of(&|offset| if offset < 0 { "-inf".into() } else { format!("{}", -0.25 * offset as f64) });
    assert_says(&alibi, &["ALiBi", "0.25"]);
}

/// A bias for each head.
#[test]
fn slopes_of_the_biases_of_all_heads_are_checked() {
    let of = |exponent: &dyn Fn(i32) -> f64| {
        let bias = |head: i32| (0..6).flat_map(move |row| (0..6).map(move |col| (head, (row - col).max(0))));
        let entries = (0..8).flat_map(bias).map(|(head, distance)| -exponent(head).exp2() * f64::from(distance));
        let bytes: Vec<u8> = entries.flat_map(|entry| (entry as f32).to_le_bytes()).collect();
        let loaded = first("biases.npy", &npy("<f4", "(1, 8, 6, 6)", &bytes)).expect("slopes");
        assert_eq!(loaded.matrix.form, Form::Slopes);
        words::report(&slopes_of_heads(&loaded.matrix.values))
    };
    let right = of(&|head| f64::from(-head - 1));
    assert!(right.head.contains("The slopes of ALiBi for 8 heads") && right.fix.is_none(), "{}", right.head);
    let early = of(&|head| f64::from(-head));
    assert!(early.head.contains("that of head 0 (from 0), 1 instead of 0.5"), "{}", early.head);
    assert_eq!(early.fix.as_deref(), Some("slopes = 2.0 ** (-8 / 8 * np.arange(1, 9))"));
}

/// In int8, entries are rounded, and angles are not.
#[test]
fn a_table_of_whole_numbers_is_rounded_and_no_fault() {
    let entries = waves(Layout::Interleaved, [50, 32], |row, pair| row as f64 * freqs(64, 1e4)[pair]);
    let bytes: Vec<u8> = entries.values.iter().map(|entry| (127.0 * entry).round() as i8 as u8).collect();
    let loaded = first("int8.npy", &npy("|i1", "(50, 64)", &bytes)).expect("a table");
    let said = report(&loaded.matrix);
    assert_says(&said, &["multiplied by one number", "as far as 0 decimals show"]);
    assert!(!said.contains("narrow format"), "{said}");
}

/// The first row says where it ends, whatever the page's `d_model` is.
#[test]
fn a_flat_table_has_the_width_of_its_first_row() {
    for layout in [Layout::Interleaved, Layout::Split] {
        let entries = waves(layout, [50, 32], |row, pair| row as f64 * freqs(64, 1e4)[pair]).values;
        let flat = Matrix { rows: 1, cols: 3200, values: entries, decimals: None, form: Form::List };
        let matrix = flat.validated(128).expect("a table");
        assert_eq!([matrix.rows, matrix.cols], [50, 64]);
    }
}

#[test]
fn the_only_list_of_an_object_is_read() {
    let rows = |text: &str| match CheckInput::of_text(text.into()) {
        CheckInput::Rows(rows) => Some(rows),
        _ => None,
    };
    assert_eq!(rows("{\"inv_freq\": [1.0, 0.5]}").as_deref(), Some("[1.0, 0.5]"));
    assert_eq!(rows("{'inv_freq': tensor([1.0, 0.5])}").as_deref(), Some("tensor([1.0, 0.5])"));
    for config in ["{\"rope_theta\": 10000.0}", "{\"architectures\": [\"Llama\"]}", "{\"a\": {\"long_factor\": [1.0]}}"]
    {
        assert_eq!(rows(config), None, "{config}");
    }
}

#[test]
fn rotations_of_pairs_in_matrices_of_their_own_are_read() {
    let angle = |row: usize, pair: usize| row as f64 * freqs(64, 1e4)[pair];
    let entries = (0..16).flat_map(|row| {
        (0..32).flat_map(move |pair| {
            let (sin, cos) = angle(row, pair).sin_cos();
            [cos, -sin, sin, cos]
        })
    });
    let bytes: Vec<u8> = entries.flat_map(|entry| (entry as f32).to_le_bytes()).collect();
    let loaded = first("rotations.npy", &npy("<f4", "(16, 32, 2, 2)", &bytes)).expect("a table");
    assert_says(&report(&loaded.matrix), &["rotary", "10000"]);
}

/// A fault that a line of code mends comes with that line, which has the numbers of the verdict.
#[test]
fn a_fault_comes_with_the_line_that_makes_it_right() {
    let fix = |matrix: &Matrix| words::report(&check(matrix, 1e4)).fix;
    let of = |bug| {
        let faulty = Faulty { bug, d_model: 16, base: 1e4 };
        fix(&table(30, 16, |row, col| faulty.encode(row as f64)[col]))
    };
    let right = "freqs = 10000 ** (-np.arange(0, 16, 2) / 16)";
    assert_eq!(of(Bug::Exponent).as_deref(), Some(right));
    assert!(of(Bug::Cosine).is_some_and(|line| line.contains("np.cos(pos * freqs)")));
    assert!(of(Bug::Degrees).is_some_and(|line| line.contains("np.sin(pos * freqs)")));
    let plain = waves(Layout::Interleaved, [30, 8], |row, pair| row as f64 * freqs(16, 1e4)[pair]);
    assert_eq!(fix(&plain), None, "nothing to mend");
    let turned = table(8, 40, |row, col| {
        if row % 2 == 0 {
            (col as f64 * freqs(8, 1e4)[row / 2]).sin()
        } else {
            (col as f64 * freqs(8, 1e4)[row / 2]).cos()
        }
    });
    assert_eq!(fix(&turned).as_deref(), Some("pe = pe.T"));
    let inverted = waves(Layout::Split, [40, 8], |row, pair| row as f64 / freqs(16, 1e4)[pair]);
    assert_eq!(fix(&inverted).as_deref(), Some("angles = pos[:, None] * freqs[None, :]"));
    let narrow: Vec<f64> = freqs(64, 1e4).iter().map(|freq| f64::from(bf16(*freq as f32))).collect();
    assert_eq!(
        words::report(&frequencies(&narrow, 1e4)).fix.as_deref(),
        Some("inv_freq = 10000 ** (-np.arange(0, 64, 2) / 64)")
    );
}

/// The columns of two encodings, of the axes that the rows count: side by side, with one row for each place.
fn beside([slow, fast]: [&dyn Fn(usize, usize) -> f64; 2], [groups, period]: [usize; 2], cols: [usize; 2]) -> Matrix {
    table(groups * period, cols[0] + cols[1], |row, col| match col.checked_sub(cols[0]) {
        None => slow(row / period, col),
        Some(col) => fast(row % period, col),
    })
}

/// An entry of the paper's encoding of `dims` dimensions, sines before cosines.
fn split(dims: usize, base: f64, pos: usize, col: usize) -> f64 {
    let (pair, component) = Layout::Split.pair_and_component(dims / 2, col);
    let angle = pos as f64 * freqs(dims as u32, base)[pair];
    if component == Component::Sin { angle.sin() } else { angle.cos() }
}

/// As for videos: a quarter of the dimensions has the time, the rest the place, half of it for the column and half for the
/// row.
fn video(base: f64) -> Matrix {
    let time = move |step: usize, col: usize| split(8, base, step, col);
    let place = move |place: usize, col: usize| match col.checked_sub(12) {
        None => split(12, base, place % 5, col),
        Some(col) => split(12, base, place / 5, col),
    };
    beside([&time, &place], [4, 15], [8, 24])
}

#[test]
fn time_and_place_side_by_side_are_told_apart() {
    let expected = [
        "4 groups of 15 rows, such as time",
        "Groups of rows: columns 0 to 7: ",
        "Within a group: columns 8 to 31: ",
        "3 lines of 5 places",
        "Base: 10000",
    ];
    assert_says(&report(&video(1e4)), &expected);
    // The place first, then the time; three axes with a third of the dimensions each.
    let place = |place: usize, col: usize| {
        if col < 12 { split(12, 1e4, place / 6, col) } else { split(12, 1e4, place % 6, col - 12) }
    };
    let thirds = table(5 * 24, 36, |row, col| match col {
        0..24 => place(row % 24, col),
        _ => split(12, 1e4, row / 24, col - 24),
    });
    assert_says(&report(&thirds), &["5 groups of 24 rows", "Groups of rows: columns 24 to 35", "4 lines of 6 places"]);
    // Two axes of unequal size: an encoding of 8 dimensions and one of 16.
    let unequal =
        beside([&|row, col| split(8, 1e4, row, col), &|row, col| split(16, 500.0, row, col)], [6, 7], [8, 16]);
    assert_says(&report(&unequal), &["6 groups of 7 rows", "columns 8 to 23", "Base: 500"]);
}

/// Cosines of all pairs, then sines, as for queries of a video: sections of the pairs have the time, the row, the column.
#[test]
fn sections_of_pairs_for_three_axes_are_told_apart() {
    let ladder = freqs(32, 1e6);
    let sections = waves(Layout::SplitCosFirst, [4 * 30, 16], |row, pair| {
        let place = match pair {
            0..4 => row / 30,
            4..10 => row % 30 / 6,
            _ => row % 6,
        };
        place as f64 * ladder[pair]
    });
    assert_says(&report(&sections), &["4 groups of 30 rows", "Groups of rows: ", "Within a group: "]);
}

#[test]
fn numbers_without_a_law_that_repeat_are_no_encodings() {
    let mut state = 23;
    let random: Vec<f64> = (0..400).map(|_| split_mix(&mut state) - 0.5).collect();
    let lawless = beside([&|row, col| random[8 * row + col], &|row, col| random[100 + 8 * row + col]], [8, 20], [8, 8]);
    assert!(!report(&lawless).contains("side by side"), "{}", report(&lawless));
    let half_known =
        beside([&|row, col| split(8, 1e4, row, col), &|row, col| random[100 + 8 * row + col]], [8, 20], [8, 8]);
    assert!(!report(&half_known).contains("side by side"), "{}", report(&half_known));
}
/// The last pairs of a head that turns in part have sine 0 and cosine 1 in all rows. This is neither a dropout nor a narrow
/// type.
#[test]
fn pairs_at_rest_are_told_in_every_layout() {
    let layouts = Layout::BOTH.into_iter().chain(Layout::TABLES);
    for (layout, is_single) in layouts.flat_map(|layout| [false, true].map(|is_single| (layout, is_single))) {
        let pairs = 64;
        let width = (1..=4 * pairs).rev().find(|cols| layout.pairs(*cols) == pairs).expect("a width");
        // Over the whole head, as in proportional RoPE; over the pairs that turn, as in partial RoPE.
        for (turning, over, base, said) in
            [(16, 128, 1e6, "as in proportional RoPE with a share of 0.25"), (16, 32, 1e4, "at rest")]
        {
            let ladder = freqs(over, base);
            let cached = table(300, width, |row, col| {
                let (pair, component) = layout.pair_and_component(pairs, col);
                let angle = row as f64 * if pair < turning { ladder[pair] } else { 0.0 };
                let entry = if component == Component::Sin { angle.sin() } else { angle.cos() };
                if is_single { f64::from(entry as f32) } else { entry }
            });
            let verdict = check(&cached, 1e4);
            let board = verdict.board_settings().expect("a board");
            let model = board.model.expect("a head that turns in part");
            assert_eq!((board.d_model, board.base, model.head, model.dims), (32, base, Some(128), 32), "{layout:?}");
            assert_eq!(model.rule.plain(32, base), ladder[..16], "{layout:?}");
            let report = told(words::report(&verdict));
            assert_says(&report, &[&format!("base {base}"), "16 of 64 pairs turn and 48 are at rest", said]);
            assert!(!report.contains("dropout") && !report.contains("float16"), "{layout:?}: {report}");
        }
    }
}

/// Four fifths of a head that turn with base 10⁴ are also the fastest of a whole head of base 10⁵: the model's own base is
/// likelier.
#[test]
fn the_base_of_a_head_that_turns_in_part_is_its_own() {
    let ladder = freqs(64, 1e4);
    let cached = waves(Layout::Split, [300, 40], |row, pair| row as f64 * if pair < 32 { ladder[pair] } else { 0.0 });
    assert_says(&report(&cached), &["base 10000.", "32 of 40 pairs turn and 8 are at rest, with frequency 0."]);
}

/// Pairs that are so slow that their cosines are rounded to 1 are not at rest.
#[test]
fn slow_pairs_in_a_narrow_type_are_not_at_rest() {
    let ladder = freqs(128, 1e6);
    for digits in [BF16_DIGITS, F16_DIGITS, 24] {
        for layout in [Layout::Interleaved, Layout::Cosines, Layout::CosHalves] {
            let pairs = 64;
            let width = (1..=4 * pairs).rev().find(|cols| layout.pairs(*cols) == pairs).expect("a width");
            let narrow = table(60, width, |row, col| {
                let (pair, component) = layout.pair_and_component(pairs, col);
                let angle = row as f64 * ladder[pair];
                let entry = if component == Component::Sin { angle.sin() } else { angle.cos() };
                if entry == 0.0 { 0.0 } else { entry.signum() * rounded(entry.abs(), digits) }
            });
            assert!(!report(&narrow).contains("at rest"), "{layout:?}, {digits}");
        }
    }
}

/// What stands near frequencies in a program is told apart from them.
#[test]
fn relatives_of_frequencies_are_named() {
    for base in [1e4, 5e5, 1e6] {
        let ladder = freqs(64, base);
        let of = |entry: &dyn Fn(usize) -> f64, count: usize| of_list(&(0..count).map(entry).collect::<Vec<f64>>());
        let plain = format!("Inverse frequencies of base {base}, d 64");
        assert_says(&of(&|place| ladder[place % 32], 64), &["The same numbers twice", &plain]);
        assert_says(&of(&|place| ladder[place / 2], 64), &["Each number twice in a row", &plain]);
        assert_says(&of(&|place| ladder[31 - place], 32), &["In reverse order", &plain]);
        assert_says(
            &of(&|pair| 10.0 * ladder[pair], 32),
            &[&format!("Angles at position 10: that many times the inverse frequencies of base {base}")],
        );
        assert_says(
            &of(&|pair| ladder[pair].ln(), 32),
            &[&format!("Logarithms of the inverse frequencies of base {base}")],
        );
        assert_says(
            &of(&|pair| 1.0 / ladder[pair], 32),
            &["right if positions are divided by them", &format!("base {base}")],
        );
        for position in [1.0, 10.0, 4095.0] {
            let row = |place: usize| {
                let (sin, cos) = (position * ladder[place / 2]).sin_cos();
                if place.is_multiple_of(2) { sin } else { cos }
            };
            assert_says(&of(&row, 64), &[&format!("One row of the encoding: position {position}, base {base}")]);
        }
    }
    let exponents: Vec<f64> = (0..32).map(|pair| f64::from(pair) / 32.0).collect();
    assert_says(&of_list(&exponents), &["the exponents 2·pair/d, d 64, or positions divided"]);
    // Random numbers between −1 and 1 are no row.
    let mut state = 7;
    let mut random = || 2.0 * split_mix(&mut state) - 1.0;
    assert!((0..1000).all(|_| !of_list(&[(); 64].map(|()| random())).contains("One row")));
}

/// What was done to a table as a whole is said first, and then what the table was before.
#[test]
fn changes_of_a_whole_table_are_undone() {
    use Judgement::{Doubtful, Wrong};
    let entry = |base: f64, row: usize, col: usize| {
        let angle = row as f64 * base.powf(-((col / 2) as f64) / 32.0);
        if col.is_multiple_of(2) { angle.sin() } else { angle.cos() }
    };
    let padded = |base: f64| table(100, 72, |row, col| if col < 64 { entry(base, row, col) } else { 0.0 });
    let paper = "This is the paper’s encoding";
    for base in [1e4, 5e5] {
        assert_says(&report(&padded(base)), &["The last 8 columns are zero", paper, &format!("Base: {base}")]);
    }
    let twice = table(100, 128, |row, col| entry(1e4, row, col % 64));
    assert_says(&report(&twice), &["The same 64 columns stand 2 times side by side", paper]);
    let flipped = table(100, 64, |row, col| entry(1e4, row, 63 - col));
    assert_says(&report(&flipped), &["All columns are mirrored", paper]);
    let one_hot = table(20, 20, |row, col| f64::from(u8::from(row == col)));
    assert_says(&report(&one_hot), &["unit matrix", "one-hot"]);
    let signs = table(64, 64, |row, col| if (row & col).count_ones() % 2 == 0 { 1.0 } else { -1.0 });
    assert!(!report(&signs).contains("Sines and cosines"));
    let unit = table(100, 64, |row, col| 0.5 + 0.5 * entry(1e4, row, col));
    assert_says(&report(&unit), &["Entries run from 0 to 1, as in a picture", paper]);
    let bytes = table(100, 64, |row, col| (127.5 + 127.5 * entry(1e4, row, col)).round());
    assert_says(&report(&bytes), &["Entries run from 0 to 255, as in a picture", paper]);
    // The judgement is that of the encoding, but none says that nothing is wrong.
    let judged = |matrix: &Matrix| words::report(&check(matrix, 1e4)).judgement;
    assert_eq!(judged(&bytes), None);
    let late =
        waves(Layout::Interleaved, [100, 32], |row, pair| row as f64 * 1e4_f64.powf(-(pair as f64 + 1.0) / 32.0));
    assert_says(&report(&late), &["one step late, as if pairs were counted from 1: with base 10000"]);
    assert_eq!(judged(&late), Some(Doubtful));
    let twice_late = table(100, 128, |row, col| late.values[row * 64 + col % 64]);
    assert_eq!(judged(&twice_late), Some(Doubtful));
    // A lost power, with and without the factor 2; a frequency after the sine.
    for step in [2.0 / 64.0 / 1e4, 1.0 / 64.0 / 1e8] {
        let even = waves(Layout::Interleaved, [100, 32], |row, pair| row as f64 * pair as f64 * step);
        assert_says(&report(&even), &["equal steps, from 0 by", "exponent of 10000, it is a factor"]);
        assert_eq!(judged(&even), Some(Wrong));
    }
    let outside = table(100, 64, |row, col| entry(1.0, row, col) * 1e4_f64.powf(-((col / 2) as f64) / 32.0));
    assert_says(&report(&outside), &["stands outside of sine and cosine", "base 10000"]);
    assert_eq!(judged(&outside), Some(Wrong));
    // Biases of all heads for one query, from the first key on, and up to the last.
    for (from, said) in [(0, "from 0 to 63"), (63, "from −63 to 0")] {
        let keys = table(8, 64, |head, key| f64::exp2(-(head as f64 + 1.0)) * (key as f64 - f64::from(from)));
        assert_says(&report(&keys), &["ALiBi’s biases for one query", said]);
    }
}

/// Numbers that are normal, about: sums of twelve uniform ones.
fn normal(seed: u64) -> impl FnMut() -> f64 {
    let mut state = seed;
    move || (0..12).map(|_| split_mix(&mut state)).sum::<f64>() - 6.0
}

fn entry(base: f64, pairs: usize, row: usize, col: usize) -> f64 {
    let angle = row as f64 * base.powf(-((col / 2) as f64) / pairs as f64);
    if col.is_multiple_of(2) { angle.sin() } else { angle.cos() }
}

/// What a layer returns, and not its table: the encoding added to its input, or the input turned by it.
#[test]
fn outputs_of_layers_are_told_from_their_tables() {
    let paper = "This is the paper’s encoding, entry by entry";
    for base in [1e4, 5e5] {
        let in_base = format!("Base: {base}");
        let plain = |row: usize, col: usize| entry(base, 32, row, col);
        let row: Vec<f64> = std::iter::repeat_with(normal(3)).take(64).collect();
        for (changed, said) in [
            (table(100, 64, |row, col| 1.0 + plain(row, col)), "1 was added to every entry"),
            (table(100, 64, |r, col| row[col] + plain(r, col)), "The same vector is added to each row"),
            (table(100, 64, |r, col| 8.0 * row[col] + plain(r, col)), "The same vector is added to each row"),
            (table(100, 64, |row, col| -plain(row, col)), "Every entry has the opposite sign"),
        ] {
            assert_says(&report(&changed), &[said, paper, &in_base]);
        }
        // Vectors that are turned: ones, and any.
        let ones = vec![1.0; 64];
        for (by_halves, said) in
            [(false, "Its pairs are neighbouring dimensions"), (true, "Its pairs are dimensions i and i + d/2")]
        {
            for vector in [&ones, &row] {
                let turned = table(100, 64, |row, col| {
                    let (pair, is_first) = if by_halves { (col % 32, col < 32) } else { (col / 2, col % 2 == 0) };
                    let [x, y] = if by_halves { [pair, pair + 32] } else { [2 * pair, 2 * pair + 1] };
                    let (sin, cos) = (row as f64 * base.powf(-(pair as f64) / 32.0)).sin_cos();
                    let [x, y] = [vector[x], vector[y]];
                    if is_first { x * cos - y * sin } else { x * sin + y * cos }
                });
                assert_says(&report(&turned), &[said, "rotary embedding of one vector", paper, &in_base]);
            }
        }
        // Embeddings, from as small as the encoding to much larger, also after a dropout.
        for deviation in [0.5, 1.0, 8.0] {
            let mut noise = normal(5);
            let words: Vec<f64> = std::iter::repeat_with(|| deviation * noise()).take(512 * 256).collect();
            let sum = table(512, 256, |row, col| words[row * 256 + col] + entry(base, 128, row, col));
            let said = format!("looks like the paper’s encoding (base {base}");
            let size = format!("with other values added (standard deviation {deviation})");
            assert_says(&report(&sum), &[&size, &said]);
            let dropped =
                table(512, 256, |row, col| if (row * 31 + col * 17) % 10 == 0 { 0.0 } else { sum.at(row, col) / 0.9 });
            assert_says(&report(&dropped), &[&said]);
            let alone = table(512, 256, |row, col| words[row * 256 + col]);
            assert!(!report(&alone).contains("other values added"));
        }
    }
}

/// Rows and columns that were normalised.
#[test]
fn normalised_encodings_are_recognised() {
    let moments = |values: &[f64]| {
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        [mean, (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / values.len() as f64).sqrt()]
    };
    let plain = |row: usize, col: usize| entry(1e4, 32, row, col);
    let paper = "This is the paper’s encoding, entry by entry";
    let by_row = table(100, 64, |row, col| {
        let [mean, deviation] = moments(&(0..64).map(|col| plain(row, col)).collect::<Vec<_>>());
        f64::from(((plain(row, col) - mean) / deviation) as f32)
    });
    assert_says(&report(&by_row), &["Each row was normalised", paper]);
    let of_column = |col: usize| moments(&(0..100).map(|row| plain(row, col)).collect::<Vec<_>>());
    let centred = table(100, 64, |row, col| plain(row, col) - of_column(col)[0]);
    assert_says(&report(&centred), &["The mean of each column was subtracted", paper]);
    let standardised = table(100, 64, |row, col| {
        let [mean, deviation] = of_column(col);
        if deviation < 1e-6 { 0.0 } else { (plain(row, col) - mean) / deviation }
    });
    assert_says(&report(&standardised), &["Each column was standardised", paper]);
}

/// Positions that overflow a narrow integer begin anew, also far below the first rows.
#[test]
fn positions_that_overflow_begin_anew() {
    let wrapped = table(600, 64, |row, col| entry(1e4, 32, row % 256, col));
    assert_says(&report(&wrapped), &["Positions start again at row 256"]);
}
