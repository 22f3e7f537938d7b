//! The source of the encoding: the formula, a model's rotary embedding, the table of a model, or the reader's table. The
//! tables, and all code that draws them, are separate lazy chunks, downloaded on demand.

mod bar;
mod choice;
mod chunks;
mod facts;
mod model_facts;
mod model_list;
mod models_on_demand;
mod models_table;
mod scaling_form;

pub(super) use bar::SourceBar;
pub(super) use choice::SourceChoice;
pub(super) use models_on_demand::ModelsOnDemand;

use std::cell::Cell;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Page;
use crate::browser::clock::{SLICE, now, pause};
use crate::browser::link::Link;
use crate::check::Matrix;
use crate::fragment::NamedModel;
use crate::lazy::{Lazy, LoadState};
use crate::params::{Model, Options, Params, Source};
use crate::state::State;
use crate::table::{TableHandle, WHISPER_ENCODER_ROWS};
use crate::text;

/// A table that is being analysed.
type Preparing = Pin<Box<dyn Future<Output = TableHandle>>>;

/// The lazy chunk that draws and analyses tables.
pub(super) struct TableCode {
    prepare: fn(String, Matrix) -> Preparing,
    /// Parses the file of a model.
    read: fn(&'static [u8]) -> Option<Matrix>,
    /// The sinusoids of Whisper's encoder, which are computed, not downloaded.
    whisper_encoder: fn(String) -> TableHandle,
    /// The facts about a table.
    facts: fn(Page, Source) -> AnyView,
}

/// The lazy chunk with the published models.
pub(super) struct ModelCode {
    /// The options of the list of encodings, by family; the one of the current model is selected.
    options: fn(Memo<Params>) -> AnyView,
    /// Shows the model of an option.
    choose: fn(&str, State, Link),
    /// Shows the model that a link names, with the numbers of the link.
    open: fn(&NamedModel, State, Link),
    /// Whether this is a published model with its own numbers.
    is_listed: fn(&Model) -> bool,
    /// The table of all published models.
    table: fn(Page) -> AnyView,
    /// The choice of a scaling, and its numbers.
    scaling: fn(Page) -> AnyView,
    /// Shows two published models as A and B.
    compare: fn(&Comparison, State, Link),
}

/// Two published models as A and B, at the same length.
pub(super) struct Comparison {
    /// The ids of the models.
    pub(super) ids: [&'static str; 2],
    /// The sequence length.
    pub(super) n_pos: u32,
}

/// The table of a model as a file.
pub(super) type File = &'static [u8];

/// The lazy chunks that tables and models need. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub(super) struct Sources {
    table_code: Lazy<TableCode>,
    minilm: Lazy<File>,
    whisper_decoder: Lazy<File>,
    /// The published models.
    models: Lazy<ModelCode>,
    /// The models to compare once they are loaded.
    to_compare: RwSignal<Option<&'static Comparison>>,
    /// The sources whose tables are being prepared or are ready.
    started: StoredValue<Vec<Source>>,
    /// The reader's table, until the chunk that draws tables is loaded.
    yours: RwSignal<Option<(String, Matrix)>, LocalStorage>,
}

impl Sources {
    /// Nothing is downloaded yet.
    pub(super) fn new() -> Self {
        Self {
            table_code: Lazy::new(chunks::table_code),
            minilm: Lazy::new(chunks::minilm),
            whisper_decoder: Lazy::new(chunks::whisper_decoder),
            models: Lazy::new(chunks::models),
            to_compare: RwSignal::new(None),
            started: StoredValue::new(Vec::new()),
            yours: RwSignal::new_local(None),
        }
    }

    /// The choice of a scaling, once the published models are loaded.
    pub(super) fn scaling(self, page: Page) -> Option<AnyView> {
        self.models.get().map(|code| (code.scaling)(page))
    }

    /// Downloads the published models unless they are loading or loaded; tries again after a failure.
    pub(super) fn request_models(self) {
        self.models.request_again();
    }

    /// Shows what is loaded, as soon as it is: the reader's table, models to compare, the model of a link, and the tables that
    /// the parameters need.
    pub(super) fn follow(self, state: State, link: Link) {
        Effect::new(move |_| self.show_yours(state, link));
        Effect::new(move |_| {
            if let (Some(comparison), Some(code)) = (self.to_compare.get(), self.models.get()) {
                self.to_compare.set(None);
                (code.compare)(comparison, state, link);
            }
        });
        Effect::new(move |_| {
            let Some(named) = state.settings.with(|settings| settings.model.clone()) else { return };
            self.models.request();
            if let Some(code) = self.models.get() {
                state.settings.update(|settings| settings.model = None);
                (code.open)(&named, state, link);
            }
        });
        Effect::new(move |_| {
            let requested = state.params.requested.with(|requested| requested.source);
            let compared = state.settings.with(|settings| settings.compared.as_ref().map(|compared| compared.source));
            for source in [Some(requested), compared].into_iter().flatten() {
                self.load_table(source, state);
            }
        });
    }

