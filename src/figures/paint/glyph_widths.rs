//! Estimated widths of characters. Fonts are not measured, so that axes have the same positions on every machine; the
//! font in which a saved picture will be shown is unknown.

/// Width of a character in ems, as in one of the wider common sans-serif fonts.
pub fn width(letter: char) -> f64 {
    match letter {
        // Bidirectional controls.
        '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}' => 0.0,
        // Thin spaces.
        '\u{2009}' | '\u{202f}' => 0.2,
        ' ' | '\u{a0}' | '!' | '\'' | '(' | ')' | ',' | '.' | '/' | ':' | ';' | '[' | ']' | '|' | '·' | 'I' | 'f'
        | 'i' | 'j' | 'l' | 'r' | 't' => 0.36,
        '%' | '@' | 'M' | 'W' | 'm' | 'w' | '↓' | '→' => 0.92,
        // Chinese, Japanese and Korean.
        '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff00}'..='\u{ff60}' => 1.0,
        // Narrow letters and points of Armenian and Hebrew, wide letters and capitals of Armenian, all others of both.
        'լ' | 'յ' | 'ւ' | '։' | '՝' | 'ו' | 'ז' | 'י' | 'ן' | '־' => 0.38,
        'ա' | 'խ' | 'պ' | 'տ' | 'փ' | 'ֆ' | 'և' => 0.97,
        '\u{531}'..='\u{556}' => 0.78,
        '\u{557}'..='\u{5ff}' => 0.66,
        'A'..='Z' | '+' | '<' | '=' | '>' | '−' | '×' => 0.72,
        _ => 0.6,
    }
}
