//! Tables whose column frequencies follow a law, as in bug reports: the report names the law and its parameters. No law
//! is claimed for other tables.

use std::f64::consts::TAU;

use phasor_figures::check::layout::Layout;
use phasor_figures::check::verdict::Finding;
use phasor_figures::check::{Form, Matrix, check, frequencies, words};
use phasor_figures::core::encoding::{Component, freqs};
use phasor_figures::core::norms::bf16;
use phasor_figures::core::rope_scaling::{blended, interpolated, ntk_base, yarn_by_index};
use phasor_figures::core::schedule::{Schedule, split_mix};

use crate::support::cases::count;

/// Random numbers, uniform from −1 to 1 or normal.
struct Random(u64);

impl Random {
    fn uniform(&mut self) -> f64 {
        2.0 * split_mix(&mut self.0) - 1.0
    }

    fn normal(&mut self) -> f64 {
        let [one, other] = [1.0 - split_mix(&mut self.0), split_mix(&mut self.0)];
        (-2.0 * one.ln()).sqrt() * (TAU * other).cos()
    }
}

fn table(rows: usize, cols: usize, entry: impl FnMut(usize, usize) -> f64) -> Matrix {
    let mut entry = entry;
    let mut values = Vec::new();
    for row in 0..rows {
        for col in 0..cols {
            values.push(entry(row, col));
        }
    }
    Matrix { rows, cols, values, decimals: None, form: Form::Table }
}

/// A table with these frequencies at these positions.
fn waves(layout: Layout, freqs: &[f64], positions: &[f64]) -> Matrix {
    let cols = match layout {
        Layout::Cosines | Layout::Sines => freqs.len(),
        Layout::CosSinHalves => 4 * freqs.len(),
        _ => 2 * freqs.len(),
    };
    table(positions.len(), cols, |row, col| {
        let (pair, component) = layout.pair_and_component(freqs.len(), col);
        let angle = positions[row] * freqs[pair];
        if component == Component::Sin { angle.sin() } else { angle.cos() }
    })
}

fn first_positions(rows: usize) -> Vec<f64> {
    (0..rows).map(|row| row as f64).collect()
}

fn mapped(mut matrix: Matrix, change: impl FnMut(f64) -> f64) -> Matrix {
    let mut change = change;
    matrix.values.iter_mut().for_each(|value| *value = change(*value));
    matrix
}

fn rounded_to_f32(matrix: Matrix) -> Matrix {
    mapped(matrix, |value| f64::from(value as f32))
}

fn noisy(matrix: Matrix, by: f64) -> Matrix {
    let mut random = Random(17);
    mapped(matrix, |value| value + by * random.normal())
}

/// All messages on one line, without thin spaces in numbers.
fn report(matrix: &Matrix) -> String {
    let report = words::report(&check(matrix, 1e4));
    let rows = report.rows.into_iter().map(|(name, words)| format!("{name}: {words}"));
    let all: Vec<String> = std::iter::once(report.head).chain(report.notes).chain(rows).collect();
    all.join(" | ").replace('\u{202f}', "")
}

#[track_caller]
fn assert_report_contains(matrix: &Matrix, wanted: &[&str]) {
    let report = report(matrix);
    assert!(wanted.iter().all(|words| report.contains(words)), "{report}\nwanted {wanted:?}");
    assert!(!report.contains('{') && !report.contains('⟨'), "{report}");
}

