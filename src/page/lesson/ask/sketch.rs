//! An empty plot with five handles, which the reader moves up and down by mouse, touch or keyboard. The visible dots
//! are painted on the canvas; a draggable element with a range input covers each dot.

use leptos::html::{Div, Input};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::state::{QuestionForm, Stage};
use crate::browser::sketch::Sketchpad;
use crate::lessons::questions::sketch::{HANDLES, START, STEPS};
use crate::lessons::questions::{Guess, Sketch};
use crate::page::sketch_canvas::SketchCanvas;
use crate::text::number::significant;
use crate::text::{self, fill};

/// The state that the handles share. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
struct Handles {
    form: QuestionForm,
    sketch: &'static Sketch,
    /// The heights of the handles, in steps from the bottom.
    steps: RwSignal<[u32; HANDLES]>,
    pad: RwSignal<Option<Sketchpad>>,
}

/// The plot and its handles.
#[component]
pub(super) fn Sketching(form: QuestionForm, sketch: &'static Sketch) -> impl IntoView {
    let handles = Handles { form, sketch, steps: RwSignal::new([START; HANDLES]), pad: RwSignal::new(None) };
    let is_shown = Signal::derive(move || form.stage.get() == Stage::Shown);
    let heights = move |guess: &Option<Guess>| match guess {
        Some(Guess::Heights(heights)) => Some(*heights),
        _ => None,
    };
    let scene = move || {
        let heights = form.guess.with(heights);
        sketch.scene(form.question, heights.as_ref(), is_shown.get())
    };
    // A new attempt resets the handles.
    Effect::new(move |_| {
        if form.guess.with(Option::is_none) && handles.steps.get_untracked() != [START; HANDLES] {
            handles.steps.set([START; HANDLES]);
        }
    });
    view! {
        <SketchHelp />
        <div class="ask-plot">
            <SketchCanvas state=form.state pad=handles.pad scene />
            <div
                class="ask-handles"
                role="group"
                aria-labelledby=form.part("asked")
                hidden=is_shown
            >
                {(0..HANDLES).map(|handle| view! { <Handle handles handle /> }).collect_view()}
            </div>
        </div>
    }
}

/// Instructions for drawing on the plot.
#[component]
pub fn SketchHelp() -> impl IntoView {
    view! { <p class="ask-help">{text::get("ask.draw")}</p> }
}

/// One handle.
#[component]
fn Handle(handles: Handles, handle: usize) -> impl IntoView {
    let Handles { form, sketch, steps, pad } = handles;
    let (grip, input) = (NodeRef::<Div>::new(), NodeRef::<Input>::new());
    // The id of the dragging pointer, and its distance below the dot at the start of the drag, in CSS pixels.
    let drag_start = StoredValue::new(None::<(i32, f64)>);
    let is_open = move || form.stage.get_untracked() == Stage::Open;
    Effect::new(move |_| {
        let (Some(grip), Some(dot)) = (grip.get(), handles.dot(handle)) else { return };
        let _ = web_sys::HtmlElement::style(&grip).set_property("translate", &format!("{}px {}px", dot[0], dot[1]));
    });
    let press = move |event: PointerEvent| {
        let Some(pad) = pad.get_untracked().filter(|_| event.button() == 0 && is_open()) else { return };
        let Some([_, y]) = untrack(|| handles.dot(handle)) else { return };
        // Prevents the browser from selecting text.
        event.prevent_default();
        if let Some(grip) = event.current_target().and_then(|grip| grip.dyn_into::<Element>().ok()) {
            // Fails if the pointer is already gone.
            let _ = grip.set_pointer_capture(event.pointer_id());
        }
        if let Some(input) = input.get_untracked() {
            let _ = input.focus();
        }
        drag_start.set_value(Some((event.pointer_id(), pad.below_top(event.client_y()) - y)));
    };
    let drag = move |event: PointerEvent| {
        let Some(pad) = pad.get_untracked() else { return };
        let Some((_, offset)) = drag_start.get_value().filter(|(pointer, _)| *pointer == event.pointer_id()) else {
            return;
        };
        handles.drag_to(handle, pad.below_top(event.client_y()) - offset);
    };
    let value = Signal::derive(move || steps.get()[handle]);
    let spoken = Signal::derive(move || {
        let [_, y] = (sketch.axes)();
        fill("ask.handle.value", &[("y", y.label), ("value", significant(sketch.height(value.get()), 3))])
    });
    let label = fill("ask.handle", &[("place", form.question.place(sketch.at[handle]))]);
    view! {
        <div
            class="ask-handle"
            node_ref=grip
            on:pointerdown=press
            on:pointermove=drag
            on:pointerup=move |_| drag_start.set_value(None)
            on:pointercancel=move |_| drag_start.set_value(None)
        >
            <input
                type="range"
                name=format!("{}-{handle}", form.part("ask"))
                autocomplete="off"
                min="0"
                max=STEPS
                step="1"
                aria-label=label
                aria-orientation="vertical"
                aria-valuetext=spoken
                node_ref=input
                prop:value=value
                prop:disabled=Signal::derive(move || form.stage.get() != Stage::Open)
                on:input:target=move |event| handles.set(handle, event.target().value_as_number() as u32)
            />
        </div>
    }
}

impl Handles {
    /// The position of a handle's dot on the canvas, in CSS pixels.
    fn dot(self, handle: usize) -> Option<[f64; 2]> {
        let plot = self.pad.get()?.layout.get()?.plot;
        let [x, _] = (self.sketch.axes)();
        let fraction = f64::from(self.steps.get()[handle]) / f64::from(STEPS);
        Some([plot.x + x.fraction(self.sketch.at[handle]) * plot.width, plot.bottom() - fraction * plot.height])
    }

    /// Moves a handle to `y` on the canvas, in CSS pixels below its top, clamped to the plot.
    fn drag_to(self, handle: usize, y: f64) {
        let Some(layout) = self.pad.get_untracked().and_then(|pad| pad.layout.get_untracked()) else { return };
        let fraction = (layout.plot.bottom() - y) / layout.plot.height;
        self.set(handle, (fraction.clamp(0.0, 1.0) * f64::from(STEPS)).round() as u32);
    }

    /// Sets a handle. The answer contains the heights of all handles, even of those that the reader has not moved.
    fn set(self, handle: usize, to: u32) {
        self.steps.update(|steps| steps[handle] = to.min(STEPS));
        let heights = self.steps.get_untracked().map(|steps| self.sketch.height(steps));
        self.form.answer(Some(Guess::Heights(heights)));
    }
}
