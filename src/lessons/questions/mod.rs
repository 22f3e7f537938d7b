//! Questions that ask the reader for a prediction before the answer is shown. [`ALL`] lists them.
//!
//! A question's parameters are fixed; its text names them. The keys of its texts begin with `ask.<id>`:
//!
//! - `.question`; `.why`: the right answer, and its reason.
//! - For a choice: `.option.<number>`, and `.mistake.<number>` for every option but the right one.
//! - For a number or a sketch: `.mistake.<name>` for each known mistake.
//! - For a sketch: `.place`, a position on the horizontal axis.
//!
//! [`Question::given`] fills the placeholders in the question; with [`Question::found`], it fills those in the replies.
//!
//! A line `::ask{#id}` in a chapter places a question. Nothing here depends on a browser; `page/lesson/ask` renders it.

mod attention;
mod bases;
mod distances;
pub mod sketch;
mod turns;
mod typed;

pub use self::sketch::Sketch;
pub use self::typed::parse_candidates;

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
    /// The numbers in the question's text.
    pub given: fn() -> Values,
    /// Further numbers in its replies, computed on demand.
    pub found: fn() -> Values,
}

/// The names of placeholders in texts, and their values.
pub type Values = Vec<(&'static str, String)>;

/// How a question is answered.
pub enum Kind {
    /// By choosing an option.
    Choice(Choice),
    /// By typing a number.
    Number(Number),
    /// By setting five heights on an empty plot.
    Sketch(Sketch),
}

/// A choice. Options are counted from 1.
pub struct Choice {
    /// The number of options.
    pub options: usize,
    /// The number of the right option, from 1.
    pub right: usize,
}

/// A question that is answered by a number.
pub struct Number {
    /// Computes the right number.
    pub truth: fn() -> f64,
    /// The accepted relative error.
    pub tolerance: f64,
    /// Typical wrong answers.
    pub mistakes: &'static [Mistake],
}

/// A wrong number that has its own reply.
pub struct Mistake {
    /// The last part of its text key.
    pub name: &'static str,
    /// The number.
    pub value: fn() -> f64,
}

/// What a reader answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Guess {
    /// This option, from 1.
    Option(usize),
    /// The possible values of the typed text, the most likely first; see [`parse_candidates`].
    Number(Vec<f64>),
    /// These heights, in the units of the plot.
    Heights([f64; sketch::HANDLES]),
}

/// The reply to an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// Whether the answer is right; `None` if the reader gave no answer.
    pub is_right: Option<bool>,
    /// Whether it is right, or what is wrong with it, in words; empty if the reader gave no answer.
    pub verdict: String,
    /// The right answer, and its reason.
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

/// The question with this id.
pub fn by_id(id: &str) -> Option<&'static Question> {
    ALL.into_iter().find(|question| question.id == id)
}

impl Choice {
    /// The letter of an option, from 1: A, B, C ….
    pub fn letter(option: usize) -> char {
        char::from(b'A' + (option - 1) as u8)
    }
}

impl Number {
    /// Whether `guess` is `value` within the tolerance.
    pub fn is_near(&self, guess: f64, value: f64) -> bool {
        // `<=`, so that a tolerance of 0 accepts a difference of 0.
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

    /// The text of the question.
    pub fn words(&self) -> String {
        fill(&self.key("question"), &(self.given)())
    }

    /// The text of an option. `number`: from 1.
    pub fn option(&self, number: usize) -> String {
        fill(&self.key(&format!("option.{number}")), &(self.given)())
    }

    /// The reply to `guess`. If `guess` is `None` (the reader gave no answer), the reply is the solution alone.
    pub fn reply(&self, guess: Option<&Guess>) -> Reply {
        let mut values = (self.given)();
        values.extend((self.found)());
        let why = fill(&self.key("why"), &values);
        let (is_right, verdict) = match (&self.kind, guess) {
            (Kind::Choice(choice), Some(Guess::Option(chosen))) => self.reply_to_option(choice, *chosen, &values),
            (Kind::Number(number), Some(Guess::Number(candidates))) if !candidates.is_empty() => {
                self.reply_to_number(number, candidates, values)
            }
            (Kind::Sketch(sketch), Some(Guess::Heights(heights))) => self.reply_to_sketch(sketch, heights, &values),
            _ => return Reply { is_right: None, verdict: String::new(), why },
        };
        Reply { is_right: Some(is_right), verdict, why }
    }

    /// The reply to a mistake.
    fn mistake(&self, name: &str, values: &Values) -> String {
        fill(&self.key(&format!("mistake.{name}")), values)
    }

    fn reply_to_option(&self, choice: &Choice, chosen: usize, values: &Values) -> (bool, String) {
        let is_right = chosen == choice.right;
        (is_right, if is_right { right_text() } else { self.mistake(&chosen.to_string(), values) })
    }

    fn reply_to_number(&self, number: &Number, candidates: &[f64], mut values: Values) -> (bool, String) {
        let truth = (number.truth)();
        if candidates.iter().any(|guess| number.is_near(*guess, truth)) {
            return (true, right_text());
        }
        let mistake_at = |guess: &f64| number.mistakes.iter().find(|mistake| number.is_near(*guess, (mistake.value)()));
        let known_mistake = candidates.iter().find_map(|guess| Some((*guess, mistake_at(guess)?)));
        let guess = known_mistake.map_or(candidates[0], |(guess, _)| guess);
        values.push(("guess", significant(guess, 9)));
        values.push(("truth", significant(truth, 6)));
        let verdict = match known_mistake {
            Some((_, mistake)) => self.mistake(mistake.name, &values),
            None if guess < truth => fill("ask.low", &values),
            None => fill("ask.high", &values),
        };
        (false, verdict)
    }

    fn reply_to_sketch(&self, sketch: &Sketch, heights: &[f64; sketch::HANDLES], values: &Values) -> (bool, String) {
        let gap = sketch.gap(heights);
        let gap_text = gap.describe(sketch, |x| self.place(x));
        let opening = if gap.is_small() {
            text::get("ask.close").to_owned()
        } else {
            let mistake = sketch.mistakes.iter().find(|mistake| (mistake.is_drawn)(heights));
            mistake.map_or_else(String::new, |mistake| self.mistake(mistake.name, values))
        };
        (gap.is_small(), text::sentences([opening, gap_text]))
    }

    /// The text for a position on the horizontal axis of a sketch.
    pub fn place(&self, x: f64) -> String {
        fill(&self.key("place"), &[("x", significant(x, 3))])
    }
}

fn right_text() -> String {
    text::get("ask.right").to_owned()
}
