//! What the page promises without a browser: its files and texts, its link, what it teaches, how it is published.

mod architecture;
mod fragment;
mod publishing;
mod questions;
mod references;
mod teaching;
