//! Properties that must hold for any untrusted input, as functions of bytes that panic on a violation. The fuzz targets
//! in `targets` run them until stopped; `tests/page/hostile.rs` runs them briefly in every test run.

// Each fuzz target uses one property.
#![allow(dead_code)]

use phasor::catalog::{ALL, Searches};
use phasor::check::input::CheckInput;
use phasor::check::partial_file::{PartialFile, ReadStop};
use phasor::check::rope::{Config, figure, is_config};
use phasor::check::{Matrix, ReadError, check, rope_words, words};
use phasor::core::tokens::split;
use phasor::export::Snapshot;
use phasor::export::picture::PictureOptions;
use phasor::export::svg::svg;
use phasor::fragment::{SENTENCE_MAX_LENGTH, Settings, State, carryable, encoded};
use phasor::messages::{self, HostRequest, Value};
use phasor::params::{NUMBERS, Params};
use phasor::text::number::read;

/// A property.
pub type Property = fn(&[u8]);

/// All properties, by the names of their fuzz targets and seed folders.
pub const ALL_PROPERTIES: [(&str, Property); 12] = [
    ("fragment", fragment),
    ("field", field),
    ("sentence", sentence),
    ("message", message),
    ("npy", npy),
    ("npz", npz),
    ("safetensors", safetensors),
    ("rows", rows),
    ("csv", csv),
    ("check", checked),
    ("rotary", rotary),
    ("picture", picture),
];

/// Matrices with more entries are read but not checked, because that would take too long for a test case.
const MAX_CHECKED: usize = 600;

/// Any link can be parsed, and the state survives a round trip.
pub fn fragment(bytes: &[u8]) {
    let (state, _) = State::parse(&String::from_utf8_lossy(bytes));
    assert_valid(&state);
    // The states to step through are links themselves.
    for link in state.settings.states() {
        assert_valid(&State::parse(link).0);
    }
}

/// Asserts that every number is within its range, and that the state survives a round trip through its link.
fn assert_valid(state: &State) {
    let now = state.params.clamped();
    for number in &NUMBERS {
        let value = (number.get)(&now);
        assert!((number.min..=(number.max)(&now)).contains(&value), "{} is {value}", number.name);
    }
    let written = state.write();
    let (again, notices) = State::parse(&written);
    assert_eq!(again.params.clamped(), now, "{written}");
    assert_eq!(in_effect(&again.settings), in_effect(&state.settings), "{written}");
    assert_eq!(again.write(), written);
    // A cursor beyond the end is written as requested, which causes a notice.
    assert!(notices.is_empty() || state.params != now, "{notices:?}");
}

/// The settings with the effective parameters of A: its requested cursor may be beyond the end of a short sequence.
fn in_effect(settings: &Settings) -> Settings {
    Settings { compared: settings.compared.as_ref().map(Params::clamped), ..settings.clone() }
}

/// Input in a number field is rejected or becomes an allowed value, which survives a round trip through the field.
pub fn field(bytes: &[u8]) {
    let [which, pairs, length, typed @ ..] = bytes else { return };
    let mut params =
        Params { d_model: 2 * (1 + u32::from(*pairs)), n_pos: 1 + u32::from(*length), ..Params::default() };
    let number = &NUMBERS[usize::from(*which) % NUMBERS.len()];
    match number.parse(&String::from_utf8_lossy(typed), &params) {
        Err(words) => assert!(!words.is_empty()),
        Ok(admitted) => {
            assert!((number.min..=(number.max)(&params)).contains(&admitted.value), "{}", admitted.value);
            (number.set)(&mut params, admitted.value);
            let written = number.written(&params);
            let again = number.parse(&written, &params).expect("a number");
            assert_eq!((again.value, again.notice), (admitted.value, None), "{written}");
            let (start, end, _) = number.slider_range(&params);
            assert!((start..=end).contains(&number.to_slider(admitted.value, &params)), "{written}");
        }
    }
}

