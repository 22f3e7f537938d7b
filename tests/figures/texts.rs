//! The Fluent files: each can be parsed, ids are unique, and other languages are compared with English.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use phasor_figures::catalog::ALL;
use phasor_figures::text::files::{self, ENGLISH, Problem, compared, entries, ids, message};
use phasor_figures::text::{self, fill};

/// The English files by name.
fn english() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/en");
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort();
    let named = |path: &std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    };
    paths.iter().map(named).collect()
}

#[test]
fn every_file_can_be_parsed_and_is_built_in() {
    let files = english();
    assert!(files.len() > 10, "{} files", files.len());
    for (name, source) in &files {
        assert!(parse(source.as_str()).is_ok(), "{name}: {:?}", compared(source).1.first());
        assert!(source.ends_with('\n'), "{name}: no newline at the end of the file");
        assert!(ENGLISH.contains(source.as_str()), "{name} is missing in src/figures/text/files.rs");
        assert!(ids(source).count() >= 3, "{name}");
    }
    assert_eq!(files.iter().map(|(_, source)| source.len()).sum::<usize>(), ENGLISH.len());
}

#[test]
fn english_has_no_errors() {
    assert_eq!(compared(ENGLISH), (BTreeSet::new(), Vec::new()));
    let ids: Vec<&str> = ids(ENGLISH).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "duplicate id");
    // A joint between sentences may be a space, or empty.
    for id in ids.into_iter().filter(|id| !id.starts_with("joint-")) {
        let has_words = files::between(id).iter().any(|words| !words.trim().is_empty());
        assert!(has_words || !files::values(id).is_empty(), "{id} is empty");
    }
}

#[test]
fn every_figure_has_its_texts() {
    let ids: BTreeSet<&str> = ids(ENGLISH).collect();
    for figure in ALL {
        for part in ["title", "notice", "caption", "alt"] {
            let key = format!("figure.{}.{part}", figure.id);
            assert!(ids.contains(&*text::id(&key)), "{key}");
        }
    }
}

#[test]
fn every_title_is_short_and_has_a_line_of_at_most_nine_words() {
    let mut titles = BTreeSet::new();
    for figure in ALL {
        let [title, line] = ["title", "line"].map(|part| text::get(&format!("figure.{}.{part}", figure.id)));
        assert!((1..=6).contains(&title.split_whitespace().count()), "{}: {title}", figure.id);
        assert!((1..=9).contains(&line.split_whitespace().count()), "{}: {line}", figure.id);
        assert!(titles.insert(title), "two figures have the title {title}");
    }
}

/// English with some messages replaced.
fn translated(changed: &[(&str, &str)]) -> String {
    let mut rest = parse(ENGLISH).expect("English is read");
    rest.body.retain(|entry| match entry {
        Entry::Message(message) => !changed.iter().any(|(key, _)| *key == message.id.name),
        _ => true,
    });
    let rest = serialize(&rest);
    changed.iter().fold(rest, |source, (_, message)| source + message + "\n")
}

#[test]
fn a_translation_may_reorder_values_and_use_its_own_plural_rules() {
    let same = translated(&[
        ("list-range", "list-range = hasta { $greatest }, desde { $least }"),
        (
            "wave-turns",
            "wave-turns = { $turns } { NUMBER($turns) ->\n    [one] vuelta\n    [many] vueltas\n   *[other] vueltas\n } hasta { $last } ({ $pair }, { $wavelength })",
        ),
        // One word for all numbers, as in Chinese.
        ("verdict-shown", "-word = 句\nverdict-shown = { $all } { -word }, { $shown }"),
    ]);
    assert_eq!(compared(&same), (BTreeSet::new(), Vec::new()));
}

