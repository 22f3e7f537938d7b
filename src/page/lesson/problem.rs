//! The problem that positional encoding solves: a sentence whose words can be reordered, with the weights of attention
//! as lines from each word to each output, and the output of each word as bars. Without positions, no order changes any
//! output.

use leptos::html::Ol;
use leptos::prelude::*;
use web_sys::{HtmlElement, KeyboardEvent, PointerEvent};

use crate::browser::dom::all_in;
use crate::core::attention::Weights;
use crate::core::encoding::encode;
use crate::core::tokens::Embedding;
use crate::page::use_page;
use crate::paint::colors::{Hatch, Table};
use crate::paint::theme::Theme;
use crate::params::Params;
use crate::scene::ColorMap;
use crate::text::direction::key_in_reading_order;
use crate::text::number::significant;
use crate::text::{self, fill};

/// The number of words in the sentence.
pub(super) const WORDS: usize = 3;
/// The number of entries of a word's embedding, and therefore of its output.
pub(super) const D: usize = 8;
/// The scales extend from −[`MAX_OUTPUT`] to [`MAX_OUTPUT`] and clamp larger outputs. Entries of the inputs have
/// variance 1 or, with positions, up to 2.
const MAX_OUTPUT: f64 = 2.0;
/// The line at 0, in the drawing of an output.
const ZERO: &str = "M0 50H80";
/// Width of the line of weight 1, in CSS pixels.
const LINE_WIDTH: f64 = 12.0;
/// Width of a bar, and height of the largest, in units of its drawing.
const BAR: [f64; 2] = [10.0, 50.0];

/// The order of the words: for each position, the index of the word there.
pub(super) type Order = [usize; WORDS];
/// The output of each word, by the index of the word.
pub(super) type Answers = [Vec<f64>; WORDS];

/// The sentence, the outputs of its words, and the controls that reorder them.
#[component]
pub(crate) fn ProblemView() -> impl IntoView {
    let announcement = use_page().state.announcement;
    let order = RwSignal::new([0, 1, 2]);
    let with_positions = RwSignal::new(false);
    let outputs = Memo::new(move |_| answers(order.get(), with_positions.get()));
    let weights = Memo::new(move |_| weights(order.get(), with_positions.get()));
    let summary = Memo::new(move |_| summary_of(order.get(), with_positions.get()));
    let dragged = RwSignal::new(None::<usize>);
    let list = NodeRef::<Ol>::new();
    let move_word = move |from: usize, to: usize| {
        if from != to && to < WORDS {
            order.update(|order| order.swap(from, to));
            announcement.set(summary.get_untracked());
        }
    };
    // The index of the list item under the pointer; all items are equally wide.
    let index_at = move |event: &PointerEvent| {
        let list = list.get_untracked()?.get_bounding_client_rect();
        let fraction = (f64::from(event.client_x()) - list.left()) / list.width();
        Some(((fraction * WORDS as f64).max(0.0) as usize).min(WORDS - 1))
    };
    let drag = move |event: PointerEvent| {
        if let (Some(from), Some(to)) = (dragged.get_untracked(), index_at(&event)) {
            move_word(from, to);
            dragged.set(Some(to));
        }
    };
    let move_by_key = move |event: KeyboardEvent, index: usize| {
        let to = match key_in_reading_order(&event.key()) {
            "ArrowLeft" => index.checked_sub(1),
            "ArrowRight" => Some(index + 1).filter(|to| *to < WORDS),
            _ => return,
        };
        event.prevent_default();
        if let Some(to) = to {
            move_word(index, to);
            // Moves the focus along with the word.
            let words = list.get_untracked().map(|list| all_in(&list, "button")).unwrap_or_default();
            let _ = words.get(to).map(HtmlElement::focus);
        }
    };
    let word = move |index: usize| {
        let name = Signal::derive(move || word(order.get()[index]));
        let output = Signal::derive(move || outputs.with(|outputs| outputs[order.get()[index]].clone()));
        view! {
            <li data-held=Signal::derive(move || (dragged.get() == Some(index)).then_some(""))>
                <button
                    type="button"
                    aria-describedby="problem-help"
                    on:pointerdown=move |_| dragged.set(Some(index))
                    on:keydown=move |event| move_by_key(event, index)
                >
                    {name}
                </button>
                <Bars output />
            </li>
        }
    };
    let reverse = move |_| move_word(0, WORDS - 1);
    view! {
        <div class="problem" role="group" aria-label=text::get("problem.title")>
            <p id="problem-help">{text::get("problem.help")}</p>
            <div class="problem-stage">
            <WeightLines weights />
            <ol
                node_ref=list
                on:pointermove=drag
                on:pointerup=move |_| dragged.set(None)
                on:pointercancel=move |_| dragged.set(None)
                on:pointerleave=move |_| dragged.set(None)
            >
                {(0..WORDS).map(word).collect_view()}
            </ol>
            <p class="problem-scale" aria-hidden="true">
                {[MAX_OUTPUT, 0.0, -MAX_OUTPUT].map(|value| view! { <span>{significant(value, 1)}</span> })}
            </p>
            </div>
            <div class="problem-controls">
                <button type="button" on:click=reverse>
                    {text::get("problem.reverse")}
                </button>
                <label class="option">
                    <input
                        type="checkbox"
                        name="positions"
                        autocomplete="off"
                        on:change:target=move |event| {
                            with_positions.set(event.target().checked());
                            announcement.set(summary.get_untracked());
                        }
                    />
                    <span>{text::get("problem.positions")}</span>
                </label>
            </div>
            <p class="problem-told">{summary}</p>
        </div>
    }
}

