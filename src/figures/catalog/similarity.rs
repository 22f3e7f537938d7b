//! Dot product against offset, for offsets of both signs. The curve is even, and the same for every position.

use super::shared::columns::{is_drawn_exactly, searched};
use super::shared::level::level;
use super::shared::plot::lower_end;
use super::shared::products::{ByEntries, by_entries, closed_form, mirrored};
use super::{Drawing, Figure, Statement, Width};
use crate::core::distance::{cosine, dot};
use crate::core::reference;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, Ink, Mark, Measure, Panel, Pen, Reading, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "similarity",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::K), None],
    plays: Some(ParamId::K),
    fixed: &[],
    controls: &[],
    book: Some(super::Book { d_model: Some(128), n_pos: None, cells: None }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| {
            let (freqs, pos, k) = (params.freqs(), f64::from(params.pos), f64::from(params.k));
            let at_start = reference::dot(&freqs, 0.0, k);
            let at_cursor = [(pos, pos + k), (pos + k, pos)].map(|(p, q)| reference::dot(&freqs, p, q));
            // The angles are below 2·10⁶, with errors of at most 10⁻⁹.
            at_cursor.iter().all(|product| (product - at_start).abs() < 1e-9 * f64::from(params.d_model))
        },
    },
    Statement { text: "rises", holds: |params| does_rise(params) },
    Statement { text: "falls", holds: |params| !does_rise(params) },
];

/// Whether the product increases anywhere up to the last offset, as far as the search goes; checks each offset.
fn does_rise(params: &Params) -> bool {
    let (freqs, last) = (params.freqs(), (params.n_pos - 1).max(1));
    let searched = if is_drawn_exactly(&freqs, last) { last } else { searched(&freqs, last) };
    (1..searched).any(|offset| dot(&freqs, f64::from(offset + 1)) > dot(&freqs, f64::from(offset)))
}

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let half = freqs.len() as f64;
    let last = (params.n_pos - 1).max(1);
    let ByEntries { points: brute, compared, worst } = by_entries(&freqs, params.n_pos);
    let (right, mean, before_rise) = closed_form(&freqs, last);
    let searched = if mean.is_some() { searched(&freqs, last) } else { last };
    let rise_note = match before_rise {
        Some(before) => fill("figure.similarity.rises", &[("before", whole(before)), ("after", whole(before + 1))]),
        None => fill("figure.similarity.falls", &[("offset", whole(searched))]),
    };
    let points = right.iter().chain(&brute);
    let low = points.map(|[_, value]| *value).fold(0.0, f64::min);
    // Between sampled offsets, a curve drawn in columns may be lower, but never below −d_model/2.
    let low = if mean.is_some() { (1.5 * low).max(-half) } else { low };
    // The right margin shows the scale of the cosine: 1 at d_model/2.
    let mut marks = vec![level(0.0, cosine_label(0.0)), level(half, cosine_label(1.0))];
    let is_sampled = mean.is_some();
    let (name, width) = if is_sampled { ("figure.similarity.columns", 1.0) } else { ("figure.similarity.closed", 1.5) };
    marks.push(
        line(mirrored(&right), Pen::solid(if is_sampled { Ink::Muted } else { Ink::Strong }).width(width), name)
            .of("sum"),
    );
    if let Some(mean) = mean {
        marks.push(line(mirrored(&mean), Pen::solid(Ink::Strong), "figure.similarity.mean").of("sum"));
    }
    let label = Some(text::get("figure.similarity.brute").into());
    marks.push(Mark::Dots { points: brute, radius: 3.0, ink: Ink::Muted, hollow: true, label }.of("entries"));
    let values = vec![
        ("half", significant(half, 6)),
        ("one", significant(dot(&freqs, 1.0), 5)),
        ("cosine", significant(cosine(&freqs, 1.0), 5)),
        ("count", whole(compared)),
        ("worst", significant(worst, 2)),
        ("last", whole(last)),
        ("end", significant(dot(&freqs, f64::from(last)), 5)),
    ];
    let caption = fill("figure.similarity.caption", &values);
    let entries = if compared > 0 { fill("figure.similarity.entries", &values) } else { String::new() };
    let details =
        text::sentences([&*rise_note, &*entries, if is_sampled { text::get("figure.similarity.sampled") } else { "" }]);
    let last = f64::from(last);
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.offset"), [-last, last], Measure::Offset),
            y: Axis::linear(text::get("axis.dot"), [lower_end(low / half) * half, 1.05 * half]),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(move |[x, _]| Some(read(&freqs, x.round().clamp(-last, last))))),
            cursor_reading: None,
            drag: None,
        }],
        arrange: Arrange::Stack,
        alt: fill("figure.similarity.alt", &values),
        caption,
        details,
    }
}

