//! What this page and a page that frames it say to each other, as plain data: what may be asked, what it does, and what
//! is said where it cannot be done. `browser/host.rs` carries the messages.
//!
//! A host sets what a link could set, by the same rules: a number out of range becomes the nearest allowed one, and what
//! is unknown changes nothing. But a program is told so: of each key that was not taken as it was given, the answer says
//! why.

use percent_encoding::percent_decode_str;

use crate::catalog;
use crate::fragment::{
    self, Notice, SENTENCE, SENTENCE_MOST, SETTINGS, State as Fragment, ThemeChoice, VIEWPOINT, View,
};
use crate::params::{CHOICES, NUMBERS, Params, Viewpoint};
use crate::text;
use crate::text::number::{self, plain};

/// The version of these messages. It grows when what a host may rely on changes.
pub const VERSION: u32 = 1;

/// A value in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// A number.
    Number(f64),
    /// A string.
    Text(String),
    /// `null`, or nothing at all.
    Nothing,
    /// Anything else, as the word for it.
    Other(&'static str),
}

/// What a host asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// To open a link, in which what is not named is the default.
    Open(String),
    /// To set some keys, and leave the others.
    Set(Vec<(String, Given)>),
    /// To be told the present state.
    Get,
    /// To be told of changes from now on.
    Subscribe,
    /// No longer to be told.
    Unsubscribe,
}

/// What is said about a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The key as it was given.
    pub key: String,
    /// Why it was not taken as it was given, in words.
    pub text: String,
}

impl Asked {
    /// What a message asks for: its type, its `fragment`, and the entries of its `parameters`.
    ///
    /// # Errors
    /// If there is no such message, in words.
    pub fn read(
        kind: &str,
        fragment: Given,
        parameters: impl FnOnce() -> Result<Vec<(String, Given)>, Given>,
    ) -> Result<Self, String> {
        match (kind, fragment) {
            ("phasor:get", _) => Ok(Self::Get),
            ("phasor:subscribe", _) => Ok(Self::Subscribe),
            ("phasor:unsubscribe", _) => Ok(Self::Unsubscribe),
            ("phasor:set", Given::Text(fragment)) => Ok(Self::Open(fragment)),
            ("phasor:set", Given::Nothing) => match parameters() {
                Ok(parameters) => Ok(Self::Set(parameters)),
                Err(Given::Nothing) => Err(text::get("host.nothing").to_owned()),
                Err(other) => Err(text::fill("host.parameters", &[("given", other.in_words())])),
            },
            ("phasor:set", other) => Err(text::fill("host.fragment", &[("given", other.in_words())])),
            _ => Err(text::fill("host.type", &[("given", excerpt(kind))])),
        }
    }
}

impl Given {
    fn in_words(&self) -> String {
        match self {
            Self::Number(value) => plain(*value),
            Self::Text(text) => format!("“{}”", excerpt(text)),
            Self::Nothing => "null".into(),
            Self::Other(kind) => (*kind).into(),
        }
    }
}

/// The state that a link opens, and what is said about its numbers. Who may talk to the page stays as it was: the
/// page's own address says that.
pub fn open(fragment: &str, now: &Fragment) -> (Fragment, Vec<Notice>) {
    let (mut next, notices) = Fragment::parse(fragment);
    next.settings.host.clone_from(&now.settings.host);
    (next, notices)
}

/// The state in which these keys have these values (the default if it is `null`) and the others stay, what is said
/// about their numbers, and what is said about the rest.
pub fn set(given: &[(String, Given)], now: &Fragment) -> (Fragment, Vec<Notice>, Vec<Said>) {
    let mut pairs = now.pairs();
    let mut said = Vec::new();
    let mut taken = Vec::new();
    for (key, value) in given {
        match admitted(key, value) {
            Ok(Admitted { key, value, changed }) => {
                said.extend(changed.map(|text| Said { key: key.into(), text }));
                pairs.retain(|(known, _)| *known != key);
                pairs.extend(value.map(|value| (key, value)));
                taken.push(key);
            }
            Err(text) => said.push(Said { key: excerpt(key), text }),
        }
    }
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let (mut next, mut notices) = Fragment::of(&pairs);
    // A cursor that a short sequence cut off comes back with a longer one.
    for number in NUMBERS.iter().filter(|number| !taken.contains(&number.key)) {
        (number.set)(&mut next.params, (number.get)(&now.params));
        notices.retain(|notice| notice.name != number.name);
    }
    if taken.contains(&SENTENCE) && next.settings.sentence.is_none() {
        // Otherwise it stays what was there.
        next.settings.sentence = Some(Params::default().sentence);
    }
    (next, notices, said)
}

