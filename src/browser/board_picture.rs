//! A screenshot of the board: its plots with their names and cursors, and a line of text below them.

use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, Element, HtmlCanvasElement};

use super::dom::all_in;
use super::download::{ExportError, blob_of};

/// Pixels of the picture per CSS pixel: enough for the picture to be sharp on a slide.
const RATIO: f64 = 2.0;

/// The margin around the board, in CSS pixels.
const MARGIN: f64 = 16.0;

/// The picture as a PNG, with `words` on a line below it.
///
/// # Errors
/// If there is no board, or the browser cannot draw or encode the picture.
pub(crate) async fn png(words: &str) -> Result<web_sys::Blob, ExportError> {
    let board = document().get_element_by_id("board").ok_or(ExportError::NoCanvas)?;
    let element: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    paint(&board, &element, words).ok_or(ExportError::NoCanvas)?;
    blob_of(&element).await
}

fn paint(board: &Element, onto: &HtmlCanvasElement, words: &str) -> Option<()> {
    let cells = board.query_selector("#cells").ok()??.get_bounding_client_rect();
    let footer_height = 1.75 * MARGIN;
    let size = [cells.width() + 2.0 * MARGIN, cells.height() + 2.0 * MARGIN + footer_height];
    let [width, height] = size.map(|length| (length * RATIO).round() as u32);
    onto.set_width(width);
    onto.set_height(height);
    let context: CanvasRenderingContext2d = onto.get_context("2d").ok()??.dyn_into().ok()?;
    context.scale(RATIO, RATIO).ok()?;
    let body_style = window().get_computed_style(&document().body()?.into()).ok()??;
    let root = document().document_element()?;
    let root_style = window().get_computed_style(&root).ok()??;
    let [background, text_color] =
        [root_style.get_property_value("background-color").ok()?, body_style.get_property_value("color").ok()?];
    let font = body_style.get_property_value("font-family").ok()?;
    context.set_fill_style_str(&background);
    context.fill_rect(0.0, 0.0, size[0], size[1]);
    let rect_of = |element: &Element| {
        let rect = element.get_bounding_client_rect();
        [rect.left() - cells.left() + MARGIN, rect.top() - cells.top() + MARGIN, rect.width(), rect.height()]
    };
    for canvas in all_in(board, ".cell canvas") {
        let canvas: HtmlCanvasElement = canvas.unchecked_into();
        let [left, top, width, height] = rect_of(&canvas);
        if canvas.width() > 0 && width > 0.0 {
            context.draw_image_with_html_canvas_element_and_dw_and_dh(&canvas, left, top, width, height).ok()?;
        }
    }
    context.set_fill_style_str(&text_color);
    context.set_text_baseline("middle");
    context.set_font(&format!("600 14px {font}"));
    for name in all_in(board, ".cell-name") {
        let [left, top, _, height] = rect_of(&name);
        context.fill_text(&name.text_content()?, left, top + height / 2.0).ok()?;
    }
    context.set_font(&format!("13px {font}"));
    context.fill_text(words, MARGIN, size[1] - MARGIN).ok()
}
