//! The comparison “A | B”: A is a frozen copy of the parameters, B the current parameters of the page.

use std::sync::Arc;

use leptos::prelude::*;

use super::ParamSignals;
use crate::fragment::Settings;
use crate::params::{Model, ParamId, Params};

/// The parameters A, and the line between the pictures of A and B. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Comparison {
    /// The parameters A, clamped to their ranges; `None` if there is no comparison. B are the effective parameters.
    pub a: Memo<Option<Params>>,
    /// The position of the line between the pictures of A and B, from 0 to 1.
    pub split_position: RwSignal<f64>,
    params: ParamSignals,
    settings: RwSignal<Settings>,
}

impl Comparison {
    /// The comparison of the page with these parameters and settings.
    pub(super) fn new(params: ParamSignals, settings: RwSignal<Settings>) -> Self {
        let ParamSignals { requested, tables, .. } = params;
        let a = Memo::new(move |_| {
            let compared =
                settings.with(|settings| settings.compared.as_ref().map(|compared| tables.clamped(compared)))?;
            // A uses the same sentence as B.
            Some(Params { sentence: requested.with(|requested| requested.sentence.clone()), ..compared })
        });
        Self { a, split_position: RwSignal::new(0.5), params, settings }
    }

    /// A and the position of the line, if there is a comparison (untracked).
    pub fn now(self) -> Option<(Params, f64)> {
        self.a.get_untracked().map(|a| (a, self.split_position.get_untracked()))
    }

    /// Shows two models as A and B, each at its own numbers, or both at this length.
    pub fn show_models(self, [a, b]: [Arc<Model>; 2], n_pos: Option<u32>) {
        let show = |model| {
            self.params.show_model(model);
            if let Some(n_pos) = n_pos {
                self.params.set(&[(ParamId::NPos, f64::from(n_pos))]);
            }
        };
        show(a);
        self.switch(true);
        show(b);
    }

    /// Takes a snapshot of the effective parameters as A, or ends the comparison.
    pub fn switch(self, is_on: bool) {
        let snapshot = is_on.then(|| self.params.now());
        self.settings.update(|settings| settings.compared = snapshot);
    }
}
