//! The report on a model's config: its contents, and the resulting wavelengths as a picture and as numbers.

use std::sync::Arc;

use leptos::prelude::*;

use super::check::property_list;
use super::on_board::OnBoardLink;
use crate::check::rope::{Config, Layer, Positions, figure};
use crate::check::rope_words::{self, LayerReport, Report};
use crate::fragment::{Settings, State as Fragment};
use crate::page::erased::Erase;
use crate::page::sketch_canvas::SketchCanvas;
use crate::state::{State, with_model};
use crate::text::number::{significant, whole};
use crate::text::{self, fill};

/// The report on a config: its numbers as rows, links to the board, sentences, the keys that were not used, the picture, and
/// the wavelengths of all pairs.
pub(super) fn rotary(config: &Config, state: State) -> AnyView {
    let Report { positions, layers, notes, unused, others } = rope_words::report(config);
    let paragraph = |words: String| view! { <p>{words}</p> };
    let layer = |LayerReport { name, rows, sentences }: LayerReport| {
        let name = (!name.is_empty()).then(|| view! { <p class="verdict-head">{name}</p> });
        view! {
            {name}
            {property_list(rows)}
            {sentences.into_iter().map(paragraph).collect_view()}
        }
    };
    let is_rotary = !config.layers.is_empty();
    view! {
        <p class="verdict-head">{positions}</p>
        {layers.into_iter().map(layer).collect_view()}
        {to_board(config, state)}
        {notes.into_iter().map(paragraph).collect_view()}
        {not_used(unused, others)}
        {is_rotary.then(|| picture(config, state))}
        {is_rotary.then(|| numbers(config))}
    }
    .client_only()
}

/// Links that show the model on the board, one for each kind of layer, and the first two kinds as A | B. Of the other
/// kinds of positions, only some have a figure of their own.
fn to_board(config: &Config, state: State) -> AnyView {
    let Fragment { params, settings } = state.linked();
    let with_model = |Layer { name, rope, .. }: &Layer| {
        let own_name = config.name.as_deref().unwrap_or_default();
        with_model(&params, Arc::new(rope.model(&format!("{own_name} {name}"))))
    };
    let layer = |layer: &Layer| {
        let label = match layer.name.as_str() {
            "" => text::get("check.on-board").to_owned(),
            name => fill("check.on-board.of", &[("name", name)]),
        };
        let to = Fragment { params: with_model(layer), settings: settings.clone() };
        view! { <OnBoardLink label to /> }
    };
    let both = if let [a, b, ..] = &config.layers[..] {
        let label = fill("check.on-board.both", &[("a", &a.name), ("b", &b.name)]);
        let settings = Settings { compared: Some(with_model(a)), ..settings.clone() };
        Some(view! { <OnBoardLink label to=Fragment { params: with_model(b), settings } /> })
    } else {
        None
    };
    let own_figure = figure_of(&config.positions).map(|id| {
        let settings = Settings { figures: vec![id], ..settings.clone() };
        let label = text::get("check.on-board").to_owned();
        view! { <OnBoardLink label to=Fragment { params: params.clone(), settings } /> }
    });
    view! {
        {config.layers.iter().map(layer).collect_view()}
        {both}
        {own_figure}
    }
    .client_only()
}

/// The figure about a kind of positions other than rotary embedding.
fn figure_of(positions: &Positions) -> Option<&'static str> {
    match positions {
        Positions::Alibi { .. } => Some("alibi"),
        Positions::Buckets { .. } => Some("compare"),
        _ => None,
    }
}

/// The picture on a canvas that follows theme and size.
fn picture(config: &Config, state: State) -> AnyView {
    let config = config.clone();
    view! {
        <figure class="config-figure">
            <figcaption>{figure::title()}</figcaption>
            <div class="config-plot">
                <SketchCanvas state pad=RwSignal::new(None) scene=move || figure::scene(&config) />
            </div>
        </figure>
    }
    .client_only()
}

/// The keys that were not used: those of rotary embedding with the reason, and all others, collapsed.
fn not_used(unused: Vec<String>, others: Option<(String, String)>) -> AnyView {
    let unused = (!unused.is_empty()).then(|| {
        view! {
            <p class="verdict-head">{text::get("check.rope.unused")}</p>
            <ul class="config-unused">{unused.into_iter().map(|words| view! { <li>{words}</li> }).collect_view()}</ul>
        }
    });
    let others = others.map(|(count, names)| {
        view! {
            <details>
                <summary>{count}</summary>
                <p class="config-others">{names}</p>
            </details>
        }
    });
    view! {
        {unused}
        {others}
    }
    .client_only()
}

/// The wavelengths of all pairs, collapsed.
fn numbers(config: &Config) -> AnyView {
    let tables = config.layers.iter().map(table).collect_view();
    view! {
        <details class="config-numbers">
            <summary>{text::get("check.rope.numbers")}</summary>
            {tables}
        </details>
    }
    .client_only()
}

fn table(Layer { name, rope, .. }: &Layer) -> AnyView {
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
    let label = match name.as_str() {
        "" => text::get("check.rope.table").to_owned(),
        name => fill("check.rope.table.of", &[("name", name)]),
    };
    view! {
        <div class="wavelengths" tabindex="0" role="region" aria-label=label>
            <table>
                <thead>
                    <tr>{head.into_iter().collect_view()}</tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .client_only()
}
