//! Describes what a list of numbers contains.

use super::positions::{narrow_type, sequence};
use super::{DIGITS, rest, scaled, series};
use crate::check::laws::{Arrangement, List, Narrow, Series};
use crate::check::phrases::{count, layout};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Describes a list of `numbers` numbers.
pub(super) fn of_list(list: &List, numbers: usize) -> String {
    let number = |value: f64| significant(value, DIGITS);
    match list {
        List::Freqs { series, pairs, at_rest, are_lengths, .. } => {
            let head = of_frequencies(series, [*pairs, *at_rest], *are_lengths);
            text::sentences([Some(head), rest(series, *pairs, numbers)].into_iter().flatten())
        }
        List::Divisors { llama3, kept, full, factor } => {
            let values = [
                ("kept", count(*kept)),
                ("blended", count(numbers - kept - full)),
                ("full", count(*full)),
                ("factor", number(*factor)),
            ];
            let rule = llama3.as_ref().map(|(base, rule)| fill("check.list.freqs", &[("what", scaled(*base, rule))]));
            text::sentences([fill("check.list.divisors", &values), rule.unwrap_or_default()])
        }
        List::FactorInPower { base, factor, ends: [from, to], differs: (pair, found, meant), last } => {
            let values = [
                ("base", number(*base)),
                ("factor", number(*factor)),
                ("from", count(*from)),
                ("to", count(*to)),
                ("d", count(2 * numbers)),
                ("pair", count(*pair)),
                ("found", number(*found)),
                ("meant", number(*meant)),
                ("last", significant(*last, 3)),
            ];
            fill("check.list.in-power", &values)
        }
        List::Slopes { off: None } => fill("check.list.slopes", &[("heads", count(numbers))]),
        List::Slopes { off: Some((head, found, meant)) } => {
            let values = [
                ("heads", count(numbers)),
                ("head", count(*head)),
                ("found", number(*found)),
                ("meant", number(*meant)),
            ];
            fill("check.list.slopes.off", &values)
        }
        List::Positions { first, step } => {
            fill("check.list.positions", &[("first", number(*first)), ("step", number(*step))])
        }
        List::Sequence(found) => text::sentences([text::get("check.list.sequence").to_owned(), sequence(found)]),
        List::Rearranged { arrangement, list, count } => {
            let key = match arrangement {
                Arrangement::Twice => "check.list.twice",
                Arrangement::EachTwice => "check.list.each-twice",
                Arrangement::Reversed => "check.list.reversed",
            };
            text::sentences([text::get(key).to_owned(), of_list(list, *count)])
        }
        List::Angles { position, base } => {
            let values = [("position", number(*position)), ("base", number(*base)), ("d", count(2 * numbers))];
            fill("check.list.angles", &values)
        }
        List::Exponents { base: None } => fill("check.list.exponents", &[("d", count(2 * numbers))]),
        List::Exponents { base: Some(base) } => {
            fill("check.list.logarithms", &[("base", number(*base)), ("d", count(2 * numbers))])
        }
        List::Row { position, base, layout: order } => {
            let layout = text::get(layout(*order)).to_owned();
            let values = [("position", number(*position)), ("base", number(*base)), ("layout", layout)];
            fill("check.list.row", &values)
        }
        List::Unfilled { zeros } => fill("check.list.unfilled", &[("zeros", count(*zeros)), ("count", count(numbers))]),
    }
}

/// A note on frequencies that are rounded to a narrow type.
pub(super) fn narrow(list: &List) -> Option<String> {
    /// The position whose error is said.
    const FAR: f64 = 1000.0;
    let List::Freqs { narrow: Some(Narrow { digits, pair, off }), .. } = list else { return None };
    let values = [
        ("type", narrow_type(*digits).to_owned()),
        ("position", whole(FAR)),
        ("pair", count(*pair)),
        ("off", significant(FAR * off, 3)),
    ];
    Some(fill("check.list.narrow", &values))
}

/// Describes frequencies or wavelengths; of the pairs, the second number are at rest.
fn of_frequencies(series: &Series, [pairs, at_rest]: [usize; 2], are_lengths: bool) -> String {
    let what = match series {
        Series::Geometric { base, count: over, first } if *first == 1.0 => {
            let is_reaching = *over != pairs as f64 && at_rest == 0;
            let key = if is_reaching { "check.list.reaching" } else { "check.list.geometric" };
            let d = if is_reaching { 2 * pairs } else { 2 * over.round() as usize };
            fill(key, &[("base", significant(*base, DIGITS)), ("d", count(d))])
        }
        // Right where positions are divided by them.
        Series::Inverted { base, .. } => {
            return fill("check.list.divide", &[("base", significant(*base, DIGITS)), ("d", count(2 * pairs))]);
        }
        series => self::series(series, pairs),
    };
    let key = if are_lengths { "check.list.lengths" } else { "check.list.freqs" };
    fill(key, &[("what", what)])
}
