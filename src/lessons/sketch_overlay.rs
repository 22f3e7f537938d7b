//! A curve that the reader sketched as an answer. It is overlaid on the figure in the lesson that shows the true curve.

use super::questions::sketch::HANDLES;
use crate::core::schedule::Schedule;
use crate::params::Params;
use crate::scene::{Ink, Mark, Panel, Pen, Side};
use crate::text;

/// The panel of a figure in the lesson that shows the true curve of a question, and the parameters for which it does.
#[derive(Clone, Debug, PartialEq)]
pub struct SketchTarget {
    /// The figure.
    pub figure: &'static str,
    /// The index of its panel.
    pub panel: usize,
    /// The number of dimensions in the question.
    pub d_model: u32,
    /// The base in the question; `None` if the curve does not depend on the base.
    pub base: Option<f64>,
}

/// A sketch that was locked in as an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnSketch {
    /// Where the lesson shows the true curve.
    pub target: SketchTarget,
    /// The positions of the handles in data coordinates, which are the same in the question and in the figure.
    pub points: [[f64; 2]; HANDLES],
    /// The indices of the handles in order of preference for the label: inner handles before the two at the ends, and
    /// those farther from the true curve first.
    pub label_order: [usize; HANDLES],
    /// Whether each handle is above the true curve.
    pub is_above: [bool; HANDLES],
}

/// The distance of the label from its handle, in CSS pixels.
const LABEL_DISTANCE: f64 = 16.0;

impl DrawnSketch {
    /// Whether the figure with these parameters shows the true curve of the question.
    pub fn applies_to(&self, figure: &str, params: &Params) -> bool {
        let has_same_base = self.target.base.is_none_or(|base| base == params.base);
        self.target.figure == figure
            && self.target.d_model == params.d_model
            && has_same_base
            && params.schedule == Schedule::Geometric
    }

    /// The line, handles and label of the sketch, in the data coordinates of the panel. The painter clips what is
    /// outside the plot area; the label is at a handle inside it.
    pub fn marks(&self, panel: &Panel) -> Vec<Mark> {
        let points = self.points.to_vec();
        let mut marks = vec![
            Mark::Line { points: points.clone(), pen: Pen::dashed(Ink::Strong), label: None },
            Mark::Dots { points, radius: 4.5, ink: Ink::Strong, hollow: true, label: None },
        ];
        let is_in_plot = |handle: &&usize| {
            let [x, y] = self.points[**handle];
            panel.x.reaches(x) && panel.y.reaches(y)
        };
        // Near the left or right edge, the label would be moved inwards and cover the line.
        let has_room = |handle: &&usize| (0.1..0.9).contains(&panel.x.fraction(self.points[**handle][0]));
        let mut candidates = self.label_order.iter().filter(is_in_plot);
        if let Some(&handle) = candidates.clone().find(has_room).or_else(|| candidates.next()) {
            let shift = [0.0, if self.is_above[handle] { -LABEL_DISTANCE } else { LABEL_DISTANCE }];
            let text = text::get("ask.plot.guess").to_owned();
            marks.push(Mark::Label { at: self.points[handle], shift, side: Side::Middle, text, ink: Ink::Strong });
        }
        marks
    }
}
