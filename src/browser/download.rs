//! Downloads files, and paints figures on an offscreen canvas to save them as PNG.

use js_sys::futures::JsFuture;
use js_sys::{Array, Promise, Uint8Array};
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, Url};

use super::canvas::{Canvas, CanvasError};
use super::clock::{When, schedule};
use super::link::embedding_window;
use crate::export::Snapshot;
use crate::export::picture::{PictureOptions, picture};
use crate::export::png::{PngError, with_text_metadata};
use crate::paint::{PaintError, Scratch};

/// Milliseconds until an object URL is revoked. Browsers fetch the file only after the task that starts the download,
/// and some ask the reader first.
const URL_LIFETIME: u32 = 60_000;

/// An error while exporting.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ExportError {
    /// An error of the browser.
    #[error(transparent)]
    Browser(#[from] CanvasError),
    /// The canvas cannot draw.
    #[error(transparent)]
    Paint(#[from] PaintError),
    /// An invalid PNG.
    #[error(transparent)]
    Png(#[from] PngError),
    /// The browser has no canvas, or none of this size.
    #[error("{}", crate::text::get("save.no-canvas"))]
    NoCanvas,
    /// The browser has no clipboard, as on an insecure page, or denies access to it.
    #[error("{}", crate::text::get("save.no-clipboard"))]
    NoClipboard,
    /// The page is in a sandboxed frame without downloads.
    #[error("{}", crate::text::get("save.no-downloads"))]
    NoDownloads,
}

impl From<JsValue> for ExportError {
    fn from(thrown: JsValue) -> Self {
        Self::Browser(thrown.into())
    }
}

/// The media type of PNG files.
pub(crate) const PNG: &str = "image/png";

/// Bytes as a file with this media type.
///
/// # Errors
/// If the browser cannot allocate it.
pub(crate) fn blob(bytes: &[u8], media_type: &str) -> Result<Blob, ExportError> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    Ok(Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &options)?)
}

/// Whether files can be saved from this page. A sandboxed frame may silently forbid downloads. `None` if the page
/// cannot access its frame element and therefore cannot know.
pub(crate) fn can_download() -> Option<bool> {
    if embedding_window().is_none() {
        return Some(true);
    }
    let frame = window().frame_element().ok().flatten()?;
    let sandbox = frame.get_attribute("sandbox");
    Some(sandbox.is_none_or(|allowed| allowed.split_whitespace().any(|word| word == "allow-downloads")))
}

/// Saves a file under this name.
///
/// # Errors
/// If the browser creates no object URL, or the frame forbids downloads.
pub(crate) fn download(file: &Blob, name: &str) -> Result<(), ExportError> {
    if can_download() == Some(false) {
        return Err(ExportError::NoDownloads);
    }
    let url = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    schedule(When::After(URL_LIFETIME), move || drop(Url::revoke_object_url(&url)));
    Ok(())
}

/// The exported picture as a PNG, with its texts as metadata.
///
/// # Errors
/// If the browser cannot paint it, or cannot encode it.
pub(crate) async fn png(snapshot: &Snapshot<'_>, picture_options: &PictureOptions) -> Result<Vec<u8>, ExportError> {
    let element: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let mut canvas = Canvas::new(element.clone()).ok_or(ExportError::NoCanvas)?;
    canvas.clear(picture_options.canvas_spec())?;
    picture(&mut canvas, snapshot, picture_options, &mut Scratch::default())?;
    let blob = blob_of(&element).await?;
    let bytes = JsFuture::from(blob.array_buffer()).await?;
    Ok(with_text_metadata(&Uint8Array::new(&bytes).to_vec(), snapshot)?)
}

/// The contents of a canvas as a PNG.
///
/// # Errors
/// If the browser cannot encode it.
pub(crate) async fn blob_of(element: &HtmlCanvasElement) -> Result<Blob, ExportError> {
    let encoding = JsFuture::from(Promise::new(&mut |resolve, _| {
        // For a canvas that is too large, `toBlob` either throws or calls back with null. The promise then resolves
        // with null.
        if element.to_blob(&resolve).is_err() {
            let _ = resolve.call1(&JsValue::UNDEFINED, &JsValue::NULL);
        }
    }));
    encoding.await?.dyn_into().map_err(|_| ExportError::NoCanvas)
}
