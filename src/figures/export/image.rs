//! Encodes an image as a PNG, to be embedded in another file.

use std::borrow::Cow;

use png::{BitDepth, ColorType, Encoder, EncodingError};

/// Encodes RGBA pixels as a PNG, without an alpha channel if all are opaque.
pub(super) fn encoded((width, height): (u32, u32), rgba: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let pixels = rgba.as_chunks::<4>().0;
    let is_opaque = pixels.iter().all(|[.., alpha]| *alpha == u8::MAX);
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, width, height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_color(if is_opaque { ColorType::Rgb } else { ColorType::Rgba });
    let mut writer = encoder.write_header()?;
    if is_opaque {
        let rgb: Vec<u8> = pixels.iter().flat_map(|[rgb @ .., _]| *rgb).collect();
        writer.write_image_data(&rgb)?;
    } else {
        writer.write_image_data(rgba)?;
    }
    writer.finish()?;
    Ok(out)
}

/// Each of the columns once, if all are repeated equally often, to a pixel: the cells of a matrix. Enlarged to the
/// width of the original, the image is the same.
pub(super) fn without_repeated_columns((width, height): (u32, u32), rgba: &[u8]) -> ((u32, u32), Cow<'_, [u8]>) {
    let pixels = rgba.as_chunks::<4>().0;
    let rows = || pixels.chunks_exact(width as usize);
    let is_new = |column: usize| column == 0 || rows().any(|row| row[column] != row[column - 1]);
    let first: Vec<usize> = (0..width as usize).filter(|column| is_new(*column)).collect();
    let count = first.len() as u32;
    let is_even =
        |(index, column): (usize, &usize)| (index as u32 * width).div_ceil(count).abs_diff(*column as u32) <= 1;
    if count == width || !first.iter().enumerate().all(is_even) {
        return ((width, height), Cow::Borrowed(rgba));
    }
    let once = rows().flat_map(|row| first.iter().flat_map(|column| row[*column]));
    ((count, height), Cow::Owned(once.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equally_wide_columns_are_reduced_to_one_pixel_and_others_are_kept() {
        let image = |columns: &[u8]| columns.iter().flat_map(|value| [*value; 4]).collect::<Vec<u8>>();
        let reduced = |columns: &[u8]| {
            let (size, rgba) = (columns.len() as u32, image(columns));
            let ((width, _), once) = without_repeated_columns((size, 1), &rgba);
            (width, once.iter().step_by(4).copied().collect::<Vec<u8>>())
        };
        assert_eq!(reduced(&[1, 1, 1, 2, 2, 3, 3, 3]), (3, vec![1, 2, 3]));
        assert_eq!(reduced(&[1, 2, 2, 2, 2, 2, 3, 3]).0, 8, "columns of different widths");
        assert_eq!(reduced(&[1, 2, 3]).0, 3);
    }
}
