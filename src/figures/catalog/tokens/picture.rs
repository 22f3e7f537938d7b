//! Drawing of two words: as dots with an arrow from one to the other, or as rows of cells.

use super::{Inputs, Part};
use crate::catalog::shared::cells::{bar, cells};
use crate::catalog::shared::words;
use crate::core::encoding::{Component, PairLayout, dim_of, pair_of};
use crate::params::{Dims, Params};
use crate::scene::{Axis, ColorMap, Direction, Ink, Mark, Measure, Panel, Pen, Reading, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The colour range; with scaled embeddings, one entry in 22 is outside.
pub(super) const RANGE: [f64; 2] = [-2.0, 2.0];
/// Room above the maximum, as a factor.
const ROOM: f64 = 1.08;
/// Half-width of an arrow head, in units of the axis of dimensions, and its height as a fraction of the value axis. A
/// head takes at most half of its arrow. In the last panel, which is twice as wide, it is half as wide in these units.
const HEAD: [f64; 2] = [0.12, 0.05];

const ARROW: Pen = Pen::solid(Ink::Strong).width(1.5);
const STEM: Pen = Pen::solid(Ink::Muted).width(1.0);
/// Radii of a dot of the first word, and of a ring of the second word.
const RADII: [f64; 2] = [3.0, 5.5];
const INKS: [Ink; 2] = [Ink::Strong, Ink::Muted];

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum DetailLevel {
    /// Dots and arrows.
    Marks,
    /// A row for each word.
    Cells,
}

impl DetailLevel {
    pub(super) fn of(params: &Params, inputs: &Inputs) -> Self {
        if params.dims == Dims::All && inputs.twice().is_some() { Self::Cells } else { Self::Marks }
    }
}

/// The panels of embeddings, of inputs, and of the differences between the two words.
pub(super) fn panels(inputs: &Inputs, detail: DetailLevel) -> Vec<Panel> {
    let titles = ["figure.tokens.before", "figure.tokens.after", "figure.tokens.difference"];
    let mut panels: Vec<Panel> = titles.map(|title| panel(inputs, text::get(title))).into();
    match (detail, inputs.twice()) {
        (DetailLevel::Cells, Some(places)) => with_cells(&mut panels, inputs, places),
        (_, places) => {
            let reach = match places {
                Some(places) => reach(inputs, &places),
                // The cursor may select any two words.
                None => reach(inputs, &(0..inputs.tokens.len()).collect::<Vec<_>>()),
            };
            let names = places.map_or_else(any_two, |[p, q]| [p, q].map(|pos| named(inputs, pos)));
            for (panel, names) in panels.iter_mut().zip([&names, &names, &difference()]) {
                panel.y = Axis::linear(text::get("axis.value"), [-reach, reach]);
                panel.marks.push(Mark::Rule { along: Direction::Y, at: 0.0, pen: STEM, label: None });
                panel.marks.extend(legend(names, panel.title.as_deref() == Some(text::get(titles[2]))));
            }
            for (panel, mark) in places.map(|places| marks(inputs, places)).unwrap_or_default() {
                panels[panel].marks.push(mark);
            }
        }
    }
    let cursor_reading = {
        let inputs = inputs.clone();
        move |params: &Params| {
            let pair = params.pair.min(inputs.shown / 2 - 1);
            let place = dim_of(inputs.layout, inputs.shown, pair, Component::Sin);
            Some(read(&inputs, inputs.shown_words(params)?, place))
        }
    };
    for panel in &mut panels {
        let (cursor_reading, inputs) = (cursor_reading.clone(), inputs.clone());
        panel.cursor_reading = Some(Box::new(cursor_reading));
        // Without a repeated word, the reading depends on the cursor.
        panel.read = Some(Box::new(move |[x, _]| {
            let place = x.round().clamp(0.0, f64::from(inputs.shown - 1)) as u32;
            inputs.twice().map(|places| read(&inputs, places, place))
        }));
    }
    panels
}

/// The two words at the cursor, if no word is repeated.
pub(super) fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let (inputs, _) = Inputs::new(params);
    match (inputs.twice(), inputs.shown_words(params)) {
        (None, Some(places)) => marks(&inputs, places),
        _ => Vec::new(),
    }
}

