//! Moves elements from their places: a link may ask for some figures, in its own order, and leave out controls.
//!
//! The elements themselves are moved, without their components knowing. They do not depend on where they stand, keep
//! what they show, and need not be rebuilt: the code for that would be a tenth of what a first visit downloads.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Comment, Element};

/// Elements, each with a mark of its original place.
pub struct Arrangement(Vec<(Element, Comment)>);

impl Arrangement {
    /// The elements with these ids, all in their original places.
    pub fn of(ids: impl Iterator<Item = String>) -> Self {
        let arranged = |id: String| {
            let element = document().get_element_by_id(&id)?;
            let home: Comment = document().create_comment("").unchecked_into();
            element.before_with_node_1(&home).ok()?;
            Some((element, home))
        };
        Self(ids.filter_map(arranged).collect())
    }

    /// Moves the elements with these ids into `place`, in this order, and takes all others off the page.
    pub fn show(&self, ids: &[&str], place: &Element) {
        for (element, _) in self.0.iter().filter(|(element, _)| !ids.contains(&element.id().as_str())) {
            element.remove();
        }
        for (element, _) in ids.iter().filter_map(|id| self.0.iter().find(|(element, _)| element.id() == *id)) {
            // Fails only for an element that cannot be put there.
            let _ = place.append_child(element);
        }
    }

    /// Takes the elements that `is_hidden` names off the page, and puts the others back in their places.
    pub fn hide(&self, is_hidden: impl Fn(&str) -> bool) {
        for (element, home) in &self.0 {
            if is_hidden(&element.id()) {
                element.remove();
            } else if home.next_sibling().as_ref() != Some(element) {
                // An element that is moved loses the focus.
                let _ = home.after_with_node_1(element);
            }
        }
    }
}
