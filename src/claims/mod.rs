//! Numbers that texts on the subject print, beside what the formula gives.
//!
//! Each [`Claim`] holds what is printed as data, and a function of the core that computes. No verdict is typed in: it
//! comes out of comparing the two, by one of the few rules of [`Printed`]. Most texts print most numbers right, and
//! the page says that as gladly as the rest.

mod table;

pub use table::CLAIMS;

use crate::params::Params;
use crate::text::number::significant;
use crate::text::{self, fill};

/// A statement of a text, and what becomes of it.
#[derive(Clone, Copy)]
pub struct Claim {
    /// Prefix of its texts.
    pub id: &'static str,
    /// Who says it.
    pub source: Source,
    /// The sections in which it stands; empty where a text has none.
    pub place: &'static str,
    /// What is printed, number by number.
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

/// One printed number and the computed value it is held against.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// What is printed.
    pub printed: Printed,
    /// The index of the computed value.
    pub value: usize,
    /// The index of what that value tends to, where a text may mean the limit.
    pub limit: Option<usize>,
}

/// What is printed, which is also the rule by which it is judged.
#[derive(Clone, Copy, Debug)]
pub enum Printed {
    /// A number, and one unit of its last digit: right if the computed value rounds to it, that is, within half a
    /// unit; otherwise not, for digits are a promise.
    Digits(f64, f64),
    /// A number said to be rough, and the size of which the difference is taken (the number itself, or the length of
    /// an axis read by eye): right within 2 %, near within 10 %. Where "about" ends is a convention: these two were chosen
    /// with the claims in view, and anything from 1.1 to 2.4 % instead of 2 % gives the same verdicts.
    About(f64, f64),
    /// A range, both ends in it.
    Between(f64, f64),
    /// At least this.
    AtLeast(f64),
    /// At most this.
    AtMost(f64),
    /// Two things said to be one: 0 but for rounding is right; near within 10 % of the size given, the greatest they
    /// could differ by.
    Same(f64),
    /// A law: the value is 0, but for the rounding given.
    Law(f64),
}

/// What comes out of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// As printed.
    Right,
    /// True of what the value tends to, not of the value.
    RightInTheLimit,
    /// Not exact, and not far.
    Near,
    /// Some of it holds, some does not; the words say which.
    InPart,
    /// Otherwise.
    NotSo,
}

/// Right within this part of a rough number, and near within the next.
const AS_READ: f64 = 0.02;
const NEAR: f64 = 0.1;
/// What is left of 0 when numbers around 1 are subtracted in f64, with room for sums of hundreds of them.
const ROUNDING: f64 = 1e-9;

impl Printed {
    fn judge(self, value: f64) -> Verdict {
        let graded = |difference: f64, right: f64, near: f64| match difference {
            _ if difference <= right => Verdict::Right,
            _ if difference <= near => Verdict::Near,
            _ => Verdict::NotSo,
        };
        let holds = |holds: bool| if holds { Verdict::Right } else { Verdict::NotSo };
        match self {
            Self::Digits(number, unit) => holds((value - number).abs() <= unit / 2.0),
            Self::About(number, of) => graded((value - number).abs(), AS_READ * of, NEAR * of),
            Self::Between(low, high) => holds((low..=high).contains(&value)),
            Self::AtLeast(least) => holds(value >= least),
            Self::AtMost(most) => holds(value <= most),
            Self::Same(of) => graded(value.abs(), ROUNDING * of, NEAR * of),
            Self::Law(rounding) => holds(value.abs() <= rounding),
        }
    }
}

impl Check {
    fn judge(&self, values: &[f64]) -> Verdict {
        let verdict = self.printed.judge(values[self.value]);
        let in_the_limit = || self.limit.is_some_and(|limit| self.printed.judge(values[limit]) == Verdict::Right);
        if verdict != Verdict::Right && in_the_limit() { Verdict::RightInTheLimit } else { verdict }
    }
}

