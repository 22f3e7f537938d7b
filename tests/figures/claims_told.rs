//! What readers are told of the claims: the words of a row, what it prints, and where it can be found and seen.

use phasor_figures::catalog::{Searches, by_id};
use phasor_figures::claims::Kind::{About, Range, Same};
use phasor_figures::claims::{self, Claim, HEADINGS, Printed, Source};
use phasor_figures::params::Params;
use phasor_figures::scene::Mark;
use phasor_figures::text;

fn claims() -> impl Iterator<Item = &'static Claim> {
    claims::all().map(|(_, claim)| claim)
}

fn claim(id: &str) -> &'static Claim {
    claims().find(|claim| claim.id == id).unwrap_or_else(|| panic!("no claim {id}"))
}

/// A row shows its kind, so it has one; and like words are judged alike.
#[test]
fn rows_that_say_alike_are_judged_alike() {
    for claim in claims() {
        let (id, says, kind) = (claim.id, claim.says(), claim.kind());
        assert!(claim.checks.iter().all(|check| check.printed.kind() == kind), "{id}: several kinds");
        let is_rough = ["about", "almost", "nearly"].iter().any(|word| says.contains(word));
        assert!(!is_rough || matches!(kind, About | Same), "{id}: {says}");
        // Round numbers are read as rough too.
        assert!(kind != About || is_rough || ["steps-256", "times-400"].contains(&id), "{id}: {says}");
        assert_eq!(kind == Range, says.contains(['–', '[']), "{id}: {says}");
        assert!(kind != Same || ["almost", "identical", "same", " = "].iter().any(|word| says.contains(word)), "{id}");
    }
    for id in ["collide", "six-apart", "two-cycles"] {
        assert_eq!(claim(id).kind(), Same, "{id}");
    }
}

/// A number as a source prints it to this unit of its last digit.
fn printed(number: f64, unit: f64) -> String {
    let decimals = (-unit.log10()).round().max(0.0) as usize;
    format!("{number:.decimals$}").replace('-', "−")
}

/// What is judged is what the row says is printed, digit by digit.
#[test]
fn rows_say_the_numbers_that_they_are_judged_by() {
    let in_words = [
        ("paper-range", "2π to 10000·2π"),
        ("turns-50", "eight turns"),
        ("eighth", "an eighth"),
        ("small-offsets", "√Σfreq²"),
        ("su-limit", "∫₀¹"),
    ];
    for claim in claims() {
        let says = claim.says().replace(',', "");
        let whole: Vec<&str> = says.split(|c: char| !c.is_ascii_digit() && c != '.' && c != '−').collect();
        let says_number = |number: &str| whole.iter().any(|word| word.trim_end_matches('.') == number);
        for check in claim.checks {
            let numbers = match check.printed {
                Printed::Digits(number, unit) => vec![printed(number, unit)],
                Printed::Between(low, high) => vec![format!("{low}"), format!("{high}")],
                Printed::About(number) => vec![format!("{number}")],
                _ => vec![],
            };
            if let Some((id, words)) = in_words.iter().find(|(id, _)| *id == claim.id) {
                assert!(says.contains(words), "{id}: {says}");
                continue;
            }
            // Of the first two dims of its table one row shows nothing: they are as printed.
            if claim.id == "hy-table" && check.value < 8 {
                continue;
            }
            for number in numbers {
                assert!(says_number(&number), "{}: {number} in {says}", claim.id);
            }
        }
    }
}

#[test]
fn every_claim_is_said_in_words_with_the_values_that_are_judged() {
    for claim in claims() {
        let (says, finds) = (claim.says(), claim.finds(&(claim.compute)()));
        for words in [&says, &finds, &claim.stands()] {
            assert!(!words.contains(['{', '}', '∞']) && !words.contains("NaN") && !words.is_empty(), "{}", claim.id);
        }
        assert!(finds.contains(|c: char| c.is_ascii_digit()), "{}: {finds}", claim.id);
        let named = text::files::values(&format!("claim.{}.finds", claim.id));
        // A table too long to repeat, and two values that are one.
        for check in claim.checks.iter().filter(|_| !["hy-table", "scatter"].contains(&claim.id)) {
            assert!(named.contains(&format!("v{}", check.value)), "{}: {named:?}", claim.id);
        }
    }
}

