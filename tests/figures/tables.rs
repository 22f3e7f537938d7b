//! Figures of tables: what they show of what models learned, and that all of it can be painted, read and exported.

use phasor_figures::catalog::{ALL, Figure, Searches};
use phasor_figures::check::Matrix;
use phasor_figures::core::rotations::at_once;
use phasor_figures::params::{Options, Outliers, Params, Source};
use phasor_figures::scene::Scene;
use phasor_figures::table::{Table, TableHandle};

/// The positions that `MiniLM` learned.
pub(crate) fn minilm() -> Params {
    let file = include_bytes!("../../src/figures/tables/minilm-l6-h384.npy");
    let matrix = Matrix::from_npy(file, 384).expect("a table");
    of(at_once(Table::prepare("MiniLM".into(), matrix, &async || ())), Source::MiniLm)
}

/// All positions of a table.
fn of(table: TableHandle, source: Source) -> Params {
    Params { source, n_pos: table.rows as u32, table: Some(table), ..Params::default() }.within()
}

fn scene(figure: &Figure, params: &Params) -> Scene {
    figure.drawing().scene(params, &mut Searches::default())
}

fn following() -> impl Iterator<Item = &'static Figure> {
    ALL.iter().copied().filter(|figure| figure.follows_tables())
}

/// Each figure that follows tables has other words and another picture with one than without, at every choice.
#[test]
fn figures_that_follow_tables_draw_them() {
    let params = minilm();
    for figure in following() {
        let formula = scene(figure, &Params { table: None, ..params.clone() });
        for outliers in Outliers::NAMED.iter().map(|(_, outliers)| *outliers) {
            let params = Params { outliers, ..params.clone() }.within();
            let own = scene(figure, &params);
            assert!(own.alt.contains("MiniLM") && own.alt != formula.alt, "{}: {}", figure.id, own.alt);
            assert!(own.alt.split_whitespace().count() <= 40, "{}: {}", figure.id, own.alt);
            assert!(!own.panels.is_empty() && own.panels.iter().all(|panel| !panel.marks.is_empty()), "{}", figure.id);
        }
    }
}
