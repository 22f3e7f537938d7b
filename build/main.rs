//! Prepares the content while the program is built, so that no reader has to download the code for it: chapters in
//! Markdown and formulas in LaTeX become HTML, references become links, and texts are sorted by key.
//!
//! The program comes to a reader in three parts. **The first is what the first chapter needs**; this file is the one
//! place that says so. How all other figures are drawn, what is said about their pictures, and the claims are
//! downloaded later, and tools when a reader asks for one. (With everything in one file, a first visit would be half as large again.)
//!
//! Chapters, and the words around figures that never change, are in the served page. The program that comes alive there
//! keeps them as they are, so they are left out here for the browser.

mod chapters;
mod formulas;
mod references;

use std::{env, fs, path::PathBuf};

use chapters::Chapter;
use references::References;

const FORMULAS: &str = "content/formulas.txt";
const CONTENT: &str = "content/en";

fn main() {
    let chapters = chapters::chapters();
    let first: Vec<&str> = chapters.first().map_or(Vec::new(), Chapter::figures);
    let all: Vec<&str> = chapters.iter().flat_map(Chapter::figures).collect();
    let is_for_browser = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let written: String = chapters.iter().map(|chapter| chapter.written(!is_for_browser)).collect();
    write("chapters.rs", &format!("&[{written}]"));
    write("drawings.rs", &drawings(&all, first.len()));

    let formulas = read(FORMULAS);
    let texts: Vec<String> = files(".txt").iter().map(|name| read(&format!("{CONTENT}/{name}"))).collect();
    let built = entries(&formulas).map(|(key, latex)| (format!("formula.{key}"), formulas::line(key, latex)));
    let texts = texts.iter().flat_map(|text| entries(text)).map(|(key, text)| (key.trim().into(), text.trim().into()));
    let mut all: Vec<(String, String)> = built.chain(texts).collect();
    write("tour.rs", &tour(&mut all));
    let references = References::taken_from(&mut all);
    for (key, text) in all.iter_mut().filter(|(key, _)| key.rsplit('.').next() == Some("cites")) {
        *text = references.cited(key, text);
    }
    let ending = if is_for_browser { String::new() } else { references.ending() };
    write("ending.rs", &format!("{ending:?}"));
    all.sort_unstable();
    let tools: Vec<_> = all.iter().filter(|(key, _)| is_for_tools(key)).collect();
    write("texts_tools.rs", &format!("&{tools:?}"));
    all.retain(|(key, _)| !is_tool(key));
    if is_for_browser {
        all.retain(|(key, _)| !is_served(key));
    }
    let (later, soon): (Vec<_>, Vec<_>) = all.into_iter().partition(|(key, _)| is_later(key, &first));
    write("texts.rs", &format!("&{soon:?}"));
    write("texts_later.rs", &format!("&{later:?}"));
}

/// The names of the files of `content` with this ending.
fn files(ending: &str) -> Vec<String> {
    println!("cargo::rerun-if-changed={CONTENT}");
    let files = fs::read_dir(CONTENT).unwrap_or_else(|error| panic!("{CONTENT}: {error}"));
    let names = files.map(|file| file.expect("an entry").file_name().into_string().expect("a plain name"));
    names.filter(|name| name.ends_with(ending)).collect()
}

/// The steps of the tour, lines `tour.<number> = link | figure | marks | words`, in their order.
fn tour(texts: &mut Vec<(String, String)>) -> String {
    let mut steps = Vec::new();
    texts.retain(|(key, line)| {
        let Some(number) = key.strip_prefix("tour.").and_then(|number| number.parse::<u32>().ok()) else { return true };
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [link, figure, term, words] = fields[..] else { panic!("{key} has not four fields") };
        steps.push((
            number,
            format!("Step {{ link: {link:?}, figure: {figure:?}, term: {term:?}, words: {words:?} }}, "),
        ));
        false
    });
    steps.sort_unstable();
    format!("&[{}]", steps.into_iter().map(|(_, step)| step).collect::<String>())
}

/// The lists of figures and of how they are drawn, in page order.
fn drawings(all: &[&str], first: usize) -> String {
    let module = |id: &str| id.replace('-', "_");
    let figures: Vec<String> = all.iter().map(|id| format!("&{}::FIGURE", module(id))).collect();
    let figures = figures.join(", ");
    let list = |ids: &[&str]| {
        let rows: Vec<String> = ids.iter().map(|id| format!("({id:?}, &{}::DRAWING)", module(id))).collect();
        rows.join(", ")
    };
    let says: Vec<String> = all.iter().map(|id| format!("({id:?}, {}::SAYS)", module(id))).collect();
    let says = says.join(", ");
    let (first, later) = all.split_at(first);
    format!(
        "/// Every figure, in the order of the page.\n\
         pub static ALL: &[&Figure] = &[{figures}];\n\
         /// When the words of figures hold, by the figures' ids. Only tests read it.\n\
         pub static SAYS: &[(&str, &[Statement])] = &[{says}];\n\
         static FIRST: Drawings = &[{}];\n\
         /// How the later figures are drawn, which is downloaded when it is needed.\n\
         pub static LATER: Drawings = &[{}];\n",
        list(first),
        list(later)
    )
}

