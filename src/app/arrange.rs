//! Brings the controls and the frames of figures into the order that a link asks for.

use js_sys::Array;
use web_sys::Element;

use super::sync::{all, show};
use crate::figures;
use crate::fragment::{Settings, View};
use crate::params::NUMBERS;

/// What a link can leave out, as it first stood on the page.
pub(super) struct Parts {
    controls: Vec<Element>,
    /// One a figure, in the order of the list of figures.
    frames: Vec<Element>,
}

impl Parts {
    /// Those of the page.
    pub(super) fn of_page() -> Self {
        Self { controls: all(".numbers > *").collect(), frames: all("figure[data-figure]").collect() }
    }

    /// Shows what the settings name, in their order.
    pub(super) fn arrange(&self, settings: &Settings) {
        let is_hidden = |control: &&Element| {
            let name = control.get_attribute("data-number");
            let number = NUMBERS.iter().find(|number| Some(number.name) == name.as_deref());
            number.is_some_and(|number| settings.hidden.contains(&number.key))
        };
        for rail in all(".numbers") {
            fill(&rail, self.controls.iter().filter(|control| !is_hidden(control)));
        }
        let chosen = chosen(settings);
        for (number, chapter) in all(".chapter").enumerate() {
            let own: Vec<usize> = match &chosen {
                None => (0..figures::ALL.len()).filter(|place| figures::ALL[*place].chapter == number).collect(),
                // The first has no heading, and is there for these.
                Some(chosen) if number == 0 => chosen.clone(),
                Some(_) => Vec::new(),
            };
            show(&chapter, !own.is_empty());
            if let Ok(Some(figures)) = chapter.query_selector(".figures") {
                fill(&figures, own.iter().filter_map(|place| self.frames.get(*place)));
            }
        }
    }
}

/// The places in the list of the figures that the link asks for; `None` where it asks for all.
fn chosen(settings: &Settings) -> Option<Vec<usize>> {
    let place = |id: &&str| figures::ALL.iter().position(|figure| figure.id == *id);
    let mut chosen = settings.figures.iter().filter_map(place);
    match settings.view {
        View::Slide => Some(vec![chosen.next().unwrap_or(0)]),
        _ => (!settings.figures.is_empty()).then(|| chosen.collect()),
    }
}

/// Gives an element these children, unless it has them.
fn fill<'a>(element: &Element, children: impl Iterator<Item = &'a Element>) {
    let children: Vec<&Element> = children.collect();
    let now = element.children();
    let same = now.length() as usize == children.len()
        && children.iter().zip(0..).all(|(child, place)| now.item(place).as_ref() == Some(*child));
    if !same {
        element.replace_children_with_node(&children.into_iter().collect::<Array>());
    }
}
