//! Linear biases: each head forgets what is far by a slope of its own.

use super::shared::plot::{line, panel};
use super::{Figure, no_cursor};
use crate::core::alibi::{bias, slope};
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Measure, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "alibi",
    chapter: 5,
    reads: &[ParamId::NPos],
    controls: &[],
    book: None,
    wide: false,
    scene,
    cursor: no_cursor,
};

/// Heads of the paper's first sequence of slopes; its second has twice as many.
const HEADS: u32 = 8;

fn scene(params: &Params) -> Scene {
    // One position has no other to look at; the picture then is that of two.
    let query = f64::from((params.n_pos - 1).max(1));
    let least = bias(slope(HEADS, 1), query);
    let marks = (1..=HEADS).map(|head| {
        let pen = Pen::solid(Ink::Series(f64::from(head - 1) / f64::from(HEADS - 1)));
        line(vec![[0.0, bias(slope(HEADS, head), query)], [query, 0.0]], pen, &fraction(head))
    });
    let read = move |[x, y]: [f64; 2]| {
        let key = x.round().clamp(0.0, query);
        let of = |head: u32| bias(slope(HEADS, head), query - key);
        let head = (1..=HEADS).min_by(|a, b| (of(*a) - y).abs().total_cmp(&(of(*b) - y).abs()))?;
        let values = [
            ("head", whole(head)),
            ("slope", fraction(head)),
            ("key", whole(key)),
            ("distance", whole(query - key)),
            ("bias", significant(of(head), 6)),
        ];
        Some(Reading { at: [key, of(head)], text: fill("figure.alibi.read", &values) })
    };
    let values = [
        ("heads", whole(HEADS)),
        ("steepest", fraction(1)),
        ("flattest", fraction(HEADS)),
        ("more", whole(2 * HEADS)),
        ("more_steepest", significant(slope(2 * HEADS, 1), 4)),
        ("query", whole(query)),
        ("least", significant(least, 6)),
        ("greatest", significant(bias(slope(HEADS, HEADS), query), 6)),
    ];
    let x = Axis::whole(text::get("axis.key"), [0.0, query], Measure::Pos);
    let y = Axis::linear(text::get("axis.bias"), [1.05 * least, -0.05 * least]);
    Scene {
        panels: vec![panel(x, y, marks.collect(), Box::new(read))],
        arrange: Arrange::Stack,
        caption: fill("figure.alibi.caption", &values),
        alt: fill("figure.alibi.alt", &values),
    }
}

/// The slope of a head as the paper writes it: one over a power of two.
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
