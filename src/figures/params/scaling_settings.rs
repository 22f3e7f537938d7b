//! Another scaling for a model, or one for the formula, and the numbers of a scaling, each with its range.

use super::Params;
use super::model::{FACTORS, LENGTHS, Model, TURNS};
use crate::core::rope_scaling::{ALPHA, BETA, longrope_attention, yarn_attention};
use crate::core::rotary::{Rotary, Scaling};
use crate::text::number::significant;

/// Stands in a name between that of a model and that of the scaling which the reader chose instead of the model's own.
const INSTEAD: &str = " · ";
/// The factor of a scaling of the formula, and the shortest sequence that counts as the trained one; below it, the other
/// length is assumed, because sinusoids are looked at over a few positions, for which no model is trained.
const FACTOR: f64 = 4.0;
const SHORTEST_TRAINED: u32 = 512;
const ASSUMED_TRAINED: f64 = 4096.0;

/// A number of a scaling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// Its key in texts: `scaling.<key>`.
    pub key: &'static str,
    /// The value.
    pub value: f64,
    /// The least and the greatest value.
    pub range: [f64; 2],
}

impl Model {
    /// The formula with these parameters, as a model without a name and without a scaling.
    pub fn of_formula(params: &Params) -> Self {
        let trained = if params.n_pos < SHORTEST_TRAINED { ASSUMED_TRAINED } else { f64::from(params.n_pos) };
        Self {
            name: String::new(),
            rule: Rotary { trained: Some(trained), ..Rotary::default() },
            dims: params.d_model,
            base: params.base,
            head: None,
            used: Some(trained),
            attention: 1.0,
        }
    }

    /// The model's name without that of a scaling which the reader chose.
    pub fn own_name(&self) -> &str {
        match self.name.split_once(INSTEAD) {
            Some((name, _)) => name,
            None if self.name == scaling_name(&self.rule.scaling) => "",
            None => &self.name,
        }
    }

    /// The scaling with this name and usual numbers, to the length for which the model is used. `LongRoPE` has no usual
    /// factors; it is that of `long`. `None` if the name is unknown.
    pub fn usual_scaling(&self, name: &str, long: &Scaling) -> Option<Scaling> {
        let stretch = self.stretch();
        let factor = if stretch > 1.0 { stretch } else { FACTOR };
        Some(match name {
            "none" => Scaling::None,
            "linear" => Scaling::Linear(factor),
            "ntk" => Scaling::Ntk(factor),
            "dynamic" => Scaling::Dynamic(factor),
            "yarn" => Scaling::Yarn { factor, ends: [ALPHA, BETA], rounded: true },
            "llama3" => Scaling::Llama3 { factor, ends: [1.0, 4.0] },
            "long" => long.clone(),
            _ => return None,
        })
    }

    /// The same model with another scaling, which its name tells. The trained length stays; it is that of use if only
    /// this one is known. The model is then used to a length that is as many times the trained one as the factor says.
    #[must_use]
    pub fn rescaled(&self, scaling: Scaling) -> Self {
        let trained = self.rule.trained.or(self.used).unwrap_or(ASSUMED_TRAINED);
        let used = match (&scaling, scaling.factor()) {
            (Scaling::None, _) => trained,
            (_, Some(factor)) => trained * factor,
            (_, None) => trained * if self.stretch() > 1.0 { self.stretch() } else { FACTOR },
        };
        let own_name = if self.own_name().is_empty() { String::new() } else { format!("{}{INSTEAD}", self.own_name()) };
        let mut model = Self {
            name: Self::carryable_name(&format!("{own_name}{}", scaling_name(&scaling))),
            rule: Rotary { scaling, trained: Some(trained), ..self.rule },
            used: Some(used),
            ..self.clone()
        };
        model.attention = model.usual_attention();
        model
    }

    /// The length of use as a multiple of the trained one, if both are known, or else 1.
    fn stretch(&self) -> f64 {
        self.used.zip(self.rule.trained).map_or(1.0, |(used, trained)| used / trained)
    }

    /// The factor by which the method itself multiplies cosines and sines.
    fn usual_attention(&self) -> f64 {
        match &self.rule.scaling {
            Scaling::Yarn { factor, .. } | Scaling::YarnPairs { factor, .. } => yarn_attention(*factor, 1.0),
            Scaling::Long { .. } => longrope_attention(self.stretch(), self.rule.trained.unwrap_or(1.0)),
            _ => 1.0,
        }
    }

    /// The numbers of the scaling: the trained length, the factor, and the ends of a blend in turns.
    pub fn scaling_settings(&self) -> Vec<Setting> {
        let scaling = &self.rule.scaling;
        let setting = |key, value, range| Setting { key, value, range };
        let trained = self.rule.trained.filter(|_| *scaling != Scaling::None);
        let trained = trained.map(|trained| setting("trained", trained, LENGTHS));
        let factor = scaling.factor().map(|factor| setting("factor", factor, FACTORS));
        let ends = match scaling {
            Scaling::Yarn { ends, .. } => Some((["beta-slow", "beta-fast"], *ends)),
            Scaling::Llama3 { ends, .. } => Some((["low", "high"], *ends)),
            _ => None,
        };
        let ends = ends.map(|([from, to], [low, high])| {
            [setting(from, low, [TURNS[0], high]), setting(to, high, [low, TURNS[1]])]
        });
        trained.into_iter().chain(factor).chain(ends.into_iter().flatten()).collect()
    }

