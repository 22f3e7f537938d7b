//! What only a browser has: canvases and when they are painted, the pointer, the address, the clock. Components of
//! [`crate::page`] call it from their handlers and effects, which run in a browser alone.

pub mod arrange;
pub mod canvas;
pub mod clock;
pub mod exports;
pub mod figure_view;
mod glide;
pub mod guard;
pub mod heights;
pub mod inputs;
pub mod link;
pub mod observe;
pub mod places;
pub mod pointer;
pub mod scheduler;
pub mod sketch;
pub mod system;
pub mod told;
