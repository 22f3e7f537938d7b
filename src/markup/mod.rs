//! What stands on the page, as HTML, for the usual parameters. `cargo xtask dist` writes it into `index.html`, where
//! a browser reads it while the program comes, and the program needs no means to write it. The program then brings it
//! into the order that the link asks for, keeps its controls in step with the parameters, and draws.
//!
//! It comes in two parts: what stands around the first figures, and the rest, which is put into the document when they
//! are painted. Of the first part too, what is marked `data-waits` is laid out after the first figure is painted.

pub mod definition;

use crate::figures::{self, Book, Figure, Width};
use crate::fragment::ThemeChoice;
use crate::params::{CHOICES, Choice, GENERAL_CHOICES, NUMBERS, Number, ParamId, Params, Step, number};
use crate::text::number::{plain, significant};
use crate::text::{self, fill};

/// Positions a second at which the cursor can be played, the usual one first.
pub const SPEEDS: [u32; 4] = [4, 1, 16, 64];

/// The last chapter of the first part.
const FIRST_CHAPTERS: usize = 1;

/// The page with its first figures.
pub fn first() -> String {
    let presets: String =
        (1..=4).map(|preset| button(&format!("preset-{preset}"), "", text::get(&format!("preset.{preset}")))).collect();
    format!(
        "<header class='masthead' data-waits><div class='masthead-words'><h1>{}</h1><p class='lede'>{}</p></div>\
         <section class='definition' aria-label='{}'>{}</section></header>\
         <div class='columns'><aside class='rail' data-waits aria-label='{}'>\
         <div class='presets' role='group' aria-label='{}'>{presets}{}</div>\
         <div class='numbers'>{}</div>\
         {}\
         <div class='general-choices'>{}{}</div>\
         </aside><main>{}</main></div>\
         <footer class='colophon'><p>{}</p></footer>",
        text::get("page.title"),
        text::get("page.lede"),
        text::get("definition.title"),
        definition::definition(&Params::default()),
        text::get("controls.title"),
        text::get("preset.title"),
        button("reset", "reset", text::get("preset.reset")),
        NUMBERS
            .iter()
            .filter(|number| number.id != ParamId::Seed)
            .map(|number| number_control(number, ""))
            .collect::<String>(),
        player(),
        CHOICES.iter().filter(|choice| GENERAL_CHOICES.contains(&choice.id)).map(select_choice).collect::<String>(),
        select("theme", "", &ThemeChoice::ALL.map(|(name, _)| name), 0),
        (0..=FIRST_CHAPTERS).map(chapter).collect::<String>(),
        text::get("page.source"),
    )
}

/// What follows in the main part of the page.
pub fn rest() -> String {
    let last = figures::ALL.last().map_or(0, |figure| figure.chapter);
    (FIRST_CHAPTERS + 1..=last).map(chapter).chain([claims()]).collect()
}

/// A chapter with its figures; before the first the place, empty, of the figures that a link asks for.
fn chapter(number: usize) -> String {
    let head = if number == 0 {
        // Without a chapter, those who go from heading to heading still miss none.
        format!("<h2 class='visually-hidden'>{}</h2>", text::get("page.figures"))
    } else {
        format!(
            "<h2><span class='chapter-number'>{number}</span> {}</h2><p class='chapter-lede'>{}</p>",
            text::get(&format!("chapter.{number}")),
            text::get(&format!("chapter.{number}.lede"))
        )
    };
    let state = ["hidden", "data-measured"].get(number).unwrap_or(&"data-waits");
    let figures = figures::ALL.iter().copied().filter(|figure| figure.chapter == number);
    format!(
        "<section class='chapter' id='chapter-{number}' {state}>{head}<div class='figures'>{}</div></section>",
        figures.map(frame).collect::<String>()
    )
}

