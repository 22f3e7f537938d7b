//! The table of printed numbers next to computed ones, computed in time slices. The filters are local state, which no
//! link contains.

use leptos::prelude::*;

use crate::browser::clock::{SLICE, When, now, schedule};
use crate::browser::dom::go_to;
use crate::claims::{self, HEADINGS, Row, Source, Verdict};
use crate::page::erased::Erase;
use crate::page::{Page, use_page};
use crate::params::Params;
use crate::text;

/// The state of the table. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
struct Table {
    /// The rows computed so far, by heading.
    groups: [RwSignal<Vec<Row>>; HEADINGS.len()],
    /// The verdict filter: an index into [`Verdict::ALL`], plus 1; 0 means any.
    verdict: RwSignal<usize>,
    /// The source filter: an index into [`Source::ALL`], plus 1; 0 means any.
    source: RwSignal<usize>,
    /// The number of rows per verdict.
    summary: RwSignal<String>,
    /// A text with the number of visible rows.
    visible_text: RwSignal<String>,
}

/// The table and its filters.
#[component]
pub(in crate::page) fn ClaimsRows(counts: RwSignal<String>) -> impl IntoView {
    let page = use_page();
    let table = Table {
        groups: [(); HEADINGS.len()].map(|()| RwSignal::new(Vec::new())),
        verdict: RwSignal::new(0),
        source: RwSignal::new(0),
        summary: counts,
        visible_text: RwSignal::new(String::new()),
    };
    table.fill_from(0);
    let head = COLUMNS.map(|column| view! { <th scope="col" role="columnheader">{column_name(column)}</th> });
    let groups = (0..HEADINGS.len()).map(|group| view! { <ClaimGroup group table page /> }.client_only());
    view! {
        <BookFigures page />
        <div class="claims-filters">
            <Filter part="verdict" options=&VERDICTS chosen=table.verdict table />
            <Filter part="source" options=&SOURCES chosen=table.source table />
            <p role="status">{table.visible_text}</p>
        </div>
        <div class="claims-table" tabindex="0" role="group" aria-labelledby="claims-title">
            // Explicit roles: in a narrow viewport, CSS turns the table into blocks, which removes the implicit ones.
            <table role="table">
                <thead role="rowgroup">
                    <tr role="row">{head.collect_view()}</tr>
                </thead>
                {groups.collect_view()}
            </table>
        </div>
    }
}

const COLUMNS: [&str; 6] = ["where", "printed", "kind", "computed", "verdict", "show"];

fn column_name(column: &str) -> &'static str {
    text::get(&format!("claims.{column}"))
}

/// The figures of the book: text key, the chapter whose figures reproduce it, `d_model` and `n_pos`. A figure there that
/// needs other parameters has a button of its own.
const BOOK: [(&str, &str, u32, u32); 4] = [
    ("book.1", "one-clock", 2, 20),
    ("book.2", "many-clocks", 128, 50),
    ("book.3", "telling-positions-apart", 128, 50),
    ("book.4", "choosing-the-wavelengths", 512, 200),
];

/// Buttons that set the parameters of the book's figures.
#[component]
fn BookFigures(page: Page) -> impl IntoView {
    let figure = move |(label, chapter, d_model, n_pos): (&'static str, &'static str, u32, u32)| {
        let show = move |_| {
            page.state.params.open(Params { d_model, n_pos, ..Params::default() });
            page.link.commit();
            go_to(chapter);
        };
        view! {
            <button type="button" on:click=show>
                {text::get(label)}
            </button>
        }
    };
    view! {
        <div class="book-figures" role="group" aria-label=text::get("book.title")>
            <span>{text::get("book.title")}</span>
            {BOOK.map(figure).collect_view()}
        </div>
    }
}

/// The text keys of [`Verdict::ALL`] and [`Source::ALL`], after that of the option “all”.
const VERDICTS: [&str; Verdict::ALL.len() + 1] =
    ["claims.all", "verdict.right", "verdict.limit", "verdict.near", "verdict.part", "verdict.not-so"];
const SOURCES: [&str; Source::ALL.len() + 1] =
    ["claims.all", "source.paper", "source.book", "source.zh", "source.hy", "source.ja", "source.su"];

