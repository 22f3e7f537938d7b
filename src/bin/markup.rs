//! Prints the page's markup, for `cargo xtask dist`.

fn main() {
    println!("{}", phasor::markup::page());
}
