//! The panel of numbers that texts print, beside what the core computes. Rows are computed one a task, when a reader
//! opens the panel; how many came out how stands in the page as it is served, and is counted again then. Which rows are
//! shown is the panel's own affair: no link says it.

use leptos::prelude::*;

use super::{Page, go_to, use_page};
use crate::browser::clock::{When, later};
use crate::browser::second_part;
use crate::claims::{self, HEADINGS, Row, Source, Verdict};
use crate::state::Arrival;
use crate::text;

/// What the panel shows. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
struct Panel {
    /// The rows under each heading, as far as they are computed.
    groups: [RwSignal<Vec<Row>>; HEADINGS.len()],
    /// The verdict that a row must have: its place in [`Verdict::ALL`], from 1; 0 means any.
    verdict: RwSignal<usize>,
    /// Likewise the source.
    source: RwSignal<usize>,
    /// How many rows came out how.
    counts: RwSignal<String>,
    /// How many are shown.
    shown: RwSignal<String>,
}

/// The panel, closed and empty at first.
#[component]
pub(super) fn Claims() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let (counts, rules) = served();
    let panel = Panel {
        groups: [(); HEADINGS.len()].map(|()| RwSignal::new(Vec::new())),
        verdict: RwSignal::new(0),
        source: RwSignal::new(0),
        counts: RwSignal::new(counts),
        shown: RwSignal::new(String::new()),
    };
    let is_open = RwSignal::new(false);
    Effect::new(move |begun: Option<bool>| {
        let begins = is_open.get() && state.arrival.get() == Arrival::Here;
        if begins && begun != Some(true) {
            panel.fill_from(0);
        }
        begins || begun == Some(true)
    });
    let open = move |_| {
        is_open.set(true);
        second_part::fetch(state);
    };
    let head = ["where", "printed", "kind", "computed", "verdict", "show"]
        .map(|column| view! { <th scope="col">{text::get(&format!("claims.{column}"))}</th> });
    let groups = (0..HEADINGS.len()).map(|group| view! { <ClaimGroup group panel page /> });
    view! {
        <section class="claims" id="claims">
            <details on:toggle=open>
                <summary>
                    <h2>{text::get("claims.title")}</h2>
                </summary>
                <p class="chapter-lede">{text::get("claims.lede")}</p>
                <p class="claims-counts">{panel.counts}</p>
                <div class="claims-rules" inner_html=rules></div>
                <div class="claims-filters">
                    <Filter part="verdict" options=&VERDICTS chosen=panel.verdict panel />
                    <Filter part="source" options=&SOURCES chosen=panel.source panel />
                    <p role="status">{panel.shown}</p>
                </div>
                <div class="claims-table" tabindex="0" role="group" aria-label=text::get("claims.title")>
                    <table>
                        <thead>
                            <tr>{head.collect_view()}</tr>
                        </thead>
                        {groups.collect_view()}
                    </table>
                </div>
                <p class="cites" inner_html=text::get("claims.cites")></p>
            </details>
        </section>
    }
}

/// What [`Verdict::ALL`] and [`Source::ALL`] are called, after the option of all.
const VERDICTS: [&str; Verdict::ALL.len() + 1] =
    ["claims.all", "verdict.right", "verdict.limit", "verdict.near", "verdict.part", "verdict.not-so"];
const SOURCES: [&str; Source::ALL.len() + 1] =
    ["claims.all", "source.book", "source.zh", "source.hy", "source.ja", "source.su"];

/// The counts and the rules, as the page has them that is served. Where it comes alive they stand there already, and what
/// makes them is no part of the program.
fn served() -> (String, String) {
    if cfg!(target_arch = "wasm32") { (String::new(), String::new()) } else { (claims::counted(), claims::rules()) }
}

/// A choice of which rows are shown.
#[component]
fn Filter(
    part: &'static str,
    options: &'static [&'static str],
    chosen: RwSignal<usize>,
    panel: Panel,
) -> impl IntoView {
    let option = |key: &&'static str| view! { <option>{text::get(key)}</option> };
    view! {
        <label>
            <span>{text::get(&format!("claims.filter.{part}"))}</span>
            // A browser that brings back what was chosen before a reload would say other than is shown.
            <select
                autocomplete="off"
                on:change:target=move |event| {
                    chosen.set(event.target().selected_index() as usize);
                    panel.say();
                }
            >
                {options.iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The rows under one heading, gone with it where none is to be shown.
#[component]
fn ClaimGroup(group: usize, panel: Panel, page: Page) -> impl IntoView {
    let rows = panel.groups[group];
    let is_hidden = move || panel.verdict.get() + panel.source.get() > 0 && panel.shown_in(group) == 0;
    let row = move |row: Row| view! { <ClaimRow row panel page /> };
    view! {
        <tbody hidden=is_hidden>
            <tr>
                <th
                    colspan="6"
                    scope="rowgroup"
                    inner_html=text::get(&format!("claims.group.{}", HEADINGS[group].0))
                ></th>
            </tr>
            {move || rows.get().into_iter().map(row).collect_view()}
        </tbody>
    }
}

/// A number as it is printed, as it is computed, and the way to the figure that shows it.
#[component]
fn ClaimRow(row: Row, panel: Panel, page: Page) -> impl IntoView {
    let Row { id, cells, verdict, show, .. } = row;
    let show = show.map(|(figure, set)| {
        let show = move |_| {
            page.state.change(set);
            page.link.commit();
            go_to(figure);
        };
        view! {
            <button type="button" on:click=show>
                {text::get("claims.show-me")}
            </button>
        }
    });
    view! {
        <tr id=format!("claim-{id}") hidden=move || !panel.asks_for(verdict)>
            {cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}
            <td>{show}</td>
        </tr>
    }
}

impl Panel {
    /// Computes the rows from this one on, one a task.
    fn fill_from(self, number: usize) {
        let Some(claims) = second_part::claims() else { return };
        if let Some(row) = (claims.row)(number) {
            self.groups[row.group].update(|rows| rows.push(row));
            later(When::After(0), move || self.fill_from(number + 1));
            return;
        }
        self.counts.set((claims.counts)(&self.verdicts()));
        self.say();
    }

    /// Says how many rows are shown.
    fn say(self) {
        let shown = untrack(|| (0..HEADINGS.len()).map(|group| self.shown_in(group)).sum());
        if let Some(claims) = second_part::claims() {
            self.shown.set((claims.shown)(shown, self.verdicts().len()));
        }
    }

    /// The verdicts of all rows so far.
    fn verdicts(self) -> Vec<Verdict> {
        let of = |rows: RwSignal<Vec<Row>>| rows.get_untracked().into_iter().map(|row| row.verdict);
        self.groups.into_iter().flat_map(of).collect()
    }

    fn asks_for(self, verdict: Verdict) -> bool {
        let chosen = self.verdict.get();
        chosen == 0 || Verdict::ALL[chosen - 1] == verdict
    }

    /// How many rows of a group are shown.
    fn shown_in(self, group: usize) -> usize {
        let source = self.source.get();
        if source != 0 && HEADINGS[group].1 != Source::ALL[source - 1] {
            return 0;
        }
        self.groups[group].with(|rows| rows.iter().filter(|row| self.asks_for(row.verdict)).count())
    }
}
