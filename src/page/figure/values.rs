//! What the terms of a formula are worth at the cursor.

use std::rc::Rc;

use leptos::prelude::*;

use crate::browser::figure_view::FigureView;
use crate::browser::observe::Visibility;
use crate::catalog::Figure;
use crate::state::{State, moved};
use crate::text::number::significant;

/// Numbers, each with its term.
pub(super) type Values = Vec<(&'static str, f64)>;

/// What the terms of a figure are worth at the place under the pointer, and otherwise at the cursor. In a browser nobody sees
/// those of a figure that is far away: they stay as they were served.
pub(super) fn values(
    figure: &'static Figure,
    view: RwSignal<Option<Rc<FigureView>>, LocalStorage>,
    state: State,
) -> Memo<Values> {
    Memo::new(move |before: Option<&Values>| {
        let visibility = view.with(|view| view.as_ref().map_or(Visibility::Far, |view| view.visibility.get()));
        // The drawings of some figures are in the lazy chunk.
        state.lazy_drawing.track();
        if cfg!(target_arch = "wasm32") && visibility == Visibility::Far {
            return before.cloned().unwrap_or_default();
        }
        let params = state.effective.get();
        let params = state.hovered.with(|pointed| match pointed {
            // As in the picture, which does not follow a pointer that only passes over.
            Some(pointed) => moved(&params, &pointed.moves, figure.reads),
            None => params,
        });
        state.drawing(figure).map(|drawing| drawing.values(&params)).unwrap_or_default()
    })
}

/// The numbers of a term, as the formula shows them.
pub(super) fn shown(values: &Values, term: &str) -> String {
    let own = values.iter().filter(|(name, _)| *name == term).map(|(_, value)| rounded(*value));
    let own = own.collect::<Vec<_>>().join(", ");
    if own.is_empty() { own } else { format!("=\u{a0}{own}") }
}

/// Four digits, or all before the point: the number may stand beside the same one in the figure.
fn rounded(value: f64) -> String {
    let digits = value.abs().log10().floor() as i32 + 1;
    significant(value, digits.clamp(4, 9) as usize)
}
