//! The link as a QR code, to be scanned by phones in a lecture hall: black on white in every theme, with the quiet zone
//! that scanners need (ISO/IEC 18004).

use std::fmt::Write;

use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::task::spawn_local;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::save::downloaded_file;
use crate::browser::download::{self, ExportError};
use crate::export::svg::SVG;
use crate::page::erased::Erase;
use crate::text::number::whole;
use crate::text::{self, fill};

/// The width of the quiet zone, in modules.
const QUIET: i32 = 4;

/// The largest allowed QR version, with 117 × 117 modules. On a projector with 1080 lines, each module is eight
/// pixels wide.
const MAX_VERSION: u8 = 25;
/// The capacity of that version in bytes, at the lowest level of error correction.
const MAX_BYTES: u32 = 1273;

/// Pixels per module in the PNG.
const SCALE: i32 = 8;

/// The QR code of a link; `None` if the link is too long.
fn code(link: &str) -> Option<QrCode> {
    let bytes = [QrSegment::make_bytes(link.as_bytes())];
    // `true` raises the error correction as far as it fits into the same version.
    QrCode::encode_segments_advanced(&bytes, QrCodeEcc::Low, Version::new(1), Version::new(MAX_VERSION), None, true)
        .ok()
}

/// Runs of adjacent black modules in a row: column, row, and length.
fn runs(code: &QrCode) -> Vec<[i32; 3]> {
    let mut runs: Vec<[i32; 3]> = Vec::new();
    for (row, column) in (0..code.size()).flat_map(|row| (0..code.size()).map(move |column| (row, column))) {
        match runs.last_mut() {
            _ if !code.get_module(column, row) => {}
            Some([start, run_row, count]) if *run_row == row && *start + *count == column => *count += 1,
            _ => runs.push([column, row, 1]),
        }
    }
    runs
}

/// The code and its download buttons, or a message that the link is too long. `announcement` receives the outcome of a
/// download.
#[component]
pub(super) fn LinkCode(link: Signal<String>, announcement: RwSignal<String>) -> impl IntoView {
    let drawing = NodeRef::<Svg>::new();
    let image = Memo::new(move |_| link.with(|link| code(link)).map(QrImage));
    let save_svg = move |_| {
        let Some(svg) = drawing.get_untracked() else { return };
        let file = download::blob(svg.outer_html().as_bytes(), "image/svg+xml");
        announcement.set(downloaded_file(file, "phasor-link.svg"));
    };
    let save_png = move |_| {
        let Some(QrImage(code)) = image.get_untracked() else { return };
        spawn_local(async move {
            let file = png(&code).await;
            announcement.set(downloaded_file(file, "phasor-link.png"));
        });
    };
    let content = move || {
        let Some(QrImage(code)) = image.get() else {
            let values = [("bytes", link.with(|link| whole(link.len() as f64))), ("most", whole(MAX_BYTES))];
            return view! { <p class="tools-note">{fill("share.code-too-long", &values)}</p> }.client_only();
        };
        let side = code.size() + 2 * QUIET;
        let mut path = String::new();
        for [x, y, count] in runs(&code) {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{x} {y}h{count}v1h-{count}z");
        }
        view! {
            <svg
                xmlns=SVG
                class="link-code"
                role="img"
                aria-label=fill("share.code-alt", &[("link", link.get())])
                viewBox=format!("-{QUIET} -{QUIET} {side} {side}")
                shape-rendering="crispEdges"
                node_ref=drawing
            >
                <rect x=-QUIET y=-QUIET width=side height=side fill="#fff" />
                <path d=path fill="#000" />
            </svg>
            <p class="tools-actions">
                <button type="button" on:click=save_svg>
                    {text::get("share.code-svg")}
                </button>
                <button type="button" on:click=save_png>
                    {text::get("share.code-png")}
                </button>
            </p>
        }
        .client_only()
    };
    view! {
        <details class="share-code">
            <summary>{text::get("share.code")}</summary>
            {content}
        </details>
    }
}

/// A code, compared by its modules.
#[derive(Clone)]
struct QrImage(QrCode);

impl PartialEq for QrImage {
    fn eq(&self, other: &Self) -> bool {
        self.0.size() == other.0.size() && runs(&self.0) == runs(&other.0)
    }
}

/// The code as a PNG.
async fn png(code: &QrCode) -> Result<web_sys::Blob, ExportError> {
    let element: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    let side = SCALE * (code.size() + 2 * QUIET);
    element.set_width(side as u32);
    element.set_height(side as u32);
    let context = element.get_context("2d")?.ok_or(ExportError::NoCanvas)?;
    let context: CanvasRenderingContext2d = context.unchecked_into();
    let paint = |color: &str, rect: [i32; 4]| {
        let [x, y, width, height] = rect.map(f64::from);
        context.set_fill_style_str(color);
        context.fill_rect(x, y, width, height);
    };
    paint("#fff", [0, 0, side, side]);
    for [x, y, count] in runs(code) {
        let [left, top] = [x, y].map(|at| SCALE * (at + QUIET));
        paint("#000", [left, top, SCALE * count, SCALE]);
    }
    download::blob_of(&element).await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes a picture of the code with a QR reader.
    fn decode(code: &QrCode) -> String {
        let side = (SCALE * (code.size() + 2 * QUIET)) as usize;
        let mut picture = vec![255; side * side];
        for [x, y, count] in runs(code) {
            for (row, column) in (0..SCALE).flat_map(|row| (0..SCALE * count).map(move |column| (row, column))) {
                let at = [SCALE * (y + QUIET) + row, SCALE * (x + QUIET) + column].map(|at| at as usize);
                picture[at[0] * side + at[1]] = 0;
            }
        }
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| picture[y * side + x]);
        let found = picture.detect_grids();
        found.first().expect("a code").decode().expect("words").1
    }

    #[test]
    fn a_code_decodes_to_its_link() {
        let links = [
            "https://host.example/".to_owned(),
            "https://host.example/phasor/#d=64&base=500000&fig=heatmap,clocks&sentence=%E7%8C%AB%20a%26b".to_owned(),
            format!("https://host.example/#states={}", "d%3D8%26n%3D20;".repeat(80)),
            "x".repeat(MAX_BYTES as usize),
        ];
        for link in links {
            assert_eq!(decode(&code(&link).expect("a code")), link);
        }
    }

    #[test]
    fn a_link_beyond_the_capacity_has_no_code() {
        assert!(code(&"x".repeat(MAX_BYTES as usize + 1)).is_none());
    }
}
