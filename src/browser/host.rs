//! Messages between this page and one that frames it; [`crate::messages`] has their rules, `docs/embedding.md` their form.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use phasor_encode::kind;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, ResizeObserver, Window};

use super::clock::{When, later};
use super::link::{Link, framed_by};
use crate::fragment::View;
use crate::messages::{self, Asked, Given, Said, VERSION};
use crate::state::State;

/// Milliseconds between two messages while something moves.
const PACE: u32 = 100;

/// The page around this one.
struct Host {
    state: State,
    link: Link,
    window: Window,
    is_subscribed: Cell<bool>,
    /// Whether a message about what moves is on its way.
    is_due: Cell<bool>,
    /// The fragment that the host was last told, and whether it was told that more is coming.
    told: RefCell<(String, bool)>,
    /// The height that the host was last told.
    height: Cell<f64>,
}

/// If the page is framed, listens to the page around it and says that it does.
pub fn follow(state: State, link: Link) {
    let Some(window) = framed_by() else { return };
    let host = Rc::new(Host {
        state,
        link,
        window,
        is_subscribed: Cell::new(false),
        is_due: Cell::new(false),
        told: RefCell::new((link.fragment(), false)),
        height: Cell::new(0.0),
    });
    // The listener and the effects live as long as the page.
    let heard = Rc::clone(&host);
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| heard.hear(&event));
    let _ =
        leptos::prelude::window().add_event_listener_with_callback("message", listener.into_js_value().unchecked_ref());
    let moved = Rc::clone(&host);
    Effect::new(move |before: Option<()>| {
        moved.state.wanted.track();
        moved.state.settings.track();
        if before.is_some() {
            moved.tell_soon();
        }
    });
    let committed = Rc::clone(&host);
    Effect::new(move |before: Option<()>| {
        committed.link.track_commits();
        if before.is_some() {
            committed.tell_change(false);
        }
    });
    host.tell("phasor:ready", &[("version", VERSION.into())]);
    follow_height(&host);
}

fn follow_height(host: &Rc<Host>) {
    let Some(body) = document().body() else { return };
    let watched = Rc::clone(host);
    let resized = Closure::<dyn Fn()>::new(move || watched.tell_height());
    // A browser without such observers leaves the frame as high as the host made it.
    if let Ok(observer) = ResizeObserver::new(resized.into_js_value().unchecked_ref()) {
        observer.observe(&body);
    }
    let watched = Rc::clone(host);
    Effect::new(move |_| {
        watched.state.settings.track();
        let watched = Rc::clone(&watched);
        // When the page has the form of its view.
        later(When::NextFrame, move || watched.tell_height());
    });
}

impl Host {
    fn hear(self: &Rc<Self>, event: &MessageEvent) {
        let message = event.data();
        let kind = field(&message, "type").as_string().filter(|kind| kind.starts_with("phasor:"));
        let is_host = event.source().is_some_and(|source| source.loose_eq(self.window.as_ref()));
        // Other programs have messages of their own.
        let Some(kind) = kind.filter(|_| is_host) else { return };
        let id = field(&message, "id");
        let origin = event.origin();
        if let Some(host) = self.host().filter(|host| *host != origin) {
            return self.refuse(&messages::unheard(&host, &origin), &id, &origin);
        }
        let fragment = given(&field(&message, "fragment"));
        let parameters = || entries(&field(&message, "parameters"));
        match Asked::read(&kind, fragment, parameters) {
            Ok(asked) => self.answer(asked, &id),
            Err(words) => self.refuse(&words, &id, &origin),
        }
    }

    fn answer(&self, asked: Asked, id: &JsValue) {
        let now = self.state.linked();
        let mut said = Vec::new();
        let change = match asked {
            Asked::Open(fragment) => Some(messages::open(&fragment, &now)),
            Asked::Set(given) => {
                let (next, notices, about_others) = messages::set(&given, &now);
                said = about_others;
                Some((next, notices))
            }
            Asked::Subscribe | Asked::Unsubscribe => {
                self.is_subscribed.set(asked == Asked::Subscribe);
                None
            }
            Asked::Get => None,
        };
        if let Some((next, notices)) = change {
            said.splice(0..0, messages::said_of_numbers(&notices));
            self.link.take((next, notices));
            self.link.commit();
        }
        // What the host did itself it need not be told again.
        *self.told.borrow_mut() = (self.link.fragment(), false);
        let notices: Array = said.iter().map(notice).collect();
        self.tell("phasor:parameters", &[("id", id.clone()), ("notices", notices.into())]);
    }

