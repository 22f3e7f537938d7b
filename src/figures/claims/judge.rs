//! How a printed number is held against a computed one: one rule for each kind of statement.
//!
//! The rules do not look at the values, and no row has one of its own. Where they draw lines, those are conventions,
//! which the page tells its readers ([`rules`]).

use super::words;
use crate::text::number::significant;
use crate::text::{self, fill};

/// What kind of statement a text makes, which decides how it is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A number printed with its digits.
    Digits,
    /// A number said to be rough, or a round one.
    About,
    /// Two ends, and what is said to lie between them.
    Range,
    /// At least so much, or at most.
    Bound,
    /// Two things said to be the same, or almost.
    Same,
    /// An identity.
    Law,
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

/// What is printed.
#[derive(Clone, Copy, Debug)]
pub enum Printed {
    /// A number, and one unit of its last digit: right if the computed value rounds to it, that is, within half a
    /// unit; otherwise not, for digits are a promise.
    Digits(f64, f64),
    /// A rough number: right within 2 % of it, near within 10 %.
    About(f64),
    /// A range, both ends in it.
    Between(f64, f64),
    /// At least this.
    AtLeast(f64),
    /// At most this.
    AtMost(f64),
    /// The value is what two things differ by that are said to be the same, or almost. The most they could differ by has
    /// the index given: right if only rounding is between them, near within 10 % of that.
    Same(usize),
    /// The value is what a law leaves over: nothing but rounding.
    Law,
}

/// What comes out of a comparison, from the best to the worst.
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

/// Right within this part of a rough number.
pub const AS_READ: f64 = 0.02;
/// Near within this part of a rough number, or of the most that two things could differ by.
pub const NEAR: f64 = 0.1;
/// What is left of 0 when numbers around 1 are subtracted in f64, with room for sums of hundreds of them.
pub const ROUNDING: f64 = 1e-9;

impl Printed {
    /// The kind of statement that this makes.
    pub fn kind(self) -> Kind {
        match self {
            Self::Digits(..) => Kind::Digits,
            Self::About(_) => Kind::About,
            Self::Between(..) => Kind::Range,
            Self::AtLeast(_) | Self::AtMost(_) => Kind::Bound,
            Self::Same(_) => Kind::Same,
            Self::Law => Kind::Law,
        }
    }

    fn judge(self, value: f64, values: &[f64]) -> Verdict {
        let graded = |difference: f64, right: f64, near: f64| match difference {
            _ if difference <= right => Verdict::Right,
            _ if difference <= near => Verdict::Near,
            _ => Verdict::NotSo,
        };
        let holds = |holds: bool| if holds { Verdict::Right } else { Verdict::NotSo };
        match self {
            Self::Digits(number, unit) => holds((value - number).abs() <= unit / 2.0),
            Self::About(number) => graded((value - number).abs(), AS_READ * number.abs(), NEAR * number.abs()),
            Self::Between(low, high) => holds((low..=high).contains(&value)),
            Self::AtLeast(least) => holds(value >= least),
            Self::AtMost(most) => holds(value <= most),
            Self::Same(most) => graded(value.abs(), ROUNDING, NEAR * values[most]),
            Self::Law => holds(value.abs() <= ROUNDING),
        }
    }
}

impl Check {
    fn judge(&self, values: &[f64]) -> Verdict {
        let verdict = self.printed.judge(values[self.value], values);
        let in_the_limit =
            || self.limit.is_some_and(|limit| self.printed.judge(values[limit], values) == Verdict::Right);
        if verdict != Verdict::Right && in_the_limit() { Verdict::RightInTheLimit } else { verdict }
    }
}

/// Judges a row of several numbers by the computed `values`. The worst counts; but where one is right and another not so,
/// the row holds in part.
pub(super) fn judge(checks: &[Check], values: &[f64]) -> Verdict {
    let verdicts = || checks.iter().map(|check| check.judge(values));
    let worst = verdicts().max().unwrap_or(Verdict::Right);
    if worst == Verdict::NotSo && verdicts().any(|verdict| verdict == Verdict::Right) {
        return Verdict::InPart;
    }
    worst
}

impl Verdict {
    /// All, in the order in which they are counted and can be chosen.
    pub const ALL: [Self; 5] = [Self::Right, Self::RightInTheLimit, Self::Near, Self::InPart, Self::NotSo];

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

impl Kind {
    /// All, in the order in which readers are told of them.
    pub const ALL: [Self; 6] = [Self::Digits, Self::About, Self::Range, Self::Bound, Self::Same, Self::Law];

