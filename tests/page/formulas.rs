//! Formulas as they are served: their terms stand for marks of their figures.

use std::collections::BTreeSet;

use phasor_figures::catalog::ALL;

use crate::terms::{settings, terms};
use crate::{ENGLISH, PAGE};

/// The terms of a piece of the page, as `figure/term`.
fn places(html: &str) -> BTreeSet<&str> {
    let begins = html.split(" data-term=\"").skip(1);
    begins.map(|rest| rest.split_once('"').expect("an attribute ends").0).collect()
}

/// A term that stood for nothing would make the whole picture recede.
#[test]
fn each_term_of_a_formula_stands_for_marks_and_each_mark_for_a_term_of_its_formula() {
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
fn every_term_on_the_page_is_one_of_a_figures_formula() {
    let page = &*PAGE;
    for place in places(page) {
        let (figure, _) = place.split_once('/').expect("figure/term");
        assert!(ENGLISH.formula(figure).terms().any(|term| term == place), "{place}");
    }
}

/// Terms are cut out of a formula; what is left must still be `MathML` that is closed.
#[test]
fn formulas_with_terms_are_whole() {
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
fn values_are_of_terms_and_finite() {
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
