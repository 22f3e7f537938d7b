//! The clipboard, which browsers have only on pages that came safely, and may refuse.

use js_sys::futures::JsFuture;
use js_sys::{Array, Object, Promise, Reflect};
use leptos::prelude::window;
use web_sys::{Clipboard, ClipboardItem};

use super::download::{PNG, TakeError};

fn clipboard() -> Option<Clipboard> {
    let clipboard = window().navigator().clipboard();
    // A page whose address is not secure has none.
    (!clipboard.is_undefined()).then_some(clipboard)
}

/// Puts text on the clipboard; whether the browser did.
pub(crate) async fn copy_text(text: &str) -> bool {
    match clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}

/// Puts a picture on the clipboard. It may still be on its way: browsers want to be asked while a reader presses the
/// button.
///
/// # Errors
/// If the picture does not come, or the browser does not take it.
pub(crate) async fn copy_png(blob: Promise) -> Result<(), TakeError> {
    let clipboard = clipboard().ok_or(TakeError::NoClipboard)?;
    let forms = Object::new();
    Reflect::set(&forms, &PNG.into(), &blob)?;
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&forms)?;
    JsFuture::from(clipboard.write(&Array::of1(&item))).await.map(|_| ()).map_err(|thrown| {
        let name = Reflect::get(&thrown, &"name".into()).ok().and_then(|name| name.as_string());
        // What browsers say of it is for programmers.
        if name.as_deref() == Some("NotAllowedError") { TakeError::NoClipboard } else { thrown.into() }
    })
}
