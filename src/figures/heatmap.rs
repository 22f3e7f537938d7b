//! The encoding matrix: every position a strip of colours.

use std::f64::consts::TAU;

use super::shared::matrix;
use super::{Book, Drawing, Figure, Statement, Width, no_cursor};
use crate::core::spectrum::near_returns;
use crate::params::{Orientation, ParamId, Params};
use crate::scene::{Arrange, Scene};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "heatmap",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Orientation, ParamId::Layout, ParamId::Schedule],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    fixed: &[],
    controls: &[ParamId::Orientation],
    book: Some(Book { d_model: Some(2), n_pos: Some(15) }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement {
        text: "notice",
        // The fastest pair alone keeps positions apart, even the nearest.
        holds: |params| near_returns(params.freq(0), params.n_pos - 1).iter().all(|near| near.distance > 0.0),
    },
    Statement { text: "caption", holds: |params| params.freqs().is_sorted_by(|one, next| one >= next) },
];

fn scene(params: &Params) -> Scene {
    let &Params { d_model, n_pos, .. } = params;
    let mut values = vec![
        ("n", whole(n_pos)),
        ("d", whole(d_model)),
        ("count", whole(f64::from(n_pos) * f64::from(d_model))),
        ("shortest", significant(TAU / params.freq(0), 5)),
        ("longest", significant(TAU / params.freq(params.pairs() - 1), 5)),
    ];
    let way = match params.orientation {
        Orientation::Across => "figure.heatmap.across",
        Orientation::Down => "figure.heatmap.down",
    };
    // With one pair the shortest wavelength is the longest.
    let caption = if d_model == 2 { "figure.heatmap.caption.one-pair" } else { "figure.heatmap.caption" };
    let [caption, details] = [fill(caption, &values), matrix::details(params, d_model)];
    values.extend([("way", text::get(way).into()), ("caption", caption.clone()), ("details", details.clone())]);
    Scene {
        panels: vec![matrix::panel(params, d_model, params.orientation)],
        arrange: Arrange::Stack,
        alt: fill("figure.heatmap.alt", &values),
        caption,
        details,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Mark, Ticks};

    fn book() -> Params {
        Params { d_model: 2, n_pos: 15, ..Params::default() }
    }

    #[test]
    fn two_dimensions_are_named() {
        let panel = &scene(&book()).panels[0];
        assert!(matches!(&panel.y.ticks, Ticks::At(at) if at[0].1 == "sin" && at[1].1 == "cos"));
        assert!(panel.y.domain[0] > panel.y.domain[1], "dimension 0 stands on top");
    }

    #[test]
    fn the_exact_entry_is_read_either_way() {
        let read = |orientation, at| {
            let scene = scene(&Params { orientation, ..book() });
            scene.panels[0].read.as_ref().and_then(|read| read(at)).expect("an entry everywhere").text
        };
        let across = read(Orientation::Across, [6.2, 0.1]);
        assert!(across.contains("−0.279415"), "sin 6: {across}");
        assert_eq!(across, read(Orientation::Down, [0.1, 6.2]));
    }

    #[test]
    fn the_picture_covers_its_axes() {
        for orientation in [Orientation::Across, Orientation::Down] {
            let panel = &scene(&Params { orientation, d_model: 16_384, n_pos: 1, ..book() }).panels[0];
            let Mark::Raster(raster) = &panel.marks[0] else { panic!("a heat map is a raster") };
            assert_eq!((raster.x, [raster.y[1], raster.y[0]]), (panel.x.domain, panel.y.domain));
        }
    }

    #[test]
    fn averaging_is_said_where_it_may_occur() {
        let details = |d_model, n_pos| scene(&Params { d_model, n_pos, ..book() }).details;
        assert!(!details(128, 50).contains("mean"));
        for (d_model, n_pos) in [(2, 1000), (512, 50), (512, 1000)] {
            assert!(details(d_model, n_pos).contains("mean"));
        }
    }
}
