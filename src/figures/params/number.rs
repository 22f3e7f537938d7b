//! Number parameters: parses input, rounds it to the nearest allowed value with a notice to the reader, and maps slider
//! positions to values.

use super::{Number, Params, Slider, Step};
use crate::text;
use crate::text::number::{plain, significant};

/// An allowed value, and a notice to the reader if it differs from the given one.
#[derive(Clone, Debug, PartialEq)]
pub struct Admitted {
    /// The allowed value.
    pub value: f64,
    /// The notice, if `value` differs from the given value.
    pub notice: Option<String>,
}

impl Number {
    /// Parses a number field's input and returns the nearest allowed value.
    ///
    /// # Errors
    /// If the input is not a number. The error is a message to the reader.
    pub fn parse(&self, typed: &str, params: &Params) -> Result<Admitted, String> {
        if let Some(given) = read(typed) {
            return Ok(self.admit(given, params));
        }
        // A number field returns an empty string for input that it cannot parse, so the message has no input to quote.
        let key = if typed.trim().is_empty() { "notice.unreadable" } else { "notice.not-a-number" };
        let current = (self.get)(params).min((self.max)(params));
        let values =
            [("given", excerpt(typed.trim())), ("allowed", self.allowed(params)), ("value", significant(current, 12))];
        Err(text::fill(key, &values))
    }

    /// The nearest allowed value to `given`.
    pub fn admit(&self, given: f64, params: &Params) -> Admitted {
        let max = (self.max)(params);
        let value = match self.step {
            Step::AboveOne if given > 1.0 => given.min(max),
            Step::AboveOne => self.min,
            Step::Whole => given.round().clamp(self.min, max),
            // Odd numbers are rounded up, so 7 becomes 8 and no dimension is dropped.
            Step::Even => ((given / 2.0 + 0.5).floor() * 2.0).clamp(self.min, max),
        };
        let notice = (value != given).then(|| {
            let key = match self.step {
                Step::Even if given == given.round() && (self.min..=max).contains(&given) => "notice.even",
                Step::Even | Step::Whole if given != given.round() => "notice.rounded",
                _ => "notice.nearest",
            };
            let values = [
                ("given", significant(given, 12)),
                ("value", significant(value, 12)),
                ("allowed", self.allowed(params)),
            ];
            text::fill(key, &values)
        });
        Admitted { value, notice }
    }

    /// Describes the allowed values in words.
    pub fn allowed(&self, params: &Params) -> String {
        let key = match self.step {
            Step::Even => "allowed.even",
            Step::Whole => "allowed.whole",
            Step::AboveOne => "allowed.above-one",
        };
        text::fill(key, &[("min", significant(self.min, 12)), ("max", significant((self.max)(params), 12))])
    }

    /// The `min`, `max` and `step` attributes of the slider, in slider positions.
    pub fn slider_range(&self, params: &Params) -> (f64, f64, f64) {
        match self.slider {
            Slider::Linear => (self.min, (self.max)(params), 1.0),
            Slider::Log(steps) => (0.0, f64::from(steps), 1.0),
            Slider::Octaves(exponent) => (0.0, f64::from(exponent - 1) * OCTAVE, 1.0),
        }
    }

    /// Step of the player and of dragging a number in the text, in slider positions. For [`Slider::Log`] it is about
    /// 1/200 of the slider's length.
    pub fn stride(&self) -> f64 {
        match self.slider {
            Slider::Log(steps) => f64::from(steps / 200),
            Slider::Octaves(_) => OCTAVE / 16.0,
            Slider::Linear => 1.0,
        }
    }

    /// The slider position of `value`.
    pub fn to_slider(&self, value: f64, params: &Params) -> f64 {
        match self.slider {
            Slider::Linear => value,
            Slider::Log(steps) => {
                let max = (self.max)(params);
                ((value / self.min).ln() / (max / self.min).ln() * f64::from(steps)).round()
            }
            Slider::Octaves(exponent) => {
                ((value / 2.0).log2() * OCTAVE).round().clamp(0.0, f64::from(exponent - 1) * OCTAVE)
            }
        }
    }

