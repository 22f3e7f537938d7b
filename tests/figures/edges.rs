//! Every figure at extreme values of every parameter: its numbers, axes and texts, and its declared dependencies.

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::params::{CHOICES, Cells, NUMBERS, ParamId, Params, Viewpoint, number};
use phasor_figures::scene::{Axis, Direction, Mark, Panel, Scale, Scene};

use crate::support::digest::Digest;
const D_MODELS: [u32; 4] = [2, 4, 128, 16_384];
const BASES: [f64; 3] = [1.000_001, 10_000.0, 1e9];
const N_POS: [u32; 4] = [1, 2, 50, 1_048_576];

/// Every size at every base, with the cursor at both ends; then each option of each choice that the figure reads, at the
/// extreme sizes and the default base.
fn settings(figure: &Figure) -> Vec<Params> {
    let mut all = Vec::new();
    for d_model in D_MODELS {
        for base in BASES {
            for n_pos in N_POS {
                for cursor in [0, u32::MAX] {
                    let sizes = Params { d_model, base, n_pos, ..Params::default() };
                    all.push(Params { pos: cursor, k: cursor, pair: cursor, ..sizes }.clamped());
                }
            }
        }
    }
    // Settings that differ only in parameters that the figure does not read give the same scene (another test checks
    // this).
    let alike = |one: &Params, other: &Params| figure.reads.iter().all(|id| !one.differs(other, *id));
    all = all.into_iter().fold(Vec::new(), |mut distinct, params| {
        if !distinct.iter().any(|known| alike(known, &params)) {
            distinct.push(params);
        }
        distinct
    });
    for choice in CHOICES.iter().filter(|choice| figure.reads.contains(&choice.id)) {
        // Each option is combined with the other extremes at one base only, to limit the number of cases.
        let plain: Vec<_> = all.iter().filter(|params| is_combined_with_options(params)).cloned().collect();
        for option in 1..choice.options.len() {
            all.extend(plain.iter().map(|params| with(params, |params| (choice.set)(params, option))));
        }
    }
    all
}

/// Whether settings are extreme, with the paper's base and the defaults of all choices.
fn is_combined_with_options(params: &Params) -> bool {
    let ends = [D_MODELS[0], D_MODELS[D_MODELS.len() - 1]].contains(&params.d_model)
        && [N_POS[0], N_POS[N_POS.len() - 1]].contains(&params.n_pos);
    let same = |id| !params.differs(&Params::default(), id);
    ends && same(ParamId::Base) && CHOICES.iter().all(|choice| same(choice.id))
}

fn with(params: &Params, change: impl FnOnce(&mut Params)) -> Params {
    let mut params = params.clone();
    change(&mut params);
    params
}

/// Everything that holds for any scene, in one walk, because the scenes take most of the time. A few threads share the
/// figures.
#[test]
fn every_scene_is_valid_at_extreme_parameters() {
    let figures = std::sync::Mutex::new(ALL.iter());
    let next = || figures.lock().expect("no other thread panicked").next();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while let Some(figure) = next() {
                    for params in settings(figure) {
                        let scene = figure.drawing().scene(&params, &mut Searches::default());
                        is_valid(&scene, &format!("{} at {params:?}", figure.id));
                        if params.n_pos <= 50 {
                            has_a_reading_and_marks_at_the_cursor(figure, &scene, &params);
                        }
                    }
                }
            });
        }
    });
}

fn is_valid(scene: &Scene, what: &str) {
    assert!(!scene.panels.is_empty(), "{what}");
    assert!(Digest::of(scene).numbers().all(f64::is_finite), "{what}: a number is not finite");
    for panel in &scene.panels {
        axes_have_a_length_and_a_name(panel, what);
        marks_are_within_the_axes(panel, what);
    }
    texts_are_complete(scene, what);
    a_picture_is_described_in_at_most_forty_words(scene, what);
}

