//! Consistency between the parts of the project: figures and their catalog, code and texts, page and styles.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use phasor::fragment::ThemeChoice;
use phasor::lessons::puzzles::PUZZLES;
use phasor::lessons::questions;
use phasor::render::Block;
use phasor_figures::catalog::ALL;
use phasor_figures::claims::{self, HEADINGS};
use phasor_figures::params::{CHOICES, NUMBERS, Options, ParamId, Source};
use phasor_figures::text::id;

use crate::{ENGLISH, PAGE, lesson};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files with this extension in a folder and its subfolders.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "no .{ending} in {folder}");
    found.sort();
    found
}

/// Every source file of the page, without comments and unit tests.
fn sources() -> Vec<(PathBuf, String)> {
    let code = |path: PathBuf| {
        let source = read(&path);
        let shipped = source.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = shipped.lines().filter(|line| !line.trim_start().starts_with("//"));
        (path, lines.collect::<Vec<_>>().join("\n"))
    };
    files("src", "rs").into_iter().map(code).collect()
}

/// The string literals of Rust code without comments, with escapes unprocessed. Skips escaped quotation marks and
/// character literals. Raw strings that contain quotation marks are not supported.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let mut rest = source;
    std::iter::from_fn(move || {
        let begin = string_begin(rest)? + 1;
        let end = begin + string_end(&rest[begin..])?;
        let literal = &rest[begin..end];
        rest = &rest[end + 1..];
        Some(literal)
    })
}

/// The index of the opening quotation mark of the first string.
fn string_begin(source: &str) -> Option<usize> {
    let characters = ["'\"'", "'\\\"'"];
    let mut from = 0;
    loop {
        let quote = from + source[from..].find('"')?;
        let character = characters.into_iter().find(|character| {
            let before = quote.checked_sub(character.len() - 2);
            before.is_some_and(|before| source.get(before..).is_some_and(|at| at.starts_with(character)))
        });
        match character {
            Some(_) => from = quote + 2,
            None => return Some(quote),
        }
    }
}

/// The index of the closing quotation mark. `source` starts after the opening one.
fn string_end(source: &str) -> Option<usize> {
    let mut is_escaped = false;
    source.bytes().position(|byte| {
        let ends = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })
}

