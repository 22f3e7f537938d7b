//! What only a browser has: canvases and when they are painted, the pointer, the address, the clock. Components of
//! [`crate::page`] call it from their handlers and effects, which run in a browser alone.

pub mod board_picture;
pub mod canvas;
pub mod clipboard;
pub mod clock;
pub mod content_visibility;
pub mod deck;
pub mod dom;
pub mod download;
pub mod figure_view;
pub mod frame_text;
pub mod guard;
mod held_axes;
pub mod host;
pub mod inputs;
pub mod kept;
pub mod keys;
pub mod link;
pub mod motion;
pub mod observe;
pub mod pace;
pub mod pointer;
pub mod scheduler;
pub mod sketch;
pub mod slides;
pub mod solved;
pub mod system;
mod tween;
pub mod video;
