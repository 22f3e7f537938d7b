//! Figures of tables: their results on tables learned by models; all tables can be painted, read and exported.

use phasor_figures::catalog::{ALL, Figure, Searches, by_id};
use phasor_figures::check::{Form, Matrix};
use phasor_figures::core::encode;
use phasor_figures::core::encoding::PairLayout;
use phasor_figures::core::rotations::run_without_pauses;
use phasor_figures::core::schedule::Schedule;
use phasor_figures::cursor::{self, Key};
use phasor_figures::export::Snapshot;
use phasor_figures::export::csv::csv;
use phasor_figures::export::npy::{Float, npy};
use phasor_figures::export::picture::PictureOptions;
use phasor_figures::export::svg::svg;
use phasor_figures::params::{Options, Outliers, ParamId, Params, Source};
use phasor_figures::scene::{Mark, Scale, Scene};
use phasor_figures::table::{Table, TableHandle, whisper_encoder};

/// The positional encoding learned by `MiniLM`.
pub(crate) fn minilm() -> Params {
    let file = include_bytes!("../../src/figures/tables/minilm-l6-h384.npy");
    let matrix = Matrix::from_npy(file, 384).expect("a table");
    all_positions(run_without_pauses(Table::prepare("MiniLM".into(), matrix, &async || ())), Source::MiniLm)
}

/// The positional encoding learned by Whisper's decoder.
pub(crate) fn whisper() -> Params {
    let file = include_bytes!("../../src/figures/tables/whisper-tiny-en-decoder.npy");
    let matrix = Matrix::from_npy(file, 384).expect("a table");
    all_positions(
        run_without_pauses(Table::prepare("Whisper’s decoder".into(), matrix, &async || ())),
        Source::WhisperDecoder,
    )
}

/// The positional encoding of Whisper's encoder, which is computed by a formula.
fn encoder() -> Params {
    all_positions(whisper_encoder("Whisper’s encoder".into()), Source::WhisperEncoder)
}

/// A few rows with two rotations.
pub(crate) fn tiny() -> Params {
    reader_table((0..8).flat_map(|pos| encode(4, 9.0, f64::from(pos))).collect(), 4)
}

/// A reader's table.
fn reader_table(values: Vec<f64>, cols: usize) -> Params {
    let matrix = Matrix { rows: values.len() / cols, cols, values, decimals: None, form: Form::Table };
    all_positions(run_without_pauses(Table::prepare("table.csv".into(), matrix, &async || ())), Source::Yours)
}

/// All positions of a table.
fn all_positions(table: TableHandle, source: Source) -> Params {
    Params { source, n_pos: table.rows as u32, table: Some(table), ..Params::default() }.clamped()
}

fn scene(figure: &Figure, params: &Params) -> Scene {
    figure.drawing().scene(params, &mut Searches::default())
}

fn supporting_figures() -> impl Iterator<Item = &'static Figure> {
    ALL.iter().copied().filter(|figure| figure.can_draw_tables())
}

/// Each figure that supports tables describes the table and draws marks, with every choice of outliers.
#[test]
fn figures_that_support_tables_draw_them() {
    let params = minilm();
    for figure in supporting_figures() {
        let formula = scene(figure, &Params { table: None, ..params.clone() });
        for outliers in Outliers::NAMED.iter().map(|(_, outliers)| *outliers) {
            let params = Params { outliers, ..params.clone() }.clamped();
            let own = scene(figure, &params);
            assert!(own.alt.contains("MiniLM") && own.alt != formula.alt, "{}: {}", figure.id, own.alt);
            assert!(own.alt.split_whitespace().count() <= 40, "{}: {}", figure.id, own.alt);
            assert!(!own.panels.is_empty() && own.panels.iter().all(|panel| !panel.marks.is_empty()), "{}", figure.id);
        }
    }
}

