//! Interactive parts of the lesson: numbers in prose that can be set, values that follow the parameters, questions,
//! puzzles, the definition, the claims, and the tour.

mod ask;
mod ask_first;
mod chapter_steps;
mod claims_panel;
mod claims_table;
mod definition;
mod live_part;
mod problem;
mod prose_number;
mod puzzle;
mod puzzle_count;
mod slide_keys;
mod tour;
mod value;
mod word_orders;

pub use ask::SketchHelp;
pub(super) use ask::{AskReply, AskView};
pub use ask_first::AskFirst;
pub use chapter_steps::ChapterSteps;
pub use claims_panel::{ClaimsCounts, ClaimsPanel, ClaimsTable};
pub(super) use claims_table::ClaimsRows;
pub(crate) use definition::DefinitionNow;
pub use live_part::LivePart;
pub(crate) use problem::ProblemView;
pub use prose_number::ProseNumber;
pub(super) use puzzle::PuzzleState;
pub(super) use puzzle_count::PuzzleCount;
pub(super) use tour::TourBar;
pub(super) use value::Value;
