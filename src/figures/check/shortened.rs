//! Prints that leave out rows or columns (`…`), as libraries print large arrays: whether what is visible are entries of a
//! usual encoding.

use super::brackets::is_size;
use super::entries::Entries;
use super::hypothesis::Hypothesis;
use super::layout::Layout;

/// An encoding of the paper that all visible entries agree with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visible {
    /// Number of visible entries that were compared.
    pub entries: usize,
    /// The column order.
    pub layout: Layout,
    /// The base.
    pub base: u32,
    /// The smallest and the largest number of dimensions that agree: the same, if the print has enough decimals.
    pub dims: [usize; 2],
}

/// Bases that are tried, the paper's first.
const BASES: [u32; 5] = [10_000, 500_000, 1_000_000, 100_000, 1000];
/// If the print does not tell the number of dimensions, all up to the first of these numbers are tried, and multiples of
/// [`COARSE`] up to the second.
const MOST_DIMS: [usize; 2] = [1024, 8192];
const COARSE: usize = 64;
/// The error of an entry whose angle is computed in float32, per radian: a few units of 2⁻²⁴.
const COMPUTED: f64 = 3e-7;
/// Fewer visible entries are no evidence.
const LEAST: usize = 12;

/// A longer text is no print that was shortened, and the entries of a longer print are not compared, in bytes.
const LONGEST: [usize; 2] = [1 << 20, 1 << 16];

/// Whether a text is a print that leaves something out.
pub(super) fn is_shortened(text: &str) -> bool {
    text.len() <= LONGEST[0] && (text.contains("...") || text.contains('…'))
}

/// A visible row: its entries before and after what is left out.
struct Row {
    is_after_gap: bool,
    before: Vec<Printed>,
    after: Vec<Printed>,
    has_gap: bool,
}

/// A printed number, and how far rounding for the print moves it.
struct Printed {
    value: f64,
    rounding: f64,
}

/// The encoding of the visible entries of a print in brackets; `None` if there is none, or if too little is visible.
pub(super) fn visible(text: &str) -> Option<Visible> {
    if text.len() > LONGEST[1] {
        return None;
    }
    let text = text.replace('…', "...");
    let (size, rows) = (size(&text), rows(&text)?);
    let first = rows.first()?;
    let shown = [first.before.len(), first.after.len()];
    let is_regular = |row: &Row| [row.before.len(), row.after.len()] == shown && row.has_gap == first.has_gap;
    if !rows.iter().all(is_regular) {
        return None;
    }
    let known = size.map(|[_, cols]| cols).or((!first.has_gap).then_some(shown[0]));
    // Rows after the gap have a position only if the number of rows is known.
    let place = |(index, row): (usize, &Row)| match (row.is_after_gap, size) {
        (false, _) => Some(index),
        (true, Some([count, _])) => (count + index).checked_sub(rows.len()),
        (true, None) => None,
    };
    let places: Vec<Option<usize>> = rows.iter().enumerate().map(place).collect();
    let least = shown[0] + shown[1];
    let entries = places.iter().flatten().count() * least;
    if entries < LEAST || known.is_some_and(|cols| cols < least) {
        return None;
    }
    let agrees = |layout: Layout, base: u32, cols: usize| {
        let which = (0..shown[0]).chain(cols - shown[1]..cols);
        let hypothesis = Hypothesis::paper(layout, f64::from(base));
        let pairs = layout.pairs(cols);
        let freq = |pair: usize| [hypothesis.base.powf(-(pair as f64) / pairs as f64); 2];
        let expected = Entries::for_columns(&hypothesis, cols, pairs, freq, which);
        rows.iter().zip(&places).filter_map(|(row, place)| Some((row, (*place)?))).all(|(row, place)| {
            let printed = row.before.iter().chain(&row.after).enumerate();
            let slack = COMPUTED * (1.0 + place as f64);
            printed
                .into_iter()
                .all(|(col, number)| (number.value - expected.at(place, col).1).abs() <= number.rounding + slack)
        })
    };
    let few = (least.next_multiple_of(2)..=MOST_DIMS[0]).step_by(2);
    let many = (MOST_DIMS[0] + COARSE..=MOST_DIMS[1]).step_by(COARSE);
    let dims = known.map_or_else(|| few.chain(many).collect(), |cols| vec![cols]);
    let mut found = Layout::BOTH.iter().flat_map(|layout| BASES.iter().map(move |base| (*layout, *base)));
    found.find_map(|(layout, base)| {
        let mut fits = dims.iter().copied().filter(|cols| agrees(layout, base, *cols));
        let least = fits.next()?;
        Some(Visible { entries, layout, base, dims: [least, fits.next_back().unwrap_or(least)] })
    })
}

/// The size that is printed beside the numbers, `torch.Size([50, 512])` or `shape=(50, 512)`; of more than two axes, the last
/// two.
fn size(text: &str) -> Option<[usize; 2]> {
    let (at, _) = text.match_indices(['(', '[']).find(|(at, _)| is_size(text[..*at].trim_end()))?;
    let inside = text[at + 1..].split([')', ']']).next()?;
    let numbers: Vec<usize> = inside.split(',').filter_map(|number| number.trim().parse().ok()).collect();
    numbers.last_chunk().copied()
}

/// The visible rows, which are the innermost brackets; `None` if a word in them is no number.
fn rows(text: &str) -> Option<Vec<Row>> {
    let (mut rows, mut is_after_gap) = (Vec::new(), false);
    for part in text.split(']') {
        let Some((outside, inside)) = part.rsplit_once('[') else { continue };
        is_after_gap |= outside.contains("...") && !rows.is_empty();
        let is_place = outside.ends_with(|c: char| c.is_alphanumeric() || c == '=');
        if is_place || is_size(outside.trim_end()) {
            continue;
        }
        let (before, after) = inside.split_once("...").map_or((inside, None), |(before, after)| (before, Some(after)));
        let numbers = |part: &str| {
            let words = part.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
            words.map(printed).collect::<Option<Vec<Printed>>>()
        };
        let has_gap = after.is_some();
        rows.push(Row { is_after_gap, before: numbers(before)?, after: numbers(after.unwrap_or_default())?, has_gap });
    }
    Some(rows)
}

/// A number with the half of its last decimal.
fn printed(word: &str) -> Option<Printed> {
    let value: f64 = word.parse().ok().filter(|value: &f64| value.is_finite())?;
    let (digits, power) =
        word.split_once(['e', 'E']).map_or((word, 0), |(digits, power)| (digits, power.parse().unwrap_or(0)));
    let decimals = digits.split_once('.').map_or(0, |(_, decimals)| decimals.len()) as i32;
    Some(Printed { value, rounding: 0.5 * 10_f64.powi(i32::saturating_sub(power, decimals)) })
}
