//! Paints a frame: the figures arranged as on the board, each with its title, and at the bottom the parameters and the
//! link. While a number runs, the layout is the same in all frames, and value axes keep their ranges.

use plotters_backend::text_anchor::{HPos, VPos};

use super::super::picture::{GAP, LEADING, LINK, MARGIN, PARAMETERS, PictureOptions, TITLE, plot};
use super::super::{Snapshot, joined};
use super::animated_figure::AnimatedFigure;
use super::{Animation, FrameState, Motion};
use crate::paint::{Brush, CanvasSpec, Drawn, LabelStyle, Rect, Scratch, Surface};
use crate::params::{CHOICES, number};
use crate::scene::Ink;

/// Gap between two figures, in CSS pixels.
const GUTTER: f64 = 24.0;

/// Smallest text in the footer, as a fraction of its normal size.
const SMALLEST: f64 = 0.6;

/// Paints the frames of an animation, in any order.
pub struct Painter<'a> {
    animation: &'a Animation,
    figures: Vec<AnimatedFigure>,
    scratch: Scratch,
}

impl<'a> Painter<'a> {
    /// A painter for this animation.
    pub fn new(animation: &'a Animation) -> Self {
        Self { animation, figures: Vec::new(), scratch: Scratch::default() }
    }

    /// Extends the ranges of value axes to include a frame. If this is called for all frames before painting, the axes
    /// stay fixed. Does nothing for states, which have their own axes.
    pub fn collect_ranges(&mut self, frame: u32) {
        if let Motion::Number(_) = self.animation.motion {
            self.follow(&self.animation.frame_state(frame));
            self.figures.iter_mut().for_each(AnimatedFigure::collect_ranges);
        }
    }

    /// Updates the figures for a frame.
    fn follow(&mut self, frame_state: &FrameState<'_>) {
        for figure in frame_state.figures {
            match self.figures.iter_mut().find(|animated| animated.figure.id == figure.id) {
                Some(animated) => animated.follow(self.animation, frame_state),
                None => self.figures.push(AnimatedFigure::new(figure, self.animation, frame_state)),
            }
        }
    }

    /// Paints a frame. A canvas must be empty and have the size [`PictureOptions::pixels`].
    ///
    /// # Errors
    /// If the surface cannot draw.
    pub fn paint(&mut self, surface: &mut dyn Surface, frame: u32, picture_options: &PictureOptions) -> Drawn {
        let frame_state = self.animation.frame_state(frame);
        self.follow(&frame_state);
        self.figures.iter_mut().for_each(AnimatedFigure::freeze_axes);
        let Self { animation, figures, scratch } = self;
        let figures = frame_state
            .figures
            .iter()
            .filter_map(|figure| figures.iter().find(|animated| animated.figure.id == figure.id));
        let snapshots: Vec<Snapshot<'_>> =
            figures.map(|animated| animated.snapshot(animation, &frame_state.params)).collect();
        let spec = picture_options.canvas_spec();
        let spec = CanvasSpec { type_scale: spec.growth(), ..spec };
        let mut brush = Brush::new(surface, (&picture_options.theme).into(), spec, scratch);
        brush.rect(
            Rect { x: 0.0, y: 0.0, width: picture_options.width, height: picture_options.height },
            Ink::Background,
        )?;
        let mut room = Rect {
            x: MARGIN,
            y: MARGIN,
            width: picture_options.width - 2.0 * MARGIN,
            height: picture_options.height - 2.0 * MARGIN,
        };
        for (line, look) in [(&animation.link, LINK), (&settings(&animation.motion, &snapshots), PARAMETERS)] {
            let height = look.size * LEADING * spec.type_scale;
            room.height -= height;
            // Shrinks a long line, such as a link, or omits it if it would become too small to read.
            let shrink = (room.width / brush.text_width(line, look)).min(1.0);
            let look = LabelStyle { size: shrink * look.size, ..look };
            if shrink > SMALLEST {
                let middle = room.bottom() + height / 2.0;
                brush.text(line, [room.x, middle], look.at(HPos::Left, VPos::Center))?;
            }
        }
        room.height -= GAP;
        snapshots.iter().zip(cells(snapshots.len(), room)).try_for_each(|(snapshot, cell)| {
            let spec = CanvasSpec { width: cell.width, height: cell.height, is_slide: true, ..spec };
            let spec = CanvasSpec { type_scale: spec.growth(), ..spec };
            let title_height = TITLE.size * LEADING * spec.type_scale;
            let mut brush = Brush::new(surface, (&picture_options.theme).into(), spec, scratch);
            brush.text(snapshot.title(), [cell.x, cell.y + title_height / 2.0], TITLE.at(HPos::Left, VPos::Center))?;
            let plot_rect = Rect { y: cell.y + title_height, height: (cell.height - title_height).max(1.0), ..cell };
            plot(surface, snapshot, picture_options, (plot_rect, spec), scratch)
        })
    }
}

/// The numbers that the figures depend on, and the choices that are not the default. The animated number comes last,
/// where a change of its length moves nothing else.
fn settings(motion: &Motion, all: &[Snapshot<'_>]) -> String {
    let mut named: Vec<(&'static str, String)> = Vec::new();
    for (name, value) in all.iter().flat_map(Snapshot::named) {
        let is_default = CHOICES.iter().any(|choice| choice.key == name && choice.options[0] == value);
        if !is_default && named.iter().all(|(known, _)| *known != name) {
            named.push((name, value));
        }
    }
    if let Motion::Number(id) = motion {
        named.sort_by_key(|(name, _)| *name == number(*id).name);
    }
    joined(named)
}

/// The rectangles for this many figures. As on the board, the left column of three or four is wider, and the first of
/// three has the full height.
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