/// Where a figure would estimate the frequencies of a table whose formula is known, it draws the formula; all others draw
/// the table.
#[test]
fn a_computed_table_has_its_own_frequencies() {
    let params = encoder();
    let freqs = params.freqs();
    assert_eq!((params.d_model, params.base, freqs.len()), (384, 1e4, 192));
    let row = params.table.as_ref().expect("a table").row(37);
    for (pair, freq) in freqs.iter().enumerate() {
        // The definition in tensor2tensor, by logarithms: a few rounding errors.
        let defined = (-(pair as f64) * 1e4_f64.ln() / 191.0).exp();
        assert!((freq / defined - 1.0).abs() < 1e-14, "{pair}: {freq} {defined}");
        // binary16 has 11 significant bits, so entries below 1 are off by 2⁻¹² at most.
        assert!((row[pair] - (37.0 * freq).sin()).abs() <= 2.5e-4, "{pair}");
        assert!((row[192 + pair] - (37.0 * freq).cos()).abs() <= 2.5e-4, "{pair}");
    }
    let formula = Params { schedule: Schedule::Inclusive, layout: PairLayout::Split, ..params.of_formula() };
    for figure in supporting_figures() {
        let own = scene(figure, &params);
        let is_of_formula = ["trajectory", "wavelengths", "rotation"].contains(&figure.id);
        assert_eq!(figure.draws_table(&params), !is_of_formula, "{}", figure.id);
        assert_eq!(own.alt.contains("Whisper’s encoder"), !is_of_formula, "{}: {}", figure.id, own.alt);
        assert_eq!(own.alt == scene(figure, &formula).alt, is_of_formula, "{}: {}", figure.id, own.alt);
        assert_eq!(own.caption == scene(figure, &formula).caption, is_of_formula, "{}: {}", figure.id, own.caption);
    }
}

/// Figures drawn from rotations, spectra and norms, which the following tests are about.
const OF_ROTATIONS: [&str; 4] = ["trajectory", "wavelengths", "rotation", "norms"];

fn of_rotations() -> impl Iterator<Item = &'static Figure> {
    OF_ROTATIONS.iter().map(|id| by_id(id).expect("the figure is listed"))
}

/// The encoding, as a reader's table.
fn exact(rows: u32, d_model: u32, base: f64) -> Params {
    reader_table((0..rows).flat_map(|pos| encode(d_model, base, f64::from(pos))).collect(), d_model as usize)
}

/// Pseudo-random numbers from −1 to 1, the same on every machine.
fn noise(count: usize) -> Vec<f64> {
    let mut state = 9_u64;
    let next = |_| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..count).map(next).collect()
}

/// Tables of every kind: with no rotation, one, and the maximum number; of one row, of identical rows, with a zero row,
/// with an outlier.
fn tables() -> Vec<(&'static str, Params)> {
    let mut far = noise(60 * 6);
    far[..6].fill(1e6);
    let mut zero = noise(40 * 4);
    zero[8..12].fill(0.0);
    vec![
        ("MiniLM", minilm()),
        ("Whisper", whisper()),
        ("Whisper's encoder", encoder()),
        ("tiny", tiny()),
        ("one row", reader_table(noise(4), 4)),
        ("two rows", reader_table(noise(6), 3)),
        ("equal rows", reader_table(vec![0.25; 80], 4)),
        ("all 0", reader_table(vec![0.0; 80], 4)),
        ("one column", reader_table(noise(50), 1)),
        ("noise", reader_table(noise(90 * 10), 10)),
        ("noise, 8 rows", reader_table(noise(8 * 30), 30)),
        ("far out", reader_table(far, 6)),
        ("a row of 0", reader_table(zero, 4)),
        ("twelve rotations", exact(700, 24, 400.0)),
        ("many rows", exact(2048, 8, 1e4)),
    ]
}

/// The coordinates of a mark.
fn coordinates(mark: &Mark) -> Vec<[f64; 2]> {
    match mark.plain() {
        Mark::Line { points, .. } | Mark::Dots { points, .. } | Mark::Area { outline: points, .. } => points.clone(),
        Mark::Label { at, .. } => vec![*at],
        Mark::Rule { at, .. } => vec![[*at, *at]],
        _ => Vec::new(),
    }
}

/// Settings that differ in parameters of these figures.
fn settings(params: &Params) -> Vec<Params> {
    let last = params.n_pos - 1;
    let planes = params.planes() - 1;
    let set = |n_pos, pos, k, pair, outliers| Params { n_pos, pos, k, pair, outliers, ..params.clone() }.clamped();
    vec![
        set(last + 1, 0, 0, 0, Outliers::Out),
        set(last + 1, last, last, planes, Outliers::In),
        set(1, 0, 0, planes, Outliers::Out),
        set(last / 2 + 1, last / 3, 3, planes / 2, Outliers::Out),
    ]
}

