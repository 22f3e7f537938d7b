//! Parts of the program that are downloaded when somebody wants them, each once, and what they hold.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::catalog::{Drawing, Figure};
use crate::lessons::Value;
use crate::page::{ChapterFigures, Page};
use crate::params::Source;

/// What the first figures do not need: how all others are drawn, and the islands that answer a reader. A function for
/// each, since the first part of the program must not name them.
pub struct Later {
    /// How a figure is drawn.
    pub drawing: fn(&Figure) -> &'static Drawing,
    /// The value of a name in a sentence.
    pub value: fn(&str) -> Option<Value>,
    /// The controls in the frame of a figure.
    pub frame_controls: fn(&'static Figure) -> AnyView,
    /// Those that do not stand beside its title on the board from the first frame on.
    pub further_controls: fn(&'static Figure) -> AnyView,
    /// The tools of a figure, in the line below it.
    pub figure_tools: fn(&'static Figure) -> AnyView,
    /// A question, by its id.
    pub ask: fn(&str) -> AnyView,
    /// How the puzzle of a figure stands.
    pub puzzle: fn(&str) -> AnyView,
    /// Opens the list of all figures, by chapter, for a cell of the board.
    pub picker: fn(Page, &'static Figure, Vec<ChapterFigures>),
    /// The definition in live numbers.
    pub definition: fn() -> AnyView,
    /// The table of claims.
    pub claims_table: fn(RwSignal<String>) -> AnyView,
    /// The line of a table, where one is drawn in place of the formula.
    pub source_bar: fn() -> AnyView,
    /// Has the table of a source come.
    pub bring_table: fn(Page, Source),
    /// Listens to the page around a frame, and for printing; has tables come that are wanted.
    pub follow: fn(Page),
    /// The tour, and the way from a frame to the whole page.
    pub bars: fn() -> AnyView,
}

/// How far a part has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrival {
    /// Nobody asked for it yet.
    #[default]
    Unasked,
    /// It is on its way.
    Coming,
    /// It did not arrive, and may be on its way again. It stays so until it arrives: words that came and went at each
    /// attempt would move the page, which is a scroll, which is an attempt.
    Failed,
    /// It is here.
    Here,
}

/// A part while it is downloaded: `None` if it does not arrive.
pub type Arriving<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// How a part is downloaded.
pub type Load<T> = fn() -> Arriving<T>;

/// A part of the program. Copied freely: it holds only handles.
pub struct Lazy<T: 'static> {
    load: Load<T>,
    arrival: RwSignal<Arrival>,
    part: RwSignal<Option<&'static T>>,
    attempt: StoredValue<Attempt>,
}

/// Whether the part is being downloaded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    /// It is not.
    None,
    /// It is.
    Going,
    /// It is, and if it fails it is wanted once more: somebody asked meanwhile.
    GoingAndWanted,
}

impl<T> Clone for Lazy<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Lazy<T> {}

impl<T: Sync> Lazy<T> {
    /// A part that nobody wants yet.
    pub fn new(load: Load<T>) -> Self {
        Self {
            load,
            arrival: RwSignal::new(Arrival::default()),
            part: RwSignal::new(None),
            attempt: StoredValue::new(Attempt::None),
        }
    }

    /// How far it has come.
    pub fn arrival(self) -> Arrival {
        self.arrival.get()
    }

    /// The part, once it is here.
    pub fn get(self) -> Option<&'static T> {
        self.part.get()
    }

    /// The part, without tracking.
    pub fn get_untracked(self) -> Option<&'static T> {
        self.part.get_untracked()
    }

    /// How far it has come, without tracking.
    pub fn arrival_untracked(self) -> Arrival {
        self.arrival.get_untracked()
    }

    /// Asks for it, unless somebody did before.
    pub fn want(self) {
        if self.arrival.get_untracked() == Arrival::Unasked {
            self.load();
        }
    }

    /// Asks for it, also after it failed.
    pub fn want_again(self) {
        if matches!(self.arrival.get_untracked(), Arrival::Unasked | Arrival::Failed) {
            self.load();
        }
    }

    fn load(self) {
        if self.attempt.get_value() != Attempt::None {
            return self.attempt.set_value(Attempt::GoingAndWanted);
        }
        self.attempt.set_value(Attempt::Going);
        if self.arrival.get_untracked() == Arrival::Unasked {
            self.arrival.set(Arrival::Coming);
        }
        spawn_local(async move {
            let arrival = match (self.load)().await {
                Some(part) => {
                    self.part.set(Some(Box::leak(Box::new(part))));
                    Arrival::Here
                }
                None => Arrival::Failed,
            };
            let attempt = self.attempt.get_value();
            self.attempt.set_value(Attempt::None);
            if self.arrival.get_untracked() != arrival {
                self.arrival.set(arrival);
            }
            if arrival == Arrival::Failed && attempt == Attempt::GoingAndWanted {
                self.load();
            }
        });
    }
}
