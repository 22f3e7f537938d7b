//! What a reader is asked to predict before the answer is shown: one row a question, in [`ALL`].
//!
//! A question is about a setting of its own, which its words name, and not about what the page is set to. Its texts are
//! `ask.<id>.question`, `.why` (what is true, and why) and, for each mistake that has an answer of its own,
//! `.mistake.<name>`; of a choice also `.option.<number>`, and `.mistake.<number>` for every option but the right one. Every
//! number in them comes from the core: [`Question::given`] for the question, [`Question::found`] for its answers.
//!
//! A line `::ask{#id}` in a chapter places a question. Nothing here knows a browser; `page/lesson/ask` shows it.

mod attention;
mod bases;
mod distances;
pub mod sketch;
mod turns;
mod typed;

pub use self::sketch::Sketch;
pub use self::typed::readings;

use crate::text::number::significant;
use crate::text::{self, fill};

/// A question to the reader.
pub struct Question {
    /// Its name in chapters and texts.
    pub id: &'static str,
    /// The figure that shows the answer.
    pub figure: &'static str,
    /// How it is answered.
    pub kind: Kind,
    /// The numbers that the question names.
    pub given: fn() -> Values,
    /// The numbers of its answers, computed when somebody asks for one.
    pub found: fn() -> Values,
}

/// Names and numbers, as texts ask for them.
pub type Values = Vec<(&'static str, String)>;

/// How a question is answered.
pub enum Kind {
    /// By one of some options.
    Choice(Choice),
    /// By a number.
    Number(Number),
    /// By five heights on an empty plot.
    Sketch(Sketch),
}

/// A choice. Options are counted from 1.
pub struct Choice {
    /// How many options there are.
    pub options: usize,
    /// The right one.
    pub right: usize,
}

/// A number that is asked for.
pub struct Number {
    /// The right one.
    pub truth: fn() -> f64,
    /// By what part of a number an answer may differ from it.
    pub tolerance: f64,
    /// Other numbers that readers come to.
    pub mistakes: &'static [Mistake],
}

/// A wrong number that has an answer of its own.
pub struct Mistake {
    /// The end of its text's key.
    pub name: &'static str,
    /// The number.
    pub value: fn() -> f64,
}

/// What a reader answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Guess {
    /// This option, from 1.
    Option(usize),
    /// What was typed can be read as these numbers, the likeliest first; see [`readings`].
    Number(Vec<f64>),
    /// These heights, in the units of the plot.
    Heights([f64; sketch::HANDLES]),
}

/// What is said to an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// Whether the answer is right, if there was one.
    pub is_right: Option<bool>,
    /// What is said to this answer; empty where the reader gave none.
    pub verdict: String,
    /// What is true, and why.
    pub why: String,
}

/// Every question, in the order of the chapters.
pub static ALL: [&Question; 14] = [
    &attention::ORDER_ANSWER,
    &turns::ONE_TURN,
    &turns::ONE_PAIR_DISTANCE,
    &turns::SLOWEST_TURN,
    &distances::LONGEST_ENCODING,
    &distances::DISTANCE_CURVE,
    &attention::ROPE_SHIFT,
    &attention::CAUSAL_ORDER,
    &turns::WAVELENGTH_LADDER,
    &bases::TEN_TIMES_BASE,
    &bases::SIMILARITY_FAR,
    &bases::BASE_REACH,
    &attention::LEARNED_TABLE,
    &distances::DIFFUSION_STEP,
];

/// The question of this id.
pub fn by_id(id: &str) -> Option<&'static Question> {
    ALL.into_iter().find(|question| question.id == id)
}

impl Number {
    /// Whether `guess` is `value`, as nearly as answers have to be.
    pub fn is_near(&self, guess: f64, value: f64) -> bool {
        // Of numbers that must be hit exactly, the difference is 0.
        (guess - value).abs() <= self.tolerance * value.abs()
    }
}

impl Question {
    /// The key of one of its texts.
    pub fn key(&self, part: &str) -> String {
        format!("ask.{}.{part}", self.id)
    }

