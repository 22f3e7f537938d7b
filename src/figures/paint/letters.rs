//! How wide letters are, about. No font is asked: axes then stand at the same places whatever a machine has, and nobody
//! knows with which font a saved picture will be shown.

/// The width of a letter of a sans-serif font as a part of its size, as wide as in the wider of them.
pub fn width(letter: char) -> f64 {
    match letter {
        '\u{2009}' | '\u{202f}' => 0.2,
        ' ' | '\u{a0}' | '!' | '\'' | '(' | ')' | ',' | '.' | '/' | ':' | ';' | '[' | ']' | '|' | '·' | 'I' | 'f'
        | 'i' | 'j' | 'l' | 'r' | 't' => 0.36,
        '%' | '@' | 'M' | 'W' | 'm' | 'w' => 0.92,
        // Chinese, Japanese and Korean.
        '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff00}'..='\u{ff60}' => 1.0,
        'A'..='Z' | '+' | '<' | '=' | '>' | '−' | '×' => 0.72,
        _ => 0.6,
    }
}
