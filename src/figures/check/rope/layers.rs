//! Finds the kinds of layers in a config, and reads the parameters of each.

use super::attention::Attention;
use super::block::{Block, within};
use super::scaling::{Lengths, scaling};
use super::unused::Unused;
use super::value::{Entry, Map, Value};
use super::{
    Config, Layer, Note, Positions, Rope, RopeError, Scaling, Sections, USUAL_BASE, USUAL_HEAD, keys, lines, literal,
    positions,
};

/// Maximum dimensions of a head; published models have fewer.
const MOST_DIMS: u32 = 1024;
/// Range of accepted bases. It extends far beyond published values, and results computed from its bases are finite.
const BASES: [f64; 2] = [1.01, 1e15];
/// Transformers' name for layers with full attention.
const FULL: &str = "full_attention";
/// Transformers' name for layers with sliding-window attention.
const SLIDING: &str = "sliding_attention";
/// Name of the number of head dimensions in full-attention layers, in models where it differs.
const GLOBAL_HEAD: &str = "global_head_dim";

impl Config {
    /// Reads a config.
    ///
    /// # Errors
    /// If the text is not a config, or lacks what its kind of scaling requires.
    pub fn read(text: &str) -> Result<Self, RopeError> {
        let text = text.trim_start_matches('\u{feff}').trim();
        let (root, has_text_around) = match lines::read(text) {
            Some(map) => (map, false),
            None => literal::read(text)?,
        };
        let mut notes = Vec::new();
        let mut outer = vec![&root];
        while let Some(inner) = keys::TEXT.iter().find_map(|name| outer[0].inner(name)) {
            // In a multimodal config, the inner config has all parameters of the text model. In a text-only config, an
            // `attn_config` has only those of attention, so the outer config is searched as well.
            let is_attention_only = outer[0].has("attn_config");
            outer = if is_attention_only { vec![inner, outer[0]] } else { vec![inner] };
        }
        let block = keys::BLOCKS.iter().find_map(|name| outer.iter().find_map(|map| map.inner(name)));
        let chain = Block(block.into_iter().chain(outer.iter().copied()).collect());
        let is_switched_off = chain.flag(&["rope", "use_rope", "rotary"]) == Some(false);
        let is_named =
            !is_switched_off && keys::OF_ROTARY.iter().any(|names| names.iter().any(|name| chain.names(name)));
        let other = positions::other_than_rotary(&chain, is_named)?;
        let is_rotary = other.is_none() && (is_named || positions::is_rotary_architecture(&chain));
        let layers = match block {
            _ if !is_rotary => Vec::new(),
            Some(block) if is_layered(block) => layered(block, &outer, &mut notes)?,
            _ => two_bases(&chain)?,
        };
        let positions = match other {
            Some(other) => other,
            None if is_rotary => positions::rotary(&chain, &unturned(&notes))?,
            None => Positions::Unnamed,
        };
        if has_text_around {
            notes.push(Note::Around);
        }
        let unused = Unused::of(&root, block, &positions, &layers);
        let is_plain =
            is_rotary && layers.iter().all(|layer| layer.rope.scaling == Scaling::None && layer.notes.is_empty());
        if is_plain && root.find("general.architecture").and_then(|entry| entry.value.text()) == Some("llama") {
            notes.push(Note::Elsewhere);
        }
        let name = keys::NAME.iter().find_map(|key| root.find(key)?.value.text()).map(base_name);
        Ok(Self { name, positions, layers, notes, unused })
    }
}

/// The last part of a path, which is the model's name in a repository or a folder.
fn base_name(path: &str) -> String {
    path.trim_end_matches('/').rsplit('/').next().unwrap_or_default().to_owned()
}

/// Whether a block contains one block per kind of layer, or null for a kind without rotary embedding.
fn is_layered(block: &Map) -> bool {
    let is_unrotated = |entry: &Entry| entry.value == Value::Null && entry.key.ends_with("attention");
    block.0.iter().any(|entry| entry.value.map().is_some() || is_unrotated(entry))
}

