//! A figure on a sheet: its title, the picture, and below it the caption, the parameters and the link.

use plotters_backend::text_anchor::{HPos, VPos};

use super::Taken;
use super::shifted::Shifted;
use crate::catalog::Width;
use crate::paint::theme::Theme;
use crate::paint::{Backend, Brush, PIXEL, PaintError, Rect, Scratch, Surface, Type, paint, paint_cursor};
use crate::scene::Ink;

/// Size, resolution and look of an exported picture.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
    /// Device pixels per CSS pixel: 1, 2 or 4.
    pub ratio: f64,
    /// Factor on text size, compared with the page.
    pub type_scale: f64,
    /// The theme, possibly with a transparent background ([`Theme::on_clear`]).
    pub theme: Theme,
    /// Whether to draw the cursor, with the marks that move with it.
    pub cursor: bool,
}

impl Sheet {
    /// A light sheet of a size that suits the figure, at a ratio of 1.
    pub fn of(taken: &Taken<'_>) -> Self {
        let [width, height] = usual_size(taken.figure.width, taken.scene.panels.len());
        Self { width, height, ratio: 1.0, type_scale: 1.0, theme: Theme::LIGHT, cursor: true }
    }

    /// The surface of the same size.
    pub fn surface(&self) -> Surface {
        Surface {
            width: self.width,
            height: self.height,
            ratio: self.ratio,
            type_scale: self.type_scale,
            is_slide: false,
            is_thumb: false,
        }
    }

    /// Its size in device pixels.
    pub fn pixels(&self) -> [u32; 2] {
        [self.width, self.height].map(|length| (length * self.ratio).round().max(1.0) as u32)
    }
}

/// Size of the sheet: about the aspect ratio of the figure on the page, with room for the text around it.
pub(super) fn usual_size(width: Width, panels: usize) -> [f64; 2] {
    match width {
        Width::Column | Width::Square => [720.0, 600.0],
        Width::Row => [960.0, 480.0],
        Width::Panels if panels < 3 => [960.0, 540.0],
        Width::Panels => [960.0, 720.0],
    }
}

/// Outer margin of the sheet, and gap between the picture and the text below it, in CSS pixels.
pub(super) const MARGIN: f64 = 16.0;
pub(super) const GAP: f64 = 8.0;
/// Line height as a multiple of the text size.
pub(super) const LEADING: f64 = 1.4;
/// Maximum share of the sheet for text. If it needs more, the caption is dropped first, then the parameters.
const MOST_WORDS: f64 = 0.4;

pub(super) const TITLE: Type = Type { size: 17.0, ..Type::TITLE };
const CAPTION: Type = Type { size: 13.0, ..Type::TITLE };
pub(super) const PARAMETERS: Type = Type { size: 12.0, ink: Ink::Muted, ..Type::TITLE };
pub(super) const LINK: Type = Type { size: 11.0, ..PARAMETERS };

/// Lines of text of one style.
struct Words {
    lines: Vec<String>,
    look: Type,
}

impl Words {
    fn height(&self) -> f64 {
        self.lines.len() as f64 * self.look.size * LEADING
    }
}

/// Paints the sheet. A canvas must be empty and have the size [`Sheet::pixels`].
///
/// # Errors
/// If the backend cannot draw.
pub fn picture<DB: Backend>(
    backend: &mut DB,
    taken: &Taken<'_>,
    sheet: &Sheet,
    scratch: &mut Scratch,
) -> Result<(), PaintError<DB>> {
    backend.ensure_prepared()?;
    let surface = sheet.surface();
    let (scale, margin) = (sheet.type_scale, MARGIN * sheet.type_scale);
    let mut brush = Brush::new(backend, (&sheet.theme).into(), surface, scratch);
    if !sheet.theme.is_clear() {
        brush.rect(Rect { x: 0.0, y: 0.0, width: sheet.width, height: sheet.height }, Ink::Paper)?;
    }
    let (title, under) = words(&brush, taken, sheet);
    let mut write = |words: &Words, at| write(&mut brush, words, scale, at);
    let below: f64 = under.iter().map(Words::height).sum::<f64>() * scale;
    let top = margin + title.height() * scale;
    let bottom = sheet.height - margin - below;
    write(&title, [margin, margin])?;
    let mut y = bottom;
    for words in &under {
        write(words, [margin, y])?;
        y += words.height() * scale;
    }
    let height = (bottom - GAP * scale - top).max(1.0);
    let place = Rect { x: margin, y: top, width: (sheet.width - 2.0 * margin).max(1.0), height };
    plot(backend, taken, sheet, (place, surface), scratch)?;
    backend.present()
}

