//! Interpolation between two sets of parameters.

use crate::params::{NUMBERS, Params};

/// Interpolates from `from` (`progress` = 0) to `to` (`progress` = 1). Numbers are interpolated linearly on their
/// sliders, so that a number with a logarithmic slider changes by constant factors; everything else switches
/// immediately.
pub fn interpolate(from: &Params, to: &Params, progress: f64) -> Params {
    if progress >= 1.0 {
        return to.clone();
    }
    let mut now = to.clone();
    for number in NUMBERS.iter().filter(|number| (number.get)(from) != (number.get)(to)) {
        let [start, end] = [from, to].map(|params| number.to_slider((number.get)(params), params));
        let slider = start + (end - start) * progress;
        // As if a reader moved the slider there from the first value.
        let value = number.at_slider(slider, (number.get)(from), &now);
        (number.set)(&mut now, value);
    }
    now.clamped()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interpolation_reaches_both_ends_and_is_geometric_for_logarithmic_sliders() {
        let from = Params { base: 100.0, d_model: 8, ..Params::default() };
        let to = Params { base: 1e6, d_model: 512, n_pos: 1000, ..Params::default() };
        assert_eq!(interpolate(&from, &to, 1.0), to);
        let start = interpolate(&from, &to, 0.0);
        assert_eq!((start.d_model, start.n_pos), (8, 50));
        // The slider rounds the base to three digits.
        assert!((start.base / 100.0 - 1.0).abs() < 0.02, "{}", start.base);
        let half = interpolate(&from, &to, 0.5);
        assert!((half.base / 1e4 - 1.0).abs() < 0.02, "{}", half.base);
        assert_eq!(half.d_model, 64, "√(8·512)");
    }
}
