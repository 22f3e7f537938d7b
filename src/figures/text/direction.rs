//! Formulas and numbers in right-to-left text. Without isolation, the Unicode bidirectional algorithm (Unicode Standard
//! Annex 9) moves the minus sign of a number, and the sides of an equation, to the other end.

use std::borrow::Cow;

/// The languages that are written from right to left.
const RIGHT_TO_LEFT: [&str; 4] = ["ar", "fa", "he", "ur"];

/// Left-to-right isolate.
const LRI: char = '\u{2066}';
/// Right-to-left isolate.
const RLI: char = '\u{2067}';
/// The end of an isolate.
const PDI: char = '\u{2069}';

/// Whether the language is written from right to left.
pub fn is_right_to_left(lang: &str) -> bool {
    lang.split('-').next().is_some_and(|primary| RIGHT_TO_LEFT.contains(&primary))
}

/// The arrow key with the same effect on a left-to-right page. Among items in right-to-left order, the right arrow
/// leads to the previous item.
pub fn key_in_reading_order(key: &str) -> &str {
    match key {
        "ArrowLeft" if is_right_to_left(super::lang()) => "ArrowRight",
        "ArrowRight" if is_right_to_left(super::lang()) => "ArrowLeft",
        key => key,
    }
}

/// Whether a letter is written from right to left: Hebrew, Arabic and related scripts.
pub fn is_right_to_left_letter(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}

/// The label as written in a picture, whose layout runs from left to right. A label with Hebrew or Arabic letters is
/// isolated as right-to-left.
pub fn label_in_picture(label: &str) -> Cow<'_, str> {
    if label.contains(is_right_to_left_letter) { format!("{RLI}{label}{PDI}").into() } else { label.into() }
}

/// The text of a right-to-left language with each formula and each signed number isolated. HTML tags and parts
/// that are already isolated stay unchanged.
pub fn with_isolated_formulas(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len() + 8);
    let mut at = 0;
    while at < chars.len() {
        let end = match chars[at] {
            '<' => after(&chars, at, '>'),
            LRI | RLI => after(&chars, at, PDI),
            _ => formula_end(&chars, at),
        };
        let is_formula = end > at && !matches!(chars[at], '<' | LRI | RLI);
        // ASCII letters and digits alone need no isolation.
        let needs_isolation = is_formula && chars[at..end].iter().any(|c| !c.is_ascii_alphanumeric());
        out.extend(needs_isolation.then_some(LRI));
        out.extend(&chars[at..end.max(at + 1)]);
        out.extend(needs_isolation.then_some(PDI));
        at = end.max(at + 1);
    }
    out
}

/// The index after the next `end`.
fn after(chars: &[char], at: usize, end: char) -> usize {
    chars[at..].iter().position(|c| *c == end).map_or(chars.len(), |found| at + found + 1)
}

/// The end of the formula that begins at this index; the index itself if none begins there. A formula contains no
/// right-to-left letters, and ends before punctuation outside of brackets.
fn formula_end(chars: &[char], begin: usize) -> usize {
    let is_letter_or_digit = |c: char| c.is_alphanumeric() && !is_right_to_left_letter(c);
    let is_sign = |c: char| "−+±√∫‖|×".contains(c);
    let is_file_extension = chars[begin] == '.' && chars.get(begin + 1).is_some_and(char::is_ascii_alphabetic);
    let is_start = |c: char| is_letter_or_digit(c) || c == LRI || c == '(';
    let is_formula = is_letter_or_digit(chars[begin])
        || "([".contains(chars[begin])
        || is_file_extension
        || is_sign(chars[begin]) && chars.get(begin + 1).is_some_and(|next| is_start(*next));
    let (mut at, mut end, mut depth) = (begin, begin, 0);
    while is_formula && at < chars.len() {
        let (c, before) = (chars[at], at.checked_sub(1).map(|index| chars[index]));
        at = match c {
            LRI => after(chars, at, PDI),
            _ => at + 1,
        };
        match c {
            c if is_right_to_left_letter(c) || "<\n".contains(c) => break,
            '(' | '[' => depth += 1,
            ')' | ']' if depth == 0 => break,
            ')' | ']' => depth -= 1,
            ',' | ';' | ':' | '.' | '?' if depth == 0 && chars.get(at).is_none_or(|next| *next == ' ') => break,
            // A separator between two parts of a line.
            '·' if depth == 0 && at > begin + 1 && before == Some(' ') && chars.get(at) == Some(&' ') => break,
            _ => {}
        }
        // A bar closes an earlier one: |a − b|.
        let is_closing_bar = "|‖".contains(c) && chars[begin..at - 1].contains(&c);
        if depth == 0 && (is_letter_or_digit(c) || c == LRI || ")]°%…×".contains(c) || is_closing_bar) {
            end = at;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_and_signed_numbers_are_isolated() {
        let marked = |text: &str| with_isolated_formulas(text).replace(LRI, "⟦").replace(PDI, "⟧");
        let cases = [
            ("PE(10, 0) = −0.544 · המרחק: 5.8", "⟦PE(10, 0) = −0.544⟧ · המרחק: ⟦5.8⟧"),
            (
                "pos 10: זווית 212°, sin −0.5, cos −0.8 של זוג 0",
                "⟦pos 10⟧: זווית ⟦212°⟧, ⟦sin −0.5⟧, ⟦cos −0.8⟧ של זוג 0",
            ),
            ("בין −1 ל־1", "בין ⟦−1⟧ ל־1"),
            ("זוג 0 · λ 6.283", "זוג 0 · ⟦λ 6.283⟧"),
            ("d_model חייב להיות זוגי", "⟦d_model⟧ חייב להיות זוגי"),
            ("מעריך (2·pair + 1)/d, כמו", "מעריך ⟦(2·pair + 1)/d⟧, כמו"),
            ("הבלוק [[0, −1], [1, 0]] מסתובב", "הבלוק ⟦[[0, −1], [1, 0]]⟧ מסתובב"),
            ("אורך √(d/2) או |a − b|, תמיד", "אורך ⟦√(d/2)⟧ או ⟦|a − b|⟧, תמיד"),
            ("(זוג 0) ו־(10, 0)", "(זוג 0) ו־⟦(10, 0)⟧"),
            ("2×", "⟦2×⟧"),
            ("(מיקומים) 50", "(מיקומים) 50"),
            ("<a href=\"x−1\">−1</a>", "<a href=\"x−1\">⟦−1⟧</a>"),
            ("R² 0.98 (עם 3 שורות)", "⟦R² 0.98⟧ (עם 3 שורות)"),
            ("קובץ .npy או .npz.", "קובץ ⟦.npy⟧ או ⟦.npz⟧."),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(marked(text), expected, "{text}");
        }
        let once = with_isolated_formulas("בין −1 ל־1");
        assert_eq!(with_isolated_formulas(&once), once);
    }

    #[test]
    fn only_labels_with_right_to_left_letters_are_reordered() {
        assert_eq!(label_in_picture("−1.0"), "−1.0");
        assert_eq!(label_in_picture("זוג 0"), "\u{2067}זוג 0\u{2069}");
        assert!(is_right_to_left("he") && is_right_to_left("ar-XB") && !is_right_to_left("hy"));
    }
}
