//! Binary digits of positions as squares. Below each row of digits is the sine with a similar wavelength, which
//! alternates in the same way but smoothly.

use std::f64::consts::{LN_2, TAU};

use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::binary::{FACTOR, digit, digits, fitting_pair, period};
use crate::core::sampling::sine_into;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, ColorMap, Fill, Grid, Ink, Mark, Measure, Panel, Pen, Raster, Reading, Scene, Side};
use crate::scene::{Scale, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "binary",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), None],
    plays: Some(ParamId::Pos),
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Row,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const CHECKED_STATEMENTS: &[Statement] = &[
    Statement { text: "notice", holds: |params| params.freqs().iter().all(|freq| TAU / freq > FACTOR * period(1)) },
    Statement { text: "caption", holds: |params| by_logarithm(params).iter().any(|(_, fits)| *fits) },
    Statement { text: "caption.none", holds: |params| by_logarithm(params).iter().all(|(_, fits)| !fits) },
    Statement { text: "rows", holds: |params| by_logarithm(params).iter().all(|(is_nearest, _)| *is_nearest) },
    Statement { text: "unfit", holds: |params| by_logarithm(params).iter().any(|(_, fits)| !fits) },
];

/// For every bit: whether its matching pair, if it has one, is the nearest on a logarithmic axis; and whether any pair
/// is within half an octave.
fn by_logarithm(params: &Params) -> Vec<(bool, bool)> {
    let (freqs, count) = (params.freqs(), params.n_pos.min(MAX_POSITIONS));
    let check = |bit: u32| {
        let mismatch = |freq: f64| (TAU / freq / period(bit)).ln().abs();
        // Two logarithms may be equally near up to rounding.
        let is_nearest = |pair: usize| freqs.iter().all(|freq| mismatch(*freq) >= mismatch(freqs[pair]) - 1e-12);
        (fitting_pair(&freqs, bit).is_none_or(is_nearest), freqs.iter().any(|freq| mismatch(*freq) < LN_2 / 2.0))
    };
    (0..digits(count)).map(check).collect()
}

/// Maximum number of positions, which need six digits. With more positions, the squares of the fast digits would be too
/// narrow.
const MAX_POSITIONS: u32 = 64;
/// Height of a strip of digits or of a sine. The sine is directly below the digits.
const STRIP: f64 = 0.82;
/// Distance from one bit to the next: each has a row of digits and a row of sines.
const BIT_SPACING: f64 = 2.0;

/// A bit and its matching pair, if there is one.
#[derive(Clone, Copy)]
struct Row {
    bit: u32,
    /// The pair and its frequency.
    matching: Option<(usize, f64)>,
}

impl Row {
    /// Upper and lower edges of the strip of its digits, or of its sine.
    fn strip(&self, is_sine: bool) -> [f64; 2] {
        let top = BIT_SPACING * f64::from(self.bit) + if is_sine { STRIP } else { 0.0 };
        [top, top + STRIP]
    }

    fn middle(&self, is_sine: bool) -> f64 {
        let [top, bottom] = self.strip(is_sine);
        f64::midpoint(top, bottom)
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let mut values = vec![("bit", whole(self.bit)), ("period", whole(period(self.bit)))];
        values.extend(
            self.matching
                .iter()
                .flat_map(|(pair, freq)| [("pair", whole(*pair as u32)), ("wavelength", significant(TAU / freq, 4))]),
        );
        values
    }
}

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let shown = params.n_pos.min(MAX_POSITIONS);
    let row = |bit| Row { bit, matching: fitting_pair(&freqs, bit).map(|pair| (pair, freqs[pair])) };
    let rows: Vec<Row> = (0..digits(shown)).map(row).collect();
    let edges = [-0.5, f64::from(shown) - 0.5];
    let mut marks = Vec::new();
    for row in &rows {
        marks.push(strip(shown, row.strip(false), [1.0, 0.0], squares(row.bit, shown)));
        match row.matching {
            Some((_, freq)) => marks.push(strip(shown, row.strip(true), [-1.0, 1.0], wave(freq, edges))),
            None => marks.push(Mark::Label {
                at: [f64::midpoint(edges[0], edges[1]), row.middle(true)],
                shift: [0.0; 2],
                side: Side::Middle,
                text: text::get("figure.binary.empty").into(),
                ink: Ink::Muted,
            }),
        }
        for is_sine in [false, true].into_iter().take(1 + usize::from(row.matching.is_some())) {
            marks.push(outline(edges, row.strip(is_sine)));
        }
    }
    let [caption, details, alt] = words(params, &rows, shown);
    Scene {
        panels: vec![Panel {
            title: None,
            x: Axis::whole(text::get("axis.pos"), edges, Measure::Pos),
            y: axis(&rows),
            equal: false,
            marks,
            color_bar: None,
            read: Some(Box::new(move |[x, y]| {
                let pos = x.round().clamp(0.0, f64::from(shown - 1));
                let row = rows[((y / BIT_SPACING).floor().max(0.0) as usize).min(rows.len() - 1)];
                let is_sine = y > row.strip(false)[1] && row.matching.is_some();
                Some(Reading { at: [pos, row.middle(is_sine)], text: reading_text(&row, pos as u32, rows.len()) })
            })),
            cursor_reading: None,
            drag: None,
        }],
        arrange: Arrange::Stack,
        caption,
        details,
        alt,
    }
}

