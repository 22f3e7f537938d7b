//! The content of a config in any notation: names with values, in source order. Each entry records whether it was read,
//! so that unused ones can be reported.

use std::cell::Cell;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// `null`, `None`.
    Null,
    /// `true`, `False`.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A string, or an identifier such as `torch.float16`.
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
    /// The name as written.
    pub(super) key: String,
    /// The value.
    pub(super) value: Value,
    is_read: Cell<bool>,
}

impl Value {
    /// The map, if this value is a map.
    pub(super) fn map(&self) -> Option<&Map> {
        if let Self::Map(map) = self { Some(map) } else { None }
    }

    /// The number, if this value is a number.
    pub(super) fn number(&self) -> Option<f64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// The string, if this value is a string.
    pub(super) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self { Some(text) } else { None }
    }
}

impl Entry {
    pub(super) fn new(key: String, value: Value) -> Self {
        Self { key, value, is_read: Cell::new(false) }
    }

    /// Marks the entry as read, because it is used or need not be reported.
    pub(super) fn read(&self) {
        self.is_read.set(true);
    }

    /// Whether the entry was read.
    pub(super) fn was_read(&self) -> bool {
        self.is_read.get()
    }

    /// Whether the entry has this name. A name that begins with a full stop matches after any architecture name, as in
    /// GGUF.
    pub(super) fn is(&self, name: &str) -> bool {
        if !name.starts_with('.') {
            return self.key == name;
        }
        self.key.strip_suffix(name).is_some_and(|before| !before.is_empty() && !before.contains('.'))
    }
}

impl Map {
    /// The entry with this name. If the name occurs several times, the last entry counts, as in Python and JSON. `null`
    /// counts as absent, and is marked as read.
    pub(super) fn find(&self, name: &str) -> Option<&Entry> {
        let entry = self.0.iter().rfind(|entry| entry.is(name))?;
        if entry.value == Value::Null {
            entry.read();
            return None;
        }
        Some(entry)
    }

    /// Whether the name is present, read or not.
    pub(super) fn has(&self, name: &str) -> bool {
        self.0.iter().any(|entry| entry.is(name))
    }

    /// The map with this name. Marks its entry as read.
    pub(super) fn inner(&self, name: &str) -> Option<&Map> {
        let entry = self.find(name)?;
        let map = entry.value.map()?;
        entry.read();
        Some(map)
    }
}
