//! A head of attention with a query and a key of its own.

use crate::core::rope::made_up;
use crate::params::Params;

/// A head has at most so many dimensions, as in the models in use.
const D_HEAD: u32 = 128;

/// The dimensions of a head.
pub(in crate::catalog) fn dims(params: &Params) -> u32 {
    params.d_model.min(D_HEAD)
}

/// A query and a key, made up, and the frequencies of a head.
pub(in crate::catalog) struct Head {
    /// Frequency of each pair, by the schedule chosen.
    pub(in crate::catalog) freqs: Vec<f64>,
    query: Vec<f64>,
    key: Vec<f64>,
    /// The chosen pair, or the last that the head has.
    pub(in crate::catalog) pair: usize,
}

impl Head {
    pub(in crate::catalog) fn new(params: &Params) -> Self {
        let d_head = dims(params);
        // Two seeds for each of the reader's, so that no query is another's key.
        let [query, key] = [0, 1].map(|which| made_up(2 * u64::from(params.seed) + which, d_head as usize));
        let pair = params.pair.min(d_head / 2 - 1) as usize;
        Self { freqs: params.schedule.freqs(d_head, params.base), query, key, pair }
    }

    pub(in crate::catalog) fn vectors(&self) -> [&[f64]; 2] {
        [&self.query, &self.key]
    }

    /// The pair's two numbers in the query and in the key.
    pub(in crate::catalog) fn pairs(&self) -> [[f64; 2]; 2] {
        self.vectors().map(|vector| [vector[2 * self.pair], vector[2 * self.pair + 1]])
    }
}
