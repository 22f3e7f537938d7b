//! The link: everything a reader has set, as the part of the address after `#`.
//!
//! Only what differs from the default is written. Reading never fails: what is unknown is ignored, what is out of range
//! becomes the nearest allowed value, and each such change comes with words for the reader.

use std::fmt::Write as _;

use percent_encoding::percent_decode_str;

use crate::figures;
use crate::params::{CHOICES, NUMBERS, Params};

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
    /// Ids of the figures to show, in this order; empty for all.
    pub figures: Vec<&'static str>,
    /// Keys of the controls to hide.
    pub hidden: Vec<&'static str>,
    /// Which parts of the page.
    pub view: View,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// The step of the tour, from 1, while it is taken.
    pub tour: Option<usize>,
    /// Whether an answer that is locked in is answered at once, and not only when somebody reveals it.
    pub reveal: bool,
    /// The language asked for, kept in the link until the page speaks it.
    pub language: Option<&'static str>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            figures: Vec::new(),
            hidden: Vec::new(),
            view: View::default(),
            theme: ThemeChoice::default(),
            tour: None,
            reveal: true,
            language: None,
        }
    }
}

impl Settings {
    /// Whether everything but the theme is as the page opens.
    pub fn is_usual(&self) -> bool {
        *self == Self { theme: self.theme, ..Self::default() }
    }
}

/// Which parts of the page are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Everything.
    #[default]
    Page,
    /// Figures and controls, no prose.
    Embed,
    /// One figure, full bleed, large type.
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
        let mut state = Self::default();
        let mut notices = Vec::new();
        let decoded = percent_decode_str(fragment).decode_utf8_lossy();
        let given: Vec<(&str, &str)> = decoded.split('&').filter_map(|part| part.split_once('=')).collect();
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
        state.settings = Settings {
            figures: last("fig").map(figure_ids).unwrap_or_default(),
            hidden: last("hide").map(control_keys).unwrap_or_default(),
            view: last("view").and_then(|name| named(&View::ALL, name)).unwrap_or_default(),
            theme: last("theme").and_then(|name| named(&ThemeChoice::ALL, name)).unwrap_or_default(),
            tour: last("tour").and_then(|step| step.parse().ok()),
            reveal: last("reveal") != Some("0"),
            language: last("lang").and_then(|code| LANGUAGES.into_iter().find(|known| *known == code)),
        };
        (state, notices)
    }

    /// Writes the fragment, without `#`; empty where everything is the default.
    pub fn write(&self) -> String {
        let mut out = String::new();
        let mut put = |key: &str, value: &str| {
            let separator = if out.is_empty() { "" } else { "&" };
            // Writing to a string cannot fail.
            let _ = write!(out, "{separator}{key}={value}");
        };
        let now = self.params.within();
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
        let settings = &self.settings;
        if !settings.figures.is_empty() {
            put("fig", &settings.figures.join(","));
        }
        if !settings.hidden.is_empty() {
            put("hide", &settings.hidden.join(","));
        }
        if settings.view != View::default() {
            put("view", name_of(&View::ALL, settings.view));
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
        out
    }
}

fn figure_ids(list: &str) -> Vec<&'static str> {
    let mut ids = Vec::new();
    for id in list.split(',').filter_map(|id| figures::by_id(id.trim())).map(|figure| figure.id) {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

/// Controls are named by their link key or by their field: `d` and `d_model` both hide the same one.
fn control_keys(list: &str) -> Vec<&'static str> {
    list.split(',')
        .filter_map(|wanted| NUMBERS.iter().find(|number| number.key == wanted.trim() || number.name == wanted.trim()))
        .map(|number| number.key)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(fragment: &str) -> State {
        State::parse(fragment).0
    }

    #[test]
    fn an_empty_fragment_is_the_default_and_is_written_as_nothing() {
        assert_eq!(parse(""), State::default());
        assert_eq!(parse("#"), State::default());
        assert_eq!(State::default().write(), "");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let fragment = "d=512&base=500000.5&n=1048576&pos=77&k=9&pair=3&orientation=down&precision=bf16\
                        &fig=components&hide=base,k&view=embed&tour=3&reveal=0&lang=he&theme=dark";
        let (state, notices) = State::parse(fragment);
        assert_eq!(state.write(), fragment);
        assert_eq!(notices, []);
    }

    #[test]
    fn what_is_unknown_is_ignored() {
        assert_eq!(parse("nonsense&x=1&fig=none&view=cube&theme=&hide=everything&lang=tlh&=&&d"), State::default());
    }

    #[test]
    fn what_is_out_of_range_is_brought_in_and_said() {
        let (state, notices) = State::parse("d=7&base=0&n=1e99&pos=-4&k=x&pair=64");
        assert_eq!((state.params.d_model, state.params.n_pos, state.params.pos), (8, 1_048_576, 0));
        assert_eq!(state.params.pair, 3);
        assert_eq!(state.params.k, Params::default().k);
        let names: Vec<_> = notices.iter().map(|notice| notice.name).collect();
        assert_eq!(names, ["d_model", "base", "n_pos", "pos", "k", "pair"]);
    }

    #[test]
    fn commas_may_be_encoded() {
        assert_eq!(parse("hide=base%2Ck").settings.hidden, ["base", "k"]);
    }
}