fn panel(inputs: &Inputs, title: &str) -> Panel {
    let measures = Measure::Dim { shown: inputs.layout, memory: inputs.layout, count: inputs.shown };
    let axis = Axis::whole(text::get("axis.dim"), [-0.5, f64::from(inputs.shown) - 0.5], measures);
    // In the split layout, neighbours on the axis may have distant dimension numbers.
    let is_apart = inputs.layout == PairLayout::Split && inputs.shown < inputs.d_model();
    let tick = |place| (f64::from(place), whole(inputs.dim(place)));
    let half = inputs.shown / 2;
    let ticks = match inputs.shown {
        ..=8 => Ticks::At((0..inputs.shown).map(tick).collect()),
        _ if !is_apart => Ticks::Whole,
        _ => Ticks::At([0, half - 1, half, inputs.shown - 1].map(tick).into()),
    };
    Panel {
        title: Some(title.into()),
        x: Axis { ticks, ..axis },
        y: Axis::linear(text::get("axis.value"), RANGE),
        equal: false,
        marks: Vec::new(),
        color_bar: None,
        read: None,
        cursor_reading: None,
        drag: None,
    }
}

fn named(inputs: &Inputs, pos: usize) -> String {
    fill("figure.tokens.word", &[("word", words::short(&inputs.tokens[pos])), ("pos", whole(pos as u32))])
}

fn any_two() -> [String; 2] {
    ["figure.tokens.at-pos", "figure.tokens.at-pos-k"].map(|key| text::get(key).into())
}

fn difference() -> [String; 2] {
    ["figure.tokens.of-inputs", "figure.tokens.of-encodings"].map(|key| text::get(key).into())
}

/// The upper end of the value axis, for any two of these words.
fn reach(inputs: &Inputs, places: &[usize]) -> f64 {
    let mut reach: f64 = 2.0;
    for dim in (0..inputs.shown).map(|place| inputs.dim(place)) {
        let all = |part: Part| places.iter().map(move |&pos| part(inputs, pos, dim));
        let greatest = all(Inputs::sum).fold(f64::NEG_INFINITY, f64::max);
        let least = all(Inputs::sum).fold(f64::INFINITY, f64::min);
        let largest = all(Inputs::embedding).chain(all(Inputs::sum)).map(f64::abs).fold(0.0, f64::max);
        reach = reach.max(largest).max(if places.is_empty() { 0.0 } else { greatest - least });
    }
    reach * ROOM
}

/// Legend entries: a dot and a ring, or an arrow and a ring.
fn legend([first, second]: &[String; 2], is_difference: bool) -> [Mark; 2] {
    let first = Some(first.clone());
    let first = if is_difference {
        Mark::Line { points: Vec::new(), pen: ARROW, label: first }
    } else {
        Mark::Dots { points: Vec::new(), radius: RADII[0], ink: INKS[0], hollow: false, label: first }
    };
    [first, ring(Vec::new(), Some(second.clone()))]
}

fn ring(points: Vec<[f64; 2]>, label: Option<String>) -> Mark {
    Mark::Dots { points, radius: RADII[1], ink: INKS[1], hollow: true, label }
}

