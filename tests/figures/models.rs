//! The rotary embeddings of published models and of pasted configs, on the board.

use std::collections::BTreeMap;
use std::f64::consts::TAU;

use phasor_figures::catalog::{BOARD, Searches, by_id};
use phasor_figures::check::rope::{Config, Positions};
use phasor_figures::export::csv::csv;
use phasor_figures::models::{Published, published};
use phasor_figures::params::{Model, Params, Source};
use phasor_figures::text::number::{significant, whole};

use crate::support::snapshot::with;

/// Parameters as if the model had been chosen on the page.
fn shown(model: &Model, n_pos: u32) -> Params {
    let model = model.clone();
    Params {
        source: Source::Model,
        d_model: model.dims,
        base: model.base,
        n_pos,
        model: Some(model.into()),
        ..Params::default()
    }
    .clamped()
}

fn all() -> Vec<Published> {
    published().expect("every config can be read").rotary
}

/// Frequencies and attention factor of a list in the reference.
type Expected = (f64, Vec<f64>);

/// The lists of the reference, by model, kind of layers, and use.
fn reference() -> BTreeMap<[String; 3], Expected> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/reference/rope_models.csv");
    let text = std::fs::read_to_string(path).expect("a file");
    let mut lists: BTreeMap<_, Expected> = BTreeMap::new();
    for row in text.lines().filter(|line| !line.starts_with('#')).skip(1) {
        let [model, layers, used, attention, pair, freq] = row.split(',').collect::<Vec<_>>().try_into().expect("six");
        let list = lists.entry([model, layers, used].map(str::to_owned)).or_default();
        assert_eq!(list.1.len().to_string(), pair);
        list.0 = attention.parse().expect("a number");
        list.1.push(freq.parse().expect("a number"));
    }
    lists
}

#[test]
fn frequencies_are_those_of_another_library() {
    let all = all();
    let lists = reference();
    assert_eq!(lists.len(), 17);
    for ([name, layers, used], (attention, expected)) in lists {
        let kind = layers.split('_').next().filter(|kind| !kind.is_empty());
        let id = kind.map_or(name.clone(), |kind| format!("{name}-{kind}"));
        let model = &all.iter().find(|published| published.id == id).unwrap_or_else(|| panic!("{id} is listed")).model;
        // Long inputs are longer than any trained length, short ones shorter.
        let freqs = shown(model, if used == "short" { 1000 } else { 1 << 20 }).freqs();
        let (turning, at_rest) = expected.split_at(freqs.len());
        // Most lists leave out the pairs at rest.
        assert!(at_rest.is_empty() || at_rest.len() == model.at_rest() as usize, "{id}: {}", at_rest.len());
        assert!(at_rest.iter().all(|freq| *freq == 0.0), "{id}");
        for (pair, (found, expected)) in freqs.iter().zip(turning).enumerate() {
            assert!((found / expected - 1.0).abs() < 1e-12, "{id} {used} {pair}: {found:?} {expected:?}");
        }
        assert!((model.attention / attention - 1.0).abs() < 1e-12, "{id}: {} {attention}", model.attention);
    }
}

#[test]
fn every_published_model_has_a_name_a_source_and_a_link_that_restores_it() {
    let all = all();
    for published in &all {
        assert!(!published.model.name.is_empty() && published.source.contains(": "), "{published:?}");
        assert_eq!(Model::read(&published.model.written()).as_ref(), Some(&published.model), "{}", published.id);
        assert_eq!(all.iter().filter(|other| other.id == published.id).count(), 1, "{}", published.id);
        // Only then is the model found again in the list.
        assert_eq!(all.iter().filter(|other| other.model == published.model).count(), 1, "{}", published.id);
    }
    // Families stand together, so that each has one group in the list.
    let groups = all.chunk_by(|one, other| one.family == other.family).map(|group| &group[0].family);
    let groups: Vec<_> = groups.collect();
    assert!(groups.iter().all(|name| groups.iter().filter(|other| other == &name).count() == 1), "{groups:?}");
}

#[test]
fn the_board_draws_every_model_at_any_length() {
    for published in all() {
        for n_pos in [1, 50, 5000, 1 << 20] {
            let params = shown(&published.model, n_pos);
            for figure in BOARD {
                let scene = figure.drawing().scene(&params, &mut Searches::default());
                assert!(!scene.caption.contains("NaN") && !scene.alt.contains("∞"), "{}: {}", published.id, scene.alt);
                assert!(
                    figure.drawing().values(&params).iter().all(|(_, value)| value.is_finite()),
                    "{}",
                    published.id
                );
            }
        }
    }
}

