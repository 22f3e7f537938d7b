//! The colours of angles. Angle 0 has the background colour, so that only turned pairs stand out.
//!
//! Two [`Arm`]s lead from the background to a far end with monotonic lightness, one through greens and one through
//! purples: background, green, far end at half a turn, purple, background. Red and blue would mean signs. With red-green
//! colour blindness the arms appear as yellows and blues, and lightness gives the distance from 0 on either.
//!
//! A mean of angles is a point inside the circle. Its colour is interpolated linearly between that of its direction on
//! the circle and a grey with the circle's mean lightness.

use std::f64::consts::PI;

use super::Rgb;
use super::oklab::{encoded, lab, polar};

/// A colour path in `OKLab` from the background to a far end: the straight line between the two, bent towards a hue in
/// its middle.
#[derive(Clone, Copy)]
struct Arm {
    background: [f64; 3],
    end: [f64; 3],
    bow: Bow,
}

/// The bend of an arm: its size as chroma, and its hue in degrees at the dark and at the light end of the arm. Light
/// greens are yellower than dark greens, and light purples redder than dark purples, to stay within the sRGB gamut.
#[derive(Clone, Copy)]
struct Bow {
    chroma: f64,
    dark: f64,
    light: f64,
}

const GREEN: Bow = Bow { chroma: 0.115, dark: 140.0, light: 125.0 };
const PURPLE: Bow = Bow { chroma: 0.115, dark: 310.0, light: 320.0 };
const GREEN_ON_DARK: Bow = Bow { chroma: 0.125, ..GREEN };
const PURPLE_ON_DARK: Bow = Bow { chroma: 0.125, ..PURPLE };

impl Arm {
    /// The colour at a fraction of the arm.
    fn at(&self, along: f64) -> [f64; 3] {
        /// Makes steps larger near the background, where slow pairs lie: a difference of two degrees is
        /// visible there instead of four.
        const POWER: f64 = 0.75;
        let along = along.powf(POWER);
        let [lightness, a, b] =
            [0, 1, 2].map(|part| self.background[part] + along * (self.end[part] - self.background[part]));
        let Bow { chroma, dark, light } = self.bow;
        let hue = dark + (light - dark) * ((lightness - 0.25) / 0.75).clamp(0.0, 1.0);
        let (sin, cos) = hue.to_radians().sin_cos();
        let out = chroma * (PI * along).sin();
        [lightness, a + out * cos, b + out * sin]
    }
}

/// The colours of angles, which go out along one arm and back along the other.
pub(super) struct Circle {
    out: Arm,
    back: Arm,
    /// The grey with the mean lightness of the circle.
    middle: [f64; 3],
}

impl Circle {
    pub(super) fn on(background: Rgb) -> Self {
        let (end, green, purple) = if is_dark(background) {
            (polar([0.95, 0.02, 90.0]), GREEN_ON_DARK, PURPLE_ON_DARK)
        } else {
            (polar([0.27, 0.05, 280.0]), GREEN, PURPLE)
        };
        let arm = |bow| Arm { background: lab(background), end, bow };
        let circle = Self { out: arm(green), back: arm(purple), middle: [0.0; 3] };
        let all: [[f64; 3]; 360] = std::array::from_fn(|degrees| circle.at((degrees as f64).to_radians()));
        let lightness = all.iter().map(|color| color[0]).sum::<f64>() / 360.0;
        Self { middle: [lightness, 0.0, 0.0], ..circle }
    }

    /// The colour of an angle in radians.
    pub(super) fn at(&self, angle: f64) -> [f64; 3] {
        let half_turns = angle.rem_euclid(2.0 * PI) / PI;
        if half_turns <= 1.0 { self.out.at(half_turns) } else { self.back.at(2.0 - half_turns) }
    }

    /// The colour of a mean sine and mean cosine.
    pub(super) fn of_mean(&self, [sin, cos]: [f64; 2]) -> Rgb {
        let on_circle = self.at(sin.atan2(cos));
        // Only the corners of the square lie outside the circle, and no mean falls there.
        let length = sin.hypot(cos).min(1.0);
        encoded([0, 1, 2].map(|part| self.middle[part] + length * (on_circle[part] - self.middle[part])))
    }
}

fn is_dark(background: Rgb) -> bool {
    lab(background)[0] < 0.5
}
