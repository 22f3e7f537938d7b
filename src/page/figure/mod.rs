//! Views of figures: their frames, formulas, plots and controls.

mod body;
mod chosen;
mod formula;
mod frame;
mod frame_controls;
mod head;
mod own_parameters;
mod term;
mod values;

pub use body::FigureBody;
pub use chosen::ChosenFigures;
pub use formula::Formula;
pub(super) use formula::Scroller;
pub use frame::FigureFrame;
pub use frame_controls::FrameControls;
pub(super) use frame_controls::LiveFrameControls;
pub use head::FigureHead;
pub use own_parameters::OwnParameters;
pub use term::Term;
