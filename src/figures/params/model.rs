//! A model's rotary embedding as an encoding of the page: the rule by which frequencies follow from the page's numbers,
//! and the model's own values of these.

use crate::core::limits;
use crate::core::rotary::{Rotary, Scaling};
use crate::text::{self, number};

/// The maximum length of a name, in characters, because links contain it.
const NAME_MAX_LENGTH: usize = 40;
/// Ranges of numbers in a link, which are far wider than published values, and from which every result is finite.
const DIMS: [f64; 2] = [2.0, limits::D_MODEL_MAX as f64];
const BASES: [f64; 2] = [1.000_001, 1e15];
pub(super) const LENGTHS: [f64; 2] = [1.0, 1e15];
pub(super) const FACTORS: [f64; 2] = [1.0, 1e6];
const PAIRS: [f64; 2] = [-1e6, 1e6];
const OWN_FACTORS: [f64; 2] = [1e-6, 1e6];
pub(super) const TURNS: [f64; 2] = [1e-6, 1e15];
/// The largest number of factors of a list: one for each pair of a head.
const MOST_FACTORS: usize = limits::D_MODEL_MAX as usize / 2;

/// A model's rotary embedding.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The model's name, or that of a kind of its layers; empty if the config has none.
    pub name: String,
    /// How frequencies follow from the number of turning dimensions, the base and the length.
    pub rule: Rotary,
    /// The model's own number of dimensions of a head that turn, even.
    pub dims: u32,
    /// The model's own base.
    pub base: f64,
    /// Number of dimensions of a head, if known; those beyond `dims` are at rest.
    pub head: Option<u32>,
    /// The length for which the model is used, in positions, if known.
    pub used: Option<f64>,
    /// The factor by which cosines and sines are multiplied.
    pub attention: f64,
}

impl Model {
    /// Number of pairs of a head that do not turn.
    pub fn at_rest(&self) -> u32 {
        self.head.map_or(0, |head| head.saturating_sub(self.dims) / 2)
    }

    /// The trained length, if the model is used for another one. A config with a single length does not say which of the
    /// two it is.
    pub fn trained_for_less(&self) -> Option<f64> {
        self.rule.trained.filter(|trained| self.used != Some(*trained))
    }

    /// The name, or words that stand for it.
    pub fn label(&self) -> String {
        if self.name.is_empty() { text::get("figure.wavelengths.model.unnamed").to_owned() } else { self.name.clone() }
    }

    /// A name as links contain it: truncated, and without separators and control characters.
    pub fn carryable_name(name: &str) -> String {
        let allowed = name.chars().filter(|letter| !letter.is_control() && *letter != ';');
        allowed.take(NAME_MAX_LENGTH).collect::<String>().trim().to_owned()
    }

    /// The model as text, from which [`Model::read`] restores it exactly: fields separated by semicolons, each a key
    /// with its values, separated by commas. Lists of factors that are binary32 numbers, as they usually are, have the
    /// shortest digits that restore them as such.
    pub fn written(&self) -> String {
        let mut fields = vec![format!("own,{},{}", self.dims, self.base)];
        let mut put = |key: &str, values: &[f64]| fields.push(field(key, values));
        if self.rule.over != 1.0 {
            put("over", &[self.rule.over]);
        }
        if let Some(head) = self.head {
            put("head", &[f64::from(head)]);
        }
        if let Some(trained) = self.rule.trained {
            put("trained", &[trained]);
        }
        if let Some(used) = self.used {
            put("used", &[used]);
        }
        if self.attention != 1.0 {
            put("attention", &[self.attention]);
        }
        match &self.rule.scaling {
            Scaling::None => {}
            Scaling::Linear(factor) => put("linear", &[*factor]),
            Scaling::Ntk(factor) => put("ntk", &[*factor]),
            Scaling::Dynamic(factor) => put("dynamic", &[*factor]),
            Scaling::Yarn { factor, ends: [slow, fast], rounded } => {
                put(if *rounded { "yarn" } else { "yarn-exact" }, &[*factor, *slow, *fast]);
            }
            Scaling::YarnPairs { factor, ends: [first, last] } => put("yarn-pairs", &[*factor, *first, *last]),
            Scaling::Llama3 { factor, ends: [low, high] } => put("llama3", &[*factor, *low, *high]),
            Scaling::Long { short, long } => {
                for ([key, narrow], factors) in [(["short", "short32"], short), (["long", "long32"], long)] {
                    let narrowed: Vec<f32> = factors.iter().map(|factor| *factor as f32).collect();
                    let is_narrow =
                        narrowed.iter().zip(factors).all(|(narrowed, factor)| f64::from(*narrowed) == *factor);
                    fields.push(if is_narrow { field(narrow, &narrowed) } else { field(key, factors) });
                }
            }
        }
        if !self.name.is_empty() {
            fields.push(format!("name,{}", self.name));
        }
        fields.join(";")
    }