    /// The value at a slider position, for a move from the value `current`. On a logarithmic slider, neighbouring
    /// positions may round to the same value: a move between them then changes the value by the smallest step.
    pub fn at_slider(&self, position: f64, current: f64, params: &Params) -> f64 {
        let (start, end, _) = self.slider_range(params);
        let from = self.to_slider(current, params);
        let exact = match self.slider {
            Slider::Linear => return self.admit(position, params).value,
            // Rounded to three digits, the end could miss the largest value.
            Slider::Log(_) if position >= end => return (self.max)(params),
            Slider::Log(_) => three_digits(self.min * ((self.max)(params) / self.min).powf(position / end)),
            Slider::Octaves(_) => {
                let position = position.clamp(start, end);
                let nearest_octave = (position / OCTAVE).round();
                let distance = (position - nearest_octave * OCTAVE).abs();
                let snaps = (position - from).abs() > 1.0 && distance <= NEAR_POWER;
                2.0 * if snaps { nearest_octave } else { position / OCTAVE }.exp2()
            }
        };
        let value = self.admit(exact, params).value;
        if value != current || position == from {
            return value;
        }
        let smallest_step = match self.step {
            Step::Even => 2.0,
            Step::Whole | Step::AboveOne => 1.0,
        };
        self.admit(current + (position - from).signum() * smallest_step, params).value
    }

    /// The value as text, for a link or a number field.
    pub fn written(&self, params: &Params) -> String {
        plain((self.get)(params))
    }
}

/// Slider positions from one power of two to the next, for [`Slider::Octaves`].
const OCTAVE: f64 = 64.0;

/// Maximum distance from a power of two, in slider positions, at which a drag snaps to it.
const NEAR_POWER: f64 = 3.0;

/// Parses a decimal number. Other notations that Rust or a browser accepts (`inf`, `0x10`, an empty string) are
/// rejected; a number too large for `f64` becomes infinite.
fn read(typed: &str) -> Option<f64> {
    // A pasted number may contain the minus sign and the spaces that the page itself uses.
    let cleaned: String =
        typed.trim().replace('\u{2212}', "-").chars().filter(|c| !matches!(c, ' ' | '\u{202f}' | '_')).collect();
    let is_decimal = cleaned.chars().all(|c| matches!(c, '0'..='9' | '+' | '-' | '.' | 'e' | 'E'));
    if is_decimal { text::number::read(&cleaned) } else { None }
}

/// The first 24 characters of `given`, for quoting in a message. A link may contain a text of any length.
fn excerpt(given: &str) -> String {
    const MAX_CHARS: usize = 24;
    match given.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}…", &given[..end]),
        None => given.into(),
    }
}

