//! The input of a Transformer. Two occurrences of a word have the same embedding; adding the positional encodings makes
//! them different.

mod picture;

use self::picture::{DetailLevel, panels};
use super::shared::{matrix, words};
use super::{Drawing, Figure, Statement, Width};
use crate::core::encoding::{PairLayout, dim_of, pair_of, value};
use crate::core::tokens::{Embedding, first_places, split};
use crate::params::{Dims, ParamId, Params, Scaling};
use crate::scene::{Arrange, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "tokens",
    reads: &[
        ParamId::DModel,
        ParamId::Base,
        ParamId::Layout,
        ParamId::Schedule,
        ParamId::Scaling,
        ParamId::Dims,
        ParamId::Seed,
        ParamId::Sentence,
    ],
    keys: [Some(ParamId::Pair), None],
    plays: Some(ParamId::Pair),
    fixed: &[],
    controls: &[ParamId::Sentence, ParamId::Dims, ParamId::Scaling, ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, picture::cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: shifts_equal_words_equally },
    Statement { text: "caption", holds: has_repetition },
    Statement { text: "caption.different", holds: |params| count(params) > 1 && !has_repetition(params) },
    Statement { text: "caption.alone", holds: |params| count(params) == 1 },
];

fn count(params: &Params) -> usize {
    split(&params.sentence, 64).0.len()
}

/// Whether one of the words shown occurs twice.
fn has_repetition(params: &Params) -> bool {
    let (mut words, _) = split(&params.sentence, 64);
    words.sort_unstable();
    words.windows(2).any(|two| two[0] == two[1])
}

/// Whether two equal words at the first two positions differ by the same vector, whatever the word, up to rounding.
fn shifts_equal_words_equally(params: &Params) -> bool {
    let (mut inputs, _) = Inputs::new(params);
    inputs.embeddings = vec![Embedding::new("one", params.seed); 2];
    let first = inputs.residual([0, 1]);
    inputs.embeddings = vec![Embedding::new("other", params.seed); 2];
    // Sums of numbers up to 5, each rounded by 4·10⁻¹⁶.
    first.max(inputs.residual([0, 1])) < 2e-15
}

/// Maximum number of dimensions drawn. With more, a cell would be thinner than a pixel.
const MOST_DIMS: u32 = 1024;
/// Number of dimensions drawn if each should be distinguishable.
const FEW_DIMS: u32 = 8;
const NARROWEST: f64 = 250.0;

/// The sentence as model input.
#[derive(Clone)]
struct Inputs {
    tokens: Vec<String>,
    embeddings: Vec<Embedding>,
    /// The factor on entries of variance 1.
    size: f64,
    freqs: Vec<f64>,
    layout: PairLayout,
    /// Number of dimensions drawn: those of the first pairs, in the chosen layout.
    shown: u32,
}

impl Inputs {
    fn new(params: &Params) -> (Self, String) {
        let (tokens, cut) = words::tokens(params);
        // Cells show two fixed words, so they require a repeated word.
        let max_dims = if params.dims == Dims::All && has_repetition(params) { MOST_DIMS } else { FEW_DIMS };
        let root = f64::from(params.d_model).sqrt();
        let inputs = Self {
            embeddings: tokens.iter().map(|token| Embedding::new(token, params.seed)).collect(),
            size: if params.scaling == Scaling::Root { 1.0 } else { 1.0 / root },
            freqs: params.freqs(),
            layout: params.layout,
            shown: params.d_model.min(max_dims),
            tokens,
        };
        (inputs, cut)
    }

    /// The first two positions of the word that is the first to be repeated.
    fn twice(&self) -> Option<[usize; 2]> {
        let names: Vec<&str> = self.tokens.iter().map(String::as_str).collect();
        let again = first_places(&names).into_iter().enumerate().find(|(pos, first)| first < pos);
        again.map(|(again, first)| [first, again])
    }

    /// The positions of the two words shown: of the repeated word, or otherwise of the words at the cursor.
    fn shown_words(&self, params: &Params) -> Option<[usize; 2]> {
        let [first, second] = words::nearest(params, self.tokens.len())?;
        // The two positions differ if the sentence has more than one word.
        let last = self.tokens.len() - 1;
        let at_cursor =
            if first < second { [first, second] } else { [first.min(last.saturating_sub(1)), (first + 1).min(last)] };
        Some(self.twice().unwrap_or(at_cursor))
    }

    fn d_model(&self) -> u32 {
        2 * self.freqs.len() as u32
    }

