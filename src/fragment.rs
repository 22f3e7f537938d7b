//! The link: everything a reader has set, as the part of the address after `#`.
//!
//! Only what differs from the default is written. Reading never fails: what is unknown is ignored, what is out of range
//! becomes the nearest allowed value, and each such change comes with words for the reader.

mod tour_step;

use std::sync::Arc;

use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::catalog;
use crate::params::{CHOICES, NUMBERS, Params, Viewpoint};
pub use tour_step::TourStep;

/// The most characters of a sentence that a link carries: addresses must not become too long for what passes them on.
pub const SENTENCE_MOST: usize = 280;

/// All that a link carries.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// What the figures are computed from, as asked for.
    pub params: Params,
    /// How the page shows them.
    pub settings: Settings,
}

/// How the page shows the figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Ids of the figures that stand on the board, in this order; empty for the usual four.
    pub figures: Vec<&'static str>,
    /// What these parameters are compared with, as they were asked for: A of “A | B”.
    pub compared: Option<Params>,
    /// Keys of the controls to hide.
    pub hidden: Vec<&'static str>,
    /// Which parts of the page.
    pub view: View,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// High contrast, as for a projector.
    pub contrast: bool,
    /// The step of the tour, of a chapter or of `states`, while it is taken.
    pub tour: Option<TourStep>,
    /// What is stepped through in place of the tour: fragments as they are in the link, each percent-encoded, with `;`
    /// between them; empty for the tour.
    pub states: String,
    /// Whether an answer that is locked in is answered at once, and not only when somebody reveals it.
    pub reveal: bool,
    /// The language asked for, kept in the link until the page speaks it.
    pub language: Option<&'static str>,
    /// The one origin whose pages may talk to this one when they frame it ([`crate::messages`]); nobody's if it is
    /// empty. Without it, any page around this one may.
    pub host: Option<String>,
    /// The sentence that the link carries, because whoever made the link said so. Another one that is typed later is the
    /// reader's own, and the link then carries none.
    pub sentence: Option<Arc<str>>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            figures: Vec::new(),
            compared: None,
            hidden: Vec::new(),
            view: View::default(),
            theme: ThemeChoice::default(),
            contrast: false,
            tour: None,
            states: String::new(),
            reveal: true,
            language: None,
            host: None,
            sentence: None,
        }
    }
}

impl Settings {
    /// Whether everything but the colours is as the page opens.
    pub fn is_usual(&self) -> bool {
        *self == Self { theme: self.theme, contrast: self.contrast, ..Self::default() }
    }

    /// The figures on the board: those of the state that is shown or, where it names none, of the link; none for the usual.
    pub fn board(&self) -> Vec<&'static str> {
        let state = self.tour.and_then(|step| self.states().nth(step.number.checked_sub(1)?));
        let figures = state.map(|link| State::parse(link).0.settings.figures).unwrap_or_default();
        // On the page itself, a state leads to its figure in the lesson.
        if figures.is_empty() || self.view == View::Page { self.figures.clone() } else { figures }
    }

    /// The states that are stepped through, as fragments.
    pub fn states(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.states.split(';').filter(|state| !state.is_empty())
    }
}

/// Which parts of the page are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Everything.
    #[default]
    Page,
    /// The board with its controls, no prose.
    Embed,
    /// The board or one figure, full bleed, large type.
    Slide,
}

