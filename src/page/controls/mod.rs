//! The controls of the whole page: numbers with their sliders, choices, and what plays.

mod choice;
mod number_field;
mod player;
mod sidebar;
mod toolbar;
mod tour_button;

pub(super) use choice::Radios;
pub(super) use number_field::NumberField;
pub(super) use player::Player;
pub use sidebar::Sidebar;
pub use tour_button::TourButton;
