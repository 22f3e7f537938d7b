//! Formats rotary parameters and errors in configs for readers.

use super::phrases::{count, short};
use super::rope::{Attention, Config, Layer, Note, Positions, Reason, Rope, RopeError, Scaling, USUAL_HEAD};
use crate::core::compare::Buckets;
use crate::core::rope_scaling::ntk_base;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The description of a config.
pub struct Report {
    /// What positions the model has.
    pub positions: String,
    /// Each kind of layer that turns.
    pub layers: Vec<LayerReport>,
    /// Notes that concern all layers.
    pub notes: Vec<String>,
    /// Parameters that are not used, each with its name and the reason.
    pub unused: Vec<String>,
    /// Number and list of the other names that were not read.
    pub others: Option<(String, String)>,
}

/// The description of a kind of layer.
pub struct LayerReport {
    /// Its name; empty if there is only one kind.
    pub name: String,
    /// Names and values of what is said.
    pub rows: Vec<(&'static str, String)>,
    /// What is to be noted besides.
    pub sentences: Vec<String>,
}

impl Report {
    /// All words.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let layers = self.layers.iter().flat_map(|LayerReport { name, rows, sentences }| {
            std::iter::once(&**name)
                .chain(rows.iter().flat_map(|(label, value)| [*label, value]))
                .chain(sentences.iter().map(String::as_str))
        });
        let layers = layers.filter(|words| !words.is_empty());
        let others = self.others.iter().flat_map(|(count, names)| [count, names]);
        let sentences = self.notes.iter().chain(&self.unused).chain(others).map(String::as_str);
        std::iter::once(&*self.positions).chain(layers).chain(sentences)
    }
}

/// Formats an error.
pub fn error(error: &RopeError) -> String {
    let (key, values) = match error {
        RopeError::Syntax { line, column, found } => {
            let location = vec![("line", count(*line)), ("column", count(*column))];
            match found {
                None => ("check.rope.error.ends", location),
                Some(found) => ("check.rope.error.syntax", [location, vec![("found", found.to_string())]].concat()),
            }
        }
        RopeError::Deep => ("check.rope.error.deep", vec![]),
        RopeError::NotObject => ("check.rope.error.object", vec![]),
        RopeError::Kind(kind) => ("check.rope.error.kind", vec![("kind", short(kind))]),
        RopeError::Missing(key) => ("check.rope.error.missing", vec![("key", (*key).to_owned())]),
        RopeError::NotWord => ("check.rope.error.not-word", vec![]),
        RopeError::NoLayers => ("check.rope.error.no-layers", vec![]),
        RopeError::Count { key, got, pairs } => {
            let counts = [("got", count(*got)), ("pairs", count(*pairs))];
            ("check.rope.error.count", [vec![("key", (*key).to_owned())], counts.to_vec()].concat())
        }
        RopeError::Range { key, least, most } => {
            let [least, most] = [least, most].map(|end| significant(*end, 12));
            ("check.rope.error.range", vec![("key", (*key).to_owned()), ("least", least), ("most", most)])
        }
        RopeError::Wrong(key) => ("check.rope.error.wrong", vec![("key", (*key).to_owned())]),
    };
    fill(key, &values)
}

/// Describes a config.
pub fn report(config: &Config) -> Report {
    let mut attentions = config.layers.iter().map(|layer| &layer.rope.attention);
    let own = attentions.find(|attention| **attention != Attention::None).and_then(formula);
    let unused =
        config.unused.named.iter().map(|(name, kind, reason)| self::unused(name, kind, *reason, own.as_deref()));
    let others = &config.unused.others;
    let names: Vec<String> = others.iter().map(|name| short(name)).collect();
    Report {
        positions: positions(&config.positions),
        layers: config.layers.iter().map(layer).collect(),
        notes: config.notes.iter().map(note).collect(),
        unused: unused.collect(),
        others: (!others.is_empty())
            .then(|| (fill("check.rope.others", &[("count", count(others.len()))]), text::list(names))),
    }
}

