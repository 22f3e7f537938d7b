//! The encoding matrix as a heat map: every position is a strip of colours.

mod at_rest;
mod halves;

use std::f64::consts::TAU;

use super::shared::{column_profile, matrix, pair_ranges, phase, wave};
use super::{Book, Drawing, Figure, Statement, Width};
use crate::core::encoding::PairLayout;
use crate::core::spectrum::{fastest_and_slowest, near_returns};
use crate::params::{Cells, Orientation, ParamId, Params};
use crate::scene::{Arrange, Ink, Mark, Scene, Side};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "heatmap",
    reads: &[
        ParamId::DModel,
        ParamId::Base,
        ParamId::NPos,
        ParamId::Orientation,
        ParamId::Cells,
        ParamId::Layout,
        ParamId::Schedule,
    ],
    keys: [Some(ParamId::Pos), Some(ParamId::Pair)],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[ParamId::Cells, ParamId::Orientation],
    book: Some(Book { d_model: Some(2), n_pos: Some(15), cells: Some(Cells::Value) }),
    width: Width::Column,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, cursor).with_values(values).following_models();

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement {
        text: "notice",
        // The fastest pair alone distinguishes all positions.
        holds: |params| near_returns(params.freq(0), params.n_pos - 1).iter().all(|near| near.distance > 0.0),
    },
    Statement { text: "caption", holds: wave::never_speeds_up },
    Statement { text: "caption.angles", holds: wave::never_speeds_up },
];

fn scene(params: &Params) -> Scene {
    let &Params { d_model, n_pos, .. } = params;
    let [fastest, slowest] = fastest_and_slowest(&params.freqs());
    let size = if params.model.is_some() { "param.d_model.model" } else { "param.d_model" };
    let mut values = vec![
        ("size", text::get(size).into()),
        ("n", whole(n_pos)),
        ("d", whole(d_model)),
        ("count", whole(f64::from(n_pos) * f64::from(d_model))),
        ("top", significant(params.amplitude(), 4)),
        ("pairs", whole(params.pairs())),
        ("angles", whole(f64::from(n_pos) * f64::from(params.pairs()))),
        ("shortest", significant(TAU / fastest, 5)),
        ("longest", significant(TAU / slowest, 5)),
    ];
    let [way, side] = match params.orientation {
        Orientation::Across => ["figure.heatmap.across", "figure.heatmap.beside"],
        Orientation::Down => ["figure.heatmap.down", "figure.heatmap.below"],
    };
    values.extend([("way", text::get(way).into()), ("side", text::get(side).into())]);
    let shown = shown(params);
    let (mut matrix, details, [alt, caption, of_one]) = match params.cells {
        Cells::Value | Cells::Apart => {
            let panel = matrix::in_order(params, params.freqs(), params.orientation, shown.layout);
            let words = if params.cells == Cells::Apart { APART } else { VALUES };
            (panel, matrix::details(params, d_model), words)
        }
        Cells::Phase => (phase::panel(params, d_model, params.orientation), phase::details(params, d_model), ANGLES),
    };
    // With one pair, the shortest wavelength is also the longest.
    let caption = if d_model == 2 { of_one } else { caption };
    let slow_note = pair_ranges::sentence(params);
    let angle_note =
        column_profile::angle_count(params).map(|count| fill("figure.heatmap.few", &[("count", whole(count))]));
    let caption = fill(caption, &values);
    values.push(("still", slow_note.clone()));
    let details =
        text::sentences([slow_note, details, fill("figure.heatmap.lifted", &values), angle_note.unwrap_or_default()]);
    at_rest::add(&mut matrix, params);
    let profile = column_profile::panel(params, &matrix);
    matrix.marks.extend(pair_ranges::marks(&shown));
    matrix.marks.extend(halves::marks(params));
    Scene {
        panels: vec![matrix, profile],
        arrange: Arrange::Aside(column_profile::shared_axis(params), column_profile::THICK),
        alt: fill(alt, &values),
        caption,
        details,
    }
}

/// Text keys for a matrix of values: alternative text, caption, and caption for a single pair.
const VALUES: [&str; 3] = ["figure.heatmap.alt", "figure.heatmap.caption", "figure.heatmap.caption.one-pair"];
/// Text keys for a matrix with all sines before all cosines, in the order of [`VALUES`].
const APART: [&str; 3] = ["figure.heatmap.alt.apart", VALUES[1], VALUES[2]];
/// Text keys for a matrix of angles, in the order of [`VALUES`].
const ANGLES: [&str; 3] =
    ["figure.heatmap.alt.angles", "figure.heatmap.caption.angles", "figure.heatmap.caption.one-angle"];

/// The same parameters, with the layout in which the matrix shows its dimensions.
fn shown(params: &Params) -> Params {
    let layout = if params.cells == Cells::Apart { PairLayout::Split } else { params.layout };
    Params { layout, ..params.clone() }
}

