//! Exercises for teachers: `content/<language>/exercises.md`. Its chapters may be in any order:
//!
//! - `## name`: the exercises of the chapter in the file `<number>-<name>.md`; the text below it says what the chapter
//!   needs, what it teaches, and how many minutes it takes;
//! - `### Title`: an exercise; its text, the line `::answer`, and the text of its answer.
//!
//! The texts are Markdown as in chapters, but static: `{values}` and numbers are those for the default parameters.

use std::collections::BTreeMap;

use super::markdown::{Chapter, fixed};
use crate::text;

/// The exercises of a chapter, as HTML.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct ChapterExercises {
    /// What the chapter needs, what it teaches, how long it takes.
    pub about: String,
    /// The number of minutes, if stated.
    pub minutes: Option<u32>,
    /// The exercises in their order.
    pub exercises: Vec<Exercise>,
}

/// An exercise, as HTML.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Exercise {
    /// Its title, without a paragraph around it.
    pub title: String,
    /// The task.
    pub task: String,
    /// The answer.
    pub answer: String,
}

/// The name of the file, without its extension.
pub(super) const FILE: &str = "exercises";

/// The line between an exercise and its answer.
const ANSWER: &str = "::answer";

/// The exercises of each chapter that has some, by its name.
///
/// # Panics
/// If a chapter does not exist, or an exercise has no answer.
pub(super) fn exercises(source: &str, chapters: &[Chapter]) -> BTreeMap<String, ChapterExercises> {
    let mut all = BTreeMap::new();
    for (name, source) in parts(source, "## ") {
        if name.is_empty() {
            // A heading of the whole file is for its authors only.
            let is_heading = |line: &str| line.trim().is_empty() || line.starts_with("# ");
            assert!(
                source.lines().all(is_heading),
                "{FILE}.md: words stand before the first chapter: {}",
                source.trim()
            );
            continue;
        }
        let exists = chapters.iter().any(|chapter| chapter.name == name);
        assert!(exists, "{FILE}.md: no chapter is called `{name}`: {:?}", names(chapters));
        let before = all.insert(name.clone(), of_chapter(&name, &source));
        assert!(before.is_none(), "{FILE}.md: the chapter `{name}` appears twice");
    }
    all
}

fn names(chapters: &[Chapter]) -> Vec<&str> {
    chapters.iter().map(|chapter| chapter.name.as_str()).collect()
}

fn of_chapter(name: &str, source: &str) -> ChapterExercises {
    let mut parts = parts(source, "### ").into_iter();
    let about = parts.next().map(|(_, about)| about).unwrap_or_default();
    assert!(!about.trim().is_empty(), "{FILE}.md: {name}: it is not said what the chapter needs and teaches");
    let exercises: Vec<Exercise> = parts.map(|(title, source)| exercise(name, &title, &source)).collect();
    assert!(!exercises.is_empty(), "{FILE}.md: {name}: there is no exercise");
    ChapterExercises { minutes: minutes(&about), about: html(&about), exercises }
}

fn exercise(chapter: &str, title: &str, source: &str) -> Exercise {
    let location = format!("{FILE}.md: {chapter}: “{title}”");
    assert!(!title.is_empty(), "{FILE}.md: {chapter}: an exercise has no title");
    let mut sides = [String::new(), String::new()];
    let mut side = 0;
    for (line, is_code) in lines_with_code(source) {
        if is_code || !line.starts_with("::") {
            sides[side] += line;
            sides[side].push('\n');
            continue;
        }
        assert_eq!(line.trim_end(), ANSWER, "{location}: no known directive");
        assert_eq!(side, 0, "{location}: it has two answers");
        side = 1;
    }
    assert_eq!(side, 1, "{location}: it has no answer, a line `{ANSWER}` with words after it");
    assert!(
        sides.iter().all(|words| !words.trim().is_empty()),
        "{location}: its words or those of its answer are missing"
    );
    let [task, answer] = sides.map(|words| html(&words));
    let title = html(title);
    let title = title.strip_prefix("<p>").and_then(|title| title.strip_suffix("</p>")).unwrap_or(&title).to_owned();
    Exercise { title, task, answer }
}

