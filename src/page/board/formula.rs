//! The formula of the entry at the cursor, with its current numbers.

use leptos::prelude::*;

use crate::core::encoding::{Component, dim_of};
use crate::core::schedule::Schedule;
use crate::page::erased::Erase;
use crate::page::use_page;
use crate::params::Params;
use crate::text;
use crate::text::number::{plain, significant, whole};

/// Significant digits of the entry's value.
const DIGITS: usize = 4;

/// The sine of the cursor's pair at the cursor's position, `PE(10, 0) = sin(10 / 10000^(0/128)) = −0.544`, and the
/// cosine of the same angle, in radians where the fraction has no room, `PE(10, 1) = cos(10 rad) = −0.8391`. A part is
/// highlighted briefly when a slider or the cursor changes it. A learned table has no formula, and a model turns by an
/// angle, which the line of its facts says.
#[component]
pub(super) fn LiveFormula() -> impl IntoView {
    let cursor = use_page().state.reading.cursor;
    let is_other = Memo::new(move |_| {
        cursor.with(|now| (now.table.is_some() && now.formula_of_table().is_none()) || now.model.is_some())
    });
    view! {
        <div class="live-formula" hidden=is_other>
            <Entry component=Component::Sin />
            <Entry component=Component::Cos />
        </div>
    }
}

/// The formula of the sine or the cosine of the cursor's pair.
#[component]
fn Entry(component: Component) -> impl IntoView {
    let cursor = use_page().state.reading.cursor;
    let is_power = Memo::new(move |_| cursor.with(|now| exponent(now).is_some()));
    let (name, class) = match component {
        Component::Sin => ("label.sin", "of-sin"),
        Component::Cos => ("label.cos", "of-cos"),
    };
    let name = text::get(name);
    let label = move || cursor.with(|now| spoken(now, component));
    let angle = move || {
        if is_power.get() {
            view! {
                " / "
                <Part class="of-base" read=Box::new(|now| plain(now.base)) />
                <sup>
                    <Part class="of-pair" read=Box::new(|now| term(now, 0)) />
                    "/"
                    <Part class="of-d" read=Box::new(|now| term(now, 1)) />
                </sup>
            }
            .erased()
        } else {
            view! {
                " · "
                <Part class="of-base" read=Box::new(|now| significant(now.freq(now.pair), DIGITS)) />
            }
            .erased()
        }
    };
    view! {
        <p class=format!("entry {class}") role="math" aria-label=label>
            "PE("
            <Part class="of-pos" read=Box::new(|now| whole(now.pos)) />
            ", "
            <Part class="of-pair" read=Box::new(move |now| whole(dim(now, component))) />
            ") = "
            <b class="function">{name}</b>
            "("
            <span class="angle"><Part class="of-pos" read=Box::new(|now| whole(now.pos)) /> {angle}</span>
            {(component == Component::Cos)
                .then(|| view! { <span class="radians"><Part class="of-angle" read=Box::new(radians) /> " rad"</span> })}
            ")"
            " = "
            <Part class="of-value" read=Box::new(move |now| significant(value(now, component), DIGITS)) />
        </p>
    }
}

/// What a part shows. One type for all parts, because each other type would be a component of its own in the first chunk.
type Read = Box<dyn Fn(&Params) -> String + Send + Sync>;

/// A part of the formula, highlighted briefly when it changes.
#[component]
fn Part(class: &'static str, read: Read) -> impl IntoView {
    let cursor = use_page().state.reading.cursor;
    let value = Memo::new(move |_| cursor.with(&read));
    // A CSS animation restarts only when its name changes, so two otherwise identical classes alternate.
    let highlight_class = Memo::new(move |before: Option<&&'static str>| {
        value.track();
        match before {
            None => "",
            Some(&"lit-odd") => "lit-even",
            Some(_) => "lit-odd",
        }
    });
    view! { <span class=move || format!("part {class} {}", highlight_class.get())>{value}</span> }
}

