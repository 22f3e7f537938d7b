//! A table of positions, one row each: what a model learned, or what a reader brought, and what is found in it. Figures that
//! follow tables draw it in place of the formula.

mod compared;

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use self::compared::Compared;
pub(crate) use self::compared::Followed;
use crate::catalog::Drawing;
use crate::check::Matrix;
use crate::core::rotations::{Control, Rotations, control, rotations, standing_out};
use crate::params::Outliers;

/// A table, and what is found in it.
pub struct Table {
    /// Positions.
    pub rows: usize,
    /// Dimensions.
    pub cols: usize,
    /// Row by row.
    pub values: Vec<f64>,
    /// What 99 of 100 entries do not exceed: colours end there, so that a few large ones do not hide the others.
    pub range: f64,
    /// Its name: of the model, or of the file.
    pub name: String,
    /// The rows that stand out.
    pub standing_out: Vec<usize>,
    /// Rotations without these rows, and with them; `None` where there are none to be found.
    rotations: [Option<Rotations>; 2],
    /// What the same search finds in rows that are shuffled or merely smooth.
    pub control: Option<Control>,
    /// What figures ask for again and again.
    compared: Compared,
    /// How figures draw it. Held here, so that the part of the program that is downloaded first does not name it.
    drawing: fn(&Drawing) -> Option<&'static Drawing>,
}

impl Table {
    /// Looks for rotations. Awaits `pause` after each piece of work of some milliseconds.
    pub async fn prepare(name: String, matrix: Matrix, pause: &impl AsyncFn()) -> TableHandle {
        let Matrix { rows, cols, values, .. } = matrix;
        let range = range(&values);
        let standing_out = standing_out(&values, cols);
        let without = rotations(&values, cols, &standing_out, None, pause).await;
        let with =
            if standing_out.is_empty() { without.clone() } else { rotations(&values, cols, &[], None, pause).await };
        let control = match &without {
            Some(found) => Some(control(&values, cols, found, pause).await),
            None => None,
        };
        let rotations = [without, with];
        let drawing = crate::catalog::of_table;
        let compared = Compared::default();
        TableHandle(Arc::new(Self {
            rows,
            cols,
            values,
            range,
            name,
            standing_out,
            rotations,
            control,
            compared,
            drawing,
        }))
    }

    /// The rotations, with or without the rows that stand out.
    pub fn found(&self, outliers: Outliers) -> Option<&Rotations> {
        self.rotations[usize::from(outliers == Outliers::In)].as_ref()
    }

    /// A row.
    pub fn row(&self, pos: usize) -> &[f64] {
        &self.values[pos * self.cols..][..self.cols]
    }

    /// How a figure draws it, by how that draws the formula; `None` where the figure follows the formula alone.
    pub fn drawing(&self, of: &Drawing) -> Option<&'static Drawing> {
        (self.drawing)(of)
    }
}

fn range(values: &[f64]) -> f64 {
    let mut sizes: Vec<f64> = values.iter().map(|value| value.abs()).collect();
    if sizes.is_empty() {
        return 1.0;
    }
    let at = (sizes.len() - 1) * 99 / 100;
    let (_, size, _) = sizes.select_nth_unstable_by(at, f64::total_cmp);
    if *size > 0.0 { *size } else { 1.0 }
}

impl fmt::Debug for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({} × {})", self.name, self.rows, self.cols)
    }
}

/// A table that many hold. Two are equal only if they are one.
#[derive(Clone, Debug)]
pub struct TableHandle(Arc<Table>);

impl Deref for TableHandle {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl PartialEq for TableHandle {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
