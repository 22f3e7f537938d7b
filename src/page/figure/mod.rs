//! Views of figures: their frames, formulas, plots and controls.

mod body;
mod details;
mod formula;
mod frame;
mod frame_controls;
mod head;
mod own_parameters;
mod still;
mod term;
mod thumb;
mod values;
mod veil;

pub(super) use body::{Body, Caption};
pub use body::{FigureBody, FigureCaption};
pub(super) use details::LiveTools;
pub use details::{FigureDetails, FigureTools};
pub use formula::Formula;
pub(super) use formula::Scroller;
pub use frame::FigureFrame;
pub(super) use frame::Frame;
pub use frame_controls::FrameControls;
pub(super) use frame_controls::{FurtherControls, first_choice};
pub use head::FigureHead;
pub use own_parameters::OwnParameters;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use still::{StillRenderer, StillRequest, ViewKind};
pub use term::Term;
pub use thumb::Thumb;
pub(super) use thumb::ThumbPlot;
pub(super) use veil::VeilReply;
