//! Puzzles: goals to reach with the page's controls. The core computes whether they are reached.

use std::f64::consts::{PI, TAU};

use crate::catalog::{head_dims, word_order};
use crate::core::below_zero::first_below_zero;
use crate::core::distance::{bound, distance};
use crate::core::schedule::Schedule;
use crate::params::Params;
use crate::text::number::{significant, whole};

/// A puzzle of a figure. Its texts are `puzzle.<figure>`, the task; `.now`, the current value; `.why`, the explanation
/// once it is solved.
pub struct Puzzle {
    /// The id of the figure.
    pub figure: &'static str,
    /// The current value as text, and whether the puzzle is solved.
    pub look: fn(&Params) -> (String, bool),
    /// Parameters that solve it, as in a link.
    pub solution: &'static str,
}

/// Every puzzle.
pub static PUZZLES: &[Puzzle] = &[
    Puzzle { figure: "components", look: as_far_right_as_up, solution: "n=200&pos=161" },
    Puzzle { figure: "clocks", look: all_near_the_top, solution: "d=4&n=1000&pos=622" },
    Puzzle { figure: "heatmap", look: all_complete_a_turn, solution: "d=32&base=9&n=50" },
    Puzzle { figure: "distance-offset", look: nearly_alike, solution: "d=4&n=1000&k=622" },
    Puzzle { figure: "distance-matrix", look: nearly_opposite, solution: "d=4&n=400&k=311" },
    Puzzle { figure: "rotation", look: a_quarter_turn, solution: "n=50&k=33" },
    Puzzle { figure: "attention", look: ends_exchanged, solution: "order=reversed" },
    Puzzle { figure: "rope", look: hardly_turned, solution: "d=2&n=1000&k=710" },
    Puzzle { figure: "wavelengths", look: half_complete_a_turn, solution: "n=600" },
    Puzzle { figure: "base-context", look: reaches_far, solution: "base=7000000" },
];

fn as_far_right_as_up(params: &Params) -> (String, bool) {
    let (sin, cos) = (f64::from(params.pos) * params.freq(params.pair)).sin_cos();
    (significant(sin - cos, 3), params.pair == 0 && params.pos > 0 && (sin - cos).abs() < 0.01)
}

fn all_near_the_top(params: &Params) -> (String, bool) {
    let furthest = furthest_from_whole_turns(&params.freqs(), f64::from(params.pos)).to_degrees();
    let are_allowed = params.base == 1e4 && params.schedule == Schedule::Geometric && params.d_model >= 4;
    (significant(furthest, 3), are_allowed && params.pos > 0 && furthest <= 10.0)
}

fn all_complete_a_turn(params: &Params) -> (String, bool) {
    let longest = params.schedule.wavelengths(params.d_model, params.base).into_iter().fold(0.0, f64::max);
    (significant(longest, 4), params.d_model >= 32 && params.n_pos <= 50 && longest <= f64::from(params.n_pos))
}

fn nearly_alike(params: &Params) -> (String, bool) {
    let distance = distance_at_offset(params);
    (significant(distance, 4), params.d_model >= 4 && params.n_pos <= 1000 && params.k > 0 && distance < 0.2)
}

fn nearly_opposite(params: &Params) -> (String, bool) {
    let fraction = distance_at_offset(params) / bound(params.d_model);
    (significant(100.0 * fraction, 5), params.d_model >= 4 && fraction >= 0.999)
}

fn a_quarter_turn(params: &Params) -> (String, bool) {
    let degrees = (f64::from(params.k) * params.freq(0)).to_degrees().rem_euclid(360.0);
    (significant(degrees, 4), (89.0..=91.0).contains(&degrees))
}

fn half_complete_a_turn(params: &Params) -> (String, bool) {
    let length = f64::from(params.n_pos);
    let complete = params.freqs().into_iter().filter(|freq| TAU / freq <= length).count() as u32;
    (whole(complete), params.d_model >= 8 && 2 * complete == params.pairs())
}

fn ends_exchanged(params: &Params) -> (String, bool) {
    let (words, order) = word_order(params);
    let last = order.len().wrapping_sub(1);
    let sentence = order.iter().filter_map(|&word| words.get(word)).map(String::as_str).collect::<Vec<_>>().join(" ");
    (sentence, order.len() > 1 && order[0] == last && order[last] == 0)
}

fn hardly_turned(params: &Params) -> (String, bool) {
    let freqs = params.schedule.freqs(head_dims(params), params.base);
    let furthest = furthest_from_whole_turns(&freqs, f64::from(params.k));
    (significant(furthest, 3), params.k > 0 && furthest <= 0.01)
}

fn reaches_far(params: &Params) -> (String, bool) {
    // With other parameters, the search could be too slow for a slider.
    let are_allowed = params.schedule == Schedule::Geometric && params.d_model >= 128 && params.base < 1e7;
    let freqs = || params.schedule.freqs(head_dims(params), params.base);
    match are_allowed.then(|| first_below_zero(&freqs())).flatten() {
        Some(reach) => (whole(reach), reach > 100_000),
        None => ("–".to_owned(), false),
    }
}

/// The distance between the encodings of two positions at the offset `params.k`.
fn distance_at_offset(params: &Params) -> f64 {
    distance(&params.freqs(), f64::from(params.k))
}

/// The greatest angle, over all pairs, between `pos · freq` and the nearest multiple of 2π, in radians.
fn furthest_from_whole_turns(freqs: &[f64], pos: f64) -> f64 {
    freqs.iter().map(|freq| ((pos * freq + PI).rem_euclid(TAU) - PI).abs()).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fragment::State;

    #[test]
    fn every_puzzle_is_unsolved_by_default_and_solved_by_its_solution() {
        for puzzle in PUZZLES {
            let (now, is_solved) = (puzzle.look)(&Params::default());
            assert!(!is_solved, "{}: {now}", puzzle.figure);
            let (state, notices) = State::parse(puzzle.solution);
            assert_eq!(notices, [], "{}", puzzle.figure);
            let (now, is_solved) = (puzzle.look)(&state.params.clamped());
            assert!(is_solved, "{}: {now}", puzzle.figure);
        }
    }
}
