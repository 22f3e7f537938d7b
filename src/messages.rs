//! The message protocol between this page and a page that embeds it (the host), as plain data: the requests, their
//! effects, and the error messages. `browser/host.rs` sends and receives the messages.
//!
//! A host can set the same keys as a link, except `host`, by the same rules: a number out of range is clamped to the
//! nearest allowed value, and an unknown key or value changes nothing. In addition, the reply explains for each key why
//! its value was changed or rejected.

use percent_encoding::percent_decode_str;

use crate::catalog;
use crate::fragment::{
    self, Notice, ROPE, SENTENCE, SENTENCE_MAX_LENGTH, SETTINGS, State as Fragment, ThemeChoice, VIEWPOINT, View,
};
use crate::params::{CHOICES, Model, NUMBERS, Params, Viewpoint};
use crate::text;
use crate::text::number::{self, plain};

/// The version of the protocol, incremented by each incompatible change.
pub const VERSION: u32 = 1;

/// A value in a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number.
    Number(f64),
    /// A string.
    Text(String),
    /// `null`, or a missing value.
    Nothing,
    /// A value of another type, with the name of that type for error messages.
    Other(&'static str),
}

/// A request of a host.
#[derive(Clone, Debug, PartialEq)]
pub enum HostRequest {
    /// Open a link. Keys that the link does not contain get their defaults.
    Open(String),
    /// Set these keys and keep the others.
    Set(Vec<(String, Value)>),
    /// Send the current state.
    Get,
    /// Send all later changes.
    Subscribe,
    /// Stop sending changes.
    Unsubscribe,
}

/// A notice that the value of a key was changed or rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyNotice {
    /// The key in the request, truncated if it is unknown and long.
    pub key: String,
    /// Why the value was changed or rejected, as a message for the host.
    pub text: String,
}

impl HostRequest {
    /// Parses a message with the type `kind`, a `fragment` and the entries of `parameters`. If the value of
    /// `parameters` is not an object, the closure returns that value as the error.
    ///
    /// # Errors
    /// An error message for the host, if the type is unknown or the contents have the wrong type.
    pub fn read(
        kind: &str,
        fragment: Value,
        parameters: impl FnOnce() -> Result<Vec<(String, Value)>, Value>,
    ) -> Result<Self, String> {
        match (kind, fragment) {
            ("phasor:get", _) => Ok(Self::Get),
            ("phasor:subscribe", _) => Ok(Self::Subscribe),
            ("phasor:unsubscribe", _) => Ok(Self::Unsubscribe),
            ("phasor:set", Value::Text(fragment)) => Ok(Self::Open(fragment)),
            ("phasor:set", Value::Nothing) => match parameters() {
                Ok(parameters) => Ok(Self::Set(parameters)),
                Err(Value::Nothing) => Err(text::get("host.nothing").to_owned()),
                Err(other) => Err(text::fill("host.parameters", &[("given", other.quoted())])),
            },
            ("phasor:set", other) => Err(text::fill("host.fragment", &[("given", other.quoted())])),
            _ => Err(text::fill("host.type", &[("given", excerpt(kind))])),
        }
    }
}

impl Value {
    /// The value as error messages quote it.
    fn quoted(&self) -> String {
        match self {
            Self::Number(value) => plain(*value),
            Self::Text(text) => format!("“{}”", excerpt(text)),
            Self::Nothing => "null".into(),
            Self::Other(kind) => (*kind).into(),
        }
    }
}

/// The state that a link opens, and the notices about its numbers. The setting `host` keeps its current value, because
/// only the page's own address decides which origin may send messages.
pub fn open(fragment: &str, now: &Fragment) -> (Fragment, Vec<Notice>) {
    let (mut next, notices) = Fragment::parse(fragment);
    next.settings.host.clone_from(&now.settings.host);
    (next, notices)
}

