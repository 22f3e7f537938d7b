//! An animation as a GIF, which can be played in most slides and documents. All frames share one palette of at most
//! 255 colours, so that static parts do not flicker; each frame stores only the rectangle that changed. The colours that
//! have a meaning are exact: a handle is small, and its colour would be lost among the many of a colour map.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use color_quant::NeuQuant;
pub use gif::EncodingError as GifError;
use gif::{DisposalMethod, Encoder, Frame, Repeat};

use crate::paint::theme::{Rgb, Theme};

/// Maximum number of colours in the palette, besides the transparent index that means “unchanged”.
const COLORS: usize = 255;
const UNCHANGED: u8 = COLORS as u8;
/// Sampling of the colour quantizer, from 1 (best) to 30 (fastest). It sees each colour once: with a tenth of them it would
/// learn too little.
const SAMPLING: i32 = 1;

/// The colours used by an animation.
pub struct Colors {
    seen: HashSet<Rgb>,
    /// The colours that are exact in any palette.
    kept: Vec<Rgb>,
}

impl Colors {
    /// No colour yet, of frames painted with this theme.
    pub fn of(theme: &Theme) -> Self {
        Self { seen: HashSet::new(), kept: theme.roles().to_vec() }
    }

    /// Adds the colours of a frame (RGBA with alpha 255).
    pub fn add(&mut self, rgba: &[u8]) {
        let mut before = None;
        for [rgb @ .., _] in rgba.as_chunks::<4>().0 {
            if before != Some(rgb) {
                self.seen.insert(*rgb);
                before = Some(rgb);
            }
        }
    }

    /// Builds the palette: the exact colours if there are few enough, otherwise the theme's and quantized ones.
    fn into_palette(self) -> Palette {
        // Sorted, so that the same animation always gives the same file.
        let mut seen: Vec<Rgb> = self.seen.into_iter().collect();
        seen.sort_unstable();
        let mut colors = if seen.len() <= COLORS { seen.clone() } else { self.kept };
        let known = colors.iter().zip(0..).map(|(rgb, index)| (*rgb, index)).collect();
        let exact = colors.len();
        let quantizer = (seen.len() > COLORS).then(|| {
            let rgba: Vec<u8> = seen.iter().flat_map(|[r, g, b]| [*r, *g, *b, u8::MAX]).collect();
            NeuQuant::new(SAMPLING, COLORS - exact, &rgba)
        });
        colors.extend(quantizer.iter().flat_map(|quantizer| quantizer.color_map_rgb().as_chunks().0.to_vec()));
        Palette { colors, exact, quantizer, known }
    }
}

/// The palette of a file.
struct Palette {
    colors: Vec<Rgb>,
    /// The number of colours before the quantized ones.
    exact: usize,
    /// `None` if the palette is exact.
    quantizer: Option<NeuQuant>,
    /// Cache of palette indices.
    known: HashMap<Rgb, u8>,
}

impl Palette {
    fn index(&mut self, rgb: Rgb) -> u8 {
        let nearest = || {
            let [r, g, b] = rgb;
            match &self.quantizer {
                Some(quantizer) => self.exact + quantizer.index_of(&[r, g, b, u8::MAX]),
                None => nearest_of(&self.colors, rgb),
            }
        };
        *self.known.entry(rgb).or_insert_with(|| nearest().min(COLORS - 1) as u8)
    }
}

/// Index of the colour of an exact palette nearest to a colour that was in none of the frames added to [`Colors`].
fn nearest_of(colors: &[Rgb], rgb: Rgb) -> usize {
    let distance =
        |color: &Rgb| -> u32 { color.iter().zip(rgb).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum() };
    let nearest = colors.iter().enumerate().min_by_key(|(_, color)| distance(color));
    nearest.map_or(0, |(index, _)| index)
}

/// A GIF being written.
pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    size: [u16; 2],
    palette: Palette,
    /// The palette indices currently shown, per pixel.
    shown: Vec<u8>,
    /// The pending frame: its duration is extended if the next one is identical.
    last: Option<Frame<'static>>,
}

impl Gif {
    /// A looping animation of this size in pixels, with these colours.
    ///
    /// # Errors
    /// If the header cannot be written.
    pub fn new([width, height]: [u16; 2], colors: Colors) -> Result<Self, GifError> {
        let palette = colors.into_palette();
        let mut rgb_bytes = palette.colors.concat();
        rgb_bytes.resize(3 * (COLORS + 1), 0);
        let mut encoder = Encoder::new(Vec::new(), width, height, &rgb_bytes)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let pixels = usize::from(width) * usize::from(height);
        Ok(Self { encoder, size: [width, height], palette, shown: vec![UNCHANGED; pixels], last: None })
    }

    /// Adds an RGBA frame (alpha 255) of the animation's size, shown for this many hundredths of a second.
    ///
    /// # Errors
    /// If writing fails.
    pub fn add(&mut self, rgba: &[u8], hundredths: u16) -> Result<(), GifError> {
        let width = usize::from(self.size[0]);
        // The rectangle that changes: columns and rows, from and to.
        let (mut across, mut down) = ([width, 0], [usize::MAX, 0]);
        let mut changed = vec![UNCHANGED; self.shown.len()];
        // The colour of the previous pixel, and its index.
        let (mut color, mut index) = ([0; 3], self.palette.index([0; 3]));
        for (pixel, [rgb @ .., _]) in rgba.as_chunks::<4>().0.iter().enumerate() {
            if color != *rgb {
                (color, index) = (*rgb, self.palette.index(*rgb));
            }
            if self.shown[pixel] != index {
                (self.shown[pixel], changed[pixel]) = (index, index);
                let (column, row) = (pixel % width, pixel / width);
                across = [across[0].min(column), across[1].max(column)];
                down = [down[0].min(row), down[1].max(row)];
            }
        }
        // No pixel has changed.
        if let Some(last) = self.last.as_mut().filter(|_| down[0] > down[1]) {
            last.delay = last.delay.saturating_add(hundredths);
            return Ok(());
        }
        let rows = changed.chunks(width).skip(down[0]).take(down[1] - down[0] + 1);
        let buffer: Vec<u8> = rows.flat_map(|row| &row[across[0]..=across[1]]).copied().collect();
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: across[0] as u16,
            top: down[0] as u16,
            width: (across[1] - across[0] + 1) as u16,
            height: (down[1] - down[0] + 1) as u16,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        };
        match self.last.replace(frame) {
            Some(previous) => self.encoder.write_frame(&previous),
            None => Ok(()),
        }
    }

    /// Finishes the file and returns its bytes.
    ///
    /// # Errors
    /// If writing fails.
    pub fn finish(mut self) -> Result<Vec<u8>, GifError> {
        self.last.iter().try_for_each(|frame| self.encoder.write_frame(frame))?;
        self.encoder.into_inner()
    }
}
