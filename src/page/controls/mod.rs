//! The controls of the whole page: numbers with their sliders, choices, and the player.

mod choice;
mod dock;
mod number_field;
mod page_tools;
mod player;
mod tour_button;

pub(super) use choice::Radios;
pub use dock::Dock;
pub(super) use number_field::NumberField;
pub use page_tools::PageTools;
pub(super) use player::Player;
