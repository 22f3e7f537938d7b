//! `ALiBi` (attention with linear biases): each head penalises distance with a different slope.

use super::shared::plot::{line, panel};
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::alibi::{bias, slope};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "alibi",
    reads: &[ParamId::NPos],
    keys: [Some(ParamId::Pos), Some(ParamId::K)],
    plays: Some(ParamId::Pos),
    fixed: &[ParamId::Schedule, ParamId::Layout],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "caption", holds: |_| (1..HEADS).all(|head| slope(HEADS, head + 1) == slope(HEADS, head) / 2.0) },
    Statement { text: "details", holds: |_| factors_match_the_text() },
    Statement { text: "two", holds: |params| params.n_pos == 1 },
];

/// Whether slope(h + 1) = slope(1) · slope(h) for twice as many heads, and the last slope is the same as for `HEADS`.
fn factors_match_the_text() -> bool {
    let slope_of = |head| slope(2 * HEADS, head);
    // Each power of two is rounded once.
    let is_geometric = |head: u32| (slope_of(head + 1) / slope_of(head) / slope_of(1) - 1.0).abs() < 1e-15;
    (1..2 * HEADS).all(is_geometric) && slope_of(2 * HEADS) == slope(HEADS, HEADS)
}

/// Number of heads in the paper's first sequence of slopes; its second has twice as many.
const HEADS: u32 = 8;
/// Segments of a curve of factors.
const POINTS: u32 = 300;

fn scene(params: &Params) -> Scene {
    // A single position has no other position to attend to, so the figure then shows two.
    let query = f64::from((params.n_pos - 1).max(1));
    let least = bias(slope(HEADS, 1), query);
    let marks = (1..=HEADS).map(|head| {
        line(vec![[0.0, bias(slope(HEADS, head), query)], [query, 0.0]], pen(head), &fraction(head)).of("bias")
    });
    let read = move |[x, y]: [f64; 2]| {
        let key = x.round().clamp(0.0, query);
        let bias_of = |head: u32| bias(slope(HEADS, head), query - key);
        let head = (1..=HEADS).min_by(|a, b| (bias_of(*a) - y).abs().total_cmp(&(bias_of(*b) - y).abs()))?;
        let values = [
            ("head", whole(head)),
            ("slope", fraction(head)),
            ("key", whole(key)),
            ("distance", whole(query - key)),
            ("bias", significant(bias_of(head), 6)),
        ];
        Some(Reading { at: [key, bias_of(head)], text: fill("figure.alibi.read", &values) })
    };
    // At this distance even the factor of the flattest head is e⁻⁵. Beyond it, no curve is distinguishable from the
    // axis.
    let reach = 5.0 / slope(HEADS, HEADS);
    // e^(−slope·distance) = ½
    let half_distance = |head| 2_f64.ln() / slope(HEADS, head);
    let two = if params.n_pos == 1 { text::get("figure.alibi.two") } else { "" };
    let values = [
        ("two", two.to_owned()),
        ("heads", whole(HEADS)),
        ("steepest", fraction(1)),
        ("flattest", fraction(HEADS)),
        ("more", whole(2 * HEADS)),
        ("more_steepest", significant(slope(2 * HEADS, 1), 4)),
        ("query", whole(query)),
        ("half_first", significant(half_distance(1), 3)),
        ("half_last", significant(half_distance(HEADS), 3)),
        ("least", significant(least, 6)),
        ("greatest", significant(bias(slope(HEADS, HEADS), query), 6)),
    ];
    let x = Axis::whole(text::get("axis.key"), [0.0, query], Measure::Pos);
    let y = Axis::linear(text::get("axis.bias"), [1.05 * least, -0.05 * least]);
    Scene {
        panels: vec![panel(x, y, marks.collect(), Box::new(read)), factors(query.min(reach))],
        arrange: Arrange::Flow(400.0),
        caption: fill("figure.alibi.caption", &values),
        // The text ends with `two`, which may be empty.
        details: fill("figure.alibi.details", &values).trim_end().into(),
        alt: fill("figure.alibi.alt", &values),
    }
}

/// The effect of a bias after the softmax: a factor on the weight of a key at this distance.
fn factors(last: f64) -> Panel {
    let factor = |head, distance| bias(slope(HEADS, head), distance).exp();
    let marks = (1..=HEADS).map(|head| {
        let points = (0..=POINTS).map(|point| f64::from(point) / f64::from(POINTS) * last);
        line(points.map(|distance| [distance, factor(head, distance)]).collect(), pen(head), "").of("factor")
    });
    let read = move |[x, y]: [f64; 2]| {
        let distance = x.round().clamp(0.0, last);
        let away = |head: u32| (factor(head, distance) - y).abs();
        let head = (1..=HEADS).min_by(|a, b| away(*a).total_cmp(&away(*b)))?;
        let value = factor(head, distance);
        let values = [
            ("head", whole(head)),
            ("slope", fraction(head)),
            ("distance", whole(distance)),
            ("factor", significant(value, 6)),
        ];
        Some(Reading { at: [distance, value], text: fill("figure.alibi.read.factor", &values) })
    };
    let x = Axis::whole(text::get("axis.key-distance"), [0.0, last], Measure::Offset);
    panel(x, Axis::linear(text::get("axis.factor"), [0.0, 1.05]), marks.collect(), Box::new(read))
}

/// The pen of a head. The steepest head has the first colour of the series.
fn pen(head: u32) -> Pen {
    Pen::solid(Ink::Series(f64::from(head - 1) / f64::from(HEADS - 1)))
}

/// The slope of a head in the paper's notation: one over a power of two.
fn fraction(head: u32) -> String {
    fill("figure.alibi.fraction", &[("below", whole(1.0 / slope(HEADS, head)))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_heads_have_the_slopes_of_the_paper() {
        let scene = scene(&Params::default());
        let names: Vec<&str> = scene.panels[0].marks.iter().filter_map(|mark| mark.legend()).collect();
        assert_eq!(names, ["1/2", "1/4", "1/8", "1/16", "1/32", "1/64", "1/128", "1/256"]);
        assert!(scene.caption.contains("1/2") && scene.caption.contains("1/256"), "{}", scene.caption);
    }

    #[test]
    fn the_nearest_head_is_read() {
        let scene = scene(&Params::default());
        let reading = scene.panels[0].read.as_ref().and_then(|read| read([12.0, -4.6])).expect("heads to read");
        assert!(reading.text.contains("−4.625") && reading.text.contains("head 3"), "{}", reading.text);
    }
}