#[test]
fn string_literals_are_found() {
    let code =
        r#"let (a, b) = ("one", 'x'); if c == '"' || d == '\"' { f("say \"two\"", "", "a \\") } else { "three" }"#;
    let found: Vec<&str> = literals(code).collect();
    assert_eq!(found, ["one", r#"say \"two\""#, "", r"a \\", "three"]);
}

/// The ids of all texts: their keys with hyphens in place of full stops.
fn ids() -> BTreeSet<String> {
    phasor_figures::text::files::ids(phasor_figures::text::files::ENGLISH).map(str::to_owned).collect()
}

#[test]
fn every_figure_has_one_file_in_the_catalog_folder() {
    let stems = fs::read_dir(root().join("src/figures/catalog")).expect("src/figures/catalog").filter_map(|entry| {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem()?.to_str()?.to_owned();
        (path.is_file() && stem != "mod").then(|| stem.replace('_', "-"))
    });
    let stems: BTreeSet<String> = stems.collect();
    let ids: BTreeSet<String> = ALL.iter().map(|figure| figure.id.to_owned()).collect();
    assert_eq!(stems, ids);
    assert_eq!(ids.len(), ALL.len(), "duplicate id");
}

#[test]
fn every_figure_declares_its_id_in_its_own_file() {
    for figure in ALL {
        let source = read(format!("src/figures/catalog/{}.rs", figure.id.replace('-', "_")));
        assert!(source.contains(&format!("id: \"{}\"", figure.id)), "{}", figure.id);
        assert!(source.starts_with("//! "), "{}: the file must start with a doc comment", figure.id);
    }
}

#[test]
fn every_figure_is_placed_in_one_chapter_in_catalog_order() {
    let placed: Vec<&str> = ENGLISH.first_places();
    assert_eq!(placed, ALL.iter().map(|figure| figure.id).collect::<Vec<_>>());
}

#[test]
fn chapters_have_names_headings_and_prose() {
    let chapters = &ENGLISH.chapters;
    let names: BTreeSet<&str> = chapters.iter().map(|chapter| chapter.name.as_str()).collect();
    assert_eq!(names.len(), chapters.len());
    for chapter in chapters {
        assert!(!ALL.iter().any(|figure| figure.id == chapter.name), "{} is also the id of a figure", chapter.name);
        assert!(!chapter.title.is_empty() && chapter.title.trim() == chapter.title, "{}", chapter.name);
        let is_paragraph = |block: &Block| matches!(block, Block::Prose(prose) if prose.plain().starts_with("<p>"));
        assert!(chapter.blocks.iter().any(is_paragraph), "{}", chapter.name);
    }
}

/// The prerendered page contains all texts, and needs no script to show them.
#[test]
fn the_prerendered_page_contains_all_texts() {
    let page = &*PAGE;
    for chapter in &ENGLISH.chapters {
        assert!(page.contains(&chapter.title), "{}", chapter.name);
    }
    for figure in ALL {
        let frame = lesson(page).split_once(&format!("data-figure=\"{}\"", figure.id)).expect(figure.id).1;
        let frame = frame.split_once("</figure>").expect("no end of the figure").0;
        let caption = frame.split_once("<figcaption>").expect("no caption").1.split("</figcaption>").next();
        assert!(caption.is_some_and(|caption| caption.len() > 20), "{}: {caption:?}", figure.id);
        for part in ["<math", "<canvas", "class=\"alt", "<h3", "class=\"cites\""] {
            assert!(frame.contains(part), "{}: {part}", figure.id);
        }
    }
    assert!(!page.contains("⟨?⟩") && !page.contains("NaN"), "a text is missing");
    for inline in ["<script", "<style", " style=", "javascript:", " onclick="] {
        assert!(!page.contains(inline), "{inline}");
    }
}

#[test]
fn the_prerendered_claims_show_their_count_and_their_rules() {
    assert!(PAGE.contains(&claims::counted()));
    for (kind, rule) in claims::rules() {
        assert!(PAGE.contains(&format!("<dt>{kind}</dt><dd>{rule}</dd>")), "{kind}: {rule}");
    }
}

/// Cargo enforces the dependency order of the crates. This enforces the order of the modules.
#[test]
fn modules_depend_only_on_lower_layers() {
    let outer: &[&str] = &["leptos", "web_sys", "js_sys", "crate::browser", "crate::page", "crate::state"];
    let rooms: [(&str, &[&str]); 7] = [
        ("src/figures", outer),
        ("src/lessons", outer),
        ("src/fragment", outer),
        ("src/messages", outer),
        ("src/browser", &["crate::page", "crate::render"]),
        ("src/lazy", &["web_sys", "crate::"]),
        ("src/state", &["web_sys", "crate::browser", "crate::page"]),
    ];
    for (path, source) in sources() {
        let name = path.strip_prefix(root()).expect("in the folder").to_string_lossy().replace('\\', "/");
        // The only browser API in the crate of figures: plural rules.
        if name == "src/figures/text/plural.rs" {
            continue;
        }
        for (_, forbidden) in rooms.iter().filter(|(room, _)| name.starts_with(room)) {
            for word in *forbidden {
                assert!(!source.contains(word), "{name}: {word}");
            }
        }
    }
}

/// The format strings of composed text keys in the code.
const PATTERNS: [&str; 40] = [
    "ask.{}.{part}",
    "claim.{}.says",
    "claim.{}.finds",
    "claims.filter.{part}",
    "claims.group.{}",
    "claims.{column}",
    "failure.{}",
    "figure.{}.fixed",
    "figure.{}.short",
    "figure.{}.{part}",
    "figure.{id}.{part}",
    "figure.{id}.title",
    "figure.{}.title",
    "figure.{figure}.title",
    "figure.{figure}.cites",
    "figure.{figure}.{part}",
    "param.{}",
    "param.{}.help",
    "param.{name}",
    "param.{name}.help",
    "param.{}.short",
    "figure.{}.line{cells}{way}",
    "figure.{}.line.table{cells}{way}",
    "figure.{}.title.table",
    "param.{key}",
    "param.{key}.{option}",
    "param.{key}.{option}.table",
    "param.schedule.{option}",
    "place.{}",
    "player.way.{name}",
    "puzzle.{figure}",
    "param.source.{}",
    "source.{}.name",
    "source.{}.whose",
    "tools.{name}",
    "tools.{}",
    "tour.{chapter}.{number}",
    "tour.{number}",
    "puzzle.{}.{part}",
    "viewpoint.{name}",
];

/// The text keys that the code composes with [`PATTERNS`] from the tables of figures, parameters and themes.
fn computed_keys() -> BTreeSet<String> {
    let figures = ALL.iter().flat_map(|figure| {
        let fixed = (!figure.fixed.is_empty()).then_some("fixed");
        ["title", "line", "notice", "cites"].into_iter().chain(fixed).map(|part| format!("figure.{}.{part}", figure.id))
    });
    // Only figures whose caption is longer than a line have a short one. The line below a title may depend on settings.
    let known = ids();
    let some = ["short", "line.down", "line.apart", "line.apart.down", "line.angles", "line.angles.down"];
    let of_tables =
        ["line.table", "line.table.apart", "line.table.angles", "title.table"].into_iter().map(str::to_owned);
    let of_tables = of_tables.flat_map(|part| [format!("{part}.down"), part]);
    let some = some.into_iter().map(str::to_owned).chain(of_tables);
    let some = ALL.iter().flat_map(|figure| some.clone().map(|part| format!("figure.{}.{part}", figure.id)));
    let some: Vec<String> = some.filter(|key| known.contains(&id(key))).collect();
    let figures = figures.chain(some);
    let numbers = NUMBERS.iter().flat_map(|number| ["", ".help"].map(|part| format!("param.{}{part}", number.name)));
    let choices = CHOICES.iter().flat_map(|choice| {
        let options = choice.options.iter().map(|option| format!("param.{}.{option}", choice.key));
        options.chain([format!("param.{}", choice.key)])
    });
    let themes = ThemeChoice::ALL.iter().map(|(name, _)| format!("param.theme.{name}"));
    let others = ["param.theme", "viewpoint.yaw", "viewpoint.pitch"].map(String::from).into_iter();
    let panel = ["where", "printed", "kind", "computed", "verdict", "show", "filter.verdict", "filter.source"];
    let panel = panel.map(|part| format!("claims.{part}"));
    let tools = ["share", "save", "code"].map(|name| format!("tools.{name}"));
    let missing = ["later", "damaged", "renewed"];
    let missing = missing.into_iter().flat_map(|why| ["failure", "tools"].map(|part| format!("{part}.{why}")));
    let others = others
        .chain(tools)
        .chain(missing)
        .chain(panel)
        .chain(HEADINGS.map(|(heading, _)| format!("claims.group.{heading}")));
    let short = NUMBERS.iter().filter(|number| number.id != ParamId::Seed);
    let short = short.map(|number| format!("param.{}.short", number.name));
    let models = Source::ALL.iter().filter(|source| !matches!(source, Source::Formula | Source::Yours));
    let models = models.flat_map(|source| ["name", "whose"].map(|part| format!("source.{}.{part}", source.name())));
    let others = others.chain(models).chain(["param.cells.apart.table".to_owned()]);
    let places = claims::all().map(|(_, claim)| claim.place).filter(|place| !place.starts_with(char::is_numeric));
    let others = others.chain(places.map(|place| format!("place.{place}")));
    let claims =
        claims::all().flat_map(|(_, claim)| ["says", "finds"].map(|part| format!("claim.{}.{part}", claim.id)));
    let puzzles =
        PUZZLES.iter().flat_map(|puzzle| ["", ".now", ".why"].map(|part| format!("puzzle.{}{part}", puzzle.figure)));
    let claims = claims.chain(puzzles).chain(["around", "back", "once"].map(|way| format!("player.way.{way}")));
    let asked = questions::ALL.iter().flat_map(|question| question.keys());
    figures.chain(asked).chain(claims).chain(numbers).chain(choices).chain(themes).chain(others).chain(short).collect()
}

/// Whether a literal has the form of a text key, with a first word that occurs in the texts.
fn is_key(literal: &str, families: &BTreeSet<&str>) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_{}".contains(c))
    };
    let mut words = literal.split('.');
    words.next().is_some_and(|family| families.contains(family))
        && literal.contains('.')
        && literal.split('.').all(is_word)
}

