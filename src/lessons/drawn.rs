//! A curve that the reader drew as an answer, overlaid on the figure of the lesson that shows the true one.

use super::questions::sketch::HANDLES;
use crate::core::schedule::Schedule;
use crate::params::Params;
use crate::scene::{Ink, Mark, Panel, Pen};
use crate::text;

/// Where the lesson shows the curve that a question asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// The figure.
    pub figure: &'static str,
    /// The index of its panel.
    pub panel: usize,
    /// The number of dimensions in the question.
    pub d_model: u32,
    /// The base in the question; `None` where every base gives the same curve.
    pub base: Option<f64>,
}

/// A drawing that was locked in as an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawn {
    /// Where the lesson shows its curve.
    pub seen: Seen,
    /// The handles, in the units of the question, which are those of the figure.
    pub points: [[f64; 2]; HANDLES],
    /// The handles in order of preference for the label, the one with most room first.
    pub named: [usize; HANDLES],
    /// Whether each handle is above the true curve.
    pub is_above: [bool; HANDLES],
}

/// The distance of the label from its handle, in CSS pixels.
const AWAY: f64 = 16.0;

impl Drawn {
    /// Whether the figure shows what the question asked about.
    pub fn stands(&self, figure: &str, params: &Params) -> bool {
        let is_base = self.seen.base.is_none_or(|base| base == params.base);
        self.seen.figure == figure
            && self.seen.d_model == params.d_model
            && is_base
            && params.schedule == Schedule::Geometric
    }

    /// Its line, its handles and its label, in the data coordinates of the panel. Parts beyond the plot are clipped;
    /// the label is at a handle within it.
    pub fn marks(&self, panel: &Panel) -> Vec<Mark> {
        let points = self.points.to_vec();
        let mut marks = vec![
            Mark::Line { points: points.clone(), pen: Pen::dashed(Ink::Strong), label: None },
            Mark::Dots { points, radius: 4.5, ink: Ink::Strong, hollow: true, label: None },
        ];
        let is_seen = |handle: &&usize| {
            let [x, y] = self.points[**handle];
            panel.x.reaches(x) && panel.y.reaches(y)
        };
        // At an edge, the label would be moved inwards, over the line.
        let has_room = |handle: &&usize| (0.1..0.9).contains(&panel.x.fraction(self.points[**handle][0]));
        let mut seen = self.named.iter().filter(is_seen);
        if let Some(&handle) = seen.clone().find(has_room).or_else(|| seen.next()) {
            let shift = [0.0, if self.is_above[handle] { -AWAY } else { AWAY }];
            let text = text::get("ask.plot.guess").to_owned();
            marks.push(Mark::Label { at: self.points[handle], shift, text, ink: Ink::Strong });
        }
        marks
    }
}
