//! The address and the history. Changes in progress replace the current history entry; a commit adds an entry.
//!
//! In addition to its address, each entry stores the fragment of its state, because an address that is only an anchor
//! on the page (`#distance-matrix`) does not contain the parameters.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{History, Window};

use super::clock::{self, When, schedule};
use super::dom;
use crate::fragment::{Notice, State as Fragment};
use crate::state::State;

/// The link is written when nothing has changed for this time, in milliseconds. Debouncing is necessary because some
/// browsers reject more than a hundred history updates in half a minute, and others reload the favicon at each update.
const DEBOUNCE: f64 = 300.0;
/// The link is written at most this time after the first change, in milliseconds.
const MAX_DELAY: f64 = 2000.0;

/// The fragment that opens the dialog for tables and configs. It changes neither parameters nor settings.
pub const CHECK: &str = "check";

/// The link of the page. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
pub struct Link {
    state: State,
    /// The fragment of the last commit. Each commit sets it, even to the same value, to notify [`Link::track_commits`].
    committed: RwSignal<String>,
    /// The part of the address after `#`, as last written or read.
    last_hash: StoredValue<String>,
    /// The time of the last change that is not in the address yet.
    unwritten_change_at: StoredValue<Option<f64>>,
    /// Whether it ignores commits.
    is_detached: bool,
}

impl Link {
    /// The link of the page with this state.
    pub fn new(state: State) -> Self {
        let empty = || StoredValue::new(String::new());
        Self {
            state,
            committed: RwSignal::new(String::new()),
            last_hash: empty(),
            unwritten_change_at: StoredValue::new(None),
            is_detached: false,
        }
    }

    /// A link for a part of the page with separate parameters: commits there add no history entry.
    #[must_use]
    pub fn detached(self) -> Self {
        Self { is_detached: true, ..self }
    }

    /// Reads the address, then keeps the address and the state in sync.
    pub fn keep_in_sync(self) {
        self.read();
        let listen = [
            window_event_listener(leptos::ev::popstate, move |_| self.read()),
            window_event_listener_untyped("hashchange", move |_| self.read()),
        ];
        on_cleanup(move || listen.into_iter().for_each(WindowListenerHandle::remove));
        Effect::new(move |before: Option<()>| {
            self.state.params.requested.track();
            self.state.settings.track();
            if before.is_some() {
                self.write_soon();
            }
        });
    }

    /// Applies the address to the state.
    fn read(self) {
        let hash = hash();
        if hash == CHECK {
            return;
        }
        let stored = history().and_then(|history| history.state().ok()).and_then(|state| state.as_string());
        let is_anchor = !hash.is_empty() && !hash.contains('=');
        if is_anchor && stored.is_none() {
            // The reader jumped to an anchor, which does not change the state. If the state is the default, the address
            // keeps the anchor, so that a reload goes there again; otherwise the parameters replace it.
            self.write(&self.fragment(), Entry::Same);
            // The browser also scrolls to the anchor, but not into closed `details`, and not always reliably.
            dom::go_to(&hash);
            return;
        }
        if hash == self.last_hash.get_value() && stored.is_some() {
            // Already read: one navigation may fire both events.
            return;
        }
        let fragment = if is_anchor { stored.unwrap_or_default() } else { hash.clone() };
        self.apply(Fragment::parse(&fragment));
        self.last_hash.set_value(hash);
        self.committed.set(self.fragment());
        self.unwritten_change_at.set_value(None);
    }

    /// Applies a parsed link to the state, and shows the notices about its corrections.
    pub fn apply(self, (Fragment { mut params, settings }, notices): (Fragment, Vec<Notice>)) {
        if settings.sentence.is_none() {
            // The link has no sentence: keeps the current one, which the reader may have typed.
            params.sentence = self.state.params.requested.with_untracked(|wanted| wanted.sentence.clone());
        }
        self.state.params.change(|current| *current = params);
        if self.state.settings.with_untracked(|current| *current != settings) {
            self.state.settings.set(settings);
        }
        self.state.params.notices.set(notices);
    }

    /// Adds a history entry for the last change, so that Back undoes it.
    pub fn commit(self) {
        if self.is_detached {
            return;
        }
        self.unwritten_change_at.set_value(None);
        let (current, before) = (self.fragment(), self.committed.get_untracked());
        if self.has_left() {
            return;
        }
        if current == before {
            // Nothing to undo, but the entry may still have a change that was taken back.
            self.write(&current, Entry::Same);
            return self.committed.set(current);
        }
        // Removes the changes in progress from the previous entry.
        self.write(&before, Entry::Same);
        self.write(&current, Entry::New);
        self.committed.set(current);
    }

