//! What a Transformer is fed: the embedding of each word, plus the encoding of where it stands.

use super::shared::cells::{bar, cells};
use super::shared::said::joined;
use super::shared::{matrix, words};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::encoding::{PairLayout, encode_into, value};
use crate::core::tokens::{Embedding, first_places, split};
use crate::params::{ParamId, Params, Scaling};
use crate::scene::{Arrange, Axis, ColorMap, Measure, Panel, Reading, Scene};
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
        ParamId::Seed,
        ParamId::Sentence,
    ],
    keys: [None, Some(ParamId::Pos)],
    fixed: &[],
    controls: &[ParamId::Sentence, ParamId::Scaling, ParamId::Seed],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement { text: "caption.repeated", holds: has_repetition },
    Statement { text: "caption", holds: |params| !has_repetition(params) },
];

/// Whether one of the words that are shown stands there twice.
fn has_repetition(params: &Params) -> bool {
    let (mut words, _) = split(&params.sentence, 64);
    words.sort_unstable();
    words.windows(2).any(|two| two[0] == two[1])
}

/// Of more dimensions, only so many are drawn: each is wide enough to be seen.
const MOST_DIMS: u32 = 128;
/// Colours end here; of scaled embeddings, one entry in 22 lies beyond.
const RANGE: [f64; 2] = [-2.0, 2.0];
const NARROWEST: f64 = 180.0;

/// The sentence as it goes in.
#[derive(Clone)]
struct Inputs {
    embeddings: Vec<Embedding>,
    /// What an entry of variance 1 is multiplied by.
    size: f64,
    freqs: Vec<f64>,
    layout: PairLayout,
}

impl Inputs {
    fn embedding(&self, pos: usize, dim: u32) -> f64 {
        self.size * self.embeddings[pos].unit(dim)
    }

    fn encoding(&self, pos: usize, dim: u32) -> f64 {
        value(&self.freqs, self.layout, pos as f64, dim as usize)
    }

    fn sum(&self, pos: usize, dim: u32) -> f64 {
        self.embedding(pos, dim) + self.encoding(pos, dim)
    }
}

/// An entry of one of the three strips.
type Part = fn(&Inputs, usize, u32) -> f64;
const PARTS: [(&str, Part); 3] = [
    ("figure.tokens.embedding", Inputs::embedding),
    ("figure.tokens.encoding", Inputs::encoding),
    ("figure.tokens.sum", Inputs::sum),
];

fn scene(params: &Params) -> Scene {
    let (tokens, cut) = words::tokens(params);
    let root = f64::from(params.d_model).sqrt();
    let inputs = Inputs {
        embeddings: tokens.iter().map(|token| Embedding::new(token, params.seed)).collect(),
        size: if params.scaling == Scaling::Root { 1.0 } else { 1.0 / root },
        freqs: params.freqs(),
        layout: params.layout,
    };
    let shown = params.d_model.min(MOST_DIMS);
    let mut values = vec![
        ("count", whole(tokens.len() as u32)),
        ("d", whole(params.d_model)),
        ("shown", whole(shown)),
        ("layout", matrix::layout_words(params).into()),
        ("end", significant(RANGE[1], 2)),
        ("factor", significant(inputs.size * root, 4)),
        ("cut", cut.clone()),
    ];
    if let Some(first) = tokens.first() {
        values.push(("word", words::short(first)));
        let norms = ["embedding", "encoding", "sum"].into_iter().zip(PARTS);
        values.extend(norms.map(|(name, (_, part))| (name, significant(norm(&inputs, params.d_model, part), 4))));
    }
    let [repeated, residual] = repetition(&inputs, &tokens, params.d_model);
    let drawn = if shown < params.d_model { fill("figure.tokens.drawn", &values) } else { String::new() };
    let (caption, alt, norms) = if tokens.is_empty() {
        let none = text::get("note.no-words").to_owned();
        (none.clone(), none, String::new())
    } else {
        let norms = fill("figure.tokens.norms", &values);
        values.extend([("norms", norms.clone()), ("repeated", repeated.clone()), ("drawn", drawn.clone())]);
        let alt = fill("figure.tokens.alt", &values);
        // What is not said leaves no space.
        let alt = joined(&alt.split(' ').collect::<Vec<_>>());
        if repeated.is_empty() {
            (fill("figure.tokens.caption", &values), alt, repeated)
        } else {
            (repeated, alt, norms)
        }
    };
    let details = joined(&[norms, residual, fill("figure.tokens.details", &values), drawn, cut]);
    let panels =
        PARTS.iter().enumerate().map(|(index, &(key, part))| panel(&inputs, &tokens, shown, (index, key, part)));
    Scene { panels: panels.collect(), arrange: Arrange::Even(NARROWEST), caption, details, alt }
}

/// The norm of one part of the first input.
fn norm(inputs: &Inputs, d_model: u32, part: Part) -> f64 {
    (0..d_model).map(|dim| part(inputs, 0, dim).powi(2)).sum::<f64>().sqrt()
}

