//! A figure in a chapter: the picture with its title and controls, and its words: caption, formula, details, sources.

use leptos::prelude::*;
use leptos::tachys::html::InertElement;

use super::markdown::Placed;
use super::use_language;
use crate::catalog::{self, Figure, Searches};
use crate::page::{
    FigureBody, FigureCaption, FigureDetails, FigureFrame, FigureHead, FigureTools, Formula, FrameControls,
    OwnParameters,
};
use crate::params::Params;
use crate::scene::Arrange;
use crate::text;

/// A view of a figure, with separate parameters if `placed` has some.
#[component]
pub(super) fn PlacedFigure(placed: Placed) -> impl IntoView {
    let is_table = placed.is_table();
    let Placed { figure, view, own } = placed;
    match own {
        Some(link) => view! {
            <OwnParameters link>
                <View figure view is_table />
            </OwnParameters>
        }
        .into_any(),
        None => view! { <View figure view is_table=false /> }.into_any(),
    }
}

#[component]
fn View(figure: String, view: String, is_table: bool) -> impl IntoView {
    let language = use_language();
    let catalog_figure = catalog::by_id(&figure).unwrap_or_else(|| panic!("no figure is called {figure}"));
    let (title, notice) = (catalog_figure.title_for(is_table), text::get(&format!("figure.{figure}.notice")));
    let lang = text::fallback_lang(&format!("figure.{figure}.notice"));
    let cites = language.cited(&format!("figure.{figure}.cites"));
    let formula = language.formula(&figure).clone();
    let has_terms = formula.terms().next().is_some();
    let (title_id, link) = (format!("title-{view}"), format!("#{view}"));
    let shape = shape(catalog_figure);
    // What a figure shows in general is said once.
    let notice = (view == figure).then(|| {
        view! {
            <p class="notice" lang=lang dir=lang.map(|_| "ltr")>
                {notice}
            </p>
        }
    });
    view! {
        <FigureFrame figure view shape>
            <div class="picture">
                <div class="figure-head">
                    <h3 id=title_id>
                        <a class="anchor" href=link>
                            {title}
                        </a>
                    </h3>
                    <FigureHead />
                </div>
                <FigureBody>
                    <FrameControls figure=catalog_figure />
                </FigureBody>
            </div>
            <figcaption class="figure-words">
                {notice}
                <FigureCaption />
                <Formula has_terms>{move || InertElement::new(formula.html())}</Formula>
                <details class="more">
                    <summary>{text::get("page.details")}</summary>
                    <FigureDetails />
                    <p class="cites" inner_html=cites></p>
                    <FigureTools />
                </details>
            </figcaption>
        </FigureFrame>
    }
}

/// The CSS classes for the layout of a figure's panels, if that determines the height of the plot: panels with equal
/// aspect need no more height than their width.
///
/// - `dials`: a grid with at least one such panel, or more than two panels, all of them such.
/// - `pair pair-400`: two panels, at least one with equal aspect, side by side if each can be 400 pixels wide.
/// - `two`: any other two panels.
fn shape(figure: &Figure) -> String {
    let scene = figure.drawing().scene(&Params::default(), &mut Searches::default());
    let count = scene.panels.len();
    let equal_aspect = scene.panels.iter().filter(|panel| panel.equal).count();
    match scene.arrange {
        Arrange::Grid if equal_aspect > 0 => "dials".into(),
        Arrange::Flow(_) if equal_aspect == count && count > 2 => "dials".into(),
        Arrange::Flow(min_width) if equal_aspect > 0 && count == 2 => format!("pair pair-{min_width}"),
        _ if count == 2 => "two".into(),
        _ => String::new(),
    }
}
