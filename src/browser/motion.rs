//! Reduced motion.

use leptos::prelude::window;

/// Whether the system prefers reduced motion.
pub fn prefers_reduced_motion() -> bool {
    let list = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    list.is_some_and(|list| list.matches())
}
