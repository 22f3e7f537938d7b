//! The mathematics of sinusoidal positional encoding: numbers in, numbers out.
//!
//! | module | contents |
//! |---|---|
//! | [`encoding`] | frequencies, wavelengths, pair layouts, the encoding itself |
//! | [`schedule`] | ways to space the wavelengths |
//! | [`mod@distance`] | distance and dot product as functions of the offset, for one offset or a curve |
//! | [`rotation`] | the block rotation that maps the encoding of `pos` to that of `pos + k` |
//! | [`extrapolation`] | the error of adding a fixed vector to an encoding, compared with the rotation |
//! | [`norms`] | the constant norm, exact and as computed in f64, f32 and bf16 |
//! | [`closest`] | the two positions nearest to one another, by exact search |
//! | [`below_zero`] | the first offset at which the cosines of all pairs sum to less than 0 |
//! | [`decay`] | the limit of the dot product, by Ci and Fresnel integrals |
//! | [`rope`], [`rope_scaling`], [`alibi`] | rotary embedding, ways to stretch it, linear biases |
//! | [`rotary`] | how frequencies follow from a base, for the formula and for models |
//! | [`partial`], [`octaves`], [`xpos`] | rotation of some pairs only; wavelengths that double; scores that decay |
//! | [`spectrum`] | which pairs complete a turn within a sequence, and where a pair nearly returns |
//! | [`binary`], [`torus`] | the encoding compared with binary digits; two pairs as a point on a torus |
//! | [`commensurate`] | whether the ratio of two wavelengths is rational, decided exactly |
//! | [`mod@reference`], [`fit`] | references for closed forms: plain sums over entries, least squares |
//! | [`tokens`], [`attention`] | a sentence with random embeddings, and the attention between its tokens |
//! | [`axial`], [`m_rope`], [`diffusion`] | the same sinusoids for a plane; for time, height and width; for diffusion time |
//! | [`causal`] | what a causal mask alone reveals about a position |
//! | [`compare`] | methods that make attention depend on positions: addition, rotation, score bias |
//! | [`pitfalls`] | common bugs of implementations |
//! | [`sampling`] | curves by pixel: fast sines, box means, exact envelopes |
//! | [`encoding_raster`], [`phase_raster`], [`distance_raster`] | matrices rendered to pixels |
//! | [`rotations`], [`steps`], [`spectrum_of_table`] | the rotations in a table of positional encodings, also learned ones; steps of k positions; variance by wavelength |
//! | `linear`, `principal` | decompositions of matrices that always end; the strongest components of a table |
//! | [`likeness`], [`by_offset`] | rows of a table compared pairwise, rendered to pixels, and grouped by offset |
//! | [`resample`], [`table_raster`] | which cells a pixel shows; a table rendered to pixels |
//! | [`trig`], [`vectors`] | sines and cosines, products and distances, eight at a time |
//! | [`mod@argsort`] | indices in the order of values |
//! | [`cache`] | bounded caches of recent results |
//! | [`checked`] | the functions that scripts may call, with argument checks |
//! | [`error`], [`limits`] | external arguments: their ranges, and error messages |
//!
//! Names mean the same everywhere: `pos` is a position and `offset` a difference of two; `dim` counts
//! `0..d_model` and `pair` counts `0..d_model/2`; `freq` is angular, in radians per position; `wavelength` is
//! 2π/freq, in positions; `angle` is pos·freq, in radians. Functions that take `freqs` take one frequency per
//! pair, in any order unless documented otherwise, so the same code serves every schedule; the number of dimensions is
//! then `2·freqs.len()`.
//!
//! Only error messages format numbers for display. Functions ending in `_into` write to the caller's memory. Bounded
//! caches store recent results. Within the maths a wrong length or index panics; [`error::Args`] checks external
//! arguments first.

pub mod alibi;
pub mod argsort;
pub mod attention;
pub mod axial;
pub mod below_zero;
pub mod binary;
pub mod by_offset;
pub mod cache;
pub mod causal;
pub mod checked;
pub mod closest;
pub mod commensurate;
pub mod compare;
pub mod decay;
pub mod diffusion;
pub mod distance;
pub mod distance_raster;
mod each_with_each;
pub mod encoding;
pub mod encoding_raster;
pub mod error;
pub mod extrapolation;
pub mod fit;
pub mod likeness;
mod likeness_raster;
pub mod limits;
mod linear;
mod lines;
pub mod m_rope;
pub mod norms;
pub mod octaves;
pub mod partial;
pub mod phase_raster;
pub mod pitfalls;
mod principal;
mod recurrence;
pub mod reference;
pub mod resample;
pub mod rope;
pub mod rope_scaling;
pub mod rotary;
pub mod rotation;
pub mod rotations;
pub mod sampling;
pub mod schedule;
pub mod spectrum;
pub mod spectrum_of_table;
pub mod steps;
pub mod table_raster;
pub mod tokens;
pub mod torus;
pub mod trig;
pub mod vectors;
mod wave;
pub mod xpos;

pub use distance::{Extremes, distance, dot};
pub use encoding::{Component, PairLayout, encode, encode_into, freqs, wavelengths};
pub use error::{ArgError, Args, Given};
pub use norms::Precision;
pub use spectrum::NearReturn;
