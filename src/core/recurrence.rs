//! Sines and cosines of an angle that increases in equal steps, without a call of a sine function per step.
//!
//! (sin, cos) of `angle + step` is (sin, cos) of `angle` rotated by `step`: four multiplications instead of a call of
//! some twenty nanoseconds. Eight consecutive samples are stored side by side and all rotated by eight steps: they
//! fill vector registers (on every target that has them) and do not depend on each other. Rounding errors accumulate
//! over a long chain of rotations, so after [`RUN`] samples the recurrence is restarted from the angle: within a run
//! each of the 32 rotations adds an error of at most about 2·10⁻¹⁶, and the angle of eight steps is rounded as well.
//! The total is below 10⁻¹³ + 2·10⁻¹⁶·|angle covered|.

use wide::f64x8;

use super::trig::{LANES, all, eight, turned};

/// Number of samples from one restart to the next.
pub(super) const RUN: usize = 256;

/// Precomputed rotations for a step size, shared by all runs of samples.
pub(super) struct Stepper {
    /// Angles of the first eight samples relative to the first.
    steps: f64x8,
    /// (sin, cos) of the angle of eight steps.
    turn: [f64x8; 2],
}

/// Eight consecutive samples.
pub(super) struct Lanes {
    pub(super) sin: f64x8,
    pub(super) cos: f64x8,
    turn: [f64x8; 2],
}

impl Stepper {
    /// Steps of `step_angle` radians.
    pub(super) fn new(step_angle: f64) -> Self {
        let (turn_sin, turn_cos) = (LANES as f64 * step_angle).sin_cos();
        let steps = f64x8::new([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]) * all(step_angle);
        Self { steps, turn: [all(turn_sin), all(turn_cos)] }
    }

    /// The first eight samples of a run that starts at `angle` radians.
    pub(super) fn seed(&self, angle: f64) -> Lanes {
        let [sin, cos] = eight(self.steps + all(angle));
        Lanes { sin, cos, turn: self.turn }
    }

    /// The cosine of the angle of eight steps.
    pub(super) fn turn_cos(&self) -> f64 {
        self.turn[1].to_array()[0]
    }
}

impl Lanes {
    /// Moves on to the next eight samples.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a call would cost as much as the turn")]
    pub(super) fn advance(&mut self) {
        [self.sin, self.cos] = turned([self.sin, self.cos], self.turn);
    }
}
