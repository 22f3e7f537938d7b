//! The shared cursor: the parameters that a point on a panel or an arrow key sets, and the value at the cursor.
//!
//! Each figure declares what the arrow keys move ([`Figure::arrows`]). An axis that measures a coordinate of the cursor
//! ([`Measure`]) determines the direction and the limits of the keys, and the cursor's point on the panel. Without such
//! an axis, the panel provides that point ([`Panel::cursor_reading`]) and what a drag sets ([`Panel::drag`]).

use crate::catalog::Figure;
use crate::core::encoding::{Component, dim_of, pair_of};
use crate::params::{Number, ParamId, Params, Slider, number};
use crate::scene::{Axis, Direction, Measure, Panel, Reading, Scene};
use crate::text::{self, fill};

/// A parameter and its requested value, before clamping.
pub type Move = (ParamId, f64);

/// A key that moves the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as on the keyboard")]
pub enum Key {
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
}

/// The distance of a key press.
#[derive(Clone, Copy)]
enum Movement {
    /// This many steps to the right or up.
    Steps(f64),
    /// To the smallest value.
    ToLeast,
    /// To the largest value.
    ToGreatest,
}

/// Steps of the Page Up and Page Down keys.
const PAGE: f64 = 10.0;

/// The parameters set by pointing at `to` on a panel, in data coordinates. `from` is where a drag started; `None` for a
/// hover or a click.
pub fn at(panel: &Panel, params: &Params, from: Option<[f64; 2]>, to: [f64; 2]) -> Vec<Move> {
    if let Some(drag) = &panel.drag {
        return drag(params, from, to);
    }
    if panel.pairs_positions() {
        let [column, row] = [nearest(&panel.x, to[0]), nearest(&panel.y, to[1])];
        return vec![(ParamId::Pos, column.min(row)), (ParamId::K, (column - row).abs())];
    }
    [(&panel.x, to[0]), (&panel.y, to[1])].into_iter().filter_map(|(axis, value)| coordinate(axis, value)).collect()
}

/// The parameters changed by a key press in a figure. Empty if no parameter moves along the key's axis, or if the
/// parameter is at the end of its range. A cursor outside the panel's range is first clamped to it, along both axes.
pub fn press(figure: &Figure, scene: &Scene, params: &Params, key: Key) -> Vec<Move> {
    let arrows = figure.arrows(params);
    let [across, upright] = arrows;
    let or_opposite = |first: Option<ParamId>, direction| if first.is_some() { direction } else { opposite(direction) };
    let (direction, movement) = match key {
        Key::Left => (Direction::X, Movement::Steps(-1.0)),
        Key::Right => (Direction::X, Movement::Steps(1.0)),
        Key::Down => (Direction::Y, Movement::Steps(-1.0)),
        Key::Up => (Direction::Y, Movement::Steps(1.0)),
        Key::PageDown => (or_opposite(upright, Direction::Y), Movement::Steps(-PAGE)),
        Key::PageUp => (or_opposite(upright, Direction::Y), Movement::Steps(PAGE)),
        Key::Home => (or_opposite(across, Direction::X), Movement::ToLeast),
        Key::End => (or_opposite(across, Direction::X), Movement::ToGreatest),
    };
    let moved = if direction == Direction::X { across } else { upright };
    // The viewpoint is rotated elsewhere: it is not a number.
    let Some(moved) = moved.filter(|id| *id != ParamId::Viewpoint) else { return Vec::new() };
    let mut target = params.clone();
    let shows_both_positions = scene.panels.iter().any(|panel| panel.pairs_positions() || panel.lists_words());
    let is_on_same_panel =
        |id| scene.panels.iter().any(|panel| along(panel, id).is_some() && along(panel, moved).is_some());
    // The position is set first: where both positions must stay on the panel, it limits the offset.
    let mut ids: Vec<ParamId> =
        arrows.into_iter().flatten().filter(|id| *id == moved || is_on_same_panel(*id)).collect();
    if let [ParamId::K, _] = ids[..] {
        ids.reverse();
    }
    for id in ids {
        let (number, [least, mut greatest]) = (number(id), shown(scene, params, id));
        if shows_both_positions && id == ParamId::K {
            greatest -= f64::from(target.pos);
        }
        let current = (number.get)(params).clamp(least, greatest);
        let value = match movement {
            _ if id != moved => current,
            Movement::Steps(by) => {
                stepped(number, current, by * sense(scene, id, direction), params).clamp(least, greatest)
            }
            Movement::ToLeast => least,
            Movement::ToGreatest => greatest,
        };
        (number.set)(&mut target, value);
    }
    let changed = arrows.into_iter().flatten().filter(|id| params.differs(&target, *id));
    let mut moves: Vec<Move> = changed.map(|id| (id, (number(id).get)(&target))).collect();
    // The page announces the reading for the first move.
    if moves.first().is_some_and(|(id, _)| *id != moved) {
        moves.reverse();
    }
    moves
}

