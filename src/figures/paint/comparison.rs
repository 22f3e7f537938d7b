//! Compares a figure under two sets of parameters in one picture, on the axes of the first scene. The marks of the
//! other scene are drawn as faded ghosts under those of the first, and the plot shows the images of both.
//!
//! The other scene is A, which is fixed; the first is B, which follows the controls. A vertical divider that can be
//! dragged splits the images, with A on its left. A matrix over pairs of positions that is symmetric is split along its
//! diagonal instead, with A above it.

use plotters_backend::text_anchor::{HPos, VPos};

use super::brush::{Brush, LabelStyle};
use super::geometry::{Layout, PanelLayout, Rect};
use super::pixels::{PixelRect, colored};
use super::{Drawn, marks};
use crate::scene::{Ink, Mark, Panel, Pen, Raster, Scene};
use crate::text;

/// What to paint: a scene, and optionally another one to compare it with.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// Determines the axes and the layout of the picture.
    pub scene: &'a Scene,
    /// The same figure under other parameters.
    pub compared: Option<ComparedScene<'a>>,
}

/// The other scene of a comparison.
#[derive(Clone, Copy)]
pub struct ComparedScene<'a> {
    /// The scene. [`Scene::widen_axes`] widens the axes of the first scene to include it.
    pub scene: &'a Scene,
    /// Position of the divider as a fraction of the plot's width, 0 to 1: the other scene's images are to the left of
    /// it. With `None` they are not shown.
    pub split_position: Option<f64>,
}

impl<'a> From<&'a Scene> for Picture<'a> {
    fn from(scene: &'a Scene) -> Self {
        Self { scene, compared: None }
    }
}

impl<'a> Picture<'a> {
    /// The other scene's panel of this index, if its axes measure the same as those of the first scene's.
    pub(super) fn other(&self, index: usize) -> Option<&'a Panel> {
        let own = self.scene.panels.get(index)?;
        self.compared?.scene.panels.get(index).filter(|other| own.is_like(other))
    }

    /// The other scene's panel, if A and B are compared. The picture before a drag has no letter.
    pub(super) fn lettered(&self, index: usize) -> Option<&'a Panel> {
        self.compared?.split_position?;
        self.other(index)
    }

    /// The other scene's panel, and how the images of the two panels are split. `None` if they are not split.
    pub(super) fn split_of(&self, index: usize) -> Option<(&'a Panel, Split)> {
        let (own, other, split_position) =
            (self.scene.panels.get(index)?, self.other(index)?, self.compared?.split_position?);
        let has_images = own.has_image() && other.has_image();
        let are_mirrored = [own, other].into_iter().all(is_mirrored);
        let split = if are_mirrored { Split::Diagonal } else { Split::At(split_position.clamp(0.0, 1.0)) };
        has_images.then_some((other, split))
    }

    /// The part of a plot that shows the marks of the first scene: its side of a divider, otherwise all of it.
    pub(super) fn own_part(&self, index: usize, place: &PanelLayout) -> Rect {
        match self.split_of(index) {
            Some((_, Split::At(fraction))) => place.parts(fraction)[1],
            _ => place.plot,
        }
    }
}

impl Layout {
    /// The panel whose divider is at most `slack` CSS pixels from a point. A diagonal does not count: it cannot be
    /// moved.
    pub fn split_at<'a>(&self, picture: impl Into<Picture<'a>>, point: [f64; 2], slack: f64) -> Option<usize> {
        let picture = picture.into();
        let is_near = |(index, place): (usize, &PanelLayout)| match picture.split_of(index) {
            Some((_, Split::At(fraction))) => {
                place.plot.holds(point, slack) && (place.split_x(fraction) - point[0]).abs() <= slack
            }
            _ => false,
        };
        self.panels.iter().enumerate().position(is_near)
    }
}

