//! Where dials stand beside and below one another.

use std::f64::consts::TAU;

/// More dials than this are too small to be read.
pub(in crate::figures) const MOST: u32 = 32;
/// Width and height of a dial's place, in radii; its number stands below it.
const PLACE: [f64; 2] = [2.6, 3.4];
/// From the middle of a dial down to its number.
pub(in crate::figures) const NUMBER: f64 = 1.65;
/// Above the middle of the first row: the words of the cursor, and the upper edge.
pub(in crate::figures) const WORDS: [f64; 2] = [1.8, 2.4];

/// Which pairs have a dial, and on how many columns they stand.
pub(in crate::figures) struct Dials {
    pub(in crate::figures) pairs: Vec<u32>,
    columns: usize,
}

impl Dials {
    /// All pairs, or as many as have room, at equal steps from the first to the last.
    pub(in crate::figures) fn new(pairs: u32) -> Self {
        let count = pairs.min(MOST);
        let at = |dial: u32| if count < 2 { 0 } else { dial * (pairs - 1) / (count - 1) };
        // Rows as full as one another: no dial is left alone where it could stand with others.
        let rows = count.div_ceil((f64::from(count) * 1.6).sqrt().ceil() as u32);
        let columns = count.div_ceil(rows) as usize;
        Self { pairs: (0..count).map(at).collect(), columns }
    }

    pub(in crate::figures) fn center(&self, dial: usize) -> [f64; 2] {
        [(dial % self.columns) as f64 * PLACE[0], -((dial / self.columns) as f64) * PLACE[1]]
    }

    /// The dial nearest to a place.
    pub(in crate::figures) fn nearest(&self, [x, y]: [f64; 2]) -> Option<usize> {
        let away = |dial: &usize| (self.center(*dial)[0] - x).hypot(self.center(*dial)[1] - y);
        (0..self.pairs.len()).min_by(|one, other| away(one).total_cmp(&away(other)))
    }

    /// Horizontal and vertical extent.
    pub(in crate::figures) fn domains(&self) -> [[f64; 2]; 2] {
        let middle = (self.columns - 1) as f64 * PLACE[0] / 2.0;
        let side = (middle + PLACE[0] / 2.0).max(2.5);
        let rows = self.pairs.len().div_ceil(self.columns);
        [[middle - side, middle + side], [-((rows - 1) as f64) * PLACE[1] - NUMBER - 0.5, WORDS[1]]]
    }
}

/// A circle that begins at the top with a short mark.
pub(in crate::figures) fn face([x, y]: [f64; 2]) -> Vec<[f64; 2]> {
    let circle = (0..=40).map(|part| (f64::from(part) / 40.0 * TAU).sin_cos());
    [(0.0, 0.8)].into_iter().chain(circle).map(|(sin, cos)| [x + sin, y + cos]).collect()
}
