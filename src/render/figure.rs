//! A figure as it stands in a chapter: its title, what to notice, its formula and its sources, around what moves.

use leptos::prelude::*;
use leptos::tachys::html::InertElement;

use super::markdown::Placed;
use super::use_language;
use crate::catalog;
use crate::page::{FigureBody, FigureFrame, FigureHead, Formula, FrameControls, OwnParameters};
use crate::text;

/// A view of a figure, with parameters of its own where its place says so.
#[component]
pub(super) fn PlacedFigure(placed: Placed) -> impl IntoView {
    let Placed { figure, view, own } = placed;
    match own {
        Some(link) => view! {
            <OwnParameters link>
                <View figure view />
            </OwnParameters>
        }
        .into_any(),
        None => view! { <View figure view /> }.into_any(),
    }
}

#[component]
fn View(figure: String, view: String) -> impl IntoView {
    let language = use_language();
    let known = catalog::by_id(&figure).unwrap_or_else(|| panic!("no figure is called {figure}"));
    let [title, notice] = ["title", "notice"].map(|part| text::get(&format!("figure.{figure}.{part}")));
    let cites = language.cited(&format!("figure.{figure}.cites"));
    let formula = language.formula(&figure).clone();
    let has_terms = formula.terms().next().is_some();
    let (title_id, link) = (format!("title-{view}"), format!("#{view}"));
    view! {
        <FigureFrame figure view>
            <div class="figure-head">
                <h3 id=title_id>
                    <a class="anchor" href=link>
                        {title}
                    </a>
                </h3>
                <FigureHead />
            </div>
            <div class="notice">
                <p>{notice}</p>
                <Formula has_terms>{move || InertElement::new(formula.html())}</Formula>
            </div>
            <FigureBody>
                <FrameControls figure=known />
            </FigureBody>
            <p class="cites" inner_html=cites></p>
        </FigureFrame>
    }
}
