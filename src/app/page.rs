//! The state of the page, and the one way to change it.

use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::MediaQueryList;

use super::events::on;
use super::layout;
use super::stage::Stage;
use super::timing::{self, When, later};
use crate::fragment::{Notice, Settings, State, ThemeChoice, View, name_of};
use crate::params::{Choice, Number, Params};

/// Everything that components share. Copied freely: it holds only handles.
#[derive(Clone, Copy)]
pub(super) struct Page {
    /// What the reader asked for.
    wanted: RwSignal<Params>,
    /// What holds now: the wish brought within its ranges.
    pub(super) params: Memo<Params>,
    /// How figures are shown.
    pub(super) settings: RwSignal<Settings>,
    /// What had to be changed in what the reader typed or the link said.
    pub(super) notices: RwSignal<Vec<Notice>>,
    /// The field that somebody types in, and the value that what was typed gave.
    pub(super) typing: RwSignal<Option<(&'static str, f64)>>,
    /// Whether the system asks for dark paper.
    system_dark: RwSignal<bool>,
    stage: StoredValue<Rc<Stage>, LocalStorage>,
    /// When something last changed that the link does not say yet.
    link_outdated: StoredValue<Option<f64>>,
    /// The link as it was last read or written.
    link: StoredValue<String>,
}

/// Milliseconds for which nothing has changed when the link is written, and how long it is late at most. Some browsers
/// refuse more than a hundred links in half a minute, and others load the icon of the page again at each.
const LINK_REST: f64 = 300.0;
const LINK_LATEST: f64 = 2000.0;

/// What the system's wish is asked by.
const DARK: &str = "(prefers-color-scheme: dark)";

/// How much larger type is on a slide.
const SLIDE_TYPE: f64 = 1.7;

impl Page {
    /// Opens the page that the link describes.
    pub(super) fn open() -> Self {
        let wanted = RwSignal::new(Params::default());
        let page = Self {
            wanted,
            params: Memo::new(move |_| wanted.get().within()),
            settings: RwSignal::new(Settings::default()),
            notices: RwSignal::new(Vec::new()),
            typing: RwSignal::new(None),
            system_dark: RwSignal::new(media(DARK).is_some_and(|list| list.matches())),
            stage: StoredValue::new_local(Stage::new()),
            link_outdated: StoredValue::new(None),
            link: StoredValue::new(String::new()),
        };
        page.read_link();
        page.show_settings(&page.settings.get_untracked(), page.system_dark.get_untracked());
        page
    }

    /// Follows the link, the system and the window from now on.
    #[inline(never)]
    pub(super) fn follow(self) {
        on("hashchange", move |_| self.read_link());
        on("beforeprint", move |_| self.stage().paint_now());
        // Zooming and moving to another display change the ratio without changing any size in CSS pixels.
        on("resize", move |_| {
            self.stage().measure_again();
            layout::follow_width();
        });
        if let Some(list) = media(DARK) {
            let watched = list.clone();
            let changed = Closure::<dyn Fn()>::new(move || self.system_dark.set(watched.matches()));
            list.set_onchange(Some(changed.into_js_value().unchecked_ref()));
        }
        Effect::new_isomorphic(move |_| self.show_settings(&self.settings.get(), self.system_dark.get()));
    }

    fn show_settings(&self, settings: &Settings, system_dark: bool) {
        mark_document(settings);
        let stage = self.stage();
        stage.set_type_scale(if settings.view == View::Slide { SLIDE_TYPE } else { 1.0 });
        stage.set_dark(match settings.theme {
            ThemeChoice::Auto => system_dark,
            ThemeChoice::Light => false,
            ThemeChoice::Dark => true,
        });
    }

    /// What holds now, for those who do not follow it.
    pub(super) fn params_now(&self) -> Params {
        self.params.get_untracked()
    }

    pub(super) fn stage(&self) -> Rc<Stage> {
        self.stage.get_value()
    }

    /// Changes the parameters; everything that depends on them follows.
    pub(super) fn change(&self, change: impl FnOnce(&mut Params)) {
        let mut wanted = self.wanted.get_untracked();
        change(&mut wanted);
        if wanted != self.wanted.get_untracked() {
            self.stage().set_params(wanted.within());
            self.wanted.set(wanted);
            self.write_link_soon();
        }
    }

