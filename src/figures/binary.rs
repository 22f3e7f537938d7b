//! Binary digits of positions, and beside each the sinusoid of the nearest wavelength: the same idea, smooth.

use std::f64::consts::TAU;

use super::shared::cells::{bar, cells};
use super::shared::said::joined;
use super::{Drawing, Figure, Statement, Width, no_cursor};
use crate::core::binary::{digit, digits, nearest_pair, period};
use crate::core::sampling::sine_into;
use crate::params::{ParamId, Params};
use crate::scene::{Arrange, Axis, ColorMap, Mark, Measure, Panel, Raster, Read, Reading};
use crate::scene::{Scene, Ticks};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

pub(super) static FIGURE: Figure = Figure {
    id: "binary",
    reads: &[ParamId::DModel, ParamId::Base, ParamId::NPos, ParamId::Schedule],
    keys: [Some(ParamId::Pos), None],
    fixed: &[],
    controls: &[],
    book: None,
    width: Width::Panels,
};

pub(super) static DRAWING: Drawing = Drawing::new(scene, no_cursor);

pub(super) const SAYS: &[Statement] = &[
    Statement {
        text: "notice",
        holds: |params| params.freqs().iter().all(|freq| TAU / freq > TAU - 1e-9 && TAU / freq > period(0)),
    },
    Statement {
        text: "caption",
        holds: |params| by_logarithm(params).last().is_some_and(|(_, is_nearest)| *is_nearest),
    },
    Statement { text: "details", holds: |params| by_logarithm(params).iter().all(|(_, is_nearest)| *is_nearest) },
    Statement { text: "shared", holds: |params| by_logarithm(params).windows(2).any(|two| two[0].0 == two[1].0) },
];

/// For every bit the wavelength beside it, and whether no other is nearer to its period on a logarithmic axis.
fn by_logarithm(params: &Params) -> Vec<(usize, bool)> {
    let (freqs, count) = (params.freqs(), params.n_pos.min(MOST));
    let beside = |bit: u32| {
        let off = |freq: f64| (TAU / freq / period(bit)).ln().abs();
        let pair = nearest_pair(&freqs, period(bit));
        // Two logarithms may be as near and round apart.
        (pair, freqs.iter().all(|freq| off(*freq) >= off(freqs[pair]) - 1e-12))
    };
    (0..digits(count)).map(beside).collect()
}

/// Six digits count so many positions; of more, the slow digits would crowd out the fast.
const MOST: u32 = 64;
/// A panel narrower than this has no room for 64 columns.
const NARROWEST: f64 = 300.0;

/// A pair beside a bit.
#[derive(Clone, Copy)]
struct Beside {
    pair: usize,
    freq: f64,
}

fn scene(params: &Params) -> Scene {
    let freqs = params.freqs();
    let count = params.n_pos.min(MOST);
    let beside = |bit| {
        let pair = nearest_pair(&freqs, period(bit));
        Beside { pair, freq: freqs[pair] }
    };
    let rows: Vec<Beside> = (0..digits(count)).map(beside).collect();
    let bits = 0..rows.len() as u32;
    let entries = bits.flat_map(|bit| (0..count).map(move |pos| digit(pos, bit) as f32)).collect();
    let named = |bit: usize| {
        [
            ("bit", whole(bit as u32)),
            ("period", whole(period(bit as u32))),
            ("pair", whole(rows[bit].pair as u32)),
            ("wavelength", significant(TAU / rows[bit].freq, 4)),
        ]
    };
    let names: Vec<String> = (0..rows.len()).map(|bit| fill("figure.binary.row", &named(bit))).collect();
    let mut values = vec![
        ("rows", names.join("; ")),
        ("shared", shared(&rows)),
        ("count", whole(count)),
        ("n", whole(params.n_pos)),
        ("last", whole(count - 1)),
    ];
    values.extend(named(rows.len() - 1));
    let said = |key: &str, is_said: bool| if is_said { fill(key, &values) } else { String::new() };
    let caption = said("figure.binary.caption", true);
    let details = joined(&[
        &said("figure.binary.details", true),
        &said("figure.binary.shared", rows.windows(2).any(|two| two[0].pair == two[1].pair)),
        text::get("figure.binary.signs"),
        &said("figure.binary.part", count < params.n_pos),
    ]);
    values.extend([("caption", caption.clone()), ("details", details.clone())]);
    let digits_read = read(count, rows.clone(), |pos, bit, _| {
        let values = [("pos", whole(pos)), ("bit", whole(bit)), ("digit", whole(digit(pos, bit)))];
        fill("figure.binary.read", &values)
    });
    let waves_read = read(count, rows.clone(), |pos, _, row| {
        let sin = significant((f64::from(pos) * row.freq).sin(), 6);
        fill(
            "figure.sinusoids.read",
            &[
                ("pos", whole(pos)),
                ("pair", whole(row.pair as u32)),
                ("wavelength", significant(TAU / row.freq, 6)),
                ("sin", sin),
            ],
        )
    });
    let digits = cells(entries, count as usize, ColorMap::Sequential, [0.0, 1.0]);
    Scene {
        panels: vec![
            panel("figure.binary.digits", digits, (count, rows.len()), digits_read),
            panel("figure.binary.waves", waves(&rows, count), (count, rows.len()), waves_read),
        ],
        arrange: Arrange::Flow(NARROWEST),
        alt: fill("figure.binary.alt", &values),
        caption,
        details,
    }
}