    /// Requests the chunks of a source, and prepares its table once all of them are loaded: called in an effect, which
    /// runs again when a chunk is loaded.
    pub(super) fn load_table(self, source: Source, state: State) {
        let is_started = || self.started.with_value(|started| started.contains(&source));
        if !is_models_table(source) || state.params.tables.has(source) || is_started() {
            return;
        }
        self.table_code.request();
        let file = self.file(source);
        if let Some(file) = file {
            file.request();
        }
        let Some(table_code) = self.table_code.get() else { return };
        let matrix = match file.map(Lazy::get) {
            // The only table without a file: it is computed.
            None => return state.params.tables.put(source, (table_code.whisper_encoder)(name(source))),
            Some(None) => return,
            Some(Some(file)) => (table_code.read)(file),
        };
        let Some(matrix) = matrix else { return };
        // Recorded, because several figures may request the table before it is prepared.
        self.started.update_value(|started| started.push(source));
        spawn_local(async move {
            let table = (table_code.prepare)(name(source), matrix).await;
            state.params.tables.put(source, table);
        });
    }

    /// Shows two published models as A and B, once they are loaded.
    pub(super) fn compare(self, comparison: &'static Comparison) {
        self.to_compare.set(Some(comparison));
        self.models.request_again();
    }

    /// Shows this table of the reader's, once it is prepared.
    pub(super) fn show(self, name: String, matrix: Matrix) {
        self.yours.set(Some((name, matrix)));
        self.table_code.request_again();
    }

    /// Prepares the reader's table once the chunk for it is loaded, and shows all of its positions.
    fn show_yours(self, state: State, link: Link) {
        let Some(table_code) = self.table_code.get() else { return };
        if self.yours.with(Option::is_none) {
            return;
        }
        // Taken untracked, so that this does not run the effect again.
        let Some((name, matrix)) = self.yours.write_untracked().take() else { return };
        let rows = matrix.rows as u32;
        spawn_local(async move {
            let table = (table_code.prepare)(name, matrix).await;
            state.params.tables.put(Source::Yours, table);
            state.params.choose_source(Source::Yours, Some(rows));
            link.commit();
        });
    }

    /// The file of a source, if it has one.
    fn file(self, source: Source) -> Option<Lazy<File>> {
        match source {
            Source::MiniLm => Some(self.minilm),
            Source::WhisperDecoder => Some(self.whisper_decoder),
            _ => None,
        }
    }

    /// Whether a chunk that a source needs failed to load.
    fn has_failed(self, source: Source) -> bool {
        let file = self.file(source).map(Lazy::load_state);
        is_models_table(source) && [Some(self.table_code.load_state()), file].contains(&Some(LoadState::Failed))
    }

    /// Requests the chunks of a source, even after a failure.
    fn request_again(self, source: Source) {
        if !source.is_table() {
            return;
        }
        self.table_code.request_again();
        if let Some(file) = self.file(source) {
            file.request_again();
        }
    }
}

/// Whether a source is the table of a model.
fn is_models_table(source: Source) -> bool {
    source.is_table() && source != Source::Yours
}

/// The name of the table of a model.
fn name(source: Source) -> String {
    text::get(&format!("source.{}.name", source.name())).to_owned()
}

/// The number of positions in the table of a model.
fn rows(source: Source) -> Option<u32> {
    match source {
        Source::MiniLm => Some(512),
        Source::WhisperDecoder => Some(448),
        Source::WhisperEncoder => Some(WHISPER_ENCODER_ROWS),
        Source::Formula | Source::Model | Source::Yours => None,
    }
}

/// Yields to the browser once a time slice is over.
async fn yield_if_due(started_at: &Cell<f64>) {
    if now() - started_at.get() > SLICE {
        pause().await;
        started_at.set(now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers are used before the table is loaded.
    #[test]
    fn tables_of_models_have_the_stated_number_of_positions() {
        let file = |file: &[u8]| Matrix::from_npy(file, 0).ok().map(|matrix| matrix.rows as u32);
        assert_eq!(rows(Source::MiniLm), file(include_bytes!("../../figures/tables/minilm-l6-h384.npy")));
        assert_eq!(
            rows(Source::WhisperDecoder),
            file(include_bytes!("../../figures/tables/whisper-tiny-en-decoder.npy"))
        );
    }
}