/// The frame that every figure has: title, what to notice, canvas, the value under the pointer, and the caption.
fn frame(figure: &'static Figure) -> String {
    let id = figure.id;
    let words = |part: &str| text::get(&format!("figure.{id}.{part}"));
    let title = words("title");
    let controls: String = figure.controls.iter().map(|control| frame_control(*control, id)).collect();
    // Later chapters wait as a whole.
    let is_first = figures::ALL[0].id == id;
    let waits = if figure.chapter == 1 && !is_first { "data-waits" } else { "" };
    // To load a font for formulas takes longer than to draw the first figure.
    let formula_waits = if is_first { "data-waits" } else { "" };
    let wide = match figure.width {
        Width::Column => "",
        Width::Row => " wide",
        Width::Panels => " wide panels",
    };
    format!(
        "<figure class='figure{wide}' id='{id}' data-figure='{id}' data-drawn='0' {waits} aria-labelledby='title-{id}'>\
         <div class='figure-head'><h3 id='title-{id}'>{title}</h3>{}</div>\
         <div class='notice'><p>{}</p><div class='formula' tabindex='0' {formula_waits}>{}</div></div>\
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
    let (name, params) = (number.name, Params::default());
    let label = text::get(&format!("param.{name}"));
    let value = (number.get)(&params);
    let (min, max, step) = number.slider_range(&params);
    format!(
        "<div class='control' data-number='{name}'>\
         <label for='field-{name}{figure}' title='{}'>{label}</label>\
         <input type='number' inputmode='decimal' autocomplete='off' name='{name}' id='field-{name}{figure}' \
         min='{}' max='{}' step='{}' value='{}' aria-describedby='notice-{name}{figure}'>\
         <input type='range' name='{name}' aria-label='{label}' min='{}' max='{}' step='{}' value='{}' \
         aria-valuetext='{}'>\
         <p class='field-notice' id='notice-{name}{figure}' role='status'></p></div>",
        text::get(&format!("param.{name}.help")),
        plain(number.min),
        plain((number.max)(&params)),
        if number.step == Step::Even { "2" } else { "any" },
        number.written(&params),
        plain(min),
        plain(max),
        plain(step),
        plain(number.to_slider(value, &params)),
        significant(value, 12),
    )
}

/// Options as a row of radio buttons.
fn radios(choice: &Choice, figure: &str) -> String {
    let key = choice.key;
    let usual = (choice.get)(&Params::default());
    let option = |(place, option): (usize, &&str)| {
        let checked = if place == usual { " checked" } else { "" };
        format!(
            "<label class='option'><input type='radio' name='{key}-{figure}' data-choice='{key}' value='{option}'{checked}>\
             <span>{}</span></label>",
            text::get(&format!("param.{key}.{option}"))
        )
    };
    let options: String = choice.options.iter().enumerate().map(option).collect();
    format!("<fieldset class='choice'><legend>{}</legend>{options}</fieldset>", text::get(&format!("param.{key}")))
}

fn select_choice(choice: &Choice) -> String {
    select(choice.key, " data-choice", choice.options, (choice.get)(&Params::default()))
}

/// Options as a list to select from; texts are `param.<key>` and `param.<key>.<option>`.
fn select(key: &str, mark: &str, options: &[&str], usual: usize) -> String {
    let option = |(place, option): (usize, &&str)| {
        let selected = if place == usual { " selected" } else { "" };
        format!("<option value='{option}'{selected}>{}</option>", text::get(&format!("param.{key}.{option}")))
    };
    let options: String = options.iter().enumerate().map(option).collect();
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

/// The panel of numbers that texts print, closed and empty.
fn claims() -> String {
    let head = ["where", "printed", "computed", "verdict", "show"]
        .map(|column| format!("<th>{}</th>", text::get(&format!("claims.{column}"))));
    format!(
        "<section class='claims' id='claims'><details><summary><h2>{}</h2></summary><p class='chapter-lede'>{}</p>\
         <div class='claims-table' tabindex='0' role='group' aria-label='{}'><table><thead><tr>{}</tr></thead>\
         <tbody></tbody></table></div></details></section>",
        text::get("claims.title"),
        text::get("claims.lede"),
        text::get("claims.title"),
        head.concat(),
    )
}
