//! The exercises: collapsed at the end of their chapter, and all together on a separate page for printing. That page
//! contains no islands.

use std::sync::Arc;

use html_escape::encode_double_quoted_attribute as escaped;
use hydration_context::SsrSharedContext;
use leptos::prelude::*;

use super::exercises::{ChapterExercises, Exercise};
use super::language::{FIRST, Language};
use super::use_language;
use crate::text::{self, fill};

/// The folder of the page of all exercises, next to the page of its language.
pub(super) const FOLDER: &str = "exercises";

/// The exercises at the end of the chapter with this number, from 1.
#[component]
pub(super) fn ForTeachers(number: usize) -> impl IntoView {
    let language = use_language();
    let name = language.chapters[number - 1].name.clone();
    let (chapter_exercises, lang) = (language.exercises.get(&name), language.exercises_lang);
    chapter_exercises.map(|chapter_exercises| {
        let exercise = |(index, exercise): (usize, &Exercise)| {
            let Exercise { title, task, answer } = exercise;
            view! {
                <div class="exercise">
                    <Title number=(number, index) title=title.clone() />
                    <div class="prose" inner_html=task.clone()></div>
                    <details>
                        <summary>{text::get("exercises.answer")}</summary>
                        <div class="prose" inner_html=answer.clone()></div>
                    </details>
                </div>
            }
        };
        view! {
            <details class="exercises" id=format!("exercises-{name}")>
                <summary>{summary(chapter_exercises)}</summary>
                <div lang=lang dir=lang.map(|_| "ltr")>
                    <div class="prose" inner_html=chapter_exercises.about.clone()></div>
                    {chapter_exercises.exercises.iter().enumerate().map(exercise).collect_view()}
                </div>
                <p class="exercises-all">
                    <a href=format!("{FOLDER}/#{name}")>{text::get("exercises.all")}</a>
                </p>
            </details>
        }
    })
}

fn summary(chapter_exercises: &ChapterExercises) -> String {
    match chapter_exercises.minutes {
        Some(minutes) => fill("exercises.timed", &[("minutes", minutes.to_string())]),
        None => text::get("exercises.untimed").to_owned(),
    }
}

/// The heading of an exercise. `number`: the number of its chapter, and its index.
#[component]
fn Title(number: (usize, usize), title: String) -> impl IntoView {
    view! {
        <h3>
            <span class="exercise-number">{format!("{}.{}", number.0, number.1 + 1)}</span>
            " "
            <span inner_html=title></span>
        </h3>
    }
}

/// The slides of one lecture: each links to a figure, and has a sentence `lecture.<figure>`. Where the link says
/// `ask=first`, the figure's question comes first.
const LECTURE: [(&str, &str); 5] = [
    ("components", "d=2&n=20&fig=components&view=slide"),
    ("clocks", "d=16&fig=clocks&view=slide"),
    ("heatmap", "d=16&fig=heatmap&view=slide"),
    ("distance-offset", "fig=distance-offset&ask=first&view=slide"),
    ("rope", "fig=rope&ask=first&view=slide"),
];

/// One lecture in five pictures, as links to slides.
#[component]
fn Lecture() -> impl IntoView {
    let slide = |(figure, link): (&str, &str)| {
        view! {
            <li>
                <a href=format!("../#{link}")>{text::get(&format!("figure.{figure}.title"))}</a>
                ": "
                {text::get(&format!("lecture.{figure}"))}
            </li>
        }
    };
    view! {
        <section id="lecture">
            <h2>{text::get("lecture.title")}</h2>
            <p>{text::get("lecture.lede")}</p>
            <ol>{LECTURE.map(slide)}</ol>
        </section>
    }
}

