//! How a colour looks to people with colour vision deficiency, for tests.

use super::oklab::{linear, linear_to_lab};

/// Normal sight, then protanopia, deuteranopia and tritanopia as matrices of linear RGB (Machado et al. 2009, table 1,
/// severity 1).
pub(in crate::paint) const SIGHTS: [(&str, [[f64; 3]; 3]); 4] = [
    ("normal sight", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// An `OKLab` colour as seen with that sight.
pub(in crate::paint) fn through(matrix: [[f64; 3]; 3], color: [f64; 3]) -> [f64; 3] {
    let light = linear(color);
    linear_to_lab(
        matrix.map(|row| row.iter().zip(light).map(|(weight, part)| weight * part).sum::<f64>().clamp(0.0, 1.0)),
    )
}

/// Distance of two `OKLab` colours, times 100. Below about 10, small marks are hard to tell apart.
pub(in crate::paint) fn separation(one: [f64; 3], other: [f64; 3]) -> f64 {
    100.0 * one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}