/// A row filter.
#[component]
fn Filter(
    part: &'static str,
    options: &'static [&'static str],
    chosen: RwSignal<usize>,
    table: Table,
) -> impl IntoView {
    let option = |key: &&'static str| view! { <option>{text::get(key)}</option> };
    view! {
        <label>
            <span>{text::get(&format!("claims.filter.{part}"))}</span>
            // A selection that the browser restores after a reload would not match the visible rows.
            <select
                autocomplete="off"
                on:change:target=move |event| {
                    chosen.set(event.target().selected_index() as usize);
                    table.update_visible_text();
                }
            >
                {options.iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The rows under one heading; the group is hidden if none of its rows is visible.
#[component]
fn ClaimGroup(group: usize, table: Table, page: Page) -> impl IntoView {
    let rows = table.groups[group];
    // Without a filter, a group without rows is one that is not computed yet.
    let is_hidden = move || table.has_filter() && table.count_visible(group) == 0;
    view! {
        <tbody role="rowgroup" hidden=is_hidden>
            <tr role="row">
                <th
                    colspan="6"
                    role="rowheader"
                    scope="rowgroup"
                    inner_html=text::get(&format!("claims.group.{}", HEADINGS[group].0))
                ></th>
            </tr>
            <For each=move || rows.get() key=|row| row.id let:row>
                <ClaimRow row table page />
            </For>
        </tbody>
    }
}

/// A number as printed, as computed, and a button that goes to the figure that shows it.
#[component]
fn ClaimRow(row: Row, table: Table, page: Page) -> impl IntoView {
    let Row { id, cells, verdict, show, .. } = row;
    let show = show.map(|(figure, set)| {
        let open = move |_| {
            page.state.params.change(set);
            page.link.commit();
            go_to(figure);
        };
        view! {
            <button type="button" on:click=open>
                {text::get("claims.show-me")}
            </button>
        }
    });
    let mut columns = COLUMNS.into_iter().map(column_name);
    let cell = |cell| view! { <td role="cell" data-column=columns.next()>{cell}</td> };
    view! {
        <tr id=format!("claim-{id}") role="row" hidden=move || !table.matches_filter(verdict)>
            {cells.map(cell).collect_view()}
            <td role="cell">{show}</td>
        </tr>
    }
}

impl Table {
    /// Computes the rows from this index on, for a time slice per task: the browser lays out the table after each task.
    fn fill_from(self, first: usize) {
        let started_at = now();
        for number in first.. {
            let Some(row) = claims::row(number) else { break };
            self.groups[row.group].update(|rows| rows.push(row));
            if now() - started_at > SLICE {
                schedule(When::After(0), move || self.fill_from(number + 1));
                return;
            }
        }
        self.summary.set(claims::counts(&self.verdicts()));
        self.update_visible_text();
    }

    /// Updates the text with the number of visible rows.
    fn update_visible_text(self) {
        let shown = untrack(|| (0..HEADINGS.len()).map(|group| self.count_visible(group)).sum());
        self.visible_text.set(claims::shown(shown, self.verdicts().len()));
    }

    /// The verdicts of all rows so far.
    fn verdicts(self) -> Vec<Verdict> {
        let verdicts = |rows: RwSignal<Vec<Row>>| rows.get_untracked().into_iter().map(|row| row.verdict);
        self.groups.into_iter().flat_map(verdicts).collect()
    }

    fn has_filter(self) -> bool {
        [self.verdict, self.source].iter().any(|filter| filter.get() != 0)
    }

    fn matches_filter(self, verdict: Verdict) -> bool {
        let chosen = self.verdict.get();
        chosen == 0 || Verdict::ALL[chosen - 1] == verdict
    }

    /// The number of visible rows of a group.
    fn count_visible(self, group: usize) -> usize {
        let source = self.source.get();
        if source != 0 && HEADINGS[group].1 != Source::ALL[source - 1] {
            return 0;
        }
        self.groups[group].with(|rows| rows.iter().filter(|row| self.matches_filter(row.verdict)).count())
    }
}
