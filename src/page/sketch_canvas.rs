//! A canvas that is not a figure: it follows no cursor, and is painted without the scheduler.

use leptos::html::Canvas;
use leptos::prelude::*;

use crate::browser::sketch::Sketchpad;
use crate::scene::Scene;
use crate::state::State;

/// The canvas. While it is near the viewport, it is repainted whenever the result of `scene` changes. `pad` is set when
/// the canvas is mounted.
#[component]
pub(super) fn SketchCanvas(
    state: State,
    pad: RwSignal<Option<Sketchpad>>,
    scene: impl Fn() -> Scene + Clone + Send + Sync + 'static,
) -> impl IntoView {
    let canvas = NodeRef::<Canvas>::new();
    Effect::new(move |_| pad.set(canvas.get().map(Sketchpad::new)));
    let scene_to_paint = scene.clone();
    Effect::new(move |_| {
        if let Some(pad) = pad.get() {
            let (color_scheme, type_scale) = (state.display.color_scheme.get(), state.display.type_scale.get());
            pad.paint(&scene_to_paint, color_scheme, type_scale);
        }
    });
    let alt = Signal::derive(move || scene().alt);
    let restore = move || {
        if let Some(pad) = pad.get_untracked() {
            pad.forget();
        }
    };
    view! {
        <canvas
            role="img"
            aria-label=alt
            node_ref=canvas
            on:contextrestored=move |_: web_sys::Event| restore()
        ></canvas>
    }
}