impl PanelLayout {
    /// Divider position for a pointer at `point`: the fraction of the plot's width to the left of it, 0 to 1.
    pub fn split_position_at(&self, point: [f64; 2]) -> f64 {
        ((point[0] - self.plot.x) / self.plot.width).clamp(0.0, 1.0)
    }

    /// The plot to the left of a divider and its halo, and to the right of them.
    fn parts(&self, fraction: f64) -> [Rect; 2] {
        let (x, plot, half) = (self.split_x(fraction), self.plot, HALO.width / 2.0);
        let [left, right] = [x - half, x + half].map(|edge| edge.clamp(plot.x, plot.right()));
        [Rect { width: left - plot.x, ..plot }, Rect { x: right, width: plot.right() - right, ..plot }]
    }

    fn split_x(&self, fraction: f64) -> f64 {
        self.plot.x + fraction * self.plot.width
    }
}

/// The border between the images of the two scenes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Split {
    /// A vertical line at this fraction of the plot's width.
    At(f64),
    /// The diagonal, where both positions are equal.
    Diagonal,
}

/// A pixel whose middle is this close to the line, in pixels, counts as on the line. Otherwise rounding would decide.
const ON_LINE: f64 = 1e-6;

/// Whether a panel over pairs of positions is symmetric, so that either half shows all values. Checks only a few cells.
fn is_mirrored(panel: &Panel) -> bool {
    let is_symmetric = |image: &Raster| {
        let [columns, rows] = image.grid.count;
        let last = columns.saturating_sub(1);
        let cells = [[0, last], [last / 3, last], [0, last / 2], [last / 3, last / 2]];
        let equals_mirror = |[column, row]: [usize; 2]| {
            let [one, other] = [[column, row], [row, column]].map(|cell| (image.grid.value)(cell));
            // The two values may have been computed in different orders.
            (one - other).abs() <= 1e-9 * (one.abs() + other.abs())
        };
        columns == rows && cells.into_iter().all(equals_mirror)
    };
    panel.pairs_positions() && panel.images().all(is_symmetric)
}

/// Paints the images of both scenes in a panel as one image.
#[inline(never)]
pub(super) fn images(
    brush: &mut Brush<'_>,
    panel: &Panel,
    (other, split): (&Panel, Split),
    place: &PanelLayout,
) -> Drawn {
    let plot = PixelRect::of_plot(brush, place);
    let axes = panel.axes_for(other);
    let axes = [panel, axes.as_ref().unwrap_or(panel)];
    let both = || [(other, axes[1]), (panel, axes[0])].into_iter();
    let images = both().flat_map(|(of, axes)| of.images().map(move |image| (image, axes)));
    let visible = |(image, axes)| PixelRect::of(brush, axes, place, image).within(plot);
    let covered = images.map(visible).filter(|visible| !visible.is_empty());
    let Some(covered) = covered.reduce(PixelRect::with) else { return Ok(()) };
    let (columns, _) = covered.size();
    let mut all = std::mem::take(&mut brush.scratch.both);
    brush.blank(covered.size(), &mut all);
    for (source, is_other) in [(other, true), (panel, false)] {
        let images = source.marks.iter().filter_map(|mark| Some((mark, mark.image()?)));
        for (index, (mark, image)) in images.enumerate() {
            let whole = PixelRect::of(brush, axes[usize::from(is_other)], place, image);
            let visible = whole.within(plot);
            if visible.is_empty() {
                continue;
            }
            let range = if is_other && panel.has_unit_of(other) { panel.range_like(index, image) } else { None };
            brush.is_dimmed = brush.must_dim(mark);
            colored(brush, image, range.unwrap_or(image.range), [whole, visible]);
            brush.is_dimmed = false;
            let (width, _) = visible.size();
            let rows = (visible.top..visible.bottom).zip(brush.scratch.pixels.chunks_exact(4 * width as usize));
            for (row, pixels) in rows {
                let to = columns as usize * (row - covered.top) as usize;
                let [from, end] = split.run(brush, panel, place, row, is_other);
                let [from, end] = [from.max(visible.left), end.min(visible.right)];
                if from < end {
                    let [first, last] = [from, end].map(|pixel| 4 * (pixel - visible.left) as usize);
                    let [start, stop] = [from, end].map(|pixel| 4 * (to + (pixel - covered.left) as usize));
                    all[start..stop].copy_from_slice(&pixels[first..last]);
                }
            }
        }
    }
    let drawn = brush.image(covered.corner(), covered.size(), &all);
    brush.scratch.both = all;
    drawn
}

