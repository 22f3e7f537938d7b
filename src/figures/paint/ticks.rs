//! Computes tick positions and labels. Ticks are round numbers, as many as fit, with only as many digits as needed to
//! distinguish them.

use plotters::coord::ranged1d::{BoldPoints, Ranged};
use plotters::coord::types::RangedCoordf64;

use crate::scene::{Axis, Scale, Ticks};
use crate::text::number::{fixed, significant, superscript};

/// The ticks of an axis that has room for about this many: values and labels.
pub(super) fn ticks(axis: &Axis, room: usize) -> Vec<(f64, String)> {
    let low = axis.domain[0].min(axis.domain[1]);
    let high = axis.domain[0].max(axis.domain[1]);
    match (&axis.ticks, axis.scale) {
        (Ticks::None, _) => Vec::new(),
        (Ticks::At(ticks), _) => ticks.clone(),
        (Ticks::Ends, _) => [low, high].map(|end| (end, significant(end, 3))).into(),
        (_, Scale::Log) => powers(low, high, room),
        (Ticks::Round, Scale::Linear) => labelled(round(low, high, room)),
        (Ticks::Whole, Scale::Linear) => labelled(whole(low, high, room)),
    }
}

/// Multiples of 1, 2 or 5 times a power of ten.
fn round(low: f64, high: f64, room: usize) -> Vec<f64> {
    RangedCoordf64::from(low..high).key_points(BoldPoints(room.max(2)))
}

fn whole(low: f64, high: f64, room: usize) -> Vec<f64> {
    let (first, last) = (low.ceil(), high.floor());
    if last - first < room as f64 {
        return (first as i64..=last as i64).map(|value| value as f64).collect();
    }
    // There are more integers than ticks, so round ticks are mostly integers; halves and fifths are dropped.
    let mut ticks = round(low, high, room);
    // A single tick shows no scale.
    if ticks.len() < 2 {
        ticks = round(low, high, room + 1);
    }
    ticks.retain(|value| (value - value.round()).abs() < 1e-6);
    ticks
}

/// Labels with as many decimals as the step between ticks has.
fn labelled(values: Vec<f64>) -> Vec<(f64, String)> {
    let step = values.windows(2).map(|ends| ends[1] - ends[0]).fold(f64::INFINITY, f64::min);
    let decimals = (0..12).find(|&decimals| is_whole(step * 10f64.powi(decimals))).unwrap_or(0);
    values.into_iter().map(|value| (value, fixed(value, decimals as usize))).collect()
}

/// Whether a value is whole up to rounding. The step of a single tick is infinite, and counts as whole.
fn is_whole(value: f64) -> bool {
    !value.is_finite() || (value - value.round()).abs() < 1e-6 * value.abs().max(1e-3)
}

/// The largest power of ten, by its exponent, that is written out.
const WRITTEN_OUT: i32 = 6;

/// Powers of ten; if there are too many, only every second, third and so on. They are written out if all are moderate.
fn powers(low: f64, high: f64, room: usize) -> Vec<(f64, String)> {
    // The tolerance keeps the tick of a domain that ends exactly on a power of ten.
    let (first, last) = ((low.log10() - 1e-9).ceil() as i32, (high.log10() + 1e-9).floor() as i32);
    let every = (1..=last - first).find(|every| (last - first) / every < room.max(2) as i32).unwrap_or(1);
    (first..=last)
        .filter(|exponent| exponent % every == 0)
        .map(|exponent| {
            let value = 10f64.powi(exponent);
            let is_moderate = first >= 0 && last <= WRITTEN_OUT;
            (value, if is_moderate { significant(value, 1) } else { format!("10{}", superscript(exponent)) })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Measure;

    fn labels(axis: &Axis, room: usize) -> Vec<String> {
        ticks(axis, room).into_iter().map(|(_, label)| label).collect()
    }

    #[test]
    fn ticks_are_round_and_have_no_needless_digits() {
        assert_eq!(labels(&Axis::linear("", [-1.05, 1.05]), 5), ["−1.0", "−0.5", "0.0", "0.5", "1.0"]);
        assert_eq!(labels(&Axis::linear("", [0.0, 17.0]), 5), ["0", "5", "10", "15"]);
    }

    #[test]
    fn positions_have_no_halves() {
        assert_eq!(labels(&Axis::whole("", [-0.5, 2.5], Measure::Pos), 8), ["0", "1", "2"]);
        assert_eq!(labels(&Axis::whole("", [0.0, 1.0], Measure::Pos), 8), ["0", "1"]);
        assert_eq!(labels(&Axis::whole("", [1.5, -0.5], Measure::Pair), 8), ["0", "1"]);
    }

    #[test]
    fn logarithmic_ticks_are_powers_of_ten() {
        let written_out = ["1", "10", "100", "1000", "10\u{202f}000", "100\u{202f}000"];
        assert_eq!(labels(&Axis::log("", [1.0, 1e5]), 8), written_out);
        assert_eq!(labels(&Axis::log("", [0.01, 1.0]), 8), ["10⁻²", "10⁻¹", "10⁰"]);
        assert_eq!(labels(&Axis::log("", [1.0, 1e10]), 6), ["10⁰", "10²", "10⁴", "10⁶", "10⁸", "10¹⁰"]);
    }

    #[test]
    fn there_is_at_most_one_tick_more_than_room() {
        for high in [1.0, 2.0, 3.0, 7.0, 49.0, 511.0, 1_048_575.0] {
            for room in 2..12 {
                let found = ticks(&Axis::whole("", [0.0, high], Measure::Pos), room).len();
                assert!((1..=room + 1).contains(&found), "{found} ticks to {high} with room for {room}");
            }
        }
    }
}
