//! The frame that every figure has: title, what to notice, plot, the value at the cursor, and the caption.

use leptos::html::Canvas;
use leptos::prelude::*;

use super::chapter::served;
use super::formula::Formula;
use super::frame_controls::FrameControls;
use super::use_page;
use crate::browser::figure_view::FigureView;
use crate::browser::places::focus;
use crate::browser::pointer::Hand;
use crate::browser::system;
use crate::browser::told::Told;
use crate::content;
use crate::cursor;
use crate::figures::{Book, Figure, Searches, Width};
use crate::params::{ParamId, Params};
use crate::state::Arrival;
use crate::text::{self, fill};

/// A figure and what is said about it.
#[component]
pub(super) fn FigureFrame(figure: &'static Figure) -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let id = figure.id;
    let words = move |part: &str| text::get(&format!("figure.{id}.{part}"));
    let told = told_at_first(figure);
    let elements = [NodeRef::<Canvas>::new(), NodeRef::new()];
    let hand = StoredValue::new_local(None::<Hand>);
    Effect::new(move |_| {
        let [Some(picture), Some(marks)] = elements.map(|element| element.get()) else { return };
        if let Some(view) = FigureView::new(figure, state, told, [picture, marks]) {
            let view = page.scheduler.with_value(|scheduler| scheduler.add(view));
            hand.set_value(Some(Hand::new(view, state, page.link)));
        }
    });
    let with_hand = move |act: &dyn Fn(&Hand)| {
        hand.with_value(|hand| {
            if let Some(hand) = hand {
                act(hand);
            }
        });
    };
    let keys = Signal::derive(move || {
        let params = if figure.reads.contains(&ParamId::Orientation) { state.params.get() } else { state.now() };
        let keys = cursor::help(figure, &params);
        fill("figure.plot", &[("title", words("title")), ("keys", &keys)])
    });
    let is_missing = move || state.arrival.get() == Arrival::Failed && figure.drawing().is_none();
    let failure = Signal::derive(move || {
        let why = || if system::is_renewed() { "failure.renewed" } else { "failure.later" };
        let missing = is_missing().then(|| text::get(why()).to_owned());
        told.failure.get().or(missing).unwrap_or_default()
    });
    let is_well = Signal::derive(move || failure.with(String::is_empty));
    let is_stale = Signal::derive(move || told.stale.get().then_some(""));
    let is_blank = Signal::derive(move || told.details.with(String::is_empty));
    let is_drawn = Signal::derive(move || told.drawn.get() != 0);
    let [title_id, alt_id, plot_id] = ["title", "alt", "plot"].map(|part| format!("{part}-{id}"));
    let [labelled, named] = [title_id.clone(), title_id.clone()];
    view! {
        <figure
            class=class(figure.width)
            id=id
            data-figure=id
            data-drawn=told.drawn
            data-stale=is_stale
            aria-labelledby=labelled
        >
            <div class="figure-head">
                <h3 id=title_id>
                    <a class="anchor" href=format!("#{id}")>{words("title")}</a>
                </h3>
                <Fixed figure />
                {figure.book.map(|book| view! { <BookButton book plot_id=plot_id.clone() /> })}
            </div>
            <div class="notice">
                <p>{words("notice")}</p>
                <Formula figure=id drawn=told.drawn.into() />
            </div>
            <div class="frame-controls" inner_html=served(|| controls(figure))></div>
            <div
                class="plot"
                id=plot_id
                tabindex="0"
                role="application"
                aria-label=keys
                on:pointerdown=move |event| with_hand(&|hand| hand.press(&event))
                on:pointermove=move |event| with_hand(&|hand| hand.drag(&event))
                on:pointerup=move |event| with_hand(&|hand| hand.release(&event))
                on:pointercancel=move |_| with_hand(&|hand| hand.cancel())
                on:pointerleave=move |_| with_hand(&|hand| hand.pass_nothing())
                on:keydown=move |event| {
                    with_hand(&|hand| {
                        if hand.key(&event) {
                            event.prevent_default();
                        }
                    });
                }
                on:keyup=move |event| with_hand(&|hand| hand.key_up(&event))
            >
                <canvas role="img" aria-labelledby=named aria-describedby=alt_id.clone() node_ref=elements[0]></canvas>
                <canvas class="overlay" aria-hidden="true" node_ref=elements[1]></canvas>
                <p class="alt" class:visually-hidden=is_drawn id=alt_id>
                    {told.alt}
                </p>
            </div>
            <p class="reading">{told.reading}</p>
            <p class="failure" role="alert" hidden=is_well>
                {failure}
            </p>
            <figcaption>
                <p>{told.caption}</p>
                <details class:is-blank=is_blank>
                    <summary>{text::get("page.details")}</summary>
                    <p>{told.details}</p>
                </details>
            </figcaption>
            <p class="cites" inner_html=words("cites")></p>
        </figure>
    }
}

