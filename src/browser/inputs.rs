//! What figures are painted from.

use crate::catalog::Figure;
use crate::cursor::Move;
use crate::paint::theme::Paper;
use crate::params::Params;

/// All of it but the size of the plot.
#[derive(Clone, PartialEq)]
pub struct Inputs {
    /// The parameters.
    pub params: Params,
    /// The place that the pointer passes over, which moves marks but changes no picture.
    pub passing: Vec<Move>,
    /// What it is drawn on.
    pub paper: Paper,
}

impl Inputs {
    /// Whether a figure may have another scene for others.
    pub fn differ(&self, figure: &Figure, other: &Self) -> bool {
        figure.reads_differ(&self.params, &other.params)
    }
}
