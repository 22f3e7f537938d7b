//! Exercises for teachers: the page shows all of them, with valid links.

use std::collections::BTreeSet;

use crate::{ENGLISH, PAGE};

#[test]
fn exercises_are_in_their_chapters_with_their_answers() {
    assert!(!ENGLISH.exercises.is_empty());
    let mut titles = BTreeSet::new();
    for (number, chapter) in (1..).zip(&ENGLISH.chapters) {
        let id_attribute = format!("id=\"exercises-{}\"", chapter.name);
        let Some(found) = ENGLISH.exercises.get(&chapter.name) else {
            assert!(!PAGE.contains(&id_attribute), "{}", chapter.name);
            continue;
        };
        assert_eq!(PAGE.matches(&id_attribute).count(), 1, "{}", chapter.name);
        let section = PAGE.split_once(&format!("id=\"chapter-{number}\"")).expect("the chapter").1;
        let exercises_html = section.split_once(&id_attribute).expect("not in its own chapter").1;
        assert!(exercises_html.contains(&found.about), "{}", chapter.name);
        for exercise in &found.exercises {
            for words in [&exercise.title, &exercise.task, &exercise.answer] {
                assert!(exercises_html.contains(words.as_str()), "{}: {words}", chapter.name);
                assert!(!words.contains(['{', '}', '\u{1}']) && !words.contains("::"), "{words}");
            }
            assert!(titles.insert(exercise.title.as_str()), "two exercises have the title {}", exercise.title);
        }
    }
}

#[test]
fn links_of_exercises_have_targets_on_the_page() {
    for exercise in ENGLISH.exercises.values().flat_map(|found| &found.exercises) {
        for words in [&exercise.task, &exercise.answer] {
            for target in words.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(PAGE.contains(&format!("id=\"{target}\"")), "#{target}");
            }
        }
    }
}