/// The controls as they are served: where a reader has to open the figure first, they are there by then.
fn controls(figure: &'static Figure) -> String {
    if content::is_in_line(figure.id) { view! { <FrameControls figure /> }.to_html() } else { String::new() }
}

fn class(width: Width) -> &'static str {
    match width {
        Width::Column => "figure",
        Width::Square => "figure square",
        Width::Row => "figure wide",
        Width::Panels => "figure wide panels",
    }
}

/// Why the figure does not follow what a reader may expect it to follow; hidden while nobody has set it.
#[component]
fn Fixed(figure: &'static Figure) -> impl IntoView {
    let state = use_page().state;
    let is_as_expected = Signal::derive(move || {
        let start = Params::default();
        state.params.with(|params| figure.fixed.iter().all(|id| !params.differs(&start, *id)))
    });
    (!figure.fixed.is_empty()).then(|| {
        view! {
            <p class="fixed" hidden=is_as_expected>
                {text::get(&format!("figure.{}.fixed", figure.id))}
            </p>
        }
    })
}

/// What a frame says before its figure is drawn, for the parameters of an empty link: what will stand there, in a sentence,
/// and its caption. What only a reader of the picture needs, its details and readings, is not served. In the browser these
/// words are already there, and describing every figure again would take long.
fn told_at_first(figure: &'static Figure) -> Told {
    let described = figure.drawing().filter(|_| cfg!(not(target_arch = "wasm32"))).map(|drawing| {
        let scene = drawing.scene(&Params::default(), &mut Searches::default());
        let seen = scene.alt.split_inclusive(". ").next().unwrap_or_default();
        [scene.caption, seen.trim_end().to_owned()]
    });
    let [caption, alt] = described.unwrap_or_default();
    Told {
        caption: RwSignal::new(caption),
        details: RwSignal::new(String::new()),
        alt: RwSignal::new(alt),
        reading: RwSignal::new(String::new()),
        failure: RwSignal::new(None),
        drawn: RwSignal::new(0),
        stale: RwSignal::new(false),
    }
}

/// Sets the parameters of the book's own panel; hidden while the page has them. The focus then moves to the plot that
/// changed.
#[component]
fn BookButton(book: Book, plot_id: String) -> impl IntoView {
    let page = use_page();
    let values = [("book.d", book.d_model), ("book.n", book.n_pos)];
    let values = values.into_iter().filter_map(|(key, value)| Some(fill(key, &[("value", value?.to_string())])));
    let label = fill("book.set", &[("values", values.collect::<Vec<_>>().join(", "))]);
    let set = move |_| {
        page.state.change(|params| book.set(params));
        page.link.commit();
        focus(&plot_id);
    };
    let is_set = Signal::derive(move || page.state.params.with(|params| !book.differs(params)));
    view! {
        <button type="button" class="book" hidden=is_set on:click=set>
            {label}
        </button>
    }
}
