//! Compares printed with computed numbers, with one rule per kind of claim.
//!
//! The rules do not depend on the values, and no claim has its own rule. The limits in the rules are conventions, which
//! the page states ([`rules`]).

use super::words;
use crate::text::number::significant;
use crate::text::{self, fill};

/// The kind of a claim, which determines the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A number printed with its digits.
    Digits,
    /// A number that the text calls approximate, or a round number.
    About,
    /// A range that, according to the text, contains the value.
    Range,
    /// A lower or upper bound.
    Bound,
    /// Two values that, according to the text, are equal or almost equal.
    Same,
    /// An identity.
    Law,
}

/// A printed number and the computed value it is compared with.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// What is printed.
    pub printed: Printed,
    /// The index of the computed value.
    pub value: usize,
    /// The index of the limit of that value, if a text may mean the limit.
    pub limit: Option<usize>,
}

/// What is printed.
#[derive(Clone, Copy, Debug)]
pub enum Printed {
    /// A number, and one unit of its last digit. Right if the computed value rounds to it, that is, within half a unit;
    /// otherwise not so, since printed digits are taken as exact.
    Digits(f64, f64),
    /// A rough number: right within 2 %, near within 10 %.
    About(f64),
    /// A range, including both ends.
    Between(f64, f64),
    /// The value is at least this number.
    AtLeast(f64),
    /// The value is at most this number.
    AtMost(f64),
    /// The value is the difference of two values that, according to the text, are equal or almost equal. The index is
    /// that of the maximum difference. Right if the difference is only rounding, near within 10 % of the maximum.
    Same(usize),
    /// The value is the residual of a law. Right if the residual is only rounding.
    Law,
}

/// The result of a comparison, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// As printed.
    Right,
    /// True for the limit of the value, but not for the value.
    RightInTheLimit,
    /// Not exact, but close.
    Near,
    /// Some numbers are right, others are not; the text says which.
    InPart,
    /// Anything else.
    NotSo,
}

/// Relative tolerance for a rough number to be right.
pub const AS_READ: f64 = 0.02;
/// Relative tolerance for a rough number, or for the difference of two values, to be near.
pub const NEAR: f64 = 0.1;
/// Rounding error of differences of f64 numbers around 1, with a margin for sums of hundreds of them.
pub const ROUNDING: f64 = 1e-9;

impl Printed {
    /// The kind of claim.
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
        let right_if = |is_right: bool| if is_right { Verdict::Right } else { Verdict::NotSo };
        match self {
            Self::Digits(number, unit) => right_if((value - number).abs() <= unit / 2.0),
            Self::About(number) => graded((value - number).abs(), AS_READ * number.abs(), NEAR * number.abs()),
            Self::Between(low, high) => right_if((low..=high).contains(&value)),
            Self::AtLeast(least) => right_if(value >= least),
            Self::AtMost(most) => right_if(value <= most),
            Self::Same(maximum) => graded(value.abs(), ROUNDING, NEAR * values[maximum]),
            Self::Law => right_if(value.abs() <= ROUNDING),
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

/// Judges a claim with several numbers by the computed `values`. The worst verdict counts, except that a claim with
/// right and wrong numbers holds in part.
pub(super) fn judge(checks: &[Check], values: &[f64]) -> Verdict {
    let verdicts = || checks.iter().map(|check| check.judge(values));
    let worst = verdicts().max().unwrap_or(Verdict::Right);
    if worst == Verdict::NotSo && verdicts().any(|verdict| verdict == Verdict::Right) {
        return Verdict::InPart;
    }
    worst
}

impl Verdict {
    /// All verdicts, in the order in which they are counted and offered.
    pub const ALL: [Self; 5] = [Self::Right, Self::RightInTheLimit, Self::Near, Self::InPart, Self::NotSo];

    /// The verdict in a word or two.
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
    /// All kinds, in the order in which the page lists them.
    pub const ALL: [Self; 6] = [Self::Digits, Self::About, Self::Range, Self::Bound, Self::Same, Self::Law];

    /// The kind in a word.
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

/// The rules for readers: each kind, and its rule with the limits defined here.
pub fn rules() -> [(&'static str, String); Kind::ALL.len()] {
    let values =
        [("right", words::percent(AS_READ)), ("near", words::percent(NEAR)), ("rounding", significant(ROUNDING, 1))];
    Kind::ALL.map(|kind| (kind.words(), fill(kind.rule(), &values)))
}

/// A sentence with the number of claims per verdict.
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

    fn verdict(printed: Printed, values: &[f64]) -> Verdict {
        judge(&[Check { printed, value: 0, limit: None }], values)
    }

    #[test]
    fn digits_are_exact_and_rough_numbers_are_not() {
        assert_eq!(verdict(Printed::Digits(3.2, 0.1), &[3.24]), Verdict::Right);
        assert_eq!(verdict(Printed::Digits(3.2, 0.1), &[3.26]), Verdict::NotSo);
        assert_eq!(verdict(Printed::About(3.2), &[3.26]), Verdict::Right);
        assert_eq!(verdict(Printed::About(3.2), &[3.5]), Verdict::Near);
        assert_eq!(verdict(Printed::About(3.2), &[3.6]), Verdict::NotSo);
        assert_eq!(verdict(Printed::About(-3.2), &[-3.26]), Verdict::Right);
    }

    #[test]
    fn equal_values_differ_by_rounding_and_near_ones_by_a_tenth_of_the_maximum() {
        assert_eq!(verdict(Printed::Same(1), &[1e-12, 2.0]), Verdict::Right);
        assert_eq!(verdict(Printed::Same(1), &[-0.2, 2.0]), Verdict::Near);
        assert_eq!(verdict(Printed::Same(1), &[0.21, 2.0]), Verdict::NotSo);
    }

    #[test]
    fn ranges_and_bounds_include_their_ends() {
        assert_eq!(verdict(Printed::Between(1.0, 2.0), &[2.0]), Verdict::Right);
        assert_eq!(verdict(Printed::Between(1.0, 2.0), &[2.1]), Verdict::NotSo);
        assert_eq!(verdict(Printed::AtLeast(1.0), &[1.0]), Verdict::Right);
        assert_eq!(verdict(Printed::AtMost(1.0), &[1.1]), Verdict::NotSo);
    }

    #[test]
    fn a_limit_counts_if_the_value_does_not_match() {
        const CHECKS: [Check; 1] = [Check { printed: Printed::Digits(10.0, 1.0), value: 0, limit: Some(1) }];
        assert_eq!(judge(&CHECKS, &[8.0, 10.1]), Verdict::RightInTheLimit);
        assert_eq!(judge(&CHECKS, &[10.1, 8.0]), Verdict::Right);
        assert_eq!(judge(&CHECKS, &[8.0, 8.0]), Verdict::NotSo);
    }

    #[test]
    fn right_and_wrong_numbers_together_hold_in_part() {
        const CHECKS: [Check; 2] = [
            Check { printed: Printed::Law, value: 0, limit: None },
            Check { printed: Printed::Same(2), value: 1, limit: None },
        ];
        assert_eq!(judge(&CHECKS, &[0.0, 1.0, 2.0]), Verdict::InPart);
        assert_eq!(judge(&CHECKS, &[0.0, 0.1, 2.0]), Verdict::Near);
        assert_eq!(judge(&CHECKS, &[1.0, 0.1, 2.0]), Verdict::NotSo);
    }
}
