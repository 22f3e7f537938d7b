//! The rotary embeddings of published models, from `models/models.json`: one object per model, with the part of its config
//! that concerns positions and the file in which it was read. A config goes through the same reader as a reader's own.

use serde_json::Value;

use crate::check::rope::{Config, RopeError};
use crate::params::Model;

/// The file of all models, by family.
const MODELS: &str = include_str!("models/models.json");

/// A published model, or one kind of its layers.
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

/// All published models, by family, in the order of the file.
///
/// # Errors
/// If a config cannot be read.
///
/// # Panics
/// If the file is not a list of objects with the four texts and a config.
pub fn published() -> Result<Vec<Published>, RopeError> {
    let file: Vec<Value> = serde_json::from_str(MODELS).expect("a JSON list");
    let mut all = Vec::new();
    for entry in file {
        let text = |key: &str| entry[key].as_str().expect("a text").to_owned();
        let config = Config::read(&entry["config"].to_string())?;
        for layer in &config.layers {
            let of_layer = |name: String, between: &str| match layer.name.split('_').next().unwrap_or_default() {
                "" => name,
                kind => format!("{name}{between}{kind}"),
            };
            all.push(Published {
                id: of_layer(text("id"), "-"),
                family: text("family"),
                model: layer.rope.model(&of_layer(text("name"), ", ")),
                source: text("source"),
            });
        }
    }
    Ok(all)
}
