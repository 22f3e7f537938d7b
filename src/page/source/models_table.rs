//! The table of published models, which columns sort. Part of the lazy chunk with their configs.

use std::cmp::Ordering;
use std::f64::consts::TAU;
use std::sync::{Arc, LazyLock};

use leptos::prelude::*;

use super::model_facts::scaling_words;
use super::model_list::ALL;
use crate::browser::dom::go_to;
use crate::check::rope_words;
use crate::models::{Published, Unrotated};
use crate::page::Page;
use crate::page::erased::Erase;
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// What the table says of a model.
struct Row {
    published: &'static Published,
    /// The number of pairs that complete no turn within the trained length, or else within the length of use, without
    /// scaling.
    unturned: Option<u32>,
    /// The longest wavelength, in positions, with the scaling for the length of use.
    longest: f64,
}

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| ALL.rotary.iter().map(Row::of).collect());

impl Row {
    fn of(published: &'static Published) -> Self {
        let model = &published.model;
        let used = model.used.or(model.rule.trained);
        let freqs = model.rule.freqs(model.dims, model.base, used.unwrap_or(f64::INFINITY));
        let plain = model.rule.plain(model.dims, model.base);
        let unturned = |length: f64| plain.iter().filter(|freq| TAU / *freq > length).count() as u32;
        Self {
            published,
            unturned: model.rule.trained.or(used).map(unturned),
            longest: freqs.iter().map(|freq| TAU / freq).fold(0.0, f64::max),
        }
    }

    /// The share of pairs that complete no turn.
    fn unturned_share(&self) -> Option<f64> {
        self.unturned.map(|unturned| 2.0 * f64::from(unturned) / f64::from(self.published.model.dims))
    }
}

/// A column: its text key, and the order that it sorts rows into.
type Column = (&'static str, fn(&Row, &Row) -> Ordering);

static COLUMNS: [Column; 8] = [
    ("published.name", |one, other| one.published.model.name.cmp(&other.published.model.name)),
    ("published.base", |one, other| one.published.model.base.total_cmp(&other.published.model.base)),
    ("published.turning", |one, other| one.published.model.dims.cmp(&other.published.model.dims)),
    ("published.scaling", |one, other| scaling_words(&one.published.model).cmp(&scaling_words(&other.published.model))),
    ("published.trained", |one, other| {
        compare(one.published.model.trained_for_less(), other.published.model.trained_for_less())
    }),
    ("published.used", |one, other| compare(one.published.model.used, other.published.model.used)),
    ("published.longest", |one, other| one.longest.total_cmp(&other.longest)),
    ("published.unturned", |one, other| compare(one.unturned_share(), other.unturned_share())),
];

/// Unknown values come first.
fn compare(one: Option<f64>, other: Option<f64>) -> Ordering {
    one.unwrap_or(-1.0).total_cmp(&other.unwrap_or(-1.0))
}

/// The table. Without a sorted column, it has the order of the list of encodings.
#[component]
pub(super) fn ModelsTable(page: Page) -> impl IntoView {
    // The sorted column, and whether from the greatest.
    let sorted = RwSignal::new(None::<(usize, bool)>);
    let head = COLUMNS.iter().enumerate().map(|(index, (key, _))| {
        let direction = move || match sorted.get() {
            Some((column, is_descending)) if column == index => {
                Some(if is_descending { "descending" } else { "ascending" })
            }
            _ => None,
        };
        // Numbers are sorted from the greatest first.
        let sort = move |_| {
            sorted.update(|sorted| {
                *sorted = Some(match *sorted {
                    Some((column, is_descending)) if column == index => (index, !is_descending),
                    _ => (index, index > 0),
                });
            });
        };
        view! {
            <th scope="col" aria-sort=direction>
                <button type="button" on:click=sort>
                    {text::get(key)}
                </button>
            </th>
        }
    });
    let body = move || {
        let mut rows: Vec<&Row> = ROWS.iter().collect();
        if let Some((column, is_descending)) = sorted.get() {
            let order = COLUMNS[column].1;
            rows.sort_by(|one, other| if is_descending { order(other, one) } else { order(one, other) });
        }
        rows.into_iter().map(|row| cells(row, page)).collect_view()
    };
    view! {
        <p>{fill("published.count", &[("count", whole(ROWS.len() as u32))])}</p>
        <div class="published-table" tabindex="0" role="group" aria-labelledby="published-title">
            <table>
                <thead>
                    <tr>{head.collect_view()} <th scope="col">{text::get("published.source")}</th></tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </div>
        <p>{text::get("published.unrotated")}</p>
        <ul>{ALL.unrotated.iter().map(other).collect_view()}</ul>
    }
}

/// A model that does not rotate, with the positions that it has.
fn other(model: &'static Unrotated) -> impl IntoView {
    view! {
        <li title=model.source.clone()>
            <a href=format!("#{}", model.link)>{model.name.clone()}</a>
            " "
            {rope_words::positions(&model.positions)}
        </li>
    }
}

fn cells(row: &'static Row, page: Page) -> AnyView {
    let model = &row.published.model;
    // A dash where nothing is to be said, as is usual in tables.
    let length = |length: Option<f64>| length.map_or_else(|| "–".to_owned(), |length| significant(length, 12));
    let turning = match model.head.filter(|head| *head != model.dims) {
        Some(head) => fill("published.of", &[("part", whole(model.dims)), ("whole", whole(head))]),
        None => whole(model.dims),
    };
    let pairs = whole(model.dims / 2);
    let unturned = row
        .unturned
        .map_or_else(|| "–".to_owned(), |count| fill("published.of", &[("part", whole(count)), ("whole", pairs)]));
    let show = move |_| {
        page.state.params.show_model(Arc::new(model.clone()));
        page.link.commit();
        go_to("board");
    };
    let (repository, path) = row.published.source.split_once(": ").unwrap_or((&row.published.source, ""));
    view! {
        <tr>
            <th scope="row">
                <button type="button" title=text::get("published.show") on:click=show>
                    {model.name.clone()}
                </button>
            </th>
            <td>{significant(model.base, 12)}</td>
            <td>{turning}</td>
            <td>{scaling_words(model)}</td>
            <td>{length(model.trained_for_less())}</td>
            <td>{length(model.used)}</td>
            <td>{significant(row.longest, 4)}</td>
            <td>{unturned}</td>
            <td title=path.to_owned()>{repository.to_owned()}</td>
        </tr>
    }
    .client_only()
}
