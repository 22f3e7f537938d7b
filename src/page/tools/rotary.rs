//! A block of rotary parameters, and the wavelengths that it comes to.

use leptos::prelude::*;

use super::paste::Paste;
use crate::check::rope::Rope;
use crate::check::rope_words;
use crate::text;
use crate::text::number::{significant, whole};

/// A field for the block, and the table.
#[component]
pub(super) fn Rotary() -> impl IntoView {
    let read = RwSignal::new_local(None);
    let take = move |text: String| read.set(Some(Rope::read(&text)));
    let form = view! { <Paste label=text::get("check.rope.paste") rows="6" go=text::get("check.rope.go") take /> };
    view! {
        <section aria-labelledby="check-rope">
            <h3 id="check-rope">{text::get("check.rope")}</h3>
            <p class="help">{text::get("check.rope.help")}</p>
            {form.into_any()}
            <div class="verdict" role="status">
                {move || {
                    read.with(|read| match read {
                        None => ().into_any(),
                        Some(Err(error)) => view! { <p class="wrong">{rope_words::error(error)}</p> }.into_any(),
                        Some(Ok(rope)) => {
                            rope_words::said(rope).into_iter().map(|words| view! { <p>{words}</p> }).collect_view().into_any()
                        }
                    })
                }}
            </div>
            {move || read.with(|read| read.as_ref().and_then(|read| read.as_ref().ok()).map(table))}
        </section>
    }
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
