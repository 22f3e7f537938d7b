//! The figure picker, a dialog opened by the title of a cell: replaces the cell's figure, adds another, or removes it.

use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::prelude::*;

use super::{Chapters, MAX_FIGURES};
use crate::browser::clock::{When, schedule};
use crate::browser::dom;
use crate::catalog::{self, Figure};
use crate::fragment::View;
use crate::page::chapters::ChapterFigures;
use crate::page::figure::ThumbPlot;
use crate::page::modal::{self, Close};
use crate::page::{Page, use_page};
use crate::params::Params;
use crate::text;

/// The title of a cell, which opens the picker.
#[component]
pub(super) fn PickerButton(figure: &'static Figure) -> impl IntoView {
    let page = use_page();
    let is_requested = RwSignal::new(false);
    let chapters = expect_context::<Chapters>();
    Effect::new(move |_| {
        if let Some(views) = page.views.get().filter(|_| is_requested.get()) {
            is_requested.set(false);
            schedule(When::Microtask, move || (views.picker)(page, figure, chapters.get_value()));
        }
    });
    let open = move |_| {
        is_requested.set(true);
        page.views.request_again();
    };
    view! {
        <button type="button" class="cell-name" aria-haspopup="dialog" title=text::get("board.choose") on:click=open>
            {move || page.state.params.effective.with(|params| name(figure, params))}
        </button>
    }
}

/// The title of a figure, shorter if there is a name for the board. Next to each other, figures have little room.
fn name(figure: &Figure, params: &Params) -> &'static str {
    let short = (!figure.draws_table(params)).then(|| text::find(&format!("board.name.{}", figure.id))).flatten();
    short.unwrap_or_else(|| figure.title(params))
}

/// Opens the picker for the cell of a figure.
pub(in crate::page) fn open(page: Page, figure: &'static Figure, chapters: Vec<ChapterFigures>) {
    let list = move |close| {
        provide_context(page);
        view! { <Picker figure chapters close /> }
    };
    // The dialog returns the focus to the title that opened it, which may have been removed with its figure.
    modal::open(list, || dom::focus_if_lost("board"));
}

#[component]
fn Picker(figure: &'static Figure, chapters: Vec<ChapterFigures>, close: Close) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // Fails only for a dialog that is not on the page.
            let _ = dialog.show_modal();
        }
    });
    let close_dialog = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let query = RwSignal::new(String::new());
    let is_adding = RwSignal::new(false);
    let choose = move |id: &'static str| {
        let mut board = state.board();
        match board.iter().position(|placed| *placed == id) {
            Some(chosen_index) => {
                // The chosen figure is already on the board: swap it with the cell's figure.
                let index = board.iter().position(|placed| *placed == figure.id).unwrap_or(chosen_index);
                board.swap(index, chosen_index);
            }
            None if is_adding.get_untracked() && board.len() < MAX_FIGURES => board.push(id),
            None => board.iter_mut().filter(|placed| **placed == figure.id).for_each(|placed| *placed = id),
        }
        state.set_board(board);
        page.link.commit();
        close_dialog();
    };
    let remove = move |_| {
        state.set_board(state.board().into_iter().filter(|id| *id != figure.id).collect());
        page.link.commit();
        close_dialog();
    };
    let reset = move |_| {
        state.set_board(Vec::new());
        page.link.commit();
        close_dialog();
    };
    let tile = move |shown: &'static Figure| {
        let title = text::get(&format!("figure.{}.title", shown.id));
        let is_filtered_out = move || {
            let query = query.with(|query| query.trim().to_lowercase());
            !title.to_lowercase().contains(&query) && !shown.id.contains(&query)
        };
        view! {
            <li hidden=is_filtered_out>
                <button
                    type="button"
                    class="tile"
                    aria-current=(shown.id == figure.id).then_some("true")
                    on:click=move |_| choose(shown.id)
                >
                    <ThumbPlot figure=shown />
                    <span>{title}</span>
                </button>
            </li>
        }
    };
    let chapter = |chapter: ChapterFigures| {
        let tiles = chapter.figures.iter().filter_map(|id| catalog::by_id(id)).map(&tile).collect_view();
        view! {
            <section class="picker-chapter">
                <h3>{chapter.title}</h3>
                <ul class="tiles">{tiles}</ul>
            </section>
        }
    };
    let chapters = chapters.into_iter().map(chapter).collect_view();
    let is_full = Signal::derive(move || state.board().len() >= MAX_FIGURES);
    let is_alone = Signal::derive(move || state.board().len() < 2);
    let close_on_backdrop = move |event: MouseEvent| {
        let dialog = dialog.get_untracked();
        if dialog.is_some_and(|dialog| event.target().is_some_and(|target| target == ****dialog)) {
            close_dialog();
        }
    };
    let in_lesson = text::fill("board.in-lesson", &[("title", text::get(&format!("figure.{}.title", figure.id)))]);
    let has_lesson = move || state.settings.with(|settings| settings.view == View::Page);
    view! {
        <dialog
            class="picker"
            aria-labelledby="picker-title"
            node_ref=dialog
            on:close=move |_| close()
            on:click=close_on_backdrop
            on:keydown=move |event| event.stop_propagation()
        >
            <form method="dialog" class="tools-head">
                <h2 id="picker-title">{text::get("picker.title")}</h2>
                <button aria-label=text::get("tools.close")>"×"</button>
            </form>
            <div class="picker-head">
                <input
                    type="search"
                    name="picker"
                    autofocus
                    aria-label=text::get("picker.search")
                    placeholder=text::get("picker.search")
                    on:input:target=move |event| query.set(event.target().value())
                    on:keydown=move |event| {
                        if event.key() == "Enter" {
                            event.prevent_default();
                            dom::press_first(".picker li:not([hidden]) button");
                        }
                    }
                />
                <label class="option">
                    <input
                        type="checkbox"
                        name="picker-add"
                        disabled=is_full
                        on:change:target=move |event| is_adding.set(event.target().checked())
                    />
                    <span>{text::get("picker.add")}</span>
                </label>
                <button type="button" disabled=is_alone on:click=remove>{text::get("picker.remove")}</button>
                <button type="button" on:click=reset>{text::get("picker.usual")}</button>
                <a
                    class="to-figure"
                    href=format!("#{}", figure.id)
                    hidden=move || !has_lesson()
                    on:click=move |_| close_dialog()
                >
                    {in_lesson}
                </a>
            </div>
            {chapters}
        </dialog>
    }
}
