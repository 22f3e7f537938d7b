//! An attention head with a generated query and key.

use crate::core::rope::random_vector;
use crate::params::Params;

/// Maximum dimensions of a head, as in the models in use.
const D_HEAD: u32 = 128;

/// Dimensions of a head; of a model's, those that turn.
pub(in crate::catalog) fn dims(params: &Params) -> u32 {
    if params.model.is_some() { params.d_model } else { params.d_model.min(D_HEAD) }
}

/// A random query and key, and the frequencies of a head.
pub(in crate::catalog) struct Head {
    /// Frequency of each pair.
    pub(in crate::catalog) freqs: Vec<f64>,
    query: Vec<f64>,
    key: Vec<f64>,
    /// The chosen pair, or the last one that the head has.
    pub(in crate::catalog) pair: usize,
}

impl Head {
    pub(in crate::catalog) fn new(params: &Params) -> Self {
        let d_head = dims(params);
        // Each seed that the reader chooses maps to two seeds, so that no query equals another seed's key.
        let [query, key] = [0, 1].map(|which| random_vector(2 * u64::from(params.seed) + which, d_head as usize));
        let pair = params.pair.min(d_head / 2 - 1) as usize;
        Self { freqs: params.freqs_at(d_head), query, key, pair }
    }

    pub(in crate::catalog) fn vectors(&self) -> [&[f64]; 2] {
        [&self.query, &self.key]
    }

    /// The pair's two components in the query and in the key.
    pub(in crate::catalog) fn chosen_pairs(&self) -> [[f64; 2]; 2] {
        self.vectors().map(|vector| [vector[2 * self.pair], vector[2 * self.pair + 1]])
    }
}
