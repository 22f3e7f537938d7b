//! The clipboard. Browsers provide it only in secure contexts, and may deny access.

use js_sys::futures::JsFuture;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::window;
use web_sys::{Clipboard, ClipboardItem};

use super::download::{ExportError, PNG};

fn clipboard() -> Option<Clipboard> {
    let clipboard = window().navigator().clipboard();
    // Undefined in an insecure context.
    (!clipboard.is_undefined()).then_some(clipboard)
}

/// Copies text to the clipboard; returns whether that succeeded.
pub(crate) async fn copy_text(text: &str) -> bool {
    match clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

/// Copies a picture to the clipboard. Browsers allow access only while they handle the click; encoding takes longer, so
/// the picture is passed as a promise.
///
/// # Errors
/// If the promise rejects, or the browser has no clipboard or denies access.
pub(crate) async fn copy_png(blob: Promise) -> Result<(), ExportError> {
    let clipboard = clipboard().ok_or(ExportError::NoClipboard)?;
    let formats = Object::new();
    Reflect::set(&formats, &PNG.into(), &blob)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&formats)?;
    JsFuture::from(clipboard.write(&Array::of1(&item))).await.map(|_| ()).map_err(|thrown| {
        let name = Reflect::get(&thrown, &"name".into()).ok().and_then(|name| name.as_string());
        // A denial is reported as `NoClipboard`: the browser's own message addresses developers.
        if name.as_deref() == Some("NotAllowedError") { ExportError::NoClipboard } else { thrown.into() }
    })
}