/// The page of all exercises: first the tasks in order, then all answers.
pub(super) fn page(language: &Arc<Language>) -> String {
    let body = Owner::new_root(Some(Arc::new(SsrSharedContext::new_islands()))).with(|| {
        provide_context(Arc::clone(language));
        Sheet().to_html()
    });
    let root = if language.code == FIRST { "../" } else { "../../" };
    let [title, description] = ["exercises.document", "exercises.lede"].map(|key| escaped(text::get(key)));
    format!(
        "<!doctype html>\n<html lang=\"{}\" dir=\"{}\" class=\"sheet\" data-started>\n<head>\n\
        <meta charset=\"utf-8\">\n\
        <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
        <meta name=\"description\" content=\"{description}\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
        <meta name=\"build\" content=\"\">\n<link rel=\"icon\" href=\"{root}static/icon.svg\" type=\"image/svg+xml\">\n\
        <link rel=\"stylesheet\" href=\"{root}style.css\">\n</head>\n<body>\n{body}\n</body>\n</html>\n",
        language.code, language.dir,
    )
}

#[component]
fn Sheet() -> impl IntoView {
    let language = use_language();
    let lang = language.exercises_lang;
    let chapters = language.chapters.iter().enumerate().filter_map(|(index, chapter)| {
        Some((index + 1, chapter.name.clone(), chapter.title.clone(), language.exercises.get(&chapter.name)?))
    });
    let chapters: Vec<_> = chapters.collect();
    let tasks = chapters.iter().map(|(number, name, title, chapter_exercises)| {
        let task =
            |(index, exercise): (usize, &Exercise)| task_or_answer(["exercise", "answer"], (*number, index), exercise);
        view! {
            <section id=name.clone()>
                <h2>
                    <span class="chapter-number">{*number}</span>
                    <a href=format!("../#{name}")>{title.clone()}</a>
                </h2>
                <div class="prose" inner_html=with_relative_links(&chapter_exercises.about)></div>
                {chapter_exercises.exercises.iter().enumerate().map(task).collect_view()}
            </section>
        }
    });
    let answers = chapters.iter().flat_map(|(number, .., chapter_exercises)| {
        let answer =
            |(index, exercise): (usize, &Exercise)| task_or_answer(["answer", "exercise"], (*number, index), exercise);
        chapter_exercises.exercises.iter().enumerate().map(answer).collect::<Vec<_>>()
    });
    view! {
        <main>
            <p class="sheet-way">
                <a href="../">{text::get("exercises.back")}</a>
            </p>
            <h1>{text::get("exercises.title")}</h1>
            <p>{text::get("exercises.lede")}</p>
            <Lecture />
            <div lang=lang dir=lang.map(|_| "ltr")>{tasks.collect_view()}</div>
            <section class="sheet-answers" id="answers">
                <h2>{text::get("exercises.answers")}</h2>
                <div lang=lang dir=lang.map(|_| "ltr")>{answers.collect_view()}</div>
            </section>
            <p class="sheet-way">
                <a href="../">{text::get("exercises.back")}</a>
            </p>
        </main>
    }
}

/// The task (`this` = `exercise`) or the answer (`answer`) of an exercise on the page of all exercises, with a link to
/// the `other` of the two.
fn task_or_answer([this, other]: [&str; 2], number: (usize, usize), exercise: &Exercise) -> impl IntoView + use<> {
    let id = |side: &str| format!("{side}-{}-{}", number.0, number.1 + 1);
    let (html, link_key) = match this {
        "answer" => (&exercise.answer, "exercises.task"),
        _ => (&exercise.task, "exercises.answer"),
    };
    view! {
        <div class="exercise" id=id(this)>
            <Title number title=exercise.title.clone() />
            <div class="prose" inner_html=with_relative_links(html)></div>
            <p class="sheet-way">
                <a href=format!("#{}", id(other))>{text::get(link_key)}</a>
            </p>
        </div>
    }
}

/// Makes the links to anchors of the main page relative to the page of exercises.
fn with_relative_links(html: &str) -> String {
    html.replace("href=\"#", "href=\"../#")
}

#[cfg(test)]
mod tests {
    use super::LECTURE;
    use crate::fragment::{State, View};
    use crate::lessons::question_of;

    #[test]
    fn each_link_of_the_lecture_is_a_slide_with_its_figure_and_question() {
        for (figure, link) in LECTURE {
            let (State { settings, .. }, notices) = State::parse(link);
            assert!(notices.is_empty(), "{link}: {notices:?}");
            assert_eq!((settings.view, &settings.figures[..]), (View::Slide, &[figure][..]));
            assert_eq!(settings.asks_first, question_of(figure).is_some(), "{figure}");
        }
    }
}
