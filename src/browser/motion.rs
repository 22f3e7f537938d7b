//! Whether the reader asks for less motion.

use leptos::prelude::window;

/// Whether the system says so.
pub fn wants_less_motion() -> bool {
    let list = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    list.is_some_and(|list| list.matches())
}