impl Split {
    /// The pixels of a row that show the other scene (`is_other`) or the first: start (inclusive) and end (exclusive).
    fn run(self, brush: &Brush<'_>, panel: &Panel, place: &PanelLayout, row: i32, is_other: bool) -> [i32; 2] {
        let (ratio, plot) = (brush.spec.ratio, place.plot);
        let (at, is_other_left) = match self {
            Self::At(fraction) => (brush.spec.pixel(place.split_x(fraction)), true),
            Self::Diagonal => {
                let down = (f64::from(row) + 0.5) / ratio - plot.y;
                let x = place.place_x(panel, panel.y.invert(1.0 - down / plot.height)) * ratio;
                // A pixel whose middle is on the line belongs to the first scene, like everything below the line.
                let is_other_left = grows(panel.x.domain) == grows(panel.y.domain);
                let at = if is_other_left { (x - 0.5 - ON_LINE).ceil() } else { (x - 0.5 + ON_LINE).floor() + 1.0 };
                (at as i32, is_other_left)
            }
        };
        if is_other == is_other_left { [i32::MIN, at] } else { [at, i32::MAX] }
    }
}

fn grows([start, end]: [f64; 2]) -> bool {
    start < end
}

/// Paints the marks of the other scene without its labels and images: on its side of a divider as they are, otherwise as
/// ghosts.
#[inline(never)]
pub(super) fn ghosts(
    brush: &mut Brush<'_>,
    panel: &Panel,
    (other, split): (&Panel, Option<Split>),
    place: &PanelLayout,
) -> Drawn {
    let axes = panel.axes_for(other);
    let axes = axes.as_ref().unwrap_or(panel);
    if let Some(Split::At(fraction)) = split {
        let [part, _] = place.parts(fraction);
        return marks::clipped(brush, true, part, |brush| {
            other.marks.iter().try_for_each(|mark| marks::mark(brush, axes, place, mark))
        });
    }
    let is_beyond = panel.is_frozen() || !axes.holds(other);
    brush.is_ghost = true;
    let drawn = marks::clipped(brush, is_beyond, place.plot, |brush| {
        let visible = other.marks.iter().filter(|mark| has_ghost(mark.plain(), panel));
        visible.into_iter().try_for_each(|mark| marks::mark(brush, axes, place, mark))
    });
    brush.is_ghost = false;
    drawn
}

/// Whether a mark has a ghost. Halos have none, nor straight hairlines and lines of the grid, of which a picture has dozens,
/// nor levels, because ghosts have no names, nor areas that both have.
pub(super) fn has_ghost(mark: &Mark, panel: &Panel) -> bool {
    match mark {
        mark if is_halo(mark) => false,
        Mark::Rule { label, .. } => label.is_none(),
        Mark::Area { outline, .. } => {
            !panel.marks.iter().any(|own| matches!(own.plain(), Mark::Area { outline: same, .. } if same == outline))
        }
        Mark::Line { points, pen, .. } => pen.width > 1.0 || (points.len() > 2 && pen.ink != Ink::Grid),
        _ => true,
    }
}

