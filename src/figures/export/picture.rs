//! An exported picture: the title, the figure, and below it the caption, the parameters and the link.

use plotters_backend::text_anchor::{HPos, VPos};

use super::{Compared, Snapshot};
use crate::catalog::Width;
use crate::paint::theme::Theme;
use crate::paint::{
    Brush, CanvasSpec, Drawn, LabelStyle, Rect, Scratch, Surface, paint, paint_compared_cursor, paint_cursor,
};
use crate::scene::Ink;

/// Size, resolution and look of an exported picture.
#[derive(Clone, Debug)]
pub struct PictureOptions {
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
    /// Device pixels per CSS pixel: 1, 2 or 4.
    pub ratio: f64,
    /// Factor on text size, compared with the page.
    pub type_scale: f64,
    /// The theme, possibly with a transparent background ([`Theme::on_transparent`]).
    pub theme: Theme,
    /// Whether to draw the cursor, with the marks that move with it.
    pub cursor: bool,
}

impl PictureOptions {
    /// The light theme, the figure's default size, and a ratio of 1.
    pub fn of(snapshot: &Snapshot<'_>) -> Self {
        let [width, height] = default_size(snapshot.figure.width, snapshot.scene.panels.len());
        Self { width, height, ratio: 1.0, type_scale: 1.0, theme: Theme::LIGHT, cursor: true }
    }

    /// The canvas of the same size.
    pub fn canvas_spec(&self) -> CanvasSpec {
        CanvasSpec { ratio: self.ratio, type_scale: self.type_scale, ..CanvasSpec::of([self.width, self.height]) }
    }

    /// The size in device pixels.
    pub fn pixels(&self) -> [u32; 2] {
        [self.width, self.height].map(|length| (length * self.ratio).round().max(1.0) as u32)
    }
}

/// Default size: about the aspect ratio of the figure on the page, with room for the text around it.
pub(super) fn default_size(width: Width, panels: usize) -> [f64; 2] {
    match width {
        Width::Column | Width::Square => [720.0, 600.0],
        Width::Row => [960.0, 480.0],
        Width::Panels if panels < 3 => [960.0, 540.0],
        Width::Panels => [960.0, 720.0],
    }
}

/// Outer margin of the picture, in CSS pixels.
pub(super) const MARGIN: f64 = 16.0;
/// Gap between the figure and the text below it, in CSS pixels.
pub(super) const GAP: f64 = 8.0;
/// Line height as a multiple of the text size.
pub(super) const LEADING: f64 = 1.4;
/// Maximum fraction of the picture's height for text. If it needs more, the caption is dropped first, then the
/// parameters.
const MOST_TEXT: f64 = 0.4;

pub(super) const TITLE: LabelStyle = LabelStyle { size: 17.0, ..LabelStyle::TITLE };
const CAPTION: LabelStyle = LabelStyle { size: 13.0, ..LabelStyle::TITLE };
pub(super) const PARAMETERS: LabelStyle = LabelStyle { size: 12.0, ink: Ink::Muted, ..LabelStyle::TITLE };
pub(super) const LINK: LabelStyle = LabelStyle { size: 11.0, ..PARAMETERS };

/// Lines of text of one style.
struct TextBlock {
    lines: Vec<String>,
    style: LabelStyle,
}

impl TextBlock {
    fn height(&self) -> f64 {
        self.lines.len() as f64 * self.style.size * LEADING
    }
}

