//! The link: all settings of the reader, as the fragment of the address (the part after `#`).
//!
//! Only values that differ from the default are written. Parsing never fails: unknown keys and values are ignored,
//! numbers out of range are clamped, and each corrected or rejected number produces a [`Notice`] for the reader.

mod named_model;
mod tour_step;

use std::sync::Arc;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::catalog;
use crate::params::{CHOICES, Model, NUMBERS, ParamId, Params, Source, Viewpoint};
pub use named_model::NamedModel;
pub use tour_step::TourStep;

/// The maximum length of a sentence in a link, in characters, because programs that forward links limit the length of
/// addresses.
pub const SENTENCE_MAX_LENGTH: usize = 280;

/// The content of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The requested parameters of the figures.
    pub params: Params,
    /// How the page shows them.
    pub settings: Settings,
}

/// How the page shows the figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Ids of the figures on the board, in this order; empty for the default four.
    pub figures: Vec<&'static str>,
    /// The requested parameters A of the comparison “A | B”.
    pub compared: Option<Params>,
    /// Keys of the controls to hide.
    pub hidden: Vec<&'static str>,
    /// The visible parts of the page.
    pub view: View,
    /// Whether figures and page are light or dark.
    pub theme: ThemeChoice,
    /// High contrast, for example for a projector.
    pub contrast: bool,
    /// A published model to show once the list of models is loaded. `None` afterwards: its numbers are in the parameters.
    pub model: Option<NamedModel>,
    /// The current step: of the board's tour, of a chapter's tour, or of `states`. `None` while there is no tour.
    pub tour: Option<TourStep>,
    /// The states to step through instead of the tour: fragments as in the link, each percent-encoded, separated by
    /// `;`; empty for the tour.
    pub states: String,
    /// Whether locking in an answer reveals the solution immediately. If not, it is revealed on demand.
    pub reveal: bool,
    /// Whether a question stands in the place of its figure until it is answered.
    pub asks_first: bool,
    /// The requested language, kept in the link until the page is in that language.
    pub language: Option<&'static str>,
    /// The only origin whose pages may exchange messages with this page when they embed it ([`crate::messages`]).
    /// Empty: no origin may. `None`: any embedding page may.
    pub host: Option<String>,
    /// The sentence in the link, which its author chose to include. A sentence that the reader types later is private:
    /// the link then contains none.
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
            model: None,
            tour: None,
            states: String::new(),
            reveal: true,
            asks_first: false,
            language: None,
            host: None,
            sentence: None,
        }
    }
}

impl Settings {
    /// The figures on the board: those of the current state of `states` or, if that names none, of the link. Empty for
    /// the default.
    pub fn board(&self) -> Vec<&'static str> {
        let state = self.tour.and_then(|step| self.states().nth(step.number.checked_sub(1)?));
        let figures = state.map(|link| State::parse(link).0.settings.figures).unwrap_or_default();
        // On the whole page, a state scrolls to its figure in the lesson instead.
        if figures.is_empty() || self.view == View::Page { self.figures.clone() } else { figures }
    }

    /// The states to step through, as fragments.
    pub fn states(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.states.split(';').filter(|state| !state.is_empty())
    }
}

/// The visible parts of the page.
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

/// Light or dark mode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// The preference of the system.
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

/// The link keys of the [`Settings`] that an embedding page may set. `host` is excluded, because it determines which
/// page that is; [`SENTENCE`] is handled separately.
pub const SETTINGS: [&str; 12] =
    ["fig", "a", "hide", "view", "model", "states", "tour", "reveal", "ask", "lang", "theme", "contrast"];

/// The link keys of the viewpoint of 3D drawings, in whole degrees.
pub const VIEWPOINT: [&str; 2] = ["yaw", "pitch"];

/// The link key of the sentence.
pub const SENTENCE: &str = "sentence";

/// The link key of a model's rotary embedding, as [`Model::written`] writes it.
pub const ROPE: &str = "rope";

