//! Prints the page's HTML, for `cargo xtask dist`.

fn main() {
    println!("{}", phasor::page::html());
}
