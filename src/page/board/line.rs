//! One reading of all figures on the board: the cursor, and what the core makes of it; of A and B, both.

use leptos::prelude::*;

use crate::core::distance::distance;
use crate::page::use_page;
use crate::params::Params;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The line. While a pointer passes over a figure, it reads what is there.
#[component]
pub(super) fn Line() -> impl IntoView {
    let state = use_page().state;
    let pointed = move || {
        let reading = state.pointed.with(|pointed| pointed.as_ref().map(|pointed| pointed.reading.clone()));
        reading.filter(|reading| !reading.is_empty())
    };
    let line = Memo::new(move |_| {
        pointed()
            .unwrap_or_else(|| state.cursor.with(|now| state.compared.with(|compared| read(now, compared.as_ref()))))
    });
    view! {
        <p class="board-line" aria-label=text::get("board.reading")>
            {line}
        </p>
    }
}

/// What the board reads: position, pair and its angle, the distance to the position k further on, and how many pairs
/// never finish a turn.
pub(crate) fn read(now: &Params, compared: Option<&Params>) -> String {
    let angle = |params: &Params| {
        let angle = f64::from(params.pos) * params.freq(params.pair.min(params.pairs() - 1));
        significant(angle.to_degrees().rem_euclid(360.0), 4)
    };
    let away = |params: &Params| distance(&params.freqs(), f64::from(params.k));
    let values = [
        ("pos", whole(now.pos)),
        ("other", whole(now.pos + now.k)),
        ("pair", whole(now.pair)),
        ("angle", with(angle(now), compared.map(angle))),
        ("distance", with(significant(away(now), 4), compared.map(|compared| significant(away(compared), 4)))),
        ("slow", with(whole(slow(now)), compared.map(|compared| whole(slow(compared))))),
        ("pairs", with(whole(now.pairs()), compared.map(|compared| whole(compared.pairs())))),
    ];
    let line = fill("board.line", &values);
    match compared.map(|compared| away(now) - away(compared)) {
        Some(more) if more != 0.0 => {
            let sign = if more > 0.0 { "+" } else { "" };
            fill("board.difference", &[("line", line), ("difference", format!("{sign}{}", significant(more, 4)))])
        }
        _ => line,
    }
}

/// A value of B after that of A, where the two differ.
fn with(now: String, compared: Option<String>) -> String {
    match compared {
        Some(compared) if compared != now => fill("board.from-to", &[("from", compared), ("to", now)]),
        _ => now,
    }
}

/// How many pairs have a wavelength longer than the sequence.
fn slow(params: &Params) -> u32 {
    let n_pos = f64::from(params.n_pos);
    params.freqs().iter().filter(|freq| std::f64::consts::TAU / **freq > n_pos).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_of_an_empty_link_has_the_numbers_of_the_book() {
        let line = read(&Params::default(), None);
        // 10 radians are 573°, a turn and 213°; the distance at offset 5 is that of the reference values.
        for number in ["213°", "5.799", "49", "64"] {
            assert!(line.contains(number), "{number}: {line}");
        }
    }

    #[test]
    fn two_settings_are_read_with_their_difference() {
        let (b, a) = (Params { base: 500_000.0, ..Params::default() }, Params::default());
        let line = read(&b, Some(&a));
        assert!(line.contains("→") && line.contains("49"), "{line}");
        assert_eq!(read(&a, Some(&a)), read(&a, None));
    }
}