fn cosine_label(cosine: f64) -> String {
    fill("figure.similarity.cosine", &[("value", significant(cosine, 2))])
}

fn line(points: Vec<[f64; 2]>, pen: Pen, key: &str) -> Mark {
    Mark::Line { points, pen, label: Some(text::get(key).into()) }
}

fn read(freqs: &[f64], offset: f64) -> Reading {
    let value = dot(freqs, offset);
    let values =
        [("offset", whole(offset)), ("dot", significant(value, 6)), ("cosine", significant(cosine(freqs, offset), 6))];
    Reading { at: [offset, value], text: fill("figure.similarity.read", &values) }
}

/// The dot product of the cursor's two encodings, entry by entry, and from the sum over pairs.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (freqs, [pos, k]) = (params.freqs(), [params.pos, params.k].map(f64::from));
    vec![("entries", reference::dot(&freqs, pos, pos + k)), ("sum", dot(&freqs, k))]
}

/// Dots at the cursor's offset, with both signs.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let k = f64::from(params.k);
    let value = dot(&params.freqs(), k);
    let points = vec![[-k, value], [k, value]];
    vec![(0, Mark::Dots { points, radius: 4.0, ink: Ink::Cursor, hollow: false, label: None }.of("sum"))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_even_starts_at_half_d_model_and_first_rises_after_offset_11() {
        let scene = scene(&Params::default());
        assert!(scene.caption.contains("d_model/2 = 64") && scene.details.contains("from offset 11 to 12"));
        let read = scene.panels[0].read.as_ref().expect("a reading");
        let value = |offset| read([offset, 0.0]).expect("a value everywhere").at[1];
        assert_eq!(value(0.0), 64.0);
        for offset in 1..50 {
            assert_eq!(value(f64::from(offset)), value(-f64::from(offset)), "cosines are even, bit by bit");
        }
    }

    #[test]
    fn products_of_encodings_lie_on_the_closed_form() {
        let freqs = Params::default().freqs();
        for n_pos in [1, 2, 3, 50, 1000] {
            let ByEntries { points, worst, .. } = by_entries(&freqs, n_pos);
            // 128 products, with angles up to 1000 that are accurate to 10⁻¹³.
            assert!(worst < 64e-12, "{n_pos}: {worst}");
            assert_eq!(points[0][0], -points[points.len() - 1][0]);
            assert!(points.windows(2).all(|two| two[0][0] < two[1][0]), "each offset once: {points:?}");
        }
    }

    #[test]
    fn enough_products_without_position_0_are_compared() {
        for (d_model, n_pos, least) in
            [(2, 1, 0), (128, 2, 1), (128, 3, 3), (16_384, 50, 3), (16_384, 1 << 20, 3), (128, 50, 31)]
        {
            let freqs = Params { d_model, ..Params::default() }.freqs();
            let ByEntries { compared, worst, .. } = by_entries(&freqs, n_pos);
            assert!(compared >= least, "d {d_model}, n {n_pos}: {compared}");
            // Thousands of rounding errors do not all cancel.
            assert!(d_model < 16_384 || worst > 0.0, "d {d_model}, n {n_pos}");
        }
        let words_at = |n_pos| scene(&Params { n_pos, ..Params::default() }).details;
        assert!(words_at(50).contains("entry by entry") && !words_at(1).contains("entry by entry"));
    }
}
