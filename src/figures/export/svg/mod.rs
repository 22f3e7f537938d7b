//! A figure on its sheet as an SVG: lines, shapes and text stay vectors and text; images are embedded PNGs.
//!
//! The picture is described in `title` and `desc`, and in `metadata` with Dublin Core terms, which drawing programs
//! show and preserve.

mod backend;

use std::io;

use plotters_backend::DrawingErrorKind;
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};

use self::backend::SvgBackend;
use super::picture::{Sheet, picture, plot};
use super::{SOFTWARE, Taken};
use crate::paint::theme::Theme;
use crate::paint::{PIXEL, Rect, Scratch, Surface};

/// XML namespaces; nothing is loaded from there. This one is required in every standalone SVG file.
pub const SVG: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";
const RDF: &str = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const DUBLIN_CORE: &str = "http://purl.org/dc/elements/1.1/";

/// Errors of writing an SVG.
#[derive(Debug, thiserror::Error)]
pub enum SvgError {
    /// Writing the XML failed.
    #[error(transparent)]
    Text(#[from] io::Error),
    /// Encoding an embedded image failed.
    #[error(transparent)]
    Image(#[from] png::EncodingError),
}

/// The sheet as an SVG, with its size in CSS pixels; images have `sheet.ratio` pixels per CSS pixel.
///
/// # Errors
/// If an image cannot be encoded.
pub fn svg(taken: &Taken<'_>, sheet: &Sheet) -> Result<String, SvgError> {
    let mut writer = Writer::new(Vec::new());
    begin(&mut writer, taken, sheet)?;
    let size = sheet.pixels().map(|length| length * PIXEL as u32);
    let mut backend = SvgBackend::new(&mut writer, size);
    picture(&mut backend, taken, sheet, &mut Scratch::default()).map_err(failure)?;
    ended(writer)
}

fn failure(error: DrawingErrorKind<SvgError>) -> SvgError {
    match error {
        DrawingErrorKind::DrawingError(error) => error,
        DrawingErrorKind::FontError(error) => SvgError::Text(io::Error::other(error)),
    }
}

fn ended(mut writer: Writer<Vec<u8>>) -> Result<String, SvgError> {
    writer.write_event(Event::End(BytesEnd::new("svg")))?;
    let text = String::from_utf8(writer.into_inner());
    text.map_err(|error| io::Error::other(error).into())
}

/// The figure with its cursor only, as on the page: transparent background, no title or metadata.
///
/// # Errors
/// If an image cannot be encoded.
pub fn still(taken: &Taken<'_>, surface: Surface, theme: &Theme) -> Result<String, SvgError> {
    let sheet = Sheet {
        width: surface.width,
        height: surface.height,
        ratio: surface.ratio,
        type_scale: surface.type_scale,
        theme: theme.clone(),
        cursor: true,
    };
    let mut writer = Writer::new(Vec::new());
    let size = sheet.pixels().map(|length| length * PIXEL as u32);
    writer.write_event(Event::Start(root(&sheet)))?;
    let whole = Rect { x: 0.0, y: 0.0, width: sheet.width, height: sheet.height };
    let mut backend = SvgBackend::new(&mut writer, size);
    plot(&mut backend, taken, &sheet, (whole, surface), &mut Scratch::default()).map_err(failure)?;
    ended(writer)
}

/// The root element. Its view box is in whole device pixels, whatever the size in CSS pixels.
fn root(sheet: &Sheet) -> BytesStart<'static> {
    let [width, height] = [sheet.width, sheet.height].map(|length| length.to_string());
    let [across, down] = sheet.pixels().map(|length| length * PIXEL as u32);
    BytesStart::new("svg").with_attributes([
        ("xmlns", SVG),
        ("xmlns:xlink", XLINK),
        ("width", &width),
        ("height", &height),
        ("viewBox", &format!("0 0 {across} {down}")),
    ])
}

/// Writes the root element's start tag, and the title, description and metadata.
fn begin(writer: &mut Writer<Vec<u8>>, taken: &Taken<'_>, sheet: &Sheet) -> io::Result<()> {
    writer.write_event(Event::Start(root(sheet).with_attributes([("role", "img")])))?;
    for (name, text) in [("title", taken.title()), ("desc", &taken.alt())] {
        writer.create_element(name).write_text_content(words(text))?;
    }
    let about = [
        ("dc:title", taken.title()),
        ("dc:description", &taken.caption()),
        ("dc:subject", &taken.parameters()),
        ("dc:source", taken.link),
        ("dc:creator", SOFTWARE),
    ];
    writer.create_element("metadata").write_inner_content(|writer| {
        let vocabularies = [("xmlns:rdf", RDF), ("xmlns:dc", DUBLIN_CORE)];
        writer.create_element("rdf:RDF").with_attributes(vocabularies).write_inner_content(|writer| {
            writer.create_element("rdf:Description").with_attribute(("rdf:about", "")).write_inner_content(
                |writer| {
                    for (name, text) in about {
                        writer.create_element(name).write_text_content(words(text))?;
                    }
                    Ok(())
                },
            )?;
            Ok(())
        })?;
        Ok(())
    })?;
    Ok(())
}

/// Text content without the characters that XML forbids (XML 1.0, section 2.2).
fn words(text: &str) -> BytesText<'static> {
    let has = |letter: &char| matches!(letter, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..);
    let words: String = text.chars().filter(has).collect();
    BytesText::new(&words).into_owned()
}
