//! Generates a short program for the current settings in a language of the reader's choice: it computes the encoding,
//! and compares three of its values with those of the page.
//!
//! The templates are in `content/code`, one file per language, divided into named parts by lines `=== name`. `$name` in
//! a part is replaced with another part or a value. The settings determine which parts make up a program: one for the
//! schedule, one for the layout, and several for the precision.

use crate::core::encoding::value;
use crate::core::norms::{Precision, bf16};
use crate::params::{Options, Params};

/// A programming language with its library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Python with `NumPy`.
    NumPy,
    /// Python with `PyTorch`.
    PyTorch,
    /// Python with JAX.
    Jax,
    /// Rust, with nothing but its standard library.
    Rust,
}

impl Language {
    /// Every language, in the order of the buttons.
    pub const ALL: [Self; 4] = [Self::NumPy, Self::PyTorch, Self::Jax, Self::Rust];

    /// Its name, which is not translated.
    pub fn name(self) -> &'static str {
        match self {
            Self::NumPy => "NumPy",
            Self::PyTorch => "PyTorch",
            Self::Jax => "JAX",
            Self::Rust => "Rust",
        }
    }

    /// The whole file of its template.
    fn template(self) -> &'static str {
        match self {
            Self::NumPy => include_str!("../../content/code/numpy.txt"),
            Self::PyTorch => include_str!("../../content/code/pytorch.txt"),
            Self::Jax => include_str!("../../content/code/jax.txt"),
            Self::Rust => include_str!("../../content/code/rust.txt"),
        }
    }

    /// The part of this name; empty if the file does not have it.
    fn part(self, name: &str) -> &'static str {
        let mut parts = self.template().split("=== ").filter_map(|part| part.split_once('\n'));
        parts.find(|(part, _)| *part == name).map_or("", |(_, text)| text.trim_end())
    }
}

/// A program that computes the encoding of these parameters.
pub fn program(language: Language, params: &Params) -> String {
    let precision = params.precision.name();
    let checks = checks(params).map(|(pos, dim, value)| {
        let check = language.part("check").replace("$pos", &pos.to_string());
        check.replace("$dim", &dim.to_string()).replace("$value", &value)
    });
    let of_precision = |part: &str| language.part(&format!("{precision}.{part}"));
    // Parts are inserted first, because they contain value placeholders.
    let parts = [
        ("$schedule", language.part(if params.model.is_some() { "model" } else { params.schedule.name() })),
        ("$layout", language.part(params.layout.name())),
        ("$precision", language.part(precision)),
        ("$type", of_precision("type")),
        ("$stored", of_precision("stored")),
        ("$helpers", of_precision("helpers")),
    ];
    let values = [
        ("$d_model", params.d_model.to_string()),
        ("$base", format!("{:?}", params.base)),
        ("$n_pos", params.n_pos.to_string()),
        ("$tolerance", tolerance(params.precision).to_owned()),
        ("$checks", checks.join(", ")),
        ("$freqs", frequencies(params)),
    ];
    let whole = parts.iter().fold(language.part("program").to_owned(), |text, (name, part)| text.replace(name, part));
    let whole = values.iter().fold(whole, |text, (name, value)| text.replace(name, value));
    whole.trim_end().to_owned() + "\n"
}

/// The frequencies of a model, four per line, with the shortest digits that restore them; empty for the formula.
fn frequencies(params: &Params) -> String {
    if params.model.is_none() {
        return String::new();
    }
    let digits: Vec<String> = params.freqs().iter().map(|freq| format!("{freq:?}")).collect();
    digits.chunks(4).map(|line| format!("    {},", line.join(", "))).collect::<Vec<_>>().join("\n")
}

/// An entry near the beginning, one in the middle, and the last: position, dimension, and stored value.
fn checks(params: &Params) -> [(u32, u32, String); 3] {
    let (d_model, n_pos) = (params.d_model, params.n_pos);
    let freqs = params.freqs_at(d_model);
    [(1.min(n_pos - 1), 0), (n_pos / 2, d_model / 2), (n_pos - 1, d_model - 1)].map(|(pos, dim)| {
        let exact = value(&freqs, params.layout, f64::from(pos), dim as usize);
        let stored = match params.precision {
            Precision::F64 => format!("{exact:?}"),
            Precision::F32 => format!("{:?}", exact as f32),
            Precision::Bf16 => format!("{:?}", bf16(exact as f32)),
        };
        (pos, dim, stored)
    })
}

/// Allowed difference between a program's entry and the page's. In f64, powers of the largest base are rounded to a few
/// parts in 10¹⁵, which shifts an angle of a million radians by up to 10⁻⁸. At lower precision, the program may round a
/// value near the midpoint of two floats to the other one: below 1, floats are up to 6·10⁻⁸ apart in f32, and 2⁻⁸ in
/// bf16.
fn tolerance(precision: Precision) -> &'static str {
    match precision {
        Precision::F64 => "1e-8",
        Precision::F32 => "1e-7",
        Precision::Bf16 => "4e-3",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::encoding::PairLayout;
    use crate::core::schedule::Schedule;
    use crate::params::Model;

    #[test]
    fn every_layout_and_schedule_has_its_template_part() {
        for language in Language::ALL {
            for (name, _) in PairLayout::NAMED {
                assert!(!language.part(name).is_empty(), "{language:?} {name}");
            }
            assert!(!language.part("model").is_empty(), "{language:?}");
            for name in Schedule::NAMES {
                assert!(!language.part(name).is_empty(), "{language:?} {name}");
            }
        }
    }

    #[test]
    fn programs_contain_no_placeholders() {
        for language in Language::ALL {
            let text = program(language, &Params::default());
            assert!(!text.contains('$') && text.contains("128") && text.ends_with('\n'), "{text}");
            let model = Model::read("own,128,500000;trained,8192;llama3,8,1,4").expect("a model");
            let text = program(language, &Params { model: Some(model.into()), ..Params::default() });
            assert!(!text.contains('$') && text.matches(',').count() > 64, "{text}");
        }
    }
}
