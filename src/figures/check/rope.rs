//! A block of rotary parameters, as models are published with (`rope_parameters` or `rope_scaling` in their `config.json`,
//! or that whole file), and the wavelengths that it comes to.
//!
//! The JSON is read by `serde_json`: natively, where tests read blocks, as in the browser, in the part of the program that is
//! fetched when a tool is opened. The browser's own `JSON.parse` would be smaller, and untested natively.

use std::f64::consts::TAU;

use serde_json::{Map, Value};

use crate::core::freqs;
use crate::core::rope_scaling::{ALPHA, BETA, blended, dynamic_base, interpolated, yarn_by_place};

/// What a head has in most models, where the block does not say it.
pub const USUAL_HEAD: u32 = 128;
/// The base of the paper, where the block does not say it.
pub const USUAL_BASE: f64 = 10_000.0;
/// More dimensions than a head has in any published model.
const MOST_DIMS: u32 = 1024;
/// Far beyond any published base, and the factors and lengths of models; what is computed of them stays finite.
const BASES: [f64; 2] = [1.01, 1e15];
const FACTORS: [f64; 2] = [1.0, 1e6];
const OWN_FACTORS: [f64; 2] = [1e-6, 1e6];
const NUMBERS: [f64; 2] = [0.0, 1e15];

/// Rotary parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Rope {
    /// `rope_theta`.
    pub base: f64,
    /// Dimensions of a head that turn, even.
    pub dims: u32,
    /// The length that the model was trained on, if the block says it.
    pub trained: Option<f64>,
    /// How its frequencies are changed.
    pub scaling: Scaling,
    /// Whether the number of dimensions, and whether the base, had to be assumed.
    pub assumed: [bool; 2],
}

/// A change of frequencies.
#[derive(Clone, Debug, PartialEq)]
pub enum Scaling {
    /// None.
    Default,
    /// All divided by a factor.
    Linear(f64),
    /// A base that grows with the input; here for one as many times as long as the trained length as the factor says.
    Dynamic(f64),
    /// `YaRN`, by its program.
    Yarn {
        /// By how much the slow ones are divided.
        factor: f64,
        /// Turns between which they are blended, `beta_slow` and `beta_fast`.
        ends: [f64; 2],
        /// Whether the ends are whole places (`truncate`).
        rounded: bool,
    },
    /// Llama 3.
    Llama3 {
        /// By how much the slow ones are divided.
        factor: f64,
        /// `low_freq_factor` and `high_freq_factor`.
        ends: [f64; 2],
    },
    /// Each pair divided by a factor of its own, `long_factor`.
    Long(Vec<f64>),
}

/// Why something is no block of rotary parameters.
#[derive(Clone, Debug, PartialEq)]
pub enum RopeError {
    /// It is no JSON.
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is JSON, but no object.
    NotObject,
    /// A kind of scaling that is not known here.
    Kind(String),
    /// A number that this kind needs is not there.
    Missing(&'static str),
    /// A number that is not a number, or does not fit the others.
    Wrong(&'static str),
    /// A number that is out of range.
    Range {
        /// Which.
        key: &'static str,
        /// The least that is taken.
        least: f64,
        /// The most.
        most: f64,
    },
    /// The kind of scaling is said by something else than a word.
    NotWord,
    /// Several blocks, one for each kind of layer.
    Several(String),
}

/// The block, and what stands around it, which completes it.
struct Block<'a> {
    inner: &'a Map<String, Value>,
    outer: &'a Map<String, Value>,
}

impl Block<'_> {
    fn get(&self, key: &str) -> Option<&Value> {
        [self.inner, self.outer].into_iter().find_map(|map| map.get(key).filter(|value| !value.is_null()))
    }

    /// A number greater than 0.
    fn number(&self, key: &'static str) -> Result<Option<f64>, RopeError> {
        let Some(value) = self.get(key) else { return Ok(None) };
        let number = value.as_f64().filter(|number| *number > 0.0).ok_or(RopeError::Wrong(key))?;
        within(key, number, NUMBERS).map(Some)
    }

    /// By how much frequencies are divided.
    fn factor(&self) -> Result<f64, RopeError> {
        within("factor", self.needed("factor")?, FACTORS)
    }

    fn needed(&self, key: &'static str) -> Result<f64, RopeError> {
        self.number(key)?.ok_or(RopeError::Missing(key))
    }

    /// Dimensions of a head, if they are said.
    fn head(&self) -> Result<Option<f64>, RopeError> {
        for key in ["qk_rope_head_dim", "head_dim"] {
            if let Some(head) = self.number(key)? {
                return Ok(Some(head));
            }
        }
        let [all, heads] = [self.number("hidden_size")?, self.number("num_attention_heads")?];
        Ok(all.zip(heads).map(|(all, heads)| (all / heads).floor()))
    }

    fn list(&self, key: &'static str) -> Result<Vec<f64>, RopeError> {
        let list = self.get(key).ok_or(RopeError::Missing(key))?.as_array().ok_or(RopeError::Wrong(key))?;
        list.iter().map(|value| within(key, value.as_f64().ok_or(RopeError::Wrong(key))?, OWN_FACTORS)).collect()
    }
}

/// A number that is not out of range.
fn within(key: &'static str, number: f64, [least, most]: [f64; 2]) -> Result<f64, RopeError> {
    if (least..=most).contains(&number) { Ok(number) } else { Err(RopeError::Range { key, least, most }) }
}

