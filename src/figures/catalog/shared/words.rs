//! The words of the reader's sentence on an axis.

use crate::core::tokens::split;
use crate::params::Params;
use crate::scene::{Axis, Measure, Ticks};
use crate::text::fill;
use crate::text::number::whole;

/// Maximum number of tokens. A note says if more were cut off.
const MOST: usize = 64;
/// Maximum letters of a word beside the axis.
const LETTERS: usize = 7;

/// The tokens shown, and a note if some were cut off.
pub(in crate::catalog) fn tokens(params: &Params) -> (Vec<String>, String) {
    let (shown, count) = split(&params.sentence, MOST);
    let note = if count > shown.len() {
        fill("note.cut", &[("shown", whole(shown.len() as u32)), ("count", whole(count as u32))])
    } else {
        String::new()
    };
    (shown.into_iter().map(String::from).collect(), note)
}

/// A vertical axis of positions, from the top down, labelled with each word at its place.
pub(in crate::catalog) fn axis(label: &str, tokens: &[String], places: &[f64]) -> Axis {
    let edge = tokens.len().max(1) as f64 - 0.5;
    let axis = Axis::whole(label, [edge, -0.5], Measure::Pos);
    let name = |(pos, token): (usize, &String)| (places[pos], format!("{pos} {}", short(token)));
    if tokens.is_empty() {
        return axis;
    }
    Axis { ticks: Ticks::At(tokens.iter().enumerate().map(name).collect()), ..axis }
}

/// The cursor's position and the position k further on, clamped to `count` words; `None` if there are no words.
pub(in crate::catalog) fn nearest(params: &Params, count: usize) -> Option<[usize; 2]> {
    let last = count.checked_sub(1)?;
    Some([params.pos, params.pos + params.k].map(|pos| (pos as usize).min(last)))
}

/// A word, shortened with an ellipsis if it is too long for a line.
pub(in crate::catalog) fn short(word: &str) -> String {
    let mut letters = word.chars();
    let start: String = letters.by_ref().take(LETTERS).collect();
    if letters.next().is_some() { start + "…" } else { start }
}
