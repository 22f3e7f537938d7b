//! Prints the page's markup, for `cargo xtask dist`: the first part in one line, the rest in another.

fn main() {
    println!("{}\n{}", phasor::markup::first(), phasor::markup::rest());
}
