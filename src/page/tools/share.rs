//! Sharing: the reader chooses the parts of the page to keep, sees a live preview, and gets the link to the result as a
//! link, an iframe, a custom element, a slide and a citation.

use leptos::html::Iframe;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Page;
use super::copyable::Copyable;
use super::options::Options;
use super::qr::LinkCode;
use super::save::downloaded_file;
use super::snippets::SharedView;
use crate::browser::{board_picture, link};
use crate::catalog::{self, BOARD, Figure};
use crate::fragment::{SENTENCE_MAX_LENGTH, State as Fragment, ThemeChoice, View, carryable};
use crate::params::{NUMBERS, ParamId, Params};
use crate::text::{self, fill};

/// The choices of the reader. `Copy`: contains only signal handles.
#[derive(Clone, Copy)]
struct Draft {
    /// The figures on the board, in this order.
    figures: RwSignal<Vec<&'static str>>,
    /// The keys of the controls to hide.
    hidden: RwSignal<Vec<&'static str>>,
    view: RwSignal<View>,
    theme: RwSignal<ThemeChoice>,
    /// Whether the reader's sentence goes into the link.
    has_sentence: RwSignal<bool>,
}

impl Draft {
    /// The initial choices for the current page or, with `figure`, for that figure alone, which is then embedded unless
    /// the page is already a frame or a slide.
    fn new(Fragment { settings, .. }: &Fragment, figure: Option<&'static Figure>) -> Self {
        let view = match (figure, settings.view) {
            (Some(_), View::Page) => View::Embed,
            (_, view) => view,
        };
        Self {
            figures: RwSignal::new(match (figure, &settings.figures[..]) {
                (Some(figure), _) => vec![figure.id],
                (None, []) => BOARD.map(|figure| figure.id).to_vec(),
                (None, board) => board.to_vec(),
            }),
            hidden: RwSignal::new(settings.hidden.clone()),
            view: RwSignal::new(view),
            theme: RwSignal::new(settings.theme),
            has_sentence: RwSignal::new(settings.sentence.is_some()),
        }
    }

    /// `state` with these choices applied; the link encodes the result.
    fn applied_to(self, mut state: Fragment) -> Fragment {
        let settings = &mut state.settings;
        settings.figures = self.figures.get();
        if settings.figures == BOARD.map(|figure| figure.id) {
            settings.figures = Vec::new();
        }
        settings.hidden = self.hidden.get();
        settings.view = self.view.get();
        settings.theme = self.theme.get();
        settings.sentence = None;
        if self.has_sentence.get() {
            state.params.sentence = carryable(&state.params.sentence);
            settings.sentence = Some(state.params.sentence.clone());
        }
        state
    }
}

/// The Share tool.
#[component]
pub(super) fn Share(page: Page, figure: Option<&'static Figure>) -> impl IntoView {
    let state = page.state;
    // A snapshot, so that an animation behind the dialog does not change the link.
    let mut now = Fragment { params: state.params.requested.get_untracked(), settings: state.settings.get_untracked() };
    if figure.is_some() {
        now.settings.tour = None;
    }
    let draft = Draft::new(&now, figure);
    let public = link::public_address();
    // A page opened from disk has no link that others can follow, and no script file for the custom element.
    let is_public = public.is_some();
    let address = public.unwrap_or_else(link::address);
    let sentence = (now.params.sentence != Params::default().sentence).then(|| now.params.sentence.to_string());
    let shared_view = Memo::new(move |_| SharedView { address: address.clone(), shown: draft.applied_to(now.clone()) });
    let announcement = RwSignal::new(String::new());
    let snippet = move |form: fn(&SharedView) -> String| Signal::derive(move || shared_view.with(form));
    let views = [View::Page, View::Embed, View::Slide].into_iter();
    let views = views.zip(["share.view.page", "share.view.embed", "share.view.slide"].map(text::get)).collect();
    let themes = ["param.theme.auto", "param.theme.light", "param.theme.dark"].map(text::get);
    let themes = ThemeChoice::ALL.into_iter().map(|(_, theme)| theme).zip(themes).collect();
    view! {
        <div class="share">
            <Copyable
                id="share-link"
                label="share.link"
                words=snippet(SharedView::link)
                announcement
                is_main=true
            />
            {(!is_public).then(|| view! { <p class="tools-note">{text::get("share.file")}</p> })}
            <div class="share-choices">
                <FigureTicks figures=draft.figures is_open=figure.is_none() />
                <ControlTicks hidden=draft.hidden />
                <Options name="share-view" legend="share.view" options=views chosen=draft.view />
                <Options name="share-theme" legend="param.theme" options=themes chosen=draft.theme />
                {sentence.map(|sentence| view! { <SentenceTick sentence chosen=draft.has_sentence /> })}
            </div>
            <Preview shared_view />
            <LinkCode link=snippet(SharedView::link) announcement />
            <div class="share-forms">
                <Copyable id="share-iframe" label="share.iframe" words=snippet(SharedView::iframe) announcement />
                {is_public.then(|| {
                    let words = snippet(SharedView::component);
                    view! { <Copyable id="share-component" label="share.component" words announcement /> }
                })}
                <Copyable id="share-slide" label="share.slide" words=snippet(SharedView::slide) announcement />
                <Copyable id="share-cited" label="share.citation" words=snippet(SharedView::cited) announcement />
                <Copyable id="share-bibtex" label="share.bibtex" words=snippet(SharedView::bibtex) announcement />
                {figure.is_none().then(|| view! { <BoardPicture page announcement /> })}
            </div>
            <p class="tools-said" role="status">
                {announcement}
            </p>
        </div>
    }
}