impl Rope {
    /// Reads a block.
    ///
    /// # Errors
    /// It is none, or lacks what its kind needs.
    pub fn read(text: &str) -> Result<Self, RopeError> {
        let text = text.trim_start_matches('\u{feff}').trim().trim_end_matches(',');
        // A line out of a file, `"rope_scaling": {…}`, lacks the braces around it.
        let whole = if text.starts_with('"') { ["{", text, "}"].concat() } else { text.to_owned() };
        let json: Value = serde_json::from_str(&whole)
            .map_err(|error| RopeError::Json { line: error.line(), column: error.column() })?;
        let root = json.as_object().ok_or(RopeError::NotObject)?;
        // Models that see keep what is about text by itself.
        let outer = root.get("text_config").and_then(Value::as_object).unwrap_or(root);
        let inner = ["rope_parameters", "rope_scaling"].into_iter().find_map(|key| outer.get(key)?.as_object());
        let block = Block { inner: inner.unwrap_or(outer), outer };
        let kind = block.get("rope_type").or_else(|| block.inner.get("type")).filter(|kind| !kind.is_null());
        let kind = kind.map(|kind| kind.as_str().ok_or(RopeError::NotWord)).transpose()?;
        if kind.is_none() && !block.inner.is_empty() && block.inner.values().all(Value::is_object) {
            let names: Vec<&str> = block.inner.keys().map(String::as_str).collect();
            return Err(RopeError::Several(names.join(", ")));
        }
        let trained = match block.number("original_max_position_embeddings")? {
            None => block.number("max_position_embeddings")?,
            trained => trained,
        };
        let (head, base) = (block.head()?, block.number("rope_theta")?);
        if let Some(base) = base {
            within("rope_theta", base, BASES)?;
        }
        let part = block.number("partial_rotary_factor")?.unwrap_or(1.0);
        let dims = (head.unwrap_or(f64::from(USUAL_HEAD)) * part).floor();
        if !(2.0..=f64::from(MOST_DIMS)).contains(&dims) || dims % 2.0 != 0.0 {
            return Err(RopeError::Wrong("head_dim"));
        }
        let scaling = scaling(kind.unwrap_or("default"), &block, trained, dims as usize / 2)?;
        let assumed = [head.is_none(), base.is_none()];
        Ok(Self { base: base.unwrap_or(USUAL_BASE), dims: dims as u32, trained, scaling, assumed })
    }

    /// Wavelengths of all pairs in positions: without the scaling, and with it.
    pub fn wavelengths(&self) -> Vec<[f64; 2]> {
        let plain = freqs(self.dims, self.base);
        let trained = self.trained.unwrap_or(f64::INFINITY);
        let scaled = match &self.scaling {
            Scaling::Default => plain.clone(),
            Scaling::Linear(factor) => interpolated(&plain, *factor),
            Scaling::Dynamic(factor) => freqs(self.dims, dynamic_base(self.base, self.dims, *factor, *factor)),
            Scaling::Yarn { factor, ends, rounded } => {
                yarn_by_place(&plain, self.base, trained, *factor, *ends, *rounded)
            }
            Scaling::Llama3 { factor, ends } => blended(&plain, trained, *factor, *ends),
            Scaling::Long(factors) => plain.iter().zip(factors).map(|(freq, factor)| freq / factor).collect(),
        };
        plain.into_iter().zip(scaled).map(|(plain, scaled)| [TAU / plain, TAU / scaled]).collect()
    }

    /// How many pairs do not complete a turn in the trained length, without the scaling and with it.
    pub fn unturned(&self) -> Option<[usize; 2]> {
        let trained = self.trained?;
        let all = self.wavelengths();
        Some([0, 1].map(|which| all.iter().filter(|pair| pair[which] > trained).count()))
    }
}

fn scaling(kind: &str, block: &Block, trained: Option<f64>, pairs: usize) -> Result<Scaling, RopeError> {
    let need_trained = || trained.map(|_| ()).ok_or(RopeError::Missing("original_max_position_embeddings"));
    Ok(match kind {
        // Sections for time, height and width share these frequencies out and change none.
        "default" | "mrope" => Scaling::Default,
        "linear" => Scaling::Linear(block.factor()?),
        "dynamic" => Scaling::Dynamic(block.factor()?),
        "yarn" => {
            need_trained()?;
            let ends = [block.number("beta_slow")?.unwrap_or(ALPHA), block.number("beta_fast")?.unwrap_or(BETA)];
            let rounded = block.get("truncate").and_then(Value::as_bool).unwrap_or(true);
            Scaling::Yarn { factor: block.factor()?, ends, rounded }
        }
        "llama3" => {
            need_trained()?;
            let ends = [block.needed("low_freq_factor")?, block.needed("high_freq_factor")?];
            if ends[0] >= ends[1] {
                return Err(RopeError::Wrong("high_freq_factor"));
            }
            Scaling::Llama3 { factor: block.factor()?, ends }
        }
        "longrope" | "su" => {
            let factors = block.list("long_factor")?;
            if factors.len() != pairs {
                return Err(RopeError::Wrong("long_factor"));
            }
            Scaling::Long(factors)
        }
        other => return Err(RopeError::Kind(other.to_owned())),
    })
}
