//! The problem that positional encoding solves: a sentence whose words can be reordered, with the output of attention
//! below each word. Without positions, no order changes any output.

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
use crate::text::number::significant;
use crate::text::{self, fill};

/// The number of words in the sentence.
pub(super) const WORDS: usize = 3;
/// The number of entries of a word's vector, and so of its output.
pub(super) const D: usize = 8;
/// The end of the colour scale, which clamps larger outputs: entries have variance 1 or, with positions, up to 2.
const STRONGEST: f64 = 2.0;

/// The order of the words: for each place, the index of its word.
pub(super) type Order = [usize; WORDS];
/// For each word, its output.
pub(super) type Answers = [Vec<f64>; WORDS];

/// The sentence, the outputs of its words, and the controls that reorder them.
#[island]
pub fn Problem() -> impl IntoView {
    let said = use_page().state.announcement;
    let order = RwSignal::new([0, 1, 2]);
    let with_positions = RwSignal::new(false);
    let answers = Memo::new(move |_| answers(order.get(), with_positions.get()));
    let told = Memo::new(move |_| told(order.get(), with_positions.get()));
    let held = RwSignal::new(None::<usize>);
    let list = NodeRef::<Ol>::new();
    let move_word = move |from: usize, to: usize| {
        if from != to && to < WORDS {
            order.update(|order| order.swap(from, to));
            said.set(told.get_untracked());
        }
    };
    // The index in the list under the pointer: all places are equally wide.
    let place_at = move |event: &PointerEvent| {
        let list = list.get_untracked()?.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - list.left()) / list.width();
        Some(((part * WORDS as f64).max(0.0) as usize).min(WORDS - 1))
    };
    let drag = move |event: PointerEvent| {
        if let (Some(from), Some(to)) = (held.get_untracked(), place_at(&event)) {
            move_word(from, to);
            held.set(Some(to));
        }
    };
    let key = move |event: KeyboardEvent, place: usize| {
        let to = match event.key().as_str() {
            "ArrowLeft" => place.checked_sub(1),
            "ArrowRight" => Some(place + 1).filter(|to| *to < WORDS),
            _ => return,
        };
        event.prevent_default();
        if let Some(to) = to {
            move_word(place, to);
            // The focus follows the word.
            let words = list.get_untracked().map(|list| all_in(&list, "button")).unwrap_or_default();
            let _ = words.get(to).map(HtmlElement::focus);
        }
    };
    let word = move |place: usize| {
        let name = Signal::derive(move || word(order.get()[place]));
        let cell = move |dim: usize| {
            let color = Signal::derive(move || color(answers.with(|answers| answers[order.get()[place]][dim])));
            view! { <rect x=(dim * 10).to_string() width="10" height="10" fill=color /> }
        };
        view! {
            <li data-held=Signal::derive(move || (held.get() == Some(place)).then_some(""))>
                <button
                    type="button"
                    aria-describedby="problem-help"
                    on:pointerdown=move |_| held.set(Some(place))
                    on:keydown=move |event| key(event, place)
                >
                    {name}
                </button>
                <svg viewBox="0 0 80 10" preserveAspectRatio="none" shape-rendering="crispEdges" aria-hidden="true">
                    {(0..D).map(cell).collect_view()}
                </svg>
            </li>
        }
    };
    let reverse = move |_| move_word(0, WORDS - 1);
    view! {
        <div class="problem" role="group" aria-label=text::get("problem.title")>
            <p id="problem-help">{text::get("problem.help")}</p>
            <ol
                node_ref=list
                on:pointermove=drag
                on:pointerup=move |_| held.set(None)
                on:pointercancel=move |_| held.set(None)
                on:pointerleave=move |_| held.set(None)
            >
                {(0..WORDS).map(word).collect_view()}
            </ol>
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
                            said.set(told.get_untracked());
                        }
                    />
                    <span>{text::get("problem.positions")}</span>
                </label>
            </div>
            <p class="problem-told">{told}</p>
        </div>
    }
}

/// A word of the sentence.
pub(super) fn word(index: usize) -> &'static str {
    text::get("problem.sentence").split(' ').nth(index).unwrap_or_default()
}

/// The output of attention for each word, with made-up embeddings and weights: attention weights times the inputs.
pub(super) fn answers(order: Order, with_positions: bool) -> Answers {
    let base = Params::default().base;
    let input = |(place, word): (usize, &usize)| -> Vec<f64> {
        let embedding = Embedding::new(self::word(*word), SEED);
        let position = encode(D as u32, base, place as f64);
        let position = |dim: usize| if with_positions { position[dim] } else { 0.0 };
        (0..D).map(|dim| embedding.unit(dim as u32) + position(dim)).collect()
    };
    let inputs: Vec<Vec<f64>> = order.iter().enumerate().map(input).collect();
    let answers = Weights::new(D, SEED).answers(&inputs);
    std::array::from_fn(|word| answers[order.iter().position(|of| *of == word).unwrap_or(word)].clone())
}

/// The seed of the embeddings and weights.
const SEED: u32 = 1;

/// A sentence on what the order of the words has changed.
fn told(order: Order, with_positions: bool) -> String {
    let typed = [0, 1, 2];
    if order == typed {
        return text::get(if with_positions { "problem.typed.positions" } else { "problem.typed" }).to_owned();
    }
    let differences =
        answers(typed, with_positions).into_iter().zip(answers(order, with_positions)).flat_map(|(before, after)| {
            before.into_iter().zip(after).map(|(before, after)| (before - after).abs()).collect::<Vec<_>>()
        });
    let most = differences.fold(0.0, f64::max);
    let key = match (with_positions, most) {
        (true, _) => "problem.moved.positions",
        (false, 0.0) => "problem.moved",
        (false, _) => "problem.moved.rounding",
    };
    fill(key, &[("most", significant(most, 2))])
}

/// The colour of an entry.
pub(super) fn color(value: f64) -> String {
    let mut rgba = Vec::new();
    // Always in the light theme: the page is prerendered before the theme is known.
    let (theme, value) = (&Theme::LIGHT, value as f32);
    Table::of(ColorMap::Diverging, theme).paint(&[value], 1, [-STRONGEST, STRONGEST], Hatch::of(theme, 1.0), &mut rgba);
    format!("rgb({},{},{})", rgba[0], rgba[1], rgba[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_with_positions_does_order_change_outputs() {
        for order in [[2, 1, 0], [1, 0, 2], [1, 2, 0]] {
            let change = |with_positions| {
                let (typed, moved) = (answers([0, 1, 2], with_positions), answers(order, with_positions));
                let all = typed.iter().flatten().zip(moved.iter().flatten());
                all.map(|(before, after)| (before - after).abs()).fold(0.0, f64::max)
            };
            // Sums of three in another order round differently, by a few units of the last place.
            assert!(change(false) < 1e-15, "{}", change(false));
            assert!(change(true) > 0.1, "{}", change(true));
        }
    }
}
