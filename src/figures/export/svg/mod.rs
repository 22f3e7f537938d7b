//! An exported picture as an SVG: lines, shapes and text stay vectors and text; images are embedded PNGs.
//!
//! The picture is described in `title` and `desc`, and in `metadata` with Dublin Core terms, which drawing programs
//! show and preserve.

mod surface;

use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};

use self::surface::SvgSurface;
use super::picture::{PictureOptions, picture, plot};
use super::{SOFTWARE, Snapshot};
use crate::paint::theme::Theme;
use crate::paint::{CanvasSpec, PIXEL, PaintError, Rect, Scratch};
use crate::text;

/// XML namespaces; nothing is loaded from there. This one is required in every standalone SVG file.
pub const SVG: &str = "http://www.w3.org/2000/svg";
const XLINK: &str = "http://www.w3.org/1999/xlink";
const RDF: &str = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const DUBLIN_CORE: &str = "http://purl.org/dc/elements/1.1/";

/// The picture as an SVG, with its size in CSS pixels; images have `picture_options.ratio` pixels per CSS pixel.
///
/// # Errors
/// If the XML cannot be written, or an image not encoded.
pub fn svg(snapshot: &Snapshot<'_>, picture_options: &PictureOptions) -> Result<String, PaintError> {
    let mut writer = Writer::new(Vec::new());
    begin(&mut writer, snapshot, picture_options).map_err(PaintError::new)?;
    picture(&mut SvgSurface::new(&mut writer), snapshot, picture_options, &mut Scratch::default())?;
    finish(writer)
}

fn finish(mut writer: Writer<Vec<u8>>) -> Result<String, PaintError> {
    writer.write_event(Event::End(BytesEnd::new("svg"))).map_err(PaintError::new)?;
    String::from_utf8(writer.into_inner()).map_err(PaintError::new)
}

/// Only the figure and its cursor, as on the page: transparent background, no title or metadata.
///
/// # Errors
/// If the XML cannot be written, or an image not encoded.
pub fn figure_only(snapshot: &Snapshot<'_>, spec: CanvasSpec, theme: &Theme) -> Result<String, PaintError> {
    let picture_options = PictureOptions {
        width: spec.width,
        height: spec.height,
        ratio: spec.ratio,
        type_scale: spec.type_scale,
        theme: theme.clone(),
        cursor: true,
    };
    let mut writer = Writer::new(Vec::new());
    writer.write_event(Event::Start(root(&picture_options))).map_err(PaintError::new)?;
    let whole = Rect { x: 0.0, y: 0.0, width: picture_options.width, height: picture_options.height };
    plot(&mut SvgSurface::new(&mut writer), snapshot, &picture_options, (whole, spec), &mut Scratch::default())?;
    finish(writer)
}

/// The root element. Its view box is in units, [`PIXEL`] per device pixel, whatever the size in CSS pixels.
fn root(picture_options: &PictureOptions) -> BytesStart<'static> {
    let [width, height] = [picture_options.width, picture_options.height].map(|length| length.to_string());
    let [across, down] = picture_options.pixels().map(|length| length * PIXEL as u32);
    BytesStart::new("svg").with_attributes([
        ("xmlns", SVG),
        ("xmlns:xlink", XLINK),
        ("xml:lang", text::lang()),
        ("width", &width),
        ("height", &height),
        ("viewBox", &format!("0 0 {across} {down}")),
    ])
}

/// Writes the root element's start tag, and the title, description and metadata.
fn begin(writer: &mut Writer<Vec<u8>>, snapshot: &Snapshot<'_>, picture_options: &PictureOptions) -> io::Result<()> {
    writer.write_event(Event::Start(root(picture_options).with_attributes([("role", "img")])))?;
    for (name, text) in [("title", snapshot.title()), ("desc", &snapshot.alt())] {
        writer.create_element(name).write_text_content(words(text))?;
    }
    let about = [
        ("dc:title", snapshot.title()),
        ("dc:description", &snapshot.caption()),
        ("dc:subject", &snapshot.parameters()),
        ("dc:source", snapshot.link),
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
    let is_allowed = |letter: &char| matches!(letter, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..);
    let words: String = text.chars().filter(is_allowed).collect();
    BytesText::new(&words).into_owned()
}
