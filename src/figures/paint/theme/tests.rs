use std::fs;

use super::*;
use crate::paint::colors::oklab::lab;
use crate::paint::colors::vision::{SIGHTS, separation, through};
use crate::scene::Pen;

const THEMES: [&Theme; 4] = [&Theme::LIGHT, &Theme::DARK, &Theme::LIGHT_CONTRAST, &Theme::DARK_CONTRAST];

const TOKENS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../style/tokens.css"));

fn luminance([r, g, b]: Rgb) -> f64 {
    let linear = |c: u8| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/// Contrast of WCAG 2.2.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

fn color(theme: &Theme, ink: Ink) -> Rgb {
    let (r, g, b) = theme.color(ink).rgb;
    [r, g, b]
}

/// A colour of the page, from `style/tokens.css`.
fn token(name: &str, scheme: ColorScheme) -> Rgb {
    let start = if scheme.has_high_contrast { ":root[data-contrast] {" } else { ":root {" };
    let (_, block) = TOKENS.split_once(start).expect("a block of colours");
    let (block, _) = block.split_once('}').expect("the end of the block");
    let (_, value) = block.split_once(&format!("\n  --{name}: light-dark(")).unwrap_or_else(|| panic!("--{name}"));
    let (both, _) = value.split_once(')').expect("the end of a colour");
    let (light, dark) = both.split_once(", ").expect("two colours");
    let hex = if scheme.is_dark { dark } else { light }.strip_prefix('#').expect("a hexadecimal colour");
    assert_eq!(hex.len(), 6, "--{name}");
    rgb(u32::from_str_radix(hex, 16).expect("six digits"))
}

#[test]
fn the_page_has_the_same_colours_as_the_figures() {
    for theme in THEMES {
        for (name, ink) in [
            ("paper", Ink::Background),
            ("ink", Ink::Strong),
            ("ink-2", Ink::Muted),
            ("grid", Ink::Grid),
            ("parameter", Ink::Parameter),
            ("cursor", Ink::Cursor),
            ("sine", Ink::Sin),
            ("cosine", Ink::Cos),
            ("band", Ink::Band),
        ] {
            assert_eq!(token(name, theme.scheme), color(theme, ink), "--{name}, {:?}", theme.scheme);
        }
    }
}

/// WCAG 2.2: 4.5 for text (1.4.3), 7 for enhanced contrast (1.4.6), 3 for graphics and controls (1.4.11).
#[test]
fn every_role_has_enough_contrast_with_what_is_behind_it() {
    for theme in THEMES {
        let is_high = theme.scheme.has_high_contrast;
        let token = |name| token(name, theme.scheme);
        let require = |name: &str, color: Rgb, behind: Rgb, least: f64| {
            let found = contrast(color, behind);
            assert!(found >= least, "{name} on {behind:?}, {:?}: {found:.2}", theme.scheme);
        };
        for name in ["ink", "ink-2", "ink-3", "parameter", "cursor", "sine", "cosine", "failure"] {
            for behind in ["paper", "panel"] {
                // On panels, which are pressed or chosen, the pale inks come close to it.
                require(name, token(name), token(behind), if is_high { 7.0 } else { 4.5 });
            }
        }
        for name in ["edge", "track"] {
            require(name, token(name), token("paper"), 3.0);
        }
        for step in 0..=100 {
            let ink = color(theme, Ink::Series(f64::from(step) / 100.0));
            require("a position", ink, theme.background, if is_high { 7.0 } else { 3.0 });
        }
        // Data and labels are drawn on bands.
        for ink in [Ink::Strong, Ink::Muted, Ink::Sin, Ink::Cos, Ink::Parameter, Ink::Cursor] {
            require(&format!("{ink:?} on a band"), color(theme, ink), theme.band, 4.0);
        }
    }
}

/// Separations of the roles, for each sight: on a light and on a dark background. Where they are below 10, form tells
/// the roles apart: a parameter is a round handle or a text, the cursor a line with a casing, the sine solid with filled
/// dots, the cosine dashed with hollow ones.
const PAIRS: [([Ink; 2], [[f64; 4]; 2]); 6] = [
    ([Ink::Parameter, Ink::Cos], [[28.0, 28.0, 28.0, 17.0], [33.0, 32.0, 34.0, 20.0]]),
    ([Ink::Parameter, Ink::Cursor], [[22.0, 21.0, 15.0, 7.7], [26.0, 26.0, 18.0, 20.0]]),
    ([Ink::Cursor, Ink::Cos], [[18.0, 14.0, 13.5, 23.0], [21.0, 13.0, 17.5, 23.0]]),
    ([Ink::Cursor, Ink::Sin], [[30.5, 9.6, 11.0, 30.5], [36.0, 32.0, 18.0, 42.0]]),
    ([Ink::Sin, Ink::Cos], [[24.5, 20.0, 19.0, 14.0], [31.0, 31.0, 26.0, 26.0]]),
    ([Ink::Parameter, Ink::Sin], [[22.0, 12.0, 19.0, 25.0], [21.0, 18.0, 17.0, 24.0]]),
];

#[test]
fn roles_are_told_apart_with_any_sight() {
    for ([one, other], expected) in PAIRS {
        for (theme, expected) in [&Theme::LIGHT, &Theme::DARK].into_iter().zip(expected) {
            for ((sight, matrix), least) in SIGHTS.into_iter().zip(expected) {
                let [a, b] = [one, other].map(|ink| through(matrix, lab(color(theme, ink))));
                // The numbers are rounded.
                let found = separation(a, b);
                assert!(found > least - 0.6, "{one:?} and {other:?}, {sight}, {:?}: {found:.1}", theme.scheme);
            }
        }
        // High contrast leaves less room for colour; half of the separation remains.
        for (theme, expected) in [&Theme::LIGHT_CONTRAST, &Theme::DARK_CONTRAST].into_iter().zip(expected) {
            for ((sight, matrix), usual) in SIGHTS.into_iter().zip(expected) {
                let [a, b] = [one, other].map(|ink| through(matrix, lab(color(theme, ink))));
                let found = separation(a, b);
                assert!(found > 0.7 * usual, "{one:?} and {other:?}, {sight}, {:?}: {found:.1}", theme.scheme);
            }
        }
    }
}

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// A QR code is black on white for every reader.
const EXEMPT: [&str; 1] = ["src/page/tools/qr.rs"];

/// The files below a folder with this extension, as paths from the root of the repository.
fn files(folder: &str, extension: &str) -> Vec<String> {
    let entries = fs::read_dir(format!("{ROOT}/{folder}")).expect("a folder");
    let paths = entries.map(|entry| format!("{folder}/{}", entry.expect("an entry").file_name().display()));
    let found = paths.flat_map(|path| match fs::metadata(format!("{ROOT}/{path}")) {
        Ok(data) if data.is_dir() => files(&path, extension),
        _ => vec![path],
    });
    found.filter(|path| path.ends_with(extension)).collect()
}

/// Whether the text has a colour in hexadecimal digits or as a function of numbers.
fn has_color(text: &str) -> bool {
    const FUNCTIONS: [&str; 6] = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab("];
    let text = text.to_ascii_lowercase();
    let is_hex = |rest: &str| {
        let digits = rest.chars().take_while(char::is_ascii_alphanumeric).count();
        matches!(digits, 3 | 4 | 6 | 8) && rest[..digits].chars().all(|digit| digit.is_ascii_hexdigit())
    };
    let has_number = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit());
    text.split('#').skip(1).any(is_hex) || FUNCTIONS.iter().any(|name| text.split(name).skip(1).any(has_number))
}

/// Whether the text has the name of a colour as a word.
fn has_color_name(text: &str) -> bool {
    const NAMES: [&str; 14] = [
        "black", "white", "gray", "grey", "red", "blue", "green", "yellow", "orange", "purple", "magenta", "cyan",
        "pink", "brown",
    ];
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    words.into_iter().any(|word| NAMES.contains(&word.to_ascii_lowercase().as_str()))
}

#[test]
fn only_the_tokens_and_the_theme_have_colours() {
    for path in files("style", ".css").iter().filter(|path| *path != "style/tokens.css") {
        let text = fs::read_to_string(format!("{ROOT}/{path}")).expect("a file");
        let comments_start = text.split("/*");
        let code: String = comments_start.map(|part| part.split_once("*/").map_or(part, |(_, code)| code)).collect();
        for declaration in code.split([';', '{', '}']) {
            // Ids may look like colours.
            let value = declaration.rsplit_once(": ").map_or("", |(_, value)| value);
            assert!(!has_color(value) && !has_color_name(value), "{path}: {declaration}");
        }
    }
    let is_checked = |path: &&String| {
        !path.starts_with("src/figures/paint/theme")
            && !path.starts_with("src/figures/paint/colors")
            && !EXEMPT.contains(&path.as_str())
    };
    for path in files("src", ".rs").iter().filter(is_checked) {
        let text = fs::read_to_string(format!("{ROOT}/{path}")).expect("a file");
        for line in text.lines().filter(|line| !line.trim_start().starts_with('/')) {
            let mut texts = line.split('"').skip(1).step_by(2);
            assert!(!texts.any(has_color), "{path}: {line}");
        }
    }
    let others = ["var(--ink)", "currentcolor", "#main-4", "rgb(var(--x))", "white-space", "nowrap", "#12"];
    assert!(["#fff", "1px solid #1b1d2226", "rgb(0 0 0 / 45%)"].into_iter().all(has_color));
    assert!(["white", "0 0 1px Red"].into_iter().all(has_color_name));
    assert!(!others.into_iter().any(|text| has_color(text) || has_color_name(text)));
}

/// Where two series have the same form, their colours are told apart with any sight.
#[test]
fn series_differ_in_form_or_in_colour() {
    let pens: Vec<_> = (0..4).map(Pen::series).collect();
    for theme in [&Theme::LIGHT, &Theme::DARK] {
        for (index, one) in pens.iter().enumerate() {
            for other in pens[..index].iter().filter(|other| (other.dashed, other.width) == (one.dashed, one.width)) {
                for (sight, matrix) in SIGHTS {
                    let [a, b] = [one, other].map(|pen| through(matrix, lab(color(theme, pen.ink))));
                    assert!(separation(a, b) > 10.0, "{:?} and {:?}, {sight}", one.ink, other.ink);
                }
            }
        }
    }
}