fn has_a_reading_and_marks_at_the_cursor(figure: &Figure, scene: &Scene, params: &Params) {
    assert!(scene.panels.iter().any(|panel| panel.read.is_some()), "{} at {params:?}: no reading", figure.id);
    for (index, mark) in figure.drawing().cursor(params) {
        let panel = scene.panels.get(index).expect("the panel exists");
        for point in points(&mark, panel) {
            let inside = covers(&panel.x, point[0]) && covers(&panel.y, point[1]);
            assert!(inside, "{} at {params:?}: {point:?} of the cursor's marks", figure.id);
        }
    }
}

fn axes_have_a_length_and_a_name(panel: &Panel, what: &str) {
    for axis in [&panel.x, &panel.y] {
        let [start, end] = axis.domain;
        assert!(start != end, "{what}: an empty axis {axis:?}");
        assert!(axis.scale == Scale::Linear || (start > 0.0 && end > 0.0), "{what}: no logarithm of {axis:?}");
        assert!(!axis.label.trim().is_empty(), "{what}: an axis without a label");
    }
    if let Some(bar) = &panel.color_bar {
        assert!(bar.range[0] < bar.range[1] && !bar.label.is_empty(), "{what}: {bar:?}");
    }
}

fn marks_are_within_the_axes(panel: &Panel, what: &str) {
    for mark in &panel.marks {
        for point in points(mark, panel) {
            let inside = covers(&panel.x, point[0]) && covers(&panel.y, point[1]);
            assert!(inside, "{what}: {point:?} is outside {:?} × {:?}", panel.x.domain, panel.y.domain);
        }
    }
}

/// Points of a mark, enough to check that it stays within the axes.
fn points(mark: &Mark, panel: &Panel) -> Vec<[f64; 2]> {
    let [x, y] = [panel.x.domain[0], panel.y.domain[0]];
    match mark.plain() {
        Mark::Line { points, .. } | Mark::Dots { points, .. } | Mark::Area { outline: points, .. } => points.clone(),
        Mark::Bars { bars, .. } => {
            bars.iter().flat_map(|&[left, right, top]| [[left, top], [right, top], [left, 0.0]]).collect()
        }
        Mark::Rule { along: Direction::X, at, .. } => vec![[*at, y]],
        Mark::Rule { along: Direction::Y, at, .. } => vec![[x, *at]],
        Mark::Label { at, .. } => vec![*at],
        Mark::Curve { curve, .. } => {
            let [start, end] = curve.domain;
            let (low, high) = (curve.range)(start, end);
            let samples = (0..50).map(|sample| start + f64::from(sample) / 49.0 * (end - start));
            samples.map(|x| [x, (curve.at)(x)]).chain([[start, low], [end, high]]).collect()
        }
        Mark::Raster(raster) => vec![[raster.x[0], raster.y[0]], [raster.x[1], raster.y[1]]],
        Mark::Of { .. } => unreachable!("`plain` has removed the formula term"),
    }
}

/// The ends of an axis may have a rounding error of a few 2⁻⁵² from a division or a logarithm. The tolerance, 10⁻¹² of
/// the axis, is far above that and far below a pixel.
fn covers(axis: &Axis, value: f64) -> bool {
    (-1e-12..=1.0 + 1e-12).contains(&axis.fraction(value))
}

fn texts_are_complete(scene: &Scene, what: &str) {
    for text in [&scene.caption, &scene.details, &scene.alt] {
        assert!(!text.trim().is_empty(), "{what}: an empty text");
        assert!(text.trim() == text && !text.contains("  "), "{what}: stray spaces in: {text}");
        // The dash stands for a value that is not a number; texts do not use it otherwise.
        assert!(!text.contains(['{', '}', '∞', '–']), "{what}: {text}");
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        assert!(!words.any(|word| matches!(word, "NaN" | "inf" | "undefined")), "{what}: {text}");
    }
    assert!(scene.alt.contains(|c: char| c.is_ascii_digit()), "{what}: no number in: {}", scene.alt);
}

/// Screen readers read a description in one go, so it must be short. Caption and details have the rest.
fn a_picture_is_described_in_at_most_forty_words(scene: &Scene, what: &str) {
    let count = scene.alt.split(' ').filter(|word| word.contains(char::is_alphanumeric)).count();
    assert!(count <= 40, "{what}: {count} words in: {}", scene.alt);
}

