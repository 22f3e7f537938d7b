//! The shared cursor in all figures: keys and dragging set it, and the reading belongs to the point that was set.

use std::f64::consts::TAU;

use phasor_figures::catalog::{ALL, Figure, Searches, by_id};
use phasor_figures::core::encoding::PairLayout;
use phasor_figures::cursor::{Key, Move, at, cursor_point, help, press, reading};
use phasor_figures::params::{Cells, Orientation, ParamId, Params, number};
use phasor_figures::scene::{Mark, Scene};
use phasor_figures::text::number::{significant, whole};

const KEYS: [Key; 8] = [Key::Left, Key::Right, Key::Up, Key::Down, Key::PageUp, Key::PageDown, Key::Home, Key::End];

fn scene(figure: &Figure, params: &Params) -> Scene {
    figure.drawing().scene(params, &mut Searches::default())
}

fn figure(id: &str) -> &'static Figure {
    by_id(id).expect("the figure is listed")
}

fn applied(params: &Params, moves: &[Move]) -> Params {
    let mut params = params.clone();
    for (id, value) in moves {
        let value = number(*id).admit(*value, &params).value;
        (number(*id).set)(&mut params, value);
    }
    params.clamped()
}

/// Defaults, large, narrow, with the other orientation and layout, and with a cursor beyond what many figures show.
fn settings() -> Vec<Params> {
    let plain = Params::default();
    vec![
        plain.clone(),
        Params { d_model: 512, n_pos: 1000, pos: 300, k: 200, pair: 100, ..plain.clone() },
        Params { d_model: 512, n_pos: 60_000, pos: 59_999, k: 59_999, pair: 255, ..plain.clone() },
        Params { d_model: 4, n_pos: 3, pos: 1, k: 1, pair: 1, ..plain.clone() },
        Params { layout: PairLayout::Split, orientation: Orientation::Down, pos: 3, pair: 5, k: 2, ..plain.clone() },
        Params { base: 123_456.789, ..plain },
    ]
}

/// A parameter with its value, as in readings.
fn named(id: ParamId, params: &Params) -> String {
    let value = (number(id).get)(params);
    match id {
        ParamId::Pos => format!("pos {}", whole(value)),
        ParamId::K => format!("offset {}", whole(value)),
        ParamId::Pair => format!("pair {}", whole(value)),
        ParamId::NPos => format!("n {}", whole(value)),
        ParamId::Base => format!("base {}", significant(value, 12)),
        _ => panic!("no arrow key moves {id:?}"),
    }
}

/// Whether the text contains these words, not followed by further digits.
fn has_words(text: &str, words: &str) -> bool {
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit() || c == '\u{202f}');
    text.match_indices(words).any(|(from, _)| {
        let mut after = text[from + words.len()..].chars();
        let next = after.next();
        let runs_on = is_digit(next) || (next == Some('.') && is_digit(after.next()));
        !runs_on
    })
}

#[test]
fn readings_contain_what_an_arrow_key_moves() {
    for figure in ALL {
        for params in settings() {
            let drawn = scene(figure, &params);
            for key in KEYS {
                let what = format!("{} {key:?} at {params:?}", figure.id);
                let moves = press(figure, &drawn, &params, key);
                let Some((id, value)) = moves.first().copied() else { continue };
                let moved = applied(&params, &moves);
                assert_eq!((number(id).get)(&moved), value, "{what}: {moves:?} is admitted");
                assert_ne!(moved, params, "{what}");
                let read =
                    reading(&scene(figure, &moved), &moved, Some(id)).unwrap_or_else(|| panic!("{what}: {moves:?}"));
                assert!(has_words(&read.text, &named(id, &moved)), "{what}: {moves:?} is read as {}", read.text);
                let prefixes = ["pos ", "offset ", "pair ", "base ", "n "];
                assert!(prefixes.iter().any(|prefix| read.text.starts_with(prefix)), "{what}: {}", read.text);
            }
        }
    }
}

#[test]
fn arrow_keys_move_something_in_every_figure() {
    let params = Params { pos: 4, k: 3, pair: 5, ..Params::default() };
    for figure in ALL {
        let (drawn, arrows) = (scene(figure, &params), figure.arrows(&params));
        let pairs = [(arrows[0], [Key::Left, Key::Right]), (arrows[1], [Key::Down, Key::Up])];
        assert!(arrows.iter().any(Option::is_some), "{}", figure.id);
        for (id, keys) in pairs {
            let moved = keys.map(|key| press(figure, &drawn, &params, key));
            match id {
                None | Some(ParamId::Viewpoint) => assert!(moved.iter().all(Vec::is_empty), "{}", figure.id),
                Some(id) => {
                    assert!(moved.iter().flatten().any(|(moved, _)| *moved == id), "{} {id:?}: {moved:?}", figure.id);
                }
            }
        }
        assert!(reading(&drawn, &params, None).is_some(), "{} has no reading at the cursor", figure.id);
    }
}

