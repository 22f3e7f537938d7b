//! A verdict, and why something could not be read, in words.

use super::hypothesis::Rule;
use super::layout::Layout;
use super::matrix::{MOST_ENTRIES, Matrix, ReadError};
use super::precision::Level;
use super::rope::{Rope, RopeError, Scaling};
use super::verdict::{Difference, Verdict};
use crate::core::pitfalls::Bug;
use crate::core::schedule::Schedule;
use crate::text::number::{plain, significant, whole};
use crate::text::{self, fill};

/// Why it could not be read.
pub fn error(error: &ReadError) -> String {
    let count = |number: usize| whole(number as f64);
    let (key, values) = match error {
        ReadError::Empty => ("check.error.empty", vec![]),
        ReadError::NotNpy => ("check.error.npy", vec![]),
        ReadError::Type(name) => ("check.error.type", vec![("type", name.clone())]),
        ReadError::Shape(shape) => ("check.error.shape", vec![("shape", shape.clone())]),
        ReadError::Short { wanted, got } => {
            ("check.error.short", vec![("wanted", count(*wanted)), ("got", count(*got))])
        }
        ReadError::NotNumber { row, word } => ("check.error.word", vec![("row", count(*row)), ("word", word.clone())]),
        ReadError::Ragged { row, got, wanted } => {
            ("check.error.ragged", vec![("row", count(*row)), ("got", count(*got)), ("wanted", count(*wanted))])
        }
        ReadError::NotFinite { row, col } => ("check.error.finite", vec![("row", count(*row)), ("dim", count(*col))]),
        ReadError::Shortened => ("check.error.shortened", vec![]),
        ReadError::TooLarge => ("check.error.large", vec![("most", count(MOST_ENTRIES))]),
        ReadError::TooSmall => ("check.error.small", vec![]),
        ReadError::Flat { count: got, d_model } => {
            ("check.error.flat", vec![("count", count(*got)), ("d", count(*d_model))])
        }
    };
    fill(key, &values)
}

/// What a matrix is: the verdict first, then a line for each property, as name and words.
pub struct Said {
    /// The sentence that everything else explains.
    pub head: String,
    /// Properties.
    pub rows: Vec<(&'static str, String)>,
    /// The bug's own sentence and where it shows, where there is a known bug.
    pub bug: Option<[String; 2]>,
}

/// Says a verdict.
pub fn said(verdict: &Verdict, matrix: &Matrix) -> Said {
    let [rows, cols] = verdict.shape.map(|count| whole(count as f64));
    let mut said = Said { head: head(verdict), rows: Vec::new(), bug: None };
    let mut property = |key, words| said.rows.push((text::get(key), words));
    let shape = if verdict.is_turned { "check.shape.turned" } else { "check.shape.said" };
    property("check.shape", fill(shape, &[("rows", rows), ("cols", cols)]));
    let Some(level) = verdict.level else { return said };
    property("check.layout", text::get(layout(verdict.best.layout)).to_owned());
    property("check.rule", text::get(rule(verdict.best.rule)).to_owned());
    property("check.base", base(verdict));
    property("check.first", significant(verdict.best.first, 6));
    if verdict.best.step != 1.0 {
        property("check.step", fill("check.step.said", &[("step", significant(verdict.best.step, 6))]));
    }
    property("check.precision", precision(level, matrix, verdict));
    said.bug = verdict.bug.map(|bug| {
        let shows = verdict.shows.as_ref().map(|difference| differs("check.bug.shows", difference));
        [bug_words(bug), shows.unwrap_or_else(|| text::get("check.bug.hidden").to_owned())]
    });
    said
}

fn head(verdict: &Verdict) -> String {
    match (verdict.level, &verdict.differs, verdict.bug) {
        (Some(_), None, None) => text::get("check.is.known").to_owned(),
        (Some(_), None, Some(_)) => text::get("check.is.bug").to_owned(),
        (Some(_), Some(difference), _) => {
            let count = fill("check.is.off", &[("count", whole(verdict.off as f64))]);
            [count, differs("check.differs", difference)].join(" ")
        }
        (None, Some(difference), _) => {
            [text::get("check.is.unknown"), &differs("check.differs.page", difference)].join(" ")
        }
        (None, None, _) => text::get("check.is.unknown").to_owned(),
    }
}

fn differs(key: &str, difference: &Difference) -> String {
    let values = [
        ("row", whole(difference.row as f64)),
        ("dim", whole(difference.col as f64)),
        ("expected", significant(difference.expected, 9)),
        ("found", significant(difference.found, 9)),
    ];
    fill(key, &values)
}

fn base(verdict: &Verdict) -> String {
    let mut words = significant(verdict.best.base, 8);
    for (rule, base) in &verdict.same {
        let values = [("rule", text::get(self::rule(*rule)).to_owned()), ("base", significant(*base, 8))];
        words += &fill("check.base.same", &values);
    }
    words
}

fn precision(level: Level, matrix: &Matrix, verdict: &Verdict) -> String {
    let most = ("most", significant(verdict.most, 2));
    match matrix.decimals {
        // Fewer digits than a precision has do not say which one it was.
        Some(decimals) if decimals < 15 => {
            fill("check.precision.digits", &[most, ("count", plain(f64::from(decimals.max(0))))])
        }
        _ => {
            let key = match level {
                Level::F64 => "check.precision.f64",
                Level::F32 => "check.precision.f32",
                Level::Single => "check.precision.single",
                Level::F16 => "check.precision.f16",
                Level::Bf16 => "check.precision.bf16",
            };
            fill(key, &[most])
        }
    }
}

fn layout(layout: Layout) -> &'static str {
    match layout {
        Layout::Interleaved => "check.layout.interleaved",
        Layout::Split => "check.layout.split",
        Layout::InterleavedCosFirst => "check.layout.interleaved-cos",
        Layout::SplitCosFirst => "check.layout.split-cos",
        Layout::CosHalves => "check.layout.cos-halves",
        Layout::SinHalves => "check.layout.sin-halves",
        Layout::CosPairs => "check.layout.cos-pairs",
        Layout::SinPairs => "check.layout.sin-pairs",
        Layout::Cosines => "check.layout.cosines",
        Layout::Sines => "check.layout.sines",
    }
}

fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::Paper
        | Rule::Wrong(Bug::Odd | Bug::Degrees | Bug::Single | Bug::Halves)
        | Rule::Schedule(Schedule::Geometric) => "check.rule.paper",
        Rule::Half => "check.rule.half",
        Rule::Wrong(Bug::Exponent) => "check.rule.exponent",
        Rule::Wrong(Bug::Cosine) => "check.rule.cosine",
        Rule::Wrong(Bug::Denominator) => "check.rule.denominator",
        Rule::Schedule(Schedule::Linear) => "check.rule.linear",
        Rule::Schedule(Schedule::Harmonic) => "check.rule.harmonic",
        Rule::Schedule(Schedule::Random) => "check.rule.random",
        Rule::Schedule(Schedule::Power) => "check.rule.power",
    }
}

/// The sentence of the figure of pitfalls.
fn bug_words(bug: Bug) -> String {
    let key = match bug {
        Bug::Exponent => "figure.pitfalls.exponent",
        Bug::Cosine => "figure.pitfalls.cosine",
        Bug::Odd => "figure.pitfalls.odd",
        Bug::Denominator => "figure.pitfalls.denominator",
        Bug::Degrees => "figure.pitfalls.degrees",
        Bug::Single => "check.bug.single",
        Bug::Halves => "figure.pitfalls.halves",
    };
    fill(key, &[("slower", significant(1_f64.to_degrees(), 3))]) + "."
}

/// Why a block of rotary parameters could not be read.
pub fn rope_error(error: &RopeError) -> String {
    let count = |number: usize| whole(number as f64);
    let (key, values) = match error {
        RopeError::Json { line, column } => {
            ("check.rope.error.json", vec![("line", count(*line)), ("column", count(*column))])
        }
        RopeError::NotObject => ("check.rope.error.object", vec![]),
        RopeError::Kind(kind) => ("check.rope.error.kind", vec![("kind", kind.clone())]),
        RopeError::Missing(key) => ("check.rope.error.missing", vec![("key", (*key).to_owned())]),
        RopeError::Wrong(key) => ("check.rope.error.wrong", vec![("key", (*key).to_owned())]),
        RopeError::Several(names) => ("check.rope.error.several", vec![("names", names.clone())]),
    };
    fill(key, &values)
}

/// What rotary parameters come to, sentence by sentence.
pub fn rope_said(rope: &Rope) -> Vec<String> {
    let (key, factor) = match rope.scaling {
        Scaling::Default => ("check.rope.default", 1.0),
        Scaling::Linear(factor) => ("check.rope.linear", factor),
        Scaling::Dynamic(factor) => ("check.rope.dynamic", factor),
        Scaling::Yarn { factor, .. } => ("check.rope.yarn", factor),
        Scaling::Llama3 { factor, .. } => ("check.rope.llama3", factor),
        Scaling::Long(_) => ("check.rope.long", 1.0),
    };
    let kind = fill(key, &[("factor", significant(factor, 6))]);
    let head = [("base", significant(rope.base, 12)), ("dims", whole(rope.dims)), ("kind", kind)];
    let mut said = vec![fill("check.rope.said", &head)];
    let all = rope.wavelengths();
    let longest = [0, 1].map(|which| significant(all.iter().fold(0.0, |most, pair| pair[which].max(most)), 6));
    let pick = |keys: [&'static str; 2]| keys[usize::from(rope.scaling == Scaling::Default)];
    let [plain, scaled] = longest;
    let key = pick(["check.rope.longest", "check.rope.longest.same"]);
    said.push(fill(key, &[("plain", plain), ("scaled", scaled)]));
    if let Some((turns, trained)) = rope.unturned().zip(rope.trained) {
        let [plain, scaled] = turns.map(|count| whole(count as f64));
        let trained = ("trained", significant(trained, 12));
        let values = [("pairs", whole(all.len() as f64)), ("plain", plain), ("scaled", scaled), trained];
        said.push(fill(pick(["check.rope.turns", "check.rope.turns.same"]), &values));
    }
    let assumed = ["check.rope.assumed.head", "check.rope.assumed.base"].into_iter().zip(rope.assumed);
    said.extend(assumed.filter(|(_, is_assumed)| *is_assumed).map(|(key, _)| text::get(key).to_owned()));
    said
}
