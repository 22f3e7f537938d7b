//! Describes positions: their order, their list, and how far pairs turn from one to the next.

use std::f64::consts::PI;

use crate::check::laws::Sequence;
use crate::check::phrases::count;
use crate::core::causal::BF16_DIGITS;
use crate::text::number::significant;
use crate::text::{self, fill};

/// What the order of positions says, and what to do.
pub(in crate::check) fn sequence(sequence: &Sequence) -> String {
    let number = |value: f64| significant(value, 8);
    match *sequence {
        Sequence::Negative => text::get("check.sequence.negative").to_owned(),
        Sequence::Reversed => text::get("check.sequence.reversed").to_owned(),
        Sequence::Normalised => text::get("check.sequence.normalised").to_owned(),
        Sequence::Centred { last } => fill("check.sequence.centred", &[("last", number(last.abs()))]),
        Sequence::Mirrored { least } => fill("check.sequence.mirrored", &[("least", number(least))]),
        Sequence::Repeated { times } => fill("check.sequence.repeated", &[("times", count(times))]),
        Sequence::Restarting { row } => fill("check.sequence.restarting", &[("row", count(row))]),
        Sequence::Padded { count: rows } => fill("check.sequence.padded", &[("count", count(rows))]),
        Sequence::Cut { row, last } => fill("check.sequence.cut", &[("row", count(row)), ("last", number(last))]),
        Sequence::Rounded { digits, row } => {
            fill("check.sequence.rounded", &[("type", narrow_type(digits).to_owned()), ("row", count(row))])
        }
        Sequence::Shuffled { least, greatest } => {
            fill("check.sequence.shuffled", &[("least", number(least)), ("greatest", number(greatest))])
        }
    }
}

/// The narrow type with these significant binary digits.
pub(super) fn narrow_type(digits: i32) -> &'static str {
    if digits == BF16_DIGITS { "bfloat16" } else { "float16" }
}

/// Formats a list of positions; consecutive integers are abbreviated.
pub(super) fn listed(list: &[f64]) -> String {
    const MOST: usize = 24;
    let mut words: Vec<String> = Vec::new();
    let mut row = 0;
    while row < list.len() && words.len() < MOST {
        let run = (row + 1..list.len()).take_while(|next| list[*next] == list[*next - 1] + 1.0).count();
        if run >= 4 {
            let [first, second, third, last] = [0, 1, 2, run].map(|place| significant(list[row + place], 8));
            words.push(format!("{first}, {second}, {third} … {last}"));
        } else {
            words.extend(list[row..=row + run].iter().map(|position| significant(*position, 8)));
        }
        row += run + 1;
    }
    if row < list.len() {
        words.push("…".to_owned());
    }
    text::list(words)
}

/// A note on pairs that turn by more than half a turn per row, or that seem to turn backwards.
pub(in crate::check) fn aliased(freqs: &[f64], step: f64) -> Option<String> {
    let is_fast = |freq: &&f64| (**freq * step).abs() > PI;
    if let Some(pair) = freqs.iter().position(|freq| is_fast(&freq)) {
        let values = [("pair", count(pair)), ("count", count(freqs.iter().filter(is_fast).count()))];
        return Some(fill("check.note.alias", &values));
    }
    let backwards = freqs.iter().filter(|freq| **freq < 0.0).count();
    (backwards > 0).then(|| fill("check.note.alias.backwards", &[("count", count(backwards))]))
}