/// Whether this is the id of a tour step. The build of the page reads these; `tests/page/teaching.rs` tests them.
fn is_step(id: &str) -> bool {
    id.strip_prefix("tour-").is_some_and(|step| step.starts_with(char::is_numeric))
}

#[test]
fn the_code_and_the_texts_have_the_same_keys() {
    let mut ids = ids();
    // The list of references and its links are generated from these; `tests/page/references.rs` tests them.
    ids.retain(|id| !id.starts_with("reference") && !is_step(id));
    let families = ids.iter().filter_map(|id| id.split('-').next()).collect();
    let sources = sources();
    let mut used = computed_keys();
    // The HTML shell refers to texts by their keys in braces.
    let shell = read("index.html");
    let named = shell.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    used.extend(named.map(|(key, _)| key.to_owned()).filter(|key| key.contains('.')));
    for (path, source) in &sources {
        for literal in literals(source).filter(|literal| is_key(literal, &families)) {
            if literal.contains('{') {
                assert!(PATTERNS.contains(&literal), "{}: {literal} is missing from PATTERNS", path.display());
            } else {
                used.insert(literal.to_owned());
            }
        }
    }
    let asked: BTreeSet<String> = used.iter().map(|key| id(key)).collect();
    assert_eq!(asked.len(), used.len(), "two keys differ only in full stops and hyphens, so they have the same id");
    assert_eq!(asked.difference(&ids).collect::<Vec<_>>(), Vec::<&String>::new(), "used in code, missing in the texts");
    assert_eq!(ids.difference(&asked).collect::<Vec<_>>(), Vec::<&String>::new(), "in the texts, unused in code");
}

