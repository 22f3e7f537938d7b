//! Bases that are usual, and other ways to say the same numbers: another rule with another base.

use super::hypothesis::{Hypothesis, Rule};
use crate::core::pitfalls::Bug;

/// Bases of published models, the paper's first.
pub(super) const USUAL: [f64; 12] = [1e4, 5e5, 1e6, 1e3, 100.0, 1e5, 5e6, 1e7, 1.5e5, 1.6e5, 2e4, 8e6];

/// The base with which the paper's rule comes to the numbers of a rule with this one; `None` for what is not geometric.
fn papers(rule: Rule, base: f64, pairs: usize) -> Option<f64> {
    let count = pairs as f64;
    match rule {
        Rule::Paper => Some(base),
        Rule::Half => Some(base.sqrt()),
        Rule::Wrong(Bug::Exponent) => Some(base * base),
        Rule::Wrong(Bug::Denominator) if pairs > 1 => Some(base.powf(count / (count - 1.0))),
        _ => None,
    }
}

/// Rules and bases that come to the numbers of the paper's rule with this base.
fn same(base: f64, pairs: usize) -> Vec<(Rule, f64)> {
    let pairs = pairs as f64;
    let mut all = vec![(Rule::Paper, base)];
    if pairs > 1.0 {
        all.push((Rule::Wrong(Bug::Denominator), base.powf((pairs - 1.0) / pairs)));
        all.push((Rule::Half, base * base));
        all.push((Rule::Wrong(Bug::Exponent), base.sqrt()));
    }
    all
}

/// The ways to say a geometric encoding, the one with the most usual base first; any other has one way.
pub(super) fn readings(found: &Hypothesis, cols: usize, page: f64) -> Vec<Hypothesis> {
    let pairs = found.pairs(cols);
    let Some(paper) = papers(found.rule, found.base, pairs) else { return vec![*found] };
    // What was found stays exactly what it is; the others are worked out from it.
    let exact = |(rule, base)| Hypothesis { rule, base: if rule == found.rule { found.base } else { base }, ..*found };
    let mut all: Vec<Hypothesis> = same(paper, pairs).into_iter().map(exact).collect();
    for reading in &mut all {
        if let Some(usual) = usual(reading.base, page).filter(|_| reading.rule != found.rule) {
            reading.base = usual;
        }
    }
    let rank = |reading: &Hypothesis| match usual(reading.base, page) {
        Some(base) if base == page || base == USUAL[0] => 0,
        Some(_) => 1,
        None => 2,
    };
    all.sort_by_key(rank);
    all.retain(|reading| rank(reading) < 2 || reading.rule == Rule::Paper || reading.rule == found.rule);
    all
}

/// The usual base that a number is, but for rounding.
pub(super) fn usual(base: f64, page: f64) -> Option<f64> {
    USUAL.into_iter().chain([page]).find(|usual| (base / usual - 1.0).abs() < 1e-12)
}