    /// The same model with another value of a number of its scaling. `None` if it has no such number, or the value is out
    /// of range.
    pub fn with_setting(&self, key: &str, value: f64) -> Option<Self> {
        let setting = self.scaling_settings().into_iter().find(|setting| setting.key == key)?;
        if !(setting.range[0]..=setting.range[1]).contains(&value) {
            return None;
        }
        let mut scaling = self.rule.scaling.clone();
        let mut trained = self.rule.trained;
        match (key, &mut scaling) {
            ("trained", _) => trained = Some(value),
            ("factor", _) => scaling = scaling.with_factor(value),
            ("beta-slow" | "low", Scaling::Yarn { ends, .. } | Scaling::Llama3 { ends, .. }) => ends[0] = value,
            (_, Scaling::Yarn { ends, .. } | Scaling::Llama3 { ends, .. }) => ends[1] = value,
            _ => return None,
        }
        let stretch = self.stretch();
        let mut changed = Self { rule: Rotary { trained, ..self.rule.clone() }, ..self.clone() };
        // The factors of `LongRoPE` are for a ratio of lengths, which stays.
        changed.used = trained.map(|trained| trained * stretch);
        Some(changed.rescaled(scaling))
    }

    /// Whether the ends of `YaRN`'s blend are rounded to whole pairs, and the model with the other choice. `None` if the
    /// scaling is another one.
    pub fn rounding(&self) -> Option<(bool, Self)> {
        match self.rule.scaling {
            Scaling::Yarn { factor, ends, rounded } => {
                Some((rounded, self.rescaled(Scaling::Yarn { factor, ends, rounded: !rounded })))
            }
            _ => None,
        }
    }
}

/// The name of a scaling as part of that of a model, which is the same in every language: the method, and its factor.
fn scaling_name(scaling: &Scaling) -> String {
    let method = match scaling {
        Scaling::None => "unscaled",
        Scaling::Linear(_) => "linear",
        Scaling::Ntk(_) => "NTK",
        Scaling::Dynamic(_) => "dynamic NTK",
        Scaling::Yarn { .. } | Scaling::YarnPairs { .. } => "YaRN",
        Scaling::Llama3 { .. } => "Llama 3",
        Scaling::Long { .. } => "LongRoPE",
    };
    scaling.factor().map_or_else(|| method.to_owned(), |factor| format!("{method} × {}", significant(factor, 4)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list of factors for tests.
    fn long() -> Scaling {
        Scaling::Long { short: vec![1.0; 4], long: vec![2.0; 4] }
    }

    #[test]
    fn the_formula_takes_any_scaling_and_a_link_holds_it() {
        let formula = Model::of_formula(&Params { d_model: 64, base: 5e5, n_pos: 2048, ..Params::default() });
        for name in ["none", "linear", "ntk", "dynamic", "yarn", "llama3", "long"] {
            let scaling = formula.usual_scaling(name, &long()).expect("a known name");
            let model = formula.rescaled(scaling);
            assert_eq!(model.rule.scaling.name(), name);
            assert_eq!(Model::read(&model.written()), Some(model.clone()), "{name}");
            assert_eq!(
                [model.rule.trained, model.used],
                [Some(2048.0), Some(if name == "none" { 2048.0 } else { 8192.0 })]
            );
            assert_eq!(model.own_name(), "", "{}", model.name);
        }
        assert_eq!(formula.usual_scaling("alibi", &long()), None);
    }

    #[test]
    fn another_scaling_keeps_the_models_name_and_lengths() {
        let own = Scaling::Llama3 { factor: 8.0, ends: [1.0, 4.0] };
        let model = Model {
            name: "Llama 3.1 8B".into(),
            rule: Rotary { scaling: own, trained: Some(8192.0), ..Rotary::default() },
            head: Some(128),
            used: Some(131_072.0),
            ..Model::of_formula(&Params::default())
        };
        // 131 072 is 16 times 8192.
        let yarn = model.rescaled(model.usual_scaling("yarn", &long()).expect("a known name"));
        assert_eq!(yarn.name, "Llama 3.1 8B · YaRN × 16");
        assert_eq!([yarn.rule.trained, yarn.used], [Some(8192.0), Some(131_072.0)]);
        // 0.1·ln 16 + 1
        assert!((yarn.attention - 1.277_258_872_223_978).abs() < 1e-15);
        let halved = yarn.with_setting("factor", 8.0).expect("in range");
        assert_eq!((halved.name.as_str(), halved.used), ("Llama 3.1 8B · YaRN × 8", Some(65_536.0)));
        let unscaled = halved.rescaled(Scaling::None);
        assert_eq!(
            (unscaled.name.as_str(), unscaled.used, unscaled.attention),
            ("Llama 3.1 8B · unscaled", Some(8192.0), 1.0)
        );
        assert_eq!(unscaled.own_name(), "Llama 3.1 8B");
    }

    #[test]
    fn numbers_outside_their_ranges_are_refused() {
        let formula = Model::of_formula(&Params::default());
        let yarn = formula.rescaled(formula.usual_scaling("yarn", &long()).expect("a known name"));
        let keys: Vec<&str> = yarn.scaling_settings().iter().map(|setting| setting.key).collect();
        assert_eq!(keys, ["trained", "factor", "beta-slow", "beta-fast"]);
        for (key, value) in [("factor", 0.5), ("factor", f64::NAN), ("trained", 0.0), ("beta-slow", 33.0), ("low", 1.0)]
        {
            assert_eq!(yarn.with_setting(key, value), None, "{key} {value}");
        }
        let narrow = yarn.with_setting("beta-slow", 32.0).expect("equal ends are a step");
        assert!(narrow.rule.freqs(128, 1e4, 1.0).iter().all(|freq| freq.is_finite() && *freq > 0.0));
        let (rounded, exact) = yarn.rounding().expect("YaRN has the choice");
        assert!(rounded && !exact.rounding().expect("still YaRN").0);
        assert!(formula.scaling_settings().is_empty());
    }
}