/// The dimension in which the cursor's pair has this component.
fn dim(now: &Params, component: Component) -> u32 {
    dim_of(now.layout, now.d_model, now.pair, component)
}

/// The angle of both entries, in radians, with four decimals or, below 1, four significant digits: enough for the digits of
/// the value.
fn radians(now: &Params) -> String {
    let angle = turned(now);
    let whole_digits = if angle < 1.0 { 0 } else { angle.log10() as usize + 1 };
    significant(angle, whole_digits + DIGITS)
}

/// The angle of both entries, in radians.
fn turned(now: &Params) -> f64 {
    f64::from(now.pos) * now.freq(now.pair)
}

/// The value of the entry.
fn value(now: &Params, component: Component) -> f64 {
    let (sin, cos) = turned(now).sin_cos();
    match component {
        Component::Sin => sin,
        Component::Cos => cos,
    }
}

/// The exponent of the base, as a fraction, if the frequency is a power of the base.
fn exponent(now: &Params) -> Option<[u32; 2]> {
    match now.schedule {
        Schedule::Geometric => Some([2 * now.pair, now.d_model]),
        Schedule::Inclusive if now.pairs() > 1 => Some([now.pair, now.pairs() - 1]),
        _ => None,
    }
}

/// The numerator or the denominator of the exponent.
fn term(now: &Params, which: usize) -> String {
    exponent(now).map(|terms| whole(terms[which])).unwrap_or_default()
}

/// The formula in one line of text, for screen readers.
fn spoken(now: &Params, component: Component) -> String {
    let name = text::get(if component == Component::Sin { "label.sin" } else { "label.cos" });
    let (pos, value) = (whole(now.pos), significant(value(now, component), DIGITS));
    let angle = match exponent(now) {
        Some(terms) => format!("{pos} / {}^({}/{})", plain(now.base), whole(terms[0]), whole(terms[1])),
        None => format!("{pos} · {}", significant(now.freq(now.pair), DIGITS)),
    };
    format!("PE({pos}, {}) = {name}({angle}) = {value}", whole(dim(now, component)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::encoding::PairLayout;

    #[test]
    fn the_default_formula_is_that_of_the_paper_with_numbers() {
        let now = Params::default();
        assert_eq!(spoken(&now, Component::Sin), "PE(10, 0) = sin(10 / 10000^(0/128)) = −0.544");
        // cos 10 = −0.83907…
        assert_eq!(spoken(&now, Component::Cos), "PE(10, 1) = cos(10 / 10000^(0/128)) = −0.8391");
    }

    #[test]
    fn the_angle_of_the_cosine_has_enough_digits() {
        let radians = |pos, pair| radians(&Params { pos, pair, n_pos: 1 << 20, ..Params::default() });
        // 10 · 10000^(−20/64) and 3 · 10000^(−63/64).
        assert_eq!([radians(10, 0), radians(10, 20), radians(3, 63)], ["10", "0.5623", "0.0003464"]);
        // 123456 · 10000^(−1/64).
        assert_eq!(radians(123_456, 1), "106\u{202f}908.4915");
        assert_eq!(radians(0, 5), "0");
    }

    #[test]
    fn the_formula_follows_the_pair_layout_and_the_schedule() {
        let now = Params { layout: PairLayout::Split, pair: 3, ..Params::default() };
        assert!(spoken(&now, Component::Sin).starts_with("PE(10, 3) = sin(10 / 10000^(6/128))"));
        assert!(spoken(&now, Component::Cos).starts_with("PE(10, 67)"));
        let inclusive = Params { schedule: Schedule::Inclusive, ..now.clone() };
        assert!(spoken(&inclusive, Component::Sin).starts_with("PE(10, 3) = sin(10 / 10000^(3/63))"));
        let linear = Params { schedule: Schedule::Linear, ..now };
        assert!(!spoken(&linear, Component::Sin).contains('^'), "{}", spoken(&linear, Component::Sin));
    }
}