    /// The dimension drawn at coordinate `place` of the axis.
    fn dim(&self, place: u32) -> u32 {
        let (pair, component) = pair_of(self.layout, self.shown, place);
        dim_of(self.layout, self.d_model(), pair, component)
    }

    fn embedding(&self, pos: usize, dim: u32) -> f64 {
        self.size * self.embeddings[pos].standard_normal(dim)
    }

    fn encoding(&self, pos: usize, dim: u32) -> f64 {
        value(&self.freqs, self.layout, pos as f64, dim as usize)
    }

    fn sum(&self, pos: usize, dim: u32) -> f64 {
        self.embedding(pos, dim) + self.encoding(pos, dim)
    }

    /// The norm of the difference between two words in one part of the input, or of a single word if both are the
    /// same.
    fn norm(&self, [p, q]: [usize; 2], part: Part) -> f64 {
        let entry = |dim| part(self, q, dim) - if p == q { 0.0 } else { part(self, p, dim) };
        (0..self.d_model()).map(|dim| entry(dim).powi(2)).sum::<f64>().sqrt()
    }

    /// The largest deviation of the difference of two inputs from that of their encodings.
    fn residual(&self, [p, q]: [usize; 2]) -> f64 {
        let deviation = |dim| {
            let difference = |part: Part| part(self, q, dim) - part(self, p, dim);
            difference(Self::sum) - difference(Self::encoding)
        };
        (0..self.d_model()).map(|dim| deviation(dim).abs()).fold(0.0, f64::max)
    }
}

/// An entry of one part of an input.
type Part = fn(&Inputs, usize, u32) -> f64;

