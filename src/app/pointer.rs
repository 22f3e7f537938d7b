//! Pointing at a figure: reads the value there, and moves the shared cursor there. One listener serves all figures.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::page::Page;
use crate::params::{ParamId, number};
use crate::scene::{Axis, Measure, Panel};

/// The pointer is somewhere over the figures.
pub(super) fn point(page: Page, event: &PointerEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let plot = target.and_then(|target| target.closest(".plot").ok().flatten());
    let Some(plot) = plot else {
        page.stage().read_nothing();
        return;
    };
    let corner = plot.get_bounding_client_rect();
    let at = [f64::from(event.client_x()) - corner.left(), f64::from(event.client_y()) - corner.top()];
    let moves = page.stage().read(&plot, at, cursor);
    for (id, value) in moves {
        page.set_number(number(id), value);
    }
}

/// The pointer has left the figures. A finger leaves whenever it is lifted; what it pointed at stays to be read.
pub(super) fn leave(page: Page, event: &PointerEvent) {
    if event.pointer_type() != "touch" {
        page.stage().read_nothing();
    }
}

/// Which of the cursor's coordinates a place on a panel gives.
fn cursor(panel: &Panel, [x, y]: [f64; 2]) -> Vec<(ParamId, f64)> {
    if panel.x.measures == Measure::Pos && panel.y.measures == Measure::Pos {
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
        Measure::Offset => Some((ParamId::K, value.round())),
        Measure::Pair => Some((ParamId::Pair, value.round())),
        Measure::Dim => Some((ParamId::Pair, (value.round() / 2.0).floor())),
        Measure::Other => None,
    }
}
