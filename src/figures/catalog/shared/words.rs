//! The reader's sentence on an axis.

use crate::core::tokens::split;
use crate::params::Params;
use crate::scene::{Axis, Measure, Ticks};
use crate::text::fill;
use crate::text::number::whole;

/// Tokens beyond so many are cut off, and the caption says so.
const MOST: usize = 64;
/// Letters of a word beside the axis.
const LETTERS: usize = 7;

/// The tokens that are shown, and what to add to a caption where there are more.
pub(in crate::catalog) fn tokens(params: &Params) -> (Vec<String>, String) {
    let (shown, count) = split(&params.sentence, MOST);
    let note = if count > shown.len() {
        fill("note.cut", &[("shown", whole(shown.len() as u32)), ("count", whole(count as u32))])
    } else {
        String::new()
    };
    (shown.into_iter().map(String::from).collect(), note)
}

/// An axis of positions, each word at its place.
pub(in crate::catalog) fn axis(label: &str, tokens: &[String], places: &[f64]) -> Axis {
    let edge = tokens.len().max(1) as f64 - 0.5;
    let axis = Axis::whole(label, [-0.5, edge], Measure::Pos);
    let name = |(pos, token): (usize, &String)| (places[pos], format!("{pos} {}", short(token)));
    if tokens.is_empty() {
        return axis;
    }
    Axis { ticks: Ticks::Words(tokens.iter().enumerate().map(name).collect()), ..axis }
}

/// The positions of the cursor and of its second position, or of the words nearest to them, of so many; `None` where
/// there are none.
pub(in crate::catalog) fn nearest(params: &Params, count: usize) -> Option<[usize; 2]> {
    let last = count.checked_sub(1)?;
    Some([params.pos, params.pos + params.k].map(|pos| (pos as usize).min(last)))
}

/// A word as it fits into a line: long ones end in an ellipsis.
pub(in crate::catalog) fn short(word: &str) -> String {
    let mut letters = word.chars();
    let start: String = letters.by_ref().take(LETTERS).collect();
    if letters.next().is_some() { start + "…" } else { start }
}
