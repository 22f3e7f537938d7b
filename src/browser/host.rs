//! Exchanges messages with the page that embeds this page. [`crate::messages`] interprets them; `docs/embedding.md`
//! documents their format.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use phasor_encode::kind;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, ResizeObserver, Window};

use super::clock::{When, schedule};
use super::link::{Link, embedding_window};
use crate::fragment::View;
use crate::messages::{self, HostRequest, KeyNotice, VERSION, Value};
use crate::state::State;

/// The minimum interval between messages about changing values, in milliseconds.
const THROTTLE: u32 = 100;

/// The embedding page.
struct Host {
    state: State,
    link: Link,
    window: Window,
    is_subscribed: Cell<bool>,
    /// Whether a throttled message is scheduled.
    is_due: Cell<bool>,
    /// The fragment in the last message, and whether that message announced further changes.
    last_sent: RefCell<(String, bool)>,
    /// The height in the last message.
    sent_height: Cell<f64>,
}

/// If the page is embedded, starts listening to the embedding page and sends it `phasor:ready`.
pub fn follow(state: State, link: Link) {
    let Some(window) = embedding_window() else { return };
    let host = Rc::new(Host {
        state,
        link,
        window,
        is_subscribed: Cell::new(false),
        is_due: Cell::new(false),
        last_sent: RefCell::new((link.fragment(), false)),
        sent_height: Cell::new(0.0),
    });
    // The listener and the effects live as long as the page.
    let receiver = Rc::clone(&host);
    let listener = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| receiver.receive(&event));
    let _ =
        leptos::prelude::window().add_event_listener_with_callback("message", listener.into_js_value().unchecked_ref());
    let sender = Rc::clone(&host);
    Effect::new(move |before: Option<()>| {
        sender.state.params.requested.track();
        sender.state.settings.track();
        if before.is_some() {
            sender.send_change_soon();
        }
    });
    let sender = Rc::clone(&host);
    Effect::new(move |before: Option<()>| {
        sender.link.track_commits();
        if before.is_some() {
            sender.send_change(false);
        }
    });
    host.send("phasor:ready", &[("version", VERSION.into())]);
    follow_height(&host);
}

fn follow_height(host: &Rc<Host>) {
    let Some(body) = document().body() else { return };
    let sender = Rc::clone(host);
    let resized = Closure::<dyn Fn()>::new(move || sender.send_height());
    // If the browser lacks this observer, the frame keeps the height that the embedding page gave it.
    if let Ok(observer) = ResizeObserver::new(resized.into_js_value().unchecked_ref()) {
        observer.observe(&body);
    }
    let sender = Rc::clone(host);
    Effect::new(move |_| {
        sender.state.settings.track();
        let sender = Rc::clone(&sender);
        // In the next animation frame, when the page is laid out in its new view.
        schedule(When::NextFrame, move || sender.send_height());
    });
}

impl Host {
    fn receive(self: &Rc<Self>, event: &MessageEvent) {
        let message = event.data();
        let kind = field(&message, "type").as_string().filter(|kind| kind.starts_with("phasor:"));
        let is_from_host = event.source().is_some_and(|source| source.loose_eq(self.window.as_ref()));
        // Ignores messages from other senders.
        let Some(kind) = kind.filter(|_| is_from_host) else { return };
        let id = field(&message, "id");
        let origin = event.origin();
        if let Some(host) = self.host_origin().filter(|host| *host != origin) {
            return self.send_error(&messages::origin_error(&host, &origin), &id, &origin);
        }
        let fragment = from_js(&field(&message, "fragment"));
        let parameters = || entries(&field(&message, "parameters"));
        match HostRequest::read(&kind, fragment, parameters) {
            Ok(request) => self.answer(request, &id),
            Err(error) => self.send_error(&error, &id, &origin),
        }
    }

    fn answer(&self, request: HostRequest, id: &JsValue) {
        let now = self.state.linked();
        let mut all_notices = Vec::new();
        let change = match request {
            HostRequest::Open(fragment) => Some(messages::open(&fragment, &now)),
            HostRequest::Set(given) => {
                let (next, number_notices, others) = messages::set(&given, &now);
                all_notices = others;
                Some((next, number_notices))
            }
            HostRequest::Subscribe | HostRequest::Unsubscribe => {
                self.is_subscribed.set(request == HostRequest::Subscribe);
                None
            }
            HostRequest::Get => None,
        };
        if let Some((next, number_notices)) = change {
            all_notices.splice(0..0, messages::number_notices(&number_notices));
            self.link.apply((next, number_notices));
            self.link.commit();
        }
        // So that the embedding page gets no report of its own change.
        *self.last_sent.borrow_mut() = (self.link.fragment(), false);
        let notices: Array = all_notices.iter().map(notice).collect();
        self.send("phasor:parameters", &[("id", id.clone()), ("notices", notices.into())]);
    }

