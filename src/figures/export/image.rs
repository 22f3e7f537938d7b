//! An image as a PNG, to stand in another file.

use png::{BitDepth, ColorType, Encoder, EncodingError};

/// Red, green, blue and how opaque it is of each pixel, as a PNG. Where all are opaque, nothing is said of it.
pub(super) fn encoded((width, height): (u32, u32), rgba: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let pixels = rgba.as_chunks::<4>().0;
    let is_opaque = pixels.iter().all(|[.., opaque]| *opaque == u8::MAX);
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
