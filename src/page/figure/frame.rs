//! The frame of a figure: what all that stands in it shares.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::values::{Values, values};
use super::veil::Veil;
use crate::browser::figure_view::FigureView;
use crate::browser::frame_text::FrameText;
use crate::browser::observe::Visibility;
use crate::catalog::{self, Figure, Width};
use crate::page::{Page, use_page};
use crate::params::Source;

/// A view of a figure, for the islands in its frame.
#[derive(Clone)]
pub(in crate::page) struct Frame {
    /// Which figure.
    pub(in crate::page) figure: &'static Figure,
    /// The id of the frame; ids within it end with it.
    pub(in crate::page) id: Arc<str>,
    /// Whether it stands in the lesson.
    pub(in crate::page) in_lesson: bool,
    /// What it says.
    pub(in crate::page) told: FrameText,
    /// What is painted, once there is a canvas.
    pub(in crate::page) view: RwSignal<Option<Rc<FigureView>>, LocalStorage>,
    /// The term that the mark under the pointer stands for.
    pub(in crate::page) pointed: RwSignal<Option<&'static str>>,
    /// What its terms are worth.
    pub(in crate::page) values: Memo<Values>,
    /// What covers it before the reader has predicted what it shows.
    pub(in crate::page) veil: Veil,
}

/// The frame that an island stands in.
pub(super) fn use_frame() -> Frame {
    expect_context()
}

impl Frame {
    /// A view of a figure with this id: in the lesson, with the questions whose answers it shows.
    pub(in crate::page) fn new(figure: &'static Figure, id: &str, hidden_by: Option<Vec<String>>, page: Page) -> Self {
        let view = RwSignal::new_local(None);
        let id: Arc<str> = id.into();
        Self {
            figure,
            in_lesson: hidden_by.is_some(),
            veil: Veil::new(figure.id, Arc::clone(&id), hidden_by.unwrap_or_default(), page),
            id,
            told: told_at_first(figure, page),
            view,
            pointed: RwSignal::new(None),
            values: values(figure, view, page.state),
        }
    }

    /// The id of a part of it.
    pub(in crate::page) fn part(&self, part: &str) -> String {
        format!("{part}-{}", self.id)
    }
}

/// A view of a figure, with what is said about it (`children`). `view` is its id on the page, by which a link finds it;
/// `hidden_by` are the questions that it answers; `shape` names how its panels share the plot, for the style sheet.
#[island]
pub fn FigureFrame(
    figure: String,
    view: String,
    hidden_by: Vec<String>,
    #[prop(optional)] shape: Option<String>,
    children: Children,
) -> impl IntoView {
    let known = catalog::by_id(&figure).expect("only figures of the catalog are placed");
    let frame = Frame::new(known, &view, Some(hidden_by), use_page());
    let (told, veil) = (frame.told, frame.veil);
    bring_own_table(frame.view, use_page());
    let labelled = frame.part("title");
    provide_context(frame);
    let is_stale = Signal::derive(move || told.stale.get().then_some(""));
    let state = use_page().state;
    let is_table = Signal::derive(move || {
        (known.follows_tables() && state.effective.with(|params| params.table.is_some())).then_some("")
    });
    let is_veiled = Signal::derive(move || veil.is_on.get().then_some(""));
    view! {
        <figure
            class=format!("{} {}", class(known.width), shape.unwrap_or_default()).trim_end().to_owned()
            id=view
            data-figure=figure
            data-drawn=told.drawn
            data-stale=is_stale
            data-veiled=is_veiled
            data-of-table=is_table
            aria-labelledby=labelled
        >
            {children()}
        </figure>
    }
}

/// Has the table come that a figure with parameters of its own shows, once a reader is about to reach it.
fn bring_own_table(view: RwSignal<Option<Rc<FigureView>>, LocalStorage>, page: Page) {
    let source = page.state.requested.with_untracked(|wanted| wanted.source);
    if source == Source::Formula {
        return;
    }
    Effect::new(move |_| {
        let Some(views) = page.views.get() else { return };
        if view.get().is_some_and(|view| view.visibility.get() != Visibility::Far) {
            (views.bring_table)(page, source);
        }
    });
}

fn class(width: Width) -> &'static str {
    match width {
        Width::Column => "figure",
        Width::Square => "figure square",
        Width::Row => "figure wide",
        Width::Panels => "figure wide panels",
    }
}

/// What a frame says before its figure is drawn: what will stand there, in a sentence, and its caption. What only a reader
/// of the picture needs, its details and readings, is not served. In the browser these words are already there, and
/// describing every figure again would take long.
fn told_at_first(figure: &'static Figure, page: Page) -> FrameText {
    FrameText::new(served_words(figure, page))
}

#[cfg(target_arch = "wasm32")]
fn served_words(_: &'static Figure, _: Page) -> [String; 2] {
    Default::default()
}

#[cfg(not(target_arch = "wasm32"))]
fn served_words(figure: &'static Figure, page: Page) -> [String; 2] {
    let scene = figure.drawing().scene(&page.state.now(), &mut catalog::Searches::default());
    let seen = scene.alt.split_inclusive(". ").next().unwrap_or_default();
    [scene.caption, seen.trim_end().to_owned()]
}
