//! The parameters of the page, or of a part of it.

use std::sync::Arc;

use leptos::prelude::*;

use super::Tables;
use crate::cursor::Move;
use crate::fragment::Notice;
use crate::params::{Choice, Model, Number, ParamId, Params, Source, Viewpoint, number};

/// The parameters that the reader requested, and those in effect. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct ParamSignals {
    /// The parameters of the prerendered texts.
    pub initial: StoredValue<Params>,
    /// The parameters that the reader requested.
    pub requested: RwSignal<Params>,
    /// The parameters in effect: the requested ones, clamped to their ranges.
    pub effective: Memo<Params>,
    /// Corrections to what the reader typed or to values in the link.
    pub notices: RwSignal<Vec<Notice>>,
    /// The loaded tables of positions, shared by the whole page.
    pub tables: Tables,
}

impl ParamSignals {
    /// `start`: the initial parameters.
    pub(super) fn new(start: Params, tables: Tables) -> Self {
        let initial = StoredValue::new(start.clone());
        let requested = RwSignal::new(start);
        let effective = Memo::new(move |_| requested.with(|requested| tables.clamped(requested)));
        Self { initial, requested, effective, notices: RwSignal::new(Vec::new()), tables }
    }

    /// The effective parameters (untracked).
    pub fn now(self) -> Params {
        self.effective.get_untracked()
    }

    /// Changes the requested parameters; notifies only if they differ.
    pub fn change(self, change: impl FnOnce(&mut Params)) {
        let mut requested = self.requested.get_untracked();
        change(&mut requested);
        if self.requested.with_untracked(|before| *before != requested) {
            self.requested.set(requested);
        }
    }

    /// Sets numbers directly, as a slider or the cursor does. A cursor at its default scales with `n_pos`.
    pub fn set(self, moves: &[Move]) {
        let next = moved(&self.now(), moves, &[]);
        self.change(|params| {
            let had_default_cursor = has_default_cursor(params);
            for (id, _) in moves {
                let number = number(*id);
                (number.set)(params, (number.get)(&next));
            }
            if had_default_cursor && !moves.iter().any(|(id, _)| matches!(id, ParamId::Pos | ParamId::K)) {
                let [pos, k] = default_cursor(params.n_pos);
                (params.pos, params.k) = (pos, k);
            }
        });
        for (id, _) in moves {
            self.set_notice(number(*id), None);
        }
    }

    /// Parses a number field's input leniently, sets the number, and shows a notice if the input was corrected or
    /// rejected.
    pub fn type_number(self, number: &'static Number, typed: &str) {
        let text = match number.parse(typed, &self.now()) {
            Ok(admitted) => {
                self.set(&[(number.id, admitted.value)]);
                admitted.notice
            }
            Err(text) => Some(text),
        };
        self.set_notice(number, text);
    }

    /// Sets or clears the notice at a number's field.
    fn set_notice(self, number: &Number, text: Option<String>) {
        let is_for_number = |notice: &Notice| notice.name == number.name;
        if text.is_some() || self.notices.with_untracked(|notices| notices.iter().any(is_for_number)) {
            self.notices.update(|notices| {
                notices.retain(|notice| !is_for_number(notice));
                notices.extend(text.map(|text| Notice { name: number.name, text }));
            });
        }
    }

    /// Selects an option of a choice by its index.
    pub fn choose(self, choice: &'static Choice, option: usize) {
        self.change(|params| (choice.set)(params, option));
    }

    /// Switches to another source. `n_pos` becomes `rows`, the length of its table; without `rows`, it is reset to the
    /// default if it was the length of the previous table.
    pub fn choose_source(self, source: Source, rows: Option<u32>) {
        let before = self.now();
        self.change(|params| params.source = source);
        let default = Params::default().n_pos;
        let showed_whole_table = before.table.is_some_and(|table| table.rows as u32 == before.n_pos);
        if let Some(n_pos) = rows.or(showed_whole_table.then_some(default)) {
            self.set(&[(ParamId::NPos, f64::from(n_pos))]);
        }
    }

    /// Shows a model; see [`with_model`].
    pub fn show_model(self, model: Arc<Model>) {
        for (id, _) in own_numbers(&model) {
            self.set_notice(number(id), None);
        }
        self.change(|params| *params = with_model(params, model));
    }

    /// Replaces all parameters except the sentence, and clears the notices.
    pub fn open(self, mut params: Params) {
        if self.notices.with_untracked(|notices| !notices.is_empty()) {
            self.notices.set(Vec::new());
        }
        self.change(|now| {
            params.sentence = now.sentence.clone();
            *now = params;
        });
    }

    /// Rotates the 3D views by this many degrees.
    pub fn turn(self, right: i32, down: i32) {
        self.change(|params| {
            let Viewpoint { yaw, pitch } = params.viewpoint;
            // Yaw wraps around; pitch stops at the poles.
            let yaw = (yaw + right + 180).rem_euclid(360) - 180;
            params.viewpoint = Viewpoint { yaw, pitch: (pitch + down).clamp(-90, 90) };
        });
    }

    /// A value in the lesson, which speaks of the formula, computed from the effective parameters. Updated only while its
    /// element is in or near the viewport (`is_near`).
    pub fn while_near<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        is_near: RwSignal<bool>,
        compute: fn(&Params) -> T,
    ) -> Memo<T> {
        let params = self.effective;
        Memo::new(move |before: Option<&T>| match before {
            Some(before) if !is_near.get() => before.clone(),
            _ => params.with(|params| match params.model {
                Some(_) => compute(&params.of_formula()),
                None => compute(params),
            }),
        })
    }
}

/// The model's own numbers of dimensions, base and length, as allowed ones. The length is left out if it is unknown.
pub fn own_numbers(model: &Model) -> Vec<Move> {
    let length = model.used.or(model.rule.trained).map(|length| (ParamId::NPos, length));
    let given = [(ParamId::DModel, f64::from(model.dims)), (ParamId::Base, model.base)].into_iter().chain(length);
    given.map(|(id, value)| (id, number(id).admit(value, &Params::default()).value)).collect()
}

/// `params` with a model's rotary embedding at the model's own numbers: the dimensions that turn, the base, and the length
/// for which the model is used. A cursor at its default scales with the length.
pub fn with_model(params: &Params, model: Arc<Model>) -> Params {
    let moves = own_numbers(&model);
    let mut with_model = moved(&Params { source: Source::Model, model: Some(model), ..params.clone() }, &moves, &[]);
    if has_default_cursor(params) {
        [with_model.pos, with_model.k] = default_cursor(with_model.n_pos);
    }
    with_model
}

/// The default position and offset of the cursor, scaled to a sequence of this length.
fn default_cursor(n_pos: u32) -> [u32; 2] {
    let default = Params::default();
    let scale = f64::from(n_pos) / f64::from(default.n_pos);
    [default.pos, default.k].map(|value| (f64::from(value) * scale).round().min(f64::from(n_pos - 1)) as u32)
}

/// Whether the cursor has its default position and offset.
fn has_default_cursor(params: &Params) -> bool {
    [params.pos, params.k] == default_cursor(params.n_pos)
}

/// `params` after `moves`, except those of `fixed` numbers. Values are clamped to allowed ones.
pub fn moved(params: &Params, moves: &[Move], fixed: &[ParamId]) -> Params {
    let mut moved = params.clone();
    for (id, value) in moves.iter().filter(|(id, _)| !fixed.contains(id)) {
        let number = number(*id);
        let value = number.admit(*value, &moved).value;
        (number.set)(&mut moved, value);
    }
    moved
}