/// The kinds of layers whose block is null.
fn unturned(notes: &[Note]) -> Vec<&str> {
    notes.iter().filter_map(|note| if let Note::Unturned(kind) = note { Some(kind.as_str()) } else { None }).collect()
}

/// Reads each kind of layer in a block.
fn layered(block: &Map, outer: &[&Map], notes: &mut Vec<Note>) -> Result<Vec<Layer>, RopeError> {
    let mut layers = Vec::new();
    for entry in &block.0 {
        match &entry.value {
            Value::Map(own) => {
                entry.read();
                let maps = [own, block].into_iter().chain(outer.iter().copied());
                layers.push(layer(entry.key.clone(), &Block(maps.collect()))?);
            }
            Value::Null => {
                entry.read();
                notes.push(Note::Unturned(entry.key.clone()));
            }
            _ => {}
        }
    }
    if layers.is_empty() { Err(RopeError::NoLayers) } else { Ok(layers) }
}

/// The kinds of layers: one, or two if the block has a second base. Layers with the second base have no scaling.
fn two_bases(block: &Block<'_>) -> Result<Vec<Layer>, RopeError> {
    let Some((_, local)) = block.find(keys::LOCAL_BASE) else { return Ok(vec![layer(String::new(), block)?]) };
    local.read();
    let full = layer(FULL.into(), block)?;
    let base = number_of(&local.value).ok_or(RopeError::Wrong(keys::LOCAL_BASE[0]))?;
    let base = within(keys::LOCAL_BASE[0], base, BASES)?;
    let plain = Rope {
        base,
        scaling: Scaling::None,
        attention: Attention::None,
        assumed: [full.rope.assumed[0], false],
        ..full.rope.clone()
    };
    let count = positions::layers_of(block, SLIDING);
    let sliding = Layer { name: SLIDING.into(), count, rope: plain, notes: Vec::new() };
    Ok(vec![full, sliding])
}

/// The number in a value. GGUF metadata may contain it as a string.
fn number_of(value: &Value) -> Option<f64> {
    value.number().or_else(|| crate::text::number::read(value.text()?))
}

fn layer(name: String, block: &Block<'_>) -> Result<Layer, RopeError> {
    let mut notes = Vec::new();
    let rope = rope(block, name == FULL, &mut notes)?;
    let count = positions::layers_of(block, &name);
    Ok(Layer { name, count, rope, notes })
}

fn rope(block: &Block<'_>, is_full: bool, notes: &mut Vec<Note>) -> Result<Rope, RopeError> {
    let kind = block.word(keys::KIND)?.map_or("default", |(_, kind)| kind);
    if let Some((_, entry)) = block.find(&["type"]).filter(|(_, entry)| entry.value.text() == Some(kind)) {
        // Marks `type` as read, because it means the same as `rope_type`.
        entry.read();
    }
    let mut lengths = Lengths { trained: block.number(keys::TRAINED)?, most: block.number(keys::MOST)? };
    lengths.trained = lengths.trained.or(lengths.most);
    let Dims { head, turning: dims, over, is_assumed } = dims(block, kind, is_full, notes)?;
    let base = base(block, notes)?;
    let (scaling, attention) = scaling(kind, block, &mut lengths, dims as usize / 2, notes)?;
    let assumed = [is_assumed, base.is_none()];
    let base = base.unwrap_or(USUAL_BASE);
    let Lengths { trained, most } = lengths;
    let sections = sections(block, dims / 2)?;
    Ok(Rope { base, dims, head, over, trained, most, scaling, attention, sections, assumed })
}

fn base(block: &Block<'_>, notes: &mut Vec<Note>) -> Result<Option<f64>, RopeError> {
    let mut named = block.named(keys::BASE)?;
    if let Some(ratio) = block.number(&[keys::RATIO])? {
        notes.push(Note::Ratio(ratio));
        named = Some((keys::RATIO, ratio * named.map_or(USUAL_BASE, |(_, base)| base)));
    }
    named.map(|(name, base)| within(name, base, BASES)).transpose()
}

/// The dimensions of a head, as in [`Rope`].
struct Dims {
    head: Option<u32>,
    turning: u32,
    over: u32,
    is_assumed: bool,
}

