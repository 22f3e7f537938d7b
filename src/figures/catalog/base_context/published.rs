//! Published models by base and length. They are those of `models.json` whose heads turn as many dimensions as the curve is
//! for, where all positions are attended to; a test compares the two. That file and its reader are loaded later than this
//! figure, and only if they are asked for.

use crate::scene::Side;

/// Models with the same base and lengths.
pub(super) struct Row {
    /// Their names.
    pub(super) names: &'static [&'static str],
    /// The base.
    pub(super) base: f64,
    /// The length of their config: that of training, if a scaling makes it differ from that of use.
    pub(super) length: f64,
    /// The length of use with a scaling, if there is one and it is known.
    pub(super) used: Option<f64>,
    /// The name in the picture, the side of the point on which it is, and its distance from it in pixels.
    pub(super) label: (&'static str, Side, [f64; 2]),
}

/// Turning dimensions of all of these models' heads.
pub(super) const DIMS: u32 = 128;

const fn row(
    names: &'static [&'static str],
    [base, length]: [f64; 2],
    used: Option<f64>,
    label: (&'static str, Side, [f64; 2]),
) -> Row {
    Row { names, base, length, used, label }
}

/// All rows.
pub(super) static ALL: [Row; 13] = [
    row(&["Llama 2 7B", "LLaMA-2-7B-32K (Together)"], [1e4, 4096.0], None, ("Llama 2", Side::Middle, [0.0, -10.0])),
    row(&["Llama 3 8B", "Llama 4 Scout 17B-16E (base)"], [5e5, 8192.0], None, ("Llama 3", Side::Right, [8.0, 4.0])),
    row(
        &["Llama 3.1 8B", "Llama 3.1 70B (and 3.3 70B)", "Llama 3.2 3B"],
        [5e5, 8192.0],
        Some(131_072.0),
        ("Llama 3.1", Side::Left, [-9.0, -6.0]),
    ),
    row(
        &["Llama 4 Scout 17B-16E Instruct"],
        [5e5, 8192.0],
        Some(10_485_760.0),
        ("Llama 4 Scout", Side::Left, [-9.0, 0.0]),
    ),
    row(
        &["Mistral 7B v0.3", "Mixtral 8x7B v0.1", "Qwen2 7B Instruct", "Qwen2.5 3B Instruct", "Qwen2.5 7B Instruct"],
        [1e6, 32_768.0],
        None,
        ("Qwen2", Side::Right, [9.0, 16.0]),
    ),
    row(&["Mixtral 8x22B v0.1"], [1e6, 65_536.0], None, ("Mixtral", Side::Right, [8.0, -10.0])),
    row(&["Qwen3 0.6B"], [1e6, 40_960.0], None, ("", Side::Middle, [0.0; 2])),
    row(&["Qwen3 4B Instruct 2507"], [5e6, 262_144.0], None, ("Qwen3 2507", Side::Middle, [-10.0, -13.0])),
    row(&["Phi-4 14B"], [250_000.0, 16_384.0], None, ("Phi-4", Side::Left, [-9.0, -4.0])),
    row(&["OLMo 2 7B (1124)"], [5e5, 4096.0], None, ("OLMo 2", Side::Left, [-9.0, 8.0])),
    row(&["OLMo 3 7B, full"], [5e5, 8192.0], Some(65_536.0), ("OLMo 3", Side::Left, [-9.0, 6.0])),
    row(&["SmolLM3 3B"], [5e6, 65_536.0], None, ("SmolLM3", Side::Middle, [0.0, 14.0])),
    row(&["ERNIE 4.5 0.3B"], [5e5, 131_072.0], None, ("", Side::Middle, [0.0; 2])),
];

impl Row {
    /// The point that a label names: that of the length of use, if there is one.
    pub(super) fn end(&self) -> [f64; 2] {
        [self.base, self.used.unwrap_or(self.length)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rotary::Scaling;
    use crate::models::published;

    /// Layers with a sliding window attend to a part of the text only.
    const WINDOW: &str = ", sliding";

    #[test]
    fn rows_are_those_of_the_file_of_all_models() {
        let known = |name: &str| ALL.iter().find(|row| row.names.contains(&name));
        let mut count = 0;
        for published in published().expect("readable configs").rotary {
            let model = &published.model;
            let (trained, used) = (model.rule.trained, model.used);
            let is_scaled = model.rule.scaling != Scaling::None;
            let fits = model.dims == DIMS && model.rule.over == 1.0 && !model.name.ends_with(WINDOW);
            // A scaled model whose config has a single length does not say for which one it is.
            let has_length = trained.is_some() && !(is_scaled && trained == used);
            let row = known(&model.name);
            assert_eq!(row.is_some(), fits && has_length, "{}", model.name);
            let Some(row) = row else { continue };
            count += 1;
            assert_eq!((row.base, Some(row.length)), (model.base, trained), "{}", model.name);
            assert_eq!(row.used, used.filter(|used| Some(*used) != trained), "{}", model.name);
        }
        assert_eq!(count, ALL.iter().map(|row| row.names.len()).sum::<usize>(), "a name that is not in the file");
    }
}
