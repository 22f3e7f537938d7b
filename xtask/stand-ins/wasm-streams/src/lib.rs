//! In place of the crate `wasm-streams`, which Leptos brings for streams of server functions. This program has no server
//! and so none of them; but the crate's classes are exported to JavaScript, so that no linker can leave them out, and a first
//! visit would download them. This has what `server_fn` names of it, and can be called by nobody. Whoever adds a
//! server function removes `[patch.crates-io]` from the workspace's `Cargo.toml`.

use futures_util::stream::{Empty, Stream};
use js_sys::wasm_bindgen::JsValue;

/// A stream of JavaScript, which stays what it is.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Takes a stream from JavaScript.
    #[must_use]
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// The stream of JavaScript.
    #[must_use]
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Would make a stream of JavaScript.
    ///
    /// # Panics
    /// Always: nothing here streams to a server.
    #[must_use]
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        no_server()
    }

    /// Would read a stream of JavaScript.
    ///
    /// # Panics
    /// Always: nothing here streams from a server.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        no_server()
    }
}

fn no_server() -> ! {
    panic!("this program has no server functions")
}