/// The vertical axis, with bit 0 at the top; each row is labelled with its period.
fn axis(rows: &[Row]) -> Axis {
    let named = |row: &Row| {
        let bit = (row.middle(false), fill("figure.binary.bit", &row.values()));
        let pair = row.matching.map(|_| (row.middle(true), fill("figure.binary.pair", &row.values())));
        [Some(bit), pair].into_iter().flatten().collect::<Vec<_>>()
    };
    Axis {
        label: text::get("axis.period").into(),
        domain: [BIT_SPACING * rows.len() as f64 - 0.2, -0.2],
        scale: Scale::Linear,
        ticks: Ticks::At(rows.iter().flat_map(named).collect()),
        measures: Measure::Other,
        is_frozen: false,
        order: None,
    }
}

fn strip(shown: u32, y: [f64; 2], range: [f64; 2], (fill, value): (Fill, Value)) -> Mark {
    let x = [-0.5, f64::from(shown) - 0.5];
    let grid = Grid { count: [shown as usize, 1], value: Box::new(move |[pos, _]| value(pos as u32)) };
    Mark::Raster(Raster { x, y, map: ColorMap::Grey, range, fill, grid })
}

fn outline([left, right]: [f64; 2], [top, bottom]: [f64; 2]) -> Mark {
    let points = vec![[left, top], [right, top], [right, bottom], [left, bottom], [left, top]];
    Mark::Line { points, pen: Pen::solid(Ink::Muted).width(0.5), label: None }
}

/// The number at a position.
type Value = Box<dyn Fn(u32) -> f64>;

/// The digits, one column per position.
fn squares(bit: u32, shown: u32) -> (Fill, Value) {
    let fill: Fill = Box::new(move |columns, rows, out| {
        let column = |column: usize| digit((column * shown as usize / columns) as u32, bit) as f32;
        repeated((columns, rows), out, column);
    });
    (fill, Box::new(move |pos| f64::from(digit(pos, bit))))
}

/// The sine over continuous positions.
fn wave(freq: f64, edges: [f64; 2]) -> (Fill, Value) {
    let fill: Fill = Box::new(move |columns, rows, out| {
        let pixel = (edges[1] - edges[0]) / columns as f64;
        let [mut sines, mut cosines] = [vec![0.0; columns], vec![0.0; columns]];
        sine_into(freq, edges[0] + pixel / 2.0, pixel, 1.0, &mut sines, &mut cosines);
        repeated((columns, rows), out, |column| sines[column] as f32);
    });
    (fill, Box::new(move |pos| (f64::from(pos) * freq).sin()))
}

/// Fills every row of pixels with the same values.
fn repeated((columns, rows): (usize, usize), out: &mut [f32], value: impl Fn(usize) -> f32) {
    out[..columns].iter_mut().enumerate().for_each(|(column, out)| *out = value(column));
    (1..rows).for_each(|row| out.copy_within(..columns, row * columns));
}

/// The reading at a position in a row.
fn reading_text(row: &Row, pos: u32, digits: usize) -> String {
    let mut values = row.values();
    values.extend([("pos", whole(pos)), ("digit", whole(digit(pos, row.bit)))]);
    values.push(("digits", (0..digits as u32).rev().map(|bit| whole(digit(pos, bit))).collect()));
    let Some((_, freq)) = row.matching else { return fill("figure.binary.read", &values) };
    values.retain(|(name, _)| *name != "wavelength");
    values.push(("wavelength", significant(TAU / freq, 6)));
    values.push(("sin", significant((f64::from(pos) * freq).sin(), 6)));
    fill("figure.binary.read.sine", &values)
}

