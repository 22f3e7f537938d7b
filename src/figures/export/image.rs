//! Encodes an image as a PNG, to be embedded in another file.

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