/// Sets these keys in the state `now`; `null` sets the default, and all other keys keep their values. Returns the new
/// state, the notices about numbers that were parsed, and all other notices.
pub fn set(given: &[(String, Value)], now: &Fragment) -> (Fragment, Vec<Notice>, Vec<KeyNotice>) {
    let mut pairs = now.pairs();
    let mut key_notices = Vec::new();
    let mut accepted_keys = Vec::new();
    for (key, value) in given {
        match admitted(key, value) {
            Ok(Admitted { key, value, changed }) => {
                key_notices.extend(changed.map(|text| KeyNotice { key: key.into(), text }));
                // A model implies its source.
                pairs.retain(|(known, _)| *known != key && !(key == ROPE && *known == "source"));
                pairs.extend(value.map(|value| (key, value)));
                accepted_keys.push(key);
            }
            Err(text) => key_notices.push(KeyNotice { key: excerpt(key), text }),
        }
    }
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let (mut next, mut notices) = Fragment::of(&pairs);
    // All other numbers keep their unclamped values: a cursor that a short sequence clamped returns to its position
    // when the sequence grows again.
    for number in NUMBERS.iter().filter(|number| !accepted_keys.contains(&number.key)) {
        (number.set)(&mut next.params, (number.get)(&now.params));
        notices.retain(|notice| notice.name != number.name);
    }
    if accepted_keys.contains(&SENTENCE) && next.settings.sentence.is_none() {
        // `None` would keep the current sentence instead of restoring the default.
        next.settings.sentence = Some(Params::default().sentence);
    }
    (next, notices, key_notices)
}

/// An accepted key and its value.
struct Admitted {
    key: &'static str,
    /// The value in link syntax; `None` for the default.
    value: Option<String>,
    /// How the value was changed, as a message for the host; `None` if it was not changed.
    changed: Option<String>,
}

/// Checks a key and its value, and clamps or truncates the value where necessary. The error is a message for the host.
fn admitted(given_key: &str, value: &Value) -> Result<Admitted, String> {
    let numbers = NUMBERS.iter().map(|number| number.key);
    let choices = CHOICES.iter().map(|choice| choice.key);
    let mut keys = numbers.chain(choices).chain(SETTINGS).chain(VIEWPOINT).chain([ROPE, SENTENCE]);
    let Some(key) = keys.find(|known| *known == given_key) else {
        return Err(text::fill("host.key", &[("given", excerpt(given_key))]));
    };
    let typed = match value {
        Value::Number(number) => plain(*number),
        Value::Text(typed) => typed.clone(),
        Value::Nothing => return Ok(Admitted { key, value: None, changed: None }),
        Value::Other(_) => return Err(text::fill("host.value", &[("key", key.into()), ("given", value.quoted())])),
    };
    if let Some(allowed) = options(key).filter(|allowed| !allowed.contains(&typed.as_str())) {
        let values = [("key", key.into()), ("allowed", allowed.join(", ")), ("given", excerpt(&typed))];
        return Err(text::fill("host.option", &values));
    }
    let is_figure = |id: &str| catalog::by_id(id.trim()).is_some();
    if let Some(unknown) = typed.split(',').find(|id| key == "fig" && !typed.is_empty() && !is_figure(id)) {
        return Err(text::fill("host.figure", &[("given", excerpt(unknown))]));
    }
    let accepted = match key {
        "yaw" => degrees(&typed, Viewpoint::YAW_MOST),
        "pitch" => degrees(&typed, Viewpoint::PITCH_MOST),
        SENTENCE => Some(fragment::carryable(&typed).to_string()),
        _ => Some(typed.clone()),
    };
    let given = ("given", excerpt(&typed));
    let accepted = accepted.ok_or_else(|| text::fill("host.degrees", &[("key", key.into()), given.clone()]))?;
    let changed = (accepted != typed).then(|| {
        let text_key = if key == SENTENCE { "host.sentence" } else { "host.nearest" };
        text::fill(
            text_key,
            &[("key", key.into()), given, ("taken", accepted.clone()), ("most", SENTENCE_MAX_LENGTH.to_string())],
        )
    });
    let value = match key {
        SENTENCE => fragment::encoded(&accepted),
        ROPE => match Model::read(&accepted) {
            Some(model) => fragment::encoded_model(&model),
            None => return Err(text::fill("host.value", &[("key", key.into()), ("given", excerpt(&typed))])),
        },
        _ => accepted,
    };
    Ok(Admitted { key, value: Some(value), changed })
}

