//! Questions that are answered by a sketch: five heights on an empty plot, joined by straight lines.

use super::Question;
use crate::lessons::sketch_overlay::{DrawnSketch, SketchTarget};
use crate::scene::{Arrange, Axis, Ink, Mark, Panel, Pen, Scale, Scene};
use crate::text::number::significant;
use crate::text::{self, fill};

/// The number of heights that a reader sets.
pub const HANDLES: usize = 5;

/// The number of steps of a handle from the bottom of the plot to its top.
pub const STEPS: u32 = 100;

/// The initial step of a handle: the middle.
pub const START: u32 = STEPS / 2;

/// The number of intervals between the samples at which the sketch is compared with the true curve. Every bend of a
/// true curve spans tens of samples.
const SAMPLES: u32 = 240;

/// A sketch counts as right if its mean gap is below this fraction of the plot's height: about the width of a finger.
const SMALL: f64 = 0.05;

/// A question that is answered by a sketch.
pub struct Sketch {
    /// The axes of the plot.
    pub axes: fn() -> [Axis; 2],
    /// The positions of the handles on the horizontal axis, from left to right.
    pub at: [f64; HANDLES],
    /// The true curve.
    pub truth: fn(f64) -> f64,
    /// Where the lesson shows the true curve, with the reader's sketch over it.
    pub seen: SketchTarget,
    /// Kinds of wrong sketches that have their own reply. The reply is that of the first kind that applies.
    pub mistakes: &'static [Shape],
}

/// A kind of wrong sketch.
pub struct Shape {
    /// The last part of its text key.
    pub name: &'static str,
    /// Whether these heights are of this kind.
    pub is_drawn: fn(&[f64; HANDLES]) -> bool,
}

/// How far a sketch is from the true curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gap {
    /// The mean gap in the units of the vertical axis: on a linear axis a difference ≥ 0, on a logarithmic axis a
    /// factor ≥ 1.
    pub mean: f64,
    /// The mean gap as a fraction of the plot's height.
    pub part: f64,
    /// The position of the widest gap, and the drawn and the true value there.
    pub widest: [f64; 3],
}

impl Sketch {
    /// The height in data coordinates that is `steps` steps above the bottom of the plot.
    pub fn height(&self, steps: u32) -> f64 {
        let [_, y] = (self.axes)();
        y.invert(f64::from(steps) / f64::from(STEPS))
    }

    /// For each handle, the step nearest to the true curve.
    pub fn true_steps(&self) -> [u32; HANDLES] {
        let [_, y] = (self.axes)();
        self.at.map(|x| (y.fraction((self.truth)(x)).clamp(0.0, 1.0) * f64::from(STEPS)).round() as u32)
    }

    /// The value of the sketch at `x`: handles are joined by lines that are straight on the plot, whatever its scales.
    fn drawn(&self, [along, up]: &[Axis; 2], heights: &[f64; HANDLES], x: f64) -> f64 {
        let next = self.at[1..HANDLES - 1].iter().take_while(|at| **at < x).count() + 1;
        let [from, to] = [next - 1, next].map(|handle| (along.fraction(self.at[handle]), up.fraction(heights[handle])));
        let fraction = (along.fraction(x) - from.0) / (to.0 - from.0);
        up.invert(from.1 + fraction * (to.1 - from.1))
    }

    /// Sample positions from the first handle to the last, equally spaced on the plot.
    fn sample_positions(&self, along: &Axis) -> impl Iterator<Item = f64> {
        let [from, to] = [self.at[0], self.at[HANDLES - 1]];
        let [start, end] = [from, to].map(|x| along.fraction(x));
        let fraction = move |sample: u32| start + f64::from(sample) / f64::from(SAMPLES) * (end - start);
        let along = along.clone();
        // The ends are exact; inverting a logarithmic axis would round them.
        (0..=SAMPLES).map(move |sample| match sample {
            0 => from,
            SAMPLES => to,
            _ => along.invert(fraction(sample)),
        })
    }

    /// The sketch with these heights, to be overlaid on the figure with the true curve.
    pub fn locked(&self, heights: &[f64; HANDLES]) -> DrawnSketch {
        let [_, y] = (self.axes)();
        let deviations: [f64; HANDLES] =
            std::array::from_fn(|handle| y.fraction(heights[handle]) - y.fraction((self.truth)(self.at[handle])));
        // The label prefers the handle farthest from the true curve. The two handles at the ends come last, because a
        // label there would cover the axes.
        let mut label_order: [usize; HANDLES] = std::array::from_fn(|handle| handle);
        label_order.sort_by(|one, other| {
            let priority = |handle: usize| (0 < handle && handle < HANDLES - 1, deviations[handle].abs());
            priority(*other).partial_cmp(&priority(*one)).unwrap_or(std::cmp::Ordering::Equal)
        });
        DrawnSketch {
            target: self.seen.clone(),
            points: std::array::from_fn(|handle| [self.at[handle], heights[handle]]),
            label_order,
            is_above: deviations.map(|deviation| deviation >= 0.0),
        }
    }