#[test]
fn any_table_can_be_drawn_read_and_exported() {
    for (what, table) in tables() {
        for params in settings(&table) {
            for figure in of_rotations() {
                let at = format!("{} of {what}, n {}", figure.id, params.n_pos);
                let scene = scene(figure, &params);
                let name = &params.table.as_ref().expect("a table").name;
                let is_named = figure.draws_table(&params);
                assert_eq!(scene.alt.contains(name.as_str()), is_named, "{at}: {}", scene.alt);
                assert!(scene.alt.chars().any(|letter| letter.is_ascii_digit()), "{at}: {}", scene.alt);
                assert!(!is_named || scene.alt.split_whitespace().count() <= 40, "{at}: {}", scene.alt);
                assert!(scene.caption.ends_with('.') && !scene.caption.contains(". "), "{at}: {}", scene.caption);
                let titles = scene.panels.iter().filter_map(|panel| panel.title.as_ref());
                for words in titles.chain([&scene.alt, &scene.caption, &scene.details]) {
                    assert!(
                        !["NaN", "∞", "–", "⟨?⟩", "  ", " ."].iter().any(|bad| words.contains(bad)),
                        "{at}: {words}"
                    );
                }
                assert_drawn_and_read(figure, &params, &scene, &at);
            }
        }
    }
}

/// Asserts that coordinates of marks, readings and moves are finite, and that the scene can be painted and exported.
fn assert_drawn_and_read(figure: &'static Figure, params: &Params, scene: &Scene, at: &str) {
    let moving = figure.drawing().cursor(params);
    let marks = scene.panels.iter().flat_map(|panel| &panel.marks).chain(moving.iter().map(|(_, mark)| mark));
    assert!(marks.flat_map(coordinates).flatten().all(f64::is_finite), "{at}");
    assert!(moving.iter().all(|(panel, _)| *panel < scene.panels.len()), "{at}");
    for panel in &scene.panels {
        assert!(!panel.marks.is_empty(), "{at}");
        assert!(panel.x.domain[0] < panel.x.domain[1] && panel.y.domain[0] != panel.y.domain[1], "{at}");
        for fractions in [[0.0, 0.0], [0.3, 0.7], [1.0, 1.0], [1.4, -0.4]] {
            let place = [panel.x.invert(fractions[0]), panel.y.invert(fractions[1])];
            if let Some(reading) = panel.read.as_ref().and_then(|read| read(place)) {
                assert!(reading.at.iter().all(|value| value.is_finite()), "{at}: {reading:?}");
                assert!(!reading.text.contains("⟨?⟩") && !reading.text.contains("NaN"), "{at}: {reading:?}");
            }
            for from in [None, Some([0.4, 0.5])] {
                let moves = cursor::at(panel, params, from, place);
                assert!(moves.iter().all(|(_, value)| value.is_finite()), "{at}: {moves:?}");
            }
        }
    }
    assert!(cursor::reading(scene, params, None).is_none_or(|reading| reading.text.len() > 5), "{at}");
    let snapshot = Snapshot { figure, params, scene, link: "#", compared: None };
    assert!(svg(&snapshot, &PictureOptions::of(&snapshot)).is_ok_and(|svg| !svg.contains("NaN")), "{at}");
    let table = String::from_utf8(csv(&snapshot).expect("a table of numbers")).expect("UTF-8");
    assert!(!table.contains("NaN") && table.lines().count() > 5, "{at}");
}

fn titles(scene: &Scene) -> Vec<&str> {
    scene.panels.iter().filter_map(|panel| panel.title.as_deref()).collect()
}

