//! Published models, from `models/models.json`: one object per model, with the part of its config that concerns positions
//! and the file in which it was read. A config goes through the same reader as a reader's own.

use serde_json::Value;

use crate::check::rope::{Config, Positions, RopeError};
use crate::params::Model;

/// The file of all models, by family; models that do not rotate come last.
const MODELS: &str = include_str!("models/models.json");

/// A published model with rotary embedding, or one kind of its layers.
#[derive(Clone, Debug, PartialEq)]
pub struct Published {
    /// Its name in a list: that of the file, and that of the kind of layers if there are several.
    pub id: String,
    /// Makers' name for the series.
    pub family: String,
    /// The rotary embedding, with the model's name.
    pub model: Model,
    /// The repository and the file in which the config was read.
    pub source: String,
}

/// A published model that does not rotate.
#[derive(Clone, Debug, PartialEq)]
pub struct Unrotated {
    /// Its name in a list.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The positions that it has instead.
    pub positions: Positions,
    /// The page's link to a picture of these positions.
    pub link: String,
    /// The repository and the file in which the config was read.
    pub source: String,
}

/// All published models, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Models {
    /// Those with rotary embedding.
    pub rotary: Vec<Published>,
    /// The others.
    pub unrotated: Vec<Unrotated>,
}

/// Reads the file of published models.
///
/// # Errors
/// If a config cannot be read.
///
/// # Panics
/// If the file is not a list of objects with their texts and a config.
pub fn published() -> Result<Models, RopeError> {
    let file: Vec<Value> = serde_json::from_str(MODELS).expect("a JSON list");
    let mut models = Models::default();
    for entry in file {
        let text = |key: &str| entry[key].as_str().expect("a text").to_owned();
        let config = Config::read(&entry["config"].to_string())?;
        if config.layers.is_empty() {
            models.unrotated.push(Unrotated {
                id: text("id"),
                name: text("name"),
                positions: config.positions,
                link: text("link"),
                source: text("source"),
            });
            continue;
        }
        for layer in &config.layers {
            let of_layer = |name: String, between: &str| match layer.name.split('_').next().unwrap_or_default() {
                "" => name,
                kind => format!("{name}{between}{kind}"),
            };
            models.rotary.push(Published {
                id: of_layer(text("id"), "-"),
                family: text("family"),
                model: layer.rope.model(&of_layer(text("name"), ", ")),
                source: text("source"),
            });
        }
    }
    Ok(models)
}