    /// A value for display: 0 if it differs from 0 only by the rounding error of a sine.
    fn rounded(&self, value: f64) -> f64 {
        let [_, Axis { domain: [start, end], .. }] = (self.axes)();
        if value.abs() < 1e-9 * (end - start).abs() { 0.0 } else { value }
    }

    /// How far these heights are from the true curve.
    pub fn gap(&self, heights: &[f64; HANDLES]) -> Gap {
        let axes = (self.axes)();
        let (mut sum, mut widest, mut widest_gap) = (0.0, [0.0; 3], -1.0);
        for x in self.sample_positions(&axes[0]) {
            let (drawn, truth) = (self.drawn(&axes, heights, x), (self.truth)(x));
            let gap = (axes[1].fraction(drawn) - axes[1].fraction(truth)).abs();
            sum += gap;
            if gap > widest_gap {
                (widest_gap, widest) = (gap, [x, drawn, truth]);
            }
        }
        let part = sum / f64::from(SAMPLES + 1);
        let [start, end] = axes[1].domain;
        let mean = match axes[1].scale {
            Scale::Linear => part * (end - start).abs(),
            Scale::Log => (end / start).powf(part),
        };
        Gap { mean, part, widest }
    }

    /// The plot with the sketch and, if `is_answer_shown`, with the true curve and the area between the two. `drawn`:
    /// the heights of the sketch, if the reader has set any.
    pub fn scene(&self, question: &Question, drawn: Option<&[f64; HANDLES]>, is_answer_shown: bool) -> Scene {
        let [x, y] = (self.axes)();
        let start = [self.height(START); HANDLES];
        // Before the answer is shown, the handles start in the middle. An answer shown without a guess has no sketch.
        let heights = drawn.or((!is_answer_shown).then_some(&start));
        let label = |key: &str| Some(text::get(key).to_owned());
        let points_at =
            |heights: &[f64; HANDLES]| self.at.iter().zip(heights).map(|(x, height)| [*x, *height]).collect();
        let points: Vec<[f64; 2]> = heights.map(points_at).unwrap_or_default();
        let mut marks = Vec::new();
        if is_answer_shown {
            let truth: Vec<[f64; 2]> = self.sample_positions(&x).map(|at| [at, (self.truth)(at)]).collect();
            if !points.is_empty() {
                let outline = points.iter().chain(truth.iter().rev()).copied().collect();
                marks.push(Mark::Area { outline, ink: Ink::Muted, label: label("ask.plot.gap") });
            }
            let pen = Pen::series(0);
            marks.push(Mark::Line { points: truth, pen, label: label("ask.plot.truth") });
        }
        if !points.is_empty() {
            let pen = Pen::series(1);
            marks.push(Mark::Line { points: points.clone(), pen, label: label("ask.plot.guess") });
            marks.push(Mark::Dots { points, radius: 6.0, ink: Ink::Strong, hollow: false, label: None });
        }
        let alt = self.alt(question, heights, is_answer_shown, [&x, &y]);
        Scene {
            panels: vec![Panel::new(x, y, marks)],
            arrange: Arrange::Stack,
            caption: String::new(),
            details: String::new(),
            alt,
        }
    }

    /// The alternative text of the plot.
    fn alt(
        &self,
        question: &Question,
        drawn: Option<&[f64; HANDLES]>,
        is_answer_shown: bool,
        [x, y]: [&Axis; 2],
    ) -> String {
        let handles = self.at.iter().enumerate().map(|(handle, x)| {
            let drawn = drawn.map(|heights| significant(heights[handle], 3));
            let truth = is_answer_shown.then(|| significant(self.rounded((self.truth)(*x)), 3));
            let place = question.place(*x);
            match (drawn, truth) {
                (Some(drawn), Some(truth)) => {
                    fill("ask.plot.both", &[("place", place), ("drawn", drawn), ("truth", truth)])
                }
                (drawn, truth) => {
                    fill("ask.plot.one", &[("place", place), ("value", drawn.or(truth).unwrap_or_default())])
                }
            }
        });
        let list = text::groups(handles);
        fill("ask.plot.alt", &[("x", x.label.as_str()), ("y", y.label.as_str()), ("list", &list)])
    }
}

impl Gap {
    /// Whether the sketch counts as right.
    pub fn is_small(&self) -> bool {
        self.part < SMALL
    }

    /// The gap as text. `place` formats a position on the horizontal axis.
    pub fn describe(&self, sketch: &Sketch, place: impl Fn(f64) -> String) -> String {
        let [x, drawn, truth] = self.widest;
        let values = [
            ("mean", significant(self.mean, 2)),
            ("place", place(x)),
            ("drawn", significant(sketch.rounded(drawn), 2)),
            ("truth", significant(sketch.rounded(truth), 2)),
        ];
        let [_, y] = (sketch.axes)();
        fill(if y.scale == Scale::Log { "ask.gap.factor" } else { "ask.gap" }, &values)
    }
}