/// Characters to encode in the value of [`ROPE`]: its separators stay readable.
const ROPE_ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b',').remove(b';').remove(b'.').remove(b'-');

/// Keys with percent-encoded values. The values may contain any character, including the separators, so they are
/// decoded after splitting.
const ENCODED: [&str; 4] = ["sentence=", "states=", "a=", "rope="];

/// The codes of the page's languages.
const LANGUAGES: [&str; 5] = ["en", "he", "zh", "ja", "hy"];

/// A correction of a value.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The name of the parameter.
    pub name: &'static str,
    /// The correction, as a message for the reader.
    pub text: String,
}

/// The name of `value` in `table`; empty if it is not listed.
pub fn name_of<T: PartialEq + Copy>(table: &[(&'static str, T)], value: T) -> &'static str {
    table.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}

/// The value with this name in `table`.
pub fn named<T: Copy>(table: &[(&'static str, T)], name: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

impl State {
    /// Parses a fragment, with or without its `#`.
    pub fn parse(fragment: &str) -> (Self, Vec<Notice>) {
        match fragment.trim_start_matches('#') {
            "" => Default::default(),
            given => Self::parse_given(given),
        }
    }

    /// Parses a fragment that is not empty. A separate function, so that browsers that compile lazily do not compile it
    /// for a page opened without a link.
    #[inline(never)]
    fn parse_given(fragment: &str) -> (Self, Vec<Notice>) {
        let is_coded = |part: &&str| ENCODED.iter().any(|key| part.starts_with(key));
        let (coded, others): (Vec<&str>, Vec<&str>) = fragment.split('&').partition(is_coded);
        let others = others.join("&");
        let decoded = percent_decode_str(&others).decode_utf8_lossy();
        let given = decoded.split('&').chain(coded).filter_map(|part| part.split_once('='));
        Self::of(&given.collect::<Vec<_>>())
    }

    /// Parses pairs of keys and values; the last value of a key wins. Values of the `ENCODED` keys are
    /// percent-encoded.
    pub fn of(given: &[(&str, &str)]) -> (Self, Vec<Notice>) {
        let mut state = Self::default();
        let mut notices = Vec::new();
        let last = |key: &str| given.iter().rev().find(|(name, _)| *name == key).map(|(_, value)| *value);
        // In the order of the table, so that d and n are set before the cursor is validated against them.
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
        if matches!(last(SOURCE), None | Some("model"))
            && let Some(model) = last(ROPE).and_then(model)
        {
            (state.params.source, state.params.model) = (Source::Model, Some(Arc::new(model)));
        }
        let viewpoint = &mut state.params.viewpoint;
        let degrees = |key: &str, max: i32| Some(last(key)?.parse::<i32>().ok()?.clamp(-max, max));
        let [yaw, pitch] = VIEWPOINT;
        viewpoint.yaw = degrees(yaw, Viewpoint::YAW_MOST).unwrap_or(viewpoint.yaw);
        viewpoint.pitch = degrees(pitch, Viewpoint::PITCH_MOST).unwrap_or(viewpoint.pitch);
        let sentence = last(SENTENCE).map(decoded_sentence);
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
            model: last("model").and_then(|id| NamedModel::new(id, |key| last(key).is_some())),
            tour: last("tour").and_then(|step| step.parse().ok()),
            states: last("states").unwrap_or_default().to_owned(),
            reveal: last("reveal") != Some("0"),
            asks_first: last("ask") == Some("first"),
            language: last("lang").and_then(|code| LANGUAGES.into_iter().find(|known| *known == code)),
            host: last("host").map(origin),
            sentence,
        };
        (state, notices)
    }

    /// The fragment, without `#`; empty if everything is the default.
    pub fn write(&self) -> String {
        joined(&self.pairs())
    }

    /// The keys of the fragment with their values.
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
        if let Some(model) = &settings.model {
            put("model", &model.id);
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
        if settings.asks_first {
            put("ask", "first");
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

/// The keys of the parameters that differ from the default, with their values, without the sentence.
fn parameter_pairs(params: &Params) -> Vec<(&'static str, String)> {
    let mut out = Vec::new();
    let mut put = |key: &'static str, value: &str| out.push((key, value.to_owned()));
    let now = params.clamped();
    // A default cursor that was clamped to a short sequence counts as default.
    let clamped_default = Params { d_model: now.d_model, n_pos: now.n_pos, ..Params::default() }.clamped();
    for number in &NUMBERS {
        let default = if matches!(number.key, "d" | "n") { &Params::default() } else { &clamped_default };
        if (number.get)(&now) != (number.get)(default) {
            put(number.key, &number.written(&now));
        }
    }
    // The model implies its source.
    let is_implied = |id: ParamId| id == ParamId::Source && now.model.is_some();
    if let Some(model) = &now.model {
        put(ROPE, &encoded_model(model));
    }
    for choice in CHOICES.iter().filter(|choice| !is_implied(choice.id)) {
        let option = (choice.get)(&now);
        if option != (choice.get)(&clamped_default) {
            put(choice.key, choice.options[option]);
        }
    }
    let default_degrees = clamped_default.viewpoint.degrees();
    for ((key, degrees), default) in VIEWPOINT.into_iter().zip(now.viewpoint.degrees()).zip(default_degrees) {
        if degrees != default {
            put(key, &degrees.to_string());
        }
    }
    out
}

/// The parameters as in a link, without the sentence.
pub fn parameters(params: &Params) -> String {
    joined(&parameter_pairs(params))
}

fn joined(pairs: &[(&str, String)]) -> String {
    pairs.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&")
}

/// The parameters of A, from a percent-encoded link. A uses the same sentence as B.
fn compared(encoded: &str, now: &Params) -> Params {
    let link = percent_decode_str(encoded).decode_utf8_lossy();
    // Ignores a nested `a`, so that the recursion ends.
    let given: Vec<_> =
        link.split('&').filter_map(|part| part.split_once('=')).filter(|(key, _)| *key != "a").collect();
    Params { sentence: now.sentence.clone(), ..State::of(&given).0.params }
}

/// The sentence as a link may contain it: truncated, and without control characters.
pub fn carryable(sentence: &str) -> Arc<str> {
    sentence.chars().filter(|letter| !letter.is_control()).take(SENTENCE_MAX_LENGTH).collect::<String>().into()
}

/// Percent-encodes a value.
pub fn encoded(value: &str) -> String {
    utf8_percent_encode(value, NON_ALPHANUMERIC).to_string()
}

/// Percent-encodes a model.
pub fn encoded_model(model: &Model) -> String {
    utf8_percent_encode(&model.written(), ROPE_ENCODED).to_string()
}

/// The model in a percent-encoded value.
fn model(encoded: &str) -> Option<Model> {
    Model::read(&percent_decode_str(encoded).decode_utf8_lossy())
}

fn decoded_sentence(encoded: &str) -> Arc<str> {
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

/// Normalizes an origin to the spelling that browsers use. An invalid origin becomes empty, which allows no origin;
/// `None` would allow every origin.
fn origin(given: &str) -> String {
    let is_plain = given.chars().all(|c| c.is_ascii_alphanumeric() || "-._:/[]".contains(c));
    if is_plain { given.trim_end_matches('/').to_ascii_lowercase() } else { String::new() }
}

/// The link key of the list of encodings.
const SOURCE: &str = "source";

/// The link keys of the controls in a comma-separated list of link keys or parameter names: both `d` and `d_model` mean
/// the control with the key `d`.
fn control_keys(list: &str) -> Vec<&'static str> {
    let key = |given: &str| {
        let number = NUMBERS.iter().find(|number| number.key == given || number.name == given);
        number.map(|number| number.key).or((given == SOURCE).then_some(SOURCE))
    };
    list.split(',').filter_map(|given| key(given.trim())).collect()
}