/// Markdown as HTML.
fn html(markdown: &str) -> String {
    fixed(markdown).trim().to_owned()
}

/// The text before the first heading of a level, with an empty name, then each heading with the text that follows it.
fn parts(source: &str, level: &str) -> Vec<(String, String)> {
    let mut parts = vec![(String::new(), String::new())];
    for (line, is_code) in lines_with_code(source) {
        if let Some(name) = line.strip_prefix(level).filter(|_| !is_code) {
            parts.push((name.trim().to_owned(), String::new()));
        } else if let Some((_, words)) = parts.last_mut() {
            words.push_str(line);
            words.push('\n');
        }
    }
    parts
}

/// Each line, and whether it is in a code block, where headings and directives have no meaning.
fn lines_with_code(source: &str) -> impl Iterator<Item = (&str, bool)> {
    let mut is_code = false;
    source.lines().map(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        (line, is_code || is_fence)
    })
}

/// The number before the language's word for minutes.
fn minutes(words: &str) -> Option<u32> {
    let before = |unit: &str| {
        let (before, _) = words.split_once(unit)?;
        let digits = before.trim_end().trim_end_matches(|letter: char| letter.is_ascii_digit());
        before.trim_end()[digits.len()..].parse().ok()
    };
    // Exercises that a language lacks are in English.
    before(text::get("exercises.minutes")).or_else(|| before("minutes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "# Exercises\n\n## one\nNeeds nothing. Takes 25 minutes.\n\n\
        ### A *title*\nWhat is {pairs}, $d$ halved?\n\n```\n## no chapter\n::no answer\n```\n::answer\n{pairs}.\n\
        ### Other\nDo.\n::answer\nDone.\n";

    fn read(source: &str) -> BTreeMap<String, ChapterExercises> {
        let chapters = ["one", "two"].map(|name| Chapter {
            name: name.into(),
            title: name.into(),
            blocks: Vec::new(),
            fallback_lang: None,
        });
        exercises(source, &chapters)
    }

    #[test]
    fn exercises_are_parsed_with_values_formulas_and_answers() {
        let all = read(GOOD);
        assert_eq!(all.len(), 1);
        let one = &all["one"];
        assert_eq!((one.minutes, one.exercises.len()), (Some(25), 2));
        assert_eq!(one.about, "<p>Needs nothing. Takes 25 minutes.</p>");
        let Exercise { title, task, answer } = &one.exercises[0];
        assert_eq!((title.as_str(), answer.as_str()), ("A <em>title</em>", "<p>64.</p>"));
        assert!(task.starts_with("<p>What is 64, <math") && task.contains("## no chapter"), "{task}");
    }

    #[test]
    fn minutes_are_optional() {
        assert_eq!(minutes("Takes a while: minutes."), None);
        assert_eq!(minutes("From 20 to 30 minutes, with pauses."), Some(30));
    }

    #[test]
    #[should_panic(expected = "no chapter is called `three`")]
    fn a_chapter_must_exist() {
        read(&GOOD.replace("## one", "## three"));
    }

    #[test]
    #[should_panic(expected = "“Other”: it has no answer")]
    fn an_exercise_must_have_an_answer() {
        read(&GOOD.replace("Do.\n::answer\n", "Do.\n"));
    }

    #[test]
    #[should_panic(expected = "“Other”: its words or those of its answer are missing")]
    fn an_answer_must_not_be_empty() {
        read(&GOOD.replace("Done.\n", ""));
    }

    #[test]
    #[should_panic(expected = "it is not said what the chapter needs and teaches")]
    fn a_chapter_must_describe_what_it_needs() {
        read(&GOOD.replace("Needs nothing. Takes 25 minutes.", ""));
    }

    #[test]
    #[should_panic(expected = "no value is called nothing")]
    fn a_value_must_exist() {
        read(&GOOD.replace("{pairs}.", "{nothing}."));
    }
}