#[test]
fn tables_of_scaled_rotary_embedding_are_named() {
    // Like Llama 3.1, then with other lengths, factors, bases, heads, tables.
    for (d, base, factor, trained, rows, layout) in [
        (128, 5e5, 8.0, 8192.0, 512, Layout::CosHalves),
        (128, 5e5, 32.0, 8192.0, 512, Layout::CosHalves),
        (64, 5e5, 32.0, 8192.0, 300, Layout::SplitCosFirst),
        (128, 5e5, 8.0, 8192.0, 200, Layout::CosSinHalves),
        (128, 1e6, 4.0, 4096.0, 512, Layout::Cosines),
    ] {
        let scaled = blended(&freqs(d, base), trained, factor, [1.0, 4.0]);
        let (factor, base) = (format!("factor {factor}"), format!("base {base}"));
        assert_report_contains(
            &waves(layout, &scaled, &first_positions(rows)),
            &["Llama 3", &factor, &base, &format!("{trained}")],
        );
        assert_report_contains(
            &rounded_to_f32(waves(layout, &scaled, &first_positions(rows))),
            &["Llama 3", &factor, &base],
        );
    }
    for (d, base, factor, trained, layout) in [
        (128, 1e6, 4.0, 32768.0, Layout::CosHalves),
        (128, 1e4, 16.0, 4096.0, Layout::SplitCosFirst),
        (64, 1e4, 40.0, 4096.0, Layout::CosPairs),
        (128, 1.5e5, 32.0, 4096.0, Layout::CosSinHalves),
    ] {
        let scaled = yarn_by_index(&freqs(d, base), base, trained, factor, [1.0, 32.0], true);
        let attention = 0.1 * f64::ln(factor) + 1.0;
        let table = mapped(waves(layout, &scaled, &first_positions(512)), |value| attention * value);
        let wanted = ["YaRN", "attention factor", &format!("factor {factor}"), &format!("base {base}")];
        assert_report_contains(&table, &wanted);
        assert_report_contains(&rounded_to_f32(table), &wanted);
    }
    // Position interpolation, and an NTK-scaled base.
    for factor in [2.0, 4.0, 8.0] {
        let scaled = interpolated(&freqs(128, 1e4), factor);
        assert_report_contains(
            &waves(Layout::CosHalves, &scaled, &first_positions(200)),
            &["nterpolat", &format!("{factor}")],
        );
        assert_report_contains(
            &waves(Layout::SplitCosFirst, &scaled, &first_positions(200)),
            &["nterpolat", &format!("{factor}")],
        );
        let scaled = freqs(128, ntk_base(1e4, 128, factor));
        assert_report_contains(
            &waves(Layout::SplitCosFirst, &scaled, &first_positions(200)),
            &["NTK", &format!("factor {factor}"), "10000"],
        );
    }
    // LongRoPE: each pair has its own divisor, and entries have an attention factor.
    let each: Vec<f64> = freqs(96, 1e4).iter().enumerate().map(|(i, f)| f / (1.05 + 0.02 * (i * i) as f64)).collect();
    let attention = (1.0 + 32_f64.ln() / 4096_f64.ln()).sqrt();
    let table = mapped(waves(Layout::SplitCosFirst, &each, &first_positions(300)), |value| attention * value);
    assert_report_contains(&table, &["divi", "LongRoPE", "1.19"]);
}

#[test]
fn a_table_of_complex_numbers_is_rotary() {
    for (d, base, rows) in [(64, 1e4, 200), (128, 5e5, 64), (32, 1e6, 20)] {
        let complex = Matrix {
            form: Form::Complex,
            ..waves(Layout::InterleavedCosFirst, &freqs(d, base), &first_positions(rows))
        };
        assert_report_contains(&rounded_to_f32(complex), &["rotary", &format!("{base}")]);
    }
}

#[test]
fn lists_of_frequencies_are_explained() {
    let list = |freqs: &[f64]| words::report(&frequencies(freqs, 1e4)).head.replace('\u{202f}', "");
    for (d, base) in [(64, 1e4), (128, 5e5), (16, 1e6), (256, 1e4)] {
        let rounded: [fn(f64) -> f64; 3] = [|freq| freq, |freq| (freq as f32).into(), |freq| bf16(freq as f32).into()];
        for round in rounded {
            let head = list(&freqs(d, base).into_iter().map(round).collect::<Vec<_>>());
            assert!(head.contains("nverse frequencies") && head.contains(&format!("base {base}")), "{head}");
            assert!(head.contains(&format!("d {d}")), "{head}");
        }
    }
    let llama = list(&blended(&freqs(128, 5e5), 8192.0, 8.0, [1.0, 4.0]));
    assert!(llama.contains("Llama 3") && llama.contains("factor 8") && llama.contains("8192"), "{llama}");
    let yarn = list(&yarn_by_index(&freqs(128, 1e6), 1e6, 32768.0, 4.0, [1.0, 32.0], true));
    assert!(yarn.contains("YaRN") && yarn.contains("factor 4") && yarn.contains("32768"), "{yarn}");
    let linear = list(&interpolated(&freqs(128, 1e4), 8.0));
    assert!(linear.contains("nterpolat") && linear.contains('8'), "{linear}");
    let growing = list(&freqs(64, 1e4).iter().map(|freq| 1.0 / freq).collect::<Vec<_>>());
    assert!(growing.contains("grow"), "{growing}");
    let lengths = list(&freqs(64, 1e4).iter().map(|freq| TAU / freq).collect::<Vec<_>>());
    assert!(lengths.contains("avelengths"), "{lengths}");
    let mut random = Random(3);
    let random_list = list(&(0..32).map(|_| random.normal()).collect::<Vec<_>>());
    assert!(random_list.contains("no ") && !random_list.contains("base"), "{random_list}");
}

/// The headline of a list, without thin spaces in numbers.
fn list_head(numbers: &[f64]) -> String {
    words::report(&frequencies(numbers, 1e4)).head.replace('\u{202f}', "")
}

fn assert_list_contains(numbers: &[f64], expected: &[&str]) {
    let head = list_head(numbers);
    for words in expected {
        assert!(head.contains(words), "{words}: {head}");
    }
}

