//! Common bases, and equivalent descriptions of an encoding: a different rule with a different base can give the same
//! numbers.

use super::hypothesis::{Hypothesis, Rule};
use super::layout::Layout;
use crate::core::pitfalls::Bug;

/// Bases of published models, the paper's first.
pub(super) const USUAL: [f64; 12] = [1e4, 5e5, 1e6, 1e3, 100.0, 1e5, 5e6, 1e7, 1.5e5, 1.6e5, 2e4, 8e6];

/// The bases that a table may have: the page's first, and then the usual ones.
pub(super) fn likely_bases(page_base: f64) -> impl Iterator<Item = f64> + Clone {
    std::iter::once(page_base).chain(USUAL.into_iter().filter(move |usual| *usual != page_base))
}

/// The paper's encoding in all likely bases and layouts, from position 0 or 1 on.
pub(super) fn likely_encodings(page_base: f64) -> impl Iterator<Item = Hypothesis> {
    likely_bases(page_base)
        .flat_map(|base| Layout::BOTH.map(|layout| Hypothesis::paper(layout, base)))
        .flat_map(|paper| [0.0, 1.0].map(|first| Hypothesis { first, ..paper }))
}

/// The base with which the paper's rule gives the same numbers as this rule and base; `None` if the rule is not
/// geometric.
pub(super) fn paper_base(rule: Rule, base: f64, pairs: usize) -> Option<f64> {
    let count = pairs as f64;
    match rule {
        Rule::Paper => Some(base),
        Rule::Half => Some(base.sqrt()),
        Rule::Wrong(Bug::Exponent) => Some(base * base),
        Rule::Wrong(Bug::Denominator) if pairs > 1 => Some(base.powf(count / (count - 1.0))),
        _ => None,
    }
}

/// Rules and bases that give the same numbers as the paper's rule with this base.
fn equivalent_rules(base: f64, pairs: usize) -> Vec<(Rule, f64)> {
    let pairs = pairs as f64;
    let mut all = vec![(Rule::Paper, base)];
    if pairs > 1.0 {
        all.push((Rule::Wrong(Bug::Denominator), base.powf((pairs - 1.0) / pairs)));
        all.push((Rule::Half, base * base));
        all.push((Rule::Wrong(Bug::Exponent), base.sqrt()));
    }
    all
}

/// Equivalent descriptions of a geometric encoding; the one with the most common base comes first. Uncommon bases are
/// left out, except with the paper's rule and the found rule. An encoding that is not geometric has a single
/// description.
pub(super) fn equivalents(found: &Hypothesis, cols: usize, page_base: f64) -> Vec<Hypothesis> {
    let pairs = found.pairs(cols);
    let Some(paper) = paper_base(found.rule, found.base, pairs) else { return vec![*found] };
    // The found base is not recomputed, because that would round it.
    let exact = |(rule, base)| Hypothesis { rule, base: if rule == found.rule { found.base } else { base }, ..*found };
    let mut all: Vec<Hypothesis> = equivalent_rules(paper, pairs).into_iter().map(exact).collect();
    for equivalent in &mut all {
        if let Some(usual) = usual(equivalent.base, page_base).filter(|_| equivalent.rule != found.rule) {
            equivalent.base = usual;
        }
    }
    let rank = |equivalent: &Hypothesis| match usual(equivalent.base, page_base) {
        Some(base) if base == page_base || base == USUAL[0] => 0,
        Some(_) => 1,
        None => 2,
    };
    all.sort_by_key(rank);
    all.retain(|equivalent| rank(equivalent) < 2 || equivalent.rule == Rule::Paper || equivalent.rule == found.rule);
    all
}

/// The common base that a number equals up to rounding.
pub(super) fn usual(base: f64, page_base: f64) -> Option<f64> {
    USUAL.into_iter().chain([page_base]).find(|usual| (base / usual - 1.0).abs() < 1e-12)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::layout::Layout;

    fn near(one: f64, other: f64) -> bool {
        (one / other - 1.0).abs() < 1e-14
    }

    /// Each rule and base gives the same frequencies as the paper's rule with base 777.
    #[test]
    fn rules_describe_the_same_numbers_with_other_bases() {
        for pairs in [2, 3, 32] {
            for (rule, base) in equivalent_rules(777.0, pairs) {
                let [found, paper] = [rule.freqs(pairs, base), Rule::Paper.freqs(pairs, 777.0)];
                assert!(
                    found.iter().zip(&paper).all(|(one, other)| near(one[0], other[0]) && near(one[1], other[1])),
                    "{rule:?}"
                );
                assert!(near(paper_base(rule, base, pairs).expect("geometric"), 777.0), "{rule:?}");
            }
            assert_eq!(equivalent_rules(777.0, pairs).len(), 4);
        }
        assert_eq!(equivalent_rules(777.0, 1), [(Rule::Paper, 777.0)]);
        assert_eq!(paper_base(Rule::Wrong(Bug::Denominator), 1e4, 1), None);
        assert_eq!(paper_base(Rule::Octaves, 1e4, 8), None);
    }

    #[test]
    fn the_most_common_base_comes_first_and_uncommon_ones_are_left_out() {
        let described = |rule, base, page_base| -> Vec<(Rule, f64)> {
            let found = Hypothesis { rule, ..Hypothesis::paper(Layout::Split, base) };
            equivalents(&found, 64, page_base)
                .into_iter()
                .map(|description| (description.rule, description.base))
                .collect()
        };
        // 100² is 10⁴, a common base, but √100 is not one.
        assert_eq!(described(Rule::Paper, 100.0, 500.0)[..2], [(Rule::Half, 1e4), (Rule::Paper, 100.0)]);
        assert!(described(Rule::Paper, 100.0, 500.0).iter().all(|(rule, _)| *rule != Rule::Wrong(Bug::Exponent)));
        // The page's base ranks like the paper's; of two common bases, the one by the paper's rule comes first.
        assert_eq!(described(Rule::Paper, 100.0, 100.0)[0], (Rule::Paper, 100.0));
        // The found base is not replaced by a common base that equals it up to rounding.
        let found = 1e4 * (1.0 + 1e-13);
        assert_eq!(described(Rule::Paper, found, 500.0)[0], (Rule::Paper, found));
        assert_eq!(described(Rule::Paper, 777.0, 500.0), [(Rule::Paper, 777.0)]);
        assert_eq!(described(Rule::Octaves, 1e4, 1e4), [(Rule::Octaves, 1e4)]);
        assert_eq!([usual(5e5 * (1.0 + 1e-13), 7.0), usual(7.0, 7.0), usual(8.0, 7.0)], [Some(5e5), Some(7.0), None]);
    }
}
