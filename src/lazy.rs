//! Lazily loaded chunks of the program: each is downloaded once, on first request.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;

/// The load state of a chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LoadState {
    /// Not requested yet.
    #[default]
    NotRequested,
    /// Being downloaded for the first time.
    Loading,
    /// Loading failed; a retry may be in progress. A retry does not set the state back to [`LoadState::Loading`]: an
    /// error message that came and went with each retry would shift the page, which causes a scroll, which causes a
    /// retry.
    Failed,
    /// Loaded.
    Loaded,
}

/// A download in progress; resolves to `None` if it fails.
pub type ChunkFuture<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// Starts a download.
pub type Loader<T> = fn() -> ChunkFuture<T>;

/// A lazily loaded chunk and its contents. `Copy`: contains only signal handles.
pub struct Lazy<T: 'static> {
    chunk: Chunk,
    contents: RwSignal<Option<&'static T>>,
}

/// A lazily loaded chunk without the type of its contents: its load state, and how to request it. `Copy`: contains only
/// signal handles.
#[derive(Clone, Copy)]
pub struct Chunk {
    load_state: RwSignal<LoadState>,
    load: Callback<()>,
}

/// Whether a download is in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    /// No.
    None,
    /// Yes.
    Running,
    /// Yes, a retry, and the chunk was requested again meanwhile: if the retry fails, it is repeated once.
    RunningRetryRequested,
}

impl Chunk {
    /// The load state.
    pub fn load_state(self) -> LoadState {
        self.load_state.get()
    }

    /// The load state, without tracking.
    pub fn load_state_untracked(self) -> LoadState {
        self.load_state.get_untracked()
    }

    /// Starts loading unless it was requested before.
    pub fn request(self) {
        if self.load_state.get_untracked() == LoadState::NotRequested {
            self.load.run(());
        }
    }

    /// Starts loading unless it was requested before; retries if that failed.
    pub fn request_again(self) {
        if matches!(self.load_state.get_untracked(), LoadState::NotRequested | LoadState::Failed) {
            self.load.run(());
        }
    }
}

impl<T> Clone for Lazy<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Lazy<T> {}

impl<T: Sync> Lazy<T> {
    /// A chunk that is not requested yet.
    pub fn new(loader: Loader<T>) -> Self {
        let load_state = RwSignal::new(LoadState::default());
        let contents = RwSignal::new(None);
        let attempt = StoredValue::new(Attempt::None);
        let load = Callback::new(move |()| load(loader, load_state, contents, attempt));
        Self { chunk: Chunk { load_state, load }, contents }
    }

    /// The same chunk, without the type of its contents.
    pub fn chunk(self) -> Chunk {
        self.chunk
    }

    /// The contents, once loaded.
    pub fn get(self) -> Option<&'static T> {
        self.contents.get()
    }

    /// The contents, once loaded (untracked).
    pub fn get_untracked(self) -> Option<&'static T> {
        self.contents.get_untracked()
    }

    /// See [`Chunk::load_state`].
    pub fn load_state(self) -> LoadState {
        self.chunk.load_state()
    }

    /// See [`Chunk::request`].
    pub fn request(self) {
        self.chunk.request();
    }

    /// See [`Chunk::request_again`].
    pub fn request_again(self) {
        self.chunk.request_again();
    }
}

fn load<T: Sync>(
    loader: Loader<T>,
    load_state: RwSignal<LoadState>,
    contents: RwSignal<Option<&'static T>>,
    attempt: StoredValue<Attempt>,
) {
    if attempt.get_value() != Attempt::None {
        return attempt.set_value(Attempt::RunningRetryRequested);
    }
    attempt.set_value(Attempt::Running);
    if load_state.get_untracked() == LoadState::NotRequested {
        load_state.set(LoadState::Loading);
    }
    spawn_local(async move {
        let outcome = match loader().await {
            Some(loaded) => {
                contents.set(Some(Box::leak(Box::new(loaded))));
                LoadState::Loaded
            }
            None => LoadState::Failed,
        };
        let finished = attempt.get_value();
        attempt.set_value(Attempt::None);
        if load_state.get_untracked() != outcome {
            load_state.set(outcome);
        }
        if outcome == LoadState::Failed && finished == Attempt::RunningRetryRequested {
            load(loader, load_state, contents, attempt);
        }
    });
}
