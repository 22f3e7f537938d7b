//! Easing of transitions: slow at both ends.

/// Duration of a transition, in milliseconds.
const DURATION: f64 = 600.0;

/// Maps the elapsed fraction of time to the fraction of the way (smoothstep), both from 0 to 1.
pub fn eased(fraction: f64) -> f64 {
    fraction * fraction * (3.0 - 2.0 * fraction)
}

/// Progress of a transition after `elapsed` milliseconds; `None` once it has ended.
pub fn transition_progress(elapsed: f64) -> Option<f64> {
    let fraction = (elapsed / DURATION).max(0.0);
    (fraction < 1.0).then(|| eased(fraction))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easing_is_monotonic_from_0_to_1() {
        assert_eq!([-1.0, 0.0, 300.0, 600.0].map(transition_progress), [Some(0.0), Some(0.0), Some(0.5), None]);
        let fractions: Vec<f64> = (0..600).filter_map(|elapsed| transition_progress(f64::from(elapsed))).collect();
        assert!(fractions.len() == 600 && fractions.is_sorted() && fractions[599] > 0.99);
    }
}
