//! A figure on a sheet: its title, the picture, and under it what the picture says, its parameters and its link.

use plotters_backend::text_anchor::{HPos, VPos};

use super::Taken;
use super::shifted::Shifted;
use crate::catalog::Width;
use crate::paint::theme::Theme;
use crate::paint::{Backend, Brush, PIXEL, PaintError, Rect, Scratch, Surface, Type, paint, paint_cursor};
use crate::scene::Ink;

/// The paper a figure is put on.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
    /// Device pixels per CSS pixel: 1, 2 or 4.
    pub ratio: f64,
    /// How much larger type is than on the page.
    pub type_scale: f64,
    /// Light or dark, and whether there is paper at all ([`Theme::on_clear`]).
    pub theme: Theme,
    /// Whether the cursor is drawn, with what it moves.
    pub cursor: bool,
}

impl Sheet {
    /// A light sheet of a size that suits the figure, at a ratio of 1.
    pub fn of(taken: &Taken<'_>) -> Self {
        let [width, height] = usual_size(taken.figure.width, taken.scene.panels.len());
        Self { width, height, ratio: 1.0, type_scale: 1.0, theme: Theme::LIGHT, cursor: true }
    }

    /// What is painted on.
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

/// About the shape that the figure has on the page, with room for the words around it.
pub(super) fn usual_size(width: Width, panels: usize) -> [f64; 2] {
    match width {
        Width::Column | Width::Square => [720.0, 600.0],
        Width::Row => [960.0, 480.0],
        Width::Panels if panels < 3 => [960.0, 540.0],
        Width::Panels => [960.0, 720.0],
    }
}

/// Around everything, and between the picture and the words under it, in CSS pixels.
pub(super) const MARGIN: f64 = 16.0;
pub(super) const GAP: f64 = 8.0;
/// From one line of words to the next, as a part of their size.
pub(super) const LEADING: f64 = 1.4;
/// The words around a picture may take this part of the sheet; where they would take more, first the caption goes, and
/// then the parameters.
const MOST_WORDS: f64 = 0.4;

pub(super) const TITLE: Type = Type { size: 17.0, ..Type::TITLE };
const CAPTION: Type = Type { size: 13.0, ..Type::TITLE };
pub(super) const PARAMETERS: Type = Type { size: 12.0, ink: Ink::Muted, ..Type::TITLE };
pub(super) const LINK: Type = Type { size: 11.0, ..PARAMETERS };

/// Lines of one look.
struct Words {
    lines: Vec<String>,
    look: Type,
}

impl Words {
    fn height(&self) -> f64 {
        self.lines.len() as f64 * self.look.size * LEADING
    }
}

/// Paints the sheet: a canvas must be empty and have as many pixels as [`Sheet::pixels`] says.
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

/// Paints the figure, with its cursor if that is wanted, at a place of the sheet.
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

/// The title, and what stands under the picture.
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

/// The text in lines no longer than `room` CSS pixels. Words end lines; one that is longer than a line, as a link may be,
/// is cut.
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