/// Numbers as float32 keeps them.
fn stored(numbers: impl IntoIterator<Item = f64>) -> Vec<f64> {
    numbers.into_iter().map(|number| f64::from(number as f32)).collect()
}

#[test]
fn zeros_at_the_end_of_a_list_are_pairs_at_rest() {
    let with_zeros = |freqs: &[f64], pairs: usize| {
        let mut list = freqs.to_vec();
        list.resize(pairs, 0.0);
        stored(list)
    };
    // Exponents over the whole head, 512 dimensions, of which a quarter turns.
    let proportional = with_zeros(&freqs(512, 1e6)[..64], 256);
    assert_list_contains(
        &proportional,
        &["base 1000000", "d 512", "64 of 256 pairs turn", "192", "proportional", "0.25"],
    );
    let board = frequencies(&proportional, 1e4).board_settings().expect("settings");
    let model = board.model.expect("a rule");
    assert_eq!((board.d_model, model.at_rest(), board.is_exact), (128, 192, true));
    assert_eq!(stored(model.rule.freqs(model.dims, board.base, 1.0)), proportional[..64]);
    // Exponents over the 16 pairs that turn.
    let partial = with_zeros(&freqs(32, 1e4), 64);
    assert_list_contains(&partial, &["base 10000", "d 32", "16 of 64 pairs turn", "48 are at rest"]);
    assert!(!list_head(&partial).contains("proportional"));
    // A zero between frequencies is not a pair at rest.
    let mut hole = freqs(64, 1e4);
    hole[5] = 0.0;
    assert!(frequencies(&hole, 1e4).is_unknown());
}

#[test]
fn divisors_of_frequencies_are_not_taken_for_frequencies() {
    let plain = freqs(128, 5e5);
    let divisors = |scaled: Vec<f64>| stored(plain.iter().zip(scaled).map(|(plain, scaled)| plain / scaled));
    let llama = divisors(blended(&plain, 8192.0, 8.0, [1.0, 4.0]));
    let expected = ["divide", "29 pairs are divided by 1", "29 by 8", "6 by numbers between"];
    assert_list_contains(&llama, &expected);
    assert_list_contains(&llama, &["Llama 3", "base 500000", "factor 8", "between 1 and 4 turns", "8192"]);
    let board = frequencies(&llama, 1e4).board_settings().expect("settings");
    let shown = board.model.expect("a rule").rule.freqs(128, board.base, 1.0);
    let meant = blended(&plain, 8192.0, 8.0, [1.0, 4.0]);
    assert!(shown.iter().zip(&meant).all(|(shown, meant)| (shown / meant - 1.0).abs() < 1e-6), "{shown:?}");
    // Llama 3.2's factor; and other blends, which do not determine a base.
    assert_list_contains(&divisors(blended(&plain, 8192.0, 32.0, [1.0, 4.0])), &["Llama 3", "factor 32", "by 32"]);
    let yarn = divisors(yarn_by_index(&plain, 5e5, 32768.0, 4.0, [1.0, 32.0], true));
    assert_list_contains(&yarn, &["divide", "by 4"]);
    assert!(!list_head(&yarn).contains("base"), "{}", list_head(&yarn));
    let own = stored((0..48).map(|pair| 1.0 + 0.02 * f64::from(pair).powf(1.7)));
    assert_list_contains(&own, &["divide", "1 pair is divided by 1"]);
}

#[test]
fn a_factor_inside_the_power_is_named_and_the_first_pair_that_differs() {
    // Pairs 0 to 8 of base 150 000, from 18 on of 32·150 000, blended between, as in a public report.
    let [fast, slow] = [150_000.0, 32.0 * 150_000.0].map(|base| freqs(64, base));
    let kept = |pair: usize| ((18.0 - pair as f64) / 10.0).clamp(0.0, 1.0);
    let list = stored((0..32).map(|pair| kept(pair) * fast[pair] + (1.0 - kept(pair)) * slow[pair]));
    let expected = ["inside the power", "base 150000", "from 18 on", "(32·150000)", "by 28.7 only", "pair 9"];
    assert_list_contains(&list, &expected);
    assert_list_contains(&list, &["0.0328323 for 0.0316208", "Up to pair 8"]);
    // The board shows what was meant.
    let board = frequencies(&list, 1e4).board_settings().expect("settings");
    let meant = board.model.expect("a rule").rule.freqs(64, board.base, 1.0);
    assert!((meant[9] - 0.031_620_8).abs() < 1e-7 && (meant[31] - fast[31] / 32.0).abs() < 1e-12 && !board.is_exact);
    // NTK-aware scaling raises the base of all pairs on purpose, and YaRN divides.
    let ntk = list_head(&freqs(64, ntk_base(1e4, 64, 8.0)));
    let yarn = list_head(&yarn_by_index(&freqs(64, 1.5e5), 1.5e5, 4096.0, 32.0, [1.0, 32.0], true));
    assert!(!ntk.contains("power") && !yarn.contains("power"), "{ntk} | {yarn}");
}