/// Paints the whole picture. A canvas must be empty and have the size [`PictureOptions::pixels`].
///
/// # Errors
/// If the surface cannot draw.
pub fn picture(
    surface: &mut dyn Surface,
    snapshot: &Snapshot<'_>,
    picture_options: &PictureOptions,
    scratch: &mut Scratch,
) -> Drawn {
    let spec = picture_options.canvas_spec();
    let (scale, margin) = (picture_options.type_scale, MARGIN * picture_options.type_scale);
    let mut brush = Brush::new(surface, (&picture_options.theme).into(), spec, scratch);
    if !picture_options.theme.is_transparent() {
        brush.rect(
            Rect { x: 0.0, y: 0.0, width: picture_options.width, height: picture_options.height },
            Ink::Background,
        )?;
    }
    let (title, footer) = words(&brush, snapshot, picture_options);
    let mut write = |words: &TextBlock, at| write(&mut brush, words, scale, at);
    let below: f64 = footer.iter().map(TextBlock::height).sum::<f64>() * scale;
    let top = margin + title.height() * scale;
    let bottom = picture_options.height - margin - below;
    write(&title, [margin, margin])?;
    let mut y = bottom;
    for words in &footer {
        write(words, [margin, y])?;
        y += words.height() * scale;
    }
    let height = (bottom - GAP * scale - top).max(1.0);
    let place = Rect { x: margin, y: top, width: (picture_options.width - 2.0 * margin).max(1.0), height };
    plot(surface, snapshot, picture_options, (place, spec), scratch)
}

/// Paints the figure, and its cursor if requested, at a rectangle of the picture.
pub(super) fn plot(
    surface: &mut dyn Surface,
    snapshot: &Snapshot<'_>,
    picture_options: &PictureOptions,
    (place, spec): (Rect, CanvasSpec),
    scratch: &mut Scratch,
) -> Drawn {
    let origin = [place.x, place.y].map(|length| spec.pixel(length));
    let spec = CanvasSpec { origin, width: place.width, height: place.height, ..spec };
    let layout = paint(surface, snapshot.picture(), &picture_options.theme, spec, scratch)?;
    if picture_options.cursor {
        let extra = snapshot.figure.drawing().cursor(snapshot.params);
        if let Some(Compared { params, .. }) = snapshot.compared {
            let extra = snapshot.figure.drawing().cursor(&params.at_cursor_of(snapshot.params));
            let moving = (snapshot.picture(), &layout, &*extra);
            paint_compared_cursor(surface, moving, &picture_options.theme, spec, scratch)?;
        }
        let moving = (snapshot.picture(), &layout, &*extra);
        paint_cursor(surface, moving, snapshot.params, &picture_options.theme, spec, scratch)?;
    }
    Ok(())
}

/// The title, and the text below the figure.
fn words(brush: &Brush<'_>, snapshot: &Snapshot<'_>, picture_options: &PictureOptions) -> (TextBlock, Vec<TextBlock>) {
    let room = picture_options.width - 2.0 * MARGIN * picture_options.type_scale;
    let block = |text: &str, style: LabelStyle| TextBlock { lines: wrapped(brush, text, style, room), style };
    let title = block(snapshot.title(), TITLE);
    let mut footer = vec![
        block(&snapshot.caption(), CAPTION),
        block(&snapshot.parameters(), PARAMETERS),
        block(snapshot.link, LINK),
    ];
    let most = MOST_TEXT * picture_options.height / picture_options.type_scale;
    while footer.len() > 1 && title.height() + footer.iter().map(TextBlock::height).sum::<f64>() > most {
        footer.remove(0);
    }
    (title, footer)
}

fn write(brush: &mut Brush<'_>, TextBlock { lines, style }: &TextBlock, scale: f64, [x, y]: [f64; 2]) -> Drawn {
    let step = style.size * LEADING * scale;
    let style = style.at(HPos::Left, VPos::Center);
    lines
        .iter()
        .zip(0..)
        .try_for_each(|(line, index)| brush.text(line, [x, y + (f64::from(index) + 0.5) * step], style))
}

/// Wraps text into lines of at most `room` CSS pixels, at spaces; a word longer than a line, such as a link, is broken.
fn wrapped(brush: &Brush<'_>, text: &str, style: LabelStyle, room: f64) -> Vec<String> {
    let fits = |line: &str| brush.text_width(line, style) <= room;
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