    /// The keys of all its texts.
    pub fn keys(&self) -> Vec<String> {
        let mut parts: Vec<String> = ["question", "why"].map(String::from).into();
        match &self.kind {
            Kind::Choice(choice) => parts.extend((1..=choice.options).flat_map(|option| {
                let mistake = (option != choice.right).then(|| format!("mistake.{option}"));
                [format!("option.{option}")].into_iter().chain(mistake)
            })),
            Kind::Number(number) => {
                parts.extend(number.mistakes.iter().map(|mistake| format!("mistake.{}", mistake.name)));
            }
            Kind::Sketch(sketch) => {
                parts.push("place".into());
                parts.extend(sketch.mistakes.iter().map(|mistake| format!("mistake.{}", mistake.name)));
            }
        }
        parts.iter().map(|part| self.key(part)).collect()
    }

    /// What is asked.
    pub fn words(&self) -> String {
        fill(&self.key("question"), &(self.given)())
    }

    /// An option of a choice, from 1.
    pub fn option(&self, number: usize) -> String {
        fill(&self.key(&format!("option.{number}")), &(self.given)())
    }

    /// What is said to an answer, or to a reader who wants to be shown.
    pub fn reply(&self, guess: Option<&Guess>) -> Reply {
        let mut values = (self.given)();
        values.extend((self.found)());
        let why = fill(&self.key("why"), &values);
        let (is_right, verdict) = match (&self.kind, guess) {
            (Kind::Choice(choice), Some(Guess::Option(chosen))) => self.to_option(choice, *chosen, &values),
            (Kind::Number(number), Some(Guess::Number(readings))) if !readings.is_empty() => {
                self.to_number(number, readings, values)
            }
            (Kind::Sketch(sketch), Some(Guess::Heights(heights))) => self.to_sketch(sketch, heights, &values),
            _ => return Reply { is_right: None, verdict: String::new(), why },
        };
        Reply { is_right: Some(is_right), verdict, why }
    }

    /// The text that answers a mistake.
    fn mistake(&self, name: &str, values: &Values) -> String {
        fill(&self.key(&format!("mistake.{name}")), values)
    }

    fn to_option(&self, choice: &Choice, chosen: usize, values: &Values) -> (bool, String) {
        let is_right = chosen == choice.right;
        (is_right, if is_right { right() } else { self.mistake(&chosen.to_string(), values) })
    }

    fn to_number(&self, number: &Number, readings: &[f64], mut values: Values) -> (bool, String) {
        let truth = (number.truth)();
        if readings.iter().any(|guess| number.is_near(*guess, truth)) {
            return (true, right());
        }
        let mistaken = |guess: &f64| number.mistakes.iter().find(|mistake| number.is_near(*guess, (mistake.value)()));
        let found = readings.iter().find_map(|guess| Some((*guess, mistaken(guess)?)));
        let guess = found.map_or(readings[0], |(guess, _)| guess);
        values.push(("guess", significant(guess, 9)));
        values.push(("truth", significant(truth, 6)));
        let verdict = match found {
            Some((_, mistake)) => self.mistake(mistake.name, &values),
            None if guess < truth => fill("ask.low", &values),
            None => fill("ask.high", &values),
        };
        (false, verdict)
    }

    fn to_sketch(&self, sketch: &Sketch, heights: &[f64; sketch::HANDLES], values: &Values) -> (bool, String) {
        let gap = sketch.gap(heights);
        let told = gap.told(sketch, |x| self.place(x));
        let opening = if gap.is_small() {
            text::get("ask.close").to_owned()
        } else {
            let mistaken = sketch.mistakes.iter().find(|mistake| (mistake.is_drawn)(heights));
            mistaken.map_or_else(String::new, |mistake| self.mistake(mistake.name, values))
        };
        (gap.is_small(), [opening, told].join(" ").trim().to_owned())
    }

    /// A place on the horizontal axis of a sketch, in words.
    pub fn place(&self, x: f64) -> String {
        fill(&self.key("place"), &[("x", significant(x, 3))])
    }
}

fn right() -> String {
    text::get("ask.right").to_owned()
}
