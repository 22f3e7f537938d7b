//! Numbers that texts on the subject print, compared with computed values.
//!
//! Each [`Claim`] contains the printed numbers as data, and a function that computes the values with the core. Verdicts
//! are not written by hand: they result from the comparison, by the rule for the kind of claim ([`judge`]). Claims are
//! listed in [`GROUPS`], with one group per text, or per chapter of the book.

mod chapter1;
mod chapter2;
mod chapter3;
mod chapter4;
mod compute;
mod judge;
mod notes;
mod words;

pub use judge::{AS_READ, Check, Kind, NEAR, Printed, ROUNDING, Verdict, counts, rules};

use crate::params::Params;
use crate::text::number::significant;
use crate::text::{self, fill};

/// A claim of a text, and how to check it.
#[derive(Clone, Copy)]
pub struct Claim {
    /// Part of the text keys: `claim.{id}.says` and `claim.{id}.finds`.
    pub id: &'static str,
    /// The sections that contain the claim, or the last part of the key of a place name.
    pub place: &'static str,
    /// The printed numbers; all are of one kind.
    pub checks: &'static [Check],
    /// Computes the values, to which the checks and the texts refer by index.
    pub compute: fn() -> Vec<f64>,
    /// The figure that shows the claim, with the parameters to set.
    pub show: Option<Show>,
}

/// The id of a figure, and a function that sets the parameters for the figure.
pub type Show = (&'static str, fn(&mut Params));

/// The text that makes a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// "Attention Is All You Need", in which the encoding was first described.
    Paper,
    /// The book "Positional Encoding in Transformer Architectures".
    Book,
    /// The notes in Chinese.
    Chinese,
    /// The notes in Armenian.
    Armenian,
    /// The notes in Japanese.
    Japanese,
    /// Su Jianlin's post on where the encoding comes from.
    Su,
}

/// For each group in [`GROUPS`], the text key of its heading, and its source. The page needs only these before claims
/// are computed.
pub const HEADINGS: [(&str, Source); 9] = [
    ("paper", Source::Paper),
    ("book-1", Source::Book),
    ("book-2", Source::Book),
    ("book-3", Source::Book),
    ("book-4", Source::Book),
    ("zh", Source::Chinese),
    ("hy", Source::Armenian),
    ("ja", Source::Japanese),
    ("su", Source::Su),
];

/// All claims, in the order in which the texts make them, one group per entry of [`HEADINGS`].
pub static GROUPS: [&[Claim]; HEADINGS.len()] = [
    notes::PAPER,
    chapter1::CLAIMS,
    chapter2::CLAIMS,
    chapter3::CLAIMS,
    chapter4::CLAIMS,
    notes::CHINESE,
    notes::ARMENIAN,
    notes::JAPANESE,
    notes::SU,
];

/// A computed claim, formatted for the table.
#[derive(Clone)]
pub struct Row {
    /// The id of the claim.
    pub id: &'static str,
    /// The index of its group in [`GROUPS`].
    pub group: usize,
    /// The cells: place, printed statement, kind, computed values, and verdict.
    pub cells: [String; 5],
    /// The verdict.
    pub verdict: Verdict,
    /// The figure that shows it.
    pub show: Option<Show>,
}

/// All claims in order, each with the index of its group in [`GROUPS`].
pub fn all() -> impl Iterator<Item = (usize, &'static Claim)> {
    GROUPS.iter().enumerate().flat_map(|(group, claims)| claims.iter().map(move |claim| (group, claim)))
}

/// Computes the claim with this index; `None` after the last.
pub fn row(number: usize) -> Option<Row> {
    let (group, claim) = all().nth(number)?;
    let values = (claim.compute)();
    let verdict = claim.verdict(&values);
    let [kind, outcome] = [claim.kind().words(), verdict.words()].map(String::from);
    let cells = [claim.place_text(), claim.says(), kind, claim.computed_text(&values), outcome];
    Some(Row { id: claim.id, group, cells, verdict, show: claim.show })
}

/// A sentence with the number of claims per verdict; computes all claims.
pub fn counted() -> String {
    let verdicts: Vec<Verdict> = all().map(|(_, claim)| claim.verdict(&(claim.compute)())).collect();
    counts(&verdicts)
}

/// A text with the number of claims shown.
pub fn shown(shown: usize, all: usize) -> String {
    fill("verdict.shown", &[("shown", words::count(shown)), ("all", words::count(all))])
}

impl Claim {
    /// The kind of the claim.
    pub fn kind(&self) -> Kind {
        self.checks.first().map_or(Kind::Law, |check| check.printed.kind())
    }

    /// Compares what is printed with the computed `values`.
    pub fn verdict(&self, values: &[f64]) -> Verdict {
        judge::judge(self.checks, values)
    }

    /// The place of the claim in its text.
    pub fn place_text(&self) -> String {
        if self.place.starts_with(|first: char| first.is_ascii_digit()) {
            return self.place.to_owned();
        }
        text::get(&format!("place.{}", self.place)).to_owned()
    }

    /// What the text says.
    pub fn says(&self) -> String {
        fill::<&str>(&format!("claim.{}.says", self.id), &[])
    }

    /// The computed `values` in words; texts refer to them as `$v0`, `$v1` and so on.
    pub fn computed_text(&self, values: &[f64]) -> String {
        // One digit is enough for rounding errors.
        let digits = |value: f64| if value.abs() < ROUNDING { 1 } else { 6 };
        let written = values.iter().map(|&value| significant(value, digits(value)));
        let named: Vec<(String, String)> =
            written.enumerate().map(|(index, value)| (format!("v{index}"), value)).collect();
        let named: Vec<(&str, &str)> = named.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fill(&format!("claim.{}.finds", self.id), &named)
    }
}

impl Source {
    /// All texts, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::Paper, Self::Book, Self::Chinese, Self::Armenian, Self::Japanese, Self::Su];
}
