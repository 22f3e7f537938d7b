//! The chapters, for the figure picker of the board.

use serde::{Deserialize, Serialize};

/// A chapter in the figure picker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ChapterFigures {
    /// Its id on the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// The ids of its figures, in their order.
    pub figures: Vec<String>,
}
