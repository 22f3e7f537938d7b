//! Parses JSON and similar notations: Python dicts and tuples, single quotes, comments, trailing commas, the arguments
//! of a call as dataclasses print them, and lines of a file without the enclosing braces.

use super::RopeError;
use super::value::{Entry, Map, Value};
use crate::text::number;

/// Maximum nesting depth; no config is nested as deeply.
const DEEPEST: usize = 64;

/// Parses names with values; also returns whether surrounding text was ignored.
///
/// # Errors
/// If the text cannot be parsed or contains no names with values.
pub(super) fn read(text: &str) -> Result<(Map, bool), RopeError> {
    match text.chars().next() {
        Some('{') => parse_all(text, Parser::value),
        Some('"' | '\'') => parse_all(text, Parser::entries),
        Some('[') => match parse_all(text, Parser::value) {
            Err(RopeError::Syntax { .. }) => embedded_block(text).unwrap_or(Err(RopeError::NotObject)),
            result => result,
        },
        _ => {
            let result = parse_all(text, |parser| parser.call().or_else(|_| Parser::new(text).entries()));
            result.or_else(|error| embedded_block(text).unwrap_or(Err(error)))
        }
    }
}

/// Parses a text that consists of a single value, a map.
fn parse_all<'a>(
    text: &'a str,
    value: impl FnOnce(&mut Parser<'a>) -> Result<Value, RopeError>,
) -> Result<(Map, bool), RopeError> {
    let mut parser = Parser::new(text);
    let value = value(&mut parser)?;
    // The last line of an excerpt may end with a comma or a closing brace.
    while parser.accept(',') || parser.accept('}') {}
    parser.skip_blank();
    if !parser.rest().is_empty() {
        return Err(parser.unexpected());
    }
    if let Value::Map(map) = value { Ok((map, false)) } else { Err(RopeError::NotObject) }
}

/// The first block within a text, such as an error message, with the name before it.
fn embedded_block(text: &str) -> Option<Result<(Map, bool), RopeError>> {
    let begin = text.find('{')?;
    let mut parser = Parser { text, at: begin, depth: 0 };
    let value = match parser.value() {
        Ok(value) => value,
        Err(error) => return Some(Err(error)),
    };
    let is_name_char = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let before = text[..begin].trim_end_matches(|letter: char| !is_name_char(letter) && letter != '.');
    let name = before.rsplit(|letter| !is_name_char(letter)).next().unwrap_or_default();
    let name = name.trim_start_matches('-').replace('-', "_");
    let map =
        if super::keys::BLOCKS.contains(&&*name) { Map(vec![Entry::new(name, value)]) } else { value.map()?.clone() };
    Some(Ok((map, true)))
}

