//! The options of each choice, with the names used in links.

use crate::core::encoding::PairLayout;
use crate::core::norms::Precision;
use crate::core::schedule::Schedule;

/// An enum of the options of a choice. Links and text keys use the option names.
pub trait Options: Copy + PartialEq + 'static {
    /// Every option and its name, the default first.
    const NAMED: &'static [(&'static str, Self)];
    /// The names alone, in the same order.
    const NAMES: &'static [&'static str];

    /// Its index among the options.
    fn index(self) -> usize {
        Self::NAMED.iter().position(|(_, option)| *option == self).unwrap_or(0)
    }

    /// Its name in a link.
    fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }
}

/// Names the options of an enum, the default first.
macro_rules! options {
    ($name:ident { $($option:ident = $link:literal),+ $(,)? }) => {
        impl Options for $name {
            const NAMED: &'static [(&'static str, Self)] = &[$(($link, Self::$option)),+];
            const NAMES: &'static [&'static str] = &[$($link),+];
        }
    };
}

options!(PairLayout { Interleaved = "interleaved", Split = "split" });
options!(Schedule {
    Geometric = "geometric",
    Linear = "linear",
    Harmonic = "harmonic",
    Random = "random",
    Power = "power",
    Inclusive = "inclusive",
});
options!(Precision { F64 = "f64", F32 = "f32", Bf16 = "bf16" });

/// Defines an enum that is a choice: each option has its name in a link, and the first is the default.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$option_doc:meta])* $option:ident = $link:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum $name {
            #[default]
            $($(#[$option_doc])* $option),+
        }

        impl $name {
            /// Every option, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$option),+];
        }

        options!($name { $($option = $link),+ });
    };
}

choice! {
    /// The direction of positions in the encoding matrix. The core has the same two options, as
    /// [`Positions`](crate::core::encoding_raster::Positions).
    Orientation {
        /// Positions from left to right, dimension 0 on top.
        Across = "across",
        /// Positions from top to bottom, dimension 0 on the left.
        Down = "down",
    }
}

choice! {
    /// What a cell of the encoding matrix shows.
    Cells {
        /// An entry, with all sines before all cosines: two smooth areas, where entries in memory order are stripes.
        Apart = "apart",
        /// An entry, in memory order.
        Value = "value",
        /// The angle of a pair, whose two entries are its sine and cosine.
        Phase = "phase",
    }
}

choice! {
    /// Where the encoding comes from.
    Source {
        /// The formula, with the reader's `d_model` and base.
        Formula = "formula",
        /// The positions that `MiniLM` learned.
        MiniLm = "minilm",
        /// The positions that Whisper's decoder learned.
        WhisperDecoder = "whisper-decoder",
        /// The sinusoids that Whisper's encoder contains.
        WhisperEncoder = "whisper-encoder",
        /// The rotary embedding of a model, whose config the reader opened.
        Model = "model",
        /// A table that the reader opened. It stays in the browser: a link to it opens the formula instead, with a notice.
        Yours = "yours",
    }
}

impl Source {
    /// Whether it is a table of positions, which must be loaded.
    pub fn is_table(self) -> bool {
        !matches!(self, Self::Formula | Self::Model)
    }
}

choice! {
    /// Whether outlier rows of a table are included when its rotations are fitted.
    Outliers {
        /// Excluded.
        Out = "out",
        /// Included.
        In = "in",
    }
}

choice! {
    /// The measure by which two rows of a table are compared.
    Likeness {
        /// Their distance.
        Distance = "distance",
        /// Their cosine, after the mean of all rows is subtracted.
        Cosine = "cosine",
    }
}

choice! {
    /// How many dimensions of a word are plotted.
    Dims {
        /// Eight, few enough to be distinguished.
        Eight = "eight",
        /// All of them.
        All = "all",
    }
}

choice! {
    /// Offset, in pairs, from the first pair of the torus to the second.
    Partner {
        /// The next pair.
        Next = "1",
        /// Two pairs further.
        Two = "2",
        /// Four pairs further.
        Four = "4",
        /// Eight pairs further.
        Eight = "8",
    }
}

choice! {
    /// The factor by which token embeddings are multiplied.
    Scaling {
        /// `√d_model`, as in the paper (section 3.4).
        Root = "root",
        /// No factor.
        None = "none",
    }
}

choice! {
    /// The word order of the sentence.
    WordOrder {
        /// As typed.
        Typed = "typed",
        /// Last word first.
        Reversed = "reversed",
        /// Shuffled by the seed.
        Shuffled = "shuffled",
    }
}

choice! {
    /// Ratio of the extended context length to the trained length, for `RoPE`.
    Stretch {
        /// Twice.
        Two = "2",
        /// Four times.
        Four = "4",
        /// Eight times.
        Eight = "8",
        /// Sixteen times.
        Sixteen = "16",
    }
}

choice! {
    /// The fraction of a head's pairs that rotate.
    Share {
        /// A quarter.
        Quarter = "quarter",
        /// Half.
        Half = "half",
        /// Three quarters.
        ThreeQuarters = "three-quarters",
    }
}

choice! {
    /// Which of the common bugs is shown; [`Bug`](crate::core::pitfalls::Bug) computes it.
    Pitfall {
        /// The exponent is doubled: `4·pair/d_model`.
        Exponent = "exponent",
        /// The cosine has a different exponent from the sine: `(2·pair + 1)/d_model`.
        Cosine = "cosine",
        /// The last dimension truncated, as for an odd `d_model`.
        Odd = "odd",
        /// `d_model`/2 − 1 in the denominator of the exponent.
        Denominator = "denominator",
        /// Angles mistaken for degrees.
        Degrees = "degrees",
        /// Angles computed in 32 bits.
        Single = "f32",
        /// `RoPE` with the wrong pairs: weights trained with adjacent dimensions, run with those half a vector apart.
        Halves = "halves",
    }
}
