//! What stands on the page, as HTML. It is written once; [`sync`](super::sync) keeps its controls in step with the
//! parameters, the [stage](super::stage) writes into the frames of figures, and [`events`](super::events) listens.
//!
//! A typed view of every element would make the download half as large again, for markup that never changes.

use super::claims;
use super::player::SPEEDS;
use crate::figures::{self, Book, Figure, Width};
use crate::fragment::{Settings, ThemeChoice, View};
use crate::params::{CHOICES, Choice, GENERAL_CHOICES, NUMBERS, Number, ParamId, Step, number};
use crate::text::number::plain;
use crate::text::{self, fill};

/// Everything but what depends on the link.
pub(super) fn page() -> String {
    let presets: String =
        (1..=4).map(|preset| button(&format!("preset-{preset}"), "", text::get(&format!("preset.{preset}")))).collect();
    format!(
        "<header class='masthead'><div class='masthead-words'><h1>{}</h1><p class='lede'>{}</p></div>\
         <section class='definition' aria-label='{}'></section></header>\
         <div class='columns'><aside class='rail' aria-label='{}'>\
         <div class='presets' role='group' aria-label='{}'>{presets}{}</div>\
         <div class='numbers'></div>\
         {}\
         <div class='general-choices'>{}{}</div>\
         </aside><main><div class='chapters'></div>{}</main></div>\
         <footer class='colophon'><p>{}</p></footer>",
        text::get("page.title"),
        text::get("page.lede"),
        text::get("definition.title"),
        text::get("controls.title"),
        text::get("preset.title"),
        button("reset", "reset", text::get("preset.reset")),
        player(),
        CHOICES.iter().filter(|choice| GENERAL_CHOICES.contains(&choice.id)).map(select_choice).collect::<String>(),
        select("theme", "", &ThemeChoice::ALL.map(|(name, _)| name)),
        claims::panel(),
        text::get("page.source"),
    )
}

/// The sliders and fields that the link does not hide.
pub(super) fn rail(settings: &Settings) -> String {
    let shown = NUMBERS.iter().filter(|number| number.id != ParamId::Seed && !settings.hidden.contains(&number.key));
    shown.map(|number| number_control(number, "")).collect()
}

/// Chapters with their figures; the figures that a link asks for stand in its order, without headings.
pub(super) fn chapters(settings: &Settings) -> String {
    let wanted = settings.figures.iter().filter_map(|id| figures::by_id(id));
    match settings.view {
        View::Slide => {
            let first = wanted.chain(figures::ALL.iter().copied()).next();
            return chapter(0, first);
        }
        _ if !settings.figures.is_empty() => return chapter(0, wanted),
        _ => {}
    }
    let last = figures::ALL.last().map_or(0, |figure| figure.chapter);
    (1..=last)
        .map(|number| chapter(number, figures::ALL.iter().copied().filter(|figure| figure.chapter == number)))
        .collect()
}

fn chapter(number: usize, figures: impl IntoIterator<Item = &'static Figure>) -> String {
    // Without a chapter, those who go from heading to heading still miss none.
    let mut heading = format!("<h2 class='visually-hidden'>{}</h2>", text::get("page.figures"));
    if number > 0 {
        heading = format!(
            "<h2><span class='chapter-number'>{number}</span> {}</h2><p class='chapter-lede'>{}</p>",
            text::get(&format!("chapter.{number}")),
            text::get(&format!("chapter.{number}.lede"))
        );
    }
    let figures: String = figures.into_iter().map(frame).collect();
    // What comes after the first chapter is laid out after it.
    let waits = if number > 1 { " data-waits" } else { "" };
    format!(
        "<section class='chapter' id='chapter-{number}'{waits}>{heading}<div class='figures'>{figures}</div></section>"
    )
}

/// The frame that every figure has: title, what to notice, canvas, the value under the pointer, and the caption.
fn frame(figure: &'static Figure) -> String {
    let id = figure.id;
    let words = |part: &str| text::get(&format!("figure.{id}.{part}"));
    let title = words("title");
    let controls: String = figure.controls.iter().map(|control| frame_control(*control, id)).collect();
    let wide = match figure.width {
        Width::Column => "",
        Width::Row => " wide",
        Width::Panels => " wide panels",
    };
    format!(
        "<figure class='figure{wide}' id='{id}' data-figure='{id}' data-drawn='0' aria-labelledby='title-{id}'>\
         <div class='figure-head'><h3 id='title-{id}'>{title}</h3>{}</div>\
         <div class='notice'><p>{}</p><div class='formula' tabindex='0'>{}</div></div>\
         <div class='frame-controls'>{controls}</div>\
         <div class='plot' tabindex='0' role='group' aria-label='{}'>\
         <canvas role='img' aria-label='{title}' aria-describedby='alt-{id}'></canvas>\
         <canvas class='overlay' aria-hidden='true'></canvas></div>\
         <p class='reading'>{}</p>\
         <p class='failure' role='alert' hidden></p>\
         <p class='alt visually-hidden' id='alt-{id}'></p>\
         <figcaption></figcaption></figure>",
        figure.book.map(|book| book_button(id, book)).unwrap_or_default(),
        words("notice"),
        text::get(&format!("formula.{id}")),
        text::get("figure.keys"),
        text::get("figure.point-at"),
    )
}

