//! What a config says, whatever it was written in: names with values, in the order in which they stand. A name knows
//! whether it was read, so that what was not can be said.

use std::cell::Cell;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// `null`, `None`.
    Null,
    /// `true`, `False`.
    Bool(bool),
    /// Any number.
    Number(f64),
    /// A string, or a word such as `torch.float16`.
    Text(String),
    /// A list or a tuple.
    List(Vec<Value>),
    /// An object, a dict, or the arguments of a call.
    Map(Map),
}

/// Names with values.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Map(pub(super) Vec<Entry>);

/// A name with its value.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    /// The name as it stands there.
    pub(super) key: String,
    /// The value.
    pub(super) value: Value,
    is_read: Cell<bool>,
}

impl Value {
    /// The names in it, if it has any.
    pub(super) fn map(&self) -> Option<&Map> {
        if let Self::Map(map) = self { Some(map) } else { None }
    }

    /// The number, if it is one.
    pub(super) fn number(&self) -> Option<f64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// The word, if it is one.
    pub(super) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }
}

impl Entry {
    pub(super) fn new(key: String, value: Value) -> Self {
        Self { key, value, is_read: Cell::new(false) }
    }

    /// Notes that it says something that is used, or that needs no word.
    pub(super) fn read(&self) {
        self.is_read.set(true);
    }

    /// Whether it was read.
    pub(super) fn was_read(&self) -> bool {
        self.is_read.get()
    }

    /// Whether this is its name. One that begins with a full stop stands after the name of an architecture, as in GGUF.
    pub(super) fn is(&self, name: &str) -> bool {
        if !name.starts_with('.') {
            return self.key == name;
        }
        self.key.strip_suffix(name).is_some_and(|before| !before.is_empty() && !before.contains('.'))
    }
}

impl Map {
    /// The value of a name. Of a name that stands twice, the last counts, as in Python and in JSON. One without a value,
    /// `null`, is not said.
    pub(super) fn find(&self, name: &str) -> Option<&Entry> {
        let entry = self.0.iter().rfind(|entry| entry.is(name))?;
        if entry.value == Value::Null {
            entry.read();
            return None;
        }
        Some(entry)
    }

    /// Whether the name is there, read or not.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|entry| entry.is(name))
    }

    /// The names in the value of a name, which is then read itself.
    pub(super) fn inner(&self, name: &str) -> Option<&Map> {
        let entry = self.find(name)?;
        let map = entry.value.map()?;
        entry.read();
        Some(map)
    }
}