/// What positions a model has, and in how many layers.
pub fn positions(positions: &Positions) -> String {
    let optional = |[known, unknown]: [&'static str; 2], name: &'static str, value: Option<u32>| match value {
        Some(value) => fill(known, &[(name, whole(value))]),
        None => text::get(unknown).to_owned(),
    };
    match positions {
        Positions::Rotary { turning: Some(turning), all: Some(all) } if turning < all => {
            let counts = [("turning", whole(*turning)), ("all", whole(*all)), ("rest", whole(all - turning))];
            fill("check.rope.positions.rotary-some", &counts)
        }
        Positions::Rotary { turning, .. } => {
            optional(["check.rope.positions.rotary-all", "check.rope.positions.rotary"], "all", *turning)
        }
        Positions::Alibi { heads: Some(heads), most } => {
            let slope = |head: u32| significant((-most * f64::from(head) / f64::from(*heads)).exp2(), 4);
            let ends = [("first", slope(1)), ("last", slope(*heads))];
            let rest = [("heads", whole(*heads)), ("most", significant(*most, 6))];
            let key =
                if heads.is_power_of_two() { "check.rope.positions.alibi" } else { "check.rope.positions.alibi-other" };
            fill(key, &[ends, rest].concat())
        }
        Positions::Alibi { heads: None, .. } => text::get("check.rope.positions.alibi-unknown").to_owned(),
        Positions::Buckets { count, most } => {
            let [both, one] = [true, false].map(|tells_directions| {
                let buckets = Buckets { count: *count, distance: *most, tells_directions };
                whole(if buckets.is_valid() { buckets.first_of_last() } else { *most })
            });
            fill("check.rope.positions.buckets", &[("count", whole(*count)), ("both", both), ("one", one)])
        }
        Positions::Distances => text::get("check.rope.positions.distances").to_owned(),
        Positions::Learned(rows) => {
            optional(["check.rope.positions.learned", "check.rope.positions.learned-unknown"], "rows", *rows)
        }
        Positions::Sinusoids => text::get("check.rope.positions.sinusoids").to_owned(),
        Positions::SinusoidsAndLearned(rows) => {
            let keys = ["check.rope.positions.both", "check.rope.positions.both-unknown"];
            optional(keys, "rows", *rows)
        }
        Positions::Convolution(width) => {
            let keys = ["check.rope.positions.convolution", "check.rope.positions.convolution-unknown"];
            optional(keys, "width", *width)
        }
        Positions::Recurrence => text::get("check.rope.positions.recurrence").to_owned(),
        Positions::None(key) => fill("check.rope.positions.none", &[("key", short(key))]),
        Positions::Unnamed => text::get("check.rope.positions.unnamed").to_owned(),
    }
}

/// The name of a kind of layer, with the number of its layers; empty if there is only one kind.
fn layer_name(layer: &Layer) -> String {
    let name = short(&layer.name);
    match layer.count {
        Some(count) if !name.is_empty() => fill("check.rope.layers", &[("name", name), ("count", whole(count))]),
        _ => name,
    }
}

/// Describes a kind of layer.
fn layer(layer: &Layer) -> LayerReport {
    let Layer { rope, notes, .. } = layer;
    let over = (rope.over != rope.dims).then(|| fill("check.rope.over", &[("over", whole(rope.over))]));
    let assumed_head = fill("check.rope.assumed.head", &[("head", whole(USUAL_HEAD))]);
    let assumed = [assumed_head, text::get("check.rope.assumed.base").to_owned()].into_iter().zip(rope.assumed);
    let assumed = assumed.filter(|(_, is_assumed)| *is_assumed).map(|(words, _)| words);
    let sentences = over.into_iter().chain(short_inputs(rope)).chain(sections(rope)).chain(notes.iter().map(note));
    LayerReport { name: layer_name(layer), rows: rows(rope), sentences: sentences.chain(assumed).collect() }
}

/// Names and values of the numbers of a rotary embedding.
fn rows(rope: &Rope) -> Vec<(&'static str, String)> {
    let is_plain = rope.scaling == Scaling::None;
    let pick = |[scaled, plain]: [&'static str; 2]| if is_plain { plain } else { scaled };
    let turning = match rope.head.filter(|head| *head != rope.dims) {
        Some(head) => fill("check.rope.turning.part", &[("dims", whole(rope.dims)), ("head", whole(head))]),
        None => whole(rope.dims),
    };
    let all = rope.wavelengths();
    let [plain, scaled] =
        [0, 1].map(|which| significant(all.iter().fold(0.0, |longest, lengths| lengths[which].max(longest)), 6));
    let longest =
        fill(pick(["check.rope.longest", "check.rope.longest.same"]), &[("plain", plain), ("scaled", scaled)]);
    let mut rows = vec![
        (text::get("check.base"), significant(rope.base, 12)),
        (text::get("check.rope.row.turning"), turning),
        (text::get("check.rope.row.scaling"), scaling(rope)),
        (text::get("check.rope.row.longest"), longest),
    ];
    if let Some((unturned, trained)) = rope.unturned().zip(rope.trained) {
        let [plain, scaled] = unturned.map(|count| whole(count as f64));
        let pairs = whole(all.len() as f64);
        let values = [("pairs", pairs), ("plain", plain), ("scaled", scaled)];
        rows.push((
            text::get("check.rope.row.unturned"),
            fill(pick(["check.rope.turns", "check.rope.turns.same"]), &values),
        ));
        let length = fill("check.rope.trained", &[("trained", significant(trained, 12))]);
        rows.push((text::get("check.rope.row.trained"), length));
        rows.extend(rope.most.filter(|most| *most > trained).map(|most| {
            let values = [("most", significant(most, 12)), ("times", significant(most / trained, 4))];
            (text::get("check.rope.row.used"), fill("check.rope.most", &values))
        }));
    }
    rows.extend(attention(&rope.attention).map(|factor| (text::get("check.rope.row.attention"), factor)));
    rows
}

/// The kind of scaling, with its numbers.
fn scaling(rope: &Rope) -> String {
    let factor = rope.scaling.factor().unwrap_or(1.0);
    let values = [
        ("factor", significant(factor, 6)),
        ("base", significant(rope.base, 12)),
        ("d", whole(rope.dims)),
        ("less", whole(rope.dims - 2)),
        ("grown", significant(ntk_base(rope.base, rope.dims, factor), 6)),
    ];
    fill(&format!("check.rope.{}", rope.scaling.name()), &values)
}

/// The frequencies of short inputs, if they have their own.
fn short_inputs(rope: &Rope) -> Option<String> {
    let (short, trained) = rope.short_wavelengths().zip(rope.trained)?;
    let longest = significant(short.into_iter().fold(0.0, f64::max), 6);
    Some(fill("check.rope.short", &[("trained", significant(trained, 12)), ("short", longest)]))
}

/// The formula of the attention factor; `None` if the factor is 1 or the config gives its value.
fn formula(attention: &Attention) -> Option<String> {
    let value = ("value", significant(attention.value(), 6));
    let number = |number: f64| significant(number, 6);
    Some(match *attention {
        Attention::None | Attention::Given(_) => return None,
        Attention::Yarn(factor) => fill("check.rope.attention.yarn", &[("factor", number(factor)), value]),
        Attention::Ratio { factor, weights: [one, all] } => {
            let values = [("factor", number(factor)), ("one", number(one)), ("all", number(all)), value];
            fill("check.rope.attention.ratio", &values)
        }
        Attention::Times { factor, besides } => {
            let values = [("factor", number(factor)), ("besides", number(besides)), value];
            fill("check.rope.attention.times", &values)
        }
        Attention::Long { factor, trained } => {
            let values = [("factor", number(factor)), ("trained", significant(trained, 12)), value];
            fill("check.rope.attention.long", &values)
        }
    })
}

fn attention(attention: &Attention) -> Option<String> {
    let key = match attention {
        Attention::None => return None,
        Attention::Given(factor) => {
            return Some(fill("check.rope.attention.given", &[("value", significant(*factor, 6))]));
        }
        Attention::Ratio { .. } => "check.rope.attention.weighted",
        _ => "check.rope.attention",
    };
    Some(fill(key, &[("formula", formula(attention)?)]))
}

fn sections(rope: &Rope) -> Option<String> {
    let sections = rope.sections.as_ref()?;
    let counts: Vec<String> = sections.counts.iter().map(|count| whole(*count)).collect();
    let key = match (sections.is_interleaved, counts.len()) {
        (true, _) => "check.rope.sections.interleaved",
        (false, 3) => "check.rope.sections",
        (false, _) => "check.rope.sections.other",
    };
    Some(fill(key, &[("counts", text::list(counts))]))
}

fn note(note: &Note) -> String {
    let number = |number: f64| significant(number, 12);
    match note {
        Note::Mismatch { most, factor, trained } => {
            let lengths = [("most", number(*most)), ("trained", number(*trained)), ("all", number(factor * trained))];
            let factors = [("factor", significant(*factor, 6)), ("other", significant(most / trained, 6))];
            fill("check.rope.note.mismatch", &[&lengths[..], &factors].concat())
        }
        Note::FactorOf { most, trained } => {
            let factor = significant(most / trained, 6);
            fill(
                "check.rope.note.factor",
                &[("most", number(*most)), ("trained", number(*trained)), ("factor", factor)],
            )
        }
        Note::Alpha => text::get("check.rope.note.alpha").to_owned(),
        Note::NoBand => text::get("check.rope.note.no-band").to_owned(),
        Note::Meta { factor, ends: [low, high], trained } => {
            let ends = [("low", significant(*low, 6)), ("high", significant(*high, 6))];
            let rest = [("factor", significant(*factor, 6)), ("trained", number(*trained))];
            fill("check.rope.note.meta", &[ends, rest].concat())
        }
        Note::Part { model, part } => {
            fill("check.rope.note.part", &[("model", short(model)), ("part", significant(*part, 6))])
        }
        Note::Ratio(ratio) => fill("check.rope.note.ratio", &[("ratio", significant(*ratio, 6))]),
        Note::Elsewhere => text::get("check.rope.note.elsewhere").to_owned(),
        Note::FactorsElsewhere => text::get("check.rope.note.factors-elsewhere").to_owned(),
        Note::Unturned(name) => fill("check.rope.note.unturned", &[("name", short(name))]),
        Note::Around => text::get("check.rope.note.around").to_owned(),
    }
}

/// Why a name is not used. `own` is the formula of the computed attention factor.
fn unused(name: &str, kind: &str, reason: Reason, own: Option<&str>) -> String {
    let name = ("name", short(name));
    let other = |other: &str| ("other", other.trim_start_matches('.').to_owned());
    match reason {
        Reason::Computed => match own {
            Some(own) => fill("check.rope.unused.computed", &[name, ("own", own.to_owned())]),
            None => fill("check.rope.unused.not-read", &[name]),
        },
        Reason::NeedsOther(needed) => fill("check.rope.unused.needs", &[name, other(needed)]),
        Reason::Instead(used) => fill("check.rope.unused.instead", &[name, other(used)]),
        Reason::OnlyIn(model) => fill("check.rope.unused.only-in", &[name, ("model", model.to_owned())]),
        Reason::Order => fill("check.rope.unused.order", &[name]),
        Reason::History => fill("check.rope.unused.history", &[name]),
        Reason::Kind => fill("check.rope.unused.kind", &[name, ("kind", short(kind))]),
        Reason::NothingTurns => fill("check.rope.unused.nothing-turns", &[name]),
        Reason::Notation(known) => fill("check.rope.unused.notation", &[name, other(known)]),
        Reason::Unknown => fill("check.rope.unused.unknown", &[name]),
    }
}