/// Position of the cursor on a panel, in data coordinates; `None` if the panel does not show it.
pub fn cursor_point(panel: &Panel, params: &Params) -> Option<[f64; 2]> {
    match &panel.cursor_reading {
        Some(cursor_reading) => cursor_reading(params).map(|reading| reading.at),
        None => by_axes(panel, params),
    }
}

/// The exact value at the cursor, starting with its coordinates. Among several panels, the one that shows the parameter
/// `moved` is used.
pub fn reading(scene: &Scene, params: &Params, moved: Option<ParamId>) -> Option<Reading> {
    // Prefers a panel with an axis for the parameter, then a panel with its own reading.
    let rank = |panel: &Panel| {
        moved.map_or(0, |id| match (along(panel, id), &panel.cursor_reading) {
            (Some(_), Some(_)) => 0,
            (Some(_), None) => 1,
            (None, Some(_)) => 2,
            (None, None) => 3,
        })
    };
    let ranked = (0..4).flat_map(|wanted| scene.panels.iter().filter(move |panel| rank(panel) == wanted));
    ranked.into_iter().find_map(|panel| match &panel.cursor_reading {
        Some(cursor_reading) => cursor_reading(params),
        None => read(panel, params),
    })
}

/// Help text for the arrow keys in a figure.
pub fn help(figure: &Figure, params: &Params) -> String {
    let names = figure.arrows(params).map(|id| id.map(name));
    let keys = match names {
        _ if figure.arrows(params).contains(&Some(ParamId::Viewpoint)) => "keys.turn",
        [Some(_), Some(_)] => "keys.both",
        [_, None] => "keys.across",
        [None, _] => "keys.upright",
    };
    let [x, y] = names.map(Option::unwrap_or_default);
    fill(keys, &[("x", x), ("y", y)])
}

fn name(id: ParamId) -> &'static str {
    match id {
        ParamId::Pos => text::get("keys.pos"),
        ParamId::Pair => text::get("keys.pair"),
        ParamId::K => text::get("keys.k"),
        ParamId::Base => text::get("keys.base"),
        ParamId::NPos => text::get("keys.n_pos"),
        _ => "",
    }
}

fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::X => Direction::Y,
        Direction::Y => Direction::X,
    }
}

/// The value that is `by` steps away. A step is a slider step if the slider is logarithmic, and otherwise 1.
fn stepped(number: &Number, current: f64, by: f64, params: &Params) -> f64 {
    match number.slider {
        Slider::Log(_) | Slider::Octaves(_) => {
            number.at_slider(number.to_slider(current, params) + by, current, params)
        }
        Slider::Linear => current + by,
    }
}

/// Direction in which the parameter grows: 1 towards the right or top, −1 towards the left or bottom, as in a matrix
/// whose first row is at the top. It is the direction of the axis that measures the parameter, otherwise of the
/// panel with its own reading, otherwise of the first panel.
fn sense(scene: &Scene, id: ParamId, direction: Direction) -> f64 {
    let measuring = scene.panels.iter().find(|panel| along(panel, id) == Some(direction));
    let panel = measuring.or(scene.panels.iter().find(|panel| panel.cursor_reading.is_some())).or(scene.panels.first());
    let axis = panel.map(|panel| if direction == Direction::X { &panel.x } else { &panel.y });
    if axis.is_some_and(|axis| axis.domain[0] > axis.domain[1]) { -1.0 } else { 1.0 }
}

/// The direction of the panel's axis that measures a parameter.
fn along(panel: &Panel, id: ParamId) -> Option<Direction> {
    let measures = |axis: &Axis| match axis.measures {
        Measure::Pos => id == ParamId::Pos,
        Measure::Offset => id == ParamId::K,
        Measure::Pair | Measure::Dim { .. } => id == ParamId::Pair,
        Measure::Other => false,
    };
    match (measures(&panel.x), measures(&panel.y)) {
        // In a matrix the row is the cursor, and the column is k further on. A list of words has both on y.
        _ if panel.pairs_positions() && id == ParamId::K => Some(Direction::X),
        _ if panel.lists_words() && id == ParamId::K => Some(Direction::Y),
        (_, true) => Some(Direction::Y),
        (true, false) => Some(Direction::X),
        (false, false) => None,
    }
}

