//! Pseudo-localization: a made-up right-to-left language with longer words. English text that remains on its page is
//! hard-coded. `cargo xtask test` also builds its page for the browser tests. There, one figure is placed three more
//! times, once of them with separate parameters.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The language code of right-to-left pseudo-Arabic.
const CODE: &str = "ar-XB";

/// The letter that lengthens words (kashida).
const LONGER: char = 'ـ';

/// Lengthens each word of four letters or more by half.
fn lengthen(words: &str) -> String {
    let mut out = String::new();
    let mut rest = words;
    while let Some(letter) = rest.chars().next() {
        let end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        if end == 0 {
            out.push(letter);
            rest = &rest[letter.len_utf8()..];
            continue;
        }
        let (word, after) = rest.split_at(end);
        let count = word.chars().count();
        out.push_str(word);
        out.extend(std::iter::repeat_n(LONGER, if count < 4 { 0 } else { count / 2 }));
        rest = after;
    }
    out
}

/// Lengthens the words of a text, except in sections that begin and end with these delimiters.
fn translate(text: &str, unchanged: &[(&str, &str)]) -> String {
    let mut out = String::new();
    let mut rest = text;
    loop {
        let next =
            unchanged.iter().filter_map(|(begin, end)| Some((rest.find(begin)?, *begin, *end))).min_by_key(|it| it.0);
        let Some((at, begin, end)) = next else { return out + &lengthen(rest) };
        out += &lengthen(&rest[..at]);
        let from = at + begin.len();
        let to = rest[from..].find(end).map_or(rest.len(), |found| from + found + end.len());
        out += &rest[at..to];
        rest = &rest[to..];
    }
}

/// Translates Fluent messages. Ids, comments, lists of fields and snippets stay unchanged.
fn translate_texts(source: &str) -> String {
    let is_unchanged = |line: &str| {
        let is_step = line.strip_prefix("tour-").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let is_list = ["reference-", "snippet-"].iter().any(|family| line.starts_with(family));
        line.starts_with('#') || is_step || is_list || line.contains("-cites = ")
    };
    let (mut depth, mut in_unchanged) = (0, false);
    let line = |line: &str| {
        let begins = !line.starts_with([' ', '}']) && !line.is_empty();
        in_unchanged = if begins { is_unchanged(line) } else { in_unchanged };
        if in_unchanged {
            return line.to_owned() + "\n";
        }
        // The text of a Fluent variant follows its key in brackets.
        let is_variant = depth > 0 && line.trim_start().trim_start_matches('*').starts_with('[');
        let begin = if is_variant { line.find(']') } else { line.find('=').filter(|_| begins) };
        let (name, words) = line.split_at(begin.map_or(0, |at| at + 1));
        let (mut out, mut run) = (name.to_owned(), String::new());
        for letter in words.chars() {
            let was_words = depth == 0 || is_variant && depth == 1;
            depth += i32::from(letter == '{') - i32::from(letter == '}');
            if was_words && letter != '{' {
                run.push(letter);
            } else {
                out += &translate(&std::mem::take(&mut run), &[("<", ">"), ("&", ";")]);
                out.push(letter);
            }
        }
        out + &translate(&run, &[("<", ">"), ("&", ";")]) + "\n"
    };
    source.lines().map(line).collect()
}

/// Translates a chapter. Placement lines (`::`) and formulas stay unchanged.
fn translate_chapter(source: &str) -> String {
    let line = |line: &str| match line {
        place if place.starts_with("::") => place.to_owned() + "\n",
        line => translate(line, &[("{", "}"), ("$", "$"), ("](", ")"), ("`", "`"), ("<", ">")]) + "\n",
    };
    source.lines().map(line).collect()
}

/// Translates the exercises. The names of their chapters stay unchanged, too.
fn translate_exercises(source: &str) -> String {
    let line = |line: &str| if line.starts_with("## ") { line.to_owned() + "\n" } else { translate_chapter(line) };
    source.lines().map(|words| if words.is_empty() { "\n".to_owned() } else { line(words) }).collect()
}

/// Writes the content of the page in English and in the made-up language.
fn write_content(into: &Path) {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("content");
    fs::create_dir_all(into).expect("a folder");
    fs::copy(content.join("formulas.txt"), into.join("formulas.txt")).expect("the formulas");
    for (code, is_english) in [("en", true), (CODE, false)] {
        let folder = into.join(code);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir(&folder).expect("a folder");
        for entry in fs::read_dir(content.join("en")).expect("the English content") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name").to_owned();
            let source = fs::read_to_string(&path).expect("a text");
            let written = match path.extension().and_then(|ending| ending.to_str()) {
                _ if is_english => source,
                Some("ftl") => translate_texts(&source),
                Some("md") if name == "exercises.md" => translate_exercises(&source),
                Some("md") => translate_chapter(&source),
                _ => format!("name = {}\ndir = rtl\nlocale = ar_XB\n", lengthen("Language")),
            };
            fs::write(folder.join(name), written).expect("a file");
        }
    }
    let chapter = into.join(CODE).join("1-the-problem.md");
    let placed = "\n::figure{#distance-matrix}\n::figure{#distance-matrix}\n::figure{#distance-matrix d=16&n=20}\n";
    let source = fs::read_to_string(&chapter).expect("the first chapter");
    fs::write(&chapter, source + placed).expect("the first chapter");
}