/// In the matrix, the cursor's pair and the name of the second position; in the profile, the encoding of the cursor's
/// position.
fn cursor(params: &Params) -> Vec<(usize, Mark)> {
    let shown = shown(params);
    let row = column_profile::pair_rows(&shown).into_iter().map(|mark| (0, mark.of("row")));
    let second = second_name(params).into_iter().map(|mark| (0, mark));
    let column = column_profile::marks(&shown).into_iter().map(|mark| (1, mark.of("column")));
    row.chain(second).chain(column).collect()
}

/// Where on the line of the second position its name stands, as a fraction of the dimensions, and its distance from the
/// line, in CSS pixels.
const SECOND_NAME: (f64, f64) = (0.86, 6.0);

/// The name of the line at the second position, on its side towards the middle.
fn second_name(params: &Params) -> Option<Mark> {
    let (along, away) = SECOND_NAME;
    let [second, last] = [params.pos + params.k, params.n_pos - 1].map(f64::from);
    let row = along * f64::from(if params.cells == Cells::Phase { params.pairs() } else { params.d_model });
    let is_early = second < last / 2.0;
    let away = if is_early { away } else { -away };
    let (at, shift, side) = match params.orientation {
        Orientation::Across => ([second, row], [away, 0.0], if is_early { Side::Right } else { Side::Left }),
        Orientation::Down => ([row, second], [0.0, 2.0 * away], Side::Middle),
    };
    let text = fill("figure.heatmap.second", &[("k", whole(params.k))]);
    (params.k > 0 && second <= last).then_some(Mark::Label { at, shift, side, text, ink: Ink::Cursor })
}

/// The two entries of the cursor's pair.
fn values(params: &Params) -> Vec<(&'static str, f64)> {
    let (sin, cos) = (f64::from(params.pos) * params.freq(params.pair)).sin_cos();
    [sin, cos].map(|value| ("row", params.amplitude() * value)).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Mark, Ticks};

    fn book() -> Params {
        let mut params = Params::default();
        FIGURE.book.expect("it is in the book").set(&mut params);
        params
    }

    #[test]
    fn a_models_factor_of_attention_is_in_all_values() {
        let model = crate::params::Model::read("own,96,10000;attention,1.25").expect("a model");
        let source = crate::params::Source::Model;
        let cells = Cells::Value;
        let params = Params { source, d_model: 96, pos: 3, cells, model: Some(model.into()), ..Params::default() };
        let Scene { panels, caption, .. } = scene(&params);
        assert!(caption.contains("between −1.25 and 1.25"), "{caption}");
        let read = panels[0].read.as_ref().and_then(|read| read([3.0, 1.0])).expect("an entry").text;
        // 1.25·cos 3.
        assert!(read.contains("−1.23749"), "{read}");
        let Mark::Raster(raster) = &panels[0].marks[0] else { panic!("a heat map is a raster") };
        let mut pixels = vec![0.0; 50 * 96];
        (raster.fill)(50, 96, &mut pixels);
        let expected = (raster.grid.value)([3, 1]);
        assert!((f64::from(pixels[50 + 3]) - expected).abs() < 1e-6 && raster.range == [-1.25, 1.25], "{expected}");
        assert_eq!(values(&params)[1].1, 1.25 * 3_f64.cos());
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
    fn separated_sines_and_cosines_are_labelled_by_their_dimensions_in_memory() {
        let params = Params { cells: Cells::Apart, d_model: 8, ..Params::default() };
        let scene = scene(&params);
        let read = |row: f64| scene.panels[0].read.as_ref().and_then(|read| read([3.0, row])).expect("an entry").text;
        // Rows are sines 0, 2, 4, 6 and then cosines 1, 3, 5, 7: the third and the sixth contain sin(3/10000^(4/8)) and
        // cos(3/10000^(2/8)).
        assert!(read(2.0).contains("dimension 4 (sin of pair 2): 0.0299955"), "{}", read(2.0));
        assert!(read(5.0).contains("dimension 3 (cos of pair 1): 0.955336"), "{}", read(5.0));
        let Ticks::At(ticks) = &scene.panels[0].y.ticks else { panic!("ticks have the numbers in memory") };
        let ticks: Vec<_> = ticks.iter().map(|(row, name)| (*row, name.as_str())).collect();
        assert_eq!(ticks[..5], [(0.0, "0"), (1.0, "2"), (2.0, "4"), (3.0, "6"), (4.0, "1")]);
        // The row of a cosine belongs to its pair.
        let moves = crate::cursor::at(&scene.panels[0], &params, None, [3.0, 5.0]);
        assert_eq!(moves, [(ParamId::Pos, 3.0), (ParamId::Pair, 1.0)]);
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
    fn the_details_mention_averaging_where_it_may_occur() {
        let details = |d_model, n_pos| scene(&Params { d_model, n_pos, ..book() }).details;
        assert!(!details(128, 50).contains("mean"));
        for (d_model, n_pos) in [(2, 1000), (512, 50), (512, 1000)] {
            assert!(details(d_model, n_pos).contains("mean"));
        }
    }
}