    /// Whether the reader has opened another link, which is about to be read.
    fn has_left(self) -> bool {
        hash() != self.last_hash.get_value()
    }

    /// If the address has this anchor, replaces it by the current fragment.
    pub fn leave(self, anchor: &str) {
        if hash() == anchor {
            let fragment = self.fragment();
            self.show(&fragment, &fragment, Entry::Same);
        }
    }

    /// Tracks commits.
    pub fn track_commits(self) {
        self.committed.track();
    }

    /// The fragment of the current state.
    pub fn fragment(self) -> String {
        self.state.linked().write()
    }

    /// The full address of the page with the current state, for sharing.
    pub fn full_address(self) -> String {
        format!("{}#{}", stated_address(), self.fragment())
    }

    fn write_soon(self) {
        let now = clock::now();
        if self.unwritten_change_at.get_value().is_none() {
            self.write_at(now + DEBOUNCE, now + MAX_DELAY);
        }
        self.unwritten_change_at.set_value(Some(now));
    }

    fn write_at(self, time: f64, deadline: f64) {
        schedule(When::After((time - clock::now()).max(0.0).ceil() as u32), move || {
            // `None` if the change was committed meanwhile, or another link was opened.
            let Some(changed) = self.unwritten_change_at.get_value() else { return };
            let due = (changed + DEBOUNCE).min(deadline);
            if due > clock::now() {
                return self.write_at(due, deadline);
            }
            self.unwritten_change_at.set_value(None);
            if !self.has_left() {
                self.write(&self.fragment(), Entry::Same);
            }
        });
    }

    fn write(self, fragment: &str, entry: Entry) {
        let hash = hash();
        // An anchor stays in the address while the fragment is empty.
        let shown = if fragment.is_empty() && !hash.contains('=') && entry == Entry::Same { &*hash } else { fragment };
        self.show(shown, fragment, entry);
    }

    /// Writes `shown` after the `#` of the address, and stores the fragment in the history entry.
    fn show(self, shown: &str, fragment: &str, entry: Entry) {
        let location = window().location();
        let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
        let url = if shown.is_empty() { path } else { format!("{path}#{shown}") };
        self.last_hash.set_value(shown.to_owned());
        // A sandboxed frame may have no history; the page works without one.
        let Some(history) = history() else { return };
        // In a frame, no entries are added: the frame shares the history of the embedding page, whose Back button must
        // not undo changes here.
        let entry = if embedding_window().is_some() { Entry::Same } else { entry };
        let stored = JsValue::from_str(fragment);
        let is_stored = || history.state().is_ok_and(|state| state == stored);
        // The browser may reject the update, as in a sandboxed frame.
        let _ = match entry {
            Entry::Same if shown == self::hash() && is_stored() => Ok(()),
            Entry::Same => history.replace_state_with_url(&stored, "", Some(&url)),
            Entry::New => history.push_state_with_url(&stored, "", Some(&url)),
        };
        // The browser may have re-encoded or rejected it.
        if self::hash() != self.last_hash.get_value() {
            self.last_hash.set_value(self::hash());
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Same,
    New,
}

/// The window of the embedding page, if there is one.
pub fn embedding_window() -> Option<Window> {
    window().parent().ok().flatten().filter(|parent| *parent != window())
}

fn history() -> Option<History> {
    window().history().ok()
}

/// The address of the page without its fragment.
pub fn address() -> String {
    let url = window().location().href().unwrap_or_default();
    url.split('#').next().unwrap_or_default().to_owned()
}

/// The public address of the page. A local file has none, unless the build was given the address of the published page
/// (`PHASOR_ADDRESS`).
pub fn public_address() -> Option<String> {
    let here = address();
    if !here.starts_with("file:") {
        return Some(here);
    }
    let published = document().query_selector("meta[property='og:url']").ok().flatten();
    published.and_then(|meta| meta.get_attribute("content")).filter(|address| address.starts_with("http"))
}

/// The address to write into exported files: the public address or, for a local file without one, the file name.
pub fn stated_address() -> String {
    public_address().unwrap_or_else(|| address().rsplit('/').next().unwrap_or_default().to_owned())
}

/// The part of the address after `#`.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}