    /// Takes what was typed into a number's field, as far as it can be understood.
    pub(super) fn type_number(&self, number: &'static Number, typed: &str) {
        let outcome = number.parse(typed, &self.params.get_untracked(), read_number);
        let text = match outcome {
            Ok(admitted) => {
                self.change(|params| (number.set)(params, admitted.value));
                admitted.notice
            }
            Err(text) => Some(text),
        };
        self.notices.update(|notices| {
            notices.retain(|notice| notice.name != number.name);
            notices.extend(text.map(|text| Notice { name: number.name, text }));
        });
        self.typing.set(Some((number.name, self.params.with_untracked(number.get))));
    }

    /// Whether this value came from what stands in the field of this name, which is then left alone.
    pub(super) fn is_typed(&self, name: &str, value: f64) -> bool {
        self.typing.get_untracked().is_some_and(|typed| typed == (name, value))
    }

    /// The reader left the field: it may be rewritten.
    pub(super) fn typed_no_more(&self) {
        if self.typing.get_untracked().is_some() {
            self.typing.set(None);
        }
    }

    /// What to say at the field of this name; empty where there is nothing.
    pub(super) fn notice(&self, name: &str) -> String {
        self.notices.with_untracked(|notices| {
            notices.iter().find(|notice| notice.name == name).map(|notice| notice.text.clone()).unwrap_or_default()
        })
    }

    /// Sets a number to a value of its own, as a slider or the cursor does.
    pub(super) fn set_number(&self, number: &'static Number, value: f64) {
        let value = number.admit(value, &self.params.get_untracked()).value;
        self.change(|params| (number.set)(params, value));
        if self.notices.with_untracked(|notices| notices.iter().any(|notice| notice.name == number.name)) {
            self.notices.update(|notices| notices.retain(|notice| notice.name != number.name));
        }
    }

    /// Chooses one of the options of a choice.
    pub(super) fn choose(&self, choice: &'static Choice, option: usize) {
        self.change(|params| (choice.set)(params, option));
    }

    /// Sets light or dark.
    pub(super) fn set_theme(&self, theme: ThemeChoice) {
        self.settings.update(|settings| settings.theme = theme);
        self.write_link_soon();
    }

    /// Forgets what was typed wrong.
    pub(super) fn clear_notices(&self) {
        self.notices.update(Vec::clear);
    }

    fn read_link(&self) {
        let hash = window().location().hash().unwrap_or_default();
        let (mut state, notices) = State::parse(&hash, read_number);
        self.link.set_value(hash);
        // A link says nothing of the sentence: it stays what the reader typed.
        state.params.sentence = self.wanted.with_untracked(|wanted| wanted.sentence.clone());
        self.stage().set_params(state.params.within());
        self.wanted.set(state.params);
        if self.settings.with_untracked(|now| *now != state.settings) {
            self.settings.set(state.settings);
        }
        self.notices.set(notices);
    }

    fn write_link_soon(&self) {
        let now = timing::now();
        if self.link_outdated.get_value().is_none() {
            self.write_link_at(now + LINK_REST, now + LINK_LATEST);
        }
        self.link_outdated.set_value(Some(now));
    }

    fn write_link_at(self, time: f64, latest: f64) {
        later(When::After((time - timing::now()).max(0.0).ceil() as u32), move || {
            let rested = self.link_outdated.get_value().map_or(0.0, |changed| changed + LINK_REST).min(latest);
            if rested > timing::now() {
                return self.write_link_at(rested, latest);
            }
            self.link_outdated.set_value(None);
            self.write_link();
        });
    }

    fn write_link(&self) {
        let hash = || window().location().hash().unwrap_or_default();
        if hash() != self.link.get_value() {
            // The reader went to another link, which is about to be read.
            return;
        }
        let state = State { params: self.wanted.get_untracked(), settings: self.settings.get_untracked() };
        let fragment = state.write();
        let window = window();
        let path = window.location().pathname().unwrap_or_default() + &window.location().search().unwrap_or_default();
        let url = if fragment.is_empty() { path } else { format!("{path}#{fragment}") };
        // A page inside a sandboxed frame may not have a history; it works without.
        if let Ok(history) = window.history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
        }
        self.link.set_value(hash());
    }
}

/// The browser's own reading of a number, which takes no digits for 0.
fn read_number(digits: &str) -> Option<f64> {
    (!digits.is_empty()).then(|| JsValue::from_str(digits).unchecked_into_f64())
}

fn media(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Style follows attributes of the document's root.
fn mark_document(settings: &Settings) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-view", name_of(&View::ALL, settings.view));
        let _ = root.set_attribute("data-theme", name_of(&ThemeChoice::ALL, settings.theme));
    }
}
