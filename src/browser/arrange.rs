//! Elements away from their places: a link may ask for some figures, in an order of its own, and leave out controls.
//!
//! The elements themselves are moved, and components know nothing of it. They do not depend on where they stand, keep
//! what they show, and need not be made anew: the code for that would be a tenth of what a first visit downloads.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Comment, Element};

/// Elements, and the marks of where they stand at first.
pub struct Arrangement(Vec<(Element, Comment)>);

impl Arrangement {
    /// The elements of these ids, all at their places.
    pub fn of(ids: impl Iterator<Item = String>) -> Self {
        let arranged = |id: String| {
            let element = document().get_element_by_id(&id)?;
            let home: Comment = document().create_comment("").unchecked_into();
            element.before_with_node_1(&home).ok()?;
            Some((element, home))
        };
        Self(ids.filter_map(arranged).collect())
    }

    /// Puts those of these ids into `place`, in their order, and takes all others off the page.
    pub fn show(&self, ids: &[&str], place: &Element) {
        for (element, _) in self.0.iter().filter(|(element, _)| !ids.contains(&element.id().as_str())) {
            element.remove();
        }
        for (element, _) in ids.iter().filter_map(|id| self.0.iter().find(|(element, _)| element.id() == *id)) {
            // Fails only for what cannot stand there.
            let _ = place.append_child(element);
        }
    }

    /// Takes those off the page of which `is_hidden` says so, and brings the others back to their places.
    pub fn hide(&self, is_hidden: impl Fn(&str) -> bool) {
        for (element, home) in &self.0 {
            if is_hidden(&element.id()) {
                element.remove();
            } else if home.next_sibling().as_ref() != Some(element) {
                // What is moved loses the focus.
                let _ = home.after_with_node_1(element);
            }
        }
    }
}
