//! The values of a formula's terms at the cursor.

use std::rc::Rc;

use leptos::prelude::*;

use crate::browser::figure_view::FigureView;
use crate::browser::observe::Visibility;
use crate::catalog::Figure;
use crate::state::{State, moved};
use crate::text;
use crate::text::number::readable;

/// Terms, each with a value. A term with several values occurs several times.
pub(super) type Values = Vec<(&'static str, f64)>;

/// The values of a figure's terms at the hovered point or, without one, at the cursor. In a browser, the values of a
/// figure far from the viewport are not updated.
pub(super) fn values(
    figure: &'static Figure,
    view: RwSignal<Option<Rc<FigureView>>, LocalStorage>,
    state: State,
) -> Memo<Values> {
    Memo::new(move |before: Option<&Values>| {
        let visibility = view.with(|view| view.as_ref().map_or(Visibility::Far, |view| view.visibility.get()));
        // Tracked, because the drawings of some figures are in the lazy chunk.
        state.loading.drawing.track();
        if cfg!(target_arch = "wasm32") && visibility == Visibility::Far {
            return before.cloned().unwrap_or_default();
        }
        let params = state.params.effective.get();
        let params = state.reading.hovered.with(|hovered| match hovered {
            // Except the parameters that the picture is computed from: hovering does not change the picture.
            Some(hovered) => moved(&params, &hovered.moves, figure.reads),
            None => params,
        });
        state.drawing(figure).map(|drawing| drawing.values(&params)).unwrap_or_default()
    })
}

/// The values of a term, formatted for the formula.
pub(super) fn shown(values: &Values, term: &str) -> String {
    let matching = values.iter().filter(|(name, _)| *name == term).map(|(_, value)| readable(*value));
    text::list(matching)
}
