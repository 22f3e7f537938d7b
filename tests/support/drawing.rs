//! A shorter way to a figure's drawing.

use phasor::figures::{Drawing, Figure};

/// How a figure is drawn. A native build has all of the program at once.
pub(crate) fn drawing(figure: &Figure) -> &'static Drawing {
    figure.drawing().expect("every figure has its drawing")
}