/// The bits that have one pair together, in words: they are neighbours.
fn shared(rows: &[Beside]) -> String {
    let together = rows.chunk_by(|one, next| one.pair == next.pair).filter(|bits| bits.len() > 1);
    let named = together.map(|bits| {
        let from = rows.iter().take_while(|row| row.pair < bits[0].pair).count();
        let values = [
            ("pair", whole(bits[0].pair as u32)),
            ("from", whole(from as u32)),
            ("to", whole((from + bits.len() - 1) as u32)),
        ];
        fill("figure.binary.together", &values)
    });
    named.collect::<Vec<_>>().join(", ")
}

/// The sines, one a row, along the real positions.
fn waves(rows: &[Beside], count: u32) -> Mark {
    let edges = [-0.5, f64::from(count) - 0.5];
    let freqs: Vec<f64> = rows.iter().map(|row| row.freq).collect();
    let y = [-0.5, rows.len() as f64 - 0.5];
    let fill = move |columns: usize, rows: usize, out: &mut [f32]| {
        let pixel = (edges[1] - edges[0]) / columns as f64;
        let [mut sines, mut cosines] = [vec![0.0; columns], vec![0.0; columns]];
        for row in 0..rows {
            let wave = row * freqs.len() / rows;
            // Several rows of pixels of one wave are copies of the first.
            if row > 0 && wave == (row - 1) * freqs.len() / rows {
                out.copy_within((row - 1) * columns..row * columns, row * columns);
                continue;
            }
            sine_into(freqs[wave], edges[0] + pixel / 2.0, pixel, 1.0, &mut sines, &mut cosines);
            out[row * columns..][..columns].iter_mut().zip(&sines).for_each(|(out, sin)| *out = *sin as f32);
        }
    };
    Mark::Raster(Raster { x: edges, y, map: ColorMap::Diverging, range: [-1.0, 1.0], fill: Box::new(fill) })
}

fn panel(title: &str, mark: Mark, (count, rows): (u32, usize), read: Read) -> Panel {
    let (map, range) = match &mark {
        Mark::Raster(raster) => (raster.map, raster.range),
        _ => (ColorMap::Sequential, [0.0, 1.0]),
    };
    let bits = Axis::whole(text::get("axis.bit"), [rows as f64 - 0.5, -0.5], Measure::Other);
    Panel {
        title: Some(text::get(title).into()),
        x: Axis::whole(text::get("axis.pos"), [-0.5, f64::from(count) - 0.5], Measure::Pos),
        y: Axis { ticks: Ticks::Whole, ..bits },
        equal: false,
        marks: vec![mark],
        color_bar: Some(bar(map, range)),
        read: Some(read),
        here: None,
        grab: None,
    }
}

fn read(count: u32, rows: Vec<Beside>, says: fn(u32, u32, &Beside) -> String) -> Read {
    Box::new(move |[x, y]| {
        let pos = x.round().clamp(0.0, f64::from(count - 1));
        let bit = y.round().clamp(0.0, (rows.len() - 1) as f64);
        Some(Reading { at: [pos, bit], text: says(pos as u32, bit as u32, &rows[bit as usize]) })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bit_has_the_pair_of_nearest_wavelength() {
        let Scene { caption, details, .. } = scene(&Params::default());
        // 2π·10^(pair/16): 6.283 is nearest to 2 and 4, 8.379 to 8, 14.9 or 17.21 to 16, and so on.
        assert!(details.contains("bit 0") && details.contains("pair 0, 6.283"), "{details}");
        assert!(details.contains("every 8: pair 2, 8.379"), "{details}");
        assert!(caption.contains("every 64 positions") && caption.contains("62.83, of pair 16"), "{caption}");
    }

    #[test]
    fn bits_without_a_wavelength_of_their_own_are_named() {
        let details = |base, n_pos| scene(&Params { base, n_pos, ..Params::default() }).details;
        assert!(details(1e4, 50).contains("pair 0 beside bits 0 to 1"), "{}", details(1e4, 50));
        assert!(details(1.000_001, 64).contains("pair 63 beside bits 2 to 5"), "{}", details(1.000_001, 64));
        assert!(!details(1e4, 2).contains("share"), "one bit shares with none: {}", details(1e4, 2));
    }

    /// Why the words on the signs are as they are: where a run of equal digits begins, the sine of its period is 0, and
    /// for bit 0 that is everywhere.
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
    fn digits_and_sines_are_read_where_they_stand() {
        let scene = scene(&Params { n_pos: 1 << 20, ..Params::default() });
        let says = |panel: usize, at| {
            let read = scene.panels[panel].read.as_ref().expect("a reading");
            read(at).expect("a value everywhere").text
        };
        assert!(says(0, [13.1, 1.2]).ends_with(": 0") && says(0, [13.1, 2.2]).ends_with(": 1"), "13 is 1101");
        assert!(says(1, [6.0, 0.0]).contains("−0.279415"), "sin 6");
        assert_eq!(scene.panels[0].x.domain, [-0.5, 63.5]);
    }
}