/// The board as one picture.
#[component]
fn BoardPicture(page: Page, announcement: RwSignal<String>) -> impl IntoView {
    let save = move |_| {
        let words = format!("{} · {}", text::get("page.title"), page.link.full_address());
        spawn_local(async move {
            let file = board_picture::png(&words).await;
            announcement.set(downloaded_file(file, "phasor-board.png"));
        });
    };
    view! {
        <p class="tools-actions">
            <button type="button" on:click=save>
                {text::get("share.picture")}
            </button>
        </p>
    }
}

/// A preview of the page that the link opens. Each new link replaces the previous one in the history of the frame, so
/// that Back does not step through old links.
#[component]
fn Preview(shared_view: Memo<SharedView>) -> impl IntoView {
    let frame = NodeRef::<Iframe>::new();
    // Returns `Some` once the frame has a link.
    Effect::new(move |before: Option<Option<()>>| {
        let frame = frame.get()?;
        let link = shared_view.with(|shared_view| shared_view.link_at(&link::address()));
        match frame.content_window().filter(|_| before.flatten().is_some()) {
            // If its location cannot be replaced, the frame is reloaded.
            Some(window) => window.location().replace(&link).unwrap_or_else(|_| frame.set_src(&link)),
            None => frame.set_src(&link),
        }
        Some(())
    });
    let is_slide = move || shared_view.with(|shared_view| shared_view.shown.settings.view == View::Slide);
    view! {
        <div class="share-preview">
            <h3 id="share-preview-title">{text::get("share.preview")}</h3>
            <iframe
                aria-labelledby="share-preview-title"
                class:is-slide=is_slide
                allow="fullscreen; clipboard-write"
                node_ref=frame
            ></iframe>
        </div>
    }
}

/// Check boxes for the figures to keep, each with its id.
#[component]
fn FigureTicks(figures: RwSignal<Vec<&'static str>>, is_open: bool) -> impl IntoView {
    let tick = move |figure: &&'static Figure| {
        let id = figure.id;
        let change = move |is_ticked: bool| {
            figures.update(|figures| {
                figures.retain(|known| *known != id);
                if is_ticked {
                    figures.push(id);
                }
            });
        };
        view! {
            <li>
                <label class="option">
                    <input
                        type="checkbox"
                        name="share-figure"
                        value=id
                        prop:checked=move || figures.with(|figures| figures.contains(&id))
                        on:change:target=move |event| change(event.target().checked())
                    />
                    <span>{text::get(&format!("figure.{id}.title"))}</span>
                    <code>{id}</code>
                </label>
            </li>
        }
    };
    let summary = move || {
        figures.with(|figures| match &figures[..] {
            [] => text::get("share.board").to_owned(),
            figures if *figures == BOARD.map(|figure| figure.id) => text::get("share.board").to_owned(),
            [id] => fill("share.one-figure", &[("id", *id)]),
            ids => fill("share.some-figures", &[("count", ids.len().to_string())]),
        })
    };
    view! {
        <details class="share-figures" open=is_open>
            <summary>{summary}</summary>
            <p class="tools-note">{text::get("share.figures-help")}</p>
            <ul>{catalog::ALL.iter().map(tick).collect_view()}</ul>
        </details>
    }
}

/// Check boxes for the controls to keep.
#[component]
fn ControlTicks(hidden: RwSignal<Vec<&'static str>>) -> impl IntoView {
    let numbers = NUMBERS.iter().filter(|number| number.id != ParamId::Seed);
    let tick = move |key: &'static str, name: &'static str| {
        let change = move |is_ticked: bool| {
            hidden.update(|hidden| {
                hidden.retain(|known| *known != key);
                if !is_ticked {
                    hidden.push(key);
                }
            });
        };
        view! {
            <label class="option">
                <input
                    type="checkbox"
                    name="share-control"
                    value=key
                    prop:checked=move || !hidden.with(|hidden| hidden.contains(&key))
                    on:change:target=move |event| change(event.target().checked())
                />
                <span>{text::get(&format!("param.{name}"))}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{text::get("share.controls")}</legend>
            {numbers.map(|number| tick(number.key, number.name)).collect_view()}
        </fieldset>
    }
}

/// A check box that puts the reader's sentence into the link, where others may read it.
#[component]
fn SentenceTick(sentence: String, chosen: RwSignal<bool>) -> impl IntoView {
    let is_truncated = sentence.chars().count() > SENTENCE_MAX_LENGTH;
    view! {
        <label class="option">
            <input
                type="checkbox"
                name="share-sentence"
                prop:checked=chosen
                on:change:target=move |event| chosen.set(event.target().checked())
            />
            <span>{fill("share.sentence", &[("sentence", sentence)])}</span>
        </label>
        {is_truncated
            .then(|| {
                view! { <p class="tools-note">{fill("share.sentence-cut", &[("most", SENTENCE_MAX_LENGTH.to_string())])}</p> }
            })}
    }
}