/// The weights, as lines from the word at each place to the output at each place.
#[component]
fn WeightLines(weights: Memo<Vec<f64>>) -> impl IntoView {
    let line = move |index: usize| {
        let (query, key) = (index / WORDS, index % WORDS);
        let middle = |place: usize| format!("{:.1}", 100.0 * (place as f64 + 0.5) / WORDS as f64);
        let width = Signal::derive(move || format!("{:.2}", LINE_WIDTH * weights.with(|weights| weights[index])));
        view! { <line x1=middle(key) y1="0" x2=middle(query) y2="100" stroke-width=width /> }
    };
    view! {
        <svg class="problem-weights" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {(0..WORDS * WORDS).map(line).collect_view()}
        </svg>
    }
}

/// An output, as a bar for each entry.
#[component]
fn Bars(output: Signal<Vec<f64>>) -> impl IntoView {
    let bar = move |dim: usize| {
        let value = Signal::derive(move || output.with(|output| output[dim]));
        let height = move || BAR[1] * (value.get() / MAX_OUTPUT).clamp(-1.0, 1.0);
        view! {
            <rect
                x=(BAR[0] * (dim as f64 + 0.1)).to_string()
                width=(0.8 * BAR[0]).to_string()
                y=Signal::derive(move || format!("{:.2}", BAR[1] - height().max(0.0)))
                height=Signal::derive(move || format!("{:.2}", height().abs()))
                fill=Signal::derive(move || color(value.get()))
            />
        }
    };
    view! {
        <svg viewBox="0 0 80 100" preserveAspectRatio="none" aria-hidden="true">
            // Not a constant in the markup, which Leptos would insert as HTML: Trusted Types forbid that.
            <path class="zero" d=ZERO />
            {(0..D).map(bar).collect_view()}
        </svg>
    }
}

/// A word of the sentence.
pub(super) fn word(index: usize) -> &'static str {
    text::get("problem.sentence").split(' ').nth(index).unwrap_or_default()
}

/// The embedding of the word at each place, with its position if asked for.
fn inputs(order: Order, with_positions: bool) -> Vec<Vec<f64>> {
    let base = Params::default().base;
    let input = |(index, word): (usize, &usize)| -> Vec<f64> {
        let embedding = Embedding::new(self::word(*word), SEED);
        let position = encode(D as u32, base, index as f64);
        let position = |dim: usize| if with_positions { position[dim] } else { 0.0 };
        (0..D).map(|dim| embedding.standard_normal(dim as u32) + position(dim)).collect()
    };
    order.iter().enumerate().map(input).collect()
}

/// The weights of attention, `[place of the output][place of the word]`, with random embeddings and weights.
fn weights(order: Order, with_positions: bool) -> Vec<f64> {
    Weights::new(D, SEED).attention(&inputs(order, with_positions))
}

/// The output of attention for each word: the weights times the inputs.
pub(super) fn answers(order: Order, with_positions: bool) -> Answers {
    let outputs = Weights::new(D, SEED).answers(&inputs(order, with_positions));
    std::array::from_fn(|word| outputs[order.iter().position(|known| *known == word).unwrap_or(word)].clone())
}

/// The seed of the embeddings and weights.
const SEED: u32 = 1;

/// A sentence about how this order changes the outputs, compared with the original order.
fn summary_of(order: Order, with_positions: bool) -> String {
    let original = [0, 1, 2];
    if order == original {
        return text::get(if with_positions { "problem.typed.positions" } else { "problem.typed" }).to_owned();
    }
    let differences = answers(original, with_positions).into_iter().zip(answers(order, with_positions)).flat_map(
        |(before, after)| {
            before.into_iter().zip(after).map(|(before, after)| (before - after).abs()).collect::<Vec<_>>()
        },
    );
    let max_difference = differences.fold(0.0, f64::max);
    let key = match (with_positions, max_difference) {
        (true, _) => "problem.moved.positions",
        (false, 0.0) => "problem.moved",
        (false, _) => "problem.moved.rounding",
    };
    fill(key, &[("most", significant(max_difference, 2))])
}

/// The colour of an entry.
pub(super) fn color(value: f64) -> String {
    let mut rgba = Vec::new();
    // Always in the light theme, because the page is prerendered before the theme is known.
    let (theme, value) = (&Theme::LIGHT, value as f32);
    let range = [-MAX_OUTPUT, MAX_OUTPUT];
    Table::of(ColorMap::Diverging, theme).paint(&[value], 1, range, Hatch::of(theme, 1.0), &mut rgba);
    format!("rgb({},{},{})", rgba[0], rgba[1], rgba[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_words_changes_outputs_only_with_positions() {
        for order in [[2, 1, 0], [1, 0, 2], [1, 2, 0]] {
            let change = |with_positions| {
                let (original, reordered) = (answers([0, 1, 2], with_positions), answers(order, with_positions));
                let entries = original.iter().flatten().zip(reordered.iter().flatten());
                entries.map(|(before, after)| (before - after).abs()).fold(0.0, f64::max)
            };
            // The rounding of a sum of three terms depends on their order: a few units in the last place.
            assert!(change(false) < 1e-15, "{}", change(false));
            assert!(change(true) > 0.1, "{}", change(true));
        }
    }
}
