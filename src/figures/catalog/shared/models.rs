//! Published models with rotary position embeddings: their bases and training lengths.

/// A published model.
#[derive(Clone, Copy)]
pub(in crate::catalog) struct Model {
    /// The base of its frequencies.
    pub(in crate::catalog) base: f64,
    /// The context length it was trained on, in positions.
    pub(in crate::catalog) trained: u32,
}

/// Dimensions of a head in all of these models.
pub(in crate::catalog) const HEAD: u32 = 128;

/// Touvron et al. 2023, "`LLaMA`".
pub(in crate::catalog) const LLAMA: Model = Model { base: 10_000.0, trained: 2048 };
/// Grattafiori et al. 2024, "The Llama 3 Herd of Models", sections 3.2 and 3.4, before its context was lengthened.
pub(in crate::catalog) const LLAMA_3: Model = Model { base: 500_000.0, trained: 8192 };
/// Yang et al. 2024, "Qwen2 Technical Report".
pub(in crate::catalog) const QWEN2: Model = Model { base: 1_000_000.0, trained: 32_768 };