#[test]
fn lists_without_frequencies_are_told_apart() {
    let mut memory = vec![0.0; 25];
    memory.extend([1.2e-38, 4.6e-41, -3.0e-39, 9.1e-44, 2.2e-42, 7.7e-40, 1.4e-45]);
    assert_list_contains(&memory, &["never filled", "25 of 32 numbers are 0", "again"]);
    let infinite: Vec<f64> = (0..16).map(|place| if place % 2 == 0 { f64::INFINITY } else { 0.0 }).collect();
    assert_list_contains(&infinite, &["never filled"]);
    // The source's slopes for eight heads, and those of the authors' code for twelve, in both orders that are in use.
    let eight: Vec<f64> = (1..=8).map(|head| 0.5_f64.powi(head)).collect();
    assert_list_contains(&eight, &["ALiBi", "8 heads"]);
    let between = [-0.5_f64, -1.5, -2.5, -3.5].map(f64::exp2);
    let mut twelve = eight.clone();
    twelve.extend(between);
    assert_list_contains(&stored(twelve.clone()), &["ALiBi", "12 heads"]);
    twelve.sort_by(|one, other| other.total_cmp(one));
    assert_list_contains(&twelve, &["ALiBi", "12 heads"]);
    assert_list_contains(&(0..32).map(f64::from).collect::<Vec<_>>(), &["Positions", "from 0 on", "steps of 1"]);
    assert_list_contains(&[9.0, 7.0, 5.0, 3.0], &["Positions", "from 9 on", "steps of −2"]);
    // Neither equal numbers nor a few zeros among frequencies are any of these.
    assert!(list_head(&[1.0; 16]).contains("All frequencies are 1"));
}

#[test]
fn exchanged_base_and_exponent_are_named() {
    // As in a public report: (pair/32)^0.0001 in place of 0.0001^(pair/32).
    let swapped: Vec<f64> = (0..32).map(|pair| (f64::from(pair) / 32.0).powf(1e-4)).collect();
    for layout in [Layout::Split, Layout::Interleaved] {
        let matrix = rounded_to_f32(waves(layout, &swapped, &first_positions(64)));
        assert_report_contains(&matrix, &["exchanged", "(pair/32)^(1/10000)", "10000^(−pair/32)"]);
        let board = check(&matrix, 1e4).board_settings().expect("settings");
        assert_eq!((board.d_model, board.base, board.is_exact), (64, 1e4, false));
    }
}

#[test]
fn tables_truncated_to_whole_numbers_are_named() {
    // Positions in whole turns of pair 0, as in a public report, cast to integers.
    let turns: Vec<f64> = (0..8).map(|row| TAU * f64::from(row)).collect();
    for layout in [Layout::Interleaved, Layout::Split, Layout::SplitCosFirst] {
        let matrix = mapped(waves(layout, &freqs(256, 1e4), &turns), f64::trunc);
        assert_report_contains(&matrix, &["truncated to whole numbers", "type of the numbers"]);
    }
    // One-hot rows and masks are no encodings that were truncated.
    let one_hot = table(16, 16, |row, col| f64::from(u8::from(row == col)));
    assert!(!report(&one_hot).contains("truncated"), "{}", report(&one_hot));
}

#[test]
fn an_exponent_one_step_early_is_named() {
    // The rotations of a public report: 10, 1, 0.1, 0.01 in place of 1, 0.1, 0.01, 0.001; pair 0 is aliased.
    let early: Vec<f64> = (0..4).map(|pair| 10_f64.powi(1 - pair)).collect();
    let matrix = rounded_to_f32(waves(Layout::InterleavedCosFirst, &early, &first_positions(16)));
    assert_report_contains(&matrix, &["base 10000", "one step early", "first frequency is 10,", "Step: 10"]);
}

#[test]
fn no_law_is_claimed_for_random_lists() {
    let mut random = Random(23);
    for case in 0..1000 {
        let count = 4 + case % 61;
        let mut list: Vec<f64> = (0..count).map(|_| random.uniform().abs()).collect();
        match case % 4 {
            0 => {}
            1 => list.sort_by(|one, other| other.total_cmp(one)),
            2 => list = list.into_iter().map(|number| (-9.0 * number).exp()).collect(),
            _ => list.iter_mut().for_each(|number| *number = 20.0 * *number - 10.0),
        }
        assert_eq!(frequencies(&list, 1e4).law(), None, "case {case}: {list:?}");
    }
}

