//! The options of each choice, with their names in a link.

use crate::core::encoding::PairLayout;
use crate::core::norms::Precision;
use crate::core::schedule::Schedule;

/// An enum that is a choice: links and the keys of texts use the names of its options.
pub trait Options: Copy + PartialEq + 'static {
    /// Every option and its name, the default first.
    const NAMED: &'static [(&'static str, Self)];
    /// The names alone, in the same order.
    const NAMES: &'static [&'static str];

    /// Its place among the options.
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
    /// Which way the reader wants the encoding matrix drawn; texts use both. The raster that fills it takes the
    /// corresponding [`Positions`](crate::core::encoding_raster::Positions).
    Orientation {
        /// Positions from left to right, dimension 0 on top.
        Across = "across",
        /// Positions from top to bottom, dimension 0 at the left.
        Down = "down",
    }
}

choice! {
    /// What a cell of the encoding matrix shows.
    Cells {
        /// An entry, in the order of memory.
        Value = "value",
        /// An entry, all sines apart from all cosines.
        Apart = "apart",
        /// The angle of a pair, of which the two entries are sine and cosine.
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
        /// The sinusoids that Whisper's encoder holds.
        WhisperEncoder = "whisper-encoder",
        /// A table that the reader gave. It stays in the browser: a link opens the formula, and says so.
        Yours = "yours",
    }
}

choice! {
    /// Whether rotations of a table are sought in the rows that stand out, too.
    Outliers {
        /// They are left out.
        Out = "out",
        /// They are fitted with the others.
        In = "in",
    }
}

choice! {
    /// What two rows of a table are compared by.
    Likeness {
        /// Their distance.
        Distance = "distance",
        /// Their cosine, with the mean of all rows taken off.
        Cosine = "cosine",
    }
}

choice! {
    /// How many dimensions of a word are drawn.
    Dims {
        /// Eight, which can be told apart.
        Eight = "eight",
        /// All of them.
        All = "all",
    }
}

choice! {
    /// How many places after the first pair the second pair of the torus stands.
    Partner {
        /// The next pair.
        Next = "1",
        /// Two on.
        Two = "2",
        /// Four on.
        Four = "4",
        /// Eight on.
        Eight = "8",
    }
}

choice! {
    /// What token embeddings are multiplied by.
    Scaling {
        /// `√d_model`, as in the paper (section 3.4).
        Root = "root",
        /// Nothing.
        None = "none",
    }
}

choice! {
    /// The order in which the words of the sentence are taken.
    WordOrder {
        /// As they were typed.
        Typed = "typed",
        /// From the last to the first.
        Reversed = "reversed",
        /// Shuffled by the seed.
        Shuffled = "shuffled",
    }
}

choice! {
    /// How many times its trained length `RoPE` is stretched to.
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
    /// Which share of the pairs of a head turns.
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
    /// Which of the common bugs ([`Bug`](crate::core::pitfalls::Bug), which computes it) the reader wants to see.
    Pitfall {
        /// The exponent is doubled: `4·pair/d_model`.
        Exponent = "exponent",
        /// The cosine has an exponent of its own: `(2·pair + 1)/d_model`.
        Cosine = "cosine",
        /// An odd `d_model`, cut off.
        Odd = "odd",
        /// `d_model`/2 − 1 in the denominator of the exponent.
        Denominator = "denominator",
        /// Angles taken for degrees.
        Degrees = "degrees",
        /// Angles computed in 32 bits.
        Single = "f32",
        /// Weights of `RoPE` with pairs of neighbours, rotated by halves.
        Halves = "halves",
    }
}
