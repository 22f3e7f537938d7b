//! Axes: what a panel measures, and the mapping from values to positions.

use std::rc::Rc;

use crate::core::encoding::{PairLayout, dim_of, pair_of};

/// One axis of a panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Label, with the unit.
    pub label: String,
    /// Values at the left and right, or bottom and top. The first may be larger: dimension 0 is at the top.
    pub domain: [f64; 2],
    /// Linear or logarithmic.
    pub scale: Scale,
    /// Positions of the ticks.
    pub ticks: Ticks,
    /// The coordinate of the shared cursor along this axis.
    pub measures: Measure,
    /// Whether the axis keeps a range of other parameters, so that marks may extend beyond it and are clipped.
    pub is_frozen: bool,
    /// The dimension at each place, if dimensions are in an order that [`Measure::Dim`] has no name for.
    pub order: Option<Rc<[usize]>>,
}

/// The mapping from values to lengths along an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// Equal steps, equal lengths.
    Linear,
    /// Equal factors, equal lengths. The domain must be positive.
    Log,
}

/// Positions and labels of the ticks of an axis.
#[derive(Clone, Debug, PartialEq)]
pub enum Ticks {
    /// At round numbers, as many as there is room for.
    Round,
    /// At round integers: positions and dimensions have no halves.
    Whole,
    /// At the two ends of the axis.
    Ends,
    /// At these values, with these labels.
    At(Vec<(f64, String)>),
    /// No ticks. If neither axis of a panel has ticks, no axis is drawn.
    None,
}

/// The quantity on an axis, if it is a coordinate of the shared cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// A position in the sequence.
    Pos,
    /// A distance between two positions.
    Offset,
    /// A pair of dimensions.
    Pair,
    /// A dimension. The order on the axis may differ from the order in memory, by which dimensions are numbered.
    Dim {
        /// The order on the axis.
        shown: PairLayout,
        /// The order in memory.
        memory: PairLayout,
        /// How many there are, which may be less than `d_model`. The axis may extend beyond them.
        count: u32,
    },
    /// Anything else.
    Other,
}

impl Measure {
    /// Whether both measure the same, if perhaps of different numbers of dimensions.
    pub(super) fn is_like(self, other: Self) -> bool {
        let any_count = |measure| match measure {
            Self::Dim { shown, memory, .. } => Self::Dim { shown, memory, count: 0 },
            other => other,
        };
        any_count(self) == any_count(other)
    }

    /// Whether both are dimensions in two halves, but of different numbers: then their halves begin at different places.
    pub(super) fn halves_differ(self, other: Self) -> bool {
        let in_halves = |measure| match measure {
            Self::Dim { shown: PairLayout::Split, count, .. } => Some(count),
            _ => None,
        };
        in_halves(self).zip(in_halves(other)).is_some_and(|(own, other)| own != other)
    }
}

impl Axis {
    /// An axis of whole numbers (positions, offsets, pairs, dimensions).
    pub fn whole(label: &str, domain: [f64; 2], measures: Measure) -> Self {
        Self {
            label: label.into(),
            domain,
            scale: Scale::Linear,
            ticks: Ticks::Whole,
            measures,
            is_frozen: false,
            order: None,
        }
    }

    /// A linear axis with round ticks.
    pub fn linear(label: &str, domain: [f64; 2]) -> Self {
        Self {
            label: label.into(),
            domain,
            scale: Scale::Linear,
            ticks: Ticks::Round,
            measures: Measure::Other,
            is_frozen: false,
            order: None,
        }
    }

    /// A logarithmic axis with ticks at powers of ten.
    pub fn log(label: &str, domain: [f64; 2]) -> Self {
        Self {
            label: label.into(),
            domain,
            scale: Scale::Log,
            ticks: Ticks::Round,
            measures: Measure::Other,
            is_frozen: false,
            order: None,
        }
    }

    /// Position of `value` between the two ends of the axis: 0 at the first, 1 at the second.
    pub fn fraction(&self, value: f64) -> f64 {
        let [start, end] = self.domain;
        match self.scale {
            Scale::Linear => (value - start) / (end - start),
            Scale::Log => (value / start).ln() / (end / start).ln(),
        }
    }

    /// The number of the entry at this value: for dimensions shown in another order, the index in memory.
    pub fn number(&self, value: f64) -> f64 {
        let is_index = value >= 0.0 && value.fract() == 0.0;
        match (&self.order, self.measures) {
            (Some(order), _) if is_index => order.get(value as usize).map_or(value, |dim| *dim as f64),
            (_, Measure::Dim { shown, memory, count }) if shown != memory && is_index && value < f64::from(count) => {
                let (pair, component) = pair_of(shown, count, value as u32);
                f64::from(dim_of(memory, count, pair, component))
            }
            _ => value,
        }
    }

    /// Whether the value lies between the two ends.
    pub fn reaches(&self, value: f64) -> bool {
        (0.0..=1.0).contains(&self.fraction(value))
    }

    /// The value at `fraction` of the axis; the inverse of [`Axis::fraction`].
    pub fn invert(&self, fraction: f64) -> f64 {
        let [start, end] = self.domain;
        match self.scale {
            Scale::Linear => start + fraction * (end - start),
            Scale::Log => start * (end / start).powf(fraction),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fraction_and_invert_are_inverse() {
        let linear = Axis::linear("", [2.0, 10.0]);
        assert_eq!([2.0, 4.0, 10.0, 0.0].map(|value| linear.fraction(value)), [0.0, 0.25, 1.0, -0.25]);
        assert_eq!(linear.invert(0.25), 4.0);
        let log = Axis::log("", [10.0, 1e5]);
        assert_eq!(log.fraction(100.0), 0.25);
        // `powf` is accurate to a few parts in 10¹⁶.
        assert!((log.invert(0.25) - 100.0).abs() < 1e-12 && (log.invert(1.0) - 1e5).abs() < 1e-9);
        for axis in [linear, log] {
            let [start, end] = axis.domain;
            assert!(axis.reaches(start) && axis.reaches(end) && axis.reaches(axis.invert(0.3)), "{axis:?}");
            assert!(!axis.reaches(start - 0.5) && !axis.reaches(end + 0.5), "{axis:?}");
        }
    }

    #[test]
    fn axes_are_alike_if_they_measure_the_same_in_the_same_way() {
        let axis = Axis::whole("position", [0.0, 9.0], Measure::Pos);
        assert!(axis.is_like(&Axis { domain: [3.0, 700.0], ticks: Ticks::None, is_frozen: true, ..axis.clone() }));
        for other in [
            Axis { label: "offset".into(), ..axis.clone() },
            Axis { scale: Scale::Log, ..axis.clone() },
            Axis { measures: Measure::Offset, ..axis.clone() },
        ] {
            assert!(!axis.is_like(&other) && !other.is_like(&axis), "{other:?}");
        }
    }
}