fn frame_control(id: ParamId, figure: &str) -> String {
    match id {
        ParamId::Seed => number_control(number(id), figure),
        ParamId::Sentence => format!(
            "<label class='sentence'><span>{}</span><input type='text' name='sentence' dir='auto' \
             autocomplete='off'></label>",
            text::get("sentence.title")
        ),
        ParamId::Viewpoint => format!(
            "<fieldset class='choice'><legend>{}</legend>{}{}</fieldset>",
            text::get("viewpoint.title"),
            viewpoint("yaw", 180),
            viewpoint("pitch", 90)
        ),
        _ => CHOICES.iter().find(|choice| choice.id == id).map(|choice| radios(choice, figure)).unwrap_or_default(),
    }
}

/// Sets the parameters of the book's own panel; hidden while the page has them.
fn book_button(figure: &str, book: Book) -> String {
    let values = [("book.d", book.d_model), ("book.n", book.n_pos)];
    let values: Vec<String> =
        values.into_iter().filter_map(|(key, value)| Some(fill(key, &[("value", value?.to_string())]))).collect();
    button(&format!("book-{figure}"), "book", &fill("book.set", &[("values", values.join(", "))]))
}

/// A field and a slider of one name. `figure` tells apart those that stand in several frames.
fn number_control(number: &Number, figure: &str) -> String {
    let name = number.name;
    let label = text::get(&format!("param.{name}"));
    format!(
        "<div class='control' data-number='{name}'>\
         <label for='field-{name}{figure}' title='{}'>{label}</label>\
         <input type='number' inputmode='decimal' autocomplete='off' name='{name}' id='field-{name}{figure}' \
         min='{}' step='{}' aria-describedby='notice-{name}{figure}'>\
         <input type='range' name='{name}' aria-label='{label}'>\
         <p class='field-notice' id='notice-{name}{figure}' role='status'></p></div>",
        text::get(&format!("param.{name}.help")),
        plain(number.min),
        if number.step == Step::Even { "2" } else { "any" },
    )
}

/// Options as a row of radio buttons.
fn radios(choice: &Choice, figure: &str) -> String {
    let key = choice.key;
    let option = |option: &&str| {
        format!(
            "<label class='option'><input type='radio' name='{key}-{figure}' data-choice='{key}' value='{option}'>\
             <span>{}</span></label>",
            text::get(&format!("param.{key}.{option}"))
        )
    };
    let options: String = choice.options.iter().map(option).collect();
    format!("<fieldset class='choice'><legend>{}</legend>{options}</fieldset>", text::get(&format!("param.{key}")))
}

fn select_choice(choice: &Choice) -> String {
    select(choice.key, " data-choice", choice.options)
}

/// Options as a list to select from; texts are `param.<key>` and `param.<key>.<option>`.
fn select(key: &str, mark: &str, options: &[&str]) -> String {
    let option =
        |option: &&str| format!("<option value='{option}'>{}</option>", text::get(&format!("param.{key}.{option}")));
    let options: String = options.iter().map(option).collect();
    let mark = if mark.is_empty() { String::new() } else { format!("{mark}='{key}'") };
    format!(
        "<label class='choose'><span>{}</span><select name='{key}'{mark}>{options}</select></label>",
        text::get(&format!("param.{key}"))
    )
}

fn viewpoint(name: &str, most: i32) -> String {
    format!(
        "<label class='option'><span>{}</span><input type='range' name='{name}' min='-{most}' max='{most}' step='1'>\
         </label>",
        text::get(&format!("viewpoint.{name}"))
    )
}

fn player() -> String {
    let speed = |speed: &u32| {
        let label = fill("player.speed.value", &[("speed", speed.to_string())]);
        format!("<option value='{speed}'>{label}</option>")
    };
    format!(
        "<div class='player' role='group' aria-label='{}'>\
         <button type='button' data-act='back' aria-label='{}'>−1</button>\
         {}\
         <button type='button' data-act='on' aria-label='{}'>+1</button>\
         <select name='speed' aria-label='{}'>{}</select>\
         <label class='option'><input type='checkbox' name='loop' checked><span>{}</span></label></div>",
        text::get("player.title"),
        text::get("player.back"),
        button("play", "play", text::get("player.play")),
        text::get("player.on"),
        text::get("player.speed"),
        SPEEDS.iter().map(speed).collect::<String>(),
        text::get("player.loop"),
    )
}

fn button(act: &str, class: &str, label: &str) -> String {
    format!("<button type='button' class='{class}' data-act='{act}'>{label}</button>")
}
