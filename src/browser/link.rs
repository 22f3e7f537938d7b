//! The address and its history. What moves replaces the link; what is committed becomes one entry of the history.
//!
//! Beside its address, each entry holds the fragment that describes it: an address that only names a place on the page
//! (`#distance-matrix`) says nothing about parameters.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{History, Window};

use super::clock::{self, When, later};
use super::dom;
use crate::fragment::{Notice, State as Fragment};
use crate::state::State;

/// Milliseconds: the link is written once nothing has changed for `REST`, but at most `LATEST` after the first change.
/// Some browsers refuse more than a hundred links in half a minute, and others reload the page's icon for each.
const REST: f64 = 300.0;
const LATEST: f64 = 2000.0;

/// The name, in an address, of the dialog for tables and configs: no place on the page, so the settings stay as they are.
pub const CHECK: &str = "check";

/// The link of the page. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub struct Link {
    state: State,
    /// The fragment of the current entry, as it was when it was committed. It is set anew by each commit, also by one
    /// that changes nothing.
    committed: RwSignal<String>,
    /// The fragment in the address.
    shown: StoredValue<String>,
    /// When something last changed that is not in the address yet.
    outdated: StoredValue<Option<f64>>,
    /// Whether it describes nothing of what happens.
    is_detached: bool,
}

impl Link {
    /// The link of a page in `state`.
    pub fn new(state: State) -> Self {
        let empty = || StoredValue::new(String::new());
        Self {
            state,
            committed: RwSignal::new(String::new()),
            shown: empty(),
            outdated: StoredValue::new(None),
            is_detached: false,
        }
    }

    /// A link for a part of the page with parameters of its own: what is committed there becomes no entry of the history.
    #[must_use]
    pub fn detached(self) -> Self {
        Self { is_detached: true, ..self }
    }

    /// Reads the address, and follows it and the state from now on.
    pub fn follow(self) {
        if brings_something(&hash()) {
            self.state.predicted.uncover_all();
        }
        self.read();
        let listen = [
            window_event_listener(leptos::ev::popstate, move |_| self.read()),
            window_event_listener_untyped("hashchange", move |_| self.read()),
        ];
        on_cleanup(move || listen.into_iter().for_each(WindowListenerHandle::remove));
        Effect::new(move |before: Option<()>| {
            self.state.wanted.track();
            self.state.settings.track();
            if before.is_some() {
                self.write_soon();
            }
        });
    }

    /// Takes what the address says.
    fn read(self) {
        let hash = hash();
        if hash == CHECK {
            return;
        }
        let kept = history().and_then(|history| history.state().ok()).and_then(|state| state.as_string());
        let is_place = !hash.is_empty() && !hash.contains('=');
        if is_place {
            // Who comes for a figure is to see it.
            self.state.predicted.uncover(&hash);
        }
        if is_place && kept.is_none() {
            // The reader went to a place on the page: a reload goes there again, and everything else stays as it is.
            self.write(&self.fragment(), Entry::Same);
            // The browser goes there too, but not into what is closed, and now and then not at all.
            dom::go_to(&hash);
            return;
        }
        if hash == self.shown.get_value() && kept.is_some() {
            return;
        }
        let fragment = if is_place { kept.unwrap_or_default() } else { hash.clone() };
        self.take(Fragment::parse(&fragment));
        self.shown.set_value(hash);
        self.committed.set(self.fragment());
        self.outdated.set_value(None);
    }

    /// Takes what a link says, and says what had to be changed in it.
    pub fn take(self, (Fragment { mut params, settings }, notices): (Fragment, Vec<Notice>)) {
        if settings.sentence.is_none() {
            // It stays what the reader typed.
            params.sentence = self.state.wanted.with_untracked(|wanted| wanted.sentence.clone());
        }
        self.state.change(|now| *now = params);
        if self.state.settings.with_untracked(|now| *now != settings) {
            self.state.settings.set(settings);
        }
        self.state.notices.set(notices);
    }

    /// Makes the last change an entry of the history, so that Back undoes it.
    pub fn commit(self) {
        if self.is_detached {
            return;
        }
        self.outdated.set_value(None);
        let (now, before) = (self.fragment(), self.committed.get_untracked());
        if hash() != self.shown.get_value() {
            // The reader went to another link, which is about to be read.
            return;
        }
        if now == before {
            // Everything is back where it was.
            self.write(&now, Entry::Same);
            return self.committed.set(now);
        }
        // What came in between leaves no trace in the entry left behind.
        self.write(&before, Entry::Same);
        self.write(&now, Entry::New);
        self.committed.set(now);
    }