/// The typed number rounded to whole degrees and clamped to ±`max`; `None` if it is not a number.
fn degrees(typed: &str, max: i32) -> Option<String> {
    let given = number::read(typed)?.round();
    Some(plain(given.clamp(f64::from(-max), f64::from(max))))
}

/// The allowed values of a key; `None` for keys that are not enumerations.
fn options(key: &str) -> Option<Vec<&'static str>> {
    match key {
        "view" => Some(View::ALL.map(|(name, _)| name).into()),
        "theme" => Some(ThemeChoice::ALL.map(|(name, _)| name).into()),
        _ => CHOICES.iter().find(|choice| choice.key == key).map(|choice| choice.options.to_vec()),
    }
}

/// The state in a message to the host: every number, choice and viewpoint angle, and the settings that a link would
/// contain. The sentence is included only if it came from a link or from the host: a sentence that the reader types is
/// private.
pub fn parameters(state: &Fragment) -> Vec<(&'static str, Value)> {
    let now = state.params.clamped();
    let numbers = NUMBERS.iter().map(|number| (number.key, Value::Number((number.get)(&now))));
    let choices = CHOICES.iter().map(|choice| (choice.key, Value::Text(choice.options[(choice.get)(&now)].into())));
    let viewpoint = VIEWPOINT.into_iter().zip(now.viewpoint.degrees().map(|degrees| Value::Number(degrees.into())));
    let sentence = state.settings.sentence.as_ref().filter(|sentence| **sentence == now.sentence);
    let sentence = sentence.map(|sentence| (SENTENCE, Value::Text(sentence.to_string())));
    let model = now.model.as_ref().map(|model| (ROPE, Value::Text(model.written())));
    let settings = state.pairs().into_iter().filter(|(key, _)| SETTINGS.contains(key));
    let decoded = |(key, value): (&'static str, String)| match key {
        // A nested link, percent-encoded only within a link.
        "a" => (key, percent_decode_str(&value).decode_utf8_lossy().into_owned()),
        _ => (key, value),
    };
    let settings = settings.map(decoded).map(|(key, value)| (key, Value::Text(value)));
    numbers.chain(choices).chain(viewpoint).chain(settings).chain(model).chain(sentence).collect()
}

/// The notices about numbers, with link keys instead of parameter names.
pub fn number_notices(notices: &[Notice]) -> impl Iterator<Item = KeyNotice> {
    notices.iter().filter_map(|notice| {
        let number = NUMBERS.iter().find(|number| number.name == notice.name)?;
        Some(KeyNotice { key: number.key.into(), text: notice.text.clone() })
    })
}

/// The error message for a message from `origin`, if the page accepts messages only from `host`; an empty `host` means
/// that it accepts none.
pub fn origin_error(host: &str, origin: &str) -> String {
    match host {
        "" => text::get("host.origin.nobody").into(),
        _ => text::fill("host.origin", &[("host", host), ("origin", origin)]),
    }
}