/// Paints the figure, and its cursor if requested, at a rectangle of the sheet.
pub(super) fn plot<DB: Backend>(
    backend: &mut DB,
    taken: &Taken<'_>,
    sheet: &Sheet,
    (place, surface): (Rect, Surface),
    scratch: &mut Scratch,
) -> Result<(), PaintError<DB>> {
    let corner = [place.x, place.y].map(|length| surface.pixel(length));
    let surface = Surface { width: place.width, height: place.height, ..surface };
    let mut part = Shifted { onto: backend, by: (corner[0] * PIXEL, corner[1] * PIXEL) };
    let layout = paint(&mut part, taken.picture(), &sheet.theme, surface, scratch)?;
    if sheet.cursor {
        let extra = taken.figure.drawing().cursor(taken.params);
        let moving = (taken.scene, &layout, &*extra);
        paint_cursor(&mut part, moving, taken.params, &sheet.theme, surface, scratch)?;
    }
    Ok(())
}

/// The title, and the text below the picture.
fn words<DB: Backend>(brush: &Brush<'_, DB>, taken: &Taken<'_>, sheet: &Sheet) -> (Words, Vec<Words>) {
    let room = sheet.width - 2.0 * MARGIN * sheet.type_scale;
    let set = |text: &str, look: Type| Words { lines: wrapped(brush, text, look, room), look };
    let title = set(taken.title(), TITLE);
    let mut under = vec![set(&taken.caption(), CAPTION), set(&taken.parameters(), PARAMETERS), set(taken.link, LINK)];
    let most = MOST_WORDS * sheet.height / sheet.type_scale;
    while under.len() > 1 && title.height() + under.iter().map(Words::height).sum::<f64>() > most {
        under.remove(0);
    }
    (title, under)
}

fn write<DB: Backend>(
    brush: &mut Brush<'_, DB>,
    Words { lines, look }: &Words,
    scale: f64,
    [x, y]: [f64; 2],
) -> Result<(), PaintError<DB>> {
    let step = look.size * LEADING * scale;
    let look = look.at(HPos::Left, VPos::Center);
    lines.iter().zip(0..).try_for_each(|(line, index)| brush.text(line, [x, y + (f64::from(index) + 0.5) * step], look))
}

/// Wraps text into lines of at most `room` CSS pixels, at spaces; a word longer than a line, such as a link, is broken.
fn wrapped<DB: Backend>(brush: &Brush<'_, DB>, text: &str, look: Type, room: f64) -> Vec<String> {
    let fits = |line: &str| brush.text_width(line, look) <= room;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}")) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(String::new()),
        }
        let line = lines.last_mut().filter(|line| line.is_empty());
        let Some(line) = line else { continue };
        line.push_str(word);
        while let Some(line) = lines.last().filter(|line| !fits(line) && line.chars().count() > 1) {
            let ends = line.char_indices().map(|(at, letter)| at + letter.len_utf8());
            let end = ends
                .take_while(|end| fits(&line[..*end]))
                .last()
                .unwrap_or(line.chars().next().map_or(1, char::len_utf8));
            let rest = line[end..].to_owned();
            let last = lines.len() - 1;
            lines[last].truncate(end);
            lines.push(rest);
        }
    }
    lines
}
