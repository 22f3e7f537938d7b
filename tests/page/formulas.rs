//! Prerendered formulas: their terms correspond to marks of their figures.

use std::collections::BTreeSet;

use phasor_figures::catalog::ALL;

use crate::terms::{settings, terms};
use crate::{ENGLISH, PAGE};

/// The terms in a piece of HTML, as `figure/term`.
fn term_names(html: &str) -> BTreeSet<&str> {
    let begins = html.split(" data-term=\"").skip(1);
    begins.map(|rest| rest.split_once('"').expect("no end of the attribute").0).collect()
}

/// Highlighting a term without marks would dim the whole figure.
#[test]
fn formula_terms_and_terms_of_marks_are_the_same() {
    let mut count = 0;
    for figure in ALL {
        let formula = ENGLISH.formula(figure.id);
        let prefix = format!("{}/", figure.id);
        let terms_of_formula: BTreeSet<&str> = formula.terms().collect();
        let named: BTreeSet<&str> = terms_of_formula.iter().filter_map(|term| term.strip_prefix(&*prefix)).collect();
        assert_eq!(named.len(), terms_of_formula.len(), "{}: a term of another figure", figure.id);
        for params in settings() {
            assert_eq!(terms(figure, &params), named, "{} at {params:?}", figure.id);
        }
        count += named.len();
    }
    assert!(count > 20, "{count} terms");
}

#[test]
fn every_term_on_the_page_belongs_to_the_formula_of_its_figure() {
    let page = &*PAGE;
    for name in term_names(page) {
        let (figure, _) = name.split_once('/').expect("figure/term");
        assert!(ENGLISH.formula(figure).terms().any(|term| term == name), "{name}");
    }
}

/// Terms are wrapped in elements; the result must still be well-formed `MathML`.
#[test]
fn formulas_with_terms_are_well_formed() {
    for figure in ALL {
        let formula = ENGLISH.formula(figure.id).plain();
        assert!(formula.starts_with('<') && formula.ends_with('>') && formula.contains("<math"), "{formula}");
        assert!(!formula.contains('\\'), "{}: {formula}", figure.id);
        for tag in ["span", "math", "mrow", "msqrt"] {
            let opened = formula.matches(&format!("<{tag}>")).count() + formula.matches(&format!("<{tag} ")).count();
            assert_eq!(opened, formula.matches(&format!("</{tag}>")).count(), "{}: <{tag}>", figure.id);
        }
        assert!(!formula.contains("term{"), "{}", figure.id);
    }
}

#[test]
fn values_belong_to_terms_and_are_finite() {
    for figure in ALL {
        let formula = ENGLISH.formula(figure.id);
        for params in settings() {
            for (term, value) in figure.drawing().values(&params) {
                let name = format!("{}/{term}", figure.id);
                assert!(formula.terms().any(|term| term == name), "{name}");
                assert!(value.is_finite(), "{}: {term} = {value}", figure.id);
            }
        }
    }
}