    /// Reads what [`Model::written`] wrote. `None` if a needed number is missing, or any is out of range.
    pub fn read(text: &str) -> Option<Self> {
        let fields: Vec<(&str, &str)> = text.split(';').filter_map(|field| field.split_once(',')).collect();
        let field = |key: &str| fields.iter().find(|(known, _)| *known == key).map(|(_, values)| *values);
        let [dims, base] = numbers(field("own")?, [DIMS, BASES])?;
        if dims % 2.0 != 0.0 {
            return None;
        }
        // An optional number: absent is fine, out of range is not.
        let optional = |key: &str, range: [f64; 2]| match field(key) {
            Some(value) => numbers(value, [range]).map(|[value]| Some(value)),
            None => Some(None),
        };
        let trained = optional("trained", LENGTHS)?;
        let used = optional("used", LENGTHS)?;
        let head = optional("head", DIMS)?.map(|head| head as u32);
        let over = optional("over", [1.0, DIMS[1] / dims])?.unwrap_or(1.0);
        let attention = optional("attention", OWN_FACTORS)?.unwrap_or(1.0);
        let scaling = scaling(&fields)?;
        if matches!(scaling, Scaling::Yarn { .. } | Scaling::Llama3 { .. }) && trained.is_none() {
            return None;
        }
        let rule = Rotary { over, scaling, trained, ..Rotary::default() };
        let name = Self::carryable_name(field("name").unwrap_or_default());
        Some(Self { name, rule, dims: dims as u32, base, head, used, attention })
    }
}

/// A field as text.
fn field<T: ToString>(key: &str, values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    format!("{key},{}", values.join(","))
}

/// The scaling among the fields; none if there is no such field. `None` if its numbers are missing or out of range.
fn scaling(fields: &[(&str, &str)]) -> Option<Scaling> {
    let one = |values| numbers(values, [FACTORS]).map(|[factor]| factor);
    let blend = |values| numbers(values, [FACTORS, TURNS, TURNS]).filter(|[_, low, high]| low <= high);
    let known = fields.iter().find_map(|(key, values)| {
        Some(match *key {
            "linear" => one(values).map(Scaling::Linear),
            "ntk" => one(values).map(Scaling::Ntk),
            "dynamic" => one(values).map(Scaling::Dynamic),
            "yarn" | "yarn-exact" => {
                let rounded = *key == "yarn";
                blend(values).map(|[factor, slow, fast]| Scaling::Yarn { factor, ends: [slow, fast], rounded })
            }
            "yarn-pairs" => {
                let ends = |values| numbers(values, [FACTORS, PAIRS, PAIRS]).filter(|[_, first, last]| first <= last);
                ends(values).map(|[factor, first, last]| Scaling::YarnPairs { factor, ends: [first, last] })
            }
            "llama3" => blend(values).map(|[factor, low, high]| Scaling::Llama3 { factor, ends: [low, high] }),
            "long" | "long32" => match (factors(fields, "short"), factors(fields, "long")) {
                (Some(short), Some(long)) => Some(Scaling::Long { short, long }),
                _ => None,
            },
            _ => return None,
        })
    });
    known.unwrap_or(Some(Scaling::None))
}