#[test]
fn an_unusual_base_is_questioned_with_the_likely_mistake() {
    for (d, meant, rows) in [(64, 1e4, 50), (128, 5e5, 100), (32, 1e6, 40)] {
        let table = waves(Layout::Interleaved, &freqs(d, f64::log10(meant).exp()), &first_positions(rows));
        assert_report_contains(&table, &["?", "log10", &format!("{meant}")]);
        assert_report_contains(&rounded_to_f32(table), &["?", "log10", &format!("{meant}")]);
    }
    // The first columns of a wider table.
    for (cols, of, base) in [(20, 64, 1e4), (48, 128, 1e4), (32, 96, 5e5)] {
        let wide = waves(Layout::Interleaved, &freqs(of, base), &first_positions(60));
        let cut = table(60, cols, |row, col| wide.at(row, col));
        assert_report_contains(&cut, &["?", &format!("first {cols} of {of}"), &format!("{base}")]);
    }
    // Columns from the middle of a wider table.
    let wide = waves(Layout::Interleaved, &freqs(64, 1e4), &first_positions(60));
    assert_report_contains(&table(60, 20, |row, col| wide.at(row, col + 20)), &["?", "20", "of 64", "10000"]);
    // A doubled or halved exponent.
    assert_report_contains(
        &waves(Layout::Interleaved, &freqs(64, 1e8), &first_positions(60)),
        &["exponent", "doubled", "10000"],
    );
    assert_report_contains(
        &waves(Layout::Interleaved, &freqs(64, 100.0), &first_positions(60)),
        &["exponent", "halved", "10000"],
    );
    // No known explanation.
    let odd = report(&waves(Layout::Interleaved, &freqs(64, 7777.0), &first_positions(60)));
    assert!(odd.contains("7777") && odd.contains('?') && !odd.contains("entry by entry"), "{odd}");
    // Common bases are not questioned.
    for base in [1e4, 5e5, 1e6] {
        let usual = report(&waves(Layout::Interleaved, &freqs(64, base), &first_positions(60)));
        assert!(usual.contains("entry by entry") && !usual.contains('?'), "{usual}");
    }
}

#[test]
fn an_exponent_per_column_is_named() {
    for (d, base, rows, by, named) in [
        (64, 1e4, 50, 2.0, "doubled"),
        (32, 1e4, 30, 2.0, "doubled"),
        (128, 5e5, 100, 2.0, "doubled"),
        (64, 1e4, 50, 1.0, "own exponent"),
    ] {
        let freq_of = |col: usize| f64::powf(base, -by * col as f64 / d as f64);
        let pe = table(rows, d, |row, col| {
            let angle = row as f64 * freq_of(col);
            if col % 2 == 0 { angle.sin() } else { angle.cos() }
        });
        let wanted: &[&str] = if by == 2.0 { &["own exponent", named, "base"] } else { &["exponent"] };
        assert_report_contains(&pe, wanted);
        assert_report_contains(&rounded_to_f32(pe), wanted);
    }
    // The same in split layout: sines of all columns' exponents, then cosines.
    let pe = table(60, 64, |row, col| {
        let angle = row as f64 * f64::powf(1e4, -2.0 * col as f64 / 64.0);
        if col < 32 { angle.sin() } else { angle.cos() }
    });
    assert_report_contains(&pe, &["own exponent", "10000"]);
}

#[test]
fn increasing_frequencies_are_named_as_inverted() {
    for (d, base, rows) in [(64, 1e4, 50), (128, 1e4, 200), (32, 1e6, 50), (16, 777.0, 40)] {
        let grown: Vec<f64> = freqs(d, base).iter().map(|freq| 1.0 / freq).collect();
        for layout in [Layout::Interleaved, Layout::Split] {
            assert_report_contains(
                &waves(layout, &grown, &first_positions(rows)),
                &["nverted", "grow", &format!("{base}")],
            );
        }
    }
}

#[test]
fn equal_frequencies_are_named() {
    for (pairs, rows, layout) in [(32, 50, Layout::Interleaved), (4, 12, Layout::Split), (64, 300, Layout::Interleaved)]
    {
        assert_report_contains(
            &waves(layout, &vec![1.0; pairs], &first_positions(rows)),
            &["ll frequencies are 1", "exponent", "0"],
        );
    }
    assert_report_contains(
        &noisy(waves(Layout::Interleaved, &[1.0; 16], &first_positions(80)), 0.02),
        &["ll frequencies are 1", "noise"],
    );
}

#[test]
fn equally_spaced_frequencies_are_named() {
    // Multiples of one frequency; and others that start at 1 with another step.
    let multiples: Vec<f64> = (1..=16).map(|number| TAU * f64::from(number) / 100.0).collect();
    assert_report_contains(&waves(Layout::Interleaved, &multiples, &first_positions(80)), &["multiples of"]);
    let steps: Vec<f64> = (0..16).map(|number| 1.0 - 0.06 * f64::from(number)).collect();
    assert_report_contains(&waves(Layout::Split, &steps, &first_positions(80)), &["equal steps"]);
    // Random frequencies: sines and cosines without a rule.
    let mut random = Random(5);
    let random_freqs: Vec<f64> = (0..16).map(|_| random.normal().abs()).collect();
    assert_report_contains(&waves(Layout::Split, &random_freqs, &first_positions(80)), &["no rule"]);
}

