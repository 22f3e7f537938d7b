//! The loaded tables of positions, by source.

use leptos::prelude::*;

use crate::params::{Params, Source};
use crate::table::TableHandle;

/// Downloaded tables of models, and the reader's table. `Copy`: contains only a signal handle.
#[derive(Clone, Copy)]
pub struct Tables(RwSignal<Vec<(Source, TableHandle)>>);

impl Tables {
    /// No table is loaded yet.
    pub(super) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The table of a source, if it is loaded.
    pub fn of(self, source: Source) -> Option<TableHandle> {
        // Returning here avoids a subscription to the list.
        if !source.is_table() {
            return None;
        }
        self.0.with(|tables| tables.iter().find(|(known, _)| *known == source).map(|(_, table)| table.clone()))
    }

    /// Whether the table of a source is loaded (untracked).
    pub fn has(self, source: Source) -> bool {
        self.0.with_untracked(|tables| tables.iter().any(|(known, _)| *known == source))
    }

    /// Adds the table of a source, replacing an earlier one.
    pub fn put(self, source: Source, table: TableHandle) {
        self.0.update(|tables| {
            tables.retain(|(known, _)| *known != source);
            tables.push((source, table));
        });
    }

    /// The effective parameters: the requested ones with the table of their source, clamped to their ranges.
    pub fn clamped(self, requested: &Params) -> Params {
        let table = self.of(requested.source);
        if table.is_none() && requested.table.is_none() {
            // Nothing to replace, so no copy is needed.
            return requested.clamped();
        }
        Params { table, ..requested.clone() }.clamped()
    }
}
