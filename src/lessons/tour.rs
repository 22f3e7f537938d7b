//! The tour: places of the page in an order that tells its story. The steps are lines of `content/<language>/tour.txt`.

/// A step of the tour.
pub struct Step {
    /// What the page is set to, as in a link.
    pub link: &'static str,
    /// The figure to look at.
    pub figure: &'static str,
    /// The marks to look at there; empty for the whole figure.
    pub term: &'static str,
    /// What there is to see.
    pub words: &'static str,
}

/// Every step.
pub static TOUR: &[Step] = include!(concat!(env!("OUT_DIR"), "/tour.rs"));