#[test]
fn what_is_shown_is_a_figure_with_allowed_parameters() {
    for claim in claims() {
        let Some((figure, set)) = claim.show else { continue };
        assert!(by_id(figure).is_some(), "{} shows {figure}, which is not there", claim.id);
        let mut params = Params::default();
        set(&mut params);
        // A cursor beyond a short sequence is a wish, and allowed.
        let within = Params { pos: params.pos, k: params.k, ..params.within() };
        assert_eq!(within, params, "{}", claim.id);
    }
}

#[test]
fn every_source_is_named_so_that_it_is_found() {
    for (heading, source) in HEADINGS {
        let words = text::get(&format!("claims.group.{heading}"));
        let named: &[&str] = match source {
            Source::Paper => &["Vaswani", "href=\"https://arxiv.org/abs/1706.03762\"", "rel=\"noreferrer\""],
            Source::Book => &["Dr. Yoram", "2025"],
            Source::Chinese => &["href=\"http://www.15wanjia.com/news/175940.html\"", "rel=\"noreferrer\""],
            Source::Armenian => &["Hayk Karapetyan", "Դիրքային կոդավորում"],
            Source::Japanese => &["位置エンコーディング", "2023-03-10"],
            Source::Su => &["Su Jianlin", "href=\"https://spaces.ac.cn/archives/8231\"", "rel=\"noreferrer\""],
        };
        assert!(named.iter().all(|name| words.contains(name)), "{heading}: {words}");
    }
    // A reader's comment is not the post.
    let place = claim("su-orders").stands();
    assert!(place.contains("comment of 31 August 2021") && place.contains("had not read it"), "{place}");
}

#[test]
fn the_notes_in_japanese_print_four_places_and_cut_them_off() {
    let claim = claim("ja-values");
    let values = (claim.compute)();
    let says = claim.says();
    for (check, value) in claim.checks.iter().zip(&values) {
        let Printed::Digits(number, unit) = check.printed else { panic!("digits are printed") };
        assert_eq!(unit, 1e-4);
        assert!(says.contains(&printed(number, unit)), "{number}: {says}");
        // Cut off to four places: towards 0.
        assert_eq!(printed((value * 1e4).trunc() / 1e4, unit), printed(number, unit));
    }
    let missed = claim.checks.iter().filter(|check| {
        let Printed::Digits(number, unit) = check.printed else { return false };
        (values[check.value] - number).abs() > unit / 2.0
    });
    assert_eq!(missed.count(), 4, "four of the eight are not what the value rounds to");
}

/// The verdict on Su's θ rests on curves that a reader can see.
#[test]
fn every_theta_that_is_judged_is_drawn() {
    let su = claim("su-theta");
    let (id, set) = su.show.expect("a figure");
    let mut params = Params::default();
    set(&mut params);
    let drawing = by_id(id).expect("drawn").drawing();
    let scene = drawing.scene(&params, &mut Searches::default());
    let values = (su.compute)();
    for zero in &values[..4] {
        let is_it = |point: &[f64; 2]| point[1] == 0.0 && (point[0] / zero - 1.0).abs() < 1e-9;
        let is_marked = |mark: &Mark| matches!(mark.plain(), Mark::Dots { points, .. } if points.iter().any(is_it));
        assert!(scene.panels[1].marks.iter().any(is_marked), "no mark at {zero}");
    }
    // And the fifth, which has no zero: one curve each, beside the paper's and the sum.
    let is_curve = |mark: &&Mark| matches!(mark.plain(), Mark::Line { .. });
    assert_eq!(scene.panels[0].marks.iter().filter(is_curve).count(), su.checks.len() + 2);
}