#[test]
fn noise_is_measured() {
    for (d, base, rows, noise, words) in [
        (64, 1e4, 100, 0.01, "noise of 0.01"),
        (128, 1e4, 512, 0.01, "noise of 0.01"),
        (32, 1e4, 60, 0.05, "noise of 0.05"),
        (64, 1e4, 200, 0.003, "noise of 0.003"),
        (64, 1e4, 200, 0.1, "noise of 0.1"),
        (16, 5e5, 100, 0.02, "noise of 0.02"),
    ] {
        for layout in [Layout::Interleaved, Layout::Split] {
            let table = noisy(waves(layout, &freqs(d, base), &first_positions(rows)), noise);
            let report = report(&table);
            let measured = report.split("noise of ").nth(1).and_then(|rest| rest.split([' ', ',', '|']).next());
            let measured = measured.and_then(|number| number.trim_end_matches('.').parse::<f64>().ok());
            assert!(measured.is_some_and(|found| (found / noise - 1.0).abs() < 0.15), "{words}: {report}");
            assert!(report.contains(&format!("{base}")), "{report}");
        }
    }
}

#[test]
fn irregular_positions_are_found() {
    let padded: Vec<f64> = [0.0, 0.0, 1.0, 1.0, 1.0].into_iter().chain((2..=16).map(f64::from)).collect();
    for (d, base, layout) in
        [(64, 1e4, Layout::Interleaved), (128, 1e4, Layout::Split), (64, 5e5, Layout::SplitCosFirst)]
    {
        let table = waves(layout, &freqs(d, base), &padded);
        assert_report_contains(&table, &["positions 0, 0, 1, 1, 1, 2, 3 … 16", &format!("{base}")]);
        assert_report_contains(&rounded_to_f32(table), &["positions 0, 0, 1, 1, 1, 2, 3 … 16"]);
    }
    let report_of = |positions: &[f64]| report(&waves(Layout::Interleaved, &freqs(64, 1e4), positions));
    // Positions that restart, repeat, are reordered, have gaps, or are fractions.
    let restarting: Vec<f64> = (0..60).map(|row| f64::from(row % 20)).collect();
    assert!(
        report_of(&restarting).contains("positions 0, 1, 2 … 19, 0, 1, 2 … 19, 0, 1, 2 … 19"),
        "{}",
        report_of(&restarting)
    );
    let repeated: Vec<f64> = (0..40).map(|row| f64::from(row / 2)).collect();
    assert!(report_of(&repeated).contains("positions 0, 0, 1, 1, 2, 2"), "{}", report_of(&repeated));
    let gaps: Vec<f64> = (0..30).map(|row| f64::from(row * row)).collect();
    assert!(report_of(&gaps).contains("positions 0, 1, 4, 9, 16"), "{}", report_of(&gaps));
    let uneven: Vec<f64> = (0..30).map(|row| 0.25 * f64::from(row * (row + 1) / 2)).collect();
    assert!(report_of(&uneven).contains("positions 0, 0.25, 0.75, 1.5"), "{}", report_of(&uneven));
    let mut random = Random(9);
    let shuffled: Vec<f64> = (0..30).map(|_| (250.0 * (1.0 + random.uniform())).round()).collect();
    assert!(
        report_of(&shuffled).contains(&format!("positions {}, {}", shuffled[0], shuffled[1])),
        "{}",
        report_of(&shuffled)
    );
}

#[test]
fn wrong_rows_are_counted() {
    let mut random = Random(11);
    let whole = waves(Layout::Interleaved, &freqs(64, 1e4), &first_positions(100));
    let wrong = table(100, 64, |row, col| if row % 5 == 3 { random.uniform() } else { whole.at(row, col) });
    assert_report_contains(&wrong, &["20 rows are wrong", "first 3", "10000"]);
}