/// The first word that stands twice: how its two inputs differ; and that held against the difference of the encodings.
fn repetition(inputs: &Inputs, tokens: &[String], d_model: u32) -> [String; 2] {
    let names: Vec<&str> = tokens.iter().map(String::as_str).collect();
    let twice = first_places(&names).into_iter().enumerate().find(|(pos, first)| first < pos);
    let Some((q, p)) = twice else { return Default::default() };
    let mut encodings = [vec![0.0; d_model as usize], vec![0.0; d_model as usize]];
    for (encoding, pos) in encodings.iter_mut().zip([p, q]) {
        encode_into(&inputs.freqs, inputs.layout, pos as f64, encoding);
    }
    let (mut squares, mut residual) = (0.0, 0.0_f64);
    for (dim, (first, second)) in (0..).zip(encodings[0].iter().zip(&encodings[1])) {
        let embedding = inputs.embedding(p, dim);
        squares += (second - first).powi(2);
        residual = residual.max(((embedding + second) - (embedding + first) - (second - first)).abs());
    }
    let values = [
        ("twice", words::short(names[p])),
        ("p", whole(p as u32)),
        ("q", whole(q as u32)),
        ("norm", significant(squares.sqrt(), 5)),
        ("residual", significant(residual, 1)),
    ];
    ["figure.tokens.caption.repeated", "figure.tokens.residual"].map(|key| fill(key, &values))
}

fn panel(inputs: &Inputs, tokens: &[String], shown: u32, (index, key, part): (usize, &str, Part)) -> Panel {
    let strip = |pos| (0..shown).map(move |dim| (pos, dim));
    let entries = (0..tokens.len()).flat_map(strip).map(|(pos, dim)| part(inputs, pos, dim) as f32).collect();
    let (named, inputs) = (tokens.to_vec(), inputs.clone());
    let read = move |[x, y]: [f64; 2]| {
        let pos = words::at(&named, y)?;
        let dim = x.round().clamp(0.0, f64::from(shown - 1));
        let mut values = vec![("pos", whole(pos as u32)), ("word", words::short(&named[pos])), ("dim", whole(dim))];
        let names = ["embedding", "encoding", "sum"].into_iter().zip(PARTS);
        values.extend(names.map(|(name, (_, part))| (name, significant(part(&inputs, pos, dim as u32), 6))));
        Some(Reading { at: [dim, pos as f64], text: fill("figure.tokens.read", &values) })
    };
    let last = index + 1 == PARTS.len();
    Panel {
        title: Some(text::get(key).into()),
        x: Axis::whole(text::get("axis.dim"), [-0.5, f64::from(shown) - 0.5], Measure::Other),
        y: words::down(text::get("axis.pos"), tokens),
        equal: false,
        marks: if tokens.is_empty() {
            Vec::new()
        } else {
            vec![cells(entries, shown as usize, ColorMap::Diverging, RANGE)]
        },
        color_bar: last.then(|| bar(ColorMap::Diverging, RANGE)),
        read: Some(Box::new(read)),
        here: None,
        grab: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Mark;

    fn of(sentence: &str) -> Scene {
        scene(&Params { sentence: sentence.into(), ..Params::default() })
    }

    #[test]
    fn the_third_strip_is_the_sum_of_the_others() {
        let scene = of("the cat sat on the mat");
        let strips: Vec<Vec<f32>> = scene.panels.iter().map(filled).collect();
        for ((embedding, encoding), sum) in strips[0].iter().zip(&strips[1]).zip(&strips[2]) {
            // Each is rounded to f32, in which numbers up to 4 are 5·10⁻⁷ apart.
            assert!((embedding + encoding - sum).abs() < 1e-6);
        }
    }

    fn filled(panel: &Panel) -> Vec<f32> {
        let Some(Mark::Raster(raster)) = panel.marks.first() else { panic!("a strip") };
        let mut out = vec![f32::NAN; 128 * 6];
        (raster.fill)(128, 6, &mut out);
        out
    }

    #[test]
    fn a_word_that_stands_twice_differs_by_the_encodings_alone() {
        let (caption, difference) = (of("the cat sat on the mat").caption, 2.0);
        assert!(caption.contains("‘the’ stands at positions 0 and 4"), "{caption}");
        let freqs = Params::default().freqs();
        let distance = crate::core::distance::distance(&freqs, 4.0);
        assert!(distance > difference && caption.contains(&significant(distance, 5)), "{caption}");
        assert!(!of("one two").caption.contains("stands at"));
    }

    #[test]
    fn an_empty_sentence_is_said_and_a_long_one_cut() {
        let empty = of("  ");
        assert_eq!(empty.caption, text::get("note.no-words"));
        assert!(empty.panels.iter().all(|panel| panel.marks.is_empty()));
        let long = of(&"word ".repeat(100));
        assert!(long.details.contains("64 of 100") && long.alt.contains("64 of 100"), "{}", long.details);
    }

    #[test]
    fn scaled_embeddings_have_about_the_norm_of_root_d_model() {
        let params = Params { d_model: 16_384, ..Params::default() };
        let inputs = Inputs {
            embeddings: vec![Embedding::new("the", 1)],
            size: 1.0,
            freqs: params.freqs(),
            layout: params.layout,
        };
        // ‖E‖² is the sum of 16,384 squares of variance 2: ‖E‖ is 128 to within 0.7, here three times that.
        assert!((norm(&inputs, 16_384, Inputs::embedding) - 128.0).abs() < 2.1);
        assert!((norm(&inputs, 16_384, Inputs::encoding) - 8192_f64.sqrt()).abs() < 1e-9);
    }
}