impl Claim {
    /// Compares what is printed with the computed `values`. The worst of the checks counts; but where one is right and
    /// another not so, the claim holds in part.
    pub fn verdict(&self, values: &[f64]) -> Verdict {
        let verdicts = || self.checks.iter().map(|check| check.judge(values));
        let worst = verdicts().max().unwrap_or(Verdict::Right);
        if worst == Verdict::NotSo && verdicts().any(|verdict| verdict == Verdict::Right) {
            return Verdict::InPart;
        }
        worst
    }

    /// What is claimed, in words.
    pub fn says(&self) -> String {
        fill::<&str>(&format!("claim.{}.says", self.id), &[])
    }

    /// What is computed, in words, with the `values`.
    pub fn finds(&self, values: &[f64]) -> String {
        // Of what rounding leaves, one digit says enough.
        let digits = |value: f64| if value.abs() < ROUNDING { 1 } else { 6 };
        let written = values.iter().map(|&value| significant(value, digits(value)));
        let named: Vec<(&str, String)> = NAMES.into_iter().zip(written).collect();
        fill(&format!("claim.{}.finds", self.id), &named)
    }
}

/// What texts call the values.
const NAMES: [&str; 6] = ["0", "1", "2", "3", "4", "5"];

impl Verdict {
    /// In a word or two.
    pub fn words(self) -> &'static str {
        text::get(match self {
            Self::Right => "verdict.right",
            Self::RightInTheLimit => "verdict.limit",
            Self::Near => "verdict.near",
            Self::InPart => "verdict.part",
            Self::NotSo => "verdict.not-so",
        })
    }
}

impl Source {
    /// The text's name.
    pub fn words(self) -> &'static str {
        text::get(match self {
            Self::Book => "source.book",
            Self::Chinese => "source.zh",
            Self::Armenian => "source.hy",
            Self::Japanese => "source.ja",
            Self::Su => "source.su",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(checks: &'static [Check], values: &[f64]) -> Verdict {
        Claim { id: "", source: Source::Book, place: "", checks, compute: Vec::new, show: None }.verdict(values)
    }

    #[test]
    fn digits_are_a_promise_and_about_is_not() {
        const DIGITS: [Check; 1] = [Check { printed: Printed::Digits(3.2, 0.1), value: 0, limit: None }];
        const ABOUT: [Check; 1] = [Check { printed: Printed::About(3.2, 3.2), value: 0, limit: None }];
        assert_eq!(verdict(&DIGITS, &[3.24]), Verdict::Right);
        assert_eq!(verdict(&DIGITS, &[3.26]), Verdict::NotSo);
        assert_eq!(verdict(&ABOUT, &[3.26]), Verdict::Right);
        assert_eq!(verdict(&ABOUT, &[3.5]), Verdict::Near);
        assert_eq!(verdict(&ABOUT, &[3.6]), Verdict::NotSo);
    }

    #[test]
    fn a_limit_counts_where_the_value_does_not_hold() {
        const CHECKS: [Check; 1] = [Check { printed: Printed::Digits(10.0, 1.0), value: 0, limit: Some(1) }];
        assert_eq!(verdict(&CHECKS, &[8.0, 10.1]), Verdict::RightInTheLimit);
        assert_eq!(verdict(&CHECKS, &[10.1, 8.0]), Verdict::Right);
        assert_eq!(verdict(&CHECKS, &[8.0, 8.0]), Verdict::NotSo);
    }

    #[test]
    fn what_is_right_and_not_so_holds_in_part() {
        const CHECKS: [Check; 2] = [
            Check { printed: Printed::Law(1e-9), value: 0, limit: None },
            Check { printed: Printed::Same(2.0), value: 1, limit: None },
        ];
        assert_eq!(verdict(&CHECKS, &[0.0, 1.0]), Verdict::InPart);
        assert_eq!(verdict(&CHECKS, &[0.0, 0.1]), Verdict::Near);
        assert_eq!(verdict(&CHECKS, &[1.0, 0.1]), Verdict::NotSo);
    }
}