    /// Puts the settings into the address in place of the name of a place that the reader has left.
    pub fn leave(self, place: &str) {
        if hash() == place {
            let fragment = self.fragment();
            self.show(&fragment, &fragment, Entry::Same);
        }
    }

    /// Has an effect run again after each commit.
    pub fn track_commits(self) {
        self.committed.track();
    }

    /// What a link to the present state says.
    pub fn fragment(self) -> String {
        self.state.linked().write()
    }

    /// The address of the page with the present state, for others.
    pub fn whole(self) -> String {
        format!("{}#{}", stated_address(), self.fragment())
    }

    fn write_soon(self) {
        let now = clock::now();
        if self.outdated.get_value().is_none() {
            self.write_at(now + REST, now + LATEST);
        }
        self.outdated.set_value(Some(now));
    }

    fn write_at(self, time: f64, latest: f64) {
        later(When::After((time - clock::now()).max(0.0).ceil() as u32), move || {
            // Committed meanwhile, or replaced by another link.
            let Some(changed) = self.outdated.get_value() else { return };
            let rested = (changed + REST).min(latest);
            if rested > clock::now() {
                return self.write_at(rested, latest);
            }
            self.outdated.set_value(None);
            if hash() == self.shown.get_value() {
                self.write(&self.fragment(), Entry::Same);
            }
        });
    }

    fn write(self, fragment: &str, entry: Entry) {
        let hash = hash();
        // The name of a place stays in the address while there is nothing else to say.
        let shown = if fragment.is_empty() && !hash.contains('=') && entry == Entry::Same { &*hash } else { fragment };
        self.show(shown, fragment, entry);
    }

    /// Shows this after the `#` of the address, in an entry of the history that holds the fragment.
    fn show(self, shown: &str, fragment: &str, entry: Entry) {
        let location = window().location();
        let path = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
        let url = if shown.is_empty() { path } else { format!("{path}#{shown}") };
        self.shown.set_value(shown.to_owned());
        let Some(history) = history() else { return };
        // In a frame, the history belongs to the page around it: Back there must not undo a slider here.
        let entry = if framed_by().is_some() { Entry::Same } else { entry };
        let kept = JsValue::from_str(fragment);
        let has_kept = || history.state().is_ok_and(|state| state == kept);
        // A page in a sandboxed frame may have no history; it works without one.
        let _ = match entry {
            Entry::Same if shown == self::hash() && has_kept() => Ok(()),
            Entry::Same => history.replace_state_with_url(&kept, "", Some(&url)),
            Entry::New => history.push_state_with_url(&kept, "", Some(&url)),
        };
        if self::hash() != self.shown.get_value() {
            self.shown.set_value(self::hash());
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    Same,
    New,
}

/// The window of the page that frames this one, if one does.
pub fn framed_by() -> Option<Window> {
    window().parent().ok().flatten().filter(|parent| *parent != window())
}

fn history() -> Option<History> {
    window().history().ok()
}

/// The address of the page, without what comes after `#`.
pub fn address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// Where others find the page. A file on this reader's device nobody else finds, but the page may be published: its build
/// was then told where (`PHASOR_ADDRESS`).
pub fn public_address() -> Option<String> {
    let here = address();
    if !here.starts_with("file:") {
        return Some(here);
    }
    let told = document().query_selector("meta[property='og:url']").ok().flatten();
    told.and_then(|told| told.get_attribute("content")).filter(|address| address.starts_with("http"))
}

/// The address that goes into files which are handed on: of a file on this reader's device, the name alone.
pub fn stated_address() -> String {
    public_address().unwrap_or_else(|| address().rsplit('/').next().unwrap_or_default().to_owned())
}

/// Whether who comes by a link with this fragment comes for what it shows. Links to a question, and those of a lecture, ask
/// first.
fn brings_something(hash: &str) -> bool {
    !hash.is_empty() && !hash.starts_with("ask-") && !hash.split('&').any(|part| part == "reveal=0")
}

/// The part of the address after `#`.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned()
}