/// Every parameter, including the sentence and the viewpoint.
fn every_parameter() -> impl Iterator<Item = ParamId> {
    let tables = NUMBERS.iter().map(|number| number.id).chain(CHOICES.iter().map(|choice| choice.id));
    tables.chain([ParamId::Sentence, ParamId::Viewpoint])
}

/// Valid settings that differ from `params` only in this parameter.
fn changed(params: &Params, id: ParamId) -> Vec<Params> {
    if let Some(choice) = CHOICES.iter().find(|choice| choice.id == id) {
        let options = (0..choice.options.len()).filter(|&option| option != (choice.get)(params));
        return options.map(|option| with(params, |params| (choice.set)(params, option))).collect();
    }
    match id {
        ParamId::Sentence => return vec![with(params, |params| params.sentence = "to be or not to be".into())],
        ParamId::Viewpoint => {
            return [(90, 30), (35, -60)]
                .map(|(yaw, pitch)| with(params, |params| params.viewpoint = Viewpoint { yaw, pitch }))
                .into();
        }
        _ => {}
    }
    let number = number(id);
    let now = (number.get)(params);
    [number.min, now - 1.0, now + 1.0, now + 2.0, 2.0 * now, 1234.0, (number.max)(params)]
        .into_iter()
        .map(|value| number.admit(value, params).value)
        .filter(|&value| value != now)
        .map(|value| with(params, |params| (number.set)(params, value)))
        // A shorter sequence may clamp the cursor, which would change more than one parameter.
        .filter(|changed| changed.clamped() == *changed)
        .collect()
}

/// Initial settings, of which one parameter is changed: defaults, one pair, a few odd values, and large ones.
fn starts() -> [Params; 4] {
    let plain = Params::default();
    [
        plain.clone(),
        Params { d_model: 2, n_pos: 20, ..plain.clone() },
        Params { cells: Cells::Value, d_model: 6, base: 3.5, n_pos: 7, pos: 3, k: 2, pair: 1, ..plain.clone() },
        Params { d_model: 512, base: 500_000.0, n_pos: 3000, pos: 1500, k: 700, pair: 100, ..plain },
    ]
}

#[test]
fn parameters_that_a_figure_does_not_read_do_not_change_it() {
    for figure in ALL {
        for start in starts() {
            let before = Digest::of(&figure.drawing().scene(&start, &mut Searches::default()));
            for id in every_parameter().filter(|id| !figure.reads.contains(id)) {
                for params in changed(&start, id) {
                    let after = Digest::of(&figure.drawing().scene(&params, &mut Searches::default()));
                    assert!(before == after, "{} does not read {id:?}, but: {start:?} → {params:?}", figure.id);
                }
            }
        }
    }
}

/// All texts about the picture.
fn words(scene: &Scene) -> [&str; 3] {
    [&scene.alt, &scene.caption, &scene.details].map(String::as_str)
}

#[test]
fn parameters_that_a_figure_reads_change_its_picture_and_its_texts() {
    for figure in ALL {
        for &id in figure.reads {
            let mut changes = starts()
                .into_iter()
                .flat_map(|start| changed(&start, id).into_iter().map(move |to| (start.clone(), to)));
            let differ = changes.any(|(from, to)| {
                let [from, to] = [from, to].map(|params| figure.drawing().scene(&params, &mut Searches::default()));
                words(&from) != words(&to) && Digest::of(&from) != Digest::of(&to)
            });
            assert!(differ, "{} reads {id:?}, but it makes no difference", figure.id);
        }
    }
}

#[test]
fn a_figure_reads_all_choices_that_it_offers() {
    for figure in ALL {
        for choice in figure.controls {
            assert!(figure.reads.contains(choice), "{} offers {choice:?} and does not read it", figure.id);
            let is_other = matches!(choice, ParamId::Seed | ParamId::Sentence | ParamId::Viewpoint);
            assert!(is_other || CHOICES.iter().any(|known| known.id == *choice), "{choice:?} has no options");
        }
    }
}