/// Writes A and B at a curve that both scenes have, where the two are far enough apart and the letters cover no label and
/// no rule. Circles have too many curves.
#[inline(never)]
pub(super) fn curve_letters(brush: &mut Brush<'_>, panel: &Panel, other: &Panel, place: &PanelLayout) -> Drawn {
    /// Where on the curve, as fractions of its points, the best first; near the end, curves have usually separated.
    const PLACES: [f64; 6] = [0.7, 0.8, 0.6, 0.9, 0.5, 0.4];
    /// Minimum distance of the two points, in CSS pixels.
    const LEAST: f64 = 12.0;
    if brush.spec.is_thumb || panel.equal || panel.has_image() {
        return Ok(());
    }
    let point = |mark: &Mark, along: f64| match mark.plain() {
        Mark::Line { points, pen, .. } if points.len() > 2 && pen.ink != Ink::Background => {
            let at = points[(along * (points.len() - 1) as f64) as usize];
            (panel.x.reaches(at[0]) && panel.y.reaches(at[1])).then(|| place.project(panel, at))
        }
        _ => None,
    };
    let curves = || panel.marks.iter().zip(&other.marks);
    let points = PLACES
        .into_iter()
        .flat_map(|along| curves().filter_map(move |(own, other)| Some([point(other, along)?, point(own, along)?])))
        .filter(|[a, b]| (a[1] - b[1]).abs() >= LEAST * brush.spec.type_scale);
    let letters = points.map(|[a, b]| {
        let is_upper = a[1] < b[1];
        let letter = |key, at, is_upper| Letter::new(brush, key, at, [is_upper, !is_upper], place.plot);
        Some([letter("compare.a", a, is_upper)?, letter("compare.b", b, !is_upper)?])
    });
    let is_free = |letter: &Letter| letter.is_free(brush) && !marks::is_struck(panel, place, &letter.patch);
    let free = letters.into_iter().flatten().find(|letters| letters.iter().all(is_free));
    free.into_iter().flatten().try_for_each(|letter| letter.paint(brush))
}

/// Whether a mark is a halo in the background colour under another mark. As a ghost it would be visible as a separate
/// line.
fn is_halo(mark: &Mark) -> bool {
    match mark {
        Mark::Line { pen, .. } | Mark::Curve { pen, .. } | Mark::Rule { pen, .. } => pen.ink == Ink::Background,
        Mark::Dots { ink, .. } | Mark::Area { ink, .. } | Mark::Bars { ink, .. } => *ink == Ink::Background,
        Mark::Label { .. } | Mark::Raster(_) | Mark::Of { .. } => false,
    }
}

const LINE: Pen = Pen::solid(Ink::Strong);
/// Halo in the background colour under the divider.
const HALO: Pen = Pen::solid(Ink::Background).width(3.5);
/// Radius of the divider's handle, in CSS pixels.
const GRIP: f64 = 8.0;
/// Distance of the handle's arrow tips from its centre, in CSS pixels.
const TIP: f64 = 5.0;
/// Padding around the letters A and B.
const PAD: f64 = 3.0;
/// Distance of a letter from the divider or from the edge of the plot.
const APART: f64 = 4.0;

