//! A model's rotary parameters: what they say, and the wavelengths that they come to.

use leptos::prelude::*;

use crate::check::rope::Rope;
use crate::check::rope_words;
use crate::text;
use crate::text::number::{significant, whole};

/// What is said of them, and the table of wavelengths.
pub(super) fn rotary(rope: &Rope) -> AnyView {
    let said = rope_words::said(rope).into_iter().map(|words| view! { <p>{words}</p> }).collect_view();
    view! {
        {said}
        {table(rope)}
    }
    .into_any()
}

fn table(rope: &Rope) -> AnyView {
    let head = ["check.rope.pair", "check.rope.plain", "check.rope.scaled", "check.rope.factor"]
        .map(|key| view! { <th scope="col">{text::get(key)}</th> });
    let row = |(pair, [plain, scaled]): (u32, [f64; 2])| {
        view! {
            <tr>
                <th scope="row">{whole(pair)}</th>
                <td>{significant(plain, 6)}</td>
                <td>{significant(scaled, 6)}</td>
                <td>{significant(scaled / plain, 4)}</td>
            </tr>
        }
    };
    let rows = (0..).zip(rope.wavelengths()).map(row).collect_view();
    view! {
        <div class="wavelengths" tabindex="0" role="region" aria-label=text::get("check.rope.table")>
            <table>
                <thead>
                    <tr>{head.into_iter().collect_view()}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}
