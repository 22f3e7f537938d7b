//! The point under the pointer, the cursor, and the highlighted term of a formula.

use std::sync::Arc;

use leptos::prelude::*;

use super::{ParamSignals, moved};
use crate::cursor::Move;
use crate::params::Params;

/// The points and the term that figures mark. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Reading {
    /// The point of a figure that the pointer hovers over, if any.
    pub hovered: RwSignal<Option<Hovered>>,
    /// The effective parameters with the cursor moved to the hovered point, for readings and marks.
    pub cursor: Memo<Params>,
    /// The highlighted formula term, as `figure/term`; empty if none.
    pub highlighted_term: RwSignal<String>,
    /// During the tour of the board: the figure that its step is about.
    pub toured_figure: RwSignal<Option<&'static str>>,
}

/// A point of a figure that the pointer hovers over.
#[derive(Clone, Debug, PartialEq)]
pub struct Hovered {
    /// The id of the view.
    pub view: Arc<str>,
    /// The reading at this point; empty if there is none.
    pub reading: String,
    /// The parameters that a click there would set.
    pub moves: Vec<Move>,
}

impl Reading {
    /// Nothing is hovered or highlighted yet.
    pub(super) fn new(params: ParamSignals) -> Self {
        let effective = params.effective;
        let hovered = RwSignal::new(None::<Hovered>);
        let cursor = Memo::new(move |_| match hovered.get() {
            Some(hovered) => moved(&effective.get(), &hovered.moves, &[]),
            None => effective.get(),
        });
        let (highlighted_term, toured_figure) = (RwSignal::new(String::new()), RwSignal::new(None));
        Self { hovered, cursor, highlighted_term, toured_figure }
    }

    /// The highlighted formula term of this figure (untracked).
    pub fn highlighted_term_in(self, figure: &str) -> Option<String> {
        self.highlighted_term.with_untracked(|term| Some(term.strip_prefix(figure)?.strip_prefix('/')?.to_owned()))
    }
}