/// The first 40 characters of `given`, for error messages that quote it.
fn excerpt(given: &str) -> String {
    given.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(fragment: &str) -> Fragment {
        Fragment::parse(fragment).0
    }

    fn given(entries: &[(&str, Value)]) -> Vec<(String, Value)> {
        entries.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
    }

    fn text(value: &str) -> Value {
        Value::Text(value.into())
    }

    #[test]
    fn a_message_is_parsed_by_its_type() {
        let none = || Err(Value::Nothing);
        let read = |kind, fragment| HostRequest::read(kind, fragment, none);
        assert_eq!(read("phasor:get", Value::Nothing), Ok(HostRequest::Get));
        assert_eq!(read("phasor:subscribe", Value::Nothing), Ok(HostRequest::Subscribe));
        assert_eq!(read("phasor:unsubscribe", Value::Nothing), Ok(HostRequest::Unsubscribe));
        assert_eq!(read("phasor:set", text("d=64")), Ok(HostRequest::Open("d=64".into())));
        let entries = given(&[("d", Value::Number(64.0))]);
        assert_eq!(
            HostRequest::read("phasor:set", Value::Nothing, || Ok(entries.clone())),
            Ok(HostRequest::Set(entries.clone()))
        );
    }

    #[test]
    fn an_invalid_message_is_rejected_with_an_error_message() {
        let error_for =
            |kind, fragment, parameters: Value| HostRequest::read(kind, fragment, || Err(parameters)).unwrap_err();
        assert!(error_for("phasor:sing", Value::Nothing, Value::Nothing).contains("phasor:sing"));
        assert!(error_for("phasor:set", Value::Nothing, Value::Nothing).contains("fragment or parameters"));
        assert!(error_for("phasor:set", Value::Number(3.0), Value::Nothing).ends_with("got 3."));
        assert!(error_for("phasor:set", Value::Nothing, Value::Other("an array")).ends_with("got an array."));
        let long = error_for(&format!("phasor:{}", "x".repeat(10_000)), Value::Nothing, Value::Nothing);
        assert!(long.len() < 250, "{long}");
    }

    #[test]
    fn the_given_keys_are_set_and_the_others_keep_their_values() {
        let now = state("d=64&schedule=linear&fig=heatmap&view=embed&hide=k&host=https://a.example");
        let entries = given(&[("n", Value::Number(20.0)), ("pos", text("7")), ("stretch", Value::Number(4.0))]);
        let (next, notices, key_notices) = set(&entries, &now);
        assert_eq!((notices, key_notices), (vec![], vec![]));
        let written = "d=64&n=20&pos=7&schedule=linear&stretch=4&fig=heatmap&hide=k&view=embed&host=https://a.example";
        assert_eq!(next.write(), written);
    }

    #[test]
    fn null_sets_the_default() {
        let entries = given(&[("d", Value::Nothing), ("schedule", Value::Nothing), ("view", Value::Nothing)]);
        let (next, notices, key_notices) = set(&entries, &state("d=64&n=20&schedule=linear&view=slide"));
        assert_eq!((next.write().as_str(), notices, key_notices), ("n=20", vec![], vec![]));
    }

    #[test]
    fn an_invalid_number_is_clamped_or_rejected_with_a_notice() {
        let entries = given(&[("d", Value::Number(7.0)), ("n", Value::Number(1e9)), ("base", Value::Number(f64::NAN))]);
        let (next, notices, key_notices) = set(&entries, &state("base=500"));
        assert_eq!((next.params.d_model, next.params.n_pos, key_notices), (8, 1_048_576, vec![]));
        let keys: Vec<String> = number_notices(&notices).map(|notice| notice.key).collect();
        assert_eq!(keys, ["d", "base", "n"]);
    }

    #[test]
    fn an_unknown_key_or_value_changes_nothing_and_has_a_notice() {
        let now = state("d=64&theme=dark&fig=norms");
        let entries = given(&[
            ("colour", text("red")),
            ("d", Value::Other("an object")),
            ("theme", text("dim")),
            ("schedule", text("wavy")),
            ("fig", text("norms,nothing")),
            ("host", text("https://b.example")),
            ("d&n=5", Value::Number(2.0)),
        ]);
        let (next, notices, key_notices) = set(&entries, &now);
        assert_eq!((next, notices), (now, vec![]));
        let keys: Vec<&str> = key_notices.iter().map(|notice| notice.key.as_str()).collect();
        assert_eq!(keys, ["colour", "d", "theme", "schedule", "fig", "host", "d&n=5"]);
        assert!(key_notices[3].text.contains("geometric, linear"), "{}", key_notices[3].text);
        // A value that contains separators cannot set another key.
        assert_eq!(set(&given(&[("hide", text("k&host=x&d=2"))]), &state("")).0.write(), "");
    }

    #[test]
    fn a_viewpoint_and_a_sentence_can_be_set_and_are_reported() {
        let entries =
            given(&[("yaw", Value::Number(200.0)), ("pitch", text("-12.4")), ("sentence", text("a&d=4 ; 猫\n"))]);
        let (next, notices, key_notices) = set(&entries, &state("yaw=10"));
        assert_eq!((next.params.viewpoint.degrees(), &*next.params.sentence), ([180, -12], "a&d=4 ; 猫"));
        assert_eq!(next.params.d_model, Params::default().d_model);
        let keys: Vec<&str> = key_notices.iter().map(|notice| notice.key.as_str()).collect();
        assert_eq!((notices, keys), (vec![], vec!["yaw", "pitch", "sentence"]));
        assert!(key_notices[0].text.contains("180") && key_notices[1].text.contains("-12"), "{key_notices:?}");
        let sent = parameters(&next);
        assert!(sent.contains(&("yaw", Value::Number(180.0))) && sent.contains(&("sentence", text("a&d=4 ; 猫"))));
        // A key that is not set keeps its value, and null restores the default sentence.
        assert_eq!(set(&given(&[("d", Value::Number(8.0))]), &next).0.params.sentence, next.params.sentence);
        let (reset, ..) = set(&given(&[("sentence", Value::Nothing), ("yaw", Value::Nothing)]), &next);
        assert_eq!(reset.settings.sentence, Some(Params::default().sentence));
        assert_eq!(reset.params.viewpoint.yaw, Params::default().viewpoint.yaw);
        let (unchanged, _, key_notices) = set(&given(&[("yaw", text("around"))]), &next);
        assert_eq!((unchanged, key_notices[0].key.as_str()), (next, "yaw"));
    }

    #[test]
    fn no_message_contains_a_sentence_that_the_reader_typed() {
        let mut typed = state("sentence=ours");
        typed.params.sentence = "my own".into();
        assert!(parameters(&typed).iter().all(|(key, _)| *key != "sentence"));
    }

    #[test]
    fn a_clamped_cursor_returns_when_the_sequence_grows() {
        let short = set(&given(&[("n", Value::Number(5.0))]), &state("pos=30")).0;
        assert_eq!(short.params.clamped().pos, 4);
        assert_eq!(set(&given(&[("n", Value::Number(50.0))]), &short).0.params.pos, 30);
    }

    #[test]
    fn a_message_cannot_change_the_allowed_host() {
        let now = state("host=https://a.example");
        assert_eq!(open("d=64&host=https://b.example", &now).0.write(), "d=64&host=https://a.example");
        assert_eq!(open("host=https://b.example", &state("")).0.settings.host, None);
        assert!(origin_error("", "https://b.example").contains("nobody"));
        assert!(origin_error("https://a.example", "https://b.example").contains("https://a.example alone"));
    }

    #[test]
    fn a_host_can_set_the_parameters_that_it_received() {
        for fragment in
            ["", "d=512&base=500000.5&n=1048576&pos=77&cells=phase&fig=heatmap,norms&view=slide&tour=2&reveal=0"]
        {
            let now = state(fragment);
            let received: Vec<(String, Value)> =
                parameters(&now).into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
            assert_eq!(set(&received, &state("d=2&n=9&theme=dark&hide=k")).0.params, now.params, "{fragment}");
            assert_eq!(set(&received, &now), (now, vec![], vec![]), "{fragment}");
        }
    }
}
