//! The plot of a figure, its controls, the value at the cursor, and its caption.

use std::rc::Rc;

use leptos::html::Canvas;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::frame::{Frame, use_frame};
use super::still::{Still, ViewKind};
use super::veil::VeilNote;
use crate::browser::figure_view::FigureView;
use crate::browser::pointer::{PointerInput, point};
use crate::browser::system;
use crate::catalog::Figure;
use crate::cursor;
use crate::lazy::LoadState;
use crate::page::lazy_views::when_loaded;
use crate::page::use_page;
use crate::params::ParamId;
use crate::text::{self, fill};

/// The interactive part of a frame; `children` are its prerendered controls.
#[island]
pub fn FigureBody(children: Children) -> impl IntoView {
    let frame = use_frame();
    let figure = frame.figure;
    view! {
        <div class="frame-controls">{when_loaded(children, move |views| (views.frame_controls)(figure))}</div>
        <Body frame />
    }
}

/// The plot of a figure, its reading and error message.
#[component]
pub(in crate::page) fn Body(frame: Frame) -> impl IntoView {
    let state = use_page().state;
    let (figure_texts, figure) = (frame.text, frame.figure);
    let has_no_code = move || state.loading.chunk.load_state() == LoadState::Failed && figure.first_drawing().is_none();
    let failure = Signal::derive(move || {
        let missing = has_no_code().then(|| text::get(&format!("failure.{}", system::chunk_failure())).to_owned());
        figure_texts.failure.get().or(missing).unwrap_or_default()
    });
    let has_no_failure = Signal::derive(move || failure.with(String::is_empty));
    // A language without the figure's texts falls back on English.
    let lang = fallback_lang(figure);
    view! {
        <Plot frame />
        <p class="reading" lang=lang dir=lang.map(|_| "ltr")>
            {figure_texts.reading}
        </p>
        <p class="failure" role="alert" hidden=has_no_failure>
            {failure}
        </p>
    }
}

/// The caption of a figure in the lesson.
#[island]
pub fn FigureCaption() -> impl IntoView {
    view! { <Caption frame=use_frame() /> }
}

/// What the figure shows, with its numbers.
#[component]
pub(in crate::page) fn Caption(frame: Frame) -> impl IntoView {
    let lang = fallback_lang(frame.figure);
    view! {
        <p class="caption" lang=lang dir=lang.map(|_| "ltr")>
            {frame.text.caption}
        </p>
    }
}

/// The language of the figure's caption and readings, if the page's language lacks them.
pub(super) fn fallback_lang(figure: &Figure) -> Option<&'static str> {
    text::fallback_lang(&format!("figure.{}.caption", figure.id))
}

/// The canvases, with their pointer and keyboard handlers.
#[component]
fn Plot(frame: Frame) -> impl IntoView {
    let page = use_page();
    let (state, figure_texts, figure) = (page.state, frame.text, frame.figure);
    let elements = [NodeRef::<Canvas>::new(), NodeRef::new()];
    let input = StoredValue::new_local(None::<PointerInput>);
    let (view, pointed, id) = (frame.view, frame.pointed, frame.id.clone());
    let is_veiled = frame.veil.is_on;
    let in_lesson = frame.in_lesson;
    Effect::new(move |_| {
        let [Some(picture), Some(marks)] = elements.map(|element| element.get()) else { return };
        if let Some(added) = FigureView::new(figure, id.clone(), state, figure_texts, [picture, marks], in_lesson) {
            let added = page.scheduler.with_value(|scheduler| scheduler.add(added));
            view.set(Some(Rc::clone(&added)));
            input.set_value(Some(PointerInput::new(added, page.link)));
        }
    });
    // A veiled figure ignores input, and shows no readings.
    let with_input = move |act: &dyn Fn(&PointerInput)| {
        if !is_veiled.get_untracked() {
            input.with_value(|input| input.iter().for_each(act));
        }
    };
    // Marks the term of the formula whose mark is under the pointer.
    let update_pointed_term = move |event: Option<&PointerEvent>| {
        let term = view.with_untracked(|view| {
            let (view, point) = (view.as_ref()?, point(event.filter(|_| !is_veiled.get_untracked())?));
            let (panel, _) = view.locate(point)?;
            view.with_panel(panel, |scene, layout| layout.panels[panel].term_at(scene, point)).flatten()
        });
        if pointed.get_untracked() != term {
            pointed.set(term);
        }
    };
    let label = Signal::derive(move || {
        // Only the orientation changes the keys: the label of a figure that does not read it does not follow the parameters.
        let params = if figure.reads.contains(&ParamId::Orientation) {
            state.params.effective.get()
        } else {
            state.params.now()
        };
        let title = text::get(&format!("figure.{}.title", figure.id));
        if is_veiled.get() {
            return title.to_owned();
        }
        fill("figure.plot", &[("title", title), ("keys", &cursor::help(figure, &params))])
    });
    let is_drawn = Signal::derive(move || figure_texts.update_count.get() != 0);
    let lang = fallback_lang(figure);
    view! {
        <div
            class="plot"
            id=frame.part("plot")
            tabindex=move || if is_veiled.get() { "-1" } else { "0" }
            role=move || if is_veiled.get() { "group" } else { "application" }
            aria-label=label
            on:pointerdown=move |event| with_input(&|input| input.press(&event))
            on:pointermove=move |event| {
                with_input(&|input| input.drag(&event));
                update_pointed_term(Some(&event));
            }
            on:pointerup=move |event| with_input(&|input| input.release(&event))
            on:pointercancel=move |_| with_input(&|input| input.cancel())
            on:pointerleave=move |_| {
                with_input(&|input| input.clear_hover());
                update_pointed_term(None);
            }
            on:keydown=move |event| {
                with_input(&|input| {
                    if input.key(&event) {
                        event.prevent_default();
                    }
                });
            }
            on:keyup=move |event| with_input(&|input| input.key_up(&event))
        >
            <Still
                figure
                view=frame.id.to_string()
                kind=if frame.in_lesson { ViewKind::Lesson } else { ViewKind::Board }
            />
            <canvas
                role="img"
                aria-hidden=move || is_veiled.get().then_some("true")
                aria-labelledby=frame.part("title")
                aria-describedby=frame.part("alt")
                node_ref=elements[0]
            ></canvas>
            <canvas class="overlay" aria-hidden="true" node_ref=elements[1]></canvas>
            <p class="alt" class:visually-hidden=is_drawn id=frame.part("alt") lang=lang dir=lang.map(|_| "ltr")>
                {figure_texts.alt}
            </p>
            <VeilNote frame=frame.clone() />
        </div>
    }
}
