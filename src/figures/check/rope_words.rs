//! What rotary parameters come to, and why they could not be read, in words.

use super::rope::{Rope, RopeError, Scaling};
use super::words::{count, short};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// Why a block of rotary parameters could not be read.
pub fn error(error: &RopeError) -> String {
    let (key, values) = match error {
        RopeError::Json { line, column } => {
            ("check.rope.error.json", vec![("line", count(*line)), ("column", count(*column))])
        }
        RopeError::NotObject => ("check.rope.error.object", vec![]),
        RopeError::Kind(kind) => ("check.rope.error.kind", vec![("kind", short(kind))]),
        RopeError::Missing(key) => ("check.rope.error.missing", vec![("key", (*key).to_owned())]),
        RopeError::NotWord => ("check.rope.error.not-word", vec![]),
        RopeError::Range { key, least, most } => {
            let [least, most] = [least, most].map(|end| significant(*end, 12));
            ("check.rope.error.range", vec![("key", (*key).to_owned()), ("least", least), ("most", most)])
        }
        RopeError::Wrong(key) => ("check.rope.error.wrong", vec![("key", (*key).to_owned())]),
        RopeError::Several(names) => ("check.rope.error.several", vec![("names", short(names))]),
    };
    fill(key, &values)
}

/// What rotary parameters come to, sentence by sentence.
pub fn said(rope: &Rope) -> Vec<String> {
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
