//! Tables of models, loaded when the page is rendered: for values in texts, and for the static pictures of
//! figures that show a table.

use std::sync::LazyLock;

use crate::check::Matrix;
use crate::core::rotations::run_without_pauses;
use crate::params::{Outliers, Source};
use crate::table::{Table, TableHandle, WHISPER_ENCODER_ROWS};
use crate::text;
use crate::text::number::{fixed, significant, whole};

static MINILM: LazyLock<TableHandle> = LazyLock::new(|| {
    let file = include_bytes!("../figures/tables/minilm-l6-h384.npy");
    let matrix = Matrix::from_npy(file, 0).expect("the file is a table");
    run_without_pauses(Table::prepare(text::get("source.minilm.name").to_owned(), matrix, &async || ()))
});

/// The table of a source, if the lesson shows it.
pub(crate) fn table(source: Source) -> Option<TableHandle> {
    (source == Source::MiniLm).then(|| MINILM.clone())
}

/// A value for texts about tables of models, by its name.
pub(super) fn value(name: &str) -> Option<String> {
    if name == "whisper-rows" {
        return Some(whole(WHISPER_ENCODER_ROWS));
    }
    let quantity = name.strip_prefix("minilm-")?;
    let table = &*MINILM;
    let rotations = table.rotations(Outliers::Out)?;
    let mut wavelengths: Vec<f64> = rotations.planes.iter().map(crate::core::rotations::Plane::wavelength).collect();
    wavelengths.sort_by(f64::total_cmp);
    // Of neighbouring wavelengths.
    let ratios = || wavelengths.windows(2).map(|two| two[1] / two[0]);
    let control = table.control.as_ref()?;
    let base = table.nearest_formula(Outliers::Out)?.1;
    Some(match quantity {
        "rows" => whole(table.rows as f64),
        "cols" => whole(table.cols as f64),
        "components" => whole(rotations.components as f64),
        "share" => significant(100.0 * rotations.share, 2),
        "r2" => significant(rotations.r2, 3),
        "planes" => whole(rotations.planes.len() as f64),
        "wavelengths" => {
            wavelengths.iter().map(|wavelength| significant(*wavelength, 3)).collect::<Vec<_>>().join(", ")
        }
        "least-ratio" => fixed(ratios().fold(f64::INFINITY, f64::min), 1),
        "greatest-ratio" => fixed(ratios().fold(0.0, f64::max), 1),
        "base" => significant(base, 3),
        "shuffled" => significant(rotations.shuffled_r2, 2),
        "smooth" => significant(control.smooth_shortest, 2),
        "outliers" => table.outlier_rows.iter().map(|row| whole(*row as f64)).collect::<Vec<_>>().join(", "),
        "unknowns-per-row" => significant(rotations.components as f64 / rotations.kept.len() as f64, 2),
        _ => return None,
    })
}
