//! The frame that every figure has: title, what to notice, canvas, the value under the pointer, and the caption.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::html;
use leptos::prelude::*;
use leptos_use_device_pixel_ratio::use_device_pixel_ratio;
use leptos_use_intersection_observer::{UseIntersectionObserverOptions, use_intersection_observer_with_options};
use leptos_use_resize_observer::use_resize_observer;
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, PointerEvent};

use super::canvas::Canvas;
use super::controls::ChoiceControl;
use super::page::Page;
use super::stage::{Shown, Spot};
use crate::figures::Figure;
use crate::fragment::View;
use crate::paint::Surface;
use crate::params::{CHOICES, ParamId, number};
use crate::scene::{Axis, Measure, Panel};
use crate::text;

/// Figures are painted when they come so near to the window.
const NEAR: &str = "120px";

/// How much larger type is on a slide.
const SLIDE_TYPE: f64 = 1.7;

type Place = StoredValue<Rc<RefCell<Option<Rc<Spot>>>>, LocalStorage>;

/// A figure in its frame.
#[component]
pub(super) fn FigureFrame(figure: &'static Figure) -> impl IntoView {
    let page = expect_context::<Page>();
    let shown = Shown {
        caption: RwSignal::new(String::new()),
        alt: RwSignal::new(String::new()),
        count: RwSignal::new(0),
        failure: RwSignal::new(None),
    };
    let reading = RwSignal::new(None::<String>);
    let (plot, canvas, overlay) =
        (NodeRef::<html::Div>::new(), NodeRef::<html::Canvas>::new(), NodeRef::<html::Canvas>::new());
    let place: Place = StoredValue::new_local(Rc::default());
    mount(figure, shown, place, (canvas, overlay));
    follow_size(place, plot, (canvas, overlay));
    follow_window(place, plot);

    let words = |part: &str| text::get(&format!("figure.{}.{part}", figure.id)).to_owned();
    let alt_id = format!("alt-{}", figure.id);
    let heading_id = format!("title-{}", figure.id);
    let title_id = heading_id.clone();
    let choices = CHOICES.iter().filter(|choice| figure.choices.contains(&choice.id));
    view! {
        <figure
            class="figure"
            class:wide=figure.wide
            id=figure.id
            data-figure=figure.id
            data-drawn=move || shown.count.get()
            aria-labelledby=heading_id
        >
            <div class="figure-head">
                <h3 id=title_id>{words("title")}</h3>
                <BookButton figure=figure />
            </div>
            <p class="notice">{words("notice")}</p>
            {choices.map(|choice| view! { <ChoiceControl choice=choice /> }).collect_view()}
            <div
                class="plot"
                node_ref=plot
                on:pointermove=move |event| point(page, place, reading, &event)
                on:pointerdown=move |event| point(page, place, reading, &event)
                on:pointerleave=move |_| reading.set(None)
            >
                <canvas node_ref=canvas role="img" aria-label=words("title") aria-describedby=alt_id.clone()></canvas>
                <canvas node_ref=overlay class="overlay" aria-hidden="true"></canvas>
            </div>
            <p class="reading" class:idle=move || reading.with(Option::is_none)>
                {move || reading.get().unwrap_or_else(|| text::get("figure.point-at").into())}
            </p>
            <p role="alert" class="failure" hidden=move || shown.failure.with(Option::is_none)>
                {move || shown.failure.get()}
            </p>
            <p class="visually-hidden" id=alt_id>{move || shown.alt.get()}</p>
            <figcaption>{move || shown.caption.get()}</figcaption>
        </figure>
    }
}

/// Sets the parameters of the book's own panel; there only while the page has others.
#[component]
fn BookButton(figure: &'static Figure) -> impl IntoView {
    let page = expect_context::<Page>();
    figure.book.map(|book| {
        let differs = Memo::new(move |_| {
            page.params.with(|params| {
                book.d_model.is_some_and(|d_model| d_model != params.d_model)
                    || book.n_pos.is_some_and(|n_pos| n_pos != params.n_pos)
            })
        });
        let set = move |_| {
            page.change(|params| {
                params.d_model = book.d_model.unwrap_or(params.d_model);
                params.n_pos = book.n_pos.unwrap_or(params.n_pos);
            });
        };
        let values: Vec<String> = [("book.d", book.d_model), ("book.n", book.n_pos)]
            .into_iter()
            .filter_map(|(key, value)| Some(text::fill(key, &[("value", value?.to_string())])))
            .collect();
        let label = text::fill("book.set", &[("values", values.join(", "))]);
        view! { <button type="button" class="book" hidden=move || !differs.get() on:click=set>{label}</button> }
    })
}

