//! Converts formulas from LaTeX to `MathML`.

use super::markup::{Live, Markup};
use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::{Parser, Storage, mathml::push_mathml};

/// The start of a term in a formula.
const TERM: &str = "\\term{";

/// Converts a line of formulas, each separately, so that the line can break between them. A term, `\term{name}{latex}`,
/// becomes an island named `key/name`. A formula with terms therefore consists of several pieces of `MathML`, inside
/// one element.
pub(super) fn line(key: &str, latex: &str) -> Markup {
    let mut live = Vec::new();
    let formulas = latex.split(",\\quad").map(|formula| formula_of(key, formula.trim(), &mut live));
    let html = formulas.collect::<Vec<_>>().join(" ");
    Markup::new(&html, &live)
}

fn formula_of(key: &str, latex: &str, live: &mut Vec<Live>) -> String {
    if !latex.contains(TERM) {
        return mathml(key, latex);
    }
    let piece = |latex: &str| if latex.trim().is_empty() { String::new() } else { mathml(key, latex.trim()) };
    let mut pieces = Vec::new();
    let mut rest = latex;
    while let Some((before, term)) = rest.split_once(TERM) {
        let (name, latex) = term.split_once("}{").unwrap_or_else(|| panic!("{key}: a term needs a name and a formula"));
        let mut depth = 1;
        let end = latex.find(|letter| {
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            depth == 0
        });
        let (inside, after) = latex.split_at(end.unwrap_or_else(|| panic!("{key}: the term {name} is not closed")));
        live.push(Live::Term { name: format!("{key}/{name}"), html: piece(inside) });
        pieces.extend([piece(before), Live::place(live.len() - 1)]);
        rest = &after[1..];
    }
    format!("<span class=\"equation\">{}{}</span>", pieces.concat(), piece(rest))
}

/// LaTeX as `MathML`.
pub(super) fn mathml(key: &str, latex: &str) -> String {
    let storage = Storage::new();
    let mut out = String::new();
    let config = RenderConfig { display_mode: DisplayMode::Inline, annotation: None, ..RenderConfig::default() };
    push_mathml(&mut out, Parser::new(latex, &storage), config).expect("writing to a string cannot fail");
    assert!(!out.contains("<merror"), "{key}: {latex} cannot be converted: {out}");
    // The converter escapes the `&` of the entity for a space written as `\ `, so that the entity is shown as text.
    assert!(!out.contains("&amp;"), "{key}: {latex} shows an entity: {out}");
    // Removes attributes that are defaults in browsers, and unifies two spellings of the same width.
    let plain = out.replace('\n', "").replace(" display=\"inline\"", "").replace(" symmetric=\"false\"", "");
    with_unwrapped_rows(&with_identifiers(&plain.replace("0.16666667em", "0.1667em")))
}

/// Unwraps each `<mrow>` that contains a single identifier or number.
fn with_unwrapped_rows(mathml: &str) -> String {
    let mut rows = mathml.split("<mrow>");
    let before = rows.next().unwrap_or_default().to_owned();
    rows.fold(before, |out, row| {
        // Split at angle brackets, `<mi>x</mi>` has five parts.
        let is_single =
            |part: &&str| part.split(['<', '>']).count() == 5 && (part.starts_with("<mi>") || part.starts_with("<mn>"));
        match row.split_once("</mrow>").filter(|(part, _)| is_single(part)) {
            Some((part, rest)) => out + part + rest,
            None => out + "<mrow>" + row,
        }
    })
}

/// Turns names of several letters, which are text in `LaTeX`, into `MathML` identifiers (`<mi>`), as single letters
/// are.
fn with_identifiers(mathml: &str) -> String {
    let mut parts = mathml.split("<mtext>");
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |out, part| {
        let (name, rest) = part.split_once("</mtext>").expect("each element is closed");
        let is_name = name.len() > 1 && name.chars().all(|letter| letter.is_ascii_alphabetic());
        let tag = if is_name { "mi" } else { "mtext" };
        format!("{out}<{tag}>{name}</{tag}>{rest}")
    })
}