    /// In a word.
    pub fn words(self) -> &'static str {
        text::get(match self {
            Self::Digits => "kind.digits",
            Self::About => "kind.about",
            Self::Range => "kind.range",
            Self::Bound => "kind.bound",
            Self::Same => "kind.same",
            Self::Law => "kind.law",
        })
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Digits => "claims.rule.digits",
            Self::About => "claims.rule.about",
            Self::Range => "claims.rule.range",
            Self::Bound => "claims.rule.bound",
            Self::Same => "claims.rule.same",
            Self::Law => "claims.rule.law",
        }
    }
}

/// The rules as a reader is told them: each kind, and its rule with the lines as they are drawn here.
pub fn rules() -> [(&'static str, String); Kind::ALL.len()] {
    let values =
        [("right", words::percent(AS_READ)), ("near", words::percent(NEAR)), ("rounding", significant(ROUNDING, 1))];
    Kind::ALL.map(|kind| (kind.words(), fill(kind.rule(), &values)))
}

/// How many statements came out how, in a sentence.
pub fn counts(verdicts: &[Verdict]) -> String {
    let count = |of: Verdict| verdicts.iter().filter(|verdict| **verdict == of).count();
    let [right, limit, near, part, not_so] = Verdict::ALL.map(|verdict| words::count(count(verdict)));
    let all = words::count(verdicts.len());
    let values = [("all", all), ("right", right), ("limit", limit), ("near", near), ("part", part), ("not_so", not_so)];
    fill("verdict.counts", &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(printed: Printed, values: &[f64]) -> Verdict {
        judge(&[Check { printed, value: 0, limit: None }], values)
    }

    #[test]
    fn digits_are_a_promise_and_about_is_not() {
        assert_eq!(one(Printed::Digits(3.2, 0.1), &[3.24]), Verdict::Right);
        assert_eq!(one(Printed::Digits(3.2, 0.1), &[3.26]), Verdict::NotSo);
        assert_eq!(one(Printed::About(3.2), &[3.26]), Verdict::Right);
        assert_eq!(one(Printed::About(3.2), &[3.5]), Verdict::Near);
        assert_eq!(one(Printed::About(3.2), &[3.6]), Verdict::NotSo);
        assert_eq!(one(Printed::About(-3.2), &[-3.26]), Verdict::Right);
    }

    #[test]
    fn the_same_differ_by_rounding_and_the_near_by_a_tenth_of_what_they_could() {
        assert_eq!(one(Printed::Same(1), &[1e-12, 2.0]), Verdict::Right);
        assert_eq!(one(Printed::Same(1), &[-0.2, 2.0]), Verdict::Near);
        assert_eq!(one(Printed::Same(1), &[0.21, 2.0]), Verdict::NotSo);
    }

    #[test]
    fn ends_belong_to_a_range_and_to_a_bound() {
        assert_eq!(one(Printed::Between(1.0, 2.0), &[2.0]), Verdict::Right);
        assert_eq!(one(Printed::Between(1.0, 2.0), &[2.1]), Verdict::NotSo);
        assert_eq!(one(Printed::AtLeast(1.0), &[1.0]), Verdict::Right);
        assert_eq!(one(Printed::AtMost(1.0), &[1.1]), Verdict::NotSo);
    }

    #[test]
    fn a_limit_counts_where_the_value_does_not_hold() {
        const CHECKS: [Check; 1] = [Check { printed: Printed::Digits(10.0, 1.0), value: 0, limit: Some(1) }];
        assert_eq!(judge(&CHECKS, &[8.0, 10.1]), Verdict::RightInTheLimit);
        assert_eq!(judge(&CHECKS, &[10.1, 8.0]), Verdict::Right);
        assert_eq!(judge(&CHECKS, &[8.0, 8.0]), Verdict::NotSo);
    }

    #[test]
    fn what_is_right_and_not_so_holds_in_part() {
        const CHECKS: [Check; 2] = [
            Check { printed: Printed::Law, value: 0, limit: None },
            Check { printed: Printed::Same(2), value: 1, limit: None },
        ];
        assert_eq!(judge(&CHECKS, &[0.0, 1.0, 2.0]), Verdict::InPart);
        assert_eq!(judge(&CHECKS, &[0.0, 0.1, 2.0]), Verdict::Near);
        assert_eq!(judge(&CHECKS, &[1.0, 0.1, 2.0]), Verdict::NotSo);
    }
}
