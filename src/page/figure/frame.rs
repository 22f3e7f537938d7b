//! The frame of a figure: the context shared by everything in it.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::values::{Values, values};
use super::veil::Veil;
use crate::browser::figure_texts::FigureTexts;
use crate::browser::figure_view::FigureView;
use crate::browser::observe::Visibility;
use crate::catalog::{self, Figure, Width};
use crate::page::{Page, use_page};
use crate::params::Source;

/// A view of a figure, provided by context to the islands in its frame.
#[derive(Clone)]
pub(in crate::page) struct Frame {
    /// The figure.
    pub(in crate::page) figure: &'static Figure,
    /// The element id of the frame, and the suffix of ids within it.
    pub(in crate::page) id: Arc<str>,
    /// Whether it is in the lesson.
    pub(in crate::page) in_lesson: bool,
    /// Its texts.
    pub(in crate::page) text: FigureTexts,
    /// The painted view, once its canvas is mounted.
    pub(in crate::page) view: RwSignal<Option<Rc<FigureView>>, LocalStorage>,
    /// The formula term of the mark under the pointer.
    pub(in crate::page) pointed: RwSignal<Option<&'static str>>,
    /// The values of its formula terms.
    pub(in crate::page) values: Memo<Values>,
    /// Shows a question in place of the figure until it is answered, if the reader or the link asks for that.
    pub(in crate::page) veil: Veil,
}

/// The frame around the current island.
pub(super) fn use_frame() -> Frame {
    expect_context()
}

impl Frame {
    /// A view of a figure with this element id.
    pub(in crate::page) fn new(figure: &'static Figure, id: &str, in_lesson: bool, page: Page) -> Self {
        let view = RwSignal::new_local(None);
        let id: Arc<str> = id.into();
        Self {
            figure,
            in_lesson,
            veil: Veil::new(if in_lesson { &id } else { figure.id }, page),
            id,
            text: initial_text(figure, page),
            view,
            pointed: RwSignal::new(None),
            values: values(figure, view, page.state),
        }
    }

    /// The element id of a part of the frame.
    pub(in crate::page) fn part(&self, part: &str) -> String {
        format!("{part}-{}", self.id)
    }
}

/// A view of a figure in the lesson, with its texts (`children`). `view` is its element id, which links point to;
/// `shape` is a CSS class for the layout of its panels.
#[island]
pub fn FigureFrame(
    figure: String,
    view: String,
    #[prop(optional)] shape: Option<String>,
    children: Children,
) -> impl IntoView {
    let catalog_figure = catalog::by_id(&figure).expect("only figures of the catalog are placed");
    let frame = Frame::new(catalog_figure, &view, true, use_page());
    let (figure_texts, veil) = (frame.text, frame.veil);
    load_own_table(frame.view, use_page());
    let labelled = frame.part("title");
    provide_context(frame);
    let is_stale = Signal::derive(move || figure_texts.is_stale.get().then_some(""));
    let state = use_page().state;
    let is_table =
        Signal::derive(move || state.params.effective.with(|params| catalog_figure.draws_table(params)).then_some(""));
    let is_veiled = Signal::derive(move || veil.is_on.get().then_some(""));
    view! {
        <figure
            class=format!("{} {}", class(catalog_figure.width), shape.unwrap_or_default()).trim_end().to_owned()
            id=view
            data-figure=figure
            data-drawn=figure_texts.update_count
            data-stale=is_stale
            data-veiled=is_veiled
            data-of-table=is_table
            aria-labelledby=labelled
        >
            {children()}
        </figure>
    }
}

/// Loads the table of a figure with separate parameters, once the figure is near the viewport.
fn load_own_table(view: RwSignal<Option<Rc<FigureView>>, LocalStorage>, page: Page) {
    // During hydration, the parameters of the page are the defaults: its link is read later.
    let source = page.state.params.requested.with_untracked(|requested| requested.source);
    if source == Source::Formula {
        return;
    }
    Effect::new(move |_| {
        let Some(views) = page.views.get() else { return };
        if view.get().is_some_and(|view| view.visibility.get() != Visibility::Far) {
            (views.load_table)(page, source);
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

/// The texts of a frame before its figure is painted: the caption, and one sentence that describes the picture. Details
/// and readings are useful only with the picture, so they are not prerendered. In the browser, the texts are already on
/// the page, and computing them again would take long.
fn initial_text(figure: &'static Figure, page: Page) -> FigureTexts {
    FigureTexts::new(prerendered_text(figure, page))
}

#[cfg(target_arch = "wasm32")]
fn prerendered_text(_: &'static Figure, _: Page) -> [String; 2] {
    Default::default()
}

#[cfg(not(target_arch = "wasm32"))]
fn prerendered_text(figure: &'static Figure, page: Page) -> [String; 2] {
    let scene = figure.drawing().scene(&page.state.params.now(), &mut catalog::Searches::default());
    // The end of the first sentence. In Chinese and Japanese, no space follows the full stop.
    let end = scene.alt.char_indices().find(|(at, letter)| match letter {
        '.' | '։' => scene.alt[at + letter.len_utf8()..].starts_with(' '),
        letter => *letter == '。',
    });
    let first_sentence = end.map_or(&*scene.alt, |(at, letter)| &scene.alt[..at + letter.len_utf8()]);
    [scene.caption, first_sentence.to_owned()]
}