/// Light or dark paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// As the system says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl View {
    /// Every view and its name in a link.
    pub const ALL: [(&'static str, Self); 3] = [("page", Self::Page), ("embed", Self::Embed), ("slide", Self::Slide)];
}

impl ThemeChoice {
    /// Every choice and its name in a link.
    pub const ALL: [(&'static str, Self); 3] = [("auto", Self::Auto), ("light", Self::Light), ("dark", Self::Dark)];
}

/// The keys that say how the page shows itself. `host` is none of them: it says who may change these.
pub const SETTINGS: [&str; 10] = ["fig", "a", "hide", "view", "states", "tour", "reveal", "lang", "theme", "contrast"];

/// The keys of where a drawing in three dimensions is seen from, in whole degrees.
pub const VIEWPOINT: [&str; 2] = ["yaw", "pitch"];

/// The key of the sentence.
pub const SENTENCE: &str = "sentence";

/// What holds any character, also those that part keys and values, and is decoded where it is read.
const CODED: [&str; 3] = ["sentence=", "states=", "a="];

const LANGUAGES: [&str; 5] = ["en", "he", "zh", "ja", "hy"];

/// A value of a link that had to be changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The name of the parameter.
    pub name: &'static str,
    /// What was changed, in words.
    pub text: String,
}

/// The name that `table` gives to `value`.
pub fn name_of<T: PartialEq + Copy>(table: &[(&'static str, T)], value: T) -> &'static str {
    table.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}

/// The value that `table` gives to `name`.
pub fn named<T: Copy>(table: &[(&'static str, T)], name: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

impl State {
    /// Reads a fragment, with or without its `#`.
    pub fn parse(fragment: &str) -> (Self, Vec<Notice>) {
        match fragment.trim_start_matches('#') {
            "" => Default::default(),
            given => Self::parse_given(given),
        }
    }

    /// A separate function, so that a browser need not compile it to open the page without a link.
    #[inline(never)]
    fn parse_given(fragment: &str) -> (Self, Vec<Notice>) {
        let is_coded = |part: &&str| CODED.iter().any(|key| part.starts_with(key));
        let (coded, others): (Vec<&str>, Vec<&str>) = fragment.split('&').partition(is_coded);
        let others = others.join("&");
        let decoded = percent_decode_str(&others).decode_utf8_lossy();
        let given = decoded.split('&').chain(coded).filter_map(|part| part.split_once('='));
        Self::of(&given.collect::<Vec<_>>())
    }

    /// What these keys with their values say, where the last value of a key counts. The sentence and each of the states are
    /// percent-encoded.
    pub fn of(given: &[(&str, &str)]) -> (Self, Vec<Notice>) {
        let mut state = Self::default();
        let mut notices = Vec::new();
        let last = |key: &str| given.iter().rev().find(|(name, _)| *name == key).map(|(_, value)| *value);
        // In the table's order, so that d and n are known before the cursor is checked against them.
        for number in &NUMBERS {
            let Some(typed) = last(number.key) else { continue };
            let outcome = number.parse(typed, &state.params);
            let text = match outcome {
                Ok(admitted) => {
                    (number.set)(&mut state.params, admitted.value);
                    admitted.notice
                }
                Err(text) => Some(text),
            };
            notices.extend(text.map(|text| Notice { name: number.name, text }));
        }
        for choice in &CHOICES {
            if let Some(option) =
                last(choice.key).and_then(|typed| choice.options.iter().position(|option| *option == typed))
            {
                (choice.set)(&mut state.params, option);
            }
        }
        let viewpoint = &mut state.params.viewpoint;
        let degrees = |key: &str, most: i32| Some(last(key)?.parse::<i32>().ok()?.clamp(-most, most));
        let [yaw, pitch] = VIEWPOINT;
        viewpoint.yaw = degrees(yaw, Viewpoint::YAW_MOST).unwrap_or(viewpoint.yaw);
        viewpoint.pitch = degrees(pitch, Viewpoint::PITCH_MOST).unwrap_or(viewpoint.pitch);
        let sentence = last(SENTENCE).map(carried);
        if let Some(sentence) = &sentence {
            state.params.sentence = sentence.clone();
        }
        state.settings = Settings {
            figures: last("fig").map(figure_ids).unwrap_or_default(),
            compared: last("a").map(|link| compared(link, &state.params)),
            hidden: last("hide").map(control_keys).unwrap_or_default(),
            view: last("view").and_then(|name| named(&View::ALL, name)).unwrap_or_default(),
            theme: last("theme").and_then(|name| named(&ThemeChoice::ALL, name)).unwrap_or_default(),
            contrast: last("contrast") == Some("1"),
            tour: last("tour").and_then(|step| step.parse().ok()),
            states: last("states").unwrap_or_default().to_owned(),
            reveal: last("reveal") != Some("0"),
            language: last("lang").and_then(|code| LANGUAGES.into_iter().find(|known| *known == code)),
            host: last("host").map(origin),
            sentence,
        };
        (state, notices)
    }

    /// Writes the fragment, without `#`; empty where everything is the default.
    pub fn write(&self) -> String {
        written(&self.pairs())
    }

    /// The keys that a fragment says, with their values.
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        let mut out = parameter_pairs(&self.params);
        let mut put = |key: &'static str, value: &str| out.push((key, value.to_owned()));
        let settings = &self.settings;
        if !settings.figures.is_empty() {
            put("fig", &settings.figures.join(","));
        }
        if let Some(compared) = &settings.compared {
            put("a", &encoded(&parameters(compared)));
        }
        if !settings.hidden.is_empty() {
            put("hide", &settings.hidden.join(","));
        }
        if settings.view != View::default() {
            put("view", name_of(&View::ALL, settings.view));
        }
        if !settings.states.is_empty() {
            put("states", &settings.states);
        }
        if let Some(step) = settings.tour {
            put("tour", &step.to_string());
        }
        if !settings.reveal {
            put("reveal", "0");
        }
        if let Some(language) = settings.language {
            put("lang", language);
        }
        if settings.theme != ThemeChoice::default() {
            put("theme", name_of(&ThemeChoice::ALL, settings.theme));
        }
        if settings.contrast {
            put("contrast", "1");
        }
        if let Some(host) = &settings.host {
            put("host", host);
        }
        if let Some(sentence) = settings.sentence.as_ref().filter(|sentence| **sentence == self.params.sentence) {
            put(SENTENCE, &encoded(sentence));
        }
        out
    }
}

/// The keys of the parameters that are not the usual ones, with their values. The sentence is not among them.
fn parameter_pairs(params: &Params) -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    let mut put = |key: &'static str, value: &str| out.push((key, value.to_owned()));
    let now = params.within();
    // A default cursor that a short sequence cuts off was not set by the reader.
    let default = Params { d_model: now.d_model, n_pos: now.n_pos, ..Params::default() }.within();
    for number in &NUMBERS {
        let usual = if matches!(number.key, "d" | "n") { &Params::default() } else { &default };
        if (number.get)(&now) != (number.get)(usual) {
            put(number.key, &number.written(&now));
        }
    }
    for choice in &CHOICES {
        let option = (choice.get)(&now);
        if option != (choice.get)(&default) {
            put(choice.key, choice.options[option]);
        }
    }
    for ((key, degrees), usual) in VIEWPOINT.into_iter().zip(now.viewpoint.degrees()).zip(default.viewpoint.degrees()) {
        if degrees != usual {
            put(key, &degrees.to_string());
        }
    }
    out
}

/// The parameters as a link says them, without the sentence.
pub fn parameters(params: &Params) -> String {
    written(&parameter_pairs(params))
}

fn written(pairs: &[(&str, String)]) -> String {
    pairs.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&")
}

/// The parameters of A: those of a link, percent-encoded, about the same sentence as B.
fn compared(encoded: &str, now: &Params) -> Params {
    let link = percent_decode_str(encoded).decode_utf8_lossy();
    let given: Vec<_> =
        link.split('&').filter_map(|part| part.split_once('=')).filter(|(key, _)| *key != "a").collect();
    Params { sentence: now.sentence.clone(), ..State::of(&given).0.params }
}

/// The sentence that a link carries, as far as it may.
pub fn carryable(sentence: &str) -> Arc<str> {
    sentence.chars().filter(|letter| !letter.is_control()).take(SENTENCE_MOST).collect::<String>().into()
}

/// A sentence as a link holds it.
pub fn encoded(sentence: &str) -> String {
    utf8_percent_encode(sentence, NON_ALPHANUMERIC).to_string()
}

fn carried(encoded: &str) -> Arc<str> {
    carryable(&percent_decode_str(encoded).decode_utf8_lossy())
}

fn figure_ids(list: &str) -> Vec<&'static str> {
    let mut ids = Vec::new();
    for id in list.split(',').filter_map(|id| catalog::by_id(id.trim())).map(|figure| figure.id) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

/// An origin as browsers write it. What cannot be one is nobody's: it must not open the page to everybody.
fn origin(given: &str) -> String {
    let is_plain = given.chars().all(|c| c.is_ascii_alphanumeric() || "-._:/[]".contains(c));
    if is_plain { given.trim_end_matches('/').to_ascii_lowercase() } else { String::new() }
}

/// Controls are named by their link key or by their field: `d` and `d_model` both hide the same one.
fn control_keys(list: &str) -> Vec<&'static str> {
    list.split(',')
        .filter_map(|wanted| NUMBERS.iter().find(|number| number.key == wanted.trim() || number.name == wanted.trim()))
        .map(|number| number.key)
        .collect()
}