#[test]
fn opposite_arrow_keys_cancel() {
    // Every figure shows this cursor, including the second position.
    let params = Params { pos: 4, k: 3, pair: 2, ..Params::default() };
    for figure in ALL {
        for [there, back] in [[Key::Left, Key::Right], [Key::Right, Key::Left], [Key::Up, Key::Down]] {
            let moved = applied(&params, &press(figure, &scene(figure, &params), &params, there));
            let home = applied(&moved, &press(figure, &scene(figure, &moved), &moved, back));
            assert_eq!(home, params, "{} {there:?}", figure.id);
        }
    }
}

#[test]
fn arrow_keys_follow_the_direction_of_the_axis() {
    let params = Params { pair: 5, ..Params::default() };
    let moves = |id, key| press(figure(id), &scene(figure(id), &params), &params, key);
    assert_eq!(moves("heatmap", Key::Right), [(ParamId::Pos, 11.0)]);
    assert_eq!(moves("heatmap", Key::Up), [(ParamId::Pair, 4.0)], "dimension 0 is at the top");
    assert_eq!(moves("layouts", Key::Up), [(ParamId::Pair, 4.0)]);
    assert_eq!(moves("trajectory", Key::Up), [(ParamId::Pair, 6.0)]);
    assert_eq!(moves("trajectory", Key::PageDown), [(ParamId::Pair, 0.0)]);
    assert_eq!(moves("rotation", Key::Up), [(ParamId::K, 6.0)]);
    assert_eq!(moves("distance-matrix", Key::Right), [(ParamId::K, 6.0)]);
    assert_eq!(moves("distance-matrix", Key::Down), [(ParamId::Pos, 11.0)]);
    assert_eq!(moves("distance-matrix", Key::End), [(ParamId::K, 39.0)], "up to the last position");
    assert_eq!(moves("components", Key::End), [(ParamId::Pos, 49.0)]);
    assert_eq!(moves("norms", Key::PageUp), [(ParamId::Pos, 20.0)], "PageUp moves along the only axis");
    let down = Params { orientation: Orientation::Down, ..params.clone() };
    let moves = |key| press(figure("heatmap"), &scene(figure("heatmap"), &down), &down, key);
    assert_eq!([moves(Key::Right), moves(Key::Up)], [[(ParamId::Pair, 6.0)], [(ParamId::Pos, 9.0)]]);
}

#[test]
fn a_cursor_outside_the_figure_is_first_moved_inside() {
    let params = Params { pos: 40, k: 30, ..Params::default() };
    // The sentence has eleven words.
    let moves = |key| press(figure("attention"), &scene(figure("attention"), &params), &params, key);
    assert_eq!(moves(Key::Up), [(ParamId::Pos, 9.0), (ParamId::K, 1.0)]);
    // The cursor is at the last word, so there is none after it.
    assert_eq!(moves(Key::Right), [(ParamId::K, 0.0), (ParamId::Pos, 10.0)]);
    // Before a key is pressed, the reading is that of the nearest words.
    let read = reading(&scene(figure("attention"), &params), &params, None).expect("a weight").text;
    assert!(read.starts_with("pos 10 ‘warm’ to 10 ‘warm’"), "{read}");
    // A parameter of another panel stays unchanged.
    let far = Params { n_pos: 1000, k: 500, ..Params::default() };
    assert_eq!(press(figure("rope"), &scene(figure("rope"), &far), &far, Key::Right), [(ParamId::Pos, 11.0)]);
}

#[test]
fn pressing_moves_the_cursor_to_the_point_under_the_pointer() {
    for figure in ALL {
        for params in settings() {
            for (index, panel) in scene(figure, &params).panels.iter().enumerate() {
                let Some(there) = cursor_point(panel, &params) else { continue };
                let moved = applied(&params, &at(panel, &params, None, there));
                // There is no space for a dot per position.
                let is_sampled = figure.id == "trajectory" && params.n_pos > 400;
                // Beyond its words or dimensions, a figure stays at the nearest ones.
                let is_nearest =
                    ["attention", "tokens"].contains(&figure.id) && cursor_point(panel, &moved) == Some(there);
                assert!(
                    moved == params || is_sampled || is_nearest,
                    "{} panel {index} at {params:?}: {moved:?}",
                    figure.id
                );
            }
        }
    }
}

#[test]
fn the_reading_has_the_value_at_the_point() {
    for figure in ALL {
        for params in settings() {
            let drawn = scene(figure, &params);
            let Some(read) = reading(&drawn, &params, None) else { continue };
            let is_at_cursor = drawn
                .panels
                .iter()
                .filter_map(|panel| cursor_point(panel, &params))
                .any(|there| [0, 1].into_iter().any(|along| there[along] == read.at[along]));
            assert!(is_at_cursor, "{} at {params:?}: {read:?}", figure.id);
        }
    }
}

