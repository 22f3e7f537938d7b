//! Every figure at a few settings, as a `Snapshot`: input for the tests of exports.

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::core::encoding::PairLayout;
use phasor_figures::core::schedule::Schedule;
use phasor_figures::export::{Compared, Snapshot};
use phasor_figures::params::{Cells, Dims, Orientation, Params};

use super::cases::count;

/// The link written into each export. It contains the characters that XML must escape.
pub(crate) const LINK: &str = "https://host.example/phasor/#d=128&n=50&fig=heatmap,<\"'>";

/// The defaults; the smallest; other options; unusual values and text; the largest; and those of the figure's panel in the
/// book, if it has one.
pub(crate) fn settings(figure: &Figure) -> Vec<Params> {
    let plain = Params::default();
    let mut all = vec![
        plain.clone(),
        Params { d_model: 2, n_pos: 1, ..plain.clone() },
        Params {
            d_model: 512,
            n_pos: 1000,
            k: 999,
            pair: 255,
            orientation: Orientation::Down,
            layout: PairLayout::Split,
            schedule: Schedule::Random,
            dims: Dims::All,
            ..plain.clone()
        },
        Params { cells: Cells::Value, base: 123_456.789, sentence: "<b> & \"b\" \u{1}".into(), ..plain.clone() },
        Params { d_model: 16_384, n_pos: 1_048_576, base: 1e9, pos: 1_048_575, pair: 8191, ..plain.clone() },
    ];
    if let Some(book) = figure.book {
        let mut own = plain;
        book.set(&mut own);
        all.push(own);
    }
    // Only the defaults in a quick run.
    let tried = count(all.len() as u32) as usize;
    all.iter().take(tried).map(Params::clamped).collect()
}

/// Every figure at every setting.
pub(crate) fn each(mut check: impl FnMut(&Snapshot<'_>, &str)) {
    for figure in ALL {
        for (index, params) in settings(figure).iter().enumerate() {
            with(figure, params, |snapshot| check(snapshot, &format!("{}, setting {index}", figure.id)));
        }
    }
}

/// A figure at a setting.
pub(crate) fn with<T>(figure: &'static Figure, params: &Params, see: impl FnOnce(&Snapshot<'_>) -> T) -> T {
    let scene = figure.drawing().scene(params, &mut Searches::default());
    see(&Snapshot { figure, params, scene: &scene, link: LINK, compared: None })
}

/// A figure at a setting (B) beside another one (A), on the axes of both.
pub(crate) fn compared<T>(figure: &'static Figure, [a, b]: [&Params; 2], see: impl FnOnce(&Snapshot<'_>) -> T) -> T {
    let scene = |params: &Params| figure.drawing().scene(params, &mut Searches::default());
    let (other, mut own) = (scene(a), scene(b));
    own.widen_axes(&other);
    let compared = Some(Compared { params: a, scene: &other, split_position: Some(0.5) });
    see(&Snapshot { figure, params: b, scene: &own, link: LINK, compared })
}
