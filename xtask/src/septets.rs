//! Bytes as text for an element of a page: seven bits in each ASCII character, so a seventh longer than the bytes, where
//! base64 is a third longer. `static/single.js` reads it.

/// What cannot stand in the text as it is: a parser of HTML replaces NUL, makes CR a line feed, and takes `<` for a tag.
const REFUSED: [u8; 3] = [b'\0', b'\r', b'<'];

/// One of these is written together with the seven bits after it, as one letter that is two bytes of UTF-8, so that it
/// costs nothing. Each has 128 such letters, from here on: those of Latin Extended, which nothing reorders or composes.
const LETTERS: u32 = 0x100;

/// The text of these bytes. Their number is not in it: bits that fill its last character up may look like one more.
pub(crate) fn text(bytes: &[u8]) -> String {
    let mut septets = (0..(8 * bytes.len()).div_ceil(7)).map(|index| septet(bytes, 7 * index));
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 6);
    while let Some(septet) = septets.next() {
        let refused = REFUSED.iter().zip(0..).find(|(refused, _)| **refused == septet);
        let letter = refused.map(|(_, row)| LETTERS + 128 * row + u32::from(septets.next().unwrap_or_default()));
        // No letter is near those numbers that are none.
        text.push(letter.and_then(char::from_u32).unwrap_or(char::from(septet)));
    }
    text
}

/// Seven bits, from this bit on; after the last byte there are zeros.
fn septet(bytes: &[u8], bit: usize) -> u8 {
    let byte = |index| u16::from(bytes.get(index).copied().unwrap_or_default());
    let both = byte(bit / 8) << 8 | byte(bit / 8 + 1);
    (both >> (9 - bit % 8)) as u8 & 0x7f
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As `static/single.js` does it.
    fn bytes(text: &str, size: usize) -> Vec<u8> {
        let both = |letter: char| match u32::from(letter) {
            code @ ..128 => vec![code],
            code => vec![u32::from(REFUSED[(code - LETTERS) as usize >> 7]), code & 0x7f],
        };
        let bits: Vec<u32> =
            text.chars().flat_map(both).flat_map(|s| (0..7).rev().map(move |bit| s >> bit & 1)).collect();
        let byte = |bits: &[u32]| bits.iter().fold(0, |byte, bit| byte << 1 | *bit) as u8;
        bits.chunks_exact(8).map(byte).take(size).collect()
    }

    fn assert_round(content: &[u8]) {
        let text = text(content);
        assert!(!text.contains(['\0', '\r', '<']), "{text:?}");
        assert_eq!(bytes(&text, content.len()), content, "{text:?}");
        // What has to be written otherwise is no longer for it, but for the last, which may have nothing after it.
        assert!(text.len() <= (8 * content.len()).div_ceil(7) + 1, "{text:?}");
    }

    #[test]
    fn all_bytes_come_back_in_any_place_and_number() {
        let all: Vec<u8> = (0..=u8::MAX).chain((0..=u8::MAX).rev()).collect();
        for start in 0..16 {
            assert_round(&all[start..]);
        }
        for byte in 0..=u8::MAX {
            for number in 0..=16 {
                assert_round(&vec![byte; number]);
            }
        }
    }

    #[test]
    fn what_a_parser_would_change_is_written_otherwise() {
        for hostile in ["</script>", "<!--<script>", "\r\n\r\r", "\0\0\0", "<\0\r<", "a<"] {
            // The bytes whose bits these characters are, at the start, at the end and in between.
            for (before, after) in [(0, 8), (1, 7), (2, 6), (8, 0)] {
                let plain = "x".repeat(before) + hostile + &"y".repeat(after);
                let content = bytes(&plain, plain.len() * 7 / 8);
                assert_round(&content);
                assert!(text(&content).contains(|letter| !char::is_ascii(&letter)));
            }
        }
        // All else stands for itself: eight characters are seven bytes.
        let plain = "</script>\u{1a}\t\u{c}\n&amp;-->".replace('<', "");
        let content = bytes(&plain, plain.len() * 7 / 8);
        assert!(plain.starts_with(text(&content).get(..16).unwrap()));
    }
}
