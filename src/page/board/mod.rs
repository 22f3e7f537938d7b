//! The board: figures shown together below the sliders, on the first screen of the page and, without the lesson, in
//! frames and on slides. The link selects the figures; without a link, the board has the default four.

mod cell;
mod compare;
mod formula;
mod invitation;
mod line;
pub(super) mod picker;
mod pin;
mod presets;
mod tabs;

pub(super) use cell::view_of;
pub(super) use compare::CompareButton;
pub use formula::LiveFormula;
pub(super) use pin::{PinButton, pin_words};

use leptos::html::Section;
use leptos::prelude::*;

use super::chapters::ChapterFigures;
use super::lazy_views::when_loaded;
use super::use_page;
use crate::browser::observe;
use crate::catalog;
use crate::fragment::View;
use crate::text::{self, fill};
use cell::Cell;
use compare::CompareBar;
use invitation::Invitation;
use line::Line;
use presets::Presets;
use tabs::Tabs;

/// The maximum number of figures on the board when a control of the page adds one. A link may name more.
const MAX_FIGURES: usize = 6;

/// The chapters, provided by context to the cells.
type Chapters = StoredValue<Vec<ChapterFigures>>;

/// The board: its figures, their shared reading line, presets, and a link to the first chapter of the lesson below.
#[island]
pub fn Board(chapters: Vec<ChapterFigures>) -> impl IntoView {
    let state = use_page().state;
    let first = chapters.first().map(|chapter| (chapter.id.clone(), chapter.title.clone()));
    provide_context::<Chapters>(StoredValue::new(chapters));
    let board = Memo::new(move |_| state.board());
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
            {when_loaded(|| ().into_any(), |views| (views.source_bar)())}
            <div class="cells" id="cells">
                <For
                    each=move || board.get()
                    key=|id| *id
                    children=|id| {
                        let figure = catalog::by_id(id).expect("only figures of the catalog stand on the board");
                        view! { <Cell figure /> }
                    }
                />
            </div>
            <Tabs board />
            <Line />
            <div class="board-foot">
                <CompareBar />
                <Presets />
                <Invitation />
                {first
                    .map(|(id, title)| {
                        view! {
                            <a class="to-lesson" href=format!("#{id}")>
                                {fill("board.read", &[("number", "1"), ("title", &title)])}
                            </a>
                        }
                    })}
            </div>
        </section>
    }
}