/// A key that may be set.
struct Admitted {
    key: &'static str,
    /// As a link writes it; none for the default.
    value: Option<String>,
    /// What had to be changed, in words.
    changed: Option<String>,
}

fn admitted(given_key: &str, value: &Given) -> Result<Admitted, String> {
    let numbers = NUMBERS.iter().map(|number| number.key);
    let choices = CHOICES.iter().map(|choice| choice.key);
    let mut keys = numbers.chain(choices).chain(SETTINGS).chain(VIEWPOINT).chain([SENTENCE]);
    let Some(key) = keys.find(|known| *known == given_key) else {
        return Err(text::fill("host.key", &[("given", excerpt(given_key))]));
    };
    let typed = match value {
        Given::Number(number) => plain(*number),
        Given::Text(typed) => typed.clone(),
        Given::Nothing => return Ok(Admitted { key, value: None, changed: None }),
        Given::Other(_) => return Err(text::fill("host.value", &[("key", key.into()), ("given", value.in_words())])),
    };
    if let Some(allowed) = options(key).filter(|allowed| !allowed.contains(&typed.as_str())) {
        let values = [("key", key.into()), ("allowed", allowed.join(", ")), ("given", excerpt(&typed))];
        return Err(text::fill("host.option", &values));
    }
    let is_figure = |id: &str| catalog::by_id(id.trim()).is_some();
    if let Some(unknown) = typed.split(',').find(|id| key == "fig" && !typed.is_empty() && !is_figure(id)) {
        return Err(text::fill("host.figure", &[("given", excerpt(unknown))]));
    }
    let taken = match key {
        "yaw" => degrees(&typed, Viewpoint::YAW_MOST),
        "pitch" => degrees(&typed, Viewpoint::PITCH_MOST),
        SENTENCE => Some(fragment::carryable(&typed).to_string()),
        _ => Some(typed.clone()),
    };
    let given = ("given", excerpt(&typed));
    let taken = taken.ok_or_else(|| text::fill("host.degrees", &[("key", key.into()), given.clone()]))?;
    let changed = (taken != typed).then(|| {
        let id = if key == SENTENCE { "host.sentence" } else { "host.nearest" };
        text::fill(id, &[("key", key.into()), given, ("taken", taken.clone()), ("most", SENTENCE_MOST.to_string())])
    });
    let value = if key == SENTENCE { fragment::encoded(&taken) } else { taken };
    Ok(Admitted { key, value: Some(value), changed })
}

/// The nearest whole number of degrees up to so many, either way.
fn degrees(typed: &str, most: i32) -> Option<String> {
    let given = number::read(typed)?.round();
    Some(plain(given.clamp(f64::from(-most), f64::from(most))))
}

/// What a key may be, where that is one of a few names.
fn options(key: &str) -> Option<Vec<&'static str>> {
    match key {
        "view" => Some(View::ALL.map(|(name, _)| name).into()),
        "theme" => Some(ThemeChoice::ALL.map(|(name, _)| name).into()),
        _ => CHOICES.iter().find(|choice| choice.key == key).map(|choice| choice.options.to_vec()),
    }
}

/// The state as a host is told: every number and every choice, and of the other keys those that a link would hold. The
/// sentence is one of these only where the link that was opened had it: what a reader types stays on the page.
pub fn parameters(state: &Fragment) -> Vec<(&'static str, Given)> {
    let now = state.params.within();
    let numbers = NUMBERS.iter().map(|number| (number.key, Given::Number((number.get)(&now))));
    let choices = CHOICES.iter().map(|choice| (choice.key, Given::Text(choice.options[(choice.get)(&now)].into())));
    let viewpoint = VIEWPOINT.into_iter().zip(now.viewpoint.degrees().map(|degrees| Given::Number(degrees.into())));
    let sentence = state.settings.sentence.as_ref().filter(|sentence| **sentence == now.sentence);
    let sentence = sentence.map(|sentence| (SENTENCE, Given::Text(sentence.to_string())));
    let settings = state.pairs().into_iter().filter(|(key, _)| SETTINGS.contains(key));
    let plain = |(key, value): (&'static str, String)| match key {
        // A link within the link; a message need not encode it.
        "a" => (key, percent_decode_str(&value).decode_utf8_lossy().into_owned()),
        _ => (key, value),
    };
    let settings = settings.map(plain).map(|(key, value)| (key, Given::Text(value)));
    numbers.chain(choices).chain(viewpoint).chain(settings).chain(sentence).collect()
}

