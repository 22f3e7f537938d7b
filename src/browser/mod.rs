//! Browser APIs: canvases and the scheduling of their painting, pointer input, the address, timers. Components of
//! [`crate::page`] call them from event handlers and effects, which run only in a browser.

pub mod board_picture;
pub mod canvas;
pub mod clipboard;
pub mod clock;
pub mod content_visibility;
pub mod deck;
pub mod dom;
pub mod download;
pub mod figure_texts;
pub mod figure_view;
mod frozen_axes;
pub mod guard;
pub mod host;
pub mod inputs;
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
pub mod storage;
pub mod system;
mod tween;
pub mod video;
