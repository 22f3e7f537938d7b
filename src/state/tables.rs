//! The tables that are here, by the source that names them.

use leptos::prelude::*;

use crate::params::{Params, Source};
use crate::table::TableHandle;

/// Tables of models, once they are downloaded, and the reader's own. Copied freely: it holds only a handle.
#[derive(Clone, Copy)]
pub struct Tables(RwSignal<Vec<(Source, TableHandle)>>);

impl Tables {
    /// None yet.
    pub(super) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The table of a source, if it is here.
    pub fn of(self, source: Source) -> Option<TableHandle> {
        // Who shows the formula does not follow what comes here.
        if source == Source::Formula {
            return None;
        }
        self.0.with(|tables| tables.iter().find(|(of, _)| *of == source).map(|(_, table)| table.clone()))
    }

    /// Whether the table of a source is here, without tracking.
    pub fn has(self, source: Source) -> bool {
        self.0.with_untracked(|tables| tables.iter().any(|(of, _)| *of == source))
    }

    /// Puts a table here, in place of the one before it.
    pub fn put(self, source: Source, table: TableHandle) {
        self.0.update(|tables| {
            tables.retain(|(of, _)| *of != source);
            tables.push((source, table));
        });
    }

    /// What these parameters come to: with the table of their source, and brought within their ranges.
    pub fn within(self, wanted: &Params) -> Params {
        let table = self.of(wanted.source);
        if table.is_none() && wanted.table.is_none() {
            return wanted.within();
        }
        Params { table, ..wanted.clone() }.within()
    }
}
