//! Images of a table by pixel.

use std::ops::Range;

/// Writes what the pixels of an image of `count` cells show, `[row][column]` from the top left: a pixel that holds several
/// cells their mean, any other the cell under its middle.
pub(super) fn fill(
    count: [usize; 2],
    value: impl Fn(usize, usize) -> f64,
    columns: usize,
    rows: usize,
    out: &mut [f32],
) {
    let across: Vec<Range<usize>> = (0..columns).map(|pixel| cells(pixel, columns, count[0])).collect();
    for (row, line) in out.chunks_exact_mut(columns).enumerate().take(rows) {
        let down = cells(row, rows, count[1]);
        for (out, across) in line.iter_mut().zip(&across) {
            let sum: f64 =
                down.clone().flat_map(|y| across.clone().map(move |x| (x, y))).map(|(x, y)| value(x, y)).sum();
            *out = (sum / (down.len() * across.len()) as f64) as f32;
        }
    }
}

/// The cells that a pixel shows.
fn cells(pixel: usize, pixels: usize, count: usize) -> Range<usize> {
    if pixels >= count {
        let cell = ((pixel as f64 + 0.5) * count as f64 / pixels as f64) as usize;
        let cell = cell.min(count - 1);
        return cell..cell + 1;
    }
    let [from, to] = [pixel, pixel + 1].map(|edge| edge * count / pixels);
    from..to.max(from + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_seen_and_none_twice_where_pixels_are_few() {
        for (pixels, count) in [(3, 10), (7, 7), (5, 6)] {
            let all: Vec<usize> = (0..pixels).flat_map(|pixel| cells(pixel, pixels, count)).collect();
            assert_eq!(all, (0..count).collect::<Vec<_>>(), "{count} cells in {pixels} pixels");
        }
        let all: Vec<usize> = (0..6).flat_map(|pixel| cells(pixel, 6, 3)).collect();
        assert_eq!(all, [0, 0, 1, 1, 2, 2]);
    }

    #[test]
    fn a_pixel_of_several_cells_is_their_mean() {
        let mut out = [0.0; 4];
        fill([4, 4], |x, y| (10 * y + x) as f64, 2, 2, &mut out);
        assert_eq!(out, [5.5, 7.5, 25.5, 27.5]);
    }
}
