//! In the place of chapters, the figures that a link asks for.

use leptos::html::Div;
use leptos::prelude::*;

use crate::browser::dom::focus;
use crate::browser::reorder::Arrangement;
use crate::catalog;
use crate::fragment::View;
use crate::page::use_page;
use crate::text;

/// The place of the figures that a link asks for, in its order, with a button that shows all others.
#[island]
pub fn ChosenFigures() -> impl IntoView {
    let page = use_page();
    let state = page.state;
    let place = NodeRef::<Div>::new();
    let arrangement = StoredValue::new_local(None::<Arrangement>);
    Effect::new(move |before: Option<Option<Vec<&'static str>>>| {
        let (chosen, place) = (state.chosen(), place.get());
        if before.as_ref() != Some(&chosen) {
            arrangement.update_value(|arrangement| match (&chosen, &arrangement, &place) {
                (Some(ids), _, Some(place)) => {
                    let of_page = || Arrangement::of(catalog::ALL.iter().map(|figure| figure.id.to_owned()));
                    arrangement.get_or_insert_with(of_page).show(ids, place);
                    if before.is_some() {
                        // The reader may have been far down on a page that is short now.
                        place.scroll_into_view();
                    }
                }
                (None, Some(arranged), _) => arranged.hide(|_| false),
                _ => {}
            });
        }
        chosen
    });
    let is_hidden = Signal::derive(move || state.chosen().is_none());
    let is_only_part = Signal::derive(move || state.settings.with(|settings| settings.view != View::Page));
    let show_all = move |_| {
        state.settings.update(|settings| settings.figures = Vec::new());
        page.link.commit();
        // The button is about to disappear.
        focus("main");
    };
    view! {
        <section class="chapter chosen" hidden=is_hidden>
            <h2 class="visually-hidden">{text::get("page.figures")}</h2>
            <div class="figures" node_ref=place></div>
            <button type="button" class="all-figures" hidden=is_only_part on:click=show_all>
                {text::get("page.all-figures")}
            </button>
        </section>
    }
}