/// Once the canvases stand in the document, puts the figure on the stage; takes it off with its frame.
fn mount(
    figure: &'static Figure,
    shown: Shown,
    place: Place,
    (canvas, overlay): (NodeRef<html::Canvas>, NodeRef<html::Canvas>),
) {
    let page = expect_context::<Page>();
    Effect::new(move |_| {
        let (Some(canvas), Some(overlay)) = (canvas.get(), overlay.get()) else { return };
        if place.with_value(|place| place.borrow().is_some()) {
            return;
        }
        match (Canvas::new(canvas), Canvas::new(overlay)) {
            (Some(canvas), Some(overlay)) => {
                let spot = page.stage().enter(figure, canvas, overlay, shown);
                place.with_value(|place| place.replace(Some(spot)));
            }
            _ => shown.failure.set(Some(text::get("failure.canvas").into())),
        }
    });
    on_cleanup(move || {
        if let Some(spot) = place.try_with_value(|place| place.take()).flatten() {
            page.stage().leave(&spot);
        }
    });
}

/// The canvas has the size of the plot in whole device pixels, whatever the window, the zoom or the display.
fn follow_size(
    place: Place,
    plot: NodeRef<html::Div>,
    (canvas, overlay): (NodeRef<html::Canvas>, NodeRef<html::Canvas>),
) {
    let page = expect_context::<Page>();
    let ratio = use_device_pixel_ratio();
    let size = RwSignal::new(None::<(f64, f64)>);
    let _ = use_resize_observer(plot, move |entries, _| {
        if let Some(entry) = entries.first() {
            let content = entry.content_rect();
            size.set(Some((content.width(), content.height())));
        }
    });
    Effect::new(move |_| {
        let (Some((width, height)), ratio) = (size.get(), ratio.get()) else { return };
        let type_scale = if page.settings.with(|settings| settings.view) == View::Slide { SLIDE_TYPE } else { 1.0 };
        // A frame that is hidden, or not laid out yet, has no size to paint at.
        if width < 1.0 || height < 1.0 {
            return;
        }
        let [width, height] = [width, height].map(|length| (length * ratio).floor() / ratio);
        for element in [canvas, overlay].into_iter().filter_map(|canvas| canvas.get_untracked()) {
            set_size(&element, width, height);
        }
        with_spot(place, |spot| {
            page.stage().set_surface(spot, Surface { width, height, ratio, type_scale });
            page.stage().paint_all();
        });
    });
}

fn set_size(element: &HtmlCanvasElement, width: f64, height: f64) {
    let style = element.unchecked_ref::<web_sys::HtmlElement>().style();
    let _ = style.set_property("width", &format!("{width}px"));
    let _ = style.set_property("height", &format!("{height}px"));
}

fn follow_window(place: Place, plot: NodeRef<html::Div>) {
    let page = expect_context::<Page>();
    let _ = use_intersection_observer_with_options(
        plot,
        move |entries, _| {
            let near = entries.iter().any(web_sys::IntersectionObserverEntry::is_intersecting);
            with_spot(place, |spot| page.stage().set_near(spot, near));
        },
        UseIntersectionObserverOptions::default().root_margin(NEAR).thresholds(vec![0.0]),
    );
}

fn with_spot(place: Place, act: impl FnOnce(&Rc<Spot>)) {
    // Taken out first: the act may lead back here.
    let spot = place.try_with_value(|place| place.borrow().clone()).flatten();
    if let Some(spot) = spot {
        act(&spot);
    }
}

/// The pointer is over a plot: says what stands there, and moves the shared cursor there.
fn point(page: Page, place: Place, reading: RwSignal<Option<String>>, event: &PointerEvent) {
    let at = [f64::from(event.offset_x()), f64::from(event.offset_y())];
    with_spot(place, |spot| {
        let found = spot.at(at, |panel, at| {
            let reading = panel.read.as_ref().and_then(|read| read(at));
            Some((reading.map(|reading| reading.text), cursor(panel, at)))
        });
        let Some((text, cursor)) = found else {
            reading.set(None);
            return;
        };
        reading.set(text);
        for (id, value) in cursor {
            page.set_number(number(id), value);
        }
    });
}

/// Which of the cursor's coordinates a place on a panel gives.
fn cursor(panel: &Panel, [x, y]: [f64; 2]) -> Vec<(ParamId, f64)> {
    let mut found = Vec::new();
    if panel.x.measures == Measure::Pos && panel.y.measures == Measure::Pos {
        // Of two positions the row is the cursor and the column lies an offset away from it.
        let (pos, other) = (y.round(), x.round());
        found.push((ParamId::Pos, pos));
        if other >= pos {
            found.push((ParamId::K, other - pos));
        }
        return found;
    }
    found.extend(coordinate(&panel.x, x));
    found.extend(coordinate(&panel.y, y));
    found
}

fn coordinate(axis: &Axis, value: f64) -> Option<(ParamId, f64)> {
    match axis.measures {
        Measure::Pos => Some((ParamId::Pos, value.round())),
        Measure::Offset => Some((ParamId::K, value.round())),
        Measure::Pair => Some((ParamId::Pair, value.round())),
        Measure::Dim => Some((ParamId::Pair, (value.round() / 2.0).floor())),
        Measure::Other => None,
    }
}