#[test]
fn the_page_has_no_inline_scripts_or_styles() {
    let page = read("index.html");
    for inline in ["<style", " style=", "javascript:", " onclick=", " onload=", " onerror="] {
        assert!(!page.contains(inline), "{inline}");
    }
    for script in page.split("<script").skip(1) {
        let (opening, rest) = script.split_once('>').expect("no end of the tag");
        assert!(opening.contains(" src=\""), "an inline script: <script{opening}>");
        assert!(rest.starts_with("</script>"), "a script with src and content: {rest:.40}");
    }
}

#[test]
fn the_page_refers_only_to_local_files_that_exist() {
    let page = read("index.html");
    assert!(!page.contains("://") && !page.contains("\"//"), "a URL of another host");
    let built = ["./style.css", "./texts/{lang}.txt", "./phasor.js", "./phasor_later.js", "./phasor_bg.wasm"];
    let mut files = 0;
    for attribute in ["href=\"", "src=\""] {
        let places = page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next());
        for place in places.filter(|place| !place.starts_with('#')) {
            let file = place.strip_prefix("./").unwrap_or_else(|| panic!("{place} does not begin with ./"));
            assert!(built.contains(&place) || root().join(file).is_file(), "{place} does not exist");
            files += 1;
        }
    }
    assert!(files > 5, "{files} references");
}

#[test]
fn nothing_is_loaded_from_another_host() {
    // XML namespaces have the form of URLs but are only names.
    let vocabularies = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];
    let vocabularies = vocabularies
        .into_iter()
        .chain(["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "http://purl.org/dc/elements/1.1/"]);
    let named: Vec<String> = vocabularies.map(|name| format!("= \"{name}\";")).collect();
    // This file makes the links to sources, which readers may follow.
    let links = root().join("src/render/references.rs");
    for (path, source) in sources().into_iter().filter(|(path, _)| *path != links) {
        let source = named.iter().fold(source, |source, name| source.replacen(name, "", 1));
        for scheme in ["http://", "https://", "\"//"] {
            assert!(!source.contains(scheme), "{}: {scheme}", path.display());
        }
    }
    for path in files("static", "js").into_iter().chain(files("embed", "js")).chain(style_parts()) {
        let source = read(&path);
        for scheme in ["http://", "https://", "\"//", "url(//", "@import"] {
            assert!(!source.contains(scheme), "{}: {scheme}", path.display());
        }
    }
}

/// The files that `style/main.css` imports. Asserts that it imports every file of the folder.
fn style_parts() -> Vec<PathBuf> {
    let mut parts = files("style", "css");
    parts.retain(|path| !path.ends_with("main.css"));
    let main = read("style/main.css");
    let is_named = |path: &PathBuf| main.contains(&format!("@import \"./{}\";", path.file_name().unwrap().display()));
    assert!(parts.iter().all(is_named), "style/main.css does not import all of {parts:?}");
    parts
}

/// Whether a declaration uses left or right, which must be swapped in right-to-left languages.
fn is_physical(property: &str, value: &str) -> bool {
    let mut parts = property.split('-');
    let directed = parts.any(|part| matches!(part, "left" | "right"));
    let by_value = matches!(property, "text-align" | "float" | "clear" | "justify-content" | "justify-self");
    directed || (by_value && value.split_whitespace().any(|word| matches!(word, "left" | "right")))
}

#[test]
fn styles_use_logical_properties_only() {
    for path in style_parts() {
        let style = read(&path);
        let mut declarations = 0;
        for line in style.lines().filter(|line| line.trim_end().ends_with(';')) {
            let Some((property, value)) = line.trim().trim_end_matches(';').split_once(':') else { continue };
            assert!(!is_physical(property.trim(), value), "{}: {line}", path.display());
            declarations += 1;
        }
        assert!(declarations > 3, "{}: {declarations} declarations", path.display());
    }
    assert!(is_physical("margin-left", "1px") && is_physical("text-align", " right") && is_physical("left", "0"));
    assert!(!is_physical("margin-inline-start", "1px") && !is_physical("text-align", " start"));
}
