//! Moving the shared cursor over a figure, by pointer, finger or keys, and reading the value there. One listener of
//! each kind serves all figures.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent, PointerEvent};

use super::page::Page;
use super::player::Player;
use crate::params::{ParamId, Params, Viewpoint, number};
use crate::scene::{Axis, Measure, Panel};

/// The pointer is somewhere over the figures.
pub(super) fn point(page: Page, event: &PointerEvent) {
    let Some(plot) = plot_of(event.target()) else {
        page.stage().read_nothing();
        return;
    };
    if page.stage().reads(&plot, ParamId::Viewpoint) {
        if event.buttons() & 1 == 1 {
            turn(page, event.movement_x(), event.movement_y());
        }
        return;
    }
    let corner = plot.get_bounding_client_rect();
    let at = [f64::from(event.client_x()) - corner.left(), f64::from(event.client_y()) - corner.top()];
    let moves = page.stage().read(&plot, at, cursor);
    for (id, value) in moves {
        page.set_number(number(id), value);
    }
}

/// The pointer left what it was over. Only out of the window there is nothing to read any more. A finger that is lifted
/// leaves too, and what it read stays readable.
pub(super) fn leave(page: Page, event: &PointerEvent) {
    // Going from one part of the page to another is told as a move.
    if event.related_target().is_none() && event.pointer_type() != "touch" {
        page.stage().read_nothing();
    }
}

/// A key was pressed somewhere on the page; whether it meant something here.
pub(super) fn press(page: Page, player: Player, event: &KeyboardEvent) -> bool {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return false;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let key = event.key();
    if key == " " {
        // Where a space presses or types something, it keeps doing so.
        let is_free = target.is_none_or(|target| !matches!(target.tag_name().as_str(), "INPUT" | "BUTTON" | "SELECT"));
        if is_free {
            player.toggle();
        }
        return is_free;
    }
    let Some(plot) = plot_of(event.target()) else { return false };
    let [right, up] = match key.as_str() {
        "ArrowLeft" => [-1, 0],
        "ArrowRight" => [1, 0],
        "ArrowDown" => [0, -1],
        "ArrowUp" => [0, 1],
        "PageDown" => [0, -10],
        "PageUp" => [0, 10],
        "Home" => [i32::MIN, 0],
        "End" => [i32::MAX, 0],
        _ => return false,
    };
    if page.stage().reads(&plot, ParamId::Viewpoint) {
        turn(page, right.clamp(-1, 1) * 5, -up.clamp(-1, 1) * 5);
        return true;
    }
    let moves = page.stage().first_panel(&plot, |panel| {
        let [x, y] = [along(panel, &panel.x, ParamId::Pos), along(panel, &panel.y, ParamId::Pair)];
        // On an axis that runs backwards, such as a matrix from the top, up is towards smaller numbers.
        let sense = |axis: &Axis| if axis.domain[0] > axis.domain[1] { -1 } else { 1 };
        [(x, i64::from(right) * sense(&panel.x)), (y, i64::from(up) * sense(&panel.y))]
    });
    for (id, by) in moves.into_iter().flatten().filter(|(_, by)| *by != 0) {
        let now = page.params_now();
        page.set_number(number(id), (number(id).get)(&now) + by as f64);
    }
    page.stage().read_cursor(&plot, place);
    true
}

/// Which of the cursor's coordinates an arrow moves along an axis; `otherwise` where the axis measures none.
fn along(panel: &Panel, axis: &Axis, otherwise: ParamId) -> ParamId {
    let both_pos = panel.pairs_positions();
    match axis.measures {
        Measure::Pos if both_pos && std::ptr::eq(axis, &raw const panel.x) => ParamId::K,
        Measure::Pos => ParamId::Pos,
        Measure::Offset => ParamId::K,
        Measure::Pair | Measure::Dim => ParamId::Pair,
        Measure::Other => otherwise,
    }
}

/// Where the cursor stands on a panel, in data coordinates.
fn place(panel: &Panel, params: &Params) -> [f64; 2] {
    let both_pos = panel.pairs_positions();
    [&panel.x, &panel.y].map(|axis| match axis.measures {
        Measure::Pos if both_pos && std::ptr::eq(axis, &raw const panel.x) => f64::from(params.pos + params.k),
        Measure::Pos => f64::from(params.pos),
        Measure::Offset => f64::from(params.k),
        Measure::Pair => f64::from(params.pair),
        Measure::Dim => 2.0 * f64::from(params.pair),
        Measure::Other => axis.domain[0].midpoint(axis.domain[1]),
    })
}

/// Turns what is seen in three dimensions by so many degrees.
fn turn(page: Page, right: i32, down: i32) {
    page.change(|params| {
        let Viewpoint { yaw, pitch } = params.viewpoint;
        // Full turns bring back the same view; over the poles there is no way.
        let yaw = (yaw + right + 180).rem_euclid(360) - 180;
        params.viewpoint = Viewpoint { yaw, pitch: (pitch + down).clamp(-90, 90) };
    });
}

fn plot_of(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(".plot").ok().flatten()
}

/// Which of the cursor's coordinates a place on a panel gives.
fn cursor(panel: &Panel, [x, y]: [f64; 2]) -> Vec<(ParamId, f64)> {
    if panel.pairs_positions() {
        // Of two positions the row is the cursor, and the column lies an offset away from it.
        let (pos, other) = (y.round(), x.round());
        let mut found = vec![(ParamId::Pos, pos)];
        if other >= pos {
            found.push((ParamId::K, other - pos));
        }
        return found;
    }
    [coordinate(&panel.x, x), coordinate(&panel.y, y)].into_iter().flatten().collect()
}

fn coordinate(axis: &Axis, value: f64) -> Option<(ParamId, f64)> {
    match axis.measures {
        Measure::Pos => Some((ParamId::Pos, value.round())),
        Measure::Offset => Some((ParamId::K, value.round().abs())),
        Measure::Pair => Some((ParamId::Pair, value.round())),
        Measure::Dim => Some((ParamId::Pair, (value.round() / 2.0).floor())),
        Measure::Other => None,
    }
}
