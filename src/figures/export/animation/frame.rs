//! Paints a frame: the figures arranged as on the board, each with its title, and at the bottom the parameters and the
//! link. The layout is the same in all frames, and value axes keep their ranges.

use plotters_backend::text_anchor::{HPos, VPos};

use super::super::picture::{GAP, LEADING, LINK, MARGIN, PARAMETERS, Sheet, TITLE, plot};
use super::super::{Taken, joined};
use super::seen::Seen;
use super::{Animation, Motion, Shot};
use crate::paint::{Backend, Brush, PaintError, Rect, Scratch, Surface, Type};
use crate::params::{CHOICES, number};
use crate::scene::Ink;

/// Gap between two figures, in CSS pixels.
const GUTTER: f64 = 24.0;

/// Smallest text in the footer, as a fraction of its normal size.
const SMALLEST: f64 = 0.6;

/// Paints the frames of an animation, in any order.
pub struct Painter<'a> {
    animation: &'a Animation,
    seen: Vec<Seen>,
    scratch: Scratch,
}

impl<'a> Painter<'a> {
    /// A painter for this animation.
    pub fn new(animation: &'a Animation) -> Self {
        Self { animation, seen: Vec::new(), scratch: Scratch::default() }
    }

    /// Extends the ranges of value axes to include a frame. If all frames are surveyed before painting, the axes stay
    /// fixed. States have their own axes.
    pub fn survey(&mut self, frame: u32) {
        if let Motion::Number(_) = self.animation.motion {
            self.follow(&self.animation.shot(frame));
            self.seen.iter_mut().for_each(Seen::survey);
        }
    }

    /// Updates the figures for a frame.
    fn follow(&mut self, shot: &Shot<'_>) {
        for figure in shot.figures {
            match self.seen.iter_mut().find(|seen| seen.figure.id == figure.id) {
                Some(seen) => seen.follow(self.animation, shot),
                None => self.seen.push(Seen::new(figure, self.animation, shot)),
            }
        }
    }

    /// Paints a frame. A canvas must be empty and have the size [`Sheet::pixels`].
    ///
    /// # Errors
    /// If the backend cannot draw.
    pub fn paint<DB: Backend>(&mut self, backend: &mut DB, frame: u32, sheet: &Sheet) -> Result<(), PaintError<DB>> {
        backend.ensure_prepared()?;
        let shot = self.animation.shot(frame);
        self.follow(&shot);
        self.seen.iter_mut().for_each(Seen::hold);
        let Self { animation, seen, scratch } = self;
        let seen = shot.figures.iter().filter_map(|figure| seen.iter().find(|seen| seen.figure.id == figure.id));
        let taken: Vec<Taken<'_>> = seen.map(|seen| seen.taken(animation, &shot.params)).collect();
        let surface = sheet.surface();
        let surface = Surface { type_scale: surface.growth(), ..surface };
        let mut brush = Brush::new(backend, (&sheet.theme).into(), surface, scratch);
        brush.rect(Rect { x: 0.0, y: 0.0, width: sheet.width, height: sheet.height }, Ink::Paper)?;
        let mut room =
            Rect { x: MARGIN, y: MARGIN, width: sheet.width - 2.0 * MARGIN, height: sheet.height - 2.0 * MARGIN };
        for (line, look) in [(&animation.link, LINK), (&settings(&animation.motion, &taken), PARAMETERS)] {
            let height = look.size * LEADING * surface.type_scale;
            room.height -= height;
            // A long line is shrunk; one too small to read, such as a link, is left out.
            let part = (room.width / brush.text_width(line, look)).min(1.0);
            let look = Type { size: part * look.size, ..look };
            if part > SMALLEST {
                let middle = room.bottom() + height / 2.0;
                brush.text(line, [room.x, middle], look.at(HPos::Left, VPos::Center))?;
            }
        }
        room.height -= GAP;
        taken.iter().zip(cells(taken.len(), room)).try_for_each(|(taken, cell)| {
            let surface = Surface { width: cell.width, height: cell.height, is_slide: true, ..surface };
            let surface = Surface { type_scale: surface.growth(), ..surface };
            let title = TITLE.size * LEADING * surface.type_scale;
            let mut brush = Brush::new(backend, (&sheet.theme).into(), surface, scratch);
            brush.text(taken.title(), [cell.x, cell.y + title / 2.0], TITLE.at(HPos::Left, VPos::Center))?;
            let place = Rect { y: cell.y + title, height: (cell.height - title).max(1.0), ..cell };
            plot(backend, taken, sheet, (place, surface), scratch)
        })?;
        backend.present()
    }
}

/// The numbers that the figures depend on, and the choices that are not the default. The animated number comes last,
/// where a change of its length moves nothing else.
fn settings(motion: &Motion, all: &[Taken<'_>]) -> String {
    let mut named: Vec<(&'static str, String)> = Vec::new();
    for (name, value) in all.iter().flat_map(Taken::named) {
        let is_usual = CHOICES.iter().any(|choice| choice.key == name && choice.options[0] == value);
        if !is_usual && named.iter().all(|(known, _)| *known != name) {
            named.push((name, value));
        }
    }
    if let Motion::Number(id) = motion {
        named.sort_by_key(|(name, _)| *name == number(*id).name);
    }
    joined(named)
}

/// The rectangles for this many figures: as on the board, the first of three or four gets the most room.
fn cells(count: usize, room: Rect) -> Vec<Rect> {
    const WIDE: f64 = 7.0 / 12.0;
    let columns: &[f64] = match count {
        0 | 1 => &[1.0],
        2 => &[0.5, 0.5],
        3 | 4 => &[WIDE, 1.0 - WIDE],
        _ => &[1.0 / 3.0; 3],
    };
    let rows = count.div_ceil(columns.len()).max(1);
    let height = (room.height - GUTTER * (rows - 1) as f64) / rows as f64;
    let width = room.width - GUTTER * (columns.len() - 1) as f64;
    let cell = |index: usize| {
        let (row, column) = (index / columns.len(), index % columns.len());
        let before: f64 = columns[..column].iter().sum();
        let x = room.x + before * width + GUTTER * column as f64;
        Rect { x, y: room.y + row as f64 * (height + GUTTER), width: columns[column] * width, height }
    };
    let mut cells: Vec<Rect> = (0..count).map(cell).collect();
    if let [first, second, third] = &mut cells[..] {
        first.height = room.height;
        *third = Rect { y: third.y, ..*second };
    }
    cells
}
