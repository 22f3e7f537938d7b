//! The board: figures shown together below the sliders, on the first screen of the page and, without the lesson, in
//! frames and on slides. The link selects the figures; without a link, the board has the default four.

mod cell;
mod compare;
mod enlarge;
mod formula;
mod headline;
mod line;
pub(super) mod picker;
mod pin;
mod presets;
mod rows;
mod tabs;

pub(super) use cell::view_of;
pub(super) use compare::CompareButton;
pub(super) use pin::PinButton;
pub use presets::Presets;
pub(super) use presets::{PresetButtons, ResetButton};

use leptos::html::Section;
use leptos::prelude::*;

use super::chapters::ChapterFigures;
use super::lazy_views::when_loaded;
use super::use_page;
use crate::browser::observe;
use crate::catalog;
use crate::fragment::View;
use crate::page::erased::Erase;
use crate::text::{self, fill};
use cell::Cell;
use compare::CompareBar;
use enlarge::follow_keys;
use formula::LiveFormula;
use line::ReadingLine;
use rows::{Row, rows};
use tabs::Tabs;

/// The maximum number of figures on the board when a control of the page adds one. A link may name more.
const MAX_FIGURES: usize = 6;

/// The chapters, provided by context to the cells.
type Chapters = StoredValue<Vec<ChapterFigures>>;

/// The board: the reading row, and below it the figures. The reading row has the formula at the cursor, or what
/// replaces it: facts about a table, a comparison, or the tour; and at its end what leads on: the first chapter, below, and
/// the tour.
#[island]
pub fn Board(chapters: Vec<ChapterFigures>) -> impl IntoView {
    let state = use_page().state;
    let first = chapters.first().map(|chapter| (chapter.id.clone(), chapter.title.clone()));
    provide_context::<Chapters>(StoredValue::new(chapters));
    let board = Memo::new(move |_| state.shown_board());
    follow_keys(state);
    let section = NodeRef::<Section>::new();
    // In frames and on slides there is no lesson, so the board is the main landmark.
    let is_alone = Memo::new(move |_| state.settings.with(|settings| settings.view != View::Page));
    Effect::new(move |_| {
        if let Some(section) = section.get() {
            observe::board(&section, state, board);
        }
    });
    view! {
        <section
            class="board"
            id="board"
            tabindex="-1"
            role=move || is_alone.get().then_some("main")
            aria-label=text::get("board.title")
            data-cells=move || board.with(|board| board.len().to_string())
            node_ref=section
        >
            <h2 class="visually-hidden">{text::get("board.title")}</h2>
            <div class="reading-row">
                <LiveFormula />
                {when_loaded(|| ().erased(), |views| (views.source_bar)())}
                <CompareBar />
                <ReadingLine />
                <div class="reading-end">
                    {first
                        .map(|(id, title)| {
                            view! {
                                <a class="to-lesson" href=format!("#{id}") title=title>
                                    {fill("board.read", &[("number", "1")])}
                                </a>
                            }
                        })}
                </div>
            </div>
            <Rows board />
            <Tabs board />
        </section>
    }
}

/// The figures, in rows of squares and strips of wide figures.
#[component]
fn Rows(board: Memo<Vec<&'static str>>) -> impl IntoView {
    let all = Memo::new(move |_| board.with(|board| rows(board)));
    let count = move |has_squares: bool| {
        move || all.with(|all| all.iter().filter(|row| row.has_squares == has_squares).count().to_string())
    };
    // The most figures beside each other in a row of squares, which limits their height.
    let abreast = move || {
        let squares = all.get().into_iter().filter(|row| row.has_squares);
        squares.map(|row| row.ids.len()).max().unwrap_or(0).to_string()
    };
    let row = move |index: usize| {
        let row = Memo::new(move |_| all.with(|all| all.get(index).cloned().unwrap_or_default()));
        view! {
            <div class="board-row" class:is-strip=move || !row.with(|row| row.has_squares)>
                <For
                    each=move || row.with(|Row { ids, .. }| ids.clone())
                    key=|id| *id
                    children=|id| {
                        let figure = catalog::by_id(id).expect("only figures of the catalog stand on the board");
                        view! { <Cell figure /> }
                    }
                />
            </div>
        }
    };
    view! {
        <div class="cells" id="cells" data-squares=count(true) data-strips=count(false) data-abreast=abreast>
            <For each=move || 0..all.with(Vec::len) key=|index| *index children=row />
        </div>
    }
}