fn scene(params: &Params) -> Scene {
    let (inputs, cut) = Inputs::new(params);
    let root = f64::from(params.d_model).sqrt();
    let mut values = vec![
        ("count", whole(inputs.tokens.len() as u32)),
        ("d", whole(params.d_model)),
        ("shown", whole(inputs.shown)),
        ("factor", significant(inputs.size * root, 4)),
        ("end", significant(picture::RANGE[1], 2)),
        ("layout", matrix::layout_words(params).into()),
        ("cut", cut.clone()),
    ];
    // A caption without a repeated word must not depend on the cursor.
    let described_words = inputs.twice().or((inputs.tokens.len() > 1).then_some([0, 1])).or(inputs.shown_words(params));
    if let Some([p, q]) = described_words {
        let norms: [(&str, Part); 3] =
            [("embedding", Inputs::embedding), ("encoding", Inputs::encoding), ("sum", Inputs::sum)];
        values.extend(norms.map(|(name, part)| (name, significant(inputs.norm([p, q], part), 5))));
        values.extend([("p", whole(p as u32)), ("q", whole(q as u32))]);
        values.extend([("word", words::short(&inputs.tokens[p])), ("other", words::short(&inputs.tokens[q]))]);
        values.push(("residual", significant(inputs.residual([p, q]), 1)));
        let norm = |pos, part| significant(inputs.norm([pos, pos], part), 4);
        values.extend([("length", norm(p, Inputs::embedding)), ("input", norm(p, Inputs::sum))]);
    }
    let norms = if described_words.is_some() { fill("figure.tokens.norms", &values) } else { String::new() };
    let caption = match (inputs.twice(), inputs.tokens.len()) {
        (_, 0) => "note.no-words",
        (_, 1) => "figure.tokens.caption.alone",
        (Some(_), _) => "figure.tokens.caption",
        (None, _) => "figure.tokens.caption.different",
    };
    let caption = fill(caption, &values);
    let is_repeated = inputs.twice().is_some();
    let detail = DetailLevel::of(params, &inputs);
    let detail_note = match detail {
        DetailLevel::Marks => "figure.tokens.marks",
        DetailLevel::Cells => "figure.tokens.cells",
    };
    let detail_note = if inputs.tokens.is_empty() { String::new() } else { fill(detail_note, &values) };
    let drawn = if inputs.shown < params.d_model { fill("figure.tokens.drawn", &values) } else { String::new() };
    let residual = if is_repeated { fill("figure.tokens.residual", &values) } else { String::new() };
    let any = if is_repeated || inputs.tokens.len() < 2 { "" } else { text::get("figure.tokens.any") };
    let details =
        text::sentences([&*detail_note, any, &residual, &fill("figure.tokens.details", &values), &norms, &drawn, &cut]);
    let alt = if inputs.tokens.is_empty() { caption.clone() } else { fill("figure.tokens.alt", &values) };
    let arrange = if detail == DetailLevel::Cells { Arrange::Even(NARROWEST) } else { Arrange::Flow(NARROWEST) };
    Scene { panels: panels(&inputs, detail), arrange, caption, details, alt }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::encoding::encode_into;

    fn params(sentence: &str) -> Params {
        Params { sentence: sentence.into(), ..Params::default() }
    }

    fn inputs(sentence: &str) -> Inputs {
        Inputs::new(&params(sentence)).0
    }

    #[test]
    fn two_inputs_of_one_word_differ_by_the_encodings_alone() {
        for layout in [PairLayout::Interleaved, PairLayout::Split] {
            for scaling in [Scaling::Root, Scaling::None] {
                let params = Params { layout, scaling, ..params("the cat sat on the mat") };
                let (inputs, _) = Inputs::new(&params);
                assert_eq!(inputs.twice(), Some([0, 4]));
                let mut encodings = [vec![0.0; 128], vec![0.0; 128]];
                encode_into(&inputs.freqs, layout, 0.0, &mut encodings[0]);
                encode_into(&inputs.freqs, layout, 4.0, &mut encodings[1]);
                for dim in 0..128 {
                    assert_eq!(inputs.embedding(0, dim), inputs.embedding(4, dim), "the same before");
                    let difference = inputs.sum(4, dim) - inputs.sum(0, dim);
                    let expected = encodings[1][dim as usize] - encodings[0][dim as usize];
                    // Sums of numbers up to 5, each rounded by 4·10⁻¹⁶.
                    assert!((difference - expected).abs() < 2e-15, "dimension {dim}: {difference} {expected}");
                }
                let distance = crate::core::distance::distance(&inputs.freqs, 4.0);
                assert!((inputs.norm([0, 4], Inputs::sum) - distance).abs() < 1e-13);
                let caption = scene(&params).caption;
                assert!(caption.contains("‘the’ stands at positions 0 and 4"), "{caption}");
                assert!(caption.contains(&significant(distance, 5)), "{caption}");
            }
        }
    }

    #[test]
    fn the_first_repeated_word_is_shown() {
        assert_eq!(inputs("to be or not to be").twice(), Some([0, 4]));
        assert_eq!(inputs("a b b a").twice(), Some([1, 2]));
        assert_eq!(inputs("one two").twice(), None);
    }

    #[test]
    fn without_a_repeated_word_the_words_at_the_cursor_are_shown() {
        let of = |pos, k| {
            let params = Params { pos, k, ..params("one two three four") };
            Inputs::new(&params).0.shown_words(&params)
        };
        assert_eq!([of(1, 2), of(0, 0), of(2, 9), of(40, 3)], [[1, 3], [0, 1], [2, 3], [2, 3]].map(Some));
        let caption = scene(&params("one two three four")).caption;
        assert!(!caption.contains("stands at positions") && caption.contains("No word"), "{caption}");
    }

    #[test]
    fn an_empty_sentence_is_mentioned_and_a_long_one_is_cut() {
        let empty = scene(&params("  "));
        assert_eq!(empty.caption, text::get("note.no-words"));
        let long = scene(&params(&"word ".repeat(100)));
        assert!(long.details.contains("64 of 100"), "{}", long.details);
        assert!(scene(&params("alone")).caption.contains("‘alone’"));
    }

    #[test]
    fn scaled_embeddings_have_about_the_norm_of_root_d_model() {
        let (inputs, _) = Inputs::new(&Params { d_model: 16_384, ..params("the") });
        // ‖E‖² is the sum of 16,384 squares of variance 2: ‖E‖ is 128 to within 0.7; the tolerance is three times that.
        assert!((inputs.norm([0, 0], Inputs::embedding) - 128.0).abs() < 2.1);
        assert!((inputs.norm([0, 0], Inputs::encoding) - 8192_f64.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn the_dimensions_that_are_drawn_are_those_of_the_first_pairs() {
        let split = Params { layout: PairLayout::Split, ..Params::default() };
        let places = |params: &Params| {
            let (inputs, _) = Inputs::new(params);
            (0..inputs.shown).map(|place| inputs.dim(place)).collect::<Vec<_>>()
        };
        assert_eq!(places(&Params::default()), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(places(&split), [0, 1, 2, 3, 64, 65, 66, 67]);
        assert_eq!(places(&Params { dims: Dims::All, ..split }).len(), 128);
        assert_eq!(places(&Params { d_model: 2, ..Params::default() }), [0, 1]);
    }
}
