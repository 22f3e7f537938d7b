//! Easing of transitions: slow at both ends.

/// Duration of a transition, in milliseconds.
const LENGTH: f64 = 600.0;

/// Maps the elapsed fraction of time to the fraction of the way (smoothstep), both from 0 to 1.
pub fn eased(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

/// Progress of a transition after `since` milliseconds; `None` once it has ended.
pub fn transition_progress(since: f64) -> Option<f64> {
    let part = (since / LENGTH).max(0.0);
    (part < 1.0).then(|| eased(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easing_is_monotonic_from_0_to_1() {
        assert_eq!([-1.0, 0.0, 300.0, 600.0].map(transition_progress), [Some(0.0), Some(0.0), Some(0.5), None]);
        let parts: Vec<f64> = (0..600).filter_map(|since| transition_progress(f64::from(since))).collect();
        assert!(parts.len() == 600 && parts.is_sorted() && parts[599] > 0.99);
    }
}
