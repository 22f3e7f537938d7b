//! The browser's video encoder (W3C `WebCodecs`), which encodes frames as fast as it can, not in real time.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::futures::JsFuture;
use js_sys::{Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, VideoFrame};

use super::FilmError;
use crate::export::webm::Packet;

// These parts of WebCodecs are unstable in `web-sys`.
#[wasm_bindgen]
extern "C" {
    type VideoEncoder;

    #[wasm_bindgen(constructor, catch)]
    fn new(callbacks: &Object) -> Result<VideoEncoder, JsValue>;

    #[wasm_bindgen(static_method_of = VideoEncoder, js_name = isConfigSupported, catch)]
    fn is_config_supported(config: &Object) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn configure(this: &VideoEncoder, config: &Object) -> Result<(), JsValue>;

    #[wasm_bindgen(method, catch)]
    fn encode(this: &VideoEncoder, frame: &VideoFrame, options: &Object) -> Result<(), JsValue>;

    #[wasm_bindgen(method, getter, js_name = encodeQueueSize)]
    fn queue_size(this: &VideoEncoder) -> u32;

    #[wasm_bindgen(method, setter, js_name = ondequeue)]
    fn on_dequeue(this: &VideoEncoder, act: &JsValue);

    #[wasm_bindgen(method, catch)]
    fn flush(this: &VideoEncoder) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn close(this: &VideoEncoder) -> Result<(), JsValue>;

    type EncodedVideoChunk;

    #[wasm_bindgen(method, getter)]
    fn timestamp(this: &EncodedVideoChunk) -> f64;

    #[wasm_bindgen(method, getter, js_name = type)]
    fn kind(this: &EncodedVideoChunk) -> String;

    #[wasm_bindgen(method, getter, js_name = byteLength)]
    fn length(this: &EncodedVideoChunk) -> u32;

    #[wasm_bindgen(method, catch, js_name = copyTo)]
    fn copy_to(this: &EncodedVideoChunk, bytes: &Uint8Array) -> Result<(), JsValue>;
}

/// The codecs to try, in this order: VP9, at a level that allows 1920 × 1080 pixels, then VP8. Each with its names in
/// `WebCodecs` and in Matroska.
const CODECS: [(&str, &str); 2] = [("vp09.00.40.08", "V_VP9"), ("vp8", "V_VP8")];

/// Bits per pixel of a frame; enough to keep lines and text sharp.
const BITS_PER_PIXEL: f64 = 0.15;

/// The queue length above which no frame is added: each queued frame is a whole picture in memory.
const MAX_QUEUE: u32 = 2;

/// The interval between key frames in milliseconds; players seek to key frames.
const KEY_FRAME_INTERVAL: u32 = 2000;

/// The configuration of an encoder.
pub(super) struct Config {
    options: Object,
    /// The codec's name in Matroska.
    pub(super) codec: &'static str,
}

impl Config {
    /// The first supported codec for frames of this size, at `rate` frames per second; `None` if there is none.
    pub(super) async fn find([width, height]: [u32; 2], rate: u32) -> Option<Self> {
        for (name, codec) in CODECS {
            let bits = f64::from(width) * f64::from(height) * f64::from(rate) * BITS_PER_PIXEL;
            let options = object(&[
                ("codec", name.into()),
                ("width", width.into()),
                ("height", height.into()),
                ("framerate", rate.into()),
                ("bitrate", bits.round().into()),
            ]);
            let Ok(answer) = VideoEncoder::is_config_supported(&options) else { continue };
            let Ok(answer) = JsFuture::from(answer).await else { continue };
            if Reflect::get(&answer, &"supported".into()).is_ok_and(|supported| supported.is_truthy()) {
                return Some(Self { options, codec });
            }
        }
        None
    }
}

/// A running encoder, and its output so far.
pub(super) struct Encoder {
    native: VideoEncoder,
    /// The packets so far, or an error.
    output: Rc<RefCell<Result<Vec<Packet>, JsValue>>>,
    /// The time of the last key frame in milliseconds.
    last_key: Option<u32>,
    // Kept alive because the encoder calls them.
    _callbacks: [Closure<dyn Fn(JsValue)>; 2],
}

impl Encoder {
    pub(super) fn new(config: &Config) -> Result<Self, FilmError> {
        let output = Rc::new(RefCell::new(Ok(Vec::new())));
        let (packet_output, error_output) = (Rc::clone(&output), Rc::clone(&output));
        let on_chunk = Closure::<dyn Fn(JsValue)>::new(move |chunk: JsValue| {
            let packet = packet(chunk.unchecked_ref());
            let mut output = packet_output.borrow_mut();
            match (&mut *output, packet) {
                (Ok(packets), Ok(packet)) => packets.push(packet),
                (output @ Ok(_), Err(error)) => *output = Err(error),
                (Err(_), _) => {}
            }
        });
        let on_error = Closure::<dyn Fn(JsValue)>::new(move |error| *error_output.borrow_mut() = Err(error));
        let callbacks = object(&[("output", on_chunk.as_ref().clone()), ("error", on_error.as_ref().clone())]);
        let native = VideoEncoder::new(&callbacks)?;
        native.configure(&config.options)?;
        Ok(Self { native, output, last_key: None, _callbacks: [on_chunk, on_error] })
    }

    /// Adds the contents of a canvas as the frame that is shown between two times, in milliseconds. Waits while the
    /// queue is too long.
    pub(super) async fn add(&mut self, canvas: &HtmlCanvasElement, [from, to]: [u32; 2]) -> Result<(), FilmError> {
        while self.native.queue_size() > MAX_QUEUE {
            let dequeued = Promise::new(&mut |resolve, _| self.native.on_dequeue(&resolve));
            JsFuture::from(dequeued).await?;
        }
        let is_key = self.last_key.is_none_or(|last| from >= last + KEY_FRAME_INTERVAL);
        if is_key {
            self.last_key = Some(from);
        }
        // In microseconds.
        let [timestamp, duration] = [from, to - from].map(|milliseconds| 1000.0 * f64::from(milliseconds));
        let times = object(&[("timestamp", timestamp.into()), ("duration", duration.into())]);
        let frame = VideoFrame::new_with_html_canvas_element_and_video_frame_init(canvas, times.unchecked_ref())?;
        let outcome = self.native.encode(&frame, &object(&[("keyFrame", is_key.into())]));
        frame.close();
        Ok(outcome?)
    }

    /// Encodes the remaining frames, and returns all packets, or an error.
    pub(super) async fn finish(self) -> Result<Vec<Packet>, FilmError> {
        JsFuture::from(self.native.flush()?).await?;
        Ok(self.output.replace(Ok(Vec::new()))?)
    }
}

impl Drop for Encoder {
    fn drop(&mut self) {
        // Fails only if the encoder was closed after an error.
        let _ = self.native.close();
    }
}

fn packet(chunk: &EncodedVideoChunk) -> Result<Packet, JsValue> {
    let bytes = Uint8Array::new_with_length(chunk.length());
    chunk.copy_to(&bytes)?;
    let starts = (chunk.timestamp() / 1000.0).round() as u32;
    Ok(Packet { starts, is_key: chunk.kind() == "key", bytes: bytes.to_vec() })
}

/// An object with these properties.
pub(super) fn object(properties: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        // Cannot fail for a plain object.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