#[test]
fn a_cell_below_the_diagonal_gives_the_same_two_positions() {
    let params = Params::default();
    let panel = &scene(figure("distance-matrix"), &params).panels[0];
    for cell in [[3.2, 7.9], [7.9, 3.2]] {
        assert_eq!(at(panel, &params, None, cell), [(ParamId::Pos, 3.0), (ParamId::K, 5.0)]);
    }
    let corner = [-0.5, 49.5];
    assert_eq!(at(panel, &params, None, corner), [(ParamId::Pos, 0.0), (ParamId::K, 49.0)]);
}

#[test]
fn a_dimension_belongs_to_its_pair_in_either_order() {
    for (layout, pair) in [(PairLayout::Interleaved, 32.0), (PairLayout::Split, 0.0)] {
        let params = Params { layout, cells: Cells::Value, ..Params::default() };
        let panel = &scene(figure("heatmap"), &params).panels[0];
        assert_eq!(at(panel, &params, None, [7.0, 64.0]), [(ParamId::Pos, 7.0), (ParamId::Pair, pair)]);
    }
}

/// Drags the hand of the cursor's pair in small steps around the center of its panel, from its current direction,
/// clockwise.
fn drag_hand(figure: &Figure, mut params: Params, turns: f64) -> Params {
    let drawn = scene(figure, &params);
    let panel =
        drawn.panels.iter().find(|panel| cursor_point(panel, &params).is_some()).expect("a panel with the hand");
    let start = f64::from(params.pos) * params.freq(params.pair);
    // The tip of the hand on its ring, or within its own dial, where `cursor_point` gives the center.
    let radius = cursor_point(panel, &params).map(|[x, y]| x.hypot(y)).filter(|radius| *radius > 0.0).unwrap_or(0.9);
    let toward = |angle: f64| [radius * angle.sin(), radius * angle.cos()];
    let steps = (turns.abs() * 160.0).ceil();
    for step in 1..=steps as u32 {
        let to = toward(start + f64::from(step) / steps * turns * TAU);
        params = applied(&params, &at(panel, &params, Some(toward(start)), to));
    }
    params
}

#[test]
fn a_turn_of_a_hand_moves_the_position_by_its_wavelength() {
    for (pair, pos) in [(0, 100), (10, 100), (20, 0), (30, 500)] {
        for turns in [0.25, 1.0, 3.0] {
            let params = Params { n_pos: 5000, pair, pos, ..Params::default() };
            let expected = turns * TAU / params.freq(pair);
            for id in ["trajectory", "clocks"] {
                let moved = drag_hand(figure(id), params.clone(), turns);
                let by = f64::from(moved.pos) - f64::from(pos);
                assert!((by - expected).abs() <= 1.0, "{id}, pair {pair}: {by} of {expected}");
                assert_eq!(moved.pair, pair, "{id}");
                let back = drag_hand(figure(id), moved, -turns).pos;
                // Positions are rounded to whole numbers in both directions.
                assert!(back.abs_diff(pos) <= 1, "{id}, pair {pair}: from {pos} back to {back}");
            }
        }
    }
}

/// The angles of the hands of pos in all dials, modulo a turn.
fn hands(params: &Params) -> Vec<f64> {
    let marks = figure("clocks").drawing().cursor(params);
    let tips = marks.into_iter().filter_map(|(_, mark)| match mark {
        Mark::Line { points, pen, .. } if points.len() == 2 && points[0] == [0.0; 2] && !pen.dashed => Some(points[1]),
        _ => None,
    });
    tips.map(|[x, y]| x.atan2(y).rem_euclid(TAU)).collect()
}

#[test]
fn one_hand_turns_all_others_and_stops_at_the_end_of_the_sequence() {
    let params = Params { n_pos: 400, pos: 0, ..Params::default() };
    // Ten turns of the fastest pair are 20π positions.
    let moved = drag_hand(figure("clocks"), params.clone(), 10.0);
    assert_eq!(moved.pos, 63);
    let freqs = params.freqs();
    for (hand, pair) in hands(&moved).into_iter().zip([0, 9, 18, 27, 36, 45, 54, 63]) {
        assert!((hand - (63.0 * freqs[pair]).rem_euclid(TAU)).abs() < 1e-13, "pair {pair}: {hand}");
    }
    assert!(hands(&params).iter().all(|hand| *hand == 0.0), "all start at the top");
    // A quarter turn of the slowest hand would be 13602 positions.
    let slowest = Params { pair: 63, ..params };
    assert_eq!(drag_hand(figure("clocks"), slowest.clone(), 0.25).pos, 399);
    assert_eq!(drag_hand(figure("clocks"), slowest, -0.25).pos, 0);
}

