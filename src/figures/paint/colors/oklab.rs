//! The colour space `OKLab` (Ottosson 2020), in which equal distances look about equally different.

use super::Rgb;

/// `OKLab` coordinates from lightness, chroma and hue in degrees.
pub(in crate::paint) fn polar([lightness, chroma, hue]: [f64; 3]) -> [f64; 3] {
    let (sin, cos) = hue.to_radians().sin_cos();
    [lightness, chroma * cos, chroma * sin]
}

/// `OKLab` to sRGB (IEC 61966-2-1).
pub(in crate::paint) fn encoded(color: [f64; 3]) -> Rgb {
    linear(color).map(|part| {
        let part = part.clamp(0.0, 1.0);
        let encoded = if part <= 0.003_130_8 { 12.92 * part } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 };
        (255.0 * encoded).round() as u8
    })
}

/// sRGB to `OKLab`.
pub(in crate::paint) fn lab(color: Rgb) -> [f64; 3] {
    linear_to_lab(color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    }))
}

/// `OKLab` to linear RGB (Ottosson 2020).
pub(in crate::paint) fn linear([lightness, a, b]: [f64; 3]) -> [f64; 3] {
    let cube = |value: f64| value.powi(3);
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
}

/// Linear RGB to `OKLab` (Ottosson 2020), the inverse of [`linear`].
pub(in crate::paint) fn linear_to_lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
    let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
    let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
    [
        0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
        1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
        0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
}