/// The marks of two words: their entries before and after adding the encodings, and the difference.
fn marks(inputs: &Inputs, [p, q]: [usize; 2]) -> Vec<(usize, Mark)> {
    let reach = match inputs.twice() {
        Some(places) => reach(inputs, &places),
        None => reach(inputs, &(0..inputs.tokens.len()).collect::<Vec<_>>()),
    };
    let [half_width, height] = [HEAD[0], 2.0 * reach * HEAD[1]];
    let points = |part: Part, pos| -> Vec<[f64; 2]> {
        (0..inputs.shown).map(|place| [f64::from(place), part(inputs, pos, inputs.dim(place))]).collect()
    };
    let line = |points, pen| Mark::Line { points, pen, label: None };
    let dots = |points| Mark::Dots { points, radius: RADII[0], ink: INKS[0], hollow: false, label: None };
    let mut marks = Vec::new();
    for [x, y] in points(Inputs::embedding, p) {
        marks.push((0, line(vec![[x, 0.0], [x, y]], STEM)));
    }
    for (panel, part) in [(0, Inputs::embedding as Part), (1, Inputs::sum)] {
        let (from, to) = (points(part, p), points(part, q));
        marks.extend(
            from.iter()
                .zip(&to)
                .filter_map(|(from, to)| Some((panel, line(arrow(*from, to[1], [half_width, height])?, ARROW)))),
        );
        marks.extend([(panel, dots(from)), (panel, ring(to, None))]);
    }
    let mut rings = Vec::new();
    for place in 0..inputs.shown {
        let (x, dim) = (f64::from(place), inputs.dim(place));
        let difference = inputs.sum(q, dim) - inputs.sum(p, dim);
        marks.extend(arrow([x, 0.0], difference, [half_width / 2.0, height]).map(|points| (2, line(points, ARROW))));
        rings.push([x, inputs.encoding(q, dim) - inputs.encoding(p, dim)]);
    }
    marks.push((2, ring(rings, None)));
    marks
}

/// A vertical arrow with its head; `None` if its length is 0.
fn arrow([x, from]: [f64; 2], to: f64, [half_width, height]: [f64; 2]) -> Option<Vec<[f64; 2]>> {
    let length = to - from;
    let head = height.min(length.abs() / 2.0) * length.signum();
    let side = |by: f64| [x + by * half_width, to - head];
    (length != 0.0).then(|| vec![[x, from], [x, to], side(-1.0), [x, to], side(1.0)])
}

/// All dimensions as cells: a row for each occurrence of the word, and for the differences of inputs and of encodings.
fn with_cells(panels: &mut [Panel], inputs: &Inputs, [p, q]: [usize; 2]) {
    let row =
        |entry: &dyn Fn(u32) -> f64| -> Vec<f64> { (0..inputs.shown).map(|place| entry(inputs.dim(place))).collect() };
    let differences = |part: Part| row(&|dim| part(inputs, q, dim) - part(inputs, p, dim));
    let both = |part: Part| [row(&|dim| part(inputs, p, dim)), row(&|dim| part(inputs, q, dim))].concat();
    let rows = [
        both(Inputs::embedding),
        both(Inputs::sum),
        [differences(Inputs::sum), differences(Inputs::encoding)].concat(),
    ];
    let copies = [p, q].map(|pos| named(inputs, pos));
    let names = [copies.clone(), copies, difference()];
    for ((panel, rows), names) in panels.iter_mut().zip(rows).zip(names) {
        let ticks = (0..).zip(names).map(|(row, name)| (f64::from(row), name)).collect();
        panel.y = Axis { ticks: Ticks::At(ticks), ..Axis::linear(text::get("figure.tokens.rows"), [1.5, -0.5]) };
        panel.marks = vec![cells(rows, inputs.shown as usize, ColorMap::Diverging, RANGE)];
    }
    if let Some(last) = panels.last_mut() {
        last.color_bar = Some(bar(ColorMap::Diverging, RANGE));
    }
}

/// The reading for two words at a place of the axis.
fn read(inputs: &Inputs, [p, q]: [usize; 2], place: u32) -> Reading {
    let dim = inputs.dim(place);
    let entry = |part: Part, pos| significant(part(inputs, pos, dim), 4);
    let difference = |part: Part| significant(part(inputs, q, dim) - part(inputs, p, dim), 4);
    let values = [
        ("pair", whole(pair_of(inputs.layout, inputs.d_model(), dim).0)),
        ("dim", whole(dim)),
        ("one", named(inputs, p)),
        ("other", named(inputs, q)),
        ("input-p", entry(Inputs::sum, p)),
        ("input-q", entry(Inputs::sum, q)),
        ("p", whole(p as u32)),
        ("q", whole(q as u32)),
        ("difference", difference(Inputs::sum)),
        ("arrow", difference(Inputs::encoding)),
    ];
    Reading { at: [f64::from(place), 0.0], text: fill("figure.tokens.read", &values) }
}
