//! A sentence as tokens, and random embeddings for them.
//!
//! ```text
//! input(pos) = scale · E(word) + PE(pos)        scale = √d_model, or 1
//! E(word, dim) ~ N(0, 1/d_model)                equal words have equal E
//! ```
//!
//! Source: Vaswani et al. 2017, section 3.4, for the factor `√d_model`; the variance `1/d_model` is the initialisation
//! of embeddings in tensor2tensor, the authors' own code (Vaswani et al. 2018). Multiplied by `√d_model`, an entry has
//! variance 1, and the norm is about `√d_model`.
//!
//! Tokens are words separated by white space. In scripts written without spaces (Han, kana, Thai, Lao, Burmese, Khmer)
//! each letter with its marks is a token. Words are case-sensitive: `The` is not `the`, as in most vocabularies.
//!
//! Left out: subwords (byte pairs and the like), words of the scripts without spaces, and rules of Unicode's text
//! segmentation (UAX 29) that no script in the list needs. Embeddings are random, not trained, so words of similar
//! meaning do not have similar embeddings.

use std::f64::consts::TAU;

use super::schedule::split_mix;

/// The first `max_tokens` tokens of a sentence, and the total number of tokens.
pub fn split(sentence: &str, max_tokens: usize) -> (Vec<&str>, usize) {
    let (mut tokens, mut count) = (Vec::new(), 0);
    for word in sentence.split_whitespace() {
        let mut rest = word;
        while !rest.is_empty() {
            let (token, after) = rest.split_at(first_token_length(rest));
            if count < max_tokens {
                tokens.push(token);
            }
            (rest, count) = (after, count + 1);
        }
    }
    (tokens, count)
}

/// Length in bytes of the first token of a word without white space.
fn first_token_length(word: &str) -> usize {
    let mut before: Option<char> = None;
    for (index, c) in word.char_indices() {
        // A token ends before a letter if that letter or the token's first is of a script without spaces.
        if let Some(last) = before
            && !is_mark(c)
            && !is_joiner(last)
            && (is_unspaced(c) || word.chars().next().is_some_and(is_unspaced))
        {
            return index;
        }
        before = Some(c);
    }
    word.len()
}

/// Letters and signs of scripts that do not separate words by spaces.
fn is_unspaced(c: char) -> bool {
    matches!(c,
        '\u{0e00}'..='\u{0eff}'     // Thai, Lao
        | '\u{1000}'..='\u{109f}'   // Burmese
        | '\u{1780}'..='\u{17ff}'   // Khmer
        | '\u{2e80}'..='\u{312f}'   // radicals, CJK signs, kana, bopomofo
        | '\u{31a0}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}'
        | '\u{ff00}'..='\u{ff9f}'   // full-width signs, half-width kana
        | '\u{20000}'..='\u{3ffff}')
}

/// Characters that combine with the previous letter: combining marks, variation selectors, joiners, skin tones.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{0300}'..='\u{036f}'
        | '\u{0e31}' | '\u{0e33}'..='\u{0e3a}' | '\u{0e47}'..='\u{0e4e}'
        | '\u{0eb1}' | '\u{0eb3}'..='\u{0ebc}' | '\u{0ec8}'..='\u{0ece}'
        | '\u{102b}'..='\u{103e}' | '\u{1056}'..='\u{1059}' | '\u{105e}'..='\u{1060}' | '\u{1062}'..='\u{1064}'
        | '\u{1067}'..='\u{106d}' | '\u{1071}'..='\u{1074}' | '\u{1082}'..='\u{108d}' | '\u{109a}'..='\u{109d}'
        | '\u{17b4}'..='\u{17d3}' | '\u{17dd}'
        | '\u{200c}' | '\u{200d}' | '\u{20d0}'..='\u{20ff}'
        | '\u{302a}'..='\u{302f}' | '\u{3099}' | '\u{309a}' | '\u{ff9e}' | '\u{ff9f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0100}'..='\u{e01ef}')
}

/// Characters that combine with the next letter: the zero-width joiner, and the stackers of Burmese and Khmer.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{1039}' | '\u{17d2}')
}

/// For every position, the first position of the same token.
pub fn first_places(tokens: &[&str]) -> Vec<usize> {
    let first = |(pos, token): (usize, &&str)| tokens[..pos].iter().position(|other| other == token).unwrap_or(pos);
    tokens.iter().enumerate().map(first).collect()
}

/// A random embedding: its entries are computed on demand, and never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Embedding {
    key: u64,
}