fn dims(block: &Block<'_>, kind: &str, is_full: bool, notes: &mut Vec<Note>) -> Result<Dims, RopeError> {
    let even_count = |key: &'static str, number: f64| {
        let whole = number.floor();
        let is_even = whole % 2.0 == 0.0 && (2.0..=f64::from(MOST_DIMS)).contains(&whole);
        if is_even { Ok(whole as u32) } else { Err(RopeError::Wrong(key)) }
    };
    let [turning, rest] = keys::SPLIT;
    if let Some(dims) = block.number(&[turning])? {
        let dims = even_count(turning, dims)?;
        let head = block.number(&[rest])?.map(|rest| dims + rest.min(f64::from(MOST_DIMS)) as u32);
        return Ok(Dims { head, turning: dims, over: dims, is_assumed: false });
    }
    let specified_head = head(block, is_full)?;
    if kind != "proportional"
        && let Some((key, dims)) = block.named(keys::TURNING)?
    {
        let dims = even_count(key, dims)?;
        let head = specified_head.map(|(_, head)| head.floor().min(f64::from(u32::MAX)) as u32);
        return if head.is_some_and(|head| head < dims) {
            Err(RopeError::Wrong(key))
        } else {
            Ok(Dims { head, turning: dims, over: dims, is_assumed: false })
        };
    }
    let (key, head) = specified_head.unwrap_or((keys::HEAD[0], f64::from(USUAL_HEAD)));
    let head = head.floor();
    let part = part(block, notes)?;
    // The proportional kind counts pairs, other kinds count dimensions.
    let is_proportional = kind == "proportional";
    let dims = if is_proportional { 2.0 * (part * head / 2.0).floor() } else { part * head };
    let dims = even_count(key, dims)?;
    let over = if is_proportional { even_count(key, head)? } else { dims };
    let is_head_specified = specified_head.is_some();
    Ok(Dims { head: is_head_specified.then_some(head as u32), turning: dims, over, is_assumed: !is_head_specified })
}

/// The dimensions of a head, if specified, and the name that specifies them.
fn head(block: &Block<'_>, is_full: bool) -> Result<Option<(&'static str, f64)>, RopeError> {
    if is_full && let Some(head) = block.named(&[GLOBAL_HEAD])? {
        return Ok(Some(head));
    }
    if let Some(head) = block.named(keys::HEAD)? {
        return Ok(Some(head));
    }
    let (width, heads) = (block.named(keys::WIDTH)?, block.number(keys::HEADS)?);
    Ok(width.zip(heads).map(|((name, width), heads)| (name, (width / heads).floor())))
}

/// The rotating fraction of a head; 1 if unspecified.
fn part(block: &Block<'_>, notes: &mut Vec<Note>) -> Result<f64, RopeError> {
    if let Some((name, part)) = block.named(keys::PART)? {
        return within(name, part, [0.0, 1.0]);
    }
    let Some((_, entry)) = block.find(&["model_type"]) else { return Ok(1.0) };
    let known = keys::PARTS.iter().find(|(model, _)| entry.value.text() == Some(model));
    let Some((model, part)) = known else { return Ok(1.0) };
    entry.read();
    notes.push(Note::Part { model: (*model).into(), part: *part });
    Ok(*part)
}

fn sections(block: &Block<'_>, pairs: u32) -> Result<Option<Sections>, RopeError> {
    let Some((name, _)) = block.find(keys::SECTIONS) else { return Ok(None) };
    let Some(mut counts) = block.counts(keys::SECTIONS)? else { return Ok(None) };
    // GGUF always stores four sections, padded with zeros.
    while counts.last() == Some(&0) {
        counts.pop();
    }
    if counts.is_empty() {
        return Ok(None);
    }
    let got = counts.iter().fold(0_u32, |all, count| all.saturating_add(*count));
    if got != pairs || counts.len() > 8 {
        let key = name.trim_start_matches('.');
        return Err(RopeError::Count { key, got: got as usize, pairs: pairs as usize });
    }
    let is_interleaved = block.flag(keys::INTERLEAVED).unwrap_or(false);
    Ok(Some(Sections { counts, is_interleaved }))
}