/// The texts on rotations in the tables of models.
#[test]
fn rotations_of_models_are_named_above_their_planes() {
    let figure = by_id("trajectory").expect("the figure is listed");
    let drawn = scene(figure, &minilm());
    for wavelength in ["5.94", "17.1", "51.6", "154", "595"] {
        let begins = format!("λ {wavelength} · ");
        assert!(titles(&drawn).iter().any(|title| title.starts_with(&begins)), "{:?}", titles(&drawn));
    }
    assert!(titles(&drawn)[0].contains("5.94"), "the strongest");
    assert!(drawn.details.contains("left out of the fit: 0, 127, 510, 511."), "{}", drawn.details);
    let dots = |scene: &Scene, is_hollow: bool| -> usize {
        let is_such = |mark: &&Mark| matches!(mark.plain(), Mark::Dots { hollow, .. } if *hollow == is_hollow);
        scene.panels[0].marks.iter().filter(is_such).map(|mark| coordinates(mark).len()).sum()
    };
    assert!(dots(&drawn, true) >= 2 && dots(&drawn, false) > 480, "{} rings", dots(&drawn, true));
    // All that were found, the weakest too.
    let drawn = scene(figure, &whisper());
    assert_eq!(drawn.panels.len(), 8);
    assert!(titles(&drawn)[7].contains("68.2"), "{:?}", titles(&drawn));
}

#[test]
fn a_click_selects_a_dot_with_its_plane_and_a_hand_can_be_dragged() {
    let figure = by_id("trajectory").expect("the figure is listed");
    let params = Params { pos: 100, k: 6, ..minilm() }.clamped();
    let drawn = scene(figure, &params);
    let z = |plane: usize, pos: usize| {
        let found = params.table.as_ref().and_then(|table| table.rotations(params.outliers)).expect("rotations");
        let [re, im] = found.planes[plane].z[pos];
        [im, re]
    };
    assert_eq!(cursor::at(&drawn.panels[1], &params, None, z(1, 300)), [(ParamId::Pos, 300.0), (ParamId::Pair, 1.0)]);
    assert_eq!(cursor::at(&drawn.panels[0], &params, None, z(0, 200)), [(ParamId::Pos, 200.0)]);
    assert_eq!(cursor::at(&drawn.panels[0], &params, None, [drawn.panels[0].x.domain[1]; 2]), []);
    // At wavelength 5.94, two positions are a third of a turn; the hand is grabbed at its dot.
    assert_eq!(cursor::at(&drawn.panels[0], &params, Some(z(0, 100)), z(0, 102)), [(ParamId::Pos, 102.0)]);
    let own = cursor::reading(&drawn, &params, None).expect("the cursor's place");
    assert!(own.at == z(0, 100) && own.text.starts_with("pos 100: angle"), "{own:?}");
    assert_eq!(cursor::press(figure, &drawn, &params, Key::Up), [(ParamId::Pair, 1.0)]);
}

/// Smoothness explains the slow rotations, but not the fast ones.
#[test]
fn wavelengths_that_smoothness_explains_are_shaded() {
    let figure = by_id("wavelengths").expect("the figure is listed");
    for (params, fast) in [(minilm(), 17.1), (whisper(), 20.1)] {
        let drawn = scene(figure, &params);
        let shaded = |panel: usize, along: usize| {
            let area = drawn.panels[panel].marks.iter().find(|mark| matches!(mark.plain(), Mark::Area { .. }));
            coordinates(area.expect("a shaded part")).iter().map(|place| place[along]).fold(f64::INFINITY, f64::min)
        };
        let from = shaded(0, 0);
        assert!(from > 1.2 * fast && from < 60.0, "{from}");
        assert_eq!(shaded(1, 1), from);
        assert_eq!(drawn.panels[0].marks.iter().find_map(Mark::legend), Some("any smooth table has such rotations"));
        // Arrow keys step from the strongest rotation on, and the pointer selects the nearest one.
        assert_eq!(cursor::press(figure, &drawn, &params, Key::Right), [(ParamId::Pair, 1.0)]);
        let own = cursor::reading(&drawn, &params, Some(ParamId::Pair)).expect("a rotation");
        assert!(own.text.starts_with("wavelength ") && own.text.contains("modulus"), "{own:?}");
    }
    let own = minilm();
    let [slow, ..] = scene(figure, &own).panels[0].read.as_ref().expect("readings")([17.3, 0.1]).expect("one").at;
    assert!((slow - 17.1).abs() < 0.1);
}