/// A sentence survives a round trip through a link, and its tokens contain all its characters except white space.
pub fn sentence(bytes: &[u8]) {
    let typed = String::from_utf8_lossy(bytes);
    let carried = carryable(&typed);
    assert!(carried.chars().count() <= SENTENCE_MAX_LENGTH);
    let (state, _) = State::parse(&format!("sentence={}", encoded(&carried)));
    assert_eq!(state.params.sentence, carried);
    let (tokens, count) = split(&typed, usize::MAX);
    assert_eq!(tokens.len(), count);
    assert!(tokens.iter().all(|token| !token.is_empty()));
    assert_eq!(tokens.concat(), typed.split_whitespace().collect::<String>());
    assert_eq!(split(&typed, 3), (tokens.into_iter().take(3).collect(), count));
}

/// A message is accepted or rejected with an error message, and the resulting state survives a round trip through a
/// link. The first line is the type, each further one a key with its value.
pub fn message(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split('\n');
    let kind = lines.next().unwrap_or_default();
    let entries: Vec<_> = lines.map(|line| line.split_once('=').unwrap_or((line, "null"))).collect();
    let value = |value: &str| match value {
        "null" => Value::Nothing,
        "{}" => Value::Other("object"),
        text => read(text).map_or_else(|| Value::Text(text.to_owned()), Value::Number),
    };
    let fragment = entries.iter().find(|(key, _)| *key == "fragment").map_or(Value::Nothing, |(_, text)| value(text));
    let parameters = || Ok(entries.iter().map(|(key, text)| ((*key).to_owned(), value(text))).collect());
    let now = State::parse("d=64&n=9&pos=8&host=https://lms.example").0;
    let next = match HostRequest::read(kind, fragment, parameters) {
        Err(words) => return assert!(!words.is_empty() && words.chars().count() < 400, "{words}"),
        Ok(HostRequest::Open(link)) => messages::open(&link, &now).0,
        Ok(HostRequest::Set(given)) => {
            let (next, _, notices) = messages::set(&given, &now);
            assert!(notices.iter().all(|notice| !notice.text.is_empty()));
            next
        }
        Ok(_) => return,
    };
    assert_eq!(next.settings.host, now.settings.host, "a message must not change the allowed host");
    assert_valid(&next);
    assert!(messages::parameters(&next).len() >= NUMBERS.len());
}

/// A file is read as a matrix, or rejected with an error message.
pub fn npy(bytes: &[u8]) {
    read_as_matrix(Matrix::from_npy(bytes, 8));
}

/// The arrays of an archive are listed, and each is read or rejected with an error message.
pub fn npz(bytes: &[u8]) {
    arrays("x.npz", bytes);
}

/// The same for the arrays of a safetensors file.
pub fn safetensors(bytes: &[u8]) {
    arrays("x.safetensors", bytes);
}

/// Lists the arrays of a file and reads the first few.
fn arrays(name: &str, bytes: &[u8]) {
    let mut file = PartialFile::of(bytes.len() as u64);
    match supply_ranges(bytes, &mut file, |file| CheckInput::of_file(name, file)) {
        Err(error) => assert!(read_as_matrix(Err(error)).is_none()),
        Ok(CheckInput::Arrays(arrays)) => {
            assert!(!arrays.is_empty());
            for array in arrays.iter().take(4) {
                let read = supply_ranges(bytes, &mut file, |file| array.read(file));
                let notes = read.as_ref().map(|read| read.notes.clone()).unwrap_or_default();
                assert!(notes.iter().all(|note| !words::note(note).is_empty()));
                read_as_matrix(read.and_then(|read| read.matrix.validated(8)));
            }
        }
        Ok(_) => {}
    }
}

/// Supplies the ranges that the parser requests. Asserts that none is empty, and that 100 rounds of requests suffice.
fn supply_ranges<T>(
    bytes: &[u8],
    file: &mut PartialFile,
    ask: impl Fn(&PartialFile) -> Result<T, ReadStop>,
) -> Result<T, ReadError> {
    for _ in 0..100 {
        match ask(file) {
            Ok(answer) => return Ok(answer),
            Err(ReadStop::Wrong(error)) => return Err(error),
            Err(ReadStop::Missing(ranges)) => {
                assert!(!ranges.is_empty());
                for range in ranges {
                    assert!(!range.is_empty());
                    file.add(range.start, bytes[range.start as usize..range.end as usize].to_vec());
                }
            }
        }
    }
    panic!("the parser keeps requesting bytes");
}

