//! The limit of the dot product for a growing number of dimensions: an oscillatory integral.
//!
//! ```text
//! (2/d_model)·Σ cos(x·freq)  ──▶  ∫₀¹ cos(x·θ(t)) dt          x = offset, t = 2·pair/d_model, θ(t) = base^(−t)
//! ```
//!
//! The integral and the comparison of several θ follow Su 2021, "Transformer Upgrade Path: 1. Tracing the Source of
//! Sinusoidal Positional Encoding". All four integrals have closed forms, two of them with the cosine integral Ci and
//! the Fresnel integral C:
//!
//! | θ(t)       | integral                                  |
//! |------------|-------------------------------------------|
//! | base^(−t)  | (Ci(x) − Ci(x/base)) / ln base            |
//! | t          | sin x / x                                 |
//! | t²         | √(π/2x)·C(√(2x/π))                        |
//! | √t         | 2·(cos x − 1 + x·sin x) / x²              |
//!
//! Ci and C are incomplete gamma functions of an imaginary argument: Ci(x) = −Re Γ(0, ix) (Abramowitz & Stegun 1964,
//! 5.2.23 with 5.1.45) and C likewise with Γ(½, ix). Below x = 4 they are summed by their power series (5.2.16,
//! 7.3.11), above x = 4 by the continued fraction of Γ(s, z) (6.5.31, contracted to its even part), both to about
//! 10⁻¹⁵.
//!
//! Every integral is even in x. Left out: θ other than these.

use std::f64::consts::{FRAC_PI_4, PI};

/// Euler's constant.
const GAMMA: f64 = 0.577_215_664_901_532_9;
/// The power series is used up to this x, the continued fraction above it. At this x, both need about twenty terms.
const SERIES_BELOW: f64 = 4.0;
/// Limit on the number of terms. Neither the series nor the continued fraction needs so many.
const MAX_TERMS: u32 = 200;
/// The first zero of Ci.
const CI_ZERO: f64 = 0.616_505_485_620_716;

/// The distribution of angles over t = 0 … 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Theta {
    /// base^(−t), as in the encoding; the base is above 1.
    Exponential(f64),
    /// t.
    Linear,
    /// t².
    Square,
    /// √t.
    Root,
}

/// ∫₀¹ cos(x·θ(t)) dt, in −1…1.
///
/// If the base is near 1, ln base is small, and dividing by it amplifies the cancellation error of the difference of
/// two Ci: the error is 10⁻¹⁵ / ln base.
pub fn limit(theta: Theta, x: f64) -> f64 {
    let x = x.abs();
    // As 0 ≤ θ ≤ 1, the integral differs from 1 by at most x²/2, which is below the rounding error of 1.
    if x < 1e-8 {
        return 1.0;
    }
    match theta {
        Theta::Exponential(base) => (ci(x) - ci(x / base)) / base.ln(),
        Theta::Linear => x.sin() / x,
        Theta::Square => square(x),
        // In half angles, 1 − cos x = 2·sin²(x/2), which avoids cancellation at small x.
        Theta::Root => {
            let (sin, cos) = (x / 2.0).sin_cos();
            4.0 * sin * (x * cos - sin) / (x * x)
        }
    }
}

/// The amplitude of the integral's oscillation with wavelength 2π at large x: the leading term of its asymptotic
/// expansion by integration by parts.
pub fn ripple(theta: Theta, x: f64) -> f64 {
    match theta {
        Theta::Exponential(base) => 1.0 / (x * base.ln()),
        Theta::Linear => 1.0 / x,
        Theta::Square => 0.5 / x,
        Theta::Root => 2.0 / x,
    }
}

/// The first x > 0 at which the integral is 0; `None` for t², whose integral has no zero.
pub fn first_zero(theta: Theta) -> Option<f64> {
    let (start, step) = match theta {
        Theta::Square => return None,
        // The integral is 0 where Ci(x) = Ci(x/base). As |Ci(x)| stays below 1/x, this happens at an x of at least
        // CI_ZERO·base − 1.3 for a base above 16. The search starts slightly earlier, so that the number of its steps
        // does not grow with the base.
        Theta::Exponential(base) if base > 16.0 => (CI_ZERO * base - 3.0, 0.05),
        // For smaller x, all angles are less than a quarter turn.
        _ => (1.5, 0.05),
    };
    let mut low = start;
    // A search from 1.5 ends before x = 2π·16, a whole turn of the slowest pair at base 16; one from near CI_ZERO·base ends
    // after a few positions. The limit of 200 is only a safeguard.
    while limit(theta, low + step) > 0.0 {
        low += step;
        if low > start + 200.0 {
            return None;
        }
    }
    let mut high = low + step;
    // 60 bisections reduce 0.05 to less than the spacing of floating-point numbers around any x.
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if limit(theta, middle) > 0.0 { low = middle } else { high = middle }
    }
    Some(high)
}

/// The cosine integral Ci(x) = γ + ln x + ∫₀ˣ (cos t − 1)/t dt, x > 0.
pub fn ci(x: f64) -> f64 {
    if x > SERIES_BELOW {
        return -tail(0.0, x);
    }
    GAMMA + x.ln() + series(x, |order| 1.0 / order)
}

/// ∫₀¹ cos(x·t²) dt, x > 0.
fn square(x: f64) -> f64 {
    if x > SERIES_BELOW {
        return 0.5 * ((PI / x).sqrt() * FRAC_PI_4.cos() - tail(0.5, x));
    }
    1.0 + series(x, |order| 1.0 / (2.0 * order + 1.0))
}

/// Σ over order = 2, 4, 6 … of (−1)^(order/2)·x^order/order!·weight(order): the power series of cos x − 1
/// with weighted terms.
fn series(x: f64, weight: fn(f64) -> f64) -> f64 {
    let (mut term, mut order, mut sum) = (1.0, 0.0, 0.0);
    while order < f64::from(MAX_TERMS) {
        term *= -x * x / ((order + 1.0) * (order + 2.0));
        order += 2.0;
        sum += term * weight(order);
        if term.abs() < 1e-18 {
            break;
        }
    }
    sum
}

/// Re e^(−ix)·h, where Γ(s, ix) = e^(−ix)·(ix)^s·h: the continued fraction
/// h = 1/(z+1−s − 1·(1−s)/(z+3−s − 2·(2−s)/(z+5−s − …))) at z = ix, by the method of Lentz.
fn tail(s: f64, x: f64) -> f64 {
    let mut denominator = [1.0 - s, x];
    let mut convergent = inverse(denominator);
    let (mut c, mut d) = ([f64::INFINITY, 0.0], convergent);
    for term in 1..MAX_TERMS {
        let term = f64::from(term);
        let numerator = -term * (term - s);
        denominator[0] += 2.0;
        // The first division by c is by infinity, the initial value of the method.
        let over_c = if c[0].is_finite() { inverse(c) } else { [0.0, 0.0] };
        d = inverse([denominator[0] + numerator * d[0], denominator[1] + numerator * d[1]]);
        c = [denominator[0] + numerator * over_c[0], denominator[1] + numerator * over_c[1]];
        let factor = product(c, d);
        convergent = product(convergent, factor);
        if (factor[0] - 1.0).abs() + factor[1].abs() < 4e-16 {
            break;
        }
    }
    let (sin, cos) = x.sin_cos();
    product([cos, -sin], convergent)[0]
}

fn product(a: [f64; 2], b: [f64; 2]) -> [f64; 2] {
    [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]]
}

fn inverse([re, im]: [f64; 2]) -> [f64; 2] {
    let square = re * re + im * im;
    [re / square, -im / square]
}
