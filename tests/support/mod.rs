//! What tests of figures share.

pub(crate) mod cases;
pub(crate) mod digest;
pub(crate) mod pixels;
pub(crate) mod recorder;
pub(crate) mod snapshot;
pub(crate) mod terms;
