//! Two pairs as a point on a torus, and its projection.
//!
//! A pair is a point on a circle, two pairs are a point on the product of two circles. With the slower angle around the
//! ring and the faster one around the tube,
//!
//! ```text
//! x = (2 + cos fast)·cos slow     y = (2 + cos fast)·sin slow     z = sin fast        fast, slow = pos·freq
//! ```
//!
//! As pos grows, the point winds around the torus. The curve closes if the two wavelengths are commensurate, that is,
//! if their ratio is a fraction p/q, and otherwise comes arbitrarily close to every point of the torus (Kronecker;
//! Hardy & Wright 1979, "An Introduction to the Theory of Numbers", chapter XXIII).
//!
//! Angles are in radians, and the radius of the tube is 1. The torus in three dimensions does not preserve lengths:
//! only on the flat torus in four dimensions do all steps have the same length.

/// Distance from the centre of the torus to the centre of its tube.
const RING: f64 = 2.0;
/// Distance from the centre to the furthest point.
pub const REACH: f64 = RING + 1.0;

/// The point of the torus at an angle around the ring and one around the tube.
pub fn point(angles: [f64; 2]) -> [f64; 3] {
    point_and_normal(angles)[0]
}

/// The point of the torus at these angles, and the surface normal there.
fn point_and_normal([ring, tube]: [f64; 2]) -> [[f64; 3]; 2] {
    let ((sin, cos), (up, out)) = (ring.sin_cos(), tube.sin_cos());
    let normal = [out * cos, out * sin, up];
    [[RING * cos + normal[0], RING * sin + normal[1], up], normal]
}

/// An orthographic projection.
#[derive(Clone, Copy, Debug)]
pub struct View {
    right: [f64; 3],
    up: [f64; 3],
    towards: [f64; 3],
}

impl View {
    /// A view from a direction `yaw` around the vertical axis and `pitch` above the horizon, in degrees.
    pub fn new(yaw: f64, pitch: f64) -> Self {
        let ((sin_yaw, cos_yaw), (sin, cos)) = (yaw.to_radians().sin_cos(), pitch.to_radians().sin_cos());
        Self {
            right: [-sin_yaw, cos_yaw, 0.0],
            up: [-sin * cos_yaw, -sin * sin_yaw, cos],
            towards: [cos * cos_yaw, cos * sin_yaw, sin],
        }
    }

    /// The projection of the point at these angles: right and up from the centre.
    pub fn project(&self, angles: [f64; 2]) -> [f64; 2] {
        self.project_point(point(angles))
    }

    /// Whether the torus itself hides its point at these angles from the viewer.
    pub fn hides(&self, angles: [f64; 2]) -> bool {
        self.is_hidden(point_and_normal(angles))
    }

    /// The projection of the point at these angles, and whether it is hidden.
    pub fn see(&self, angles: [f64; 2]) -> ([f64; 2], bool) {
        let [point, normal] = point_and_normal(angles);
        (self.project_point(point), self.is_hidden([point, normal]))
    }

    /// The two angles around the tube, at this angle around the ring, where the surface normal and the view direction
    /// have the cosine `facing`: 0 at the outline, where the surface is seen edge-on. If the cosine is never reached,
    /// both are the angle of its maximum.
    pub fn turned(&self, ring: f64, facing: f64) -> [f64; 2] {
        // The normal (cos tube·cos ring, cos tube·sin ring, sin tube) times the view: out·cos tube + up·sin tube.
        let (sin, cos) = ring.sin_cos();
        let [out, up] = [self.towards[0] * cos + self.towards[1] * sin, self.towards[2]];
        let half = (facing / out.hypot(up).max(f64::MIN_POSITIVE)).min(1.0).acos();
        [up.atan2(out) - half, up.atan2(out) + half]
    }

    fn project_point(&self, point: [f64; 3]) -> [f64; 2] {
        [product(self.right, point), product(self.up, point)]
    }