#[test]
fn figures_draw_every_model_that_a_link_can_hold() {
    let ends = [
        "own,2,1.01",
        "own,2,1000000000000000;over,512;head,1024",
        "own,1024,1.01;trained,1;yarn,1000000,0.000001,1000000000000000",
        "own,1024,1000000000000000;trained,1;used,1000000000000000;llama3,1,0.000001,0.000001",
        "own,4,1000000000000000;trained,1;ntk,1000000",
        "own,4,1.01;trained,1;dynamic,1000000",
        "own,1024,10000;long,0.000001;short,1000000",
    ];
    for text in ends {
        let model = Model::read(text).unwrap_or_else(|| panic!("{text} is allowed"));
        for n_pos in [1, 1 << 20] {
            let params = shown(&model, n_pos);
            assert!(params.freqs().iter().all(|freq| freq.is_finite() && *freq > 0.0), "{text}");
            for figure in BOARD.into_iter().chain(["torus", "uniqueness"].map(|id| by_id(id).expect("a figure"))) {
                let scene = figure.drawing().scene(&params, &mut Searches::default());
                assert!(!scene.caption.contains('–') && !scene.caption.contains('∞'), "{text}: {}", scene.caption);
            }
        }
    }
}

/// Computed here from the frequencies alone, which the reference and the tests of the core check.
#[test]
fn the_board_and_its_table_say_the_longest_wavelength_and_count_the_pairs_without_a_full_turn() {
    for published in all() {
        let model = &published.model;
        let n_pos = model.used.or(model.rule.trained).unwrap_or(4096.0) as u32;
        let params = shown(model, n_pos);
        let freqs = params.freqs();
        let longest = freqs.iter().map(|freq| TAU / freq).fold(0.0, f64::max);
        let unturned = freqs.iter().filter(|freq| TAU / **freq > f64::from(params.n_pos)).count();
        with(by_id("wavelengths").expect("a figure"), &params, |snapshot| {
            let file = String::from_utf8(csv(snapshot).expect("a table")).expect("text");
            let listed = file.lines().find_map(|line| line.split_once("radians per position: "));
            let listed = listed.map(|(_, list)| list.split(", ").map(|freq| freq.parse().expect("a number")));
            assert_eq!(listed.expect("frequencies").collect::<Vec<f64>>(), *freqs, "{}", published.id);
            let caption = &snapshot.scene.caption;
            assert!(caption.contains(&significant(longest, 4)), "{}: {longest} in {caption}", published.id);
            // A caption of a scaled model has three counts; the last is that for this length.
            let counts =
                [format!("{unturned} of {}", freqs.len()), format!("and {unturned} in {}", whole(params.n_pos))];
            assert!(counts.iter().any(|count| caption.contains(count)), "{}: {unturned} in {caption}", published.id);
        });
    }
}

/// The texts of the formula name its first pair the fastest and its last the slowest. Factors can change that.
#[test]
fn captions_name_the_fastest_and_the_slowest_pair_of_any_model() {
    let model = Model::read("own,8,10000;long,40,2,3,1;short,40,2,3,1;name,Mixed").expect("a model");
    let params = shown(&model, 1000);
    let scene = |id: &str| by_id(id).expect("a figure").drawing().scene(&params, &mut Searches::default());
    let caption = |id: &str| scene(id).caption.replace('\u{202f}', "");
    // Frequencies are 1/40, 0.1/2, 0.01/3 and 0.001: wavelengths 251.33, 125.66, 1885.0 and 6283.2.
    for id in ["heatmap", "clocks"] {
        assert!(caption(id).contains("125.66") && caption(id).contains("6283.2"), "{id}: {}", caption(id));
    }
    // Up to position 999 they turn 999·0.05/2π and 999·0.001/2π times.
    let sinusoids = caption("sinusoids");
    assert!(sinusoids.contains("7.95 turns") && sinusoids.contains("0.159"), "{sinusoids}");
    let slow_first = Model::read("own,8,10000;long,40,2,3,0.01;short,40,2,3,0.01").expect("a model");
    let params = shown(&slow_first, 1000);
    let trajectory = by_id("trajectory").expect("a figure").drawing().scene(&params, &mut Searches::default());
    // 0.001/0.01 = 0.1 is the fastest, 0.01/3 the slowest.
    assert!(trajectory.caption.contains("the slowest, pair 2, turns by 0.191"), "{}", trajectory.caption);
}

/// Some scalings depend on the sequence length, even in figures that otherwise do not.
#[test]
fn figures_of_a_model_depend_on_the_sequence_length() {
    let phi = all().into_iter().find(|published| published.id == "phi-4-mini").expect("it is listed").model;
    let [short, long] = [1000, 10_000].map(|n_pos| shown(&phi, n_pos));
    for figure in phasor_figures::catalog::ALL.iter().filter(|figure| figure.follows_models()) {
        assert!(figure.reads_differ(&short, &long), "{}", figure.id);
    }
}

#[test]
fn a_pasted_config_is_drawn_with_its_own_frequencies() {
    let phi = all().into_iter().find(|published| published.id == "phi-4-mini").expect("it is listed").model;
    let params = shown(&phi, 131_072);
    let scene = by_id("wavelengths").expect("a figure").drawing().scene(&params, &mut Searches::default());
    // 10000^(94/96)·2π is 51 862; the longest factor makes it 2 477 432.
    assert!(scene.caption.contains("14 of 48 pairs") && scene.caption.contains("26 as scaled"), "{}", scene.caption);
    assert!(scene.details.replace('\u{202f}', "").contains("2477000"), "{}", scene.details);
    assert!(scene.details.contains("16"), "pairs at rest: {}", scene.details);
}

