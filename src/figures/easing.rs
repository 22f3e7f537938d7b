//! How what moves of itself moves: slowly at both ends.

/// How long a picture takes on its way into another, in milliseconds.
const LENGTH: f64 = 600.0;

/// The part of the way at a part of the time, both from 0 to 1.
pub fn eased(part: f64) -> f64 {
    part * part * (3.0 - 2.0 * part)
}

/// How far a picture is on its way into another after so many milliseconds; `None` at the end.
pub fn on_the_way(since: f64) -> Option<f64> {
    let part = (since / LENGTH).max(0.0);
    (part < 1.0).then(|| eased(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_goes_forward_from_its_start_to_its_end() {
        assert_eq!([-1.0, 0.0, 300.0, 600.0].map(on_the_way), [Some(0.0), Some(0.0), Some(0.5), None]);
        let parts: Vec<f64> = (0..600).filter_map(|since| on_the_way(f64::from(since))).collect();
        assert!(parts.len() == 600 && parts.is_sorted() && parts[599] > 0.99);
    }
}
