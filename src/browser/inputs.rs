//! What figures are painted from.

use crate::catalog::Figure;
use crate::cursor::Move;
use crate::lessons::drawn::Drawn;
use crate::paint::theme::Paper;
use crate::params::Params;

/// All of it but the size of the plot.
#[derive(Clone, PartialEq)]
pub struct Inputs {
    /// The parameters.
    pub params: Params,
    /// A of “A | B”, and where the line stands between the images of the two.
    pub compared: Option<(Params, f64)>,
    /// Whether a hand moves something, so that axes stand still.
    pub held: bool,
    /// The place that the pointer passes over, which moves marks but changes no picture.
    pub passing: Vec<Move>,
    /// What the reader drew of what it shows, which lies above the picture.
    pub drawn: Vec<Drawn>,
    /// Whether its marks are left out, which would give an answer away.
    pub veiled: bool,
    /// What it is drawn on.
    pub paper: Paper,
}

impl Inputs {
    /// Whether a figure painted from this may look another way when painted from `now`.
    pub fn differ(&self, figure: &Figure, now: &Self) -> bool {
        let is_compared_otherwise = match (self.beside(figure), now.beside(figure)) {
            (Some((before, line_before)), Some((now, line))) => figure.reads_differ(before, now) || line_before != line,
            (before, now) => before.is_some() != now.is_some(),
        };
        // Axes that stood still are let go.
        let is_released = self.held && !now.held;
        figure.reads_differ(&self.params, &now.params)
            || is_compared_otherwise
            || is_released
            || self.veiled != now.veiled
    }

    /// What a figure is compared with, if that looks any different.
    pub fn beside(&self, figure: &Figure) -> Option<(&Params, f64)> {
        let (params, line) = self.compared.as_ref()?;
        figure.reads_differ(params, &self.params).then_some((params, *line))
    }
}
