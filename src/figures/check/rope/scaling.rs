//! Reads how a config changes frequencies for context extension.

use super::attention::Attention;
use super::block::{Block, within};
use super::keys;
use super::{Note, RopeError};
use crate::core::rope_scaling::{ALPHA, BETA};
use crate::core::rotary::Scaling;

/// Range of accepted factors.
const FACTORS: [f64; 2] = [1.0, 1e6];
/// The values in Meta's code for Llama 3.1: factor, `[low_freq_factor, high_freq_factor]`, trained length.
const META: (f64, [f64; 2], f64) = (8.0, [1.0, 4.0], 8192.0);

/// The lengths that a block specifies.
pub(super) struct Lengths {
    /// The trained length, or the maximum length if only that is specified.
    pub(super) trained: Option<f64>,
    pub(super) most: Option<f64>,
}

impl Lengths {
    /// The trained length. An error if it is missing.
    fn needed(&self) -> Result<f64, RopeError> {
        self.trained.ok_or(RopeError::Missing(keys::TRAINED[0]))
    }

    /// The specified factor, or else the ratio of the two lengths.
    fn factor(&self, block: &Block<'_>, notes: &mut Vec<Note>) -> Result<f64, RopeError> {
        if block.find(keys::FACTOR).is_some() {
            return factor(block);
        }
        let (Some(most), trained) = (self.most, self.needed()?) else { return Err(RopeError::Missing("factor")) };
        notes.push(Note::FactorOf { most, trained });
        within("factor", (most / trained).max(1.0), FACTORS)
    }
}

/// The factor that divides frequencies.
fn factor(block: &Block<'_>) -> Result<f64, RopeError> {
    within("factor", block.needed(keys::FACTOR)?, FACTORS)
}

/// The scaling of this kind, and its attention factor.
pub(super) fn scaling(
    kind: &str,
    block: &Block<'_>,
    lengths: &mut Lengths,
    pairs: usize,
    notes: &mut Vec<Note>,
) -> Result<(Scaling, Attention), RopeError> {
    let scaling = match kind {
        // `mrope` assigns frequencies to time, height and width without changing any.
        "default" | "mrope" | "none" => meta(block, lengths, notes)?,
        "proportional" if block.find(keys::FACTOR).is_none() => Scaling::None,
        "linear" | "proportional" => Scaling::Linear(factor(block)?),
        "dynamic" | "xdrope" | "ntk" if block.has("alpha") => {
            notes.push(Note::Alpha);
            Scaling::Ntk(within("alpha", block.needed(&["alpha"])?, FACTORS)?)
        }
        "ntk" => Scaling::Ntk(factor(block)?),
        "dynamic" => Scaling::Dynamic(factor(block)?),
        "yarn" => return yarn(block, lengths, notes),
        "llama3" => {
            lengths.needed()?;
            let ends = [block.needed(&["low_freq_factor"])?, block.needed(&["high_freq_factor"])?];
            if ends[0] > ends[1] {
                return Err(RopeError::Wrong("high_freq_factor"));
            }
            if ends[0] == ends[1] {
                notes.push(Note::NoBand);
            }
            Scaling::Llama3 { factor: factor(block)?, ends }
        }
        "longrope" | "su" => return long(block, lengths, pairs, notes),
        other => return Err(RopeError::Kind(other.to_owned())),
    };
    Ok((scaling, Attention::None))
}

/// The scaling if the kind specifies none. Meta's `params.json` of Llama models only has the flag `use_scaled_rope`;
/// the values are in Meta's code. Other configs have no scaling.
fn meta(block: &Block<'_>, lengths: &mut Lengths, notes: &mut Vec<Note>) -> Result<Scaling, RopeError> {
    if block.flag(&["use_scaled_rope"]) != Some(true) {
        return Ok(Scaling::None);
    }
    let (factor, [low, high], trained) = META;
    let factors = [block.number(&["rope_scaling_factor"])?, block.number(&["rope_high_freq_factor"])?];
    let (factor, ends) = (factors[0].unwrap_or(factor), [low, factors[1].unwrap_or(high)]);
    if ends[0] > ends[1] {
        return Err(RopeError::Wrong("rope_high_freq_factor"));
    }
    // The maximum input length in these files is a setting of the program, not of the model.
    *lengths = Lengths { trained: Some(trained), most: None };
    notes.push(Note::Meta { factor, ends, trained });
    Ok(Scaling::Llama3 { factor: within("rope_scaling_factor", factor, FACTORS)?, ends })
}

fn yarn(block: &Block<'_>, lengths: &Lengths, notes: &mut Vec<Note>) -> Result<(Scaling, Attention), RopeError> {
    let trained = lengths.needed()?;
    let ends = [block.number(keys::SLOW)?.unwrap_or(ALPHA), block.number(keys::FAST)?.unwrap_or(BETA)];
    let rounded = block.flag(&["truncate"]).unwrap_or(true);
    let is_specified = block.find(keys::FACTOR).is_some();
    let factor = lengths.factor(block, notes)?;
    if let Some(most) = lengths.most.filter(|most| is_specified && *most != trained && *most != factor * trained) {
        notes.push(Note::Mismatch { most, factor, trained });
    }
    Ok((Scaling::Yarn { factor, ends, rounded }, Attention::of_yarn(block, factor)?))
}

fn long(
    block: &Block<'_>,
    lengths: &Lengths,
    pairs: usize,
    notes: &mut Vec<Note>,
) -> Result<(Scaling, Attention), RopeError> {
    // GGUF stores the factors in tensors, which the metadata do not show.
    if block.find(&[".rope.scaling.type"]).is_some() {
        notes.push(Note::FactorsElsewhere);
        return Ok((Scaling::None, Attention::None));
    }
    let [long, short] = ["long_factor", "short_factor"].map(|name| {
        let factors = block.factors(name)?;
        if factors.len() == pairs {
            Ok(factors)
        } else {
            Err(RopeError::Count { key: name, got: factors.len(), pairs })
        }
    });
    let (long, short) = (long?, short?);
    let scaling = Scaling::Long { short, long };
    let Some(trained) = lengths.trained else { return Ok((scaling, Attention::None)) };
    let attention = if block.has("attention_factor") || lengths.most.is_some() || block.find(keys::FACTOR).is_some() {
        // If the attention factor is specified, the extension factor is not used.
        let factor = if block.has("attention_factor") { 1.0 } else { lengths.factor(block, notes)? };
        Attention::of_long(block, factor, trained)?
    } else {
        Attention::None
    };
    Ok((scaling, attention))
}