#[test]
fn attention_matrices_are_named() {
    for n in [8, 33, 128] {
        let paper = waves(Layout::Interleaved, &freqs(64, 1e4), &first_positions(n));
        let dot = |one: usize, other: usize| (0..64).map(|col| paper.at(one, col) * paper.at(other, col)).sum::<f64>();
        assert_report_contains(&table(n, n, dot), &["inner products"]);
        assert_report_contains(&table(n, n, |i, j| dot(i, j) / 32.0), &["inner products"]);
        assert_report_contains(&table(n, n, |i, j| (64.0 - 2.0 * dot(i, j)).max(0.0).sqrt()), &["distances"]);
        assert_report_contains(&rounded_to_f32(table(n, n, |i, j| -0.25 * i.abs_diff(j) as f64)), &["ALiBi", "0.25"]);
        assert_report_contains(
            &table(n, n, |i, j| if j <= i { -0.5 * (i - j) as f64 } else { -1e9 }),
            &["ALiBi", "0.5"],
        );
        assert_report_contains(&table(n, n, |i, j| -0.0625 * (i.saturating_sub(j)) as f64), &["ALiBi", "0.0625"]);
        for masked in [-1e9, f64::from(f32::MIN), f64::NEG_INFINITY] {
            assert_report_contains(&table(n, n, |i, j| if j <= i { 0.0 } else { masked }), &["causal mask"]);
        }
        assert_report_contains(&table(n, n, |i, j| f64::from(u8::from(j <= i))), &["causal mask"]);
        assert_report_contains(&table(n, n, |i, j| f64::from(u8::from(j > i))), &["causal mask"]);
        assert_report_contains(&table(n, n, |i, j| f64::from(u8::from(j <= i && i < j + 5))), &["mask"]);
        assert_report_contains(&table(n, n, |i, j| i as f64 - j as f64), &["Offsets", "query − key"]);
        assert_report_contains(&table(n, n, |i, j| (i as f64 - j as f64).sin()), &["offset"]);
    }
}

/// Simulates a learned table: rotations with wavelengths `lengths`, mixed into all columns, plus noise.
fn learned(rows: usize, cols: usize, lengths: &[f64], seed: u64) -> Matrix {
    let mut random = Random(seed);
    let mixed: Vec<Vec<f64>> = (0..2 * lengths.len()).map(|_| (0..cols).map(|_| random.normal()).collect()).collect();
    table(rows, cols, |row, col| {
        let turned = lengths.iter().enumerate().map(|(clock, length)| {
            let angle = TAU * row as f64 / length;
            mixed[2 * clock][col] * angle.sin() + mixed[2 * clock + 1][col] * angle.cos()
        });
        0.02 * (turned.sum::<f64>() + 0.4 * random.normal())
    })
}

#[test]
fn learned_tables_are_recognised_as_learned() {
    for (rows, cols, lengths) in [
        (512, 384, &[5.94, 17.1, 51.8, 155.0, 575.0][..]),
        (448, 384, &[4.28, 6.33, 10.0, 20.1, 32.0, 68.0, 223.0]),
        (256, 64, &[6.0, 18.0, 54.0]),
    ] {
        let given = learned(rows, cols, lengths, 23);
        let verdict = check(&given, 1e4);
        assert!(matches!(verdict.finding, Finding::Learned(_)), "{verdict:?}");
        let head = words::report(&verdict).head;
        assert!(head.contains("learned") && !head.contains("differs"), "{head}");
        // The same rows in random order are not recognised.
        let mut order: Vec<usize> = (0..rows).collect();
        shuffle(&mut order, &mut Random(29));
        let verdict = check(&reordered_rows(&given, &order), 1e4);
        assert!(verdict.is_unknown(), "{verdict:?}");
    }
}

fn shuffle<T>(values: &mut [T], random: &mut Random) {
    for place in (1..values.len()).rev() {
        values.swap(place, (0.5 * (1.0 + random.uniform()) * (place + 1) as f64) as usize);
    }
}

fn reordered_rows(of: &Matrix, order: &[usize]) -> Matrix {
    table(order.len(), of.cols, |row, col| of.at(order[row], col))
}

/// Normal numbers, smoothed over `width` rows, or summed if `width` is 0. Columns mix the curves, or are the curves if
/// there are as many.
fn smooth(random: &mut Random, rows: usize, cols: usize, width: usize, curves: usize) -> Matrix {
    let is_sum = width == 0;
    let curve = |random: &mut Random| -> Vec<f64> {
        let noise: Vec<f64> = (0..rows + 4 * width).map(|_| random.normal()).collect();
        if is_sum {
            return noise
                .iter()
                .scan(0.0, |sum, step| {
                    *sum += step;
                    Some(*sum)
                })
                .take(rows)
                .collect();
        }
        let weight = |place: usize| (-0.5 * ((place as f64 - 2.0 * width as f64) / width as f64).powi(2)).exp();
        (0..rows).map(|row| (0..4 * width).map(|place| weight(place) * noise[row + place]).sum()).collect()
    };
    let all: Vec<Vec<f64>> = (0..curves).map(|_| curve(random)).collect();
    if curves == cols {
        return table(rows, cols, |row, col| all[col][row]);
    }
    let mixed: Vec<Vec<f64>> = (0..cols).map(|_| (0..curves).map(|_| random.normal()).collect()).collect();
    table(rows, cols, |row, col| mixed[col].iter().zip(&all).map(|(by, curve)| by * curve[row]).sum())
}