    fn is_hidden(&self, [start, normal]: [[f64; 3]; 2]) -> bool {
        /// Minimum step of the ray near the surface; an edge that the ray crosses over a shorter distance is missed.
        const STEP: f64 = 0.04;
        if product(normal, self.towards) <= 0.0 {
            return true;
        }
        let mut travelled = STEP;
        while travelled < 2.0 * REACH {
            let [x, y, z] = [0, 1, 2].map(|axis| start[axis] + travelled * self.towards[axis]);
            if x * x + y * y + z * z > REACH * REACH {
                // Outside the sphere around the torus, a straight line does not return.
                return false;
            }
            let from_ring = (x * x + y * y).sqrt() - RING;
            let distance = (from_ring * from_ring + z * z).sqrt() - 1.0;
            if distance < 0.0 {
                return true;
            }
            // The nearest point of the surface is `distance` away, so the ray may advance by that much.
            travelled += distance.max(STEP);
        }
        false
    }
}

/// A fraction p/q near `ratio` with q up to `max_q`, and its error, by continued fractions: of all fractions with a
/// smaller or equal denominator the convergent minimises |q·ratio − p|, though not always |ratio − p/q|.
pub fn fraction(ratio: f64, max_q: f64) -> (f64, f64, f64) {
    let (mut p, mut q, mut previous) = (ratio.floor(), 1.0, (1.0, 0.0));
    let mut rest = ratio - p;
    while rest > f64::EPSILON * ratio.max(1.0) && error(ratio, p, q) > 0.0 {
        let quotient = (1.0 / rest).floor();
        let next = (quotient * p + previous.0, quotient * q + previous.1);
        if next.1 > max_q {
            break;
        }
        (previous, (p, q)) = ((p, q), next);
        rest = 1.0 / rest - quotient;
    }
    (p, q, error(ratio, p, q))
}

fn error(ratio: f64, p: f64, q: f64) -> f64 {
    (ratio - p / q).abs()
}

