//! What leaves the page when a reader asks for it: text and pictures on the clipboard, files, and the picture of a figure
//! that is painted on a canvas off the page.

use js_sys::futures::JsFuture;
use js_sys::{Array, Promise, Uint8Array};
use leptos::prelude::{document, window};
use plotters_backend::DrawingErrorKind;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, Url};

use super::canvas::{Canvas, CanvasError};
use super::clock::{When, later};
use super::link::framed_by;
use crate::export::Taken;
use crate::export::picture::{Sheet, picture};
use crate::export::png::{PngError, with_words};
use crate::paint::Scratch;

/// How many milliseconds a file stays at its address: browsers fetch it when the task is over, and some ask first.
const KEPT: u32 = 60_000;

/// Why something could not be taken away.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TakeError {
    /// What the browser says.
    #[error(transparent)]
    Browser(#[from] CanvasError),
    /// No PNG came from it.
    #[error(transparent)]
    Png(#[from] PngError),
    /// It has no canvas, or none so large.
    #[error("{}", crate::text::get("save.no-canvas"))]
    NoCanvas,
    /// It has no clipboard, or none for such a page.
    #[error("{}", crate::text::get("save.no-clipboard"))]
    NoClipboard,
    /// The page is in a frame that may save nothing.
    #[error("{}", crate::text::get("save.no-downloads"))]
    NoDownloads,
}

impl From<JsValue> for TakeError {
    fn from(thrown: JsValue) -> Self {
        Self::Browser(thrown.into())
    }
}

/// The type of PNG files.
pub(crate) const PNG: &str = "image/png";

/// Bytes as a file of this type.
///
/// # Errors
/// If they do not fit into the browser's memory.
pub(crate) fn blob(bytes: &[u8], kind: &str) -> Result<Blob, TakeError> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Ok(Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &options)?)
}

/// Whether files can be saved from here. A sandboxed frame may forbid it, which no browser tells the page in it: nobody
/// knows, unless that can see its frame.
pub(crate) fn can_download() -> Option<bool> {
    if framed_by().is_none() {
        return Some(true);
    }
    let frame = window().frame_element().ok().flatten()?;
    let sandbox = frame.get_attribute("sandbox");
    Some(sandbox.is_none_or(|allowed| allowed.split_whitespace().any(|word| word == "allow-downloads")))
}

/// Has the browser save a file under this name.
///
/// # Errors
/// If the browser gives it no address, or the frame forbids it.
pub(crate) fn download(file: &Blob, name: &str) -> Result<(), TakeError> {
    if can_download() == Some(false) {
        return Err(TakeError::NoDownloads);
    }
    let url = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    later(When::After(KEPT), move || drop(Url::revoke_object_url(&url)));
    Ok(())
}

/// The figure on its sheet as a PNG, with its words in it.
///
/// # Errors
/// If the browser cannot paint it, or makes no PNG of it.
pub(crate) async fn png(taken: &Taken<'_>, sheet: &Sheet) -> Result<Vec<u8>, TakeError> {
    let element: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let mut canvas = Canvas::new(element.clone()).ok_or(TakeError::NoCanvas)?;
    canvas.clear(sheet.surface())?;
    picture(&mut canvas, taken, sheet, &mut Scratch::default()).map_err(|error| match error {
        DrawingErrorKind::DrawingError(error) => TakeError::Browser(error),
        DrawingErrorKind::FontError(_) => TakeError::NoCanvas,
    })?;
    let made = blob_of(&element).await?;
    let bytes = JsFuture::from(made.array_buffer()).await?;
    Ok(with_words(&Uint8Array::new(&bytes).to_vec(), taken)?)
}

/// What is on a canvas, as a PNG.
///
/// # Errors
/// If the browser makes none of it.
pub(crate) async fn blob_of(element: &HtmlCanvasElement) -> Result<Blob, TakeError> {
    let made = JsFuture::from(Promise::new(&mut |found, _| {
        // A canvas too large for the browser gives nothing, or throws: both mean that there is none.
        if element.to_blob(&found).is_err() {
            let _ = found.call1(&JsValue::UNDEFINED, &JsValue::NULL);
        }
    }));
    made.await?.dyn_into().map_err(|_| TakeError::NoCanvas)
}
