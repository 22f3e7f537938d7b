//! Three encodings of position that fail, drawn side by side with the reason: static pictures for chapter 1.

use std::fmt::Write;

use leptos::prelude::*;

use crate::core::tokens::Embedding;
use crate::params::Params;
use crate::text::number::significant;
use crate::text::{self, fill};

/// Width and height of a drawing, in units of its coordinates.
const SIZE: [f64; 2] = [600.0, 120.0];
/// The positions whose vectors are drawn, as shares of the last one.
const SHARES: [f64; 3] = [0.0, 0.2, 1.0];
/// Entries of a drawn vector.
const ENTRIES: u32 = 8;
/// Positions with an entry of their own.
const OWN: u32 = 10;

/// The three ideas.
#[component]
pub(super) fn Ideas() -> impl IntoView {
    let Params { n_pos, .. } = Params::default();
    let step = |n: u32| significant(1.0 / f64::from(n), 2);
    let values = [
        ("last", (n_pos - 1).to_string()),
        ("n", n_pos.to_string()),
        ("step", step(n_pos)),
        ("twice", (2 * n_pos).to_string()),
        ("half", step(2 * n_pos)),
        ("distance", significant(2.0_f64.sqrt(), 3)),
    ];
    let idea = |(name, drawing): (&str, String)| {
        view! {
            <section class="idea">
                <h4>{text::get(&format!("ideas.{name}"))}</h4>
                <svg
                    viewBox=format!("0 0 {} {}", SIZE[0], SIZE[1])
                    aria-hidden="true"
                    inner_html=drawing
                ></svg>
                <p>{fill(&format!("ideas.{name}.why"), &values)}</p>
            </section>
        }
    };
    let ideas = [("add", added(n_pos - 1)), ("divide", divided(n_pos)), ("own", own())];
    view! { <div class="ideas" role="group" aria-label=text::get("ideas.title")>{ideas.map(idea)}</div> }
}

/// Bars of an embedding with a position added to each entry, for three positions on one scale.
fn added(last: u32) -> String {
    let embedding = Embedding::new("dog", 1);
    let group_width = SIZE[0] / SHARES.len() as f64;
    let bar_width = group_width * 0.8 / f64::from(ENTRIES);
    // Entries of the embedding are between −3 and 3.
    let (highest, lowest) = (f64::from(last) + 3.0, -3.0);
    let y = |value: f64| (SIZE[1] - 18.0) * (highest - value) / (highest - lowest);
    let mut svg = format!("<path class=\"zero\" d=\"M0 {0:.1}H{1}\"/>", y(0.0), SIZE[0]);
    for (group, share) in SHARES.into_iter().enumerate() {
        let pos = (share * f64::from(last)).round();
        let left = group_width * (group as f64 + 0.1);
        for dim in 0..ENTRIES {
            let value = embedding.standard_normal(dim) + pos;
            let (top, bottom) = (y(value.max(0.0)), y(value.min(0.0)));
            let x = left + bar_width * f64::from(dim);
            let _ = write!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
                bar_width * 0.8,
                bottom - top
            );
        }
        let _ = write!(svg, "<text x=\"{:.1}\" y=\"{:.1}\">pos {pos}</text>", left + group_width * 0.4, SIZE[1] - 2.0);
    }
    svg
}

/// The positions of two texts between 0 and 1, with the first step marked.
fn divided(n_pos: u32) -> String {
    let mut svg = String::new();
    for (line, n) in [n_pos, 2 * n_pos].into_iter().enumerate() {
        let y = 34.0 + 52.0 * line as f64;
        let [left, right] = [80.0, SIZE[0] - 20.0];
        let x = |pos: u32| left + (right - left) * f64::from(pos) / f64::from(n);
        let _ = write!(svg, "<path class=\"zero\" d=\"M{left} {y}H{right}\"/>");
        for pos in 0..=n {
            let _ = write!(svg, "<path class=\"tick\" d=\"M{:.2} {:.1}v14\"/>", x(pos), y - 7.0);
        }
        let _ = write!(
            svg,
            "<path class=\"step\" d=\"M{:.2} {:.1}H{:.2}\"/>\
             <text x=\"34\" y=\"{:.1}\">n = {n}</text>\
             <text x=\"{left}\" y=\"{:.1}\">0</text><text x=\"{right}\" y=\"{:.1}\">1</text>",
            x(n / 2),
            y - 14.0,
            x(n / 2 + 1),
            y + 5.0,
            y + 24.0,
            y + 24.0
        );
    }
    svg
}

/// A row for each position, with a 1 in the column of its own.
fn own() -> String {
    let cell = SIZE[1] / f64::from(OWN);
    let left = (SIZE[0] - SIZE[1]) / 2.0;
    let mut svg = format!("<rect class=\"none\" x=\"{left}\" y=\"0\" width=\"{0}\" height=\"{0}\"/>", SIZE[1]);
    for pos in 0..OWN {
        let at = cell * f64::from(pos);
        let _ = write!(svg, "<rect x=\"{:.1}\" y=\"{at:.1}\" width=\"{cell:.1}\" height=\"{cell:.1}\"/>", left + at);
    }
    // The first position is as far from the second as from the last.
    let right = left + SIZE[1];
    for (pos, offset) in [(1, 16.0), (OWN - 1, 56.0)] {
        let y = cell * (f64::from(pos) + 0.5);
        let _ = write!(
            svg,
            "<path class=\"step\" d=\"M{right} {:.1}h{offset}V{y:.1}h-{offset}\"/><text x=\"{:.1}\" y=\"{:.1}\">√2</text>",
            cell / 2.0,
            right + offset + 14.0,
            y.min(SIZE[1] / 2.0) + 6.0
        );
    }
    svg
}
