//! The languages of the page: the menu of the header, and the links of the document.

use leptos::prelude::*;

use super::language::{FIRST, Language};
use super::use_language;
use crate::text;

/// The menu of the languages in the header.
#[component]
pub(super) fn LanguageMenu() -> impl IntoView {
    let language = use_language();
    (language.all.len() > 1).then(|| {
        view! {
            <details class="languages" name="menu">
                <summary title=text::get("page.languages")>
                    <span class="language-name">{language.name.clone()}</span>
                    <span class="language-code">{language.code.to_uppercase()}</span>
                </summary>
                <nav class="page-menu-sheet" aria-label=text::get("page.languages")>
                    <LanguageLinks />
                </nav>
            </details>
        }
    })
}

/// Links to all languages, each with its name in the language itself. `static/start/language.js` adds the current
/// settings to these links.
#[component]
pub(super) fn LanguageLinks() -> impl IntoView {
    let language = use_language();
    let item = |(code, name): &(String, String)| {
        let current = (*code == language.code).then_some("true");
        view! {
            <li>
                <a href=folder(code) hreflang=code.clone() lang=code.clone() aria-current=current>
                    {name.clone()}
                </a>
            </li>
        }
    };
    view! { <ul class="language-links">{language.all.iter().map(item).collect_view()}</ul> }
}

/// Links to the page in each language (`hreflang`), for search engines and for `static/start/language.js`.
pub(super) fn alternates(language: &Language) -> String {
    let link =
        |code: &str, lang: &str| format!("<link rel=\"alternate\" hreflang=\"{lang}\" href=\"{}\">\n", folder(code));
    let links: String = language.all.iter().map(|(code, _)| link(code, code)).collect();
    links + &link(FIRST, "x-default")
}

/// The folder of a language, relative to the root of the page.
fn folder(code: &str) -> String {
    if code == FIRST { "./".to_owned() } else { format!("./{code}/") }
}
