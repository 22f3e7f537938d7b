//! A thumbnail of a figure, without axes and text. It follows the parameters, but is repainted only when idle.

use leptos::html::Canvas;
use leptos::prelude::*;

use super::still::{Still, ViewKind};
use crate::browser::figure_view::FigureView;
use crate::catalog::{self, Figure};
use crate::page::use_page;

/// The thumbnail of the figure with this id, in prose.
#[island]
pub fn Thumb(figure: String) -> impl IntoView {
    catalog::by_id(&figure).map(|figure| view! { <ThumbPlot figure /> })
}

/// The thumbnail.
#[component]
pub(in crate::page) fn ThumbPlot(figure: &'static Figure) -> impl IntoView {
    let page = use_page();
    let element = NodeRef::<Canvas>::new();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        if let Some(view) = FigureView::thumb(figure, page.state, element) {
            page.scheduler.with_value(|scheduler| scheduler.add(view));
        }
    });
    view! {
        <span class="thumb" aria-hidden="true">
            <Still figure view=figure.id.to_owned() kind=ViewKind::Tile />
            <canvas node_ref=element></canvas>
        </span>
    }
}
