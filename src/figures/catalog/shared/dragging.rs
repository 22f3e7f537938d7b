//! Dragging: the hands of clocks, and handles along an axis.

use std::f64::consts::{PI, TAU};

use crate::params::{ParamId, Params, number};

/// The position that results from dragging a hand to the direction `pointed`, if it turns by `freq` per position and
/// has the angle `angle` at position `now`. The hand takes the shorter way from there, so that several turns of the pointer
/// add up.
pub(in crate::catalog) fn turned_to(pointed: f64, (angle, freq): (f64, f64), now: u32) -> f64 {
    let turn = (pointed - angle + PI).rem_euclid(TAU) - PI;
    f64::from(now) + (turn / freq).round()
}

/// The direction of a point from a centre, clockwise from the top; `None` too close to the centre.
pub(in crate::catalog) fn clockwise(center: [f64; 2], at: [f64; 2]) -> Option<f64> {
    /// Minimum distance from the centre of a dial of radius 1. Closer to it, jitter of the pointer would turn the hand.
    const HUB: f64 = 0.1;
    let [x, y] = [at[0] - center[0], at[1] - center[1]];
    (x.hypot(y) > HUB).then(|| x.atan2(y))
}

/// The parameter whose handle is dragged, and its new value: the step of its slider nearest to `to`.
pub(in crate::catalog) fn slid(id: ParamId, to: f64, params: &Params) -> (ParamId, f64) {
    let number = number(id);
    let value = number.admit(to, params).value;
    (id, number.at_slider(number.to_slider(value, params), (number.get)(params), params))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dragged_hand_takes_the_short_way_and_counts_turns() {
        let pos = |pointed: f64, now: u32| turned_to(pointed, (f64::from(now) * 0.1, 0.1), now);
        assert_eq!(pos(0.5, 0), 5.0);
        assert_eq!(pos(-0.5, 63), 58.0, "63 is a turn and a little more");
        assert_eq!(pos(0.5, 60), 68.0, "60 is a little less than a turn");
        assert_eq!([clockwise([1.0, 1.0], [2.0, 1.0]), clockwise([1.0, 1.0], [1.0, 1.05])], [Some(PI / 2.0), None]);
    }
}