    fn send_change_soon(self: &Rc<Self>) {
        if self.is_subscribed.get() && !self.is_due.replace(true) {
            let host = Rc::clone(self);
            schedule(When::After(THROTTLE), move || {
                host.is_due.set(false);
                host.send_change(true);
            });
        }
    }

    /// Sends a change. `is_moving` announces that further changes may follow immediately.
    fn send_change(&self, is_moving: bool) {
        let now = self.link.fragment();
        let (before, was_moving) = self.last_sent.borrow().clone();
        // After a message with `is_moving`, the same fragment is sent again to announce the end of the change.
        let is_repeated = now == before && (is_moving || !was_moving);
        if is_repeated || !self.is_subscribed.get() {
            return;
        }
        *self.last_sent.borrow_mut() = (now, is_moving);
        self.send("phasor:changed", &[("moving", is_moving.into())]);
    }

    /// Sends the height of the page if it depends on the content, as in an embed; in other views the page fills its
    /// frame.
    fn send_height(&self) {
        let fits_content = self.state.settings.with_untracked(|settings| settings.view == View::Embed);
        let height = document().body().map_or(0.0, |body| body.get_bounding_client_rect().height().ceil());
        if fits_content && height > 0.0 && self.sent_height.replace(height) != height {
            self.post(&message("phasor:height", &[("height", height.into())]), self.host_origin().as_deref());
        }
    }

    /// Sends a message that includes the current state.
    fn send(&self, kind: &str, rest: &[(&str, JsValue)]) {
        let message = message(kind, rest);
        let parameters = Object::new();
        for (key, value) in messages::parameters(&self.state.linked()) {
            set(&parameters, key, &to_js(value));
        }
        set(&message, "fragment", &self.link.fragment().into());
        set(&message, "parameters", &parameters);
        self.post(&message, self.host_origin().as_deref());
    }

    fn send_error(&self, text: &str, id: &JsValue, origin: &str) {
        let error = message("phasor:error", &[("id", id.clone()), ("message", text.into())]);
        // An opaque origin, such as that of a sandboxed page, cannot be a target.
        self.post(&error, Some(origin).filter(|origin| *origin != "null"));
    }

    /// The only origin to exchange messages with, if the link names one.
    fn host_origin(&self) -> Option<String> {
        self.state.settings.with_untracked(|settings| settings.host.clone())
    }

    fn post(&self, message: &Object, origin: Option<&str>) {
        // If the link names an invalid origin, nothing is sent.
        let _ = self.window.post_message(message, origin.unwrap_or("*"));
    }
}

fn message(kind: &str, rest: &[(&str, JsValue)]) -> Object {
    let message = Object::new();
    set(&message, "type", &kind.into());
    // Omits undefined fields.
    for (name, value) in rest.iter().filter(|(_, value)| !value.is_undefined()) {
        set(&message, name, value);
    }
    message
}

fn notice(KeyNotice { key, text }: &KeyNotice) -> JsValue {
    let notice = Object::new();
    set(&notice, "key", &key.as_str().into());
    set(&notice, "text", &text.as_str().into());
    notice.into()
}

fn to_js(value: Value) -> JsValue {
    match value {
        Value::Number(number) => number.into(),
        Value::Text(text) => text.into(),
        Value::Nothing | Value::Other(_) => JsValue::NULL,
    }
}

/// A field of a message; `undefined` if it is missing.
fn field(message: &JsValue, name: &str) -> JsValue {
    Reflect::get(message, &name.into()).unwrap_or_default()
}

fn from_js(value: &JsValue) -> Value {
    if value.is_undefined() || value.is_null() {
        return Value::Nothing;
    }
    let text = || value.as_string().map(Value::Text);
    value.as_f64().map(Value::Number).or_else(text).unwrap_or_else(|| Value::Other(kind(value)))
}

/// The keys and values of an object, or the value if it is not an object.
fn entries(value: &JsValue) -> Result<Vec<(String, Value)>, Value> {
    let is_plain = value.is_object() && !Array::is_array(value);
    let object = value.dyn_ref::<Object>().filter(|_| is_plain).ok_or_else(|| from_js(value))?;
    let keys = Object::keys(object).into_iter().filter_map(|key| key.as_string());
    Ok(keys.map(|key| (key.clone(), from_js(&field(value, &key)))).collect())
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a field of a plain object cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}