/// The folder in which `cargo xtask test` looks for the content.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("made-up")
}

/// The visible texts of a page, without formulas and code.
fn visible_texts(page: &str) -> Vec<String> {
    let body = page.split_once("<body").expect("a body").1;
    let mut out = Vec::new();
    let mut hidden: Option<String> = None;
    for part in body.split('<').skip(1) {
        // A `<` in an attribute value does not start a tag.
        let Some((tag, words)) = part.split_once('>') else { continue };
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        match &hidden {
            Some(until) if tag == format!("/{until}") => hidden = None,
            Some(_) => continue,
            None if ["math", "code", "cite", "strong", "svg"].contains(&name) => hidden = Some(name.to_owned()),
            // The native name of another language.
            None if tag.contains("hreflang") => hidden = Some(name.to_owned()),
            None if tag.contains("class=\"cites\"") => hidden = Some(name.to_owned()),
            None if tag.starts_with("li id=\"ref-") => hidden = Some("li".to_owned()),
            None => {}
        }
        if hidden.is_none() && !words.trim().is_empty() {
            // Latin letters with kashidas look like formulas in a right-to-left text, which are isolated.
            out.push(words.trim().replace(['\u{2066}', '\u{2069}'], ""));
        }
    }
    out
}

#[test]
fn the_page_of_another_language_has_no_hard_coded_english() {
    let (content, pages) = (folder(), folder().with_extension("pages"));
    write_content(&content);
    let _ = fs::remove_dir_all(&pages);
    let run = Command::new(env!("CARGO_BIN_EXE_page")).arg(&pages).env("PHASOR_CONTENT", &content).output();
    let run = run.expect("cannot run the program that renders the page");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let read = |name: &str| fs::read_to_string(pages.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let [first, other] = ["index.html".to_owned(), format!("{CODE}/index.html")].map(|name| read(&name));

    assert!(first.contains("<html lang=\"en\" dir=\"ltr\"") && other.contains("<html lang=\"ar-XB\" dir=\"rtl\""));
    for (page, link) in [(&first, "href=\"./ar-XB/\" hreflang=\"ar-XB\""), (&other, "href=\"../\" hreflang=\"en\"")] {
        assert!(page.contains(link), "no {link}");
    }
    assert!(other.contains("../style.css") && !other.contains("\"./"), "files must be referenced in the parent folder");
    for code in ["en", CODE] {
        assert!(read(&format!("texts/{code}.txt")).len() > 20_000, "{code}");
        assert!(read(&format!("texts/later-{code}.txt")).len() > 50_000, "{code}");
    }

    // The figure occurs four times, each time with unique ids.
    for id in ["distance-matrix", "distance-matrix-2", "distance-matrix-3", "distance-matrix-4"] {
        for part in ["id=\"", "id=\"title-", "id=\"alt-", "id=\"plot-"] {
            assert_eq!(other.matches(&format!("{part}{id}\"")).count(), 1, "{part}{id}");
        }
    }

    // The exercises are on the page, and on a separate page that links back.
    let sheets = ["exercises/index.html".to_owned(), format!("{CODE}/exercises/index.html")].map(|name| read(&name));
    assert!(sheets[0].contains("\"../style.css\"") && sheets[1].contains("\"../../style.css\""));
    assert!(sheets[1].contains("<html lang=\"ar-XB\" dir=\"rtl\""));
    for (page, sheet) in [(&first, &sheets[0]), (&other, &sheets[1])] {
        assert!(page.contains("href=\"exercises/\"") && sheet.contains("href=\"../\""));
        assert!(page.contains("class=\"exercises\"") && !sheet.contains("<script"));
    }

    let is_english = |word: &&str| word.chars().count() > 3 && word.chars().all(|c| c.is_ascii_alphabetic());
    let words = [visible_texts(&other), visible_texts(&sheets[1])].concat();
    assert!(words.len() > 1000, "{}", words.len());
    let found: Vec<String> = words
        .iter()
        .filter_map(|words| {
            let split = words.split(|c: char| !c.is_alphabetic());
            let english: Vec<&str> = split.filter(is_english).collect();
            (!english.is_empty()).then(|| format!("{english:?} in {words:.120}"))
        })
        .collect();
    assert!(found.is_empty(), "hard-coded English: {}", found.join("\n"));
}

#[test]
fn made_up_translation_lengthens_words_and_keeps_markup() {
    let source = "# A comment\nkey = Some words { $count } of it <b>here</b>\nmany =\n    { NUMBER($n) ->\n        [one] turn\n       *[other] turns\n    }.\n";
    let words = "# A comment\nkey = Someــ wordsــ { $count } of it <b>hereــ</b>\nmany =\n    { NUMBER($n) ->\n        [one] turnــ\n       *[other] turnsــ\n    }.\n";
    assert_eq!(translate_texts(source), words);
    let chapter = "Some [words](#place), $x$ and [128](=d) {value}\n::figure{#heatmap}\n";
    let expected = "Someــ [wordsــ](#place), $x$ and [128](=d) {value}\n::figure{#heatmap}\n";
    assert_eq!(translate_chapter(chapter), expected);
}