/// Rounds to three significant digits, which is finer than the slider's steps.
fn three_digits(value: f64) -> f64 {
    let exponent = value.log10().floor() as i32 - 2;
    // Powers of ten up to 10²² are exact, and a single division by such a power rounds correctly: 1.05 stays 1.05.
    let unit = 10f64.powi(exponent.abs());
    if exponent < 0 { (value * unit).round() / unit } else { (value / unit).round() * unit }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::{NUMBERS, ParamId, SMALLEST_BASE, number};

    fn d_model() -> &'static Number {
        number(ParamId::DModel)
    }

    #[test]
    fn an_odd_d_model_becomes_even_with_a_notice() {
        let admitted = d_model().admit(7.0, &Params::default());
        assert_eq!(admitted.value, 8.0);
        let notice = admitted.notice.expect("a changed value has a notice");
        assert!(notice.contains('7') && notice.contains('8') && notice.contains("even"), "{notice}");
    }

    #[test]
    fn allowed_values_are_taken_exactly_and_silently() {
        let params = Params::default();
        for (id, value) in [
            (ParamId::DModel, 12_288.0),
            (ParamId::Base, 1.000_000_1),
            (ParamId::Base, 500_000.5),
            (ParamId::NPos, 1_048_576.0),
            (ParamId::Pos, 49.0),
        ] {
            assert_eq!(number(id).admit(value, &params), Admitted { value, notice: None });
        }
    }

    #[test]
    fn values_out_of_range_are_clamped() {
        let params = Params::default();
        for (id, given, value) in [
            (ParamId::DModel, 0.0, 2.0),
            (ParamId::DModel, 1e9, 16_384.0),
            (ParamId::Base, 1.0, SMALLEST_BASE),
            (ParamId::Base, -5.0, SMALLEST_BASE),
            (ParamId::Base, f64::INFINITY, 1e9),
            (ParamId::NPos, -1.0, 1.0),
            (ParamId::Pos, 50.0, 49.0),
            (ParamId::Pair, 64.0, 63.0),
            (ParamId::K, 2.5, 3.0),
        ] {
            let admitted = number(id).admit(given, &params);
            assert_eq!(admitted.value, value, "{id:?} {given}");
            assert!(admitted.notice.is_some(), "{id:?} {given} has a notice");
        }
    }

    #[test]
    fn input_that_is_not_a_number_is_rejected_with_a_message() {
        let params = Params { d_model: 96, ..Params::default() };
        for typed in ["many", "0x10", "inf", "-infinity", "NaN", "1e", "--2", "1.2.3", "e5", ".", "12px"] {
            let refused = d_model().parse(typed, &params).expect_err(typed);
            let parts = [typed, "16\u{202f}384", "stays at 96"];
            assert!(parts.iter().all(|part| refused.contains(part)), "{typed}: {refused}");
        }
    }

    #[test]
    fn unreadable_input_is_not_quoted() {
        let params = Params { n_pos: 5, pos: 30, ..Params::default() };
        for typed in ["", " "] {
            let refused = number(ParamId::Pos).parse(typed, &params).expect_err("not a number");
            assert!(!refused.contains(['“', '”']) && refused.contains("stays at 4"), "{refused}");
        }
    }

    #[test]
    fn numbers_are_read_as_people_and_programs_write_them() {
        for (typed, value) in
            [("1\u{202f}024", 1024.0), (" 64 ", 64.0), ("1e3", 1000.0), ("+8", 8.0), ("4_096", 4096.0)]
        {
            assert_eq!(d_model().parse(typed, &Params::default()), Ok(Admitted { value, notice: None }), "{typed}");
        }
        for (typed, value) in [("\u{2212}8", 2.0), ("1e400", 16_384.0), ("-1E400", 2.0), (".5", 2.0)] {
            let admitted = d_model().parse(typed, &Params::default()).expect(typed);
            assert_eq!(admitted.value, value, "{typed}");
            assert!(admitted.notice.is_some(), "{typed} has a notice");
        }
    }

    #[test]
    fn a_long_text_is_quoted_by_its_beginning() {
        assert_eq!(excerpt(&"é".repeat(24)), "é".repeat(24));
        assert_eq!(excerpt(&"é".repeat(25)), format!("{}…", "é".repeat(24)));
        let refused = d_model().parse(&"a".repeat(600), &Params::default()).expect_err("not a number");
        assert!(refused.contains(&format!("“{}…”", "a".repeat(24))) && refused.len() < 150, "{refused}");
    }

    #[test]
    fn every_slider_reaches_both_ends_and_every_step_changes_the_value() {
        let params = Params { d_model: 64, n_pos: 100, ..Params::default() };
        for number in &NUMBERS {
            let (low, high, step) = number.slider_range(&params);
            assert_eq!(number.at_slider(low, number.min + 2.0, &params), number.min, "{}", number.name);
            // The slider of d_model ends at 4096; larger values can be typed.
            let max = number.at_slider(high, number.min, &params);
            assert!(max == (number.max)(&params) || number.id == ParamId::DModel && max == 4096.0);
            let (mut current, mut steps) = (number.min, 0);
            while current < max {
                let next = number.at_slider(number.to_slider(current, &params) + step, current, &params);
                assert!(next > current, "{} is stuck at {current}", number.name);
                (current, steps) = (next, steps + 1);
            }
            assert_eq!(current, max, "{}", number.name);
            assert!(f64::from(steps) <= (high - low) / step, "{} takes {steps} steps", number.name);
        }
    }

    #[test]
    fn a_drag_snaps_to_powers_of_two_and_a_single_step_does_not() {
        let (d, params) = (d_model(), Params::default());
        let at = d.to_slider(128.0, &params);
        for position in [at - 3.0, at, at + 3.0] {
            assert_eq!(d.at_slider(position, 512.0, &params), 128.0);
        }
        assert_eq!([d.at_slider(at + 1.0, 128.0, &params), d.at_slider(at - 1.0, 128.0, &params)], [130.0, 126.0]);
        assert_eq!(d.at_slider(at + 10.0, 512.0, &params), 142.0);
        // A value beyond the slider is shown at its end.
        assert_eq!(d.to_slider(16_384.0, &params), d.slider_range(&params).1);
    }

    #[test]
    fn a_notice_says_why_a_number_was_changed() {
        let params = Params::default();
        let notice_of = |id, given| number(id).admit(given, &params).notice.unwrap_or_default();
        let [even, nearest] = ["Half of the dimensions", "the nearest value"];
        for (id, given, reasons) in [
            (ParamId::DModel, 7.0, [true, false]),
            (ParamId::DModel, 7.5, [false, false]),
            (ParamId::K, 2.5, [false, false]),
            // Odd, but out of range: the notice must not say that it is odd.
            (ParamId::DModel, 20_001.0, [false, true]),
            (ParamId::DModel, -3.0, [false, true]),
            (ParamId::NPos, -1.0, [false, true]),
            (ParamId::Base, 0.5, [false, true]),
        ] {
            let notice = notice_of(id, given);
            assert_eq!([notice.contains(even), notice.contains(nearest)], reasons, "{id:?} {given}: {notice}");
            assert!(notice.contains("became"), "{notice}");
        }
    }

    #[test]
    fn a_logarithmic_slider_round_trips_values_and_steps_both_ways() {
        let params = Params::default();
        for (id, values) in [(ParamId::Base, [1.5, 100.0, 1e4, 5e5]), (ParamId::NPos, [2.0, 50.0, 3000.0, 500_000.0])] {
            let number = number(id);
            for value in values {
                let position = number.to_slider(value, &params);
                // A move from another value to this position gives the value, up to the slider's resolution.
                let found = number.at_slider(position, number.min, &params);
                assert!((found / value - 1.0).abs() < 0.02 || (found - value).abs() <= 1.0, "{id:?} {value}: {found}");
                // Without a change of position, no smallest step is added.
                assert_eq!(
                    number.at_slider(position, value, &params) != value,
                    found != value,
                    "{id:?} {value}: no step, no change"
                );
                let [down, up] = [-1.0, 1.0].map(|step| number.at_slider(position + step, value, &params));
                assert!(down < value && value < up, "{id:?} {value}: {down} {up}");
                assert!(down > value / 1.1 - 1.0 && up < value * 1.1 + 1.0, "{id:?} {value}: {down} {up}");
            }
        }
    }

    #[test]
    fn a_stride_is_a_two_hundredth_of_a_logarithmic_slider() {
        for number in &NUMBERS {
            let (start, end, _) = number.slider_range(&Params::default());
            let expected = match number.slider {
                Slider::Linear => 1.0,
                // Rounded down to whole steps.
                Slider::Log(_) => ((end - start) / 200.0).floor(),
                // A sixteenth of an octave.
                Slider::Octaves(exponent) => (end - start) / f64::from(exponent - 1) / 16.0,
            };
            assert_eq!(number.stride(), expected, "{}", number.name);
        }
    }
}