    fn tell_soon(self: &Rc<Self>) {
        if self.is_subscribed.get() && !self.is_due.replace(true) {
            let host = Rc::clone(self);
            later(When::After(PACE), move || {
                host.is_due.set(false);
                host.tell_change(true);
            });
        }
    }

    /// Tells of a change, after which more may come at once (`is_moving`) or not.
    fn tell_change(&self, is_moving: bool) {
        let now = self.link.fragment();
        let (before, was_moving) = self.told.borrow().clone();
        if !self.is_subscribed.get() || now == before && (is_moving || !was_moving) {
            return;
        }
        *self.told.borrow_mut() = (now, is_moving);
        self.tell("phasor:changed", &[("moving", is_moving.into())]);
    }

    /// Tells how high the page is where it has a height of its own: a slide takes that of its frame.
    fn tell_height(&self) {
        let is_embedded = self.state.settings.with_untracked(|settings| settings.view == View::Embed);
        let height = document().body().map_or(0.0, |body| body.get_bounding_client_rect().height().ceil());
        if is_embedded && height > 0.0 && self.height.replace(height) != height {
            self.post(&message("phasor:height", &[("height", height.into())]), self.host().as_deref());
        }
    }

    /// Says something together with the present state.
    fn tell(&self, kind: &str, rest: &[(&str, JsValue)]) {
        let told = message(kind, rest);
        let parameters = Object::new();
        for (key, value) in messages::parameters(&self.state.linked()) {
            set(&parameters, key, &value_of(value));
        }
        set(&told, "fragment", &self.link.fragment().into());
        set(&told, "parameters", &parameters);
        self.post(&told, self.host().as_deref());
    }

    fn refuse(&self, words: &str, id: &JsValue, origin: &str) {
        let error = message("phasor:error", &[("id", id.clone()), ("message", words.into())]);
        // A page without an origin, such as one in a sandbox, can only be reached by leaving it out.
        self.post(&error, Some(origin).filter(|origin| *origin != "null"));
    }

    /// The one origin that the page talks to, if its link names one.
    fn host(&self) -> Option<String> {
        self.state.settings.with_untracked(|settings| settings.host.clone())
    }

    fn post(&self, message: &Object, origin: Option<&str>) {
        // What the link calls an origin may be none: then nobody is told.
        let _ = self.window.post_message(message, origin.unwrap_or("*"));
    }
}

fn message(kind: &str, rest: &[(&str, JsValue)]) -> Object {
    let message = Object::new();
    set(&message, "type", &kind.into());
    // A field that was not given is left out.
    for (name, value) in rest.iter().filter(|(_, value)| !value.is_undefined()) {
        set(&message, name, value);
    }
    message
}

fn notice(said: &Said) -> JsValue {
    let notice = Object::new();
    set(&notice, "key", &said.key.as_str().into());
    set(&notice, "text", &said.text.as_str().into());
    notice.into()
}

fn value_of(value: Given) -> JsValue {
    match value {
        Given::Number(number) => number.into(),
        Given::Text(text) => text.into(),
        Given::Nothing | Given::Other(_) => JsValue::NULL,
    }
}

/// A field of a message; `undefined` if there is none.
fn field(message: &JsValue, name: &str) -> JsValue {
    Reflect::get(message, &name.into()).unwrap_or_default()
}

fn given(value: &JsValue) -> Given {
    if value.is_undefined() || value.is_null() {
        return Given::Nothing;
    }
    let text = || value.as_string().map(Given::Text);
    value.as_f64().map(Given::Number).or_else(text).unwrap_or_else(|| Given::Other(kind(value)))
}

/// The keys and values of an object, or what came instead.
fn entries(value: &JsValue) -> Result<Vec<(String, Given)>, Given> {
    let is_plain = value.is_object() && !Array::is_array(value);
    let object = value.dyn_ref::<Object>().filter(|_| is_plain).ok_or_else(|| given(value))?;
    let keys = Object::keys(object).into_iter().filter_map(|key| key.as_string());
    Ok(keys.map(|key| (key.clone(), given(&field(value, &key)))).collect())
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a field of a plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}