/// A list of factors: binary64 under this key, or binary32 under this key with 32.
fn factors(fields: &[(&str, &str)], key: &str) -> Option<Vec<f64>> {
    let (is_narrow, values) = fields.iter().find_map(|(known, values)| {
        let rest = known.strip_prefix(key)?;
        matches!(rest, "" | "32").then_some((rest == "32", *values))
    })?;
    let factor = |digits: &str| {
        // The fewest digits of a binary32 number are nearer to it than to a tie, so that rounding twice does no harm.
        let value = number::read(digits).map(|value| if is_narrow { f64::from(value as f32) } else { value });
        value.filter(|value| (OWN_FACTORS[0]..=OWN_FACTORS[1]).contains(value))
    };
    let all = values.split(',').map(factor).collect::<Option<Vec<f64>>>()?;
    (all.len() <= MOST_FACTORS).then_some(all)
}

/// Exactly as many numbers as ranges, each in its own.
fn numbers<const COUNT: usize>(values: &str, ranges: [[f64; 2]; COUNT]) -> Option<[f64; COUNT]> {
    let all = values.split(',').map(number::read).collect::<Option<Vec<f64>>>()?;
    let all: [f64; COUNT] = all.try_into().ok()?;
    let is_allowed = all.iter().zip(ranges).all(|(value, [least, most])| (least..=most).contains(value));
    is_allowed.then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(scaling: Scaling) -> Model {
        Model {
            name: "Phi 4 mini, layers 1–2".into(),
            rule: Rotary { scaling, trained: Some(4096.0), ..Rotary::default() },
            dims: 96,
            base: 10_000.0,
            head: Some(128),
            used: Some(131_072.0),
            attention: 1.190_238_071_418_563,
        }
    }

    #[test]
    fn a_written_model_is_read_exactly() {
        let short: Vec<f64> = [1.0_f32, 1.019_999_9, 1.08].map(f64::from).to_vec();
        let all = [
            Scaling::None,
            Scaling::Linear(4.0),
            Scaling::Ntk(1000.0),
            Scaling::Dynamic(2.0),
            Scaling::Yarn { factor: 40.0, ends: [1.0, 32.0], rounded: true },
            Scaling::Yarn { factor: 32.0, ends: [1.0, 32.0], rounded: false },
            Scaling::YarnPairs { factor: 4.0, ends: [-0.5, 40.0] },
            Scaling::Llama3 { factor: 8.0, ends: [1.0, 4.0] },
            Scaling::Long { short: short.clone(), long: vec![1.0, 0.1 + 0.2, 64.0] },
            Scaling::Long { short: short.clone(), long: short },
        ];
        for scaling in all {
            let model = model(scaling);
            assert_eq!(Model::read(&model.written()), Some(model.clone()), "{}", model.written());
        }
        let proportional = Model {
            name: String::new(),
            rule: Rotary { over: 4.0, ..Rotary::default() },
            head: None,
            used: None,
            attention: 1.0,
            ..model(Scaling::None)
        };
        assert_eq!(Model::read(&proportional.written()), Some(proportional));
    }

    #[test]
    fn factors_of_binary32_are_short() {
        let model = model(Scaling::Long { short: vec![f64::from(1.08_f32)], long: vec![1.5] });
        assert!(model.written().contains("short32,1.08;long32,1.5"), "{}", model.written());
    }

    #[test]
    fn a_model_whose_numbers_are_missing_or_out_of_range_is_not_read() {
        let bad = [
            "",
            "own,128",
            "own,127,10000",
            "own,128,NaN",
            "own,128,10000;llama3,8,1,4",
            "own,128,10000;trained,8192;llama3,8,4,1",
            "own,128,10000;trained,8192;llama3,8,1",
            "own,128,10000;linear,0",
            "own,128,10000;long32,1,2",
            "own,128,10000;used,-1",
            "own,128,10000;over,129",
        ];
        for text in bad {
            assert_eq!(Model::read(text), None, "{text}");
        }
        assert!(Model::read("own,128,10000;unknown,1;linear,2").is_some(), "an unknown field is ignored");
    }

    #[test]
    fn a_name_has_no_separators() {
        assert_eq!(Model::carryable_name(" a;b\n"), "ab");
        assert_eq!(Model::carryable_name(&"x".repeat(99)).len(), NAME_MAX_LENGTH);
    }
}
