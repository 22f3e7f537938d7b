//! A block of rotary parameters, completed by the config around it.

use super::RopeError;
use super::value::{Entry, Map, Value};

/// Range of accepted numbers. It extends far beyond published values, and results computed from its numbers are finite.
const NUMBERS: [f64; 2] = [0.0, 1e15];
/// Range of accepted factors in a list of one factor per frequency.
const OWN_FACTORS: [f64; 2] = [1e-6, 1e6];

/// The maps in which names are looked up, the innermost first.
#[derive(Clone)]
pub(super) struct Block<'a>(pub(super) Vec<&'a Map>);

impl<'a> Block<'a> {
    /// The entry of the first of these names in the innermost map that has any of them, with the name as in the list.
    pub(super) fn find(&self, names: &[&'static str]) -> Option<(&'static str, &'a Entry)> {
        self.0.iter().find_map(|map| names.iter().find_map(|name| map.find(name).map(|entry| (*name, entry))))
    }

    /// The value of the entry that [`find`](Self::find) returns, with the name. Marks the entry as read.
    fn take(&self, names: &[&'static str]) -> Option<(&'static str, &'a Value)> {
        let (name, entry) = self.find(names)?;
        entry.read();
        Some((name, &entry.value))
    }

    /// Whether any of the maps has this name, even if its value is null.
    pub(super) fn names(&self, name: &str) -> bool {
        self.0.iter().any(|map| map.has(name))
    }

    /// Whether any of the maps has a value for this name.
    pub(super) fn has(&self, name: &'static str) -> bool {
        self.0.iter().any(|map| map.find(name).is_some())
    }

    /// A number greater than 0, with its name.
    pub(super) fn named(&self, names: &[&'static str]) -> Result<Option<(&'static str, f64)>, RopeError> {
        let Some((name, value)) = self.take(names) else { return Ok(None) };
        let key = name.trim_start_matches('.');
        let number = number(name, value).filter(|number| *number > 0.0).ok_or(RopeError::Wrong(key))?;
        within(key, number, NUMBERS).map(|number| Some((key, number)))
    }

    /// A number greater than 0.
    pub(super) fn number(&self, names: &[&'static str]) -> Result<Option<f64>, RopeError> {
        Ok(self.named(names)?.map(|(_, number)| number))
    }

    /// A number greater than 0. An error if it is missing.
    pub(super) fn needed(&self, names: &[&'static str]) -> Result<f64, RopeError> {
        self.number(names)?.ok_or(RopeError::Missing(names[0]))
    }

    /// A number of at least 0. An error if it is missing.
    pub(super) fn weight(&self, name: &'static str) -> Result<f64, RopeError> {
        let (_, value) = self.take(&[name]).ok_or(RopeError::Missing(name))?;
        let number = value.number().filter(|number| (0.0..=NUMBERS[1]).contains(number));
        number.ok_or(RopeError::Wrong(name))
    }

    /// A Boolean, if present. An entry with any other value is not marked as read.
    pub(super) fn flag(&self, names: &[&'static str]) -> Option<bool> {
        let (_, entry) = self.find(names)?;
        let Value::Bool(flag) = entry.value else { return None };
        entry.read();
        Some(flag)
    }

    /// A string, with its name.
    pub(super) fn word(&self, names: &[&'static str]) -> Result<Option<(&'static str, &'a str)>, RopeError> {
        let Some((name, value)) = self.take(names) else { return Ok(None) };
        value.text().map(|text| Some((name, text))).ok_or(RopeError::NotWord)
    }

    /// A list of factors by which frequencies are divided.
    pub(super) fn factors(&self, name: &'static str) -> Result<Vec<f64>, RopeError> {
        let (_, value) = self.take(&[name]).ok_or(RopeError::Missing(name))?;
        let Value::List(list) = value else { return Err(RopeError::Wrong(name)) };
        list.iter().map(|value| within(name, value.number().ok_or(RopeError::Wrong(name))?, OWN_FACTORS)).collect()
    }

    /// A list of integers, if present.
    pub(super) fn counts(&self, names: &[&'static str]) -> Result<Option<Vec<u32>>, RopeError> {
        let Some((name, value)) = self.take(names) else { return Ok(None) };
        let wrong = RopeError::Wrong(name.trim_start_matches('.'));
        let Value::List(list) = value else { return Err(wrong) };
        let count = |value: &Value| {
            let number = value.number().filter(|number| number.fract() == 0.0 && (0.0..=1e4).contains(number));
            number.map(|number| number as u32)
        };
        list.iter().map(count).collect::<Option<Vec<_>>>().map(Some).ok_or(wrong)
    }
}

/// The number in a value. For GGUF names, which begin with a full stop, it may be printed as a string.
fn number(name: &str, value: &Value) -> Option<f64> {
    match value {
        Value::Text(text) if name.starts_with('.') => crate::text::number::read(text),
        value => value.number(),
    }
}

/// Checks the range of a number.
pub(super) fn within(key: &'static str, number: f64, [least, most]: [f64; 2]) -> Result<f64, RopeError> {
    if (least..=most).contains(&number) { Ok(number) } else { Err(RopeError::Range { key, least, most }) }
}