#[test]
fn errors_in_a_translation_are_reported() {
    let found = |key: &str, message: &str| {
        let (_, problems) = compared(&translated(&[(key, message)]));
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let cases = [
        ("list-range", "list-range = { $least }", "list-range leaves out the value $greatest"),
        (
            "list-range",
            "list-range = { $least } { $greatest } { $most }",
            "list-range asks for $most, which is not among its values",
        ),
        ("none", "made-up = x", "made-up is not a text of the page"),
        ("none", "axis-pos = x", "axis-pos stands twice"),
        ("axis-pos", "axis-pos =\n    .title = x", "axis-pos has an attribute, or no text"),
        ("axis-pos", "axis-pos = { axis-nothing }", "axis-pos refers to axis-nothing, which is not there"),
        ("axis-pos", "axis-pos = { axis-pos }", "axis-pos refers to axis-pos, which is not there"),
        ("axis-pos", "axis-pos = { -word }", "axis-pos refers to -word, which is not there"),
        (
            "count-positions",
            "count-positions = { $n } { $n ->\n    [one] x\n   *[other] y\n }",
            "count-positions: $n chooses words only as { NUMBER($n) -> … }",
        ),
        (
            "count-positions",
            "count-positions = { NUMBER($n) }{ $n }",
            "count-positions: $n chooses words only as { NUMBER($n) -> … }",
        ),
        ("count-positions", "count-positions = { COUNT($n) } { $n }", "count-positions refers to COUNT"),
    ];
    for (key, message, expected) in cases {
        assert!(found(key, message).contains(expected), "{message}: {}", found(key, message));
    }
    let (lacking, broken) = compared(&translated(&[("axis-pos", "axis-pos = { $n")]));
    assert!(broken.iter().any(|problem| matches!(problem, Problem::Unreadable { words, .. } if words.contains("$n"))));
    assert!(lacking.contains("axis-pos"), "{lacking:?}");
}

#[test]
fn texts_that_a_language_lacks_are_listed_and_are_no_problem() {
    let (lacking, problems) = compared("axis-pos = lugar\n");
    assert_eq!(lacking.len(), ids(ENGLISH).count() - 1);
    assert!(!lacking.contains("axis-pos") && problems.is_empty(), "{problems:?}");
}

#[test]
fn generated_messages_can_be_parsed_again() {
    for words in ["plain", "", " ", "{ $n }", "}{", "  a\n  b\n", "\n[x]\n.y = z\n", "<a href=\"x\">\\u0041</a>", "# a"]
    {
        let source = message("a.b", words);
        let resource = parse(source.as_str()).unwrap_or_else(|(_, errors)| panic!("{source}: {errors:?}"));
        assert!(matches!(&resource.body[..], [Entry::Message(message)] if message.id.name == "a-b"), "{source}");
        assert_eq!(source.lines().count(), 1, "{source}");
        assert_eq!(entries(&source).collect::<Vec<_>>(), [("a-b", words.to_owned())], "{source}");
    }
}

#[test]
fn messages_without_values_can_be_listed() {
    let list = "# Two.\na = b | c\nb =\n    one\n    {\"{\"}two\nc = { $n }\nd =\n    .title = e\n";
    let expected = [("a", "b | c"), ("b", "one\n{two")].map(|(id, words)| (id, words.to_owned()));
    assert_eq!(entries(list).collect::<Vec<_>>(), expected);
    assert!(entries(ENGLISH).any(|(id, words)| id.starts_with("reference-") && words.matches(" | ").count() >= 3));
}

#[test]
fn snippets_are_complete() {
    let values = [("version", "1.2.3"), ("year", "2026"), ("link", "https://host.example/#d=64")];
    let entry = [
        "@software{phasor,",
        "  author = {{The Phasor developers}},",
        "  title = {Phasor: positional encoding, visible and exact},",
        "  version = {1.2.3},",
        "  year = {2026},",
        "  url = {https://host.example/#d=64}",
        "}",
    ];
    assert_eq!(fill("snippet.citation", &values), entry.join("\n"));
    let element = fill("snippet.component", &[("folder", "https://host.example/"), ("attributes", "d=\"64\"")]);
    let expected =
        "<script src=\"https://host.example/phasor-figure.js\"></script>\n<phasor-figure d=\"64\"></phasor-figure>";
    assert_eq!(element, expected);
    let frame = fill("snippet.iframe", &[("link", "x"), ("title", "y"), ("size", text::get("share.slide-size"))]);
    assert!(
        frame.starts_with("<iframe src=\"x\" title=\"y\" width=\"960\" height=\"540\" loading=\"lazy\" "),
        "{frame}"
    );
    assert!(frame.ends_with("></iframe>"), "{frame}");
}

/// Parses a formatted number, for plural rules. Other text is returned unchanged.
fn parse_number<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let [FluentValue::String(written)] = values else { return FluentValue::Error };
    let digits = written.replace('\u{202f}', "").replace('−', "-");
    digits.parse::<FluentNumber>().map_or_else(|_| written.clone().into(), FluentValue::from)
}

/// English, parsed by the reference implementation of Fluent.
fn reference_bundle() -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(ENGLISH.to_owned()).expect("Fluent")).expect("no id stands twice");
    bundle.add_function("NUMBER", parse_number).expect("a function");
    bundle
}

#[test]
fn compiled_messages_equal_those_of_fluent() {
    let bundle = reference_bundle();
    let given = ["0", "1", "2", "5", "21", "−1", "1.0", "1.95 × 10⁻³", "12\u{202f}345", "words"];
    let mut compared = 0;
    for id in ids(ENGLISH) {
        let names = files::values(id);
        let pattern = bundle.get_message(id).and_then(|message| message.value()).expect("a text");
        // Each value gets each of these strings: all values the same one (step 0), then different ones (step 1).
        for start in 0..if names.is_empty() { 1 } else { given.len() } {
            for step in [0, 1] {
                let value = |place: usize| given[(start + step * place) % given.len()];
                let values: Vec<(&str, &str)> =
                    names.iter().enumerate().map(|(place, name)| (&**name, value(place))).collect();
                let args: FluentArgs = values.iter().copied().collect();
                let mut errors = Vec::new();
                let expected = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{id}: {errors:?}");
                assert_eq!(fill(id, &values), expected, "{id}: {values:?}");
                if names.is_empty() {
                    assert_eq!(text::get(id), expected, "{id}");
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}