/// A table without a law: random numbers, the paper's entries in random order, or smooth curves.
fn lawless(number: u64) -> Matrix {
    let mut random = Random(1000 + number);
    let rows = 6 + (7.0 * (1.0 + random.uniform())) as usize + 60 * usize::from(number.is_multiple_of(40));
    let cols = 2 * (1 + (4.0 * (1.0 + random.uniform())) as usize) + 40 * usize::from(number.is_multiple_of(80));
    match number % 5 {
        0 => table(rows, cols, |_, _| random.uniform()),
        1 => table(rows, cols, |_, _| 0.02 * random.normal()),
        2 => {
            let mut values = waves(Layout::Interleaved, &freqs(cols as u32, 1e4), &first_positions(rows)).values;
            shuffle(&mut values, &mut random);
            table(rows, cols, |row, col| values[row * cols + col])
        }
        _ => {
            let width = [0, 1, 2, 4, 8][(number / 5) as usize % 5];
            smooth(&mut random, rows, cols, width, if number.is_multiple_of(2) { cols } else { cols.min(3) })
        }
    }
}

/// No law is reported for any of a thousand tables without one.
#[test]
fn no_law_is_claimed_for_tables_without_one() {
    let claimed = |number| {
        let given = lawless(number);
        let verdict = check(&given, 1e4);
        (!verdict.is_unknown()).then(|| format!("{number}: {} {}, {verdict:?}", given.rows, report(&given)))
    };
    let half = |first| (first..count(1000).into()).step_by(2).filter_map(claimed).collect::<Vec<String>>();
    let claimed = std::thread::scope(|threads| {
        let other = threads.spawn(|| half(1));
        [half(0), other.join().expect("no panic")].concat()
    });
    assert!(claimed.is_empty(), "{} {claimed:#?}", claimed.len());
}

/// A law is found even if the entries are rounded to bfloat16.
#[test]
fn scaled_tables_in_few_bits_are_named() {
    let scaled = blended(&freqs(128, 5e5), 8192.0, 8.0, [1.0, 4.0]);
    let table =
        mapped(waves(Layout::SplitCosFirst, &scaled, &first_positions(512)), |value| f64::from(bf16(value as f32)));
    assert_report_contains(&table, &["Llama 3", "factor 8"]);
}

/// The page's settings for a result, and whether they reproduce the exact numbers.
#[test]
fn results_can_be_shown_on_the_board() {
    let board = |matrix: &Matrix| check(matrix, 1e4).board_settings();
    let paper = waves(Layout::Interleaved, &freqs(64, 5e5), &first_positions(50));
    let shown = board(&paper).expect("settings");
    assert_eq!((shown.d_model, shown.base, shown.n_pos, shown.is_exact), (64, 5e5, 50, true));
    let noise = board(&noisy(paper, 0.02)).expect("settings");
    assert_eq!((noise.d_model, noise.base, noise.is_exact), (64, 5e5, false));
    // As in tensor2tensor, with the base itself and not with that of the paper's formula.
    let inclusive = waves(Layout::Split, &Schedule::Inclusive.freqs(64, 1e4), &first_positions(50));
    let shown = board(&inclusive).expect("settings");
    assert_eq!((shown.d_model, shown.base, shown.schedule, shown.is_exact), (64, 1e4, Schedule::Inclusive, true));
    let llama = blended(&freqs(128, 5e5), 8192.0, 8.0, [1.0, 4.0]);
    let scaled = board(&waves(Layout::CosHalves, &llama, &first_positions(300))).expect("settings");
    // As a model with Llama 3's scaling; only the layout is not one of the board's.
    assert_eq!((scaled.d_model, scaled.base, scaled.is_exact), (128, 5e5, false));
    let model = scaled.model.expect("a rule of its own");
    assert_eq!((model.rule.trained, model.used), (Some(8192.0), Some(65_536.0)));
    assert_eq!(model.rule.freqs(128, 5e5, 300.0), llama);
    assert_eq!(
        frequencies(&freqs(64, 1e4), 1e4).board_settings().map(|board| (board.d_model, board.base)),
        Some((64, 1e4))
    );
    // A list of frequencies divided by factors of their own is on the board as it is, up to the rounding of a quotient and
    // its inverse.
    let factor = |pair: usize| 1.0 + 0.1 * (pair as f64).powf(1.5);
    let own: Vec<f64> = freqs(64, 1e4).iter().enumerate().map(|(pair, freq)| freq / factor(pair)).collect();
    let listed = frequencies(&own, 1e4).board_settings().expect("settings");
    let model = listed.model.expect("factors");
    let shown = model.rule.freqs(64, listed.base, 1.0);
    assert!(own.iter().zip(&shown).all(|(own, shown)| (own / shown - 1.0).abs() < 1e-12), "{shown:?}");
    assert!(listed.is_exact);
    assert_eq!(board(&table(20, 20, |row, col| f64::from(u8::from(col <= row)))), None);
}
