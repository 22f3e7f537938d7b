//! The code and the texts have the same keys.

use std::collections::BTreeSet;

use phasor::fragment::ThemeChoice;
use phasor::lessons::puzzles::PUZZLES;
use phasor::lessons::questions;
use phasor_figures::catalog::ALL;
use phasor_figures::claims::{self, HEADINGS};
use phasor_figures::params::{CHOICES, NUMBERS, Options, ParamId, Source};
use phasor_figures::text::files::{ENGLISH, ids};
use phasor_figures::text::id;

use crate::sources::{read, sources};

/// The keys that the code composes, from the tables of figures, parameters, claims, questions and themes. Some figures
/// have keys that others lack: those for which `has_text`.
fn composed_keys(has_text: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = questions::ALL.iter().flat_map(|question| question.keys()).collect();
    // Adds `<start>.<part>` for each part, or `<start>` for an empty one.
    let mut add = |start: &str, parts: &[&str]| {
        keys.extend(parts.iter().map(|part| format!("{start}.{part}").trim_end_matches('.').to_owned()));
    };
    for figure in ALL {
        let start = format!("figure.{}", figure.id);
        add(&start, &["title", "line", "notice", "caption", "cites"]);
        if !figure.fixed.is_empty() {
            add(&start, &["fixed"]);
        }
        // Only a caption longer than a line has a short version. The line below a title may depend on settings.
        let variants = ["short", "line.down", "line.apart", "line.apart.down", "line.angles", "line.angles.down"];
        let of_tables = ["line.table", "line.table.apart", "line.table.angles", "title.table"];
        let of_tables = of_tables.iter().flat_map(|part| [(*part).to_owned(), format!("{part}.down")]);
        for part in variants.map(str::to_owned).into_iter().chain(of_tables) {
            if has_text(&format!("{start}.{part}")) {
                add(&start, &[&part]);
            }
        }
    }
    add("lecture", &["components", "clocks", "heatmap", "distance-offset", "rope"]);
    for idea in ["add", "divide", "own"] {
        add(&format!("ideas.{idea}"), &["", "why"]);
    }
    // Names for a title and a tab of the board, where the title is too long for them.
    for (start, figure) in
        ["board.name", "board.tab"].into_iter().flat_map(|start| ALL.iter().map(move |one| (start, one)))
    {
        if has_text(&format!("{start}.{}", figure.id)) {
            add(start, &[figure.id]);
        }
    }
    for number in &NUMBERS {
        let parts: &[&str] = if number.id == ParamId::Seed { &["", "help"] } else { &["", "help", "short"] };
        add(&format!("param.{}", number.name), parts);
        if has_text(&format!("param.{}.model", number.name)) {
            add(&format!("param.{}", number.name), &["model"]);
        }
    }
    for choice in &CHOICES {
        let start = format!("param.{}", choice.key);
        add(&start, &[""]);
        add(&start, choice.options);
    }
    add("param.cells.apart", &["table"]);
    add("param.theme", &[""]);
    for (name, _) in ThemeChoice::ALL {
        add("param.theme", &[name]);
    }
    let scalings = ["none", "linear", "ntk", "dynamic", "yarn", "llama3", "long"];
    add("rotary.scaling", &scalings);
    add("check.rope", &scalings);
    add("scaling", &scalings);
    add("scaling", &["trained", "factor", "beta-slow", "beta-fast", "low", "high"]);
    for source in Source::ALL.iter().filter(|source| source.is_table() && **source != Source::Yours) {
        add(&format!("source.{}", source.name()), &["name", "whose"]);
    }
    for (_, claim) in claims::all() {
        add(&format!("claim.{}", claim.id), &["says", "finds"]);
        // A place that starts with a digit is the number of a section, which needs no text.
        if !claim.place.starts_with(char::is_numeric) {
            add("place", &[claim.place]);
        }
    }
    add("claims", &["where", "printed", "kind", "computed", "verdict", "show", "filter.verdict", "filter.source"]);
    for (heading, _) in HEADINGS {
        add("claims.group", &[heading]);
    }
    for puzzle in PUZZLES {
        add(&format!("puzzle.{}", puzzle.figure), &["", "now", "why"]);
    }
    add("viewpoint", &["yaw", "pitch"]);
    add("player.way", &["around", "back", "once"]);
    add("tools", &["share", "save", "code", "later", "damaged", "renewed"]);
    add("failure", &["later", "damaged", "renewed"]);
    keys
}

/// Whether a literal has the form of a key or of a pattern of keys, with a first word that occurs in the texts.
fn is_key(literal: &str, families: &BTreeSet<String>) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_{}".contains(c))
    };
    literal.split_once('.').is_some_and(|(family, _)| families.contains(family)) && literal.split('.').all(is_word)
}

/// Whether a key has the form of a format string such as `figure.{}.{part}`.
fn fits(key: &str, pattern: &str) -> bool {
    let mut fixed = pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    let Some(mut rest) = fixed.next().and_then(|start| key.strip_prefix(start)) else { return false };
    fixed.all(|part| match rest.find(part) {
        Some(at) => {
            rest = &rest[at + part.len()..];
            true
        }
        None => false,
    })
}

#[test]
fn the_code_and_the_texts_have_the_same_keys() {
    // Leaves out the references, from which a list is generated (`references.rs` tests it), and the steps of the tour,
    // which are read when the page is built (`teaching.rs` tests them).
    let is_step = |id: &str| id.strip_prefix("tour-").is_some_and(|step| step.starts_with(char::is_numeric));
    let ids: BTreeSet<String> =
        ids(ENGLISH).filter(|id| !id.starts_with("reference") && !is_step(id)).map(str::to_owned).collect();
    let families: BTreeSet<String> = ids.iter().filter_map(|id| Some(id.split_once('-')?.0.to_owned())).collect();
    let composed = composed_keys(|key| ids.contains(&id(key)));
    let mut used = composed.clone();
    // The HTML shell refers to texts by their keys in braces.
    let shell = read("index.html");
    let named = shell.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    used.extend(named.map(|(key, _)| key.to_owned()).filter(|key| key.contains('.')));
    for source in sources() {
        for literal in source.literals.into_iter().filter(|literal| is_key(literal, &families)) {
            if literal.contains('{') {
                let is_known = literal.starts_with("tour.") || composed.iter().any(|key| fits(key, &literal));
                assert!(is_known, "{}: composed_keys() has no key of the form {literal}", source.path);
            } else {
                used.insert(literal);
            }
        }
    }
    let used_ids: BTreeSet<String> = used.iter().map(|key| id(key)).collect();
    assert_eq!(used_ids.len(), used.len(), "two keys differ only in full stops and hyphens, so they have the same id");
    assert_eq!(
        used_ids.difference(&ids).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "used in code, missing in the texts"
    );
    assert_eq!(ids.difference(&used_ids).collect::<Vec<_>>(), Vec::<&String>::new(), "in the texts, unused in code");
}

#[test]
fn keys_fit_their_patterns() {
    assert!(fits("figure.rope.line.down", "figure.{}.line{cells}{way}") && fits("param.d", "param.{}"));
    assert!(!fits("figure.rope.title", "figure.{}.line") && !fits("claim.d", "param.{}"));
}