/// The minimum and maximum of a parameter on the axes of the figure's panels. Its whole range if no axis measures it.
fn shown(scene: &Scene, params: &Params, id: ParamId) -> [f64; 2] {
    let number = number(id);
    let whole = [number.min, (number.max)(params)];
    let measured = scene.panels.iter().filter_map(|panel| {
        let axis = if along(panel, id)? == Direction::X { &panel.x } else { &panel.y };
        let [first, last] = ends(axis);
        Some(match axis.measures {
            Measure::Offset => [first.max(0.0), last.max(-first)],
            Measure::Dim { count, .. } => [0.0, f64::from(count / 2) - 1.0],
            Measure::Pos | Measure::Pair | Measure::Other => [first, last],
        })
    });
    let united = measured.reduce(|[first, last], [least, greatest]| [first.min(least), last.max(greatest)]);
    united.map_or(whole, |[first, last]| [first.max(whole[0]).min(whole[1]), last.min(whole[1]).max(whole[0])])
}

/// The smallest and largest integer on an axis.
fn ends(axis: &Axis) -> [f64; 2] {
    let [start, end] = axis.domain;
    [start.min(end).ceil(), start.max(end).floor()]
}

/// The integer on an axis nearest to a value.
fn nearest(axis: &Axis, value: f64) -> f64 {
    let [first, last] = ends(axis);
    value.round().clamp(first, last)
}

fn coordinate(axis: &Axis, value: f64) -> Option<Move> {
    // An axis that measures something else need not contain an integer, so `nearest` could panic.
    if axis.measures == Measure::Other {
        return None;
    }
    let value = nearest(axis, value);
    match axis.measures {
        Measure::Pos => Some((ParamId::Pos, value)),
        Measure::Offset => Some((ParamId::K, value.abs())),
        Measure::Pair => Some((ParamId::Pair, value)),
        // Beyond the dimensions is the band of pairs at rest.
        Measure::Dim { count, .. } if value >= f64::from(count) => None,
        Measure::Dim { shown, count, .. } => Some((ParamId::Pair, f64::from(pair_of(shown, count, value as u32).0))),
        Measure::Other => None,
    }
}

/// Position of the cursor on a panel whose axes measure it. Along an axis that measures something else, it is in the
/// middle.
fn by_axes(panel: &Panel, params: &Params) -> Option<[f64; 2]> {
    let pos = f64::from(params.pos);
    let on = |axis: &Axis| match axis.measures {
        Measure::Pos => Some(pos),
        Measure::Offset => Some(f64::from(params.k)),
        Measure::Pair => Some(f64::from(params.pair)),
        // If the axis has too few pairs, the cursor's pair is off the axis.
        Measure::Dim { count, .. } if params.pair >= count / 2 => Some(f64::INFINITY),
        Measure::Dim { shown, count, .. } => Some(f64::from(dim_of(shown, count, params.pair, Component::Sin))),
        Measure::Other => None,
    };
    let [x, y] = if panel.pairs_positions() {
        [Some(pos + f64::from(params.k)), Some(pos)]
    } else {
        [on(&panel.x), on(&panel.y)]
    };
    let contains =
        |axis: &Axis, value: Option<f64>| value.is_none_or(|value| (0.0..=1.0).contains(&axis.fraction(value)));
    ((x.is_some() || y.is_some()) && contains(&panel.x, x) && contains(&panel.y, y))
        .then(|| [x.unwrap_or_else(|| panel.x.invert(0.5)), y.unwrap_or_else(|| panel.y.invert(0.5))])
}

/// The reading at the cursor, unless the panel has no value there and snaps to a neighbour.
fn read(panel: &Panel, params: &Params) -> Option<Reading> {
    let point = by_axes(panel, params)?;
    let reading = (panel.read.as_ref()?)(point)?;
    let is_at_cursor = |axis: &Axis, index: usize| axis.measures == Measure::Other || reading.at[index] == point[index];
    (is_at_cursor(&panel.x, 0) && is_at_cursor(&panel.y, 1)).then_some(reading)
}