#[test]
fn pressing_a_dial_selects_its_pair_and_only_a_drag_turns_its_hand() {
    let params = Params { d_model: 16, ..Params::default() };
    let panel = &scene(figure("clocks"), &params).panels[5];
    assert_eq!(at(panel, &params, None, [0.7, 0.0]), [(ParamId::Pair, 5.0)]);
    let moves = at(panel, &params, Some([0.7, 0.0]), [0.7, 0.1]);
    assert_eq!(moves.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [ParamId::Pair, ParamId::Pos]);
}

#[test]
fn a_click_beside_a_point_of_the_circle_selects_it() {
    let params = Params { d_model: 2, n_pos: 20, ..Params::default() };
    let panel = &scene(figure("trajectory"), &params).panels[0];
    assert_eq!(at(panel, &params, None, [1.1, 0.1]), [(ParamId::Pos, 14.0)]);
    assert_eq!(at(panel, &params, None, [0.1, 0.1]), []);
}

#[test]
fn hands_of_query_and_key_set_position_and_offset() {
    let params = Params { pair: 5, n_pos: 1000, pos: 100, k: 50, ..Params::default() };
    let panel = &scene(figure("rope"), &params).panels[1];
    let query = cursor_point(panel, &params).expect("the query's hand");
    let (sin, cos) = 0.7_f64.sin_cos();
    let rotated = [query[0] * cos - query[1] * sin, query[0] * sin + query[1] * cos];
    let by = (0.7 / params.freq(5)).round();
    assert_eq!(at(panel, &params, Some(query), rotated), [(ParamId::Pos, 100.0 + by)]);
    assert_eq!(at(panel, &params, None, query), []);
    // The key's hand is the shorter one: grabbed at its tip, it does not move.
    let marks = figure("rope").drawing().cursor(&params);
    let tips: Vec<[f64; 2]> = marks
        .iter()
        .filter_map(|(panel, mark)| match mark.plain() {
            Mark::Dots { points, .. } if *panel == 1 => Some(points[0]),
            _ => None,
        })
        .collect();
    let [tip, key] = tips[..] else { panic!("two arms") };
    // `cursor_point` computes the tip by the same sum.
    assert_eq!(tip, query);
    assert_eq!(at(panel, &params, Some(key), key), [(ParamId::K, 50.0)]);
}

#[test]
fn keys_move_a_logarithmic_slider_by_its_own_steps() {
    let params = Params::default();
    for (id, moved) in [("bases", ParamId::Base), ("uniqueness", ParamId::NPos)] {
        let right = press(figure(id), &scene(figure(id), &params), &params, Key::Right);
        let (now, slider) = ((number(moved).get)(&params), number(moved));
        assert_eq!(right, [(moved, slider.at_slider(slider.to_slider(now, &params) + 1.0, now, &params))]);
    }
}

#[test]
fn the_help_describes_what_arrow_keys_move() {
    let params = Params::default();
    let help_of = |id| help(figure(id), &params);
    assert_eq!(help_of("trajectory"), "left and right arrows move the position, up and down arrows the pair");
    assert_eq!(help_of("bases"), "left and right arrows move the base");
    assert_eq!(help_of("tokens"), "left and right arrows move the pair");
    assert_eq!(help_of("torus"), "arrow keys turn it");
    let down = Params { orientation: Orientation::Down, ..params.clone() };
    assert_eq!(help(figure("heatmap"), &down), "left and right arrows move the pair, up and down arrows the position");
    assert_eq!(help(figure("gallery"), &down), help_of("trajectory"), "always across");
    assert!(ALL.iter().all(|figure| !help(figure, &params).contains("  ")));
}

/// The points of the lines and dots on the overlay.
fn overlay_points(figure: &Figure, params: &Params) -> Vec<Vec<[f64; 2]>> {
    let marks = figure.drawing().cursor(params);
    let points = marks.into_iter().filter_map(|(_, mark)| match mark.plain() {
        Mark::Line { points, .. } | Mark::Dots { points, .. } => Some(points.clone()),
        _ => None,
    });
    points.collect()
}

#[test]
fn the_played_parameter_is_read_by_the_figure_or_shown_by_the_cursor() {
    for figure in ALL {
        let Some(id) = figure.plays else { continue };
        let start = Params { n_pos: 40, pos: 7, k: 3, pair: 5, ..Params::default() };
        let mut end = start.clone();
        (number(id).set)(&mut end, (number(id).get)(&start) + 2.0);
        let is_shown = figure.reads.contains(&id)
            || figure.keys.contains(&Some(id))
            || overlay_points(figure, &start) != overlay_points(figure, &end);
        assert!(is_shown, "{}: {id:?}", figure.id);
    }
}
