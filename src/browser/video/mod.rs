//! Exports animations: each frame is painted on an offscreen canvas and encoded as `WebM` or GIF. The file does not
//! depend on how long painting takes.

mod encoder;

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use self::encoder::{Config, Encoder, object};
use super::canvas::Canvas;
use super::clock;
use super::download::ExportError;
use crate::export::animation::{Animation, Painter};
use crate::export::gif::{Colors, Gif, GifError};
use crate::export::picture::PictureOptions;
use crate::export::webm::{self, Video};

/// An error while exporting an animation.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FilmError {
    /// An error while painting, or another error of the browser.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// The browser has no video encoder.
    #[error("{}", crate::text::get("save.no-encoder"))]
    NoEncoder,
    /// The GIF could not be encoded.
    #[error(transparent)]
    Gif(#[from] GifError),
    /// The reader cancelled the export.
    #[error("{}", crate::text::get("save.stopped"))]
    Stopped,
}

impl From<JsValue> for FilmError {
    fn from(thrown: JsValue) -> Self {
        Self::Export(thrown.into())
    }
}

/// Milliseconds of work before yielding to the event loop, while the page is visible and while it is hidden: browsers
/// run the timers of a hidden page only once a second.
const SLICE: [f64; 2] = [30.0, 1000.0];

/// The number of frames from which the palette of a GIF is computed.
const SAMPLES: u32 = 12;

/// Whether this browser can encode videos.
pub(crate) async fn has_encoder() -> bool {
    Config::find([1280, 720], 30).await.is_some()
}

/// The animation as a `WebM` file with this title. `goes_on` returns whether to continue. While the axes are computed,
/// it is called with 0 for each frame; then, before each frame is painted, with the frame's index.
///
/// # Errors
/// If the browser cannot paint or encode the animation, or if `goes_on` returns false.
pub(crate) async fn webm(
    animation: &Animation,
    picture_options: &PictureOptions,
    title: &str,
    goes_on: impl Fn(u32) -> bool,
) -> Result<Vec<u8>, FilmError> {
    let size = picture_options.pixels();
    let config = Config::find(size, animation.rate).await.ok_or(FilmError::NoEncoder)?;
    let mut encoder = Encoder::new(&config)?;
    let mut film = Film::new(animation, picture_options, false, goes_on).await?;
    let start_of = |frame| animation.starts(frame).round() as u32;
    for frame in 0..animation.frames() {
        film.paint(frame).await?;
        encoder.add(&film.element, [start_of(frame), start_of(frame + 1)]).await?;
    }
    let packets = encoder.finish().await?;
    let length = start_of(animation.frames());
    Ok(webm::webm(Video { size, codec: config.codec, length, title }, &packets))
}

/// The animation as a GIF. `goes_on` as in [`webm`]; the frames sampled for the palette are painted twice, with a call
/// each time.
///
/// # Errors
/// If the browser cannot paint the animation, if the GIF cannot be encoded, or if `goes_on` returns false.
pub(crate) async fn gif(
    animation: &Animation,
    picture_options: &PictureOptions,
    goes_on: impl Fn(u32) -> bool,
) -> Result<Vec<u8>, FilmError> {
    let mut film = Film::new(animation, picture_options, true, goes_on).await?;
    let mut colors = Colors::of(&picture_options.theme);
    let samples = SAMPLES.min(animation.frames());
    for sample in 0..samples {
        colors.add(&film.pixels(sample * (animation.frames() - 1) / (samples - 1).max(1)).await?);
    }
    let mut gif = Gif::new(picture_options.pixels().map(|length| length as u16), colors)?;
    let hundredths = |frame| (animation.starts(frame) / 10.0).round() as u16;
    for frame in 0..animation.frames() {
        gif.add(&film.pixels(frame).await?, hundredths(frame + 1) - hundredths(frame))?;
    }
    Ok(gif.finish()?)
}

/// The offscreen canvas on which the frames are painted.
struct Film<'a, F> {
    painter: Painter<'a>,
    picture_options: &'a PictureOptions,
    element: HtmlCanvasElement,
    canvas: Canvas,
    goes_on: F,
    yielded_at: f64,
}

impl<'a, F: Fn(u32) -> bool> Film<'a, F> {
    /// Creates the canvas, and collects the ranges of the axes from all frames; calls `goes_on` with 0 for each frame.
    /// `reads_back`: whether the pixels are read back; browsers then keep the canvas in main memory.
    async fn new(
        animation: &'a Animation,
        picture_options: &'a PictureOptions,
        reads_back: bool,
        goes_on: F,
    ) -> Result<Self, FilmError> {
        let element: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
        // Only the first call for a canvas sets the options of its context.
        let context_options = object(&[("willReadFrequently", reads_back.into())]);
        element.get_context_with_context_options("2d", &context_options)?;
        let canvas = Canvas::new(element.clone()).ok_or(ExportError::NoCanvas)?;
        let painter = Painter::new(animation);
        let mut film = Self { painter, picture_options, element, canvas, goes_on, yielded_at: clock::now() };
        for frame in 0..animation.frames() {
            film.go_on(0).await?;
            film.painter.collect_ranges(frame);
        }
        Ok(film)
    }

    /// Yields to the event loop if the time slice is over. Fails if `goes_on` returns false for `frame`.
    async fn go_on(&mut self, frame: u32) -> Result<(), FilmError> {
        let [while_visible, while_hidden] = SLICE;
        let slice = if document().hidden() { while_hidden } else { while_visible };
        if clock::now() - self.yielded_at > slice {
            clock::pause().await;
            self.yielded_at = clock::now();
        }
        if (self.goes_on)(frame) { Ok(()) } else { Err(FilmError::Stopped) }
    }

    async fn paint(&mut self, frame: u32) -> Result<(), FilmError> {
        self.go_on(frame).await?;
        self.canvas.clear(self.picture_options.canvas_spec()).map_err(ExportError::from)?;
        Ok(self.painter.paint(&mut self.canvas, frame, self.picture_options).map_err(ExportError::from)?)
    }

    /// Paints a frame; returns its RGBA pixels.
    async fn pixels(&mut self, frame: u32) -> Result<Vec<u8>, FilmError> {
        self.paint(frame).await?;
        let context = self.element.get_context("2d")?.ok_or(ExportError::NoCanvas)?;
        let context: CanvasRenderingContext2d = context.unchecked_into();
        let [width, height] = self.picture_options.pixels().map(f64::from);
        Ok(context.get_image_data(0.0, 0.0, width, height)?.data().0)
    }
}