/// What was said at the fields of numbers, by the keys that a host knows.
pub fn said_of_numbers(notices: &[Notice]) -> impl Iterator<Item = Said> {
    notices.iter().filter_map(|notice| {
        let number = NUMBERS.iter().find(|number| number.name == notice.name)?;
        Some(Said { key: number.key.into(), text: notice.text.clone() })
    })
}

/// Why a message from this origin is not heard by a page that listens to one host.
pub fn unheard(host: &str, origin: &str) -> String {
    match host {
        "" => text::get("host.origin.nobody").into(),
        _ => text::fill("host.origin", &[("host", host), ("origin", origin)]),
    }
}

/// The beginning of what was given, for words that quote it.
fn excerpt(given: &str) -> String {
    given.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(fragment: &str) -> Fragment {
        Fragment::parse(fragment).0
    }

    fn given(entries: &[(&str, Given)]) -> Vec<(String, Given)> {
        entries.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
    }

    fn text(value: &str) -> Given {
        Given::Text(value.into())
    }

    #[test]
    fn messages_are_read_by_their_type() {
        let none = || Err(Given::Nothing);
        let read = |kind, fragment| Asked::read(kind, fragment, none);
        assert_eq!(read("phasor:get", Given::Nothing), Ok(Asked::Get));
        assert_eq!(read("phasor:subscribe", Given::Nothing), Ok(Asked::Subscribe));
        assert_eq!(read("phasor:unsubscribe", Given::Nothing), Ok(Asked::Unsubscribe));
        assert_eq!(read("phasor:set", text("d=64")), Ok(Asked::Open("d=64".into())));
        let entries = given(&[("d", Given::Number(64.0))]);
        assert_eq!(Asked::read("phasor:set", Given::Nothing, || Ok(entries.clone())), Ok(Asked::Set(entries.clone())));
    }

    #[test]
    fn what_is_no_message_is_refused_in_words() {
        let refused = |kind, fragment, parameters: Given| Asked::read(kind, fragment, || Err(parameters)).unwrap_err();
        assert!(refused("phasor:sing", Given::Nothing, Given::Nothing).contains("phasor:sing"));
        assert!(refused("phasor:set", Given::Nothing, Given::Nothing).contains("fragment or parameters"));
        assert!(refused("phasor:set", Given::Number(3.0), Given::Nothing).ends_with("got 3."));
        assert!(refused("phasor:set", Given::Nothing, Given::Other("an array")).ends_with("got an array."));
        let long = refused(&format!("phasor:{}", "x".repeat(10_000)), Given::Nothing, Given::Nothing);
        assert!(long.len() < 250, "{long}");
    }

    #[test]
    fn keys_that_are_named_are_set_and_the_others_stay() {
        let now = state("d=64&schedule=linear&fig=heatmap&view=embed&hide=k&host=https://a.example");
        let asked = given(&[("n", Given::Number(20.0)), ("pos", text("7")), ("stretch", Given::Number(4.0))]);
        let (next, notices, said) = set(&asked, &now);
        assert_eq!((notices, said), (vec![], vec![]));
        let written = "d=64&n=20&pos=7&schedule=linear&stretch=4&fig=heatmap&hide=k&view=embed&host=https://a.example";
        assert_eq!(next.write(), written);
    }

    #[test]
    fn null_is_the_default() {
        let asked = given(&[("d", Given::Nothing), ("schedule", Given::Nothing), ("view", Given::Nothing)]);
        let (next, notices, said) = set(&asked, &state("d=64&n=20&schedule=linear&view=slide"));
        assert_eq!((next.write().as_str(), notices, said), ("n=20", vec![], vec![]));
    }

    #[test]
    fn what_is_out_of_range_becomes_the_nearest_allowed_and_is_said() {
        let asked = given(&[("d", Given::Number(7.0)), ("n", Given::Number(1e9)), ("base", Given::Number(f64::NAN))]);
        let (next, notices, said) = set(&asked, &state("base=500"));
        assert_eq!((next.params.d_model, next.params.n_pos, said), (8, 1_048_576, vec![]));
        let keys: Vec<String> = said_of_numbers(&notices).map(|said| said.key).collect();
        assert_eq!(keys, ["d", "base", "n"]);
    }

    #[test]
    fn what_is_unknown_changes_nothing_and_is_said() {
        let now = state("d=64&theme=dark&fig=norms");
        let asked = given(&[
            ("colour", text("red")),
            ("d", Given::Other("an object")),
            ("theme", text("dim")),
            ("schedule", text("wavy")),
            ("fig", text("norms,nothing")),
            ("host", text("https://b.example")),
            ("d&n=5", Given::Number(2.0)),
        ]);
        let (next, notices, said) = set(&asked, &now);
        assert_eq!((next, notices), (now, vec![]));
        let keys: Vec<&str> = said.iter().map(|said| said.key.as_str()).collect();
        assert_eq!(keys, ["colour", "d", "theme", "schedule", "fig", "host", "d&n=5"]);
        assert!(said[3].text.contains("geometric, linear"), "{}", said[3].text);
        // What stands in one value cannot become another key.
        assert_eq!(set(&given(&[("hide", text("k&host=x&d=2"))]), &state("")).0.write(), "");
    }

    #[test]
    fn a_viewpoint_and_a_sentence_can_be_set_and_are_told() {
        let asked =
            given(&[("yaw", Given::Number(200.0)), ("pitch", text("-12.4")), ("sentence", text("a&d=4 ; 猫\n"))]);
        let (next, notices, said) = set(&asked, &state("yaw=10"));
        assert_eq!((next.params.viewpoint.degrees(), &*next.params.sentence), ([180, -12], "a&d=4 ; 猫"));
        assert_eq!(next.params.d_model, Params::default().d_model);
        let keys: Vec<&str> = said.iter().map(|said| said.key.as_str()).collect();
        assert_eq!((notices, keys), (vec![], vec!["yaw", "pitch", "sentence"]));
        assert!(said[0].text.contains("180") && said[1].text.contains("-12"), "{said:?}");
        let told = parameters(&next);
        assert!(told.contains(&("yaw", Given::Number(180.0))) && told.contains(&("sentence", text("a&d=4 ; 猫"))));
        // What is left alone stays, and null is the usual sentence again.
        assert_eq!(set(&given(&[("d", Given::Number(8.0))]), &next).0.params.sentence, next.params.sentence);
        let (usual, ..) = set(&given(&[("sentence", Given::Nothing), ("yaw", Given::Nothing)]), &next);
        assert_eq!(usual.settings.sentence, Some(Params::default().sentence));
        assert_eq!(usual.params.viewpoint.yaw, Params::default().viewpoint.yaw);
        let (same, _, said) = set(&given(&[("yaw", text("around"))]), &next);
        assert_eq!((same, said[0].key.as_str()), (next, "yaw"));
    }

    #[test]
    fn a_sentence_that_the_reader_typed_is_in_no_message() {
        let mut typed = state("sentence=ours");
        typed.params.sentence = "my own".into();
        assert!(parameters(&typed).iter().all(|(key, _)| *key != "sentence"));
    }

    #[test]
    fn a_cursor_that_was_cut_off_comes_back() {
        let short = set(&given(&[("n", Given::Number(5.0))]), &state("pos=30")).0;
        assert_eq!(short.params.within().pos, 4);
        assert_eq!(set(&given(&[("n", Given::Number(50.0))]), &short).0.params.pos, 30);
    }

    #[test]
    fn who_may_talk_to_the_page_is_not_changed_by_a_message() {
        let now = state("host=https://a.example");
        assert_eq!(open("d=64&host=https://b.example", &now).0.write(), "d=64&host=https://a.example");
        assert_eq!(open("host=https://b.example", &state("")).0.settings.host, None);
        assert!(unheard("", "https://b.example").contains("nobody"));
        assert!(unheard("https://a.example", "https://b.example").contains("https://a.example alone"));
    }

    #[test]
    fn what_a_host_is_told_it_can_set() {
        for fragment in
            ["", "d=512&base=500000.5&n=1048576&pos=77&cells=phase&fig=heatmap,norms&view=slide&tour=2&reveal=0"]
        {
            let now = state(fragment);
            let told: Vec<(String, Given)> =
                parameters(&now).into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
            assert_eq!(set(&told, &state("d=2&n=9&theme=dark&hide=k")).0.params, now.params, "{fragment}");
            assert_eq!(set(&told, &now), (now, vec![], vec![]), "{fragment}");
        }
    }
}