struct Parser<'a> {
    text: &'a str,
    /// Bytes parsed so far.
    at: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0, depth: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Skips white space and comments.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            let end = if trimmed.starts_with(['/', '#']) && !trimmed.starts_with("/*") {
                trimmed.find('\n')
            } else if trimmed.starts_with("/*") {
                trimmed.find("*/").map(|at| at + 2)
            } else {
                return;
            };
            self.at += end.unwrap_or(trimmed.len());
        }
    }

    /// Skips this character if it is next; returns whether it was.
    fn accept(&mut self, letter: char) -> bool {
        self.skip_blank();
        let is_next = self.rest().starts_with(letter);
        self.at += if is_next { letter.len_utf8() } else { 0 };
        is_next
    }

    fn unexpected(&self) -> RopeError {
        let before = &self.text[..self.at];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
        RopeError::Syntax { line, column, found: self.rest().chars().next() }
    }

    fn value(&mut self) -> Result<Value, RopeError> {
        self.skip_blank();
        match self.rest().chars().next() {
            Some('{') => self.nested(|parser| {
                parser.at += 1;
                let entries = parser.entries()?;
                if parser.accept('}') { Ok(entries) } else { Err(parser.unexpected()) }
            }),
            Some(open @ ('[' | '(')) => self.nested(|parser| {
                parser.at += 1;
                parser.list(if open == '[' { ']' } else { ')' }).map(Value::List)
            }),
            Some('"' | '\'') => self.string().map(Value::Text),
            Some(letter) if letter.is_ascii_digit() || "+-.".contains(letter) => self.number(),
            _ => self.call(),
        }
    }

    /// Parses a nested value, up to the maximum depth.
    fn nested(&mut self, value: impl FnOnce(&mut Self) -> Result<Value, RopeError>) -> Result<Value, RopeError> {
        if self.depth == DEEPEST {
            return Err(RopeError::Deep);
        }
        self.depth += 1;
        let value = value(self);
        self.depth -= 1;
        value
    }

    /// Parses names with values, up to the closing bracket or the end.
    fn entries(&mut self) -> Result<Value, RopeError> {
        let mut entries = Vec::new();
        loop {
            self.skip_blank();
            if self.rest().is_empty() || self.rest().starts_with(['}', ')']) {
                return Ok(Value::Map(Map(entries)));
            }
            let key = if self.rest().starts_with(['"', '\'']) { self.string()? } else { self.word()?.to_owned() };
            if !self.accept(':') && !self.accept('=') {
                return Err(self.unexpected());
            }
            entries.push(Entry::new(key, self.value()?));
            // Lines of an excerpt may follow each other without a comma.
            if !self.accept(',') && !self.rest().starts_with(['}', ')', '"']) && !self.rest().is_empty() {
                return Err(self.unexpected());
            }
        }
    }

    fn list(&mut self, close: char) -> Result<Vec<Value>, RopeError> {
        let mut values = Vec::new();
        while !self.accept(close) {
            values.push(self.value()?);
            if !self.accept(',') && !self.rest().starts_with(close) {
                return Err(self.unexpected());
            }
        }
        Ok(values)
    }

    fn string(&mut self) -> Result<String, RopeError> {
        let mut letters = self.rest().char_indices();
        let Some((_, quote)) = letters.next() else { return Err(self.unexpected()) };
        let mut string = String::new();
        while let Some((at, letter)) = letters.next() {
            if letter == quote {
                self.at += at + 1;
                return Ok(string);
            }
            if letter != '\\' {
                string.push(letter);
                continue;
            }
            match letters.next().map(|(_, letter)| letter) {
                Some('n') => string.push('\n'),
                Some('t') => string.push('\t'),
                Some('u') => {
                    let digits: String = letters.by_ref().take(4).map(|(_, digit)| digit).collect();
                    let code = u32::from_str_radix(&digits, 16).ok();
                    string.push(code.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER));
                }
                Some(letter) => string.push(letter),
                None => break,
            }
        }
        self.at = self.text.len();
        Err(self.unexpected())
    }

    fn number(&mut self) -> Result<Value, RopeError> {
        let rest = self.rest();
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "+-._".contains(letter);
        let digits = &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())];
        let number = match digits.trim_start_matches(['+', '-']) {
            // No config should contain these. They all become NaN, which is rejected when the number is looked up.
            "inf" | "Infinity" | "nan" | "NaN" => Some(f64::NAN),
            plain if plain.starts_with(|first: char| first.is_ascii_digit() || first == '.') => {
                number::read(&digits.replace('_', ""))
            }
            _ => None,
        };
        let number = number.ok_or_else(|| self.unexpected())?;
        self.at += digits.len();
        Ok(Value::Number(number))
    }

    /// Parses a word, the arguments of a call, or a block after its class name, as Transformers prints a config.
    fn call(&mut self) -> Result<Value, RopeError> {
        let word = self.word()?;
        self.skip_blank();
        if self.rest().starts_with('{') {
            return self.value();
        }
        if self.rest().starts_with('(') {
            return self.nested(Self::arguments);
        }
        Ok(match word {
            "null" | "None" => Value::Null,
            "true" | "True" => Value::Bool(true),
            "false" | "False" => Value::Bool(false),
            "NaN" | "nan" | "Infinity" | "inf" => Value::Number(f64::NAN),
            word => Value::Text(word.to_owned()),
        })
    }

    /// Parses named or positional arguments.
    fn arguments(&mut self) -> Result<Value, RopeError> {
        self.at += 1;
        let begin = self.at;
        let is_named = self.word().is_ok() && self.accept('=');
        self.at = begin;
        if is_named {
            let named = self.entries()?;
            return if self.accept(')') { Ok(named) } else { Err(self.unexpected()) };
        }
        let mut unnamed = Vec::new();
        while !self.accept(')') {
            let before = self.at;
            // A named argument describes the format of the positional ones: `dtype=torch.float32`.
            if self.word().is_ok() && self.accept('=') {
                self.value()?;
            } else {
                self.at = before;
                unnamed.push(self.value()?);
            }
            if !self.accept(',') && !self.rest().starts_with(')') {
                return Err(self.unexpected());
            }
        }
        Ok(if unnamed.len() == 1 { unnamed.remove(0) } else { Value::List(unnamed) })
    }

    fn word(&mut self) -> Result<&'a str, RopeError> {
        self.skip_blank();
        let rest = self.rest();
        let is_part = |letter: char| letter.is_alphanumeric() || "_.-".contains(letter);
        let word = &rest[..rest.find(|letter| !is_part(letter)).unwrap_or(rest.len())];
        if !word.starts_with(|first: char| first.is_alphabetic() || first == '_') {
            return Err(self.unexpected());
        }
        self.at += word.len();
        Ok(word)
    }
}