/// Like [`rows`], also with tabs in place of commas. Its seeds have names of columns and rows.
pub fn csv(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    read_as_matrix(Matrix::from_text(&text, 8));
    if let CheckInput::Rows(text) = CheckInput::of_text(text.replace(',', "\t")) {
        read_as_matrix(Matrix::from_text(&text, 8));
    }
}

/// Text is read as rows of numbers, or rejected with an error message.
pub fn rows(bytes: &[u8]) {
    read_as_matrix(Matrix::from_text(&String::from_utf8_lossy(bytes), 8));
}

fn read_as_matrix(read: Result<Matrix, ReadError>) -> Option<Matrix> {
    match read {
        Err(error) => {
            let words = words::error(&error);
            assert!(!words.is_empty() && words.chars().count() < 400, "{words}");
            None
        }
        Ok(matrix) => {
            assert_eq!(matrix.values.len(), matrix.rows * matrix.cols);
            assert!(matrix.values.iter().all(|value| value.is_finite()));
            Some(matrix)
        }
    }
}

/// Every matrix, read from a file or from text, gets a verdict. Checking takes a hundred times as long as reading.
pub fn checked(bytes: &[u8]) {
    let file = Matrix::from_npy(bytes, 8).or_else(|_| Matrix::from_text(&String::from_utf8_lossy(bytes), 8));
    if let Some(matrix) = read_as_matrix(file).filter(|matrix| matrix.values.len() <= MAX_CHECKED) {
        let verdict = check(&matrix, 1e4);
        let off = verdict.known().map_or(0, |known| known.off);
        assert!(off <= matrix.values.len(), "{verdict:?}");
        assert!(!words::report(&verdict).head.is_empty());
    }
}

/// A config has finite wavelengths and a figure if its model has rotary embedding, or is rejected with an error message. Every line of its report has
/// text.
pub fn rotary(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = is_config(&text);
    match Config::read(&text) {
        Err(error) => {
            let words = rope_words::error(&error);
            assert!(!words.is_empty() && words.chars().count() < 400, "{words}");
        }
        Ok(config) => {
            for rope in config.layers.iter().map(|layer| &layer.rope) {
                let wavelengths = rope.wavelengths();
                assert_eq!(wavelengths.len(), rope.dims as usize / 2);
                let is_length = |length: &f64| *length > 0.0 && length.is_finite();
                assert!(wavelengths.iter().flatten().all(is_length), "{wavelengths:?}");
                assert!(rope.attention_factor() > 0.0 && rope.attention_factor().is_finite(), "{:?}", rope.attention);
            }
            assert!(rope_words::report(&config).all().all(|line| !line.is_empty() && !line.contains("NaN")));
            // Nothing is drawn for a model that has no rotary embedding.
            if config.layers.is_empty() {
                return;
            }
            let domain = figure::scene(&config).panels[0].y.domain;
            assert!(0.0 < domain[0] && domain[0] < domain[1] && domain[1].is_finite(), "{domain:?}");
        }
    }
}

/// Every figure has an SVG for any link, on sheets of any size. The first byte selects the figure, the next two the
/// width and the height.
pub fn picture(bytes: &[u8]) {
    let [which, width, height, link @ ..] = bytes else { return };
    let figure = ALL[usize::from(*which) % ALL.len()];
    let params = State::parse(&String::from_utf8_lossy(link)).0.params.clamped();
    let scene = figure.drawing().scene(&params, &mut Searches::default());
    let snapshot = Snapshot { figure, params: &params, scene: &scene, link: "#", compared: None };
    let [width, height] = [width, height].map(|length| f64::from(*length) * 4.0);
    let svg = svg(&snapshot, &PictureOptions { width, height, ..PictureOptions::of(&snapshot) }).expect("a picture");
    assert!(!["NaN", "inf"].iter().any(|word| svg.contains(&format!("\"{word}"))), "{}", figure.id);
}
