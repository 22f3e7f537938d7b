//! The reader's sentence on an axis.

use crate::core::tokens::split;
use crate::params::Params;
use crate::scene::{Axis, Measure, Ticks};
use crate::text::fill;
use crate::text::number::whole;

/// Tokens beyond so many are cut off, and the caption says so.
const MOST: usize = 64;
/// Up to so many words have their names beside the axis; of more, the positions are enough.
const MOST_NAMED: usize = 16;
/// Letters of a word beside the axis.
const LETTERS: usize = 7;

/// The tokens that are shown, and what to add to a caption where there are more.
pub(in crate::figures) fn tokens(params: &Params) -> (Vec<String>, String) {
    let (shown, count) = split(&params.sentence, MOST);
    let note = if count > shown.len() {
        fill("note.cut", &[("shown", whole(shown.len() as u32)), ("count", whole(count as u32))])
    } else {
        String::new()
    };
    (shown.into_iter().map(String::from).collect(), note)
}

/// An axis of positions from top to bottom, each with its word.
pub(in crate::figures) fn down(label: &str, tokens: &[String]) -> Axis {
    let edge = tokens.len().max(1) as f64 - 0.5;
    let axis = Axis::whole(label, [edge, -0.5], Measure::Pos);
    if tokens.is_empty() || tokens.len() > MOST_NAMED {
        return axis;
    }
    let name = |(pos, token): (usize, &String)| (pos as f64, format!("{pos} {}", short(token)));
    Axis { ticks: Ticks::At(tokens.iter().enumerate().map(name).collect()), ..axis }
}

/// The position under a value of the axis, if a word stands there.
pub(in crate::figures) fn at(tokens: &[String], value: f64) -> Option<usize> {
    let last = tokens.len().checked_sub(1)?;
    Some(value.round().clamp(0.0, last as f64) as usize)
}

/// A word as it fits into a line: long ones end in an ellipsis.
pub(in crate::figures) fn short(word: &str) -> String {
    let mut letters = word.chars();
    let start: String = letters.by_ref().take(LETTERS).collect();
    if letters.next().is_some() { start + "…" } else { start }
}
