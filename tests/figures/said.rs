//! Numbers and superlatives in the texts of the first chapters' figures, recomputed by brute force over all positions.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::core::distance::distance;
use phasor_figures::core::schedule::Schedule;
use phasor_figures::params::Params;
use phasor_figures::scene::Scene;
use phasor_figures::text::number::{readable, significant, whole};

fn scene(id: &str, params: &Params) -> Scene {
    by_id(id).expect("the figure is listed").drawing().scene(params, &mut Searches::default())
}

fn settings() -> Vec<Params> {
    let plain = Params::default();
    vec![
        plain.clone(),
        Params { d_model: 2, n_pos: 2, pos: 0, k: 0, ..plain.clone() },
        Params { d_model: 2, n_pos: 1000, ..plain.clone() },
        Params { d_model: 64, n_pos: 701, pair: 7, schedule: Schedule::Power, ..plain.clone() },
        Params { d_model: 6, n_pos: 300, pair: 2, base: 1.7, schedule: Schedule::Harmonic, ..plain.clone() },
        Params { d_model: 512, n_pos: 40, pair: 255, ..plain },
    ]
}

/// Turns are counted along the drawn axis, which ends at position n − 1.
#[test]
fn turns_are_counted_from_the_first_position_to_the_last() {
    for params in settings() {
        let turns = f64::from(params.n_pos - 1)
            / params.schedule.wavelengths(params.d_model, params.base)[params.pair as usize];
        let words = format!(" {} turn", readable(turns));
        for id in ["components", "periodicity", "trajectory"] {
            let scene = scene(id, &params);
            let caption = &scene.caption;
            assert!(caption.contains(&words), "{id} at {params:?}: {words} in {caption}");
            assert!(caption.contains(&format!("from position 0 to {}", whole(params.n_pos - 1))), "{id}: {caption}");
            let all = [0.0, f64::from(params.n_pos - 1)];
            assert!(id == "trajectory" || scene.panels.iter().any(|panel| panel.x.domain == all), "{id}");
        }
    }
}

#[test]
fn the_nearest_return_is_the_nearest_of_all_positions() {
    for params in settings() {
        let freq = params.freq(params.pair);
        let chord = |pos: u32| 2.0 * (f64::from(pos) * freq / 2.0).sin().abs();
        let nearest = (2..params.n_pos).min_by(|one, other| chord(*one).total_cmp(&chord(*other)));
        let caption = scene("periodicity", &params).caption;
        match nearest.filter(|pos| chord(*pos) < chord(1)) {
            Some(pos) => {
                let words = format!("at position {} (distance {})", whole(pos), significant(chord(pos), 3));
                assert!(caption.contains(&words), "{words}: {caption}");
            }
            None => assert!(!caption.contains("nearest"), "{caption}"),
        }
    }
}

#[test]
fn the_least_and_the_greatest_distance_are_those_of_all_offsets() {
    for params in settings() {
        let freqs = params.freqs();
        let at = |offset: u32| distance(&freqs, f64::from(offset));
        let all = || 1..params.n_pos;
        let nearest = all().reduce(|one, other| if at(other) < at(one) { other } else { one }).expect("two positions");
        let farthest = all().reduce(|one, other| if at(other) > at(one) { other } else { one }).expect("two positions");
        let caption = scene("distance-matrix", &params).caption;
        for offset in [nearest, farthest] {
            let words = format!("{}, at offset {}", significant(at(offset), 5), whole(offset));
            assert!(caption.contains(&words), "{words}: {caption}");
        }
        let greatest = format!("{}, at offset {}", significant(at(farthest), 5), whole(farthest));
        let details = scene("distance-offset", &params).details;
        assert!(details.contains(&greatest), "{greatest}: {details}");
    }
}

/// With few pairs, the text lists no pair twice as the first, the middle or the last one.
#[test]
fn wavelengths_are_named_by_their_pairs() {
    for id in ["vector", "clocks", "layouts"] {
        let details = |d_model| scene(id, &Params { d_model, ..Params::default() }).details;
        for (d_model, waves) in [
            (2, "positions: pair 0: 6.2832."),
            (4, "positions: pair 0: 6.2832, pair 1: 628.32."),
            (8, "positions: pair 0: 6.2832, pair 2: 628.32, pair 3: 6283.2."),
        ] {
            assert!(details(d_model).contains(waves), "{id}, d {d_model}: {}", details(d_model));
        }
    }
}

#[test]
fn nothing_is_compared_with_a_single_position() {
    let one = Params { n_pos: 1, pos: 0, k: 0, ..Params::default() };
    assert!(!scene("layouts", &one).caption.contains("at most"));
    assert!(!scene("distance-matrix", &one).details.contains("corners"));
    assert!(!scene("similarity", &one).details.contains("to within"));
}

/// The figure shows the formula of the geometric schedule with every schedule, so the text must mention where it does
/// not apply.
#[test]
fn the_gallery_says_where_its_formula_gives_only_the_ends() {
    for schedule in Schedule::ALL {
        let details = scene("gallery", &Params { schedule: *schedule, ..Params::default() }).details;
        let is_geometric = matches!(schedule, Schedule::Geometric | Schedule::Inclusive);
        assert_eq!(details.contains("gives only"), !is_geometric, "{schedule:?}: {details}");
    }
}
