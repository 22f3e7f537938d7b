//! The board: figures that stand together under the sliders, on the first screen and, without the lesson, in frames and on
//! slides. Which figures, the link says; without a link, the usual four.

mod cell;
mod compare;
mod line;
pub(super) mod picker;
mod pin;
mod scenes;
mod tabs;

pub(super) use compare::CompareButton;
pub(super) use pin::PinButton;

use leptos::html::Section;
use leptos::prelude::*;

use super::use_page;
use crate::browser::observe;
use crate::catalog;
use crate::text;
use cell::Cell;
use compare::CompareBar;
use line::Line;
use scenes::Scenes;
use tabs::Tabs;

/// The most figures that the page itself puts on the board. A link may name more.
const MOST: usize = 6;

/// The figures of the board, one reading of them all, and settings worth a look. `lesson` is where the lesson begins: its
/// id and the name of the first chapter.
#[island]
pub fn Board(lesson: (String, String)) -> impl IntoView {
    let state = use_page().state;
    let board = Memo::new(move |_| state.board());
    let section = NodeRef::<Section>::new();
    Effect::new(move |_| {
        if let Some(section) = section.get() {
            observe::board(&section, state);
        }
    });
    let (id, title) = lesson;
    view! {
        <section
            class="board"
            id="board"
            tabindex="-1"
            aria-label=text::get("board.title")
            data-cells=move || board.with(|board| board.len().to_string())
            node_ref=section
        >
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
                <Scenes />
                <a class="to-lesson" href=format!("#{id}")>
                    "↓ " {title}
                </a>
            </div>
        </section>
    }
}
