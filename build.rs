//! Turns the formulas of `src/text/formulas.txt` from LaTeX into MathML while the program is built, so that no reader
//! has to download the means to do so.

use std::{env, fs, path::PathBuf};

use pulldown_latex::config::{DisplayMode, RenderConfig};
use pulldown_latex::{Parser, Storage, mathml::push_mathml};

const FORMULAS: &str = "src/text/formulas.txt";

fn main() {
    println!("cargo::rerun-if-changed={FORMULAS}");
    let source = fs::read_to_string(FORMULAS).expect("the formulas stand beside the build script");
    let lines = source.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
    let built: Vec<String> = lines.map(|(key, latex)| format!("formula.{key} = {}", mathml(key, latex))).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("formulas.txt");
    fs::write(out, built.join("\n")).expect("cargo makes the folder");
}

fn mathml(key: &str, latex: &str) -> String {
    let storage = Storage::new();
    let mut out = String::new();
    let config = RenderConfig { display_mode: DisplayMode::Inline, annotation: None, ..RenderConfig::default() };
    push_mathml(&mut out, Parser::new(latex, &storage), config).expect("writing to a string cannot fail");
    assert!(!out.contains("<merror"), "{key}: {latex} is not understood: {out}");
    // What is put in later are numbers, and stands in braces as in the other texts.
    let mut formula = String::new();
    for (place, part) in out.replace('\n', "").split("<mtext>@").enumerate() {
        match part.split_once("@</mtext>") {
            Some((name, rest)) if place > 0 => formula += &format!("<mn>{{{name}}}</mn>{rest}"),
            _ => formula += part,
        }
    }
    formula
}