/// Paints the divider between the two images, with a handle if it can be dragged, and labels the sides A and B.
#[inline(never)]
pub(super) fn divider(
    brush: &mut Brush<'_>,
    panel: &Panel,
    (other, split): (&Panel, Split),
    place: &PanelLayout,
) -> Drawn {
    let plot = place.plot;
    let a = if panel.has_unit_of(other) { "compare.a" } else { "compare.a-own-scale" };
    match split {
        Split::At(fraction) => {
            let x = brush.spec.snapped(place.split_x(fraction));
            brush.vertical(x, [plot.y, plot.bottom()], HALO)?;
            brush.vertical(x, [plot.y, plot.bottom()], LINE)?;
            if brush.spec.is_thumb {
                return Ok(());
            }
            grip(brush, [x, plot.y + plot.height / 2.0])?;
            // At the top, or further down where a label is at the top.
            let places = [0.0, 0.25, 0.75].map(|down| [x, plot.y + down * plot.height]);
            letter(brush, a, &places, [true, true], plot)?;
            letter(brush, "compare.b", &places, [false, true], plot)
        }
        Split::Diagonal => {
            let [x, y] = [panel.x.domain, panel.y.domain].map(|[a, b]| [a.min(b), a.max(b)]);
            let [from, to] = [x[0].max(y[0]), x[1].min(y[1])].map(|value| place.project(panel, [value, value]));
            brush.line(&[from, to], HALO)?;
            brush.line(&[from, to], LINE.width(1.0))?;
            if brush.spec.is_thumb {
                return Ok(());
            }
            // The letters go into the two corners farthest from the diagonal.
            let is_left = grows(panel.x.domain) == grows(panel.y.domain);
            let [above, below] = if is_left { [plot.x, plot.right()] } else { [plot.right(), plot.x] };
            letter(brush, a, &[[above, plot.y]], [!is_left, true], plot)?;
            letter(brush, "compare.b", &[[below, plot.bottom()]], [is_left, false], plot)
        }
    }
}

fn grip(brush: &mut Brush<'_>, [x, y]: [f64; 2]) -> Drawn {
    brush.dot([x, y], GRIP + 1.5, Ink::Background, false)?;
    brush.dot([x, y], GRIP, Ink::Strong, false)?;
    let scale = brush.spec.type_scale;
    for side in [-1.0, 1.0] {
        let corner = |right: f64, down: f64| [x + side * right * scale, y + down * scale];
        let arrow = [corner(TIP, 0.0), corner(1.5, -3.0), corner(1.5, 3.0)];
        brush.area(arrow.into_iter(), Ink::Background, 1.0)?;
    }
    Ok(())
}

/// A letter on a background patch.
struct Letter {
    name: &'static str,
    patch: Rect,
}

impl Letter {
    const STYLE: LabelStyle = LabelStyle::TITLE.at(HPos::Center, VPos::Center);

    /// To the left or right of a point, and below or above it. `None` where it does not fit into the plot.
    fn new(brush: &Brush<'_>, key: &str, [x, y]: [f64; 2], [is_left, is_below]: [bool; 2], plot: Rect) -> Option<Self> {
        let (scale, name) = (brush.spec.type_scale, text::get(key));
        let [pad, apart] = [PAD, APART].map(|length| length * scale);
        let (width, height) = (brush.text_width(name, Self::STYLE) + 2.0 * pad, (Self::STYLE.size + 2.0) * scale);
        let left = if is_left { x - apart - width } else { x + apart };
        let top = if is_below { y + apart } else { y - apart - height };
        let patch = Rect { x: left, y: top, width, height };
        let fits = patch.x >= plot.x && patch.right() <= plot.right();
        let fits = fits && patch.y >= plot.y && patch.bottom() <= plot.bottom();
        fits.then_some(Self { name, patch })
    }

    /// Whether it covers no label of the panel painted last.
    fn is_free(&self, brush: &Brush<'_>) -> bool {
        !brush.scratch.labels.iter().any(|label| label.overlaps(&self.patch))
    }

    fn paint(self, brush: &mut Brush<'_>) -> Drawn {
        let Rect { x, y, width, height } = self.patch;
        brush.rect(self.patch, Ink::Background)?;
        brush.text(self.name, [x + width / 2.0, y + height / 2.0], Self::STYLE)
    }
}

/// Paints a letter at the first of some points where it is free.
fn letter(brush: &mut Brush<'_>, key: &str, places: &[[f64; 2]], sides: [bool; 2], plot: Rect) -> Drawn {
    let mut letters = places.iter().filter_map(|at| Letter::new(brush, key, *at, sides, plot));
    let free = letters.find(|letter| letter.is_free(brush));
    free.map_or(Ok(()), |letter| letter.paint(brush))
}
