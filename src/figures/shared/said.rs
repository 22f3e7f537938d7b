//! Sentences one after another.

/// All that is said of some parts, which may be empty, with a space between two.
pub(in crate::figures) fn joined(parts: &[&str]) -> String {
    let mut out = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(part);
    }
    out
}
