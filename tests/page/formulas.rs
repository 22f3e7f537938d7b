//! Formulas as they are served: their terms stand for marks of their figures.

use std::collections::BTreeSet;

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::params::Params;
use phasor_figures::scene::Mark;

/// The terms of a piece of the page, as `figure/term`.
fn places(html: &str) -> BTreeSet<&str> {
    let begins = html.split(" data-term=\"").skip(1);
    begins.map(|rest| rest.split_once('"').expect("an attribute ends").0).collect()
}

/// The terms that marks of a figure have, those of its cursor too.
fn terms(figure: &Figure, params: &Params) -> BTreeSet<&'static str> {
    let of_scene: Vec<_> = scene(figure, params).panels.iter().flat_map(|panel| &panel.marks).map(Mark::term).collect();
    let of_cursor = figure.drawing().cursor(params).into_iter().map(|(_, mark)| mark.term());
    of_scene.into_iter().chain(of_cursor).flatten().collect()
}

fn settings() -> [Params; 3] {
    let plain = Params::default();
    [
        Params { pair: 3, ..plain.clone() },
        Params { d_model: 512, n_pos: 100_000, pos: 7, k: 900, pair: 20, ..plain.clone() },
        Params { d_model: 4, n_pos: 30, base: 50.0, pos: 2, k: 3, pair: 1, ..plain },
    ]
}

/// A term that stood for nothing would make the whole picture recede.
#[test]
fn each_term_of_a_formula_stands_for_marks_and_each_mark_for_a_term_of_its_formula() {
    let mut count = 0;
    for figure in ALL {
        let formula = text::get(&format!("formula.{}", figure.id));
        let prefix = format!("{}/", figure.id);
        let named: BTreeSet<&str> = places(formula).iter().filter_map(|place| place.strip_prefix(&*prefix)).collect();
        assert_eq!(named.len(), places(formula).len(), "{}: a term of another figure", figure.id);
        for params in settings() {
            assert_eq!(terms(figure, &params), named, "{} at {params:?}", figure.id);
        }
        count += named.len();
    }
    assert!(count > 20, "{count} terms");
}

#[test]
fn every_term_on_the_page_is_one_of_a_figures_formula() {
    let page = phasor_figures::page::html();
    for place in places(&page) {
        let (figure, _) = place.split_once('/').expect("figure/term");
        let formula = text::get(&format!("formula.{figure}"));
        assert!(places(formula).contains(place), "{place}");
    }
}

/// Terms are cut out of a formula; what is left must still be `MathML` that is closed.
#[test]
fn formulas_with_terms_are_whole() {
    for figure in ALL {
        let formula = text::get(&format!("formula.{}", figure.id));
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
        let formula = text::get(&format!("formula.{}", figure.id));
        for params in settings() {
            for (term, value) in figure.drawing().values(&params) {
                assert!(places(formula).contains(&*format!("{}/{term}", figure.id)), "{}: {term}", figure.id);
                assert!(value.is_finite(), "{}: {term} = {value}", figure.id);
            }
        }
    }
}