/// Caption, details and alternative text.
fn words(params: &Params, rows: &[Row], shown: u32) -> [String; 3] {
    let fitting: Vec<&Row> = rows.iter().filter(|row| row.matching.is_some()).collect();
    let named = |rows: &[&Row], key: &str| -> Vec<String> { rows.iter().map(|row| fill(key, &row.values())).collect() };
    let unfit: Vec<&Row> = rows.iter().filter(|row| row.matching.is_none()).collect();
    let mut values = vec![
        ("fitting", whole(fitting.len() as u32)),
        ("count", whole(rows.len() as u32)),
        ("rows", text::groups(named(&fitting, "figure.binary.row"))),
        ("unfit", text::list(named(&unfit, "figure.binary.named"))),
        ("shown", whole(shown)),
        ("n", whole(params.n_pos)),
        ("last", whole(shown - 1)),
    ];
    values.extend(fitting.last().map(|row| row.values()).unwrap_or_default());
    let text_if = |key: &str, is_shown: bool| if is_shown { fill(key, &values) } else { String::new() };
    let caption = if fitting.is_empty() { "figure.binary.caption.none" } else { "figure.binary.caption" };
    let caption = text_if(caption, true);
    let details = text::sentences([
        &text_if("figure.binary.details", true),
        &text_if("figure.binary.rows", !fitting.is_empty()),
        &text_if("figure.binary.unfit", !unfit.is_empty()),
        &text_if("figure.binary.signs", true),
        &text_if("figure.binary.part", shown < params.n_pos),
    ]);
    [caption, details, fill("figure.binary.alt", &values)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_at(params: &Params) -> String {
        let Scene { caption, details, .. } = scene(params);
        format!("{caption} {details}")
    }

    #[test]
    fn each_bit_has_at_most_one_matching_pair() {
        let plain = words_at(&Params::default());
        // 2π·10^(pair/16): 8.379 is nearest to 8, 14.9 or 17.21 to 16, and so on; 6.283 is too far from 2 and from 4.
        assert!(plain.contains("For 4 of 6 binary digits"), "{plain}");
        assert!(plain.contains("every 8, pair 2 every 8.379") && plain.contains("period of bit 0, bit 1."), "{plain}");
        assert!(plain.contains("bit 5 repeats every 64 positions, and pair 16 every 62.83."), "{plain}");
    }

    #[test]
    fn few_wavelengths_leave_most_bits_without_a_pair() {
        let two = words_at(&Params { d_model: 2, n_pos: 64, ..Params::default() });
        assert!(
            two.contains("For 1 of 6 binary digits") && two.contains("bit 0, bit 1, bit 3, bit 4, bit 5."),
            "{two}"
        );
        let short = |n_pos| words_at(&Params { n_pos, ..Params::default() });
        assert!(short(4).contains("None of the binary digits of positions 0 to 3 has a wavelength"), "{}", short(4));
        assert!(short(2).contains("The one binary digit of positions 0 to 1 has no wavelength"), "{}", short(2));
        let strips = |d_model| {
            let marks = scene(&Params { d_model, n_pos: 64, ..Params::default() }).panels.remove(0).marks;
            marks.iter().filter(|mark| matches!(mark, Mark::Raster(_))).count()
        };
        assert_eq!([strips(2), strips(128)], [7, 10], "six rows of digits, and one sine or four");
    }

    /// Checks the text on signs. At the start of a run of equal digits, the sine of the same period is 0; for bit 0,
    /// every position is such a start.
    #[test]
    fn a_sine_of_the_period_is_positive_within_runs_of_0_and_negative_within_runs_of_1() {
        for bit in 0..6 {
            for pos in 0..64 {
                let sin = (TAU * f64::from(pos) / period(bit)).sin();
                let begins = pos % (1 << bit) == 0;
                // The angle is at most 64π.
                assert!(
                    if begins { sin.abs() < 1e-13 } else { (sin < 0.0) == (digit(pos, bit) == 1) },
                    "{bit} {pos} {sin}"
                );
            }
        }
    }

    #[test]
    fn readings_match_the_digits_and_sines_in_the_picture() {
        let scene = scene(&Params { n_pos: 1 << 20, ..Params::default() });
        let panel = &scene.panels[0];
        let says = |at| (panel.read.as_ref().expect("a reading"))(at).expect("a value everywhere").text;
        assert_eq!(says([13.1, 2.4]), "pos 13 is 001101 in binary, bit 1: 0");
        // 2π·10^(2/16) is 8.378762, and sin(2π·13/8.378762) is −0.3182157.
        let third = says([13.1, 5.2]);
        assert!(third.contains("bit 2: 1; sine of pair 2, of wavelength 8.37876: −0.318216"), "{third}");
        assert_eq!(panel.x.domain, [-0.5, 63.5]);
    }

    /// Squares and sines as painted: one column of pixels per position.
    #[test]
    fn strips_show_the_digits_and_the_sine() {
        let mut out = vec![0.0; 64];
        squares(3, 64).0(64, 1, &mut out);
        assert!((0..64).zip(&out).all(|(pos, shown)| *shown == digit(pos, 3) as f32));
        wave(0.4, [-0.5, 31.5]).0(32, 2, &mut out);
        // Stored in single precision.
        assert!((0..32).all(|pos| (f64::from(out[pos]) - (0.4 * pos as f64).sin()).abs() < 1e-7));
        assert_eq!(out[..32], out[32..]);
    }
}
