//! The references of the page: their list, and links to it.

use html_escape::encode_double_quoted_attribute as escaped;

use crate::text::{self, files::entries};

/// The references of the page.
pub(super) struct References {
    title: String,
    /// The label before the citations of a figure.
    cited_label: String,
    /// Id, name, and list entry as HTML.
    list: Vec<[String; 3]>,
}

impl References {
    /// Parses `references.ftl`: messages of the form `reference-<id> = name | authors | title | venue`, optionally
    /// followed by ` | address`.
    pub(super) fn read(source: &str) -> Self {
        let list = entries(source).filter_map(|(id, line)| {
            let id = id.strip_prefix("reference-")?;
            Some(list_entry(id, &line))
        });
        let [title, cited_label] = ["references.title", "references.cited"].map(|key| text::get(key).to_owned());
        Self { title, cited_label, list: list.collect() }
    }

    /// Links to the references in `line`, which has the form `id locator; id locator` (`vaswani-2017 §3.5`). `key`
    /// names the text in the panic message.
    pub(super) fn cited(&self, key: &str, line: &str) -> String {
        let link = |part: &str| {
            let (id, locator) = part.split_once(' ').unwrap_or((part, ""));
            let known = self.list.iter().find(|[known, ..]| known == id);
            let [_, name, _] = known.unwrap_or_else(|| panic!("{key} cites {id}, which is no reference"));
            format!("<a href=\"#ref-{id}\">{}</a>", format!("{name} {}", escaped(locator)).trim())
        };
        format!("{} {}", self.cited_label, line.split("; ").map(link).collect::<Vec<_>>().join(" · "))
    }

    /// The end of the page: the notation and the references. `notation_lang`: the language of the notation, if it is
    /// not that of the page.
    pub(super) fn ending(&self, (notation, title): &(String, String), notation_lang: Option<&str>) -> String {
        let list: String = self.list.iter().map(|[_, _, html]| html.as_str()).collect();
        // Both sections are collapsed. A link to a section, or to a reference in it, opens it.
        let section = |id: &str, title: &str, html: &str, lang: Option<&str>| {
            let lang = lang.map(|lang| format!(" lang=\"{lang}\" dir=\"ltr\"")).unwrap_or_default();
            format!(
                "<details id=\"{id}\"{lang}><summary><h2 id=\"heading-{id}\">{title}</h2></summary>{html}</details>"
            )
        };
        let references_lang = text::fallback_lang("references.title");
        section("notation", title, notation, notation_lang)
            + &section("references", &self.title, &format!("<ul>{list}</ul>"), references_lang)
    }
}

/// A reference: its id, its name, and its list entry as HTML.
fn list_entry(id: &str, line: &str) -> [String; 3] {
    let fields: Vec<String> = line.split(" | ").map(|field| escaped(field).into_owned()).collect();
    let [name, authors, title, venue, rest @ ..] = &fields[..] else { panic!("reference.{id} has too few fields") };
    let title = match title.strip_prefix('[').and_then(|title| title.split_once("] ")) {
        Some((language, title)) => format!("<cite lang=\"{language}\">{title}</cite>"),
        None => format!("<cite>{title}</cite>"),
    };
    let link = rest.first().map(|text| format!(", <a href=\"{}\">{text}</a>", address(text))).unwrap_or_default();
    assert!(rest.len() < 2, "reference.{id} has too many fields");
    let html = format!("<li id=\"ref-{id}\"><strong>{name}</strong> {authors}: {title}. {venue}{link}.</li>");
    [id.to_owned(), name.clone(), html]
}

/// The URL of a reference, from its arXiv number or from an address without `https://`.
fn address(text: &str) -> String {
    text.strip_prefix("arXiv:")
        .map_or_else(|| format!("https://{text}"), |number| format!("https://arxiv.org/abs/{number}"))
}
