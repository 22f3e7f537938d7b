//! Numbers that texts on the subject print, beside what the formula gives.
//!
//! Each [`Claim`] holds what is printed as data, and a function of the core that computes. No verdict is typed in: it
//! comes out of comparing the two, by the rule for its kind of statement ([`judge`]). Claims stand in [`GROUPS`], one for
//! each text, and of the book one for each chapter.

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

/// A statement of a text, and what becomes of it.
#[derive(Clone, Copy)]
pub struct Claim {
    /// Prefix of its texts.
    pub id: &'static str,
    /// The sections in which it stands, or the last part of a key that names the place.
    pub place: &'static str,
    /// What is printed, number by number; all of one kind.
    pub checks: &'static [Check],
    /// Computes the values that the checks and the words refer to by their index.
    pub compute: fn() -> Vec<f64>,
    /// The figure in which it can be seen, and how to set the parameters for it.
    pub show: Option<Show>,
}

/// The id of a figure, and how to set the parameters for it.
pub type Show = (&'static str, fn(&mut Params));

/// Which text.
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

/// What the headings of [`GROUPS`] are called in the texts, and the text each belongs to: all that the page has to know of
/// the claims before they are computed.
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

/// Every claim, in the order of its text, under each of [`HEADINGS`].
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

/// A claim, computed and in words.
#[derive(Clone)]
pub struct Row {
    /// That of the claim.
    pub id: &'static str,
    /// Its place in [`GROUPS`].
    pub group: usize,
    /// Where it stands, what is printed, of which kind that is, what is computed, and what comes out.
    pub cells: [String; 5],
    /// What comes out.
    pub verdict: Verdict,
    /// Where it can be seen.
    pub show: Option<Show>,
}

/// Every claim in order, with its place in [`GROUPS`].
pub fn all() -> impl Iterator<Item = (usize, &'static Claim)> {
    GROUPS.iter().enumerate().flat_map(|(place, claims)| claims.iter().map(move |claim| (place, claim)))
}

/// Computes the claim of this number; `None` after the last.
pub fn row(number: usize) -> Option<Row> {
    let (group, claim) = all().nth(number)?;
    let values = (claim.compute)();
    let verdict = claim.verdict(&values);
    let [kind, outcome] = [claim.kind().words(), verdict.words()].map(String::from);
    let cells = [claim.stands(), claim.says(), kind, claim.finds(&values), outcome];
    Some(Row { id: claim.id, group, cells, verdict, show: claim.show })
}

/// How many claims came out how, all computed now.
pub fn counted() -> String {
    let verdicts: Vec<Verdict> = all().map(|(_, claim)| claim.verdict(&(claim.compute)())).collect();
    counts(&verdicts)
}

/// How many of them are shown, in words.
pub fn shown(shown: usize, all: usize) -> String {
    fill("verdict.shown", &[("shown", words::count(shown)), ("all", words::count(all))])
}

impl Claim {
    /// The kind of statement it makes.
    pub fn kind(&self) -> Kind {
        self.checks.first().map_or(Kind::Law, |check| check.printed.kind())
    }

    /// Compares what is printed with the computed `values`.
    pub fn verdict(&self, values: &[f64]) -> Verdict {
        judge::judge(self.checks, values)
    }

    /// Where in its text it stands.
    pub fn stands(&self) -> String {
        if self.place.starts_with(|first: char| first.is_ascii_digit()) {
            return self.place.to_owned();
        }
        text::get(&format!("place.{}", self.place)).to_owned()
    }

    /// What is claimed, in words.
    pub fn says(&self) -> String {
        fill::<&str>(&format!("claim.{}.says", self.id), &[])
    }

    /// What is computed, in words, with the `values`, which texts call `$v0`, `$v1` and so on.
    pub fn finds(&self, values: &[f64]) -> String {
        // Of what rounding leaves, one digit says enough.
        let digits = |value: f64| if value.abs() < ROUNDING { 1 } else { 6 };
        let written = values.iter().map(|&value| significant(value, digits(value)));
        let named: Vec<(String, String)> =
            written.enumerate().map(|(index, value)| (format!("v{index}"), value)).collect();
        let named: Vec<(&str, &str)> = named.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fill(&format!("claim.{}.finds", self.id), &named)
    }
}

impl Source {
    /// All, in the order in which they can be chosen.
    pub const ALL: [Self; 6] = [Self::Paper, Self::Book, Self::Chinese, Self::Armenian, Self::Japanese, Self::Su];
}