fn product(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::PI;

    #[test]
    fn every_point_lies_on_the_torus() {
        for angles in [[0.0, 0.0], [1.0, 2.0], [100.0, -7.0]] {
            let [x, y, z] = point(angles);
            assert!(((x.hypot(y) - RING).hypot(z) - 1.0).abs() < 1e-14);
            let [right, up] = View::new(35.0, 30.0).project(angles);
            assert!(right.hypot(up) <= REACH);
        }
    }

    #[test]
    fn a_view_from_above_sees_the_upper_half_and_nothing_else() {
        let above = View::new(0.0, 90.0);
        for ring in [0.0, 1.0, 4.0] {
            assert!(!above.hides([ring, 0.5 * PI]) && !above.hides([ring, 0.9 * PI]));
            assert!(above.hides([ring, -0.5 * PI]) && above.hides([ring, -0.1]));
        }
    }

    #[test]
    fn seen_from_the_side_the_near_half_hides_the_far_half() {
        let side = View::new(0.0, 0.0);
        assert!(!side.hides([0.0, 0.0]), "the nearest point");
        // The inner side of the far half faces the viewer, behind the near half.
        assert!(side.hides([PI, PI]) && side.hides([PI, 0.0]));
        assert_eq!(side.project([0.0, 0.5 * PI]), [0.0, 1.0], "z is up");
    }

    /// The projected torus is a tube of radius 1 around an ellipse; its outlines are at distance 1 from the ellipse.
    #[test]
    fn outlines_are_seen_edge_on() {
        for (yaw, pitch) in [(35.0, 50.0), (-100.0, 5.0), (0.0, 90.0), (10.0, -30.0)] {
            let view = View::new(yaw, pitch);
            for ring in (0..40).map(|part| f64::from(part) / 40.0 * 2.0 * PI) {
                for facing in [0.0, 0.3, 0.8] {
                    let facing_at = |tube: f64| {
                        let [_, normal] = point_and_normal([ring, tube]);
                        product(normal, view.towards)
                    };
                    let found = view.turned(ring, facing).map(facing_at);
                    let max = view.turned(ring, 1.0).map(facing_at)[0];
                    // Angles of a few radians, rounded; near its maximum the cosine is flat.
                    assert!(found.iter().all(|cosine| (cosine - facing.min(max)).abs() < 1e-7), "{ring} {found:?}");
                    // The two angles are on both sides of the maximum.
                    let ([low, high], [middle, _]) = (view.turned(ring, facing), view.turned(ring, 1.0));
                    assert!((low + high - view.turned(ring, 0.0).iter().sum::<f64>()).abs() < 1e-12);
                    assert!(facing > max || low < middle + 1e-7 && middle - 1e-7 < high, "{low} {middle} {high}");
                }
                let middle = view.project_point([RING * ring.cos(), RING * ring.sin(), 0.0]);
                for tube in view.turned(ring, 0.0) {
                    let [x, y] = view.project([ring, tube]);
                    assert!(((x - middle[0]).hypot(y - middle[1]) - 1.0).abs() < 1e-12);
                }
            }
        }
    }

    #[test]
    fn fractions_are_found() {
        assert_eq!(fraction(10.0, 1000.0), (10.0, 1.0, 0.0));
        let (p, q, error) = fraction(22.0 / 7.0, 1000.0);
        assert_eq!((p, q), (22.0, 7.0));
        assert!(error < 1e-15);
        assert_eq!(fraction(PI, 200.0).0 / fraction(PI, 200.0).1, 355.0 / 113.0);
        assert_eq!(fraction(1.0, 10.0), (1.0, 1.0, 0.0));
        // The next convergent of √2 after 577/408 has the denominator 985.
        assert_eq!(fraction(2f64.sqrt(), 900.0).1, 408.0);
    }

    #[test]
    fn see_returns_the_projection_and_whether_it_is_hidden() {
        let view = View::new(20.0, 40.0);
        for angles in [[0.0, 0.3], [2.0, 3.0], [4.0, -2.0]] {
            assert_eq!(view.see(angles), (view.project(angles), view.hides(angles)));
        }
    }

    /// Compared with a ray that tests for the torus at steps of a hundredth.
    #[test]
    fn a_point_is_hidden_where_a_slow_ray_meets_the_torus() {
        let depth = |[x, y, z]: [f64; 3]| (x.hypot(y) - RING).hypot(z) - 1.0;
        let (mut hidden, mut compared) = (0, 0);
        for (yaw, pitch) in [(0.0, 0.0), (35.0, 50.0), (-100.0, 5.0), (10.0, -30.0), (200.0, 20.0)] {
            let view = View::new(yaw, pitch);
            for [ring, tube] in
                (0..40).flat_map(|ring| (0..40).map(move |tube| [ring, tube].map(|part| f64::from(part) * 0.157)))
            {
                let [start, normal] = point_and_normal([ring, tube]);
                let facing = product(normal, view.towards);
                let deepest = (6..700)
                    .map(|step| depth([0, 1, 2].map(|axis| start[axis] + f64::from(step) * 0.01 * view.towards[axis])))
                    .fold(f64::INFINITY, f64::min);
                // An outline, or an edge that is grazed, may be classified either way.
                if facing.abs() > 0.1 && deepest.abs() > 0.02 {
                    let is_hidden = facing < 0.0 || deepest < 0.0;
                    assert_eq!(view.hides([ring, tube]), is_hidden, "{yaw} {pitch}: {ring} {tube}, {facing} {deepest}");
                    hidden += u32::from(is_hidden && facing > 0.0);
                    compared += 1;
                }
            }
        }
        // Checks that the test covers points that face the viewer but are hidden by other parts.
        assert!(hidden > 300 && compared > 6000, "{hidden} {compared}");
    }
}