/// Whether a text is only in the served page.
fn is_served(key: &str) -> bool {
    let words: Vec<&str> = key.split('.').collect();
    match words[..] {
        ["page" | "controls" | "scene" | "formula" | "contents", ..]
        | ["tour", "begin"]
        | ["player", "way", ..]
        | ["problem", "title" | "help" | "reverse" | "positions"]
        | ["figure", _, "notice" | "fixed" | "cites"] => true,
        // The name of a plot is rewritten when the reader turns the matrix.
        ["figure", id, "title"] => id != "heatmap",
        ["param", name] | ["param", name, "help" | "short"] => RAIL.contains(&name),
        ["player", part] => !matches!(part, "play" | "pause" | "sweep"),
        ["puzzle", part] => !matches!(part, "solved" | "stuck" | "solution"),
        ["strip", part] => part != "open" && part != "close",
        ["claims", part, ..] => matches!(part, "title" | "lede" | "rules" | "rule" | "cites"),
        _ => false,
    }
}

/// Families of texts of the tools, which come when a reader asks for one.
const TOOLS: [&str; 6] = ["tools", "share", "save", "export", "code", "check"];

/// Whether a text is of a tool. The buttons and what they say if it fails come before the tools do.
fn is_tool(key: &str) -> bool {
    let family = key.split('.').next().unwrap_or_default();
    TOOLS.contains(&family)
        && !matches!(key, "tools.open" | "tools.short" | "tools.keys" | "tools.failed" | "tools.renewed")
}

/// Whether tools need a text: their own and, of those that are only in the served page, the names of things.
fn is_for_tools(key: &str) -> bool {
    let words: Vec<&str> = key.split('.').collect();
    is_tool(key) || matches!(words[..], ["figure", _, "title"] | ["param", _])
}

/// The parameters whose controls stand beside all figures and nowhere else. Those in frames come alive with the later
/// part.
const RAIL: [&str; 7] = ["d_model", "base", "n_pos", "pos", "k", "pair", "theme"];

/// Families of texts of what teaches, of the table of claims, and of what prints and opens tools.
const TAUGHT: [&str; 13] = [
    "ask",
    "puzzle",
    "terms",
    "tour",
    "definition",
    "claim",
    "claims",
    "verdict",
    "kind",
    "place",
    "source",
    "tools",
    "print",
];
/// What is said to a page that frames this one.
const TO_HOSTS: &str = "host";
/// Families of texts that figures share, of which the first need none.
const SHARED: [&str; 6] = ["note", "wave", "read", "list", "label", "faces"];

/// Whether a text is of no use until the later part arrives.
fn is_later(key: &str, first: &[&str]) -> bool {
    let mut words = key.split('.');
    match (words.next().unwrap_or_default(), words.next(), words.next()) {
        (TO_HOSTS, ..) => true,
        (family, ..) if TAUGHT.contains(&family) || SHARED.contains(&family) => true,
        ("book", Some(part), _) => !matches!(part, "set" | "d" | "n"),
        ("axis", Some(axis), _) => !matches!(axis, "sin" | "cos"),
        // Labels of options beside all figures are served, and of those in frames needed there alone.
        ("param", Some(name), part) => part.is_some() || !RAIL.contains(&name),
        // Slides, which alone have short captions, wait for the later part.
        ("player", Some("sweep"), _)
        | ("viewpoint", ..)
        | ("sentence", Some("title"), _)
        | ("figure", Some(_), Some("short")) => true,
        // Frames have their titles before their figures are drawn.
        ("figure", Some(_), Some("title")) => false,
        ("figure", Some(id), Some(_)) => !first.contains(&id),
        _ => false,
    }
}

fn write(name: &str, code: &str) {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join(name);
    fs::write(out, code).expect("cargo makes the folder");
}

fn read(path: &str) -> String {
    println!("cargo::rerun-if-changed={path}");
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The `key = text` lines of a file, without comments and blank lines.
fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.trim_start().starts_with('#')).filter_map(|line| line.split_once(" = "))
}