#[test]
fn the_path_of_two_pairs_of_a_model_closes_only_where_that_is_known() {
    let caption = |text: &str| {
        let params = shown(&Model::read(text).expect("a model"), 100);
        by_id("torus").expect("a figure").drawing().scene(&params, &mut Searches::default()).caption
    };
    // Wavelengths of neighbours differ by a factor of 10; interpolation lengthens both, and they are not compared exactly.
    assert!(caption("own,8,10000").contains("1 to 10, so the path closes after 62.832"), "{}", caption("own,8,10000"));
    let scaled = caption("own,8,10000;trained,4096;linear,4");
    assert!(scaled.contains("about 10") && !scaled.contains("closes"), "{scaled}");
    // The exponents are those of a head of 16.
    let over = caption("own,8,10000;over,2;head,16");
    assert!(over.contains("about 3.16") && !over.contains("closes"), "{over}");
}

#[test]
fn the_closest_positions_of_a_model_are_those_of_its_own_frequencies() {
    let params = shown(&Model::read("own,4,10000;trained,4096;linear,8").expect("a model"), 1000);
    let found = by_id("uniqueness").expect("a figure").drawing();
    let caption = found.scene(&params, &mut Searches::default()).caption;
    let distance = |offset: u32| {
        let half_turn = |freq: f64| (f64::from(offset) * freq / 2.0).sin();
        2.0 * params.freqs().into_iter().map(|freq| half_turn(freq).powi(2)).sum::<f64>().sqrt()
    };
    let least = (1..1000).min_by(|a, b| distance(*a).total_cmp(&distance(*b))).expect("offsets");
    assert!(caption.contains(&format!("are {least} apart, at distance {:.5}", distance(least))), "{least} {caption}");
    assert_ne!(least, 622, "that is the offset of the formula");
}

#[test]
fn figures_that_follow_no_model_draw_the_formula() {
    let model = all().swap_remove(0).model;
    let params = shown(&model, 100);
    let formula = params.of_formula();
    for figure in phasor_figures::catalog::ALL.iter().filter(|figure| !figure.follows_models()) {
        let alt = |params: &Params| figure.drawing().scene(params, &mut Searches::default()).alt;
        assert_eq!(alt(&params), alt(&formula), "{}", figure.id);
        assert!(figure.line(&params).contains("formula"), "{}: {}", figure.id, figure.line(&params));
    }
}

/// What the page says beside the table of published models.
#[test]
fn bases_differ_by_orders_of_magnitude_and_nearly_every_model_has_pairs_that_complete_no_turn() {
    let all = all();
    let bases = || all.iter().map(|published| published.model.base);
    assert!(bases().fold(0.0, f64::max) / bases().fold(f64::INFINITY, f64::min) >= 1000.0);
    let longest = |model: &Model| TAU / model.rule.plain(model.dims, model.base).into_iter().fold(1.0, f64::min);
    let lengths = all.iter().filter_map(|Published { model, .. }| Some((model, model.rule.trained.or(model.used)?)));
    let (known, unturned) = lengths
        .fold((0, 0), |(known, unturned), (model, length)| (known + 1, unturned + i32::from(longest(model) > length)));
    assert!(known >= 40 && unturned * 10 >= known * 9, "{unturned} of {known}");
}

#[test]
fn each_kind_of_layers_of_a_config_is_a_model() {
    let config = r#"{"_name_or_path": "makers/Some-Model", "head_dim": 128, "rope_theta": 1e6, "rope_local_base_freq": 1e4,
        "max_position_embeddings": 8192, "rope_scaling": {"rope_type": "linear", "factor": 8}}"#;
    let config = Config::read(config).expect("a config");
    assert_eq!(config.name.as_deref(), Some("Some-Model"));
    let [full, sliding] = [0, 1].map(|layer| shown(&config.layers[layer].rope.model("x"), 100).freqs());
    assert_eq!([full[0], sliding[0]], [0.125, 1.0]);
}

/// What a model has that does not rotate, and that the page's link shows it.
#[test]
fn models_that_do_not_rotate_have_another_kind_of_positions() {
    let others = published().expect("every config can be read").unrotated;
    let known: Vec<(&str, &Positions, &str)> =
        others.iter().map(|other| (other.name.as_str(), &other.positions, other.link.as_str())).collect();
    assert_eq!(
        known,
        [
            ("Transformer base", &Positions::Sinusoids, "d=512"),
            ("GPT-2 small", &Positions::Learned(Some(1024)), "fig=compare"),
            ("T5 small", &Positions::Buckets { count: 32, most: 128 }, "fig=compare"),
            ("BLOOM 176B", &Positions::Alibi { heads: Some(112), most: 8.0 }, "fig=alibi"),
            ("MPT 7B", &Positions::Alibi { heads: Some(32), most: 8.0 }, "fig=alibi"),
        ]
    );
}