impl Embedding {
    /// The embedding of a word under a seed.
    pub fn new(word: &str, seed: u32) -> Self {
        // FNV-1a (Fowler, Noll & Vo), with the seed in front.
        let bytes = seed.to_le_bytes().into_iter().chain(word.bytes());
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self { key: bytes.fold(0xcbf2_9ce4_8422_2325, hash) }
    }

    /// The hash of word and seed, from which the entries are generated.
    pub fn bits(self) -> u64 {
        self.key
    }

    /// An entry with mean 0 and variance 1: `E(word, dim)·√d_model`.
    pub fn standard_normal(self, dim: u32) -> f64 {
        let mut state = self.key ^ u64::from(dim).wrapping_mul(0xd6e8_feb8_6659_fd93);
        normal(&mut state)
    }
}

/// The next normal random number with mean 0 and variance 1, by the method of Box & Muller 1958.
pub fn normal(state: &mut u64) -> f64 {
    // 1 − u is in (0, 1], so that its logarithm is finite.
    let radius = (-2.0 * (1.0 - split_mix(state)).ln()).sqrt();
    radius * (TAU * split_mix(state)).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(sentence: &str) -> Vec<&str> {
        split(sentence, 64).0
    }

    #[test]
    fn words_are_separated_by_white_space() {
        assert_eq!(words("  the cat\tsat\u{a0}on \n"), ["the", "cat", "sat", "on"]);
        assert_eq!(words(""), Vec::<&str>::new());
        assert_eq!(words("naïve e\u{301}te\u{301} հայերեն שלום"), ["naïve", "e\u{301}te\u{301}", "հայերեն", "שלום"]);
    }

    #[test]
    fn scripts_without_spaces_are_split_by_letter_and_never_inside_one() {
        assert_eq!(words("猫在垫子上。"), ["猫", "在", "垫", "子", "上", "。"]);
        assert_eq!(words("か\u{3099}GPT猫3"), ["か\u{3099}", "GPT", "猫", "3"]);
        // ที่ is one letter with a vowel and a tone above it.
        assert_eq!(words("ที่นี่"), ["ที่", "นี่"]);
        // A variation selector, a stacked Khmer consonant, a family joined by zero-width joiners.
        assert_eq!(words("葛\u{e0100}城"), ["葛\u{e0100}", "城"]);
        assert_eq!(words("ខ្មែរ"), ["ខ្មែ", "រ"]);
        assert_eq!(words("👩\u{200d}👧猫"), ["👩\u{200d}👧", "猫"]);
    }

    #[test]
    fn tokens_beyond_the_limit_are_counted() {
        assert_eq!(split("a b c d", 2), (vec!["a", "b"], 4));
    }

    #[test]
    fn no_character_is_lost_and_no_token_is_empty() {
        for sentence in ["a猫\u{301}b", "\u{301}", "\u{200d}\u{200d}", "\u{fe0f}猫", "ก\u{e33}", "𠀀𠀁", "\u{0}"]
        {
            let found = words(sentence);
            assert_eq!(found.concat(), sentence);
            assert!(found.iter().all(|token| !token.is_empty()));
        }
    }

    #[test]
    fn the_same_word_has_the_same_embedding_and_another_word_or_seed_another() {
        let entry = |word, seed| Embedding::new(word, seed).standard_normal(7);
        assert_eq!(entry("the", 1), entry("the", 1));
        assert!(entry("the", 1) != entry("cat", 1) && entry("the", 1) != entry("the", 2));
        assert_eq!(first_places(&["the", "cat", "the", "the"]), [0, 1, 0, 0]);
    }

    #[test]
    fn entries_are_normal() {
        let embedding = Embedding::new("the", 1);
        let entries: Vec<f64> = (0..10_000).map(|dim| embedding.standard_normal(dim)).collect();
        let moment = |power| entries.iter().map(|entry| entry.powi(power)).sum::<f64>() / 1e4;
        // Over 10⁴ entries, the standard error of the mean is 0.01, that of the mean square 0.014, and that of the mean
        // fourth power 0.1; the limits are four times as large.
        assert!(moment(1).abs() < 0.04 && (moment(2) - 1.0).abs() < 0.06 && (moment(4) - 3.0).abs() < 0.4);
    }

    /// Computed by another program from the definitions of FNV-1a, `SplitMix64` and Box & Muller.
    #[test]
    fn an_embedding_is_that_of_its_definition() {
        let embedding = Embedding::new("the", 1);
        assert_eq!(embedding.bits(), 0xdb24_9788_c908_31b7);
        for (dim, expected) in [(0, 1.905_180_448_727_11), (7, 0.989_230_730_421_383)] {
            assert!(
                (embedding.standard_normal(dim) - expected).abs() < 1e-14,
                "{dim}: {}",
                embedding.standard_normal(dim)
            );
        }
    }
}