/// The fitted base of an exact encoding is its own base.
#[test]
fn the_closest_formula_to_an_encoding_is_its_own() {
    for (rows, d_model, base) in [(400, 8, 100.0), (1000, 12, 300.0), (300, 4, 10.0)] {
        let params = exact(rows, d_model, base);
        let (d, found) = params.table.as_ref().and_then(|table| table.nearest_formula(params.outliers)).expect("one");
        assert!(d == d_model && (found / base - 1.0).abs() < 0.05, "{d} {found} for {d_model} {base}");
    }
    let none = reader_table(noise(50), 1);
    assert!(none.table.as_ref().is_some_and(|table| table.nearest_formula(none.outliers).is_none()));
}

#[test]
fn the_fitted_step_is_compared_with_theory() {
    let figure = by_id("rotation").expect("the figure is listed");
    let params = Params { k: 6, ..minilm() }.clamped();
    let drawn = scene(figure, &params);
    let entry = |panel: usize, cell: [usize; 2]| {
        let image = drawn.panels[panel].images().next().expect("a matrix");
        (image.grid.value)(cell)
    };
    // Six positions are one turn of the first plane, whose wavelength is 5.94, to a hundredth.
    let angle = 6.0 * std::f64::consts::TAU / 5.94;
    for panel in [0, 1] {
        let own = [entry(panel, [0, 0]), entry(panel, [1, 0])];
        assert!((own[0] - angle.cos()).abs() < 0.1 && (own[1] - angle.sin()).abs() < 0.1, "{own:?} for {angle}");
        assert!(entry(panel, [0, 2]).abs() < 0.05);
    }
    assert!(titles(&drawn)[0].starts_with("fitted · R² 0.9"), "{:?}", titles(&drawn));
    assert_eq!(cursor::press(figure, &drawn, &params, Key::Up), [(ParamId::K, 7.0)]);
    assert_eq!(cursor::press(figure, &drawn, &params, Key::Right), [(ParamId::Pair, 1.0)]);
    // At this offset there are too few rows, so only the theory is shown.
    let far = scene(figure, &Params { k: 500, ..params }.clamped());
    assert!(far.panels.len() == 2 && far.details.contains("Too few rows are 500 apart"), "{}", far.details);
}

#[test]
fn outlier_rows_are_labelled() {
    let drawn = scene(by_id("norms").expect("the figure is listed"), &minilm());
    let labels = drawn.panels[0].marks.iter().filter_map(|mark| match mark.plain() {
        Mark::Label { text, .. } => Some(text.as_str()),
        _ => None,
    });
    assert_eq!(labels.collect::<Vec<_>>(), ["511", "510", "127", "0"]);
    assert!(drawn.details.contains("pos 0: norm 2.36"), "{}", drawn.details);
    // The lower plot shows the other rows, and its range excludes row 0.
    assert!(drawn.panels[1].y.domain[1] < 0.7 && drawn.panels[0].y.domain[1] > 2.4);
    let far = tables().into_iter().find(|(what, _)| *what == "far out").expect("a table").1;
    let drawn = scene(by_id("norms").expect("the figure is listed"), &far);
    assert_eq!(drawn.panels[0].y.scale, Scale::Log);
}

#[test]
fn exported_columns_have_names() {
    let params = minilm();
    for (id, names) in [
        ("trajectory", "imaginary part of z,real part of z"),
        ("wavelengths", "wavelength (positions),share of the variance"),
        ("rotation", "from wavelength,to wavelength,value,offset k (positions),R²"),
        ("norms", "position pos,norm of the row"),
    ] {
        let figure = by_id(id).expect("the figure is listed");
        let scene = scene(figure, &params);
        let snapshot = Snapshot { figure, params: &params, scene: &scene, link: "#", compared: None };
        let table = String::from_utf8(csv(&snapshot).expect("a table of numbers")).expect("UTF-8");
        let head = table.lines().find(|line| !line.starts_with('#')).expect("a head");
        assert!(head.contains(names), "{head}");
    }
}

/// The array exported for `NumPy` is the one that the board draws.
#[test]
fn the_exported_array_has_the_rows_of_the_table() {
    let params = Params { n_pos: 20, ..minilm() };
    let file = npy(&params, Float::F64).expect("a file");
    let read = Matrix::from_npy(&file, 384).expect("a table");
    let table = params.table.as_ref().expect("a table");
    assert_eq!((read.rows, read.cols), (20, 384));
    assert_eq!(read.values, table.values[..20 * 384]);
}
